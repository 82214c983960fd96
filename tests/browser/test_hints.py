"""A bot's advice: on the board and beside it, never over what it speaks of; it can be shown, and done."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, expect

from tests.browser.scene import Moment, Scene
from tests.server.house import House, Json, offered

STILL: dict[str, Any] = {"reduced_motion": "reduce"}
SCREENS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "tablet": {"viewport": {"width": 1024, "height": 1366}, "color_scheme": "dark"},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True},
}
every_screen = pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)

BOARD = "main.board"
# Where a move stands that is shown but not done: the button of the second click.
TO_CONFIRM = {
    "attika": f"{BOARD} .site .button.main",
    "olympos": f"{BOARD} .journey .button.main, .popup .button.main",
    "polis": f"{BOARD} .confirm .button.main:enabled",
}


def can_build(view: Json) -> bool:
    """Only buildings that are free or cheap, so that a bot wants one of them."""
    return view["awaiting"] == 0 and len(offered(view, "build")) > 20


def can_act(view: Json) -> bool:
    return view["awaiting"] == 0 and bool(offered(view, "discover"))


def can_develop(view: Json) -> bool:
    return view["awaiting"] == 0 and len(offered(view, "develop")) > 0


MOMENTS: dict[str, tuple[int, Moment]] = {
    "attika": (60, can_build),
    "olympos": (60, can_act),
    "polis": (8, can_develop),
}


@pytest.fixture(scope="module", params=MOMENTS)
def scene(request: pytest.FixtureRequest, house: House) -> Iterator[Scene]:
    steps, holds = MOMENTS[request.param]
    with Scene(house, players=3, game=request.param, steps=steps, until=holds) as scene:
        yield scene


def asks(page: Page) -> Locator:
    page.get_by_role("button", name="Hint", exact=True).click()
    advice = page.get_by_role("region", name="A bot's advice")
    expect(advice.get_by_role("listitem").first).to_contain_text(re.compile(r"\d+ %"))
    return advice


def latest(scene: Scene) -> Json:
    """The table as it is now, in a tab that is opened for it."""
    return scene.people[0].opens(scene.table).view


def box(there: Locator) -> FloatRect:
    found = there.bounding_box()
    assert found is not None
    return found


def overlap(one: FloatRect, other: FloatRect) -> bool:
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    down = one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]
    return across and down


@every_screen
def test_hints_stand_beside_the_board_and_their_chances_on_it(
    scene: Scene, browser: Browser, screen: dict[str, Any]
) -> None:
    page = scene.shown_to(browser, **STILL, **screen)
    advice = asks(page)
    expect(advice).to_be_in_viewport()
    assert not overlap(box(page.locator(".advice")), box(page.locator(BOARD)))
    assert box(page.locator(BOARD))["height"] > 200
    marks = page.locator(".advice .hinted")
    expect(marks.first).to_have_text(re.compile(r"^\d+ %$"))
    for mark in marks.all():
        assert not overlap(box(mark), box(page.locator(".advice")))


@every_screen
def test_a_hint_is_shown_as_if_it_had_been_chosen(
    scene: Scene, browser: Browser, screen: dict[str, Any]
) -> None:
    """One that has something to confirm; whatever the board then shows, the advice does not cover it."""
    page = scene.shown_to(browser, **STILL, **screen)
    advice, before = asks(page), latest(scene)["step"]
    to_confirm = page.locator(TO_CONFIRM[scene.game.name]).first
    for show in advice.get_by_role("button", name="Show me").all():
        show.click()
        page.wait_for_timeout(300)
        if to_confirm.is_visible():
            break
    expect(to_confirm).to_be_in_viewport(ratio=1)
    assert not overlap(box(to_confirm), box(page.locator(".advice")))
    expect(advice.locator(".shown")).to_have_count(1)
    assert latest(scene)["step"] == before, "it has only been shown"


def test_a_key_asks_and_puts_away_and_is_among_the_keys(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL)
    advice = page.get_by_role("region", name="A bot's advice")
    page.keyboard.press("a")
    expect(advice).to_be_visible()
    page.keyboard.press("a")
    expect(advice).to_have_count(0)
    expect(page.locator(".hinted")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Hints: what a bot would do")


def test_a_hint_is_done(scene: Scene, browser: Browser) -> None:
    """With what it only begins, and the advice is put away."""
    page = scene.shown_to(browser, **STILL)
    advice, before = asks(page), latest(scene)
    advice.get_by_role("button", name="Do it").first.click()
    expect(advice).to_have_count(0)
    expect(page.locator(".prompt .awaited")).not_to_contain_text("where does the settler")
    after = latest(scene)
    assert after["step"] > before["step"]
    assert after["position"].get("setting_out") is None
