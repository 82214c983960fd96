"""Reading positions of Attika: everything is checked, and all that is wrong is said at once."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from petteia.core.chance import dice_of, seed_of
from petteia.core.contract import NOBODY
from petteia.core.fault import Fault
from petteia.core.game import Position, resolve_options
from petteia.core.message import Term
from petteia.core.numbers import BIT, amount, common, minus, total, unit
from petteia.core.reading import read_seed
from petteia.games.attika.box import FARTHEST, LANDSCAPES, LETTERS, PILES, Box
from petteia.games.attika.information import Knowledge, hidden, is_hidden, unseen_cards, unseen_tiles
from petteia.games.attika.land import Land, bare_land, q_of, r_of
from petteia.games.attika.moment_reader import check_moment, read_in_hand, read_turn
from petteia.games.attika.moves import write_spot
from petteia.games.attika.options import OPTIONS
from petteia.games.attika.piece_reader import PieceReader
from petteia.games.attika.possible import check_possible
from petteia.games.attika.rules import Attika
from petteia.games.attika.seat_reader import read_seats
from petteia.games.attika.setup import empty_table
from petteia.games.attika.state import NONE, PAYING, Rulings


def read_position(position: Position, box: Box) -> Attika:
    """The state of a position, with all that is face down dealt by its seed."""
    knowledge = read_knowledge(position, box, NOBODY)
    seed = read_seed(position)
    table = knowledge.sample(dice_of(seed))
    table.seed = seed_of(seed)
    assert isinstance(table, Attika)
    if table.awaited == PAYING and not table.legal():
        raise Fault("attika-wrong-site")
    return table


def read_knowledge(position: Position, box: Box, seat: int) -> Knowledge:
    """What a position or a view tells; raises Fault with everything that is wrong."""
    return AttikaReader(position, box).knowledge(seat)


class AttikaReader(PieceReader):
    def knowledge(self, seat: int) -> Knowledge:
        seats = self.seats(self.box.setups)
        land = self.land(len(seats))
        rulings = Rulings(resolve_options(OPTIONS, self.get("options", dict, {})))
        first = self.number("first", 0, range(len(seats)))
        table = empty_table(self.box, rulings, seed_of("0"), land, vec[i64](), len(seats), first)
        read_turn(self, table)
        read_in_hand(self, table)
        check_moment(self, table)
        hidden_cards = read_seats(self, table, seats)
        self.read_supplies(table, hidden_cards)
        self.stop_if_wrong()
        check_possible(self, table)
        self.stop_if_wrong()
        return Knowledge(seat, table, hidden_cards)

    # --- the map ---

    def land(self, seats: int) -> Land:
        """The tiles and temples told of; without a word of temples, the usual ones that lie beside land."""
        board = self.get("map", dict, {})
        standard = [f"{q},{r}" for q, r in self.box.setups[seats].temples]
        temples, tiles = board.get("temples", standard), board.get("tiles")
        if not isinstance(temples, list) or not isinstance(tiles, list) or not tiles:
            raise Fault("attika-wrong-map")
        spots = [self.spot(temple, "`map.temples`") for temple in temples]
        if len(set(spots)) < len(spots) or len(spots) > len(standard):
            self.wrong_at("`map.temples`", "attika-wrong-temples", most=len(standard))
        self.stop_if_wrong()
        land = self.laid_out(tiles, spots)
        self.stop_if_wrong()
        beside = [spot for number, spot in enumerate(spots) if lies_beside(land, number)]
        for spot in spots:
            if spot not in beside and "temples" in board:
                self.wrong_at("`map.temples`", "attika-wrong-temple-alone", place=write_spot(spot))
        if len(beside) < len(spots):
            land = self.laid_out(tiles, beside)
        self.check_room(land, seats)
        self.stop_if_wrong()
        return land

    def laid_out(self, tiles: list[object], temples: list[int]) -> Land:
        land = bare_land([(int(q_of(spot)), int(r_of(spot))) for spot in temples])
        used: set[int] = set()
        for entry in tiles:
            land = self.lay(land, entry, used)
        return land

    def check_room(self, land: Land, seats: int) -> None:
        """The map must be able to grow by all the tiles that may come."""
        growth = 3 * min(len(self.box.tiles) - len(land.tiles), PILES * seats)
        for spot in [*land.spots, *land.temples]:
            if distance(spot) + growth > FARTHEST:
                self.wrong("attika-wrong-map-far")
                return

    def lay(self, land: Land, entry: object, used: set[int]) -> Land:
        if not isinstance(entry, dict):
            self.wrong(
                "core-wrong-looks-like", what="`map.tiles`", example="{'tile': 4, 'at': '0,0', 'turned': 2}"
            )
            return land
        tile = self.tile_number(entry.get("tile"), "`map.tiles`")
        spot = self.spot(entry.get("at"), "`map.tiles`")
        turned = entry.get("turned", 0)
        if type(turned) is not int or not 0 <= turned <= 5:
            self.wrong_at("`map.tiles`", "core-wrong-from-to", fact="turned", least=0, most=5)
            return land
        if tile == NONE or spot == NONE:
            return land
        if distance(spot) >= FARTHEST:
            self.wrong("attika-wrong-map-far")
            return land
        if tile in used:
            self.wrong("attika-wrong-tile-twice", tile=tile + 1)
            return land
        if len(land.tiles) > 0 and spot not in list(land.places):
            self.wrong("attika-wrong-tile-place", tile=tile + 1, place=entry["at"])
            return land
        if land.nearness[spot] == 2:
            self.wrong("attika-wrong-tile-temple", tile=tile + 1, place=entry["at"])
            return land
        used.add(tile)
        return land.with_tile(self.box, tile, turned % self.box.rotations[tile], spot)

    # --- the supplies ---

    def read_supplies(self, table: Attika, hidden_cards: vec[i64]) -> None:
        held = sum(int(player.amphoras) for player in table.players)
        table.amphoras = self.number("amphoras", int(self.box.amphoras) - held, range(-99, 100))
        if table.amphoras + held != self.box.amphoras or table.amphoras < 0:
            self.wrong("attika-wrong-amphoras", count=int(self.box.amphoras), held=held)
        table.discards = self.letters(self.block.get("discards", ""), "`discards`")
        table.shuffled = self.box.all_cards
        if "shuffled" in self.block:
            table.shuffled = self.letters(self.block["shuffled"], "`shuffled`")
        for player in table.players:
            if minus(player.fresh, common(table.shuffled, player.cards + table.discards)):
                self.wrong("attika-wrong-fresh")
        self.read_deck(table, sum(int(count) for count in hidden_cards))
        self.read_tile_stack(table)

    def read_deck(self, table: Attika, concealed: int) -> None:
        deck = self.block.get("deck")
        seen = [sum(int(amount(player.cards, n)) for player in table.players) for n in range(len(LETTERS))]
        left = [
            int(self.box.cards[n]) - seen[n] - int(amount(table.discards, n)) for n in range(len(LETTERS))
        ]
        if min(left) < 0:
            landscape = Term(f"attika-{LANDSCAPES[left.index(min(left))]}")
            self.wrong("attika-wrong-many-cards", landscape=landscape)
            return
        if isinstance(deck, str):
            cards = self.letters(deck, "`deck`")
            table.deck = vec[i64]([LETTERS.index(letter) for letter in reversed(deck)] if cards else [])
        else:
            unseen = max(0, sum(left) - concealed)
            told = deck if type(deck) is int and 0 <= deck <= sum(left) else 0
            table.deck = hidden(unseen if deck is None else told)
        unseen = unseen_cards(table)
        in_deck = len(table.deck) if is_hidden(table.deck) else 0
        if total(common(unseen, table.shuffled)) < in_deck:
            self.wrong("attika-wrong-shuffled")
        elif not in_deck and not concealed:
            self.check_memory(table)
        if total(unseen) != concealed + in_deck:
            there = sum(int(total(player.cards)) for player in table.players) + concealed
            self.wrong(
                "attika-wrong-all-cards",
                hands=there,
                discards=int(total(table.discards)),
                deck=len(table.deck),
                count=sum(int(count) for count in self.box.cards),
            )

    def check_memory(self, table: Attika) -> None:
        """What lies in the deck, or was drawn since it was shuffled, was shuffled into it."""
        drawn = sum(int(player.fresh) for player in table.players)
        lies = sum(int(unit(landscape)) for landscape in table.deck)
        if minus(drawn + lies, table.shuffled):
            self.wrong("attika-wrong-shuffled")

    def read_tile_stack(self, table: Attika) -> None:
        stack = self.block.get("tile_stack")
        unseen = [int(tile) for tile in unseen_tiles(table)]
        if stack is None:
            table.tile_stack = hidden(len(unseen))
        elif type(stack) is int and stack == len(unseen):
            table.tile_stack = hidden(stack)
        elif isinstance(stack, list):
            tiles = [self.tile_number(number, "`tile_stack`") for number in stack]
            if sorted(tiles) != unseen:
                self.wrong("attika-wrong-stack")
            table.tile_stack = vec[i64](list(reversed(tiles)))
        else:
            self.wrong_at("`tile_stack`", "attika-wrong-stack-count", count=len(unseen))


def lies_beside(land: Land, temple: int) -> bool:
    return any(beside & BIT[temple] for beside in land.temples_beside)


def distance(spot: int) -> int:
    """How far a place is from 0,0, in coordinates."""
    return max(abs(int(q_of(spot))), abs(int(r_of(spot))))
