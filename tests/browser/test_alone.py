"""Somebody alone plays a whole game against a bot, from the start page to the score sheet and beyond."""

from __future__ import annotations

import json
import os
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from petteia.core.match import replay
from petteia.games import game_named
from tests.browser.conftest import Arrives
from tests.browser.tab import Tab, Waits, quick
from tests.server.house import Json

GAMES = int(os.environ.get("PETTEIA_CLICKS", "1"))
FITS_THE_SCREEN = "() => document.scrollingElement.scrollHeight <= innerHeight"


@pytest.mark.parametrize("_game", range(GAMES))
def test_a_whole_game_against_a_bot(arrives: Arrives, tmp_path: Path, waits: Waits, _game: int) -> None:
    anna = arrives("Anna", reduced_motion="reduce")
    page, tab = anna.page, anna.tab

    page.get_by_role("group", name="Opponents").get_by_text("1", exact=True).click()
    page.get_by_role("button", name="Play now").click()
    tab.wait_for_turn()
    everything_is_on_one_screen(page)

    moves = play_to_the_end(tab)

    verbs = Counter(move["verb"] for move in moves)
    assert verbs["lay"] > 0, moves
    assert verbs["lay"] + verbs["build"] > 2, moves
    the_score_sheet_tells_the_result(tab)
    the_record_replays(page, tmp_path)
    the_shuffle_was_fair(page)
    waits.add(tab)


def everything_is_on_one_screen(page: Page) -> None:
    for part in (".board svg", ".prompt", ".hand"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)
    assert page.evaluate(FITS_THE_SCREEN)


def play_to_the_end(tab: Tab) -> list[Json]:
    moves = []
    while tab.wait_for_turn():
        moves += tab.takes_turn(quick)
    return moves


def the_score_sheet_tells_the_result(tab: Tab) -> None:
    expect(tab.score_sheet).to_be_visible()
    players = tab.score_sheet.get_by_role("columnheader")
    expect(players).to_have_count(len(tab.view["result"]["ranking"]))
    expect(players.filter(has_text="Anna")).to_have_count(1)


def the_record_replays(page: Page, folder: Path) -> None:
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").first.click()
    download.value.save_as(folder / "record.json")
    record = json.loads((folder / "record.json").read_text())
    assert replay(game_named("attika"), record).record()["result"] == record["result"]


def the_shuffle_was_fair(page: Page) -> None:
    page.get_by_text("Was the shuffle fair?").click()
    page.get_by_role("link", name="Check the shuffle").first.click()
    expect(page.get_by_role("status")).to_have_text("It fits: the seed was fixed before the game.")
    expect(page.get_by_text("It is also the hash that this browser saw")).to_be_visible()
