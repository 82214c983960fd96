"""What a seat knows of a table of Olympos is all it may know, and nothing of the rest."""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import Any

import pytest

from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY
from petteia.games.olympos.game import GAME
from petteia.games.olympos.information import Knowledge
from petteia.games.olympos.rules import Olympos
from petteia.games.olympos.state import ANSWERING, KEEPING
from tests.properties.olympos_checks import OLYMPOS
from tests.properties.olympos_referee import card_counts
from tests.properties.random_games import GAMES, assert_counted, assert_fits, assert_same_but_for, play_on

# --- samples ------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_what_the_oracle_shows_is_known_to_its_owner_only() -> None:
    seen = 0
    for number in range(40):
        truth, dice = OLYMPOS.setting(2 + number % 4).new(f"oracle {number}"), dice_of(f"oracle {number}")
        for _ in play_on(truth, dice):
            if truth.awaited != KEEPING:
                continue
            owner, stranger = int(truth.mover), (int(truth.mover) + 1) % truth.seats()
            assert OLYMPOS.sampled(truth, owner, "own").drawn == truth.drawn
            for seat in (stranger, NOBODY):
                shown = {int(OLYMPOS.sampled(truth, seat, f"{number}").drawn) for number in range(12)}
                assert all(card_counts(cards).total() == card_counts(truth.drawn).total() for cards in shown)
                seen += len(shown) > 1
    assert seen > 20


@pytest.mark.slow
def test_who_is_asked_for_an_answer_does_not_tell_what_they_hold() -> None:
    """Whoever has a card is asked, and only they: the number of cards is open, their kinds are not.

    Only where a deck has just been shuffled or run out can somebody know a hand, by counting all cards.
    """
    asked = counted = 0
    for number in range(20):
        truth, dice = OLYMPOS.setting(2 + number % 4).new(f"asked {number}"), dice_of(f"asked {number}")
        for _ in play_on(truth, dice):
            if truth.awaited == ANSWERING:
                asked += 1
                stranger = (int(truth.actor) + 1) % truth.seats()
                hands = {
                    int(OLYMPOS.sampled(truth, stranger, f"{n}").players[truth.actor].hand) for n in range(12)
                }
                counted += len(hands) == 1
    assert asked > 20
    assert counted < asked / 20


# --- views --------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_no_view_holds_a_secret() -> None:
    for _, truth, seat in OLYMPOS.truths(GAMES / 100, often=6):
        position, view = GAME.position(truth), GAME.view(truth, seat)
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


# --- the right distribution: chi-square with fixed dice ---------------------------------------------------


def names(truth: Olympos, cards: int) -> str:
    return " ".join(
        name for card, name in enumerate(truth.box.card_ids) for _ in range(card_counts(cards)[card])
    )


@pytest.mark.slow
def test_the_next_destiny_card_is_any_unseen_one() -> None:
    truth = OLYMPOS.setting(3).new("next card")
    found = Counter(truth.box.card_ids[sample.deck[-1]] for sample in OLYMPOS.samples_of(truth, 0))
    assert_fits(found, {card["id"]: card["copies"] / 22 for card in truth.box.data["destiny_card"]})


@pytest.mark.slow
def test_every_god_may_lie_at_every_place_or_in_the_box() -> None:
    truth = OLYMPOS.setting(4).new("gods")
    gods = truth.box.god_ids
    samples = list(OLYMPOS.samples_of(truth, 2))
    for place in (0, 4, 8):
        found = Counter(gods[sample.gods[place]] for sample in samples)
        assert_fits(found, dict.fromkeys(gods, 1 / len(gods)))
    left_out = Counter(gods[sum(range(10)) - sum(int(god) for god in sample.gods)] for sample in samples)
    assert_fits(left_out, dict.fromkeys(gods, 1 / len(gods)))


def late_position() -> dict[str, Any]:
    """Two players; of the destiny cards all but five are discarded, and one of those is in each hand."""
    position = dict(GAME.position(OLYMPOS.setting(2).new("late")))
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
    found = Counter(names(truth, sample.players[1].hand) for sample in OLYMPOS.samples_of(truth, 0))
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
    assert {names(truth, sample.players[1].hand) for sample in OLYMPOS.samples_of(truth, 0)} == {"cube_gold"}
