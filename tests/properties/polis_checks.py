"""What must hold at every table of Polis, worked out anew in the plainest way.

The facts come from the components file and from what lies on the table; nothing that the engine keeps instead
of recomputing is used, except to compare with it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

from petteia.core.chance import Dice
from petteia.core.contract import NOBODY
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
    KILL,
    OFFER,
    PASS,
    PEEK,
    PROTECT,
    REMOVE,
    RETURN,
    SACRIFICE,
    SELL,
    SELLING,
    STEP,
    TRADE,
    USE,
    kill_action,
    protect_action,
    use_action,
)
from petteia.games.polis.box import END, UNKNOWN, default_components
from petteia.games.polis.effects import number_of
from petteia.games.polis.information import Knowledge
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
    LOST_STEP,
    OFFERING,
    OPENING,
    OVER,
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
    WATCHER,
)
from tests.properties.random_games import Laboratory

GAME = game_named("polis")

COLOURS = ["red", "green", "blue", "yellow"]


# --- which games are played -----------------------------------------------------------------------


def with_copies(text: str, copies: dict[str, int]) -> str:
    """A components file with other numbers of some cards."""
    for card, number in copies.items():
        text = re.sub(rf'(id = "{card}"\nname = .*\ncolour = .*\ncopies = )\d+', rf"\g<1>{number}", text)
    return text


def scarce_components() -> str:
    """Ours, but with so few coins and tokens that both run out, and Colonies that found Colonies."""
    text = default_components().replace("coins = 240 ", "coins = 150 ").replace("tokens = 40 ", "tokens = 5 ")
    return with_copies(text, {"hoplite": 1, "colony": 5, "potter": 1, "priestess": 4})


def seers_components() -> str:
    """Ours, but with many cards that look at face-down cards or lay them down: much to be remembered."""
    yellow = {"lighthouse": 4, "herodotus": 3, "homer": 3, "hippocrates": 2, "phidias": 2, "alexander": 2}
    others = ["archimedes", "aristotle", "diogenes", "euclid", "plato", "socrates", "pericles", "leonidas"]
    text = with_copies(default_components(), {**yellow, "hoplite": 4})
    for card in [*others, "statue_of_zeus", "acropolis"]:
        text = re.sub(rf'\[\[card\]\]\nid = "{card}"\n(?:.+\n)*\n?', "", text)
    return text


def bloody_components() -> str:
    """Ours, but with many Assassins who work for nothing, and Colonies that are persons."""
    text = with_copies(default_components(), {"hoplite": 1, "assassin": 4, "trireme": 1, "colony": 4})
    text = text.replace(
        'effect = "assassin"\nuses = "once_per_game"\ntokens = 3',
        'effect = "assassin"\nuses = "once_per_game"\ntokens = 0',
    )
    return re.sub(r'(id = "colony"\n(?:.+\n)*?)tags = \["building"\]', r'\1tags = ["person"]', text)


BOXES = {
    "usual": None,
    "scarce": scarce_components(),
    "seers": seers_components(),
    "bloody": bloody_components(),
}


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


# --- nothing is lost ------------------------------------------------------------------------------


def check_nothing_is_lost(state: Polis) -> None:
    """64 cards, an End card in every deck, nobody in debt; a strict bank neither."""
    rows: list[Iterable[int]] = [state.removed, state.boxed, *state.decks]
    for player in state.players:
        rows += [player.city, player.hand, player.history, player.tucked]
        assert player.coins >= 0
        assert player.tokens >= 0
        for row in (player.hand, player.history, player.tucked):
            assert sorted(row) == list(row), "The order of face-down cards tells nothing."
    found = Counter(kind for row in rows for kind in kinds_in(row))
    if state.lot >= 0:
        found[int(state.lot) >> 12] += 1
    assert found.pop(END) == 4
    assert found == Counter({kind: int(copies) for kind, copies in enumerate(state.box.copies)})
    for colour, deck in enumerate(state.decks):
        kinds = kinds_in(deck)
        assert kinds.count(END) == 1
        assert all(state.box.colours[kind] == colour for kind in kinds if kind != END)
        if colour in members(state.blocked):
            assert kinds[-1] == END, "A blocked deck shows its End card."
        else:
            assert len(deck) >= 2, "The last card of a deck is turned up."
            assert kinds.index(END) < state.box.end_card_among
    if state.rulings.strict_supply:
        on_cards = sum(int(card) >> 4 & 15 > 0 for player in state.players for card in player.city)
        assert on_cards + sum(int(player.coins) for player in state.players) <= state.box.all_coins
        assert sum(int(player.tokens) for player in state.players) <= state.box.all_tokens


def check_memory(state: Polis) -> None:
    """What seats have lost track of lies face down somewhere, out of the decks and unknown to them."""
    for seat in [*range(len(state.players)), WATCHER]:
        rows: list[Iterable[int]] = [state.boxed, [state.lot] if state.lot >= 0 else []]
        for other, player in enumerate(state.players):
            rows += [player.history, player.tucked, [] if other == seat else player.hand]
        unknown = Counter(int(card) >> 12 for row in rows for card in row if not int(card) >> seat & 1)
        lost = Counter(int(entry) % LOST_STEP for entry in state.lost if int(entry) // LOST_STEP == seat)
        assert lost <= unknown, (seat, lost, unknown)
    for card in state.removed:
        assert card & 127 == 0, "Nobody has seen the cards removed before the game."


def check_tables(state: Polis) -> None:
    """Everything that is kept instead of being recomputed, recomputed."""
    plain = Plain(state)
    for seat, player in enumerate(state.players):
        city = plain.cities[seat]
        # A board that is dealt counts only when its side is chosen.
        too_late = player.resigned or state.awaited == OVER
        if state.awaited == CHOOSING_BOARD or (too_late and player.shown == 0):
            continue
        assert unpacked(player.shown) == [
            plain.number_of(seat, "culture"),
            plain.number_of(seat, "vase"),
            plain.number_of(seat, "war"),
            sum(bool(s.get("defence_only")) for s in plain.visible(seat)),
            plain.worth(seat, "coins"),
            plain.worth(seat, "points"),
            plain.worth(seat, "end_points"),
        ]
        tags = [tag for card in city for tag in card.facts["tags"]]
        colours = [card.facts["colour"] for card in city]
        assert unpacked(player.counts) == [
            *(colours.count(colour) for colour in COLOURS),
            *(tags.count(tag) for tag in ("building", "person", "ship")),
        ]
        assert members(player.powers) == {number_of(card.effect) for card in city}
        assert unpacked(player.discounts)[4] == plain.number_of(seat, "mercenary")
        assert state.scores()[seat] == plain.points(seat)
        assert all(card.coin < 0 or card.facts["symbols"][card.coin].get("ring") for card in city)


def unpacked(bundle: int) -> list[int]:
    return [int(bundle) >> 8 * number & 255 for number in range(7)]


# --- the books: all coins and tokens that the journal tells of --------------------------------------


class Books:
    """Each seat's coins and tokens, from the beginning and the journal alone."""

    def __init__(self, state: Polis) -> None:
        self.coins = [int(player.coins) for player in state.players]
        self.tokens = [int(player.tokens) for player in state.players]
        self.prices = {card["id"]: card.get("tokens", 0) for card in state.box.data["card"]}
        self.sides = state.box.data["city_side"]
        self.ids = state.box.kind_ids
        self.protection = int(state.box.protection)

    def enter(self, key: str, arguments: list[int]) -> None:
        seat, rest = arguments[0], arguments[1:]
        match key.removeprefix("polis-log-"), rest:
            case "board", [side]:
                money = [s["value"] for s in self.sides[side]["symbols"] if s["kind"] == "start_coins"]
                self.coins[seat] += sum(money)
            case "extra" | "keeps-unwanted" | "founds", [coins]:
                self.coins[seat] -= coins
            case "aristotle", [tokens]:
                self.tokens[seat] -= tokens
            case "sells", [buyer, coins]:
                self.coins[seat] += coins
                self.coins[buyer] -= coins
            case "keeps", [bidder, coins]:
                self.coins[seat] -= coins
                self.coins[bidder] += coins
            case "develops", [_, coins]:
                self.coins[seat] -= coins
            case "protects", [_, _]:
                self.coins[seat] -= self.protection
            case "income", [coins, tokens]:
                self.coins[seat] += coins
                self.tokens[seat] += tokens
            case "exchanges", [kind, _]:
                self.tokens[seat] -= self.prices[self.ids[kind]]
            case "buys-points", [tokens, coins]:
                self.tokens[seat] += tokens
                self.coins[seat] -= coins
            case "sells-points", [tokens, coins]:
                self.tokens[seat] -= tokens
                self.coins[seat] += coins
            case "harbour", _:
                self.tokens[seat] -= self.prices["harbour"]
            case "plato", [other, coins, gift]:
                self.tokens[seat] -= self.prices["plato"]
                self.coins[seat] += coins
                self.coins[other] += gift
            case "assassin", _:
                self.tokens[seat] -= self.prices["assassin"]
            case "trades", [partner, mine, theirs]:
                self.coins[seat] += mine
                self.coins[partner] += theirs
            case "attacks", [_, _, _, coins]:
                self.coins[seat] -= coins
            case "spoils", [coins]:
                self.coins[seat] += coins
            case "resigns", _:
                self.coins[seat] = self.tokens[seat] = 0

    def check(self, state: Polis) -> None:
        assert self.coins == [int(player.coins) for player in state.players]
        assert self.tokens == [int(player.tokens) for player in state.players]


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


