"""Chapter 4: discoveries and wonders, their prices and bonuses (O-46 to O-57)."""

from __future__ import annotations

from typing import Any

import pytest

from petteia.games.olympos.box import load_box
from petteia.games.olympos.game import GAME
from petteia.games.olympos.rules import Olympos
from petteia.locales import catalogue
from tests.rules.olympos_page import rows_below
from tests.rules.olympos_table import (
    GOLD,
    GRAIN,
    STONE,
    WOOD,
    awaited,
    controls,
    items,
    legal_moves,
    made,
    offers,
    play,
    refusal,
    refused,
    seen,
    settled,
    space,
    table,
    time,
    tokens,
)

BY_NAME = {"grain": GRAIN, "wood": WOOD, "stone": STONE, "gold": GOLD}


def having(**said: Any) -> Olympos:
    """A table at which the player to move has so many territory tokens: `having(grain=2, wood=1)`."""
    wanted = {name: said.pop(name, 0) for name in BY_NAME}
    territories = [name for resource, count in wanted.items() for name in BY_NAME[resource][:count]]
    return table(settlers=settled(*territories), **said)


# --- paying with resources ---


def test_O46_territory_tokens_are_kept() -> None:
    state = having(grain=1, wood=1)
    play(state, "discover medicine bonus settler")
    assert tokens(state) == {"grain": 1, "wood": 1}
    assert made(state) == ["medicine"]


def test_O46_cubes_are_handed_over() -> None:
    state = having(grain=1, cubes={"wood": 1, "gold": 1})
    play(state, "discover medicine bonus settler")
    assert seen(state)["cubes"] == {"gold": 1}


def test_O46_without_the_resources_there_is_no_discovery() -> None:
    state = having(grain=1)
    assert refused(state, "discover medicine") == "O-46"


@pytest.mark.parametrize(
    ("discovery", "have", "lacking"),
    [
        ("medicine", {"grain": 1}, "1 wood"),
        ("surgery", {"grain": 3}, "2 wood"),
        ("religion", {"gold": 2}, "1 of another resource"),
        ("strategy", {"wood": 2, "gold": 1}, "1 wood"),
        ("science", {"wood": 1, "gold": 1}, "3 grain and 1 wood"),
    ],
)
def test_O46_it_is_said_what_is_lacking(discovery: str, have: dict[str, int], lacking: str) -> None:
    """By the nearest way to pay: for Strategy two wood want a third, and gold is the other resource."""
    why = refusal(having(**have), f"discover {discovery}").message
    assert catalogue("en").say(why, ["Ada", "Bela"]).startswith(f"You lack {lacking} for ")


def test_O46_no_payment_has_a_cube_too_many() -> None:
    """Religion asks for two different ones. With a grain token one cube will do, whichever it is."""
    state = play(having(grain=1, cubes={"wood": 1, "stone": 1, "grain": 1}), "discover religion")
    assert awaited(state) == ("pay", 0)
    assert legal_moves(state) == ["pay wood", "pay stone"]
    assert refused(state, "pay wood, stone") == "O-47"
    assert refused(state, "pay grain") == "O-47"
    assert refused(state, "pay gold") == "O-46"


def test_X3_surgery_with_tokens_and_a_cube() -> None:
    """2 grain tokens, 1 wood token, 1 wood cube: only the cube is lost."""
    state = play(
        having(grain=2, wood=1, cubes={"wood": 1}), "discover surgery paying wood cube bonus settler"
    )
    assert made(state) == ["surgery"]
    assert seen(state)["cubes"] == {}
    assert tokens(state) == {"grain": 2, "wood": 1}


def test_X4_science() -> None:
    """3 grain and 2 gold will do; 3 grain, 1 gold, 1 wood will not, nor will 5 grain."""
    play(having(grain=3, gold=2), "discover science")
    assert refused(having(grain=3, gold=1, wood=1), "discover science") == "O-47"
    assert refused(having(grain=5), "discover science") == "O-47"


