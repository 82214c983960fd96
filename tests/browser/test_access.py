"""Everybody can play: with keys only, on a phone, by night, in four languages, without motion."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Arrives
from tests.browser.meeting import plays_now
from tests.browser.tab import Tab, thrifty
from tests.server.house import Json

PHONE = {
    "viewport": {"width": 375, "height": 667},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
RAW_KEY = re.compile(r"\b(?:attika|core)-[a-z-]+\b")
ALL_TEXT = """() => [
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll('[aria-label], [title]')].flatMap(
        (element) => [element.ariaLabel ?? '', element.title ?? '']),
].join('\\n')"""
NO_SIDEWAYS_SCROLLING = "() => document.scrollingElement.scrollWidth <= innerWidth"
NOTE_MOTION = """
    window.motions = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        motions.push(typeof timing === 'number' ? timing : Number(timing?.duration ?? 0));
        return animate.call(this, frames, timing);
    };
"""


def test_a_turn_with_keys_only(arrives: Arrives) -> None:
    tab = plays_now(arrives("Anna", reduced_motion="reduce"))
    keys = tab.page.keyboard

    tabs_to(tab.page, "Draw a building from pile 1.")
    keys.press("Enter")
    tab.is_at(1)
    tabs_to(tab.page, "Store")
    keys.press("Enter")
    tab.is_at(2)
    keys.press("u")
    tab.is_at(1)
    tabs_to(tab.page, "Store")
    keys.press("Enter")
    tab.is_at(2)
    tabs_to(tab.page, "Draw a building from pile 2.")
    keys.press("Enter")
    tab.is_at(3)
    tabs_to(tab.page, "Store")
    keys.press("Enter")
    tab.is_at(4)
    keys.press("e")

    tab.wait_until(lambda: bool(tab.view["step"] > 4), "the bot has moved")


def test_a_building_is_placed_with_keys_only(arrives: Arrives) -> None:
    tab = plays_now(arrives("Anna", reduced_motion="reduce"))
    kind, before = waits_for_a_build(tab)["building"], tab.view["step"]

    tabs_to(tab.page, kind.replace("_", " "))
    tab.page.keyboard.press("Enter")
    tabs_to(tab.page, ", can be built here|, free here")
    tab.page.keyboard.press("Enter")
    expect(tab.button("Build")).to_be_visible()
    tab.page.keyboard.press("Enter")

    tab.wait_for_step_after(before)


def test_a_building_is_dragged_to_its_place_taken_back_and_placed_again(arrives: Arrives) -> None:
    tab = plays_now(arrives("Anna", reduced_motion="reduce"))
    kind, before = waits_for_a_build(tab)["building"], tab.view["step"]
    sites = [move["at"] for move in tab.offered("build", building=kind)]

    drag(tab.page, tab.stored(kind), tab.page.locator("main.board"), offset=30)
    (site, *_) = tab.spots_in_sight(sites)
    expect(tab.button("Build")).to_have_count(0)
    drag(tab.page, tab.stored(kind), tab.spot(site))
    tab.button("Build").click()
    tab.wait_for_step_after(before)
    built = tab.view["step"]  # one step, or a second one for the payment
    tab.page.keyboard.press("Control+z")
    tab.is_at(before)
    expect(tab.button("Build")).to_have_count(0)
    while (step := tab.view["step"]) < built:
        tab.page.keyboard.press("Shift+U")
        tab.wait_until(lambda step=step: bool(tab.view["step"] > step), "it is done again")  # type: ignore[misc]
        tab.wait_until_shown()


def drag(page: Page, thing: Locator, target: Locator, offset: float | None = None) -> None:
    """From the middle of a thing to the middle of another, or so far from its corner."""
    thing.hover()
    page.mouse.down()
    box = target.bounding_box()
    assert box
    x, y = (box["width"] / 2, box["height"] / 2) if offset is None else (offset, offset)
    page.mouse.move(box["x"] + x, box["y"] + y, steps=5)
    page.mouse.up()


def test_the_keys_are_listed(arrives: Arrives) -> None:
    tab = plays_now(arrives("Anna"))
    tab.page.keyboard.press("?")
    expect(tab.page.get_by_role("dialog", name="Keys")).to_be_visible()
    tab.page.keyboard.press("Escape")
    expect(tab.page.get_by_role("dialog", name="Keys")).to_have_count(0)


def test_a_turn_on_a_phone(arrives: Arrives) -> None:
    tab = plays_now(arrives("Anna", reduced_motion="reduce", **PHONE))
    board = tab.page.locator("main.board").bounding_box()
    assert board is not None
    assert board["y"] < 100, "the board comes first"
    assert board["height"] > 200
    assert tab.page.evaluate(NO_SIDEWAYS_SCROLLING)

    tab.pile(1).tap()
    tab.is_at(1)
    tab.action("store").tap()
    tab.is_at(2)
    tab.takes_turn(thrifty)

    assert tab.wait_for_turn()
    assert tab.page.evaluate(NO_SIDEWAYS_SCROLLING)


def test_every_page_speaks_four_languages(arrives: Arrives) -> None:
    anna = arrives("Anna", reduced_motion="reduce")
    tab = plays_now(anna)
    tab.plays("draw", pile=1)
    prompts = set()
    for language in ("Italiano", "Français", "Magyar", "English"):
        tab.page.get_by_role("combobox").select_option(label=language)
        expect(tab.page.locator("html")).to_have_attribute("lang", language[:2].lower().replace("ma", "hu"))
        prompts.add(tab.prompt.inner_text())
        speaks_in_words(tab.page)
    assert len(prompts) == 4, prompts
    for address in ("/", "/new", "/account"):
        for language in ("it", "fr", "hu", "en"):
            page = anna.opens(address).page
            page.get_by_role("combobox", name=re.compile("Language|Lingua|Langue|Nyelv")).select_option(
                language
            )
            expect(page.locator("html")).to_have_attribute("lang", language)
            speaks_in_words(page)
            page.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_table_follows_the_colours_of_the_system(arrives: Arrives, scheme: str) -> None:
    page = arrives("Anna", color_scheme=scheme).page
    background = page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor")
    red, green, blue = (int(part) for part in re.findall(r"\d+", background)[:3])
    assert (red + green + blue > 384) == (scheme == "light"), background


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_nothing_moves_for_those_who_prefer_it_still(arrives: Arrives, motion: str) -> None:
    anna = arrives("Anna", reduced_motion=motion)
    anna.page.add_init_script(NOTE_MOTION)
    anna.page.reload()
    tab = plays_now(anna)
    tab.plays(**waits_for_a_build(tab))
    longest = tab.page.evaluate("Math.max(0, ...motions)")
    assert longest <= (1 if motion == "reduce" else 800), f"{longest} ms"
    assert motion == "reduce" or longest > 0


# --- what they do ---------------------------------------------------------------------------------------


def waits_for_a_build(tab: Tab) -> Json:
    """Plays until something can be built: not every first hand can pay for it."""
    while not (builds := tab.offered("build")):
        tab.takes_turn(thrifty)
        tab.wait_for_turn()
    return builds[0]


def tabs_to(page: Page, name: str) -> None:
    """Press Tab until the focus is on something with that name."""
    seen = []
    for _ in range(150):
        page.keyboard.press("Tab")
        focused = page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.innerText")
        if re.search(rf"^{name}|{name}$", focused or ""):
            return
        seen.append(focused)
    raise AssertionError(f"{name!r} cannot be reached with Tab, only {seen}")


def speaks_in_words(page: Page) -> None:
    text = page.evaluate(ALL_TEXT)
    assert not RAW_KEY.findall(text)
