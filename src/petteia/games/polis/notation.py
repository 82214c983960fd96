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

from librt.vecs import vec
from mypy_extensions import i64

from petteia.core.contract import NOBODY, resignation
from petteia.core.game import Impossible
from petteia.core.notation import read_number, spoken
from petteia.core.numbers import BIT
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
from petteia.games.polis.box import (
    ALEXANDER,
    ASSASSIN,
    COLOURS,
    EUCLID,
    EXCHANGE,
    HARBOUR,
    HERODOTUS,
    HOMER,
    NO_KIND,
    PLATO,
    Box,
)
from petteia.games.polis.state import Table, is_forward, kind_of

SIMPLE = {
    DONE: "done",
    PASS: "pass",
    SELL: "sell",
    KEEP: "keep",
    DROP: "drop",
    INCOME: "income",
    FOUND: "found",
}
WITH_A_CARD = (ALEXANDER, EXCHANGE, HOMER)
ON_A_PLAYER = (HARBOUR, HERODOTUS, PLATO)

# --- writing ------------------------------------------------------------------------------------------


def write_action(table: Table, action: int) -> str:
    if action < 0:
        return f"resign {-action}"
    if action >= KILL:
        return write_kill(table, *killing(action))
    if action >= BID:
        return f"bid {action - BID}"
    if action >= USE:
        return write_use(table, *divmod(action - USE, STEP))
    if action >= PROTECT:
        slot, symbol = divmod(action - PROTECT, SYMBOLS)
        city = table.players[table.mover].city
        kind = int(kind_of(city[slot]))
        return f"protect {write_slot(table.box, city, slot)} on {write_symbol(table.box, kind, symbol)}"
    if action >= OFFER:
        family, number = divmod(action, STEP)
        return FAMILIES[family * STEP](table, number)
    if action >= BOARD:
        return f"board {table.box.side_ids[action - BOARD].lower()}"
    if action >= DRAW:
        return write_draw(action)
    return SIMPLE[action]


def write_action_for(table: Table, action: int, seat: int) -> str:
    """The same as others may read it: of a card that leaves a hand or a pile unseen, only the colour."""
    text, kind = write_action(table, action), unseen_kind(table, action)
    if kind == NO_KIND or seat == table.actor:
        return text
    return text.removesuffix(write_kind(table.box, kind)) + f"{COLOURS[table.box.colours[kind]]} card"


def unseen_kind(table: Table, action: int) -> int:
    """The kind of the card that an action lays or puts away face down, or NO_KIND."""
    family, number = divmod(action, STEP)
    if family * STEP in (OFFER, DISCARD, REMOVE):
        return number
    if USE <= action < BID:
        slot, argument = divmod(action - USE, STEP)
        if table.box.effects[kind_of(table.players[table.mover].city[slot])] in WITH_A_CARD:
            return argument
    return NO_KIND


FAMILIES: dict[int, Callable[[Table, int], str]] = {
    OFFER: lambda table, kind: f"auction {write_kind(table.box, kind)}",
    DEVELOP: lambda table, kind: f"develop {write_kind(table.box, kind)}",
    DISCARD: lambda table, kind: f"discard {write_kind(table.box, kind)}",
    REMOVE: lambda table, kind: f"remove {write_kind(table.box, kind)}",
    RETURN: lambda table, kind: f"return {write_kind(table.box, kind)}",
    TRADE: lambda table, seat: f"trade with {seat + 1}",
    ATTACK: lambda table, seat: f"attack {seat + 1}",
    DESTROY: lambda table, slot: f"destroy {write_slot(table.box, table.players[table.target].city, slot)}",
    SACRIFICE: lambda table, slot: (
        f"sacrifice {write_slot(table.box, table.players[table.mover].city, slot)}"
    ),
}


def write_draw(action: int) -> str:
    if action >= PEEK:
        return f"look {COLOURS[action - PEEK]}"
    if action >= ARISTOTLE:
        return f"buy {COLOURS[action - ARISTOTLE]} with tokens"
    if action >= EXTRA:
        return f"buy {COLOURS[action - EXTRA]}"
    return f"draw {COLOURS[action - DRAW]}"


def write_use(table: Table, slot: int, argument: int) -> str:
    city = table.players[table.mover].city
    used = f"use {write_slot(table.box, city, slot)}"
    effect = table.box.effects[kind_of(city[slot])]
    if effect in WITH_A_CARD:
        return f"{used} with {write_kind(table.box, argument)}"
    if effect in ON_A_PLAYER:
        return f"{used} on {argument + 1}"
    if effect == EUCLID:
        deal, tokens = divmod(argument, SELLING)
        return f"{used} {'selling' if deal else 'buying'} {tokens}"
    return used


