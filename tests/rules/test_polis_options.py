"""Chapter 12: the options, each of them another reading of an unclear rule."""

from __future__ import annotations

from typing import Any

import pytest

from petteia.core.contract import NOBODY
from petteia.core.game import Impossible
from petteia.games.polis.game import GAME
from petteia.games.polis.options import OPTIONS
from petteia.games.polis.rules import Polis
from tests.rules.polis_page import PAGE
from tests.rules.polis_table import (
    ROBERTO,
    SARA,
    TOMMASO,
    awaited,
    city,
    coins,
    covered,
    deck,
    hand,
    history,
    idle_until,
    legal_moves,
    may,
    new_game,
    out_of_game,
    play,
    refused,
    table,
    tokens,
    used,
)


def with_option(key: str, value: str | None, awaited_of: str, **said: Any) -> Polis:
    """A table with an option set, or, without a value, with nothing said about it."""
    return table(awaited_of, **said, options={} if value is None else {key: value})


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_every_option_is_named_by_its_rule_on_the_page(option: Any) -> None:
    section = PAGE[PAGE.index(f"### {option.rule} ") :].split("\n### ")[0]
    assert f"[{option.key}](../rulings.md#{option.ruling.lower()}-" in section


# --- start_player and city_boards; the boards themselves are in chapter 1 ---


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_option_start_player_P1(seat: int) -> None:
    assert new_game(3, start_player=str(seat)).first == seat - 1


def test_option_start_player_P1_must_sit_at_the_table() -> None:
    with pytest.raises(Impossible, match="Player 5 cannot start a game of 4"):
        new_game(4, start_player="5")


def test_option_city_boards_P2() -> None:
    assert awaited(new_game(3)) == "opening"
    assert len(legal_moves(new_game(3, city_boards="dealt"))) == 2
    assert len(legal_moves(new_game(3, city_boards="chosen"))) == 12
    assert len(legal_moves(new_game(3, city_boards="first_game_chosen"))) == 3


# --- extra_card (P-9) ---


def test_option_extra_card_P9_before_drawing() -> None:
    state = table(
        "war", active=ROBERTO, roberto={"city": ["hoplite"]}, options={"extra_card": "before_drawing"}
    )
    play(state, "done")
    assert (state.actor, awaited(state)) == (SARA, "extra")
    play(state, "buy red")
    assert (awaited(state), len(hand(state))) == ("draw", 1)
    play(state, "draw red", "draw blue")
    assert (awaited(state), coins(state)) == ("offer", 15)


# --- own_discount (P-19) ---


@pytest.mark.parametrize(("value", "price"), [(None, 7), ("no", 10), ("yes", 7)])
def test_option_own_discount_P19(value: str | None, price: int) -> None:
    state = with_option("own_discount", value, "develop", hand=["temple_athena"])
    assert coins(play(state, "develop temple athena")) == 20 - price


# --- temple_draw (P-66) ---


def test_option_temple_draw_P66_optional() -> None:
    state = with_option("temple_draw", "optional", "develop", hand=["temple_ares"])
    play(state, "develop temple ares")
    assert legal_moves(state) == ["draw red", "done"]
    assert refused(state, "draw blue") == "P-66"
    assert hand(play(state.clone(), "done")) == []
    top = deck(state, "red")[0]
    assert hand(play(state, "draw red")) == [top]


def test_option_temple_draw_P66_also_for_one_won_in_an_auction() -> None:
    state = with_option("temple_draw", "optional", "offer", hand=["temple_ares", "potter"])
    play(state, "auction temple ares", "bid 5", "pass")
    assert (state.actor, awaited(state)) == (TOMMASO, "visit")
    play(state, "done")
    assert (state.actor, awaited(state)) == (SARA, "offer")


# --- colony_price (P-61) ---


@pytest.mark.parametrize(("value", "price"), [(None, 5), ("paid", 5), ("full", 10)])
def test_option_colony_price_P61_after_an_auction(value: str | None, price: int) -> None:
    state = with_option("colony_price", value, "offer", hand=["colony"], decks={"red": ["hoplite", 9]})
    play(state, "auction colony", "bid 5", "pass", "found")
    assert coins(state, TOMMASO) == 20 - 5 - price


