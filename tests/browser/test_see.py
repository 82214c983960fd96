"""What a table shows: what moved, what happened, what everything is, and why something may not be done."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.scene import PEOPLE, TO_THE_END, Scene
from tests.server.house import House

STILL: dict[str, Any] = {"reduced_motion": "reduce"}
PHONE: dict[str, Any] = {"viewport": {"width": 375, "height": 667}, "has_touch": True, "is_mobile": True}

# Stops the first thing that flies: where it starts, where it is half-way, and where it lands.
WATCH_FLIGHT = """
    window.flight = null;
    new MutationObserver(() => {
        const ghost = document.querySelector('.flying');
        const [animation] = ghost?.getAnimations() ?? [];
        if (!animation || window.flight) return;
        animation.pause();
        const { delay, duration } = animation.effect.getTiming();
        const at = (part) => {
            animation.currentTime = delay + part * duration;
            const { x, y } = ghost.getBoundingClientRect();
            return [x, y];
        };
        window.flight = { start: at(0), halfway: at(0.5), end: at(1), duration };
        animation.play();
    }).observe(document, { subtree: true, childList: true });
"""


@pytest.fixture(scope="module")
def scene(house: House) -> Iterator[Scene]:
    """A game of two that goes on from test to test."""
    with Scene(house, 2, steps=40) as scene:
        yield scene


def shown(scene: Scene, browser: Browser, **wishes: Any) -> Page:
    return scene.shown_to(browser, **wishes)


def plays_until_mine(scene: Scene, awaited: str = "act") -> None:
    scene.plays_until(lambda view: view["awaiting"] == 0 and view["position"]["awaited"] == awaited)


def prompt(page: Page) -> Locator:
    return page.locator(".prompt .awaited")


def flew(page: Page) -> bool:
    page.wait_for_timeout(100)
    return page.evaluate("window.flight") is not None


def is_flying(page: Page) -> bool:
    page.wait_for_timeout(100)
    return page.locator(".flying").count() > 0


# --- motion ---------------------------------------------------------------------------------------------


def test_what_changes_flies_from_where_it_was(scene: Scene, browser: Browser) -> None:
    page = shown(scene, browser)
    page.evaluate(WATCH_FLIGHT)
    scene.plays_until(lambda view: flew(page))

    flight = page.evaluate("window.flight")

    assert flight["halfway"] not in (flight["start"], flight["end"])
    assert 300 <= flight["duration"] <= 500


def test_undo_flies_back(scene: Scene, browser: Browser) -> None:
    page = shown(scene, browser)
    plays_until_mine(scene, "drawn")
    scene.tabs[0].move("store")
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    page.evaluate(WATCH_FLIGHT)

    page.keyboard.press("u")

    page.wait_for_function("() => window.flight !== null")
    scene.tabs[0].wait_for(lambda: bool(scene.tabs[0].view["position"]["drawn"]), "the building is back")


def test_a_key_brings_everything_to_its_place(scene: Scene, browser: Browser) -> None:
    page = shown(scene, browser)
    page.evaluate("localStorage.setItem('petteia', JSON.stringify({ animation: 'slow' }))")
    page.reload()
    page.locator(".board svg").first.wait_for()
    scene.plays_until(lambda view: is_flying(page))

    page.keyboard.press("Shift")

    assert page.locator(".flying").count() == 0


def test_nothing_flies_when_the_setting_says_so(scene: Scene, browser: Browser) -> None:
    page = shown(scene, browser)
    page.evaluate("localStorage.setItem('petteia', JSON.stringify({ animation: 'none' }))")
    page.reload()
    page.locator(".board svg").first.wait_for()
    page.evaluate(WATCH_FLIGHT)

    scene.plays(4)

    expect(page.locator("input[type=range]").first).to_have_attribute("max", str(scene.tabs[0].view["step"]))
    assert page.evaluate("window.flight") is None


# --- what happened --------------------------------------------------------------------------------------


def test_the_last_turn_is_marked_now_and_in_history(scene: Scene, browser: Browser) -> None:
    scene.plays_until(lambda view: any("at" in move for move in view["done"]))
    page = shown(scene, browser, **STILL)
    marks = page.locator(".board .fresh")
    expect(marks).not_to_have_count(0)

    page.keyboard.press("Home")
    expect(prompt(page)).to_contain_text("step 0 of")
    expect(marks).to_have_count(0)
    while marks.count() == 0:
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(50)


def test_a_line_of_the_log_lights_its_place_and_leads_to_its_moment(scene: Scene, browser: Browser) -> None:
    page = shown(scene, browser, **STILL)
    line = page.get_by_role("list", name="Log").get_by_role("button").filter(has_text=" builds ").first
    place = re.search(r" at (-?\d+,-?\d+)", line.inner_text())
    assert place
    lit = page.locator(f'[data-place="{place[1]}"].lit')

    line.hover()
    expect(lit).to_have_count(1)
    page.mouse.move(0, 0)
    expect(lit).to_have_count(0)
    line.focus()
    expect(lit).to_have_count(1)

    line.press("Enter")
    expect(page.locator(".prompt .hint")).to_contain_text(f" at {place[1]}")
    expect(line).to_have_attribute("aria-current", "step")


# --- what everything is ---------------------------------------------------------------------------------


def test_tooltips_by_pointer_and_by_focus(scene: Scene, browser: Browser) -> None:
    plays_until_mine(scene)
    page = shown(scene, browser, **STILL)
    tooltip = page.get_by_role("tooltip")
    pile = page.get_by_role("list", name="Piles").get_by_role("button").first

    pile.hover()
    expect(tooltip).to_contain_text("the main pile")
    page.keyboard.press("Escape")
    expect(tooltip).to_have_count(0)

    page.mouse.move(400, 300)
    page.keyboard.press("Tab")
    pile.focus()
    expect(tooltip).to_contain_text("the main pile")
    tooltip.get_by_role("button", name="Rule A-10").click()
    expect(page.get_by_role("region", name="Rules").locator(".wanted")).to_have_id("a-10")

    page.get_by_role("list", name="Anna in numbers").focus()
    page.keyboard.press("ArrowRight")
    expect(tooltip).to_contain_text("Cards in hand.")


def test_no_tooltip_is_cut_off(scene: Scene, browser: Browser) -> None:
    page = shown(scene, browser, **STILL)
    tooltip = page.get_by_role("tooltip")
    for corner in (
        page.locator(".panels [data-spot]").first,
        page.locator(".panels [data-spot]").last,
        page.get_by_role("list", name="Landscape cards").locator("li").last,
        page.get_by_role("list", name="Piles").get_by_role("button").first,
    ):
        corner.hover()
        expect(tooltip).to_be_in_viewport(ratio=1)
        page.keyboard.press("Escape")
        page.mouse.move(400, 300)


def test_a_finger_that_stays_reads_and_does_not_act(scene: Scene, browser: Browser) -> None:
    plays_until_mine(scene)
    page = shown(scene, browser, **STILL, **PHONE)
    card = page.get_by_role("list", name="Landscape cards").locator("li").first
    box = card.bounding_box()
    assert box
    touch = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.get_by_role("tooltip")).to_contain_text("two cards")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    expect(page.get_by_role("tooltip")).to_be_visible()
    expect(page.locator("input[type=range]").first).to_have_attribute("max", str(scene.tabs[0].view["step"]))


def test_what_may_not_be_done_is_explained_with_its_rule_beside_the_board(
    scene: Scene, browser: Browser
) -> None:
    plays_until_mine(scene, "drawn")
    page = shown(scene, browser, **STILL)
    page.get_by_role("list", name="Piles").get_by_role("button").last.click(force=True)
    hint = page.locator(".prompt .hint")
    expect(hint).to_contain_text("First decide")

    hint.get_by_role("link", name="Rule A-10").click()

    rules = page.get_by_role("region", name="Rules")
    expect(rules.locator("#a-10")).to_be_in_viewport()
    expect(page.locator(".board svg").first).to_be_visible()
    rules.get_by_role("searchbox").fill("tower of strength")
    expect(rules.get_by_role("status")).to_have_text("No place found.")
    rules.get_by_role("searchbox").fill("amphora supply empty")
    expect(rules.locator("#a-28")).to_be_visible()
    expect(rules.locator("#a-10")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)


def test_rules_are_in_the_readers_language_or_say_that_they_are_not(scene: Scene, browser: Browser) -> None:
    page = shown(scene, browser, **STILL)
    page.get_by_role("combobox", name="Language").select_option("hu")
    page.keyboard.press("/")
    in_english = page.get_by_text("A szabályok angolul vannak leírva.")
    expect(page.get_by_role("heading", name="A-17 A táj csökkenti az árat")).to_be_visible()
    expect(in_english).to_have_count(0)

    page.goto("/rulings")
    expect(in_english).to_be_visible()


# --- the end --------------------------------------------------------------------------------------------


def test_the_end_is_told_category_by_category(house: House, browser: Browser) -> None:
    with Scene(house, 3, steps=TO_THE_END) as scene:
        result = scene.tabs[0].view["result"]
        page = shown(scene, browser, **STILL)
        sheet = page.get_by_role("dialog")
        best = sorted(range(3), key=lambda seat: result["ranking"][seat])
        expect(sheet.get_by_role("columnheader")).to_have_count(3)
        players = sheet.get_by_role("columnheader").all_inner_texts()
        assert [PEOPLE[seat] in player for seat, player in zip(best, players, strict=True)] == [True] * 3
        rows = sheet.locator("tbody tr").all()
        for tally, row in zip(result["tallies"], rows, strict=True):
            amounts = [int(number) for number in row.get_by_role("cell").all_inner_texts()]
            assert amounts == [tally["amounts"][seat] for seat in best]
        expect(sheet.get_by_role("link", name="Rule A-39")).to_be_visible()

        sheet.get_by_role("button", name="See the board").click()
        page.keyboard.press("ArrowLeft")
        expect(prompt(page)).to_contain_text("Looking back")
        page.keyboard.press("End")
        bela = shown(scene, browser, seat=1, **STILL)
        bela.get_by_role("button", name="See the board").click()
        for somebody in (bela, page):
            somebody.get_by_role("button", name="Chat", exact=True).click()
        bela.get_by_placeholder("Say something").fill("Well played!")
        bela.keyboard.press("Enter")
        expect(page.get_by_text("Well played!")).to_be_visible()
        expect(sheet).to_be_hidden()
