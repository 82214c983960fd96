"""The terminal: coloured where it can be, plain text otherwise.

A line is a list of pieces of text, each with a style in the words of `rich` ("bold red", "" for none).
Without colour only the text is printed, so a drawing must be readable by its letters alone.

Drawings are shown as they are. Text is told, which breaks it between words where a screen is too narrow.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from rich.console import Console

Piece = tuple[str, str]
Line = list[Piece]

UNBOUNDED = 10_000  # columns of a pipe, where nothing is wrapped
PAGE, SCREEN = 120, 80  # columns for drawings in a pipe, and of a screen that does not say how many it has
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen and what has scrolled off it
ROOM_FOR_TEXT = 36  # columns; in a narrower column a longer text is tiresome to read
BETWEEN_WORDS = re.compile(r"(?<=\S) +(?=\S)")
ROW = re.compile(r"( +\S.*?  +)(\S.*)")  # `  name   what it is`


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
        return self.room if self.is_screen else UNBOUNDED

    @property
    def room(self) -> int:
        """Columns into which a drawing should fit; in a pipe, $COLUMNS where it is set."""
        return shutil.get_terminal_size((SCREEN if self.is_screen else PAGE, 24)).columns

    def show(self, lines: Iterable[Line]) -> None:
        """Lines as they are."""
        for line in lines:
            if self.colour and any(style for _, style in line):
                self.show_in_colour(line)
            else:
                print(text_of(line).rstrip(), file=self.stream)

    def show_in_colour(self, line: Line) -> None:
        from rich.text import Text

        text = Text(no_wrap=True, overflow="ignore")
        for words, style in line:
            text.append(words, style)
        text.rstrip()
        self.rich().print(text, soft_wrap=True, highlight=False)

    def rich(self) -> Console:
        if self.console is None:
            from rich.console import Console

            self.console = Console(file=self.stream, force_terminal=True, highlight=False)
        return self.console

    def tell(self, lines: Iterable[Line]) -> None:
        """Lines of text, wrapped on a screen."""
        for line in lines:
            self.show(wrapped(line, self.width))

    def say(self, text: str = "", style: str = "") -> None:
        """A paragraph."""
        self.tell([[(text, style)]])

    @contextmanager
    def waiting(self, words: str) -> Iterator[None]:
        """On a screen, words that stand there only as long as something takes; no more than fit in a line."""
        words = text_of(wrapped([(words, "")], self.width)[0])
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


def text_of(line: Line) -> str:
    return "".join(text for text, _ in line)


def width_of(line: Line) -> int:
    return sum(len(text) for text, _ in line)


# --- text in lines --------------------------------------------------------------------------------------


def wrapped(line: Line, width: int, indent: int | None = None) -> list[Line]:
    """A line broken between words. The last column stays free.

    What follows is indented as asked, or else a little deeper than a line that is indented itself. Things
    that stand two or more blanks apart are parted there before one of them is broken. A word that is longer
    than a line stays whole, so that it can be copied.
    """
    indent = indent_below(line) if indent is None else indent
    lines: list[Line] = []
    rest, margin = line, 0
    while gap := place_to_break(text_of(rest), width - 1 - margin):
        lines.append(shifted(part(rest, 0, gap.start()), margin))
        rest, margin = part(rest, gap.end(), width_of(rest)), indent
    return [*lines, shifted(rest, margin)]


def place_to_break(text: str, room: int) -> re.Match[str] | None:
    """The gap between words at which a text is to end; None where all of it fits, or it is one word."""
    if len(text.rstrip()) <= room:
        return None
    gaps = list(BETWEEN_WORDS.finditer(text))
    fitting = [gap for gap in gaps if gap.start() <= room]
    wide = [gap for gap in fitting if len(gap[0]) > 1]
    best = wide or fitting or gaps[:1]
    return best[-1] if best else None


def indent_below(line: Line) -> int:
    text = text_of(line)
    blanks = len(text) - len(text.lstrip())
    return blanks + 2 if blanks else 0


def part(line: Line, start: int, end: int) -> Line:
    """The letters of a line from one place to another."""
    pieces: Line = []
    for text, style in line:
        pieces.append((text[max(start, 0) : max(end, 0)], style))
        start, end = start - len(text), end - len(text)
    return [piece for piece in pieces if piece[0]]


def shifted(line: Line, margin: int) -> Line:
    return [(" " * margin, ""), *line] if margin else line


def hanging(head: Line, text: Line, width: int, indent: int | None = None) -> list[Line]:
    """A text after a head, in a column of its own; beneath the head where that would be narrow."""
    indent = indent_below(head) if indent is None else indent
    column = width_of(head)
    room = width - column
    if room > width_of(text) or room >= ROOM_FOR_TEXT:
        first, *rest = wrapped(text, room)
        return [[*head, *first], *[shifted(line, column) for line in rest]]
    return [
        *wrapped(head, width, indent),
        *[shifted(line, indent) for line in wrapped(text, width - indent)],
    ]


def page(text: str, width: int) -> list[Line]:
    """Every line of it is a paragraph, or after blanks a row of a name and what it is."""
    lines: list[Line] = []
    for line in text.splitlines():
        if row := ROW.fullmatch(line):
            lines += hanging([(row[1], "")], [(row[2], "")], width)
        else:
            lines += wrapped([(line, "")], width)
    return lines


def command_lines(command: str, width: int) -> list[Line]:
    """A command to be copied: each word stays whole, and a backslash tells the shell that it goes on."""
    lines = ["  "]
    for word in map(shlex.quote, shlex.split(command)):
        if len(lines[-1]) + len(word) + len(" \\") >= width and lines[-1].strip():
            lines[-1] += "\\"
            lines.append(" " * 4)
        lines[-1] += f"{word} "
    return [[(line.rstrip(), "bold")] for line in lines]


# --- drawings -------------------------------------------------------------------------------------------


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
