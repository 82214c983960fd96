"""Moves of Polis as text and back.

    board athina a                              a city board and its side
    look red        draw red                    by the Lighthouse; a card from a deck
    buy red         buy red with tokens         the extra card, for coins; or by Aristotle
    auction potter  bid 5       pass            a card of the hand is put up, and bid for
    sell            keep        drop            what the seller does when little or nothing was bid
    develop theatre             found           a card of the hand; the Colony's second card
    discard potter                              for Phidias
    protect theatre on culture                  a coin onto a symbol
    income                                      the profit of board and cards
    use homer with potter                       a card of the city, with one of the hand
    use plato on 2              use hippocrates with a player; with nothing
    use euclid buying 2         use euclid selling 1
    remove potter               return potter   what Herodotus erases, what Hippocrates brings back
    kill potter of 2                            by an Assassin, in the city of seat 2
    trade with 2    attack 3
    destroy theatre             sacrifice hoplite
    done            resign 2

`theatre 2` means the second Theatre in the row of a city. `kill potter of 2 with assassin 2` says which
Assassin, where the first one that can strike is not meant. A war can be said in one breath: `attack 3
destroying theatre sacrificing hoplite`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from petteia.core.contract import NOBODY
from petteia.core.fault import Fault
from petteia.core.move import Move, Resign
from petteia.core.notation import named_among, no_such, not_a_move, read_number, spoken
from petteia.core.numbers import BIT
from petteia.games.polis import moves
from petteia.games.polis.box import COLOURS, Box
from petteia.games.polis.effects import ASSASSIN, DEALING, ON_PLAYER, WITH_CARD
from petteia.games.polis.moves import action_of, colour_named, no_such_card, own_kind, text_at
from petteia.games.polis.profit import MOST_AT_ONCE
from petteia.games.polis.shapes import Colour
from petteia.games.polis.state import Table, is_forward, kind_of

SIMPLE: dict[str, Move] = {
    "done": moves.Done(),
    "pass": moves.Pass(),
    "sell": moves.Sell(),
    "keep": moves.KeepLot(),
    "drop": moves.Drop(),
    "income": moves.Income(),
    "found": moves.Found(),
}
MOST_SEATS = 7  # that can be named; how many there are is another matter
MOST_COINS = 4095

# --- writing ------------------------------------------------------------------------------------------


def write_move(table: Table, move: Move) -> str:
    match move:
        case Resign(seat):
            return f"resign {seat + 1}"
        case moves.Bid(_, coins):
            return f"bid {coins}"
        case moves.Draw(colour) | moves.Buy(colour) | moves.Look(colour):
            return f"{move.verb} {colour}"
        case moves.BuyWithTokens(colour):
            return f"buy {colour} with tokens"
        case moves.Board(side):
            return f"board {side.lower()}"
        case (
            moves.Auction(card)
            | moves.Develop(card)
            | moves.Discard(card)
            | moves.Remove(card)
            | moves.Return(card)
        ):
            return f"{move.verb} {write_card(card)}"
        case moves.Trade(seat):
            return f"trade with {seat + 1}"
        case moves.Attack(seat):
            return f"attack {seat + 1}"
        case moves.Destroy(slot):
            return f"destroy {write_slot(table, int(table.target), slot)}"
        case moves.Sacrifice(slot):
            return f"sacrifice {write_own(table, slot)}"
        case moves.Protect(slot, symbol):
            name = write_symbol(table.box, own_kind(table, slot), symbol)
            return f"protect {write_own(table, slot)} on {name}"
        case moves.Kill(assassin, seat, slot):
            return write_kill(table, assassin, seat, slot)
        case (
            moves.Use(slot)
            | moves.UseWithCard(slot)
            | moves.UseOn(slot)
            | moves.UseBuying(slot)
            | moves.UseSelling(slot)
        ):
            return f"use {write_own(table, slot)}{write_manner(move)}"
    return next(text for text, simple in SIMPLE.items() if simple == move)


def write_manner(use: Move) -> str:
    """How a text of the city is used."""
    match use:
        case moves.UseWithCard(_, card):
            return f" with {write_card(card)}"
        case moves.UseOn(_, seat):
            return f" on {seat + 1}"
        case moves.UseBuying(_, tokens):
            return f" buying {tokens}"
        case moves.UseSelling(_, tokens):
            return f" selling {tokens}"
    return ""


def write_kill(table: Table, assassin: int, seat: int, slot: int) -> str:
    kill = f"kill {write_slot(table, seat, slot)} of {seat + 1}"
    return kill if assassin == assassin_at_hand(table) else f"{kill} with {write_own(table, assassin)}"


def assassin_at_hand(table: Table) -> int:
    """The slot of the mover's first Assassin that can still strike, of the first one if none can, or -1."""
    if table.mover == NOBODY:
        return -1
    city = table.players[table.mover].city
    found = [slot for slot, card in enumerate(city) if table.box.effects[kind_of(card)] == ASSASSIN]
    fresh = [slot for slot in found if not is_forward(city[slot])]
    return (fresh or found or [-1])[0]


