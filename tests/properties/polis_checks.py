"""What must hold at every table of Polis, worked out anew in the plainest way.

The facts come from the components file and from what lies on the table; nothing that the engine keeps instead
of recomputing is used, except to compare with it.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from petteia.core.chance import Dice, Seed, dice_of
from petteia.core.contract import NOBODY, resignation
from petteia.core.game import Position
from petteia.core.match import Match
from petteia.games.polis import rules
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
from petteia.games.polis.box import END, Box, default_components
from petteia.games.polis.game import GAME
from petteia.games.polis.inspection import EFFECTS
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
    PROFITING,
    PROTECTING,
    REPLACING,
    RETURNING,
    SACRIFICING,
    SETTLING,
    SOLD,
    TRADING,
    VISITING,
    WARRING,
    WATCHER,
    Rulings,
)

COMPILED = not rules.__file__.endswith(".py")
# The compiled engine plays fifty times as fast, so it is asked for more.
GAMES = int(os.environ.get("PETTEIA_GAMES", "300" if COMPILED else "60"))
# No random game we have seen takes 1000; one that takes this many does not end.
MOST_DECISIONS = 5000

Options = dict[str, str]

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


COMPONENTS = {"usual": None, "scarce": scarce_components(), "seers": seers_components()}


class Setting(NamedTuple):
    """What is decided before a game begins, but for its seed."""

    players: int
    options: Options
    box: str = "usual"

    def new(self, seed: str) -> Polis:
        state = GAME.new(self.players, seed, self.options, COMPONENTS[self.box])
        assert isinstance(state, Polis)
        return state

    def load(self, position: Position) -> Polis:
        state = GAME.load(position, COMPONENTS[self.box])
        assert isinstance(state, Polis)
        return state

    def match(self, seed: str) -> Match:
        return Match(GAME, self.players, seed, self.options, COMPONENTS[self.box])

    def __str__(self) -> str:
        words = list(*self.options.items()) if len(self.options) == 1 else list(self.options.values())
        return "-".join([str(self.players), self.box, *words])


def single_options(players: int) -> list[Options]:
    """The defaults, then every other value of every option alone."""
    return [{}] + [
        {option.key: value}
        for option in GAME.options
        for value in option.values[1:]
        if option.key != "start_player" or int(value) <= players
    ]


def random_setting(dice: Dice) -> Setting:
    players = GAME.players[dice.below(len(GAME.players))]
    chosen: Options = {}
    for option in GAME.options:
        values = [v for v in option.values if not v.isdecimal() or int(v) <= players]
        chosen[option.key] = values[dice.below(len(values))]
    return Setting(players, chosen, list(COMPONENTS)[dice.below(len(COMPONENTS))])


def all_settings(combinations: int) -> list[Setting]:
    """Every number of players with every option alone, and some random combinations."""
    dice = dice_of("combinations")
    found = [Setting(players, options) for players in GAME.players for options in single_options(players)]
    return found + [random_setting(dice) for _ in range(combinations)]


def few_settings(combinations: int) -> list[Setting]:
    """Every option alone, but with one number of players only, and some random combinations."""
    dice = dice_of("few combinations")
    singles = [options for options in single_options(3) if "start_player" not in options]
    found = [Setting(3 + number % 3, options) for number, options in enumerate(singles)]
    return found + [random_setting(dice) for _ in range(combinations)]


def give_up(state: Polis, dice: Dice) -> None:
    """One of those who have not yet given up resigns, in turn or not."""
    seats = [seat for seat, player in enumerate(state.players) if not player.resigned]
    state.apply(resignation(seats[dice.below(len(seats))]))


def play_on(state: Polis, dice: Dice) -> Iterator[list[int]]:
    """Play at random; yields the legal actions of each decision before one of them is played."""
    for _ in range(MOST_DECISIONS):
        if state.actor == NOBODY:
            return
        actions = state.legal()
        turn, reveals = state.turn, state.reveals
        yield actions
        # Whoever looks may have made somebody resign, and then it is another moment.
        if (state.turn, state.reveals) == (turn, reveals):
            state.apply(actions[dice.below(len(actions))])
    raise AssertionError(f"The game does not end within {MOST_DECISIONS} decisions.")


def moments(state: Polis, dice: Dice, often: int) -> Iterator[list[int]]:
    """Like `play_on`, but stops to look at about one decision in `often` only."""
    for actions in play_on(state, dice):
        if dice.below(often) == 0:
            yield actions


# --- all that a state holds -----------------------------------------------------------------------


def everything(thing: object) -> object:
    """All that an object holds, as plain data, however deep: also what no position tells."""
    match thing:
        case Box():
            return thing.digest
        case Rulings():
            return thing.options
        case Seed():
            return thing.hex()
        case bool() | str() | None:
            return thing
        case int():
            return int(thing)
        case list() | tuple():
            return [everything(item) for item in thing]
        case _ if type(thing).__name__.startswith("vec"):
            return [item if isinstance(item, int) else list(item) for item in list(thing)]  # type: ignore[call-overload]
    assert type(thing).__module__.startswith("petteia."), f"What is a {type(thing)}?"
    return {name: everything(getattr(thing, name)) for name in attributes(thing)}


def everything_on(state: Polis) -> dict[str, object]:
    found = everything(state)
    assert isinstance(found, dict)
    return found


def attributes(thing: object) -> list[str]:
    return [name for name in dir(thing) if not name.startswith("_") and not callable(getattr(thing, name))]


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
        if state.awaited == CHOOSING_BOARD or (player.resigned and player.shown == 0):
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
        assert members(player.powers) == {EFFECTS.index(card.effect) for card in city}
        assert unpacked(player.discounts)[4] == plain.number_of(seat, "mercenary")
        assert state.scores()[seat] == plain.points(seat)
        assert all(card.coin < 0 or card.facts["symbols"][card.coin].get("ring") for card in city)


def unpacked(bundle: int) -> list[int]:
    return [int(bundle) >> 8 * number & 255 for number in range(7)]


def check_legal(state: Polis, actions: list[int]) -> None:
    assert actions, "A game that is on has a legal action."
    assert len(set(actions)) == len(actions), "No action is listed twice."
    assert state.legal() == actions, "Asking changes nothing."
    assert min(actions) >= 0, "Resignations are never listed."
    assert not state.players[state.actor].resigned


def check_end(state: Polis) -> None:
    assert state.legal() == []
    assert state.awaited == OVER
    assert state.ending > 0
    plain = Plain(state)
    seats = range(len(state.players))
    merits = [
        (not state.players[seat].resigned, plain.points(seat), len(plain.cities[seat])) for seat in seats
    ]
    assert state.ranking() == [1 + sum(other > own for other in merits) for own in merits]


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
    quiet = {
        *(LOOKING, DRAWING, BUYING_EXTRA, OFFERING, DEVELOPING, PROTECTING, PROFITING, TRADING, WARRING),
    }
    if state.awaited == PROFITING or (state.awaited in quiet and plain.option["assassin"] == "any_time"):
        found |= kills(state, plain)
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
            return {BOARD + side for side in sides if side // 2 not in taken}
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
