"""Reading positions of Attika: everything is checked, and all that is wrong is said at once."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from petteia.core.chance import dice_of, seed_of
from petteia.core.contract import NOBODY
from petteia.core.game import Impossible, Position, resolve_options
from petteia.core.numbers import BIT, amount, common, minus, total, unit
from petteia.core.reading import PositionReader
from petteia.games.attika.amphoras import completed_groups
from petteia.games.attika.box import FARTHEST, LANDSCAPES, LETTERS, MAIN_PILE, PILES, Box
from petteia.games.attika.building import place
from petteia.games.attika.information import (
    Knowledge,
    hidden,
    hidden_pile,
    is_hidden,
    unseen_cards,
    unseen_copies,
    unseen_tiles,
)
from petteia.games.attika.land import Land, bare_land, q_of, r_of, tile_of
from petteia.games.attika.notation import read_spot
from petteia.games.attika.options import OPTIONS
from petteia.games.attika.position import AWAITED, ENDINGS, TURN_KINDS, name_of
from petteia.games.attika.rules import Attika
from petteia.games.attika.setup import empty_table, pile_of
from petteia.games.attika.state import (
    DRAW_TURN,
    DRAWN,
    HIDDEN,
    LAYING,
    NONE,
    OVER,
    PAYING,
    STALEMATE,
    TURNING,
    UNDECIDED,
    Player,
    Rulings,
    height,
    top_of,
)


def read_position(position: Position, box: Box) -> Attika:
    """The state of a position, with all that is face down dealt by its seed."""
    knowledge = read_knowledge(position, box, NOBODY)
    seed = position.get("seed", "0")
    if not isinstance(seed, str) or not seed.isprintable():
        raise Impossible("`seed` must be a text.")
    table = knowledge.sample(dice_of(seed))
    table.seed = seed_of(seed)
    assert isinstance(table, Attika)
    if table.awaited == PAYING and not table.legal():
        raise Impossible("`site`: the hand cannot pay for this building there.")
    return table


def read_knowledge(position: Position, box: Box, seat: int) -> Knowledge:
    """What a position or a view tells; raises Impossible with everything that is wrong."""
    return AttikaReader(position, box).knowledge(seat)


MOST_TEMPLES = 9
POSITION_KEYS = {
    *("game", "format", "components", "options", "seed", "shuffles", "seats", "seat", "first", "actor"),
    *("turn", "awaited", "turn_kind", "actions_left", "cards_only", "cards_due", "drawn", "site", "tile"),
    *("map", "tile_stack", "deck", "discards", "shuffled", "amphoras", "quiet_turns", "changed", "ending"),
    *("winner", "reveals"),
}
SEAT_KEYS = {"cards", "fresh", "piles", "stored", "buildings", "amphoras", "rewarded", "resigned"}


def distance(spot: int) -> int:
    """How far a place is from 0,0, in coordinates."""
    return max(abs(int(q_of(spot))), abs(int(r_of(spot))))


class AttikaReader(PositionReader):
    def __init__(self, position: Any, box: Box) -> None:
        super().__init__(position, "attika", POSITION_KEYS, box.digest)
        self.box = box

    def knowledge(self, seat: int) -> Knowledge:
        seats = self.seats(self.box.setups)
        land = self.land(len(seats))
        rulings = Rulings(resolve_options(OPTIONS, self.get("options", dict, {})))
        first = self.number("first", 0, range(len(seats)))
        table = empty_table(self.box, rulings, seed_of("0"), land, vec[i64](), len(seats), first)
        self.read_turn(table)
        hidden_cards = self.read_seats(table, seats)
        self.read_supplies(table, hidden_cards)
        self.stop_if_wrong()
        return Knowledge(seat, table, hidden_cards)

    # --- small pieces ---

    def spot(self, text: object, where: str) -> int:
        try:
            return read_spot(text if isinstance(text, str) else "")
        except Impossible:
            self.wrong(f"{where}: {repr(text)[:20]} is not a place such as 2,-1.")
            return NONE

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

    # --- the map ---

    def land(self, seats: int) -> Land:
        board = self.get("map", dict, {})
        standard = self.box.setups[seats]
        temples = board.get("temples", [f"{q},{r}" for q, r in standard.temples])
        tiles = board.get("tiles")
        if not isinstance(temples, list) or not isinstance(tiles, list) or not tiles:
            raise Impossible("`map` needs a list of `tiles`, and `temples` must be a list.")
        spots = [self.spot(temple, "`map.temples`") for temple in temples]
        if len(set(spots)) < len(spots) or len(spots) > MOST_TEMPLES:
            self.wrong(f"`map.temples`: up to {MOST_TEMPLES} temples, each on a place of its own.")
        self.stop_if_wrong()
        land = bare_land([(int(q_of(spot)), int(r_of(spot))) for spot in spots])
        used: set[int] = set()
        for entry in tiles:
            land = self.lay(land, entry, used)
        self.check_room(land, seats)
        self.stop_if_wrong()
        return land

    def check_room(self, land: Land, seats: int) -> None:
        """The map must be able to grow by all the tiles that may come."""
        growth = 3 * min(len(self.box.tiles) - len(land.tiles), PILES * seats)
        for spot in [*land.spots, *land.temples]:
            if distance(spot) + growth > FARTHEST:
                self.wrong("The map lies too far from the place 0,0.")
                return

    def lay(self, land: Land, entry: object, used: set[int]) -> Land:
        if not isinstance(entry, dict):
            self.wrong("`map.tiles`: each tile looks like {'tile': 4, 'at': '0,0', 'turned': 2}.")
            return land
        tile = self.tile_number(entry.get("tile"), "`map.tiles`")
        spot = self.spot(entry.get("at"), "`map.tiles`")
        turned = entry.get("turned", 0)
        if type(turned) is not int or not 0 <= turned <= 5:
            self.wrong(f"Tile {entry.get('tile')}: `turned` must be 0 to 5.")
            return land
        if tile == NONE or spot == NONE:
            return land
        if distance(spot) >= FARTHEST:
            self.wrong("The map lies too far from the place 0,0.")
            return land
        if tile in used:
            self.wrong(f"Tile {tile + 1} is on the map twice.")
            return land
        if len(land.tiles) > 0 and spot not in list(land.places):
            self.wrong(
                f"Tile {tile + 1} cannot lie at {entry['at']}: it must touch the map and overlap nothing."
            )
            return land
        if land.nearness[spot] == 2:
            self.wrong(f"Tile {tile + 1} overlaps a temple at {entry['at']}.")
            return land
        used.add(tile)
        return land.with_tile(self.box, tile, turned % self.box.rotations[tile], spot)

    # --- the turn ---

    def read_turn(self, table: Attika) -> None:
        seats = range(len(table.players))
        table.awaited = self.word("awaited", "act", AWAITED)
        over = table.awaited == OVER
        table.actor = NOBODY if over else self.number("actor", 0, seats)
        table.turn = self.number("turn", 1, range(1, 1_000_000))
        table.turn_kind = self.word("turn_kind", "undecided", TURN_KINDS)
        table.actions_left = self.number("actions_left", 0, range(100))
        table.cards_only = self.get("cards_only", bool, False)
        table.cards_due = self.number("cards_due", 0, range(100))
        table.quiet_turns = self.number("quiet_turns", 0, range(100))
        table.changed = self.get("changed", bool, False)
        table.ending = self.word("ending", "none", ENDINGS)
        table.winner = self.number("winner", NOBODY, range(NOBODY, len(seats)))
        table.reveals = self.number("reveals", 0, range(1_000_000))
        table.shuffles = self.number("shuffles", 1, range(1, 1_000_000))
        if over and (table.winner == NOBODY) != (table.ending == STALEMATE):
            self.wrong("A finished game has a `winner`, unless it ended in a stalemate.")
        if over != (table.ending != 0):
            self.wrong("A game has an `ending` just when nothing is `awaited`.")
        if table.turn_kind == UNDECIDED and table.awaited in (DRAWN, PAYING, LAYING, TURNING):
            self.wrong("`turn_kind` must be draw or build once an action has been made.")
        self.read_in_hand(table)

    def read_in_hand(self, table: Attika) -> None:
        """What the actor holds half-way through an action, which must fit what is awaited."""
        drawn = self.block.get("drawn")
        if drawn is not None:
            self.read_drawn(table, drawn)
        site = self.block.get("site")
        if isinstance(site, dict):
            table.site = self.cell(table, site.get("at"), "`site`")
            table.site_kind = self.kind(site.get("building"), "`site`")
        tile = self.block.get("tile")
        if isinstance(tile, dict):
            table.tile = self.tile_number(tile.get("tile"), "`tile`")
            table.tile_place = NONE if tile.get("at") is None else self.spot(tile["at"], "`tile`")
            if table.tile_place != NONE and table.tile_place not in list(table.land.places):
                self.wrong("`tile`: it cannot lie there.")
        if table.tile != NONE and table.tile in [tile_of(laid) for laid in table.land.tiles]:
            self.wrong(f"Tile {table.tile + 1} is both on the map and in hand.")
        awaited = table.awaited
        fits = (
            (table.drawn != NONE) == (awaited == DRAWN)
            and (table.drawn_pile == NONE or (awaited in (DRAWN, PAYING) and table.turn_kind == DRAW_TURN))
            and (table.site != NONE and table.site_kind >= 0) == (awaited == PAYING)
            and (table.tile != NONE) == (awaited in (LAYING, TURNING))
            and (table.tile_place != NONE) == (awaited == TURNING)
        )
        if not fits:
            self.wrong(f"What is in hand does not fit what is awaited ({name_of(awaited, AWAITED)}).")

    def read_drawn(self, table: Attika, drawn: object) -> None:
        pile = drawn.get("pile") if isinstance(drawn, dict) else None
        if not isinstance(drawn, dict) or type(pile) is not int or not 0 <= pile < PILES:
            self.wrong("`drawn` looks like {'pile': 0, 'building': 'well'}.")
            return
        table.drawn_pile = pile
        name = drawn.get("building")
        if table.awaited == DRAWN:
            table.drawn = HIDDEN if name is None else self.kind(name, "`drawn`")
            is_main = name is not None and table.drawn >= 0 and self.box.main_kinds & BIT[table.drawn] != 0
            if name is not None and is_main != (pile == MAIN_PILE):
                self.wrong("`drawn`: main buildings lie in the first pile, and only they.")

    def cell(self, table: Attika, text: object, where: str) -> int:
        spot = self.spot(text, where)
        cell = int(table.land.cell(spot)) if spot != NONE else NONE
        if spot != NONE and cell < 0:
            self.wrong(f"{where}: there is no land at {text}.")
        return cell

    # --- the players ---

    def read_seats(self, table: Attika, seats: list[dict[str, Any]]) -> vec[i64]:
        hidden_cards = vec[i64]()
        for entry in seats:
            self.check_keys(entry, SEAT_KEYS, "A seat")
        playing = [seat for seat, entry in enumerate(seats) if entry.get("resigned") is not True]
        if table.awaited != OVER and (len(playing) < 2 or int(table.actor) not in playing):
            self.wrong("A game that goes on needs two players who have not resigned, the actor among them.")
        for seat, entry in enumerate(seats):
            hidden_cards = append(hidden_cards, self.read_hand(table.players[seat], entry, seat))
            self.read_buildings(table, entry, seat)
        self.stop_if_wrong()
        for seat, entry in enumerate(seats):
            self.read_piles(table, entry, seat)
        return hidden_cards

    def read_hand(self, player: Player, entry: dict[str, Any], seat: int) -> int:
        where = f"Seat {seat + 1}"
        amphoras, resigned, cards = (
            entry.get("amphoras", 0),
            entry.get("resigned", False),
            entry.get("cards", ""),
        )
        if type(amphoras) is not int or not 0 <= amphoras <= self.box.amphoras:
            self.wrong(f"{where}: `amphoras` must be 0 to {self.box.amphoras}.")
            amphoras = 0
        if not isinstance(resigned, bool):
            self.wrong(f"{where}: `resigned` must be true or false.")
            resigned = False
        player.amphoras, player.resigned = amphoras, resigned
        if type(cards) is int and 0 <= cards <= 60:
            return cards
        player.cards = self.letters(cards, where)
        player.fresh = self.letters(entry.get("fresh", ""), where)
        return 0

    def read_buildings(self, table: Attika, entry: dict[str, Any], seat: int) -> None:
        where = f"Seat {seat + 1}"
        stored, buildings = entry.get("stored", []), entry.get("buildings", {})
        if not isinstance(stored, list) or not isinstance(buildings, dict):
            self.wrong(f"{where}: `stored` must be a list and `buildings` a map from places to buildings.")
            return
        for name in stored:
            kind = self.kind(name, where)
            if kind >= 0:
                table.players[seat].stored[kind] += 1
        for text, name in buildings.items():
            cell, kind = self.cell(table, text, where), self.kind(name, where)
            if cell < 0 or kind < 0:
                continue
            if table.occupant[cell] != NOBODY or table.site == cell:
                self.wrong(f"{where}: there are two buildings at {text}.")
                continue
            place(table, seat, kind, cell)
        self.read_rewarded(table, entry, seat)

    def read_rewarded(self, table: Attika, entry: dict[str, Any], seat: int) -> None:
        """Groups that have brought their amphora; if unsaid, all that are complete and connected."""
        player = table.players[seat]
        names = entry.get("rewarded")
        if names is None:
            player.rewarded = completed_groups(table, seat)
        elif isinstance(names, list) and all(name in self.box.group_ids for name in names):
            player.rewarded = sum(int(BIT[self.box.group_ids.index(name)]) for name in set(names))
        else:
            self.wrong(f"Seat {seat + 1}: `rewarded` lists groups: {', '.join(self.box.group_ids)}.")

    def read_piles(self, table: Attika, entry: dict[str, Any], seat: int) -> None:
        where = f"Seat {seat + 1}"
        player = table.players[seat]
        copies = [int(count) for count in unseen_copies(table, seat)]
        for kind, left in enumerate(copies):
            if left < 0:
                self.wrong(f"{where}: there are too many buildings of the kind {self.box.kind_ids[kind]}.")
        piles = entry.get("piles", self.full_piles(copies, table, seat))
        if not isinstance(piles, list) or len(piles) != PILES:
            self.wrong(f"{where}: `piles` must be a list of {PILES}: the main one and three others.")
            return
        for number, pile in enumerate(piles):
            player.piles[number] = self.pile(pile, number, where)
        self.check_piles(table, seat)

    def full_piles(self, copies: list[int], table: Attika, seat: int) -> list[int]:
        """Where the piles are not told, all that is not seen lies in them, the first ones filled up."""
        concealed = seat == table.actor and table.drawn == HIDDEN
        main = sum(left for kind, left in enumerate(copies) if self.box.main_kinds & BIT[kind])
        others = sum(copies) - main
        if concealed:
            main, others = (main - 1, others) if table.drawn_pile == 0 else (main, others - 1)
        sizes = [main]
        for size in self.box.other_piles:
            sizes.append(min(int(size), others))
            others -= sizes[-1]
        return sizes

    def pile(self, pile: object, number: int, where: str) -> int:
        if type(pile) is int and 0 <= pile <= 12:
            return int(hidden_pile(pile))
        if not isinstance(pile, list) or len(pile) > 12:
            self.wrong(f"{where}: a pile is a list of buildings, the next one first, or how many there are.")
            return 0
        kinds = [self.kind(name, where) for name in pile]
        if any(kind < 0 for kind in kinds):
            return 0
        if any(bool(self.box.main_kinds & BIT[kind]) != (number == 0) for kind in kinds):
            self.wrong(f"{where}: main buildings lie in the first pile, and only they.")
        return int(pile_of(vec[i64](list(reversed(kinds)))))

    def check_piles(self, table: Attika, seat: int) -> None:
        """What is unseen must fill the hidden piles exactly."""
        copies = [int(count) for count in unseen_copies(table, seat)]
        piles = table.players[seat].piles
        sizes = [int(height(pile)) if top_of(pile) == HIDDEN else 0 for pile in piles]
        if seat == table.actor and table.drawn == HIDDEN:
            sizes[table.drawn_pile] += 1
        main = sum(left for kind, left in enumerate(copies) if self.box.main_kinds & BIT[kind])
        if any(left < 0 for left in copies) or sizes[0] != main or sum(sizes[1:]) != sum(copies) - main:
            self.wrong(
                f"Seat {seat + 1}: board, map and piles together must hold {self.box.buildings} buildings;"
                f" {main} main and {sum(copies) - main} other ones are unseen,"
                f" but the hidden piles have {sizes[0]} and {sum(sizes[1:])}."
            )

    # --- the supplies ---

    def read_supplies(self, table: Attika, hidden_cards: vec[i64]) -> None:
        held = sum(int(player.amphoras) for player in table.players)
        table.amphoras = self.number("amphoras", int(self.box.amphoras) - held, range(-99, 100))
        if table.amphoras + held != self.box.amphoras or table.amphoras < 0:
            self.wrong(f"There must be {self.box.amphoras} amphoras in all, {held} are held by players.")
        table.discards = self.letters(self.block.get("discards", ""), "`discards`")
        table.shuffled = self.box.all_cards
        if "shuffled" in self.block:
            table.shuffled = self.letters(self.block["shuffled"], "`shuffled`")
        for player in table.players:
            if minus(player.fresh, common(table.shuffled, player.cards + table.discards)):
                self.wrong("`fresh` cards came from the last shuffle, and are in hand or among the discards.")
        self.read_deck(table, sum(int(count) for count in hidden_cards))
        self.read_tile_stack(table)

    def read_deck(self, table: Attika, concealed: int) -> None:
        deck = self.block.get("deck")
        seen = [sum(int(amount(player.cards, n)) for player in table.players) for n in range(len(LETTERS))]
        left = [
            int(self.box.cards[n]) - seen[n] - int(amount(table.discards, n)) for n in range(len(LETTERS))
        ]
        if min(left) < 0:
            self.wrong(f"There are too many {LANDSCAPES[left.index(min(left))]} cards.")
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
            self.wrong("The `deck` cannot hold cards that were not `shuffled` into it.")
        if total(unseen) != concealed + in_deck:
            there = sum(int(total(player.cards)) for player in table.players) + concealed
            self.wrong(
                f"Hands ({there}), discards ({total(table.discards)}) and deck ({len(table.deck)})"
                f" must together have {sum(int(count) for count in self.box.cards)} cards of the right kinds."
            )

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
                self.wrong("`tile_stack` must list just the map tiles that are not on the map.")
            table.tile_stack = vec[i64](list(reversed(tiles)))
        else:
            self.wrong(f"`tile_stack`: {len(unseen)} map tiles are not on the map.")
