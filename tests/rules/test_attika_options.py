"""Chapter 10: the options, each of them another reading of an unclear rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from petteia.core.game import Impossible
from petteia.games.attika.game import GAME
from petteia.games.attika.options import OPTIONS
from petteia.games.attika.rules import Attika
from tests.rules.attika_page import PAGE
from tests.rules.attika_table import (
    amphoras,
    discards,
    hand_of,
    legal_moves,
    new_game,
    play,
    refused,
    table,
    ways_to_pay,
)


def with_option(key: str, value: str | None, **said: Any) -> Attika:
    """A table with an option set, or, without a value, with nothing said about it."""
    return table(**said, options={} if value is None else {key: value})


# --- group_connection: when is a group connected? (A-27) ---


def quarry_behind_a_road(value: str | None) -> Attika:
    """All of defence is on the map, but only a road links the quarry to the others."""
    return with_option(
        "group_connection",
        value,
        hand="HMM",
        stored=["quarry"],
        buildings={"1,0": "fortress", "1,-1": "tower", "0,1": "tower", "0,0": "road"},
    )


@pytest.mark.parametrize("value", [None, "group_only"])
def test_option_group_connection_A27_the_group_alone(value: str | None) -> None:
    assert amphoras(play(quarry_behind_a_road(value), "quarry @ -1,0")) == 0


def test_option_group_connection_A27_settlement() -> None:
    assert amphoras(play(quarry_behind_a_road("settlement"), "quarry @ -1,0")) == 1


def test_option_group_connection_A27_settlement_may_link_later_and_two_groups_at_once() -> None:
    """The oracle between them joins silver mine and mint, vineyard and vintner."""
    apart = {"-1,0": "silver_mine", "-1,1": "vineyard", "1,-1": "mint", "1,0": "vintner"}
    said: dict[str, Any] = {"hand": "FH", "stored": ["oracle"], "buildings": apart}
    assert amphoras(play(with_option("group_connection", "settlement", **said), "oracle @ 0,0")) == 2
    assert amphoras(play(with_option("group_connection", "group_only", **said), "oracle @ 0,0")) == 0


# --- amphora_substitute_card_blocks_actions (A-28) ---


def last_mint(value: str | None) -> Attika:
    """The mint completes its group as the first of three builds, and the supply is empty."""
    return with_option(
        "amphora_substitute_card_blocks_actions",
        value,
        stored=["mint", "oracle"],
        buildings={"0,0": "silver_mine"},
        others=[{"amphoras": 15}],
    )


@pytest.mark.parametrize("value", [None, "no"])
def test_option_substitute_card_A28_the_turn_goes_on(value: str | None) -> None:
    state = play(last_mint(value), "mint @ 1,0")
    assert len(hand_of(state)) == 1
    assert (state.actor, state.actions_left) == (0, 2)


def test_option_substitute_card_A28_ends_the_actions() -> None:
    """The two builds left become cards: one card for the group and two for them."""
    state = play(last_mint("yes"), "mint @ 1,0")
    assert len(hand_of(state)) == 1 + 2
    assert state.actor == 1


def test_option_substitute_card_A28_then_amphoras_buy_only_cards() -> None:
    state = with_option(
        "amphora_substitute_card_blocks_actions",
        "yes",
        amphoras=1,
        stored=["mint", "oracle"],
        buildings={"0,0": "silver_mine"},
        others=[{"amphoras": 14}],
    )
    play(state, "mint @ 1,0")
    assert legal_moves(state) == ["amphora card", "end"]
    assert refused(state, "oracle @ -1,0") == "A-13"


def test_option_substitute_card_A28_does_not_matter_while_there_are_amphoras() -> None:
    state = with_option(
        "amphora_substitute_card_blocks_actions",
        "yes",
        stored=["mint", "oracle"],
        buildings={"0,0": "silver_mine"},
    )
    play(state, "mint @ 1,0")
    assert (amphoras(state), state.actions_left) == (1, 2)


# --- reshuffle (A-15) ---


def last_three_cards(value: str | None) -> Attika:
    return with_option("reshuffle", value, deck=3, discards="WFHM", others=[{"cards": 53}])


@pytest.mark.parametrize("value", [None, "when_needed"])
def test_option_reshuffle_A15_when_a_card_is_needed(value: str | None) -> None:
    state = play(last_three_cards(value), "cards")
    assert (len(state.deck), discards(state)) == (0, "WFHM")


def test_option_reshuffle_A15_at_once_when_the_deck_is_empty() -> None:
    state = play(last_three_cards("when_empty"), "cards")
    assert (len(state.deck), discards(state)) == (4, "")


def test_option_reshuffle_A15_without_discards_it_waits_until_a_card_is_needed() -> None:
    state = with_option(
        "reshuffle", "when_empty", deck=3, hand="W", others=[{"cards": 56}], tiles=["21 @ 0,0"]
    )
    play(state, "cards")
    assert (len(state.deck), discards(state)) == (0, "")


# --- unused_actions_give_cards (A-12) ---


def two_unused(value: str | None, **said: Any) -> Attika:
    """One of three builds is used."""
    return with_option("unused_actions_give_cards", value, turn_kind="build", actions_left=2, **said)


@pytest.mark.parametrize("value", [None, "automatic"])
def test_option_unused_actions_A12_the_cards_come_by_themselves(value: str | None) -> None:
    state = play(two_unused(value), "cards")
    assert len(hand_of(state)) == 2
    assert state.actor == 1


def test_option_unused_actions_A12_card_by_card() -> None:
    state = play(two_unused("optional"), "cards")
    assert hand_of(state) == ""
    assert legal_moves(state) == ["take card", "end"]
    play(state, "take card")
    assert len(hand_of(state)) == 1
    play(state, "end")
    assert (len(hand_of(state)), state.actor) == (1, 1)


def test_option_unused_actions_A12_all_of_them() -> None:
    state = play(two_unused("optional"), "cards", "take card", "take card")
    assert (len(hand_of(state)), state.actor) == (2, 1)


def test_option_unused_actions_A12_three_are_due_for_a_turn_without_action() -> None:
    state = with_option("unused_actions_give_cards", "optional")
    play(state, "cards", "take card", "take card")
    assert legal_moves(state) == ["take card", "end"]


def test_option_unused_actions_A12_nothing_but_cards_after_stopping() -> None:
    state = play(two_unused("optional", stored=["well"], hand="WW"), "cards")
    assert refused(state, "well @ 0,0") == "A-13"


def test_option_unused_actions_A12_cards_for_amphoras_come_after_those_due() -> None:
    state = play(two_unused("optional", amphoras=1), "cards")
    assert refused(state, "amphora card") == "A-13"
    play(state, "take card", "take card")
    assert legal_moves(state) == ["amphora card", "end"]


# --- map_symbols_substitute_two_for_one (A-19) ---


def oracle_among_forests(value: str | None, **said: Any) -> Attika:
    """An oracle (FH) in sight of three forests: F is covered, H is lacking, two forests are left over."""
    return with_option(
        "map_symbols_substitute_two_for_one", value, stored=["oracle"], tiles=["11 @ 0,0"], **said
    )


@pytest.mark.parametrize("value", [None, "no"])
def test_option_map_symbols_A19_surplus_is_lost(value: str | None) -> None:
    assert ways_to_pay(oracle_among_forests(value, hand="H"), "oracle @ 0,0") == ["hill"]
    assert refused(oracle_among_forests(value), "oracle @ 0,0") == "A-18"


def test_option_map_symbols_A19_two_surplus_symbols_stand_for_one() -> None:
    assert ways_to_pay(oracle_among_forests("yes", hand="H"), "oracle @ 0,0") == ["nothing"]
    assert ways_to_pay(oracle_among_forests("yes"), "oracle @ 0,0") == ["nothing"]


def test_option_map_symbols_A19_they_never_lower_the_settlement_fee() -> None:
    """Silver mine on the map elsewhere: the oracle founds a second settlement."""
    state = oracle_among_forests("yes", hand="W")
    assert ways_to_pay(state, "oracle @ 0,0") == ["nothing"]
    state = with_option(
        "map_symbols_substitute_two_for_one",
        "yes",
        hand="W",
        stored=["oracle"],
        buildings={"3,1": "silver_mine"},
        tiles=["11 @ 0,0", "20 @ 2,1"],
    )
    assert ways_to_pay(state, "oracle @ 0,0") == ["water"]


def test_option_map_symbols_A19_one_symbol_and_one_card_make_no_pair() -> None:
    """From 1,0 on tile 11 two forests are in sight: one is left over, and one is not enough."""
    assert ways_to_pay(oracle_among_forests("yes", hand="W"), "oracle @ 1,0") == []
    assert ways_to_pay(oracle_among_forests("yes", hand="WW"), "oracle @ 1,0") == ["2 water"]


def test_option_map_symbols_A19_one_may_still_choose_which_symbol_to_pay() -> None:
    """A stadium (FHM) among three forests lacks H and M; the surplus stands for either of them."""
    state = with_option(
        "map_symbols_substitute_two_for_one", "yes", hand="HM", stored=["stadium"], tiles=["11 @ 0,0"]
    )
    assert ways_to_pay(state, "stadium @ 0,0") == ["hill", "mountain"]


# --- full_renounce_needs_zero_actions (A-12) ---


def with_an_amphora(value: str | None) -> Attika:
    return with_option(
        "full_renounce_needs_zero_actions", value, amphoras=1, piles=[[], ["tower", "road", "ship"], [], []]
    )


@pytest.mark.parametrize("value", [None, "yes"])
def test_option_full_renounce_A12_any_action_rules_out_three_cards(value: str | None) -> None:
    state = with_an_amphora(value)
    assert "amphora draw 1" not in legal_moves(state)
    play(state, "draw 1", "store", "cards", "end")
    assert len(hand_of(state)) == 1


def test_option_full_renounce_A12_a_draw_by_amphora_does_not_count() -> None:
    """The amphora buys a draw before the two draws of the turn, and they bring three cards, not two."""
    state = with_an_amphora("no")
    assert "amphora draw 1" in legal_moves(state)
    play(state, "amphora draw 1", "store")
    assert amphoras(state) == 0
    play(state, "cards")
    assert (len(hand_of(state)), state.actor) == (3, 1)


def test_option_full_renounce_A12_one_draw_of_the_turn_itself_rules_them_out() -> None:
    state = play(with_an_amphora("no"), "amphora draw 1", "store", "draw 1", "store", "cards")
    assert len(hand_of(state)) == 1


def test_option_full_renounce_A12_builds_are_not_affected() -> None:
    """An amphora cannot buy a build before the three of the turn."""
    state = with_option(
        "full_renounce_needs_zero_actions", "no", amphoras=1, stored=["tower"], buildings={"0,0": "fortress"}
    )
    play(state, "tower @ 1,0")
    assert (amphoras(state), state.actions_left) == (1, 2)


# --- start_player (A-8) ---


@pytest.mark.parametrize("value", [None, "random"])
def test_option_start_player_A8_by_lot(value: str | None) -> None:
    chosen = {} if value is None else {"start_player": value}
    assert {int(new_game(4, f"{number}", **chosen).actor) for number in range(30)} == {0, 1, 2, 3}


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_option_start_player_A8_a_seat_by_number(seat: int) -> None:
    for number in range(5):
        state = new_game(4, f"{number}", start_player=str(seat))
        assert state.actor == seat - 1
        assert len(hand_of(state, seat - 1)) == 4


def test_option_start_player_A8_it_must_be_a_seat_at_the_table() -> None:
    with pytest.raises(Impossible, match="Player 3 cannot start a game of 2"):
        new_game(2, start_player="3")


# --- all options ---

TESTED: dict[str, Callable[..., object]] = {
    "group_connection": test_option_group_connection_A27_settlement,
    "amphora_substitute_card_blocks_actions": test_option_substitute_card_A28_ends_the_actions,
    "reshuffle": test_option_reshuffle_A15_at_once_when_the_deck_is_empty,
    "unused_actions_give_cards": test_option_unused_actions_A12_card_by_card,
    "map_symbols_substitute_two_for_one": test_option_map_symbols_A19_two_surplus_symbols_stand_for_one,
    "full_renounce_needs_zero_actions": test_option_full_renounce_A12_a_draw_by_amphora_does_not_count,
    "start_player": test_option_start_player_A8_a_seat_by_number,
}


def test_every_option_is_tested_above_and_named_on_the_page() -> None:
    assert list(TESTED) == [option.key for option in OPTIONS]
    for option in OPTIONS:
        assert f"[{option.key}]" in PAGE
        assert f"_{option.rule.replace('-', '')}_" in TESTED[option.key].__name__


def test_an_option_that_is_not_said_has_its_first_value() -> None:
    assert GAME.settings(new_game())[0] == {option.key: option.values[0] for option in OPTIONS}


def test_an_unknown_option_or_value_is_refused() -> None:
    with pytest.raises(Impossible, match="There is no option 'blessing'"):
        new_game(blessing="yes")
    with pytest.raises(Impossible, match="Option reshuffle can be when_needed or when_empty, not 'never'"):
        new_game(reshuffle="never")
