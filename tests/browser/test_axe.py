"""What axe says of every state of a decision: one page for each game, from one to the next."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.scene import TO_THE_END, Scene
from tests.browser.test_olympos import awaits_an_answer, can_move, picks_new, reachable
from tests.browser.test_polis import awaits
from tests.browser.test_prices import can_choose_how_to_pay, pick, several_ways
from tests.browser.test_see_everybody import STILL, finds_nothing
from tests.browser.tribe import Spot
from tests.server.house import House


def test_attika_from_a_building_in_hand_to_a_hint(house: House, browser: Browser) -> None:
    with Scene(house, seed="a game to look at", steps=12, until=can_choose_how_to_pay) as scene:
        page = scene.shown_to(browser, **STILL)
        view = scene.tabs[0].view
        build = several_ways(view)[0]
        pick(page, build["building"])
        page.locator(".spot.legal").first.wait_for(state="attached")
        finds_nothing(page, "prices", {})

        page.locator(f'[data-place="{build["at"]}"]').click()
        expect(page.get_by_role("radiogroup", name="Payment")).to_be_visible()
        finds_nothing(page, "price box and ways to pay", {})

        page.locator(f'[data-place="{view["position"]["map"]["temples"][0]}"]').click(force=True)
        expect(page.get_by_role("alert")).to_contain_text("A-")
        finds_nothing(page, "refusal", {})

        page.keyboard.press("Escape")
        page.keyboard.press("3")
        finds_nothing(page, "the prompt in focus", {})
        asks_for_hints(page)
        finds_nothing(page, "hints", {})
        page.keyboard.press("Escape")
        looks_back(page)


def test_olympos_from_a_journey_to_a_god(house: House, browser: Browser) -> None:
    with Scene(house, 3, game="olympos", until=can_move) as scene:
        page = scene.shown_to(browser, **STILL)
        picks_new(page)
        Spot(page, reachable(page)[0]).click()
        finds_nothing(page, "journey", {})
        page.keyboard.press("Escape")

        page.locator('[data-spot^="mini "]').first.click()
        page.get_by_role("dialog").wait_for()
        finds_nothing(page, "discovery", {})
        page.keyboard.press("Escape")
        looks_back(page)
    with Scene(house, 3, "a god asks", "olympos", until=awaits_an_answer) as scene:
        page = scene.shown_to(browser, scene.tabs[0].view["awaiting"], **STILL)
        page.locator(".reveal").wait_for()
        finds_nothing(page, "a god", {})


def test_polis_at_war_and_when_it_is_over(house: House, browser: Browser) -> None:
    with Scene(house, 3, game="polis", until=awaits("war")) as scene:
        page = scene.shown_to(browser, **STILL)
        finds_nothing(page, "war", {})
        page.locator(".place.offered h2 button").first.click()
        page.locator("[data-held]").wait_for()
        finds_nothing(page, "a city attacked", {})
        page.keyboard.press("Escape")
        looks_back(page)


def test_how_olympos_and_polis_end(house: House, browser: Browser) -> None:
    for game in ("olympos", "polis"):
        with Scene(house, 3, game=game, steps=TO_THE_END) as scene:
            page = scene.shown_to(browser, **STILL)
            page.get_by_role("dialog").get_by_role("table").wait_for()
            finds_nothing(page, f"{game}, the end", {})


def looks_back(page: Page) -> None:
    page.keyboard.press("Escape")  # a tooltip, if there is one
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".prompt .awaited")).to_contain_text("Looking back")
    finds_nothing(page, "history", {})


def asks_for_hints(page: Page) -> None:
    page.keyboard.press("a")
    page.get_by_role("region", name="A bot's advice").get_by_role("listitem").first.wait_for()
