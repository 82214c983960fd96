"""A table in the middle of a game, for those who want to look at one without playing it first.

    with Scene(house, players=4) as scene:
        scene.plays(60)
        page = scene.shown_to(browser)

Everybody plays as a bot would, always the same game; the first of them then looks at it in a browser.
"""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Callable, Iterator
from typing import Any, Self

from playwright.sync_api import Browser, BrowserContext, Page

from petteia.bots import bot_named
from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY
from petteia.core.match import Match
from petteia.games import game_named
from tests.browser.visitor import LAPTOP, PATIENCE
from tests.server.house import House, Json, Person, Tab, catch_up

PEOPLE = ["Anna", "Béla", "Carla", "Denis", "Elena"]
SEED = "a good game to look at"
OPTIONS = {"attika": {"start_player": "1"}}


class Scene(contextlib.ExitStack):
    def __init__(
        self, house: House, players: int = 2, seed: str = SEED, game: str = "attika", bot: str = "greedy"
    ) -> None:
        super().__init__()
        self.house = house
        self.people = [self.enter_context(Person(house, name)) for name in PEOPLE[:players]]
        host = self.people[0]
        wishes = {"game": game, "seed": seed, "options": OPTIONS.get(game, {}), "private": True}
        self.table = host.sets_up(["me", *["open"] * (players - 1)], **wishes)
        self.tabs = [person.opens(self.table, self.table.invite) for person in self.people]
        for seat, tab in enumerate(self.tabs[1:], 1):
            tab.wait_version(self.tabs[seat - 1].version)
            tab.done("sit", seat=seat)
        self.tabs[0].wait_version(self.tabs[-1].version)
        self.tabs[0].start()
        self.moves = moves_of(game, players, seed, bot)

    def __enter__(self) -> Self:
        return self

    def plays(self, steps: int = 10_000) -> None:
        """So many steps, or until the game ends."""
        for move in itertools.islice(self.moves, steps):
            self.waited_for().move(move)
            self.confirms()

    def plays_until(self, holds: Callable[[Json], bool]) -> None:
        """Until something holds of what the first of them sees."""
        assert self.comes_to(holds), "the game is over before that"

    def comes_to(self, holds: Callable[[Json], bool]) -> bool:
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
        if seat >= 0:
            cookies = self.people[seat].http.cookies.items()
            context.add_cookies([{"name": n, "value": v, "url": self.house.url} for n, v in cookies])
        return context


def moves_of(game: str, players: int, seed: str, bot: str) -> Iterator[str]:
    """The moves of a game in which everybody plays like this bot."""
    match = Match(game_named(game), players, seed, OPTIONS.get(game, {}))
    mind, dice = bot_named(bot), dice_of("greed")
    while match.state.actor != NOBODY:
        match.play(mind.choose(match.state.information(match.state.actor), dice))
        yield match.steps[-1].text
