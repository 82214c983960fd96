"""Positions as people write them: names in any language, and what they leave out, which they are told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from petteia.cli.lexicon import Lexicon
from petteia.core.game import Game, Position
from petteia.core.message import Argument, Listing, Message
from petteia.core.notation import folded

# What is no name of a thing: words of the format, and texts of any kind.
OTHER_WORDS = {
    *("game", "components", "options", "seed", "awaited", "turn_kind", "ending", "deal", "at", "temples"),
    *("deck", "discards", "shuffled", "cards", "fresh"),
}
# Of what is left out, this matters to whoever asks for moves, whatever it is.
WORTH_TELLING = ("awaited", "actor", "active", "mover", "turn_kind", "phase", "turn", "first")
# This matters to nobody: it names the file, or what seats remember.
UNTOLD = {
    *("game", "format", "components", "options", "seed", "seats", "shuffles", "reveals"),
    *("shuffled", "fresh", "lost_track"),
}
FACE_DOWN = {"deck", "decks", "tile_stack", "piles", "gods", "removed", "out_of_game"}
SPARSE = {"settlers"}  # parts that name what is there, and leave out what is not
LONGEST_VALUE = 50
MANY = 1000


class NameReader:
    """Puts ids in the place of names, and remembers which of them were not plain to see."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.read: dict[str, str] = {}

    def id_for(self, name: str, key: str) -> str:
        known = None if key in OTHER_WORDS else self.lexicon.id_of(name)
        if known is None or name in self.lexicon.ids.values():
            return name
        if folded(name) != folded(known):
            self.read[name] = known
        return known

    def translated(self, data: Any, key: str) -> Any:
        if isinstance(data, str):
            return self.id_for(data, key)
        if isinstance(data, list):
            return [self.translated(part, key) for part in data]
        if isinstance(data, dict) and key not in OTHER_WORDS:
            return {self.id_for(name, name): self.translated(part, name) for name, part in data.items()}
        return data


def with_known_names(
    game: Game, position: Position, components: str | None
) -> tuple[Position, list[Message]]:
    """The same position with ids for all names, and how names in other words were read."""
    reader = NameReader(Lexicon(game, components))
    named = {**{key: reader.translated(value, key) for key, value in position.items()}, "game": game.name}
    return named, [
        Message("terminal-read-as", {"name": name, "id": known}) for name, known in reader.read.items()
    ]


# --- what was left out ------------------------------------------------------------------------------------


def taken_for_granted(written: Position, whole: Position) -> list[Message]:
    """What a position leaves out and is worth telling, as it was filled in."""
    facts = [*left_out(written, whole), *left_out_of_seats(written.get("seats", []), whole.get("seats", []))]
    return [Message("terminal-took-it", {"facts": Listing(tuple(facts))})] if facts else []


def left_out(written: Position, whole: Position, within: str = "") -> Iterator[Message]:
    """Part by part, those that decide whose move it is first; also what is left out of a part."""
    for key in sorted(whole, key=lambda key: WORTH_TELLING.index(key) if key in WORTH_TELLING else MANY):
        value, told = whole[key], written.get(key)
        if key not in written and (key in WORTH_TELLING or is_worth_telling(key, value)):
            yield fact(f"`{within}{key}`", within.partition(".")[0] or key, value)
        elif isinstance(value, dict) and isinstance(told, dict) and key not in SPARSE:
            yield from left_out(told, value, f"{within}{key}.")


def left_out_of_seats(written: list[Position], whole: list[Position]) -> Iterator[Message]:
    """Seats of which the same is left out are told in one breath."""
    alike: dict[tuple[str, str], list[int]] = {}
    for seat, (told, entry) in enumerate(zip(written, whole, strict=True)):
        for key, value in entry.items():
            if key not in told and is_worth_telling(key, value):
                alike.setdefault((key, shown(key, value)), []).append(seat)
    for (key, _), seats in alike.items():
        names = Listing(tuple(seat + 1 for seat in seats))
        of_seats = Message("terminal-fact-of-seat", {"fact": key, "seats": names})
        yield fact(of_seats, key, whole[seats[0]][key])


def is_worth_telling(key: str, value: Any) -> bool:
    """Not what is only kept in mind, and not that there is nothing."""
    parts = value if isinstance(value, list) else [value]
    return key not in UNTOLD and any(part not in (None, False, 0, -1, "", "none", {}) for part in parts)


def fact(what: Argument, key: str, value: Any) -> Message:
    holds = "terminal-fact-holds" if is_counted(key, value) else "terminal-fact-is"
    return Message(holds, {"fact": what, "value": shown(key, value)})


def shown(key: str, value: Any) -> str:
    return counted(value) if is_counted(key, value) else json.dumps(value, ensure_ascii=False)


def is_counted(key: str, value: Any) -> bool:
    """What lies face down, or is long."""
    return key in FACE_DOWN or len(json.dumps(value, ensure_ascii=False)) > LONGEST_VALUE


def counted(value: Any) -> str:
    """How many there are; of several piles, in each of them."""
    if isinstance(value, dict) and all(isinstance(part, list) for part in value.values()):
        return ", ".join(f"{name} {counted(part)}" for name, part in value.items())
    if isinstance(value, list) and value and all(isinstance(part, list) for part in value):
        return ", ".join(map(counted, value))
    return str(len(value))
