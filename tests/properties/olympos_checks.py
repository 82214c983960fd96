"""What must hold at every table of Olympos, worked out anew in the plainest way.

The facts come from the components file and from what lies on the table; nothing that the engine keeps instead
of recomputing is used, except to compare with it.
"""

from __future__ import annotations

from collections import Counter

from petteia.core.chance import Dice
from petteia.core.contract import NOBODY
from petteia.games.olympos.actions import (
    GO,
    LOSE,
    MOVE,
    PAY,
    STEP,
    pay_action,
)
from petteia.games.olympos.box import default_components
from petteia.games.olympos.rules import Olympos
from petteia.games.olympos.state import (
    ACTING,
    BARBARIANS,
    CHOOSING_FACE,
    OVER,
    PAYING,
    SPENDING_STARS,
    Player,
)
from tests.properties.olympos_referee import (
    GAME,
    RESOURCES,
    Plain,
    bundle,
    card_counts,
    from_top,
    members,
    plain_legal,
)
from tests.properties.random_games import Laboratory

# --- which games are played -----------------------------------------------------------------------


def scarce_components() -> str:
    """Ours, but with so few hourglasses, cubes, settlers and destiny cards that all of them run out."""
    text = default_components().replace("hourglasses = 12 ", "hourglasses = 3 ")
    text = text.replace("cubes = 7 ", "cubes = 2 ").replace("settlers = 20 ", "settlers = 9 ")
    cards = text.index("[[destiny_card]]")
    kept = [entry for entry in text[cards:].split("\n\n") if "per_territory" not in entry]
    return text[:cards] + "\n\n".join(kept)


BOXES = {"usual": None, "scarce": scarce_components()}


# --- nothing is lost --------------------------------------------------------------------------------


def check_nothing_is_lost(state: Olympos) -> None:
    """Tiles, wonders, cards of both kinds; cubes, hourglasses and settlers too where the supply is strict."""
    box = state.box
    for kind in range(len(box.kind_ids)):
        owners = sum(kind in members(player.discoveries) for player in state.players)
        check_tiles(state, kind, owners)
    owned = [wonder for player in state.players for wonder in members(player.wonders)]
    in_play = [wonder for wonder, column in enumerate(state.wonder_columns) if column >= 0]
    assert sorted([*owned, *members(state.wonders)]) == in_play
    there = card_counts(state.discards) + card_counts(state.drawn) + Counter(int(c) for c in state.deck)
    for player in state.players:
        there += card_counts(player.hand)
    assert there == Counter({card: int(copies) for card, copies in enumerate(box.card_copies)})
    assert len(state.gods) == len(set(state.gods)) == len(box.place_spaces)
    assert all(0 <= god < box.gods for god in state.gods)
    check_pieces(state)


def check_tiles(state: Olympos, kind: int, owners: int) -> None:
    entry = state.box.data["discovery"][kind]
    row = next(row for row in state.box.data["row"] if row["id"] == entry["row"])
    single = len(state.players) == 2
    left = int(state.tiles[kind])
    if state.columns[kind] < 0:
        assert left == owners == 0
    elif "faces" in entry:
        gone = len(entry["faces"]) - left.bit_count()
        assert gone == (2 * owners if single else owners)
    else:
        in_play = 1 if single else sum(back <= len(state.players) for back in row["backs"])
        assert left + owners == in_play, state.box.kind_ids[kind]


def check_pieces(state: Olympos) -> None:
    plain = Plain(state)
    pieces = state.box.data["pieces"]
    for seat, player in enumerate(state.players):
        assert min(player.stock, player.hourglasses, player.prestige, player.athena) >= 0
        assert all(count < 100 for count in bundle(player.cubes).values()), "no cube was overdrawn"
        assert player.on_map == len(plain.settlers(seat))
        if plain.option["supply"] == "strict":
            assert plain.reserve(seat) >= 0
    if plain.option["supply"] == "strict":
        assert sum(int(player.hourglasses) for player in state.players) <= pieces["hourglasses"]
        for resource in RESOURCES:
            assert sum(bundle(player.cubes)[resource] for player in state.players) <= pieces["cubes"]
    barbarians = [stack for stack in plain.stacks if BARBARIANS in stack]
    assert all(stack.count(BARBARIANS) == 1 and stack[-1] == BARBARIANS for stack in barbarians)
    if state.turn > 0:
        assert len(barbarians) == (4 if len(state.players) == 2 else 0)


