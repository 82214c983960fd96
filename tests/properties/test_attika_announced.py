"""What Attika announces, for every legal move of many tables, is what then happens.

Costs and every way to pay them, what a building brings, how far it is to a line of temples, how many cards
there are for stopping: all of it is held against the engine. Tables come from random games, and from such
games with an empty deck, no amphoras, other hands: those have what random players hardly ever have.
`PETTEIA_GAMES` asks for more of them.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from petteia.core.chance import Dice
from petteia.core.contract import NOBODY
from petteia.core.game import Impossible, Position
from petteia.core.message import Message
from petteia.core.move import Move
from petteia.core.numbers import total
from petteia.games import game_named
from petteia.games.attika.moves import AmphoraDraw, Build, Draw, EndTurn, Pay, Stop, bundle_of
from petteia.games.attika.rules import Attika
from petteia.games.attika.state import (
    ACTING,
    ALL_BUILT,
    DRAWN,
    LAYING,
    PAYING,
    STALEMATE,
    TEMPLES_LINKED,
    UNDECIDED,
    seat_at,
)
from tests.properties.attika_checks import ATTIKA
from tests.properties.random_games import GAMES, Setting, moments

GAME = game_named("attika")
OFTEN = 12  # one decision in so many is looked at
IN_SIGHT = 4  # farther off, a line between temples is not spoken of


@pytest.mark.slow
def test_what_is_announced_happens_in_random_games() -> None:
    seen: Counter[str] = Counter()
    for _, state, dice in ATTIKA.some(GAMES / 5):
        for _ in moments(state, dice, OFTEN):
            seen.update(look_at(state, dice))
    told_often = {"settlement", "joined", "line", "free", "covered", "tile", "amphora", "blocks", "nothing"}
    assert told_often <= set(seen), seen


@pytest.mark.slow
def test_what_is_announced_happens_on_tables_that_hardly_ever_are() -> None:
    seen: Counter[str] = Counter()
    for setting, state, dice in ATTIKA.some(GAMES / 5):
        for _ in moments(state, dice, OFTEN):
            for table in mutations(setting, state, dice):
                seen.update(look_at(table, dice))
    assert {"card", "stalemate", "line", "amphora"} <= set(seen), seen


# --- tables that hardly ever are ------------------------------------------------------------------------


def mutations(setting: Setting[Attika], state: Attika, dice: Dice) -> Iterator[Attika]:
    for _ in range(2):
        try:
            yield setting.load(mutated(GAME.position(state), dice))
        except Impossible:
            continue


def mutated(position: Position, dice: Dice) -> Position:
    """The deck in somebody's hand, all amphoras with somebody, who has only them left; rewards forgotten."""
    changed: dict[str, Any] = copy.deepcopy(dict(position))
    seats = changed["seats"]
    lucky = seats[dice.below(len(seats))]
    if lucky["resigned"]:
        return changed
    if changed["awaited"] == "act" and dice.below(2):
        lucky = seats[changed["actor"]]
        changed |= {"turn_kind": "build", "actions_left": 0}
    if dice.below(2):
        lucky["cards"] += changed["deck"] + changed["discards"]
        changed["deck"] = changed["discards"] = changed["shuffled"] = ""
    if dice.below(2):
        lucky["amphoras"] += changed["amphoras"]
        changed["amphoras"] = 0
    if dice.below(2) and not changed["changed"]:
        changed["quiet_turns"] = 2 * len([seat for seat in seats if not seat["resigned"]]) - 1
    for seat in seats:
        seat["rewarded"] = seat["rewarded"][: dice.below(len(seat["rewarded"]) + 1)]
    return changed


# --- looking at a table ---------------------------------------------------------------------------------


def look_at(state: Attika, dice: Dice) -> list[str]:
    """All that is announced there; tells what a move was said to bring."""
    check_overview(state)
    said = []
    legal = state.legal()
    for action in [legal[dice.below(len(legal))] for _ in range(12)] if len(legal) > 12 else legal:
        move = GAME.move(state, action)
        brings = GAME.brings(state, move)
        match move:
            case Build():
                check_building(state, move, brings)
                said += check_reasons(state, move)
            case Draw() | AmphoraDraw():
                check_draw(state, move, brings)
            case Stop() | EndTurn():
                check_stop(state, move, brings)
        said += [message.key.removeprefix("attika-brings-") for message in brings]
    return said


