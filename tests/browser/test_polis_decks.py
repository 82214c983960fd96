"""What the decks of Polis can still hold, in a sheet beside them."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.browser.scene import Scene
from tests.server.house import House

COLOURS = ("red", "green", "blue", "yellow")


def test_a_sheet_tells_card_by_card_what_the_decks_can_still_hold(house: House, browser: Browser) -> None:
    with Scene(house, 3, "decks", "polis", steps=60) as scene:
        page = scene.shown_to(browser)
        page.get_by_role("button", name="What the decks can still hold").click()
        sheet = page.get_by_role("dialog", name="What the decks can still hold")
        anna = scene.tabs[0]
        told = anna.ask("unseen")["unseen"]
        assert set(told) == set(COLOURS)
        for colour in COLOURS:
            deck = sheet.locator(f".polis-{colour}")
            expect(deck.get_by_role("listitem")).to_have_count(len(told[colour]))
        several = sum(count > 1 for cards in told.values() for count in cards.values())
        expect(sheet.get_by_text(re.compile(r"^×\d$"))).to_have_count(several)
        sheet.get_by_role("button", name="Close").click()
        expect(sheet).to_have_count(0)
