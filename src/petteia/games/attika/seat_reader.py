"""Reading what is in front of the players in a position of Attika, and what they have on the map."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from petteia.core.contract import NOBODY
from petteia.core.message import Term
from petteia.core.numbers import BIT
from petteia.core.reading import BlockReader
from petteia.games.attika.amphoras import completed_groups
from petteia.games.attika.box import PILES
from petteia.games.attika.building import place
from petteia.games.attika.information import hidden_pile, unseen_copies
from petteia.games.attika.piece_reader import PieceReader
from petteia.games.attika.rules import Attika
from petteia.games.attika.setup import pile_of
from petteia.games.attika.state import HIDDEN, OVER, height, top_of

SEAT_KEYS = {"cards", "fresh", "piles", "stored", "buildings", "amphoras", "rewarded", "resigned"}


def read_seats(reader: PieceReader, table: Attika, seats: list[dict[str, Any]]) -> vec[i64]:
    """Fills the players in; for each the number of cards in a hand that is face down."""
    for entry in seats:
        reader.check_keys(entry, SEAT_KEYS, Term("core-wrong-a-seat"))
    if table.awaited != OVER:
        reader.check_playing(int(table.actor))
    players = [SeatReader(reader, table, entry, seat) for seat, entry in enumerate(seats)]
    hidden_cards = vec[i64]()
    for player in players:
        hidden_cards = append(hidden_cards, player.read_hand())
        player.read_buildings()
    reader.stop_if_wrong()
    for player in players:
        player.read_piles()
    return hidden_cards


class SeatReader(BlockReader[PieceReader, Attika]):
    def __init__(self, reader: PieceReader, table: Attika, entry: dict[str, Any], seat: int) -> None:
        super().__init__(reader, table, entry, seat)
        self.box = reader.box
        self.player = table.players[seat]

    # --- cards and amphoras ---

    def read_hand(self) -> int:
        """The number of cards in a hand that is face down."""
        player, entry = self.player, self.entry
        amphoras, cards = entry.get("amphoras", 0), entry.get("cards", "")
        if type(amphoras) is not int or not 0 <= amphoras <= self.box.amphoras:
            self.wrong("core-wrong-from-to", fact="amphoras", least=0, most=int(self.box.amphoras))
            amphoras = 0
        player.amphoras, player.resigned = amphoras, self.truth("resigned")
        if type(cards) is int and 0 <= cards <= 60:
            return cards
        player.cards = self.reader.letters(cards, self.where)
        player.fresh = self.reader.letters(entry.get("fresh", ""), self.where)
        return 0

    # --- buildings on the player board and on the map ---

    def read_buildings(self) -> None:
        stored, buildings = self.entry.get("stored", []), self.entry.get("buildings", {})
        if not isinstance(stored, list) or not isinstance(buildings, dict):
            self.wrong("attika-wrong-stored")
            return
        for name in stored:
            kind = self.reader.kind(name, self.where)
            if kind >= 0:
                self.player.stored[kind] += 1
        for text, name in buildings.items():
            self.read_building(text, name)
        self.read_rewarded()

    def read_building(self, text: object, name: object) -> None:
        table = self.table
        cell = self.reader.cell(table.land, text, self.where)
        kind = self.reader.kind(name, self.where)
        if cell < 0 or kind < 0:
            return
        if table.occupant[cell] != NOBODY or table.site == cell:
            self.wrong("attika-wrong-two-buildings", place=str(text))
            return
        place(table, self.seat, kind, cell)

    def read_rewarded(self) -> None:
        """Groups that have brought their amphora; if unsaid, all that are complete and connected."""
        player, groups = self.player, self.box.group_ids
        names = self.entry.get("rewarded")
        if names is None:
            player.rewarded = completed_groups(self.table, self.seat)
        elif isinstance(names, list) and all(name in groups for name in names):
            player.rewarded = sum(int(BIT[groups.index(name)]) for name in set(names))
        else:
            self.wrong("core-wrong-words", name="rewarded", words=", ".join(groups))

    # --- the piles ---

    def read_piles(self) -> None:
        copies = [int(count) for count in unseen_copies(self.table, self.seat)]
        for kind, left in enumerate(copies):
            if left < 0:
                self.wrong("attika-wrong-many-buildings", name=self.box.kind_ids[kind])
        piles = self.entry.get("piles", self.full_piles(copies))
        if not isinstance(piles, list) or len(piles) != PILES:
            self.wrong("attika-wrong-piles", count=PILES)
            return
        for number, pile in enumerate(piles):
            self.player.piles[number] = self.pile(pile, number)
        self.check_piles()

    def full_piles(self, copies: list[int]) -> list[int]:
        """Where the piles are not told, all that is not seen lies in them, the first ones filled up.

        They are as high as after the set-up, or one higher where nothing was turned up from them.
        """
        main = self.main_among(copies)
        others = sum(copies) - main
        if self.holds_a_hidden_building():
            main, others = (main - 1, others) if self.table.drawn_pile == 0 else (main, others - 1)
        sizes = [main]
        for size in self.box.other_piles:
            sizes.append(min(int(size) - 1, others))
            others -= sizes[-1]
        return [size + (0 < number <= others) for number, size in enumerate(sizes)]

    def main_among(self, copies: list[int]) -> int:
        return sum(left for kind, left in enumerate(copies) if self.box.main_kinds & BIT[kind])

    def holds_a_hidden_building(self) -> bool:
        return self.seat == self.table.actor and self.table.drawn == HIDDEN

    def pile(self, pile: object, number: int) -> int:
        if type(pile) is int and 0 <= pile <= 12:
            return int(hidden_pile(pile))
        if not isinstance(pile, list) or len(pile) > 12:
            self.wrong("attika-wrong-pile-list")
            return 0
        kinds = [self.reader.kind(name, self.where) for name in pile]
        if any(kind < 0 for kind in kinds):
            return 0
        if any(bool(self.box.main_kinds & BIT[kind]) != (number == 0) for kind in kinds):
            self.wrong("attika-wrong-main-pile")
        return int(pile_of(vec[i64](list(reversed(kinds)))))

    def check_piles(self) -> None:
        """What is unseen must fill the hidden piles exactly."""
        copies = [int(count) for count in unseen_copies(self.table, self.seat)]
        sizes = [int(height(pile)) if top_of(pile) == HIDDEN else 0 for pile in self.player.piles]
        if self.holds_a_hidden_building():
            sizes[self.table.drawn_pile] += 1
        main = self.main_among(copies)
        if any(left < 0 for left in copies) or sizes[0] != main or sum(sizes[1:]) != sum(copies) - main:
            self.wrong(
                "attika-wrong-all-buildings",
                count=int(self.box.buildings),
                main=main,
                others=sum(copies) - main,
                hidden_main=sizes[0],
                hidden_others=sum(sizes[1:]),
            )
