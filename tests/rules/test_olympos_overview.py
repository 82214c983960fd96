"""What a table comes to and a move leads to, as data: it agrees with words, and with what then happens."""

from __future__ import annotations

from collections import Counter

import pytest

from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY
from petteia.core.game import Plain
from petteia.core.message import Listing, Message
from petteia.core.move import Move
from petteia.core.numbers import amount
from petteia.games.olympos.box import RESOURCES
from petteia.games.olympos.game import GAME
from petteia.games.olympos.information import knowledge_of
from petteia.games.olympos.moves import Bonus, Discover, Go, Play, Take
from petteia.games.olympos.rules import Olympos
from petteia.games.olympos.scoring import CATEGORIES, by_category
from tests.rules.olympos_table import gods, new_game, play, settled, table
from tests.rules.test_olympos_development import having, starry
from tests.rules.test_olympos_resignation import MOMENTS

ANNA, BELA = 0, 1


def overview(state: Olympos, seat: int = ANNA) -> Plain:
    return GAME.overview(knowledge_of(state, seat))


def foreseen(state: Olympos, text: str) -> Plain:
    (move,) = GAME.read_moves(state, text)
    return GAME.outlook(state, move)


# --- what everybody has -----------------------------------------------------------------------------------


def test_tokens_swords_signs_and_stars() -> None:
    """Attica has a star and Olympos the sign of Zeus; Ares lends swords, Athena a star."""
    state = table(
        settlers={**settled("attica", "boeotia", "olympos"), "naxos": [0, 1]},
        discoveries=["metallurgy", "religion"],
        ares=3,
        athena=1,
    )
    told = overview(state)["seats"][ANNA]
    player = state.players[ANNA]
    assert told["tokens"] == {"grain": 1, "stone": 1, "gold": 1}
    assert told["swords"] == player.swords + 3
    assert told["zeus"] == player.zeus + 1
    assert told["stars"] == 1 + player.stars + 1
    assert overview(state)["seats"][BELA]["tokens"] == {"stone": 1}


def test_O102_to_O110_points_so_far_by_category() -> None:
    state = table(
        space=76,
        settlers=settled("attica", "atlas"),
        discoveries=["religion"],
        wonders=["stadium"],
        hand=["star", "zeus"],
        keres=2,
        prestige=4,
        laid=2,
    )
    box = state.box
    assert overview(state)["seats"][ANNA]["points"] == {
        "track": int(box.last_points[76 - box.last_zeus]),
        "prestige": 4,
        "territories": int(box.territory_points + box.atlantis_points),
        "discoveries": int(box.discovery_points),
        "wonders": int(box.wonder_points[box.wonder_ids.index("stadium")]),
        "keres": -2,
        "cards": 2,
    }


def test_O113_what_lies_face_down_is_not_counted_but_how_many_cards_there_are() -> None:
    state = table(others=[{"prestige": 5, "laid": 1, "hand": ["star", "zeus"]}])
    assert overview(state)["seats"][BELA]["points"] == overview(state, NOBODY)["seats"][BELA]["points"]
    assert overview(state)["seats"][BELA]["points"] == {"cards": 2}
    assert overview(state, BELA)["seats"][BELA]["points"] == {"prestige": 5, "cards": 2}


@pytest.mark.parametrize(("ruling", "more"), [("reached", 0), ("passed", 1)])
def test_O100_how_far_it_is_to_the_last_turn(ruling: str, more: int) -> None:
    state = table(space=70, others=[{"space": 75}], options={"last_turn": ruling})
    last = int(state.box.last_zeus)
    told = [seat["left"] for seat in overview(state)["seats"]]
    assert told == [last - 70 + more, max(0, last - 75 + more)]


# --- the development board ----------------------------------------------------------------------------------


def test_O12_O13_O50_tiles_that_are_left_and_bonus_spaces_that_are_taken() -> None:
    state = table(
        discoveries=[{"discovery": "medicine", "bonus": 2}, {"discovery": "agriculture", "face": "grain"}],
        others=[{"discoveries": ["medicine"]}, {}, {}],
    )
    bare = overview(table())["tiles"]
    tiles = overview(state)["tiles"]
    assert tiles["medicine"]["left"] == bare["medicine"]["left"] - 2
    assert bare["medicine"]["bonuses"] == [-1, -1]
    assert tiles["medicine"]["bonuses"] == [-1, ANNA]
    assert set(bare["agriculture"]["faces"]) - set(tiles["agriculture"]["faces"]) == {"grain"}
    assert tiles["agriculture"]["left"] == len(tiles["agriculture"]["faces"])
    assert "faces" not in tiles["medicine"]


