"""Chapter 6: destiny cards (O-74 to O-83)."""

from __future__ import annotations

from typing import Any

import pytest

from petteia.games.olympos.game import GAME
from petteia.games.olympos.rules import Olympos
from tests.rules.olympos_page import rows_below
from tests.rules.olympos_table import (
    awaited,
    deck,
    end_turn,
    gods,
    legal_moves,
    offers,
    play,
    refused,
    seen,
    settled,
    space,
    table,
)

AHEAD = [{"space": 30}] * 3


def holding(*cards: str, **said: Any) -> Olympos:
    return table(hand=list(cards), **said)


# --- drawing ---


@pytest.mark.parametrize(("start", "cards"), [(8, 0), (9, 1), (10, 1), (11, 1), (12, 0)])
def test_O74_reaching_or_passing_a_zeus_space_brings_a_card(start: int, cards: int) -> None:
    """Three spaces on, with a Zeus space at 12."""
    state = table(space=start, others=AHEAD)
    play(state, "new settler from north to macedonia")
    assert len(seen(state)["hand"]) == cards


def test_O74_it_comes_after_the_action_is_paid_for() -> None:
    state = table(space=11, others=AHEAD, deck=deck("cube_gold"))
    play(state, "new settler from north to macedonia")
    assert (space(state), seen(state)["hand"], awaited(state)) == (14, ["cube_gold"], ("ending", 0))


def test_O74_when_the_deck_is_empty_the_discards_are_shuffled() -> None:
    hand = deck("star", "zeus")[2:]
    others: list[dict[str, Any]] = [{"space": 30, "hand": hand}, *AHEAD[1:]]
    state = table(space=11, others=others, deck=[], discards=["star", "zeus"])
    play(state, "new settler from north to macedonia")
    left = GAME.position(state)["deck"]
    assert sorted([*left, *seen(state)["hand"]]) == ["star", "zeus"]
    assert GAME.position(state)["discards"] == []


def test_O74_without_any_card_there_is_none_to_draw() -> None:
    others: list[dict[str, Any]] = [{"space": 30, "hand": deck()}, *AHEAD[1:]]
    state = play(table(space=11, others=others, deck=[]), "new settler from north to macedonia")
    assert (seen(state)["hand"], awaited(state)) == ([], ("act", 0))


# --- playing ---


def test_O75_before_the_action_any_number() -> None:
    state = holding("cube_gold", "cube_wood")
    play(state, "play cube gold", "play cube wood")
    assert seen(state)["cubes"] == {"wood": 1, "gold": 1}
    assert awaited(state) == ("act", 0)


def test_O75_after_the_action_too() -> None:
    """The territory just won counts for a card, and its hourglass pays for the journey."""
    state = holding("hourglass_per_grain")
    play(state, "new settler from north to macedonia")
    assert awaited(state) == ("before paying", 0)
    play(state, "play hourglass per grain")
    assert (space(state), seen(state)["hourglasses"]) == (2, 0)


def test_O75_also_the_card_just_drawn() -> None:
    state = table(space=11, others=AHEAD, deck=deck("cube_gold"))
    play(state, "new settler from north to macedonia", "play cube gold")
    assert seen(state)["cubes"] == {"gold": 1}


def test_O75_only_ones_own_cards() -> None:
    assert refused(table(others=[{"hand": ["cube_gold"]}, {}, {}]), "play cube gold") == "O-75"


def test_O75_nobody_has_to_play_them() -> None:
    state = holding("cube_gold")
    play(state, "new settler from north to macedonia", "done")
    assert (seen(state)["hand"], awaited(state)) == (["cube_gold"], ("act", 1))


def test_O76_the_effect_comes_at_once_and_the_card_is_discarded() -> None:
    state = play(holding("cube_gold"), "play cube gold")
    assert (seen(state)["hand"], GAME.position(state)["discards"]) == ([], ["cube_gold"])


def test_O76_a_card_without_an_effect_stays_in_hand() -> None:
    """The rule of the card tells what it lacks."""
    assert refused(holding("points_per_wood"), "play points per wood") == "O-78"
    assert refused(holding("hourglass_per_grain"), "play hourglass per grain") == "O-81"


def test_O77_a_cube_of_its_resource() -> None:
    for resource in ("grain", "wood", "stone", "gold"):
        assert seen(play(holding(f"cube_{resource}"), f"play cube {resource}"))["cubes"] == {resource: 1}


def test_O78_a_point_for_each_territory_token() -> None:
    state = holding("points_per_wood", settlers=settled("thrace", "epirus", "macedonia"))
    assert seen(play(state, "play points per wood"))["prestige"] == 2


def test_O79_three_points_for_all_four_resources() -> None:
    state = holding("all_types", settlers=settled("thrace", "macedonia", "pelagonia", "illyria"))
    assert seen(play(state, "play all types"))["prestige"] == 3
    state = holding("all_types", settlers=settled("thrace", "macedonia", "pelagonia"), cubes={"gold": 1})
    assert refused(state, "play all types") == "O-79"


def test_O80_a_star_is_kept_for_a_wonder() -> None:
    state = holding("star", settlers=settled("attica", "elis", "crete"))
    assert refused(state, "play star") == "O-80"
    play(state, "build lion gate")
    assert (seen(state)["wonders"], seen(state)["hand"]) == (["lion_gate"], [])


