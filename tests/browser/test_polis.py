"""Polis in the browser: whole games by clicks, an auction between friends, keys, phone, night, languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.agora import eager, plays, spot_of, takes_turns, thing
from tests.browser.conftest import Arrives
from tests.browser.meeting import asks_for_a_table
from tests.browser.scene import Moment, Scene
from tests.browser.tab import Tab, Waits
from tests.browser.test_access import ALL_TEXT, NO_SIDEWAYS_SCROLLING, PHONE
from tests.browser.test_alone import FITS_THE_SCREEN
from tests.browser.test_see_everybody import CHECKS, STILL, finds_nothing
from tests.browser.visitor import LAPTOP, Visitor
from tests.server.house import House, Json, offered

CUT_OFF = """() => [...document.querySelectorAll('.place .city')]
    .filter((city) => city.scrollHeight > city.clientHeight + 1)
    .map((city) => city.closest('.place').ariaLabel)"""
TOO_SMALL = """() => [...document.querySelectorAll('.board button')]
    .map((button) => [button, button.getBoundingClientRect()])
    .filter(([button, box]) => box.width > 0 && !button.closest('.city'))
    .filter(([, box]) => box.width < 39.5 || box.height < 39.5)
    .map(([button, box]) => `${button.ariaLabel ?? button.innerText} ${box.width} x ${box.height}`)"""
WHERE_THE_CITIES_ARE = """() => [...document.querySelectorAll('.place')]
    .map((place) => place.getBoundingClientRect())
    .map(({ top, bottom }) => `${top} to ${bottom}`)
    .join(', ')"""
UPRIGHT = {"width": 768, "height": 1024}
SEED = "a quarrel in the agora"
A_BACK = re.compile("^(red|green|blue|yellow) card$")
MOMENTS = [
    "opening",
    "draw",
    "extra",
    "offer",
    "develop",
    "protect",
    "profit",
    "trade",
    "bid",
    "settle",
    "found",
    "war",
    "look",
]
FOCUSED_SPOT = "document.activeElement.dataset.spot ?? ''"


def sets_up(host: Visitor, others: list[str], **options: str) -> str:
    """A table of Polis at which the host begins; returns its address."""
    options = {"start_player": "1", **options}
    return asks_for_a_table(host, game="polis", seats=["me", *others], options=options, seed=SEED)


def sits_down_with_bots(person: Visitor, seats: int, **options: str) -> Tab:
    person.page.goto(sets_up(person, ["greedy"] * (seats - 1), **options))
    person.page.get_by_role("button", name="Start the game").click()
    person.tab.wait_for_turn()
    return person.tab


def sit_together(host: Visitor, *guests: Visitor) -> None:
    address = sets_up(host, ["open"] * len(guests))
    for person in (host, *guests):
        person.page.goto(address)
    for guest in guests:
        guest.page.get_by_role("button", name="Sit here").first.click()
        expect(guest.page.get_by_role("button", name="Stand up")).to_be_visible()
    host.page.get_by_role("button", name="Start the game").click()


# --- alone ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_whole_game_with_bots_in_the_other_seats(arrives: Arrives, seats: int, waits: Waits) -> None:
    boards = {3: "first_game", 4: "dealt", 5: "chosen"}[seats]
    tab = sits_down_with_bots(arrives("Anna", reduced_motion="reduce"), seats, city_boards=boards)
    verbs = {move["verb"] for move in takes_turns(tab)}
    assert {"draw", "auction", "pass"} <= verbs, verbs
    assert ("board" in verbs) == (seats > 3)
    expect(tab.score_sheet).to_be_visible()
    expect(tab.score_sheet.get_by_role("columnheader").filter(has_text="Anna")).to_have_count(1)
    waits.add(tab)


def test_what_may_not_be_is_explained_and_a_double_click_draws_once(arrives: Arrives) -> None:
    tab = sits_down_with_bots(arrives("Anna", reduced_motion="reduce"), 3)
    plays(tab, "draw", colour="red")
    tab.wait_for_turn()
    before = tab.view["step"]
    thing(tab, "deck red").dblclick()
    tab.is_at(before + 1)
    thing(tab, "deck red").click(force=True)
    expect(tab.hint).to_contain_text("You have drawn from the red deck already")
    tab.is_at(before + 1)


# --- together -------------------------------------------------------------------------------------------


def test_an_auction_between_friends_with_a_highest_bid_set_beforehand(
    anna: Visitor, bela: Visitor, carla: Visitor
) -> None:
    sit_together(anna, bela, carla)
    for person, colour in ((anna, "red"), (bela, "green"), (carla, "blue")):
        person.tab.wait_for_turn()
        plays(person.tab, "draw", colour=colour)
    for colour in ("red", "green"):
        anna.tab.wait_for_turn()
        plays(anna.tab, "draw", colour=colour)
    anna.tab.wait_for_turn()
    plays(anna.tab, "done")
    before = [seat["coins"] for seat in anna.tab.position["seats"]]
    puts_a_card_up(anna, bela, carla)

    bela.tab.wait_for_turn()
    carla.page.get_by_label("Coins", exact=True).fill("5")
    carla.tab.button("Bid up to 5").click()
    expect(carla.page.get_by_text("For you the bidding goes up to 5 coins.")).to_be_visible()
    plays(bela.tab, "bid", coins=3)
    bidders = bela.page.get_by_role("list", name="Bidders").get_by_role("listitem")
    expect(bidders.filter(has_text="Carla")).to_contain_text("highest bid")
    bela.tab.wait_for_turn()
    assert bela.tab.position["bid"] == 4, "one more than his"
    plays(bela.tab, "bid", coins=6)

    anna.tab.wait_until(lambda: anna.tab.position["lot"] is None, "the card was sold")
    assert [seat["coins"] for seat in anna.tab.position["seats"]] == [before[0] + 6, before[1] - 6, before[2]]
    expect(bela.page.locator('[data-spot="city of 1"] .city button')).to_have_count(1)
    assert not any('"value":5' in frame for person in (anna, bela) for frame in person.tab.frames)

    puts_a_card_up(anna, bela, carla)
    bela.tab.wait_for_turn()
    carla.tab.button("Pass beforehand").click()
    expect(carla.page.get_by_text("You pass in this auction.")).to_be_visible()
    plays(bela.tab, "pass")
    anna.tab.wait_for_turn()
    plays(anna.tab, "keep")
    expect(anna.page.locator('[data-spot="city of 0"] .city button')).to_have_count(1)


def puts_a_card_up(seller: Visitor, *others: Visitor) -> None:
    """The others see its back, the seller its face."""
    seller.tab.wait_for_turn()
    plays(seller.tab, **seller.tab.offered("auction")[0])
    lot = '[data-spot="lot"]'
    expect(seller.page.locator(lot)).not_to_have_attribute("aria-label", A_BACK)
    for other in others:
        expect(other.page.locator(lot)).to_have_attribute("aria-label", A_BACK)


# --- everybody ------------------------------------------------------------------------------------------


def test_a_turn_and_a_bid_with_keys_only(arrives: Arrives) -> None:
    tab = sits_down_with_bots(arrives("Anna", reduced_motion="reduce"), 3)
    keys = tab.page.keyboard
    for colour in ("red", "blue", "green"):
        tab.wait_for_turn()
        walks_to(tab.page, f"deck {colour}")
        before = tab.view["step"]
        keys.press("Enter")
        tab.wait_for_step_after(before)
    tab.wait_for_turn()
    presses(tab, "n")  # no extra card
    walks_to(tab.page, "hand ")
    keys.press("Enter")
    expect(tab.button("Put it up")).to_be_focused()
    presses(tab, "Enter")
    while tab.wait_for_turn() and tab.position["awaited"] != "bid":
        if tab.view["confirm"]:
            keys.press("e")
            tab.wait_until(lambda: not tab.view["confirm"], "the turn is over")
        elif tab.offered("done"):
            presses(tab, "n")
        else:
            plays(tab, **eager(tab.view))
    keys.press("+")
    expect(tab.button(f"Bid {tab.position['bid'] + 2}")).to_be_visible()
    presses(tab, "b")


def presses(tab: Tab, key: str) -> None:
    before = tab.view["step"]
    tab.page.keyboard.press(key)
    tab.wait_for_step_after(before)


def walks_to(page: Page, spot: str) -> None:
    """Press Tab until the focus is on a spot whose name begins so."""
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED_SPOT).startswith(spot):
            return
    raise AssertionError(f"{spot!r} cannot be reached with Tab")


def test_a_turn_on_a_phone(arrives: Arrives) -> None:
    tab = sits_down_with_bots(arrives("Anna", reduced_motion="reduce", **PHONE), 4)
    board = tab.page.locator("main.board").bounding_box()
    assert board is not None
    assert board["y"] < 100, "the board comes first"
    awaited = set()
    while tab.position["turn"] < 5 and tab.wait_for_turn():
        assert tab.page.evaluate(NO_SIDEWAYS_SCROLLING)
        assert not tab.page.evaluate(TOO_SMALL)
        if tab.view["confirm"]:
            tab.ends_turn()
            continue
        awaited.add(tab.position["awaited"])
        plays(tab, **eager(tab.view))
    assert {"draw", "offer", "bid"} <= awaited, awaited


def test_polis_speaks_four_languages_at_every_moment(house: House, browser: Browser) -> None:
    with Scene(house, 3, seed="every moment 240", game="polis", bot="random") as scene:
        page = scene.shown_to(browser, **STILL)
        for awaited in MOMENTS:
            scene.plays_until(awaits(awaited))
            shows_the_newest(page, scene)
            speaks_in_words(page)


def test_P58_a_last_chance_for_the_assassin(house: House, browser: Browser) -> None:
    """The turn is about to end: the card lights up, and one button ends it."""
    with Scene(house, 3, seed="murder 265", game="polis", bot="random", until=awaits("strike")) as scene:
        page = scene.shown_to(browser, **STILL)
        expect(page.locator(".prompt .awaited")).to_contain_text("Let the Assassin strike")
        expect(page.get_by_role("button", name="No murder, end the turn")).to_be_enabled()
        kill = offered(scene.tabs[0].view, "kill")[0]
        position = scene.tabs[0].view["position"]
        page.locator(f'[data-spot="{spot_of(position, 0, kill["assassin"])}"]').first.click()
        page.locator(f'[data-spot="{spot_of(position, kill["seat"], kill["slot"])}"]').first.click()
        page.get_by_role("button", name="Send the Assassin").click()
        expect(page.locator("[data-version]")).not_to_have_attribute(
            "data-version", str(scene.tabs[0].version)
        )


def awaits(awaited: str) -> Moment:
    """Anna must decide this."""
    return lambda view: bool(view["actions"]) and view["position"]["awaited"] == awaited


def shows_the_newest(page: Page, scene: Scene) -> None:
    expect(page.locator("[data-version]")).to_have_attribute("data-version", str(scene.tabs[0].version))


def speaks_in_words(page: Page) -> None:
    language = page.get_by_role("combobox").first
    prompts = set()
    for code in ("it", "fr", "hu", "en"):
        language.select_option(code)
        expect(page.locator("html")).to_have_attribute("lang", code)
        assert not re.findall(r"\bpolis-[a-z_-]+\b", page.evaluate(ALL_TEXT))
        prompts.add(page.locator(".prompt .awaited").inner_text())
    assert len(prompts) == 4, prompts


# --- a table to look at ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def scene(house: House) -> Iterator[Scene]:
    """A table of five in the middle of the game, where Anna can develop."""
    with Scene(house, 5, game="polis", bot="random", steps=150, until=can_develop) as scene:
        yield scene


def can_develop(view: Json) -> bool:
    return bool(offered(view, "develop"))


def test_five_cities_hand_and_prompt_are_on_one_screen(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL)
    for part in (".place", ".deck", ".stage", ".prompt", ".hand"):
        for shown in page.locator(part).all():
            expect(shown).to_be_in_viewport(ratio=1)
    expect(page.locator(".place")).to_have_count(5)
    assert page.evaluate(FITS_THE_SCREEN)
    assert not page.evaluate(CUT_OFF)


@pytest.mark.parametrize("screen", [LAPTOP, UPRIGHT], ids=["laptop", "tablet"])
def test_nothing_moves_when_the_hand_empties_and_the_market_changes(
    house: House, browser: Browser, screen: dict[str, int]
) -> None:
    with Scene(house, 5, game="polis", steps=60) as scene:
        page = scene.shown_to(browser, viewport=screen, **STILL)
        hands, places = set(), set()
        for _ in range(25):
            scene.plays(2)
            shows_the_newest(page, scene)
            hands.add(page.locator(".hand .progress").count() > 0)
            places.add(page.evaluate(WHERE_THE_CITIES_ARE))
        assert hands == {True, False}
        assert len(places) == 1, places


@pytest.mark.parametrize(
    "screen", [PHONE, {"viewport": {"width": 683, "height": 384}}], ids=["phone", "200 %"]
)
def test_nothing_is_wider_than_a_small_screen(scene: Scene, browser: Browser, screen: dict[str, Any]) -> None:
    page = scene.shown_to(browser, **STILL, **screen)
    assert page.evaluate(NO_SIDEWAYS_SCROLLING)


def test_a_printed_table_shows_all_cards_and_no_buttons(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, color_scheme="dark", **STILL)
    page.emulate_media(media="print")
    cards = page.locator(".city .progress")
    assert cards.count() > 5
    for card in cards.all():
        expect(card).to_be_visible()
    for city in page.locator(".place").all():
        expect(city.locator(".approach")).to_be_hidden()
    expect(page.locator("body")).to_have_css("color", "rgb(42, 34, 27)")
    expect(page.locator(".place").first).to_have_css("background-color", "rgb(255, 255, 255)")


def test_every_price_shows_its_discounts_before_anything_is_paid(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL)
    page.locator(".hand .offered").first.click()
    stage = page.get_by_role("region", name="What is being decided")
    expect(stage).to_contain_text("costs 10 coins")
    expect(stage).to_contain_text(re.compile("to pay: |nothing to pay"))
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")  # the first one closes a tooltip, if there is one
    expect(stage.get_by_role("button", name="Cancel")).to_have_count(0)


def test_a_city_is_seen_from_near(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **STILL)
    page.get_by_role("button", name="See the city of Béla from near").click()
    back = page.get_by_role("button", name="Back to all cities")
    city = page.get_by_role("region", name="City of Béla").bounding_box()
    all_cities = page.locator(".cities").bounding_box()
    assert city == all_cities
    back.click()
    expect(back).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_at_the_table(
    scene: Scene, browser: Browser, scheme: Literal["light", "dark"]
) -> None:
    page = scene.shown_to(browser, color_scheme=scheme, **STILL)
    finds_nothing(page, f"table, {scheme}", CHECKS[scheme])
    page.locator(".hand .offered").first.click()
    finds_nothing(page, f"developing, {scheme}", CHECKS[scheme])
    page.keyboard.press("?")
    finds_nothing(page, f"keys, {scheme}", CHECKS[scheme])


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_an_auction(
    house: House, browser: Browser, scheme: Literal["light", "dark"]
) -> None:
    with Scene(house, 3, game="polis", until=awaits("bid")) as scene:
        page = scene.shown_to(browser, color_scheme=scheme, **STILL)
        finds_nothing(page, f"auction, {scheme}", CHECKS[scheme])
