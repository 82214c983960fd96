"""A tribe at a table of Olympos, led by somebody with a mouse.

    tribe = tribe_among(anna, ["random", "greedy"])
    while tribe.waits_for_turn():
        tribe.acts()

Whatever is awaited is done where a person would do it: on the map, on the development board, with the cards
or by a button. What there is to choose is read from the page.
"""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.meeting import sits_down
from tests.browser.tab import PRESS, Tab, press
from tests.browser.visitor import Visitor
from tests.server.house import Json, the_first

# Where a settler can go, as a screen reader says it, with the price.
ARRIVALS = """() => [...document.querySelectorAll('.spot[data-place]')].flatMap((spot) => {
    const price = /for (\\d+) action points?$/.exec(spot.ariaLabel);
    return price ? [[spot.dataset.place, Number(price[1])]] : [];
})"""
# A point of a territory over which nothing else lies, beside its pieces where there is one. The map is
# measured one frame after it is drawn, and what lies over it is placed then: only a point that is the same
# in the next frame can be clicked.
OPEN_POINT = """async (place) => {
    const found = () => {
        const region = document.querySelector(`.spot[data-place="${place}"]`);
        const { x, y, width, height } = region.getBoundingClientRect();
        const pieces = [...document.querySelectorAll(`[data-spot^="at ${place} "]`)];
        const boxes = pieces.map((piece) => piece.getBoundingClientRect());
        const onPiece = ([x, y]) =>
            boxes.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
        const covered = [];
        for (const across of [0.5, 0.3, 0.7, 0.15, 0.85])
            for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) {
                const point = [x + across * width, y + down * height];
                if (document.elementFromPoint(...point) !== region) continue;
                if (!onPiece(point)) return point;
                covered.push(point);
            }
        return covered[0] ?? null;
    };
    const before = found();
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const now = found();
    return now && String(now) === String(before) ? now : null;
}"""
LOOKS = 200  # of two frames each
BUTTONS = {
    "before paying": re.compile(r"^Pay \d+ action points?$"),
    "ending": re.compile("^End turn$"),
    "answer": re.compile("^Play no Zeus symbol$"),
}


