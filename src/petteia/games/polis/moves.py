"""The moves of Polis as data, and as the numbers that the rules know.

A slot is a card's place in the row of a city, from 0; a card is named by its id. Where others may not know
which card it is, it is named by its colour, as face-down cards are in positions.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from petteia.core.contract import Impossible, resignation
from petteia.core.fault import Fault
from petteia.core.move import Move, Resign, verbs
from petteia.core.notation import named_among, no_such
from petteia.games.polis.actions import (
    ARISTOTLE,
    ATTACK,
    BID,
    BOARD,
    DESTROY,
    DEVELOP,
    DISCARD,
    DONE,
    DRAW,
    DROP,
    EXTRA,
    FOUND,
    INCOME,
    KEEP,
    KILL,
    OFFER,
    PASS,
    PEEK,
    PROTECT,
    REMOVE,
    RETURN,
    SACRIFICE,
    SEATS,
    SELL,
    SELLING,
    STEP,
    SYMBOLS,
    TRADE,
    USE,
    kill_action,
    protect_action,
    use_action,
)
from petteia.games.polis.box import COLOURS, NO_KIND, Box
from petteia.games.polis.effects import DEALING, ON_PLAYER, WITH_CARD, Effect
from petteia.games.polis.profit import MOST_AT_ONCE
from petteia.games.polis.shapes import Colour
from petteia.games.polis.state import Table, kind_of

# --- what can be done -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Done(Move):
    """Nothing, or nothing more: on to what comes next."""

    verb: Literal["done"] = "done"
    lets_be: ClassVar[bool] = True


@dataclass(frozen=True)
class Pass(Move):
    """In an auction."""

    verb: Literal["pass"] = "pass"


@dataclass(frozen=True)
class Sell(Move):
    """To the highest bidder, who offers less than must be accepted."""

    verb: Literal["sell"] = "sell"


@dataclass(frozen=True)
class KeepLot(Move):
    """The seller buys the card."""

    verb: Literal["keep"] = "keep"


@dataclass(frozen=True)
class Drop(Move):
    """The card that nobody wants leaves the game."""

    verb: Literal["drop"] = "drop"


@dataclass(frozen=True)
class Income(Move):
    """The profit of board and cards."""

    verb: Literal["income"] = "income"


@dataclass(frozen=True)
class Found(Move):
    """The Colony's second card."""

    verb: Literal["found"] = "found"


@dataclass(frozen=True)
class Draw(Move):
    colour: Colour
    verb: Literal["draw"] = "draw"


@dataclass(frozen=True)
class Buy(Move):
    """The extra card, for coins."""

    colour: Colour
    verb: Literal["buy"] = "buy"


@dataclass(frozen=True)
class BuyWithTokens(Move):
    """The extra card, by Aristotle."""

    colour: Colour
    verb: Literal["buy_with_tokens"] = "buy_with_tokens"


@dataclass(frozen=True)
class Look(Move):
    """At the top card of a deck, by the Lighthouse."""

    colour: Colour
    verb: Literal["look"] = "look"


@dataclass(frozen=True)
class Board(Move):
    """A side of a city board, such as `athina A`."""

    side: str
    verb: Literal["board"] = "board"


@dataclass(frozen=True)
class Auction(Move):
    """A card of the hand is put up, face down."""

    card: str
    verb: Literal["auction"] = "auction"


@dataclass(frozen=True)
class Develop(Move):
    card: str
    verb: Literal["develop"] = "develop"


@dataclass(frozen=True)
class Discard(Move):
    """For Phidias, face down."""

    card: str
    verb: Literal["discard"] = "discard"


@dataclass(frozen=True)
class Remove(Move):
    """What Herodotus erases, face down."""

    card: str
    verb: Literal["remove"] = "remove"


@dataclass(frozen=True)
class Return(Move):
    """What Hippocrates brings back."""

    card: str
    verb: Literal["return"] = "return"


@dataclass(frozen=True)
class Trade(Move):
    seat: int
    verb: Literal["trade"] = "trade"


@dataclass(frozen=True)
class Attack(Move):
    """With as many mercenaries as it takes."""

    seat: int
    verb: Literal["attack"] = "attack"


@dataclass(frozen=True)
class Destroy(Move):
    """A card in the defender's city."""

    slot: int
    verb: Literal["destroy"] = "destroy"


@dataclass(frozen=True)
class Sacrifice(Move):
    """A card in the attacker's own city."""

    slot: int
    verb: Literal["sacrifice"] = "sacrifice"


@dataclass(frozen=True)
class Protect(Move):
    """A coin onto a symbol of a card, both counted from 0."""

    slot: int
    symbol: int
    verb: Literal["protect"] = "protect"


@dataclass(frozen=True)
class Use(Move):
    """A text that needs nothing else, as that of Hippocrates. Any other is used so in vain; why, is told."""

    slot: int
    verb: Literal["use"] = "use"


@dataclass(frozen=True)
class UseWithCard(Move):
    """With a card of the hand, which stays face down; so is Homer used."""

    slot: int
    card: str
    verb: Literal["use_with"] = "use_with"


