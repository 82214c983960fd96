"""Chapter 16: the box as a file that owners may correct, its faults, and two boxes side by side."""

from __future__ import annotations

import pytest

from petteia.core.chance import dice_of
from petteia.core.components import BadComponents
from petteia.core.contract import NOBODY
from petteia.games.attika.box import default_components, load_box
from petteia.games.attika.game import GAME
from petteia.games.attika.rules import Attika
from tests.rules.attika_table import (
    assert_nothing_is_lost,
    hand_of,
    legal_moves,
    play,
    position,
    price,
    table,
)

OURS = default_components()


def changed(*changes: tuple[str, str]) -> str:
    """Our components file with some of its text replaced, each at its first place."""
    text = OURS
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def without(start: str, end: str) -> str:
    """Our components file without the part from one text up to another."""
    first = OURS.index(start)
    return OURS[:first] + OURS[OURS.index(end, first) :]


def test_our_own_box_is_in_order() -> None:
    box = load_box()
    assert (len(box.kind_ids), box.buildings, box.groups, len(box.tiles), box.amphoras) == (24, 30, 7, 22, 15)
    assert box.digest == load_box(OURS).digest


def test_comments_and_order_do_not_change_the_hash_but_facts_do() -> None:
    assert load_box("# mine\n" + OURS).digest == load_box().digest
    assert load_box(changed(("count = 15", "count = 14"))).digest != load_box().digest


# --- faults ---

