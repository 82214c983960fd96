"""The pages of docs/rules as text, in whatever language."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
RULES = DOCS / "rules"

HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
RULE = re.compile(r"^### ([A-Z]-\d+) \S", re.MULTILINE)
LINK = re.compile(r"\[([^\]]+)\]\(([^)#]*)#?([^)]*)\)")


def anchors(page: str) -> set[str]:
    """Where links into a page may lead, as code hosts name the headings."""
    return {re.sub(r"[^\w\s-]", "", heading.lower()).replace(" ", "-") for heading in HEADING.findall(page)}


def without_targets(page: str) -> str:
    """As it is read: of a link only its words."""
    return LINK.sub(r"\1", page)


def rules(page: str) -> dict[str, str]:
    """What each rule says, by its id, in the order of the page."""
    sections = re.split(r"^(?=#+ )", page, flags=re.MULTILINE)
    return {found[1]: section for section in sections if (found := RULE.match(section))}


def tables(page: str) -> list[list[list[str]]]:
    """The rows of cells of every table, with their heads, as they are read."""
    blocks = re.findall(r"(?:^\|.*\n)+", without_targets(page).replace("**", ""), re.MULTILINE)
    return [
        [[cell.strip() for cell in row[1:-1].split("|")] for row in block.splitlines()] for block in blocks
    ]
