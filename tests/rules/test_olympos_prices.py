"""Chapter 16: what an action costs, item by item, and where it leads on the track."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY
from petteia.core.message import Argument, Listing, Message, SeatName, Term
from petteia.games.olympos.game import GAME
from tests.rules.olympos_table import gods, items, new_game, play, points, settled, table
from tests.rules.test_olympos_development import having, starry
from tests.rules.test_olympos_end import GRAIN_FOR_3, near_the_cross
from tests.rules.test_olympos_resignation import MOMENTS

CATALOGUE = files("petteia.locales").joinpath("en", "olympos.ftl").read_text("utf-8")
AGAIN = Message("olympos-price-again")


def item(key: str, **arguments: Argument) -> Message:
    return Message(f"olympos-price-{key}", arguments)


def territory(name: str) -> Term:
    return Term(f"olympos-territory-{name}")


def test_O25_O28_a_new_settler_and_its_journey() -> None:
    """Attica, the Myrtoan Sea, the Cretan Sea, Crete with its tribe."""
    state = table(settlers={"attica": [0]}, discoveries=["astronomy"])
    way = Listing((Term("olympos-sea-myrtoan_sea"), Term("olympos-sea-cretan_sea")))
    assert items(state, "new settler from attica to crete") == [
        item("new-settler", time=2),
        item("sea", count=2, time=2),
        item("land", count=1, time=1),
        item("way", places=way),
        item("fight", defender=Term("olympos-tribe"), mine=0, theirs=0, time=2),
        item("total", time=7),
        item("token", resource=Term("olympos-wood")),
        item("star"),
        item("space", space=7),
    ]


def test_O25_setting_out_costs_what_a_new_settler_costs() -> None:
    assert items(table(), "new settler from north")[0] == item("new-settler", time=2)
    assert items(table(discoveries=["medicine"]), "new settler from north")[0] == item("new-settler", time=1)


def test_O27_setting_out_tells_where_one_can_arrive_at_what_price() -> None:
    state = table(settlers={"attica": [0], "boeotia": [1]}, erinyes=2)
    for move in ("new settler from attica", "settler from attica"):
        told = items(state, move)[-1]
        assert told.key == "olympos-price-reaches"
        setting_out = state.clone()
        setting_out.apply(GAME.read_actions(state, move)[0])
        assert told.arguments["places"] == Listing(
            tuple(
                item("reached", territory=territory(name), time=time)
                for action in setting_out.legal()
                if (name := GAME.write_action(setting_out, action).removeprefix("go @ "))
                and (time := GAME.cost(setting_out, GAME.move(setting_out, action))) is not None
            )
        )


def test_O32_what_is_left_behind() -> None:
    state = table(settlers={"attica": [0], "elis": [1, 0], "naxos": [0, 1], "corinthia": [0, 0]})
    assert items(state, "settler from attica")[:-1] == [item("leaves", territory=territory("attica"))]
    assert items(state, "settler from elis")[:-1] == [
        item("falls-to", territory=territory("elis"), heir=SeatName(1))
    ]
    assert items(state, "settler from naxos")[:-1] == items(state, "settler from corinthia")[:-1] == []


def test_O35_O64_a_fight_with_democracy() -> None:
    state = table(discoveries=["democracy"], settlers={"attica": [0], "boeotia": [1]})
    assert items(state, "settler from attica to boeotia")[1:3] == [
        item("fight", defender=SeatName(1), mine=0, theirs=0, time=1),
        item("democracy"),
    ]


def test_O33_O36_O37_what_an_arrival_brings_and_to_whom() -> None:
    state = table(settlers={"macedonia": [0], "olympos": [1]})
    assert items(state, "settler from macedonia to olympos")[3:6] == [
        item("token", resource=Term("olympos-stone")),
        item("zeus-token"),
        item("consolation", player=SeatName(1), count=1),
    ]


def test_O15_barbarians_are_not_consoled() -> None:
    state = table(others=[{}], settlers={"attica": [0], "boeotia": ["barbarians"]})
    keys = [told.key for told in items(state, "settler from attica to boeotia")]
    assert "olympos-price-token" in keys
    assert "olympos-price-consolation" not in keys


@pytest.mark.parametrize("move", ["settler from thessaly to attica", "discover religion", "build stadium"])
def test_O21_the_badge_of_an_action_is_the_total_of_its_price(move: str) -> None:
    state = starry(5, erinyes=2)
    *before, last = GAME.read_moves(state, move)
    for earlier in before:
        state.apply(GAME.action(state, earlier))
    total = next(told for told in GAME.price(state, last) if told.key == "olympos-price-total")
    assert GAME.cost(state, last) == total.arguments["time"]


def test_O21_what_is_not_paid_with_time_has_no_badge() -> None:
    state = table()
    assert GAME.cost(state, GAME.read_moves(state, "new settler from north")[0]) is None


def test_O40_a_free_escape() -> None:
    state = table(settlers={"attica": [0, 1]}, options={"escape": "free"})
    assert items(state, "settler from attica to boeotia") == [
        item("escape"),
        item("total", time=0),
        item("token", resource=Term("olympos-grain")),
        item("stays"),
        AGAIN,
    ]


def test_O59_cavalry_makes_land_cheap() -> None:
    state = table(discoveries=["cavalry"], settlers={"illyria": [0]})
    assert items(state, "settler from illyria to boeotia")[0] == item("land", count=4, time=1)


def test_O22_O23_hourglasses_and_the_space_reached() -> None:
    state = table(hourglasses=2, space=4, others=[{"space": 5}, {"space": 9}, {"space": 9}])
    assert items(state, "new settler from north to macedonia")[2:] == [
        item("total", time=3),
        item("token", resource=Term("olympos-grain")),
        item("hourglasses", count=2),
        item("space", space=5),
        AGAIN,
    ]


def test_O74_O84_cards_on_the_way() -> None:
    state = table(space=11, others=[{"space": 11}] * 3)
    assert items(state, "new settler from north to macedonia")[4:] == [
        item("space", space=14),
        item("destiny", count=1),
        item("olympos", count=1),
    ]
    state = table(space=11, others=[{"space": 20}] * 3, gods=gods())
    assert items(state, "new settler from north to macedonia")[4:] == [
        item("space", space=14),
        item("destiny", count=1),
        AGAIN,
    ]


def test_O85_the_last_to_reach_a_double_space() -> None:
    state = table(space=35, others=[{"space": 40}] * 3)
    assert item("olympos", count=1) in items(state, "new settler from north to macedonia")


def test_O100_nobody_plays_again_after_the_last_action() -> None:
    state = table(space=72, others=[{"space": 78}] * 3)
    assert items(state, "new settler from north to macedonia")[-1] == item("space", space=75)


def test_O95_erinyes() -> None:
    assert item("erinyes", time=2) in items(table(erinyes=2), "new settler from north to macedonia")
    assert item("total", time=5) in items(table(erinyes=2), "new settler from north to macedonia")


def test_O54_O68_a_discovery() -> None:
    state = having(
        grain=2, wood=1, cubes={"wood": 1}, discoveries=[{"discovery": "agriculture", "face": "grain"}]
    )
    assert items(state, "discover surgery") == [
        item("discovery", time=7),
        item("named", time=2, resource=Term("olympos-grain")),
        item("cubes", cubes=Listing((Message("olympos-some-wood", {"count": 1}),))),
        item("total", time=5),
        item("space", space=5),
    ]


def test_O68_money_and_agriculture_make_themselves_cheaper_by_the_tile_that_is_taken() -> None:
    """Agriculture lies where grain is asked for; which tile it will be is chosen later."""
    state = having(grain=2, wood=1)
    assert items(state, "discover agriculture") == [
        item("discovery", time=7),
        item("own-tile", time=2, resource=Term("olympos-grain")),
        item("no-cubes"),
        item("total", time=7),
        item("space-at-most", space=7),
    ]
    play(state, "discover agriculture")
    assert items(state, "tile grain") == [item("space", space=5)]
    assert items(state, "tile wood") == [item("space", space=7)]
    wood_is_gone: list[dict[str, Any]] = [{"discoveries": [{"discovery": "agriculture", "face": "wood"}]}]
    state = having(grain=2, wood=1, others=[*wood_is_gone, {}])
    assert items(state, "discover agriculture")[1] == item("named", time=2, resource=Term("olympos-grain"))
    assert item("total", time=5) in items(state, "discover agriculture")


def test_O100_hourglasses_that_cards_must_bring() -> None:
    assert item("cards", count=1) in items(near_the_cross(), GRAIN_FOR_3)


def test_O46_how_many_ways_to_pay() -> None:
    state = having(grain=1, cubes={"wood": 1, "gold": 1})
    assert items(state, "discover religion")[1] == item("ways", count=2)
    assert items(having(grain=1, gold=1), "discover religion")[1] == item("no-cubes")


def test_O50_a_bonus_may_still_bring_hourglasses() -> None:
    state = having(grain=1, wood=1)
    assert items(state, "discover medicine")[-1] == item("space-at-most", space=7)
    state = MOMENTS["bonus"](2)
    assert items(state, "bonus settler") == [item("space", space=7)]
    assert items(state, "bonus hourglasses") == [item("hourglasses", count=2), item("space", space=5)]


def test_O55_O57_O67_a_wonder() -> None:
    state = starry(2, discoveries=["architecture"], athena=1)
    assert items(state, "build lion gate") == [
        item("stars", needed=4, lasting=3),
        item("once", count=1),
        item("wonder", time=7),
        item("architecture", time=2),
        item("total", time=5),
        item("space", space=5),
    ]


@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("cube_gold", Listing((Message("olympos-some-gold", {"count": 1}),))),
        ("points_per_gold", Message("olympos-bonus-prestige", {"count": 2})),
        ("hourglass_per_gold", Message("olympos-bonus-hourglasses", {"count": 2})),
        ("majority_gold", Message("olympos-bonus-hourglasses", {"count": 3})),
    ],
)
def test_O77_to_O82_what_a_card_brings(card: str, gain: Argument) -> None:
    state = table(hand=[card], settlers=settled("attica", "argolis"))
    assert items(state, f"play {card}") == [item("brings", gain=gain)]


def changed(category: str, by: int) -> Message:
    key = "core-more" if by > 0 else "core-less"
    return Message(key, {"what": Message(f"olympos-tally-{category}"), "count": abs(by)})


def test_O104_to_O110_what_a_move_changes_in_points() -> None:
    """A territory; a discovery, with one that counts them; a card that is worth a point in the hand."""
    (settled_there,) = points(table(settlers={"attica": [0]}), "new settler from attica to boeotia")
    assert settled_there == Message(
        "core-points-more", {"points": 1, "changes": Listing((changed("territories", 1),))}
    )
    state = table(hand=["points_per_gold"], settlers=settled("attica", "argolis"))
    (played,) = points(state, "play points per gold")
    assert played.arguments["changes"] == Listing((changed("prestige", 2), changed("cards", -1)))
    assert points(table(settlers={"attica": [0], "crete": [0]}), "settler from attica to boeotia") == []


def test_O21_paying_after_the_action() -> None:
    state = MOMENTS["before paying"](2)
    assert items(state, "done") == [item("space", space=3)]


def test_what_costs_nothing_has_no_price() -> None:
    for move in ("pass", "wait", "done", "take gold", "tile gold", "resign 1", "go @ attica", "keep star"):
        assert items(table(), move) == []


def test_no_price_item_is_left_out_above() -> None:
    source = Path(__file__).read_text("utf-8")
    for key in re.findall(r"^olympos-price-([\w-]+) =", CATALOGUE, re.MULTILINE):
        assert f'"{key}"' in source or f'"olympos-price-{key}"' in source, key


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_O21_O22_the_price_told_is_the_price_paid(players: int) -> None:
    """In a random game: an action without further choices leads just where its price says."""
    state, dice = new_game(players, "prices"), dice_of("prices")
    told = 0
    while state.actor != NOBODY:
        actions = state.legal()
        action = actions[dice.below(len(actions))]
        told_of = GAME.brings(state, GAME.move(state, action))
        spaces = [message.arguments["space"] for message in told_of if message.key == "olympos-price-space"]
        mover = int(state.mover)
        state.apply(action)
        if spaces and GAME.position(state)["awaited"] in ("act", "ending"):
            assert spaces == [int(state.players[mover].space)]
            told += 1
    assert told > 15
