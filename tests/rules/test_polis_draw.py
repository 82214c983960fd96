"""Chapter 2: before phase 1, drawing, the extra card, and End cards (P-7 to P-11, P-50, P-68)."""

from __future__ import annotations

import pytest

from petteia.games.polis.box import COLOURS
from petteia.games.polis.game import GAME
from tests.rules.polis_table import (
    SARA,
    awaited,
    blocked,
    coins,
    deck,
    hand,
    legal_moves,
    may,
    out_of_game,
    play,
    refused,
    table,
    tokens,
    told,
    used,
)

# --- two cards, and an extra one ---


def test_P8_two_cards_from_different_decks() -> None:
    state = table("draw")
    red, blue = deck(state, "red")[0], deck(state, "blue")[0]
    play(state, "draw red")
    assert may(state, "draw") == ["draw green", "draw blue", "draw yellow"]
    assert refused(state, "draw red") == "P-8"
    play(state, "draw blue")
    assert sorted(hand(state)) == sorted([red, blue])
    assert awaited(state) == "extra"


def test_T1_P9_the_extra_card_for_five_coins() -> None:
    """Sara has 24 coins, draws red and green and buys an extra card: 19 coins are left."""
    state = play(table("draw", coins=24), "draw red", "draw green", "buy red")
    assert coins(state) == 19
    assert len(hand(state)) == 3
    assert awaited(state) == "offer"


def test_P9_also_from_a_deck_just_drawn_from_but_only_once() -> None:
    state = play(table("draw", coins=24), "draw red", "draw green")
    assert may(state, "buy") == [f"buy {colour}" for colour in COLOURS]
    play(state, "buy green")
    assert refused(state, "buy green") == "P-12"


def test_P9_the_extra_card_is_decided_after_seeing_the_two() -> None:
    state = play(table("draw"), "draw red", "draw green")
    assert len(GAME.view(state, SARA)["seats"][SARA]["hand"]) == 2
    assert awaited(state) == "extra"
    play(state, "done")
    assert coins(state) == 20


def test_P9_without_five_coins_the_question_is_not_asked() -> None:
    state = play(table("draw", coins=4), "draw red", "draw green")
    assert awaited(state) == "offer"


# --- Aristotle ---


def test_P50_aristotle_buys_the_extra_card_for_two_tokens() -> None:
    state = play(table("draw", city=["aristotle"], tokens=3), "draw red", "draw green")
    play(state, "buy yellow with tokens")
    assert (coins(state), tokens(state)) == (20, 1)
    assert len(hand(state)) == 3
    assert GAME.position(state)["seats"][SARA]["city"] == [used("aristotle")]


def test_P50_instead_of_coins_not_besides() -> None:
    """One extra card a turn, however it is paid."""
    state = play(table("draw", city=["aristotle"], tokens=9), "draw red", "draw green", "buy red")
    assert awaited(state) == "offer"


@pytest.mark.parametrize(("city", "tokens_held"), [(["aristotle"], 1), ([], 5)])
def test_P50_needs_aristotle_and_two_tokens(city: list[str], tokens_held: int) -> None:
    state = play(table("draw", city=city, tokens=tokens_held), "draw red", "draw green")
    assert refused(state, "buy red with tokens") == "P-50"


def test_P50_aristotle_alone_is_enough_to_be_asked() -> None:
    state = play(table("draw", city=["aristotle"], tokens=2, coins=0), "draw red", "draw green")
    assert may(state, "buy") == [f"buy {colour} with tokens" for colour in COLOURS]


# --- End cards ---


def test_T2_P10_an_end_card_is_replaced_and_blocks_its_deck() -> None:
    """Tommaso draws blue and green, and the green one is the End card."""
    state = table("draw", active=1, decks={"green": ["end", "theatre", "agora"]})
    play(state, "draw blue", "draw green")
    assert "theatre" in hand(state, 1)
    assert len(hand(state, 1)) == 2
    assert blocked(state) == ["green"]
    assert deck(state, "green") == ["end", "agora"]


