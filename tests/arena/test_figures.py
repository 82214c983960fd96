"""What is said of games: wins with intervals, ratings, what wins."""

from __future__ import annotations

import pytest

from petteia.arena.figures import Share, by_order_of_play, by_trait, ratings, standings
from petteia.arena.playing import Played, SeatResult


def game(*seats: tuple[str, int], number: int = 0, order: list[int] | None = None) -> Played:
    """From bots and their places."""
    return Played(
        number,
        number,
        order or list(range(len(seats))),
        turns=10,
        ending="end",
        seats=[SeatResult(bot, place, 10 * (4 - place)) for bot, place in seats],
    )


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (9, 10, 0.5958, 0.9821), (81, 263, 0.2553, 0.3662)],
)
def test_intervals_are_wilsons(wins: int, games: int, low: float, high: float) -> None:
    """The last one is an example of Newcombe's (1998), the others were worked out by hand."""
    assert Share(games, wins).interval() == pytest.approx((low, high), abs=5e-5)


def test_a_shared_win_is_shared_out() -> None:
    a, b, c = standings([game(("a", 1), ("b", 1), ("c", 3))])
    assert (a.share.wins, b.share.wins, c.share.wins) == (0.5, 0.5, 0.0)


def test_a_bot_at_several_seats_is_due_more_wins() -> None:
    greedy = next(bot for bot in standings([game(("a", 2), ("b", 1), ("b", 3))]) if bot.bot == "b")
    assert greedy.share == Share(1, 1.0, 2 / 3)


def test_who_wins_is_rated_higher_and_more_games_leave_less_doubt() -> None:
    few = ratings([game(("a", 1), ("b", 2), ("c", 3), number=number) for number in range(3)])
    many = ratings([game(("a", 1), ("b", 2), ("c", 3), number=number) for number in range(30)])
    assert few["a"].strength > few["b"].strength > few["c"].strength
    assert many["a"].doubt < few["a"].doubt


def test_equals_are_rated_equally() -> None:
    rated = ratings(game(("a", 1 + number % 2), ("b", 2 - number % 2)) for number in range(100))
    assert rated["a"].strength == pytest.approx(rated["b"].strength, abs=1.0)


def test_wins_are_counted_by_the_order_of_play() -> None:
    games = [game(("a", 1), ("b", 2), order=[1, 0]), game(("a", 2), ("b", 1), order=[1, 0])]
    assert [share.wins for share in by_order_of_play(games)] == [1, 1]
    a = next(bot for bot in standings(games) if bot.bot == "a")
    assert [share.games for share in a.by_order] == [0, 2]


def test_what_wins_is_what_winners_have_and_others_lack() -> None:
    one = game(("a", 1), ("a", 2))
    one.seats[0].traits = {"wonders": ["stadium", "colossus"], "cards": ["potter"]}
    one.seats[1].traits = {"wonders": ["stadium"], "cards": ["potter"]}
    assert by_trait([one]) == {"wonders": {"stadium": Share(2, 1.0, 1.0), "colossus": Share(1, 1.0, 0.5)}}
