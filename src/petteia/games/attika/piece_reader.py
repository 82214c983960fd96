"""Reading the names of pieces in a position of Attika: places, buildings, map tiles, cards."""

from __future__ import annotations

from typing import Any

from petteia.core.game import Impossible
from petteia.core.numbers import unit
from petteia.core.reading import PositionReader
from petteia.games.attika.box import LANDSCAPES, LETTERS, Box
from petteia.games.attika.land import Land
from petteia.games.attika.moves import spot_at
from petteia.games.attika.state import NONE

POSITION_KEYS = {
    *("game", "format", "components", "options", "seed", "shuffles", "seats", "seat", "first", "actor"),
    *("turn", "awaited", "turn_kind", "actions_left", "cards_only", "cards_due", "drawn", "site", "tile"),
    *("map", "tile_stack", "deck", "discards", "shuffled", "amphoras", "quiet_turns", "changed", "ending"),
    *("winner", "reveals"),
}


class PieceReader(PositionReader):
    """A reader that knows what is in the box."""

    def __init__(self, position: Any, box: Box) -> None:
        super().__init__(position, "attika", POSITION_KEYS, box.digest)
        self.box = box

    def spot(self, text: object, where: str) -> int:
        try:
            return spot_at(text if isinstance(text, str) else "")
        except Impossible:
            self.wrong(f"{where}: {repr(text)[:20]} is not a place such as 2,-1.")
            return NONE

    def cell(self, land: Land, text: object, where: str) -> int:
        spot = self.spot(text, where)
        cell = int(land.cell(spot)) if spot != NONE else NONE
        if spot != NONE and cell < 0:
            self.wrong(f"{where}: there is no land at {text}.")
        return cell

    def kind(self, name: object, where: str) -> int:
        kind = self.box.kind_named(name) if isinstance(name, str) else -1
        if kind < 0:
            self.wrong(f"{where}: there is no building {name!r}.")
        return kind

    def tile_number(self, number: object, where: str) -> int:
        if type(number) is int and 1 <= number <= len(self.box.tiles):
            return number - 1
        self.wrong(f"{where}: there is no map tile {number!r}.")
        return NONE

    def letters(self, text: object, where: str) -> int:
        """A bundle from letters such as WFF."""
        if not isinstance(text, str) or any(letter not in LETTERS for letter in text):
            self.wrong(f"{where}: cards are written with the letters {LETTERS}, not {text!r}.")
            return 0
        cards = 0
        for number, letter in enumerate(LETTERS):
            if text.count(letter) > self.box.cards[number]:
                self.wrong(f"{where}: there are only {self.box.cards[number]} {LANDSCAPES[number]} cards.")
                return 0
            cards += text.count(letter) * int(unit(number))
        return cards
