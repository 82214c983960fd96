"""The rules page of Attika, where tests hold it against the game."""

from __future__ import annotations

import re

from tests.rules.pages import RULES

PAGE = (RULES / "attika.md").read_text("utf-8")


def rule_ids() -> list[str]:
    """`A-1` and so on, as the headings have them."""
    return re.findall(r"^### (A-\d+) ", PAGE, re.MULTILINE)


def rows_below(heading: str) -> list[list[str]]:
    """The cells of the first table after a heading, without its head, bold print taken off."""
    section = PAGE[PAGE.index(f"\n{heading}\n") :]
    lines = section[section.index("\n|") :].split("\n\n")[0].strip().splitlines()
    return [[cell.strip().strip("*") for cell in line.strip("|").split("|")] for line in lines[2:]]


def figures() -> list[list[str]]:
    """The three drawings of the start, for two, three and four players."""
    drawing = PAGE[PAGE.index("2 players            3 players") :].split("```")[0].splitlines()
    left, middle = drawing[0].index("3 players"), drawing[0].index("4 players")
    columns = [(0, left), (left, middle), (middle, None)]
    return [[line[start:end].rstrip() for line in drawing[2:]] for start, end in columns]
