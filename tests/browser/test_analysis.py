"""After the end: the curve of chances, the decisions that cost most, and the way from both to the board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.browser.scene import Scene
from tests.browser.test_see_everybody import CHECKS, finds_nothing
from tests.server.house import House, Json, catch_up

GAMES = {"attika": 2, "olympos": 2, "polis": 3}
STILL: dict[str, Any] = {"reduced_motion": "reduce"}


def everybody_else_gives_up(scene: Scene) -> None:
    for tab in scene.tabs[1:]:
        catch_up(scene.tabs)
        tab.done("resign")
    catch_up(scene.tabs)


@pytest.fixture(scope="module", params=GAMES)
def scene(request: pytest.FixtureRequest, house: House) -> Iterator[Scene]:
    """A game of people who do not know what they do, until only one of them is left."""
    with Scene(house, GAMES[request.param], game=request.param, bot="random", steps=40) as scene:
        everybody_else_gives_up(scene)
        yield scene


@pytest.fixture
def slips(scene: Scene) -> list[Json]:
    answer = scene.people[0].http.get(f"/api/tables/{scene.table.id}/slips", timeout=60)
    slips: list[Json] = answer.json()["slips"]
    assert slips
    return slips


def shown(scene: Scene, browser: Browser, **wishes: Any) -> Page:
    """The table of somebody who has asked for the analysis on the score sheet."""
    page = scene.shown_to(browser, **STILL, **wishes)
    page.get_by_role("dialog").get_by_role("button", name="Analysis").click()
    return page


def panel(page: Page) -> Locator:
    return page.get_by_role("region", name="Analysis")


def looks_at(page: Page, step: int) -> None:
    """The history stands at this step, in the curve and below the board."""
    expect(panel(page).get_by_role("slider")).to_have_attribute("aria-valuenow", str(step))
    expect(page.locator(".prompt .awaited")).to_contain_text(f"step {step} of")


def test_a_costly_decision_leads_to_its_moment(scene: Scene, slips: list[Json], browser: Browser) -> None:
    page = shown(scene, browser)
    decisions = panel(page).get_by_role("listitem").get_by_role("button")
    expect(decisions).to_have_count(len(slips))

    decisions.first.click()
    looks_at(page, slips[0]["step"])
    expect(decisions.first).to_have_attribute("aria-current", "step")
    expect(decisions.first).to_contain_text(f"turn {slips[0]['turn']}")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(decisions.first).to_contain_text(f"−{round(100 * slips[0]['cost'])} %")
    finds_nothing(page, "the analysis", CHECKS["light"])


def test_the_curve_is_walked_along_with_keys_and_pointer(scene: Scene, browser: Browser) -> None:
    page = shown(scene, browser)
    curve, last = panel(page).get_by_role("slider"), scene.tabs[0].view["step"]
    curve.focus()
    page.keyboard.press("Home")
    looks_at(page, 0)
    page.keyboard.press("ArrowRight")
    looks_at(page, 1)

    frame = curve.bounding_box()
    assert frame is not None
    page.mouse.click(frame["x"] + frame["width"] - 5, frame["y"] + 50)
    expect(curve).to_have_attribute("aria-valuenow", str(last))
    expect(curve).to_have_attribute(
        "aria-valuetext", re.compile(f"step {last} of {last}: Anna 100 %, Béla 0 %")
    )

    page.keyboard.press("Escape")
    expect(panel(page)).to_have_count(0)


def test_on_a_phone_the_board_stays_in_sight(scene: Scene, browser: Browser) -> None:
    page = shown(scene, browser, viewport={"width": 375, "height": 667}, has_touch=True, color_scheme="dark")
    decision = panel(page).get_by_role("listitem").get_by_role("button").first
    decision.click()
    expect(decision).to_have_attribute("aria-current", "step")
    board, beside = page.get_by_role("main").bounding_box(), panel(page).bounding_box()
    assert board is not None
    assert beside is not None
    assert board["height"] > 200
    assert board["y"] + board["height"] <= beside["y"]
    finds_nothing(page, "the analysis on a phone", CHECKS["dark"])


def test_on_a_phone_the_score_sheet_keeps_in_sight_what_comes_next(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, viewport={"width": 375, "height": 667}, has_touch=True, **STILL)
    for name in ("Play again", "See the board", "Analysis"):
        expect(page.get_by_role("dialog").get_by_role("button", name=name)).to_be_in_viewport(ratio=1)


def test_a_game_without_decisions_has_no_costly_ones(house: House, browser: Browser) -> None:
    with Scene(house) as scene:
        everybody_else_gives_up(scene)
        page = shown(scene, browser)
        expect(panel(page)).to_contain_text("No decision cost more than 2 % of the chance to win.")


def test_when_the_oracle_fails_one_can_ask_again(house: House, browser: Browser) -> None:
    with Scene(house) as scene:
        everybody_else_gives_up(scene)
        page = scene.shown_to(browser, **STILL)

        def fails(route: Route) -> None:
            error = {"error": "", "said": {"key": "core-no-analysis-found", "arguments": {}}}
            route.fulfill(status=500, json=error)

        page.route("**/slips", fails)
        page.get_by_role("button", name="See the board").click()
        page.get_by_role("button", name="Table menu").click()
        page.locator("#table-menu").get_by_role("button", name="Analysis").click()
        expect(panel(page).get_by_role("alert")).to_have_text(
            "The oracle could not finish with this game. Please ask again later."
        )
        page.unroute("**/slips")
        panel(page).get_by_role("button", name="Try again").click()
        expect(panel(page)).to_contain_text("No decision cost more")