@dataclass(frozen=True)
class UseOn(Move):
    """On another player, as Plato is."""

    slot: int
    seat: int
    verb: Literal["use_on"] = "use_on"


@dataclass(frozen=True)
class UseBuying(Move):
    """Points from Euclid."""

    slot: int
    tokens: int
    verb: Literal["use_buying"] = "use_buying"


@dataclass(frozen=True)
class UseSelling(Move):
    """Points to Euclid."""

    slot: int
    tokens: int
    verb: Literal["use_selling"] = "use_selling"


@dataclass(frozen=True)
class Bid(Move):
    """In an auction, in which others than the mover have their say: so it tells whose bid it is."""

    seat: int
    coins: int
    verb: Literal["bid"] = "bid"


@dataclass(frozen=True)
class Kill(Move):
    """By the Assassin in one slot of the own city, a card in a slot of a seat's city."""

    assassin: int
    seat: int
    slot: int
    verb: Literal["kill"] = "kill"


VERBS = verbs(
    [
        Done, Pass, Sell, KeepLot, Drop, Income, Found, Draw, Buy, BuyWithTokens, Look, Board,
        Auction, Develop, Discard, Remove, Return, Trade, Attack, Destroy, Sacrifice, Protect,
        Use, UseWithCard, UseOn, UseBuying, UseSelling, Bid, Kill, Resign,
    ]
)  # fmt: skip

# --- from numbers ---------------------------------------------------------------------------------------

SIMPLE: dict[int, Move] = {
    DONE: Done(),
    PASS: Pass(),
    SELL: Sell(),
    KEEP: KeepLot(),
    DROP: Drop(),
    INCOME: Income(),
    FOUND: Found(),
}
OF_A_DECK: dict[int, type[Draw | Buy | BuyWithTokens | Look]] = {
    DRAW: Draw,
    EXTRA: Buy,
    ARISTOTLE: BuyWithTokens,
    PEEK: Look,
}
OF_A_CARD: dict[int, type[Auction | Develop | Discard | Remove | Return]] = {
    OFFER: Auction,
    DEVELOP: Develop,
    DISCARD: Discard,
    REMOVE: Remove,
    RETURN: Return,
}
OF_A_SEAT: dict[int, type[Trade | Attack]] = {TRADE: Trade, ATTACK: Attack}


def move_of(table: Table, action: int) -> Move:
    """What a number means here; raises Impossible when it names nothing."""
    if action < 0:
        return Resign(-1 - action)
    if action >= KILL:
        return killing(table, action - KILL)
    if action >= BID:
        return Bid(int(table.actor), action - BID)
    if action >= USE:
        return using(table, *divmod(action - USE, STEP))
    if action >= PROTECT:
        slot, symbol = divmod(action - PROTECT, SYMBOLS)
        return Protect(slot, symbol_on(table, slot, symbol))
    if action >= OFFER:
        family, number = divmod(action, STEP)
        return one_of_family(table, family * STEP, number)
    if action >= BOARD:
        return Board(nth(table.box.side_ids, action - BOARD, "city board"))
    if DRAW <= action < PEEK + len(COLOURS):
        family, colour = divmod(action - DRAW, len(COLOURS))
        return OF_A_DECK[DRAW + family * len(COLOURS)](COLOURS[colour])
    if action in SIMPLE:
        return SIMPLE[action]
    raise Impossible(f"{action} is no action of Polis.")


def killing(table: Table, number: int) -> Kill:
    where, victim = divmod(number, STEP)
    assassin, seat = divmod(where, SEATS)
    return Kill(own_slot(table, assassin), seat, slot_in(table, seat, victim))


def using(table: Table, slot: int, argument: int) -> Move:
    how = text_at(table, slot).how
    if argument == with_nothing(how):
        return Use(slot)
    if how == WITH_CARD:
        return UseWithCard(slot, nth(table.box.kind_ids, argument, "card"))
    if how == ON_PLAYER:
        return UseOn(slot, seat_at(table, argument))
    if how == DEALING:
        selling, tokens = divmod(argument, SELLING)
        return (UseSelling if selling else UseBuying)(slot, some_tokens(tokens))
    raise Impossible("This card is used with nothing.")


def with_nothing(how: int) -> int:
    """The argument with which a text is used that needs none, or that another text never has."""
    return STEP - 1 if how in (WITH_CARD, ON_PLAYER) else 0


def one_of_family(table: Table, family: int, number: int) -> Move:
    if family in OF_A_CARD:
        return OF_A_CARD[family](nth(table.box.kind_ids, number, "card"))
    if family in OF_A_SEAT:
        return OF_A_SEAT[family](seat_at(table, number))
    if family == DESTROY:
        return Destroy(slot_in(table, int(table.target), number))
    if family == SACRIFICE:
        return Sacrifice(own_slot(table, number))
    raise Impossible(f"{family + number} is no action of Polis.")


def nth(ids: list[str], number: int, what: str) -> str:
    if number >= len(ids):
        raise Impossible(f"There is no {what} with the number {number}.")
    return ids[number]


# --- to numbers -----------------------------------------------------------------------------------------

