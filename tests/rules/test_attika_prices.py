"""Chapter 13: prices item by item, and whole tables held against the rules by other means."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from itertools import product
from pathlib import Path

import pytest

from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY, Impossible
from petteia.core.message import Listing, Message
from petteia.games.attika.actions import BUILD, LAY_TILE, PAY
from petteia.games.attika.box import LETTERS
from petteia.games.attika.building import payments, price_of
from petteia.games.attika.game import GAME
from petteia.games.attika.land import SPOTS, spot_of
from petteia.games.attika.moves import write_letters
from petteia.games.attika.rules import Attika
from tests.rules.attika_table import around, built, landscapes, legal_moves, new_game, play, sites, table
from tests.rules.test_attika_resignation import MOMENTS

CATALOGUE = files("petteia.locales").joinpath("en", "attika.ftl").read_text("utf-8")


def items(state: Attika, move: str) -> list[Message]:
    (action,) = GAME.read_actions(state, move)
    return GAME.price(state, GAME.move(state, action))


def cards(**counts: int) -> Listing:
    return Listing(tuple(Message(f"attika-some-{name}", {"count": count}) for name, count in counts.items()))


def test_A17_cost_less_landscape() -> None:
    """Fortress (HMMM) among two mountains, with the cards that are left to pay."""
    state = table(hand="HM", stored=["fortress"], tiles=["16 @ 0,0"])
    assert items(state, "fortress @ 0,0") == [
        Message("attika-price-cost", {"cards": cards(hill=1, mountain=3)}),
        Message("attika-price-saved", {"cards": cards(mountain=2)}),
        Message("attika-price-only-way", {"cards": cards(hill=1, mountain=1)}),
    ]


def test_A18_several_ways_to_pay() -> None:
    """One hill is left: the hill, or two forests."""
    state = table(hand="HFF", stored=["oracle"])
    assert items(state, "oracle @ 0,0")[-1] == Message("attika-price-ways", {"count": 2, "fewest": 1})


def test_A18_more_than_the_hand_can_pay() -> None:
    assert items(table(stored=["oracle"]), "oracle @ 0,0")[-1] == Message(
        "attika-price-ways", {"count": 0, "fewest": 0}
    )


def test_A19_surplus_landscape_with_the_option() -> None:
    state = table(stored=["oracle"], options={"map_symbols_substitute_two_for_one": "yes"})
    assert items(state, "oracle @ 0,0") == [
        Message("attika-price-cost", {"cards": cards(forest=1, hill=1)}),
        Message("attika-price-saved", {"cards": cards(forest=1)}),
        Message("attika-price-waived", {"count": 1}),
        Message("attika-price-nothing-left"),
    ]


def test_A20_a_free_building_has_a_single_item() -> None:
    state = table(stored=["tower"], buildings={"0,0": "fortress"})
    assert items(state, "tower @ 1,0") == [Message("attika-price-free")]


def test_A22_a_road() -> None:
    """Five cards, less four for the landscape."""
    state = table(hand="W", stored=["road"], tiles=["4 @ 0,0", "10 @ 2,1 turned 2"])
    assert items(state, "road @ 1,0") == [
        Message("attika-price-any", {"count": 5}),
        Message("attika-price-any-saved", {"count": 4}),
        Message("attika-price-only-way", {"cards": cards(water=1)}),
    ]


def test_A24_the_fee_for_a_new_settlement() -> None:
    state = table(hand="MW", stored=["capital"], buildings={"3,1": "road"}, tiles=["6 @ 0,0", "11 @ 2,1"])
    assert items(state, "capital @ 0,0") == [
        Message("attika-price-cost", {"cards": cards(water=1, forest=1, hill=1, mountain=1)}),
        Message("attika-price-saved", {"cards": cards(water=1, forest=1, hill=1)}),
        Message("attika-price-settlement", {"count": 1}),
        Message("attika-price-only-way", {"cards": cards(water=1, mountain=1)}),
    ]


def test_A29_an_action_beyond_those_of_the_turn_costs_an_amphora() -> None:
    state = table(amphoras=1, turn_kind="build", stored=["tower"], buildings={"0,0": "fortress"})
    assert items(state, "tower @ 1,0") == [Message("attika-price-amphora"), Message("attika-price-free")]
    state = table(amphoras=1, turn_kind="draw")
    assert items(state, "draw 1") == items(state, "amphora card") == [Message("attika-price-amphora")]
    state = table(amphoras=1, turn_kind="draw", actions_left=1)
    assert items(state, "draw 1") == []


def test_what_costs_nothing_has_no_price() -> None:
    for move in ("cards", "end", "store", "draw 1", "tile @ 2,1", "turn 1", "resign 1"):
        assert items(table(), move) == []


def test_A16_there_is_no_price_where_one_cannot_build() -> None:
    state = table(stored=["tower"], buildings={"0,0": "fortress"})
    assert items(state, "tower @ 0,0") == items(state, "tower @ 9,9") == items(state, "tower @ -2,1") == []


def test_no_price_item_is_left_out_above() -> None:
    source = Path(__file__).read_text("utf-8")
    for key in re.findall(r"^(attika-price-[\w-]+) =", CATALOGUE, re.MULTILINE):
        assert f'"{key}"' in source


# --- whole tables, worked out anew from what lies on them ---


def tables_of_a_random_game(players: int, seed: str, one_in: int) -> Iterator[Attika]:
    state, dice = new_game(players, seed), dice_of(seed)
    while state.actor != NOBODY:
        if dice.below(one_in) == 0:
            yield state
        actions = state.legal()
        state.apply(actions[dice.below(len(actions))])
    yield state


def settlements_of(places: set[str]) -> list[set[str]]:
    found = []
    while places:
        settlement, frontier = set(), [next(iter(places))]
        while frontier:
            place = frontier.pop()
            settlement.add(place)
            frontier += [other for other in around(place) if other in places and other not in settlement]
        found.append(settlement)
        places = places - settlement
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_A17_A20_A22_A24_every_price_on_many_tables(players: int) -> None:
    """For every building and every empty space: cost, less what is in sight, plus the fee, or free."""
    for state in tables_of_a_random_game(players, f"prices {players}", 40):
        printed = landscapes(state)
        seats = GAME.position(state)["seats"]
        taken = {place for seat in seats for place in seat["buildings"]}
        for number, player in enumerate(state.players):
            mine = seats[number]["buildings"]
            fee = len(settlements_of(set(mine)))
            for place in printed.keys() - taken:
                near = [other for other in around(place) if other in printed and other not in taken]
                seen = Counter("".join(printed[other] for other in [place, *near]).replace(".", ""))
                touched = [mine[other] for other in around(place) if other in mine]
                for kind, building in enumerate(state.box.data["building"]):
                    need = Counter(building.get("cost", "")) - seen
                    any_kind = max(0, building.get("any_cost", 0) - seen.total()) + (0 if touched else fee)
                    if any(building["id"] in arrows_of(state, other) for other in touched):
                        need, any_kind = Counter(), 0
                    asked = price_of(state, player, kind, state.land.cell(spot(place)))
                    assert Counter(write_letters(int(asked.need))) == need
                    assert asked.any == any_kind


def arrows_of(state: Attika, name: str) -> list[str]:
    return list(state.box.data["building"][state.box.kind_named(name)]["arrows"])


def spot(place: str) -> int:
    q, r = map(int, place.split(","))
    return int(spot_of(q, r))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_A23_A35_A36_settlements_and_wins_on_many_tables(players: int) -> None:
    for state in tables_of_a_random_game(players, f"wins {players}", 8):
        position = GAME.position(state)
        for seat in position["seats"]:
            found = settlements_of(set(seat["buildings"]))
            assert len(found) == state.players[position["seats"].index(seat)].settlements
            joined = any(
                sum(
                    any(place in settlement for place in around(temple))
                    for temple in position["map"]["temples"]
                )
                > 1
                for settlement in found
            )
            won = joined or len(seat["buildings"]) == 30
            assert not won or position["awaited"] == "nothing"


@pytest.mark.parametrize("players", [2, 4])
def test_A9_A18_a_building_is_offered_just_where_it_can_be_paid_for(players: int) -> None:
    for state in tables_of_a_random_game(players, f"offers {players}", 10):
        if GAME.position(state)["awaited"] != "act" or state.turn_kind:
            continue
        player = state.players[state.actor]
        empty = landscapes(state).keys() - {place for seat in range(players) for place in built(state, seat)}
        for kind, name in enumerate(state.box.kind_ids):
            payable = [
                place
                for place in empty
                if len(
                    payments(state, player.cards, price_of(state, player, kind, state.land.cell(spot(place))))
                )
            ]
            offered = sites(state, name)
            assert sorted(offered) == sorted(payable if player.stored[kind] else [])


# --- why_not says None just for the legal actions ---


def all_actions() -> Iterator[int]:
    """Simple ones, every building everywhere near the map, every place of a tile, small payments."""
    yield from range(BUILD)
    near = [spot_of(q, r) for q in range(-5, 6) for r in range(-5, 6)]
    for kind, place in product(range(26), near):
        yield BUILD + kind * SPOTS + int(place)
    for place in near:
        yield LAY_TILE + int(place)
    for payment in product(range(4), repeat=4):
        yield PAY + sum(count << 4 * number for number, count in enumerate(payment))


def is_allowed(state: Attika, action: int) -> bool:
    """Does no rule forbid it?"""
    try:
        return GAME.why_not(state, GAME.move(state, action)) is None
    except Impossible:
        return False


@pytest.mark.parametrize("moment", list(MOMENTS))
@pytest.mark.parametrize("players", [2, 3])
def test_A9_an_action_is_refused_just_when_it_is_not_legal(moment: str, players: int) -> None:
    state = MOMENTS[moment](players)
    legal = set(state.legal())
    assert legal
    for action in all_actions():
        assert is_allowed(state, action) == (action in legal), GAME.write_action(state, action)


@pytest.mark.parametrize(
    "options", [{"full_renounce_needs_zero_actions": "no"}, {"unused_actions_give_cards": "optional"}]
)
@pytest.mark.parametrize("moves", [[], ["draw 1", "store"], ["cards"]])
def test_A12_nor_do_options_make_a_difference_to_that(options: dict[str, str], moves: list[str]) -> None:
    state = play(table(amphoras=1, options=options), *moves)
    legal = set(state.legal())
    for action in all_actions():
        assert is_allowed(state, action) == (action in legal), GAME.write_action(state, action)


def test_A18_a_number_beyond_all_payments_is_refused() -> None:
    """Numbers of actions may come from outside; only those that are offered are played."""
    state = play(table(hand="HFF", stored=["oracle"]), "oracle @ 0,0")
    assert legal_moves(state) == ["pay hill", "pay 2 forest"]
    for action in state.legal():
        assert GAME.judge(state, action + 16 ** len(LETTERS)) is not None


def test_A9_a_finished_game_refuses_everything() -> None:
    state = play(table(), "resign 1")
    assert state.legal() == []
    assert all(GAME.judge(state, action) is not None for action in all_actions())
