"""How fast the engine is, beside a peer and against our budgets: `petteia bench`.

Each contestant is a process of its own that waits for orders. An order is a line with a number of seconds;
the contestant works for so long, by the processor time it has used, and answers with a line of JSON. The
rounds are interleaved, so that whatever else the machine does meanwhile troubles all of them alike.
Timings are never assertions: a missed budget is said aloud, and the exit code is 0 all the same.
"""

from __future__ import annotations

from argparse import Namespace
from dataclasses import asdict
from pathlib import Path

from petteia.cli.bench.measuring import FULL, QUICK, measure
from petteia.cli.bench.telling import told
from petteia.cli.files import pretty, write_whole
from petteia.core.fault import Fault


def main(arguments: Namespace) -> int:
    report = measure(QUICK if arguments.quick else FULL)
    print(told(report))
    if arguments.json:
        try:
            write_whole(Path(arguments.json), pretty(asdict(report)) + "\n")
        except OSError as error:
            raise Fault(
                "terminal-not-written", name=arguments.json, why=error.strerror or str(error)
            ) from None
    return 0