NUMBERS: dict[type[Move], int] = {type(move): action for action, move in SIMPLE.items()}


def numbered(families: Mapping[int, type[Move]]) -> dict[type[Move], int]:
    return {kind: family for family, kind in families.items()}


FAMILIES = {**numbered(OF_A_DECK), **numbered(OF_A_CARD), **numbered(OF_A_SEAT)}


def action_of(table: Table, move: Move) -> int:
    """The number of a move, legal or not; raises Impossible when it names something that there is not."""
    match move:
        case Resign(seat):
            return resignation(seat)
        case Draw(colour) | Buy(colour) | BuyWithTokens(colour) | Look(colour):
            return FAMILIES[type(move)] + colour_named(colour)
        case Auction(card) | Develop(card) | Discard(card) | Remove(card) | Return(card):
            return FAMILIES[type(move)] + kind_named(table.box, card)
        case Trade(seat) | Attack(seat):
            return FAMILIES[type(move)] + seat_at(table, seat)
        case Board(side):
            return BOARD + side_named(table.box, side)
        case Bid(seat, coins):
            return BID + bid_of(table, seat, coins)
        case Destroy(slot):
            return DESTROY + slot_in(table, int(table.target), slot)
        case Sacrifice(slot):
            return SACRIFICE + own_slot(table, slot)
        case Protect(slot, symbol):
            return int(protect_action(own_slot(table, slot), symbol_on(table, slot, symbol)))
        case Kill(assassin, seat, slot):
            return int(kill_action(own_slot(table, assassin), seat, slot_in(table, seat, slot)))
        case Use(slot) | UseWithCard(slot) | UseOn(slot) | UseBuying(slot) | UseSelling(slot):
            return int(use_action(own_slot(table, slot), argument_of(table, move, text_at(table, slot).how)))
    return NUMBERS[type(move)]


def argument_of(table: Table, use: Move, how: int) -> int:
    """How a text is used, as a number; see actions.py."""
    match use:
        case UseWithCard(_, card) if how == WITH_CARD:
            return kind_named(table.box, card)
        case UseOn(_, seat) if how == ON_PLAYER:
            return seat_at(table, seat)
        case UseBuying(_, tokens) if how == DEALING:
            return some_tokens(tokens)
        case UseSelling(_, tokens) if how == DEALING:
            return SELLING + some_tokens(tokens)
        case Use():
            return with_nothing(how)
    raise Impossible("This card is not used like that.")


def bid_of(table: Table, seat: int, coins: int) -> int:
    if seat != table.actor:
        raise Impossible(f"Nothing is asked of seat {seat + 1} now.")
    if not 0 <= coins < KILL - BID:
        raise Impossible(f"{coins} is not a number of coins.")
    return coins


def some_tokens(tokens: int) -> int:
    if not 0 < tokens <= MOST_AT_ONCE:
        raise Impossible(f"{tokens} is not a number of points from 1 to {MOST_AT_ONCE}.")
    return tokens


# --- what there is to name ------------------------------------------------------------------------------


def kind_named(box: Box, card: str) -> int:
    kind = box.kind_named(card)
    if kind == NO_KIND:
        raise no_such_card(box, card)
    return kind


def no_such_card(box: Box, name: str) -> Fault:
    return no_such(name, box.kind_ids)


def colour_named(colour: str) -> int:
    return named_among(colour, COLOURS)


def side_named(box: Box, side: str) -> int:
    return named_among(side, box.side_ids)


def seat_at(table: Table, seat: int) -> int:
    if not 0 <= seat < len(table.players):
        raise Fault("core-wrong-no-seat", seat=seat + 1)
    return seat


def slot_in(table: Table, seat: int, slot: int) -> int:
    if not 0 <= seat < len(table.players):
        raise Fault("polis-wrong-no-city")
    if not 0 <= slot < len(table.players[seat].city):
        raise Impossible(f"There is no card number {slot + 1} in the city of player {seat + 1}.")
    return slot


def own_slot(table: Table, slot: int) -> int:
    return slot_in(table, int(table.mover), slot)


def symbol_on(table: Table, slot: int, symbol: int) -> int:
    kind = own_kind(table, own_slot(table, slot))
    if not 0 <= symbol < len(table.box.symbols[kind]):
        raise Impossible(f"There is no symbol number {symbol + 1} on {table.box.kind_ids[kind]}.")
    return symbol


def own_kind(table: Table, slot: int) -> int:
    """The kind of a card in the mover's city."""
    return int(kind_of(table.players[table.mover].city[slot]))


def text_at(table: Table, slot: int) -> Effect:
    """What the text of a card in the mover's city does."""
    return table.box.texts[own_kind(table, own_slot(table, slot))]


# --- as others may know it ------------------------------------------------------------------------------


def move_for(table: Table, move: Move, seat: int) -> Move:
    """Of a card that leaves a hand or a pile unseen, others know the colour."""
    match move:
        case Auction(card) | Discard(card) | Remove(card) | UseWithCard(_, card) if seat != table.actor:
            return replace(move, card=COLOURS[table.box.colours[kind_named(table.box, card)]])
    return move
