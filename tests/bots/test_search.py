"""The search: within its budget, the same again for the same dice, and always legal."""

from __future__ import annotations

import threading
import time

import pytest

from petteia.bots import bot_named
from petteia.bots import search as searching
from petteia.bots.search import Sandglass, SearchBot
from petteia.bots.tree import Branch, Style, Tree, new_root
from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY, Impossible, State
from petteia.core.game import Game
from petteia.games import REGISTER, game_named

every_game = pytest.mark.parametrize("game", [game_named(name) for name in REGISTER], ids=REGISTER)


def after(game: Game, decisions: int, players: int = 3) -> State:
    """A table at which somebody has a choice, after so many of them were made by lot."""
    state, dice = game.new(players, "search"), dice_of("search")
    while decisions > 0 or len(state.legal()) == 1:
        actions = state.legal()
        decisions -= len(actions) > 1
        state.apply(actions[dice.below(len(actions))])
    return state


def search(iterations: int = 40, **settings: float) -> SearchBot:
    return SearchBot(iterations=iterations, **settings)


# --- budgets ----------------------------------------------------------------------------------------------


def test_a_budget_in_iterations_is_never_exceeded() -> None:
    state = after(game_named("attika"), 30)
    tree = search(25).think(state.information(state.actor), dice_of("x"))
    assert 1 <= tree.root.visits <= 25


def test_a_choice_that_can_no_longer_change_is_made_at_once() -> None:
    state = after(game_named("attika"), 30)
    information = state.information(state.actor)
    tree = search(60).think(information, dice_of("x"))
    first, second = tree.ranked()[:2]
    left = 60 - int(tree.root.visits)
    assert first.visits > second.visits + left or left == 0


def test_by_the_clock_it_goes_on_until_its_time_is_over() -> None:
    state = after(game_named("polis"), 30)
    bot = SearchBot(seconds=0.2)
    begun = time.monotonic()
    bot.choose(state.information(state.actor), dice_of("x"))
    assert time.monotonic() - begun >= 0.2


def test_whichever_budget_is_used_up_first_counts() -> None:
    state = after(game_named("polis"), 30)
    tree = SearchBot(iterations=3, seconds=1000).think(state.information(state.actor), dice_of("x"))
    assert tree.root.visits <= 3


def test_seconds_a_turn_are_shared_out_among_its_decisions() -> None:
    glass = Sandglass(1.0)
    assert glass.share(turn=7) == 0.5
    glass.run(0.5)
    assert glass.share(turn=7) == 0.25
    glass.run(4.0)
    assert glass.share(turn=7) == 0.0  # but one iteration is always made
    assert glass.share(turn=8) == 0.5


@every_game
def test_a_decision_draws_on_the_seconds_of_its_turn(game: Game) -> None:
    state, bot = after(game, 30), SearchBot(turn=0.1)
    bot.choose(state.information(state.actor), dice_of("x"))
    assert bot.sandglass
    assert bot.sandglass.turn == state.turn
    assert bot.sandglass.left <= 0.05


def test_told_to_stop_it_answers_with_what_it_has() -> None:
    state = after(game_named("polis"), 30)
    bot = SearchBot(seconds=1000)
    threading.Timer(0.1, bot.stop).start()
    assert bot.choose(state.information(state.actor), dice_of("x")) in state.legal()


@pytest.mark.parametrize(
    "settings", [{"iterations": 0}, {"seconds": 0}, {"turn": 0}, {"iterations": -5, "seconds": 1}]
)
def test_no_budget_is_no_search(settings: dict[str, int]) -> None:
    with pytest.raises(Impossible):
        SearchBot(**settings)


# --- choices ----------------------------------------------------------------------------------------------


@every_game
def test_the_same_dice_give_the_same_tree(game: Game) -> None:
    state = after(game, 20)
    trees = [search().think(state.information(state.actor), dice_of("same")) for _ in range(2)]
    found = [[(branch.action, branch.visits, branch.won) for branch in tree.ranked()] for tree in trees]
    assert found[0] == found[1]