class Tribe:
    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self.page.locator(".stage svg").first.wait_for()

    @property
    def page(self) -> Page:
        return self.tab.page

    @property
    def awaited(self) -> str:
        return str(self.tab.position["awaited"])

    def waits_for_turn(self) -> bool:
        return self.tab.wait_for_turn()

    def plays_until(self, awaited: str) -> None:
        while self.waits_for_turn() and (self.awaited != awaited or self.tab.view["confirm"]):
            self.acts()

    # --- acting ---

    def acts(self) -> None:
        """Whatever is awaited, in a way that takes much time: games that are dear are short."""
        if self.tab.view["confirm"]:
            self.tab.ends_turn()
            return
        before = self.tab.view["step"]
        self.does_what_is_awaited()
        self.waits_for_step_after(before)

    def waits_for_step_after(self, before: int) -> None:
        """A settler that has set out goes on by itself."""
        tab = self.tab
        tab.wait_until(lambda: bool(tab.view["step"] > before and self.awaited != "go"), "it is done")
        tab.wait_until_shown()

    def does_what_is_awaited(self) -> None:
        match self.awaited:
            case "condemn" | "barbarians":
                self.spot(the_first(self.tab)["territory"]).click()
            case "act":
                self.takes_action()
            case "lose":
                self.spot(the_first(self.tab)["territory"]).click()
                press(self.tab.button("Give this settler"))
            case "before paying" if not self.tab.offered("done"):
                self.plays_card(self.tab.offered("play")[0]["card"])
            case "before paying" | "ending" | "answer":
                press(self.tab.actions.get_by_role("button", name=BUTTONS[self.awaited]))
            case _:
                press(self.choices.first)

    def plays_card(self, card: str) -> None:
        """Near the Cross, cards must pay for what only they can pay."""
        self.page.locator(f'[data-spot="destiny {card}"]').click()
        press(self.tab.button("Play the card"))

    def takes_action(self) -> None:
        """A wonder, else a discovery, else a settler goes as far as it can."""
        offered = self.tab.offered
        if wonders := offered("build"):
            self.develops(wonders[0]["wonder"], "Build")
        elif discoveries := offered("discover"):
            self.develops(discoveries[0]["discovery"], "Discover")
        elif offered("new_settler"):
            self.picks_new()
            self.goes(self.farthest())
        elif settlers := offered("settler"):
            self.picks(settlers[0]["territory"])
            self.goes(self.farthest())
        else:
            press(self.tab.actions.get_by_role("button", name=re.compile("^(Pass|Wait)$")))

    def develops(self, name: str, label: str) -> None:
        press(self.tile(name))
        press(self.page.get_by_role("dialog").get_by_role("button", name=label, exact=True))

    def picks_new(self) -> None:
        press(self.page.get_by_role("button", name=re.compile(r"^New settler \(\d+\)$")))

    def picks(self, place: str) -> None:
        self.spot(place).click()

    def arrivals(self) -> dict[str, int]:
        """The price of every territory that can be reached, once it is shown."""
        self.page.wait_for_function(f"() => ({ARRIVALS})().length > 0")
        return dict(self.page.evaluate(ARRIVALS))

    def farthest(self) -> str:
        arrivals = self.arrivals()
        return max(arrivals, key=lambda place: arrivals[place])

    def goes(self, place: str) -> None:
        self.spot(place).click()
        press(self.tab.button("Go"))

    # --- where things are ---

    def spot(self, place: str) -> Spot:
        return Spot(self.page, place)

    def tile(self, name: str) -> Locator:
        return self.page.locator(f'[data-spot="mini {name}"]')

    @property
    def choices(self) -> Locator:
        return self.page.locator('[data-spot="choice"] button')

    def choice(self, move: Json) -> Locator:
        """The button of a move among what is to be chosen, the cheapest first."""
        offered = sorted(self.tab.view["actions"], key=lambda action: action.get("cost", 0))
        return self.choices.nth([action["move"] for action in offered].index(move))


class Spot:
    """A territory: clicked on its land, since islands are not always under their middle."""

    def __init__(self, page: Page, place: str) -> None:
        self.page = page
        self.place = place

    @property
    def region(self) -> Locator:
        return self.page.locator(f'.spot[data-place="{self.place}"]')

    @property
    def is_in_sight(self) -> bool:
        return self.page.evaluate(OPEN_POINT, self.place) is not None

    def point(self) -> tuple[float, float]:
        """Some point of the region over which nothing else lies, as soon as there is one."""
        for _ in range(LOOKS):
            found = self.page.evaluate(OPEN_POINT, self.place)
            if found is not None:
                return found[0], found[1]
        raise AssertionError(f"{self.place} is nowhere in sight")

    def click(self) -> None:
        self.page.mouse.click(*self.point(), delay=PRESS)

    def tap(self) -> None:
        self.page.touchscreen.tap(*self.point())


def sets_up(person: Visitor, seats: list[str], **wishes: Any) -> dict[str, str]:
    """A private table: its id and its invitation."""
    wanted = {"game": "olympos", "seats": seats, "private": True, **wishes}
    origin = re.match("https?://[^/]+", person.page.url)
    assert origin is not None
    answer = person.page.request.post("/api/tables", data=wanted, headers={"origin": origin[0]})
    made = answer.json()
    return {"table": made["id"], "invite": made["invite"]}


def tribe_among(person: Visitor, bots: list[str], seed: str) -> Tribe:
    """Somebody at a new table with these bots on the other seats."""
    table = sets_up(person, ["me", *bots], seed=seed, start=True)
    return Tribe(person.opens(f"/t/{table['table']}"))


def invites(host: Visitor, guest: Visitor) -> tuple[Tribe, Tribe]:
    """Two people at a table for two."""
    table = sets_up(host, ["me", "open"])
    host.page.goto(f"/t/{table['table']}")
    sits_down(guest, f"/i/{table['table']}/{table['invite']}")
    host.page.get_by_role("button", name="Start the game").click()
    return Tribe(host.tab), Tribe(guest.tab)