def test_X5_strategy() -> None:
    """3 gold and 1 wood will do; 4 gold will not, nor will 2 gold and 2 wood."""
    play(having(gold=3, wood=1), "discover strategy bonus settler")
    assert refused(having(gold=4), "discover strategy") == "O-47"
    assert refused(having(gold=2, wood=2), "discover strategy") == "O-47"


def test_X6_philosophy() -> None:
    """2 grain, 2 wood, 1 gold, 1 stone will do; whatever lacks one of the four will not."""
    play(having(grain=2, wood=2, gold=1, stone=1), "discover philosophy")
    for lacking in BY_NAME:
        others = {name: 3 for name in BY_NAME if name != lacking}
        assert refused(having(**others), "discover philosophy") == "O-47"
    assert refused(having(grain=3, wood=1, gold=1, stone=1), "discover philosophy") == "O-47"


@pytest.mark.parametrize(
    ("discovery", "enough", "not_enough"),
    [
        ("polytheism", {"grain": 1, "wood": 1, "gold": 1}, {"grain": 2, "wood": 1}),
        ("democracy", {"grain": 1, "wood": 1, "gold": 1, "stone": 1}, {"grain": 2, "wood": 1, "gold": 1}),
        ("poetry", {"stone": 2, "grain": 2}, {"stone": 3, "grain": 1}),
        ("astronomy", {"wood": 2, "grain": 1}, {"wood": 3}),
        ("agriculture", {"grain": 2, "stone": 1}, {"grain": 1, "stone": 2}),
    ],
)
def test_O47_groups_are_of_different_resources(
    discovery: str, enough: dict[str, int], not_enough: dict[str, int]
) -> None:
    assert discovery in offers(having(**enough), "discover")
    assert refused(having(**not_enough), f"discover {discovery}") == "O-47"


def test_O46_the_price_is_that_of_the_space_whatever_lies_there() -> None:
    """Medicine in the first column asks for grain and wood, in the third for stone and grain."""
    assert "medicine" in offers(having(grain=1, wood=1), "discover")
    elsewhere = {"red": ["cavalry", "oracle", "medicine", "metallurgy", "religion"]}
    assert refused(having(grain=1, wood=1, board=elsewhere), "discover medicine") == "O-47"
    assert {"medicine"} <= set(offers(having(grain=1, stone=1, board=elsewhere), "discover"))
    assert {"cavalry"} <= set(offers(having(grain=1, wood=1, board=elsewhere), "discover"))


def test_O46_the_page_has_all_prices() -> None:
    spaces = {(space["row"], space["column"]): space["cost"] for space in load_box().data["space"]}
    for row in rows_below("## Development: discoveries"):
        for column, text in enumerate(row[1:], 1):
            groups = [part.split() for part in text.strip("*").split(" + ")]
            said = [
                f"{count} {'any' if name in ('any', 'equal', 'other') else name}" for count, name in groups
            ]
            assert said == spaces[row[0].lower(), column]


def test_O46_the_page_marks_the_prices_that_the_rulebooks_show() -> None:
    printed = {
        (space["row"], space["column"])
        for space in GAME.facts()["space"]
        if space.get("sources", {}).get("cost") == "rulebook"
    }
    rows = rows_below("## Development: discoveries")
    marked = {
        (row[0].lower(), column)
        for row in rows
        for column, text in enumerate(row[1:], 1)
        if text.startswith("**")
    }
    assert marked == printed == {("blue", 1), ("blue", 5), ("purple", 1), ("purple", 5)}


def test_O46_the_page_has_all_discoveries() -> None:
    told = [(row[0].lower(), row[1]) for row in rows_below("## Development: discoveries", 1)]
    assert told == [(entry["row"], entry["name"]) for entry in GAME.facts()["discovery"]]


# --- the tile and its bonus ---


def test_O48_each_discovery_only_once() -> None:
    assert refused(having(grain=1, wood=1, discoveries=["medicine"]), "discover medicine") == "O-48"


