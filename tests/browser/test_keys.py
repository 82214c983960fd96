"""Playing by keys, and by ear: where keys lead, where the focus stays, and what a screen reader says."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.scene import Scene
from tests.browser.test_prices import can_choose_how_to_pay, several_ways
from tests.browser.test_see_everybody import STILL
from tests.server.house import House, Json, offered

PARTS = {"1": "main.board", "2": ".hand", "3": ".prompt", "4": ".panels", "5": ".words"}
IS_WITHIN = "(part) => document.activeElement.closest(part) !== null"
FOCUSED_PLACE = "document.activeElement.dataset.place ?? null"


def can_send_settlers(view: Json) -> bool:
    return bool(offered(view, "new_settler")) and view["position"]["turn"] > 6


def develops(view: Json) -> bool:
    return bool(view["position"]["awaited"] == "develop" and offered(view, "develop"))


@pytest.fixture(scope="module")
def scenes(house: House) -> Iterator[dict[str, Scene]]:
    """A decision in each of the games."""
    with (
        Scene(house, seed="a game to look at", steps=12, until=can_choose_how_to_pay) as attika,
        Scene(house, 3, game="olympos", until=can_send_settlers) as olympos,
        Scene(house, 3, game="polis", until=develops) as polis,
    ):
        yield {"attika": attika, "olympos": olympos, "polis": polis}


GAMES = ["attika", "olympos", "polis"]


def shown(scenes: dict[str, Scene], browser: Browser, game: str) -> Page:
    page = scenes[game].shown_to(browser, **STILL)
    page.locator(".hand *").first.wait_for()
    return page


def prompt(page: Page) -> str:
    return page.locator(".prompt .awaited").inner_text()


# --- where keys lead ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_digit_leads_to_each_part_of_the_table(
    scenes: dict[str, Scene], browser: Browser, game: str
) -> None:
    page = shown(scenes, browser, game)
    for key, part in PARTS.items():
        page.keyboard.press(key)
        page.wait_for_function(IS_WITHIN, arg=part)
    page.keyboard.press("1")
    page.wait_for_function(IS_WITHIN, arg="[data-place]" if game != "polis" else "main.board button")

    page.keyboard.press("c")
    field = page.get_by_placeholder("Say something")
    field.press_sequentially("1 2 5")
    expect(field).to_have_value("1 2 5")
    expect(field).to_be_focused()


PICKS = {
    "attika": lambda page: page.get_by_role("list", name="Buildings in store").locator(".legal").first,
    "olympos": lambda page: page.get_by_role("button", name=re.compile(r"^New settler \(\d+\)$")),
    "polis": lambda page: page.locator(".hand .offered").first,
}


@pytest.mark.parametrize("game", GAMES)
def test_arrows_do_not_leave_what_is_in_hand_for_the_past(
    scenes: dict[str, Scene], browser: Browser, game: str
) -> None:
    page = shown(scenes, browser, game)
    before = prompt(page)
    PICKS[game](page).click()
    page.locator("[data-held]").first.wait_for()
    for key in ("ArrowLeft", "ArrowLeft", "Home", "Shift+ArrowLeft"):
        page.keyboard.press(key)
        assert page.evaluate(IS_WITHIN, "[data-held]"), key
    assert prompt(page) == before
    assert page.evaluate(FOCUSED_PLACE) is not None or game == "polis"

    page.keyboard.press("Escape")
    page.keyboard.press("Escape")  # the first one may close a tooltip
    expect(page.locator("[data-held]")).to_have_count(0)
    page.locator("main.board").evaluate("() => document.activeElement.blur()")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".prompt .awaited")).to_contain_text("Looking back")


def test_the_ways_to_pay_are_chosen_by_arrows(scenes: dict[str, Scene], browser: Browser) -> None:
    scene = scenes["attika"]
    page = shown(scenes, browser, "attika")
    build = several_ways(scene.tabs[0].view)[0]
    shelf = page.get_by_role("list", name="Buildings in store")
    shelf.get_by_role("button", name=build["building"].replace("_", " ")).first.click()
    page.locator(f'[data-place="{build["at"]}"]').click()
    ways = page.get_by_role("radiogroup", name="Payment").get_by_role("radio")
    ways.first.focus()
    page.keyboard.press("ArrowRight")
    expect(ways.nth(1)).to_be_checked()
    expect(ways.nth(1)).to_be_focused()
    expect(page.locator(".prompt .awaited")).not_to_contain_text("Looking back")


# --- where the focus stays ------------------------------------------------------------------------------


def test_the_focus_outlasts_what_had_it(house: House, browser: Browser) -> None:
    with Scene(house) as scene:
        page = scene.shown_to(browser, **STILL)
        page.keyboard.press("Tab")
        page.get_by_role("button", name="Draw a building from pile 1.").focus()
        page.keyboard.press("Enter")
        store = page.get_by_role("button", name="Store", exact=True)
        store.focus()
        page.keyboard.press("Enter")
        expect(store).to_have_count(0)
        page.wait_for_function(IS_WITHIN, arg=".deeds")
        page.keyboard.press("u")
        expect(store).to_be_visible()
        assert page.evaluate(IS_WITHIN, ".deeds")


def test_a_sheet_and_the_rules_lead_back_to_where_they_were_opened(
    scenes: dict[str, Scene], browser: Browser
) -> None:
    page = shown(scenes, browser, "olympos")
    page.keyboard.press("1")
    page.wait_for_function(IS_WITHIN, arg="[data-place]")
    place = page.evaluate(FOCUSED_PLACE)
    for opened in ("?", "/"):
        page.keyboard.press("Escape")  # a tooltip, if there is one
        page.keyboard.press(opened)
        page.locator("dialog[open], .beside").first.wait_for()
        page.wait_for_function(IS_WITHIN, arg="dialog, .beside")
        page.keyboard.press("Escape")
        page.wait_for_function(f"() => ({FOCUSED_PLACE}) === '{place}'")


def test_what_is_confirmed_or_cancelled_on_the_map_leaves_the_focus_there(
    scenes: dict[str, Scene], browser: Browser
) -> None:
    page = shown(scenes, browser, "olympos")
    page.keyboard.press("n")
    page.locator(".spot.legal").nth(1).wait_for(state="attached")
    page.locator(".spot.legal").nth(1).focus()
    page.keyboard.press("Enter")
    cancel = page.get_by_role("button", name="Cancel")
    cancel.focus()
    page.keyboard.press("Enter")
    expect(cancel).to_have_count(0)
    page.wait_for_function(IS_WITHIN, arg="[data-place]")
    expect(page.locator(".track .landing")).to_have_count(0)


def test_no_ghost_stays_where_the_focus_was(scenes: dict[str, Scene], browser: Browser) -> None:
    page = shown(scenes, browser, "attika")
    PICKS["attika"](page).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("1")
    ghost = page.locator("main.board g.building")
    expect(ghost).to_have_count(1)
    page.keyboard.press("3")
    expect(ghost).to_have_count(0)


# --- what is said ---------------------------------------------------------------------------------------


def test_a_refusal_is_spoken_once_by_something_that_was_there_before(
    scenes: dict[str, Scene], browser: Browser
) -> None:
    page = shown(scenes, browser, "attika")
    alert = page.get_by_role("alert")
    expect(alert).to_have_text("")
    alert.evaluate("(alert) => (alert.wasThere = true)")
    PICKS["attika"](page).click()
    temple = scenes["attika"].tabs[0].view["position"]["map"]["temples"][0]
    page.locator(f'[data-place="{temple}"]').click(force=True)
    expect(alert).to_contain_text("A-")
    assert alert.evaluate("(alert) => alert.wasThere")
    assert alert.inner_text() not in page.locator("[aria-live=polite]").all_inner_texts()


def test_who_looks_back_hears_where(scenes: dict[str, Scene], browser: Browser) -> None:
    page = shown(scenes, browser, "polis")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".spoken[aria-live=polite]")).to_contain_text("Looking back")


def test_the_time_track_is_one_thing(scenes: dict[str, Scene], browser: Browser) -> None:
    page = shown(scenes, browser, "olympos")
    track = page.get_by_role("slider", name="Time track")
    expect(track).to_have_accessible_description(
        re.compile(r"^(Anna|Béla|Carla): Space \d+, .*Next Zeus space: \d+\.$")
    )
    expect(track.locator("[aria-label], [tabindex]")).to_have_count(0)
    track.focus()
    page.keyboard.press("Home")
    expect(track).to_have_attribute("aria-valuetext", re.compile(r"^Space 0\."))
    page.keyboard.press("ArrowRight")
    expect(track).to_have_attribute("aria-valuetext", re.compile(r"^Space 1\."))
    expect(page.get_by_role("tooltip")).to_contain_text("Space 1")


def test_the_discards_are_read_with_their_landscapes(scenes: dict[str, Scene], browser: Browser) -> None:
    page = shown(scenes, browser, "attika")
    scenes["attika"].plays_until(lambda view: bool(view["position"]["discards"]))
    expect(page.locator('[data-spot="discards"] .spoken')).to_have_text(
        re.compile(r"^Discards: \d+ (water|forest|hill|mountain)")
    )
