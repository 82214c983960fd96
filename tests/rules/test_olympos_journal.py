"""Chapter 17: what the journal tells of each event, to whom, and by which rule."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from petteia.core.contract import NOBODY
from petteia.core.message import Argument, Listing, Message, SeatName, Term
from petteia.games.olympos.game import GAME
from petteia.games.olympos.rules import Olympos
from tests.rules.olympos_page import rule_ids
from tests.rules.olympos_table import deck, gods, new_game, play, settled, table, told
from tests.rules.test_olympos_development import having, starry
from tests.rules.test_olympos_gods import before
from tests.rules.test_olympos_resignation import MOMENTS

CATALOGUE = files("petteia.locales").joinpath("en", "olympos.ftl").read_text("utf-8")

ME, BELA = SeatName(0), SeatName(1)
NORTH_TO_MACEDONIA = ["new settler from north to macedonia"]
REVEAL = ["new settler from north to pelagonia", "done", "done"]


def territory(name: str) -> Term:
    return Term(f"olympos-territory-{name}")


def discovery(name: str) -> Term:
    return Term(f"olympos-discovery-{name}")


def card(name: str) -> Term:
    return Term(f"olympos-destiny-{name}")


def god(name: str) -> Term:
    return Term(f"olympos-god-{name}")


def some(**counts: int) -> Listing:
    return Listing(tuple(Message(f"olympos-some-{name}", {"count": count}) for name, count in counts.items()))


def oracle() -> Olympos:
    return table(
        space=11, discoveries=["oracle"], others=[{"space": 30}] * 3, deck=deck("star", "zeus", "cube_gold")
    )


def last_card(hand: list[str]) -> Olympos:
    """The deck is empty; the first player is about to draw."""
    others: list[dict[str, Any]] = [{"space": 30, "hand": hand}, {"space": 30}, {"space": 30}]
    return table(space=11, others=others, deck=[], discards=sorted({*deck()} - {*hand}))


# key: its rule, the table, the moves, and the arguments of the entry
ENTRIES: dict[str, tuple[str, Callable[[], Olympos], list[str], dict[str, Argument]]] = {
    "olympos-log-barbarians": (
        "O-15",
        lambda: MOMENTS["barbarians"](2),
        ["barbarians @ ampheres"],
        {"territory": territory("ampheres")},
    ),
    "olympos-log-condemns": ("O-6", new_game, ["condemn @ attica"], {"territory": territory("attica")}),
    "olympos-log-turn": ("O-17", table, NORTH_TO_MACEDONIA, {"player": BELA, "turn": 2}),
    "olympos-log-new-settler": (
        "O-25",
        table,
        NORTH_TO_MACEDONIA,
        {"player": ME, "start": Term("olympos-north"), "territory": territory("macedonia"), "time": 3},
    ),
    "olympos-log-settler": (
        "O-24",
        lambda: table(settlers=settled("attica")),
        ["settler from attica to corinthia"],
        {"player": ME, "start": territory("attica"), "territory": territory("corinthia"), "time": 1},
    ),
    "olympos-log-abandons": (
        "O-32",
        lambda: table(settlers=settled("attica")),
        ["settler from attica to corinthia"],
        {"player": ME, "territory": territory("attica")},
    ),
    "olympos-log-control": (
        "O-38",
        lambda: table(others=[{}], settlers={"attica": ["barbarians", 0]}),
        ["settler from attica to corinthia"],
        {"owner": Term("olympos-barbarians"), "territory": territory("attica")},
    ),
    "olympos-log-fights-tribe": (
        "O-43",
        lambda: table(settlers=settled("boeotia")),
        ["settler from boeotia to attica"],
        {"player": ME, "territory": territory("attica"), "time": 2},
    ),
    "olympos-log-fights": (
        "O-35",
        lambda: table(settlers={"macedonia": [1]}),
        NORTH_TO_MACEDONIA,
        {"player": ME, "territory": territory("macedonia"), "defender": BELA, "time": 2},
    ),
    "olympos-log-territory": (
        "O-31",
        table,
        NORTH_TO_MACEDONIA,
        {"player": ME, "territory": territory("macedonia")},
    ),
    "olympos-log-star": (
        "O-44",
        lambda: table(settlers=settled("boeotia")),
        ["settler from boeotia to attica"],
        {"player": ME, "territory": territory("attica")},
    ),
    "olympos-log-zeus-token": ("O-33", table, ["new settler from north to olympos"], {"player": ME}),
    "olympos-log-discovers": (
        "O-49",
        lambda: having(grain=1, cubes={"wood": 1}),
        ["discover medicine bonus settler"],
        {"player": ME, "discovery": discovery("medicine"), "cubes": some(wood=1), "time": 7},
    ),
    "olympos-log-discovers-free": (
        "O-49",
        lambda: having(grain=1, wood=1),
        ["discover medicine bonus settler"],
        {"player": ME, "discovery": discovery("medicine"), "time": 7},
    ),
    "olympos-log-face": (
        "O-49",
        lambda: having(gold=2, wood=1),
        ["discover money tile gold bonus settler"],
        {"player": ME, "discovery": discovery("money"), "resource": Term("olympos-gold")},
    ),
    "olympos-log-bonus": (
        "O-50",
        lambda: having(grain=1, wood=1),
        ["discover medicine bonus settler"],
        {
            "player": ME,
            "discovery": discovery("medicine"),
            "bonus": Message("olympos-bonus-settler", {"count": 1}),
        },
    ),
    "olympos-log-wonder": (
        "O-56",
        lambda: starry(4),
        ["build lion gate"],
        {"player": ME, "wonder": Term("olympos-wonder-lion_gate"), "time": 7},
    ),
    "olympos-log-wonder-once": (
        "O-55",
        lambda: starry(2, athena=1, hand=["star"]),
        ["build lion gate"],
        {"player": ME, "wonder": Term("olympos-wonder-lion_gate"), "destiny": 1, "athena": 1, "time": 7},
    ),
    "olympos-log-own-discount": (
        "O-68",
        lambda: having(grain=2, wood=1),
        ["discover agriculture tile grain bonus settler"],
        {"player": ME, "count": 2},
    ),
    "olympos-log-hourglasses": (
        "O-22",
        lambda: table(settlers={"macedonia": [1]}),
        NORTH_TO_MACEDONIA,
        {"player": BELA, "count": 1},
    ),
    "olympos-log-settlers": (
        "O-4",
        lambda: having(grain=2, wood=2),
        ["discover surgery bonus prestige"],
        {"player": ME, "count": 2},
    ),
    "olympos-log-cube": (
        "O-46",
        lambda: table(hand=["cube_gold"]),
        ["play cube gold"],
        {"player": ME, "resource": Term("olympos-gold")},
    ),
    "olympos-log-prestige": (
        "O-103",
        lambda: having(grain=2, wood=2, options={"prestige": "open"}),
        ["discover surgery bonus prestige"],
        {"player": ME, "points": 2},
    ),
    "olympos-log-prestige-face-down": (
        "O-113",
        lambda: having(grain=2, wood=2),
        ["discover surgery bonus prestige"],
        {"player": ME},
    ),
    "olympos-log-prestige-own": (
        "O-103",
        lambda: having(grain=2, wood=2),
        ["discover surgery bonus prestige"],
        {"points": 2},
    ),
    "olympos-log-pays": (
        "O-21",
        lambda: table(hourglasses=1),
        NORTH_TO_MACEDONIA,
        {"player": ME, "hourglasses": 1, "spaces": 2, "space": 2},
    ),
    "olympos-log-draws": ("O-74", lambda: MOMENTS["keep"](3), ["keep star"], {"player": ME, "count": 1}),
    "olympos-log-drawn": ("O-74", lambda: MOMENTS["keep"](3), ["keep star"], {"card": card("star")}),
    "olympos-log-oracle": (
        "O-60",
        oracle,
        NORTH_TO_MACEDONIA,
        {"cards": Listing((card("cube_gold"), card("star"), card("zeus")))},
    ),
    "olympos-log-oracle-discards": (
        "O-60",
        oracle,
        [*NORTH_TO_MACEDONIA, "keep star"],
        {"player": ME, "cards": Listing((card("cube_gold"), card("zeus")))},
    ),
    "olympos-log-no-card": ("O-74", lambda: last_card(deck()), NORTH_TO_MACEDONIA, {"player": ME}),
    "olympos-log-reshuffle": (
        "O-74",
        lambda: last_card(deck("cube_gold")[1:]),
        NORTH_TO_MACEDONIA,
        {"count": 1},
    ),
    "olympos-log-plays": (
        "O-77",
        lambda: table(hand=["cube_gold"]),
        ["play cube gold"],
        {"player": ME, "card": card("cube_gold")},
    ),
    "olympos-log-reveals": (
        "O-84",
        lambda: before("zeus"),
        REVEAL,
        {"player": ME, "god": god("zeus"), "space": 12},
    ),
    "olympos-log-touches": (
        "O-90",
        lambda: before("zeus", (0, 1, 0, 0)),
        REVEAL,
        {"player": BELA, "god": god("zeus")},
    ),
    "olympos-log-touches-star": (
        "O-93",
        lambda: before("athena", (0, 1, 0, 0)),
        REVEAL,
        {"player": BELA, "god": god("athena"), "amount": 1},
    ),
    "olympos-log-touches-swords": (
        "O-94",
        lambda: before("ares", (0, 1, 0, 0)),
        REVEAL,
        {"player": BELA, "god": god("ares"), "amount": 2},
    ),
    "olympos-log-touches-dearer_action": (
        "O-95",
        lambda: before("erinyes", (1, 0, 1, 1)),
        REVEAL,
        {"player": BELA, "god": god("erinyes"), "amount": 2},
    ),
    "olympos-log-touches-lost_points": (
        "O-98",
        lambda: before("keres", (1, 0, 1, 1)),
        REVEAL,
        {"player": BELA, "god": god("keres"), "amount": 2},
    ),
    "olympos-log-touches-no_sea": (
        "O-99",
        lambda: before("siren", (1, 0, 1, 1)),
        REVEAL,
        {"player": BELA, "god": god("siren")},
    ),
    "olympos-log-touches-nobody": ("O-88", lambda: before("zeus"), REVEAL, {"god": god("zeus")}),
    "olympos-log-discards-hand": (
        "O-96",
        lambda: before("nemesis", (1, 0, 1, 1), seat_1={"hand": ["star"]}),
        [*REVEAL, "done"],
        {"player": BELA, "cards": Listing((card("star"),))},
    ),
    "olympos-log-loses-settler": (
        "O-97",
        lambda: MOMENTS["lose"](2),
        ["lose @ attica"],
        {"player": ME, "territory": territory("attica")},
    ),
    "olympos-log-waits": (
        "O-20",
        lambda: table(stock=0, others=[{"space": 6}] * 3),
        ["wait"],
        {"player": ME, "space": 5},
    ),
    "olympos-log-passes": (
        "O-100",
        lambda: table(space=72, others=[{"space": 73}] * 3),
        ["pass"],
        {"player": ME},
    ),
    "olympos-log-finishes": (
        "O-100",
        lambda: table(space=72, others=[{"space": 73}] * 3),
        NORTH_TO_MACEDONIA,
        {"player": ME},
    ),
    "olympos-log-resigns": ("O-112", table, ["resign 2"], {"player": BELA}),
}


@pytest.mark.parametrize("key", list(ENTRIES))
def test_journal_entry(key: str) -> None:
    rule, begin, moves, arguments = ENTRIES[key]
    entries = [(message, by) for message, by in told(begin(), *moves) if message.key == key]
    assert any(
        by == rule and arguments.items() <= dict(message.arguments).items() for message, by in entries
    ), entries


def test_no_kind_of_journal_entry_is_left_out() -> None:
    assert set(re.findall(r"^(olympos-log-[\w-]+) =", CATALOGUE, re.MULTILINE)) == set(ENTRIES)


@pytest.mark.parametrize(
    ("cards", "rule"),
    [("points_per_gold", "O-78"), ("hourglass_per_gold", "O-81"), ("majority_gold", "O-82")],
)
def test_O78_to_O82_each_card_by_its_rule(cards: str, rule: str) -> None:
    state = table(hand=[cards], settlers=settled("attica"))
    assert told(state, f"play {cards}")[0][1] == rule


def test_O85_the_card_of_a_double_space() -> None:
    state = table(space=35, others=[{"space": 35}] * 3, gods=gods(third="zeus"))
    entries = told(state, *REVEAL)
    assert [by for message, by in entries if message.key == "olympos-log-reveals"] == ["O-85"]


def test_entries_come_in_the_order_of_events() -> None:
    state = table(settlers={"macedonia": [1]})
    assert [message.key.removeprefix("olympos-log-") for message, _ in told(state, *NORTH_TO_MACEDONIA)] == [
        "new-settler",
        "fights",
        "territory",
        "hourglasses",
        "pays",
        "turn",
    ]


def test_O38_control_that_stays_with_the_same_player_is_no_news() -> None:
    """Of two settlers in one territory the upper one leaves."""
    entries = told(table(settlers={"attica": [0, 0]}), "settler from attica to corinthia")
    assert [message.key for message, _ in entries][:2] == ["olympos-log-settler", "olympos-log-territory"]


def test_O101_O112_the_end_is_told_last() -> None:
    state = table(space=72, others=[{"space": 79}] * 3, line=[0])
    assert told(state, "pass")[-1] == (Message("olympos-end-finished"), "O-101")
    assert told(table(others=[{}]), "resign 2")[-1] == (
        Message("olympos-end-last-one", {"player": ME}),
        "O-112",
    )


def test_O113_only_what_is_hidden_has_a_single_reader() -> None:
    state = oracle()
    state.journal = []
    play(state, *NORTH_TO_MACEDONIA, "keep star", "done")
    for event in state.journal:
        secret = event.key in ("olympos-log-oracle", "olympos-log-drawn")
        assert event.audience == (0 if secret else NOBODY)


def test_nothing_is_noted_when_nobody_wants_to_know() -> None:
    assert play(table(), *NORTH_TO_MACEDONIA).journal is None


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_entry_of_a_game_cites_a_rule_of_the_page(players: int) -> None:
    state = new_game(players, "journal")
    state.journal = []
    steps = 0
    while state.actor >= 0:
        state.apply(state.legal()[steps * 5 % len(state.legal())])
        steps += 1
    assert {GAME.tell(state, event)[1] for event in state.journal} <= set(rule_ids())
