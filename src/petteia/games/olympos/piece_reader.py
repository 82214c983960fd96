"""Reading the names of pieces in a position of Olympos: territories, tiles, cards, seats."""

from __future__ import annotations

from typing import Any

from petteia.core.message import Argument
from petteia.core.numbers import BIT
from petteia.core.reading import PositionReader
from petteia.games.olympos.box import NONE, Box
from petteia.games.olympos.state import copies_of, one

POSITION_KEYS = {
    *("game", "format", "components", "options", "seed", "shuffles", "seats", "seat", "line", "actor"),
    *("mover", "turn", "awaited", "last_turn", "settlers", "condemned", "tribes", "board", "wonders", "deck"),
    *("discards", "shuffled", "gods", "setting_out", "buying", "building", "due", "late", "cubes_due"),
    *("draws_due", "drawn", "gods_due", "god", "touched", "ending", "reveals"),
}


class PieceReader(PositionReader):
    """A reader that knows what is in the box."""

    def __init__(self, position: Any, box: Box) -> None:
        super().__init__(position, "olympos", POSITION_KEYS, box.digest)
        self.box = box

    def called(self, name: object) -> object:
        """A discovery may still have its former name."""
        return self.box.kind_called(name) if isinstance(name, str) else name

    def known(self, name: object, ids: list[str], where: Argument) -> int:
        if isinstance(name, str) and name in ids:
            return ids.index(name)
        self.wrong_at(where, "core-wrong-nothing-called", name=repr(name)[:30])
        return NONE

    def several(self, names: object, ids: list[str], where: Argument) -> int:
        """A set from a list of names."""
        if not isinstance(names, list):
            self.wrong("core-wrong-must-list", what=where)
            return 0
        mask = 0
        for name in names:
            number = self.known(name, ids, where)
            if number != NONE and mask & BIT[number]:
                self.wrong_at(where, "core-wrong-twice", name=name)
            elif number != NONE:
                mask |= int(BIT[number])
        return mask

    def cards(self, names: object, where: Argument) -> int:
        """A set of destiny cards from a list of names."""
        if not isinstance(names, list):
            self.wrong_at(where, "olympos-wrong-cards")
            return 0
        cards = 0
        for name in names:
            card = self.known(name, self.box.card_ids, where)
            if card == NONE:
                continue
            most = int(self.box.card_copies[card])
            if copies_of(cards, card) == most:
                self.wrong_at(where, "olympos-wrong-card-copies", most=most, name=name)
                continue
            cards += int(one(card))
        return cards

    def numbers(self, key: str, allowed: range) -> int:
        """A set of places or seats."""
        found = self.get(key, list, [])
        if any(type(number) is not int or number not in allowed for number in found):
            self.wrong("core-wrong-numbers", name=key, least=allowed[0], most=allowed[-1])
            return 0
        return sum(int(BIT[number]) for number in set(found))
