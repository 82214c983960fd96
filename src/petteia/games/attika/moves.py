"""The moves of Attika as data, and as the numbers that the rules know."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import ClassVar, Literal

from petteia.core.contract import Impossible, resignation
from petteia.core.fault import Fault
from petteia.core.move import Move, Resign, verbs
from petteia.core.numbers import amount, unit
from petteia.games.attika.actions import (
    AMPHORA_CARD,
    AMPHORA_DRAW,
    BUILD,
    DRAW,
    END_TURN,
    LAY_TILE,
    PAY,
    STOP,
    STORE,
    TAKE_CARD,
    TURN_TILE,
    cards_of,
    pay_action,
)
from petteia.games.attika.box import FARTHEST, LETTERS, PETALS, PILES, Box
from petteia.games.attika.land import SPOTS, q_of, r_of, spot_of

MOST_OF_A_LANDSCAPE = 15  # in one payment


@dataclass(frozen=True)
class Stop(Move):
    """Forgo the remaining actions and take cards for them."""

    verb: Literal["stop"] = "stop"


@dataclass(frozen=True)
class TakeCard(Move):
    """One of the cards due, where taking them is optional."""

    verb: Literal["take_card"] = "take_card"


@dataclass(frozen=True)
class AmphoraCard(Move):
    """Return an amphora for a card."""

    verb: Literal["amphora_card"] = "amphora_card"


@dataclass(frozen=True)
class EndTurn(Move):
    verb: Literal["end"] = "end"
    lets_be: ClassVar[bool] = True


@dataclass(frozen=True)
class Store(Move):
    """The drawn building goes to the player board."""

    verb: Literal["store"] = "store"


@dataclass(frozen=True)
class Draw(Move):
    """A building from a pile: 0 is that of the main buildings."""

    pile: int
    verb: Literal["draw"] = "draw"


@dataclass(frozen=True)
class AmphoraDraw(Move):
    """The same for an amphora, before the turn's own actions (an option)."""

    pile: int
    verb: Literal["amphora_draw"] = "amphora_draw"


@dataclass(frozen=True)
class TurnTile(Move):
    """So many sixths of a turn, anticlockwise."""

    turned: int
    verb: Literal["turn"] = "turn"


@dataclass(frozen=True)
class Build(Move):
    building: str
    at: str
    verb: Literal["build"] = "build"


@dataclass(frozen=True)
class LayTile(Move):
    """Where the centre of the map tile comes to lie."""

    at: str
    verb: Literal["lay"] = "lay"


@dataclass(frozen=True)
class Pay(Move):
    """The cards as letters, in the order of the landscapes: `FFH`."""

    cards: str
    verb: Literal["pay"] = "pay"


VERBS = verbs(
    [Stop, TakeCard, AmphoraCard, EndTurn, Store, Draw, AmphoraDraw, TurnTile, Build, LayTile, Pay, Resign]
)

# --- from numbers ---------------------------------------------------------------------------------------

SIMPLE: dict[int, Move] = {
    STOP: Stop(),
    TAKE_CARD: TakeCard(),
    AMPHORA_CARD: AmphoraCard(),
    END_TURN: EndTurn(),
    STORE: Store(),
}


@lru_cache(maxsize=20_000)
def move_of(box: Box, action: int) -> Move:
    """What a number means; raises Impossible when it means nothing."""
    if action < 0:
        return Resign(-1 - action)
    if action >= PAY and pay_action(cards_of(action)) == action:
        return Pay(write_letters(cards_of(action)))
    if LAY_TILE <= action < PAY:
        return LayTile(write_spot(action - LAY_TILE))
    if BUILD <= action < BUILD + box.kinds * SPOTS:
        kind, spot = divmod(action - BUILD, SPOTS)
        return Build(box.kind_ids[kind], write_spot(spot))
    if TURN_TILE <= action < TURN_TILE + PETALS:
        return TurnTile(action - TURN_TILE)
    if AMPHORA_DRAW <= action < TURN_TILE:
        return AmphoraDraw(action - AMPHORA_DRAW)
    if DRAW <= action < AMPHORA_DRAW:
        return Draw(action - DRAW)
    if action in SIMPLE:
        return SIMPLE[action]
    raise Impossible(f"{action} is no action of Attika.")


@cache
def write_spot(spot: int) -> str:
    return f"{q_of(spot)},{r_of(spot)}"


@lru_cache(4096)
def write_letters(cards: int) -> str:
    return "".join([LETTERS[number] * amount(cards, number) for number in range(len(LETTERS))])


# --- to numbers -----------------------------------------------------------------------------------------


def action_of(box: Box, move: Move) -> int:
    """The number of a move; raises Impossible when it names something that there is not."""
    match move:
        case Resign(seat):
            return resignation(seat)
        case Pay(cards):
            return int(pay_action(bundle_of(cards)))
        case LayTile(at):
            return LAY_TILE + spot_at(at)
        case Build(building, at):
            return BUILD + kind_named(box, building) * SPOTS + spot_at(at)
        case TurnTile(turned):
            return TURN_TILE + one_of(turned, range(PETALS), "a rotation from 0 to 5")
        case AmphoraDraw(pile):
            return AMPHORA_DRAW + one_of(pile, range(PILES), "a pile")
        case Draw(pile):
            return DRAW + one_of(pile, range(PILES), "a pile")
    return next(action for action, simple in SIMPLE.items() if simple == move)


def kind_named(box: Box, building: str) -> int:
    kind = box.kind_named(building)
    if kind < 0:
        raise Impossible(f"There is no building {building!r}. There are: {', '.join(box.kind_ids)}.")
    return kind


@lru_cache(4096)
def spot_at(place: str) -> int:
    match = re.fullmatch(r"(-?\d{1,2}) ?, ?(-?\d{1,2})", place)
    if not match:
        raise Fault("attika-wrong-place", place=repr(place))
    q, r = int(match[1]), int(match[2])
    if max(abs(q), abs(r)) > FARTHEST:
        raise Fault("attika-wrong-far-away", place=place, most=int(FARTHEST))
    return int(spot_of(q, r))


def bundle_of(letters: str) -> int:
    counts = [letters.count(letter) for letter in LETTERS]
    if sum(counts) != len(letters) or max(counts) > MOST_OF_A_LANDSCAPE:
        raise Impossible(f"{letters!r} are not cards. Cards look like FFH.")
    return sum(count * int(unit(number)) for number, count in enumerate(counts))


def one_of(number: int, allowed: range, what: str) -> int:
    if number not in allowed:
        raise Impossible(f"{number} is not {what}.")
    return number