def test_O13_two_players_have_one_tile_of_each_kind() -> None:
    tiles = overview(table(others=[{}]))["tiles"]
    assert {tile["left"] for tile in tiles.values()} == {1}
    name = next(name for name, tile in tiles.items() if "faces" in tile)
    assert len(tiles[name]["faces"]) > 1
    taken = table(others=[{}], discoveries=[{"discovery": name, "face": tiles[name]["faces"][0]}])
    assert overview(taken)["tiles"][name] == {**tiles[name], "left": 0, "faces": []}


def test_O55_own_stars_for_each_wonder() -> None:
    state = starry(2, athena=1)
    stars = overview(state)["stars"]
    assert min(stars.values()) == 2  # Athena's is used up
    assert set(stars) == {name for name in GAME.position(state)["wonders"] if name}
    assert overview(state, NOBODY)["stars"] == {}


# --- what comes next ----------------------------------------------------------------------------------------


def test_O17_who_is_next_depends_on_how_far_the_piece_goes() -> None:
    state = table(space=4, others=[{"space": 9}, {"space": 6}, {"space": 20}])
    assert overview(state)["next"] == {"seat": 2, "beyond": 6}
    play(state, "new settler from north to macedonia")
    assert int(state.mover) == 2
    state = table(space=4, others=[{"space": 9}, {"space": 7}, {"space": 20}])
    play(state, "new settler from north to macedonia")
    assert int(state.mover) == ANNA


def test_O17_O100_who_is_next_once_nothing_hangs_on_it() -> None:
    assert overview(table(space=76, others=[{"space": 78}] * 3))["next"] == {"seat": 1, "beyond": None}
    assert overview(MOMENTS["answer"](3))["next"]["beyond"] is None
    over = new_game(2, "over")
    while over.actor != NOBODY:
        over.apply(over.legal()[0])
    assert overview(over)["next"] is None


def test_O87_O88_whom_a_god_would_touch_as_things_stand() -> None:
    state = table(
        space=11,
        discoveries=["religion"],
        hand=["zeus"],
        others=[{"space": 11, "discoveries": ["religion"]}, {"space": 11}, {"space": 11}],
        gods=gods(first=GOOD[0]),
    )
    play(state, "new settler from north to macedonia")
    while GAME.position(state)["awaited"] != "answer":
        play(state, "done")
    assert overview(state)["touches"] == overview(state, NOBODY)["touches"] == [ANNA, BELA]
    signs = overview(state)["seats"][ANNA]["zeus"]
    prayed = state.clone()
    prayed.players[ANNA].prayers = 1
    assert overview(prayed)["touches"] == [ANNA]
    assert overview(prayed)["seats"][ANNA]["zeus"] == signs + 1


GOOD = [god["id"] for god in GAME.facts()["olympos_card"] if god["good"]]


# --- what a move leads to -----------------------------------------------------------------------------------


def test_O22_O23_O28_the_time_of_a_journey_its_way_and_where_it_leads() -> None:
    state = table(hourglasses=2, space=4, others=[{"space": 5}, {"space": 9}, {"space": 9}])
    play(state, "new settler from north")
    assert foreseen(state, "go @ macedonia") == {
        "time": 3,
        "hourglasses": 2,
        "space": 5,
        "again": True,
        "destiny": 0,
        "olympos": 0,
        "reaches": [],
        "route": ["north", "macedonia"],
        "fight": None,
        "gains": {},
        "score": {"territories": 1},
        "ways": [],
    }


def test_O28_O35_the_way_over_sea_and_the_fight_at_its_end() -> None:
    state = play(
        table(settlers={"attica": [0], "crete": [1]}, discoveries=["astronomy"]), "new settler from attica"
    )
    told = foreseen(state, "go @ crete")
    assert told["route"] == ["attica", "myrtoan_sea", "cretan_sea", "crete"]
    assert told["fight"] == {"defender": BELA, "own": 0, "theirs": 0, "time": 2}
    state = play(table(settlers={"attica": [0]}), "settler from attica")
    assert foreseen(state, "go @ crete")["fight"]["defender"] == "tribe"
    state = play(
        table(others=[{}], settlers={"attica": [0], "boeotia": ["barbarians"]}), "settler from attica"
    )
    assert foreseen(state, "go @ boeotia")["fight"]["defender"] == "barbarians"


def test_O40_an_escape_has_no_way() -> None:
    state = table(settlers={"attica": [0, 1]}, options={"escape": "free"})
    assert foreseen(play(state, "settler from attica"), "go @ boeotia")["route"] == []


