"""Reading positions of Polis: everything is checked, and all that is wrong is said at once."""

from __future__ import annotations

from collections import Counter

from librt.vecs import append, vec
from mypy_extensions import i64

from petteia.core.chance import dice_of, seed_of
from petteia.core.contract import NOBODY
from petteia.core.fault import Fault
from petteia.core.game import Position, resolve_options
from petteia.core.message import Term
from petteia.core.numbers import BIT, count_bits
from petteia.core.reading import name_of, read_seed
from petteia.games.polis.box import END, UNKNOWN, Box
from petteia.games.polis.information import Knowledge, unseen_cards
from petteia.games.polis.inspection import COLOURS
from petteia.games.polis.moment_reader import check_moment, read_moment, read_turn
from petteia.games.polis.options import OPTIONS
from petteia.games.polis.piece_reader import PieceReader
from petteia.games.polis.position import AWAITED, WATCHERS
from petteia.games.polis.possible import check_possible
from petteia.games.polis.rules import Polis
from petteia.games.polis.seat_reader import read_seats
from petteia.games.polis.setup import empty_table
from petteia.games.polis.state import (
    EVERYONE,
    NONE,
    OVER,
    WATCHER,
    Rulings,
    face_down,
    kind_of,
    lost_track,
    sorted_in,
)


def read_position(position: Position, box: Box) -> Polis:
    """The state of a position, with all that is unknown dealt by its seed."""
    knowledge = read_knowledge(position, box, NOBODY)
    seed = read_seed(position)
    lost = knowledge.table.lost
    knowledge.table.lost = vec[i64]()  # what seats remember is no matter for the one who sees all
    table = knowledge.sample(dice_of(seed))
    table.seed, table.lost = seed_of(seed), lost
    assert isinstance(table, Polis)
    if table.awaited != OVER and not table.legal():
        raise Fault("core-wrong-in-vain", awaited=name_of(int(table.awaited), AWAITED))
    return table


def read_knowledge(position: Position, box: Box, seat: int) -> Knowledge:
    """What a position or a view tells; raises Fault with everything that is wrong."""
    return PolisReader(position, box).knowledge(seat)


