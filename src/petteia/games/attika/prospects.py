"""What an action of Attika brings about besides its price, for whoever thinks of doing it."""

from __future__ import annotations

from petteia.core.contract import NOBODY
from petteia.core.message import Listing, Message
from petteia.core.move import Move
from petteia.core.numbers import BIT
from petteia.games.attika import names
from petteia.games.attika.amphoras import completed_groups
from petteia.games.attika.building import is_free, links_temples, place
from petteia.games.attika.moves import Build, Draw, kind_named, spot_at
from petteia.games.attika.rules import Attika
from petteia.games.attika.state import height, kind_at, seat_at

# Farther off, a line between temples is no more than a hope.
LINE_IN_SIGHT = 4
OUT_OF_REACH = 1_000_000


def brings(state: Attika, move: Move) -> list[Message]:
    """What changes with a move that the actor may do, the weightiest first."""
    if state.actor == NOBODY:
        return []
    match move:
        case Build(building, at):
            cell = int(state.land.cell(spot_at(at)))
            if cell < 0 or state.occupant[cell] != NOBODY:
                return []
            return building_brings(state, kind_named(state.box, building), cell)
        case Draw(pile):
            last = height(state.players[state.actor].piles[pile]) == 1
            return [Message("attika-brings-tile")] if last and len(state.tile_stack) else []
    return []


def fine_print(state: Attika, move: Move) -> list[Message]:
    """Why a building is not free here, and beside what it would be (A-20, A-21)."""
    if not isinstance(move, Build) or state.actor == NOBODY:
        return []
    kind, cell = kind_named(state.box, move.building), state.land.cell(spot_at(move.at))
    if cell < 0 or is_free(state, state.players[state.actor], kind, cell):
        return []
    sources = [other for other in range(state.box.kinds) if state.box.pointers[kind] & BIT[other]]
    if not sources:
        return [Message("attika-never-free")]
    beside = Listing(tuple(names.building(state.box, other) for other in sources))
    return [Message("attika-not-free", {"buildings": beside})]


def building_brings(state: Attika, kind: int, cell: int) -> list[Message]:
    after = state.clone()
    place(after, state.actor, kind, cell)
    if after.players[state.actor].placed == state.box.buildings:
        return [Message("attika-brings-all-built")]
    if links_temples(after, cell):
        return [*rewards(after), Message("attika-brings-temples")]
    return [
        *rewards(after),
        *settlements(state, after),
        *line_of_temples(after, cell),
        *free_beside(after, kind),
        *covers(state, cell),
    ]


def rewards(after: Attika) -> list[Message]:
    completed = completed_groups(after, after.actor)
    told: list[Message] = []
    for group in range(after.box.groups):
        if completed & BIT[group]:
            left = after.amphoras > len(told)
            key = "attika-brings-amphora" if left else "attika-brings-card"
            told.append(Message(key, {"group": names.group(after.box, group)}))
    return told


def settlements(before: Attika, after: Attika) -> list[Message]:
    had, has = (int(state.players[state.actor].settlements) for state in (before, after))
    if has > had:
        return [Message("attika-brings-settlement", {"count": has})] if had else []
    return [Message("attika-brings-joined", {"before": had, "count": has})] if has < had else []


def line_of_temples(after: Attika, cell: int) -> list[Message]:
    """How many further buildings could join the settlement on a cell to two temples."""
    paths = buildings_towards(after, cell)
    nearest = dict.fromkeys(range(len(after.land.temples)), OUT_OF_REACH)
    for other, path in paths.items():
        for temple in nearest:
            if after.land.temples_beside[other] & BIT[temple]:
                nearest[temple] = min(nearest[temple], path)
    missing = sum(sorted(nearest.values())[:2])
    if len(nearest) < 2 or missing > LINE_IN_SIGHT:
        return []
    return [Message("attika-brings-line", {"count": missing})]


def buildings_towards(after: Attika, cell: int) -> dict[int, int]:
    """For every cell in reach how many new buildings lead there, it included; own ones are there already."""
    reached = {cell: 0}
    ring, path = [cell], 0
    while ring:
        following: list[int] = []
        while ring:
            for other in map(int, after.land.adjacent[ring.pop()]):
                owner = seat_at(after.occupant[other])
                if other in reached or owner not in (NOBODY, after.actor):
                    continue
                reached[other] = path + (owner == NOBODY)
                (following if owner == NOBODY else ring).append(other)
        ring, path = following, path + 1
    return reached


def free_beside(after: Attika, kind: int) -> list[Message]:
    """What may stand beside the new building for nothing, as far as it is not on the map yet."""
    built = [kind_at(there) for there in after.occupant if seat_at(there) == after.actor]
    waiting = [
        names.building(after.box, other)
        for other in range(after.box.kinds)
        if after.box.pointers[other] & BIT[kind] and built.count(other) < after.box.copies[other]
    ]
    return [Message("attika-brings-free", {"buildings": Listing(tuple(waiting))})] if waiting else []


def covers(state: Attika, cell: int) -> list[Message]:
    """The landscape under a building no longer lowers prices around it."""
    hidden = state.land.symbols[cell]
    return [Message("attika-brings-covered", {"cards": names.cards(hidden)})] if hidden else []
