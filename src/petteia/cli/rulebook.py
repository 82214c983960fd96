"""The rules of a game, the whole page or one of them: `petteia rules`."""

from __future__ import annotations

import re
from argparse import Namespace
from functools import cache
from importlib.resources import files
from pathlib import Path

from petteia.cli.failure import Failure
from petteia.cli.games import game_called
from petteia.cli.terminal import Terminal

HEADING = re.compile(r"^#{1,6} ", re.MULTILINE)
LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
WIDEST = 100  # columns that are pleasant to read
RULE = re.compile(r"^### (?P<id>[A-Z]+-\d+) (?P<title>.+)$", re.MULTILINE)


@cache
def page(game: str) -> str:
    """The page of rules: in the installed package, or in the repository the program runs from."""
    installed = files("petteia").joinpath("rulebook", f"{game}.md")
    if installed.is_file():
        return installed.read_text("utf-8")
    source = Path(__file__).resolve().parents[3] / "docs" / "rules" / f"{game}.md"
    if source.is_file():
        return source.read_text("utf-8")
    raise Failure(f"The rules of {game.capitalize()} are not installed.")


def headings(game: str) -> dict[str, str]:
    """The title of every rule."""
    return {match["id"]: match["title"] for match in RULE.finditer(page(game))}


def heading(game: str, rule: str) -> str:
    """`A-17 Landscape lowers the cost`; only the id where the page does not know it."""
    title = headings(game).get(rule)
    return f"{rule} {title}" if title else rule


def rule_text(game: str, asked: str) -> str:
    """One rule with its heading; it may be asked for as `A-17`, `a17` or `17`."""
    number = re.fullmatch(r"(?:([a-z]+)-?)?0*(\d{1,6})", asked.strip().lower())
    for match in RULE.finditer(page(game)):
        letters, _, digits = match["id"].partition("-")
        if number and number[2] == digits and number[1] in (None, letters.lower()):
            following = HEADING.search(page(game), match.end())
            return page(game)[match.start() : following.start() if following else None].strip()
    ids = list(headings(game))
    raise Failure(f"There is no rule {asked!r} in {game.capitalize()}. The rules are {ids[0]} to {ids[-1]}.")


def show_rules(terminal: Terminal, text: str) -> None:
    if not terminal.is_screen or terminal.is_dumb:
        print(text.rstrip(), file=terminal.stream)
        return
    from rich.markdown import Markdown

    without_links = LINK.sub(r"\1", text)  # they lead to pages that a terminal does not open
    terminal.rich().print(Markdown(without_links), width=min(terminal.width, WIDEST))


def rules(arguments: Namespace) -> int:
    game = game_called(arguments.game)
    show_rules(Terminal(), rule_text(game.name, arguments.id) if arguments.id else page(game.name))
    return 0
