"""What the table comes to for whoever looks at it, as plain data: all that a screen would else have to count.

It is told with every view, so what is nothing is left out where that is plain: a gain, a discount, a coin.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from petteia.core.contract import NOBODY
from petteia.core.numbers import BIT, amount, count_bits
from petteia.games.polis.box import COLOURS, CULTURE, POINTS, UNKNOWN, VASE
from petteia.games.polis.city import put_into_city
from petteia.games.polis.development import price_of
from petteia.games.polis.information import Knowledge, unseen_cards
from petteia.games.polis.profit import coin_income
from petteia.games.polis.rules import Polis
from petteia.games.polis.scoring import by_category, card_points
from petteia.games.polis.shapes import (
    AuctionState,
    DeckState,
    DeckStates,
    Discounts,
    Gains,
    Overview,
    Prospect,
    Scores,
    Total,
    Totals,
)
from petteia.games.polis.state import (
    DEVELOPMENT_PHASE,
    LOST_STEP,
    NONE,
    OVER,
    PROFIT_PHASE,
    RETURNING,
    WAR_PHASE,
    Player,
    Table,
    coin_on,
    face_up,
    kind_of,
)
from petteia.games.polis.war import attack_strength, defence_strength


def overview(known: Knowledge) -> Overview:
    table, seat = known.seen(), int(known.seat)
    assert isinstance(table, Polis)
    seats = range(len(table.players))
    return {
        "totals": totals(table),
        "scores": scores(table),
        "covered": [covered(table, other) for other in seats],
        "decks": decks(table),
        "end": {
            "up": int(count_bits(table.blocked)),
            "of": int(table.box.end_cards),
            "closing": bool(table.closing),
        },
        "turn": {"last_phase": last_phase(table), "next": next_to_move(table)},
        "auction": None if table.lot == NONE else sale(table, seat),
        "cards": {} if seat == NOBODY else prospects(table, seat),
    }


# --- cities ---------------------------------------------------------------------------------------------


COUNTED: dict[Total, Callable[[Table, Player], int]] = {
    "culture": lambda _, player: int(amount(player.shown, CULTURE)),
    "vase": lambda _, player: int(amount(player.shown, VASE)),
    "war": lambda _, player: int(attack_strength(player)),
    "defence": lambda _, player: int(defence_strength(player)),
    "coins": lambda table, player: int(coin_income(table, player)),
    "points": lambda _, player: int(amount(player.shown, POINTS)),
    "discount": lambda _, player: min(off_each_colour(player)),
    "ends": lambda _, player: int(card_points(player)),
}


def totals(table: Table) -> Totals:
    players = table.players
    each = {what: [count(table, player) for player in players] for what, count in COUNTED.items()}
    return {
        "culture": each["culture"],
        "vase": each["vase"],
        "war": each["war"],
        "defence": each["defence"],
        "coins": each["coins"],
        "points": each["points"],
        "discount": each["discount"],
        "discounts": [discounts(player) for player in players],
        "ends": each["ends"],
    }


def off_each_colour(player: Player) -> list[int]:
    return [int(amount(player.discounts, colour)) for colour in range(len(COLOURS))]


def discounts(player: Player) -> Discounts:
    """What more there is on cards of a colour than on every card."""
    found: Discounts = {}
    off = off_each_colour(player)
    for colour, more in zip(COLOURS, off, strict=True):
        if more > min(off):
            found[colour] = more - min(off)
    return found


def scores(table: Table) -> Scores:
    tokens, cards, coins, history = zip(
        *[by_category(table, player) for player in table.players], strict=True
    )
    return {
        "points": [sum(each) for each in zip(tokens, cards, coins, history, strict=True)],
        "tokens": list(tokens),
        "cards": list(cards),
        "coins": list(coins),
        "history": list(history),
    }


def covered(table: Table, seat: int) -> dict[str, int]:
    coins = ((slot, int(coin_on(card))) for slot, card in enumerate(table.players[seat].city))
    return {str(slot): symbol for slot, symbol in coins if symbol != NONE}


# --- cards that may come into one's own city ------------------------------------------------------------


def prospects(table: Table, seat: int) -> dict[str, Prospect]:
    kinds = dict.fromkeys(int(kind_of(card)) for card in at_hand(table, seat))
    return {table.box.kind_ids[kind]: prospect(table, seat, kind) for kind in kinds if kind < UNKNOWN}


def at_hand(table: Table, seat: int) -> list[int]:
    """The hand, the card that the seat itself sells, and what Hippocrates may bring back."""
    player = table.players[seat]
    cards = [int(card) for card in player.hand]
    if seat == table.mover and table.lot != NONE:
        cards.append(int(table.lot))
    if seat == table.actor and table.awaited == RETURNING:
        cards += [int(card) for card in player.history]
    return cards


def prospect(table: Table, seat: int, kind: int) -> Prospect:
    player = table.players[seat]
    price = int(price_of(table, player, kind))
    lacks = max(0, price - int(player.coins))
    return {"price": price, "lacks": lacks, "gains": gains_of(table, seat, kind)}


def gains_of(table: Table, seat: int, kind: int) -> Gains:
    """What would be more if a card came into a city."""
    grown = table.clone()
    put_into_city(grown, seat, face_up(kind))
    return gains(table, grown, seat)


def gains(before: Table, after: Table, seat: int) -> Gains:
    old, new, found = before.players[seat], after.players[seat], Gains()
    for what, count in COUNTED.items():
        if change := count(after, new) - count(before, old):
            found[what] = change
    was, off = discounts(old), discounts(new)
    for colour in COLOURS:
        if change := off.get(colour, 0) - was.get(colour, 0):
            found.setdefault("discounts", {})[colour] = change
    return found


# --- decks ----------------------------------------------------------------------------------------------


def decks(table: Table) -> DeckStates:
    red, green, blue, yellow = (deck(table, colour) for colour in range(len(COLOURS)))
    return {"red": red, "green": green, "blue": blue, "yellow": yellow}


def deck(table: Table, colour: int) -> DeckState:
    cards = table.decks[colour]
    place = min(len(cards), int(table.box.end_card_among)) - 1  # the first at which the End card may be
    while place >= 0 and kind_of(cards[place]) < UNKNOWN:
        place -= 1
    return {"left": len(cards), "safe": 0 if table.blocked & BIT[colour] else len(cards) - 1 - place}


def unseen(known: Knowledge) -> dict[str, dict[str, int]]:
    """What may lie in each deck: nowhere in sight, and not among what the seat has seen leave it."""
    table = known.seen()
    assert isinstance(table, Polis)
    return {name: may_hold(table, colour) for colour, name in enumerate(COLOURS)}


def may_hold(table: Table, colour: int) -> dict[str, int]:
    if table.blocked & BIT[colour]:
        return {}  # nothing comes out of it any more
    kinds = Counter(int(kind) for kind in unseen_cards(table, colour))
    kinds.subtract(int(entry % LOST_STEP) for entry in table.lost)
    kinds.update(int(kind_of(card)) for card in table.decks[colour] if kind_of(card) < UNKNOWN)
    return {table.box.kind_ids[kind]: kinds[kind] for kind in sorted(kinds) if kinds[kind] > 0}


# --- whose turn it is -----------------------------------------------------------------------------------


def last_phase(table: Table) -> int:
    """A turn in which the game comes to its end is cut short (P-45)."""
    if not table.closing:
        return WAR_PHASE
    if table.phase <= DEVELOPMENT_PHASE:
        return DEVELOPMENT_PHASE
    return (
        PROFIT_PHASE if table.phase <= PROFIT_PHASE and not table.rulings.late_end_after_turn else WAR_PHASE
    )


def next_to_move(table: Polis) -> int:
    """Clockwise, unless the game is over with this turn (P-30, P-45). The set-up leads to the first turn."""
    if table.turn == 0:
        return int(table.first)
    following = int(table.seat_after(table.mover))
    goes_on = not table.closing or (table.rulings.last_round_completed and table.is_in_this_round(following))
    return following if goes_on and table.awaited != OVER else NOBODY


def sale(table: Table, seat: int) -> AuctionState:
    seats, seller = len(table.players), int(table.mover)
    around = ((seller + step) % seats for step in range(1, seats))
    bidders = [other for other in around if not table.players[other].resigned]
    least, most = int(table.bid) + 1, int(table.players[seat].coins) if seat in bidders else 0
    sure = int(table.box.must_sell)
    return {"bidders": bidders, "least": least, "most": most, "sure": sure if least <= sure <= most else 0}