def check_journal_accounts(state: Olympos) -> None:
    """What the journal tells from the first turn on adds up to what everybody has."""
    assert state.journal is not None
    for seat, player in enumerate(state.players):
        told = {
            key: [event.arguments for event in state.journal if event.key == f"olympos-log-{key}"
                  and event.arguments[0] == seat]
            for key in ("settlers", "hourglasses", "cube", "discovers", "pays", "bonus", "wonder")
        }  # fmt: skip
        setup = state.box.setups[len(state.players)]
        assert player.stock + player.on_map == setup.settlers + sum(n for _, n in told["settlers"])
        laid = [
            event.arguments[-1]
            for event in state.journal
            if (event.key, event.audience) == ("olympos-log-prestige-own", seat)
            or (event.key, event.arguments[0]) == ("olympos-log-prestige", seat)
        ]
        assert (player.prestige, player.laid) == (sum(laid), len(laid))
        assert len(members(player.discoveries)) == len(told["discovers"])
        assert len(members(player.wonders)) == len(told["wonder"])
        markers = [(int(packed) >> 3 * n & 7) - 1 for packed in state.markers for n in range(5)]
        assert markers.count(seat) == len(told["bonus"])
        if player.resigned:
            continue
        assert player.hourglasses == sum(n for _, n in told["hourglasses"]) - sum(p[1] for p in told["pays"])
        paid = sum((bundle(event[2]) for event in told["discovers"]), Counter())
        gained = Counter(RESOURCES[resource] for _, resource in told["cube"])
        assert (bundle(player.cubes) + paid - gained).total() == 1, "the cube dealt at the start"


def check_memory(state: Olympos) -> None:
    """What was shuffled last lies in the deck or has been drawn since, by those who still play."""
    accounted = Counter(int(card) for card in state.deck)
    for player in state.players:
        accounted += card_counts(player.fresh)
    shuffled = card_counts(state.shuffled)
    if any(player.resigned for player in state.players):
        assert accounted <= shuffled
    else:
        assert accounted == shuffled


# --- the tables that the engine keeps up to date -------------------------------------------------------


def check_tables(state: Olympos) -> None:
    """Everything that is kept instead of being recomputed, recomputed."""
    plain = Plain(state)
    for seat, player in enumerate(state.players):
        check_tables_of(plain, seat, player)
    tribes = {
        number
        for number, territory in enumerate(plain.territories)
        if territory.get("star") and number not in members(state.condemned)
    }
    assert members(state.tribes) <= tribes
    assert not any(plain.stacks[number] for number in members(state.tribes) | members(state.condemned))
    if state.turn > 0:
        assert len(members(state.condemned)) == 4 * plain.setup["condemned"]


def check_tables_of(plain: Plain, seat: int, player: Player) -> None:
    """The holder of a territory token is the top settler of just one territory of that resource."""
    assert members(player.held) == set(plain.held(seat))
    assert +bundle(player.tokens) == plain.tokens(seat)
    for name in ("swords", "zeus", "stars", "settler_discount", "sea_discount", "wonder_discount"):
        assert getattr(player, name) == plain.effect(seat, name), name
    assert player.land_runs == (plain.effect(seat, "land_runs") > 0)
    assert player.wins_ties == plain.wins_ties(seat)
    assert player.destiny_choice == max(1, plain.effect(seat, "destiny_choice"))
    assert bundle(player.discounts).total() == plain.effect(seat, "resource_discount")
    for column in range(int(plain.state.box.columns)):
        own = sum(
            (int(packed) >> 3 * n & 7) - 1 == seat
            for kind, packed in enumerate(plain.state.markers)
            if plain.state.columns[kind] == column
            for n in range(5)
        )
        assert int(player.markers) >> 8 * column & 255 == own


