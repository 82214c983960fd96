"""The table is for everybody: on every screen, by keys, on paper, and without seeing colours."""

from __future__ import annotations

import base64
import itertools
from collections.abc import Iterator
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, CDPSession, Locator, Page, expect

from tests.browser.scene import TO_THE_END, Scene
from tests.server.house import House, Json, offered

STILL: dict[str, Any] = {"reduced_motion": "reduce"}
PAPER: dict[str, Any] = {"viewport": {"width": 794, "height": 1123}}  # A4
PHONE: dict[str, Any] = {
    "viewport": {"width": 375, "height": 667},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
# A window of 1366 by 768 in which everything is twice as large.
TWICE_AS_LARGE: dict[str, Any] = {"viewport": {"width": 683, "height": 384}}

# What is in sight, can be pressed, and is smaller than a finger needs.
TOO_SMALL = """() => [...document.querySelectorAll('.deeds, .tabs, .table > header, .board > div > div')]
    .flatMap((part) => [...part.querySelectorAll('button')])
    .map((button) => [button, button.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.width < 39.5 || box.height < 39.5))
    .map(([button, box]) => `${button.ariaLabel ?? button.innerText} ${box.width} x ${box.height}`)"""
CUT_OFF = """() => [...document.querySelectorAll('.prompt, .actions button, article h2, .tabs button')]
    .filter((part) => part.getClientRects().length > 0)
    .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1;
    })
    .map((part) => part.innerText)"""
LOOKS = """() => [...document.querySelectorAll('.board [data-spot^="at "]')].map((token) => [
    token.querySelector('[fill^="url"]').getAttribute('fill'),
    token.querySelector('.mark').getAttribute('d'),
])"""
SHADES = """async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const paper = new OffscreenCanvas(20, 20).getContext('2d');
    paper.drawImage(image, 0, 0, 20, 20);
    const { data } = paper.getImageData(0, 0, 20, 20);
    return Array.from({ length: 400 }, (_, n) =>
        0.299 * data[4 * n] + 0.587 * data[4 * n + 1] + 0.114 * data[4 * n + 2]);
}"""
# By night only the colours are different.
CHECKS: dict[str, dict[str, Any]] = {"light": {}, "dark": {"runOnly": ["color-contrast"]}}
OVERFLOWS = "() => document.scrollingElement.scrollWidth > innerWidth"


@pytest.fixture(scope="module")
def scene(house: House) -> Iterator[Scene]:
    """A table of four, where Anna must act and can build."""
    with Scene(house, 4, seed="a game to look at", steps=60, until=can_build) as scene:
        yield scene


@pytest.fixture(scope="module")
def ended(house: House) -> Iterator[Scene]:
    with Scene(house, 3, steps=TO_THE_END) as scene:
        yield scene


def can_build(view: Json) -> bool:
    return view["position"]["awaited"] == "act" and bool(offered(view, "build"))


# --- every screen ---------------------------------------------------------------------------------------


def test_four_players_fit_a_laptop_without_scrolling(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL)
    for part in (".board svg", ".prompt", ".hand", ".actions"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)
    for panel in page.locator(".panels article").all():
        expect(panel).to_be_in_viewport(ratio=0.98)
    assert page.evaluate("() => document.scrollingElement.scrollHeight <= innerHeight")
    assert not page.evaluate(CUT_OFF)


def test_a_phone_shows_the_board_first_and_the_hand_in_a_drawer(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL, **PHONE)
    hand = page.locator(".hand").first
    expect(hand).to_be_visible()
    board = page.locator("main.board")
    before = board.bounding_box()

    page.get_by_role("button", name="Hand").tap()

    expect(hand).to_be_hidden()
    after = board.bounding_box()
    assert before
    assert after
    assert after["height"] > before["height"] > 250
    for name in ("Players", "Log", "Chat", "Hand"):
        page.get_by_role("button", name=name, exact=True).tap()
        assert not page.evaluate(OVERFLOWS), name
    assert not page.evaluate(TOO_SMALL)


def test_text_twice_as_large_loses_nothing(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL, **TWICE_AS_LARGE)
    assert not page.evaluate(OVERFLOWS)
    assert not page.evaluate(CUT_OFF)
    page.get_by_role("button", name="Players").click()
    expect(page.locator(".panels article").first).to_be_visible()
    page.get_by_role("button", name="Log").click()
    expect(page.get_by_role("list", name="Log")).to_be_visible()


# --- keys -----------------------------------------------------------------------------------------------


def test_the_sheet_of_keys_lists_those_of_the_board(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL)
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keys")
    board = sheet.get_by_role("region", name="Attika").locator("kbd")
    expect(board.first).to_be_visible()
    keys = board.all_inner_texts()
    assert {"R", "G", "H", "+", "-", "0", "PgUp", "PgDn"} <= set(keys)


def test_escape_closes_the_menu(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL)
    page.get_by_role("button", name="Table menu").click()
    expect(page.locator("#table-menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#table-menu")).to_be_hidden()


def test_the_land_can_be_seen_without_buildings(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL)
    landscapes = page.locator(".ground .tile path")
    covered = landscapes.count()
    page.keyboard.press("h")
    expect(page.get_by_role("button", name="The board without pieces")).to_have_attribute(
        "aria-pressed", "true"
    )
    assert landscapes.count() > covered


def test_keys_and_wheel_zoom_the_map(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL)
    widths = [width_of_map(page)]
    page.keyboard.press("+")
    widths.append(width_of_map(page))
    page.keyboard.press("0")
    widths.append(width_of_map(page))
    page.mouse.move(300, 300)
    page.mouse.wheel(0, 200)
    page.wait_for_timeout(100)
    widths.append(width_of_map(page))

    whole, near, again, far = widths
    assert near < whole == again < far


def test_two_fingers_zoom_the_map_and_not_the_page(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL, **PHONE)
    whole = width_of_map(page)
    hands = page.context.new_cdp_session(page)

    pinch(hands, [60, 80, 100, 120])
    near = width_of_map(page)
    pinch(hands, [120, 90, 60, 30])

    assert near < 0.7 * whole
    assert width_of_map(page) > 1.5 * near
    assert page.evaluate("visualViewport.scale") == 1


def pinch(hands: CDPSession, distances: list[int]) -> None:
    """Two fingers on the map move apart or together."""
    for number, distance in enumerate(distances):
        fingers = [{"x": 187 + side * distance, "y": 200, "id": side} for side in (-1, 1)]
        kind = "touchMove" if number else "touchStart"
        hands.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    hands.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_on_a_phone_the_log_shows_the_moment_that_is_looked_at(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL, **PHONE)
    page.get_by_role("button", name="Log", exact=True).tap()
    for button in ("To the beginning", "One step on"):
        page.get_by_role("button", name=button, exact=True).tap()
    line = page.locator("[aria-current=step]").first
    expect(line).to_be_in_viewport(ratio=0.9)
    expect(page.locator("main.board")).to_be_in_viewport(ratio=0.99)


def width_of_map(page: Page) -> float:
    box = page.locator("main.board svg").first.get_attribute("viewBox")
    assert box
    return round(float(box.split()[2]), 3)


# --- without colours ------------------------------------------------------------------------------------


def test_players_differ_by_pattern_and_symbol(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL)
    symbols = page.locator(".panels article .mark").all_inner_texts()
    assert len(set(symbols)) == 4
    looks = page.evaluate(LOOKS)
    patterns = {tuple(look) for look in looks}
    assert (
        len(patterns) == len({pattern for pattern, _ in patterns}) == len({mark for _, mark in patterns}) == 4
    )


@pytest.mark.parametrize("sight", ["achromatopsia", "deuteranopia", "protanopia", "tritanopia"])
def test_players_and_landscapes_differ_for_every_eye(scene: Scene, browser: Browser, sight: str) -> None:
    page = scene.shown_to(browser, **STILL)
    eyes = page.context.new_cdp_session(page)
    eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
    players = page.locator(".panels article .mark")
    landscapes = page.get_by_role("list", name="Landscape cards").locator("li")
    for things in (players, landscapes):
        pictures = [in_grey(page, thing) for thing in things.all()]
        assert len(pictures) == 4
        for one, other in itertools.combinations(pictures, 2):
            assert difference(one, other) > 0.02, sight


def in_grey(page: Page, thing: Locator) -> list[float]:
    """What is left of a thing's picture without its colours: 20 by 20 shades, from black to white."""
    picture = base64.b64encode(thing.screenshot()).decode()
    shades: list[float] = page.evaluate(SHADES, f"data:image/png;base64,{picture}")
    darkest, brightest = min(shades), max(shades)
    return [255 * (shade - darkest) / (brightest - darkest) for shade in shades]


def difference(one: list[float], other: list[float]) -> float:
    """In what part of two pictures the shades differ clearly: by shape, for both go from black to white."""
    return sum(abs(shade - another) > 64 for shade, another in zip(one, other, strict=True)) / len(one)


# --- on paper -------------------------------------------------------------------------------------------


def test_rules_log_and_score_sheet_can_be_printed(ended: Scene, browser: Browser) -> None:
    page = ended.shown_to(browser, **STILL)
    page.emulate_media(media="print")
    log = page.locator("ol[aria-label=Log]")
    expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    expect(page.locator("h1")).to_have_text("Attika")
    expect(page.locator("h1")).to_be_visible()
    expect(page.get_by_role("button", name="See the board")).to_be_hidden()
    expect(log).to_be_hidden()

    page.keyboard.press("Escape")
    expect(log.get_by_text("Anna begins.")).to_be_visible()
    assert log.evaluate("(list) => list.scrollHeight <= list.clientHeight + 1")
    expect(page.get_by_role("button", name="Table menu")).to_be_hidden()

    page.goto("/rules/attika")
    expect(page.get_by_role("heading", name="A-40")).to_be_visible()
    expect(page.get_by_role("searchbox")).to_be_hidden()


def test_what_is_read_beside_the_board_is_printed_below_the_log(ended: Scene, browser: Browser) -> None:
    page = ended.shown_to(browser, **STILL, **PAPER)
    page.get_by_role("button", name="See the board").click()
    page.keyboard.press("/")
    expect(page.locator(".beside")).to_be_visible()
    page.emulate_media(media="print")
    log, rules = page.locator(".words").bounding_box(), page.locator(".beside").bounding_box()
    assert log is not None
    assert rules is not None
    assert rules["y"] >= log["y"] + log["height"]


# --- for those who hear or magnify ----------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(
    scene: Scene, ended: Scene, browser: Browser, scheme: Literal["light", "dark"]
) -> None:
    context = scene.context(browser, color_scheme=scheme, **STILL)
    page = context.new_page()
    waiting = scene.people[0].sets_up(["me", "open", "greedy"])
    for address in (
        "/",
        "/new",
        "/account",
        "/rules/attika",
        "/rulings",
        "/nowhere",
        f"/t/{waiting.id}",
        f"{ended.address}/verify",
        ended.address,
    ):
        page.goto(address)
        page.locator("main h1, main h2, main.board svg").first.wait_for()
        finds_nothing(page, f"{address}, {scheme}", CHECKS[scheme])


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_at_the_table(
    scene: Scene, browser: Browser, scheme: Literal["light", "dark"]
) -> None:
    page = scene.shown_to(browser, color_scheme=scheme, **STILL)
    finds_nothing(page, f"table, {scheme}", CHECKS[scheme])
    page.get_by_role("list", name="Buildings in store").get_by_role("button").first.click()
    finds_nothing(page, f"placing, {scheme}", CHECKS[scheme])
    page.get_by_role("button", name="All buildings of Carla").click()
    page.get_by_role("button", name="Chat").click()
    finds_nothing(page, f"chat, {scheme}", CHECKS[scheme])
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".prompt .awaited")).to_contain_text("Looking back")
    finds_nothing(page, f"history, {scheme}", CHECKS[scheme])
    page.keyboard.press("/")
    page.locator("#a-1").wait_for()
    finds_nothing(page, f"rules, {scheme}", CHECKS[scheme])
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    finds_nothing(page, f"keys, {scheme}", CHECKS[scheme])


def finds_nothing(page: Page, where: str, checks: dict[str, Any]) -> None:
    violations = Axe().run(page, options={"resultTypes": ["violations"], **checks}).response["violations"]
    found = [
        f"{violation['impact']}: {violation['help']} {node['html'][:200]}"
        for violation in violations
        for node in violation["nodes"]
    ]
    assert not found, f"{where}\n" + "\n".join(found)