def test_the_speed_of_the_machine_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    """However much is done between two breaths, the tree that is kept is the same."""
    state, visits = after(game_named("polis"), 30), []
    for breath in (0.0, 1000.0):
        monkeypatch.setattr(searching, "BREATH", breath)
        visits.append(int(search(200).think(state.information(state.actor), dice_of("same")).root.visits))
    assert visits[0] == visits[1] < 200


@every_game
@pytest.mark.parametrize("settings", ["", ":playout=5", ":playout=1000:guided=0", ":width=2:widening=0.5"])
def test_a_whole_game_is_legal_though_the_tree_is_kept(game: Game, settings: str) -> None:
    """What was foreseen on other tables must not be played where it is impossible."""
    state, dice = game.new(game.players[0], "kept"), dice_of("kept")
    bot, others = bot_named(f"search:iterations=4{settings}"), bot_named("random")
    while state.actor != NOBODY:
        actions = state.legal()
        chooser = bot if state.actor == 0 else others
        action = chooser.choose(state.information(state.actor), dice)
        assert action in actions
        state.apply(action)


def test_a_tree_is_kept_for_the_next_decision_of_the_same_turn() -> None:
    state = after(game_named("olympos"), 17)
    seat, bot, dice = state.actor, search(), dice_of("kept")
    kept = 0
    while state.actor == seat:
        information = state.information(seat)
        if len(state.legal()) > 1:
            branch = bot.kept_branch(information, dice)
            assert {found.action for found in branch.branches.values()} <= set(state.legal())
            kept += int(branch.visits)
        state.apply(bot.choose(information, dice))
    assert kept > 0


def test_the_same_question_twice_is_not_mistaken_for_the_next_one() -> None:
    state = after(game_named("attika"), 30)
    bot, information = search(), state.information(state.actor)
    bot.think(information, dice_of("same"))
    assert bot.kept_branch(information, dice_of("same")).visits == 0


@every_game
def test_chances_of_all_seats_sum_to_one(game: Game) -> None:
    state, dice = game.new(game.players[-1], "chances"), dice_of("chances")
    while state.actor != NOBODY:
        chances = state.chances()
        assert abs(sum(chances) - 1) < 1e-9
        assert min(chances) >= 0
        actions = state.legal()
        state.apply(actions[dice.below(len(actions))])
    assert [chance > 0 for chance in state.chances()] == [place == 1 for place in state.ranking()]


def test_a_win_at_hand_is_taken() -> None:
    """Random games end by somebody's last move: whoever can make it does."""
    game = game_named("attika")
    taken = 0
    for number in range(12):
        state, dice = game.new(2, f"win {number}"), dice_of(f"win {number}")
        before = state.clone()
        while state.actor != NOBODY:
            before = state.clone()
            actions = state.legal()
            state.apply(actions[dice.below(len(actions))])
        winner = state.ranking().index(1)
        if before.actor != winner or len(before.legal()) == 1:
            continue
        before.apply(search(60).choose(before.information(winner), dice_of("win")))
        taken += 1
        assert before.actor == NOBODY
    assert taken > 3


def most_tried_of_a_rival(branch: Branch, seat: int) -> int:
    """At one decision of another seat, how many moves the tree has tried."""
    tried = [below for below in branch.branches.values() if below.visits > 0]
    here = sum(below.seat != seat for below in tried)
    return max([here, *(most_tried_of_a_rival(below, seat) for below in tried)])


def test_at_large_tables_few_moves_of_rivals_are_tried() -> None:
    state = after(game_named("attika"), 20, players=4)
    seat = int(state.actor)

    def tried(weighed: int) -> int:
        tree = Tree(state.information(seat), dice_of("a tree"), Style(weighed=weighed), new_root())
        tree.grow(1000)
        return most_tried_of_a_rival(tree.root, seat)

    assert 0 < tried(weighed=2) < tried(weighed=3) / 4
