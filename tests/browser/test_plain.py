"""A game that nobody has drawn: Kleros, from the start page to its end, by what the server says of it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from petteia.languages import LANGUAGES
from tests.browser.conftest import Arrives
from tests.browser.test_access import ALL_TEXT, NO_SIDEWAYS_SCROLLING
from tests.browser.visitor import Visitor
from tests.server.house import House, house_at
from tests.toy.registered import kleros_in_the_register

RAW_KEY = re.compile(r"\b(?:kleros|core)-[a-z-]+\b")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with kleros_in_the_register(), house_at(tmp_path_factory.mktemp("house")) as house:
        yield house
    assert "Traceback" not in house.log(), house.log()


def begins(visitor: Visitor) -> Page:
    """A game against two bots, at the first decision."""
    page = visitor.page
    page.get_by_text("Kleros", exact=True).first.click()
    page.get_by_role("group", name="Opponents").get_by_text("2", exact=True).click()
    page.get_by_role("button", name="Play now").click()
    visitor.tab.wait_for_turn()
    return page


def test_it_is_played_from_the_start_page_to_its_end(arrives: Arrives) -> None:
    anna = arrives("Anna", reduced_motion="reduce")
    page = begins(anna)
    expect(page.get_by_role("heading", name="Kleros")).to_be_visible()
    board = page.get_by_role("main")
    expect(board.get_by_role("term").filter(has_text="helmet")).to_be_visible()
    expect(board.get_by_role("button", name="Draw a lot from the helmet.")).to_contain_text("1 pebble")
    while anna.tab.wait_for_turn():
        before = anna.tab.steps
        board.get_by_role("button").last.click()
        anna.tab.wait_for_step_after(before)
        if anna.tab.view["confirm"]:
            anna.tab.ends_turn()
    expect(anna.tab.score_sheet).to_be_visible()
    expect(anna.tab.score_sheet).to_contain_text("most pebbles win")


def test_only_ones_own_lots_are_shown(arrives: Arrives) -> None:
    page = begins(arrives("Anna", reduced_motion="reduce"))
    hands = [panel.locator(".one").count() for panel in page.get_by_role("article").all()]
    assert sorted(hands)[:2] == [0, 0]
    assert max(hands) >= 5


def test_it_speaks_every_language_and_fits_a_phone(arrives: Arrives) -> None:
    page = begins(arrives("Anna", reduced_motion="reduce"))
    said = set()
    for language in LANGUAGES:
        page.get_by_role("combobox").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        said.add(page.get_by_role("main").get_by_role("button").first.inner_text())
        assert not RAW_KEY.findall(page.evaluate(ALL_TEXT))
    assert len(said) == len(LANGUAGES)
    page.set_viewport_size({"width": 375, "height": 667})
    assert page.evaluate(NO_SIDEWAYS_SCROLLING)
