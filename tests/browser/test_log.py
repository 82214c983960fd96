"""The log tells a line a move, keeps up with whoever plays, and stays where it is for whoever reads."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.scene import Scene
from tests.server.house import House

FIRST_IN_SIGHT = """(log) => [...log.querySelectorAll('.line')]
    .find((line) => line.getBoundingClientRect().top >= log.getBoundingClientRect().top).innerText"""


@pytest.fixture
def scene(house: House) -> Iterator[Scene]:
    """Long enough that the log scrolls."""
    with Scene(house, 4, steps=60) as scene:
        yield scene


def log(page: Page) -> Locator:
    return page.get_by_role("list", name="Log")


def newest(page: Page) -> Locator:
    return log(page).get_by_role("button").last


def to_the_newest(page: Page) -> Locator:
    return page.get_by_role("button", name="To the newest line")


def a_burst_of_moves(scene: Scene, page: Page) -> None:
    """As quick as bots are."""
    before = log(page).get_by_role("listitem").count()
    scene.plays(25)
    deeds = [line for line in scene.tabs[0].log if line.get("weight") != "consequence"]
    assert len(deeds) > before + 10
    expect(log(page).get_by_role("listitem")).to_have_count(len(deeds))


def test_after_a_burst_of_moves_the_last_line_is_in_sight(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser)
    expect(newest(page)).to_be_in_viewport(ratio=1)
    a_burst_of_moves(scene, page)
    expect(newest(page)).to_be_in_viewport(ratio=1)
    expect(to_the_newest(page)).to_have_count(0)


def test_what_a_move_brought_unfolds_below_it(scene: Scene, browser: Browser) -> None:
    """By a click or by keys, and a screen reader is told that there is more."""
    page = scene.shown_to(browser)
    told = scene.tabs[0].log
    brought = [line for line in told if line.get("weight") == "consequence"]
    assert brought
    expect(log(page).get_by_role("button", name="puts")).to_have_count(0)
    draw = log(page).get_by_role("listitem").filter(has_text="draws from").first
    more = draw.get_by_role("button", name="detail")
    expect(more).to_have_attribute("aria-expanded", "false")
    more.click()
    expect(more).to_have_attribute("aria-expanded", "true")
    details = draw.get_by_role("list").get_by_role("button")
    expect(details.last).to_contain_text("on the player board.")
    details.last.click()
    expect(details.last).to_have_attribute("aria-current", "step")
    more.focus()
    page.keyboard.press("Enter")
    expect(details).to_have_count(0)
    expect(draw.get_by_role("button").first).to_have_attribute("aria-current", "step")


def test_whoever_reads_older_lines_is_left_in_peace_and_can_go_to_the_newest(
    scene: Scene, browser: Browser
) -> None:
    page = scene.shown_to(browser)
    expect(newest(page)).to_be_in_viewport(ratio=1)
    log(page).hover()
    page.mouse.wheel(0, -600)
    expect(to_the_newest(page)).to_be_visible()
    reading = log(page).evaluate(FIRST_IN_SIGHT)

    a_burst_of_moves(scene, page)
    assert log(page).evaluate(FIRST_IN_SIGHT) == reading
    expect(newest(page)).not_to_be_in_viewport()

    to_the_newest(page).click()
    expect(newest(page)).to_be_in_viewport(ratio=1)
    expect(to_the_newest(page)).to_have_count(0)
    a_burst_of_moves(scene, page)
    expect(newest(page)).to_be_in_viewport(ratio=1)
