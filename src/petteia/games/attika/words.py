"""Attika told to people: what an action is, what it costs, what is awaited, what happened, who won."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from petteia.core.contract import NOBODY, Happening
from petteia.core.game import Tally, weighed
from petteia.core.message import Argument, Listing, Message, Place, SeatName, Term
from petteia.core.move import Move, Resign
from petteia.core.numbers import common, minus, total
from petteia.games.attika import moves, names
from petteia.games.attika.box import Box
from petteia.games.attika.building import (
    any_cards,
    is_free,
    payments,
    price_of,
    settlement_fee,
    waived_symbols,
)
from petteia.games.attika.moves import bundle_of, kind_named, spot_at
from petteia.games.attika.rules import Attika
from petteia.games.attika.state import (
    ACTING,
    ALL_BUILT,
    DRAWN,
    HIDDEN,
    LAST_ONE_LEFT,
    LAYING,
    PAYING,
    STALEMATE,
    TAKING,
    TEMPLES_LINKED,
    TURNING,
    UNDECIDED,
)

# --- what an action is ----------------------------------------------------------------------------------


def describe(state: Attika, move: Move) -> Message:
    match move:
        case Resign(seat):
            return Message("attika-do-resign", {"player": SeatName(seat)})
        case moves.Pay(cards):
            return Message("attika-do-pay", {"cards": names.cards(bundle_of(cards))})
        case moves.LayTile(at):
            return Message("attika-do-lay", {"tile": int(state.tile) + 1, "site": Place(at)})
        case moves.Build(building, at):
            kind = kind_named(state.box, building)
            return Message(
                "attika-do-build", {"building": names.building(state.box, kind), "site": Place(at)}
            )
        case moves.TurnTile(turned):
            return Message("attika-do-turn", {"degrees": 60 * turned})
        case moves.AmphoraDraw(pile):
            return Message("attika-do-amphora-draw", {"pile": names.pile(pile)})
        case moves.Draw(pile):
            return Message("attika-do-draw", {"pile": names.pile(pile)})
    return SIMPLE[type(move)](state)


SIMPLE: dict[type[Move], Callable[[Attika], Message]] = {
    moves.Stop: lambda state: Message("attika-do-stop", {"count": cards_to_take(state)}),
    moves.TakeCard: lambda state: Message("attika-do-take"),
    moves.AmphoraCard: lambda state: Message("attika-do-amphora-card"),
    moves.EndTurn: lambda state: Message("attika-do-end"),
    moves.Store: lambda state: Message(
        "attika-do-store", {"building": names.building(state.box, int(state.drawn))}
    ),
}


def cards_to_take(state: Attika) -> int:
    """For stopping now; no more than there are."""
    return min(int(state.cards_for_stopping()), cards_left(state))


def cards_left(state: Attika) -> int:
    """In the deck and among the discards."""
    return len(state.deck) + int(total(state.discards))


# --- what it costs --------------------------------------------------------------------------------------


class Item(NamedTuple):
    """A part of a price, and the cards that it speaks of, a bundle."""

    said: Message
    cards: int = 0


def items(state: Attika, move: Move) -> list[Item]:
    """The price of a move, item by item, as it would be asked of the actor now."""
    match move:
        case moves.Build(building, at):
            cell = int(state.land.cell(spot_at(at)))
            if cell < 0 or state.occupant[cell] != NOBODY:
                return []
            return amphora_item(state) + building_items(state, kind_named(state.box, building), cell)
        case moves.Draw():
            return amphora_item(state)
        case moves.AmphoraCard() | moves.AmphoraDraw():
            return [Item(Message("attika-price-amphora"))]
    return []


def amphora_item(state: Attika) -> list[Item]:
    return [Item(Message("attika-price-amphora"))] if is_extra(state) else []


def is_extra(state: Attika) -> bool:
    """Are the turn's own actions used up, so that one more costs an amphora?"""
    return bool(state.awaited == ACTING and state.turn_kind != UNDECIDED and state.actions_left == 0)


