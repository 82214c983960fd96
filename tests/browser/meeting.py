"""How friends meet at a table."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.tab import Tab
from tests.browser.visitor import Visitor

SET_UP = """async (wanted) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wanted) })).json();
}"""


def asks_for_a_table(host: Visitor, **wanted: Any) -> str:
    """As a program sets it up; returns its address."""
    return f"/t/{host.page.evaluate(SET_UP, wanted)['id']}"


def sets_up_a_table(host: Visitor) -> str:
    """A table for three at which the host begins; returns the invitation."""
    page = host.page
    page.get_by_role("link", name="Set up a table for friends").click()
    page.get_by_label("How many?").select_option("3")
    page.get_by_text("Rules played").click()
    page.get_by_role("group", name="Who begins?").get_by_label("Seat 1.").check()
    page.get_by_role("button", name="Set up the table").click()
    return page.get_by_label("Invitation link").input_value()


def sits_down(guest: Visitor, invitation: str) -> None:
    guest.page.goto(invitation)
    guest.page.get_by_role("button", name="Sit here").first.click()
    expect(guest.page.get_by_role("button", name="Stand up")).to_be_visible()


def sit_together(host: Visitor, *guests: Visitor) -> str:
    invitation = sets_up_a_table(host)
    for guest in guests:
        sits_down(guest, invitation)
    host.page.get_by_role("button", name="Start the game").click()
    host.tab.wait_for_turn()
    return invitation


def plays_now(person: Visitor) -> Tab:
    """A game against one bot, on a table where this person begins."""
    page = person.page
    page.get_by_role("link", name="Set up a table for friends").click()
    page.get_by_role("combobox", name="Seat 2").select_option("citizen")
    page.get_by_text("Rules played").click()
    page.get_by_role("group", name="Who begins?").get_by_label("Seat 1.").check()
    page.get_by_role("button", name="Set up the table").click()
    page.get_by_role("button", name="Start the game").click()
    person.tab.wait_for_turn()
    return person.tab
