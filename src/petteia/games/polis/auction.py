"""Phase 2: cards are put up for auction (P-12 to P-17).

The seller never bids. The left neighbour begins; whoever passes is out, and so is whoever cannot bid more.
When nobody is left to bid, a high bid must be accepted; otherwise the seller decides.
"""

from __future__ import annotations

from mypy_extensions import i64

from petteia.core.contract import NOBODY
from petteia.core.numbers import BIT
from petteia.games.polis.actions import BID, PASS
from petteia.games.polis.memory import come_to_light, leave_hand_unseen
from petteia.games.polis.placing import place
from petteia.games.polis.state import BIDDING, NONE, SETTLING, Table, face_up, kind_of, seen_by, sorted_in
from petteia.games.polis.turn import Turn


def put_up(table: Turn, kind: i64) -> None:
    """A card of the mover's hand, face down: the others see its colour (P-12)."""
    table.lot = leave_hand_unseen(table, table.mover, kind)
    table.auctions += 1
    table.bid = 0
    table.bidder = NOBODY
    table.passed = 0
    if table.journal is not None:
        table.note("polis-log-offers", [table.mover, table.box.colours[kind]])
        table.note("polis-log-offered", [kind], table.mover)
    go_on_bidding(table, table.mover)


# --- bidding (P-13) -------------------------------------------------------------------------------


def add_bids(table: Table, actions: list[int]) -> None:
    """Any number of coins above the highest bid that the actor has in hand, or a pass."""
    actions.append(PASS)
    for coins in range(table.bid + 1, table.players[table.actor].coins + 1):
        actions.append(BID + coins)


def make_bid(table: Turn, coins: i64) -> None:
    table.bid = coins
    table.bidder = table.actor
    if table.journal is not None:
        table.note("polis-log-bids", [table.actor, coins])
    go_on_bidding(table, table.actor)


def pass_bid(table: Turn) -> None:
    pass_out(table, table.actor)
    go_on_bidding(table, table.actor)


def pass_out(table: Table, seat: i64) -> None:
    table.passed |= BIT[seat]
    if table.journal is not None:
        table.note("polis-log-passes", [seat])


def go_on_bidding(table: Turn, after: i64) -> None:
    table.actor = next_bidder(table, after)
    table.awaited = BIDDING
    if table.actor == NOBODY:
        table.actor = table.mover
        settle(table)


def next_bidder(table: Table, after: i64) -> i64:
    """Who bids next, clockwise after a seat; NOBODY when the auction is over."""
    seats: i64 = len(table.players)
    for step in range(1, seats + 1):
        seat = (after + step) % seats
        if seat == table.bidder:
            return NOBODY
        if seat == table.mover or table.players[seat].resigned or table.passed & BIT[seat]:
            continue
        if table.players[seat].coins > table.bid:
            return seat
        pass_out(table, seat)
    return NOBODY


# --- how it ends (P-14 to P-16) -------------------------------------------------------------------


def settle(table: Turn) -> None:
    """Nobody bids any more: the seller decides, where there is anything to decide."""
    if must_sell(table):
        sell(table)
    elif must_drop(table):
        drop(table)
    else:
        table.awaited = SETTLING


def must_sell(table: Table) -> bool:
    """Is the bid so high that the seller has no choice, or has the seller too little to keep the card?"""
    return table.bid >= table.box.must_sell or (
        table.bid > 0 and table.players[table.mover].coins < table.bid + table.box.premium
    )


def must_drop(table: Table) -> bool:
    """Does nobody want the card, and the seller has not a coin for it?"""
    return table.bid == 0 and table.players[table.mover].coins < table.box.unwanted


def sell(table: Turn) -> None:
    """The highest bidder pays the seller, and has the card."""
    buyer, price = table.bidder, table.bid
    table.players[buyer].coins -= price
    table.players[table.mover].coins += price
    if table.journal is not None:
        table.note("polis-log-sells", [table.mover, buyer, kind_of(table.lot), price])
    place(table, buyer, turn_lot_up(table), price)


def keep(table: Turn) -> None:
    """The seller pays the highest bidder, or the bank, and has the card."""
    seller = table.players[table.mover]
    if table.bid == 0:
        price = table.box.unwanted
        if table.journal is not None:
            table.note("polis-log-keeps-unwanted", [table.mover, kind_of(table.lot), price])
    else:
        price = table.bid + table.box.premium
        table.players[table.bidder].coins += price
        if table.journal is not None:
            table.note("polis-log-keeps", [table.mover, table.bidder, kind_of(table.lot), price])
    seller.coins -= price
    place(table, table.mover, turn_lot_up(table), price)


def drop(table: Turn) -> None:
    """Out of the game, unseen."""
    if table.journal is not None:
        table.note("polis-log-drops", [table.mover, table.box.colours[kind_of(table.lot)]])
    table.boxed = sorted_in(table.boxed, table.lot)
    clear(table)
    table.go_on_offering()


def turn_lot_up(table: Table) -> i64:
    """The card that was sold or kept, face up."""
    kind = kind_of(table.lot)
    come_to_light(table, kind, seen_by(table.lot))
    table.reveals += 1
    clear(table)
    return face_up(kind)


def clear(table: Table) -> None:
    table.lot = NONE
    table.bid = 0
    table.bidder = NOBODY
    table.passed = 0
