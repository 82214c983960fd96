"""What is announced of a move in Olympos then happens: price, payment, gains, ways, fights, cards, turns.

Every legal move of many positions is tried, those of random games and others in which hands, hourglasses and
places on the track were changed so that rare things come up. PETTEIA_GAMES makes it more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from petteia.core.chance import Dice
from petteia.core.contract import NOBODY, Happening
from petteia.core.move import Move
from petteia.core.numbers import unit
from petteia.games.olympos.actions import DONE
from petteia.games.olympos.moves import (
    Bonus,
    BuildWonder,
    Discover,
    Done,
    Go,
    Pay,
    Play,
    Settler,
    Spend,
    Take,
    Tile,
    Wait,
)
from petteia.games.olympos.rules import Olympos
from petteia.games.olympos.scoring import CATEGORIES, by_category
from petteia.games.olympos.state import ANSWERING, BEFORE_PAYING, one
from tests.properties.olympos_checks import OLYMPOS
from tests.properties.olympos_referee import RESOURCES, bundle
from tests.properties.random_games import GAMES, moments

GAME = OLYMPOS.game
DESTINY = ("olympos-log-draws", "olympos-log-no-card")


# --- positions --------------------------------------------------------------------------------------------


def positions(games: float) -> Iterator[Olympos]:
    """Moments of random games, and next to each of them one that was tampered with."""
    for _, state, dice in OLYMPOS.some(games):
        for _ in moments(state, dice, often=6):
            yield state.clone()
            yield tampered(state, dice)


def tampered(state: Olympos, dice: Dice) -> Olympos:
    """Everybody is further on the track, and the mover has other cards, hourglasses and cubes."""
    state = state.clone()
    if state.turn == 0:
        return state
    on = dice.below(int(state.box.cross) - max(int(player.space) for player in state.players) + 1)
    for player in state.players:
        player.space += on
    mover = state.players[state.mover]
    mover.erinyes = 2 * dice.below(2) if state.due == 0 else 0
    if state.due == 0 and state.rulings.options["supply"] == "unlimited":
        mover.hourglasses = dice.below(5)
        mover.cubes = sum(dice.below(3) * int(unit(resource)) for resource in range(len(RESOURCES)))
    state.last_turn = is_last(state)
    change_hands(state, dice)
    return state


def is_last(state: Olympos) -> bool:
    space, last = state.players[state.mover].space, state.box.last_zeus
    return bool(space > last or (space == last and state.rulings.options["last_turn"] == "reached"))


def change_hands(state: Olympos, dice: Dice) -> None:
    """The mover takes some cards from the deck."""
    for _ in range(dice.below(4)):
        if len(state.deck) > 1:
            *rest, card = list(state.deck)
            state.deck = type(state.deck)(rest)
            state.players[state.mover].hand += one(card)
            state.players[state.mover].fresh += one(card)


def is_payable(state: Olympos) -> bool:
    """Tampering may have left an action half done that nobody could pay for any more."""
    return bool(state.legal())


# --- what happens -------------------------------------------------------------------------------------------


class Course:
    """A move, and all that follows until it is paid for: by the first choice everywhere, no card played that
    need not be."""

    def __init__(self, state: Olympos, action: int) -> None:
        self.before = state
        self.state = state.clone()
        self.state.journal = []
        self.seat = int(state.actor)
        self.state.apply(action)
        self.at_once = list(self.state.journal)
        self.answers: list[list[int]] = []

    def go_on(self) -> None:
        """Until the action is paid for."""
        while not self.of("pays") and self.state.actor != NOBODY and self.state.turn == self.before.turn:
            actions = self.state.legal()
            self.answers.append(actions)
            self.state.apply(DONE if DONE in actions else actions[0])

    def end_turn(self) -> None:
        """Until it is somebody's turn, or nobody's any more."""
        while self.state.turn == self.before.turn and self.state.actor != NOBODY:
            actions = self.state.legal()
            self.state.apply(DONE if DONE in actions else actions[0])

    def of(self, *keys: str) -> list[list[int]]:
        """The arguments of all that the journal tells by these keys."""
        assert self.state.journal is not None
        return [
            event.arguments for event in self.state.journal if event.key.removeprefix("olympos-log-") in keys
        ]

    def gains(self, events: list[Happening]) -> Counter[str]:
        """What the mover has got by the first of some events: what follows by itself is not counted."""
        found: Counter[str] = Counter()
        for event in events:
            key = event.key.removeprefix("olympos-log-")
            if key in ("pays", "touches") or (key == "bonus" and found):
                break
            if key == "prestige-own" and event.audience == self.seat:
                found["prestige"] += event.arguments[0]
            elif event.arguments[:1] == [self.seat] and key in GAINS:
                name = RESOURCES[event.arguments[1]] if key == "cube" else GAINS[key]
                found[name] += 1 if key == "cube" else event.arguments[1]
        return found


GAINS = {"cube": "", "settlers": "settler", "hourglasses": "hourglasses", "prestige": "prestige"}


def told(state: Olympos, move: Move) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
    """The outlook of a move as data, and the items of its price and of what it brings by their keys."""
    items = [*GAME.price(state, move), *GAME.brings(state, move)]
    named = {item.key.removeprefix("olympos-price-"): dict(item.arguments) for item in items}
    return dict(GAME.outlook(state, move)), named


# --- is it so? ----------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_what_is_announced_is_what_happens() -> None:
    tried: Counter[str] = Counter()
    for state in positions(GAMES / 10):
        if is_payable(state):
            for action in state.legal():
                check_move(state, action, tried)
    assert set(SEEN) <= set(tried), set(SEEN) - set(tried)


SEEN = ("go", "discover", "build", "tile", "bonus", "play", "take", "settler", "new_settler", "done")


def check_move(state: Olympos, action: int, tried: Counter[str]) -> None:
    move = GAME.move(state, action)
    outlook, items = told(state, move)
    course = Course(state, action)
    tried[move.verb] += 1
    match move:
        case Go():
            check_arrival(course, outlook, items)
        case Play() | Bonus() | Take():
            assert course.gains(course.at_once) == Counter(outlook["gains"]), (move, outlook)
        case Wait():
            space = GAME.describe(state, move).arguments["space"]
            assert space == course.state.players[course.seat].space
    if move.verb in ("settler", "new_settler"):
        check_reach(course, outlook, items, isinstance(move, Settler))
    if isinstance(move, Go | Discover | BuildWonder):
        assert GAME.cost(state, move) == outlook["time"] == items["total"]["time"]
    if isinstance(move, Discover):
        check_ways(course, outlook)
    is_paid = isinstance(move, Go | Discover | BuildWonder | Tile | Bonus)
    if is_paid or (isinstance(move, Done) and state.awaited == BEFORE_PAYING):
        check_payment(course, outlook, items)
        check_track(course, outlook)
    check_score(Course(state, action), outlook, move)
    check_reasons(Course(state, action), move)
    if isinstance(move, Done) and state.awaited == ANSWERING:
        check_touched(course)


def check_score(course: Course, outlook: dict[str, Any], move: Move) -> None:
    """What was said of the own points has come about, with what is bought once it is paid for; a god that
    comes at once may take it back."""
    if isinstance(move, Discover | BuildWonder | Pay | Tile | Spend):
        course.go_on()
    if course.of("touches") or course.before.turn == 0:
        return
    before, now = (points_of(state, course.seat) for state in (course.before, course.state))
    certain = {"territories", "discoveries", "wonders", "tiles"}
    if isinstance(move, Play):
        certain |= {"prestige"} if course.of("draws") else {"prestige", "cards"}
    assert {name: now[name] - before[name] for name in certain if now[name] != before[name]} == {
        name: change for name, change in outlook["score"].items() if name in certain
    }, move


def check_track(course: Course, outlook: dict[str, Any]) -> None:
    if outlook["hourglasses"] is None or course.of("touches"):
        return
    before, now = (points_of(state, course.seat)["track"] for state in (course.before, course.state))
    assert now - before == outlook["score"].get("track", 0)


def points_of(state: Olympos, seat: int) -> dict[str, int]:
    return dict(zip(CATEGORIES, by_category(state, state.players[seat]), strict=True))


def check_reasons(course: Course, move: Move) -> None:
    """What is said to speak for a move has happened once it is paid for."""
    reasons: dict[str, dict[str, Any]] = {
        reason.key: dict(reason.arguments) for reason in GAME.speaks_for(course.before, move)
    }
    if isinstance(move, Go | Discover | BuildWonder):
        course.go_on()
    state, box = course.state, course.state.box
    if "olympos-for-takes" in reasons:
        assert isinstance(move, Go)
        territory = box.territory_ids.index(move.territory)
        holder = reasons["olympos-for-takes"]["player"].seat
        assert course.before.players[holder].held >> territory & 1
        assert not state.players[holder].held >> territory & 1
    if "olympos-for-last-tile" in reasons:
        assert isinstance(move, Discover)
        assert state.tiles[box.kind_ids.index(move.discovery)] == 0
    if "olympos-for-only-one" in reasons:
        assert isinstance(move, BuildWonder)
        assert not state.wonders >> box.wonder_ids.index(move.wonder) & 1
    if "core-points-more" in reasons:
        score = GAME.outlook(course.before, move)["score"]
        assert reasons["core-points-more"]["points"] == sum(score.values())


def check_arrival(course: Course, outlook: dict[str, Any], items: dict[str, dict[str, Any]]) -> None:
    """The way, the fight and the spoils."""
    ((_, _, territory, due),) = course.of("settler", "new-settler")
    assert due == outlook["time"] == added_up(items)
    fights = course.of("fights", "fights-tribe")
    assert [fight[-1] for fight in fights] == ([outlook["fight"]["time"]] if outlook["fight"] else [])
    ids = course.state.box.territory_ids
    if outlook["route"]:
        start = course.before.start
        assert outlook["route"][0] == (ids[start] if start < len(ids) else "north")
        assert outlook["route"][-1] == ids[territory]
    assert ("star" in items) == bool(course.of("star"))
    assert ("zeus-token" in items) == bool(course.of("zeus-token"))
    consoled = [count for seat, count in course.of("hourglasses") if seat != course.seat]
    assert consoled == ([items["consolation"]["count"]] if "consolation" in items else [])
    assert ("leaves" in items) == bool(course.of("abandons"))
    assert ("falls-to" in items) == bool(course.of("control"))


def added_up(items: dict[str, dict[str, Any]]) -> int:
    """The parts of a journey's price."""
    return sum(int(items[key]["time"]) for key in JOURNEY if key in items)


