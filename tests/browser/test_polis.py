"""Polis in the browser: whole games by clicks, an auction between friends, keys, phone, night and languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.agora import takes_turns
from tests.browser.conftest import Arrives
from tests.browser.tab import Tab
from tests.browser.visitor import Visitor

SET_UP = """async (wanted) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wanted) })).json();
}"""


def sits_down_to_polis(person: Visitor, seats: int, **options: str) -> Tab:
    """A table with bots in the other seats, at which this person begins."""
    page = person.page
    wanted = {"game": "polis", "seats": ["me", *["greedy"] * (seats - 1)], "start": True}
    wanted["options"] = {"start_player": "1", **options}
    table = page.evaluate(SET_UP, wanted)
    page.goto(f"/t/{table['id']}")
    person.tab.wait_for_turn()
    return person.tab


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_whole_game_with_bots_in_the_other_seats(arrives: Arrives, seats: int) -> None:
    tab = sits_down_to_polis(arrives("Anna", reduced_motion="reduce"), seats)
    moves = takes_turns(tab)
    verbs = {move.split()[0] for move in moves}
    assert {"draw", "auction", "pass"} <= verbs, verbs
    expect(tab.score_sheet).to_be_visible()
    expect(tab.score_sheet.get_by_role("listitem").filter(has_text="Anna")).to_have_count(1)