def test_option_colony_price_P61_not_without_the_full_price() -> None:
    state = with_option("colony_price", "full", "offer", hand=["colony"], tommaso={"coins": 14})
    assert city(play(state, "auction colony", "bid 5", "pass"), TOMMASO) == ["colony"]
    assert state.actor == SARA


# --- phidias (P-62) ---


@pytest.mark.parametrize(("value", "emptied"), [(None, SARA), ("active_player", SARA), ("owner", TOMMASO)])
def test_option_phidias_P62_who_loses_the_whole_hand(value: str | None, emptied: int) -> None:
    state = with_option(
        "phidias",
        value,
        "offer",
        hand=["phidias", "potter", "farmer"],
        tommaso={"hand": ["hoplite", "leader"]},
    )
    play(state, "auction phidias", "bid 9", "pass")
    assert hand(state, emptied) == []
    assert state.actor == {SARA: TOMMASO, TOMMASO: SARA}[emptied]


# --- coin_stops_assassin, assassin (P-58) ---


def covered_potter(value: str | None) -> Polis:
    return with_option(
        "coin_stops_assassin",
        value,
        "profit",
        city=["assassin", covered("potter", "culture")],
        tokens=3,
        tommaso={"city": [covered("potter", "culture"), "farmer"]},
    )


@pytest.mark.parametrize("value", [None, "no"])
def test_option_coin_stops_assassin_P58_no(value: str | None) -> None:
    assert may(covered_potter(value), "kill") == ["kill potter of 1", "kill potter of 2", "kill farmer of 2"]


def test_option_coin_stops_assassin_P58_yes_but_not_for_ones_own_cards() -> None:
    state = covered_potter("yes")
    assert may(state, "kill") == ["kill potter of 1", "kill farmer of 2"]
    assert refused(state, "kill potter of 2") == "P-58"


def test_option_assassin_P58_in_the_profit_phase_only() -> None:
    said: dict[str, Any] = {"city": ["assassin"], "tokens": 3, "tommaso": {"city": ["potter"]}}
    assert may(with_option("assassin", "profit_phase", "profit", **said), "kill") == ["kill potter of 2"]
    state = with_option("assassin", "profit_phase", "trade", **said)
    assert refused(state, "kill potter of 2") == "P-58"
    assert may(with_option("assassin", None, "trade", **said), "kill") == ["kill potter of 2"]


# --- tucked_cards (P-48) ---


@pytest.mark.parametrize(
    ("value", "expected"),
    [(None, ["alexander"]), ("out_of_game", ["alexander"]), ("history", ["potter", "alexander"])],
)
def test_option_tucked_cards_P48(value: str | None, expected: list[str]) -> None:
    state = with_option(
        "tucked_cards", value, "war", city=["phalanx"], tommaso={"city": ["alexander"], "tucked": ["potter"]}
    )
    play(state, "attack 2", "destroy alexander")
    assert history(state, TOMMASO) == expected
    assert ("potter" in out_of_game(state)) == (len(expected) == 1)


# --- once_per_game (P-23) ---


@pytest.mark.parametrize(
    ("value", "expected"), [(None, used("plato")), ("stays_used", used("plato")), ("fresh", "plato")]
)
def test_option_once_per_game_P23(value: str | None, expected: object) -> None:
    """Plato, used, is killed by Sara's own Assassin, and Hippocrates brings him back."""
    state = with_option(
        "once_per_game", value, "profit", city=["assassin", used("plato"), "hippocrates"], tokens=3
    )
    play(state, "kill plato of 1", "use hippocrates", "return plato")
    assert city(state)[-1] == expected


# --- hippocrates (P-55) ---


@pytest.mark.parametrize(("value", "drawn"), [(None, 1), ("places", 1), ("quietly", 0)])
def test_option_hippocrates_P55_what_happens_on_placing(value: str | None, drawn: int) -> None:
    state = with_option("hippocrates", value, "profit", city=["hippocrates"], history=["temple_ares"])
    play(state, "use hippocrates", "return temple ares")
    assert (len(hand(state)), city(state)[-1]) == (drawn, "temple_ares")


