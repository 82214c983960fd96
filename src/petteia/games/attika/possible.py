"""Could a table of Attika as somebody has written it down have come about? If not, words say why."""

from __future__ import annotations

from petteia.core.contract import NOBODY
from petteia.core.fault import wrong
from petteia.core.message import Message
from petteia.core.numbers import BIT, count_bits
from petteia.games.attika.amphoras import completed_groups
from petteia.games.attika.box import MAIN_PILE, PILES, Box
from petteia.games.attika.building import links_temples
from petteia.games.attika.piece_reader import PieceReader
from petteia.games.attika.rules import Attika
from petteia.games.attika.state import (
    ALL_BUILT,
    DRAW_TURN,
    LAST_ONE_LEFT,
    LAYING,
    NONE,
    OVER,
    STALEMATE,
    TAKING,
    TEMPLES_LINKED,
    TURNING,
    UNDECIDED,
    height,
    seat_at,
)
from petteia.games.attika.turn import QUIET_ROUNDS


def check_possible(reader: PieceReader, table: Attika) -> None:
    check_turn(reader, table)
    for seat in range(table.seats()):
        check_seat(reader, table, seat)
    check_end(reader, table)


# --- the turn -------------------------------------------------------------------------------------------


def check_turn(reader: PieceReader, table: Attika) -> None:
    if table.awaited == OVER:
        return
    due = (int(table.first) + int(table.turn) - 1) % table.seats()
    if table.actor != due and not any(player.resigned for player in table.players):
        reader.wrong("core-wrong-whose-turn", turn=int(table.turn), seat=due + 1)
    check_actions(reader, table)
    check_cards(reader, table)
    quiet = QUIET_ROUNDS * int(table.players_left())
    if table.quiet_turns >= quiet:
        reader.wrong("attika-wrong-quiet", most=quiet - 1)
    if table.awaited != TAKING and table.changed != (table.turn_kind != UNDECIDED):
        reader.wrong("attika-wrong-changed")


def check_actions(reader: PieceReader, table: Attika) -> None:
    """Those left of two draws or three builds (A-9)."""
    most = actions_at_most(table)
    if table.actions_left > most:
        reader.wrong("core-wrong-number", what="`actions_left`", least=0, most=most)


def actions_at_most(table: Attika) -> int:
    if table.turn_kind == UNDECIDED or table.awaited == TAKING:
        return 0
    if table.turn_kind != DRAW_TURN:
        return int(table.box.build_actions) - 1
    return int(table.box.draw_actions) - (0 if table.rulings.amphora_draws_leave_renouncing else 1)


def check_cards(reader: PieceReader, table: Attika) -> None:
    """Cards come last (A-13): what may still be taken, and that nothing else may be."""
    taking = table.awaited == TAKING
    may_be_only = table.rulings.substitute_card_ends_actions and table.turn_kind != UNDECIDED
    if table.cards_only and not (may_be_only and (taking or table.awaited in (LAYING, TURNING))):
        reader.wrong("attika-wrong-cards-only")
    box = table.box
    unused = box.cards_per_unused_action * max(box.draw_actions, box.build_actions - 1)
    most = int(max(box.renounce_cards, unused)) if taking and table.rulings.cards_are_optional else 0
    if table.cards_due > most:
        reader.wrong("core-wrong-number", what="`cards_due`", least=0, most=most)
    held = table.players[table.actor].amphoras if table.actor != NOBODY else 0
    if taking and not (table.cards_remain() and (table.cards_due or held)):
        reader.wrong("attika-wrong-nothing-to-take")


# --- the players ----------------------------------------------------------------------------------------


def check_seat(reader: PieceReader, table: Attika, seat: int) -> None:
    player, where = table.players[seat], wrong("core-wrong-seat", seat=seat + 1)
    if player.resigned and (player.cards or player.amphoras):
        reader.wrong_at(where, "attika-wrong-resigned")
    for pile in range(PILES):
        size = pile_size(table.box, pile)
        if height(player.piles[pile]) > size:
            reader.wrong_at(where, "attika-wrong-pile-high", pile=pile, most=size)
    told, player.rewarded = player.rewarded, 0
    complete = player.rewarded = completed_groups(table, seat)
    if told != complete:
        names = [name for group, name in enumerate(reader.box.group_ids) if complete & BIT[group]]
        reader.wrong_at(where, "attika-wrong-rewarded", groups=", ".join(names) or "[]")


def pile_size(box: Box, pile: int) -> int:
    """How many buildings are shuffled into it."""
    return int(box.data["piles"]["main"] if pile == MAIN_PILE else box.other_piles[pile - 1])


# --- the end --------------------------------------------------------------------------------------------


def check_end(reader: PieceReader, table: Attika) -> None:
    """A game is over as soon as somebody has built all or joined two temples, and not before (A-35, A-36)."""
    all_built = [int(player.placed) == int(table.box.buildings) for player in table.players]
    linked = [has_linked(table, seat) for seat in range(table.seats())]
    if table.awaited != OVER:
        if table.winner != NOBODY:
            reader.wrong("attika-wrong-winner-early")
        for seat in range(table.seats()):
            if all_built[seat] or linked[seat]:
                reader.wrong_at(wrong("core-wrong-seat", seat=seat + 1), "attika-wrong-already-won")
        return
    left = [seat for seat, player in enumerate(table.players) if not player.resigned]
    fits = {
        ALL_BUILT: table.winner != NOBODY and all_built[table.winner],
        TEMPLES_LINKED: table.winner != NOBODY and linked[table.winner],
        LAST_ONE_LEFT: left == [table.winner],
        STALEMATE: len(left) > 1 and table.quiet_turns >= QUIET_ROUNDS * len(left),
    }
    if not fits.get(int(table.ending), True):
        reader.wrong("attika-wrong-no-such-end")


def has_linked(table: Attika, seat: int) -> bool:
    cells = [cell for cell, occupant in enumerate(table.occupant) if seat_at(occupant) == seat]
    return any(links_temples(table, cell) for cell in cells)


# --- what is let be, so that small tables can be studied ------------------------------------------------


def oddities(table: Attika) -> list[Message]:
    return [*odd_map(table), *(odd for seat in range(table.seats()) for odd in odd_seat(table, seat))]


def odd_map(table: Attika) -> list[Message]:
    """The map begins with so many tiles and temples (A-2), and each empty pile brings one tile (A-31)."""
    setup, found = table.box.setups[table.seats()], []
    tiles, least, temples = len(table.land.tiles), len(setup.centres), len(table.land.temples)
    most = least + sum(pile == 0 for player in table.players for pile in player.piles)
    if tiles < least:
        found.append(wrong("attika-wrong-odd-few-tiles", count=tiles, least=least))
    if tiles + (table.tile != NONE) > most:
        found.append(wrong("attika-wrong-odd-many-tiles", count=tiles + (table.tile != NONE), most=most))
    if temples < len(setup.temples):
        found.append(wrong("attika-wrong-odd-few-temples", count=temples, least=len(setup.temples)))
    return found


def odd_seat(table: Attika, seat: int) -> list[Message]:
    """Amphoras come from groups (A-27), and the top building of each pile is turned up at the start (A-7)."""
    player, found = table.players[seat], []
    amphoras, earned = int(player.amphoras), int(count_bits(player.rewarded))
    if amphoras > earned:
        found.append(wrong("attika-wrong-odd-amphoras", seat=seat + 1, count=amphoras, most=earned))
    if any(height(player.piles[pile]) >= pile_size(table.box, pile) for pile in range(PILES)):
        found.append(wrong("attika-wrong-odd-piles", seat=seat + 1))
    return found
