"""The rules page of Polis, where tests hold it against the game."""

from __future__ import annotations

import re

from tests.rules.pages import RULES

PAGE = (RULES / "polis.md").read_text("utf-8")


def rule_ids() -> list[str]:
    """`P-1` and so on, as the headings have them."""
    return re.findall(r"^### (P-\d+) ", PAGE, re.MULTILINE)


def rows_below(heading: str) -> list[list[str]]:
    """The cells of the first table after a heading, without its head."""
    section = PAGE[PAGE.index(f"\n{heading}\n") :]
    lines = section[section.index("\n|") :].split("\n\n")[0].strip().splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]
