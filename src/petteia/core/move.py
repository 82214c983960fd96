"""A move: an action as data, a verb and named arguments, as every part of the program but the rules reads it.

The rules know actions as numbers, which are quick to list and compare. Each game has one module that turns a
number into a move and back; nothing else takes numbers apart. Names in moves are ids of the game's own
things, such as `grain_field` or `ionian_sea`; seats are counted from 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, ClassVar, Literal, get_args, get_origin, get_type_hints

from petteia.core.contract import Impossible

LONGEST_NAME = 60
LARGEST_NUMBER = 1_000_000


class Move:
    """One thing that can be done. A game has a dataclass for each verb; its other fields are arguments."""

    verb: str
    lets_be: ClassVar[bool] = False  # nothing is done, or nothing more


Verbs = Mapping[str, type[Move]]


@dataclass(frozen=True)
class Resign(Move):
    """Give up, in turn or not."""

    seat: int
    verb: Literal["resign"] = "resign"


def verbs(kinds: Iterable[type[Move]]) -> Verbs:
    return {kind.verb: kind for kind in kinds}


def plain_move(move: Move) -> dict[str, Any]:
    """The move as plain data for JSON, its verb first."""
    return {"verb": move.verb, **{name: value for name, value in vars(move).items() if name != "verb"}}


def read_move(known: Verbs, data: object) -> Move:
    """The move that plain data describe; raises Impossible. Whether it can be done is another matter."""
    verb = data.get("verb") if isinstance(data, dict) else None
    if not isinstance(data, dict) or not isinstance(verb, str) or verb not in known:
        raise Impossible(f"A move has one of these verbs: {', '.join(known)}.")
    kind, given = known[verb], {name: value for name, value in data.items() if name != "verb"}
    wanted = arguments_of(kind)
    if given.keys() != wanted.keys() or not all(fits(value, wanted[name]) for name, value in given.items()):
        arguments = ", ".join(wanted) or "no arguments"
        raise Impossible(f"The move `{verb}` has {arguments}, each of its own kind.")
    return kind(**given)


def arguments_of(kind: Any) -> dict[str, Any]:
    """The names of a move's arguments, and their types."""
    hints = hints_of(kind)
    return {field.name: hints[field.name] for field in fields(kind) if field.name != "verb"}


@cache
def hints_of(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def fits(value: object, wanted: Any) -> bool:
    if wanted is int:
        return type(value) is int and abs(value) <= LARGEST_NUMBER
    if wanted is str:
        return isinstance(value, str) and len(value) <= LONGEST_NAME
    if wanted == str | None:
        return value is None or fits(value, str)
    if get_origin(wanted) is Literal:
        return value in get_args(wanted)
    what, number = get_args(wanted)
    return isinstance(value, dict) and all(
        fits(name, what) and fits(count, number) for name, count in value.items()
    )
