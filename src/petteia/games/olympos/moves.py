"""The moves of Olympos as data, and as the numbers that the rules know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Literal, TypeVar

from petteia.core.contract import Impossible, resignation
from petteia.core.move import Move, Resign, verbs
from petteia.core.notation import MOST_OF_A_KIND, named_among
from petteia.core.numbers import amount, unit
from petteia.games.olympos.actions import (
    BONUS,
    CONDEMN,
    CUBE,
    DISCOVER,
    DONE,
    FACE,
    GO,
    KEEP,
    LOSE,
    MOVE,
    NEW,
    PASS,
    PAY,
    PLACE,
    PLAY,
    SPEND,
    STEP,
    WAIT,
    WONDER,
    cubes_of,
    depth_of,
    pay_action,
    settler,
    territory_of,
)
from petteia.games.olympos.box import RESOURCES, Box
from petteia.games.olympos.routes import NORTH
from petteia.games.olympos.shapes import Cubes, Resource
from petteia.games.olympos.state import MOST_SETTLERS

NORTH_ZONE = "north"
BONUS_SLOTS = range(FACE - BONUS)
STAR_CARDS = range(DISCOVER - SPEND)


@dataclass(frozen=True)
class Pass(Move):
    """The game is over for this player."""

    verb: Literal["pass"] = "pass"


@dataclass(frozen=True)
class Wait(Move):
    """Some spaces on the track for nothing, where no action is possible."""

    verb: Literal["wait"] = "wait"


@dataclass(frozen=True)
class Done(Move):
    """No destiny card, or no further one."""

    verb: Literal["done"] = "done"
    lets_be: ClassVar[bool] = True


@dataclass(frozen=True)
class Condemn(Move):
    territory: str
    verb: Literal["condemn"] = "condemn"


@dataclass(frozen=True)
class Barbarians(Move):
    """Where they are set up."""

    territory: str
    verb: Literal["barbarians"] = "barbarians"


@dataclass(frozen=True)
class NewSettler(Move):
    """A settler from the stock sets out, from a territory or from `north`."""

    start: str
    verb: Literal["new_settler"] = "new_settler"


@dataclass(frozen=True)
class Settler(Move):
    """A settler on the map sets out; so many of its own stand above it there."""

    territory: str
    depth: int
    verb: Literal["settler"] = "settler"


@dataclass(frozen=True)
class Go(Move):
    """Where the settler that has set out arrives."""

    territory: str
    verb: Literal["go"] = "go"


@dataclass(frozen=True)
class Discover(Move):
    discovery: str
    verb: Literal["discover"] = "discover"


@dataclass(frozen=True)
class Pay(Move):
    """Cubes by resource; those of which none is paid are left out."""

    cubes: Cubes
    verb: Literal["pay"] = "pay"


@dataclass(frozen=True)
class Tile(Move):
    """Which of the tiles of a discovery, where they differ."""

    resource: Resource
    verb: Literal["tile"] = "tile"


@dataclass(frozen=True)
class Bonus(Move):
    """The number of the bonus space below the discovery, from 0."""

    slot: int
    verb: Literal["bonus"] = "bonus"


@dataclass(frozen=True)
class BuildWonder(Move):
    wonder: str
    verb: Literal["build"] = "build"


@dataclass(frozen=True)
class Spend(Move):
    """How many of the one-use stars are destiny cards; the others are Athena's."""

    cards: int
    verb: Literal["spend"] = "spend"


@dataclass(frozen=True)
class Take(Move):
    """A cube of choice."""

    resource: Resource
    verb: Literal["take"] = "take"


@dataclass(frozen=True)
class Play(Move):
    """A destiny card from the hand."""

    card: str
    verb: Literal["play"] = "play"


@dataclass(frozen=True)
class Keep(Move):
    """One of the destiny cards that the Oracle shows; None for those who may not know which."""

    card: str | None
    verb: Literal["keep"] = "keep"


@dataclass(frozen=True)
class Lose(Move):
    """Hades takes this settler; so many of its own stand above it there."""

    territory: str
    depth: int
    verb: Literal["lose"] = "lose"


VERBS = verbs(
    [
        *(Condemn, Barbarians, NewSettler, Settler, Go, Discover, Pay, Tile, Bonus, BuildWonder, Spend, Take),
        *(Play, Keep, Lose, Done, Pass, Wait, Resign),
    ]
)
SIMPLE: dict[int, Move] = {PASS: Pass(), WAIT: Wait(), DONE: Done()}

# --- from numbers ---------------------------------------------------------------------------------------


@lru_cache(maxsize=20_000)
def move_of(box: Box, action: int) -> Move:
    """What a number means; raises Impossible when it means nothing in this box."""
    if action < 0:
        return Resign(-1 - action)
    move = meaning(box, action)
    if move is None:
        raise Impossible(f"{action} is no action of Olympos.")
    return move