def test_D14_a_kind_already_owned_and_the_grey_bonus_with_four_players() -> None:
    assert refused(having(grain=1, wood=1, discoveries=["medicine"]), "discover medicine") == "O-48"
    assert refused(play(having(grain=1, wood=1), "discover medicine"), "bonus 3") == "O-50"


def test_O49_the_tile_is_taken_and_works_from_now_on() -> None:
    state = having(grain=1, wood=1, others=[{"space": 20}] * 3)
    assert time(state, "new settler from north to pelagonia") == 3
    play(state, "discover medicine bonus settler")
    assert made(state) == ["medicine"]
    assert time(state, "new settler from north to pelagonia") == 2


def test_O49_when_the_last_tile_is_gone_nobody_can_have_it() -> None:
    """With four players there are two tiles of each red discovery."""
    others: list[dict[str, Any]] = [{"discoveries": ["medicine"]}, {"discoveries": ["medicine"]}, {}]
    assert refused(having(grain=1, wood=1, others=others), "discover medicine") == "O-49"
    assert "medicine" in offers(having(grain=1, wood=1, others=[others[0], {}, {}]), "discover")


def test_O49_a_choice_where_tiles_differ() -> None:
    state = play(having(grain=2, wood=1), "discover agriculture")
    assert awaited(state) == ("tile", 0)
    assert offers(state, "tile") == ["grain", "wood"]
    play(state, "tile wood", "bonus settler")
    assert seen(state)["discoveries"] == [{"discovery": "agriculture", "face": "wood", "bonus": 1}]


def test_O49_but_only_among_those_left() -> None:
    others: list[dict[str, Any]] = [{"discoveries": [{"discovery": "agriculture", "face": "grain"}]}, {}, {}]
    state = play(having(grain=2, wood=1, others=others), "discover agriculture")
    assert awaited(state) == ("bonus", 0)
    play(state, "bonus settler")
    assert seen(state)["discoveries"][0]["face"] == "wood"


@pytest.mark.parametrize(
    ("board", "bonus", "gain"),
    [
        (["medicine", "cavalry", "oracle", "metallurgy", "religion"], "settler", ("stock", 3)),
        (["medicine", "cavalry", "oracle", "metallurgy", "religion"], "hourglasses", ("space", 5)),
        (["cavalry", "medicine", "oracle", "metallurgy", "religion"], "stone", ("cubes", {"stone": 1})),
    ],
)
def test_O50_a_bonus_is_taken_at_once(board: list[str], bonus: str, gain: tuple[str, Any]) -> None:
    """By column: below the first there are a settler and 2 hourglasses, below the second a stone cube."""
    state = having(grain=1, wood=1, gold=1, stock=2, board={"red": board})
    play(state, f"discover medicine bonus {bonus}")
    assert seen(state)[gain[0]] == gain[1]


def test_O50_prestige_below_green_and_blue_discoveries() -> None:
    state = play(having(wood=2, gold=1), "discover map making bonus prestige")
    assert seen(state)["prestige"] == 2


@pytest.mark.parametrize("players", [3, 4, 5])
def test_O50_the_third_bonus_only_with_five_players(players: int) -> None:
    state = play(having(grain=1, wood=1, others=[{}] * (players - 1)), "discover medicine")
    assert offers(state, "bonus") == ["settler", "hourglasses", "grain"][: 3 if players == 5 else 2]


def test_O50_the_page_has_all_bonuses() -> None:
    spaces = {(space["row"], space["column"]): space for space in load_box().data["space"]}
    for row in rows_below("### O-50 A bonus"):
        for column, text in enumerate(row[1:], 1):
            space = spaces[row[0].lower(), column]
            said = [part.removeprefix("cube:") for part in space["bonuses"]]
            said = [f"{part.split(':')[1]} {part.split(':')[0]}" if ":" in part else part for part in said]
            grey = len(said) - space["grey"]
            assert text == ", ".join(part if n < grey else f"({part})" for n, part in enumerate(said))


