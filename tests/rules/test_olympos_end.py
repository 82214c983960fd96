"""Chapter 8: the last action and the count (O-100 to O-111, O-114)."""

from __future__ import annotations

from typing import Any

import pytest

from petteia.core.contract import NOBODY
from petteia.core.message import Message, SeatName
from petteia.games.olympos.game import GAME
from petteia.games.olympos.rules import Olympos
from petteia.games.olympos.scoring import CATEGORIES, by_category
from tests.rules.olympos_page import head_below, rows_below
from tests.rules.olympos_table import (
    awaited,
    controls,
    end_turn,
    items,
    legal_moves,
    new_game,
    offers,
    play,
    refused,
    seen,
    settled,
    space,
    table,
)

DONE = {"space": 79}


def finished(*seats: dict[str, Any], **said: Any) -> Olympos:
    """A game that is over."""
    return table(others=seats[1:], awaited="nothing", ending="all finished", **seats[0], **said)


def scored(state: Olympos, seat: int = 0) -> dict[str, int]:
    """Points by category, without those that are nothing."""
    return {
        name: points
        for name, points in zip(CATEGORIES, by_category(state, state.players[seat]), strict=True)
        if points
    }


# --- the last action ---


@pytest.mark.parametrize(("where", "last"), [(71, False), (72, True), (75, True)])
def test_O100_whoever_has_reached_the_last_zeus_space_passes_or_takes_a_last_action(
    where: int, last: bool
) -> None:
    state = table(space=where, others=[{"space": 78}] * 3)
    assert ("pass" in legal_moves(state)) == last
    if not last:
        assert refused(state, "pass") == "O-100"


def test_O100_after_passing_the_game_is_over_for_this_player() -> None:
    state = play(table(space=72, others=[{"space": 73}] * 3), "pass")
    assert GAME.position(state)["line"] == [1, 2, 3]


def test_O100_after_one_last_action_too() -> None:
    """Though still furthest back, the first player has no further turn."""
    state = play(table(space=72, others=[{"space": 78}] * 3), "new settler from north to macedonia")
    assert (space(state), GAME.position(state)["line"], awaited(state)) == (75, [1, 2, 3], ("act", 1))


def test_O100_no_action_goes_beyond_the_cross() -> None:
    state = table(space=75, others=[{"space": 78}] * 3, settlers=settled("macedonia", "thrace", "pelagonia"))
    assert refused(state, "discover religion") == "O-100"
    assert offers(play(state.clone(), "new settler from north"), "go @") == [
        "illyria",
        "chalcidice",
        "epirus",
        "olympos",
    ]
    state = table(space=77, others=[{"space": 78}] * 3)
    assert legal_moves(state) == ["pass"]
    assert refused(state, "new settler from north") == "O-100"


def test_O100_the_cross_itself_may_be_reached() -> None:
    state = table(space=72, others=[{"space": 78}] * 3, settlers=settled("macedonia", "thrace", "pelagonia"))
    assert space(play(state, "discover religion bonus settler")) == 79


def test_O100_hourglasses_help_to_get_there() -> None:
    land = settled("macedonia", "thrace", "pelagonia")
    state = table(space=75, hourglasses=3, others=[{"space": 78}] * 3, settlers=land)
    assert space(play(state, "discover religion bonus settler")) == 79


def test_O100_a_bonus_must_not_lead_beyond_the_cross_either() -> None:
    """From 74 Medicine can only be paid for with the two hourglasses below it, so there is no choice."""
    land = settled("macedonia", "thrace")
    state = table(space=74, others=[{"space": 78}] * 3, settlers=land)
    play(state, "discover medicine")
    assert (space(state), awaited(state)) == (79, ("act", 1))


GRAIN_FOR_3 = "new settler from north to macedonia"


def near_the_cross(*hand: str, where: int = 77, **said: Any) -> Olympos:
    """Two spaces from the Cross, with a destiny card for an hourglass for each grain token, and no token."""
    cards = list(hand) or ["hourglass_per_grain"]
    return table(space=where, hand=cards, others=[{"space": 78}] * 3, **said)


