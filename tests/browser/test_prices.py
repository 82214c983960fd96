"""Prices where one looks, and no click more than a decision: the payment is part of the price box."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.scene import Scene
from tests.server.house import House, Json, offered

# A point of the board where there is nothing but sea.
OPEN_SEA = """() => {
    const { left, right, top, bottom } = document.querySelector('main.board').getBoundingClientRect();
    for (let y = bottom - 8; y > top; y -= 8)
        for (let x = left + 8; x < right; x += 8)
            if (document.elementFromPoint(x, y)?.matches('.seas path, .attika > svg')) return [x, y];
}"""

# --- paying -----------------------------------------------------------------------------------------------


def several_ways(view: Json) -> list[Json]:
    """Buildings that Anna could pay for in more than one way: two cards may stand for another."""
    position = view["position"]
    if position["awaited"] != "act" or position["actor"] != 0:
        return []
    spare = len(position["seats"][0]["cards"]) - 2
    return [action["move"] for action in view["actions"] if 0 < action.get("cost", 0) <= spare]


def can_choose_how_to_pay(view: Json) -> bool:
    return bool(several_ways(view))


def test_a_building_is_its_kind_its_place_and_how_it_is_paid(house: House, browser: Browser) -> None:
    with Scene(house, until=can_choose_how_to_pay) as scene:
        build = several_ways(scene.tabs[0].view)[0]
        before = scene.tabs[0].view["position"]["seats"][0]["cards"]
        page = scene.shown_to(browser, reduced_motion="reduce")
        pick_and_place(page, build)

        ways = page.get_by_role("radiogroup", name="Payment").get_by_role("radio")
        expect(ways.first).to_be_checked()
        ways.nth(1).click()
        expect(ways.nth(1)).to_be_checked()
        paid = str(ways.nth(1).get_attribute("aria-label"))
        page.get_by_role("button", name="Build", exact=True).click()

        expect(page.locator(".prompt .awaited")).not_to_contain_text("pay")
        expect(page.get_by_role("group", name="Payment")).to_have_count(0)
        anna = scene.tabs[0]
        anna.wait_for(lambda: anna.view["position"]["seats"][0]["cards"] != before, "it is paid")
        after = scene.tabs[0].view["position"]["seats"][0]["cards"]
        assert len(before) - len(after) == sum(int(word) for word in paid.split() if word.isdigit())


def pick_and_place(page: Page, build: Json) -> None:
    pick(page, build["building"])
    page.locator(f'[data-place="{build["at"]}"]').click()


def pick(page: Page, kind: str) -> None:
    shelf = page.get_by_role("list", name="Buildings in store")
    shelf.get_by_role("button", name=kind.replace("_", " ")).first.click()


# --- leaving ----------------------------------------------------------------------------------------------


def test_escape_and_a_tap_on_the_sea_leave_what_was_begun(house: House, browser: Browser) -> None:
    with Scene(house, until=can_choose_how_to_pay) as scene:
        page = scene.shown_to(browser, reduced_motion="reduce")
        build = several_ways(scene.tabs[0].view)[0]
        for leaves in (press_escape, tap_the_sea):
            pick_and_place(page, build)
            expect(page.get_by_role("button", name="Build", exact=True)).to_be_visible()
            leaves(page)
            expect(page.get_by_role("button", name="Build", exact=True)).to_have_count(0)
            expect(page.locator(".spot.legal")).to_have_count(0)


def test_no_settler_is_on_the_way_after_escape_or_a_tap_on_the_sea(house: House, browser: Browser) -> None:
    with Scene(house, game="olympos", until=can_send_a_new_settler) as scene:
        page = scene.shown_to(browser, reduced_motion="reduce")
        for leaves in (press_escape, tap_the_sea):
            page.get_by_role("button", name="New settler").click()
            expect(page.locator(".spot.legal").nth(1)).to_be_visible()
            expect(page.locator('.spot[aria-disabled="true"]').first).to_be_attached()
            leaves(page)
            expect(page.locator('.spot[aria-disabled="true"]')).to_have_count(0)


def can_send_a_new_settler(view: Json) -> bool:
    return bool(offered(view, "new_settler"))


def press_escape(page: Page) -> None:
    page.keyboard.press("Escape")


def tap_the_sea(page: Page) -> None:
    x, y = page.evaluate(OPEN_SEA)
    page.mouse.click(x, y)


# --- prices -----------------------------------------------------------------------------------------------


def test_every_site_shows_its_price(house: House, browser: Browser) -> None:
    with Scene(house, until=can_choose_how_to_pay) as scene:
        page = scene.shown_to(browser, reduced_motion="reduce")
        kind = several_ways(scene.tabs[0].view)[0]["building"]
        pick(page, kind)
        for action in scene.tabs[0].view["actions"]:
            if action["move"].get("building") == kind and action["cost"] > 0:
                site = page.locator(f'[data-place="{action["move"]["at"]}"]')
                expect(site.locator(".price")).to_have_text(str(action["cost"]))
