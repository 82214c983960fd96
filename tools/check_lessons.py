"""Weighs every decision that a lesson asks of its learner: none may be much worse than another one.

    .venv/bin/python tools/check_lessons.py [--iterations 20000] [--game GAME]...

A search looks for the best move by what the learner can know; then it and the move that is taught are weighed
with the same thought, each alone. Run it when a lesson is recorded; a small form of it is among the tests.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from petteia.bots.analysis import Slip, compared
from petteia.games import REGISTER
from petteia.server.lessons import ANYTHING, Lesson, lesson_of

DEAREST = 0.05  # of the chance to win
ITERATIONS = 20_000


def weighed(lesson: Lesson, iterations: int) -> Iterator[Slip]:
    """What each move costs that the learner is told or allowed to make, beside the best one."""
    for note in lesson.notes:
        if not note.does or ANYTHING in note.also:
            continue
        before = lesson.match.after(note.step)
        for text in (lesson.match.steps[note.step].text, *note.also):
            (action,) = lesson.match.game.read_actions(before, text)
            if action in before.legal():  # some are only for those who have come here by another way
                yield compared(lesson.match, note.step, action, iterations)


def told(lesson: Lesson, slip: Slip) -> str:
    game, before = lesson.match.game, lesson.match.after(slip.step)
    played, better = (game.write_action(before, action) for action in (slip.played, slip.better))
    mark = "  TOO DEAR" if slip.cost > DEAREST else ""
    return f"{lesson.game} step {slip.step}: {played} costs {slip.cost:.1%} beside {better}{mark}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--iterations", type=int, default=ITERATIONS)
    parser.add_argument("--game", action="append", choices=list(REGISTER))
    asked = parser.parse_args()
    dear = 0
    for lesson in filter(None, map(lesson_of, asked.game or REGISTER)):
        for slip in weighed(lesson, asked.iterations):
            print(told(lesson, slip), flush=True)
            dear += slip.cost > DEAREST
    return 1 if dear else 0


if __name__ == "__main__":
    raise SystemExit(main())