QUARRY = 'cost = "HMM"\narrows = ["fortress"]'
FAULTS: dict[str, tuple[str, str]] = {
    "not a TOML file": ("schema = ", "This is not a TOML file"),
    "an empty file": ("", "`schema` must be 1."),
    "another schema": (changed(("schema = 1", "schema = 2")), "`schema` must be 1."),
    # blocks and types
    "no cards": (without("[cards]", "[amphoras]"), "The block [cards] is missing."),
    "no turn": (without("[turn]", "[cities]"), "The block [turn] is missing."),
    "no map tiles": (without("[map_tiles]", "[[setup]]"), "The block [map_tiles] is missing."),
    "no groups": (without("[[group]]", "# cost:"), "There is no [[group]]."),
    "no buildings": (without("[[building]]", "[map_tiles]"), "There is no [[building]]."),
    "no set-ups": (OURS[: OURS.index("[[setup]]")], "There is no [[setup]]."),
    "a block in place of a list": (
        changed(("[amphoras]", "[[amphoras]]")),
        "The block [amphoras] is missing.",
    ),
    "a list in place of a block": (
        without("[[group]]", "# cost:") + "\n[group]\nid = 'city'\n",
        "There is no [[group]].",
    ),
    "groups that are no blocks": (
        changed(("schema = 1", "schema = 1\ngroup = [1]")).replace("[[group]]", "[[group_of_old]]"),
        "[[group]] number 1 is not a block.",
    ),
    "a number as text": (
        changed(("count = 15", 'count = "15"')),
        "[amphoras]: `count` must be a whole number from 0.",
    ),
    "a negative number": (changed(("H = 15", "H = -1")), "[cards]: `H` must be a whole number from 0."),
    "yes as a number": (
        changed(("build_actions = 3", "build_actions = true")),
        "[turn]: `build_actions` must be",
    ),
    "half a card": (
        changed(("renounce_cards = 3", "renounce_cards = 2.5")),
        "[turn]: `renounce_cards` must be",
    ),
    "a missing fact": (changed(("draw_actions = 2\n", "")), "[turn]: `draw_actions` must be a whole number"),
    "a name that is empty": (
        changed(('name = "City"', 'name = ""')),
        "[[group]] number 1: `name` must be a text",
    ),
    "main as text": (
        changed(("main = true", 'main = "yes"')),
        "[[building]] number 1: `main` must be true or false.",
    ),
    "arrows as text": (
        changed(('arrows = ["fortress"]', 'arrows = "fortress"')),
        "`arrows` must be a list, each of it a text in quotes.",
    ),
    "half a place": (
        changed(("temples = [[-2, 1], [3, 3]]", "temples = [[-2, 1], [3]]")),
        "[[setup]] number 1: `temples` must be a list, each of it a place [q, r].",
    ),
    "no source": (
        changed(('[amphoras]\nsource = "rulebook"', "[amphoras]")),
        "[amphoras]: `source` must be one of rulebook, published, inferred, reconstructed.",
    ),
    "hearsay": (
        changed(('[amphoras]\nsource = "rulebook"', '[amphoras]\nsource = "hearsay"')),
        "[amphoras]: `source` must be one of",
    ),
    # buildings and groups
    "an id twice": (
        changed(('id = "oracle"', 'id = "tavern"')),
        "The id `tavern` of [[building]] is used twice.",
    ),
    "an id with a blank": (
        changed(('id = "oracle"', 'id = "or acle"')),
        "may have small letters, digits and _ only.",
    ),
    "an unknown group": (
        changed(('group = "city"', 'group = "town"')),
        "Building `capital` belongs to an unknown group `town`.",
    ),
    "no copy of a building": (changed(("count = 1\n", "count = 0\n")), "`count` must be 1 to 9."),
    "an arrow to nowhere": (
        changed(('arrows = ["fortress"]', 'arrows = ["castle"]')),
        "Building `quarry` has an arrow to nowhere: there is no `castle`.",
    ),
    "an arrow to a main building": (
        changed(('arrows = ["fortress"]', 'arrows = ["fortress", "well"]')),
        "Main building `well` has an arrow from `quarry`",
    ),
    "no cost": (
        changed((QUARRY, 'arrows = ["fortress"]')),
        "Building `quarry` needs either `cost` or `any_cost`.",
    ),
    "two costs": (changed((QUARRY, f"any_cost = 1\n{QUARRY}")), "needs either `cost` or `any_cost`."),
    "an unknown symbol": (
        changed(('cost = "HMM"', 'cost = "HMX"')),
        "`cost` may have the letters WFHM only.",
    ),
    "a cost as a number": (changed(('cost = "HMM"', "cost = 3")), "`cost` may have the letters WFHM only."),
    "a negative cost": (changed(("any_cost = 5", "any_cost = -5")), "Building `road`: `any_cost` must be"),
    "a group twice": (
        changed(('id = "shipping"', 'id = "supply"')),
        "The id `supply` of [[group]] is used twice.",
    ),
    "a group of another size": (
        changed(("size = 10", "size = 11")),
        "Group `city` should have 11 buildings, but 10 belong to it.",
    ),
    "eight groups": (
        changed(
            ("[[group]]", '[[group]]\nid = "war"\nname = "War"\nsize = 0\nsource = "rulebook"\n\n[[group]]')
        ),
        "There are 8 [[group]]; 7 are the most.",
    ),
    # piles, cards, turn
    "two other piles": (changed(("[8, 8, 8]", "[12, 12]")), "[piles]: `others` must have 3 piles."),
    "a pile of one": (changed(("[8, 8, 8]", "[1, 11, 12]")), "[piles]: a pile has 2 to 12 buildings."),
    "a pile too many": (
        changed(("[8, 8, 8]", "[8, 8, 9]")),
        "The piles hold 25 other buildings, but there are 24.",
    ),
    "a main building too few": (
        changed(("main = 6", "main = 5")),
        "The piles hold 5 main buildings, but there are 6.",
    ),
    "no hill card": (changed(("H = 15", "H = 0")), "[cards]: there are 1 to 15 cards of each landscape."),
    "sixteen hill cards": (
        changed(("H = 15", "H = 16")),
        "[cards]: there are 1 to 15 cards of each landscape.",
    ),
    "three first hands": (
        changed(("[4, 5, 6, 7]", "[4, 5, 6]")),
        "[starting_hand]: there must be 4 `by_order`, one a player.",
    ),
    "hands too large": (
        changed(("[4, 5, 6, 7]", "[16, 16, 16, 16]")),
        "[starting_hand]: there are not enough cards for all hands.",
    ),
    "three cities": (changed((', "Thebes"]', "]")), "[cities]: there must be 4 `names`, one a player."),
    "no draws": (
        changed(("draw_actions = 2", "draw_actions = 0")),
        "[turn]: `draw_actions`, `build_actions` and",
    ),
    "a turn without end": (changed(("build_actions = 3", "build_actions = 100")), "[turn]: 20 is the most"),
    "a hundred amphoras": (
        changed(("count = 15", "count = 100")),
        "[amphoras]: 99 is the most for anything here.",
    ),
    # the map
    "six letters on a tile": (
        changed(('".W.W.W."', '".W.W.W"')),
        "Map tile 1 is `.W.W.W`, but must have 7 of the letters WFHM and dots.",
    ),
    "an unknown letter on a tile": (changed(('".W.W.W."', '".W.X.W."')), "Map tile 1 is `.W.X.W.`"),
    "too many tiles": (
        changed(('".W.W.W.",', '".W.W.W.",' * 16)),
        "There are 37 map tiles; 36 are the most.",
    ),
    "no set-up for four": (
        changed(("players = 4", "players = 3")),
        "There must be one [[setup]] each for these numbers of players: 2, 3, 4.",
    ),
    "tiles that overlap": (
        changed(("[[0, 0], [2, 1], [-1, 3], [1, 4]]", "[[0, 0], [1, 1], [-1, 3], [1, 4]]")),
        "The set-up for 2 players: tiles overlap.",
    ),
    "tiles apart": (
        changed(("[[0, 0], [2, 1], [-1, 3], [1, 4]]", "[[0, 0], [2, 1], [-1, 3], [9, 9]]")),
        "The set-up for 2 players: some tiles do not touch the others.",
    ),
    "a temple on a tile": (
        changed(("temples = [[-2, 1], [3, 3]]", "temples = [[0, 1], [3, 3]]")),
        "The set-up for 2 players: a temple lies on a tile, at 0,1.",
    ),
    "a temple beside no tile": (
        changed(("temples = [[-2, 1], [3, 3]]", "temples = [[-9, 1], [3, 3]]")),
        "The set-up for 2 players: a temple lies beside no tile, at -9,1.",
    ),
    "one temple": (
        changed(("temples = [[-2, 1], [3, 3]]", "temples = [[-2, 1]]")),
        "The set-up for 2 players: it needs two or more temples, each on a place of its own.",
    ),
    "a temple twice": (
        changed(("temples = [[-2, 1], [3, 3]]", "temples = [[-2, 1], [-2, 1]]")),
        "each on a place of its own.",
    ),
    "a set-up without tiles": (
        changed(("[[0, 0], [2, 1], [-1, 3], [1, 4]]", "[]")),
        "The set-up for 2 players: it needs 1 to 22 tiles.",
    ),
    "a set-up far away": (
        changed(
            ("[[0, 0], [2, 1], [-1, 3], [1, 4]]", "[[50, 0], [52, 1], [49, 3], [51, 4]]"),
            ("temples = [[-2, 1], [3, 3]]", "temples = [[48, 1], [53, 3]]"),
        ),
        "The set-up for 2 players: it lies too far from the place 0,0.",
    ),
}


