"""A contestant of ours: it says hello, waits for orders and works."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable

from petteia import is_compiled
from petteia.cli.bench.contestants import Answer
from petteia.cli.bench.work import branching, operate, play
from petteia.games import game_named


def serve(hello: Answer, work: Callable[[float], Answer]) -> None:
    print(json.dumps(hello), flush=True)
    for line in sys.stdin:
        print(json.dumps(work(float(line))), flush=True)


if __name__ == "__main__":
    wanted = game_named(sys.argv[2])
    if sys.argv[1] == "operate":
        serve({}, lambda seconds: operate(wanted, seconds))
    else:
        seats = int(sys.argv[3])
        about = {"compiled": is_compiled(), "branching": branching(wanted, seats)}
        serve(about, lambda seconds: play(wanted, seats, seconds))
