"""What a seat knows of a table of Attika is all it may know, and nothing of the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import comb
from typing import Any

import pytest

from petteia.core.contract import NOBODY
from petteia.core.game import Position
from petteia.games.attika.game import GAME
from petteia.games.attika.state import DRAWN, PAYING
from tests.properties.attika_checks import ATTIKA
from tests.properties.random_games import GAMES, assert_counted, assert_fits, assert_same_but_for

# --- samples ------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_drawn_building_is_known_to_the_drawer_only() -> None:
    seen = 0
    for _, truth, _ in ATTIKA.truths(GAMES / 300, often=3):
        if truth.awaited != DRAWN:
            continue
        drawer, stranger = int(truth.actor), (int(truth.actor) + 1) % truth.seats()
        name = truth.box.kind_ids[truth.drawn]
        assert GAME.view(truth, drawer)["drawn"]["building"] == name
        for seat in (stranger, NOBODY):
            assert GAME.view(truth, seat)["drawn"]["building"] is None
            kinds = {int(ATTIKA.sampled(truth, seat, f"{number}").drawn) for number in range(12)}
            # The drawn building is one of those not seen yet, in general not always the same.
            seen += len(kinds) > 1
    assert seen > 20


@pytest.mark.slow
def test_in_every_sample_whoever_has_to_pay_can() -> None:
    """A site is chosen by somebody who can pay for it, whatever cards others take that to be."""
    seen = 0
    for _, truth, _ in ATTIKA.truths(GAMES / 300, often=2):
        if truth.awaited == PAYING:
            seen += 1
            stranger = (int(truth.actor) + 1) % truth.seats()
            assert all(ATTIKA.sampled(truth, stranger, f"{number}").legal() for number in range(12))
    assert seen > 5


# --- views --------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_no_view_holds_a_secret() -> None:
    for _, truth, seat in ATTIKA.truths(GAMES / 150, often=6):
        position, view = GAME.position(truth), GAME.view(truth, seat)
        for key in ("deck", "tile_stack"):
            assert_counted(view[key], position[key])
        for number, (shown, held) in enumerate(zip(view["seats"], position["seats"], strict=True)):
            for pile, true_pile in zip(shown["piles"], held["piles"], strict=True):
                assert_counted(pile, true_pile)
            if number == seat:
                assert shown["cards"] == held["cards"]
                assert shown["fresh"] == held["fresh"]
            else:
                assert_counted(shown["cards"], held["cards"])
                assert shown["fresh"] == ""
            assert_same_but_for(shown, held, "piles", "cards", "fresh")
        assert_same_but_for(view, position, "deck", "tile_stack", "seats", "seat", "seed", "drawn")


# --- the right distribution: chi-square with fixed dice ---------------------------------------------------


def sampled_positions(position: Position, seat: int) -> Iterator[Position]:
    truth = ATTIKA.own(GAME.load(position))
    return (GAME.position(sample) for sample in ATTIKA.samples_of(truth, seat))


def late_position() -> dict[str, Any]:
    """Two players at the end of a game: few cards and buildings are face down."""
    map_tiles = [
        {"tile": number, "at": at, "turned": 0} for number, at in enumerate(["0,0", "2,1", "-1,3", "1,4"], 1)
    ]
    names = [b["id"] for b in ATTIKA.setting(2).new("0").box.data["building"] for _ in range(b["count"])]
    left = ["harbour", "well", "tower", "mill", "road", "road"]
    stored = list(names)
    for name in left:
        stored.remove(name)
    return {
        "game": "attika",
        "format": 1,
        "seed": "late",
        "map": {"tiles": map_tiles},
        "tile_stack": [*range(5, 23)],
        "deck": "FHM",
        "discards": "W" * 12 + "F" * 14 + "H" * 14 + "M" * 13,
        "seats": [
            {
                "cards": "WM",
                "stored": stored,
                "piles": [["harbour", "well"], ["tower", "road"], ["road"], ["mill"]],
            },
            {
                "cards": "WW",
                "stored": stored,
                "piles": [["harbour", "well"], ["tower", "road"], ["road"], ["mill"]],
            },
        ],
    }


@pytest.mark.slow
def test_the_next_card_is_any_unseen_card() -> None:
    truth = ATTIKA.setting(2).new("next card")
    own = Counter(GAME.position(truth)["seats"][0]["cards"])
    unseen = 60 - own.total()
    found = Counter(position["deck"][0] for position in sampled_positions(GAME.position(truth), 0))
    assert_fits(found, {letter: (15 - own[letter]) / unseen for letter in "WFHM"})


@pytest.mark.slow
def test_a_hand_of_two_from_five_unseen_cards() -> None:
    """Two of W W F H M, which the other seat does not know apart from the deck's three."""
    position = late_position()
    found = Counter(sample["seats"][1]["cards"] for sample in sampled_positions(position, 0))
    pool = Counter("WWFHM")
    ways = {
        hand: comb(pool[hand[0]], 2) if hand[0] == hand[1] else pool[hand[0]] * pool[hand[1]]
        for hand in ("WW", "WF", "WH", "WM", "FH", "FM", "HM")
    }
    assert_fits(found, {hand: count / comb(5, 2) for hand, count in ways.items()})


