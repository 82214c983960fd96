"""Chapter 18: what the journal tells of each event, to whom, and by which rule."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from petteia.core.contract import NOBODY
from petteia.games.polis.chronicle import ENTRIES
from petteia.games.polis.game import GAME
from petteia.games.polis.rules import Polis
from petteia.languages import LANGUAGES
from petteia.locales import catalogue
from tests.rules.polis_page import rule_ids
from tests.rules.polis_table import SARA, covered, new_game, play, table

CATALOGUE = files("petteia.locales").joinpath("en", "polis.ftl").read_text("utf-8")
NAMES = ["Sara", "Tommaso", "Roberto"]
LAST = {"red": ["end", "leader", "troy"]}


def profit(*city: Any, **said: Any) -> Callable[[], Polis]:
    return lambda: table("profit", city=[*city, "euclid"], **said)


def auction(*moves: str) -> Callable[[], Polis]:
    return lambda: play(table("offer", hand=["potter", "farmer"]), *moves)


def war(**said: Any) -> Callable[[], Polis]:
    return lambda: table("war", **said)


# a table, a move, and what it makes the journal say, each line with its rule
LINES: list[tuple[Callable[[], Polis], str, list[str]]] = [
    (
        lambda: new_game(3, city_boards="chosen", start_player="1"),
        "board sparti b",
        ["Roberto has Spárti, side B. P-2"],
    ),
    (
        lambda: table("draw", decks=LAST),
        "draw red",
        [
            "Sara draws from the red deck. P-8",
            "The red deck is blocked by its End card. It is the first. P-10",
            "You drew a Leader. P-8",
        ],
    ),
    (
        lambda: table("extra", decks={"red": ["troy", "leader", "end"]}),
        "buy red",
        [
            "Sara buys an extra card from the red deck for 5 coins. P-9",
            "You drew the City of Troy. P-8",
        ],
    ),
    (
        lambda: table("extra", city=["aristotle"], tokens=2, decks={"red": ["troy", "leader", "end"]}),
        "buy red with tokens",
        [
            "Sara buys an extra card from the red deck for 2 victory points, with Aristotle. P-50",
            "You drew the City of Troy. P-8",
        ],
    ),
    (
        lambda: table("look", city=["lighthouse"], decks=LAST),
        "look red",
        [
            "Sara looks at the top card of the red deck. P-68",
            "It is the End card. P-68",
        ],
    ),
    (auction(), "auction potter", ["Sara puts a blue card up for auction. P-12", "It is a Potter. P-12"]),
    (auction("auction potter"), "bid 3", ["Tommaso bids 3 coins. P-13"]),
    (auction("auction potter"), "pass", ["Tommaso passes. P-13"]),
    (
        auction("auction potter", "bid 3", "pass"),
        "sell",
        [
            "Sara sells the Potter to Tommaso for 3 coins. P-14",
        ],
    ),
    (
        auction("auction potter", "bid 3", "pass"),
        "keep",
        [
            "Sara pays Tommaso 4 coins and keeps the Potter. P-15",
        ],
    ),
    (
        auction("auction potter", "pass", "pass"),
        "keep",
        [
            "Sara pays the bank 1 coin and keeps the Potter. P-16",
        ],
    ),
    (
        auction("auction potter", "pass", "pass"),
        "drop",
        ["Nobody wants the blue card of Sara: it is out of the game. P-16"],
    ),
    (
        lambda: table("develop", hand=["potter", "farmer"], coins=40),
        "develop potter",
        ["Sara develops the Potter for 10 coins. P-18"],
    ),
    (
        lambda: table("develop", hand=["plato", "homer"], city=["temple_zeus", "quarry", "agora", "agora"]),
        "develop plato",
        ["Sara develops Plato for nothing. P-18"],
    ),
    (
        lambda: play(
            table("develop", hand=["colony", "farmer"], coins=40, decks={"red": ["troy", "leader", "end"]}),
            "develop colony",
        ),
        "found",
        [
            "Sara founds a colony for 10 coins. P-61",
            "Sara now has the City of Troy in the city. P-14",
        ],
    ),
    (
        lambda: table("develop", hand=["phidias", "potter"], tommaso={"hand": ["leader"]}),
        "develop phidias",
        [
            "Sara develops Phidias for 7 coins. P-18",
            "For Phidias Sara puts the whole hand into the box, 1 card. P-62",
        ],
    ),
    (
        lambda: play(table("develop", hand=["phidias"], tommaso={"hand": ["leader"]}), "develop phidias"),
        "discard leader",
        ["Tommaso puts a red card into the box. P-62"],
    ),
    (
        lambda: table("protect", city=["theatre", "euclid"]),
        "protect theatre",
        ["Sara protects the Theatre with a coin on Culture. P-21"],
    ),
    (profit("farmer", "tragedian"), "income", ["Sara receives 5 coins and 1 victory point. P-22"]),
    (
        profit("alexander", hand=["potter"]),
        "use alexander with potter",
        ["Sara puts a blue card under Alexander. P-48"],
    ),
    (
        profit("archimedes", hand=["potter"]),
        "use archimedes with potter",
        ["Sara replaces a blue card, thanks to Archimedes. P-49"],
    ),
    (
        profit("priestess", hand=["potter"], tokens=1),
        "use priestess with potter",
        ["Sara replaces a blue card, thanks to the Priestess. P-64"],
    ),
    (profit(), "use euclid buying 2", ["Sara buys 2 victory points for 6 coins. P-52"]),
    (profit(tokens=2), "use euclid selling 1", ["Sara sells 1 victory point for 3 coins. P-52"]),
    (
        profit("harbour", tokens=2),
        "use harbour on 2",
        ["Sara points a Harbour at Tommaso, who must trade with its owner. P-53"],
    ),
    (
        profit("herodotus", tommaso={"history": ["potter"]}),
        "use herodotus on 2",
        ["Sara looks through the history of Tommaso. P-54"],
    ),
    (
        lambda: play(profit("herodotus", tommaso={"history": ["potter"]})(), "use herodotus on 2"),
        "remove potter",
        [
            "Sara takes a blue card out of the history of Tommaso. P-54",
            "It was a Potter. P-54",
        ],
    ),
    (
        profit("hippocrates", history=["potter"]),
        "use hippocrates",
        ["Sara brings a card back from history with Hippocrates. P-55"],
    ),
    (
        profit("homer", hand=["potter"]),
        "use homer with potter",
        ["Sara puts a blue card on the history with Homer. P-56"],
    ),
    (profit("plato", tokens=1), "use plato on 2", ["Plato brings Sara 10 coins and Tommaso 5 coins. P-63"]),
    (
        profit("assassin", tokens=3, tommaso={"city": ["potter"]}),
        "kill potter of 2",
        ["The Assassin of Sara removes the Potter of Tommaso. P-58"],
    ),
    (
        lambda: table("trade", city=["corinth_canal"]),
        "trade with 2",
        ["Sara trades with Tommaso and gets 1 coin; Tommaso gets 2. P-24"],
    ),
    (
        war(city=["hoplite"], tommaso={"city": ["leader"]}),
        "attack 2",
        [
            "Sara attacks Tommaso with 2 War against 1. P-25",
            "Sara receives 1 coin as spoils. P-26",
        ],
    ),
    (
        war(city=["mercenary"], tommaso={"city": ["leader"]}),
        "attack 2",
        [
            "Sara attacks Tommaso with 2 War against 1, with mercenaries for 2 coins. P-25",
            "Sara receives 1 coin as spoils. P-26",
        ],
    ),
    (
        lambda: play(
            war(city=["phalanx"], tommaso={"city": ["alexander"], "tucked": ["potter"]})(), "attack 2"
        ),
        "destroy alexander",
        [
            "The cards under Alexander leave the city of Tommaso with him (1 card). P-48",
            "Sara destroys Alexander the Great of Tommaso. P-27",
        ],
    ),
    (
        lambda: play(war(city=["hoplite"])(), "attack 2"),
        "sacrifice hoplite",
        [
            "Sara gives up the Hoplite. P-28",
            "Turn 2: Tommaso. P-30",
        ],
    ),
    (lambda: table("draw"), "resign 2", ["Tommaso resigns. P-71"]),
    (
        lambda: play(table("draw"), "resign 2"),
        "resign 3",
        [
            "Roberto resigns. P-71",
            "Sara wins as the last one left. P-71",
        ],
    ),
    (
        lambda: table("develop", hand=["potter"], blocked=["red", "green"]),
        "done",
        ["The second End card is up: the points are counted. P-45"],
    ),
]


@pytest.mark.parametrize(("build", "move", "expected"), LINES, ids=[line[1] for line in LINES])
def test_the_journal_tells(build: Callable[[], Polis], move: str, expected: list[str]) -> None:
    state = build()
    state.journal = []
    play(state, move)
    told = [GAME.tell(state, event) for event in state.journal]
    assert [f"{catalogue('en').say(message, NAMES)} {rule}" for message, rule in told] == expected


def test_every_entry_is_told_above_and_has_a_rule() -> None:
    seen: set[str] = set()
    for build, move, _ in LINES:
        state = build()
        state.journal = []
        play(state, move)
        seen |= {event.key for event in state.journal}
    assert seen == set(ENTRIES) | {"polis-log-end"}
    assert {rule for rule, _ in ENTRIES.values()} <= set(rule_ids())
    keys = set(re.findall(r"^(polis-log-[a-z-]+) =", CATALOGUE, re.MULTILINE))
    assert keys == set(ENTRIES) | {"polis-log-attacks-hired"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_journal_can_be_told_in_every_language(language: str) -> None:
    for build, move, _ in LINES:
        state = build()
        state.journal = []
        play(state, move)
        for event in state.journal:
            assert catalogue(language).say(GAME.tell(state, event)[0], NAMES).strip()


SECRETS = {"polis-log-looked", "polis-log-drawn", "polis-log-offered", "polis-log-erased"}


def test_P70_secrets_are_told_to_one_seat_all_else_to_everybody() -> None:
    for build, move, _ in LINES:
        state = build()
        actor = int(state.actor)
        state.journal = []
        play(state, move)
        for event in state.journal:
            assert event.audience == (actor if event.key in SECRETS else NOBODY), event.key


def test_prompts_say_what_is_awaited_of_whom() -> None:
    def prompt(state: Polis) -> str:
        return catalogue("en").say(GAME.prompt(state), NAMES)

    assert prompt(table("draw")) == "Sara: draw a card; 2 are left to draw, from different decks."
    assert prompt(auction("auction potter", "bid 3")()) == (
        "Roberto: bid for the blue card of Sara, or pass. Highest bid: 3 coins."
    )
    assert (
        prompt(auction("auction potter", "bid 3", "pass")())
        == "Sara: sell to Tommaso for 3 coins, or keep the card."
    )
    pointed = {"card": "harbour", "forward": True, "target": SARA}
    assert prompt(table("trade", tommaso={"city": [pointed]})) == "Sara: a Harbour forces you to trade."
    assert prompt(table("protect", city=["potter", covered("theatre", "culture")])) == (
        "Sara: protect a card with 1 coin, or go on."
    )