def test_O50_a_space_at_most_as_long_as_a_bonus_may_bring_hourglasses() -> None:
    told = foreseen(having(grain=1, wood=1), "discover medicine")
    assert (told["time"], told["hourglasses"], told["space"], told["again"]) == (7, None, 7, False)


def test_O22_a_piece_that_stays_goes_to_no_space() -> None:
    state = play(table(settlers={"attica": [0]}, hourglasses=9), "settler from attica")
    told = foreseen(state, "go @ boeotia")
    assert (told["hourglasses"], told["space"], told["again"]) == (told["time"], None, True)


def test_O46_ways_to_pay_the_cheapest_first() -> None:
    state = having(grain=1, cubes={"wood": 1, "gold": 1})
    assert foreseen(state, "discover religion")["ways"] == [{"wood": 1}, {"gold": 1}]
    for moment in [MOMENTS["pay"](2)]:
        costs = [GAME.cost(moment, GAME.move(moment, action)) for action in moment.legal()]
        ways = [plain["cubes"] for plain in (vars(GAME.move(moment, action)) for action in moment.legal())]
        assert costs == [sum(cubes.values()) for cubes in ways]


def test_what_leads_nowhere_has_an_empty_outlook() -> None:
    for text in ("pass", "go @ attica", "play star", "resign 1"):
        told = foreseen(table(), text)
        assert not any(told.values()), (text, told)


# --- whole games --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_words_and_data_tell_the_same(players: int) -> None:
    state, dice = new_game(players, "outlook"), dice_of("outlook")
    while state.actor != NOBODY:
        actions = state.legal()
        for move in (GAME.move(state, action) for action in actions):
            check_same(GAME.price(state, move) + GAME.brings(state, move), GAME.outlook(state, move))
        state.apply(actions[dice.below(len(actions))])


def check_same(items: list[Message], told: Plain) -> None:
    said = {item.key.removeprefix("olympos-price-"): item.arguments for item in items}
    space = said.get("space") or said.get("space-at-most") or {}
    assert space.get("space") == told["space"]
    assert said.get("hourglasses", {"count": 0})["count"] == (told["hourglasses"] or 0)
    assert said.get("destiny", {"count": 0})["count"] == told["destiny"]
    assert said.get("olympos", {"count": 0})["count"] == told["olympos"]
    assert ("again" in said) == told["again"]
    assert "total" not in said or said["total"]["time"] == told["time"]
    assert said.get("fight", {"time": None})["time"] == (told["fight"] or {"time": None})["time"]
    assert ("way" in said) == (len(told["route"]) > 2)
    places = said.get("reaches", {"places": Listing(())})["places"]
    assert isinstance(places, Listing)
    assert len(places.items) == len(told["reaches"])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_foretold_happens(players: int) -> None:
    seen = Counter[str]()
    state, dice = new_game(players, f"foretold {players}"), dice_of("foretold")
    while state.actor != NOBODY:
        actions = state.legal()
        action = actions[dice.below(len(actions))]
        before, actor = state.clone(), int(state.actor)
        move, following = GAME.move(state, action), overview(state)["next"]
        state.apply(action)
        seen.update(what_was_foretold(before, state, actor, move))
        if following and state.turn == before.turn + 1 and following["beyond"] is None:
            assert state.mover == following["seat"]
            seen["next"] += 1
        check_totals(state)
    assert {"go", "play", "bonus", "discover", "next"} <= set(seen), seen


def what_was_foretold(before: Olympos, after: Olympos, actor: int, move: Move) -> list[str]:
    """Tells what followed from a move, all of it as foretold."""
    told, was, now = GAME.outlook(before, move), before.players[actor], after.players[actor]
    match move:
        case Go(territory):
            assert told["route"][-1:] in ([territory], [])
            assert now.held & ~was.held
        case Discover():
            cubes = [sum(way.values()) for way in told["ways"]]
            assert cubes == sorted(cubes)
            assert len(cubes) > 0
        case Play() | Bonus() | Take() if told["gains"]:
            ((what, count),) = told["gains"].items()
            if what in RESOURCES:
                number = RESOURCES.index(what)
                assert amount(now.cubes, number) - amount(was.cubes, number) == count
            elif what == "prestige":
                assert now.prestige - was.prestige == count
            elif what == "settler":
                assert now.stock - was.stock == count
        case _:
            return []
    return [move.verb]


def check_totals(state: Olympos) -> None:
    """By the totals that the engine keeps; whoever has the seat sees all of it."""
    for seat, player in enumerate(state.players):
        points = overview(state, seat)["seats"][seat]["points"]
        counted = dict(zip(CATEGORIES, by_category(state, player), strict=True))
        assert points == {name: worth for name, worth in counted.items() if worth}