def write_kill(table: Table, slot: int, seat: int, victim: int) -> str:
    kill = f"kill {write_slot(table.box, table.players[seat].city, victim)} of {seat + 1}"
    if slot == assassin_at_hand(table):
        return kill
    return f"{kill} with {write_slot(table.box, table.players[table.mover].city, slot)}"


def killing(action: int) -> tuple[int, int, int]:
    """Of a KILL, the slot of the Assassin, the seat of the victim's city, and the victim's slot there."""
    where, victim = divmod(action - KILL, STEP)
    slot, seat = divmod(where, SEATS)
    return slot, seat, victim


def assassin_at_hand(table: Table) -> int:
    """The slot of the mover's first Assassin that can still strike, of the first one if none can, or -1."""
    if table.mover == NOBODY:
        return -1
    city = table.players[table.mover].city
    found = [slot for slot, card in enumerate(city) if table.box.effects[kind_of(card)] == ASSASSIN]
    fresh = [slot for slot in found if not is_forward(city[slot])]
    return (fresh or found or [-1])[0]


def write_kind(box: Box, kind: int) -> str:
    return spoken(box.kind_ids[kind])


def write_slot(box: Box, city: vec[i64], slot: int) -> str:
    """A card of a city: its kind, and which one of several of that kind."""
    kind = kind_of(city[slot])
    before = sum(kind_of(card) == kind for card in city[:slot])
    return write_kind(box, int(kind)) + (f" {before + 1}" if before else "")


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


def read_actions(table: Table, text: str) -> list[int]:
    words = " ".join(spoken(text.lower()).split())
    war = re.fullmatch(r"(attack \d+)(?: destroying (.+?))?(?: sacrificing (.+))?", words)
    if war and (war[2] or war[3]):
        return read_war(table, war[1], war[2], war[3])
    return [read_action(table, words)]


def read_war(table: Table, attack: str, destroyed: str | None, sacrificed: str | None) -> list[int]:
    """A war in one breath; what follows the attack is left out where the attack itself is refused."""
    actions = [read_action(table, attack)]
    if actions[0] not in table.legal():
        return actions
    after = table.clone()
    after.apply(actions[0])
    for verb, card in (("destroy", destroyed), ("sacrifice", sacrificed)):
        if card is None:
            continue
        actions.append(read_action(after, f"{verb} {card}"))
        if actions[-1] in after.legal():
            after.apply(actions[-1])
    return actions


def read_action(table: Table, words: str) -> int:
    for action, name in SIMPLE.items():
        if words == name:
            return action
    verb, _, rest = words.partition(" ")
    if verb in READERS and rest:
        return READERS[verb](table, rest)
    raise Impossible(
        f"{words!r} is not a move. Moves look like: draw red, auction potter, bid 5, develop theatre, done."
    )


def read_protection(table: Table, words: str) -> int:
    card, on, name = words.partition(" on ")
    slot = read_slot(table, int(table.mover), card)
    kind = int(kind_of(table.players[table.mover].city[slot]))
    if not on:
        rings = [
            symbol for symbol in range(len(table.box.symbols[kind])) if table.box.rings[kind] & BIT[symbol]
        ]
        return int(protect_action(slot, rings[0] if rings else 0))
    return int(protect_action(slot, read_symbol(table.box, kind, name)))


def read_symbol(box: Box, kind: int, words: str) -> int:
    name, number = numbered(words)
    name = name.replace(" ", "_")
    found = same_symbols(box, kind, name)
    if number is None and found:
        return symbol_meant(box, kind, name)
    if number is not None and 0 < number <= len(found):
        return found[number - 1]
    there = ", ".join(write_symbol(box, kind, symbol) for symbol in range(len(box.symbols[kind])))
    raise Impossible(f"There is no symbol {words!r} on {write_kind(box, kind)}. There is: {there}.")