def test_O51_a_taken_bonus_is_closed_to_the_others() -> None:
    others: list[dict[str, Any]] = [{"discoveries": [{"discovery": "surgery", "bonus": 1}]}, {}, {}]
    state = having(grain=2, wood=2, others=others)
    play(state, "discover surgery")
    assert seen(state)["discoveries"] == [{"discovery": "surgery", "bonus": 2}]  # the only one left
    others = [{"discoveries": [{"discovery": "medicine", "bonus": 1}]}, *[{}] * 3]
    state = play(having(grain=1, wood=1, others=others), "discover medicine")
    assert refused(state, "bonus 1") == "O-51"
    assert offers(state, "bonus") == ["hourglasses", "grain"]


def test_O52_purple_discoveries_have_no_bonus() -> None:
    state = play(having(grain=3, gold=2), "discover science")
    assert awaited(state) == ("act", 1)
    assert seen(state)["discoveries"] == ["science"]


def test_O53_a_settler_won_can_be_moved_in_the_next_turn() -> None:
    state = having(grain=1, wood=1, stock=0, others=[{"space": 20}] * 3)
    assert refused(state, "new settler from north") == "O-25"
    play(state, "discover medicine bonus settler", "new settler from north to pelagonia")
    assert "pelagonia" in controls(state)


def test_O54_seven_action_points() -> None:
    for discovery in ("medicine", "strategy"):
        state = having(grain=3, wood=1)
        assert time(state, f"discover {discovery}") == 7
        play(state, f"discover {discovery} bonus settler")
        assert space(state) == 7


def test_X7_blue_discovers_strategy() -> None:
    """2 grain tokens, 1 wood token, 1 grain cube: the cube goes; two swords, a settler, seven spaces."""
    state = having(grain=2, wood=1, cubes={"grain": 1})
    stock = seen(state)["stock"]
    play(state, "discover strategy bonus settler")
    assert seen(state)["cubes"] == {}
    assert tokens(state) == {"grain": 2, "wood": 1}
    assert state.players[0].swords == 2
    assert seen(state)["discoveries"] == [{"discovery": "strategy", "bonus": 1}]
    assert (seen(state)["stock"], space(state)) == (stock + 1, 7)


def test_D5_discounts_for_named_resources() -> None:
    """Surgery with Agriculture (grain): 5, also with Money (stone) besides. Strategy with both: 7."""
    grain = {"discovery": "agriculture", "face": "grain"}
    stone = {"discovery": "money", "face": "stone"}
    assert time(having(grain=3, wood=2, discoveries=[grain]), "discover surgery") == 5
    both = having(grain=3, wood=2, discoveries=[grain, stone])
    assert time(both, "discover surgery") == 5
    assert time(both, "discover strategy") == 7


def test_D6_a_price_that_names_both_resources() -> None:
    """The second green space (2 wood + 1 gold) with Agriculture (wood) and Money (gold): 3."""
    tiles = [{"discovery": "agriculture", "face": "wood"}, {"discovery": "money", "face": "gold"}]
    assert time(having(wood=2, gold=1, discoveries=tiles), "discover map making") == 3


# --- wonders ---

STARRED = ("thessaly", "elis", "troad", "crete", "laconia", "ionia", "phocis", "attica")


def starry(stars: int, **said: Any) -> Olympos:
    """The player to move has so many star tokens."""
    return table(settlers=settled(*STARRED[:stars]), **said)


def test_O55_star_tokens() -> None:
    assert offers(starry(4), "build") == ["lion gate"]
    assert offers(starry(5), "build") == ["lion gate", "stadium", "parthenon"]
    assert refused(starry(3), "build lion gate") == "O-55"


def test_O55_architecture_and_engineering() -> None:
    assert "lion gate" in offers(starry(2, discoveries=["architecture", "engineering"]), "build")
    assert refused(starry(2, discoveries=["architecture", "agriculture"]), "build lion gate") == "O-55"


