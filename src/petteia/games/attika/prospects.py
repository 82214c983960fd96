"""What an action of Attika brings about besides its price, for whoever thinks of doing it."""

from __future__ import annotations

from petteia.core.contract import NOBODY
from petteia.core.message import Listing, Message, SeatName
from petteia.core.move import Move
from petteia.core.numbers import BIT
from petteia.games.attika import names
from petteia.games.attika.amphoras import completed_groups
from petteia.games.attika.building import is_free, links_temples, place
from petteia.games.attika.evaluation import OUT_OF_REACH, link_lacks
from petteia.games.attika.moves import AmphoraDraw, Build, Draw, EndTurn, Stop, kind_named, spot_at
from petteia.games.attika.outlook import cheapest, cost
from petteia.games.attika.rules import Attika
from petteia.games.attika.state import height, kind_at, seat_at
from petteia.games.attika.turn import QUIET_ROUNDS
from petteia.games.attika.words import cards_left, cards_to_take, is_extra

# Farther off, a line between temples is no more than a hope.
LINE_IN_SIGHT = 4


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
        case Draw(pile) | AmphoraDraw(pile):
            last = height(state.players[state.actor].piles[pile]) == 1
            return [Message("attika-brings-tile")] if last and len(state.tile_stack) else []
        case Stop() if cards_to_take(state) == 0:
            return stalemate(state)
        case EndTurn():
            return stalemate(state)
    return []


def speaks_for(state: Attika, move: Move) -> list[Message]:
    """What a move wins, whose line of temples it blocks, what it saves, and what it leads to."""
    told = brings(state, move)
    won = [message for message in told if message.key in WON]
    leads_to = [message for message in told if message.key in WELCOME]
    here = [*blocks(state, move), *saved(state, move)] if isinstance(move, Build) else []
    return [*won, *here, *leads_to]


WON = tuple(f"attika-brings-{what}" for what in ("all-built", "temples", "amphora", "card"))
WELCOME = tuple(f"attika-brings-{what}" for what in ("joined", "line", "free", "tile"))


def blocks(state: Attika, move: Build) -> list[Message]:
    """Whose line between temples becomes longer, where it was in sight."""
    cell = int(state.land.cell(spot_at(move.at)))
    if cell < 0 or state.occupant[cell] != NOBODY:
        return []
    after = state.clone()
    place(after, state.actor, kind_named(state.box, move.building), cell)
    told: list[Message] = []
    for rival in range(len(state.players)):
        was, now = int(link_lacks(state, rival)), int(link_lacks(after, rival))
        if rival != state.actor and not state.players[rival].resigned and was < now and was <= LINE_IN_SIGHT:
            key = "attika-for-blocks" if now < OUT_OF_REACH else "attika-for-cuts"
            told.append(Message(key, {"player": SeatName(rival), "before": was, "count": now}))
    return told


def saved(state: Attika, move: Build) -> list[Message]:
    """A building for which no card is paid."""
    return [Message("attika-for-nothing")] if cost(state, move) == 0 else []


def stalemate(state: Attika) -> list[Message]:
    """The last of so many turns in which nothing has changed ends the game (A-37)."""
    quiet = not state.changed and state.quiet_turns + 1 >= QUIET_ROUNDS * state.players_left()
    return [Message("attika-brings-stalemate")] if quiet else []


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
        return [*rewards(state, after, kind, cell), Message("attika-brings-temples")]
    return [
        *rewards(state, after, kind, cell),
        *settlements(state, after),
        *line_of_temples(after),
        *free_beside(after, kind),
        *covers(state, cell),
    ]


def rewards(state: Attika, after: Attika, kind: int, cell: int) -> list[Message]:
    """For each complete group an amphora, maybe that just returned, a card, maybe just paid, or nothing."""
    completed = completed_groups(after, after.actor)
    amphoras = int(state.amphoras) + is_extra(state)
    cards = cards_left(state) + cheapest(state, kind, cell)
    told: list[Message] = []
    for group in range(after.box.groups):
        if completed & BIT[group]:
            left = amphoras + cards > len(told)
            key = "amphora" if amphoras > len(told) else "card" if left else "nothing"
            told.append(Message(f"attika-brings-{key}", {"group": names.group(after.box, group)}))
    return told


def settlements(before: Attika, after: Attika) -> list[Message]:
    had, has = (int(state.players[state.actor].settlements) for state in (before, after))
    if has > had:
        fee = has * int(after.box.fee_per_settlement)
        return [Message("attika-brings-settlement", {"count": has, "fee": fee})] if had else []
    return [Message("attika-brings-joined", {"before": had, "count": has})] if has < had else []


def line_of_temples(after: Attika) -> list[Message]:
    """How many further buildings could join two temples."""
    missing = int(link_lacks(after, after.actor))
    return [Message("attika-brings-line", {"count": missing})] if missing <= LINE_IN_SIGHT else []


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
