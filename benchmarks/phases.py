"""Where the time of random play goes: run `.venv/bin/python benchmarks/phases.py`, with a game's name or not.

Decisions are told by the words that positions have for what is awaited: see docs/formats.md. Every call is
timed on its own, which adds some 0.1 µs to each: read the shares, not the sums. The same games are played
several times over, and of each phase the quickest time counts.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Mapping
from time import perf_counter
from typing import Any

from petteia.cli.bench.telling import table
from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY
from petteia.core.game import Game
from petteia.games import REGISTER, game_named
from petteia.games.attika.position import AWAITED as ATTIKA
from petteia.games.olympos.position import AWAITED as OLYMPOS
from petteia.games.polis.position import AWAITED as POLIS

PLAYERS = 3
GAMES = 60
REPEATS = 20
SETTING_UP = -1
AWAITED: dict[str, Mapping[Any, int]] = {"attika": ATTIKA, "olympos": OLYMPOS, "polis": POLIS}

Phase = tuple[int, str]  # what is awaited, and `list` or `do`


class Stopwatch:
    """Plays games of one kind, and sums up the time of each phase."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seen: Counter[int] = Counter()  # decisions of each kind, in all repeats
        self.choices: Counter[int] = Counter()  # their legal actions

    def seconds_of_phases(self) -> dict[Phase, float]:
        spent: dict[Phase, float] = defaultdict(float)
        for number in range(GAMES):
            dice = dice_of(f"bench {number}")
            start = perf_counter()
            state: Any = self.game.new(PLAYERS, f"bench {number}")
            spent[SETTING_UP, "do"] += perf_counter() - start
            while state.actor != NOBODY:
                awaited = int(state.awaited)
                start = perf_counter()
                actions = state.legal()
                listed = perf_counter()
                state.apply(actions[dice.below(len(actions))])
                spent[awaited, "do"] += perf_counter() - listed
                spent[awaited, "list"] += listed - start
                self.seen[awaited] += 1
                self.choices[awaited] += len(actions)
        return spent

    def rows(self) -> list[list[str]]:
        repeats = [self.seconds_of_phases() for _ in range(REPEATS)]
        spent = {phase: min(repeat[phase] for repeat in repeats) for phase in repeats[0]}
        whole = sum(spent.values())
        rows = [
            [name, f"{self.seen[awaited] / GAMES / REPEATS:.1f}"]
            + [f"{self.choices[awaited] / self.seen[awaited]:.1f}"]
            + [f"{spent[awaited, work] / whole:.0%}" for work in ("list", "do")]
            for name, awaited in AWAITED[self.game.name].items()
            if self.seen[awaited]
        ]
        return [*rows, ["(set up)", "1", "", "", f"{spent[SETTING_UP, 'do'] / whole:.0%}"]]


def main() -> None:
    for name in sys.argv[1:] or REGISTER:
        rows = Stopwatch(game_named(name)).rows()
        print(table([f"awaited in {name.capitalize()}", "a game", "legal actions", "listing", "doing"], rows))
        print()


if __name__ == "__main__":
    main()
