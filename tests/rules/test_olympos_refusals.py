"""Chapter 13: every refusal, the table on which it is met, and the rule that it cites."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files

import pytest

from petteia.core.contract import Impossible
from petteia.core.message import Listing, Message, SeatName, Term
from petteia.core.move import Resign
from petteia.games.olympos.actions import (
    DISCOVER,
    FACE,
    LOSE,
    MOVE,
    PAY,
    STEP,
)
from petteia.games.olympos.box import default_components
from petteia.games.olympos.game import GAME
from petteia.games.olympos.rules import Olympos
from tests.rules.olympos_table import legal_moves, new_game, play, refusal, settled, table
from tests.rules.test_olympos_destiny import stones
from tests.rules.test_olympos_development import having, starry
from tests.rules.test_olympos_end import GRAIN_FOR_3, near_the_cross
from tests.rules.test_olympos_resignation import MOMENTS

CATALOGUE = files("petteia.locales").joinpath("en", "olympos.ftl").read_text("utf-8")


def at(moment: str) -> Callable[[], Olympos]:
    """A table for two at which such a decision is awaited: see the chapter on resignation."""
    return lambda: MOMENTS[moment](2)


def barbarians_on(territory: str) -> Callable[[], Olympos]:
    return lambda: play(MOMENTS["barbarians"](2), f"barbarians @ {territory}")


def by_the_siren() -> Olympos:
    return table(siren=True, settlers=settled("naxos", "attica"))


# key of the refusal: its rule, the table, the move
CASES: dict[str, tuple[str, Callable[[], Olympos], str]] = {
    # the moment
    "olympos-no-game-over": ("O-101", lambda: play(MOMENTS["act"](2), "resign 1"), "pass"),
    "olympos-no-condemn-first": ("O-6", at("condemn"), "pass"),
    "olympos-no-barbarians-first": ("O-15", at("barbarians"), "new settler from north"),
    "olympos-no-act-first": ("O-20", table, "done"),
    "olympos-no-go-first": ("O-24", at("go"), "discover religion"),
    "olympos-no-pay-first": ("O-46", at("pay"), "done"),
    "olympos-no-face-first": ("O-49", at("tile"), "done"),
    "olympos-no-bonus-first": ("O-50", at("bonus"), "done"),
    "olympos-no-spend-first": ("O-55", at("spend"), "done"),
    "olympos-no-take-first": ("O-65", at("take"), "done"),
    "olympos-no-keep-first": ("O-60", at("keep"), "done"),
    "olympos-no-pay-time-first": ("O-21", at("before paying"), "new settler from north"),
    "olympos-no-turn-over": ("O-75", at("ending"), "new settler from north"),
    "olympos-no-answer-first": ("O-83", at("answer"), "new settler from north"),
    "olympos-no-lose-first": ("O-97", at("lose"), "done"),
    # set-up
    "olympos-no-condemning": ("O-6", table, "condemn @ attica"),
    "olympos-no-condemned-already": ("O-6", lambda: play(new_game(), "condemn @ attica"), "condemn @ attica"),
    "olympos-no-condemned-enough": (
        "O-6",
        lambda: play(new_game(), "condemn @ macedonia", "condemn @ boeotia"),
        "condemn @ messenia",
    ),
    "olympos-no-both-stars": ("O-7", lambda: play(new_game(), "condemn @ attica"), "condemn @ phocis"),
    "olympos-no-placing-barbarians": ("O-15", table, "barbarians @ naxos"),
    "olympos-no-barbarians-enough": ("O-15", barbarians_on("ampheres"), "barbarians @ naxos"),
    "olympos-no-barbarians-there": ("O-15", at("barbarians"), "barbarians @ attica"),
    # expansion
    "olympos-no-settler-in-stock": ("O-25", lambda: table(stock=0), "new settler from north"),
    "olympos-no-control-lost": (
        "O-42",
        lambda: table(settlers={"attica": [0, 1]}),
        "new settler from attica",
    ),
    "olympos-no-start-there": ("O-25", table, "new settler from attica"),
    "olympos-no-settler-there": ("O-24", table, "settler from attica"),
    "olympos-no-where-to-go": (
        "O-100",
        lambda: table(space=78, others=[{"space": 79}] * 3, line=[0]),
        "new settler from north",
    ),
    "olympos-no-settler-on-the-way": ("O-24", table, "go @ attica"),
    "olympos-no-end-condemned": (
        "O-30",
        lambda: table(condemned=["macedonia"]),
        "new settler from north to macedonia",
    ),
    "olympos-no-end-own": (
        "O-30",
        lambda: table(settlers=settled("macedonia")),
        "new settler from north to macedonia",
    ),
    "olympos-no-end-siren": ("O-99", by_the_siren, "settler from attica to crete"),
    "olympos-no-end-full": (
        "O-39",
        lambda: table(settlers={"macedonia": [1, 2] * 10}),
        "new settler from north to macedonia",
    ),
    "olympos-no-beyond-cross": (
        "O-100",
        lambda: table(space=74, others=[{"space": 79}] * 3, line=[0]),
        "new settler from north to crete",
    ),
    "olympos-no-cards-first": ("O-100", lambda: play(near_the_cross(), GRAIN_FOR_3), "done"),
    # discoveries
    "olympos-no-discovery-not-in-play": ("O-12", lambda: table(others=[{}]), "discover religion"),
    "olympos-no-discovery-owned": ("O-48", lambda: table(discoveries=["religion"]), "discover religion"),
    "olympos-no-discovery-left": (
        "O-49",
        lambda: table(others=[{"discoveries": ["science"]}, {}, {}]),
        "discover science",
    ),
    "olympos-no-resources": ("O-46", table, "discover medicine"),
    "olympos-no-paying": ("O-46", table, "pay grain"),
    "olympos-no-such-cubes": ("O-46", at("pay"), "pay 3 grain"),
    "olympos-no-such-payment": ("O-47", at("pay"), "pay grain"),
    "olympos-no-face": ("O-49", table, "tile grain"),
    "olympos-no-such-face": ("O-49", at("tile"), "tile wood"),
    "olympos-no-bonus": ("O-50", table, "bonus 1"),
    "olympos-no-such-bonus": ("O-50", at("bonus"), "bonus 4"),
    "olympos-no-bonus-grey": ("O-50", at("bonus"), "bonus 3"),
    "olympos-no-bonus-taken": (
        "O-51",
        lambda: play(
            having(
                grain=1, wood=1, others=[{"discoveries": [{"discovery": "medicine", "bonus": 1}]}, *[{}] * 3]
            ),
            "discover medicine",
        ),
        "bonus 1",
    ),
    # wonders
    "olympos-no-wonder-not-in-play": ("O-12", lambda: table(others=[{}]), "build colossus"),
    "olympos-no-wonder-built": (
        "O-56",
        lambda: table(others=[{"wonders": ["stadium"]}, {}, {}]),
        "build stadium",
    ),
    "olympos-no-stars": ("O-55", lambda: starry(2, athena=1), "build lion gate"),
    "olympos-no-too-many-stars": (
        "O-55",
        lambda: starry(5, options={"wonder_stars": "exactly"}),
        "build lion gate",
    ),
    "olympos-no-spending": ("O-55", table, "spend 1 card"),
    "olympos-no-such-stars": ("O-55", at("spend"), "spend 5 cards"),
    # cubes and cards
    "olympos-no-cube-due": ("O-65", table, "take gold"),
    "olympos-no-cube-left": (
        "O-65",
        lambda: play(
            having(grain=2, wood=1, others=[{"cubes": {"gold": 7}}], options={"supply": "strict"}),
            "discover commerce",
        ),
        "take gold",
    ),
    "olympos-no-such-card": ("O-75", table, "play star"),
    "olympos-no-card-yet": ("O-83", lambda: table(hand=["zeus"]), "play zeus"),
    "olympos-no-card-star": ("O-80", lambda: table(hand=["star"]), "play star"),
    "olympos-no-card-token": ("O-78", lambda: table(hand=["points_per_wood"]), "play points per wood"),
    "olympos-no-card-most": ("O-82", lambda: stones(1, 0, 2, 0), "play majority stone"),
    "olympos-no-card-tied": ("O-82", lambda: stones(1, 1, 0, 0), "play majority stone"),
    "olympos-no-card-all": ("O-79", lambda: table(hand=["all_types"]), "play all types"),
    "olympos-no-hourglass-left": (
        "O-81",
        lambda: table(
            hand=["hourglass_per_grain"],
            settlers=settled("macedonia"),
            others=[{"hourglasses": 12}, {}, {}],
            options={"supply": "strict"},
        ),
        "play hourglass per grain",
    ),
    "olympos-no-card-zeus-only": ("O-83", at("answer"), "play star"),
    "olympos-no-keeping": ("O-60", table, "keep star"),
    "olympos-no-card-shown": ("O-60", at("keep"), "keep cube wood"),
    "olympos-no-losing": ("O-97", table, "lose @ attica"),
    # passing, waiting, resigning
    "olympos-no-passing": ("O-100", table, "pass"),
    "olympos-no-waiting": ("O-20", table, "wait"),
    "olympos-no-such-seat": ("O-112", lambda: table(others=[{}]), "resign 3"),
    "olympos-no-second-resignation": ("O-112", lambda: play(table(), "resign 2"), "resign 2"),
}
# Numbers that name nothing at all.
NAMELESS = (
    3,
    FACE + 5,
    *(family + 60 for family in range(DISCOVER, MOVE, STEP)),
    MOVE + 60,
    MOVE + 20 * STEP,
    LOSE + 60,
    LOSE + 20 * STEP,
    PAY + 16**4,
)
UNREACHABLE = "olympos-no-end-unreachable"  # on our map every territory can be reached


def test_no_refusal_is_left_out() -> None:
    known = set(re.findall(r"^(olympos-no-[\w-]+) =", CATALOGUE, re.MULTILINE))
    assert known == set(CASES) | {UNREACHABLE}


@pytest.mark.parametrize("key", list(CASES))
def test_refusal(key: str) -> None:
    rule, begin, move = CASES[key]
    state = begin()
    reason = refusal(state, move)
    assert (reason.message.key, reason.rule) == (key, rule)
    assert move not in legal_moves(state)


def test_O27_a_place_without_a_way_to_it() -> None:
    """On an owner's map Illyria may be reached from the North alone."""
    components = default_components().replace(
        'land = ["epirus", "pelagonia"]\nsea = ["adriatic"]', "land = []\nsea = []"
    )
    for neighbours in ('"epirus", "illyria", "macedonia"', '"aetolia", "illyria"'):
        assert neighbours in components
        components = components.replace(
            neighbours, neighbours.replace('"illyria", ', "").replace(', "illyria"', "")
        )
    state = play(table(components=components, settlers=settled("macedonia")), "settler from macedonia")
    reason = refusal(state, "go @ illyria")
    assert (reason.message.key, reason.rule) == (UNREACHABLE, "O-27")