JOURNEY = ("new-settler", "land", "sea", "fight", "erinyes")


def check_reach(
    course: Course, outlook: dict[str, Any], items: dict[str, dict[str, Any]], on_map: bool
) -> None:
    """A settler that sets out can go just where it was said, for that price."""
    state = course.state
    arrivals = [GAME.move(state, action) for action in state.legal()]
    told = {reach["territory"]: reach["time"] for reach in outlook["reaches"]}
    assert told == {go.territory: GAME.cost(state, go) for go in arrivals if isinstance(go, Go)}
    assert ("new-settler" in items) != on_map


def check_ways(course: Course, outlook: dict[str, Any]) -> None:
    paid = course.of("discovers")
    ways = [Counter(way) for way in outlook["ways"]]
    if paid:
        assert ways == [+bundle(paid[0][2])]
    else:
        offered = [GAME.move(course.state, action) for action in course.state.legal()]
        assert sorted(map(sorted, (way.elements() for way in ways))) == sorted(
            sorted(Counter(move.cubes).elements())  # type: ignore[attr-defined]
            for move in offered
        )


def check_payment(course: Course, outlook: dict[str, Any], items: dict[str, dict[str, Any]]) -> None:
    course.go_on()
    ((_, hourglasses, spaces, landed),) = course.of("pays")
    settled = outlook["hourglasses"] is not None
    before = int(course.before.players[course.seat].space)
    if settled:
        assert hourglasses == outlook["hourglasses"]
        assert landed == (before if outlook["space"] is None else outlook["space"])
        assert (outlook["space"] is None) == (spaces == 0) == ("stays" in items)
        check_cards(course, outlook)
        course.end_turn()
        plays_again = course.state.actor != NOBODY and course.state.mover == course.seat
        assert outlook["again"] == plays_again == ("again" in items)
    else:
        assert landed <= outlook["space"] == items["space-at-most"]["space"]
    if "cards" in items:
        played = sum(count for seat, count in course.of("hourglasses") if seat == course.seat)
        assert played >= items["cards"]["count"]


