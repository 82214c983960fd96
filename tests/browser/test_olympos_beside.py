"""The development board of Olympos: beside the map where there is room, and elsewhere never in the way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.scene import Scene
from tests.server.house import House, Json, catch_up

WIDE = {"width": 1920, "height": 1080}


def anna_is_waited_for(view: Json) -> bool:
    return bool(view["awaiting"] == 0 and view["position"]["awaited"] == "act")


def bela_is_waited_for(view: Json) -> bool:
    return bool(view["awaiting"] == 1 and not view["confirm"])


@pytest.fixture
def scene(house: House) -> Iterator[Scene]:
    with Scene(house, game="olympos", steps=40, until=anna_is_waited_for) as scene:
        yield scene


def opens_the_development_board(page: Page) -> None:
    page.keyboard.press("d")
    expect(page.locator(".panel")).to_be_visible()


def test_on_a_wide_screen_map_and_development_board_stand_side_by_side(
    scene: Scene, browser: Browser
) -> None:
    page = scene.shown_to(browser, viewport=WIDE, reduced_motion="reduce")
    panel, stage = page.locator(".panel").bounding_box(), page.locator(".stage").bounding_box()
    assert panel is not None
    assert stage is not None
    assert stage["x"] + stage["width"] <= panel["x"] + 1
    assert min(panel["width"], stage["width"]) > 450
    scene.plays_until(bela_is_waited_for)
    expect(page.locator(".panel")).to_be_visible()
    page.keyboard.press("d")
    expect(page.locator(".panel")).to_have_count(0)


def test_elsewhere_it_leaves_the_map_when_others_move_and_when_the_own_turn_begins(
    scene: Scene, browser: Browser
) -> None:
    page = scene.shown_to(browser, reduced_motion="reduce")
    expect(page.locator(".panel")).to_have_count(0)
    opens_the_development_board(page)
    scene.plays_until(bela_is_waited_for)
    catch_up(scene.tabs)
    expect(page.locator(".panel")).to_be_visible()
    scene.plays(1)
    expect(page.locator(".panel")).to_have_count(0)
    if not anna_is_waited_for(scene.tabs[0].view):
        opens_the_development_board(page)
        scene.plays_until(anna_is_waited_for)
        expect(page.locator(".panel")).to_have_count(0)