class PolisReader(PieceReader):
    def knowledge(self, seat: int) -> Knowledge:
        seats = self.seats(self.box.setups)
        rulings = Rulings(resolve_options(OPTIONS, self.get("options", dict, {})))
        first = self.number("first", 0, range(len(seats)))
        table = empty_table(self.box, rulings, seed_of("0"), len(seats), first)
        read_turn(self, table)
        read_seats(self, table, seats)
        read_moment(self, table)
        self.stop_if_wrong()
        self.read_supply(table)
        self.stop_if_wrong()
        check_moment(self, table)
        check_possible(self, table)
        self.stop_if_wrong()
        return Knowledge(seat, table)

    # --- decks, and cards that are out of the game ---

    def read_supply(self, table: Polis) -> None:
        """The decks. Cards that lie nowhere else are in them; or, where a deck is told, out of the game."""
        players = table.seats()
        told = self.get("decks", dict, {})
        self.check_keys(told, COLOURS, "`decks`")
        table.blocked = self.colours("blocked")
        table.closing = count_bits(table.blocked) >= self.box.end_cards
        table.boxed = self.row(self.block.get("out_of_game", []), 0, "`out_of_game`", players)
        table.removed = self.row(self.block.get("removed", []), 0, "`removed`", players)
        if "removed" not in self.block:
            for colour in range(len(COLOURS)):
                for _ in range(self.box.setups[players].removed):
                    table.removed = sorted_in(table.removed, face_down(UNKNOWN + colour, 0))
        decks = vec[vec[i64]]()
        for colour, name in enumerate(COLOURS):
            decks = append(decks, self.deck(told[name], colour, players) if name in told else vec[i64]())
        table.decks = decks
        self.stop_if_wrong()
        self.check_copies(table)
        for colour, name in enumerate(COLOURS):
            self.fill_up(table, colour, name in told)
            self.check_deck(table, colour)
        self.read_lost(table)

    def check_copies(self, table: Polis) -> None:
        rows = [*table.decks, table.removed, table.boxed, vec[i64]([table.lot])]
        for player in table.players:
            rows += [player.hand, player.city, player.history, player.tucked]
        known = Counter(int(kind_of(card)) for row in rows for card in row)
        for kind, name in enumerate(self.box.kind_ids):
            if known[kind] > self.box.copies[kind]:
                most = int(self.box.copies[kind])
                self.wrong("polis-wrong-copies", name=name, most=most, count=known[kind])
        self.stop_if_wrong()

    def deck(self, cards: object, colour: int, players: int) -> vec[i64]:
        """The cards of a deck, the next one last; a number is so many unknown ones."""
        where = Term(f"polis-deck-{COLOURS[colour]}")
        deck: list[int] = []
        for entry in [cards] if type(cards) is int else cards if isinstance(cards, list) else [None]:
            if type(entry) is int and 0 <= entry < 100:
                deck += [int(face_down(UNKNOWN + colour, 0))] * entry
            else:
                deck.append(self.face_down_card(entry, 0, where, players))
        if any(
            kind_of(card) != END and self.box.colours[kind_of(card)] != colour
            for card in deck
            if card != NONE
        ):
            self.wrong_at(where, "polis-wrong-deck-colour")
        return vec[i64]([card for card in reversed(deck) if card != NONE])

    def fill_up(self, table: Polis, colour: int, deck_is_told: bool) -> None:
        """Put the cards that are not told of where they belong."""
        missing = self.missing(table, colour, deck_is_told)
        unknown = face_down(UNKNOWN + colour, 0)
        if missing < 0:
            self.wrong("polis-wrong-too-many", colour=Term(f"polis-colour-{COLOURS[colour]}"), count=-missing)
            return
        if not deck_is_told:
            blocked = table.blocked & BIT[colour] != 0
            below = min(missing, int(self.box.end_card_among) - 1) if blocked else missing
            top = face_down(END, EVERYONE) if blocked else unknown
            self.lay(table, colour, [*[int(unknown)] * below, int(top)])
            missing -= below
        if "out_of_game" not in self.block:
            for _ in range(missing):
                table.boxed = sorted_in(table.boxed, unknown)
        elif missing > 0:
            self.wrong("polis-wrong-nowhere", colour=Term(f"polis-colour-{COLOURS[colour]}"), count=missing)

    def lay(self, table: Polis, colour: int, deck: list[int]) -> None:
        decks = table.decks[:]
        decks[colour] = vec[i64](deck)
        table.decks = decks

    def missing(self, table: Polis, colour: int, deck_is_told: bool) -> int:
        """How many cards of a colour are neither told of nor stand for unknown ones."""
        unseen = list(unseen_cards(table, colour))
        places = [table.removed, table.boxed, table.decks[colour], vec[i64]([table.lot])]
        for player in table.players:
            places += [player.hand, player.history, player.tucked]
        unknown = sum(kind_of(card) == UNKNOWN + colour for place in places for card in place)
        has_end_card = any(kind_of(card) == END for card in table.decks[colour])
        hides_end_card = deck_is_told and not has_end_card
        return len(unseen) - unknown + int(hides_end_card)

    def check_deck(self, table: Polis, colour: int) -> None:
        """Each deck has its End card: on top and seen by all where it is blocked, else among the last."""
        where = Term(f"polis-deck-{COLOURS[colour]}")
        deck = list(table.decks[colour])
        ends = [place for place, card in enumerate(deck) if kind_of(card) == END]
        if table.blocked & BIT[colour]:
            if ends != [len(deck) - 1]:
                self.wrong_at(where, "polis-wrong-blocked")
            else:
                self.lay(table, colour, [*deck[:-1], int(face_down(END, EVERYONE))])
            return
        among = int(self.box.end_card_among)
        room = [place for place, card in enumerate(deck[:among]) if UNKNOWN <= kind_of(card) < END]
        if len(ends) > 1 or (ends and ends[0] >= among) or not (ends or room):
            self.wrong_at(where, "polis-wrong-deck-end", count=among)
        if len(deck) < 2:
            self.wrong_at(where, "polis-wrong-deck-empty")

    def read_lost(self, table: Polis) -> None:
        told = self.get("lost_track", dict, {})
        players = table.seats()
        for seat, kinds in told.items():
            if seat not in [str(number) for number in range(WATCHERS, players)] or not isinstance(
                kinds, list
            ):
                self.wrong("polis-wrong-lost-track")
                continue
            eye = WATCHER if int(seat) == WATCHERS else int(seat)
            for name in kinds:
                kind = self.kind(name, "`lost_track`")
                if 0 <= kind < self.box.kinds:
                    table.lost = sorted_in(table.lost, lost_track(eye, kind))
