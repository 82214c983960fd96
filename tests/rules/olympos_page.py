"""The rules page of Olympos, where tests hold it against the game."""

from __future__ import annotations

import re

from tests.rules.pages import DOCS, RULES

PAGE = (RULES / "olympos.md").read_text("utf-8")
RULINGS = (DOCS / "rulings.md").read_text("utf-8")


def rule_ids() -> list[str]:
    """`O-1` and so on, as the headings have them, in the order of the page."""
    return re.findall(r"^### (O-\d+) ", PAGE, re.MULTILINE)


def rows_below(heading: str, table: int = 0) -> list[list[str]]:
    """The cells of a table after a heading, the first one unless said otherwise, without its head."""
    section = PAGE[PAGE.index(f"\n{heading}\n") :]
    blocks = [block for block in section.split("\n\n") if block.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in blocks[table].splitlines()[2:]]


def head_below(heading: str, table: int = 0) -> list[str]:
    """The head of such a table."""
    section = PAGE[PAGE.index(f"\n{heading}\n") :]
    blocks = [block for block in section.split("\n\n") if block.startswith("|")]
    return [cell.strip() for cell in blocks[table].splitlines()[0].strip("|").split("|")]