# --- Polis as the tests for every game know it --------------------------------------------------------------


class PolisLaboratory(Laboratory[Polis]):
    game = GAME
    kind = Polis
    boxes = BOXES
    over = OVER
    rare = (FOUNDING, VISITING, ERASING, RETURNING, STRIKING)
    dealt = ("decks", "removed", "first", "seats")
    hidden = ("decks", "removed", "boxed", "lot", "lost")
    hidden_of_players = ("hand", "history", "tucked")

    def check_state(self, state: Polis) -> None:
        check_nothing_is_lost(state)
        check_memory(state)

    def check_tables(self, state: Polis) -> None:
        check_tables(state)

    def check_rules(self, state: Polis, actions: list[int]) -> None:
        assert set(actions) == plain_legal(state)

    def check_end(self, state: Polis) -> None:
        super().check_end(state)
        assert state.ending > 0
        plain = Plain(state)
        merits = [
            (not player.resigned, plain.points(seat), len(plain.cities[seat]))
            for seat, player in enumerate(state.players)
        ]
        assert state.ranking() == [1 + sum(other > own for other in merits) for own in merits]

    def other_actions(self, _state: Polis, dice: Dice) -> list[int]:
        found = list(range(10 * STEP))
        found += [PROTECT + dice.below(8 * 16) for _ in range(20)]
        found += [USE + dice.below(8) * STEP + dice.below(STEP) for _ in range(40)]
        found += [BID + dice.below(60) for _ in range(20)]
        found += [kill_action(dice.below(8), dice.below(5), dice.below(8)) for _ in range(40)]
        return [*found, KILL + 512 * STEP - 1]

    def may_be_undone(self, before: Polis, after: Polis) -> bool:
        answered = after.actor not in (NOBODY, before.actor) and after.turn == before.turn
        return known_faces(after) <= known_faces(before) and not answered


def known_faces(state: Polis) -> Counter[tuple[int, int]]:
    """How many cards of each kind each seat, and whoever watches, has seen and can place."""
    found: Counter[tuple[int, int]] = Counter()
    for eye in [*range(state.seats()), WATCHER]:
        information = state.information(NOBODY if eye == WATCHER else eye)
        assert isinstance(information, Knowledge)
        table = information.table
        rows: list[Iterable[int]] = [*table.decks, table.boxed, [table.lot] if table.lot >= 0 else []]
        for player in table.players:
            rows += [player.city, player.hand, player.history, player.tucked]
        found.update((eye, kind) for row in rows for kind in kinds_in(row) if not UNKNOWN <= kind < END)
    return found


POLIS = PolisLaboratory()
