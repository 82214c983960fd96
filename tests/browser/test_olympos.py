"""Olympos at the table: whole games by mouse, turns by keys and on a phone, in four languages, by day and night."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrives
from tests.browser.tribe import Tribe


@pytest.mark.parametrize("bots", [1, 2, 3, 4])
def test_a_whole_game_with_bots(arrives: Arrives, bots: int) -> None:
    anna = arrives("Anna", reduced_motion="reduce")
    tribe = Tribe(anna, ["random"] * bots, seed=f"a whole game with {bots}")
    while tribe.waits_for_turn():
        tribe.acts()
    expect(tribe.tab.score_sheet).to_be_visible()
    lines = tribe.tab.score_sheet.get_by_role("listitem")
    expect(lines).to_have_count(len(tribe.tab.view["result"]["lines"]) - 1)
    expect(lines.filter(has_text="Anna")).to_have_count(1)
