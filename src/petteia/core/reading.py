"""Reading data that people have written: everything is checked, and all that is wrong is said at once."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Generic, TypeVar

from petteia.core.contract import NOBODY
from petteia.core.fault import Fault, Faults, wrong, wrong_at
from petteia.core.message import Argument, Message, Term

ReaderT = TypeVar("ReaderT", bound="PositionReader")
TableT = TypeVar("TableT")
NameT = TypeVar("NameT", bound=str)


def name_of(value: int, names: Mapping[NameT, int]) -> NameT:
    """The word that stands for a number."""
    for name, number in names.items():
        if number == value:
            return name
    raise KeyError(value)


def read_seed(position: Mapping[str, Any]) -> str:
    seed = position.get("seed", "0")
    if not isinstance(seed, str) or not seed.isprintable():
        raise Fault("core-wrong-seed")
    return seed


def read_seat(view: Mapping[str, Any], players: int) -> int:
    """The seat that a view was made for, or NOBODY for somebody who watches."""
    seat = view.get("seat", NOBODY)
    if type(seat) is not int or not NOBODY <= seat < players:
        raise Fault("core-wrong-seat-of-view")
    return seat


class Reader:
    """Reads a block of data piece by piece and collects what is wrong with it."""

    def __init__(self, block: dict[str, Any]) -> None:
        self.block = block
        self.problems: list[Message] = []

    def wrong(self, key: str, /, **arguments: Argument) -> None:
        self.problems.append(wrong(key, **arguments))

    def wrong_at(self, where: Argument, key: str, /, **arguments: Argument) -> None:
        self.problems.append(wrong_at(where, wrong(key, **arguments)))

    def stop_if_wrong(self) -> None:
        if self.problems:
            raise Faults(self.problems)

    def check_keys(self, block: Mapping[str, Any], known: Collection[str], what: Argument) -> None:
        for key in block:
            if key not in known:
                self.wrong("core-wrong-unknown", what=what, name=str(key)[:20])

    def get(self, key: str, kind: type, default: Any) -> Any:
        value = self.block.get(key, default)
        if not isinstance(value, kind):
            self.wrong("core-wrong-type", name=key)
            return default
        return value

    def number(self, key: str, default: int, allowed: range) -> int:
        return self.number_in(self.block, key, default, allowed, f"`{key}`")

    def number_in(
        self, block: Mapping[str, Any], key: str, default: int, allowed: range, what: Argument
    ) -> int:
        value = block.get(key, default)
        if type(value) is not int or value not in allowed:
            self.wrong("core-wrong-number", what=what, least=allowed[0], most=allowed[-1])
            return default
        return value

    def word(self, key: str, default: NameT, names: Mapping[NameT, int]) -> int:
        """The number that a word stands for."""
        value = self.block.get(key, default)
        for name, number in names.items():
            if isinstance(value, str) and name == value.strip().lower():
                return number
        self.wrong("core-wrong-word", name=key, words=", ".join(names))
        return names[default]

    def words(self, key: str, names: Collection[Any]) -> list[Any]:
        """Some of a few words or numbers, each at most once."""
        value = self.block.get(key, [])
        if not isinstance(value, list) or any(item not in names for item in value):
            self.wrong("core-wrong-words", name=key, words=", ".join(map(str, names)))
            return []
        if len(set(value)) < len(value):
            self.wrong("core-wrong-words-twice", name=key)
        return value


class PositionReader(Reader):
    """Reads a position of one game, block by block."""

    def __init__(self, position: Any, game: str, keys: Collection[str], components: str) -> None:
        if not isinstance(position, dict) or position.get("game") != game:
            raise Fault("core-wrong-not-a-position", game=game.capitalize())
        super().__init__(position)
        self.game = game
        self.check_keys(position, keys, Term("core-wrong-position"))
        if position.get("format", 1) != 1:
            self.wrong("core-wrong-format")
        if position.get("components", components) != components:
            self.wrong("core-wrong-other-components")

    def seats(self, allowed: Collection[int]) -> list[dict[str, Any]]:
        """The blocks of the players, who must be so many; raises Fault."""
        seats = self.block.get("seats")
        if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
            raise Fault("core-wrong-seats")
        if len(seats) not in allowed:
            raise Fault(
                "core-fault-players",
                game=self.game.capitalize(),
                fewest=min(allowed),
                most=max(allowed),
                players=len(seats),
            )
        return seats

    def playing(self) -> list[int]:
        """The seats that have not given up."""
        return [seat for seat, entry in enumerate(self.block["seats"]) if entry.get("resigned") is not True]

    def check_playing(self, actor: int) -> None:
        """While a game is on, at least two play, and whoever must decide is one of them."""
        if len(self.playing()) < 2 or actor not in self.playing():
            self.wrong("core-wrong-two-playing")


class BlockReader(Generic[ReaderT, TableT]):
    """Reads the block of one seat; what is wrong with it goes to the reader of the position."""

    def __init__(self, reader: ReaderT, table: TableT, entry: dict[str, Any], seat: int) -> None:
        self.reader = reader
        self.table = table
        self.entry = entry
        self.seat = seat
        self.where = wrong("core-wrong-seat", seat=seat + 1)

    def wrong(self, key: str, /, **arguments: Argument) -> None:
        self.reader.wrong_at(self.where, key, **arguments)

    def named(self, key: str) -> Message:
        """What something in the block of this seat is called."""
        return wrong_at(self.where, f"`{key}`")

    def number(self, key: str, default: int, allowed: range) -> int:
        return self.reader.number_in(self.entry, key, default, allowed, self.named(key))

    def truth(self, key: str) -> bool:
        value = self.entry.get(key, False)
        if not isinstance(value, bool):
            self.wrong("core-wrong-truth", name=key)
            return False
        return value
