"""A journey in Olympos is foreseen before the settler sets out; nothing else can be looked at ahead."""

from __future__ import annotations

import pytest

from tests.server.house import Json, Person, Tab, moves_in, offered
from tests.server.test_answers import play_until
from tests.server.test_play import table_of_three

People = tuple[Person, Person, Person]

SETTING_OUT = {"verb": "new_settler", "start": "north"}
DONE = {"verb": "done"}


@pytest.fixture
def tab(people: People) -> Tab:
    """Of three at a table of Olympos the one who may send a new settler or make a discovery."""
    _, tabs = table_of_three(people, game="olympos", options={})
    play_until(tabs, lambda: any(may_choose(tab) for tab in tabs), "to a turn")
    return next(tab for tab in tabs if may_choose(tab))


def may_choose(tab: Tab) -> bool:
    return SETTING_OUT in moves_in(tab.view) and bool(offered(tab.view, "discover"))


def foreseen(tab: Tab, move: Json, first: Json | None) -> Json:
    return tab.ask("preview", base=tab.version, move=move, first=first)


def test_the_price_is_told_as_after_setting_out(tab: Tab) -> None:
    tab.done("act", move=SETTING_OUT)
    told = [(move, foreseen(tab, move, None)) for move in moves_in(tab.view)]
    tab.done("undo", to=tab.view["undo_to"][0])
    for move, after in told:
        before = foreseen(tab, move, SETTING_OUT)
        assert (before["said"], before["price"], before["reason"]) == (after["said"], after["price"], None)


def test_looking_ahead_changes_nothing(tab: Tab) -> None:
    before = tab.view
    foreseen(tab, {"verb": "go", "territory": "attica"}, SETTING_OUT)
    assert tab.ask("ping")["is"] == "pong"
    assert tab.view == before


@pytest.mark.parametrize("verb", ["discover", "resign"])
def test_only_a_mere_beginning_is_looked_beyond(tab: Tab, verb: str) -> None:
    """What comes after anything else might be a secret."""
    first = {"verb": "resign", "seat": tab.view["you"]} if verb == "resign" else offered(tab.view, verb)[0]
    told = foreseen(tab, DONE, first)
    assert told["reason"] == foreseen(tab, DONE, None)["reason"]
    assert told["reason"]["said"]["key"] == "olympos-no-act-first"
