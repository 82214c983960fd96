"""Reading data that people have written: everything is checked, and all that is wrong is said at once."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Generic, TypeVar

from petteia.core.contract import NOBODY, Impossible

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
        raise Impossible("`seed` must be a text.")
    return seed


def read_seat(view: Mapping[str, Any], players: int) -> int:
    """The seat that a view was made for, or NOBODY for somebody who watches."""
    seat = view.get("seat", NOBODY)
    if type(seat) is not int or not NOBODY <= seat < players:
        raise Impossible("`seat` must be that of a player, or -1 for somebody who watches.")
    return seat


class Reader:
    """Reads a block of data piece by piece and collects what is wrong with it, in sentences."""

    def __init__(self, block: dict[str, Any]) -> None:
        self.block = block
        self.problems: list[str] = []

    def wrong(self, sentence: str) -> None:
        self.problems.append(sentence)

    def stop_if_wrong(self) -> None:
        if self.problems:
            raise Impossible(" ".join(self.problems))

    def check_keys(self, block: Mapping[str, Any], known: Collection[str], what: str) -> None:
        for key in block:
            if key not in known:
                self.wrong(f"{what} has no `{str(key)[:20]}`.")

    def get(self, key: str, kind: type, default: Any) -> Any:
        value = self.block.get(key, default)
        if not isinstance(value, kind):
            self.wrong(f"`{key}` has the wrong type.")
            return default
        return value

    def number(self, key: str, default: int, allowed: range) -> int:
        return self.number_in(self.block, key, default, allowed, f"`{key}`")

    def number_in(self, block: Mapping[str, Any], key: str, default: int, allowed: range, what: str) -> int:
        value = block.get(key, default)
        if type(value) is not int or value not in allowed:
            self.wrong(f"{what} must be a number from {allowed[0]} to {allowed[-1]}.")
            return default
        return value

    def word(self, key: str, default: NameT, names: Mapping[NameT, int]) -> int:
        """The number that a word stands for."""
        value = self.block.get(key, default)
        for name, number in names.items():
            if name == value:
                return number
        self.wrong(f"`{key}` must be one of: {', '.join(names)}.")
        return names[default]

    def words(self, key: str, names: Collection[Any]) -> list[Any]:
        """Some of a few words or numbers, each at most once."""
        value = self.block.get(key, [])
        if not isinstance(value, list) or any(item not in names for item in value):
            self.wrong(f"`{key}` lists some of: {', '.join(map(str, names))}.")
            return []
        if len(set(value)) < len(value):
            self.wrong(f"`{key}` has something twice.")
        return value


class PositionReader(Reader):
    """Reads a position of one game, block by block."""

    def __init__(self, position: Any, game: str, keys: Collection[str], components: str) -> None:
        if not isinstance(position, dict) or position.get("game") != game:
            raise Impossible(f"This is not a position of {game.capitalize()}.")
        super().__init__(position)
        self.game = game
        self.check_keys(position, keys, "A position")
        if position.get("format", 1) != 1:
            self.wrong("`format` must be 1.")
        if position.get("components", components) != components:
            self.wrong("This position belongs to other components: give them with --components FILE.")

    def seats(self, allowed: Collection[int]) -> list[dict[str, Any]]:
        """The blocks of the players, who must be so many; raises Impossible."""
        seats = self.block.get("seats")
        if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
            raise Impossible("`seats` must be a list of players.")
        if len(seats) not in allowed:
            raise Impossible(
                f"{self.game.capitalize()} is for {min(allowed)} to {max(allowed)} players, not {len(seats)}."
            )
        return seats


class BlockReader(Generic[ReaderT, TableT]):
    """Reads the block of one seat; what is wrong with it goes to the reader of the position."""

    def __init__(self, reader: ReaderT, table: TableT, entry: dict[str, Any], seat: int) -> None:
        self.reader = reader
        self.table = table
        self.entry = entry
        self.seat = seat
        self.where = f"Seat {seat + 1}"

    def wrong(self, sentence: str) -> None:
        self.reader.wrong(f"{self.where}: {sentence}")

    def number(self, key: str, default: int, allowed: range) -> int:
        return self.reader.number_in(self.entry, key, default, allowed, f"{self.where}: `{key}`")

    def truth(self, key: str) -> bool:
        value = self.entry.get(key, False)
        if not isinstance(value, bool):
            self.wrong(f"`{key}` must be true or false.")
            return False
        return value
