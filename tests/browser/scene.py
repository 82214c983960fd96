"""A table in the middle of a game, for those who want to look at one without playing it first.

    with Scene(house, players=4, steps=60, until=can_build) as scene:
        page = scene.shown_to(browser)

Everybody plays as a bot would, always the same game; the first of them then looks at it in a browser. What
was played before is written into the store, where the server finds it; from then on all sit at the table
and can play on.
"""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Callable, Iterator
from typing import Any, Self

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page

from petteia.bots import bot_named
from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY
from petteia.core.match import Match, Step
from petteia.games import game_named
from petteia.server import protocol as p
from petteia.server.beginnings import Beginning, created, from_wish
from petteia.server.entries import Event, User
from petteia.server.hall import Hall
from petteia.server.seats import Seat
from petteia.server.table import LiveTable
from tests.browser.visitor import KNOWING, LAPTOP, PATIENCE
from tests.server.halls import in_a_hall_at
from tests.server.house import House, Json, Person, Tab, Table, catch_up, done_in

PEOPLE = ["Anna", "Béla", "Carla", "Denis", "Elena"]
SEED = "a good game to look at"
OPTIONS = {"attika": {"start_player": "1"}}
TO_THE_END = 10_000

Moment = Callable[[Json], bool]  # something that holds of a view


def any_moment(_view: Json) -> bool:
    return True


class Scene(contextlib.ExitStack):
    """After so many steps, and then when something holds of what the first of them sees."""

    def __init__(
        self,
        house: House,
        players: int = 2,
        seed: str = SEED,
        game: str = "attika",
        bot: str = "greedy",
        steps: int = 0,
        until: Moment = any_moment,
    ) -> None:
        super().__init__()
        self.house = house
        self.game = game_named(game)
        self.people = [self.enter_context(Person(house, name)) for name in PEOPLE[:players]]
        users = [User(person.id, name, None) for person, name in zip(self.people, PEOPLE, strict=False)]
        self.moves = steps_of(game, players, seed, bot)
        beginning = begun(users, game, seed, self.moves, steps, until)
        found(house, beginning)
        self.table = Table(beginning.row.id, beginning.row.invite)
        self.tabs = [person.opens(self.table) for person in self.people]
        self.done = int(self.tabs[0].view["step"])

    def __enter__(self) -> Self:
        return self

    def plays(self, steps: int = TO_THE_END) -> None:
        """So many steps, or until the game ends."""
        for step in itertools.islice(self.moves, steps):
            self.done += 1
            waited_for = self.waited_for()
            if waited_for.view["step"] < self.done:  # otherwise it left no choice, and has played itself
                waited_for.done("act", move=done_in(self.game, step))
                self.confirms()

    def plays_until(self, holds: Moment) -> None:
        """Until something holds of what the first of them sees."""
        assert self.comes_to(holds), "the game is over before that"

    def comes_to(self, holds: Moment) -> bool:
        """Does something ever hold? Plays on until it does, or to the end."""
        while not (come := holds(self.tabs[0].view)) and not self.tabs[0].is_over:
            self.plays(1)
        return come

    def waited_for(self) -> Tab:
        catch_up(self.tabs)
        return self.tabs[self.tabs[0].view["awaiting"]]

    def confirms(self) -> None:
        catch_up(self.tabs)
        for tab in self.tabs:
            if tab.view["confirm"]:
                tab.done("end_turn")

    def shown_to(self, browser: Browser, seat: int = 0, **wishes: Any) -> Page:
        """The table in a browser of its own, as somebody sees it who has that seat; -1 only watches."""
        page = self.context(browser, seat, **wishes).new_page()
        page.goto(self.address)
        page.locator(".board svg").first.wait_for()
        return page

    @property
    def address(self) -> str:
        return f"/t/{self.table.id}"

    def context(self, browser: Browser, seat: int = 0, **wishes: Any) -> BrowserContext:
        settings = {"base_url": self.house.url, "viewport": LAPTOP, "locale": "en-GB", **wishes}
        context = self.enter_context(contextlib.closing(browser.new_context(**settings)))
        context.set_default_timeout(PATIENCE)
        context.add_init_script(KNOWING)
        if seat >= 0:
            cookies = self.people[seat].http.cookies.items()
            context.add_cookies([{"name": n, "value": v, "url": self.house.url} for n, v in cookies])
        return context


# --- what was played before anybody looks -----------------------------------------------------------------


def steps_of(game: str, players: int, seed: str, bot: str) -> Iterator[Step]:
    """The game in which everybody plays like this bot."""
    match = Match(game_named(game), players, seed, OPTIONS.get(game, {}))
    mind, dice = bot_named(bot), dice_of("greed")
    while match.state.actor != NOBODY:
        match.play(mind.choose(match.state.information(match.state.actor), dice))
        yield match.steps[-1]


def begun(
    people: list[User], game: str, seed: str, moves: Iterator[Step], steps: int, until: Moment
) -> Beginning:
    """A private table at which these people have played as far as is wanted."""
    host, options = people[0], OPTIONS.get(game, {})
    wish = p.NewTable(game, ["me"] * len(people), options=options, private=True, seed=seed)
    row = from_wish(host, wish, None).row
    events = [created(host, [Seat(person.id, person.name) for person in people]), Event("start", NOBODY)]
    table = LiveTable(row)
    for event in events:
        table.fold(event)
    events += opening(table, host, moves, steps, until)
    return Beginning(row, events, [person.id for person in people])


def opening(
    table: LiveTable, viewer: User, moves: Iterator[Step], steps: int, until: Moment
) -> Iterator[Event]:
    """What happens at a table after the start."""
    while len(table.playing().steps) < steps or not until(msgspec.to_builtins(table.view(viewer, None))):
        step = next(moves, None)
        if step is None:
            assert until is any_moment, "the game is over before that"
            return
        for event in table.with_result(Event("act", step.seat, {"move": step.text}), step.action):
            table.fold(event)
            yield event


def found(house: House, beginning: Beginning) -> None:
    """Write a table into the store of a house, by a hall that stands there for a moment."""

    async def story(hall: Hall) -> None:
        await hall.found(beginning, "")

    in_a_hall_at(house.store, story)
