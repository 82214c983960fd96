"""What a seat knows of a table of Polis is all it may know, and nothing of the rest."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY
from petteia.games.polis.actions import DRAW, EXTRA, PEEK
from petteia.games.polis.box import END, UNKNOWN
from petteia.games.polis.game import GAME
from petteia.games.polis.information import Knowledge
from petteia.games.polis.rules import Polis
from petteia.games.polis.state import BIDDING, ERASING, RETURNING, WATCHER
from tests.properties.polis_checks import POLIS
from tests.properties.polis_referee import kinds_in
from tests.properties.random_games import GAMES, assert_fits, everything, moments, play_on

SEERS = POLIS.setting(4, box="seers")


# --- samples ------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_what_happens_tells_no_more_than_what_is_shown() -> None:
    """At two tables that look alike to a seat, moves that read alike to it leave it knowing the same."""
    compared: Counter[str] = Counter()
    for truth, seat in with_much_to_remember(GAMES / 60):
        one, other = truth.clone(), POLIS.sampled(truth, seat, "twin")
        dice = dice_of("twins")
        while one.actor != NOBODY and compared.total() < 40 * GAMES:
            actions = one.legal()
            action = actions[dice.below(len(actions))]
            move = written_for(one, action, seat)
            alike = [a for a in other.legal() if written_for(other, a, seat) == move]
            if not alike:
                break
            one.apply(action)
            other.apply(alike[dice.below(len(alike))])
            if GAME.view(one, seat) != GAME.view(other, seat):
                # A card that was different has come to light; by a card that is laid down unseen none does.
                assert not move.endswith(" card")
                break
            assert everything(one.information(seat)) == everything(other.information(seat))
            compared["unseen" if move.endswith(" card") else "seen"] += 1
    assert min(compared["seen"], compared["unseen"]) > 50, compared


def written_for(state: Polis, action: int, seat: int) -> str:
    """An action in notation as a seat may read it."""
    return GAME.write_move(state, GAME.move_for(state, GAME.move(state, action), seat))


def with_much_to_remember(games: float) -> Iterator[tuple[Polis, int]]:
    """Tables of many seers, each with a seat that knows a card in another's hand, if there is one."""
    for number in range(max(6, round(games))):
        dice = dice_of(f"remembered {number}")
        state = SEERS.new(f"remembered {number}")
        for _ in moments(state, dice, often=4):
            known = [
                seat
                for seat in range(state.seats())
                if any(int(card) >> seat & 1 for player in state.players for card in player.hand)
            ]
            yield state, known[dice.below(len(known))] if known else dice.below(state.seats())


# --- what was seen stays fixed ------------------------------------------------------------------------------


def samples(truth: Polis, seat: int, count: int = 6) -> list[Polis]:
    return [POLIS.sampled(truth, seat, f"{number}") for number in range(count)]


@pytest.mark.slow
def test_what_the_lighthouse_shows_is_known_as_long_as_it_lies_there() -> None:
    """And to nobody else; whoever draws it is known to hold it."""
    followed = Counter[str]()
    for number in range(25):
        truth, dice = SEERS.new(f"lighthouse {number}"), dice_of(f"lighthouse {number}")
        seen: dict[tuple[int, int], tuple[int, int]] = {}  # deck and height: who has looked, and the kind
        for actions in play_on(truth, dice):
            for (colour, height), (seat, kind) in seen.items():
                assert all(s.decks[colour][height] >> 12 == kind for s in samples(truth, seat, 2))
                stranger = (seat + 1) % truth.seats()
                shown = {int(s.decks[colour][height]) >> 12 for s in samples(truth, stranger)}
                followed["hidden from others"] += len(shown) > 1
            action = actions[dice.below(len(actions))]
            if PEEK <= action < PEEK + 4:
                place = (action - PEEK, len(truth.decks[action - PEEK]) - 1)
                seen[place] = (int(truth.actor), int(truth.decks[place[0]][place[1]]) >> 12)
            drawn = [family for family in (DRAW, EXTRA) if family <= action < family + 4]
            drawer, colour = int(truth.actor), action - drawn[0] if drawn else -1
            place = (colour, len(truth.decks[colour]) - 1)
            truth.apply(action)
            truth.reveals += 1  # `play_on` is not to play for us
            if drawn and place in seen:
                seat, kind = seen.pop(place)
                if kind != END and seat != drawer:
                    assert all(kind in kinds_in(s.players[drawer].hand) for s in samples(truth, seat, 2))
                    followed["into a hand"] += 1
            seen = {place: by for place, by in seen.items() if place[1] < len(truth.decks[place[0]])}
    assert followed["hidden from others"] > 20, followed
    assert followed["into a hand"] > 5, followed


