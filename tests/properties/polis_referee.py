"""A referee of Polis who knows only the rules, and works everything out anew in the plainest way.

The facts come from the components file and from what lies on the table; nothing that the engine keeps instead
of recomputing is used.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from petteia.games import game_named
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
    OFFER,
    PASS,
    PEEK,
    REMOVE,
    RETURN,
    SACRIFICE,
    SELL,
    SELLING,
    TRADE,
    kill_action,
    protect_action,
    use_action,
)
from petteia.games.polis.rules import Polis
from petteia.games.polis.state import (
    BIDDING,
    BOUGHT,
    BUYING_EXTRA,
    CHOOSING_BOARD,
    DESTROYING,
    DEVELOPING,
    DISCARDING,
    DRAWING,
    ERASING,
    FOUNDING,
    LOOKING,
    OFFERING,
    OPENING,
    PROFIT_PHASE,
    PROFITING,
    PROTECTING,
    REPLACING,
    RETURNING,
    SACRIFICING,
    SETTLING,
    SOLD,
    STRIKING,
    TRADING,
    VISITING,
    WARRING,
)

GAME = game_named("polis")

COLOURS = ["red", "green", "blue", "yellow"]


# --- the plain table ------------------------------------------------------------------------------


class Card:
    """A card of a city, unpacked."""

    def __init__(self, data: dict[str, Any], packed: int) -> None:
        self.kind = packed >> 12
        self.coin = (packed >> 4 & 15) - 1  # the symbol it lies on, or -1
        self.forward = bool(packed & 8)
        self.target = (packed & 7) - 1
        self.facts: dict[str, Any] = data["card"][self.kind]
        self.name: str = self.facts["id"]
        self.effect: str = self.facts.get("effect", "none")

    def visible(self) -> list[dict[str, Any]]:
        return [symbol for number, symbol in enumerate(self.facts["symbols"]) if number != self.coin]


def kinds_in(row: Iterable[int]) -> list[int]:
    return [int(card) >> 12 for card in row]


def members(mask: int) -> set[int]:
    return {number for number in range(63) if int(mask) >> number & 1}


class Plain:
    """What lies on a table, by names."""

    def __init__(self, state: Polis) -> None:
        self.state = state
        self.data: dict[str, Any] = state.box.data
        self.cards: list[dict[str, Any]] = self.data["card"]
        self.option = state.rulings.options
        self.cities = [[Card(self.data, int(card)) for card in player.city] for player in state.players]
        self.open = [colour for colour in range(4) if colour not in members(state.blocked)]
        self.others = [
            seat for seat, player in enumerate(state.players) if seat != state.mover and not player.resigned
        ]

    def colour(self, kind: int) -> int:
        return COLOURS.index(self.cards[kind]["colour"])

    def visible(self, seat: int) -> list[dict[str, Any]]:
        """All symbols of a city that count, those of the board first."""
        side = self.state.players[seat].side
        board = self.data["city_side"][side]["symbols"] if side >= 0 else []
        return board + [symbol for card in self.cities[seat] for symbol in card.visible()]

    def number_of(self, seat: int, kind: str) -> int:
        """Symbols of a kind, War in defence only not counted."""
        return sum(s["kind"] == kind and not s.get("defence_only") for s in self.visible(seat))

    def worth(self, seat: int, kind: str) -> int:
        return sum(s["value"] for s in self.visible(seat) if s["kind"] == kind)

    def per_card(self, seat: int, what: str) -> int:
        """Coins or points for cards of a colour and for buildings."""
        city = self.cities[seat]
        found = 0
        for symbol in self.visible(seat):
            if symbol["kind"] == f"{what}_per_colour":
                found += sum(card.facts["colour"] == symbol["colour"] for card in city)
            if symbol["kind"] == f"{what}_per_building":
                found += sum("building" in card.facts["tags"] for card in city)
        return found

    def income(self, seat: int) -> int:
        city = self.cities[seat]
        captains = sum(card.facts["coins"] for card in city if card.effect == "captain")
        sails = any("ship" in card.facts["tags"] for card in city)
        return self.worth(seat, "coins") + self.per_card(seat, "coins") + (captains if sails else 0)

    def price(self, seat: int, kind: int) -> int:
        card = self.cards[kind]
        symbols = self.visible(seat) + (card["symbols"] if self.option["own_discount"] == "yes" else [])
        off = sum(
            s["value"]
            for s in symbols
            if s["kind"] == "discount" or (s["kind"] == "colour_discount" and s["colour"] == card["colour"])
        )
        return max(0, int(self.data["turn"]["development"] - off))

    def war(self, seat: int, defending: bool) -> int:
        troy = sum(bool(s.get("defence_only")) for s in self.visible(seat)) if defending else 0
        return self.number_of(seat, "war") + troy + len(self.state.players[seat].tucked)

    def points(self, seat: int) -> int:
        player = self.state.players[seat]
        return (
            int(player.tokens)
            + self.worth(seat, "end_points")
            + self.per_card(seat, "end_points")
            + int(player.coins) // int(self.data["scoring"]["coins_per_point"])
            + self.number_of(seat, "culture") * len(player.history)
        )


# --- a referee who knows only the rules ---------------------------------------------------------------


def plain_legal(state: Polis) -> set[int]:
    """The legal actions, straight from the rules."""
    plain = Plain(state)
    found = choices(state, plain)
    if state.actor == state.mover and (state.phase == PROFIT_PHASE or plain.option["assassin"] == "any_time"):
        found |= kills(state, plain)
    assert state.awaited != STRIKING or len(found) > 1, "Nobody is asked who can kill nobody."
    return found


def choices(state: Polis, plain: Plain) -> set[int]:
    me = state.players[state.actor]
    mover = int(state.mover)
    hand = set(kinds_in(me.hand))
    turn, auction = plain.data["turn"], plain.data["auction"]
    match state.awaited:
        case moment if moment == CHOOSING_BOARD:
            taken = {player.side // 2 for player in state.players if player.side >= 0}
            sides = range(len(plain.data["city_side"]))
            if me.side >= 0:
                return {BOARD + side for side in sides if side // 2 == me.side // 2}
            free = {BOARD + side for side in sides if side // 2 not in taken}
            if plain.option["city_boards"] == "chosen":
                return free
            setup = next(one for one in plain.data["setup"] if one["players"] == len(state.players))
            return {
                side
                for side in free
                if plain.data["city_side"][side - BOARD]["city"] in setup["cities"] and side % 2 == 0
            }
        case moment if moment in (OPENING, REPLACING):
            return {DRAW + colour for colour in plain.open}
        case moment if moment == LOOKING:
            return {PEEK + colour for colour in plain.open if colour not in members(state.looked_at)} | {DONE}
        case moment if moment == DRAWING:
            return {DRAW + colour for colour in plain.open if colour not in members(state.drawn_from)}
        case moment if moment == BUYING_EXTRA:
            found = {EXTRA + colour for colour in plain.open if me.coins >= turn["extra_card"]}
            ready = [c for c in plain.cities[mover] if c.effect == "aristotle" and not c.forward]
            if any(me.tokens >= card.facts["tokens"] for card in ready):
                found |= {ARISTOTLE + colour for colour in plain.open}
            return found | {DONE}
        case moment if moment == OFFERING:
            return {OFFER + kind for kind in hand} | ({DONE} if state.auctions >= turn["auctions"] else set())
        case moment if moment == BIDDING:
            return {BID + coins for coins in range(state.bid + 1, me.coins + 1)} | {PASS}
        case moment if moment == SETTLING:
            assert state.bid < auction["must_sell"]
            return {KEEP, SELL if state.bid else DROP}
        case moment if moment == DEVELOPING:
            return {DEVELOP + k for k in hand if plain.price(mover, k) <= me.coins} | {DONE}
        case moment if moment == FOUNDING:
            return {FOUND, DONE}
        case moment if moment == VISITING:
            deck = plain.cities[state.actor][-1].facts["deck"]
            return {DRAW + COLOURS.index(deck), DONE}
        case moment if moment == DISCARDING:
            return {DISCARD + kind for kind in hand}
        case moment if moment == PROTECTING:
            return {
                protect_action(slot, number)
                for slot, card in enumerate(plain.cities[mover])
                for number, symbol in enumerate(card.facts["symbols"])
                if card.coin < 0 and symbol.get("ring")
            } | {DONE}
        case moment if moment == PROFITING:
            return uses(state, plain) | ({DONE} if state.income_taken else {DONE, INCOME})
        case moment if moment == ERASING:
            return {REMOVE + kind for kind in kinds_in(state.players[state.target].history)}
        case moment if moment == RETURNING:
            return {RETURN + kind for kind in kinds_in(me.history)}
        case moment if moment == TRADING:
            return trades(state, plain)
        case moment if moment == WARRING:
            return attacks(state, plain) | {DONE}
        case moment if moment == DESTROYING:
            return {DESTROY + slot for slot in destroyable(plain, mover, int(state.target))}
        case moment if moment == STRIKING:
            return {DONE}
    assert state.awaited == SACRIFICING
    return {SACRIFICE + slot for slot in warlike(plain, mover)}


def uses(state: Polis, plain: Plain) -> set[int]:
    """P-48, P-49, P-52 to P-56, P-63, P-64."""
    mover = int(state.mover)
    me = state.players[mover]
    found: set[int] = set()
    for slot, card in enumerate(plain.cities[mover]):
        if card.forward or me.tokens < card.facts.get("tokens", 0):
            continue
        arguments: Iterable[int] = ()
        match card.effect:
            case "alexander" | "homer":
                arguments = kinds_in(me.hand)
            case "exchange" if plain.open:
                arguments = kinds_in(me.hand)
            case "harbour" | "plato":
                arguments = plain.others
            case "herodotus":
                arguments = [seat for seat in plain.others if len(state.players[seat].history)]
            case "hippocrates":
                arguments = [0] if len(me.history) else []
            case "euclid":
                most = int(me.coins) // int(card.facts["coins"])
                if plain.option["supply"] == "strict":
                    left = state.box.all_tokens - sum(int(player.tokens) for player in state.players)
                    most = min(most, left)
                buys = [] if state.deal == SOLD else range(1, min(most, 31) + 1)
                sells = [] if state.deal == BOUGHT else range(1, min(int(me.tokens), 31) + 1)
                arguments = [*buys, *(SELLING + tokens for tokens in sells)]
        found |= {use_action(slot, argument) for argument in arguments}
    return found


def kills(state: Polis, plain: Plain) -> set[int]:
    """P-58."""
    mover = int(state.mover)
    found = set()
    for slot, assassin in enumerate(plain.cities[mover]):
        ready = assassin.effect == "assassin" and not assassin.forward
        if not ready or state.players[mover].tokens < assassin.facts["tokens"]:
            continue
        for seat in [mover, *plain.others]:
            for victim, card in enumerate(plain.cities[seat]):
                safe = card.coin >= 0 and seat != mover and plain.option["coin_stops_assassin"] == "yes"
                if "person" in card.facts["tags"] and not safe and (seat, victim) != (mover, slot):
                    found.add(kill_action(slot, seat, victim))
    return found


def trades(state: Polis, plain: Plain) -> set[int]:
    """P-24, P-53, P-59: with one order and two trades, the first one is free."""
    ordered = {
        seat
        for seat in plain.others
        if any(card.effect == "harbour" and card.target == state.mover for card in plain.cities[seat])
    } - members(state.partners)
    if len(ordered) >= state.trades:
        return {TRADE + seat for seat in ordered} or {DONE}
    return {TRADE + seat for seat in plain.others} | (set() if ordered else {DONE})


def attacks(state: Polis, plain: Plain) -> set[int]:
    """P-25, P-28, P-57."""
    mover = int(state.mover)
    coins = int(state.players[mover].coins)
    hired = coins // plain.data["turn"]["mercenary"] if plain.number_of(mover, "mercenary") else 0
    return {
        ATTACK + seat
        for seat in plain.others
        if seat not in members(state.partners)
        and warlike(plain, mover)
        and plain.war(mover, False) + hired > plain.war(seat, True)
        and (plain.option["empty_attack"] == "allowed" or destroyable(plain, mover, seat))
    }


def destroyable(plain: Plain, attacker: int, defender: int) -> set[int]:
    """P-27, P-51, P-65."""
    alexander = any(card.effect == "alexander" for card in plain.cities[attacker])
    city = plain.cities[defender]
    must_fall = plain.option["protected_statue"] == "must_fall"
    statues = {
        slot
        for slot, card in enumerate(city)
        if card.effect == "statue_of_zeus" and (card.coin < 0 or must_fall)
    }
    return statues or {
        slot
        for slot, card in enumerate(city)
        if card.coin < 0 and not (card.effect == "diogenes" and alexander)
    }


def warlike(plain: Plain, seat: int) -> set[int]:
    """P-28: cards with a War symbol that counts in attack; Alexander also by the cards under him."""
    return {
        slot
        for slot, card in enumerate(plain.cities[seat])
        if any(s["kind"] == "war" and not s.get("defence_only") for s in card.visible())
        or (card.effect == "alexander" and len(plain.state.players[seat].tucked))
    }