# --- empty_attack (P-27), protected_statue (P-65) ---


@pytest.mark.parametrize(("value", "allowed"), [(None, True), ("allowed", True), ("forbidden", False)])
def test_option_empty_attack_P27(value: str | None, allowed: bool) -> None:
    state = with_option(
        "empty_attack",
        value,
        "war",
        city=["hoplite"],
        tommaso={"city": [covered("potter", "culture")]},
        roberto={"city": ["potter"]},
    )
    assert ("attack 2" in legal_moves(state)) == allowed
    if not allowed:
        assert refused(state, "attack 2") == "P-27"


@pytest.mark.parametrize(
    ("value", "falls"),
    [(None, "destroy potter"), ("safe", "destroy potter"), ("must_fall", "destroy statue of zeus")],
)
def test_option_protected_statue_P65(value: str | None, falls: str) -> None:
    cards = [covered("statue_of_zeus", "end points"), "potter"]
    state = with_option("protected_statue", value, "war", city=["hoplite"], tommaso={"city": cards})
    assert legal_moves(play(state, "attack 2")) == [falls]


# --- late_end, last_round (P-45) ---


def late(value: str | None) -> Polis:
    state = with_option(
        "late_end",
        value,
        "profit",
        city=["archimedes", "hoplite"],
        hand=["potter"],
        blocked=["green"],
        decks={"red": ["end", "leader", "troy"]},
    )
    return play(state, "use archimedes with potter", "draw red")


@pytest.mark.parametrize("value", [None, "game_ends"])
def test_option_late_end_P45_the_game_ends(value: str | None) -> None:
    assert late(value).actor == NOBODY


def test_option_late_end_P45_the_turn_ends() -> None:
    state = late("turn_ends")
    assert (awaited(state), coins(state)) == ("trade", 22)
    play(state, "done", "done")
    assert state.actor == NOBODY


@pytest.mark.parametrize("value", [None, "unfinished"])
def test_option_last_round_P45_unfinished(value: str | None) -> None:
    state = with_option("last_round", value, "develop", hand=["potter"], blocked=["green", "red"])
    assert play(state, "done").actor == NOBODY


def test_option_last_round_P45_completed_all_have_as_many_turns_each_to_phase_3() -> None:
    state = with_option("last_round", "completed", "develop", hand=["potter"], blocked=["green", "red"])
    play(state, "done")
    assert (state.actor, awaited(state)) == (TOMMASO, "draw")
    idle_until(state, "extra")
    while state.actor == TOMMASO or state.mover == TOMMASO:
        moves = legal_moves(state)
        play(state, next((move for move in ("done", "pass", "drop") if move in moves), moves[0]))
        assert state.phase <= 3
    assert (state.actor, awaited(state)) == (ROBERTO, "draw")
    idle_until(state, "nothing")
    assert state.turn == 3


# --- supply (P-22) ---


@pytest.mark.parametrize(("value", "expected"), [(None, 202), ("unlimited", 202), ("strict", 200)])
def test_option_supply_P22_the_bank_pays_what_it_has(value: str | None, expected: int) -> None:
    """240 coins are in the box, Sara has 199 and the others 20 each: one is left."""
    state = with_option("supply", value, "profit", city=["farmer", "homer"], hand=["potter"], coins=199)
    assert coins(play(state, "income")) == expected


def test_option_supply_P22_tokens_too() -> None:
    said: dict[str, Any] = {"city": ["euclid"], "coins": 60, "tokens": 38}
    state = with_option("supply", "strict", "profit", **said)
    assert refused(state, "use euclid buying 3") == "P-52"
    assert tokens(play(state, "use euclid buying 2")) == 40
    assert tokens(play(with_option("supply", None, "profit", **said), "use euclid buying 3")) == 41


def test_options_are_part_of_a_position() -> None:
    state = new_game(3, phidias="owner")
    assert GAME.position(state)["options"]["phidias"] == "owner"
    assert GAME.settings(state)[0]["phidias"] == "owner"
    with pytest.raises(Impossible, match="phidias can be active_player or owner"):
        new_game(3, phidias="nobody")
