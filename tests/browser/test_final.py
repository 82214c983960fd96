"""What cannot be taken back asks first, as often as its player likes."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Arrives
from tests.browser.meeting import plays_now
from tests.browser.tab import Tab
from tests.browser.test_together import chooses, opens_settings

THREE = "Take 3 cards"


def presses(tab: Tab, name: str) -> None:
    tab.actions.get_by_role("button", name=name).click()


def is_asked(tab: Tab) -> None:
    expect(tab.hint).to_contain_text("It cannot be taken back.")


def plays_on_to_the_next_turn(tab: Tab, before: int) -> None:
    tab.wait_for_step_after(before)
    tab.wait_for_turn()


def test_a_newcomer_is_asked_once_for_every_kind(arrives: Arrives) -> None:
    tab = plays_now(arrives("Anna", knowing=False, reduced_motion="reduce"))
    before = tab.view["step"]
    presses(tab, THREE)
    is_asked(tab)
    presses(tab, "Not yet")
    expect(tab.hint).not_to_contain_text("It cannot be taken back.")
    presses(tab, THREE)
    tab.page.keyboard.press("Escape")
    expect(tab.actions.get_by_role("button", name=THREE)).to_be_visible()
    assert tab.view["step"] == before

    presses(tab, THREE)
    presses(tab, "Do it")
    plays_on_to_the_next_turn(tab, before)
    tab.pile(0).click()
    is_asked(tab)
    presses(tab, "Not yet")
    before = tab.view["step"]
    presses(tab, THREE)
    plays_on_to_the_next_turn(tab, before)


def test_what_is_chosen_instead_is_not_asked_about(arrives: Arrives) -> None:
    tab = plays_now(arrives("Bela", knowing=False, reduced_motion="reduce"))
    presses(tab, THREE)
    tab.page.get_by_role("list", name="Buildings in store").get_by_role("button").first.click()
    expect(tab.hint).not_to_contain_text("It cannot be taken back.")
    expect(tab.actions.get_by_role("button", name=THREE)).to_be_visible()


def test_whoever_likes_is_always_asked_or_never(arrives: Arrives) -> None:
    anna = arrives("Carla", knowing=False, reduced_motion="reduce")
    opens_settings(anna.page)
    chooses(anna.page, "When something cannot be taken back", "always ask me")
    anna.page.get_by_role("button", name="Close").click()
    tab = plays_now(anna)
    for _ in range(2):
        before = tab.view["step"]
        presses(tab, THREE)
        is_asked(tab)
        tab.page.keyboard.press("Escape")
        presses(tab, THREE)
        presses(tab, "Do it")
        plays_on_to_the_next_turn(tab, before)

    tab.chooses_in_menu("Settings")
    chooses(anna.page, "When something cannot be taken back", "do not ask")
    anna.page.get_by_role("button", name="Close").click()
    before = tab.view["step"]
    tab.pile(0).click()
    tab.wait_for_step_after(before)
