"""Random games of Attika: what is peculiar to them. What holds for every game is in test_every_game.py."""

from __future__ import annotations

from collections import Counter

import pytest

from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY
from petteia.games.attika.rules import Attika
from petteia.games.attika.state import STALEMATE
from tests.properties.attika_checks import ATTIKA
from tests.properties.random_games import Setting, check_round_trip, play_on


@pytest.mark.parametrize("setting", ATTIKA.all_settings(), ids=str)
def test_a_game_in_which_nobody_wants_anything_ends(setting: Setting[Attika]) -> None:
    """The last of the legal actions is to stop, or to end the turn, or whatever comes nearest to it."""
    state = setting.new("idle")
    for _ in range(200):
        if state.actor == NOBODY:
            break
        state.apply(state.legal()[-1])
    assert state.ending == STALEMATE
    ATTIKA.check_end(state)


@pytest.mark.slow
def test_positions_of_rare_moments_round_trip() -> None:
    """A card in place of an amphora that ends the actions, cards that are due, a quiet table."""
    options = {"amphora_substitute_card_blocks_actions": "yes", "unused_actions_give_cards": "optional"}
    setting = ATTIKA.setting(3, {"group_connection": "settlement", **options}, "scarce")
    seen: Counter[str] = Counter()
    for seed in range(8):
        state, dice = setting.new(f"rare {seed}"), dice_of(f"rare {seed}")
        for actions in play_on(state, dice):
            rare = [name for name in ("cards_only", "cards_due", "quiet_turns") if getattr(state, name)]
            if any(seen[name] < 20 for name in rare):
                seen.update(rare)
                check_round_trip(setting, state, actions[dice.below(len(actions))])
    assert min(seen[name] for name in ("cards_only", "cards_due", "quiet_turns")) > 3, seen
