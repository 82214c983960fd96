"""What several commands share."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import Any, NoReturn, TypeAlias

from petteia.cli.failure import complain
from petteia.cli.speech import LANGUAGE, say
from petteia.cli.terminal import page, text_of, wrapped
from petteia.games import REGISTER
from petteia.languages import LANGUAGES

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


COLOURED = "\x1b"  # as usage is from Python 3.14 on, where its length says nothing
LEFT_FREE = 2  # columns, by argparse; ours leaves the last one free itself


# What argparse calls its groups, and finds wrong; it looks these up to have them translated.
HEADINGS = {"positional arguments": "help-arguments", "options": "help-options"}
COMPLAINTS = {
    "the following arguments are required: %s": "help-wrong-required",
    "unrecognized arguments: %s": "help-wrong-unknown",
    "argument %(argument_name)s: %(message)s": "help-wrong-argument",
    "expected one argument": "help-wrong-one",
    "expected at least one argument": "help-wrong-at-least-one",
    "invalid choice: %(value)r (choose from %(choices)s)": "help-wrong-choice",
    "invalid %(type)s value: %(value)r": "help-wrong-value",
    "ambiguous option: %(option)s could match %(matches)s": "help-wrong-ambiguous",
    "not allowed with argument %s": "help-wrong-together",
    "ignored explicit argument %r": "help-wrong-explicit",
}

LEVELS = "novice, citizen, strategos, oracle"
OTHER_BOTS = "random, greedy, search:iterations=1000, search:seconds=2"
OWN_BOT = "mypackage:MyBot"

GAPS = {"help-game": {"games": ", ".join(REGISTER)}}

Row = tuple[str, str]  # something to type, and the key of what it does


def translated(words: str) -> str:
    return say(COMPLAINTS[words]) if words in COMPLAINTS else words


vars(argparse)["_"] = translated  # its way to gettext


class Help(argparse.HelpFormatter):
    """Says keys of the catalogue, wraps everything as the terminal does, and never within a word."""

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{say('help-usage')} " if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        super().start_section(say(HEADINGS[heading]) if heading else heading)

    def _get_help_string(self, action: argparse.Action) -> str:
        """What argparse adds to a key by itself, such as a default, has been said in our own words."""
        key = (action.help or "").partition(" ")[0]
        return say(key, **GAPS.get(key, {})).replace("%", "%%")

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
    """Everything that it tells is looked up in the catalogue when it is told, which is seldom."""

    def __init__(self, *, story: Callable[[], tuple[str, str]], **settings: Any) -> None:
        super().__init__(formatter_class=Help, add_help=False, **settings)
        self.story = story
        self.add_argument("-h", "--help", action="help", help="help-help")
        self.add_argument(LANGUAGE, choices=LANGUAGES, help="help-lang")

    def format_help(self) -> str:
        self.description, self.epilog = self.story()
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        """One line in place of argparse's usage and message."""
        self.exit(complain(say("terminal-see-help", what=message, command=self.prog)))


def add_command(
    commands: Commands, name: str, examples: Sequence[Row], more: Sequence[Callable[[], str]] = ()
) -> Parser:
    """A command that is described under its name, with examples, and with what else there is to tell."""

    def story() -> tuple[str, str]:
        told = "\n".join([say("help-examples"), *in_rows(examples)])
        return say(f"help-{name}"), "\n\n".join([told, *(tell() for tell in more)])

    return commands.add_parser(name, story=story)


def in_rows(rows: Sequence[Row]) -> list[str]:
    column = max(len(typed) for typed, _ in rows)
    return [f"  {typed:<{column}}  {say(key)}" if key else f"  {typed}" for typed, key in rows]


def bots() -> str:
    return say("help-bots", levels=LEVELS, others=OTHER_BOTS, own=OWN_BOT)


def add_game(command: Parser) -> None:
    command.add_argument("game", metavar="GAME", help="help-game")


def add_components(command: Parser) -> None:
    command.add_argument("--components", metavar="FILE", help="help-own-components")


def add_setup(command: Parser) -> None:
    command.add_argument("--seed", metavar="S", help="help-seed")
    command.add_argument("--option", metavar="K=V", action="append", default=[], help="help-option")
    add_components(command)


def add_json(command: Parser) -> None:
    command.add_argument("--json", action="store_true", help="help-json")
