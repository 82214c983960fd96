"""Random play of two checkouts in turn, in one run: what a change of the engine has cost.

    python benchmarks/beside.py ../other/.venv/bin/python

Each side plays every game in a process of its own, by processor time. Ratios of neighbouring runs are told.
Only decisions with a choice count.
"""

from __future__ import annotations

import subprocess
import sys
from statistics import median

ROUNDS, SECONDS = 4, 1.5
PLAYERS = {"attika": 3, "olympos": 4, "polis": 4}
# Both sides know this much of petteia, however old they are.
PLAY = """
import sys, time
from petteia.core.chance import dice_of
from petteia.games import game_named
name, players, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
game, dice, decisions, games, start = game_named(name), dice_of("beside"), 0, 0, time.process_time()
while time.process_time() - start < seconds:
    state, games = game.new(players, f"game {games}"), games + 1
    while state.actor >= 0:
        legal = state.legal()
        decisions += len(legal) > 1
        state.apply(legal[dice.below(len(legal))])
print(decisions / (time.process_time() - start))
"""


def main() -> None:
    other = sys.argv[1]
    print("| random play | the other, decisions/s | this | ratio (least-most) |\n|---|---:|---:|---:|")
    for game, players in PLAYERS.items():
        pairs = [(speed(other, game, players), speed(sys.executable, game, players)) for _ in range(ROUNDS)]
        ratios = [mine / theirs for theirs, mine in pairs]
        theirs, mine = (median(side) for side in zip(*pairs, strict=True))
        spread = f"{median(ratios):.2f} ({min(ratios):.2f}-{max(ratios):.2f})"
        print(
            f"| {game.capitalize()}, {players} players | {theirs:,.0f} | {mine:,.0f} | {spread} |", flush=True
        )


def speed(python: str, game: str, players: int) -> float:
    command = [python, "-c", PLAY, game, str(players), str(SECONDS)]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


if __name__ == "__main__":
    main()
