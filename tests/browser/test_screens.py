"""Every game on every screen: nobody has to scroll to see the others, and the board is never crowded out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.scene import Scene
from tests.server.house import House, Json

STILL: dict[str, Any] = {"reduced_motion": "reduce"}
TABLET: dict[str, Any] = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
PHONE: dict[str, Any] = {"viewport": {"width": 375, "height": 667}, "has_touch": True, "is_mobile": True}
ACROSS: dict[str, Any] = {"viewport": {"width": 667, "height": 375}, "has_touch": True, "is_mobile": True}

TWICE = 32  # pixels, where browsers are set to 16
PLAYERS = {"attika": 4, "olympos": 5, "polis": 5}
OUT_OF_SIGHT = """(selector) => [...document.querySelectorAll(selector)]
    .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1;
    })
    .map((part) => part.innerText)"""
SCROLLS = "(part) => part.scrollHeight > part.clientHeight + 1"


@pytest.fixture(scope="module", params=PLAYERS)
def scene(request: pytest.FixtureRequest, house: House) -> Iterator[Scene]:
    """As many players as there can be, in the middle of a game."""
    with Scene(house, PLAYERS[request.param], game=request.param, seed="every screen") as scene:
        scene.plays(60)
        scene.plays_until(must_decide)
        yield scene


def must_decide(view: Json) -> bool:
    """Anna's turn, and in Polis an auction."""
    return bool(view["actions"]) and view["position"]["awaited"] in ("act", "bid")


def test_a_tablet_shows_all_players_at_once(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL, **TABLET)
    expect(page.locator(".panels article")).to_have_count(len(scene.people))
    assert not page.evaluate(OUT_OF_SIGHT, ".panels article, .prompt, .tabs button, .history button")
    assert not page.locator(".panels").evaluate(SCROLLS)
    assert height(page, "main.board") > 350
    expect(page.get_by_role("list", name="Log").get_by_role("button").last).to_be_in_viewport(ratio=0.9)


def test_a_phone_shows_players_and_the_end_of_the_log(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL, **PHONE)
    page.get_by_role("button", name="Players", exact=True).tap()
    expect(page.locator(".panels article").first).to_be_in_viewport(ratio=0.5)
    assert height(page, ".panels") > 200
    page.get_by_role("button", name="Log", exact=True).tap()
    expect(page.get_by_role("list", name="Log").get_by_role("button").last).to_be_in_viewport(ratio=0.9)


def test_a_phone_held_across_has_the_board_beside_the_rest(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL, **ACROSS)
    for name in ("Hand", "Players", "Log"):
        if name != "Hand":
            page.get_by_role("button", name=name, exact=True).tap()
        assert height(page, "main.board") > 300, name
        assert not page.evaluate(OUT_OF_SIGHT, ".prompt .awaited, .tabs button"), name


def test_letters_twice_as_large_leave_room_for_the_board(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL)
    sizes = {"fontSizes": {"standard": TWICE, "fixed": TWICE}}
    page.context.new_cdp_session(page).send("Page.setFontSizes", sizes)
    page.reload()
    expect(page.locator(".prompt .awaited")).to_have_css("font-size", f"{TWICE * 17 / 16:g}px")
    assert height(page, "main.board") > 500
    assert not page.evaluate(OUT_OF_SIGHT, ".prompt .awaited, .tabs button, .table > header button")


@pytest.mark.parametrize("scene", ["polis"], indirect=True)
@pytest.mark.parametrize("screen", [TABLET, PHONE], ids=["tablet", "phone"])
def test_a_bid_can_be_made_without_scrolling(scene: Scene, browser: Browser, screen: dict[str, Any]) -> None:
    page = scene.shown_to(browser, **STILL, **screen)
    for name in ("Bid", "Pass"):
        expect(page.locator(".bidding").get_by_role("button", name=name).first).to_be_in_viewport(ratio=1)


def test_a_hint_says_that_it_thinks_and_then_what_to_do(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL, **PHONE)
    page.get_by_role("button", name="Table menu").tap()
    page.get_by_role("button", name="Ask for a hint").tap()
    advice = page.get_by_role("dialog", name="A bot's advice")
    expect(advice).to_be_visible()
    expect(advice.get_by_role("listitem").first).to_contain_text(re.compile(r"\.\s*\d+ % to win$"))
    assert not advice.evaluate(SCROLLS)


def height(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["height"]
