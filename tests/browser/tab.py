"""A table in a tab: read as a person reads it, played as a person plays it.

    tab.plays("draw", pile=0)
    tab.plays("build", building="tower", at="2,-1")
    tab.ends_turn()

Moves are named by verb and arguments and made with the mouse: on the map, with the piles, by buttons. What
the server said over the socket is kept, so that a test knows which moves there are and can look for secrets;
nothing is ever sent but by the page itself.
"""

from __future__ import annotations

import json
import os
import re
import statistics
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, WebSocket, expect

from tests.server.house import Json, moves_in, offered

Policy = Callable[[Json], Json]  # the move for a view

BUTTONS = {
    "store": re.compile("^Store$"),
    "stop": re.compile(r"^Take \d+ cards?$"),
    "end": re.compile("^End turn$"),
    "take_card": re.compile("^Take a card$"),
    "amphora_card": re.compile("^Amphora for a card$"),
}
PILES = ("the main pile", "pile 1", "pile 2", "pile 3")

SHOWS_VERSION = "(told) => Number(document.querySelector('[data-version]')?.dataset.version) >= told"
STEPS = "() => Number(document.querySelector('input[type=range]')?.max ?? -1)"
SHOWS_STEPS = f"(steps) => ({STEPS})() === steps"
# Places that can be clicked: in sight, and under nothing else. Free ones come first.
PLACES = """(wanted) => {
    const inTheMiddle = (spot) => {
        const { x, y, width, height } = spot.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2);
    };
    return [...document.querySelectorAll('[data-place]')]
        .filter((spot) => wanted.includes(spot.dataset.place) && spot.contains(inTheMiddle(spot)))
        .sort((one, other) => other.matches('.free') - one.matches('.free'))
        .map((spot) => spot.dataset.place);
}"""
# The page tells by itself which version of the table it shows, at the end of the frame in which it does:
# whoever looks into a page to find out holds it up. A click is timed from when the browser stamps it.
STOPWATCH = """
    window.clickTimes = [];
    window.clicks = 0;
    let clicked = null;
    addEventListener('click', ({ timeStamp, detail }) => {
        clicks += detail > 0;
        clicked = document.querySelector('[data-version]') ? timeStamp : null;
    }, true);
    new MutationObserver(() => {
        const since = clicked;
        clicked = null;
        requestAnimationFrame(() => setTimeout(() => {
            if (since !== null) clickTimes.push(performance.now() - since);
            console.debug('shows', document.querySelector('[data-version]')?.dataset.version);
        }));
    }).observe(document, { subtree: true, attributeFilter: ['data-version'] });
"""
SHOWS = re.compile(r"shows (\d+)")
TIMED = "PETTEIA_CLICKS" in os.environ  # is this about how long people wait?
PRESS = 60 if TIMED else 0  # milliseconds, as a person holds a button down


