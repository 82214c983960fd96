"""Moves of Olympos as text and back.

    condemn @ attica          barbarians @ naxos       set-up
    new settler from north    settler from attica      a settler sets out
    go @ crete                                         and arrives
    discover cavalry          build stadium            a discovery; a wonder
    pay grain, 2 wood         tile gold                the cubes; which of the tiles, where they differ
    bonus settler             bonus hourglasses 2      a bonus; the second one of its kind there
    spend 1 card                                       of the one-use stars, how many are destiny cards
    take wood                                          a cube of choice
    play points per wood      keep star                a destiny card; the one the Oracle lets you keep
    lose @ attica                                      Hades
    done          pass        wait        resign 2

`settler 2 from attica` and `lose 2 @ attica` mean the second of your settlers there, from the top.
Several moves can be said in one breath: `new settler from north to thessaly`, `discover cavalry paying grain
bonus settler`, `build stadium spending 1 card`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from petteia.core.fault import Fault
from petteia.core.move import Move, Resign
from petteia.core.notation import (
    named_among,
    no_such,
    not_a_move,
    read_number,
    read_some,
    spoken,
    write_some,
)
from petteia.games.olympos import moves
from petteia.games.olympos.box import BONUS_CUBE, BONUS_STEP, BONUSES, NONE, RESOURCES, Box
from petteia.games.olympos.development import fewest_star_cards, most_star_cards, ways_to_pay
from petteia.games.olympos.moves import (
    BONUS_SLOTS,
    NORTH_ZONE,
    STAR_CARDS,
    action_of,
    amounts_of,
    bundle_of,
    discovery_named,
    resource_named,
    wonder_named,
)
from petteia.games.olympos.shapes import Resource
from petteia.games.olympos.state import MOST_SETTLERS, Table

SIMPLE: dict[str, Move] = {"pass": moves.Pass(), "wait": moves.Wait(), "done": moves.Done()}


# --- writing ------------------------------------------------------------------------------------------


def write_move(table: Table, move: Move) -> str:
    match move:
        case Resign(seat):
            return f"resign {seat + 1}"
        case moves.Pay(cubes):
            return f"pay {write_some(bundle_of(cubes), RESOURCES)}"
        case moves.Lose(territory, depth):
            return f"lose{write_depth(depth)} @ {spoken(territory)}"
        case moves.Settler(territory, depth):
            return f"settler{write_depth(depth)} from {spoken(territory)}"
        case moves.NewSettler(start):
            return f"new settler from {spoken(start)}"
        case moves.Condemn(territory) | moves.Barbarians(territory) | moves.Go(territory):
            return f"{move.verb} @ {spoken(territory)}"
        case moves.Keep(None):
            return "keep a card"
        case moves.Discover(name) | moves.BuildWonder(name) | moves.Play(name) | moves.Keep(str(name)):
            return f"{move.verb} {spoken(name)}"
        case moves.Tile(resource) | moves.Take(resource):
            return f"{move.verb} {resource}"
        case moves.Spend(cards):
            return f"spend {counted_cards(cards)}"
        case moves.Bonus(slot):
            return f"bonus {write_slot(table, slot)}"
    return next(text for text, simple in SIMPLE.items() if simple == move)


def write_depth(depth: int) -> str:
    return f" {depth + 1}" if depth else ""


def counted_cards(count: int) -> str:
    return f"{count} card" if count == 1 else f"{count} cards"


def write_slot(table: Table, slot: int) -> str:
    """`settler`; `hourglasses 2` for the second bonus space with hourglasses; else its number."""
    names = slots_of(table)
    if slot >= len(names):
        return str(slot + 1)
    earlier = names[:slot].count(names[slot])
    return f"{names[slot]} {earlier + 1}" if earlier else names[slot]


def slots_of(table: Table) -> list[str]:
    """What the bonus spaces below the discovery that is being made give."""
    if table.buying == NONE:
        return []
    space = table.box.space_of(table.buying, table.columns[table.buying])
    return [bonus_name(int(code)) for code in table.box.bonuses[space]]


def bonus_name(code: int) -> str:
    what, size = divmod(code, BONUS_STEP)
    return RESOURCES[size] if what == BONUS_CUBE else BONUSES[what]


# --- reading ------------------------------------------------------------------------------------------

# Words that join several moves into one, and the verbs of the moves that follow them.
JOINTS = {
    "to": "go @",
    "paying": "pay",
    "tile": "tile",
    "bonus": "bonus",
    "spending": "spend",
    "taking": "take",
}
SEVERAL_PLACES = ("condemn", "barbarians")  # of the set-up: `condemn attica, naxos and crete`
AND = re.compile(r"\s*(?:,|\+| and )\s*")
JOINT = re.compile(rf" ({'|'.join(JOINTS)}) ")


def read_moves(table: Table, text: str) -> list[Move]:
    words = " ".join(text.lower().replace("_", " ").split())
    verb, _, places = words.partition(" ")
    if verb in SEVERAL_PLACES and AND.search(places):
        return [read_move(table, f"{verb} {place}") for place in AND.split(places)]
    try:
        return [read_move(table, words)]
    except Fault:
        first, *others = JOINT.split(words)
        if not others:
            raise
    return in_one_breath(table, first, list(zip(others[::2], others[1::2], strict=True)))


def in_one_breath(table: Table, first: str, others: list[tuple[str, str]]) -> list[Move]:
    """Several moves in a row; a choice that is none, and so is not asked for, is left out."""
    read = [read_move(table, first)]
    state = table
    for joint, rest in others:
        action = action_of(table.box, read[-1])
        if action not in state.legal():
            break
        only = only_way(state, read[-1], joint)
        state = state.clone()
        state.apply(action)
        following = read_move(state, f"{JOINTS[joint]} {rest}")
        if only is None:
            read.append(following)
        elif following != only:
            raise Fault("core-wrong-only-way", payment=write_move(state, only))
    return read


def only_way(table: Table, move: Move, joint: str) -> Move | None:
    """The payment that follows without a question, since there is no other."""
    player = table.players[table.actor]
    match joint, move:
        case "paying", moves.Discover(discovery):
            ways = ways_to_pay(table, player, discovery_named(table.box, discovery))
            return moves.Pay(amounts_of(ways[0])) if len(ways) == 1 else None
        case "spending", moves.BuildWonder(wonder):
            number = wonder_named(table.box, wonder)
            fewest = fewest_star_cards(table, player, number)
            return moves.Spend(int(fewest)) if most_star_cards(table, player, number) == fewest else None
    return None


def read_move(table: Table, words: str) -> Move:
    if words in SIMPLE:
        return SIMPLE[words]
    verb, _, rest = words.partition(" ")
    rest = rest.removeprefix("@").removeprefix("to ").strip()
    if verb in READERS:
        return READERS[verb](table, rest)
    raise not_a_move(words, EXAMPLES)


def read_new(table: Table, words: str) -> Move:
    place = words.removeprefix("settler").strip().removeprefix("from ").strip()
    return moves.NewSettler(NORTH_ZONE if place == NORTH_ZONE else read_territory(table.box, place))


def read_settler(table: Table, words: str) -> Move:
    depth, place = read_depth(words)
    return moves.Settler(read_territory(table.box, place.removeprefix("from ")), depth)


def read_lose(table: Table, words: str) -> Move:
    depth, place = read_depth(words)
    return moves.Lose(read_territory(table.box, place.removeprefix("@").strip()), depth)


def read_depth(words: str) -> tuple[int, str]:
    """Which settler from the top, 0 when nothing is said, and the rest of the words."""
    match = re.fullmatch(r"(\d{1,2}) (.*)", words)
    if not match:
        return 0, words
    return read_number(match[1], range(1, MOST_SETTLERS + 1)) - 1, match[2]


def read_territory(box: Box, name: str) -> str:
    return read_name(name, box.territory_ids)


def read_discovery(box: Box, name: str) -> str:
    return read_name(spoken(box.kind_called(name.replace("-", " ").replace(" ", "_"))), box.kind_ids)


def read_card(box: Box, name: str) -> str:
    return read_name(name, box.card_ids)


def read_resource(name: str) -> Resource:
    return RESOURCES[resource_named(name.removesuffix(" cube"))]


def read_name(name: str, ids: Sequence[str]) -> str:
    """The id of something that is called so."""
    return ids[named_among(name, [spoken(known) for known in ids])]


def read_slot(table: Table, words: str) -> Move:
    """`settler`, `hourglasses 2`, or the number of the bonus space."""
    numbers = range(1, len(BONUS_SLOTS) + 1)
    if words.isdecimal():
        return moves.Bonus(read_number(words, numbers) - 1)
    name, _, number = words.partition(" ")
    name = {"hourglass": "hourglasses", "settlers": "settler"}.get(name, name)
    slots = [slot for slot, known in enumerate(slots_of(table)) if known == name]
    wanted = read_number(number or "1", numbers)
    if wanted > len(slots):
        raise no_such(words, slots_of(table))
    return moves.Bonus(slots[wanted - 1])


def read_cubes(text: str) -> int:
    """`grain, 2 wood`; `nothing`."""
    return 0 if text == "nothing" else read_some(text, RESOURCES)


def read_count(text: str) -> int:
    return read_number(text.removesuffix("s").removesuffix(" card"), STAR_CARDS)


EXAMPLES = "new settler from north, go @ thessaly, discover oracle, done"

READERS: dict[str, Callable[[Table, str], Move]] = {
    "condemn": lambda table, words: moves.Condemn(read_territory(table.box, words)),
    "barbarians": lambda table, words: moves.Barbarians(read_territory(table.box, words)),
    "new": read_new,
    "settler": read_settler,
    "go": lambda table, words: moves.Go(read_territory(table.box, words)),
    "discover": lambda table, words: moves.Discover(read_discovery(table.box, words)),
    "pay": lambda table, words: moves.Pay(amounts_of(read_cubes(words))),
    "tile": lambda table, words: moves.Tile(read_resource(words)),
    "bonus": read_slot,
    "build": lambda table, words: moves.BuildWonder(
        read_name(words.removeprefix("the "), table.box.wonder_ids)
    ),
    "spend": lambda table, words: moves.Spend(read_count(words)),
    "take": lambda table, words: moves.Take(read_resource(words)),
    "play": lambda table, words: moves.Play(read_card(table.box, words)),
    "keep": lambda table, words: moves.Keep(read_card(table.box, words)),
    "lose": read_lose,
    "resign": lambda table, words: Resign(read_number(words, range(1, 6)) - 1),
}
