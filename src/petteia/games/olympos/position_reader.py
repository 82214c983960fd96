"""Reading positions of Olympos: everything is checked, and all that is wrong is said at once."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from petteia.core.chance import dice_of, seed_of
from petteia.core.contract import NOBODY
from petteia.core.fault import Fault, wrong
from petteia.core.game import Position, resolve_options
from petteia.core.message import Term
from petteia.core.numbers import BIT, count_bits
from petteia.core.reading import name_of, read_seed
from petteia.games.olympos.box import NONE, Box
from petteia.games.olympos.expansion import take_control
from petteia.games.olympos.information import Knowledge, common_cards, hidden, is_hidden, unseen_cards
from petteia.games.olympos.inspection import RESOURCES
from petteia.games.olympos.moment_reader import check_moment, read_half_done, read_turn
from petteia.games.olympos.options import OPTIONS
from petteia.games.olympos.piece_reader import PieceReader
from petteia.games.olympos.position import AWAITED, BARBARIAN, columns_of
from petteia.games.olympos.preparation import settled_territories
from petteia.games.olympos.rules import Olympos
from petteia.games.olympos.seat_reader import SeatReader, check_supply
from petteia.games.olympos.setup import empty_table, set_prices, tiles_in_play
from petteia.games.olympos.state import (
    BARBARIANS,
    CONDEMNING,
    HIDDEN,
    MOST_SETTLERS,
    OVER,
    Rulings,
    copies_of,
    count_cards,
    pushed,
    top_of,
)
from petteia.games.olympos.track import has_been_reached


def read_position(position: Position, box: Box) -> Olympos:
    """The state of a position, with all that is face down dealt by its seed."""
    knowledge = read_knowledge(position, box, NOBODY)
    seed = read_seed(position)
    table = knowledge.sample(dice_of(seed))
    table.seed = seed_of(seed)
    assert isinstance(table, Olympos)
    if table.awaited != OVER and not table.legal():
        raise Fault("core-wrong-in-vain", awaited=name_of(table.awaited, AWAITED))
    return table


def read_knowledge(position: Position, box: Box, seat: int) -> Knowledge:
    """What a position or a view tells; raises Fault with everything that is wrong."""
    return OlymposReader(position, box).knowledge(seat)


class OlymposReader(PieceReader):
    def knowledge(self, seat: int) -> Knowledge:
        seats = self.seats(self.box.setups)
        rulings = Rulings(resolve_options(OPTIONS, self.get("options", dict, {})))
        table = empty_table(self.box, rulings, seed_of("0"), len(seats))
        table.awaited = self.word("awaited", "act", AWAITED)
        self.read_boards(table)
        self.read_map(table)
        hidden_cards = vec[i64]()
        for number, entry in enumerate(seats):
            hidden_cards = append(hidden_cards, SeatReader(self, table, entry, number).read())
        check_supply(self, table)
        self.stop_if_wrong()
        read_turn(self, table)
        self.read_gods(table)
        hidden_drawn = read_half_done(self, table)
        self.read_cards(table, sum(int(count) for count in hidden_cards) + hidden_drawn)
        check_moment(self, table, hidden_cards, hidden_drawn)
        self.stop_if_wrong()
        return Knowledge(seat, table, hidden_cards, hidden_drawn)

    # --- the development board ---

    def read_boards(self, table: Olympos) -> None:
        box = self.box
        board = self.get("board", dict, {})
        self.check_keys(board, set(box.row_ids), "`board`")
        for row, name in enumerate(box.row_ids):
            kinds = [kind for kind in range(len(box.kind_ids)) if box.row_of[kind] == row]
            names = [box.kind_ids[kind] for kind in kinds]
            for column, chosen in enumerate(self.row(board, name, names, columns_of(table))):
                kind = box.kind_ids.index(chosen)
                table.columns[kind] = column
                table.tiles[kind] = box.faces[kind] or tiles_in_play(table, row)
        set_prices(table)
        for column, chosen in enumerate(self.row(self.block, "wonders", box.wonder_ids, columns_of(table))):
            table.wonder_columns[box.wonder_ids.index(chosen)] = column
            table.wonders |= BIT[box.wonder_ids.index(chosen)]

    def row(self, block: dict[str, Any], key: str, names: list[str], columns: int) -> list[str]:
        """What lies in a row, column by column; without a word, the first ones of the box."""
        row = block.get(key, names[:columns])
        if isinstance(row, list):
            row = [self.called(name) for name in row]
        if not isinstance(row, list) or len(row) != columns:
            self.wrong("olympos-wrong-board-row", name=key, count=columns)
            return names[:columns]
        if any(name not in names for name in row) or len(set(row)) < len(row):
            self.wrong("core-wrong-each-once", name=key, words=", ".join(names))
            return names[:columns]
        return row

    # --- the map ---

    def read_map(self, table: Olympos) -> None:
        box = self.box
        table.condemned = self.several(self.get("condemned", list, []), box.territory_ids, "`condemned`")
        self.check_condemned(table)
        settlers = self.get("settlers", dict, {})
        for name, stack in settlers.items():
            territory = self.known(name, box.territory_ids, "`settlers`")
            if territory != NONE:
                self.read_stack(table, territory, stack)
        free = box.starred & ~table.condemned & ~settled_territories(table)
        table.tribes = 0 if table.awaited == CONDEMNING else free
        if "tribes" in self.block:
            table.tribes = self.several(self.block["tribes"], box.territory_ids, "`tribes`")
            if table.tribes & ~free:
                self.wrong("olympos-wrong-tribes")

    def check_condemned(self, table: Olympos) -> None:
        most = table.box.setups[len(table.players)].condemned
        for number, name in enumerate(RESOURCES):
            here = table.condemned & self.box.of_resource[number]
            if count_bits(here) > most:
                self.wrong_at(
                    "`condemned`", "olympos-wrong-condemned", most=most, resource=Term(f"olympos-{name}")
                )
            if count_bits(here & self.box.starred) > 1:
                self.wrong_at("`condemned`", "olympos-wrong-condemned-star", resource=Term(f"olympos-{name}"))

    def read_stack(self, table: Olympos, territory: int, stack: object) -> None:
        """Settlers from the bottom to the top."""
        name = self.box.territory_ids[territory]
        seats = range(len(table.players))
        barbarians_may_live = self.box.setups[len(table.players)].barbarians > 0
        if not isinstance(stack, list) or not stack or len(stack) > MOST_SETTLERS:
            self.wrong_at(name, "olympos-wrong-stack", most=int(MOST_SETTLERS))
            return
        if table.condemned & BIT[territory]:
            self.wrong_at(name, "olympos-wrong-condemned-settlers")
            return
        for place, owner in enumerate(stack):
            if owner == BARBARIAN and place == 0 and barbarians_may_live:
                table.stacks[territory] = pushed(table.stacks[territory], BARBARIANS)
            elif type(owner) is int and owner in seats:
                table.stacks[territory] = pushed(table.stacks[territory], owner)
                table.players[owner].on_map += 1
            else:
                self.wrong_at(name, "olympos-wrong-owner", owner=repr(owner)[:20])
        holder = top_of(table.stacks[territory])
        if holder in seats:
            take_control(table, holder, territory)

    # --- the gods ---

    def read_gods(self, table: Olympos) -> None:
        spaces = [int(space) for space in self.box.place_spaces]
        gods = self.get("gods", list, [{} for _ in spaces])
        if len(gods) != len(spaces) or not all(isinstance(entry, dict) for entry in gods):
            self.wrong("olympos-wrong-gods", count=len(spaces))
            return
        table.gods = hidden(len(spaces))
        for place, entry in enumerate(gods):
            self.check_keys(entry, {"space", "card", "revealed"}, "`gods`")
            if entry.get("space", spaces[place]) != spaces[place]:
                self.wrong("olympos-wrong-god-space", card=place + 1, space=spaces[place])
            revealed = entry.get("revealed", has_been_reached(table, place))
            if not isinstance(revealed, bool):
                self.wrong_at("`gods`", "core-wrong-truth", name="revealed")
            elif revealed:
                table.revealed |= BIT[place]
            if entry.get("card") is not None:
                table.gods[place] = self.known(entry["card"], self.box.god_ids, "`gods`")
        cards = [int(god) for god in table.gods if god not in (HIDDEN, NONE)]
        if len(set(cards)) < len(cards):
            self.wrong("olympos-wrong-god-twice")

    # --- the cards ---

    def read_cards(self, table: Olympos, concealed: int) -> None:
        box = self.box
        table.discards = self.cards(self.block.get("discards", []), "`discards`")
        if "shuffled" in self.block:
            table.shuffled = self.cards(self.block["shuffled"], "`shuffled`")
        in_sight = [table.discards, table.drawn, *[player.hand for player in table.players]]
        deck = self.block.get("deck")
        known_deck = self.cards(deck, "`deck`") if isinstance(deck, list) else 0
        for card, name in enumerate(box.card_ids):
            count = sum(int(copies_of(cards, card)) for cards in [*in_sight, known_deck])
            if count > box.card_copies[card]:
                most = int(box.card_copies[card])
                self.wrong("olympos-wrong-too-many-copies", most=most, name=name, count=count)
        self.stop_if_wrong()
        for number, player in enumerate(table.players):
            seen = player.hand + table.discards + table.drawn
            if player.fresh != common_cards(common_cards(player.fresh, table.shuffled), seen):
                self.wrong_at(wrong("core-wrong-seat", seat=number + 1), "olympos-wrong-fresh")
        if isinstance(deck, list):
            table.deck = vec[i64]([box.card_ids.index(name) for name in reversed(deck)])
        self.fill_deck(table, deck, concealed)

    def fill_deck(self, table: Olympos, deck: object, concealed: int) -> None:
        """What is unseen lies in the deck or in hands face down, and nowhere else."""
        unseen = int(count_cards(unseen_cards(table)))
        if deck is None:
            deck = unseen - concealed
        if type(deck) is int and deck >= 0:
            table.deck = hidden(deck)
        elif not isinstance(deck, list):
            self.wrong("olympos-wrong-deck")
            return
        face_down = concealed + (len(table.deck) if is_hidden(table.deck) else 0)
        if face_down != unseen:
            self.wrong("olympos-wrong-unseen", unseen=unseen, face_down=face_down)
            return
        possible = int(count_cards(common_cards(unseen_cards(table), table.shuffled)))
        if is_hidden(table.deck):
            if len(table.deck) > possible:
                self.wrong("olympos-wrong-shuffled")
        elif face_down == 0:
            self.check_memory(table)

    def check_memory(self, table: Olympos) -> None:
        """What lies in the deck, or was drawn since it was shuffled, was shuffled into it."""
        for card in range(len(self.box.card_ids)):
            drawn = sum(int(copies_of(player.fresh, card)) for player in table.players)
            if drawn + list(table.deck).count(card) > copies_of(table.shuffled, card):
                self.wrong("olympos-wrong-shuffled")
                return
