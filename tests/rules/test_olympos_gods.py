"""Chapter 7: Olympos cards (O-84 to O-99)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from petteia.games.olympos.game import GAME
from petteia.games.olympos.rules import Olympos
from tests.rules.olympos_page import rows_below
from tests.rules.olympos_table import (
    awaited,
    controls,
    deck,
    end_turn,
    gods,
    offers,
    play,
    refused,
    seen,
    settled,
    space,
    stacks,
    star_tokens,
    table,
    time,
    tokens,
)


def symbols_for(seat: int, count: int) -> list[str]:
    """Discoveries that give so many symbols of Zeus; there are two tiles of each at a table of four."""
    one, two = (["religion"], ["art"]) if seat < 2 else (["polytheism"], ["polytheism", "hellenism"])
    return {0: [], 1: one, 2: two}[count]


def before(god: str, symbols: Sequence[int] = (0, 0, 0, 0), **said: Any) -> Olympos:
    """Everybody is on space 11, and the next one to move reveals a god at 12.

    Players have so many symbols; what else is said is about the first one, or by seat: `seat_1={...}`.
    """
    extra = {seat: dict(said.pop(f"seat_{seat}", {})) for seat in range(4)}
    known = [
        symbols_for(seat, count) + extra[seat].pop("discoveries", []) for seat, count in enumerate(symbols)
    ]
    others = [{"space": 11, "discoveries": known[seat], **extra[seat]} for seat in (1, 2, 3)]
    first = {"discoveries": known[0] + said.pop("discoveries", [])}
    return table(space=11, others=others, gods=gods(first=god), **first, **said)


def revealed(state: Olympos) -> Olympos:
    """The first player takes a short journey, and nobody plays a card."""
    return end_turn(play(state, "new settler from north to pelagonia"))


def cards_up(state: Olympos) -> list[int]:
    return [place for place, god in enumerate(GAME.position(state)["gods"]) if god["revealed"]]


# --- when ---


def test_O84_the_first_to_reach_a_single_space_turns_up_its_card() -> None:
    state = table(space=11, others=[{"space": 11}] * 3)
    assert cards_up(revealed(state)) == [0]
    play(state, "new settler from north to macedonia")
    assert cards_up(end_turn(state)) == [0]


def test_O84_after_the_destiny_card() -> None:
    state = play(table(space=11, others=[{"space": 11}] * 3), "new settler from north to macedonia")
    assert (len(seen(state)["hand"]), cards_up(state)) == (1, [])
    play(state, "done")
    assert cards_up(state) == [0]


def test_O85_at_a_double_space_the_first_and_the_last() -> None:
    state = table(space=35, others=[{"space": 35}] * 3)
    seen_cards = []
    for seat in range(4):
        assert awaited(state) == ("act", seat)
        play(state, f"new settler from north to {('macedonia', 'thrace', 'illyria', 'pelagonia')[seat]}")
        while awaited(state)[0] != "act":
            state.apply(state.legal()[-1])
        seen_cards.append(cards_up(state))
    assert seen_cards == [[0, 1, 2]] * 3 + [[0, 1, 2, 3]]


def test_O86_it_takes_effect_before_the_next_turn() -> None:
    state = revealed(before("zeus", (0, 2, 0, 0)))
    assert (seen(state, 1)["prestige"], awaited(state)) == (3, ("act", 1))


# --- whom ---


def touched(state: Olympos) -> list[int]:
    """Who got a settler from Hecate or is struck by Keres."""
    revealed(state)
    return [
        seat
        for seat in range(4)
        if seen(state, seat)["keres"] or seen(state, seat)["stock"] > (4 if seat else 3)
    ]


def test_O87_symbols_of_tiles_and_of_olympos() -> None:
    assert touched(before("hecate", (2, 1, 0, 0), settlers={"olympos": [1]}, seat_1={"stock": 4})) == [0, 1]
    assert touched(before("hecate", (1, 1, 0, 0), settlers={"olympos": [1]}, seat_1={"stock": 4})) == [1]


def test_O88_good_cards_help_those_with_the_most() -> None:
    assert touched(before("hecate", (1, 2, 0, 0))) == [1]
    assert touched(before("hecate", (1, 0, 1, 1))) == [0, 2, 3]


def test_O88_bad_cards_strike_those_with_the_fewest() -> None:
    assert touched(before("keres", (1, 2, 1, 2))) == [0, 2]
    assert touched(before("keres", (1, 2, 0, 2))) == [2]


def test_D10_symbols_2_2_1_0() -> None:
    """A good card helps the two with 2, a bad one strikes the 0. All 0: nobody and everybody."""
    assert touched(before("hecate", (2, 2, 1, 0))) == [0, 1]
    assert touched(before("keres", (2, 2, 1, 0))) == [3]
    assert touched(before("hecate")) == []
    assert touched(before("keres")) == [0, 1, 2, 3]


def test_D11_democracy_among_those_tied() -> None:
    """Symbols 2, 2, 1, 0, and one of the two with 2 has Democracy: only that one profits."""
    democracy = {"discoveries": ["democracy"]}
    assert touched(before("hecate", (2, 2, 1, 0), seat_1=democracy)) == [1]
    assert touched(before("hecate", (2, 2, 1, 0), seat_1=democracy, **democracy)) == [0, 1]


def test_O64_O88_democracy_wins_a_good_card_also_where_nobody_has_a_symbol() -> None:
    """The publisher's answer; without Democracy nobody profits."""
    democracy = {"discoveries": ["democracy"]}
    assert touched(before("hecate", (0, 0, 0, 0))) == []
    assert touched(before("hecate", (0, 0, 0, 0), seat_2=democracy)) == [2]
    assert touched(before("hecate", (0, 0, 0, 0), seat_2=democracy, seat_3=democracy)) == [2, 3]
    assert touched(before("hecate", (0, 1, 0, 0), seat_2=democracy)) == [1]