@pytest.mark.slow
def test_a_card_that_was_not_shuffled_is_not_in_the_deck() -> None:
    """The deck was made of W W F H M, and two of them have been drawn since: by the other seat, it seems."""
    position = late_position()
    position |= {"shuffled": "WWFHM", "deck": "FHM", "discards": "W" * 12 + "F" * 14 + "H" * 13 + "M" * 12}
    position["seats"][1] |= {"cards": "WWHM", "fresh": "WW"}
    hands = Counter(sample["seats"][1]["cards"] for sample in sampled_positions(position, 0))
    # The other H and M are older than the deck, so they are in that hand for certain.
    drawn = {"WWHM": 1, "WFHM": 2, "WHHM": 2, "WHMM": 2, "FHHM": 1, "FHMM": 1, "HHMM": 1}
    assert_fits(hands, {hand: count / comb(5, 2) for hand, count in drawn.items()})


@pytest.mark.slow
def test_a_card_that_one_has_drawn_oneself_is_not_in_the_deck() -> None:
    """As above, but one's own hand has the W and the M of them: W F H are left for the deck of two."""
    position = late_position()
    position |= {"shuffled": "WWFHM", "deck": "WF", "discards": "W" * 13 + "F" * 14 + "H" * 14 + "M" * 13}
    position["seats"][0] |= {"cards": "WM", "fresh": "WM"}
    position["seats"][1] |= {"cards": "HM", "fresh": "H"}
    decks = Counter(sample["deck"] for sample in sampled_positions(position, 0))
    assert_fits(decks, dict.fromkeys(("WF", "FW", "WH", "HW", "FH", "HF"), 1 / 6))


@pytest.mark.slow
def test_the_top_of_a_pile_is_any_unseen_building() -> None:
    position = late_position()
    samples = [sample["seats"] for sample in sampled_positions(position, 0)]
    for seat in (0, 1):
        others = Counter(seats[seat]["piles"][1][0] for seats in samples)
        assert_fits(others, {"tower": 1 / 4, "mill": 1 / 4, "road": 1 / 2})
        last = Counter(seats[seat]["piles"][3][0] for seats in samples)
        assert_fits(last, {"tower": 1 / 4, "mill": 1 / 4, "road": 1 / 2})
        main = Counter(seats[seat]["piles"][0][0] for seats in samples)
        assert_fits(main, {"harbour": 1 / 2, "well": 1 / 2})
    # The two players' piles have nothing to do with each other.
    both = Counter(f"{seats[0]['piles'][3][0]} {seats[1]['piles'][3][0]}" for seats in samples)
    shares = {"tower": 1 / 4, "mill": 1 / 4, "road": 1 / 2}
    assert_fits(both, {f"{one} {two}": shares[one] * shares[two] for one in shares for two in shares})


@pytest.mark.slow
def test_the_next_map_tile_is_any_unseen_tile() -> None:
    found = Counter(str(sample["tile_stack"][0]) for sample in sampled_positions(late_position(), 0))
    assert_fits(found, {str(tile): 1 / 18 for tile in range(5, 23)})


@pytest.mark.slow
def test_a_drawn_building_is_any_unseen_one_of_its_pile() -> None:
    position = late_position()
    position |= {"awaited": "drawn", "turn_kind": "draw", "actor": 1, "actions_left": 1}
    position["drawn"] = {"pile": 1, "building": "tower"}
    position["seats"][1]["piles"][1] = ["road"]
    found = Counter(sample["drawn"]["building"] for sample in sampled_positions(position, 0))
    assert_fits(found, {"tower": 1 / 4, "mill": 1 / 4, "road": 1 / 2})
    known = {sample["drawn"]["building"] for sample in sampled_positions(position, 1)}
    assert known == {"tower"}