def test_O81_an_hourglass_for_each_territory_token() -> None:
    state = holding("hourglass_per_grain", settlers=settled("macedonia", "boeotia"))
    assert seen(play(state, "play hourglass per grain"))["hourglasses"] == 2


def stones(mine: int, *theirs: int, democracy: tuple[int, ...] = ()) -> Olympos:
    """Territories with stone for each of four players; some have Democracy."""
    territories = iter(
        ("pelagonia", "aetolia", "corinthia", "naxos", "ampheres", "olympos", "laconia", "ionia")
    )
    counts = (mine, *theirs)
    settlers = {next(territories): [seat] for seat, count in enumerate(counts) for _ in range(count)}
    known: list[dict[str, Any]] = [
        {"discoveries": ["democracy"] if seat in democracy else []} for seat in range(4)
    ]
    return table(hand=["majority_stone"], settlers=settlers, others=known[1:], **known[0])


def test_O82_three_hourglasses_for_the_most() -> None:
    assert seen(play(stones(3, 2, 2, 1), "play majority stone"))["hourglasses"] == 3
    assert seen(play(stones(1, 0, 0, 0), "play majority stone"))["hourglasses"] == 3
    assert refused(stones(1, 2, 0, 0), "play majority stone") == "O-82"


def test_D16_stone_tokens_2_2_1() -> None:
    """Nobody has the most; but if one of those tied has Democracy and plays the card: 3 hourglasses."""
    assert refused(stones(2, 2, 1, 0), "play majority stone") == "O-82"
    assert seen(play(stones(2, 2, 1, 0, democracy=(0,)), "play majority stone"))["hourglasses"] == 3


def test_O82_democracy_wins_every_tie_as_with_olympos_cards() -> None:
    """Also when a tied rival has it, and when nobody has any; without it the rival's helps nobody."""
    assert seen(play(stones(2, 2, 1, 0, democracy=(0, 1)), "play majority stone"))["hourglasses"] == 3
    assert seen(play(stones(0, 0, 0, 0, democracy=(0,)), "play majority stone"))["hourglasses"] == 3
    assert refused(stones(2, 2, 1, 0, democracy=(1,)), "play majority stone") == "O-82"
    assert refused(stones(1, 2, 0, 0, democracy=(0,)), "play majority stone") == "O-82"


# --- Zeus ---


def reveal(*hands: list[str]) -> Olympos:
    """The first player is about to turn up Hecate; the others hold these cards."""
    others = [{"space": 11, "hand": hand} for hand in hands]
    return table(space=11, others=others, gods=gods(first="hecate"))


def test_O83_zeus_is_played_after_an_olympos_card_is_turned_up() -> None:
    state = holding("zeus", space=11, others=[{"space": 11}] * 3, gods=gods(first="hecate"))
    assert refused(state, "play zeus") == "O-83"
    play(state, "new settler from north to macedonia")
    assert refused(state, "play zeus") == "O-83"
    play(state, "done", "done")
    assert awaited(state) == ("answer", 0)
    stock = seen(state)["stock"]
    end_turn(play(state, "play zeus"))
    assert seen(state)["stock"] == stock + 1
    assert "zeus" in GAME.position(state)["discards"]


def test_O83_also_in_another_players_turn_clockwise_from_the_revealer() -> None:
    state = play(reveal([], ["zeus"], ["zeus", "star"]), "new settler from north to macedonia", "done")
    play(state, "done")
    assert awaited(state) == ("answer", 2)
    assert legal_moves(state) == ["play zeus", "done"]
    play(state, "play zeus")
    assert awaited(state) == ("answer", 3)
    play(state, "play zeus", "done")
    assert [seen(state, seat)["stock"] for seat in range(4)] == [3, 4, 5, 5]


def test_O83_only_zeus_answers() -> None:
    state = play(reveal([], ["cube_gold"], []), "new settler from north to macedonia", "done", "done")
    assert refused(state, "play cube gold") == "O-83"
    assert offers(state, "play") == []


def test_O83_everybody_with_a_card_is_asked_so_being_asked_tells_nothing() -> None:
    state = play(reveal(["star"], [], ["cube_gold"]), "new settler from north to macedonia", "done", "done")
    assert awaited(state) == ("answer", 1)
    play(state, "done")
    assert awaited(state) == ("answer", 3)


def test_O83_a_symbol_counts_for_this_card_only() -> None:
    state = holding("zeus", space=11, others=[{"space": 11}] * 3, gods=gods(first="hecate", second="zeus"))
    play(state, "new settler from north to macedonia", "done", "done", "play zeus")
    end_turn(state)
    assert all(seen(state, seat)["prayers"] == 0 for seat in range(4))


def test_O77_to_O83_the_page_has_all_cards() -> None:
    kinds = [card["effect"] for card in GAME.facts()["destiny_card"]]
    rows = rows_below("## Destiny cards")
    assert len(rows) == len(set(kinds)) == 7
    numbers = {1: "1 for each resource", 2: "2"}
    copies = {card["effect"]: card["copies"] for card in GAME.facts()["destiny_card"]}
    assert [row[1] for row in rows] == [numbers[count] for count in copies.values()]