def write_card(card: str) -> str:
    """A card by its name, or by its colour where no more is known of it."""
    return f"{card} card" if card in COLOURS else spoken(card)


def write_own(table: Table, slot: int) -> str:
    return write_slot(table, int(table.mover), slot)


def write_slot(table: Table, seat: int, slot: int) -> str:
    """A card of a city: its kind, and which one of several of that kind."""
    city = table.players[seat].city
    kind = kind_of(city[slot])
    before = sum(kind_of(card) == kind for card in city[:slot])
    return write_kind(table.box, int(kind)) + (f" {before + 1}" if before else "")


def write_kind(box: Box, kind: int) -> str:
    return spoken(box.kind_ids[kind])


def write_symbol(box: Box, kind: int, symbol: int) -> str:
    """A symbol of a card; numbered where the name alone would mean another one of its kind."""
    name = str(box.symbols[kind][symbol]["kind"])
    number = (
        ""
        if symbol == symbol_meant(box, kind, name)
        else f" {same_symbols(box, kind, name).index(symbol) + 1}"
    )
    return spoken(name) + number


def same_symbols(box: Box, kind: int, name: str) -> list[int]:
    return [number for number, symbol in enumerate(box.symbols[kind]) if symbol["kind"] == name]


def symbol_meant(box: Box, kind: int, name: str) -> int:
    """The first ringed symbol of that name on a card, or the first one if none has a ring."""
    found = same_symbols(box, kind, name)
    ringed = [symbol for symbol in found if box.rings[kind] & BIT[symbol]]
    return (ringed or found or [-1])[0]


# --- reading ------------------------------------------------------------------------------------------


def read_moves(table: Table, text: str) -> list[Move]:
    words = " ".join(spoken(text.lower()).split())
    war = re.fullmatch(r"(attack \d+)(?: destroying (.+?))?(?: sacrificing (.+))?", words)
    if war and (war[2] or war[3]):
        return read_war(table, war[1], war[2], war[3])
    return [read_move(table, words)]


def read_actions(table: Table, text: str) -> list[int]:
    """The same as numbers. What is destroyed has one only when it is known whose city is attacked."""
    after, actions = table.clone(), list[int]()
    for move in read_moves(table, text):
        actions.append(action_of(after, move))
        if actions[-1] in after.legal():
            after.apply(actions[-1])
    return actions


def read_war(table: Table, attack: str, destroyed: str | None, sacrificed: str | None) -> list[Move]:
    """A war in one breath; what follows the attack is left out where the attack itself is refused."""
    read = [read_move(table, attack)]
    action = action_of(table, read[0])
    if action not in table.legal():
        return read
    after = table.clone()
    after.apply(action)
    for verb, card in (("destroy", destroyed), ("sacrifice", sacrificed)):
        if card is None:
            continue
        read.append(read_move(after, f"{verb} {card}"))
        action = action_of(after, read[-1])
        if action in after.legal():
            after.apply(action)
    return read


def read_move(table: Table, words: str) -> Move:
    if words in SIMPLE:
        return SIMPLE[words]
    verb, _, rest = words.partition(" ")
    if verb in READERS and rest:
        return READERS[verb](table, rest)
    raise not_a_move(words, EXAMPLES)


def read_buying(words: str) -> Move:
    colour = words.removesuffix(" with tokens")
    return (moves.Buy if colour == words else moves.BuyWithTokens)(read_colour(colour))


def read_protection(table: Table, words: str) -> Move:
    card, on, name = words.partition(" on ")
    slot = read_slot(table, int(table.mover), card)
    kind = own_kind(table, slot)
    if not on:
        rings = [
            symbol for symbol in range(len(table.box.symbols[kind])) if table.box.rings[kind] & BIT[symbol]
        ]
        return moves.Protect(slot, rings[0] if rings else 0)
    return moves.Protect(slot, read_symbol(table.box, kind, name))


def read_symbol(box: Box, kind: int, words: str) -> int:
    name, number = numbered(words)
    name = name.replace(" ", "_")
    found = same_symbols(box, kind, name)
    if number is None and found:
        return symbol_meant(box, kind, name)
    if number is not None and 0 < number <= len(found):
        return found[number - 1]
    raise no_such(words, [write_symbol(box, kind, symbol) for symbol in range(len(box.symbols[kind]))])


