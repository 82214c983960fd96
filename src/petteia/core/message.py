"""What is said to people: a key of the message catalogue with arguments, in no language yet.

Arguments are numbers, texts, or things with a name of their own in every language. All of it turns
into plain data and back, so that the browser can say it, and light up what it speaks of.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class SeatName:
    """A player."""

    seat: int


@dataclass(frozen=True)
class Term:
    """A thing with a catalogue key of its own, such as a building."""

    key: str


@dataclass(frozen=True)
class Place:
    """A place on the board, in the game's notation."""

    text: str


@dataclass(frozen=True)
class Listing:
    """Several things, named one after the other."""

    items: tuple[Argument, ...]


@dataclass(frozen=True)
class Message:
    key: str
    arguments: dict[str, Argument] = field(default_factory=dict)


Argument = int | str | SeatName | Term | Place | Listing | Message


@dataclass(frozen=True)
class Refusal:
    """Why something may not be done: the rule that forbids it, and the reason in words."""

    rule: str
    message: Message


def refusal(rule: str, key: str, **arguments: Argument) -> Refusal:
    return Refusal(rule, Message(key, arguments))


def plain(argument: Argument) -> object:
    """The argument as plain data for JSON."""
    match argument:
        case SeatName(seat):
            return {"seat": seat}
        case Term(key):
            return {"term": key}
        case Place(text):
            return {"place": text}
        case Listing(items):
            return {"list": [plain(item) for item in items]}
        case Message(key, arguments):
            return {"message": key, "arguments": {name: plain(value) for name, value in arguments.items()}}
        case _:
            return argument
