"""Moves as data: what every number means, and what others may know of it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY, Impossible
from petteia.core.message import Term
from petteia.core.move import Move, Resign, plain_move, read_move
from petteia.games.polis.actions import DESTROY, KILL, PROTECT, USE, use_action
from petteia.games.polis.game import GAME
from petteia.games.polis.moves import (
    VERBS,
    Attack,
    Auction,
    Bid,
    Board,
    Destroy,
    Develop,
    Discard,
    Kill,
    Protect,
    Remove,
    Return,
    Sacrifice,
    Trade,
    Use,
    UseBuying,
    UseOn,
    UseSelling,
    UseWithCard,
    action_of,
    move_of,
)
from petteia.games.polis.options import OPTIONS
from petteia.games.polis.rules import Polis
from tests.rules.polis_table import SARA, TOMMASO, colour_of, new_game, play, table


def random_game(players: int, seed: str, **options: str) -> Iterator[Polis]:
    """Every table of a game in which anything may happen."""
    state, dice = new_game(players, seed, **options), dice_of(seed)
    while state.actor != NOBODY:
        yield state
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])


# --- there and back -------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_legal_action_of_a_game_is_a_move_and_back(players: int) -> None:
    options = {option.key: option.values[-1] for option in OPTIONS if option.key != "start_player"}
    for chosen in ({}, options):
        for state in random_game(players, "moves", **chosen):
            for action in state.legal():
                move = move_of(state, action)
                assert action_of(state, move) == action
                assert read_move(VERBS, json.loads(json.dumps(plain_move(move)))) == move


def test_every_verb_is_met_in_random_games() -> None:
    met = {move_of(state, action).verb for state in tables_of_many_games() for action in state.legal()}
    assert met == set(VERBS) - {"resign"}


def tables_of_many_games() -> Iterator[Polis]:
    for number in range(12):
        yield from random_game(5, f"verbs {number}", city_boards="chosen", late_end="turn_ends")


def test_giving_up_is_a_move_of_any_seat() -> None:
    state = new_game(3)
    assert move_of(state, -3) == Resign(2)
    assert action_of(state, Resign(2)) == -3
    with pytest.raises(Impossible):
        action_of(state, Resign(-1))


def test_moves_that_are_not_legal_now_can_be_asked_about() -> None:
    state = table("draw", city=["homer", "theatre"])
    for move in (
        Bid(SARA, 7),
        Develop("potter"),
        Use(0),
        Use(1),
        UseWithCard(0, "potter"),
        Protect(1, 0),
        Attack(TOMMASO),
    ):
        action = action_of(state, move)
        assert action not in state.legal()
        assert move_of(state, action) == move
        assert GAME.why_not(state, move) is not None


# --- what names nothing ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "number",
    [
        7,  # between the simple ones and the decks
        24,  # beyond the decks
        63,  # a board
        64 + 60,  # the End card is no card to put up
        6 * 64 + 3,  # a fourth seat
        DESTROY,  # no city is attacked
        10 * 64,  # beyond the families
        PROTECT + 15,  # a symbol
        PROTECT + 16 * 3,  # a slot
        use_action(0, 62),  # a card
        use_action(1, 32),  # Euclid deals in one point at least
        use_action(2, 1),  # the Theatre is used with nothing
        USE + 64 * 40,
        KILL + 64 * 7,
        KILL + 2**40,
    ],
)
def test_a_number_that_names_nothing_here(number: int) -> None:
    state = table("profit", city=["homer", "euclid", "theatre"])
    with pytest.raises(Impossible):
        move_of(state, number)


@pytest.mark.parametrize(
    "move",
    [
        Develop("castle"),
        Auction("red"),
        Board("sparti C"),
        Trade(3),
        Attack(-1),
        Bid(SARA, -1),
        Bid(SARA, 10**6),
        Bid(TOMMASO, 1),
        Destroy(0),
        Sacrifice(3),
        Sacrifice(-1),
        Protect(2, 9),
        Protect(5, 0),
        Kill(0, 4, 0),
        Kill(0, SARA, 3),
        Use(3),
        UseWithCard(0, "castle"),
        UseWithCard(1, "potter"),
        UseOn(0, TOMMASO),
        UseBuying(1, 0),
        UseBuying(0, 1),
        UseSelling(1, 32),
    ],
    ids=str,
)
def test_a_move_that_names_what_there_is_not(move: Move) -> None:
    state = table("profit", city=["homer", "euclid", "theatre"])
    with pytest.raises(Impossible):
        action_of(state, move)


@pytest.mark.parametrize("verb", ["draw", "look", "buy", "buy_with_tokens"])
def test_there_are_four_decks(verb: str) -> None:
    with pytest.raises(Impossible, match="each of its own kind"):
        read_move(VERBS, {"verb": verb, "colour": "pink"})


# --- what others may know -------------------------------------------------------------------------------


def test_of_a_card_put_face_down_others_know_the_colour() -> None:
    known = Counter[str]()
    for number in range(3):
        for state in random_game(4, f"face down {number}"):
            for move in (move_of(state, action) for action in state.legal()):
                known.update([move.verb] if is_hidden_from_others(state, move) else [])
    assert set(known) == {"auction", "discard", "remove", "use_with"}


def is_hidden_from_others(state: Polis, move: Move) -> bool:
    actor = int(state.actor)
    assert GAME.move_for(state, move, actor) == move
    others = [seat for seat in (NOBODY, *range(state.seats())) if seat != actor]
    (known,) = {GAME.move_for(state, move, seat) for seat in others}
    if known == move:
        return False
    assert plain_move(known) == {**plain_move(move), "card": colour_of(plain_move(move)["card"])}
    assert GAME.write_move(state, known).endswith(" card")
    return True


@pytest.mark.parametrize(
    ("build", "move", "text"),
    [
        (lambda: table("offer", hand=["potter"]), Auction("potter"), "auction blue card"),
        (
            lambda: play(table("develop", hand=["phidias"], tommaso={"hand": ["potter"]}), "develop phidias"),
            Discard("potter"),
            "discard blue card",
        ),
        (
            lambda: play(
                table("profit", city=["herodotus"], tommaso={"history": ["hoplite"]}), "use herodotus on 2"
            ),
            Remove("hoplite"),
            "remove red card",
        ),
        (
            lambda: table("profit", city=["potter", "homer"], hand=["hoplite"]),
            UseWithCard(1, "hoplite"),
            "use homer with red card",
        ),
    ],
)
def test_how_others_read_it(build: Callable[[], Polis], move: Move, text: str) -> None:
    state = build()
    assert action_of(state, move) in state.legal()
    known = GAME.move_for(state, move, NOBODY)
    assert GAME.write_move(state, known) == text
    assert GAME.describe(state, known).arguments["card"] == Term(f"polis-some-{text.split()[-2]}")
    with pytest.raises(Impossible):
        action_of(state, known)


def test_what_comes_to_light_is_known_to_all() -> None:
    state = table("develop", hand=["potter"], city=["hippocrates"])
    for move in (Develop("potter"), Return("potter"), Bid(TOMMASO, 3)):
        assert GAME.move_for(state, move, TOMMASO) == move
