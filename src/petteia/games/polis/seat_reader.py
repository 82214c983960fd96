"""Reading what is in front of the players in a position of Polis."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from petteia.core.fault import Fault
from petteia.core.message import Term
from petteia.core.numbers import BIT
from petteia.core.reading import BlockReader
from petteia.games.polis.city import cover, put_into_city, take_board
from petteia.games.polis.effects import HARBOUR
from petteia.games.polis.notation import read_symbol
from petteia.games.polis.piece_reader import MANY, PieceReader
from petteia.games.polis.rules import Polis
from petteia.games.polis.state import CHOOSING_BOARD, EVERYONE, FORWARD, NONE, OVER, face_up, pointed_at

SEAT_KEYS = {"board", "coins", "tokens", "hand", "city", "history", "tucked", "resigned"}
LONGEST_NAME = 40  # of a symbol, as far as it is quoted
CITY_CARD_KEYS = {"card", "coin", "forward", "target"}


def read_seats(reader: PieceReader, table: Polis, seats: list[dict[str, Any]]) -> None:
    for entry in seats:
        reader.check_keys(entry, SEAT_KEYS, Term("core-wrong-a-seat"))
    if table.awaited != OVER:
        reader.check_playing(int(table.actor))
    for seat, entry in enumerate(seats):
        SeatReader(reader, table, entry, seat).read()
    boards = [int(player.side) // 2 for player in table.players if player.side != NONE]
    if len(set(boards)) < len(boards):
        reader.wrong("polis-wrong-same-board")


class SeatReader(BlockReader[PieceReader, Polis]):
    def __init__(self, reader: PieceReader, table: Polis, entry: dict[str, Any], seat: int) -> None:
        super().__init__(reader, table, entry, seat)
        self.box = reader.box
        self.player = table.players[seat]

    def read(self) -> None:
        self.read_board()
        self.read_player()
        self.read_city()

    def pile(self, key: str, usual: int) -> vec[i64]:
        return self.reader.row(self.entry.get(key, []), usual, self.named(key), self.table.seats())

    # --- board, coins and piles ---

    def read_board(self) -> None:
        """The city board; where none is told, that of a first game, and none while boards are chosen.

        Whoever resigned before that has none, and nobody may have one in a game that ended so early.
        """
        table, seat = self.table, self.seat
        waiting = self.reader.block.get("waiting")
        waits = table.awaited == CHOOSING_BOARD and isinstance(waiting, list) and seat in waiting
        sides = self.box.setups[table.seats()].sides
        place = (seat - int(table.first)) % table.seats()
        usual = None if waits else self.box.side_ids[sides[place]]
        name = self.entry.get("board", usual)
        if name in self.box.side_ids:
            side = self.box.side_ids.index(name)
            if waits:
                self.player.side = side
            else:
                take_board(table, seat, side)
        elif name is not None or not (waits or self.entry.get("resigned") is True or table.awaited == OVER):
            self.wrong("core-wrong-word", name="board", words=", ".join(self.box.side_ids))

    def read_player(self) -> None:
        player = self.player
        player.coins = self.number("coins", 0, range(MANY))
        player.tokens = self.number("tokens", 0, range(MANY))
        player.resigned = self.truth("resigned")
        player.hand = self.pile("hand", 0)
        player.history = self.pile("history", EVERYONE)
        player.tucked = self.pile("tucked", int(BIT[self.seat]))

    # --- the city ---

    def read_city(self) -> None:
        for card, coin in self.city_cards():
            put_into_city(self.table, self.seat, card)
            if coin != NONE:
                cover(self.table, self.player, len(self.player.city) - 1, coin)

    def city_cards(self) -> list[tuple[int, int]]:
        """The cards of a city, and for each the symbol on which a coin lies, or NONE."""
        cards, where = self.entry.get("city", []), self.named("city")
        if not isinstance(cards, list):
            self.reader.wrong("core-wrong-must-list", what=where)
            return []
        found = []
        for entry in cards:
            facts = {"card": entry} if isinstance(entry, str) else entry
            if not isinstance(facts, dict):
                example = "{'card': 'theatre', 'coin': 'culture'}"
                self.wrong("core-wrong-looks-like", what="`city`", example=example)
                continue
            self.reader.check_keys(facts, CITY_CARD_KEYS, Term("polis-wrong-city-card"))
            kind = self.reader.kind(facts.get("card"), where)
            if 0 <= kind < self.box.kinds:
                coin = self.coin(kind, facts["coin"]) if "coin" in facts else NONE
                found.append((self.city_card(kind, facts), coin))
        return found

    def city_card(self, kind: int, facts: dict[str, Any]) -> int:
        card = int(face_up(kind))
        if facts.get("forward", False) is True:
            card |= FORWARD
        if "target" in facts:
            target, seats = facts["target"], range(self.table.seats())
            if self.box.effects[kind] != HARBOUR or type(target) is not int or target not in seats:
                self.wrong("polis-wrong-target-seat")
            else:
                card = int(pointed_at(card, target))
        return card

    def coin(self, kind: int, symbol: object) -> int:
        name = symbol.replace("_", " ")[:LONGEST_NAME] if isinstance(symbol, str) else ""
        try:
            number = read_symbol(self.box, kind, name)
        except Fault as fault:
            self.reader.wrong_at(self.named("city"), fault.message.key, **fault.message.arguments)
            return NONE
        if not self.box.rings[kind] & BIT[number]:
            self.wrong("polis-wrong-ring")
        return number
