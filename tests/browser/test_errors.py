"""What goes wrong at a table, by clumsy fingers or by the machine, does no harm and is explained."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import Arrives
from tests.browser.line import Line
from tests.browser.meeting import plays_now
from tests.browser.tab import Tab, thrifty
from tests.browser.visitor import Visitor
from tests.server.house import House, Person, house_at


def test_a_click_in_an_old_tab_does_nothing_but_say_so(arrives: Arrives) -> None:
    """What is clicked in one tab before it has heard of the other is stale."""
    anna = arrives("Anna", reduced_motion="reduce")
    first = plays_now(anna)
    second = anna.opens("/")
    line = Line(second)
    second.page.goto(first.page.url)
    second.wait_for_turn()
    line.stops()
    first.plays("draw", pile=1)

    second.points_out("draw", pile=2)
    line.goes_on()

    expect(second.page.get_by_role("alert")).to_contain_text("The table has moved on since then")
    assert first.steps == second.steps == 1
    second.plays("store")
    first.is_at(2)


def test_a_double_click_acts_once(arrives: Arrives) -> None:
    """Whether the table has answered between the two clicks or not."""
    tab = plays_now(arrives("Anna", reduced_motion="reduce"))
    tab.pile(1).dblclick()
    tab.is_at(1)
    double_click_slowly(tab, tab.action("store"))
    tab.is_at(2)
    tab.plays("draw", pile=1)
    tab.is_at(3)


def test_a_page_loaded_again_in_mid_turn_shows_the_same_table(arrives: Arrives) -> None:
    tab = plays_now(arrives("Anna"))
    tab.plays("draw", pile=1)
    before, log, prompt = tab.view, tab.log.inner_text(), tab.prompt.inner_text()

    tab.page.reload()

    expect(tab.prompt).to_have_text(prompt)
    expect(tab.log).to_have_text(re.compile(re.escape(log.splitlines()[-1])))
    same = ("step", "position", "actions", "undo_to", "confirm", "done")
    assert {key: tab.view[key] for key in same} == {key: before[key] for key in same}
    tab.plays("store")


def test_an_unknown_table_and_an_unknown_page_say_so(arrives: Arrives) -> None:
    page = arrives("Anna").page
    page.goto("/t/no-such-table")
    expect(page.get_by_text("There is no such table.")).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.goto("/nowhere/at/all")
    expect(page.get_by_text("This address leads nowhere.")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "it", "fr", "hu"])
def test_what_is_missing_is_said_on_a_phone_in_every_language(
    house: House, browser: Browser, language: str
) -> None:
    said = set()
    phone = browser.new_context(base_url=house.url, locale=language, viewport={"width": 375, "height": 667})
    with Person(house, "Anna") as anna, contextlib.closing(phone):
        private = anna.sets_up(["me", "open"], private=True)
        page = phone.new_page()
        for address in ("/t/nothing", f"/t/{private.id}", f"/i/{private.id}/old", "/nowhere", "/"):
            page.goto(address)
            page.locator("main h1").wait_for()
            expect(page.locator("html")).to_have_attribute("lang", language)
            assert not page.evaluate("document.scrollingElement.scrollWidth > innerWidth"), address
            said.add(page.locator("main").inner_text())
    assert len(said) == 5


@pytest.mark.parametrize("address", ["/", "/new", "/account", "/nowhere", "/rules/polis"])
def test_no_page_is_wider_than_a_narrow_phone_that_waits_for_its_fonts(
    house: House, browser: Browser, address: str
) -> None:
    """Letters of the machine are wider than ours; Hungarian has the longest words."""
    phone = browser.new_context(base_url=house.url, locale="hu", viewport={"width": 320, "height": 568})
    with contextlib.closing(phone):
        phone.route("**/*.woff2", lambda route: route.abort())
        page = phone.new_page()
        page.goto(address)
        page.locator("h1").first.wait_for()
        assert not page.evaluate("document.scrollingElement.scrollWidth > innerWidth")


def test_a_refusal_is_explained_with_its_rule(arrives: Arrives) -> None:
    """A building is picked up and its ghost put where it may not stand."""
    tab = plays_now(arrives("Anna", reduced_motion="reduce"))
    temple = tab.position["map"]["temples"][0]
    tab.stored(tab.position["seats"][tab.seat]["stored"][0]).click()
    tab.spot(temple).click(force=True)

    rule = tab.hint.get_by_role("link", name=re.compile("^Rule A-"))
    expect(rule).to_be_visible()
    assert tab.steps == 0
    wanted = rule.inner_text()
    rule.click()
    expect(tab.page.get_by_role("region", name="Rules").locator(".wanted")).to_contain_text(wanted)


def test_one_tab_too_many_says_so_and_comes_in_when_another_has_gone(
    browser: Browser, tmp_path: Path
) -> None:
    with house_at(tmp_path, sockets_per_address=5) as house, Visitor(browser, house, "Anna") as anna:
        first, second = anna.tab, anna.opens("/")  # of five sockets one person has one
        crowded = [tab.page.get_by_text("Too much is open here at once.") for tab in (first, second)]
        expect(crowded[1]).to_be_visible()
        expect(crowded[0]).to_have_count(0)
        first.page.close()
        expect(crowded[1]).to_have_count(0)
        assert not anna.faults()


def test_a_killed_server_comes_back_to_the_same_table(arrives: Arrives, house: House) -> None:
    anna = arrives("Anna", reduced_motion="reduce")
    anna.forgives("WebSocket connection|Failed to load resource|ERR_CONNECTION")
    tab = plays_now(anna)
    tab.plays("draw", pile=1)
    home = anna.opens("/")
    home.button("Play now").wait_for()

    house.kill()
    lost, lost_at_home = (
        page.get_by_text("Connection lost. Reconnecting…") for page in (anna.page, home.page)
    )
    expect(lost).to_be_visible()
    expect(lost_at_home).to_be_visible()
    tab.action("store").click()  # it is said when the line is back, once
    house.start()

    expect(lost).to_have_count(0)
    expect(lost_at_home).to_have_count(0)
    tab.is_at(2)
    tab.takes_turn(thrifty)
    assert tab.wait_for_turn()
    assert tab.takes_turn(thrifty)


def double_click_slowly(tab: Tab, target: Locator) -> None:
    box = target.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = tab.steps
    tab.page.mouse.click(x, y)
    tab.wait_for_step_after(before)
    tab.page.mouse.click(x, y, click_count=2)
