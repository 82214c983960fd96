"""Chapter 18: the box as a file that owners may correct, its faults, and two boxes side by side."""

from __future__ import annotations

import pytest

from petteia.core.chance import dice_of
from petteia.core.components import BadComponents
from petteia.core.contract import NOBODY
from petteia.core.message import Message
from petteia.games.olympos.box import default_components, load_box
from petteia.games.olympos.game import GAME
from petteia.games.olympos.rules import Olympos
from petteia.languages import LANGUAGES
from petteia.locales import catalogue
from tests.rules.olympos_table import (
    assert_all_in_order,
    legal_moves,
    play,
    seen,
    settled,
    space,
    table,
    time,
)

OURS = default_components()


def changed(*changes: tuple[str, str]) -> str:
    """Our components file with some of its text replaced, each at its first place."""
    text = OURS
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def without(start: str, end: str) -> str:
    """Our components file without the part from one text up to another."""
    first = OURS.index(start)
    return OURS[:first] + OURS[OURS.index(end, first) :]


def test_our_own_box_is_in_order() -> None:
    box = load_box()
    assert (box.territories, len(box.sea_ids), box.kinds, box.wonders) == (32, 13, 25, 5)
    assert (box.gods, sum(box.card_copies)) == (10, 22)
    assert box.digest == load_box(OURS).digest


def test_O1_O11_what_the_hungarian_rulebook_counts() -> None:
    """55 discovery tiles, 5 wonders, 32 territories, 8 stars, 22 destiny and 10 Olympos cards."""
    facts = GAME.facts()
    backs = {row["id"]: len(row["backs"]) for row in facts["row"]}
    assert sum(backs[discovery["row"]] for discovery in facts["discovery"]) == 55
    territories = facts["territory"]
    for resource in ("grain", "wood", "stone", "gold"):
        mine = [territory for territory in territories if territory["resource"] == resource]
        assert (len(mine), sum(territory.get("star", False) for territory in mine)) == (8, 2)
    assert [territory["id"] for territory in territories if territory.get("zeus")] == ["olympos"]


def test_comments_and_order_do_not_change_the_hash_but_facts_do() -> None:
    assert load_box("# mine\n" + OURS).digest == load_box().digest
    assert load_box(changed(("cross = 79", "cross = 79 # mine"))).digest == load_box().digest
    assert load_box(changed(("stars = 4", "stars = 3"))).digest != load_box().digest


# --- faults ---