def meaning(box: Box, action: int) -> Move | None:
    if action >= PAY:
        cubes = cubes_of(action)
        return Pay(amounts_of(cubes)) if pay_action(cubes) == action else None
    if action >= LOSE:
        return settler_on_map(box, action - LOSE, Lose)
    if action >= MOVE:
        return settler_on_map(box, action - MOVE, Settler)
    if action == NEW + NORTH:
        return NewSettler(NORTH_ZONE)
    if action >= DISCOVER:
        family, number = divmod(action, STEP)
        kind, ids_of = FAMILIES[family * STEP]
        return named(kind, ids_of(box), number)
    if action >= SPEND:
        return Spend(action - SPEND)
    if action >= FACE:
        return named(Tile, RESOURCES, action - FACE)
    if action >= BONUS:
        return Bonus(action - BONUS)
    if action >= CUBE:
        return named(Take, RESOURCES, action - CUBE)
    return SIMPLE.get(action)


FAMILIES: dict[int, tuple[Callable[[str], Move], Callable[[Box], Sequence[str]]]] = {
    DISCOVER: (Discover, lambda box: box.kind_ids),
    WONDER: (BuildWonder, lambda box: box.wonder_ids),
    PLAY: (Play, lambda box: box.card_ids),
    KEEP: (Keep, lambda box: box.card_ids),
    CONDEMN: (Condemn, lambda box: box.territory_ids),
    PLACE: (Barbarians, lambda box: box.territory_ids),
    NEW: (NewSettler, lambda box: box.territory_ids),
    GO: (Go, lambda box: box.territory_ids),
}


Name = TypeVar("Name", bound=str)


def named(kind: Callable[[Name], Move], ids: Sequence[Name], number: int) -> Move | None:
    return kind(ids[number]) if number < len(ids) else None


def settler_on_map(box: Box, number: int, kind: Callable[[str, int], Move]) -> Move | None:
    territory, depth = int(territory_of(number)), int(depth_of(number))
    if territory >= box.territories or depth >= MOST_SETTLERS:
        return None
    return kind(box.territory_ids[territory], depth)


def amounts_of(cubes: int) -> Cubes:
    counts = {name: int(amount(cubes, number)) for number, name in enumerate(RESOURCES)}
    return {name: count for name, count in counts.items() if count}


# --- to numbers -----------------------------------------------------------------------------------------


def action_of(box: Box, move: Move) -> int:
    """The number of a move; raises Impossible when it names something that there is not."""
    match move:
        case Resign(seat):
            return resignation(seat)
        case Pay(cubes):
            return int(pay_action(bundle_of(cubes)))
        case Lose(territory, depth):
            return int(LOSE + settler(territory_named(box, territory), depth_among(depth)))
        case Settler(territory, depth):
            return int(MOVE + settler(territory_named(box, territory), depth_among(depth)))
        case NewSettler(start):
            return NEW + start_named(box, start)
        case Go(territory):
            return GO + territory_named(box, territory)
        case Barbarians(territory):
            return PLACE + territory_named(box, territory)
        case Condemn(territory):
            return CONDEMN + territory_named(box, territory)
        case Keep(card):
            return KEEP + card_named(box, card)
        case Play(card):
            return PLAY + card_named(box, card)
        case BuildWonder(wonder):
            return WONDER + wonder_named(box, wonder)
        case Discover(discovery):
            return DISCOVER + discovery_named(box, discovery)
        case Spend(cards):
            return SPEND + one_of(cards, STAR_CARDS, "a number of cards")
        case Tile(resource):
            return FACE + resource_named(resource)
        case Bonus(slot):
            return BONUS + one_of(slot, BONUS_SLOTS, "a bonus space")
        case Take(resource):
            return CUBE + resource_named(resource)
    return next(action for action, simple in SIMPLE.items() if simple == move)


def territory_named(box: Box, name: str) -> int:
    return named_among(name, box.territory_ids)


def start_named(box: Box, name: str) -> int:
    return NORTH if name == NORTH_ZONE else territory_named(box, name)


def discovery_named(box: Box, name: str) -> int:
    return named_among(box.kind_called(name), box.kind_ids)


def wonder_named(box: Box, name: str) -> int:
    return named_among(name, box.wonder_ids)


def card_named(box: Box, name: str | None) -> int:
    if name is None:
        raise Impossible("Which destiny card is kept is known to one player alone.")
    return named_among(name, box.card_ids)


def resource_named(name: str) -> int:
    return named_among(name, RESOURCES)


def depth_among(depth: int) -> int:
    return one_of(depth, range(MOST_SETTLERS), f"how deep one of {MOST_SETTLERS} settlers stands")


def bundle_of(cubes: Cubes) -> int:
    if any(not 0 <= count <= MOST_OF_A_KIND for count in cubes.values()):
        raise Impossible(f"Of each resource 0 to {MOST_OF_A_KIND} cubes can be paid.")
    return sum(count * int(unit(resource_named(name))) for name, count in cubes.items())


def one_of(number: int, allowed: range, what: str) -> int:
    if number not in allowed:
        raise Impossible(f"{number} is not {what}.")
    return number