def test_P10_nobody_draws_from_a_blocked_deck() -> None:
    state = table("draw", blocked=["green"])
    assert may(state, "draw") == ["draw red", "draw blue", "draw yellow"]
    assert refused(state, "draw green") == "P-10"
    play(state, "draw red", "draw blue")
    assert "buy green" not in may(state, "buy")
    assert refused(state, "buy green") == "P-10"


def test_P10_an_end_card_met_by_the_extra_card_blocks_too() -> None:
    state = play(table("extra", decks={"red": ["end", "hoplite", "troy"]}), "buy red")
    assert hand(state) == ["hoplite"]
    assert blocked(state) == ["red"]


def test_P11_the_last_card_of_a_deck_is_its_end_card_and_is_turned_up_at_once() -> None:
    state = play(table("draw", decks={"blue": ["potter", "end"]}), "draw blue")
    assert hand(state) == ["potter"]
    assert deck(state, "blue") == ["end"]
    assert blocked(state) == ["blue"]


def test_P11_an_end_card_with_one_card_below_leaves_nothing() -> None:
    state = play(table("draw", decks={"blue": ["end", "potter"]}), "draw blue")
    assert hand(state) == ["potter"]
    assert deck(state, "blue") == ["end"]


def test_P10_everybody_is_told() -> None:
    state = table("draw", decks={"green": ["end", "theatre", "agora"]})
    assert ("polis-log-end-card", "P-10") in [(m.key, rule) for m, rule in told(state, "draw green")]
    for seat in (-1, 0, 1, 2):
        assert GAME.view(state, seat)["decks"]["green"][0] == "end"


# --- the Lighthouse ---


def test_P7_P68_the_lighthouse_looks_at_two_decks_before_the_first_phase() -> None:
    state = table("war", active=2, roberto={"city": ["hoplite"]}, city=["lighthouse"])
    play(state, "done")
    assert (state.actor, awaited(state), state.phase) == (SARA, "look", 0)
    top = deck(state, "red")[0]
    play(state, "look red")
    assert GAME.view(state, SARA)["decks"]["red"][0] == {"card": top, "seen": [SARA]}
    assert may(state, "look") == ["look green", "look blue", "look yellow"]
    play(state, "look blue")
    assert (awaited(state), state.phase) == ("draw", 1)
    assert deck(state, "red")[0] == top


def test_P68_only_the_owner_sees_the_cards() -> None:
    state = table("look", city=["lighthouse"])
    state.journal = []
    play(state, "look red")
    assert [(event.key, event.audience) for event in state.journal] == [
        ("polis-log-looks", -1),
        ("polis-log-looked", SARA),
    ]
    assert isinstance(GAME.view(state, 1)["decks"]["red"], int)


def test_P68_it_may_meet_an_end_card_which_stays_where_it_is() -> None:
    state = play(table("look", city=["lighthouse"], decks={"red": ["end", "hoplite", "troy"]}), "look red")
    assert deck(state, "red") == ["end", "hoplite", "troy"]
    assert blocked(state) == []


def test_P68_a_blocked_deck_has_nothing_to_look_at() -> None:
    state = table("look", city=["lighthouse"], blocked=["red"])
    assert may(state, "look") == ["look green", "look blue", "look yellow"]
    assert refused(state, "look red") == "P-10"


def test_P68_one_need_not_look() -> None:
    assert awaited(play(table("look", city=["lighthouse"]), "done")) == "draw"


def test_P7_without_the_lighthouse_the_turn_begins_with_drawing() -> None:
    state = table("war", active=2, roberto={"city": ["hoplite"]})
    play(state, "done")
    assert (state.actor, awaited(state)) == (SARA, "draw")
    assert legal_moves(state) == [f"draw {colour}" for colour in COLOURS]


def test_P10_cards_below_an_end_card_never_come_into_play() -> None:
    state = play(table("draw", decks={"green": ["end", "theatre", "agora"]}), "draw green")
    assert "agora" not in out_of_game(state) + hand(state)
    assert deck(state, "green") == ["end", "agora"]