@pytest.mark.parametrize("fault", list(FAULTS))
def test_a_faulty_box_is_refused_in_words(fault: str) -> None:
    text, sentence = FAULTS[fault]
    with pytest.raises(BadComponents) as caught:
        load_box(text)
    assert sentence in str(caught.value)


def test_all_faults_are_named_at_once() -> None:
    text = changed(("size = 10", "size = 11"), ("main = 6", "main = 5"), ('".W.W.W."', '"W"'))
    with pytest.raises(BadComponents) as caught:
        load_box(text)
    assert len(caught.value.messages) == 3


# Moves are read in lower case, and some words begin moves of their own.
@pytest.mark.parametrize("name", ["Fortress", "tile", "pay", "draw", "turn", "resign"])
def test_an_id_is_refused_or_can_be_said_in_a_move(name: str) -> None:
    text = changed(('id = "fortress"', f'id = "{name}"'), ('arrows = ["fortress"]', f'arrows = ["{name}"]'))
    try:
        state = table(hand="HMMM", stored=[name], components=text)
    except BadComponents:
        return
    for action in state.legal():
        assert GAME.read_actions(state, GAME.write_action(state, action)) == [action]


def test_a_cost_beyond_all_hands_is_refused() -> None:
    """More symbols of a kind than the box has cards: such a cost would spill over into another landscape."""
    with pytest.raises(BadComponents):
        load_box(changed(('cost = "HMM"', f'cost = "{256 * "W"}"')))


