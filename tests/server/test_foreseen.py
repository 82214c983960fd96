"""A journey in Olympos is foreseen before the settler sets out; nothing else can be looked at ahead."""

from __future__ import annotations

import pytest

from tests.server.house import Json, Person, Tab
from tests.server.test_play import table_of_three
from tests.server.test_standing import play_until

People = tuple[Person, Person, Person]

SETTING_OUT = "new settler from north"


@pytest.fixture
def tab(people: People) -> Tab:
    """Of three at a table of Olympos the one who may send a new settler or make a discovery."""
    _, tabs = table_of_three(people, game="olympos", options={})
    play_until(tabs, lambda: any(has(tab, SETTING_OUT) and has(tab, "discover") for tab in tabs), "to a turn")
    return next(tab for tab in tabs if has(tab, SETTING_OUT))


def has(tab: Tab, move: str) -> bool:
    return any(action["text"].startswith(move) for action in tab.view["actions"])


def number(tab: Tab, move: str) -> int:
    return next(int(action["action"]) for action in tab.view["actions"] if action["text"].startswith(move))


def foreseen(tab: Tab, action: int, first: int | None) -> Json:
    return tab.ask("preview", base=tab.version, action=action, first=first)


def test_the_price_is_told_as_after_setting_out(tab: Tab) -> None:
    first = number(tab, SETTING_OUT)
    tab.move(SETTING_OUT)
    told = {action["action"]: foreseen(tab, action["action"], None) for action in tab.view["actions"]}
    tab.done("undo", to=tab.view["undo_to"][0])
    for action, after in told.items():
        before = foreseen(tab, action, first)
        assert (before["said"], before["price"], before["reason"]) == (after["said"], after["price"], None)


def test_looking_ahead_changes_nothing(tab: Tab) -> None:
    before = tab.view
    first = number(tab, SETTING_OUT)
    tab.ask("preview", base=tab.version, action=8 * 64, first=first)
    assert tab.ask("ping")["is"] == "pong"
    assert tab.view == before


@pytest.mark.parametrize("move", ["discover", "resign"])
def test_only_a_mere_beginning_is_looked_beyond(tab: Tab, move: str) -> None:
    """What comes after anything else might be a secret."""
    first = number(tab, move) if move == "discover" else -1
    told = foreseen(tab, 2, first)
    assert told["reason"] == foreseen(tab, 2, None)["reason"]
    assert told["reason"]["said"]["key"] == "olympos-no-act-first"
