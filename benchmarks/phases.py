"""Where the time of random play goes: run `.venv/bin/python benchmarks/phases.py`.

Every call is timed on its own, which adds some 0.1 µs to each: read the shares, not the sums. The same
games are played several times over, and of each phase the quickest time counts.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from time import perf_counter

from petteia.cli.bench import table
from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY
from petteia.games.attika.game import GAME, attika
from petteia.games.attika.state import ACTING, DRAWN, LAYING, PAYING, TAKING, TURNING

GAMES = 60
REPEATS = 20
SETTING_UP = -1
DECISIONS = {
    ACTING: "draw, build or stop",
    DRAWN: "build or store what was drawn",
    PAYING: "choose the cards to pay with",
    LAYING: "choose the place of a map tile",
    TURNING: "turn that tile",
    TAKING: "take cards",
}

seen: Counter[int] = Counter()  # decisions of each kind, in all repeats
choices: Counter[int] = Counter()  # their legal actions


def seconds_of_phases() -> dict[tuple[int, str], float]:
    spent: dict[tuple[int, str], float] = defaultdict(float)
    for number in range(GAMES):
        dice = dice_of(f"bench {number}")
        start = perf_counter()
        state = attika(GAME.new(3, f"bench {number}"))
        spent[SETTING_UP, "do"] += perf_counter() - start
        while state.actor != NOBODY:
            awaited = int(state.awaited)
            start = perf_counter()
            actions = state.legal()
            listed = perf_counter()
            state.apply(actions[dice.below(len(actions))])
            spent[awaited, "do"] += perf_counter() - listed
            spent[awaited, "list"] += listed - start
            seen[awaited] += 1
            choices[awaited] += len(actions)
    return spent


def main() -> None:
    repeats = [seconds_of_phases() for _ in range(REPEATS)]
    spent = {phase: min(repeat[phase] for repeat in repeats) for phase in repeats[0]}
    whole = sum(spent.values())
    rows = [
        [name, f"{seen[awaited] / GAMES / REPEATS:.1f}", f"{choices[awaited] / seen[awaited]:.1f}"]
        + [f"{spent[awaited, work] / whole:.0%}" for work in ("list", "do")]
        for awaited, name in DECISIONS.items()
    ]
    rows.append(["set up the game", "1", "", "", f"{spent[SETTING_UP, 'do'] / whole:.0%}"])
    print(table(["decision", "a game", "legal actions", "listing them", "doing it"], rows))


if __name__ == "__main__":
    main()
