"""When garbage is looked for: not while people wait for their moves.

Python looks through all that has lived for some time whenever a quarter more of it is there, which in a full
house takes as long as a hundred moves. So it is kept from doing that by itself: what has outlived a sweep is
set apart, and looked through only when the server has grown to twice its size.
"""

from __future__ import annotations

import gc
import sys

YOUNG = 1  # generations: what came since the last sweep
MANY = 20_000  # things that have come and not gone: a view alone has some hundred, which go by themselves
NEVER = 1_000_000
SMALL = 800  # megabytes: a server of that size is not worth a look


class Attic:
    """What is set apart."""

    def __init__(self) -> None:
        self.size = SMALL / 2
        _, older, _ = gc.get_threshold()
        gc.set_threshold(MANY, older, NEVER)

    def set_apart(self) -> None:
        gc.collect(YOUNG)
        gc.freeze()
        if (size := megabytes()) > 2 * self.size:
            self.look_through()
            self.size = size

    def look_through(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()


def megabytes() -> float:
    """The most memory that this process has ever had."""
    if sys.platform == "win32":
        return 0.0
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / 2**20 if sys.platform == "darwin" else most / 2**10
