"""What the texts of cards do when they are used in the profit phase (P-22, P-23, P-48 to P-64).

The table at the end finds the function of an effect; effects.py tells how it is used. Each says how the turn
goes on from there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from petteia.core.numbers import unit
from petteia.games.polis.actions import SELLING
from petteia.games.polis.bank import gain_coins
from petteia.games.polis.memory import blurred, leave_hand_unseen, looked_through, slot_of
from petteia.games.polis.placing import go_on_replacing
from petteia.games.polis.profit import move_forward
from petteia.games.polis.state import (
    BOUGHT,
    ERASING,
    NONE,
    RETURNING,
    SOLD,
    Table,
    kind_of,
    pointed_at,
    replaced,
    sorted_in,
    without_slot,
)
from petteia.games.polis.turn import Turn

# --- with a card of the hand ----------------------------------------------------------------------


def tuck(table: Turn, slot: i64, kind: i64) -> None:
    """Alexander: under him (P-48)."""
    player = table.players[table.mover]
    move_forward(table, slot)
    player.tucked = sorted_in(player.tucked, leave_hand_unseen(table, table.mover, kind))
    if table.journal is not None:
        table.note("polis-log-tucks", [table.mover, table.box.colours[kind]])
    table.go_on_profiting()


def write_history(table: Turn, slot: i64, kind: i64) -> None:
    """Homer: onto the own history (P-56)."""
    player = table.players[table.mover]
    move_forward(table, slot)
    player.history = sorted_in(player.history, leave_hand_unseen(table, table.mover, kind))
    if table.journal is not None:
        table.note("polis-log-homer", [table.mover, table.box.colours[kind]])
    table.go_on_profiting()


def give_away(table: Turn, slot: i64, kind: i64) -> None:
    """Archimedes, Priestess: into the box, and another one is due (P-49, P-64)."""
    text = move_forward(table, slot)
    table.boxed = sorted_in(table.boxed, leave_hand_unseen(table, table.mover, kind))
    table.due = unit(table.mover)
    if table.journal is not None:
        table.note("polis-log-exchanges", [table.mover, text, table.box.colours[kind]])
    go_on_replacing(table)


# --- on another player ----------------------------------------------------------------------------


def point_harbour(table: Turn, slot: i64, target: i64) -> None:
    """Harbour: the target must trade with its owner (P-53)."""
    player = table.players[table.mover]
    move_forward(table, slot)
    player.city = replaced(player.city, slot, pointed_at(player.city[slot], target))
    if table.journal is not None:
        table.note("polis-log-harbour", [table.mover, target])
    table.go_on_profiting()


def philosophize(table: Turn, slot: i64, other: i64) -> None:
    """Plato: coins from the bank, some of them for another player (P-63)."""
    kind = move_forward(table, slot)
    coins = gain_coins(table, table.mover, table.box.coins[kind])
    gift = gain_coins(table, other, table.box.gifts[kind])
    if table.journal is not None:
        table.note("polis-log-plato", [table.mover, other, coins, gift])
    table.go_on_profiting()


def research(table: Turn, slot: i64, seat: i64) -> None:
    """Herodotus looks through a player's history, out of which a card goes (P-54)."""
    move_forward(table, slot)
    if table.journal is not None:
        table.note("polis-log-herodotus", [table.mover, seat])
    look_through_history(table, seat)
    table.target = seat
    table.awaited = ERASING


def look_through_history(table: Table, seat: i64) -> None:
    """The mover sees all cards of a pile."""
    player = table.players[seat]
    player.history = looked_through(table, player.history, table.mover)
    table.reveals += 1


def erase(table: Turn, kind: i64) -> None:
    """A card of the target's history out of the game, with its colour shown (P-54)."""
    victim = table.players[table.target]
    colour = table.box.colours[kind]
    pile = blurred(table, victim.history, colour, table.mover)
    slot = slot_of(pile, kind)
    victim.history = without_slot(pile, slot)
    table.boxed = sorted_in(table.boxed, pile[slot])
    if table.journal is not None:
        table.note("polis-log-erases", [table.mover, table.target, colour])
        table.note("polis-log-erased", [kind], table.mover)
    table.target = NONE
    table.go_on_profiting()


# --- with nothing else, and in points -------------------------------------------------------------


def heal(table: Turn, slot: i64, _nothing: i64) -> None:
    """Hippocrates looks through the own history, out of which a card comes back (P-55)."""
    move_forward(table, slot)
    if table.journal is not None:
        table.note("polis-log-hippocrates", [table.mover])
    look_through_history(table, table.mover)
    table.awaited = RETURNING


def deal(table: Turn, slot: i64, argument: i64) -> None:
    """Euclid: victory points for coins, or coins for victory points (P-52)."""
    player = table.players[table.mover]
    price = table.box.coins[kind_of(player.city[slot])]
    if argument < SELLING:
        table.deal = BOUGHT
        player.tokens += argument
        player.coins -= price * argument
        if table.journal is not None:
            table.note("polis-log-buys-points", [table.mover, argument, price * argument])
    else:
        table.deal = SOLD
        player.tokens -= argument - SELLING
        coins = gain_coins(table, table.mover, price * (argument - SELLING))
        if table.journal is not None:
            table.note("polis-log-sells-points", [table.mover, argument - SELLING, coins])
    table.go_on_profiting()


# --- the function of each effect: of a card in a slot of the mover's city, and what it is used with ---

USED: Final[dict[str, Callable[[Turn, i64, i64], None]]] = {
    "alexander": tuck,
    "euclid": deal,
    "exchange": give_away,
    "harbour": point_harbour,
    "herodotus": research,
    "hippocrates": heal,
    "homer": write_history,
    "plato": philosophize,
}


def use(table: Turn, slot: i64, argument: i64) -> None:
    """A text of the mover's city: see actions.py for its argument."""
    text = table.box.texts[kind_of(table.players[table.mover].city[slot])]
    USED[text.name](table, slot, argument)
