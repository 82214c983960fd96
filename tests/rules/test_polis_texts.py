"""The table of texts: every row has all that it needs, and with one row more there is one text more.

Sappho of the exercise is in no box of ours: once a turn a card of the hand leaves the game for three coins.
She comes as docs/extending.md says: a row, a card in a components file, and one function.
"""

from __future__ import annotations

import pytest

from petteia.bots import bot_named
from petteia.core.chance import dice_of
from petteia.core.components import BadComponents
from petteia.core.contract import NOBODY
from petteia.core.message import Argument, Message, SeatName, Term
from petteia.games.polis import chronicle, effects
from petteia.games.polis.bank import gain_coins
from petteia.games.polis.box import default_components, load_box
from petteia.games.polis.effects import EFFECTS, UNUSED, WITH_CARD, Effect, number_of
from petteia.games.polis.game import GAME
from petteia.games.polis.memory import leave_hand_unseen
from petteia.games.polis.moves import UseWithCard
from petteia.games.polis.placing import WHEN_PLACED
from petteia.games.polis.profit import move_forward
from petteia.games.polis.state import sorted_in
from petteia.games.polis.texts import USED
from petteia.games.polis.turn import Turn
from tests.rules.polis_page import PAGE, rule_ids
from tests.rules.polis_table import (
    SARA,
    TOMMASO,
    assert_nothing_is_lost,
    city,
    coins,
    hand,
    may,
    out_of_game,
    play,
    refusal,
    refused,
    table,
    told,
    used,
)

# --- the rows -------------------------------------------------------------------------------------------


def test_every_text_that_does_something_has_its_function() -> None:
    assert set(USED) == {name for name, text in EFFECTS.items() if text.how != UNUSED}
    assert set(WHEN_PLACED) == {name for name, text in EFFECTS.items() if text.moment == "placed"}


def test_every_text_has_its_rule_and_those_that_are_used_their_words() -> None:
    for text in EFFECTS.values():
        assert {text.rule, text.rule_if_paid} <= set(rule_ids()), text.name
        assert bool(text.do) == (text.how != UNUSED), text.name


def test_chapters_ask_for_texts_by_their_places_in_the_table() -> None:
    named = ["alexander", "aristotle", "assassin", "corinth_canal", "captain", "diogenes", "euclid"]
    numbers = [effects.ALEXANDER, effects.ARISTOTLES, effects.ASSASSIN, effects.CANAL, effects.CAPTAIN]
    numbers += [effects.DIOGENES, effects.EUCLID]
    assert [number_of(name) for name in named] == numbers
    assert number_of("harbour") == effects.HARBOUR
    assert number_of("lighthouse") == effects.LIGHTHOUSE
    assert number_of("statue_of_zeus") == effects.STATUE
    assert number_of("none") == effects.NO_EFFECT


def test_the_box_tells_where_to_read_about_a_card_and_when_its_text_works() -> None:
    cards = {card["id"]: card for card in GAME.facts()["card"]}
    told_of = {name: (card.get("rule"), card.get("moment")) for name, card in cards.items()}
    assert told_of["homer"] == ("P-56", "profit")
    assert told_of["archimedes"] == ("P-49", "profit")
    assert told_of["priestess"] == ("P-64", "profit")
    assert told_of["lighthouse"] == ("P-68", "before")
    assert told_of["temple_ares"] == ("P-66", "placed")
    assert told_of["mercenary"] == ("P-57", "war")
    assert told_of["troy"] == ("P-67", "war")
    assert told_of["potter"] == ("P-31", None), "It has no text but a Culture symbol."
    for name, card in cards.items():
        heading = f"### {card['rule']} {card['name']}\n"
        assert heading in PAGE or card["rule"] == "P-66" or not card.get("moment"), name


# --- one row more ---------------------------------------------------------------------------------------

SAPPHO = Effect(
    "sappho",
    "P-22",
    "profit",
    facts=["coins"],
    how=WITH_CARD,
    do={"polis-do-sappho": ["card", "coins"]},
    log={"polis-log-sappho": ["player", "back", "coins"]},
    worth_a_turn=0.3,
)
CARD = """
[[card]]
id = "sappho"
name = "Sappho"
colour = "blue"
copies = 3
tags = ["person"]
symbols = [{ kind = "culture", ring = true, source = "reconstructed" }]
effect = "sappho"
uses = "once_per_turn"
coins = 3
source = "reconstructed"
"""


