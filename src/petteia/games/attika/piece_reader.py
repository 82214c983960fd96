"""Reading the names of pieces in a position of Attika: places, buildings, map tiles, cards."""

from __future__ import annotations

from typing import Any

from petteia.core.fault import Fault
from petteia.core.message import Argument, Term
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

    def spot(self, text: object, where: Argument) -> int:
        try:
            return spot_at(text if isinstance(text, str) else "")
        except Fault:
            self.wrong_at(where, "attika-wrong-not-a-place", text=repr(text)[:20])
            return NONE

    def cell(self, land: Land, text: object, where: Argument) -> int:
        spot = self.spot(text, where)
        cell = int(land.cell(spot)) if spot != NONE else NONE
        if spot != NONE and cell < 0:
            self.wrong_at(where, "attika-wrong-no-land", place=str(text))
        return cell

    def kind(self, name: object, where: Argument) -> int:
        kind = self.box.kind_named(name) if isinstance(name, str) else -1
        if kind < 0:
            self.wrong_at(where, "attika-wrong-no-building", name=repr(name)[:40])
        return kind

    def tile_number(self, number: object, where: Argument) -> int:
        if type(number) is int and 1 <= number <= len(self.box.tiles):
            return number - 1
        self.wrong_at(where, "attika-wrong-no-tile", number=repr(number)[:40])
        return NONE

    def letters(self, text: object, where: Argument) -> int:
        """A bundle from letters such as WFF."""
        text = text.upper().replace(" ", "") if isinstance(text, str) else text
        if not isinstance(text, str) or any(letter not in LETTERS for letter in text):
            self.wrong_at(where, "attika-wrong-card-letters", letters=LETTERS, text=repr(text)[:40])
            return 0
        cards = 0
        for number, letter in enumerate(LETTERS):
            if text.count(letter) > self.box.cards[number]:
                landscape, there = Term(f"attika-{LANDSCAPES[number]}"), int(self.box.cards[number])
                self.wrong_at(where, "attika-wrong-card-copies", count=there, landscape=landscape)
                return 0
            cards += text.count(letter) * int(unit(number))
        return cards