@pytest.mark.slow
def test_cards_one_has_put_away_oneself_are_remembered() -> None:
    """Under Alexander, in history by Homer, in the box for Phidias or from an auction that nobody wanted."""
    remembered = Counter[str]()
    for number in range(25):
        truth, dice = SEERS.new(f"away {number}"), dice_of(f"away {number}")
        for _ in play_on(truth, dice):
            for seat, player in enumerate(truth.players):
                rows = {"tucked": player.tucked, "boxed": truth.boxed}
                for name, row in rows.items():
                    own = Counter(int(card) >> 12 for card in row if int(card) >> seat & 1)
                    if own:
                        sample = POLIS.sampled(truth, seat, "own")
                        there = sample.players[seat].tucked if name == "tucked" else sample.boxed
                        assert own <= Counter(kinds_in(there))
                        remembered[name] += 1
                assert all(int(card) >> seat & 1 for card in player.tucked)
    assert min(remembered[name] for name in ("tucked", "boxed")) > 20, remembered


@pytest.mark.slow
def test_a_pile_that_is_looked_through_is_known_to_who_looks() -> None:
    looked = Counter[int]()
    for number in range(40):
        truth, dice = SEERS.new(f"pile {number}"), dice_of(f"pile {number}")
        for _ in play_on(truth, dice):
            if truth.awaited in (ERASING, RETURNING):
                looked[int(truth.awaited)] += 1
                owner = int(truth.target if truth.awaited == ERASING else truth.mover)
                for sample in samples(truth, int(truth.mover), 3):
                    assert kinds_in(sample.players[owner].history) == kinds_in(truth.players[owner].history)
    assert min(looked[ERASING], looked[RETURNING]) > 3, looked


@pytest.mark.slow
def test_what_one_has_seen_leave_a_deck_never_lies_in_it_again() -> None:
    """Also when it cannot be followed any more: a card that left a hand with only its colour shown."""
    lost = 0
    for number in range(40):
        truth, dice = SEERS.new(f"lost {number}"), dice_of(f"lost {number}")
        for _ in play_on(truth, dice):
            for entry in truth.lost:
                seat, kind = divmod(int(entry), 64)
                lost += 1
                sample = POLIS.sampled(truth, NOBODY if seat == WATCHER else seat, "lost")
                away = [*sample.boxed, *([sample.lot] if sample.lot >= 0 else [])]
                for player in sample.players:
                    away += [*player.hand, *player.history, *player.tucked]
                assert kind in kinds_in(away)
    assert lost > 20


@pytest.mark.slow
def test_a_card_in_an_auction_shows_its_colour_only() -> None:
    seen = 0
    for _, truth, _ in POLIS.truths(GAMES / 300, often=3):
        if truth.awaited != BIDDING:
            continue
        kind, colour = int(truth.lot) >> 12, truth.box.colours[int(truth.lot) >> 12]
        assert {int(s.lot) >> 12 for s in samples(truth, int(truth.mover), 3)} == {kind}
        for seat in (int(truth.actor), NOBODY):
            if not int(truth.lot) >> (WATCHER if seat == NOBODY else seat) & 1:
                kinds = {int(s.lot) >> 12 for s in samples(truth, seat, 12)}
                assert all(truth.box.colours[kind] == colour for kind in kinds)
                seen += len(kinds) > 1
    assert seen > 20