def read_use(table: Table, words: str) -> Move:
    match = re.fullmatch(r"(.+?)(?: (with|on|buying|selling) (.+))?", words)
    assert match is not None
    slot = read_slot(table, int(table.mover), match[1])
    how = text_at(table, slot).how
    wanted, what = match[2], match[3] or ""
    if how == WITH_CARD and wanted == "with":
        return moves.UseWithCard(slot, read_card(table.box, what))
    if how == ON_PLAYER and wanted == "on":
        return moves.UseOn(slot, read_seat(what))
    if how == DEALING and wanted in ("buying", "selling"):
        return (moves.UseBuying if wanted == "buying" else moves.UseSelling)(slot, read_points(what))
    if how not in HOW_TO_USE and wanted is None:
        return moves.Use(slot)
    raise Fault("polis-wrong-use", example=HOW_TO_USE.get(how, f"use {match[1]}"))


HOW_TO_USE = {
    WITH_CARD: "use homer with potter",
    ON_PLAYER: "use plato on 2",
    DEALING: "use euclid buying 2",
}


def read_points(words: str) -> int:
    return read_number(words, range(1, MOST_AT_ONCE + 1))


def read_kill(table: Table, words: str) -> Move:
    match = re.fullmatch(r"(.+?) of (\d+)(?: with (.+))?", words)
    if not match:
        raise Fault("polis-wrong-kill", example="kill potter of 2")
    seat = read_seat(match[2])
    victim = read_slot(table, seat, match[1])
    assassin = read_slot(table, int(table.mover), match[3]) if match[3] else assassin_at_hand(table)
    if assassin < 0:
        raise Fault("polis-wrong-no-assassin")
    return moves.Kill(assassin, seat, victim)


def read_slot(table: Table, seat: int, words: str) -> int:
    """A card of a seat's city: `theatre`, or `theatre 2` for the second one."""
    if not 0 <= seat < len(table.players):
        raise Fault("polis-wrong-no-city")
    name, number = numbered(words)
    kind = table.box.kind_named(read_card(table.box, name))
    found = [slot for slot, card in enumerate(table.players[seat].city) if kind_of(card) == kind]
    wanted = 1 if number is None else number
    if 0 < wanted <= len(found):
        return found[wanted - 1]
    raise Fault("polis-wrong-not-in-city", name=repr(words), player=seat + 1)


def numbered(words: str) -> tuple[str, int | None]:
    match = re.fullmatch(r"(.+) (\d{1,2})", words)
    return (match[1], int(match[2])) if match else (words, None)


def read_card(box: Box, words: str) -> str:
    card = words.replace(" ", "_")
    if card not in box.kind_ids:
        raise no_such_card(box, words)
    return card


def read_side(box: Box, words: str) -> str:
    return box.side_ids[named_among(words, [side.lower() for side in box.side_ids])]


def read_colour(words: str) -> Colour:
    return COLOURS[colour_named(words)]


def read_seat(words: str) -> int:
    return read_number(words, range(1, MOST_SEATS + 1)) - 1


EXAMPLES = "draw red, auction potter, bid 5, develop theatre, done"

READERS: dict[str, Callable[[Table, str], Move]] = {
    "board": lambda table, rest: moves.Board(read_side(table.box, rest)),
    "look": lambda table, rest: moves.Look(read_colour(rest)),
    "draw": lambda table, rest: moves.Draw(read_colour(rest)),
    "buy": lambda table, rest: read_buying(rest),
    "auction": lambda table, rest: moves.Auction(read_card(table.box, rest)),
    "bid": lambda table, rest: moves.Bid(int(table.actor), read_number(rest, range(MOST_COINS + 1))),
    "develop": lambda table, rest: moves.Develop(read_card(table.box, rest)),
    "discard": lambda table, rest: moves.Discard(read_card(table.box, rest)),
    "remove": lambda table, rest: moves.Remove(read_card(table.box, rest)),
    "return": lambda table, rest: moves.Return(read_card(table.box, rest)),
    "protect": read_protection,
    "use": read_use,
    "kill": read_kill,
    "trade": lambda table, rest: moves.Trade(read_seat(rest.removeprefix("with "))),
    "attack": lambda table, rest: moves.Attack(read_seat(rest)),
    "destroy": lambda table, rest: moves.Destroy(read_slot(table, int(table.target), rest)),
    "sacrifice": lambda table, rest: moves.Sacrifice(read_slot(table, int(table.mover), rest)),
    "resign": lambda table, rest: Resign(read_seat(rest)),
}
