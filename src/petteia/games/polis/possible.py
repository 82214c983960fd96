"""Could a table of Polis as somebody has written it down have come about? If not, words say why."""

from __future__ import annotations

from petteia.core.fault import wrong
from petteia.core.message import Message, Term
from petteia.core.numbers import BIT, count_bits
from petteia.core.reading import name_of
from petteia.games.polis.decks import looks_of
from petteia.games.polis.inspection import COLOURS
from petteia.games.polis.piece_reader import PieceReader
from petteia.games.polis.position import AWAITED
from petteia.games.polis.rules import Polis
from petteia.games.polis.state import (
    AUCTION_PHASE,
    BIDDING,
    CHOOSING_BOARD,
    DEVELOPING,
    DEVELOPMENT_PHASE,
    DISCARDING,
    DRAW_PHASE,
    DRAWING,
    LOOKING,
    NO_DEAL,
    OVER,
    PROFIT_PHASE,
    SETTLING,
    TRADE_PHASE,
    TRADING,
    kind_of,
)


def check_possible(reader: PieceReader, table: Polis) -> None:
    for seat, player in enumerate(table.players):
        if player.resigned and (player.coins or player.tokens or len(player.hand)):
            reader.wrong_at(wrong("core-wrong-seat", seat=seat + 1), "polis-wrong-resigned")
    if table.awaited != OVER:
        check_whose_turn(reader, table)
        check_beginning(reader, table)
        check_auction(reader, table)
        check_late_phases(reader, table)


def check_whose_turn(reader: PieceReader, table: Polis) -> None:
    """Turns go round from the first player (P-30), as long as nobody has left the round."""
    due = (int(table.first) + int(table.turn) - 1) % table.seats()
    if table.turn and table.mover != due and not any(player.resigned for player in table.players):
        reader.wrong("core-wrong-whose-turn", turn=int(table.turn), seat=due + 1)


def only_while(reader: PieceReader, table: Polis, fact: str, is_there: bool, may_be: bool) -> None:
    """What belongs to some decisions or phases is not there in others."""
    if is_there and not may_be:
        reader.wrong("core-wrong-not-awaited", name=fact, awaited=name_of(int(table.awaited), AWAITED))


def check_beginning(reader: PieceReader, table: Polis) -> None:
    """Looking at decks, and drawing (P-7, P-8)."""
    box, awaited = table.box, table.awaited
    looks = int(looks_of(table, table.players[table.mover])) if awaited == LOOKING else most_looks(table)
    if table.looks + count_bits(table.looked_at) > looks or (awaited == LOOKING and table.looks == 0):
        reader.wrong("core-wrong-number", what="`looks`", least=int(awaited == LOOKING), most=looks)
    drawn = count_bits(table.drawn_from)
    if table.phase >= DRAW_PHASE and (
        table.draws + drawn > box.draws or (awaited == DRAWING and table.draws == 0)
    ):
        reader.wrong("polis-wrong-draws", most=int(box.draws))
    only_while(reader, table, "drawn_from", drawn > 0, table.phase >= DRAW_PHASE)


def most_looks(table: Polis) -> int:
    """By all Lighthouses that there are."""
    return sum(int(table.box.looks[kind] * table.box.copies[kind]) for kind in range(table.box.kinds))


def check_auction(reader: PieceReader, table: Polis) -> None:
    """Cards put up, bids and passes (P-12 to P-17)."""
    on = table.awaited in (BIDDING, SETTLING)
    only_while(reader, table, "auctions", table.auctions > 0, table.phase >= AUCTION_PHASE)
    only_while(reader, table, "bid", table.bid > 0, on)
    only_while(reader, table, "passed", table.passed != 0, on)
    if on and table.auctions == 0:
        reader.wrong("polis-wrong-auctions")
    bids = table.awaited == BIDDING
    if bids and (table.actor in (table.mover, table.bidder) or table.passed & BIT[table.actor]):
        reader.wrong("polis-wrong-bidding")


def check_late_phases(reader: PieceReader, table: Polis) -> None:
    awaited, phase = table.awaited, table.phase
    only_while(reader, table, "developed", table.developed > 0, phase >= DEVELOPMENT_PHASE)
    if awaited == DEVELOPING and table.developed >= table.box.developments:
        most = int(table.box.developments) - 1
        reader.wrong("core-wrong-number", what="`developed`", least=0, most=most)
    only_while(reader, table, "waiting", table.waiting != 0, awaited in (CHOOSING_BOARD, DISCARDING))
    only_while(reader, table, "deal", table.deal != NO_DEAL, phase >= PROFIT_PHASE)
    only_while(reader, table, "income_taken", table.income_taken, phase >= PROFIT_PHASE)
    if phase > PROFIT_PHASE and not table.income_taken:
        reader.wrong("polis-wrong-income")
    only_while(reader, table, "partners", table.partners != 0, phase >= TRADE_PHASE)
    if table.partners & BIT[table.mover]:
        reader.wrong("polis-wrong-partners")
    check_trades(reader, table)


def check_trades(reader: PieceReader, table: Polis) -> None:
    """One, or more over the Canal. What somebody left who resigned while trading is still there."""
    most = int(table.box.trades)
    if table.awaited == TRADING:
        if not 1 <= table.trades <= most:
            reader.wrong("core-wrong-number", what="`trades`", least=1, most=most)
    elif table.trades > (most if any(player.resigned for player in table.players) else 0):
        only_while(reader, table, "trades", is_there=True, may_be=False)


def oddities(table: Polis) -> list[Message]:
    """So many cards of each colour are taken out before the game (P-4); a table to study may have others."""
    wanted, found = int(table.box.setups[table.seats()].removed), []
    for colour, name in enumerate(COLOURS):
        count = sum(int(table.box.colours[kind_of(card)]) == colour for card in table.removed)
        if count != wanted:
            colour_name = Term(f"polis-colour-{name}")
            found.append(wrong("polis-wrong-odd-removed", colour=colour_name, count=count, least=wanted))
    return found
