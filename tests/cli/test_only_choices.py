"""What leaves no choice is told and not asked; what somebody decides once and for all is always asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from petteia.cli.saving import SavedGame
from petteia.cli.sitting import Sitting
from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY
from petteia.core.match import Match
from petteia.games import OURS, game_named
from tests.cli.conftest import Call

PLAYERS = 3


def forced_moments(name: str, seed: str) -> list[Match]:
    """Matches at decisions with one answer, from a random game."""
    match, dice, found = Match(game_named(name), PLAYERS, seed), dice_of(seed), []
    while match.state.actor != NOBODY:
        actions = match.state.legal()
        if len(actions) == 1:
            at_hand = Match(match.game, PLAYERS, seed)
            at_hand.state, at_hand.steps = match.state.clone(), list(match.steps)
            found.append(at_hand)
        match.play(actions[dice.below(len(actions))])
    return found


@pytest.mark.parametrize("name", OURS)
def test_an_only_move_is_made_just_when_it_can_be_taken_back(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = left = 0
    for number, match in enumerate(forced_moments(name, "forced")):
        seat, known, before = int(match.state.actor), len(match.steps), match.state.clone()
        sitting = Sitting(match, SavedGame(tmp_path / f"{number}.json"))
        sitting.make_only_moves(seat)
        told = capsys.readouterr().out
        if len(match.steps) == known:
            before.apply(before.legal()[0])
            assert before.actor != seat or before.reveals != match.state.reveals
            left += 1
        else:
            assert match.state.actor == seat
            assert match.state.reveals == before.reveals
            assert match.why_no_undo(seat) is None
            assert told.count("Only one thing can be done") == len(match.steps) - known
            made += 1
    assert made + left > 0
    if name != "attika":
        assert made
    assert left


def test_whoever_takes_back_an_only_move_is_asked(tmp_path: Path) -> None:
    for match in forced_moments("olympos", "taken back"):
        seat, known = int(match.state.actor), len(match.steps)
        sitting = Sitting(match, SavedGame(tmp_path / "game.json"))
        sitting.watching = seat
        sitting.make_only_moves(seat)
        if len(match.steps) > known:
            sitting.undo("")
            steps = len(match.steps)
            sitting.make_only_moves(seat)
            assert len(match.steps) == steps
            return
    raise AssertionError("no move was the only one")


def test_territories_are_condemned_several_at_once_from_one_list(petteia: Call, tmp_path: Path) -> None:
    seed = next(str(seed) for seed in range(50) if game_named("olympos").new(2, str(seed)).actor == 0)
    answer = petteia(
        *("play", "olympos", "--seats", "me,random", "--seed", seed, "--save", tmp_path / "o.json"),
        stdin="condemn macedonia, boeotia, thessaly\nlog\n",
    )
    first = answer.out.partition(">")[0]
    for resource in ("grain", "wood", "stone", "gold"):
        assert f"\n  {resource:<8}" in first
    assert "thessaly*" in first
    assert "Name several at once" in first
    assert "condemns Thessaly" in answer.out
    assert "Still to condemn: 3 wood, 3 stone and 3 gold" in answer.out
