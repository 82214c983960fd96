"""Reading what is in front of a player in a position of Olympos."""

from __future__ import annotations

from typing import Any

from petteia.core.contract import NOBODY
from petteia.core.fault import wrong
from petteia.core.message import Term
from petteia.core.numbers import BIT, amount, total, unit
from petteia.core.reading import BlockReader
from petteia.games.olympos.box import NONE
from petteia.games.olympos.development import learn, open_slots, prestige_bonuses
from petteia.games.olympos.inspection import RESOURCES
from petteia.games.olympos.piece_reader import PieceReader
from petteia.games.olympos.rules import Olympos
from petteia.games.olympos.state import SEAT_BITS, UNKNOWN, count_cards, seat_at

MOST_CUBES = 60  # of a resource in front of a player
SEAT_KEYS = {
    *("space", "stock", "cubes", "hourglasses", "prestige", "laid", "hand", "fresh", "discoveries"),
    *("wonders", "ares", "siren", "erinyes", "athena", "keres", "prayers", "resigned"),
}


class SeatReader(BlockReader[PieceReader, Olympos]):
    def __init__(self, reader: PieceReader, table: Olympos, entry: dict[str, Any], seat: int) -> None:
        super().__init__(reader, table, entry, seat)
        self.box = reader.box
        self.player = table.players[seat]

    def read(self) -> int:
        """Fills the player in; the number of cards in a hand that is face down."""
        self.reader.check_keys(self.entry, SEAT_KEYS, Term("core-wrong-a-seat"))
        player = self.player
        player.space = self.number("space", 0, range(int(self.box.cross) + 1))
        player.stock = self.number("stock", max(0, int(player.stock - player.on_map)), range(1000))
        player.hourglasses = self.number("hourglasses", 0, range(1000))
        for key in ("ares", "erinyes", "athena", "keres", "prayers"):
            setattr(player, key, self.number(key, 0, range(100)))
        for key in ("siren", "resigned"):
            setattr(player, key, self.truth(key))
        self.read_cubes()
        self.read_discoveries()
        self.read_prestige()
        self.read_wonders()
        hidden = self.read_hand()
        # Hourglasses are still theirs: they console whoever is beaten.
        if player.resigned and (hidden or player.hand or player.cubes):
            self.wrong("olympos-wrong-resigned")
        return hidden

    # --- cubes, prestige, wonders and cards ---

    def read_cubes(self) -> None:
        cubes = self.entry.get("cubes", {})
        if not isinstance(cubes, dict):
            self.wrong("core-wrong-looks-like", what="`cubes`", example="{'grain': 1}")
            return
        self.reader.check_keys(cubes, set(RESOURCES), self.named("cubes"))
        for number, name in enumerate(RESOURCES):
            what = self.named(f"cubes.{name}")
            count = self.reader.number_in(cubes, name, 0, range(MOST_CUBES), what)
            self.player.cubes += count * unit(number)

    def read_prestige(self) -> None:
        """What the bonuses have brought is the least; `null` is prestige that lies face down."""
        player = self.player
        count, points = map(int, prestige_bonuses(self.table, self.seat))
        if self.entry.get("prestige", points) is None:
            player.laid = self.number("laid", count, range(count, 1000))
            player.prestige = UNKNOWN if player.laid else 0
            return
        prestige = self.number("prestige", points, range(points, 1000))
        fewest, most = count + (prestige > points), count + prestige - points
        player.laid = self.number("laid", fewest, range(fewest, most + 1))
        player.prestige = prestige

    def read_wonders(self) -> None:
        table, wonders = self.table, self.entry.get("wonders", [])
        built = self.reader.several(wonders, self.box.wonder_ids, self.named("wonders"))
        if built & ~table.wonders:
            self.wrong("olympos-wrong-seat-wonders")
        self.player.wonders = built & table.wonders
        table.wonders &= ~built

    def read_hand(self) -> int:
        hand = self.entry.get("hand", [])
        if type(hand) is int and 0 <= hand <= count_cards(self.box.all_cards):
            return hand
        self.player.hand = self.reader.cards(hand, self.named("hand"))
        self.player.fresh = self.reader.cards(self.entry.get("fresh", []), self.named("fresh"))
        return 0

    # --- discoveries ---

    def read_discoveries(self) -> None:
        discoveries = self.entry.get("discoveries", [])
        if not isinstance(discoveries, list):
            self.wrong("core-wrong-must-list", what="`discoveries`")
            return
        for entry in discoveries:
            told = entry if isinstance(entry, dict) else {"discovery": entry}
            self.reader.check_keys(told, {"discovery", "face", "bonus"}, self.named("discoveries"))
            kind = self.reader.known(self.reader.called(told.get("discovery")), self.box.kind_ids, self.where)
            if kind != NONE:
                self.read_discovery(kind, told)

    def read_discovery(self, kind: int, told: dict[str, Any]) -> None:
        name = self.box.kind_ids[kind]
        if self.table.columns[kind] == NONE:
            self.wrong("olympos-wrong-not-on-board", name=name)
        elif self.player.discoveries & BIT[kind]:
            self.wrong("olympos-wrong-discovery-twice", name=name)
        elif self.table.tiles[kind] == 0:
            self.wrong("olympos-wrong-too-few-tiles", name=name)
        else:
            learn(self.table, self.player, kind)
            self.read_face(kind, told.get("face"))
            self.read_bonus(kind, told.get("bonus"))

    def read_face(self, kind: int, face: object) -> None:
        """The tile leaves the board; where tiles differ and none is named, the first one left."""
        table, name = self.table, self.box.kind_ids[kind]
        if not self.box.faces[kind]:
            table.tiles[kind] -= 1
            if face is not None:
                self.wrong("olympos-wrong-no-face", name=name)
            return
        left = [resource for number, resource in enumerate(RESOURCES) if table.tiles[kind] & BIT[number]]
        if face is None:
            face = left[0]
        if face not in left:
            self.wrong("olympos-wrong-face", name=name, faces=", ".join(left))
            return
        resource = next(number for number, name in enumerate(RESOURCES) if name == face)
        single = self.box.setups[len(table.players)].single_tiles
        table.tiles[kind] = 0 if single else table.tiles[kind] & ~BIT[resource]
        self.player.discounts += self.box.resource_discount[kind] * unit(resource)

    def read_bonus(self, kind: int, bonus: object) -> None:
        if bonus is None:
            return
        table, name = self.table, self.box.kind_ids[kind]
        slots = range(1, int(open_slots(table, kind)) + 1)
        if type(bonus) is not int or bonus not in slots:
            self.wrong("olympos-wrong-bonus", name=name, count=len(slots))
        elif seat_at(table.markers[kind], bonus - 1) != NOBODY:
            self.wrong("olympos-wrong-bonus-taken", name=name)
        else:
            table.markers[kind] += (self.seat + 1) << SEAT_BITS * (bonus - 1)
            self.player.markers += unit(table.columns[kind])


def check_supply(reader: PieceReader, table: Olympos) -> None:
    """With a strict supply nobody has what is not in the box."""
    box = reader.box
    if not table.rulings.strict_supply:
        return
    for number, player in enumerate(table.players):
        if player.stock + player.on_map + total(player.markers) >= box.settlers:
            reader.wrong_at(
                wrong("core-wrong-seat", seat=number + 1), "olympos-wrong-settlers", most=int(box.settlers)
            )
    if sum(player.hourglasses for player in table.players) > box.hourglasses:
        reader.wrong("olympos-wrong-hourglasses", most=int(box.hourglasses))
    for number, name in enumerate(RESOURCES):
        if sum(amount(player.cubes, number) for player in table.players) > box.cubes:
            reader.wrong("olympos-wrong-cubes", most=int(box.cubes), resource=Term(f"olympos-{name}"))