def applied(state: Attika, move: Move) -> Attika:
    after = state.clone()
    after.journal = []
    after.apply(GAME.action(state, move))
    return after


def told(after: Attika, key: str) -> list[list[int]]:
    return [event.arguments for event in after.journal or [] if event.key == f"attika-log-{key}"]


def spoken(brings: list[Message], key: str) -> list[dict[str, Any]]:
    return [dict(message.arguments) for message in brings if message.key == f"attika-brings-{key}"]


# --- building -------------------------------------------------------------------------------------------


def check_building(state: Attika, move: Build, brings: list[Message]) -> None:
    outlook, seat = GAME.outlook(state, move), int(state.actor)
    chosen = applied(state, move)
    ways = [bundle_of(way) for way in outlook["ways"]]
    if chosen.awaited == PAYING and chosen.actor == seat:
        pays = [GAME.move(chosen, action) for action in chosen.legal()]
        assert sorted(outlook["ways"]) == sorted(pay.cards for pay in pays if isinstance(pay, Pay))
        endings = [applied(chosen, pay) for pay in pays]
    else:
        assert len(ways) == 1
        endings = [chosen]
    assert GAME.cost(state, move) == min(int(total(way)) for way in ways)
    assert all(int(total(way)) == 0 for way in ways) or not outlook["free"]
    for after in endings:
        (built,) = told(after, "builds") or told(chosen, "builds")
        assert int(built[3]) in ways
        check_what_it_brings(state, after, brings)
    check_price(state, move, ways)


def check_reasons(state: Attika, move: Build) -> list[str]:
    """Whose line is said to be blocked needs more buildings afterwards; what costs no card can be had so."""
    after = applied(state, move)
    while after.awaited == PAYING and after.actor == state.actor:
        after.apply(after.legal()[0])
    reasons = GAME.speaks_for(state, move)
    for reason in reasons:
        told_of: dict[str, Any] = dict(reason.arguments)
        if reason.key in ("attika-for-blocks", "attika-for-cuts"):
            rival = told_of["player"].seat
            assert shortest_line(state, rival) == told_of["before"]
            if len(after.land.spots) == len(state.land.spots):
                now = shortest_line(after, rival)
                assert now == told_of["count"] or (now > IN_SIGHT < told_of["count"])
        if reason.key == "attika-for-nothing":
            assert 0 in [bundle_of(way) for way in GAME.outlook(state, move)["ways"]]
    return [reason.key.removeprefix("attika-for-") for reason in reasons]


def check_price(state: Attika, move: Build, ways: list[int]) -> None:
    """Cost, less what is saved, and a fee: what remains is the cheapest way, or there are so many."""
    said = {item.key.removeprefix("attika-price-"): item.arguments for item in GAME.price(state, move)}
    amphora = state.awaited == ACTING and state.actions_left == 0 and state.turn_kind != UNDECIDED
    assert ("amphora" in said) == amphora
    if "ways" in said:
        assert said["ways"] == {"count": len(ways), "fewest": min(int(total(way)) for way in ways)}
    elif "only-way" in said:
        assert len(ways) == 1
        assert ways[0] > 0
    else:
        assert ways == [0]
        assert {"nothing-left", "free"} & set(said)