FAULTS: dict[str, tuple[str, str]] = {
    "not a TOML file": ("schema = ", "This is not a TOML file"),
    "an empty file": ("", "`schema` must be 2."),
    "no costs": (without("[costs]", "[fights]"), "The block [costs] is missing."),
    "no wonders": (OURS.replace("[[wonder]]", "[[miracle]]"), "There is no [[wonder]]."),
    "wonders that are no blocks": (
        OURS.replace("[[wonder]]", "[[miracle]]").replace("schema = 2", "schema = 2\nwonder = [1]"),
        "[[wonder]] number 1 is not a block.",
    ),
    "a number as text": (
        changed(("hourglasses = 12", 'hourglasses = "12"')),
        "[pieces]: `hourglasses` must be a whole number from 0.",
    ),
    "a negative number": (changed(("weaker = 3", "weaker = -3")), "[costs]: `weaker` must be a whole number"),
    "an unknown source": (changed(('source = "rulebook"', 'source = "a friend"')), "`source` must be one of"),
    "an unknown resource": (
        changed(('resource = "gold"', 'resource = "silver"')),
        "[[territory]] number 1: `resource` must be one of grain, wood, stone, gold.",
    ),
    "a group of nothing": (
        changed(('"1 grain", "1 wood"', '"0 grain"')),
        "`cost` must be a list, each of it a group",
    ),
    "an unknown bonus": (
        changed(('"settler", "hourglasses:2"', '"temple"')),
        "`bonuses` must be a list, each of it",
    ),
    "a space left out": (
        without('[[space]]\nrow = "red"\ncolumn = 2', '[[space]]\nrow = "red"\ncolumn = 3'),
        "There is no entry for the space red 2.",
    ),
    "a space twice": (
        changed(('row = "red"\ncolumn = 2', 'row = "red"\ncolumn = 1')),
        "There are two entries for the space red 1.",
    ),
    "an unknown effect": (
        changed(("settler_discount = 1", "wings = 1")),
        "`effect` must be a table with some of",
    ),
    "an id in capitals": (
        changed(('id = "illyria"', 'id = "Illyria"')),
        "`id` must be a text of small letters",
    ),
    # do they fit together?
    "a territory twice": (
        changed(('id = "pelagonia"', 'id = "illyria"')),
        "The id `illyria` of [[territory]], [[sea]] is used twice.",
    ),
    "a territory called north": (
        OURS.replace('"naxos"', '"north"'),
        "`north` is the North zone and no other place.",
    ),
    "free land": (changed(("land = 1  ", "land = 0  ")), "[costs]: `land` must be 1 at least"),
    "too few tribes": (changed((', "Arcas"', "")), "[tribes]: there must be 5 `names`"),
    "an unknown neighbour": (
        changed(('land = ["epirus", "pelagonia"]', 'land = ["epirus", "sparta"]')),
        "`illyria` lies beside an unknown place `sparta`.",
    ),
    "a one-way border": (
        changed(('land = ["epirus", "pelagonia"]', 'land = ["epirus"]')),
        "`pelagonia` lies beside `illyria`, but not the other way round.",
    ),
    "no Olympos": (changed(("zeus = true\n", "")), "Exactly one territory must have `zeus = true`: Olympos."),
    "an island in no sea": (
        changed(('sea = ["atlantean_west"]', "sea = []")),
        "No way leads from the North zone to atlas.",
    ),
    "Zeus beyond the Cross": (changed(("60, 72]", "60, 99]")), "[track]: `zeus` must be spaces in order"),
    "a space with three cards": (
        changed(("[1, 1, 2, 2, 2, 1]", "[1, 1, 3, 2, 2, 1]")),
        "must be 1 or 2 for each",
    ),
    "more cards than gods": (
        changed(("[1, 1, 2, 2, 2, 1]", "[2, 2, 2, 2, 2, 1]")),
        "The track needs 11 Olympos",
    ),
    "last points that end too early": (
        changed(("2, 1, 0]", "2, 1]")),
        "`last_points` must have a number for each",
    ),
    "a set-up too many": (
        changed(("players = 3", "players = 4")),
        "There must be one [[setup]] each for these numbers of players: 2, 3, 4, 5.",
    ),
    "too many crosses": (
        changed(("condemned = 3", "condemned = 7")),
        "The set-up for 2 players: there is too little of this on the map: grain.",
    ),
    "a row without discoveries": (
        changed(('row = "red"\ncost', 'row = "blue"\ncost')),
        "Row `red` has 4 discoveries for 5 columns.",
    ),
    "a price of one resource twice": (
        changed(('"1 grain", "1 wood"', '"1 grain", "1 grain"')),
        "`red 1`: the groups of its `cost` must be of different resources.",
    ),
    "one face for two tiles": (
        changed(('faces = ["stone", "gold"]', 'faces = ["stone"]')),
        "Discovery `money` must have one of `faces` for each of its tiles.",
    ),
    "a face on two tiles": (
        changed(('faces = ["stone", "gold"]', 'faces = ["stone", "wood"]')),
        "Two discovery tiles have the face `wood`.",
    ),
    "four copies of a card": (
        changed(("copies = 2", "copies = 4")),
        "1 to 3 copies, and an amount of 1 to 9.",
    ),
    "a card without its resource": (
        OURS.replace('effect = "cube"\nresource = "grain"\n', 'effect = "cube"\n'),
        "`cube_grain`: `resource` is needed here.",
    ),
    "two lost settlers": (
        OURS.replace('effect = "lost_settler"\namount = 1', 'effect = "lost_settler"\namount = 2'),
        "`hades`: `amount` must be 1.",
    ),
}


