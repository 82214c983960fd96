"""The rules of a game: the whole page, a rule or a ruling by its number, or what speaks of some words."""

from __future__ import annotations

import re
import sys
from argparse import Namespace
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from petteia.cli.games import game_called
from petteia.cli.speech import VOICE, say
from petteia.cli.terminal import Terminal
from petteia.core.fault import Fault
from petteia.core.notation import folded

ENGLISH = "en"
HEADING = re.compile(r"^#{1,6} ", re.MULTILINE)
LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
WIDEST = 100  # columns that are pleasant to read
IN_FULL = 3  # so many rules are shown at once; of more, their titles
REPOSITORY = Path(__file__).resolve().parents[3]
RULE = re.compile(r"^### (?P<id>[A-Z]+-\d+) (?P<title>.+)$", re.MULTILINE)
RULING = re.compile(r"^### R[A-Z]-", re.MULTILINE)
WORD = re.compile(r"\w+")
NUMBER = re.compile(r"(?:([a-z]+)-?)?0*(\d{1,6})")


@dataclass(frozen=True)
class Section:
    """A rule, or a ruling on one."""

    id: str
    title: str
    text: str  # with its heading

    def is_called(self, asked: str) -> bool:
        """It may be asked for as `A-17`, `a17` or `17`; a ruling not by its number alone."""
        number = NUMBER.fullmatch(asked)
        letters, _, digits = self.id.lower().partition("-")
        alone = None if len(letters) == 1 else letters
        return number is not None and number[2] == digits and number[1] in (alone, letters)


def sections(text: str) -> list[Section]:
    found = []
    for match in RULE.finditer(text):
        following = HEADING.search(text, match.end())
        end = following.start() if following else None
        found.append(Section(match["id"], match["title"], text[match.start() : end].strip()))
    return found


# --- the pages ----------------------------------------------------------------------------------------


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
    return written(Path("rulebook", name), Path("rules", name))


@cache
def rulings(game: str) -> list[Section]:
    """What we chose where the printed rules of a game are unclear; in English only."""
    pages = written(Path("rulings", "rulings.md"), Path("rulings.md")) or ""
    _, _, own = pages.partition(f"\n## {game.capitalize()}\n")
    return sections(own.partition("\n## ")[0])


def written(installed: Path, in_repository: Path) -> str | None:
    for place in (files("petteia").joinpath(str(installed)), REPOSITORY / "docs" / in_repository):
        if place.is_file():
            return place.read_text("utf-8")
    return None


def headings(game: str, language: str = ENGLISH) -> dict[str, str]:
    """The title of every rule; none, of a game without a page."""
    text = translation(game, language) or translation(game, ENGLISH) or ""
    return {section.id: section.title for section in sections(text)}


def heading(game: str, rule: str, language: str = ENGLISH) -> str:
    """`A-17 Landscape lowers the cost`; only the id where the page does not know it."""
    title = headings(game, language).get(rule)
    return f"{rule} {title}" if title else rule


# --- looking something up -----------------------------------------------------------------------------


def looked_up(game: str, asked: str, language: str = ENGLISH) -> str:
    """A rule or ruling by its number; or what speaks of some words, first where they are in a title."""
    rules, number = sections(page(game, language)), asked.strip().lower()
    words = [] if NUMBER.fullmatch(number) else folded(asked).split()
    known = [*rules, *rulings(game)]
    named = [section for section in known if section.is_called(number)]
    if named:
        return named[0].text
    titled = [section for section in known if speaks_of(section.title, words)]
    others = [section for section in known if section not in titled and speaks_of(section.text, words)]
    if not words or not (titled or others):
        raise Fault(
            "terminal-no-rule",
            rule=repr(asked),
            game=game.capitalize(),
            first=rules[0].id,
            last=rules[-1].id,
        )
    in_full = titled[:IN_FULL] or others[:IN_FULL]
    rest = [section for section in [*titled, *others] if section not in in_full]
    return "\n\n".join([*(section.text for section in in_full), *listed(rest)])


def speaks_of(text: str, words: list[str]) -> bool:
    """Does it have all these words, or longer ones that begin with them?"""
    plain = " ".join(["", *WORD.findall(folded(text))])
    return all(f" {word}" in plain for word in words)


def listed(rest: list[Section]) -> list[str]:
    titles = [f"- {section.id} {section.title}" for section in rest]
    return [f"{say('terminal-also-in')}\n\n" + "\n".join(titles)] if rest else []


def show_rules(terminal: Terminal, text: str) -> None:
    from rich.console import Console
    from rich.markdown import Markdown

    without_links = LINK.sub(r"\1", text)  # they lead to pages that a terminal does not open
    console = terminal.rich() if terminal.colour else Console(color_system=None)
    with console.capture() as drawn:
        console.print(Markdown(without_links), width=min(terminal.room - 1, WIDEST))
    for line in drawn.get().splitlines():
        print(line.rstrip(), file=terminal.stream)


def rules(arguments: Namespace) -> int:
    game, language = game_called(arguments.game), VOICE.catalogue.language
    asked = " ".join(arguments.words)
    text = looked_up(game.name, asked, language) if arguments.words else page(game.name, language)
    for remark in in_english(game.name, language, text):
        Terminal(sys.stderr).say(remark)
    show_rules(Terminal(), text)
    return 0


def in_english(game: str, language: str, text: str) -> list[str]:
    """What nobody has translated of a text, said in the reader's language."""
    if language != ENGLISH and translation(game, language) is None:
        return [say("core-rules-in-english")]
    return [say("core-rulings-in-english")] if language != ENGLISH and RULING.search(text) else []
