"""Olympos at the table: whole games by mouse, turns by keys and by finger, together and in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Arrives
from tests.browser.scene import TO_THE_END, Scene
from tests.browser.tab import Waits
from tests.browser.test_access import ALL_TEXT, NO_SIDEWAYS_SCROLLING, PHONE, tabs_to
from tests.browser.test_alone import FITS_THE_SCREEN
from tests.browser.test_see_everybody import CHECKS, finds_nothing
from tests.browser.tribe import Spot, invites, tribe_among
from tests.browser.visitor import Visitor
from tests.server.house import House, Json, offered

RAW_KEY = re.compile(r"\b(?:olympos|core)-[a-z-]+\b")
LANGUAGES = {"Italiano": "it", "Français": "fr", "Magyar": "hu", "English": "en"}
STILL: dict[str, Any] = {"reduced_motion": "reduce"}


# --- whole games ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("bots", [1, 4])
def test_a_whole_game_with_bots(arrives: Arrives, bots: int, waits: Waits) -> None:
    anna = arrives("Anna", **STILL)
    tribe = tribe_among(anna, ["random"] * bots, seed=f"a long game with {bots}")
    while tribe.waits_for_turn():
        tribe.acts()
    expect(tribe.tab.score_sheet).to_be_visible()
    players = tribe.tab.score_sheet.get_by_role("columnheader")
    expect(players).to_have_count(bots + 1)
    expect(players.filter(has_text="Anna")).to_have_count(1)
    waits.add(tribe.tab)


def test_two_people_see_the_same_table(anna: Visitor, bela: Visitor) -> None:
    tribes = invites(anna, bela)
    for _ in range(60):
        if all(tribe.tab.position["turn"] > 4 for tribe in tribes):
            break
        next(tribe for tribe in tribes if tribe.tab.is_mine).acts()
        for tribe in tribes:
            tribe.tab.wait_until(lambda: any(one.tab.is_mine for one in tribes), "somebody is asked")
    one, other = tribes
    other.tab.wait_until(lambda: bool(other.tab.view["version"] >= one.tab.view["version"]), "both are told")
    assert one.tab.position["settlers"] == other.tab.position["settlers"] != {}
    for tribe in tribes:
        for place, stack in tribe.tab.position["settlers"].items():
            expect(tribe.page.locator(f'[data-spot="at {place}"] > g')).to_have_count(len(stack))


# --- a table to look at ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def scene(house: House) -> Iterator[Scene]:
    """A table of four, where Anna may move a settler on the map or a new one."""
    with Scene(house, 4, game="olympos", until=can_move) as scene:
        yield scene


def can_move(view: Json) -> bool:
    choices = offered(view, "new_settler") and offered(view, "settler")
    return view["position"]["turn"] > 12 and bool(choices)


def awaits_an_answer(view: Json) -> bool:
    return bool(view["position"]["awaited"] == "answer")


def picks_new(page: Page) -> None:
    page.get_by_role("button", name=re.compile(r"^New settler \(\d+\)$")).click()
    page.locator(".spot.legal").first.wait_for(state="attached")


def reachable(page: Page) -> list[str]:
    return [str(spot.get_attribute("data-place")) for spot in page.locator(".spot.legal").all()]


def test_everything_is_on_one_screen(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL)
    assert page.evaluate(FITS_THE_SCREEN)
    for part in (".stage svg", ".prompt", ".hand", '[data-spot="development"]'):
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("slider", name="Time track").locator("[data-space]")).to_have_count(80)
    for space in (0, 24, 40, 63, 79):
        expect(page.locator(f'[data-space="{space}"]')).to_be_in_viewport(ratio=1)


def test_the_way_the_price_and_the_landing_are_seen_before_anything_is_done(
    scene: Scene, browser: Browser
) -> None:
    page = scene.shown_to(browser, **STILL)
    step = scene.tabs[0].view["step"]
    picks_new(page)
    place = reachable(page)[0]
    Spot(page, place).click()
    card = page.locator(".journey")
    expect(card).to_contain_text(re.compile(r"in all \d+ action points?"))
    expect(card).to_contain_text("you take a token")
    landing = re.search(r"your piece goes to space (\d+)", card.text_content() or "")
    assert landing is not None
    expect(page.locator(f'.landing[data-space="{landing[1]}"]')).to_be_visible()
    expect(page.locator(".stage .way")).to_have_count(1)
    page.get_by_role("button", name="Cancel").click()
    page.mouse.move(1, 1)
    expect(card).to_have_count(0)
    expect(page.locator(".track .landing")).to_have_count(0)
    assert page.evaluate("Number(document.querySelector('input[type=range]').max)") == step


def test_what_may_not_be_done_is_explained(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL)
    picks_new(page)
    condemned = scene.tabs[0].view["position"]["condemned"][0]
    Spot(page, condemned).click()
    expect(page.locator(".prompt .hint")).to_contain_text(
        "is condemned: you may travel through, but not stay."
    )
    expect(page.locator(".prompt .hint").get_by_text("O-30")).to_be_visible()


def test_a_line_of_the_log_lights_its_territory(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL)
    log = page.get_by_role("list", name="Log")
    log.get_by_role("listitem").filter(has_text="settler").get_by_role("button", expanded=False).last.click()
    log.get_by_role("button", name=re.compile("controls ")).last.hover()
    expect(page.locator(".stage path.lit")).to_have_count(1)


def test_the_map_is_zoomed_by_keys_and_shown_whole_again(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL)
    drawing = page.locator(".stage svg").first
    whole = drawing.get_attribute("viewBox")
    page.keyboard.press("+")
    expect(drawing).not_to_have_attribute("viewBox", whole or "")
    page.keyboard.press("0")
    expect(drawing).to_have_attribute("viewBox", whole or "")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(scene: Scene, browser: Browser, scheme: str) -> None:
    page = scene.shown_to(browser, color_scheme=scheme, **STILL)
    finds_nothing(page, f"the map, {scheme}", CHECKS[scheme])
    picks_new(page)
    Spot(page, reachable(page)[0]).click()
    finds_nothing(page, f"a journey, {scheme}", CHECKS[scheme])


def test_everything_is_said_in_four_languages(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL)
    prompts = set()
    for name, language in LANGUAGES.items():
        page.get_by_role("combobox").select_option(label=name)
        expect(page.locator("html")).to_have_attribute("lang", language)
        prompts.add(page.locator(".prompt .awaited").inner_text())
        assert not RAW_KEY.findall(page.evaluate(ALL_TEXT))
    assert len(prompts) == len(LANGUAGES)


# --- gods -----------------------------------------------------------------------------------------------


def test_whoever_holds_cards_is_asked_at_a_god_and_may_say_no_beforehand(
    house: House, browser: Browser
) -> None:
    with Scene(house, 3, "a god asks", "olympos", until=awaits_an_answer) as scene:
        seat = scene.tabs[0].view["awaiting"]
        page = scene.shown_to(browser, seat, **STILL)
        god = page.locator(".reveal")
        expect(god.locator("li")).to_have_count(3)
        expect(god.get_by_role("button", name="Play no Zeus symbol")).to_be_visible()
        page.get_by_label("Never ask me about Zeus symbols").click()
        expect(god.get_by_role("button", name="Play no Zeus symbol")).to_have_count(0)


# --- keys and fingers -----------------------------------------------------------------------------------


def test_a_settler_moves_by_keys_only(arrives: Arrives) -> None:
    tribe = tribe_among(arrives("Anna", **STILL), ["random"], seed="by keys")
    tribe.plays_until("act")
    before, keys = tribe.tab.view["step"], tribe.page.keyboard
    keys.press("n")
    tribe.arrivals()
    tabs_to(tribe.page, r"can be reached for \d+ action points?")
    keys.press("Enter")
    expect(tribe.tab.button("Go")).to_be_visible()
    keys.press("Enter")
    tribe.waits_for_step_after(before)


def test_the_arrow_keys_walk_over_the_map(arrives: Arrives) -> None:
    tribe = tribe_among(arrives("Anna", **STILL), ["random"], seed="by keys")
    tribe.page.locator('.spot[data-place="attica"]').focus()
    tribe.page.keyboard.press("ArrowLeft")
    focused = tribe.page.evaluate("document.activeElement.dataset.place")
    assert focused in ("corinthia", "boeotia", "argolis"), focused


def test_a_turn_on_a_phone(arrives: Arrives) -> None:
    tribe = tribe_among(arrives("Anna", **STILL, **PHONE), ["random"], seed="by thumb")
    assert tribe.page.evaluate(NO_SIDEWAYS_SCROLLING)
    tribe.plays_until("act")
    before = tribe.tab.view["step"]
    tribe.page.get_by_role("button", name=re.compile(r"^New settler \(\d+\)$")).tap()
    arrivals = tribe.arrivals()
    place = next(place for place in arrivals if Spot(tribe.page, place).is_in_sight)
    Spot(tribe.page, place).tap()
    expect(tribe.tab.button("Go")).to_be_in_viewport(ratio=1)
    tribe.tab.button("Go").tap()
    tribe.waits_for_step_after(before)
    assert tribe.page.evaluate(NO_SIDEWAYS_SCROLLING)


def test_after_the_game_a_phone_that_looks_back_still_shows_the_map(house: House, browser: Browser) -> None:
    with Scene(house, 2, game="olympos", steps=TO_THE_END) as scene:
        page = scene.shown_to(browser, 0, **STILL, **PHONE)
        page.get_by_role("dialog").get_by_role("button", name="See the board").tap()
        page.get_by_role("button", name="Log", exact=True).tap()
        page.get_by_role("button", name="One step back").tap()
        expect(page.get_by_role("button", name="Back to now")).to_be_visible()
        seen = page.locator(".stage").bounding_box()
        assert seen is not None
        assert seen["height"] > 200
