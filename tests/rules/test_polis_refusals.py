"""Chapter 14: why not? Every refusal names its rule and gives its reason in words."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from petteia.core.contract import NOBODY
from petteia.games.polis.actions import KILL, USE
from petteia.games.polis.game import GAME
from petteia.games.polis.moves import Use
from petteia.games.polis.rules import Polis
from petteia.games.polis.state import OVER
from petteia.locales import catalogue
from tests.rules.polis_table import SARA, TOMMASO, covered, new_game, play, refusal, table, used

CATALOGUE = files("petteia.locales").joinpath("en", "polis.ftl").read_text("utf-8")
POINTED = {"card": "harbour", "forward": True, "target": SARA}


def over() -> Polis:
    return play(table("develop", hand=["potter"], blocked=["red", "green"]), "done")


def profit(*city: Any, **said: Any) -> Callable[[], Polis]:
    return lambda: table("profit", city=[*city, "euclid"], **said)


def war(*city: Any, **said: Any) -> Callable[[], Polis]:
    return lambda: table("war", city=list(city), **said)


def attacking(*moves: str, **said: Any) -> Callable[[], Polis]:
    return lambda: play(table("war", **said), "attack 2", *moves)


def option(state: Callable[..., Polis], **options: str) -> Callable[[], Polis]:
    return lambda: state(options=options)


def both_exchange() -> Polis:
    state = table(city=["priestess", "archimedes"], hand=["farmer", "potter"], tokens=1)
    return play(state, "use archimedes with farmer", "draw blue", "use priestess with potter")


# key: the rule, the table, and a move that is refused
REFUSALS: dict[str, tuple[str, Callable[[], Polis], str]] = {
    "polis-no-game-over": ("P-45", over, "draw red"),
    "polis-no-other-board": ("P-2", lambda: new_game(3, city_boards="dealt"), ""),
    "polis-no-taken-board": (
        "P-2",
        lambda: play(new_game(3, city_boards="chosen"), "board athina b"),
        "board athina a",
    ),
    "polis-no-first-board": (
        "P-2",
        lambda: new_game(3, city_boards="first_game_chosen"),
        "board athina b",
    ),
    "polis-no-exchange-yet": ("P-23", both_exchange, "income"),
    "polis-no-blocked-deck": ("P-10", lambda: table("draw", blocked=["red"]), "draw red"),
    "polis-no-same-deck": ("P-8", lambda: table("draw", draws=1, drawn_from=["red"]), "draw red"),
    "polis-no-other-deck": (
        "P-66",
        lambda: play(
            table("develop", hand=["temple_ares"], options={"temple_draw": "optional"}), "develop temple ares"
        ),
        "draw blue",
    ),
    "polis-no-coins": ("P-19", lambda: table("develop", hand=["potter", "plato"], coins=9), "develop potter"),
    "polis-no-tokens": ("P-63", profit("plato"), "use plato on 2"),
    "polis-no-aristotle": ("P-50", lambda: table("extra", tokens=5), "buy red with tokens"),
    "polis-no-looked": ("P-68", lambda: play(table("look", city=["lighthouse"]), "look red"), "look red"),
    "polis-no-hand": ("P-12", lambda: table("offer", hand=["potter"]), "auction farmer"),
    "polis-no-cards": ("P-56", profit("homer"), "use homer with potter"),
    "polis-no-first-auction": ("P-12", lambda: table("offer", hand=["potter"]), "done"),
    "polis-no-auction": ("P-13", lambda: table("draw"), "pass"),
    "polis-no-higher-bid": (
        "P-13",
        lambda: play(table("offer", hand=["potter"]), "auction potter", "bid 5"),
        "bid 5",
    ),
    "polis-no-cash": ("P-13", lambda: play(table("offer", hand=["potter"]), "auction potter"), "bid 21"),
    "polis-no-lot": ("P-15", lambda: table("draw"), "keep"),
    "polis-no-buyer": (
        "P-16",
        lambda: play(table("offer", hand=["potter"]), "auction potter", "pass", "pass"),
        "sell",
    ),
    "polis-no-drop": (
        "P-15",
        lambda: play(table("offer", hand=["potter"]), "auction potter", "bid 2", "pass"),
        "drop",
    ),
    "polis-no-third": (
        "P-18",
        lambda: table("protect", developed=2, city=["potter"], hand=["farmer"]),
        "develop farmer",
    ),
    "polis-no-colony": ("P-61", lambda: table("draw"), "found"),
    "polis-no-history-card": (
        "P-55",
        lambda: play(table("profit", city=["hippocrates"], history=["potter"]), "use hippocrates"),
        "return farmer",
    ),
    "polis-no-ring": ("P-21", lambda: table("protect", city=["theatre"]), "protect theatre on coins"),
    "polis-no-second-coin": (
        "P-21",
        lambda: table("protect", city=[covered("theatre", "culture"), "potter"]),
        "protect theatre on culture",
    ),
    "polis-no-second-income": ("P-22", profit(income_taken=True), "income"),
    "polis-no-text": ("P-69", profit("theatre"), "use theatre"),
    "polis-no-activation": ("P-22", profit("colony"), "use colony"),
    "polis-no-again-turn": ("P-23", profit(used("homer"), hand=["potter"]), "use homer with potter"),
    "polis-no-again-game": ("P-23", profit(used("plato"), tokens=2), "use plato on 2"),
    "polis-no-decks": (
        "P-49",
        lambda: table(
            "profit",
            city=["archimedes"],
            hand=["potter"],
            blocked=["red", "green", "blue", "yellow"],
            options={"late_end": "turn_ends"},
        ),
        "use archimedes with potter",
    ),
    "polis-no-use-aristotle": ("P-50", profit("aristotle"), "use aristotle"),
    "polis-no-use-assassin": ("P-58", profit("assassin", tokens=3), "use assassin"),
    "polis-no-use-lighthouse": ("P-68", profit("lighthouse"), "use lighthouse"),
    "polis-no-use-mercenary": ("P-57", profit("mercenary"), "use mercenary"),
    "polis-no-use-troy": ("P-67", war("troy", "hoplite"), "use troy"),
    "polis-no-self": ("P-63", profit("plato", tokens=1), "use plato on 1"),
    "polis-no-such-seat": ("P-1", profit("plato", tokens=1), "use plato on 4"),
    "polis-no-gone": ("P-71", lambda: table("trade", tommaso={"resigned": True, "coins": 0}), "trade with 2"),
    "polis-no-history": ("P-54", profit("herodotus"), "use herodotus on 2"),
    "polis-no-own-history": ("P-55", profit("hippocrates"), "use hippocrates"),
    "polis-no-back-deal": (
        "P-52",
        lambda: play(profit(tokens=2)(), "use euclid buying 1"),
        "use euclid selling 1",
    ),
    "polis-no-supply": ("P-52", profit(tokens=40, options={"supply": "strict"}), "use euclid buying 1"),
    "polis-no-assassin": ("P-58", profit("assassin", tokens=3), "kill euclid of 1 with euclid"),
    "polis-no-assassin-now": (
        "P-58",
        lambda: play(table("offer", city=["assassin", "homer"], tokens=3, hand=["potter"]), "auction potter"),
        "kill homer of 1",
    ),
    "polis-no-person": (
        "P-58",
        profit("assassin", tokens=3, tommaso={"city": ["theatre"]}),
        "kill theatre of 2",
    ),
    "polis-no-suicide": ("P-58", profit("assassin", tokens=3), "kill assassin of 1"),
    "polis-no-covered-victim": (
        "P-58",
        profit(
            "assassin",
            tokens=3,
            tommaso={"city": [covered("potter", "culture")]},
            options={"coin_stops_assassin": "yes"},
        ),
        "kill potter of 2",
    ),
    "polis-no-order": ("P-53", lambda: table("trade", tommaso={"city": [POINTED]}), "trade with 3"),
    "polis-no-order-some": (
        "P-53",
        lambda: table("trade", tommaso={"city": [POINTED]}, roberto={"city": [POINTED]}),
        "done",
    ),
    "polis-no-partner": ("P-25", war("hoplite", partners=[TOMMASO]), "attack 2"),
    "polis-no-strength": ("P-25", war("hoplite", tommaso={"city": ["phalanx"]}), "attack 2"),
    "polis-no-mercenaries": ("P-57", war("mercenary", tommaso={"city": ["phalanx"]}, coins=1), "attack 2"),
    "polis-no-sacrifice": ("P-28", war("potter", board="sparti B"), "attack 2"),
    "polis-no-empty-attack": ("P-27", war("hoplite", options={"empty_attack": "forbidden"}), "attack 2"),
    "polis-no-protected": (
        "P-27",
        attacking(city=["hoplite"], tommaso={"city": [covered("potter", "culture"), "farmer"]}),
        "destroy potter",
    ),
    "polis-no-diogenes": (
        "P-51",
        attacking(city=["alexander"], tommaso={"city": ["diogenes", "farmer"]}),
        "destroy diogenes",
    ),
    "polis-no-statue": (
        "P-65",
        attacking(city=["hoplite"], tommaso={"city": ["statue_of_zeus", "farmer"]}),
        "destroy farmer",
    ),
    "polis-no-war": ("P-28", attacking(city=["hoplite", "potter"]), "sacrifice potter"),
    "polis-no-defence-card": ("P-67", attacking(city=["hoplite", "troy"]), "sacrifice troy"),
    "polis-no-second-resignation": (
        "P-71",
        lambda: table("draw", tommaso={"resigned": True, "coins": 0}),
        "resign 2",
    ),
}


@pytest.mark.parametrize("key", REFUSALS)
def test_why_not(key: str) -> None:
    rule, build, move = REFUSALS[key]
    state = build()
    if not move:  # a side of a board that was not dealt
        own = GAME.write_action(state, state.legal()[0])
        move = "board athina a" if own != "board athina a" else "board delfoi a"
    reason = refusal_of(state, move)
    assert (reason.rule, reason.message.key) == (rule, key)


def refusal_of(state: Polis, move: str) -> Any:
    if state.awaited == OVER:
        return GAME.why_not(state, GAME.read_moves(state, move)[0])
    return refusal(state, move)


def test_every_refusal_has_a_test() -> None:
    keys = set(re.findall(r"^(polis-no-[a-z-]+) =", CATALOGUE, re.MULTILINE))
    assert keys == set(REFUSALS)


@pytest.mark.parametrize(
    ("build", "key"),
    [
        (profit("homer"), "polis-no-cards"),
        (profit(used("homer"), hand=["potter"]), "polis-no-again-turn"),
        (profit("plato"), "polis-no-tokens"),
        (profit("herodotus"), "polis-no-history"),
        (profit("hippocrates"), "polis-no-own-history"),
        (lambda: table("profit", city=["euclid", "homer"], hand=["potter"], coins=2), "polis-no-coins"),
        (profit("theatre"), "polis-no-text"),
        (profit("homer", hand=["potter"]), "core-not-an-action"),
    ],
)
def test_why_a_text_cannot_be_used_at_all(build: Callable[[], Polis], key: str) -> None:
    """Whoever points at a card names nothing else."""
    state = build()
    reason = GAME.judge(state, GAME.action(state, Use(0)))
    assert reason is not None
    assert reason.message.key == key


@pytest.mark.parametrize(
    ("card", "rule"), [("archimedes", "P-49"), ("priestess", "P-64"), ("phidias", "P-62")]
)
def test_the_card_in_whose_place_one_draws_is_cited(card: str, rule: str) -> None:
    said: dict[str, Any] = {"hand": ["farmer"], "history": ["phidias"], "tokens": 1}
    if card == "phidias":
        state = play(table(city=["priestess", "hippocrates"], **said), "use hippocrates", "return phidias")
    else:
        state = play(table(city=[card], **said), f"use {card} with farmer")
    assert refusal(state, "income").rule == rule


def test_where_both_exchange_both_are_named() -> None:
    told = catalogue("en").say(refusal(both_exchange(), "income").message, [])
    assert told == "First draw the card that is due for one of these: Priestess and Archimedes."


def test_numbers_that_mean_nothing_are_refused_too() -> None:
    state = table("profit", city=["euclid"])
    for number in (7, 24, 640, 1000, USE + 64 * 40, KILL + 64 * 7):
        reason = GAME.judge(state, number)
        assert reason is not None
        assert reason.message.key == "core-not-an-action"


FIRST: dict[str, Callable[[], Polis]] = {
    "board": lambda: new_game(3, city_boards="chosen"),
    "opening": lambda: new_game(3),
    "look": lambda: table("look", city=["lighthouse"]),
    "draw": lambda: table("draw"),
    "extra": lambda: table("extra"),
    "offer": lambda: table("offer", hand=["potter"]),
    "bid": lambda: play(table("offer", hand=["potter"]), "auction potter"),
    "settle": lambda: play(table("offer", hand=["potter"]), "auction potter", "pass", "pass"),
    "develop": lambda: table("develop", hand=["potter"]),
    "found": lambda: play(table("develop", hand=["colony"]), "develop colony"),
    "visit": lambda: play(
        table("develop", hand=["temple_ares"], options={"temple_draw": "optional"}), "develop temple ares"
    ),
    "discard": lambda: play(
        table("develop", hand=["phidias"], tommaso={"hand": ["potter"]}), "develop phidias"
    ),
    "replace": lambda: play(table("develop", hand=["phidias", "potter"]), "develop phidias"),
    "protect": lambda: table("protect", city=["potter"]),
    "profit": profit(),
    "erase": lambda: play(
        table("profit", city=["herodotus"], tommaso={"history": ["potter"]}), "use herodotus on 2"
    ),
    "return": lambda: play(table("profit", city=["hippocrates"], history=["potter"]), "use hippocrates"),
    "trade": lambda: table("trade"),
    "war": war("hoplite"),
    "destroy": attacking(city=["hoplite"], tommaso={"city": ["potter"]}),
    "sacrifice": attacking(city=["hoplite"]),
    "strike": lambda: play(
        table("trade", city=["assassin"], tokens=3, roberto={"city": ["phalanx"]}), "trade with 2"
    ),
}


@pytest.mark.parametrize("word", FIRST)
def test_what_comes_first_is_said(word: str) -> None:
    """Whoever wants something at the wrong moment hears what is awaited now."""
    state = FIRST[word]()
    assert GAME.position(state)["awaited"] == word
    move = "income" if word != "profit" else "trade with 2"
    assert refusal(state, move).message.key == f"polis-first-{word}"


def test_every_moment_has_its_sentence() -> None:
    assert set(re.findall(r"^polis-first-([a-z]+) =", CATALOGUE, re.MULTILINE)) == set(FIRST)


def test_nothing_is_refused_without_a_reason_in_a_random_game() -> None:
    """Every legal action is allowed, and hundreds of illegal ones have a reason, at every step of a game."""
    state = new_game(4)
    tried: set[int] = set()
    step = 0
    while state.actor != NOBODY:
        legal = state.legal()
        assert all(GAME.why_not(state, GAME.move(state, action)) is None for action in legal)
        for action in list(tried - set(legal))[:40]:
            assert GAME.judge(state, action) is not None
        tried |= {action for action in legal if action < USE}
        step += 1
        state.apply(legal[step * 7919 % len(legal)])
