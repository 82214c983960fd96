"""Positions as people write them: names in any language, and what they leave out, which they are told."""

from __future__ import annotations

import json
from typing import Any

from petteia.cli.lexicon import Lexicon
from petteia.core.game import Game, Position
from petteia.core.message import Listing, Message
from petteia.core.notation import folded

# What is no name of a thing: words of the format, and texts of any kind.
OTHER_WORDS = {
    *("game", "components", "options", "seed", "awaited", "turn_kind", "ending", "deal", "at", "temples"),
    *("deck", "discards", "shuffled", "cards", "fresh"),
}
# Of what is left out, this matters to whoever asks for moves; all else is dealt or usual.
WORTH_TELLING = ("awaited", "actor", "active", "mover", "turn_kind", "phase", "turn")


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


def taken_for_granted(written: Position, whole: Position) -> list[Message]:
    """What a position leaves out and is worth telling, as it was filled in."""
    facts = [key for key in WORTH_TELLING if key in whole and key not in written]
    if not facts:
        return []
    told = tuple(Message("terminal-fact-is", {"fact": key, "value": json.dumps(whole[key])}) for key in facts)
    return [Message("terminal-took-it", {"facts": Listing(told)})]