def check_cards(course: Course, outlook: dict[str, Any]) -> None:
    """Destiny cards that are due or have been drawn at the end of the turn, and gods that will come."""
    state, before = course.state, course.before
    assert state.journal is not None
    paid = next(n for n, event in enumerate(state.journal) if event.key == "olympos-log-pays")
    drawn = sum(event.key in DESTINY for event in state.journal[paid:])
    shown = int(state.drawn > 0)
    assert drawn + shown + int(state.draws_due) == outlook["destiny"]
    coming = (int(state.gods_due) | int(state.revealed)) & ~int(before.revealed)
    assert coming.bit_count() == outlook["olympos"]


def check_touched(course: Course) -> None:
    """Whom a god touches, as things stood, when nobody answers any more."""
    known = course.before.information(course.seat)
    foreseen = GAME.overview(known)["touches"]
    god = int(course.before.gods[course.before.god])
    while course.state.awaited == ANSWERING and course.state.god == course.before.god:
        course.state.apply(DONE)
    assert sorted(seat for seat, which in course.of("touches") if which == god) == foreseen


@pytest.mark.slow
def test_whose_turn_follows_is_announced() -> None:
    """By the overview, all through a turn: the mover until the piece is beyond a space, then another one."""
    for _, state, dice in OLYMPOS.some(GAMES / 10):
        foreseen: list[dict[str, Any]] = []
        turn, mover = int(state.turn), NOBODY
        for _ in moments(state, dice, often=1):
            if state.turn != turn:
                space = int(state.players[mover].space)
                assert {follows(told, mover, space) for told in foreseen} <= {int(state.mover)}
                foreseen = []
            turn, mover = int(state.turn), int(state.mover)
            told = GAME.overview(state.information(NOBODY))["next"]
            if turn > 0 and told is not None:
                foreseen.append(told)


def follows(told: dict[str, Any], mover: int, space: int) -> int:
    """Who was said to have the next turn when the mover's piece would stand there."""
    stays = told["beyond"] is not None and space <= told["beyond"]
    return mover if stays else int(told["seat"])
