"""What can be typed after `petteia`, and what `--help` tells about it."""

from __future__ import annotations

import argparse

from petteia.cli.arguments.measuring import add_measuring
from petteia.cli.arguments.playing import add_playing
from petteia.cli.arguments.positions import add_positions
from petteia.cli.arguments.serving import add_serving
from petteia.cli.arguments.shared import Commands, Help, Parser

TOP = """\
Board games of ancient Greece at the terminal: play, study, verify, simulate.
"""

COMMANDS = """\
to play
  serve                       tables in the browser, with friends and with bots
  play GAME                   a game at the terminal, with bots or hand to hand
  rules GAME [ID]             the rules, or one of them
  replay RECORD               verify a game that was played, and tell it again
  analyse RECORD              who was ahead when, and which moves cost most

to study positions
  new GAME --players N        a fresh position
  show POSITION               draw it
  moves POSITION              every legal move, with its price
  why POSITION MOVE           what a move costs, or which rule forbids it
  advise POSITION             what a bot would do, and its chance to win
  apply POSITION MOVE         the position after a move

to measure
  simulate GAME --players N   many games of bots, and how they went
  arena --game G --bots A,B   bots against each other: who is how strong
  balance GAME                equals against each other: what wins
  bench                       how fast the engine is on this machine

to keep
  backup FILE                 all tables and people of a server, as one file
  restore FILE                the same, back into an empty store

`petteia COMMAND --help` explains each of them, with examples. \
Files are JSON, and `-` stands for standard input:
  petteia new attika --players 3 | petteia show -
"""


def build_parser() -> Parser:
    parser = Parser(
        prog="petteia",
        usage="petteia COMMAND ...",
        description=TOP,
        epilog=COMMANDS,
        formatter_class=Help,
    )
    parser.add_argument(
        "--version", action="store_true", help="the version, and whether the engine is compiled"
    )
    commands: Commands = parser.add_subparsers(
        dest="command", metavar="COMMAND", prog="petteia", help=argparse.SUPPRESS
    )
    add_playing(commands)
    add_serving(commands)
    add_positions(commands)
    add_measuring(commands)
    return parser