def arguments(key: str) -> dict[str, object]:
    _, begin, move = CASES[key]
    return dict(refusal(begin(), move).message.arguments)


def some(**counts: int) -> Listing:
    return Listing(tuple(Message(f"olympos-some-{name}", {"count": count}) for name, count in counts.items()))


def test_refusals_name_what_they_speak_of() -> None:
    """The words of a refusal are made of these, in every language."""
    assert arguments("olympos-no-both-stars") == {"resource": Term("olympos-gold")}
    assert arguments("olympos-no-end-condemned") == {"territory": Term("olympos-territory-macedonia")}
    assert arguments("olympos-no-bonus-taken") == {"player": SeatName(1)}
    assert arguments("olympos-no-stars") == {
        "wonder": Term("olympos-wonder-lion_gate"),
        "needed": 4,
        "lasting": 2,
        "once": 1,
    }
    assert arguments("olympos-no-resources") == {
        "discovery": Term("olympos-discovery-medicine"),
        "price": some(grain=1, wood=1),
        "have": some(),
        "lacking": some(grain=1, wood=1),
    }
    assert arguments("olympos-no-beyond-cross") == {"time": 11, "space": 85, "cross": 79}
    assert arguments("olympos-no-cards-first") == {"count": 1}
    stone = {"resource": Term("olympos-stone")}
    assert arguments("olympos-no-card-token") == {"resource": Term("olympos-wood")}
    assert arguments("olympos-no-card-most") == {"player": SeatName(2), **stone, "theirs": 2, "own": 1}
    assert arguments("olympos-no-card-tied") == {"player": SeatName(1), **stone, "theirs": 1, "own": 1}
    assert arguments("olympos-no-card-all") == {
        "lacking": Listing(tuple(Term(f"olympos-{name}") for name in ("grain", "wood", "stone", "gold")))
    }
    assert arguments("olympos-no-such-cubes") == {"cubes": some(grain=2, wood=1, stone=1, gold=1)}


