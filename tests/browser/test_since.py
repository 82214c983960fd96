"""What happened since one's last turn: told in a few words, marked on the board, and shown again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.scene import PEOPLE, Scene
from tests.server.house import House, Json

STILL: dict[str, Any] = {"reduced_motion": "reduce"}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
STEPS = {"attika": 20, "olympos": 60, "polis": 40}
PLAYERS = 3
# All that the prompt says from now on: some of it stands there for too short a time to be looked up.
WATCH_PROMPT = """
    window.prompts = [];
    new MutationObserver(() => {
        const words = document.querySelector('.prompt .awaited')?.textContent;
        if (words && words !== window.prompts.at(-1)) window.prompts.push(words);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
"""


@pytest.fixture(scope="module", params=STEPS)
def scene(request: pytest.FixtureRequest, house: House) -> Iterator[Scene]:
    """A game that goes on from test to test."""
    game = request.param
    with Scene(house, PLAYERS, "since", game, steps=STEPS[game]) as scene:
        yield scene


def openings(scene: Scene) -> list[Json]:
    return [line for line in scene.tabs[0].log if line.get("opens_turn")]


def whose(line: Json) -> int:
    return int(line["said"]["arguments"]["player"]["seat"])


def my_turn_begins(scene: Scene) -> None:
    """Anna's, after somebody else's."""
    while not is_at_a_beginning(scene):
        assert not scene.tabs[0].is_over
        scene.plays(1)


def is_at_a_beginning(scene: Scene) -> bool:
    scene.waited_for()  # all have heard of what was confirmed
    before, last = openings(scene)[-2:]
    view = scene.tabs[0].view
    return bool(view["awaiting"] == 0 == whose(last) != whose(before) and last["step"] == view["step"])


def end_of_my_last_turn(scene: Scene) -> int:
    *turns, now = openings(scene)
    mine = max(number for number, turn in enumerate(turns) if whose(turn) == 0)
    return int([*turns, now][mine + 1]["step"])


def card(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("Since your last turn|The last round"))


def recall(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("Since your last turn|The last round"))


def test_a_turn_begins_with_what_the_others_did(scene: Scene, browser: Browser) -> None:
    my_turn_begins(scene)
    page = scene.shown_to(browser, **STILL)
    since = end_of_my_last_turn(scene)
    movers = {whose(turn) for turn in openings(scene) if since <= turn["step"]} - {0}
    assert movers
    expect(card(page).get_by_role("listitem")).to_have_count(len(movers))
    for seat in movers:
        expect(card(page).get_by_role("listitem").filter(has_text=PEOPLE[seat])).not_to_have_count(0)
    expect(page.locator(".board .lit, .board .told")).not_to_have_count(0)


def test_it_is_closed_and_called_back_and_nothing_jumps(scene: Scene, browser: Browser) -> None:
    my_turn_begins(scene)
    page = scene.shown_to(browser, **STILL)
    expect(card(page)).to_be_visible()
    board = page.get_by_role("main").bounding_box()
    expect(recall(page)).to_have_attribute("aria-expanded", "true")

    card(page).get_by_role("button", name="Hide").click()
    expect(card(page)).to_have_count(0)
    marks = page.locator(".board .lit, .board .told")
    expect(marks).not_to_have_count(0)  # until one acts
    recall(page).click()
    expect(card(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)
    page.keyboard.press("s")
    expect(card(page)).to_be_visible()
    assert page.get_by_role("main").bounding_box() == board


def test_it_is_shown_again_step_by_step(scene: Scene, browser: Browser) -> None:
    my_turn_begins(scene)
    page = scene.shown_to(browser, **STILL)
    since, now = end_of_my_last_turn(scene), scene.tabs[0].view["step"]
    page.evaluate(WATCH_PROMPT)
    card(page).get_by_role("button", name="Play").click()
    expect(card(page).get_by_role("listitem")).to_have_count(0)  # what is shown needs the room
    expect(card(page)).to_have_count(0, timeout=60_000)
    expect(page.locator(".prompt .awaited")).not_to_contain_text("Looking back")
    told = " ".join(page.evaluate("window.prompts"))
    assert [int(number) for number in re.findall(r"step (\d+) of", told)] == list(range(since, now))

    recall(page).click()
    card(page).get_by_role("button", name="Play").click()
    card(page).get_by_role("button", name="Stop").click()
    expect(page.locator(".prompt .awaited")).not_to_contain_text("Looking back")
    expect(card(page).get_by_role("button", name="Play")).to_be_visible()


def test_whoever_acts_has_read_it(scene: Scene, browser: Browser) -> None:
    my_turn_begins(scene)
    page = scene.shown_to(browser, **STILL)
    expect(card(page)).to_be_visible()
    scene.plays(1)  # in another tab of hers
    expect(card(page)).to_have_count(0)
    expect(page.locator(".board .lit, .board .told")).to_have_count(0)


def test_on_a_phone_it_leaves_most_of_the_board_to_be_seen(scene: Scene, browser: Browser) -> None:
    my_turn_begins(scene)
    page = scene.shown_to(browser, **STILL, **PHONE)
    expect(card(page)).to_be_in_viewport(ratio=1)
    lies, board = card(page).bounding_box(), page.get_by_role("main").bounding_box()
    assert lies
    assert board
    assert lies["height"] < board["height"] / 2
    card(page).get_by_role("button", name="Hide").tap()
    expect(recall(page)).to_be_in_viewport(ratio=1)


def test_whoever_watches_is_told_of_the_last_round_and_asked_for_nothing(
    scene: Scene, browser: Browser
) -> None:
    my_turn_begins(scene)
    page = scene.shown_to(browser, seat=1, **STILL)
    prompt = page.locator(".prompt .awaited")
    expect(prompt).to_contain_text("Anna")
    expect(prompt).not_to_contain_text(re.compile(r"\byour?\b|Anna:"))
    own = scene.shown_to(browser, **STILL).locator(".prompt .awaited")
    expect(own).to_contain_text("Anna:")


def test_a_spectator_is_told_of_the_last_round(house: House, browser: Browser) -> None:
    with Scene(house, PLAYERS, "since", steps=20) as scene:
        page = scene.context(browser, seat=-1, **STILL).new_page()
        page.goto(f"/i/{scene.table.id}/{scene.table.invite}")
        expect(card(page)).to_contain_text("The last round")
        expect(card(page).get_by_role("listitem")).not_to_have_count(0)


def test_whoever_returns_is_told_although_it_is_not_their_turn(house: House, browser: Browser) -> None:
    with Scene(house, PLAYERS, "since", steps=20) as scene:
        context = scene.context(browser, **STILL)
        visit = context.new_page()
        visit.goto(scene.address)
        step = scene.tabs[0].view["step"]
        visit.wait_for_function("(step) => Object.values(localStorage).includes(step)", arg=str(step))
        visit.close()
        scene.plays_until(lambda view: view["step"] > step + 4 and view["awaiting"] == 2)
        page = context.new_page()
        page.goto(scene.address)
        expect(card(page).get_by_role("listitem")).not_to_have_count(0)
