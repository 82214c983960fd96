"""What a seat knows of a table of Olympos is all it may know, and nothing of the rest."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from math import comb
from typing import Any

import pytest

from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY, State
from petteia.core.game import Position
from petteia.games.olympos.game import GAME
from petteia.games.olympos.information import Knowledge
from petteia.games.olympos.rules import Olympos
from petteia.games.olympos.state import ANSWERING, KEEPING
from tests.properties.olympos_checks import (
    COMPONENTS,
    GAMES,
    Setting,
    card_counts,
    check_end,
    check_nothing_is_lost,
    check_tables,
    everything,
    everything_on,
    give_up,
    moments,
    plain_legal,
    play_on,
    random_setting,
)

SPECTATOR = -1


def truths(games: float, often: int) -> Iterator[tuple[Setting, Olympos, int]]:
    """States from random games, each with a seat to look from, now and then a spectator's."""
    for number in range(max(3, round(games))):
        dice = dice_of(f"truths {number}")
        setting = random_setting(dice)
        state = setting.new(f"truths {number}")
        for _ in moments(state, dice, often):
            seat = state.actor if dice.below(2) else dice.below(state.seats() + 1) - 1
            yield setting, state, int(seat)
            if state.turn > 20 and dice.below(40) == 0:
                give_up(state, dice)
        for seat in range(-1, state.seats()):
            yield setting, state, seat


def sampled(state: State, seat: int, dice: str) -> Olympos:
    sample = state.information(seat).sample(dice_of(dice))
    assert isinstance(sample, Olympos)
    return sample


# --- samples ------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_sample_shows_its_seat_what_the_truth_shows() -> None:
    for _, truth, seat in truths(GAMES / 100, often=8):
        view = GAME.view(truth, seat)
        sample = sampled(truth, seat, "sample")
        assert GAME.view(sample, seat) == view
        check_nothing_is_lost(sample)
        check_tables(sample)
        # Whatever is not hidden is the truth's, also what no view tells.
        assert_same_but_for(
            everything_on(sample), everything_on(truth), "players", "deck", "gods", "seed", "drawn"
        )
        for number, (shown, true) in enumerate(zip(sample.players, truth.players, strict=True)):
            one, other = everything(shown), everything(true)
            assert isinstance(one, dict)
            assert isinstance(other, dict)
            assert_same_but_for(one, other, *(() if number == seat else ("hand", "fresh", "prestige")))
        if seat == truth.actor:
            assert sample.legal() == truth.legal() == truth.information(seat).legal()


@pytest.mark.slow
def test_a_sample_is_a_state_like_any_other() -> None:
    for _, truth, seat in truths(3, often=20):
        sample = sampled(truth, seat, "sample")
        for actions in moments(sample, dice_of("sample"), often=20):
            assert set(actions) == plain_legal(sample)
            check_nothing_is_lost(sample)
        check_end(sample)


@pytest.mark.slow
def test_samples_do_not_depend_on_the_truth_behind_the_information() -> None:
    looked_different = 0
    for setting, truth, seat in truths(GAMES / 100, often=8):
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
def test_what_the_oracle_shows_is_known_to_its_owner_only() -> None:
    seen = 0
    for number in range(40):
        truth, dice = Setting(2 + number % 4, {}).new(f"oracle {number}"), dice_of(f"oracle {number}")
        for _ in play_on(truth, dice):
            if truth.awaited != KEEPING:
                continue
            owner, stranger = int(truth.mover), (int(truth.mover) + 1) % truth.seats()
            assert sampled(truth, owner, "own").drawn == truth.drawn
            for seat in (stranger, SPECTATOR):
                shown = {int(sampled(truth, seat, f"{number}").drawn) for number in range(12)}
                assert all(card_counts(cards).total() == card_counts(truth.drawn).total() for cards in shown)
                seen += len(shown) > 1
    assert seen > 20


