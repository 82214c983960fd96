"""The terminal: coloured where it can be, plain text otherwise.

A line is a list of pieces of text, each with a style in the words of `rich` ("bold red", "" for none).
Without colour only the text is printed, so a drawing must be readable by its letters alone.
"""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from rich.console import Console

Piece = tuple[str, str]
Line = list[Piece]

UNBOUNDED = 10_000  # columns of a pipe, where nothing is wrapped
PAGE = 120
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen and what has scrolled off it


class Terminal:
    def __init__(self, stream: TextIO | None = None) -> None:
        self.stream = stream or sys.stdout
        self.is_screen = self.stream.isatty()
        self.is_dumb = os.environ.get("TERM") == "dumb"
        self.colour = wants_colour(self.is_screen and not self.is_dumb)
        self.console: Console | None = None

    @property
    def width(self) -> int:
        """Columns after which text is wrapped."""
        return shutil.get_terminal_size().columns if self.is_screen else UNBOUNDED

    @property
    def room(self) -> int:
        """Columns into which a drawing should fit; in a pipe, $COLUMNS where it is set."""
        return shutil.get_terminal_size((PAGE, 24)).columns

    def show(self, lines: Iterable[Line]) -> None:
        for line in lines:
            if self.colour:
                self.show_in_colour(line)
            else:
                print("".join(text for text, _ in line).rstrip(), file=self.stream)

    def show_in_colour(self, line: Line) -> None:
        from rich.text import Text

        text = Text(no_wrap=True, overflow="ignore")
        for words, style in line:
            text.append(words, style)
        self.rich().print(text, soft_wrap=True, highlight=False)

    def rich(self) -> Console:
        if self.console is None:
            from rich.console import Console

            self.console = Console(file=self.stream, force_terminal=True, highlight=False)
        return self.console

    def say(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """A paragraph, wrapped on a screen, its further lines indented."""
        if len(text) < self.width:
            self.show([[(text, style)]])
            return
        for line in textwrap.wrap(text, max(self.width - 1, 20), subsequent_indent=" " * indent):
            self.show([[(line, style)]])

    @contextmanager
    def waiting(self, words: str) -> Iterator[None]:
        """On a screen, words that stand there only as long as something takes."""
        if self.is_screen and not self.is_dumb:
            self.stream.write(words)
            self.stream.flush()
        try:
            yield
        finally:
            if self.is_screen and not self.is_dumb:
                self.stream.write("\r" + " " * len(words) + "\r")

    def clear(self) -> None:
        """Nothing that was on the screen can be read any more."""
        if self.is_screen and not self.is_dumb:
            self.stream.write(CLEAR)
        else:
            self.stream.write("\n" * (shutil.get_terminal_size().lines if self.is_screen else 1))
        self.stream.flush()


def wants_colour(has_colour: bool) -> bool:
    if os.environ.get("NO_COLOR"):
        return False
    return has_colour or bool(os.environ.get("FORCE_COLOR"))


def width_of(line: Line) -> int:
    return sum(len(text) for text, _ in line)


def beside(left: list[Line], right: list[Line], gap: int = 3) -> list[Line]:
    """Two drawings next to each other."""
    column = max((width_of(line) for line in left), default=0) + gap
    both: list[Line] = []
    for number in range(max(len(left), len(right))):
        line = list(left[number]) if number < len(left) else []
        if number < len(right):
            line.append((" " * (column - width_of(line)), ""))
            line += right[number]
        both.append(line)
    return both