@pytest.mark.slow
def test_moves_as_others_read_them_do_not_depend_on_what_they_do_not_see() -> None:
    told = Counter[str]()
    for _, truth, _ in POLIS.truths(GAMES / 300 + 9, often=2):
        if truth.actor == NOBODY:
            continue
        actor = int(truth.actor)
        for reader in ((actor + 1) % truth.seats(), NOBODY):
            other = POLIS.sampled(truth, reader, "another truth")
            moves = face_down_moves(truth, reader)
            assert set(moves) == set(face_down_moves(other, reader))
            told.update(move.split()[0] for move in moves)
        for action in truth.legal():
            assert written_for(truth, action, actor) == GAME.write_action(truth, action)
    assert set(told) == {"auction", "discard", "remove", "use"}, told


def face_down_moves(table: Polis, reader: int) -> list[str]:
    """What a reader is told of moves by which a card is laid or put away face down."""
    face_down = re.compile("auction|discard|remove|use (alexander|homer|archimedes|priestess)")
    return [
        written_for(table, action, reader)
        for action in table.legal()
        if face_down.match(GAME.write_action(table, action))
    ]


# --- what cannot be followed any more -----------------------------------------------------------------------


def table_with(awaited: str, first: dict[str, Any], second: dict[str, Any] | None = None) -> Polis:
    """Three players; whatever the first one does is watched by the second."""
    seats = [{"coins": 30, **first}, {"coins": 5, **(second or {})}, {"coins": 5}]
    moment = {"awaited": awaited, "first": 0, "active": 0, "actor": 0}
    state = GAME.load({"game": "polis", **moment, "seats": seats})
    assert isinstance(state, Polis)
    return state


def known_to_second(state: Polis) -> tuple[list[str], list[str]]:
    """Cards in the first player's hand as the second knows them, and those the second has lost track of."""
    information = state.information(1)
    assert isinstance(information, Knowledge)
    names = [*state.box.kind_ids, *["?"] * UNKNOWN]
    hand = [names[kind] for kind in kinds_in(information.table.players[0].hand)]
    return hand, [names[int(entry) % 64] for entry in information.table.lost]


SEEN_HOPLITE = {"card": "hoplite", "seen": [1]}


@pytest.mark.parametrize("put_up", ["hoplite", "leader"])
def test_which_of_two_red_cards_is_put_up_is_not_known(put_up: str) -> None:
    state = table_with("offer", {"hand": [SEEN_HOPLITE, "leader", "potter"]})
    assert known_to_second(state) == (["hoplite", "?", "?"], [])
    state.apply(GAME.read_actions(state, f"auction {put_up}")[0])
    assert known_to_second(state) == (["?", "?"], ["hoplite"])


def test_a_card_put_up_is_known_when_no_other_can_be_meant() -> None:
    state = table_with("offer", {"hand": [SEEN_HOPLITE, "potter"]})
    state.apply(GAME.read_actions(state, "auction hoplite")[0])
    assert known_to_second(state) == (["?"], [])
    assert {int(sample.lot) >> 12 for sample in samples(state, 1)} == {state.box.kind_named("hoplite")}


def test_whoever_has_seen_one_of_two_equal_cards_does_not_know_the_other() -> None:
    state = table_with("develop", {"hand": [SEEN_HOPLITE, "hoplite", "potter"]})
    state.apply(GAME.read_actions(state, "develop hoplite")[0])
    assert known_to_second(state) == (["?", "?"], [])


def test_a_card_that_was_lost_track_of_may_be_the_one_that_comes_to_light() -> None:
    state = table_with("offer", {"hand": [SEEN_HOPLITE, "leader", "potter"]})
    for move in ("auction leader", "pass", "pass", "drop", "done"):
        state.apply(GAME.read_actions(state, move)[0])
    assert known_to_second(state) == (["?", "?"], ["hoplite"])
    state.apply(GAME.read_actions(state, "develop hoplite")[0])
    assert known_to_second(state) == (["?"], [])


