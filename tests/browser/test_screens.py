"""Every game on every screen: nobody has to scroll to see the others, and the board is never crowded out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.scene import Scene
from tests.browser.tab import PLACES
from tests.server.house import House, Json

STILL: dict[str, Any] = {"reduced_motion": "reduce"}
TABLET: dict[str, Any] = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
PHONE: dict[str, Any] = {"viewport": {"width": 375, "height": 667}, "has_touch": True, "is_mobile": True}
TABLET_ACROSS: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}, "has_touch": True}
ACROSS: dict[str, Any] = {"viewport": {"width": 667, "height": 375}, "has_touch": True, "is_mobile": True}

TWICE = 32  # pixels, where browsers are set to 16
PLAYERS = {"attika": 4, "olympos": 5, "polis": 5}
OUT_OF_SIGHT = """(selector) => [...document.querySelectorAll(selector)]
    .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1;
    })
    .map((part) => part.innerText)"""
# Faces of tiles that are wider than their tiles.
SPILLS = """(board) => [...board.querySelectorAll('button')]
    .filter((tile) => tile.scrollWidth > tile.clientWidth + 1)
    .map((tile) => tile.innerText)"""
# Windows that are neither a desk's nor a tablet's: half a screen, a low one, one that letters fill quickly.
WINDOWS = [(1366, 768), (1024, 600), (960, 700), (900, 890), (800, 600), (683, 768), (640, 900), (600, 500)]
NEXT_PICTURE = "() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))"
SCROLLS = "(part) => part.scrollHeight > part.clientHeight + 1"


@pytest.fixture(scope="module", params=PLAYERS)
def scene(request: pytest.FixtureRequest, house: House) -> Iterator[Scene]:
    """As many players as there can be, in the middle of a game."""
    game = request.param
    with Scene(house, PLAYERS[game], "every screen", game, steps=60, until=must_decide) as scene:
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


def test_a_phone_shows_in_one_line_how_all_players_stand(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL, **PHONE)
    seats = page.get_by_role("list", name="How everybody stands").get_by_role("listitem")
    expect(seats).to_have_count(len(scene.people))
    assert not page.evaluate(OUT_OF_SIGHT, "[aria-label='How everybody stands'] *")
    tops = {round(box["y"]) for seat in seats.all() if (box := seat.bounding_box())}
    assert len(tops) == 1, tops


def test_a_phone_shows_what_one_can_pay_with_whatever_the_drawer_shows(
    scene: Scene, browser: Browser
) -> None:
    page = scene.shown_to(browser, **STILL, **PHONE)
    means = page.locator(".deeds").locator(means_of(scene)).locator("visible=true")
    expect(means.first).to_be_in_viewport(ratio=1)
    for tab in ("Log", "Players", "Players", "Hand"):  # the second tap closes the drawer
        page.get_by_role("button", name=tab, exact=True).tap()
        expect(means.first).to_be_in_viewport(ratio=1)


def means_of(scene: Scene) -> str:
    """What Anna pays with: cards, resources, coins."""
    if scene.game.name == "polis":
        return f"b:text-is('{scene.tabs[0].view['position']['seats'][0]['coins']} coins')"
    return {"attika": "[aria-label='Landscape cards']", "olympos": "[data-spot='wood of 0']"}[scene.game.name]


def test_a_phone_held_across_has_the_board_beside_the_rest(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL, **ACROSS)
    for name in ("Hand", "Players", "Log"):
        if name != "Hand":
            page.get_by_role("button", name=name, exact=True).tap()
        assert height(page, "main.board") > 300, name
        assert not page.evaluate(OUT_OF_SIGHT, ".prompt .awaited, .tabs button"), name


def test_the_board_has_its_place_in_a_window_of_any_shape(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL)
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        board = page.locator("main.board").bounding_box()
        assert board is not None
        assert board["width"] * board["height"] > 0.3 * width * height, (width, height, board)
        assert min(board["width"], board["height"]) > 240, (width, height, board)


def test_no_hex_lies_under_buttons_or_counts(house: House, browser: Browser) -> None:
    with Scene(house, seed="a wide land 0", bot="random", steps=130) as scene:
        page = scene.shown_to(browser, **STILL)
        places = [str(spot.get_attribute("data-place")) for spot in page.locator("[data-place]").all()]
        for width, height in [*WINDOWS, (667, 375), (375, 667)]:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(NEXT_PICTURE)
            in_sight = page.evaluate(PLACES, places)
            assert sorted(in_sight) == sorted(places), (width, height)


def test_letters_twice_as_large_leave_room_for_the_board(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL)
    has_letters_twice_as_large(page)
    expect(page.locator(".prompt .awaited")).to_have_css("font-size", f"{TWICE * 17 / 16:g}px")
    assert height(page, "main.board") > 500
    assert not page.evaluate(OUT_OF_SIGHT, ".prompt .awaited, .tabs button, .table > header button")


def test_letters_twice_as_large_on_a_phone_leave_the_drawer_closed(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL, **PHONE)
    expect(page.locator(".deeds > .hand")).to_be_visible()
    has_letters_twice_as_large(page)
    expect(page.locator(".deeds > .hand")).to_be_hidden()
    assert height(page, "main.board") > 150
    assert not page.evaluate(OUT_OF_SIGHT, ".prompt .awaited, .actions button, .tabs button")
    page.get_by_role("button", name="Hand", exact=True).tap()
    expect(page.locator(".deeds > .hand")).to_be_visible()


@pytest.mark.parametrize("scene", ["polis"], indirect=True)
def test_on_a_tablet_every_city_is_in_sight(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL, **TABLET_ACROSS)
    for city in page.locator(".place").all():
        expect(city).to_be_in_viewport(ratio=1)
    page.set_viewport_size(TABLET["viewport"])
    for city in page.locator(".place").all():
        expect(city).to_be_in_viewport(ratio=1)
        assert not city.locator(".city").first.evaluate(SCROLLS)


@pytest.mark.parametrize("scene", ["olympos"], indirect=True)
@pytest.mark.parametrize("screen", [TABLET, TABLET_ACROSS], ids=["upright", "across"])
def test_on_a_tablet_the_development_board_is_seen_whole(
    scene: Scene, browser: Browser, screen: dict[str, Any]
) -> None:
    page = scene.shown_to(browser, **STILL, **screen)
    page.get_by_role("button", name="Development board", exact=True).tap()
    board = page.get_by_role("region", name="Discoveries and wonders")
    expect(board.get_by_role("button").last).to_be_in_viewport(ratio=1)
    assert not board.evaluate(SCROLLS)
    assert not board.evaluate(SPILLS)


@pytest.mark.parametrize("scene", ["polis"], indirect=True)
@pytest.mark.parametrize("screen", [TABLET, PHONE], ids=["tablet", "phone"])
def test_a_bid_can_be_made_without_scrolling(scene: Scene, browser: Browser, screen: dict[str, Any]) -> None:
    page = scene.shown_to(browser, **STILL, **screen)
    bids_are_in_sight(page)


@pytest.mark.parametrize("scene", ["polis"], indirect=True)
def test_a_bid_can_be_made_in_a_window_of_any_shape(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL)
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        bids_are_in_sight(page)


def bids_are_in_sight(page: Page) -> None:
    for name in ("Bid", "Pass"):
        expect(page.locator(".bidding").get_by_role("button", name=name).first).to_be_in_viewport(ratio=1)


def test_a_hint_says_that_it_thinks_and_then_what_to_do(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL, **PHONE)
    page.get_by_role("button", name="Table menu").tap()
    page.get_by_role("button", name="Ask for a hint").tap()
    advice = page.get_by_role("region", name="A bot's advice")
    expect(advice).to_be_visible()
    expect(advice.get_by_role("listitem").first).to_contain_text(re.compile(r"\d+ % to win \w+"))
    chances = [chance for chance in advice.locator(".chance").all_inner_texts() if "%" in chance]
    assert len(set(chances)) == len(chances), "what is about as good says so"
    expect(page.locator("main.board")).to_be_in_viewport(ratio=1)


def test_where_there_is_no_hint_it_is_said_why(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, seat=1, **STILL)
    assert asks_for_a_hint(page) == "It is not your turn."

    page = scene.shown_to(browser, **STILL)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Switch hints off for everybody").click()
    assert asks_for_a_hint(page) == "The host has switched hints off at this table."
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Switch hints on again").click()


def asks_for_a_hint(page: Page) -> str:
    """In vain: what one is told."""
    page.get_by_role("button", name="Table menu").click()
    hint = page.get_by_role("button", name="Ask for a hint")
    expect(hint).to_have_attribute("aria-disabled", "true")
    # Playwright does not click what says that it is disabled; a person does, to learn why.
    hint.click(force=True)
    told = page.locator(".prompt .refused")
    expect(told).to_be_visible()
    return told.inner_text()


def has_letters_twice_as_large(page: Page) -> None:
    sizes = {"fontSizes": {"standard": TWICE, "fixed": TWICE}}
    page.context.new_cdp_session(page).send("Page.setFontSizes", sizes)
    page.reload()
    page.locator(".prompt .awaited").wait_for()


def height(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["height"]
