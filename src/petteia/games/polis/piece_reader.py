"""Reading the names of pieces in a position of Polis: cards, decks, seats."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from petteia.core.message import Argument, Term
from petteia.core.numbers import BIT
from petteia.core.reading import PositionReader
from petteia.games.polis.box import END, UNKNOWN, Box
from petteia.games.polis.inspection import COLOURS
from petteia.games.polis.position import ALL, END_CARD, WATCHERS
from petteia.games.polis.state import EVERYONE, NONE, SPENT, WATCHER, face_down, kind_of, sorted_in

MANY = 1_000_000
POSITION_KEYS = {
    *("game", "format", "components", "options", "seed", "seats", "seat", "first", "active", "actor", "turn"),
    *("phase", "awaited", "looks", "looked_at", "draws", "drawn_from", "auctions", "lot", "bid", "bidder"),
    *("passed", "developed", "price", "waiting", "due", "income_taken", "deal", "target", "trades"),
    *("partners", "decks", "blocked", "removed", "out_of_game", "lost_track", "ending", "reveals"),
}
CARD_KEYS = {"card", "seen", "used"}


class PieceReader(PositionReader):
    """A reader that knows what is in the box."""

    def __init__(self, position: Any, box: Box) -> None:
        super().__init__(position, "polis", POSITION_KEYS, box.digest)
        self.box = box

    def face_down_card(self, entry: object, usual: int, where: Argument, players: int) -> int:
        """A card of a hand or pile, or NONE with a complaint. One of unknown kind nobody has seen."""
        facts = {"card": entry} if isinstance(entry, str) else entry
        if not isinstance(facts, dict):
            self.wrong_at(where, "polis-wrong-card-looks", example="{'card': 'potter', 'seen': [0]}")
            return NONE
        self.check_keys(facts, CARD_KEYS, Term("polis-wrong-face-down-card"))
        name = facts.get("card")
        if name in COLOURS:
            return int(face_down(UNKNOWN + COLOURS.index(name), 0))
        kind = self.kind(name, where)
        if kind < 0:
            return NONE
        card = int(face_down(kind, self.seen(facts["seen"], where, players) if "seen" in facts else usual))
        if facts.get("used", False) is True and kind != END and self.box.once_a_game & BIT[kind]:
            return card | SPENT
        if facts.get("used", False) is not False:
            self.wrong_at(where, "polis-wrong-used")
        return card

    def kind(self, name: object, where: Argument) -> int:
        if name == END_CARD:
            return END
        kind = self.box.kind_named(name) if isinstance(name, str) else -1
        if kind < 0:
            self.wrong_at(where, "core-wrong-nothing-called", name=repr(name)[:40])
        return kind

    def seen(self, seats: object, where: Argument, players: int) -> int:
        """The set of those who have seen a card. Empty seats see as much as those who only watch."""
        if seats == ALL:
            return EVERYONE
        if not isinstance(seats, list) or any(
            type(seat) is not int or not WATCHERS <= seat < players for seat in seats
        ):
            self.wrong_at(where, "polis-wrong-seen", all=repr(ALL))
            return 0
        watchers = int(BIT[WATCHER + 1] - BIT[players]) if WATCHERS in seats else 0
        return watchers | sum(int(BIT[seat]) for seat in set(seats) if seat != WATCHERS)

    def row(self, cards: object, usual: int, where: Argument, players: int) -> vec[i64]:
        row = vec[i64]()
        if not isinstance(cards, list):
            self.wrong("core-wrong-must-list", what=where)
            return row
        for entry in cards:
            card = self.face_down_card(entry, usual, where, players)
            if card != NONE:
                if kind_of(card) == END:
                    self.wrong_at(where, "polis-wrong-end-card")
                row = sorted_in(row, card)
        return row

    def colours(self, key: str) -> int:
        return sum(int(BIT[COLOURS.index(name)]) for name in self.words(key, COLOURS))

    def seat_set(self, key: str, seats: range) -> int:
        return sum(int(BIT[seat]) for seat in self.words(key, seats))
