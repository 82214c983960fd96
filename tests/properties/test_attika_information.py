"""What a seat knows of a table of Attika is all it may know, and nothing of the rest."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from math import comb
from typing import Any

import pytest

from petteia.core.chance import dice_of
from petteia.core.contract import State
from petteia.core.game import Position
from petteia.games.attika.game import GAME
from petteia.games.attika.rules import Attika
from petteia.games.attika.state import DRAWN
from tests.properties.attika_checks import (
    COMPONENTS,
    GAMES,
    Plain,
    Setting,
    check_end,
    check_kinds_of_buildings,
    check_nothing_is_lost,
    everything,
    everything_on,
    give_up,
    moments,
    plain_legal,
    random_setting,
)

SPECTATOR = -1


def truths(games: float, often: int) -> Iterator[tuple[Setting, Attika, int]]:
    """States from random games, each with a seat to look from, now and then a spectator's."""
    for number in range(max(3, round(games))):
        dice = dice_of(f"truths {number}")
        setting = random_setting(dice)
        state = setting.new(f"truths {number}")
        for _ in moments(state, dice, often):
            # The actor's seat is of most interest, and when something is drawn the others'.
            seat = state.actor if dice.below(2) else dice.below(state.seats() + 1) - 1
            yield setting, state, int(seat)
            if state.turn > 20 and dice.below(40) == 0:
                give_up(state, dice)
        for seat in range(-1, state.seats()):
            yield setting, state, seat


def sampled(state: State, seat: int, dice: str) -> Attika:
    sample = state.information(seat).sample(dice_of(dice))
    assert isinstance(sample, Attika)
    return sample


# --- samples ------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_sample_shows_its_seat_what_the_truth_shows() -> None:
    for _, truth, seat in truths(GAMES / 150, often=8):
        view = GAME.view(truth, seat)
        sample = sampled(truth, seat, "sample")
        assert GAME.view(sample, seat) == view
        check_nothing_is_lost(sample)
        check_kinds_of_buildings(sample)
        assert main_buildings_lie_in_the_main_pile(sample)
        # Whatever is not hidden is the truth's, also what no view tells.
        assert_same_but_for(
            everything_on(sample), everything_on(truth), "players", "deck", "tile_stack", "seed", "drawn"
        )
        if seat == truth.actor:
            assert sample.legal() == truth.legal() == truth.information(seat).legal()


@pytest.mark.slow
def test_a_sample_is_a_state_like_any_other() -> None:
    for _, truth, seat in truths(3, often=20):
        sample = sampled(truth, seat, "sample")
        for actions in moments(sample, dice_of("sample"), often=20):
            moves = {GAME.write_action(sample, action) for action in actions}
            assert moves == plain_legal(Plain(sample))
            check_nothing_is_lost(sample)
        check_end(sample)


def main_buildings_lie_in_the_main_pile(state: Attika) -> bool:
    main = {building["id"] for building in state.box.data["building"] if building["main"]}
    piles = [
        (number, pile) for seat in GAME.position(state)["seats"] for number, pile in enumerate(seat["piles"])
    ]
    return all((name in main) == (number == 0) for number, pile in piles for name in pile)


@pytest.mark.slow
def test_samples_do_not_depend_on_the_truth_behind_the_information() -> None:
    looked_different = 0
    for setting, truth, seat in truths(GAMES / 150, often=8):
        other = sampled(truth, seat, "another truth")
        looked_different += GAME.position(other) != GAME.position(truth)
        # All that the object holds, however deep: nothing of the truth can hide in it.
        assert everything(other.information(seat)) == everything(truth.information(seat))
        view = GAME.view(truth, seat)
        assert GAME.view(other, seat) == view
        told = GAME.information(json.loads(json.dumps(view)), COMPONENTS[setting.box])
        for number in range(3):
            sample = GAME.position(sampled(truth, seat, f"{number}"))
            assert GAME.position(sampled(other, seat, f"{number}")) == sample
            assert GAME.position(told.sample(dice_of(f"{number}"))) == sample
    assert looked_different > 20


@pytest.mark.slow
def test_a_drawn_building_is_known_to_the_drawer_only() -> None:
    seen = 0
    for _, truth, _ in truths(GAMES / 300, often=3):
        if truth.awaited != DRAWN:
            continue
        drawer, stranger = int(truth.actor), (int(truth.actor) + 1) % truth.seats()
        name = truth.box.kind_ids[truth.drawn]
        assert GAME.view(truth, drawer)["drawn"]["building"] == name
        for seat in (stranger, SPECTATOR):
            assert GAME.view(truth, seat)["drawn"]["building"] is None
            kinds = {int(sampled(truth, seat, f"{number}").drawn) for number in range(12)}
            # The drawn building is one of those not seen yet, in general not always the same.
            seen += len(kinds) > 1
    assert seen > 20


@pytest.mark.slow
def test_the_future_of_a_sample_is_not_the_truths() -> None:
    """A sample comes with a seed of its own, so trying things out tells nothing of the next reshuffle."""
    for _, truth, seat in truths(3, often=20):
        seeds = {sampled(truth, seat, f"{number}").seed.hex() for number in range(3)}
        assert len(seeds) == 3
        assert truth.seed.hex() not in seeds


# --- views --------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_no_view_holds_a_secret() -> None:
    for _, truth, seat in truths(GAMES / 150, often=6):
        position, view = GAME.position(truth), GAME.view(truth, seat)
        assert "seed" not in view
        assert truth.seed.hex() not in json.dumps(view)
        assert set(view) == set(position) - {"seed"} | {"seat"}
        assert view["seat"] == seat
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


def assert_counted(shown: object, hidden: list[Any] | str) -> None:
    """Only how many there are; nothing, where there is nothing to hide."""
    assert shown == len(hidden) if hidden else not shown
    assert isinstance(shown, int) or not hidden


def assert_same_but_for(one: dict[str, Any], other: dict[str, Any], *keys: str) -> None:
    assert {key: one[key] for key in one if key not in keys} == {
        key: other[key] for key in other if key not in keys
    }


# --- the right distribution: chi-square with fixed dice ---------------------------------------------------

SAMPLES = 3000


def assert_fits(counts: Counter[str], expected: dict[str, float]) -> None:
    """Pearson's test at about one in a thousand; the dice are fixed, so it passes always or never."""
    assert set(counts) <= set(expected)
    drawn = counts.total()
    assert abs(sum(expected.values()) - 1) < 1e-9
    statistic = sum((counts[key] - drawn * share) ** 2 / (drawn * share) for key, share in expected.items())
    freedom = len(expected) - 1
    # Wilson and Hilferty's approximation of the quantile.
    limit = freedom * (1 - 2 / (9 * freedom) + 3.09 * (2 / (9 * freedom)) ** 0.5) ** 3
    assert statistic < limit, f"{statistic:.1f} > {limit:.1f}: {counts}"


def sampled_positions(position: Position, seat: int) -> Iterator[Position]:
    information = GAME.load(position).information(seat)
    dice = dice_of("distribution")
    for _ in range(SAMPLES):
        yield GAME.position(information.sample(dice))


def late_position() -> Position:
    """Two players at the end of a game: few cards and buildings are face down."""
    map_tiles = [
        {"tile": number, "at": at, "turned": 0} for number, at in enumerate(["0,0", "2,1", "-1,3", "1,4"], 1)
    ]
    names = [b["id"] for b in Setting(2, {}).new("0").box.data["building"] for _ in range(b["count"])]
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
    truth = Setting(2, {}).new("next card")
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
