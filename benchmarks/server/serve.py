"""`petteia serve` as operators start it, but without limits on what one person or address may do: a benchmark
is a whole house that comes from one address.

    python serve.py --port 0 --store sqlite:///tables.db

It is run with the Python of the checkout that is measured, which may be an older one.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec

NO_LIMIT = (1_000_000, 1)
ROOM = ("--connections", "4000", "--sockets-per-address", "100000")


def main() -> int:
    # Not above: bots' processes load this file as well, and need none of it.
    from petteia import cli
    from petteia.server import limits

    limits.LIMITS = dict.fromkeys(limits.LIMITS, NO_LIMIT)
    # An older checkout lets in whoever comes, and knows no option for it.
    room = ROOM if find_spec("petteia.server.door") else ()
    return cli.main(["serve", *room, *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
