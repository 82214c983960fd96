"""Polis in the browser: what cities, hands and players show is what the engine counts; and the lesson."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from petteia.core.numbers import amount
from petteia.games import game_named
from petteia.games.polis.box import CULTURE, POINTS, VASE
from petteia.games.polis.information import Knowledge
from petteia.games.polis.profit import coin_income
from petteia.games.polis.war import attack_strength, defence_strength
from petteia.server.lessons import Lesson, Note, lesson_wanted
from tests.browser.agora import in_words, plays
from tests.browser.conftest import Arrives
from tests.browser.scene import Scene
from tests.browser.tab import Tab
from tests.browser.test_see_everybody import STILL
from tests.server.house import House, Json, done_in, offered

LESSON: Lesson = lesson_wanted("polis")
PANELS_SCROLL = (
    """() => [...document.querySelectorAll('.panels')].some((p) => p.scrollHeight > p.clientHeight)"""
)


@pytest.fixture(scope="module")
def scene(house: House) -> Iterator[Scene]:
    """A table of five that has been played for a while, where Anna can develop."""
    with Scene(house, 5, game="polis", bot="random", steps=200, until=can_develop) as scene:
        yield scene


def can_develop(view: Json) -> bool:
    return bool(offered(view, "develop"))


# --- numbers --------------------------------------------------------------------------------------------


def test_the_price_below_a_card_of_the_hand_is_what_the_server_asks(scene: Scene, browser: Browser) -> None:
    page, tab = scene.shown_to(browser, **STILL), scene.tabs[0]
    for move in offered(tab.view, "develop"):
        asked = tab.ask("preview", base=tab.version, move=move)["price"][-1]
        price = asked["arguments"].get("coins", 0)
        card = page.locator(f'[data-spot="hand {in_words(move["card"])}"]').first
        expect(card.locator(".price text")).to_have_text(str(price))
        expect(card).to_have_accessible_name(re.compile(rf"; ({price} coins?|costs nothing) to develop$"))


def test_what_a_city_comes_to_is_what_the_engine_counts(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL)
    knowledge = game_named("polis").information(scene.tabs[0].view["position"])
    assert isinstance(knowledge, Knowledge)
    table = knowledge.table
    for seat, player in enumerate(table.players):
        war, defence = int(attack_strength(player)), int(defence_strength(player))
        assert counter(page, f"culture of {seat}") == str(amount(player.shown, CULTURE))
        assert counter(page, f"vases of {seat}") == str(amount(player.shown, VASE))
        assert counter(page, f"war of {seat}") == (str(war) if war == defence else f"{war}/{defence}")
        assert counter(page, f"income of {seat}") == f"+{coin_income(table, player)}"
        points = int(amount(player.shown, POINTS))
        assert spoken(page, seat, "a turn").count() == (2 if points else 1), (
            "coins, and points if there are any"
        )


def counter(page: Page, spot: str) -> str:
    return page.locator(f'.panels [data-spot="{spot}"] > [aria-hidden] >> nth=-1').inner_text()


def spoken(page: Page, seat: int, words: str) -> Locator:
    return page.locator(".panels article").nth(seat).locator(".spoken", has_text=words)


def test_five_players_are_seen_without_scrolling(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL)
    assert not page.evaluate(PANELS_SCROLL)
    for panel in page.locator(".panels article").all():
        expect(panel).to_be_in_viewport(ratio=1)


# --- words ----------------------------------------------------------------------------------------------


def test_a_card_that_is_too_dear_says_what_is_lacking(house: House, browser: Browser) -> None:
    with Scene(house, 3, seed="too dear 7", game="polis") as scene:
        seat = first_turn_with_two_prices(scene)
        page = scene.shown_to(browser, seat, **STILL)
        dear = page.locator(".hand button.dear")
        expect(dear).to_have_accessible_name(re.compile("10 coins to develop, more than you have$"))
        dear.click()
        expect(page.locator(".prompt .hint")).to_contain_text("This costs 10 coins; you have 9.")


def first_turn_with_two_prices(scene: Scene) -> int:
    """Athina has nine coins left, enough for a yellow card, not for a blue one; returns its seat."""
    first = scene.waited_for()
    for colour in ("blue", "blue", "blue", "yellow", "blue"):
        does(scene, "draw", colour=colour)
    does(scene, "buy", colour="blue")
    does(scene, "auction", card=some_blue(first.view, "auction"))
    for verb in ("pass", "pass", "drop", "done"):
        does(scene, verb)
    does(scene, "develop", card=some_blue(first.view, "develop"))
    return int(first.view["you"])


def does(scene: Scene, verb: str, **arguments: Any) -> None:
    """Whoever must act does this."""
    scene.waited_for().move(verb, **arguments)
    scene.confirms()


def some_blue(view: Json, verb: str) -> str:
    """A blue card with which this can be done."""
    blue = {card["id"] for card in game_named("polis").facts()["card"] if card["colour"] == "blue"}
    return next(str(move["card"]) for move in offered(view, verb) if move["card"] in blue)


def test_tooltips_tell_more_than_the_pictures(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL)
    page.keyboard.press("Tab")
    tooltip = page.get_by_role("tooltip")

    page.locator(".hand button").first.focus()
    expect(tooltip).to_contain_text(
        re.compile(r"Developing it costs you .* the full price is 10|costs you nothing")
    )
    expect(tooltip).to_contain_text(re.compile("It brings your city: "))
    expect(tooltip.get_by_role("button")).to_have_text(re.compile(r"^Rule P-\d+$"))

    page.locator('[data-spot="board of 0"]').focus()
    expect(tooltip).to_contain_text("Athina, side A")
    expect(tooltip).to_contain_text("3 coins off every yellow card")
    page.locator('[data-spot="history of 0"]').first.focus()
    expect(tooltip).to_contain_text(re.compile("History: "))
    page.locator('.panels [data-spot="war of 1"]').focus()
    expect(tooltip).to_contain_text("Only a city with less War can be attacked.")
    page.get_by_role("list", name="Phases of the turn").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(tooltip).to_contain_text("Auction")
    page.keyboard.press("Escape")
    expect(tooltip).to_have_count(0)


# --- the lesson -----------------------------------------------------------------------------------------


def test_the_lesson_is_taken_to_its_end(arrives: Arrives) -> None:
    tab = begins(arrives)
    for note in LESSON.notes[:-1]:
        follow(tab, note)
        the_marked_card_is_the_one(tab)
    expect(coach(tab)).to_contain_text("and you have won!")
    expect(tab.score_sheet).to_have_count(0)


def the_marked_card_is_the_one(tab: Tab) -> None:
    """The frame lies around a card of the hand, not below it, and no other card has such a frame."""
    lights = tab.view["lesson"]["lights"] if tab.view["lesson"]["asks"] == "move" else []
    for spot in (light for light in lights if light.startswith("hand ")):
        marked = tab.page.locator(f'[data-spot="{spot}"]').first
        expect(marked).to_have_css("outline-width", "3px")
        expect(marked).to_have_css("outline-offset", "0px")
        expect(marked).not_to_have_css("box-shadow", "none")


def test_another_move_than_the_lessons_is_explained(arrives: Arrives) -> None:
    tab = begins(arrives)
    for note in LESSON.notes[:2]:
        follow(tab, note)
    tab.page.locator('[data-spot="deck blue"]').click()
    expect(tab.hint).to_contain_text("please take the marked deck")
    plays(tab, "draw", colour="red")
    expect(coach(tab)).to_contain_text("Your first turn.")


def begins(arrives: Arrives) -> Tab:
    tab = arrives("Anna", reduced_motion="reduce").tab
    begun = (
        "async () => (await fetch('/api/lessons', { method: 'POST', body: '{\"game\": \"polis\"}' })).json()"
    )
    tab.page.goto(f"/t/{tab.page.evaluate(begun)['id']}")
    tab.wait_until(lambda: bool(tab.view), "the lesson has begun")
    return tab


def coach(tab: Tab) -> Locator:
    return tab.page.get_by_role("region", name="Lesson")


def follow(tab: Tab, note: Note) -> None:
    """Read a note and go on, or make the recorded move with the mouse."""
    key = LESSON.tells(note.says).key
    tab.wait_until(lambda: is_told(tab, key), f"the lesson says {key}")
    if note.does:
        plays(tab, **done_in(LESSON.match.game, LESSON.match.steps[note.step]))
        if tab.view["confirm"]:
            tab.ends_turn()
    else:
        tab.page.get_by_role("button", name="Next", exact=True).click()


def is_told(tab: Tab, key: str) -> bool:
    note = tab.view["lesson"]
    return bool(note["said"]["key"] == key and note["asks"] != "nothing")
