"""Who looks at our tables from other servers on the same database.

Servers tell each other when somebody comes or goes. One of which nothing is heard any more is gone, and with
it those who looked.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from petteia.server.clock import STARTED_AT, now
from petteia.server.errands import Errands
from petteia.server.news import HERE, LARGEST, Goodbye, Hello, News, Present, encode
from petteia.server.store import Store

SECONDS_UNTIL_GONE = 35.0
A_MOMENT = 0.2  # in which several come and go
LONG_AWAY = 86_400.0  # seconds; who has gone before that has just been away
MOST_NAMES = 50  # of those who look at one table

People = dict[str, str]  # by id, with their names


@dataclass
class Neighbour:
    tables: dict[str, People] = field(default_factory=dict)
    heard: float = field(default_factory=time.monotonic)


class Neighbours:
    def __init__(self, store: Store, errands: Errands, changed: Callable[[str], None]) -> None:
        self.store = store
        self.errands = errands
        self.changed = changed  # is told of every table at which somebody came or went elsewhere
        self.here: dict[str, People] = {}
        self.untold: set[str] = set()
        self.telling = False
        self.others: dict[str, Neighbour] = {}
        self.left: dict[str, dict[str, float]] = {}  # by table: who has gone, and when

    # --- what we hear ---

    def people_at(self, table: str) -> People:
        """Those who look at a table elsewhere."""
        people: People = {}
        for other in self.others.values():
            people |= other.tables.get(table, {})
        return people

    def heard(self, news: News) -> None:
        if news.server == HERE:
            return
        match news:
            case Present(tables=tables):
                self.meet(news.server, tables)
            case Hello():
                self.tell_all()
            case Goodbye():
                self.part_from(news.server)

    def meet(self, server: str, tables: dict[str, People]) -> None:
        if server not in self.others:
            self.tell_all()
        other = self.others.setdefault(server, Neighbour())
        other.heard = time.monotonic()
        for table, people in tables.items():
            before = other.tables.pop(table, {})
            if people:
                other.tables[table] = people
            self.miss(table, before.keys() - people.keys())
            self.changed(table)

    def part_from(self, server: str) -> None:
        gone = self.others.pop(server, Neighbour())
        for table, people in gone.tables.items():
            self.miss(table, people.keys())
            self.changed(table)

    # --- who has gone ---

    def miss(self, table: str, people: Iterable[str]) -> None:
        self.left.setdefault(table, {}).update(dict.fromkeys(people, now()))

    def away_since(self, table: str, user: str) -> float:
        """When somebody who does not look at a table last did, as far as this server can know."""
        return max(self.left.get(table, {}).get(user, 0.0), STARTED_AT)

    def forget_the_gone(self) -> None:
        """Those of long ago, and with them the tables that nobody left since."""
        long_ago = now() - LONG_AWAY
        for table, people in list(self.left.items()):
            self.left[table] = {user: at for user, at in people.items() if at > long_ago}
            if not self.left[table]:
                del self.left[table]

    # --- what we tell ---

    def note(self, table: str, people: People) -> None:
        """Those who look at a table here."""
        before = self.here.get(table, {})
        if before == people:
            return
        self.miss(table, before.keys() - people.keys())
        self.here.pop(table, None)
        if people:
            self.here[table] = people
        self.tell(table)

    def greet(self) -> None:
        """We are new, or have not heard anything for a while."""
        self.errands.send_for(self.say_hello)
        self.tell_all()

    async def say_hello(self) -> None:
        await self.store.announce(Hello())

    def tell_all(self) -> None:
        self.tell(*self.here)

    def tell(self, *tables: str) -> None:
        self.untold.update(tables)
        if self.untold and not self.telling and self.store.is_shared:
            self.telling = True
            self.errands.send_for(self.tell_untold)

    async def tell_untold(self) -> None:
        await asyncio.sleep(A_MOMENT)
        self.telling = False
        tables, self.untold = self.untold, set()
        for some in portions({table: first_of(self.here.get(table, {})) for table in tables}):
            await self.store.announce(Present(some))

    async def keep_in_touch(self) -> None:
        """Every now and then: tell that we are there, and forget of whom nothing is heard."""
        await self.store.announce(Present({}))
        self.forget_the_gone()
        silent = time.monotonic() - SECONDS_UNTIL_GONE
        for server in [name for name, other in self.others.items() if other.heard < silent]:
            self.part_from(server)

    async def say_goodbye(self) -> None:
        await self.store.announce(Goodbye())


def first_of(people: People) -> People:
    return dict(list(people.items())[:MOST_NAMES])


def portions(tables: dict[str, People]) -> Iterator[dict[str, People]]:
    """As many tables at once as fit into one piece of news."""
    some: dict[str, People] = {}
    size = 0
    for table, people in tables.items():
        more = len(encode({table: people}))
        if some and size + more > LARGEST:
            yield some
            some, size = {}, 0
        some[table] = people
        size += more
    if some:
        yield some