def check_what_it_brings(state: Attika, after: Attika, brings: list[Message]) -> None:
    seat = int(state.actor)
    assert bool(spoken(brings, "all-built")) == (after.ending == ALL_BUILT)
    assert bool(spoken(brings, "temples")) == (after.ending == TEMPLES_LINKED)
    if after.ending in (ALL_BUILT, TEMPLES_LINKED):
        return
    won, given = told(after, "amphora-won"), told(after, "substitute-card")
    assert len(spoken(brings, "amphora")) == len(won)
    assert len(spoken(brings, "card")) + len(spoken(brings, "nothing")) == len(given)
    if given:
        taken = sum(arguments[1] for arguments in told(after, "cards"))
        others = taken - len(spoken(brings, "card"))
        # For unused actions, where such a card ends them; and whoever pays more than needed leaves more.
        more = state.rulings.substitute_card_ends_actions or bool(spoken(brings, "nothing"))
        assert others == 0 or (others > 0 and more)
    had, has = int(state.players[seat].settlements), int(after.players[seat].settlements)
    fee = has * int(state.box.fee_per_settlement)
    assert spoken(brings, "settlement") == ([{"count": has, "fee": fee}] if has > had > 0 else [])
    assert spoken(brings, "joined") == ([{"before": had, "count": has}] if has < had else [])
    if len(after.land.spots) == len(state.land.spots):
        line = shortest_line(after, seat)
        assert spoken(brings, "line") == ([{"count": line}] if line <= IN_SIGHT else [])
    covered = state.land.symbols[int(chosen_cell(state, after))]
    assert bool(spoken(brings, "covered")) == (covered != 0)


def chosen_cell(state: Attika, after: Attika) -> int:
    """Where something stands now that did not before."""
    cells = range(len(state.occupant))
    return next(cell for cell in cells if state.occupant[cell] == NOBODY != after.occupant[cell])


def shortest_line(state: Attika, seat: int) -> int:
    """The fewest new buildings on a way between two temples, by trying all ways, ring by ring."""
    land = state.land
    temples = range(len(land.temples))
    towards = {temple: distances(state, seat, temple) for temple in temples}
    best = 1_000
    for one, other in combinations(temples, 2):
        for cell, lacking in towards[one].items():
            if int(land.temples_beside[cell]) >> other & 1:
                best = min(best, lacking)
    return best


def distances(state: Attika, seat: int, temple: int) -> dict[int, int]:
    """For every cell how many new buildings make a way from a temple to it, it included."""
    found: dict[int, int] = {}
    beside = [cell for cell, near in enumerate(state.land.temples_beside) if int(near) >> temple & 1]
    open_ends = [(cell, 0) for cell in beside]
    while open_ends:
        cell, lacking = open_ends.pop()
        owner = int(seat_at(state.occupant[cell])) if state.occupant[cell] != NOBODY else NOBODY
        if owner not in (NOBODY, seat):
            continue
        lacking += owner == NOBODY
        if lacking < found.get(cell, 1_000) and lacking <= IN_SIGHT:
            found[cell] = lacking
            open_ends += [(int(other), lacking) for other in state.land.adjacent[cell]]
    return found


# --- drawing, and stopping ------------------------------------------------------------------------------


def check_draw(state: Attika, move: Move, brings: list[Message]) -> None:
    """The last building of a pile brings a map tile, once it is stored."""
    after = applied(state, move)
    assert after.awaited == DRAWN
    (store,) = [action for action in after.legal() if GAME.move(after, action).verb == "store"]
    after.apply(store)
    assert bool(spoken(brings, "tile")) == (after.awaited == LAYING)


def check_stop(state: Attika, move: Move, brings: list[Message]) -> None:
    after, seat = applied(state, move), int(state.actor)
    assert bool(spoken(brings, "stalemate")) == (after.ending == STALEMATE)
    if isinstance(move, Stop):
        count = GAME.describe(state, move).arguments["count"]
        while after.actor == seat and after.cards_due > 0:  # where taking them is optional
            after.apply(after.legal()[0])
        taken = sum(arguments[1] for arguments in told(after, "cards"))
        assert count == taken == GAME.overview(state.information(seat))["yours"]["stop"]
        prompt = GAME.prompt(state).arguments
        assert prompt.get("cards", prompt["count"]) == count


def check_overview(state: Attika) -> None:
    if state.actor == NOBODY:
        return
    seen = GAME.overview(state.information(state.actor))
    for seat, progress in enumerate(seen["seats"]):
        line = shortest_line(state, seat)
        assert progress["built"] == state.players[seat].placed
        assert line > IN_SIGHT or progress["lacks"] == line