def building_items(state: Attika, kind: int, cell: int) -> list[Item]:
    player = state.players[state.actor]
    if is_free(state, player, kind, cell):
        return [Item(Message("attika-price-free"))]
    box, supply = state.box, state.supply[cell]
    cost, any_cost = box.costs[kind], int(box.any_costs[kind])
    parts = []
    if any_cost:
        parts.append(Item(Message("attika-price-any", {"count": any_cost})))
        saved_cards = any_cost - int(any_cards(state, kind, cell))
        if saved_cards:
            parts.append(Item(Message("attika-price-any-saved", {"count": saved_cards})))
    else:
        parts.append(Item(Message("attika-price-cost", {"cards": names.cards(cost)}), int(cost)))
        saved = common(cost, supply)
        if saved:
            parts.append(Item(Message("attika-price-saved", {"cards": names.cards(saved)}), int(saved)))
        waived = min(int(waived_symbols(state, kind, cell)), int(total(minus(cost, supply))))
        if waived:
            parts.append(Item(Message("attika-price-waived", {"count": waived})))
    fee = int(settlement_fee(state, player, cell))
    if fee:
        parts.append(Item(Message("attika-price-settlement", {"count": fee})))
    return [*parts, what_remains(state, kind, cell)]


def what_remains(state: Attika, kind: int, cell: int) -> Item:
    player = state.players[state.actor]
    asked = price_of(state, player, kind, cell)
    ways = list(payments(state, player.cards, asked))
    if ways == [0]:
        return Item(Message("attika-price-nothing-left"))
    if len(ways) == 1:
        return Item(Message("attika-price-only-way", {"cards": names.cards(ways[0])}), int(ways[0]))
    fewest = min((int(total(way)) for way in ways), default=0)
    return Item(Message("attika-price-ways", {"count": len(ways), "fewest": fewest}))


# --- what is awaited ------------------------------------------------------------------------------------

PROMPTS = {
    DRAWN: "attika-prompt-drawn",
    PAYING: "attika-prompt-pay",
    LAYING: "attika-prompt-lay",
    TURNING: "attika-prompt-turn",
    TAKING: "attika-prompt-take",
}


def prompt(state: Attika) -> Message:
    if state.actor == NOBODY:
        return how_it_ended(state)
    player: Argument = SeatName(int(state.actor))
    if state.awaited == ACTING:
        if state.turn_kind == UNDECIDED:
            return Message("attika-prompt-begin", {"player": player, "count": cards_to_take(state)})
        if state.actions_left == 0:
            key = "attika-prompt-amphoras" if cards_left(state) else "attika-prompt-amphoras-no-cards"
            return Message(key, {"player": player})
        left: dict[str, Argument] = {"count": int(state.actions_left), "cards": cards_to_take(state)}
        return Message("attika-prompt-act", {"player": player, **left})
    arguments: dict[str, Argument] = {"player": player}
    if state.awaited == TAKING and state.cards_due == 0:
        return Message("attika-prompt-take-amphora", arguments)
    if state.awaited == DRAWN:
        arguments["building"] = drawn_building(state)
    if state.awaited == PAYING:
        arguments["building"] = names.building(state.box, int(state.site_kind))
    return Message(PROMPTS[int(state.awaited)], arguments)


def drawn_building(state: Attika) -> Argument:
    if state.drawn == HIDDEN:
        return Term("attika-some-building")
    return names.building(state.box, int(state.drawn))


# --- what happened --------------------------------------------------------------------------------------