def test_O46_O47_a_grey_group_is_named_as_such() -> None:
    """The first one may be any resource, one behind another group is of another."""
    price = refusal(table(), "discover strategy").message.arguments["price"]
    assert price == Listing(
        (Message("olympos-group-any", {"count": 3}), Message("olympos-group-other", {"count": 1}))
    )
    price = refusal(table(), "discover science").message.arguments["price"]
    assert price == Listing(
        (Message("olympos-some-grain", {"count": 3}), Message("olympos-group-other", {"count": 2}))
    )


def test_O112_a_seat_that_does_not_exist_by_number() -> None:
    reason = GAME.why_not(table(), Resign(7))
    assert reason is not None
    assert reason.message.key == "olympos-no-such-seat"


# --- why_not says None just for the legal actions ---


@pytest.mark.parametrize("moment", list(MOMENTS))
@pytest.mark.parametrize("players", [2, 3])
def test_O20_an_action_is_refused_just_when_it_is_not_legal(moment: str, players: int) -> None:
    state = MOMENTS[moment](players)
    legal = set(state.legal())
    assert legal
    for action in [*range(MOVE + 256), *range(LOSE, LOSE + 256), *range(PAY, PAY + 16**3)]:
        assert is_allowed(state, action) == (action in legal), action


def is_allowed(state: Olympos, action: int) -> bool:
    """Does no rule forbid it?"""
    try:
        return GAME.why_not(state, GAME.move(state, action)) is None
    except Impossible:
        return False


def test_O101_a_finished_game_refuses_everything() -> None:
    state = play(MOMENTS["act"](2), "resign 1")
    assert state.legal() == []
    assert all(GAME.judge(state, action) is not None for action in range(-2, PAY + 10))


@pytest.mark.parametrize("action", NAMELESS)
def test_strangers_may_ask_about_any_number(action: int) -> None:
    state = table(settlers={"attica": [0]})
    refused = GAME.judge(state, action)
    assert refused is not None
    assert refused.message == Message("core-not-an-action")
    with pytest.raises(Impossible, match=f"{action} is no action of Olympos"):
        GAME.move(state, action)
