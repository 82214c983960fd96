"""What must hold at every table of Polis, worked out anew in the plainest way.

The facts come from the components file and from what lies on the table; nothing that the engine keeps instead
of recomputing is used, except to compare with it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from petteia.core.chance import Dice
from petteia.core.contract import NOBODY
from petteia.games.polis.actions import (
    BID,
    KILL,
    PROTECT,
    STEP,
    USE,
    kill_action,
)
from petteia.games.polis.box import END, UNKNOWN, default_components
from petteia.games.polis.effects import number_of
from petteia.games.polis.information import Knowledge
from petteia.games.polis.rules import Polis
from petteia.games.polis.state import (
    CHOOSING_BOARD,
    ERASING,
    FOUNDING,
    LOST_STEP,
    OVER,
    RETURNING,
    STRIKING,
    VISITING,
    WATCHER,
)
from tests.properties.polis_referee import COLOURS, GAME, Plain, kinds_in, members, plain_legal
from tests.properties.random_games import Laboratory

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
            case "founds", [coins]:
                self.coins[seat] -= coins
            case "extra" | "keeps-unwanted", [_, coins]:
                self.coins[seat] -= coins
            case "aristotle", [_, tokens]:
                self.tokens[seat] -= tokens
            case "sells", [buyer, _, coins]:
                self.coins[seat] += coins
                self.coins[buyer] -= coins
            case "keeps", [bidder, _, coins]:
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
