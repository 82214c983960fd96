"""Olympos beside its map: the development board, destiny cards, what is to be chosen, player panels."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from petteia.server.lessons import Lesson, Note, lesson_wanted
from tests.browser.conftest import Arrives
from tests.browser.scene import Scene
from tests.browser.tab import Tab
from tests.browser.test_see_everybody import finds_nothing
from tests.browser.tribe import Tribe
from tests.browser.visitor import Visitor
from tests.server.house import House, Json, done_in, offered

PHONE = {"width": 375, "height": 667}


def awaits(awaited: str, verb: str | None) -> Callable[[Json], bool]:
    """Anna is awaited for this, and can do something by a verb."""

    def holds(view: Json) -> bool:
        choices = view["actions"] if verb is None else offered(view, verb)
        return view["position"]["awaited"] == awaited and bool(choices)

    return holds


def scene_at(house: House, seed: str, awaited: str, verb: str | None = None) -> Scene:
    """Three who play at random, until it comes to that."""
    return Scene(house, 3, seed, "olympos", "random", until=awaits(awaited, verb))


def tile(page: Page, name: str) -> Locator:
    """In the overview below the map."""
    return page.locator(f'[data-spot="mini {name}"]')


def steps(scene: Scene) -> int:
    return int(scene.tabs[0].view["step"])


# --- the development board ---


def test_what_is_lacking_is_said_with_its_rule(house: House, browser: Browser) -> None:
    with scene_at(house, "luck 0", "act") as scene:
        page = scene.shown_to(browser)
        tile(page, "surgery").click()
        card = page.get_by_role("dialog", name="Surgery")
        expect(card).to_contain_text("2 settlers join your stock.")
        expect(card).to_contain_text(re.compile("You lack .* for Surgery."))
        expect(card.get_by_role("button", name="Discover")).to_have_count(0)
        expect(page.locator(".prompt .hint")).to_have_text("")  # once is enough
        card.get_by_role("link", name="Rule O-46").click()
        expect(page.locator("#o-46")).to_be_in_viewport()
        page.keyboard.press("Escape")
        expect(card).to_have_count(0)


def test_a_discovery_is_lit_shown_with_its_price_and_made_by_a_second_click(
    house: House, browser: Browser
) -> None:
    with scene_at(house, "luck 11", "act", "discover") as scene:
        page = scene.shown_to(browser)
        name = offered(scene.tabs[0].view, "discover")[0]["discovery"]
        expect(tile(page, name)).to_have_class(re.compile("lit"))
        tile(page, name).click()
        card = page.get_by_role("dialog")
        expect(card).to_contain_text("in all 7 action points")
        before = steps(scene)
        card.get_by_role("button", name="Discover").click()
        expect(card).to_have_count(0)
        scene.tabs[0].wait_for(lambda: steps(scene) > before)
        assert scene.tabs[0].view["position"]["buying"] == name


def test_the_whole_board_fits_over_the_map_and_is_walked_by_keys(house: House, browser: Browser) -> None:
    with scene_at(house, "luck 0", "act") as scene:
        page = scene.shown_to(browser)
        page.get_by_role("button", name="Development board", exact=True).click()
        board = page.get_by_role("region", name="Discoveries and wonders")
        tiles = board.get_by_role("button")
        expect(tiles).to_have_count(30)
        expect(tiles.last).to_be_in_viewport(ratio=1)
        assert board.evaluate("board => board.scrollHeight <= board.clientHeight + 1")
        board.get_by_role("group").focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowRight")
        expect(tiles.nth(6)).to_be_focused()
        expect(page.get_by_role("tooltip")).to_be_visible()
        page.keyboard.press("Escape")
        finds_nothing(page, "development board", {})


# --- what is to be chosen ---


@pytest.mark.parametrize(
    ("seed", "awaited"),
    [
        ("luck 10", "pay"),
        ("luck 213", "tile"),
        ("luck 11", "bonus"),
        ("luck 228", "spend"),
        ("luck 175", "take"),
        ("luck 87", "keep"),
    ],
)
def test_what_is_to_be_chosen_is_offered_and_nothing_else(
    house: House, browser: Browser, seed: str, awaited: str
) -> None:
    with scene_at(house, seed, awaited) as scene:
        page = scene.shown_to(browser)
        choices = page.get_by_role("group", name="To choose now").get_by_role("button")
        expect(choices).to_have_count(len(scene.tabs[0].view["actions"]))
        expect(choices.first).to_have_text(re.compile(r"\w"))
        before = steps(scene)
        choices.last.click()
        scene.tabs[0].wait_for(lambda: steps(scene) > before)


def test_one_way_to_pay_is_not_asked_for(house: House, browser: Browser) -> None:
    """The discovery is paid at once, and only its bonus is chosen."""
    with scene_at(house, "luck 11", "bonus") as scene:
        verbs = [move["verb"] for move in scene.tabs[0].view["done"] if move["verb"] != "bonus"]
        assert verbs[-1] == "discover"
        page = scene.shown_to(browser)
        expect(page.get_by_role("group", name="To choose now")).to_contain_text("your piece goes to space")


# --- destiny cards ---


def test_a_destiny_card_tells_what_it_would_bring_now(house: House, browser: Browser) -> None:
    with scene_at(house, "luck 45", "act", "play") as scene:
        page = scene.shown_to(browser)
        cards = page.get_by_role("list", name="Destiny cards").locator("button.lit")
        cards.first.click()
        card = page.get_by_role("dialog")
        expect(card).to_contain_text(re.compile(r"brings \d+ "))
        before = steps(scene)
        card.get_by_role("button", name="Play the card").click()
        scene.tabs[0].wait_for(lambda: steps(scene) > before)
        assert scene.tabs[0].view["done"][-1]["verb"] == "play"


def test_without_destiny_cards_it_is_said_how_one_comes_by_them(house: House, browser: Browser) -> None:
    with scene_at(house, "luck 0", "act") as scene:
        page = scene.shown_to(browser)
        expect(page.get_by_text("You draw one at each Zeus space")).to_be_visible()


# --- player panels ---


def test_five_panels_fit_beside_the_map(house: House, browser: Browser) -> None:
    with Scene(house, 5, "five at a table", "olympos", steps=160) as scene:
        page = scene.shown_to(browser)
        panels = page.locator(".panels")
        assert panels.evaluate("panels => panels.scrollHeight <= panels.clientHeight")
        expect(panels.locator("article").last).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        finds_nothing(page, "five panels", {})


def test_signs_in_a_panel_tell_more_by_keys(house: House, browser: Browser) -> None:
    with scene_at(house, "luck 0", "act") as scene:
        page = scene.shown_to(browser)
        page.get_by_role("group", name="What Anna has").focus()
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("tooltip")).to_contain_text("Territories pay again and again")
        for _ in range(4):
            page.keyboard.press("ArrowRight")
        expect(page.get_by_role("tooltip")).to_contain_text("A fight costs 1 against fewer swords")


def test_who_watches_on_a_phone_sees_the_development_board(house: House, browser: Browser) -> None:
    with scene_at(house, "luck 0", "act") as scene:
        wishes: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
        page = scene.context(browser, -1, **wishes).new_page()
        page.goto(f"/i/{scene.table.id}/{scene.table.invite}")
        page.get_by_role("button", name="Development board").tap()
        expect(page.get_by_role("button", name="Back to the map")).to_be_in_viewport(ratio=1)
        box = page.locator(".tiles").bounding_box()
        assert box
        assert box["height"] > 300


def test_all_tiles_are_within_reach_of_a_thumb(house: House, browser: Browser) -> None:
    with scene_at(house, "luck 11", "act", "discover") as scene:
        page = scene.shown_to(browser, viewport=PHONE, has_touch=True, is_mobile=True)
        tiles = page.get_by_role("group", name="Discoveries and wonders").get_by_role("button")
        expect(tiles).to_have_count(30)
        for button in (tiles.first, tiles.nth(9), tiles.last):
            expect(button).to_be_in_viewport(ratio=1)
            assert min(button.bounding_box()[side] for side in ("width", "height")) >= 32  # type: ignore[index]
        page.locator(".overview .lit").first.tap()
        expect(page.get_by_role("dialog").get_by_role("button", name="Discover")).to_be_in_viewport(ratio=1)


# --- the lesson ---


def test_the_lesson_is_taken_to_its_end(arrives: Arrives) -> None:
    lesson = lesson_wanted("olympos")
    anna = arrives("Anna", reduced_motion="reduce")
    tab = begins_lesson(anna)
    for note in lesson.notes[:-1]:
        wait_for(tab, lesson, note)
        if is_past(tab, note):
            continue
        if note.lights:  # a card that has been turned up does not lie over what is spoken of
            expect(tab.page.locator('[data-spot="reveal"]')).to_have_count(0)
        if note.does:
            follow(Tribe(tab), lesson, note.step)
        else:
            tab.page.get_by_role("button", name="Next", exact=True).click()
    expect(tab.page.get_by_role("region", name="Lesson")).to_contain_text("you have won!")


def test_the_lesson_explains_what_is_not_in_it(arrives: Arrives) -> None:
    tab = begins_lesson(arrives("Bela", reduced_motion="reduce"))
    for _ in range(3):
        reads_on(tab)
    tribe = Tribe(tab)
    tribe.picks_new()
    assert "illyria" in tribe.arrivals()
    tribe.goes("illyria")
    expect(tab.hint).to_contain_text("this lesson needs it in the marked territory")
    finds_nothing(tab.page, "lesson", {})


def test_the_lesson_fits_a_phone(arrives: Arrives) -> None:
    tab = begins_lesson(arrives("Dora", reduced_motion="reduce", viewport=PHONE, has_touch=True))
    expect(tab.page.get_by_role("region", name="Lesson")).to_be_in_viewport(ratio=1)
    expect(tab.page.get_by_role("button", name="Next", exact=True)).to_be_in_viewport(ratio=1)


def reads_on(tab: Tab) -> None:
    read = tab.view["lesson"]["number"]
    tab.page.get_by_role("button", name="Next", exact=True).click()
    tab.wait_until(lambda: tab.view["lesson"]["number"] > read, "the lesson has gone on")


def begins_lesson(learner: Visitor) -> Tab:
    learner.page.get_by_role("radio", name="Olympos").check(force=True)
    learner.page.get_by_role("button", name="Learn Olympos in ten minutes").click()
    learner.tab.wait_until(lambda: bool(learner.tab.view), "the lesson has begun")
    return learner.tab


def wait_for(tab: Tab, lesson: Lesson, note: Note) -> None:
    key = lesson.tells(note.says).key
    tab.wait_until(lambda: is_told(tab, key) or is_past(tab, note), f"the lesson says {key}")


def is_told(tab: Tab, key: str) -> bool:
    note = tab.view["lesson"]
    return bool(note["said"]["key"] == key and note["asks"] != "nothing")


def is_past(tab: Tab, note: Note) -> bool:
    """A settler that has set out goes where it was sent."""
    return int(tab.view["step"]) > note.step


def follow(tribe: Tribe, lesson: Lesson, step: int) -> None:
    """The recorded move, made with the mouse."""
    move, following = (done_in(lesson.match.game, one) for one in lesson.match.steps[step : step + 2])
    before = tribe.tab.view["step"]
    match move:
        case {"verb": "new_settler" | "settler" as verb}:
            tribe.picks_new() if verb == "new_settler" else tribe.picks(move["territory"])
            assert following["territory"] in tribe.arrivals()
            tribe.goes(following["territory"])
        case {"verb": "discover", "discovery": name}:
            tribe.develops(name, "Discover")
        case {"verb": "build", "wonder": name}:
            tribe.develops(name, "Build")
        case {"verb": "play", "card": card}:
            tribe.page.locator(f'[data-spot="destiny {card}"]').click()
            tribe.tab.button("Play the card").click()
        case {"verb": "done"}:
            tribe.does_what_is_awaited()
        case _:
            tribe.choice(move).click()
    tribe.waits_for_step_after(before)
    if tribe.tab.view["confirm"]:
        tribe.tab.ends_turn()
