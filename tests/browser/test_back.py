"""Going back: history turn by turn, replays through anybody's eyes, links to moves, records, reports."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from petteia.core.game import Position
from petteia.core.match import Match, replay
from petteia.games import game_named
from tests.browser.conftest import Arrives
from tests.browser.meeting import plays_now
from tests.browser.tab import Tab, thrifty
from tests.browser.test_see_everybody import finds_nothing
from tests.browser.visitor import Visitor
from tests.server.house import House

ATTIKA = game_named("attika")
GOLDEN = Path(__file__).parent.parent / "golden" / "games" / "two_greedy_bots_temples.json"
RECORD: dict[str, Any] = json.loads(GOLDEN.read_text())
MATCH: Match = replay(ATTIKA, RECORD)
STEPS = len(MATCH.steps)


@pytest.fixture(scope="module")
def guest(browser: Browser, house: House) -> Iterator[Visitor]:
    with Visitor(browser, house, "Dora", reduced_motion="reduce") as visitor:
        yield visitor


@pytest.fixture
def dora(guest: Visitor) -> Iterator[Visitor]:
    """Dora, at the start page."""
    guest.starts_afresh()
    yield guest
    assert not guest.faults()


@pytest.fixture(scope="module")
def brought(guest: Visitor) -> str:
    """The address of a recorded game that Dora has brought along as a file."""
    page, tab = guest.page, guest.tab
    page.get_by_text("Open a recorded game").click()
    page.get_by_label("File").set_input_files(GOLDEN)
    tab.wait_until(lambda: bool(tab.view), "the game is there")
    shows_step(tab, 0)
    return page.url


@pytest.fixture
def replayed(brought: str, dora: Visitor) -> Tab:
    dora.page.goto(brought)
    dora.tab.wait_until(lambda: bool(dora.tab.view), "the game is there")
    shows_step(dora.tab, 0)
    return dora.tab


# --- what is seen ------------------------------------------------------------------------------------


def shows_step(tab: Tab, step: int, steps: int = STEPS) -> None:
    slider = tab.page.get_by_role("slider", name="History")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"step {step} of {steps}$"))


def last_history(tab: Tab) -> dict[str, Any]:
    told: dict[str, Any] = next(
        message for frame in reversed(tab.frames) if (message := json.loads(frame)).get("is") == "history"
    )
    return told


def seen(step: int, eyes: int | str) -> Position:
    state = MATCH.after(step)
    return ATTIKA.position(state) if eyes == "all" else ATTIKA.view(state, int(eyes))


def eyes(page: Page) -> Locator:
    return page.get_by_role("combobox", name="View", exact=True)


def hand(page: Page) -> Locator:
    return page.get_by_role("list", name="Landscape cards")


# --- history -----------------------------------------------------------------------------------------


def test_keys_and_buttons_go_step_by_step_and_turn_by_turn(replayed: Tab) -> None:
    page, turns = replayed.page, replayed.view["turns"]
    page.locator("body").click(position={"x": 5, "y": 5})
    for key, step in (
        ("ArrowRight", 1),
        ("Shift+ArrowRight", turns[1]),
        ("Shift+ArrowRight", turns[2]),
        ("ArrowRight", turns[2] + 1),
        ("Shift+ArrowLeft", turns[2]),
        ("Shift+ArrowLeft", turns[1]),
        ("ArrowLeft", turns[1] - 1),
        ("End", STEPS),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        shows_step(replayed, step)
    for name, step in (
        ("To the next turn", turns[1]),
        ("One step on", turns[1] + 1),
        ("To the turn before", turns[1]),
        ("One step back", turns[1] - 1),
        ("To the present", STEPS),
        ("To the beginning", 0),
    ):
        page.get_by_role("button", name=name).click()
        shows_step(replayed, step)


def test_a_line_of_the_log_leads_to_its_moment(replayed: Tab) -> None:
    first, some = replayed.log.get_by_role("listitem").first, replayed.log.get_by_role("listitem").nth(12)
    expect(first).to_contain_text("begins.")
    some.get_by_role("button").first.click()
    deeds = [line for line in replayed.view["log"] if line.get("weight") != "consequence"]
    shows_step(replayed, deeds[12]["step"])
    first.get_by_role("button").click()
    shows_step(replayed, 0)


def test_a_replay_runs_like_a_film(replayed: Tab) -> None:
    page = replayed.page
    page.get_by_role("button", name="Play it like a film").click()
    shows_step(replayed, 2)
    page.get_by_role("button", name="Stop the film").click()


# --- through other eyes ------------------------------------------------------------------------------


def test_a_replay_is_the_engines_at_every_step_and_through_all_eyes(replayed: Tab) -> None:
    page = replayed.page
    slider = page.get_by_role("slider", name="History")
    everybody: list[int | str] = [0, 1, "all"]
    for first, whose in enumerate(everybody):
        eyes(page).select_option(str(whose))
        for step in range(first, STEPS + 1, len(everybody)):
            slider.fill(str(step))
            shows_step(replayed, step)
            told = partial(told_is, replayed, step, whose)
            replayed.wait_until(told, f"step {step} was told as seen by {whose}")
            assert last_history(replayed)["position"] == seen(step, whose)


def told_is(tab: Tab, step: int, whose: int | str) -> bool:
    told = last_history(tab)
    return bool(told["step"] == step and told["eyes"] == whose)


def test_other_eyes_see_other_hands(replayed: Tab) -> None:
    page = replayed.page
    expect(hand(page)).to_have_count(0)
    for seat, name in enumerate(RECORD["seats"]):
        eyes(page).select_option(label=name)
        forests = seen(0, seat)["seats"][seat]["cards"].count("F")
        expect(hand(page).get_by_role("img", name=f"{forests} forest")).to_have_count(1)
    eyes(page).select_option(label="all cards open")
    expect(page.get_by_role("img", name="Landscape cards: ")).to_have_count(2)


def test_before_the_end_nobody_looks_through_other_eyes(dora: Visitor) -> None:
    tab = plays_now(dora)
    tab.takes_turn(thrifty)
    tab.page.get_by_role("button", name="One step back").click()
    expect(eyes(tab.page)).to_have_count(0)
    expect(tab.button("Play on from here")).to_have_count(0)


# --- links to a move ---------------------------------------------------------------------------------


def test_a_link_leads_to_a_move_as_it_was_seen(replayed: Tab, arrives: Arrives) -> None:
    page = replayed.page
    eyes(page).select_option(label=RECORD["seats"][1])
    page.get_by_role("slider", name="History").fill("20")
    shows_step(replayed, 20)
    link = copied(page, "Copy link to this move")
    assert link.endswith(f"/t/{replayed.view['table']['id']}?step=20&seat=2")

    friend = arrives("Emil", reduced_motion="reduce").opens(link)
    friend.wait_until(lambda: bool(friend.view), "the table is there")
    shows_step(friend, 20)
    assert last_history(friend)["position"] == seen(20, 1)


def test_a_link_into_a_running_game_shows_no_more_than_its_reader_may_see(
    dora: Visitor, arrives: Arrives
) -> None:
    page = dora.page
    page.get_by_role("button", name="Play now").click()
    dora.tab.wait_for_turn()
    dora.tab.takes_turn(thrifty)
    table = dora.tab.view["table"]["id"]
    friend = arrives("Fanni", reduced_motion="reduce").opens(f"/t/{table}?step=1&seat=1")
    friend.wait_until(
        lambda: any('"is":"history"' in frame for frame in friend.frames), "the moment is there"
    )
    told = last_history(friend)
    assert (told["step"], told["eyes"]) == (1, -1)
    hands = [seat["cards"] for seat in told["position"]["seats"]]
    assert not any(isinstance(cards, str) and cards for cards in hands), hands


def copied(page: Page, button: str) -> str:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name=button).click()
    expect(page.get_by_role("button", name="Copied").first).to_be_visible()
    text: str = page.evaluate("navigator.clipboard.readText()")
    return text


# --- records, and playing on -------------------------------------------------------------------------


def test_a_record_that_was_brought_is_marked_and_goes_out_again(replayed: Tab, tmp_path: Path) -> None:
    page = replayed.page
    expect(page.get_by_text("Brought along")).to_be_visible()
    replayed.button("Table menu").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    download.value.save_as(tmp_path / "again.json")
    assert json.loads((tmp_path / "again.json").read_text()) == RECORD


def test_what_is_wrong_with_a_record_is_said(dora: Visitor) -> None:
    page = dora.page
    dora.forgives("400")
    page.get_by_text("Open a recorded game").click()
    for text, words in (
        ("no record at all", "This is not a record"),
        (json.dumps({**RECORD, "rules_version": 0}), "version 0 of the rules"),
        (json.dumps({**RECORD, "components": "x"}), "other components"),
    ):
        page.get_by_label("or its content").fill(text)
        page.get_by_role("button", name="Open it").click()
        expect(page.get_by_role("alert")).to_contain_text(words)


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("it-IT", "La partita è stata giocata con la versione 0 delle regole"),
        ("fr-FR", "La partie a été jouée avec la version 0 des règles"),
        ("hu-HU", "A játszmát a szabályok 0. változata szerint játszották"),
    ],
)
def test_what_is_wrong_with_a_record_is_said_in_the_readers_language(
    browser: Browser, house: House, locale: str, words: str
) -> None:
    page = browser.new_context(base_url=house.url, locale=locale).new_page()
    page.goto("/")
    page.locator("details:has(textarea) > summary").click()
    page.locator("textarea").fill(json.dumps({**RECORD, "rules_version": 0}))
    page.locator("form:has(textarea) button").click()
    expect(page.get_by_role("alert")).to_contain_text(re.compile(words))
    page.context.close()


def test_a_game_is_played_on_from_a_move_of_ones_choice(replayed: Tab) -> None:
    page = replayed.page
    page.get_by_role("slider", name="History").fill("12")
    shows_step(replayed, 12)
    replayed.button("Play on from here").click()
    page.get_by_role("radio", name=RECORD["seats"][1]).check()
    page.get_by_role("dialog").get_by_role("button", name="Play now").click()
    replayed.wait_until(lambda: bool(replayed.view["table"]["practice"]), "the practice table is there")
    assert replayed.view["you"] == 1
    replayed.wait_for_turn()
    assert replayed.view["step"] >= 12
    replayed.takes_turn(thrifty)


def test_axe_finds_nothing_in_a_replay_and_its_dialogs(replayed: Tab) -> None:
    page = replayed.page
    eyes(page).select_option(label="all cards open")
    finds_nothing(page, "replay", {})
    replayed.button("Play on from here").click()
    finds_nothing(page, "playing on", {})
    page.keyboard.press("Escape")
    replayed.chooses_in_menu("Report a fault")
    expect(page.get_by_role("link", name="Download the report")).to_be_visible()
    finds_nothing(page, "report", {})


# --- reports -----------------------------------------------------------------------------------------


def test_a_fault_is_reported_with_what_one_saw(dora: Visitor, tmp_path: Path) -> None:
    tab = plays_now(dora)
    tab.plays("draw", pile=0)
    tab.chooses_in_menu("Report a fault")
    tab.page.get_by_label("What happened, and what did you expect?").fill("The oracle said nothing.")
    with tab.page.expect_download() as download:
        tab.page.get_by_role("link", name="Download the report").click()
    download.value.save_as(tmp_path / "report.json")
    report = json.loads((tmp_path / "report.json").read_text())
    assert report["words"] == "The oracle said nothing."
    assert report["moves"] == [[0, "draw main"]]
    assert report["view"]["position"] == tab.position
    assert report["record"] is None
    assert "Chrom" in report["browser"]["agent"]
