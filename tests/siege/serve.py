"""`petteia serve` as operators start it, but that many guests from one address may sit down at many tables,
and that bots do not pause for people to follow them.

    python serve.py --port 0 --store sqlite:///tables.db
"""

from __future__ import annotations

import sys

MANY = (1_000_000, 1)


def main() -> int:
    # Not above: bots' processes load this file as well, and need none of it.
    from petteia.server import limits, opponents

    limits.LIMITS |= {"guest": MANY, "create": MANY}
    opponents.PAUSE = 0.02

    from petteia import cli

    return cli.main(["serve", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