def sing(state: Turn, slot: int, kind: int) -> None:
    seat = state.mover
    text = move_forward(state, slot)
    state.boxed = sorted_in(state.boxed, leave_hand_unseen(state, seat, kind))
    earned = gain_coins(state, seat, state.box.coins[text])
    state.note("polis-log-sappho", [seat, state.box.colours[kind], earned])
    state.go_on_profiting()


def with_sappho() -> str:
    """Our box with her in place of the Potter."""
    before, potter = default_components().split('[[card]]\nid = "potter"')
    return before + CARD + "\n[[card]]" + potter.split("[[card]]", 1)[1]


@pytest.fixture
def sappho(monkeypatch: pytest.MonkeyPatch) -> str:
    """The row, the function and the card; what is made of all rows when the program starts is made anew."""
    monkeypatch.setitem(EFFECTS, "sappho", SAPPHO)
    monkeypatch.setitem(USED, "sappho", sing)
    monkeypatch.setattr(chronicle, "ENTRIES", {**chronicle.ENTRIES, **chronicle.entries_of(SAPPHO)})
    return with_sappho()


def test_without_its_row_a_text_is_not_known() -> None:
    with pytest.raises(BadComponents, match="`effect` must be one of alexander"):
        load_box(with_sappho() + "# a text of which no box is kept")


def test_a_new_text_is_played(sappho: str) -> None:
    state = table(city=["sappho", "homer"], hand=["farmer", "hoplite"], components=sappho)
    assert may(state, "use")[:2] == ["use sappho with hoplite", "use sappho with farmer"]
    assert GAME.move(state, state.legal()[1]) == UseWithCard(0, "hoplite")
    play(state, "use sappho with farmer")
    assert (hand(state), coins(state)) == (["hoplite"], 23)
    assert out_of_game(state) == ["farmer"]
    assert city(state) == [used("sappho"), "homer"]
    assert refused(state, "use sappho with hoplite") == "P-23"


def test_a_new_text_is_told(sappho: str) -> None:
    state = table(city=["sappho"], hand=["farmer"], components=sappho)
    move = UseWithCard(0, "farmer")
    farmer = Term("polis-card-farmer")
    assert GAME.describe(state, move) == Message("polis-do-sappho", {"card": farmer, "coins": 3})
    assert GAME.price(state, move) == [Message("polis-price-brings", {"coins": 3})]
    assert GAME.move_for(state, move, TOMMASO) == UseWithCard(0, "blue")
    assert refusal(state, "use sappho with hoplite").message.key == "polis-no-hand"
    (message, rule), *_ = told(state, "use sappho with farmer")
    arguments: dict[str, Argument] = {"player": SeatName(SARA), "card": Term("polis-some-blue"), "coins": 3}
    assert (message, rule) == (Message("polis-log-sappho", arguments), "P-22")


def test_a_new_text_says_which_facts_it_needs(sappho: str) -> None:
    with pytest.raises(BadComponents) as caught:
        load_box(
            sappho.replace(
                'uses = "once_per_turn"\ncoins = 3\nsource', 'uses = "once_per_turn"\nlooks = 3\nsource', 1
            )
        )
    assert str(caught.value) == "`sappho`: `coins` is needed here. `sappho`: `looks` has no use here."


def test_bots_play_whole_games_with_a_new_text(sappho: str) -> None:
    """From what each seat knows, so this goes through views and samples too."""
    state = GAME.new(3, "with Sappho", components=sappho)
    state.journal = []
    bots, dice = [bot_named(name) for name in ("greedy", "random", "random")], dice_of("Sappho")
    while state.actor != NOBODY:
        known = GAME.information(GAME.view(state, int(state.actor)), sappho)
        state.apply(bots[state.actor].choose(known, dice))
        assert_nothing_is_lost(state)
    assert "polis-log-sappho" in {event.key for event in state.journal}
