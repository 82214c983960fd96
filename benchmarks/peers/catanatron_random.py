"""Random games of catanatron, counted as ours are: see src/petteia/cli/bench/, which gives the orders.

It runs in an environment of its own, made by `petteia bench`; nothing of ours depends on catanatron.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from catanatron import Color, Game, RandomPlayer

WARM_UP = 10  # games


class CountingPlayer(RandomPlayer):
    decisions = 0  # with at least two legal actions, of all players together
    choices = 0  # the legal actions of those decisions

    def decide(self, game: Any, playable_actions: Any) -> Any:
        width = len(playable_actions)
        if width > 1:
            CountingPlayer.decisions += 1
            CountingPlayer.choices += width
        return super().decide(game, playable_actions)


def play_game(number: int) -> None:
    Game([CountingPlayer(colour) for colour in Color], seed=1 + number).play()


def play(seconds: float) -> dict[str, float]:
    """Whole random games; always the same ones, in the same order."""
    CountingPlayer.decisions = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        play_game(games)
        games += 1
    return {"games": games, "decisions": CountingPlayer.decisions, "seconds": spent}


for warm_up in range(WARM_UP):
    play_game(warm_up)
print(json.dumps({"branching": CountingPlayer.choices / CountingPlayer.decisions}), flush=True)
for line in sys.stdin:
    print(json.dumps(play(float(line))), flush=True)
