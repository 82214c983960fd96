"""How good a table of Polis looks for a seat: a pure function, counted in victory points.

A seat's prospects are the points it has, those that its city will still bring in the turns to come, and what
its hand and its purse are good for; less what it stands to lose by war. Rivals' prospects count against it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from petteia.core.contract import NOBODY
from petteia.core.numbers import BIT, amount, count_bits
from petteia.core.odds import shares, shares_of_victory
from petteia.games.polis.box import COINS, CULTURE, END, END_POINTS, POINTS, SHIP, VASE, WAR, times
from petteia.games.polis.city import visible_war
from petteia.games.polis.development import price_of
from petteia.games.polis.effects import CAPTAIN, EUCLID, NO_EFFECT
from petteia.games.polis.inspection import COLOURS
from petteia.games.polis.profit import coin_income
from petteia.games.polis.scoring import places_of
from petteia.games.polis.state import (
    BIDDING,
    DESTROYING,
    ERASING,
    NONE,
    OVER,
    PROFIT_PHASE,
    RETURNING,
    SACRIFICING,
    SETTLING,
    Player,
    Table,
    coin_on,
    is_forward,
    kind_of,
)
from petteia.games.polis.war import attack_strength, can_sacrifice, defence_strength, falls

WON: Final = 1_000.0
# How much the strongest rival's prospects count, and those of all on average.
STRONGEST: Final = 0.3
AVERAGE: Final = 0.3
# The points by which a seat must be ahead to be e times as likely to win: so many, and more for each round.
UNCERTAINTY: Final = 7.0
UNCERTAINTY_OF_A_ROUND: Final = 2.5

# Where the End card lies in the last cards of a deck, on average; cards drawn in a turn.
END_DEPTH: Final = 1.2
DRAWS: Final = 2.7

# A coin at the end, and what it is worth more as long as there are turns in which to spend it.
COIN: Final = 0.1
COIN_TO_SPEND: Final = 0.1
TURNS_TO_SPEND: Final = 2.0
SPENT_IN_A_TURN: Final = 16.0
# A coin in a city where Euclid lives, who sells points for coins; what such a city earns besides its income.
EUCLIDS_COIN: Final = 0.33
EARNED_IN_A_TURN: Final = 6.0
# What a turn brings by new cards, in points; what vases and discounts bring in it, in coins.
TURN: Final = 4.0
VASE_IN_A_TURN: Final = 0.4
DISCOUNT_IN_A_TURN: Final = 0.3
# Cards that history gains in a turn.
HISTORY_IN_A_TURN: Final = 0.45
WAR_SYMBOL: Final = 0.55
# The chance that a stronger rival attacks in one of the turns to come, and that a weaker one falls.
ATTACKED: Final = 0.5
SPOILS: Final = 0.8
# A card in hand, compared with the same card in the city and paid for.
IN_HAND: Final = 0.55
# What a look into a pile will bring.
LOOK: Final = 1.0


def outlook(table: Table, seat: i64) -> float:
    if table.awaited == OVER:
        return WON if places_of(table)[seat] == 1 else -WON
    strongest, total, rivals = -WON, 0.0, 0.0
    for other in range(i64(len(table.players))):
        if other != seat and not table.players[other].resigned:
            value = prospects(table, other)
            strongest = max(strongest, value)
            total += value
            rivals += 1.0
    return prospects(table, seat) - STRONGEST * strongest - AVERAGE * total / rivals


def chances(table: Table) -> list[float]:
    if table.awaited == OVER:
        return shares_of_victory(table.ranking())
    strengths: list[float] = []
    for seat in range(i64(len(table.players))):
        resigned = table.players[seat].resigned
        strengths.append(-WON if resigned else prospects(table, seat))
    return shares(strengths, UNCERTAINTY + UNCERTAINTY_OF_A_ROUND * rounds_left(table))


def real(number: i64) -> float:
    """i64 and float do not mix under mypyc."""
    return float(int(number))


# --- how long the game will last -------------------------------------------------------------------


def rounds_left(table: Table) -> float:
    """Turns that each player will still have, by the decks that are nearest to their End cards."""
    missing = table.box.end_cards - count_bits(table.blocked)
    if table.closing or missing <= 0:
        return 0.0
    heights = vec[i64]()
    for colour in range(i64(len(COLOURS))):
        if not table.blocked & BIT[colour]:
            heights = append(heights, len(table.decks[colour]))
    open_decks = real(len(heights))
    draws = max(0.0, real(nth_smallest(heights, missing)) - END_DEPTH) * open_decks
    return draws / DRAWS / real(len(table.players))


def nth_smallest(numbers: vec[i64], n: i64) -> i64:
    """Of a few numbers, the one that n of them do not exceed."""
    best: i64 = END
    for number in numbers:
        below: i64 = 0
        for other in numbers:
            if other <= number:
                below += 1
        if below >= n and number < best:
            best = number
    return best


def turns_left(table: Table, seat: i64) -> float:
    """Profits that a seat will still take, on average; in the last turn of the game there is none."""
    seats: i64 = len(table.players)
    until = (seat - table.mover) % seats
    if until == 0 and (table.phase > PROFIT_PHASE or table.income_taken):
        until = seats
    turns = rounds_left(table) + 0.5 - (1.0 + real(until)) / real(seats)
    return turns if turns > 0.0 else 0.0


def coin_worth(turns: float) -> float:
    return COIN + COIN_TO_SPEND * min(1.0, turns / TURNS_TO_SPEND)


def coin_with_euclid(turns: float) -> float:
    return max(coin_worth(turns), EUCLIDS_COIN * min(1.0, turns))


def coin_to(player: Player, turns: float) -> float:
    """What a coin that is paid or received is worth to a player."""
    return coin_with_euclid(turns) if player.has(EUCLID) else coin_worth(turns)


# --- what a seat has and will have -----------------------------------------------------------------


def prospects(table: Table, seat: i64) -> float:
    player = table.players[seat]
    turns = turns_left(table, seat)
    value = (
        real(player.tokens)
        + TURN * turns
        + purse(player, turns)
        + city_worth(table, player, turns)
        + danger(table, seat, turns)
        + hand_worth(table, player, turns)
    )
    return value + pending(table, seat, turns)


def purse(player: Player, turns: float) -> float:
    """Coins that can be spent are worth more than those that only count at the end."""
    coins = real(player.coins)
    useful = min(coins, SPENT_IN_A_TURN * turns)
    return COIN * coins + COIN_TO_SPEND * min(1.0, turns / TURNS_TO_SPEND) * useful


def city_worth(table: Table, player: Player, turns: float) -> float:
    coins = real(coin_income(table, player)) + trade_and_discounts(player.shown, player.discounts)
    points = real(amount(player.shown, END_POINTS) + times(player.prizes, player.counts))
    history = real(len(player.history)) + HISTORY_IN_A_TURN * turns
    return (
        points
        + real(amount(player.shown, POINTS)) * turns
        + real(amount(player.shown, CULTURE)) * history
        + coins * turns * coin_worth(turns)
        + WAR_SYMBOL * real(attack_strength(player)) * min(1.0, turns)
        + texts_worth(table, player, turns)
    )


def trade_and_discounts(shown: i64, discounts: i64) -> float:
    """Coins that Vases and discounts bring in a turn."""
    discount: i64 = 0
    for colour in range(i64(len(COLOURS))):
        discount += amount(discounts, colour)
    return VASE_IN_A_TURN * real(amount(shown, VASE)) + DISCOUNT_IN_A_TURN * real(discount)


def texts_worth(table: Table, player: Player, turns: float) -> float:
    value = 0.0
    for card in player.city:
        kind = kind_of(card)
        if not (is_forward(card) and table.box.once_a_game & BIT[kind]):
            value += text_worth(table, player, kind, amount(player.shown, CULTURE), turns)
    return value


def text_worth(table: Table, player: Player, kind: i64, culture: i64, turns: float) -> float:
    """What the text of a card is worth to a city, with so much Culture."""
    box = table.box
    if box.effects[kind] == NO_EFFECT:
        return 0.0
    if box.effects[kind] == EUCLID:
        coins = real(player.coins) + (real(coin_income(table, player)) + EARNED_IN_A_TURN) * turns
        return coins * (coin_with_euclid(turns) - coin_worth(turns))
    worth = box.worths[kind] * min(1.0, turns) + box.worths_a_turn[kind] * turns
    if box.worths_of_culture[kind] > 0.0:
        worth += box.worths_of_culture[kind] * real(culture) * turns
    return worth


# --- one card --------------------------------------------------------------------------------------


def card_worth(table: Table, player: Player, kind: i64, turns: float) -> float:
    """What a card adds to a city in which it does not lie yet."""
    box = table.box
    shown, counts = box.shown[kind], player.counts + box.counts[kind]
    points = (
        real(amount(shown, END_POINTS))
        + real(times(box.prizes[kind], counts))
        + real(times(player.prizes, box.counts[kind]))
    )
    coins = (
        real(amount(shown, COINS))
        + real(times(box.yields[kind], counts))
        + real(times(player.yields, box.counts[kind]))
        + trade_and_discounts(shown, box.discounts[kind])
    )
    if box.effects[kind] == CAPTAIN and amount(player.counts, SHIP) > 0:
        coins += real(box.coins[kind])
    history = real(len(player.history)) + HISTORY_IN_A_TURN * turns
    culture = amount(player.shown, CULTURE) + amount(shown, CULTURE)
    return (
        points
        + real(amount(shown, POINTS)) * turns
        + real(amount(shown, CULTURE)) * history
        + coins * turns * coin_worth(turns)
        + WAR_SYMBOL * real(amount(shown, WAR)) * min(1.0, turns)
        + text_worth(table, player, kind, culture, turns)
    )


def average_worth(table: Table, player: Player, colour: i64, turns: float) -> float:
    """What a card of a colour adds whose face is not known."""
    value, cards = 0.0, 0.0
    for kind in range(table.box.kinds):
        if table.box.colours[kind] == colour:
            copies = real(table.box.copies[kind])
            value += copies * card_worth(table, player, kind, turns)
            cards += copies
    return value / cards


def hand_worth(table: Table, player: Player, turns: float) -> float:
    """Cards in hand that can be paid for, in turns that are still to come."""
    value = 0.0
    for card in player.hand:
        kind = kind_of(card)
        price = real(price_of(table, player, kind)) * coin_to(player, turns)
        value += max(0.0, card_worth(table, player, kind, turns) - price)
    return IN_HAND * value * min(1.0, turns / TURNS_TO_SPEND)


# --- war -------------------------------------------------------------------------------------------


def danger(table: Table, seat: i64, turns: float) -> float:
    """What wars are likely to take from a city and bring to it, until the next ones are fought."""
    player = table.players[seat]
    stronger, weaker = 0.0, 0.0
    armed = can_sacrifice(table, player)
    for other in range(i64(len(table.players))):
        rival = table.players[other]
        if other == seat or rival.resigned:
            continue
        if attack_strength(rival) > defence_strength(player) and can_sacrifice(table, rival):
            stronger += 1.0
        if armed and attack_strength(player) > defence_strength(rival):
            weaker += 1.0
    soon = min(1.0, turns)
    value = SPOILS * min(1.0, weaker) * soon
    if stronger > 0.0:
        lost = dearest_unprotected(table, player, turns) - real(amount(player.shown, CULTURE))
        value -= ATTACKED * min(1.0, stronger / 2.0) * soon * max(0.0, lost)
    return value


def dearest_unprotected(table: Table, player: Player, turns: float) -> float:
    worth = 0.0
    for card in player.city:
        if coin_on(card) == NONE:
            worth = max(worth, card_worth(table, player, kind_of(card), turns))
    return worth


# --- what is half done -------------------------------------------------------------------------------


def pending(table: Table, seat: i64, turns: float) -> float:
    """What the decision that is awaited will bring to a seat, or take from it."""
    awaited = table.awaited
    if table.lot != NONE and awaited in (BIDDING, SETTLING):
        return share_in_auction(table, seat, turns)
    if awaited in (RETURNING, ERASING) and seat == table.mover:
        return LOOK
    if awaited in (DESTROYING, SACRIFICING):
        return share_in_war(table, seat, turns)
    return 0.0


def share_in_auction(table: Table, seat: i64, turns: float) -> float:
    """Bidders go up to what the card is worth to them: the keenest pays what the next one would."""
    buyer, price = likely_sale(table)
    coin = coin_to(table.players[seat], turns)
    if seat != table.mover:
        return worth_of_lot(table, seat, turns) - coin * price if seat == buyer else 0.0
    if buyer == NOBODY:
        price = real(table.box.unwanted)
        return max(0.0, worth_of_lot(table, seat, turns) - coin * price)
    gain = coin * price
    if price >= real(table.box.must_sell):
        return gain
    kept = worth_of_lot(table, seat, turns) - coin * (price + real(table.box.premium))
    return max(gain, kept)


def likely_sale(table: Table) -> tuple[i64, float]:
    """Who will buy the card that is up for auction, or NOBODY, and for how many coins."""
    buyer, price = table.bidder, real(table.bid)
    limit = price if buyer == NOBODY else max(price, limit_of(table, buyer))
    for seat in range(i64(len(table.players))):
        if seat in (table.mover, table.bidder) or table.passed & BIT[seat] or table.players[seat].resigned:
            continue
        own = limit_of(table, seat)
        if own <= limit:
            price = max(price, own)
        elif own >= price + 1.0:
            buyer, price, limit = seat, max(price + 1.0, limit), own
    return buyer, price


def limit_of(table: Table, seat: i64) -> float:
    """The coins that a seat would give for the card that is up for auction, if it has them."""
    turns, player = turns_left(table, seat), table.players[seat]
    return min(real(player.coins), worth_of_lot(table, seat, turns) / coin_to(player, turns))


def worth_of_lot(table: Table, seat: i64, turns: float) -> float:
    """By its face for those who have seen it, by its colour for the others."""
    kind = kind_of(table.lot)
    if table.lot & BIT[seat]:
        return card_worth(table, table.players[seat], kind, turns)
    return average_worth(table, table.players[seat], table.box.colours[kind], turns)


def share_in_war(table: Table, seat: i64, turns: float) -> float:
    """The attacker will give up the cheapest card of war, the defender lose the dearest one."""
    player = table.players[seat]
    history = real(amount(player.shown, CULTURE))
    if seat == table.mover:
        cheapest = WON
        for card in player.city:
            if visible_war(table, card) > 0:
                cheapest = min(cheapest, card_worth(table, player, kind_of(card), turns))
        return history - min(cheapest, SPOILS)
    if seat == table.target and table.awaited == DESTROYING:
        dearest = 0.0
        for card in player.city:
            if falls(table, table.players[table.mover], card):
                dearest = max(dearest, card_worth(table, player, kind_of(card), turns))
        return history - dearest
    return 0.0
