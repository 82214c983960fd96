"""The rules of a game, the whole page or one of them: `petteia rules`."""

from __future__ import annotations

import re
import sys
from argparse import Namespace
from functools import cache
from importlib.resources import files
from pathlib import Path

from petteia.cli.games import game_called
from petteia.cli.speech import VOICE, say
from petteia.cli.terminal import Terminal
from petteia.core.fault import Fault

ENGLISH = "en"
HEADING = re.compile(r"^#{1,6} ", re.MULTILINE)
LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
WIDEST = 100  # columns that are pleasant to read
REPOSITORY = Path(__file__).resolve().parents[3]
RULE = re.compile(r"^### (?P<id>[A-Z]+-\d+) (?P<title>.+)$", re.MULTILINE)


def page(game: str, language: str = ENGLISH) -> str:
    """The page of rules, in English where nobody has translated it."""
    text = translation(game, language) or translation(game, ENGLISH)
    if text is None:
        raise Fault("terminal-no-rules", game=game.capitalize())
    return text


@cache
def translation(game: str, language: str) -> str | None:
    """A page of the installed package, or of the repository the program runs from."""
    name = f"{game}.md" if language == ENGLISH else f"{language}/{game}.md"
    for place in (files("petteia").joinpath("rulebook", name), REPOSITORY / "docs" / "rules" / name):
        if place.is_file():
            return place.read_text("utf-8")
    return None


def headings(game: str, language: str = ENGLISH) -> dict[str, str]:
    """The title of every rule; none, of a game without a page."""
    text = translation(game, language) or translation(game, ENGLISH) or ""
    return {match["id"]: match["title"] for match in RULE.finditer(text)}


def heading(game: str, rule: str, language: str = ENGLISH) -> str:
    """`A-17 Landscape lowers the cost`; only the id where the page does not know it."""
    title = headings(game, language).get(rule)
    return f"{rule} {title}" if title else rule


def rule_text(game: str, asked: str, language: str = ENGLISH) -> str:
    """One rule with its heading; it may be asked for as `A-17`, `a17` or `17`."""
    number = re.fullmatch(r"(?:([a-z]+)-?)?0*(\d{1,6})", asked.strip().lower())
    text = page(game, language)
    for match in RULE.finditer(text):
        letters, _, digits = match["id"].partition("-")
        if number and number[2] == digits and number[1] in (None, letters.lower()):
            following = HEADING.search(text, match.end())
            return text[match.start() : following.start() if following else None].strip()
    ids = list(headings(game))
    raise Fault("terminal-no-rule", rule=repr(asked), game=game.capitalize(), first=ids[0], last=ids[-1])


def show_rules(terminal: Terminal, text: str) -> None:
    if not terminal.is_screen:
        print(text.rstrip(), file=terminal.stream)
        return
    from rich.markdown import Markdown

    without_links = LINK.sub(r"\1", text)  # they lead to pages that a terminal does not open
    terminal.rich().print(Markdown(without_links), width=min(terminal.width - 1, WIDEST))


def rules(arguments: Namespace) -> int:
    game, language = game_called(arguments.game), VOICE.catalogue.language
    text = rule_text(game.name, arguments.id, language) if arguments.id else page(game.name, language)
    if translation(game.name, language) is None:
        Terminal(sys.stderr).say(say("core-rules-in-english"))
    show_rules(Terminal(), text)
    return 0
