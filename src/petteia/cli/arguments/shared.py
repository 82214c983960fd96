"""What several commands share."""

from __future__ import annotations

import argparse
from typing import Any, NoReturn, TypeAlias

from petteia.cli.failure import complain
from petteia.cli.terminal import page, text_of, wrapped
from petteia.languages import LANGUAGES

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"

BOTS = """\
Bots, from weak to strong: novice, citizen, strategos, oracle. \
Others: random, greedy, search:iterations=1000, search:seconds=2; your own: mypackage:MyBot.
"""


COLOURED = "\x1b"  # as usage is from Python 3.14 on, where its length says nothing
LEFT_FREE = 2  # columns, by argparse; ours leaves the last one free itself


class Help(argparse.HelpFormatter):
    """Wraps everything as the terminal does, examples too, and never within a word."""

    def _format_usage(self, *arguments: Any) -> str:
        """In a narrow terminal argparse would put more to the right of the command than fits there."""
        usage = super()._format_usage(*arguments)
        columns = self._width + LEFT_FREE
        if all(len(line) < columns for line in usage.splitlines()) or COLOURED in usage:
            return usage
        lines = wrapped([(" ".join(usage.split()), "")], columns, indent=4)
        return "\n".join(map(text_of, lines)) + "\n\n"

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(indent + text_of(line).rstrip() for line in page(text, width + LEFT_FREE))

    def _split_lines(self, text: str, width: int) -> list[str]:
        return [text_of(line) for line in wrapped([(text, "")], width + LEFT_FREE)]


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One line in place of argparse's usage and message."""
        self.exit(complain(f"{message} (see {self.prog} --help)"))


def add_command(commands: Commands, name: str, description: str, examples: str) -> Parser:
    return commands.add_parser(
        name,
        description=description,
        epilog=examples,
        formatter_class=Help,
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
