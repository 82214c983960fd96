"""A tribe at a table of Olympos, led by somebody with a mouse.

    tribe = Tribe(anna, ["random", "greedy"])
    while tribe.waits_for_turn():
        tribe.acts()

Whatever is awaited is done where a person would do it: on the map, on the development board, with the cards or
by a button. What there is to choose is read from the page.
"""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page

from tests.browser.tab import Tab
from tests.browser.visitor import Visitor

# Where a settler can go, as a screen reader says it, with the price.
ARRIVALS = """() => [...document.querySelectorAll('.spot[data-place]')].flatMap((spot) => {
    const price = /for (\\d+) action points?$/.exec(spot.ariaLabel);
    return price ? [[spot.dataset.place, Number(price[1])]] : [];
})"""
BUTTONS = {
    "before paying": re.compile(r"^Pay \d+ action points?$"),
    "ending": re.compile("^End turn$"),
    "answer": re.compile("^Play no Zeus symbol$"),
}


class Tribe:
    def __init__(self, person: Visitor, bots: list[str], seed: str | None = None) -> None:
        """A new table with these bots on the other seats."""
        wishes = {"game": "olympos", "seats": ["me", *bots], "start": True, "seed": seed, "private": True}
        house = person.page.url.rstrip("/")
        answer = person.page.request.post("/api/tables", data=wishes, headers={"origin": house})
        self.table: str = answer.json()["id"]
        self.tab: Tab = person.opens(f"/t/{self.table}")
        self.tab.page.locator(".stage svg").first.wait_for()

    @property
    def page(self) -> Page:
        return self.tab.page

    @property
    def awaited(self) -> str:
        return str(self.tab.position["awaited"])

    def waits_for_turn(self) -> bool:
        return self.tab.wait_for_turn()

    # --- acting ---

    def acts(self) -> None:
        """Whatever is awaited, in a way that takes much time: games that are dear are short."""
        if self.tab.view["confirm"]:
            self.tab.ends_turn()
            return
        before = self.tab.view["step"]
        self.does_what_is_awaited()
        self.tab.wait_for_step_after(before)

    def does_what_is_awaited(self) -> None:
        match self.awaited:
            case "condemn" | "barbarians":
                self.spot(place_in(self.tab.moves[0])).click()
            case "act":
                self.takes_action()
            case "go":
                self.goes(self.farthest())
            case "lose":
                self.spot(place_in(self.tab.moves[0])).click()
                self.tab.button("Give this settler").click()
            case "before paying" | "ending" | "answer":
                self.tab.actions.get_by_role("button", name=BUTTONS[self.awaited]).click()
            case _:
                self.choices.first.click()

    def takes_action(self) -> None:
        """A wonder, else a discovery, else a settler goes as far as it can."""
        moves = self.tab.moves
        for verb, label in (("build ", "Build"), ("discover ", "Discover")):
            for move in moves:
                if move.startswith(verb):
                    return self.develops(move.removeprefix(verb), label)
        if any(move.startswith("new settler") for move in moves):
            self.picks_new()
        elif settlers := [move for move in moves if move.startswith("settler ")]:
            self.picks(settlers[0].rpartition(" from ")[2].replace(" ", "_"))
        else:
            return self.tab.actions.get_by_role("button", name=re.compile("^(Pass|Wait)$")).click()
        self.goes(self.farthest())

    def develops(self, name: str, label: str) -> None:
        self.tile(name.replace(" ", "_")).click()
        self.page.get_by_role("dialog").get_by_role("button", name=label, exact=True).click()

    def picks_new(self) -> None:
        self.page.get_by_role("button", name=re.compile(r"^New settler \(\d+\)$")).click()

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
        self.tab.button("Go").click()

    # --- where things are ---

    def spot(self, place: str) -> Spot:
        return Spot(self.page, place)

    def tile(self, name: str) -> Locator:
        return self.page.locator(f'[data-spot="mini {name}"]')

    @property
    def choices(self) -> Locator:
        return self.page.locator('[data-spot="choice"] button')


class Spot:
    """A territory: clicked where its pieces stand, since islands are not always under their middle."""

    def __init__(self, page: Page, place: str) -> None:
        self.page = page
        self.place = place

    @property
    def region(self) -> Locator:
        return self.page.locator(f'.spot[data-place="{self.place}"]')

    def point(self) -> tuple[float, float]:
        """Some point of the region under which nothing else lies."""
        found = self.page.evaluate(
            """(place) => {
                const region = document.querySelector(`.spot[data-place="${place}"]`);
                const { x, y, width, height } = region.getBoundingClientRect();
                for (const across of [0.5, 0.3, 0.7, 0.15, 0.85])
                    for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) {
                        const point = [x + across * width, y + down * height];
                        if (document.elementFromPoint(...point) === region) return point;
                    }
                return null;
            }""",
            self.place,
        )
        assert found is not None, f"{self.place} is nowhere in sight"
        return found[0], found[1]

    def click(self) -> None:
        self.page.mouse.click(*self.point())

    def tap(self) -> None:
        self.page.touchscreen.tap(*self.point())


def place_in(move: str) -> str:
    """`lose 2 @ ionian sea` is about `ionian_sea`."""
    return move.split(" @ ")[1].replace(" ", "_")
