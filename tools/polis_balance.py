"""Which seats and which sides of the city boards win at Polis, when greedy bots play.

Boards are dealt and their sides drawn by lot, so that every side is played about equally often. Prints the
figures of docs/balance.md.

    python tools/polis_balance.py --games 10000
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from statistics import mean

from petteia.bots import bot_named
from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY
from petteia.games.polis.game import GAME
from petteia.games.polis.rules import Polis
from petteia.games.polis.scoring import CATEGORIES, by_category
from petteia.games.polis.state import CHOOSING_BOARD

CHUNK = 50

# Of each seat in order of play: its side, its share of the win, and its points by category.
Seat = tuple[str, float, list[int]]


def play(players: int, number: int) -> tuple[int, list[Seat]]:
    """The turns of a game, and its seats."""
    state = GAME.new(players, f"balance {number}", {"city_boards": "dealt"})
    assert isinstance(state, Polis)
    dice = dice_of(f"balance {number}")
    bot = bot_named("greedy")
    while state.actor != NOBODY:
        if state.awaited == CHOOSING_BOARD:
            actions = state.legal()
            state.apply(actions[dice.below(len(actions))])
        else:
            state.apply(bot.choose(state.information(state.actor), dice))
    winners = [seat for seat, place in enumerate(state.ranking()) if place == 1]
    order = [(state.first + place) % players for place in range(players)]
    return int(state.turn), [
        (
            state.box.side_ids[state.players[seat].side],
            1 / len(winners) if seat in winners else 0.0,
            by_category(state, state.players[seat]),
        )
        for seat in order
    ]


def tell(players: int, games: list[tuple[int, list[Seat]]]) -> None:
    turns = mean(turns for turns, _ in games)
    everybody = [seat for _, seats in games for seat in seats]
    points = mean(sum(scored) for _, _, scored in everybody)
    won = mean(sum(scored) for _, share, scored in everybody if share)
    parts = [
        f"{name} {mean(scored[n] for _, _, scored in everybody):.1f}" for n, name in enumerate(CATEGORIES)
    ]
    print(f"\n{players} players, {len(games)} games: {turns:.1f} turns, {points:.1f} points each", end="")
    print(f" ({', '.join(parts)}), winners {won:.1f}")
    by_seat = [mean(seats[place][1] for _, seats in games) for place in range(players)]
    print("wins in order of play:", ", ".join(f"{share:.1%}" for share in by_seat))


def tell_sides(games: list[tuple[int, list[Seat]]]) -> None:
    """Wins of each side as a multiple of a fair share, over all numbers of players."""
    wins: defaultdict[str, float] = defaultdict(float)
    fair: defaultdict[str, float] = defaultdict(float)
    doubt: defaultdict[str, float] = defaultdict(float)
    for _, seats in games:
        for side, share, _ in seats:
            wins[side] += share
            fair[side] += 1 / len(seats)
            doubt[side] += (1 - 1 / len(seats)) / len(seats)
    print("\n| side | of a fair share | standard error |\n| --- | --- | --- |")
    for side in sorted(fair, key=lambda side: -wins[side] / fair[side]):
        print(f"| {side} | {wins[side] / fair[side]:.2f} | {sqrt(doubt[side]) / fair[side]:.2f} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="with each number of players")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    arguments = parser.parse_args()
    everything = []
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for players in GAME.players:
            games = list(pool.map(partial(play, players), range(arguments.games), chunksize=CHUNK))
            tell(players, games)
            everything += games
    tell_sides(everything)


if __name__ == "__main__":
    main()