def test_O55_own_pieces_in_the_column_of_the_wonder() -> None:
    """The first column has the Lion Gate and among others Medicine and Surgery, the third Cavalry."""
    markers = [{"discovery": "medicine", "bonus": 1}, {"discovery": "surgery", "bonus": 1}]
    assert "lion gate" in offers(starry(2, discoveries=markers), "build")
    elsewhere = [{"discovery": "medicine", "bonus": 1}, {"discovery": "cavalry", "bonus": 1}]
    assert refused(starry(2, discoveries=elsewhere), "build lion gate") == "O-55"
    others: list[dict[str, Any]] = [{"discoveries": markers}, {}, {}]
    assert refused(starry(2, others=others), "build lion gate") == "O-55"


def test_O55_athena_and_a_destiny_card_help_once() -> None:
    state = starry(2, athena=1, hand=["star", "star"])
    play(state, "build lion gate")
    assert awaited(state) == ("spend", 0)
    assert offers(state, "spend") == ["1 card", "2 cards"]
    play(state, "spend 1 card", "done")
    assert (seen(state)["athena"], seen(state)["hand"]) == (0, ["star"])
    assert GAME.position(state)["discards"] == ["star"]


def test_O55_only_as_many_as_are_needed() -> None:
    state = play(starry(4, athena=1, hand=["star"]), "build lion gate", "done")
    assert (seen(state)["athena"], seen(state)["hand"]) == (1, ["star"])


def test_O55_star_tokens_are_not_used_up() -> None:
    state = starry(5, others=[{"space": 30}] * 3)
    play(state, "build stadium", "build lion gate")
    assert seen(state)["wonders"] == ["lion_gate", "stadium"]


def test_O56_a_wonder_is_built_once() -> None:
    state = play(starry(4), "build lion gate")
    assert seen(state)["wonders"] == ["lion_gate"]
    state = starry(6, others=[{"wonders": ["stadium"]}, {}, {}])
    assert refused(state, "build stadium") == "O-56"


def test_O57_seven_action_points_or_five_with_architecture() -> None:
    assert time(starry(4), "build lion gate") == 7
    assert time(starry(4, discoveries=["architecture"]), "build lion gate") == 5


def test_X8_green_builds_the_stadium() -> None:
    """2 star tokens, Architecture, 2 own pieces in the Stadium's column: 5 stars; 5 spaces, 10 points."""
    markers = [{"discovery": "oracle", "bonus": 1}, {"discovery": "astronomy", "bonus": 1}]
    state = starry(2, discoveries=["architecture", *markers])
    before = state.scores()[0]
    play(state, "build stadium")
    assert (space(state), state.scores()[0] - before) == (5, 10)


def test_X9_a_destiny_card_as_the_fifth_star() -> None:
    """The card is discarded; 10 points."""
    state = starry(4, hand=["star"])
    before = state.scores()[0]
    play(state, "build stadium")
    assert (seen(state)["hand"], GAME.position(state)["discards"]) == ([], ["star"])
    assert state.scores()[0] - before == 10 - 1  # the card in hand was worth one


def test_D7_erinyes_and_architecture() -> None:
    """A wonder with Architecture while the Erinyes wait: 7; the penalty is then gone."""
    state = starry(4, discoveries=["architecture"], erinyes=2)
    assert time(state, "build lion gate") == 7
    play(state, "build lion gate")
    assert (space(state), seen(state)["erinyes"]) == (7, 0)


def test_O55_the_page_has_all_wonders() -> None:
    facts = GAME.facts()["wonder"]
    for entry, row in zip(facts, rows_below("## Development: wonders"), strict=True):
        assert row == [entry["name"], str(entry["stars"]), str(entry["points"]), entry["source"]]


def test_what_is_refused_says_what_is_there() -> None:
    arguments = refusal(having(grain=1), "discover medicine").message.arguments
    assert set(arguments) == {"discovery", "price", "have", "lacking"}
    assert [item.key for item in items(starry(4), "build lion gate")][:2] == [
        "olympos-price-stars",
        "olympos-price-wonder",
    ]
