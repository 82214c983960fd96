"""What several commands share."""

from __future__ import annotations

import argparse
from typing import NoReturn, TypeAlias

from petteia.cli.failure import EXIT_WRONG, one_line

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"

# Those of petteia.locales, which takes longer to load than most commands to run.
LANGUAGES = ("en", "it", "fr", "hu")

BOTS = """\
Bots, from weak to strong: novice, citizen, strategos, oracle. Others: random,
greedy, search:iterations=1000, search:seconds=2; your own: mypackage:MyBot.
"""


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One line in place of argparse's usage and message."""
        self.exit(EXIT_WRONG, f"petteia: {one_line(message)} (see {self.prog} --help)\n")


def add_command(commands: Commands, name: str, description: str, examples: str) -> Parser:
    return commands.add_parser(
        name,
        description=description,
        epilog=examples,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def add_game(command: Parser) -> None:
    command.add_argument("game", metavar="GAME", help="which game, for instance attika")


def add_components(command: Parser) -> None:
    command.add_argument(
        "--components", metavar="FILE", help="an owner's own transcription of the box (TOML)"
    )


def add_setup(command: Parser) -> None:
    command.add_argument(
        "--seed", metavar="S", help="any text; the same seed gives the same game (default: secret)"
    )
    command.add_argument(
        "--option",
        metavar="K=V",
        action="append",
        default=[],
        help="a reading of an unclear rule, such as reshuffle=when_empty; may be repeated",
    )
    add_components(command)


def add_json(command: Parser) -> None:
    command.add_argument("--json", action="store_true", help="print data")


def add_language(command: Parser) -> None:
    command.add_argument(
        "--lang", choices=LANGUAGES, help="the language of game sentences (default: that of the environment)"
    )