def test_O64_democracy_spares_those_tied_for_the_fewest() -> None:
    democracy = {"discoveries": ["democracy"]}
    assert touched(before("keres", (0, 0, 1, 0), seat_1=democracy)) == [0, 3]
    assert touched(before("keres", (2, 0, 1, 0), seat_1=democracy, seat_3=democracy)) == [1, 3]


def test_O89_artemis_and_hades_clockwise_from_the_revealer() -> None:
    """Seat 3 reveals; seats 3, 0 and 1 are concerned."""
    others: list[dict[str, Any]] = [
        {"space": 15, "discoveries": ["religion"]},
        {"space": 15},
        {"space": 11, "discoveries": ["polytheism"]},
    ]
    along = [{"card": "artemis", "revealed": False}, *[{}] * 8]
    state = table(space=15, discoveries=["religion"], others=others, gods=along, actor=3)
    end_turn(play(state, "new settler from north to pelagonia"))
    asked = []
    while awaited(state)[0] == "take":
        asked.append(awaited(state)[1])
        play(state, "take gold")
    assert asked == [3, 0, 1]


# --- what ---


def test_O90_zeus_gives_three_prestige_points() -> None:
    assert seen(revealed(before("zeus", (1, 0, 0, 0))))["prestige"] == 3


def test_O91_hecate_gives_a_settler() -> None:
    assert seen(revealed(before("hecate", (0, 1, 0, 0))), 1)["stock"] == 5


def test_O92_artemis_gives_a_cube_of_choice() -> None:
    state = revealed(before("artemis", (0, 1, 0, 0)))
    assert awaited(state) == ("take", 1)
    play(state, "take stone")
    assert (seen(state, 1)["cubes"], awaited(state)) == ({"stone": 1}, ("act", 1))


def test_O93_athena_gives_a_star_to_use_once() -> None:
    starred = settled("attica", "elis", "crete", seat=1)
    state = revealed(before("athena", (0, 1, 0, 0), settlers=starred, hand=[]))
    assert seen(state, 1)["athena"] == 1
    end_turn(play(state, "build lion gate"))
    assert (seen(state, 1)["wonders"], seen(state, 1)["athena"]) == (["lion_gate"], 0)