def test_O100_a_card_that_the_action_makes_better_may_pay_for_it() -> None:
    """Payment is due at the end: Macedonia brings the grain token that the card needs."""
    state = near_the_cross()
    assert refused(state, "play hourglass per grain") == "O-81"
    play(state, GRAIN_FOR_3)
    assert legal_moves(state) == ["play hourglass per grain"]
    assert refused(state, "done") == "O-100"
    play(state, "play hourglass per grain")
    assert (space(state), controls(state), awaited(state)) == (79, ["macedonia"], ("act", 1))


def test_O100_but_only_as_far_as_it_goes() -> None:
    state = near_the_cross()
    assert offers(play(state.clone(), "new settler from north"), "go @") == ["macedonia"]
    assert refused(near_the_cross(where=78), GRAIN_FOR_3) == "O-100"
    assert refused(near_the_cross("points_per_grain"), GRAIN_FOR_3) == "O-100"


def test_O100_a_card_may_pay_for_a_discovery_and_a_wonder_too() -> None:
    """Democracy itself wins the tie for the most stone."""
    land = settled("macedonia", "thrace", "pelagonia", "illyria") | settled("naxos", seat=1)
    state = near_the_cross("majority_stone", where=75, settlers=land)
    assert refused(state, "play majority stone") == "O-82"
    play(state, "discover democracy bonus prestige")
    assert legal_moves(state) == ["play majority stone"]
    assert space(play(state, "play majority stone")) == 79
    stars = settled("thessaly", "elis", "attica", "crete")
    state = play(near_the_cross(where=74, settlers=stars), "build lion gate", "play hourglass per grain")
    assert (space(state), seen(state)["wonders"]) == (79, ["lion_gate"])


def test_O100_what_cards_must_pay_is_told_beforehand() -> None:
    told = items(near_the_cross(), GRAIN_FOR_3)
    assert Message("olympos-price-cards", {"count": 1}) in told
    assert told[-1] == Message("olympos-price-space-at-most", {"space": 79})


def test_O101_the_others_play_on_until_they_have_finished_too() -> None:
    state = table(space=72, others=[{"space": 60}, {"space": 79}, {"space": 79}], line=[1, 0])
    assert awaited(state) == ("act", 1)
    end_turn(play(state, "new settler from north to macedonia"))
    assert awaited(state) == ("act", 1)
    state = table(space=72, others=[{"space": 79}] * 3, line=[0])
    play(state, "pass")
    assert (state.actor, GAME.position(state)["ending"]) == (NOBODY, "all finished")


# --- points ---


def test_O102_the_last_spaces() -> None:
    points = dict(
        zip(
            head_below("### O-102 The last spaces")[1:],
            rows_below("### O-102 The last spaces")[0][1:],
            strict=True,
        )
    )
    for where in range(70, 80):
        state = table(space=where, others=[DONE] * 3)
        assert scored(state).get("track", 0) == int(points.get(str(where), 0))


def test_O103_prestige() -> None:
    assert scored(table(prestige=7)) == {"prestige": 7}


def test_O104_territories_and_atlantis() -> None:
    state = table(settlers={**settled("macedonia", "attica"), "atlas": [1, 0], "gadeiros": [0, 1]})
    assert scored(state) == {"territories": 1 + 1 + 2}
    assert scored(state, 1) == {"territories": 2}


def test_O105_discoveries() -> None:
    assert scored(table(discoveries=["religion", "medicine", "strategy"])) == {"discoveries": 6}


@pytest.mark.parametrize(
    ("wonder", "points"),
    [("lion_gate", 8), ("stadium", 10), ("parthenon", 10), ("statue_of_zeus", 12), ("colossus", 12)],
)
def test_O106_wonders(wonder: str, points: int) -> None:
    assert scored(table(wonders=[wonder])) == {"wonders": points}


def test_O107_discoveries_that_score() -> None:
    tiles = ["poetry", "philosophy", "absolutism", "city", "science", "engineering"]
    state = table(discoveries=tiles, settlers=settled("attica", "macedonia"))
    assert scored(state)["tiles"] == 3 + 5 + 0 + 2 + 6 + 3


