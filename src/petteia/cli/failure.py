"""What goes wrong through no fault of the program, said in one clear line."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from petteia.cli.terminal import Terminal

EXIT_WRONG = 2
EXIT_BUG = 70
EXIT_INTERRUPTED = 130
EXIT_CUT = 141  # nobody reads the output any more: as of whoever is stopped by SIGPIPE
LONGEST_LINE = 600


def complain(sentence: str, details: Sequence[str] = ()) -> int:
    """Say it on standard error; returns the exit code to leave with."""
    terminal = Terminal(sys.stderr)
    terminal.say(f"petteia: {one_line(sentence)}")
    for detail in details:
        terminal.say(f"  {one_line(detail)}")
    return EXIT_WRONG


def one_line(text: str) -> str:
    """Text from anywhere, fit to be printed: one line, no control characters, not without end."""
    clean = printable(" ".join(text.split()))
    return clean if len(clean) <= LONGEST_LINE else clean[:LONGEST_LINE] + " ..."


def printable(text: str) -> str:
    """Files may hold anything; what a terminal would obey instead of showing becomes a question mark."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)