# For each journal entry its rule and its arguments, in the order in which the engine notes them.
ENTRIES = {
    "attika-log-turn": ("A-9", ["player", "turn"]),
    "attika-log-draws": ("A-10", ["player", "pile"]),
    "attika-log-drawn": ("A-10", ["building"]),
    "attika-log-stores": ("A-10", ["player", "building"]),
    "attika-log-builds": ("A-16", ["player", "building", "site", "cards", "settlements"]),
    "attika-log-cards": ("A-12", ["player", "count"]),
    "attika-log-cards-seen": ("A-12", ["cards"]),
    "attika-log-reshuffle": ("A-15", ["count"]),
    "attika-log-amphora-won": ("A-27", ["player", "group"]),
    "attika-log-substitute-card": ("A-28", ["player", "group"]),
    "attika-log-amphora-returned": ("A-29", ["player"]),
    "attika-log-turns-up-tile": ("A-31", ["player", "tile"]),
    "attika-log-lays-tile": ("A-32", ["player", "site"]),
    "attika-log-resigns": ("A-38", ["player"]),
}
WEIGHTS = weighed(
    trifles="attika-log-draws attika-log-reshuffle attika-log-amphora-returned",
    consequences="""
        attika-log-drawn attika-log-stores attika-log-cards-seen attika-log-amphora-won
        attika-log-substitute-card attika-log-turns-up-tile
    """,
)
READERS: dict[str, Callable[[Box, int], Argument]] = {
    "player": lambda box, seat: SeatName(seat),
    "building": names.building,
    "group": names.group,
    "pile": lambda box, number: names.pile(number),
    "site": lambda box, spot: names.site(spot),
    "cards": lambda box, bundle: names.cards(bundle),
    "tile": lambda box, tile: tile + 1,
}


def tell(state: Attika, event: Happening) -> tuple[Message, str]:
    if event.key == "attika-log-end":
        return ending_message(*event.arguments), END_RULES[event.arguments[0]]
    rule, names_of_arguments = ENTRIES[event.key]
    arguments: dict[str, Argument] = {
        name: READERS[name](state.box, value) if name in READERS else value
        for name, value in zip(names_of_arguments, event.arguments, strict=True)
    }
    key = event.key
    if key == "attika-log-builds" and event.arguments[3] == 0:
        key = "attika-log-builds-free"
    return Message(key, arguments), rule


# --- who won --------------------------------------------------------------------------------------------

END_RULES = {ALL_BUILT: "A-35", TEMPLES_LINKED: "A-36", STALEMATE: "A-37", LAST_ONE_LEFT: "A-38"}
END_KEYS = {
    ALL_BUILT: "attika-end-all-built",
    TEMPLES_LINKED: "attika-end-temples",
    STALEMATE: "attika-end-stalemate",
    LAST_ONE_LEFT: "attika-end-last-one",
}


def ending_message(ending: int, winner: int) -> Message:
    return Message(END_KEYS[ending], {} if winner == NOBODY else {"player": SeatName(winner)})


def how_it_ended(state: Attika) -> Message:
    return ending_message(int(state.ending), int(state.winner))


def outcome(state: Attika) -> list[Message]:
    """How it ended, then a line for each seat, the best place first."""
    ranking = state.ranking()
    lines = [how_it_ended(state)]
    for seat in sorted(range(len(ranking)), key=lambda seat: (ranking[seat], seat)):
        player = state.players[seat]
        arguments: dict[str, Argument] = {
            "player": SeatName(seat),
            "place": ranking[seat],
            "buildings": int(player.placed),
            "amphoras": int(player.amphoras),
            "settlements": int(player.settlements),
        }
        lines.append(Message("attika-result", arguments))
    return lines


def tallies(state: Attika) -> list[Tally]:
    players = state.players
    return [
        Tally(Message("attika-tally-buildings"), [int(player.placed) for player in players]),
        Tally(Message("attika-tally-amphoras"), [int(player.amphoras) for player in players]),
        Tally(Message("attika-tally-settlements"), [int(player.settlements) for player in players]),
    ]


def order(state: Attika) -> tuple[Message, str]:
    if state.ending == STALEMATE:
        return Message("attika-order-stalemate"), "A-37"
    return Message("attika-order"), "A-39"


# --- what is not known to be as printed ---------------------------------------------------------------


def reconstructed(box: Box) -> list[Message]:
    messages = []
    if box.data["map_tiles"]["source"] == "reconstructed":
        messages.append(Message("attika-reconstructed-tiles"))
    if any(setup["source"] == "reconstructed" for setup in box.data["setup"]):
        messages.append(Message("attika-reconstructed-setup"))
    unsure = [kind for kind, entry in enumerate(box.data["building"]) if entry["source"] == "reconstructed"]
    if unsure:
        buildings = Listing(tuple(names.building(box, kind) for kind in unsure))
        messages.append(Message("attika-reconstructed-buildings", {"buildings": buildings}))
    return messages