class Tab:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []
        self.view: Json = {}
        self.shown = -1  # the version that is on the screen
        self.turns: set[int] = set()  # those in which something was asked of this person
        page.add_init_script(STOPWATCH)
        page.on("console", self.note_shown)
        page.on("websocket", self.listen)

    # --- what is heard and seen ---

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.hear(str(frame)))

    def hear(self, frame: str) -> None:
        for text in frame.split("\n"):
            self.frames.append(text)
            message = json.loads(text)
            if message.get("is") == "view":
                self.view = {**message, "table": message["table"] or self.view["table"]}

    def note_shown(self, message: ConsoleMessage) -> None:
        if shows := SHOWS.fullmatch(message.text):
            self.shown = int(shows[1])

    @property
    def steps(self) -> int:
        """How far the game is, as the page shows it."""
        return int(self.page.evaluate(STEPS))

    @property
    def seat(self) -> int:
        return int(self.view["you"])

    @property
    def position(self) -> Json:
        position: Json = self.view["position"]
        return position

    def offered(self, verb: str, **arguments: Any) -> list[Json]:
        """The legal moves with this verb and these arguments."""
        return offered(self.view, verb, **arguments)

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt .awaited")

    @property
    def hint(self) -> Locator:
        return self.page.locator(".prompt .hint")

    @property
    def actions(self) -> Locator:
        return self.page.get_by_role("group", name="Actions")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("list", name="Log")

    def unfolds(self, line: str) -> None:
        """What the newest line with these words has brought."""
        entry = self.log.get_by_role("listitem").filter(has_text=line).last
        entry.get_by_role("button", expanded=False).click()

    @property
    def score_sheet(self) -> Locator:
        return self.page.get_by_role("dialog").filter(has=self.page.locator("#result-title"))

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def spot(self, place: str) -> Locator:
        return self.page.locator(f'[data-place="{place}"]')

    def spots_in_sight(self, places: list[str]) -> list[str]:
        found: list[str] = self.page.evaluate(PLACES, places)
        return found

    def wait_until(self, condition: Callable[[], bool], what: str) -> None:
        """Until something that was heard over the socket holds."""
        for _ in range(1500):
            if condition():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"in vain waited until {what}; the last view: {json.dumps(self.view)[:2000]}")

    def wait_for_turn(self) -> bool:
        """Until this person must act or confirm; False when the game is over."""
        self.wait_until(lambda: bool(self.is_mine or self.is_over), "it is my turn")
        self.page.wait_for_function(SHOWS_VERSION, arg=self.view["version"])
        if not self.is_over:
            self.turns.add(self.position["turn"])
        return not self.is_over

    @property
    def is_mine(self) -> bool:
        return bool(self.view) and bool(self.view["actions"] or self.view["confirm"])

    @property
    def is_over(self) -> bool:
        return bool(self.view) and self.view["table"]["status"] not in ("open", "playing")

    def is_at(self, steps: int) -> None:
        """The page shows so many steps."""
        self.wait_until(lambda: bool(self.view.get("step") == steps), f"step {steps} was told")
        self.page.wait_for_function(SHOWS_STEPS, arg=steps)

    # --- playing ---

    def plays(self, verb: str, **arguments: Any) -> None:
        """A move, until the page shows that it was made."""
        before = self.view["step"]
        self.points_out(verb, **arguments)
        self.wait_for_step_after(before)

    def points_out(self, verb: str, **arguments: Any) -> None:
        """All the clicks that a move takes."""
        match verb:
            case "draw":
                press(self.pile(**arguments))
            case "lay":
                self.lays_tile(**arguments)
            case "build":
                self.builds(**arguments)
            case _:
                press(self.action(verb, **arguments))

    def wait_for_step_after(self, before: int) -> None:
        """What a building was chosen to be paid with goes along with it."""
        self.wait_until(
            lambda: bool(self.view["step"] != before and self.position.get("awaited") != "pay"),
            "the move was told",
        )
        self.wait_until_shown()

    def wait_until_shown(self) -> None:
        told = self.view["version"]
        self.wait_until(lambda: self.shown >= told, "it is shown")

    def action(self, verb: str, **arguments: Any) -> Locator:
        """The button for what is done neither on the map nor with the piles."""
        part = self.page.get_by_role("region", name="What you can do")
        if verb == "amphora_draw":
            return part.get_by_role("button", name=f"Amphora to draw: {PILES[arguments['pile']]}")
        return part.get_by_role("button", name=BUTTONS[verb]).first

    def pile(self, pile: int) -> Locator:
        return self.page.get_by_role("button", name=f"Draw a building from {PILES[pile]}.")

    def stored(self, kind: str) -> Locator:
        shelf = self.page.get_by_role("list", name="Buildings in store")
        return shelf.get_by_role("button", name=re.compile(rf"^{kind.replace('_', ' ')}( ×|$)"))

    def picks(self, kind: str) -> None:
        """A building from the store, unless one was just drawn."""
        if self.position["awaited"] == "act":
            press(self.stored(kind))

    def builds(self, building: str, at: str) -> None:
        self.picks(building)
        press(self.spot(at))
        press(self.button("Build"))

    def lays_tile(self, at: str, turns: int = 1) -> None:
        press(self.spot(at))
        for _ in range(turns):
            press(self.button("Turn left"))
        press(self.button("Lay the tile"))

    def ends_turn(self) -> None:
        before = self.view["version"]
        press(self.button("End turn"))
        self.wait_until(lambda: bool(self.view["version"] != before), "the turn is over")
        self.wait_until_shown()
        expect(self.page.locator("button[aria-keyshortcuts=e]")).to_have_count(0)

    def takes_turn(self, policy: Policy) -> list[Json]:
        """Acts until it is somebody else's turn or the game is over; returns the moves."""
        moves: list[Json] = []
        turn = self.position["turn"]
        while not self.is_over and not self.view["confirm"]:
            if not self.view["actions"] or self.position["turn"] != turn:
                return moves
            moves.append(self.one_move(policy))
        if self.view["confirm"]:
            self.ends_turn()
        return moves

    def one_move(self, policy: Policy) -> Json:
        move = policy(self.view)
        if move["verb"] == "turn":  # it goes with the tile
            self.wait_for_step_after(self.view["step"])
        else:
            self.plays(**move)
        return move

    # --- around the game ---

    def chooses_in_menu(self, name: str) -> None:
        self.button("Table menu").click()
        self.page.locator("#table-menu").get_by_role("button", name=name).click()

    def click_times(self) -> list[float]:
        """How long this person waited for what each of their clicks led to, in milliseconds."""
        times: list[float] = self.page.evaluate("clickTimes")
        return times


class Waits:
    """How long people waited, in one game or in many."""

    def __init__(self) -> None:
        self.games: list[list[float]] = []
        self.clicks = self.turns = 0

    def add(self, tab: Tab) -> None:
        self.games.append(tab.click_times())
        self.clicks += tab.page.evaluate("clicks")
        self.turns += len(tab.turns)

    def report(self) -> str:
        times = [time for game in self.games for time in game]
        p95 = statistics.quantiles(times, n=20)[-1]
        return (
            f"click to own screen: p95 {p95:.0f} ms, median {statistics.median(times):.0f} ms"
            f" over {len(times)} clicks, games: {len(self.games)} (budget: 50 ms);"
            f" {self.clicks / self.turns:.1f} clicks a turn over {self.turns} turns"
        )


def press(thing: Locator) -> None:
    thing.click(delay=PRESS)


# --- how people decide ----------------------------------------------------------------------------------


def quick(view: Json) -> Json:
    """Whatever brings the end near: empty the main pile for a map tile, then build what can be built."""
    builds = [*offered(view, "build"), *offered(view, "lay")]
    return (offered(view, "draw", pile=0) or builds or offered(view, "draw") or moves_in(view))[0]


def thrifty(view: Json) -> Json:
    """A short turn: draw and store, and cards for the rest."""
    begun = view["position"]["turn_kind"] != "undecided"
    frugal = [move for verb in ("store", "stop", "end") for move in offered(view, verb)] if begun else []
    return (frugal or offered(view, "draw") or moves_in(view))[0]
