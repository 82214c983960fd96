"""Reading the moment of a position of Polis: whose turn it is, how far it has come, and whether that fits."""

from __future__ import annotations

from petteia.core.contract import NOBODY
from petteia.core.numbers import BIT, amount, count_bits, unit
from petteia.core.reading import name_of
from petteia.games.polis.bank import coins_in_bank, tokens_to_be_had
from petteia.games.polis.decks import looks_of
from petteia.games.polis.effects import CANAL, LIGHTHOUSE
from petteia.games.polis.inspection import COLOURS
from petteia.games.polis.piece_reader import MANY, PieceReader
from petteia.games.polis.position import AWAITED, DEALS, ENDINGS
from petteia.games.polis.rules import Polis
from petteia.games.polis.state import (
    AUCTION_PHASE,
    BIDDING,
    BUYING_EXTRA,
    CHOOSING_BOARD,
    DESTROYING,
    DEVELOPING,
    DEVELOPMENT_PHASE,
    DISCARDING,
    DRAW_PHASE,
    DRAWING,
    ERASING,
    FOUNDING,
    LOOKING,
    NONE,
    OFFERING,
    OPENING,
    OVER,
    PROFIT_PHASE,
    PROFITING,
    PROTECTING,
    PROTECTION_PHASE,
    REPLACING,
    RETURNING,
    SACRIFICING,
    SETTLING,
    STRIKING,
    TRADE_PHASE,
    TRADING,
    VISITING,
    WAR_PHASE,
    WARRING,
)

SETTING_UP = (CHOOSING_BOARD, OPENING)
WITH_A_LOT = (BIDDING, SETTLING)
WITH_A_TARGET = (ERASING, DESTROYING, SACRIFICING)
FOR_OTHERS = (CHOOSING_BOARD, OPENING, BIDDING, FOUNDING, VISITING, DISCARDING, REPLACING)

# Where the phase is not told, what is awaited says which it is. Some things happen in several phases: then it
# is the first of those.
PHASES = {
    CHOOSING_BOARD: (0,),
    OPENING: (0,),
    LOOKING: (0,),
    DRAWING: (DRAW_PHASE,),
    BUYING_EXTRA: (DRAW_PHASE,),
    OFFERING: (AUCTION_PHASE,),
    BIDDING: (AUCTION_PHASE,),
    SETTLING: (AUCTION_PHASE,),
    DEVELOPING: (DEVELOPMENT_PHASE,),
    FOUNDING: (DEVELOPMENT_PHASE, AUCTION_PHASE, PROFIT_PHASE),
    VISITING: (DEVELOPMENT_PHASE, AUCTION_PHASE, PROFIT_PHASE),
    DISCARDING: (DEVELOPMENT_PHASE, AUCTION_PHASE, PROFIT_PHASE),
    REPLACING: (PROFIT_PHASE, DEVELOPMENT_PHASE, AUCTION_PHASE),
    PROTECTING: (PROTECTION_PHASE,),
    PROFITING: (PROFIT_PHASE,),
    ERASING: (PROFIT_PHASE,),
    RETURNING: (PROFIT_PHASE,),
    TRADING: (TRADE_PHASE,),
    WARRING: (WAR_PHASE,),
    DESTROYING: (WAR_PHASE,),
    SACRIFICING: (WAR_PHASE,),
    STRIKING: (WAR_PHASE, DEVELOPMENT_PHASE, PROFIT_PHASE),
    OVER: tuple(range(WAR_PHASE + 1)),
}


def read_turn(reader: PieceReader, table: Polis) -> None:
    seats = range(len(table.players))
    table.awaited = reader.word("awaited", "draw", AWAITED)
    phases = PHASES[int(table.awaited)]
    table.phase = reader.number("phase", phases[0], range(WAR_PHASE + 1))
    if table.phase not in phases:
        reader.wrong("core-wrong-not-awaited", name="phase", awaited=name_of(int(table.awaited), AWAITED))
    over = table.awaited == OVER
    actor = reader.number("actor", int(table.first), seats) if "actor" in reader.block and not over else -1
    usual = int(table.first) if actor < 0 or table.awaited in FOR_OTHERS else actor
    table.mover = reader.number("active", usual, seats)
    table.actor = NOBODY if over else actor if actor >= 0 else int(table.mover)
    if not over and table.actor != table.mover and table.awaited not in FOR_OTHERS:
        reader.wrong("polis-wrong-active")
    first_round = 1 + (int(table.mover) - int(table.first)) % len(seats)
    table.turn = reader.number("turn", 0 if table.awaited in SETTING_UP else first_round, range(MANY))
    if not over and (table.turn == 0) != (table.awaited in SETTING_UP):
        reader.wrong("polis-wrong-turn")
    table.ending = reader.word("ending", "none", ENDINGS)
    if over != (table.ending != 0):
        reader.wrong("core-wrong-ending")
    table.reveals = reader.number("reveals", 0, range(MANY))