def test_O94_ares_gives_two_swords_until_the_next_card() -> None:
    state = revealed(before("ares", (0, 1, 0, 0), settlers={"macedonia": [2]}))
    assert time(state, "new settler from north to macedonia") == 3 + 1
    assert seen(state, 1)["ares"] == 2
    later = table(space=23, ares=2, others=[{"space": 23}] * 3, gods=gods(second="nemesis"))
    assert seen(revealed(later))["ares"] == 0


def test_O94_it_also_defends() -> None:
    state = table(settlers={"macedonia": [1]}, others=[{"ares": 2}, {}, {}])
    assert time(state, "new settler from north to macedonia") == 3 + 3


def test_O95_erinyes_make_the_next_action_dearer() -> None:
    state = revealed(before("erinyes", (1, 0, 1, 1)))
    assert time(state, "new settler from north to macedonia") == 3 + 2
    end_turn(play(state, "new settler from north to macedonia"))
    assert (space(state, 1), seen(state, 1)["erinyes"]) == (16, 0)


def test_O96_nemesis_takes_all_destiny_cards() -> None:
    state = revealed(before("nemesis", (1, 0, 1, 1), seat_1={"hand": ["star", "zeus"]}))
    assert seen(state, 1)["hand"] == []
    assert {"star", "zeus"} <= set(GAME.position(state)["discards"])
    assert len(seen(state)["hand"]) == 1


def test_O97_hades_takes_a_settler_of_the_victims_choice() -> None:
    state = before("hades", (1, 0, 1, 1), settlers={"attica": [2, 1], "elis": [1, 0]}, seat_1={"stock": 2})
    revealed(state)
    assert awaited(state) == ("lose", 1)
    assert offers(state, "lose @") == ["attica", "elis"]
    play(state, "lose @ attica")
    assert stacks(state)["attica"] == [2]
    assert (controls(state, 2), star_tokens(state, 2), tokens(state, 1)) == (["attica"], 1, {})
    assert seen(state, 1)["stock"] == 3


def test_O97_without_a_choice_there_is_no_question() -> None:
    state = revealed(before("hades", (1, 0, 1, 1), settlers={"attica": [1]}, seat_1={"stock": 2}))
    assert (stacks(state).get("attica"), seen(state, 1)["stock"], awaited(state)) == (None, 3, ("act", 1))
    state = revealed(before("hades", (1, 0, 1, 1)))
    assert awaited(state) == ("act", 1)


def test_O97_an_abandoned_star_stays() -> None:
    state = revealed(before("hades", (1, 0, 1, 1), settlers={"attica": [1]}))
    assert "attica" not in GAME.position(state)["tribes"]


def test_O98_keres_cost_two_points_at_the_end() -> None:
    state = before("keres", (1, 0, 1, 1))
    points = state.scores()[1]
    revealed(state)
    assert (seen(state, 1)["keres"], state.scores()[1]) == (2, points - 2)


def test_O99_the_siren_closes_the_sea_until_the_next_card() -> None:
    """From Naxos there is no way out but the sea; over land one may still travel."""
    state = revealed(before("siren", (1, 0, 1, 1), settlers={"naxos": [1], "attica": [1]}))
    assert refused(state, "settler from naxos") == "O-99"
    assert refused(state, "settler from attica to crete") == "O-99"
    assert time(state, "settler from attica to boeotia") == 1
    later = table(space=23, siren=True, others=[{"space": 23}] * 3, gods=gods(second="nemesis"))
    assert not seen(revealed(later))["siren"]


def test_O90_to_O99_the_page_has_all_ten() -> None:
    names = [card["name"] for card in GAME.facts()["olympos_card"]]
    good = [card["name"] for card in GAME.facts()["olympos_card"] if card["good"]]
    rows = rows_below("## Olympos cards")
    assert sorted([row[0] for row in rows] + [row[2] for row in rows]) == sorted(names)
    assert [row[0] for row in rows] == good


@pytest.mark.parametrize("god", [card["id"] for card in GAME.facts()["olympos_card"]])
def test_every_card_runs_its_course(god: str) -> None:
    state = revealed(before(god, (2, 1, 1, 0), settlers=settled("attica", "elis", seat=3), deck=deck()))
    while awaited(state)[0] != "act":
        state.apply(state.legal()[0])
    assert awaited(state) == ("act", 1)
