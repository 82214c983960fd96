"""Two people at a table, and anything that one of them may do."""

from __future__ import annotations

import random
from typing import Any

from tests.server.house import (
    Person,
    Tab,
    Table,
    moves_in,
)


def two_at_a_table(anna: Person, bela: Person) -> Table:
    table = anna.sets_up(["me", "open"])
    host, guest = anna.opens(table), bela.opens(table)
    guest.done("sit", seat=1)
    host.wait_version(guest.version)
    host.start()
    return table


def wish_of(tab: Tab, dice: random.Random) -> dict[str, Any]:
    """Something that this person may do now."""
    name = {"id": f"{dice.getrandbits(64):x}", "base": tab.version}
    if tab.view["undo_to"] and dice.random() < 0.2:
        return {"do": "undo", **name, "to": dice.choice(tab.view["undo_to"])}
    if tab.view["confirm"]:
        return {"do": "end_turn", **name}
    return {"do": "act", **name, "move": dice.choice(moves_in(tab.view))}


def awaited(tabs: list[Tab]) -> Tab | None:
    return next((tab for tab in tabs if tab.my_move or tab.view["confirm"]), None)
