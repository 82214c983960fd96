"""What can be typed after `petteia`, and what `--help` tells about it."""

from __future__ import annotations

import argparse

from petteia.cli.arguments.measuring import add_measuring
from petteia.cli.arguments.playing import add_playing
from petteia.cli.arguments.positions import add_positions
from petteia.cli.arguments.serving import add_serving
from petteia.cli.arguments.shared import Commands, Parser, in_rows
from petteia.cli.speech import say

CHAPTERS = {
    "help-to-play": {
        "serve": "serve",
        "play GAME": "play",
        "rules GAME [WORDS]": "rules",
        "components GAME": "components",
        "replay RECORD": "replay",
        "analyse RECORD": "analyse",
    },
    "help-to-study": {
        "new GAME --players N": "new",
        "show POSITION": "show",
        "moves POSITION": "moves",
        "why POSITION MOVE": "why",
        "advise POSITION": "advise",
        "apply POSITION MOVE": "apply",
    },
    "help-to-measure": {
        "simulate GAME --players N": "simulate",
        "arena --game G --bots A,B": "arena",
        "balance GAME": "balance",
        "bench": "bench",
    },
    "help-to-keep": {"backup FILE": "backup", "restore FILE": "restore"},
}
WIDEST = max(len(typed) for rows in CHAPTERS.values() for typed in rows)
PIPE = "petteia new attika --players 3 | petteia show -"


def story() -> tuple[str, str]:
    """What it is all about, and every command in a line."""
    lines = []
    for chapter, rows in CHAPTERS.items():
        told = [(f"{typed:<{WIDEST}}", f"help-row-{command}") for typed, command in rows.items()]
        lines += [say(chapter), *in_rows(told), ""]
    return say("help-petteia"), "\n".join([*lines, say("help-each"), f"  {PIPE}"])


def build_parser() -> Parser:
    parser = Parser(prog="petteia", usage="petteia COMMAND ...", story=story)
    parser.add_argument("--version", action="store_true", help="help-version")
    commands: Commands = parser.add_subparsers(
        dest="command", metavar="COMMAND", prog="petteia", help=argparse.SUPPRESS
    )
    add_playing(commands)
    add_serving(commands)
    add_positions(commands)
    add_measuring(commands)
    return parser