@pytest.mark.slow
def test_who_is_asked_for_an_answer_does_not_tell_what_they_hold() -> None:
    """Whoever has a card is asked, and only they: the number of cards is open, their kinds are not."""
    asked = 0
    for number in range(20):
        truth, dice = Setting(2 + number % 4, {}).new(f"asked {number}"), dice_of(f"asked {number}")
        for _ in play_on(truth, dice):
            if truth.awaited == ANSWERING:
                asked += 1
                stranger = (int(truth.actor) + 1) % truth.seats()
                hands = {int(sampled(truth, stranger, f"{n}").players[truth.actor].hand) for n in range(12)}
                assert len(hands) > 1
    assert asked > 20


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
    for _, truth, seat in truths(GAMES / 100, often=6):
        position, view = GAME.position(truth), GAME.view(truth, seat)
        assert "seed" not in view
        assert truth.seed.hex() not in json.dumps(view)
        assert view["seat"] == seat
        assert_counted(view["deck"], position["deck"])
        for number, (shown, held) in enumerate(zip(view["seats"], position["seats"], strict=True)):
            if number != seat:
                assert_counted(shown["hand"], held["hand"])
                assert not shown["fresh"]
                assert shown["prestige"] == (None if is_face_down(truth, number) else held["prestige"])
            assert_same_but_for(shown, held, *(() if number == seat else ("hand", "fresh", "prestige")))
        assert hidden_gods(truth, seat) == 0, "No Olympos card is known before it is revealed."


def is_face_down(truth: Olympos, seat: int) -> bool:
    """Does prestige lie face down before a player?"""
    hidden = truth.rulings.options["prestige"] == "hidden" and truth.actor != NOBODY
    return hidden and truth.players[seat].laid > 0


def hidden_gods(truth: Olympos, seat: int) -> int:
    """How many of the cards not revealed a seat's information tells."""
    information = truth.information(seat)
    assert isinstance(information, Knowledge)
    return sum(
        not int(truth.revealed) >> place & 1 and god < truth.box.gods
        for place, god in enumerate(information.table.gods)
    )


def assert_counted(shown: object, hidden: list[Any]) -> None:
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


def samples_of(truth: Olympos, seat: int) -> Iterator[Olympos]:
    information = truth.information(seat)
    dice = dice_of("distribution")
    for _ in range(SAMPLES):
        sample = information.sample(dice)
        assert isinstance(sample, Olympos)
        yield sample


def names(truth: Olympos, cards: int) -> str:
    return " ".join(
        name for card, name in enumerate(truth.box.card_ids) for _ in range(card_counts(cards)[card])
    )


@pytest.mark.slow
def test_the_next_destiny_card_is_any_unseen_one() -> None:
    truth = Setting(3, {}).new("next card")
    found = Counter(truth.box.card_ids[sample.deck[-1]] for sample in samples_of(truth, 0))
    assert_fits(found, {card["id"]: card["copies"] / 22 for card in truth.box.data["destiny_card"]})


@pytest.mark.slow
def test_every_god_may_lie_at_every_place_or_in_the_box() -> None:
    truth = Setting(4, {}).new("gods")
    gods = truth.box.god_ids
    samples = list(samples_of(truth, 2))
    for place in (0, 4, 8):
        found = Counter(gods[sample.gods[place]] for sample in samples)
        assert_fits(found, dict.fromkeys(gods, 1 / len(gods)))
    left_out = Counter(gods[sum(range(10)) - sum(int(god) for god in sample.gods)] for sample in samples)
    assert_fits(left_out, dict.fromkeys(gods, 1 / len(gods)))


def late_position() -> Position:
    """Two players; of the destiny cards all but five are discarded, and one of those is in each hand."""
    position = GAME.position(Setting(2, {}).new("late"))
    ids = [card["id"] for card in GAME.facts()["destiny_card"] for _ in range(card["copies"])]
    left = ["zeus", "zeus", "star", "cube_gold", "majority_wood"]
    for card in left:
        ids.remove(card)
    position["discards"] = ids
    position["deck"] = ["zeus", "star", "majority_wood"]
    position["seats"][0] |= {"hand": ["zeus"], "fresh": ["zeus"]}
    position["seats"][1] |= {"hand": ["cube_gold"], "fresh": ["cube_gold"]}
    position["shuffled"] = left
    return position


@pytest.mark.slow
def test_a_hand_of_one_from_four_unseen_cards() -> None:
    truth = GAME.load(late_position() | {"shuffled": sorted(late_position()["shuffled"])})
    assert isinstance(truth, Olympos)
    found = Counter(names(truth, sample.players[1].hand) for sample in samples_of(truth, 0))
    ways = ["zeus", "star", "cube_gold", "majority_wood"]
    assert_fits(found, {card: 1 / comb(4, 1) for card in ways})


@pytest.mark.slow
def test_a_card_that_was_not_shuffled_is_not_in_the_deck() -> None:
    """The other seat's card is older than the deck, which was made of the other four."""
    position = late_position()
    position["shuffled"].remove("cube_gold")
    position["seats"][1]["fresh"] = []
    truth = GAME.load(position)
    assert isinstance(truth, Olympos)
    assert {names(truth, sample.players[1].hand) for sample in samples_of(truth, 0)} == {"cube_gold"}