# --- two boxes side by side ---

# A fortress that costs a forest, a single draw a turn, four cards for doing nothing, a dearer settlement.
THEIRS = changed(
    ('cost = "HMMM"', 'cost = "F"'),
    ("draw_actions = 2", "draw_actions = 1"),
    ("renounce_cards = 3", "renounce_cards = 4"),
    ("fee_per_settlement = 1", "fee_per_settlement = 2"),
    ('".W.W.W."', '"MMMMMMM"'),
)


def test_two_boxes_are_played_side_by_side_each_by_its_own_rules() -> None:
    ours, theirs = (table(stored=["fortress"], tiles=["2 @ 0,0"], components=text) for text in (None, THEIRS))
    assert price(ours, "fortress @ 0,1") == "hill, 3 mountain"
    assert price(theirs, "fortress @ 0,1") == "nothing"
    play(ours, "cards")
    play(theirs, "cards")
    assert (len(hand_of(ours)), len(hand_of(theirs))) == (3, 4)
    assert price(ours, "fortress @ 0,1") == "hill, 3 mountain"


def test_the_map_tiles_are_those_of_the_box() -> None:
    ours, theirs = (
        table(stored=["silver_mine"], tiles=["1 @ 0,0"], components=text) for text in (None, THEIRS)
    )
    assert price(ours, "silver mine @ 0,0") == "3 mountain"
    assert price(theirs, "silver mine @ 0,0") == "nothing"


def test_the_turn_and_the_fee_are_those_of_the_box() -> None:
    ours, theirs = (
        table(stored=["well"], buildings={"-1,0": "road"}, components=text) for text in (None, THEIRS)
    )
    assert price(ours, "well @ 1,0") == "2 water, 1 any"
    assert price(theirs, "well @ 1,0") == "2 water, 2 any"
    play(ours, "draw 1", "store")
    play(theirs, "draw 1", "store")
    assert (ours.actor, theirs.actor) == (0, 1)


def test_each_state_knows_the_hash_of_its_box() -> None:
    ours, theirs = table(), table(components=THEIRS)
    assert GAME.settings(ours)[1] != GAME.settings(theirs)[1]
    assert GAME.position(theirs)["components"] == load_box(THEIRS).digest


def test_a_whole_game_with_another_box() -> None:
    state, dice = GAME.new(2, "theirs", components=THEIRS), dice_of("theirs")
    assert isinstance(state, Attika)
    while state.actor != NOBODY:
        actions = state.legal()
        state.apply(actions[dice.below(len(actions))])
        assert_nothing_is_lost(state)


def test_an_owner_may_add_a_building_of_another_name() -> None:
    """It is named by its own name, since no catalogue of ours knows it."""
    text = changed(
        ('id = "oracle"\nname = "Oracle"', 'id = "delphi"\nname = "Delphi"'), ('["oracle", ', '["delphi", ')
    )
    state = table(hand="H", stored=["delphi"], components=text)
    assert "delphi @ 0,0" in legal_moves(state)
    (action,) = GAME.read_actions(state, "Delphi @ 0,0")
    assert GAME.describe(state, GAME.move(state, action)).arguments["building"] == "Delphi"


def test_a_bad_box_is_refused_wherever_it_is_handed_in() -> None:
    with pytest.raises(BadComponents):
        GAME.new(2, "seed", components="schema = 2")
    with pytest.raises(BadComponents):
        GAME.load(position(), "schema = 2")
