"""The lists of files in docs/extending.md, as the tests that keep them true read them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from petteia.games import OURS
from petteia.languages import LANGUAGES
from tests.toy.registered import ROOT

SECTION = re.compile(r"^## (?P<title>.+)\n(?P<text>(?:(?!## ).*\n)*)", re.MULTILINE)
ROW = re.compile(r"^\| `(?P<file>[^`]+)` \|", re.MULTILINE)


def lists_of(title: str) -> list[list[str]]:
    """The lists of a section, each with the files as they are written there."""
    page = (ROOT / "docs" / "extending.md").read_text("utf-8")
    (text,) = (section["text"] for section in SECTION.finditer(page) if section["title"] == title)
    return [files for table in text.split("| --- | --- |") if (files := ROW.findall(table))]


def spelled_out(pattern: str, game: str | None = None, language: str | None = None) -> Iterator[str]:
    """The files that a line means, for one game or language or for all; rules in English need no folder."""
    for one in [game] if game else OURS:
        for other in [language] if language else LANGUAGES:
            if not (
                other == "en" and ("<translation>" in pattern or pattern.startswith("docs/rules/<language>"))
            ):
                place = pattern.replace("<translation>", other).replace("<language>", other)
                yield place.replace("<game>", one)