def test_O108_keres() -> None:
    assert scored(table(keres=2)) == {"keres": -2}


def test_O109_cards_in_hand() -> None:
    assert scored(table(hand=["star", "zeus"])) == {"cards": 2}


def test_O110_cubes_and_hourglasses_are_worth_nothing() -> None:
    assert scored(table(cubes={"gold": 5}, hourglasses=5)) == {}


def test_D15_everything_together() -> None:
    """5 discoveries 10, Science 5, three swords 6, territories 6, Stadium 10, prestige 2, card 1, track 3,
    Keres -2: 41."""
    state = finished(
        {
            "discoveries": ["science", "absolutism", "metallurgy", "strategy", "medicine"],
            "wonders": ["stadium"],
            "prestige": 2,
            "hand": ["star"],
            "space": 76,
            "keres": 2,
        },
        DONE,
        DONE,
        DONE,
        settlers=settled("macedonia", "thrace", "illyria", "pelagonia", "atlas"),
    )
    assert scored(state) == {
        "track": 3,
        "prestige": 2,
        "territories": 6,
        "discoveries": 10,
        "wonders": 10,
        "tiles": 11,
        "keres": -2,
        "cards": 1,
    }
    assert state.scores()[0] == 41


# --- who has won ---


def test_O111_the_most_points_win() -> None:
    state = finished({"space": 79, "prestige": 5}, {"space": 79, "prestige": 6}, DONE)
    assert state.ranking() == [2, 1, 3]


def test_O111_tied_players_by_tiles() -> None:
    """Ten points each; the Stadium is one tile, five discoveries are five."""
    tiles = ["religion", "medicine", "cavalry", "oracle", "metallurgy"]
    state = finished({**DONE, "wonders": ["stadium"]}, {**DONE, "discoveries": tiles}, DONE)
    assert state.scores()[:2] == [10, 10]
    assert state.ranking() == [2, 1, 3]


def test_O111_and_if_that_is_level_they_share_the_win() -> None:
    state = finished({**DONE, "prestige": 4}, {**DONE, "prestige": 4}, DONE)
    assert state.ranking() == [1, 1, 3]


def test_O114_the_others_by_points_then_tiles() -> None:
    state = finished(
        {**DONE, "prestige": 9}, {**DONE, "prestige": 2}, {**DONE, "discoveries": ["religion"]}, DONE
    )
    assert state.ranking() == [1, 3, 2, 4]


def test_O102_to_O110_the_score_sheet_adds_up() -> None:
    state = finished({**DONE, "prestige": 4}, {**DONE, "hand": ["star"], "keres": 2}, DONE)
    points, *categories = GAME.tallies(state)
    assert (
        points.amounts
        == state.scores()
        == [sum(column) for column in zip(*(one.amounts for one in categories), strict=True)]
    )
    assert {"olympos-tally-prestige", "olympos-tally-keres"} < {one.name.key for one in categories}
    assert "olympos-tally-wonders" not in {one.name.key for one in categories}


def test_O102_to_O111_the_outcome_is_told_by_category() -> None:
    state = finished({**DONE, "prestige": 4}, {**DONE, "hand": ["star"], "keres": 2}, DONE)
    ending, first, *_, last = GAME.outcome(state)
    assert ending.key == "olympos-end-finished"
    assert (first.arguments["player"], first.arguments["place"], first.arguments["points"]) == (
        SeatName(0),
        1,
        4,
    )
    assert (last.arguments["player"], last.arguments["keres"], last.arguments["cards"]) == (
        SeatName(1),
        -2,
        1,
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_O101_every_game_comes_to_an_end(players: int) -> None:
    state = new_game(players)
    steps = 0
    while state.actor != NOBODY:
        state.apply(state.legal()[steps % len(state.legal())])
        steps += 1
    assert GAME.position(state)["ending"] == "all finished"
    assert all(player.space >= 72 for player in state.players)