def test_which_card_herodotus_erases_is_known_to_nobody_else() -> None:
    """Not even to the owner of the history, although everybody saw the cards fall."""
    state = table_with("profit", {"city": ["herodotus"]}, {"history": ["leader", "hoplite"]})
    for move in ("use herodotus on 2", "remove leader"):
        state.apply(GAME.read_actions(state, move)[0])
    left = {
        seat: {tuple(kinds_in(sample.players[1].history)) for sample in samples(state, seat, 20)}
        for seat in (0, 1, 2, NOBODY)
    }
    assert {seat: len(piles) for seat, piles in left.items()} == {0: 1, 1: 2, 2: 2, NOBODY: 2}


# --- views --------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_no_information_holds_a_secret() -> None:
    """Of every face-down card no more than the colour, unless the seat has seen it."""
    for _, truth, seat in POLIS.truths(GAMES / 100, often=6):
        information = truth.information(seat)
        assert isinstance(information, Knowledge)
        table, eye = information.table, WATCHER if seat == NOBODY else seat
        rows = [(table.removed, truth.removed), (table.boxed, truth.boxed)]
        rows += list(zip(table.decks, truth.decks, strict=True))
        for number, (shown, true) in enumerate(zip(table.players, truth.players, strict=True)):
            rows += [(shown.history, true.history), (shown.tucked, true.tucked)]
            if number == seat:
                assert kinds_in(shown.hand) == kinds_in(true.hand)
            else:
                rows.append((shown.hand, true.hand))
        for shown_row, true_row in rows:
            known = sorted(int(card) >> 12 for card in true_row if int(card) >> eye & 1)
            assert sorted(kind for kind in kinds_in(shown_row) if not UNKNOWN <= kind < END) == known
            assert len(shown_row) == len(true_row)


# --- the right distribution: chi-square with fixed dice ---------------------------------------------------


@pytest.mark.slow
def test_the_next_card_of_a_deck_is_any_unseen_one_of_its_colour() -> None:
    truth = POLIS.setting(4).new("next card")
    red = 0
    cards = {card["id"]: card["copies"] for card in truth.box.data["card"] if card["colour"] == "red"}
    found = Counter(
        truth.box.kind_ids[int(sample.decks[red][-1]) >> 12] for sample in POLIS.samples_of(truth, 0)
    )
    assert_fits(found, {name: copies / 16 for name, copies in cards.items()})


@pytest.mark.slow
def test_the_end_card_is_any_of_the_last_five() -> None:
    truth = POLIS.setting(3).new("end card")
    for colour in range(4):
        found = Counter(
            str(kinds_in(sample.decks[colour]).index(END)) for sample in POLIS.samples_of(truth, 1)
        )
        assert_fits(found, dict.fromkeys("01234", 1 / 5))


@pytest.mark.slow
def test_a_card_removed_before_the_game_is_any_unseen_one() -> None:
    truth = POLIS.setting(4).new("removed")
    yellow = [card["id"] for card in truth.box.data["card"] if card["colour"] == "yellow"]
    found = Counter(truth.box.kind_ids[kinds_in(sample.removed)[-1]] for sample in POLIS.samples_of(truth, 2))
    assert_fits(found, dict.fromkeys(yellow, 1 / 16))


@pytest.mark.slow
def test_an_end_card_that_did_not_come_is_further_down() -> None:
    """When four cards are left in a deck, the End card is one of them, each as likely as the others."""
    truth = next(table for number in range(99) for table in with_four_green_cards(f"{number}"))
    found = Counter(str(kinds_in(sample.decks[1]).index(END)) for sample in POLIS.samples_of(truth, 0))
    assert_fits(found, dict.fromkeys("0123", 1 / 4))


def with_four_green_cards(seed: str) -> Iterator[Polis]:
    """The table of a random game when so few are left in an open deck, if that comes before the end."""
    table = POLIS.setting(5).new(seed)
    for _ in play_on(table, dice_of(seed)):
        if len(table.decks[1]) == 4 and not table.blocked >> 1 & 1:
            yield table
