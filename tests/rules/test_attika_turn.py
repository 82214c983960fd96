"""Chapter 2: the turn. Draw or build, and take cards for what is left (A-9 to A-15)."""

from __future__ import annotations

from typing import Any

import pytest

from petteia.games.attika.game import GAME
from petteia.games.attika.rules import Attika
from tests.rules.attika_table import (
    built,
    discards,
    hand_of,
    legal_moves,
    play,
    price,
    refused,
    sites,
    stored,
    table,
)

# A harbour and a fortress on the map make ships and towers free beside them.
FORTRESS_AND_HARBOUR = {"0,0": "fortress", "-1,0": "harbour"}


def three_free_builds(**said: Any) -> Attika:
    return table(buildings=FORTRESS_AND_HARBOUR, stored=["tower", "tower", "ship", "ship"], **said)


def short_piles(**said: Any) -> Attika:
    """Piles whose buildings are known; everything else is stored."""
    return table(piles=[["well", "quarry"], ["tower", "road", "ship"], ["mill"], []], **said)


# --- draw or build ---


def test_A9_turns_go_round_clockwise() -> None:
    state = table(others=[{}, {}])
    for seat in (0, 1, 2, 0):
        assert state.actor == seat
        play(state, "cards")


def test_A9_one_draws_up_to_two_times() -> None:
    state = play(short_piles(), "draw 1", "store", "draw 1", "store")
    assert state.actor == 1


def test_A9_or_builds_up_to_three_times() -> None:
    state = play(three_free_builds(), "tower @ 1,0", "tower @ 0,1", "ship @ -1,1")
    assert state.actor == 1


def test_A9_who_has_drawn_does_not_build() -> None:
    state = play(three_free_builds(), "draw 1", "store")
    assert refused(state, "ship @ -1,1") == "A-9"
    assert sites(state, "ship") == []


def test_A9_who_has_built_does_not_draw() -> None:
    state = play(three_free_builds(), "tower @ 1,0")
    assert refused(state, "draw main") == "A-9"
    assert not any(move.startswith("draw") for move in legal_moves(state))


def test_A9_one_decides_step_by_step() -> None:
    """After each action the player may go on or stop, whatever the action brought."""
    state = play(short_piles(), "draw 1", "store")
    assert legal_moves(state) == ["draw main", "draw 1", "draw 2", "cards"]
    state = play(three_free_builds(), "tower @ 1,0")
    assert {"tower @ 0,1", "ship @ -1,1", "cards"} <= set(legal_moves(state))


def test_A9_one_can_build_only_what_one_can_pay_for() -> None:
    """A silver mine costs three mountains; on this ground no mountain helps."""
    assert sites(table(hand="MM", stored=["silver_mine"]), "silver mine") == []
    assert "0,0" in sites(table(hand="MMM", stored=["silver_mine"]), "silver mine")


def test_A9_a_turn_without_any_action_is_always_allowed() -> None:
    nothing_to_do = table(piles=[[], [], [], []])
    assert legal_moves(nothing_to_do) == ["cards"]


def test_example_41_A9_all_piles_empty() -> None:
    """All piles empty: a draw turn is not offered; three cards are still legal."""
    state = table(piles=[[], [], [], []])
    for pile in ("main", "1", "2", "3"):
        assert refused(state, f"draw {pile}") == "A-10"
    play(state, "cards")
    assert len(hand_of(state)) == 3


# --- drawing ---


def test_A10_one_takes_the_top_building_of_any_pile_and_looks_at_it() -> None:
    state = play(short_piles(), "draw main")
    assert GAME.position(state)["drawn"] == {"pile": 0, "building": "well"}
    state = play(short_piles(), "draw 2")
    assert GAME.position(state)["drawn"] == {"pile": 2, "building": "mill"}


def test_A10_both_draws_may_come_from_the_same_pile() -> None:
    state = play(table(piles=[[], ["tower", "road", "ship"], [], []]), "draw 1", "store", "draw 1")
    assert GAME.position(state)["drawn"] == {"pile": 1, "building": "road"}


@pytest.mark.parametrize("pile", ["main", "1", "2", "3"])
def test_A10_every_pile_may_be_chosen_until_it_is_empty(pile: str) -> None:
    state = table(piles=[["well"], ["tower"], ["mill"], ["road"]])
    assert f"draw {pile}" in legal_moves(state)
    play(state, f"draw {pile}", "store", "tile @ 2,1 turned 0")
    assert refused(state, f"draw {pile}") == "A-10"


def test_A10_a_drawn_building_is_built_at_once_for_its_usual_cost() -> None:
    """A tower costs HHM, and no hill or mountain is in sight; it is one of two draws, and no build."""
    state = table(hand="HHM", piles=[[], ["tower", "road", "ship"], [], []])
    play(state, "draw 1")
    assert price(state, "tower @ 0,0") == "2 hill, mountain"
    play(state, "tower @ 0,0")
    assert built(state) == {"0,0": "tower"}
    assert hand_of(state) == ""
    assert legal_moves(state) == ["draw 1", "cards"]


def test_A10_or_it_goes_to_the_player_board() -> None:
    state = table(stored=["well"])
    play(state, "draw 1")
    drawn = GAME.position(state)["drawn"]["building"]
    play(state, "store")
    assert sorted(stored(state)) == sorted(["well", drawn])


def test_A10_nothing_but_the_drawn_building_can_be_built_then() -> None:
    state = three_free_builds(
        awaited="drawn", turn_kind="draw", actions_left=1, drawn={"pile": 1, "building": "road"}
    )
    assert refused(state, "tower @ 1,0") == "A-10"
    assert refused(state, "draw 1") == "A-10"
    assert refused(state, "cards") == "A-10"