# --- whose turn it is -----------------------------------------------------------------------------------


class Track:
    """The time track with its stacks as they would lie on a board, followed by what the journal tells."""

    def __init__(self, state: Olympos) -> None:
        self.stacks: dict[int, list[int]] = {0: from_top(state.line)}  # the top first
        self.gone: set[int] = set()

    def follow(self, state: Olympos, known: int) -> None:
        """Take note of what the journal tells after its first so many entries."""
        assert state.journal is not None
        for event in state.journal[known:]:
            seat = event.arguments[0] if event.arguments else NOBODY
            if event.key == "olympos-log-pays" and event.arguments[2] > 0:
                self.move(seat, event.arguments[3])
            elif event.key == "olympos-log-waits":
                self.move(seat, event.arguments[1])
            elif event.key in ("olympos-log-passes", "olympos-log-finishes", "olympos-log-resigns"):
                self.gone.add(seat)
            elif event.key == "olympos-log-turn":
                assert seat == self.next(), "Whoever is last on the track is next, the top one of a stack."

    def move(self, seat: int, space: int) -> None:
        for stack in self.stacks.values():
            if seat in stack:
                stack.remove(seat)
        self.stacks.setdefault(space, []).insert(0, seat)

    def next(self) -> int:
        return next(
            seat for space in sorted(self.stacks) for seat in self.stacks[space] if seat not in self.gone
        )


# --- Olympos as the tests for every game know it ------------------------------------------------------------


class OlymposLaboratory(Laboratory[Olympos]):
    game = GAME
    kind = Olympos
    boxes = BOXES
    over = OVER
    rare = (PAYING, CHOOSING_FACE, SPENDING_STARS)
    dealt = ("deck", "board", "line", "seats")
    hidden = ("deck", "gods", "drawn")
    hidden_of_players = ("hand", "fresh", "prestige")

    def check_state(self, state: Olympos) -> None:
        check_nothing_is_lost(state)

    def check_moment(self, state: Olympos) -> None:
        super().check_moment(state)
        check_memory(state)

    def check_tables(self, state: Olympos) -> None:
        check_tables(state)

    def check_rules(self, state: Olympos, actions: list[int]) -> None:
        assert set(actions) == plain_legal(state)

    def check_legal(self, state: Olympos, actions: list[int]) -> None:
        super().check_legal(state, actions)
        if state.awaited == ACTING:
            spaces = [int(state.players[seat].space) for seat in from_top(state.line)]
            assert from_top(state.line)[0] == state.actor == state.mover
            assert spaces == sorted(spaces)

    def check_end(self, state: Olympos) -> None:
        super().check_end(state)
        assert state.ending > 0
        left = [seat for seat, player in enumerate(state.players) if not player.resigned]
        assert any(state.ranking()[seat] == 1 for seat in left)
        if state.ending == 1:
            last_zeus = state.box.data["track"]["zeus"][-1]
            assert all(last_zeus <= state.players[seat].space <= state.box.cross for seat in left)

    def other_actions(self, state: Olympos, dice: Dice) -> list[int]:
        found = list(range(MOVE))
        for settler in (*range(STEP), *(dice.below(20 * STEP) for _ in range(20))):
            found += [MOVE + settler, LOSE + settler]
        found += [GO + dice.below(STEP) for _ in range(10)]
        cubes = state.players[state.actor].cubes if state.actor != NOBODY else 0
        found += [PAY + dice.below(4) + 16 * dice.below(3) + 256 * dice.below(3) for _ in range(20)]
        return [*found, pay_action(cubes)]

    def may_be_undone(self, before: Olympos, after: Olympos) -> bool:
        return face_down(before) == face_down(after) and before.actor == before.mover


def face_down(state: Olympos) -> object:
    """Whatever lies face down, or is known to one seat only."""
    return [list(state.deck), int(state.revealed), int(state.shuffles)]


OLYMPOS = OlymposLaboratory()