def read_moment(reader: PieceReader, table: Polis) -> None:
    """How far the turn has come; what is left out is as at the beginning of the phase."""
    awaited, player, box = table.awaited, table.players[table.mover], reader.box
    seats = range(len(table.players))
    looks = int(looks_of(table, player)) if awaited == LOOKING else 0
    table.looked_at = reader.colours("looked_at")
    table.looks = reader.number("looks", max(0, looks - int(count_bits(table.looked_at))), range(100))
    table.drawn_from = reader.colours("drawn_from")
    draws = max(0, int(box.draws) - int(count_bits(table.drawn_from))) if awaited == DRAWING else 0
    table.draws = reader.number("draws", draws, range(len(COLOURS) + 1))
    table.auctions = reader.number("auctions", int(awaited in WITH_A_LOT), range(MANY))
    table.bid = reader.number("bid", 0, range(MANY))
    table.bidder = reader.number("bidder", NOBODY, range(NOBODY, len(seats)))
    table.passed = reader.seat_set("passed", seats)
    table.developed = reader.number("developed", 0, range(int(box.developments) + 1))
    table.price = reader.number("price", 0, range(MANY))
    table.waiting = reader.seat_set("waiting", seats)
    table.income_taken = reader.get("income_taken", bool, table.phase > PROFIT_PHASE)
    table.deal = reader.word("deal", "none", DEALS)
    table.target = reader.number("target", NONE, range(NONE, len(seats)))
    trades = int(box.trades if player.has(CANAL) else 1) if awaited == TRADING else 0
    table.trades = reader.number("trades", trades, range(10))
    table.partners = reader.seat_set("partners", seats)
    read_due(reader, table)
    lot = reader.block.get("lot")
    if lot is not None:
        table.lot = reader.face_down_card(lot, int(BIT[table.mover]), "`lot`", len(seats))


def read_due(reader: PieceReader, table: Polis) -> None:
    usual = [
        int(table.awaited in (OPENING, REPLACING) and seat == table.actor) for seat in range(table.seats())
    ]
    due = reader.block.get("due", usual)
    if not isinstance(due, list) or len(due) != table.seats() or any(n not in range(64) for n in due):
        reader.wrong("polis-wrong-due")
        return
    table.due = sum(count * int(unit(seat)) for seat, count in enumerate(due))


def check_moment(reader: PieceReader, table: Polis) -> None:
    if table.rulings.strict_supply and (coins_in_bank(table) < 0 or tokens_to_be_had(table, 0) < 0):
        reader.wrong("polis-wrong-supply")
    awaited = int(table.awaited)
    word = name_of(awaited, AWAITED)
    if (table.lot != NONE) != (awaited in WITH_A_LOT):
        reader.wrong("core-wrong-not-awaited", name="lot", awaited=word)
    if (table.bidder == NOBODY) != (table.bid == 0):
        reader.wrong("polis-wrong-bid")
    elif table.bidder != NOBODY and table.players[table.bidder].coins < table.bid:
        reader.wrong("polis-wrong-bidder")
    after_war = awaited == STRIKING and table.phase == WAR_PHASE
    if (table.target != NONE) != (awaited in WITH_A_TARGET) and not after_war:
        reader.wrong("core-wrong-not-awaited", name="target", awaited=word)
    if awaited in (OPENING, REPLACING) and amount(table.due, table.actor) == 0:
        reader.wrong("polis-wrong-nobody-due")
    if awaited in (CHOOSING_BOARD, DISCARDING) and not table.waiting & BIT[table.actor]:
        reader.wrong("polis-wrong-waiting")
    if awaited == LOOKING and not table.players[table.mover].has(LIGHTHOUSE):
        reader.wrong("polis-wrong-lighthouse")
    if awaited in (FOUNDING, VISITING) and not table.players[table.actor].city:
        reader.wrong("polis-wrong-just-placed", awaited=word)