@pytest.mark.parametrize("fault", list(FAULTS))
def test_a_box_that_cannot_be_played_with(fault: str) -> None:
    text, sentence = FAULTS[fault]
    with pytest.raises(BadComponents) as caught:
        load_box(text)
    assert sentence in str(caught.value)


def test_everything_that_is_wrong_is_said_at_once() -> None:
    text = changed(("weaker = 3", "weaker = -3"), ("cross = 79", 'cross = "79"'))
    with pytest.raises(BadComponents) as caught:
        load_box(text)
    assert len(caught.value.messages) == 2


# --- an owner's own box ---


def test_O25_O54_other_costs() -> None:
    mine = changed(("new_settler = 2", "new_settler = 4"), ("discovery = 7", "discovery = 6"))
    state = table(components=mine, settlers=settled("macedonia", "thrace"))
    assert time(state, "new settler from north to pelagonia") == 4 + 1
    assert time(state, "discover medicine") == 6


def test_O102_another_track() -> None:
    """A shorter game: Zeus at 10 and 20, the Cross at 22; then seven points lead to the last Zeus space."""
    mine = changed(
        ("cross = 79", "cross = 22"),
        ("zeus = [12, 24, 36, 48, 60, 72]", "zeus = [10, 20]"),
        ("olympos_cards = [1, 1, 2, 2, 2, 1]", "olympos_cards = [2, 1]"),
        ("[5, 5, 5, 4, 3, 2, 1, 0]", "[3, 1, 0]"),
    )
    state = table(
        components=mine, space=13, others=[{"space": 15}] * 3, settlers=settled("macedonia", "thrace")
    )
    play(state, "discover medicine bonus settler")
    assert space(state) == 20
    assert len(seen(state)["hand"]) == 1


def test_O74_O84_two_zeus_spaces_at_once() -> None:
    """On an owner's track they may lie so close: a destiny card for each, and each Olympos card due."""
    mine = changed(("zeus = [12, 24, 36, 48, 60, 72]", "zeus = [12, 13, 36, 48, 60, 72]"))
    state = table(components=mine, space=11, others=[{"space": 11}] * 3)
    play(state, "new settler from north to macedonia")
    assert len(seen(state)["hand"]) == 2
    while GAME.position(state)["awaited"] != "act":
        state.apply(state.legal()[-1])
    assert [god["revealed"] for god in GAME.position(state)["gods"]][:3] == [True, True, False]


def test_names_of_an_owners_own_are_said_as_written() -> None:
    mine = OURS.replace('"naxos"', '"delos"').replace('"Naxos"', '"Sacred Delos"')
    state = play(table(components=mine), "new settler from north")
    (action,) = GAME.read_actions(state, "go @ delos")
    for language in LANGUAGES:
        assert "Sacred Delos" in catalogue(language).say(GAME.describe(state, GAME.move(state, action)), [])


def test_what_is_known_for_sure_is_no_longer_called_reconstructed() -> None:
    assert GAME.reconstructed(OURS.replace("reconstructed", "published")) == []
    assert Message("olympos-reconstructed-map") in GAME.reconstructed()


def test_two_boxes_in_one_process() -> None:
    """A game with our box and one with another, played in turns, do not disturb each other."""
    mine = changed(("new_settler = 2", "new_settler = 1"))
    games = [GAME.new(3, "two boxes"), GAME.new(3, "two boxes", components=mine)]
    dice = dice_of("two boxes")
    while any(state.actor != NOBODY for state in games):
        for state in games:
            if state.actor != NOBODY:
                actions = state.legal()
                state.apply(actions[dice.below(len(actions))])
    for state in games:
        assert isinstance(state, Olympos)
        assert_all_in_order(state)
    assert legal_moves(table(components=mine))[0] == "new settler from north"