def test_example_40_A10_a_stored_building_waits_for_a_build_turn() -> None:
    """A building is drawn, stored, and cannot be built in the same turn."""
    state = table(buildings={"0,0": "fortress"}, piles=[[], ["tower", "road", "ship"], [], []])
    play(state, "draw 1", "store")
    assert "tower" in stored(state)
    assert refused(state, "tower @ 1,0") == "A-9"
    play(state, "cards", "cards")
    assert "1,0" in sites(state, "tower")


# --- building ---


def test_A11_one_takes_any_building_from_the_player_board_pays_and_places_it() -> None:
    """A well costs two water, and no water is in sight."""
    state = table(hand="WWF", stored=["oracle", "well"])
    play(state, "well @ 0,0")
    assert stored(state) == ["oracle"]
    assert built(state) == {"0,0": "well"}
    assert hand_of(state) == "F"


def test_A11_a_building_that_is_not_on_the_player_board_cannot_be_built() -> None:
    assert refused(table(hand="HHHHMMMM", stored=["oracle"]), "tower @ 0,0") == "A-11"


# --- cards for unused actions ---


def test_example_21_A12_each_unused_action_is_one_card() -> None:
    """Build turn: one fortress, then stop: two cards. Draw turn: one draw, then stop: one card."""
    state = table(hand="HMMM", stored=["fortress"])
    play(state, "fortress @ 0,0", "cards")
    assert len(hand_of(state)) == 2
    assert state.actor == 1

    state = play(short_piles(), "draw 1", "store", "cards")
    assert len(hand_of(state)) == 1
    assert state.actor == 1


def test_A12_the_example_of_sparta() -> None:
    """Sparta builds a fortress and takes two cards in place of two more buildings."""
    state = table(hand="HM", stored=["fortress", "oracle", "market"], tiles=["16 @ 0,0"])
    play(state, "fortress @ 0,0", "cards")
    assert len(hand_of(state)) == 2


def test_example_22_A12_no_action_at_all_brings_three_cards() -> None:
    """No action: three cards."""
    state = play(table(), "cards")
    assert len(hand_of(state)) == 3
    assert state.actor == 1


def test_A12_two_builds_and_stop_bring_one_card() -> None:
    state = play(three_free_builds(), "tower @ 1,0", "tower @ 0,1", "cards")
    assert len(hand_of(state)) == 1


def test_A12_after_the_very_last_building_the_second_draw_becomes_a_card() -> None:
    state = play(table(piles=[[], [], [], ["mill"]]), "draw 3", "store", "tile @ 2,1 turned 0")
    assert legal_moves(state) == ["cards"]
    play(state, "cards")
    assert len(hand_of(state)) == 1


def test_A12_there_are_no_cards_when_no_action_is_unused() -> None:
    """With an amphora left the turn is still on after three builds, but no card is due."""
    state = play(three_free_builds(amphoras=1), "tower @ 1,0", "tower @ 0,1", "ship @ -1,1")
    assert refused(state, "cards") == "A-12"


def test_A13_after_a_card_one_can_neither_draw_nor_build() -> None:
    """The amphora keeps the turn open, and all it can still buy is a card."""
    state = play(three_free_builds(amphoras=1), "cards")
    assert legal_moves(state) == ["amphora card", "end"]
    assert refused(state, "draw 1") == "A-13"
    assert refused(state, "tower @ 1,0") == "A-13"


def test_A13_cards_for_unused_actions_come_before_those_for_amphoras() -> None:
    assert refused(three_free_builds(amphoras=1), "amphora card") == "A-13"


def test_A14_there_is_no_limit_to_the_hand() -> None:
    state = play(table(hand="W" * 14 + "F" * 14 + "H" * 14 + "M" * 15), "cards")
    assert hand_of(state) == "W" * 15 + "F" * 15 + "H" * 15 + "M" * 15


# --- the deck runs out ---


def test_example_34_A15_the_discards_become_the_deck() -> None:
    """Deck 1, discards 5, take 3: shuffle once; then deck 3, discards 0."""
    state = table(deck=1, discards="WWFHM", others=[{"cards": 54}])
    state.journal = []
    play(state, "cards")
    assert len(hand_of(state)) == 3
    assert len(state.deck) == 3
    assert discards(state) == ""
    assert [event.key for event in state.journal].count("attika-log-reshuffle") == 1


def test_example_35_A15_no_card_is_left_anywhere() -> None:
    """Deck 0, discards 0, take 3: takes none, and the turn ends."""
    state = play(table(deck=0, others=[{"cards": 60}]), "cards")
    assert hand_of(state) == ""
    assert state.actor == 1


def test_A15_one_gets_fewer_cards_when_the_others_are_in_hands() -> None:
    state = play(table(deck=1, discards="H", others=[{"cards": 58}]), "cards")
    assert len(hand_of(state)) == 2


def test_A15_nothing_is_shuffled_before_a_card_is_needed() -> None:
    state = play(table(deck=3, discards="WFHM", others=[{"cards": 53}]), "cards")
    assert discards(state) == "WFHM"
    assert len(state.deck) == 0


def test_A15_the_new_deck_is_shuffled() -> None:
    """The order of the new deck does not come from the order in which cards were paid."""
    decks = set()
    for seed in ("one", "two", "three"):
        state = table(deck=0, discards="WWWWWFFFFFHHHHHMMMMM", others=[{"cards": 40}], seed=seed)
        decks.add(GAME.position(play(state, "cards"))["deck"])
    assert len(decks) == 3