def read_use(table: Table, words: str) -> int:
    match = re.fullmatch(r"(.+?)(?: (with|on|buying|selling) (.+))?", words)
    assert match is not None
    slot = read_slot(table, int(table.mover), match[1])
    effect = table.box.effects[kind_of(table.players[table.mover].city[slot])]
    wanted, what = match[2], match[3] or ""
    if effect in WITH_A_CARD and wanted == "with":
        return int(use_action(slot, read_kind(table.box, what)))
    if effect in ON_A_PLAYER and wanted == "on":
        return int(use_action(slot, read_seat(what)))
    if effect == EUCLID and wanted in ("buying", "selling"):
        tokens = read_number(what, range(1, SELLING), f"a number of points from 1 to {SELLING - 1}")
        return int(use_action(slot, tokens + (SELLING if wanted == "selling" else 0)))
    if effect not in (*WITH_A_CARD, *ON_A_PLAYER, EUCLID) and wanted is None:
        return int(use_action(slot, 0))
    raise Impossible(f"Say how {match[1]} is to be used: {HOW_TO_USE.get(int(effect), f'use {match[1]}')}.")


HOW_TO_USE = {
    **dict.fromkeys(WITH_A_CARD, "with a card of your hand, as in `use homer with potter`"),
    **dict.fromkeys(ON_A_PLAYER, "on a player, as in `use plato on 2`"),
    EUCLID: "`use euclid buying 2` or `use euclid selling 1`",
}


def read_kill(table: Table, words: str) -> int:
    match = re.fullmatch(r"(.+?) of (\d+)(?: with (.+))?", words)
    if not match:
        raise Impossible("Say whose card: `kill potter of 2`.")
    seat = read_seat(match[2])
    victim = read_slot(table, seat, match[1])
    slot = read_slot(table, int(table.mover), match[3]) if match[3] else assassin_at_hand(table)
    if slot < 0:
        raise Impossible("There is no Assassin in this city.")
    return int(kill_action(slot, seat, victim))


def read_slot(table: Table, seat: int, words: str) -> int:
    """A card of a seat's city: `theatre`, or `theatre 2` for the second one."""
    if not 0 <= seat < len(table.players):
        raise Impossible("There is no city that this could be about.")
    name, number = numbered(words)
    kind = read_kind(table.box, name)
    found = [slot for slot, card in enumerate(table.players[seat].city) if kind_of(card) == kind]
    wanted = 1 if number is None else number
    if 0 < wanted <= len(found):
        return found[wanted - 1]
    raise Impossible(f"There is no {words!r} in the city of player {seat + 1}.")


def numbered(words: str) -> tuple[str, int | None]:
    match = re.fullmatch(r"(.+) (\d{1,2})", words)
    return (match[1], int(match[2])) if match else (words, None)


def read_kind(box: Box, words: str) -> int:
    kind = box.kind_named(words.replace(" ", "_"))
    if kind < 0:
        raise Impossible(f"There is no card {words!r}. There are: {', '.join(box.kind_ids)}.")
    return kind


def read_side(box: Box, words: str) -> int:
    sides = [side.lower() for side in box.side_ids]
    if words in sides:
        return sides.index(words)
    raise Impossible(f"There is no city board {words!r}. There are: {', '.join(sides)}.")


def read_colour(words: str) -> int:
    if words in COLOURS:
        return COLOURS.index(words)
    raise Impossible(f"There is no deck {words!r}. The decks are {', '.join(COLOURS)}.")


def read_seat(words: str) -> int:
    return read_number(words, range(1, SEATS), "a seat") - 1


def of_the_hand(family: int) -> Callable[[Table, str], int]:
    return lambda table, rest: family + read_kind(table.box, rest)


def of_a_deck(family: int) -> Callable[[Table, str], int]:
    return lambda table, rest: family + read_colour(rest)


READERS: dict[str, Callable[[Table, str], int]] = {
    "board": lambda table, rest: BOARD + read_side(table.box, rest),
    "look": of_a_deck(PEEK),
    "draw": of_a_deck(DRAW),
    "buy": lambda table, rest: (
        ARISTOTLE + read_colour(rest.removesuffix(" with tokens"))
        if rest.endswith(" with tokens")
        else EXTRA + read_colour(rest)
    ),
    "auction": of_the_hand(OFFER),
    "bid": lambda table, rest: BID + read_number(rest, range(STEP * STEP), "a number of coins"),
    "develop": of_the_hand(DEVELOP),
    "discard": of_the_hand(DISCARD),
    "remove": of_the_hand(REMOVE),
    "return": of_the_hand(RETURN),
    "protect": read_protection,
    "use": read_use,
    "kill": read_kill,
    "trade": lambda table, rest: TRADE + read_seat(rest.removeprefix("with ")),
    "attack": lambda table, rest: ATTACK + read_seat(rest),
    "destroy": lambda table, rest: DESTROY + read_slot(table, int(table.target), rest),
    "sacrifice": lambda table, rest: SACRIFICE + read_slot(table, int(table.mover), rest),
    "resign": lambda table, rest: resignation(read_seat(rest)),
}
