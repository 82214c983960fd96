"""Components files: their text as data with a digest, and whether every fact is there and of its kind.

A game says which facts its blocks and its lists of entries must have. The kind of a fact is a word; in
brackets it is a list of such things, and with a question mark the fact may be missing: `"[number]?"`.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from petteia.core.contract import Impossible

SOURCES = ("rulebook", "published", "reconstructed")

Facts = Mapping[str, str]  # the kind of each fact
Inspection = Callable[[dict[str, Any]], list[str]]  # what is wrong with the data


class BadComponents(Impossible):
    """A components file that cannot be played with; `problems` has a sentence for each fault."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__(" ".join(problems))
        self.problems = problems


def read_components(text: str, problems_with: Inspection) -> tuple[dict[str, Any], str]:
    """The facts of a components file, and their digest; raises BadComponents."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadComponents([f"This is not a TOML file: {error}."]) from None
    problems = problems_with(data)
    if problems:
        raise BadComponents(problems)
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return data, hashlib.sha256(canonical.encode()).hexdigest()


# --- kinds of facts -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Kind:
    described: str  # `must be ...`
    fits: Callable[[Any], bool]


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 999


def one_of(words: Collection[str]) -> Kind:
    return Kind(f"one of {', '.join(words)}", lambda value: isinstance(value, str) and value in words)


def written_as(pattern: str, described: str) -> Kind:
    return Kind(described, lambda value: isinstance(value, str) and re.fullmatch(pattern, value) is not None)


USUAL_KINDS = {
    "number": Kind("a whole number from 0", is_number),
    "text": Kind("a text in quotes", lambda value: isinstance(value, str) and value != ""),
    "name": written_as("[a-z][a-z0-9_]*", "a text of small letters, digits and _"),
    "yes or no": Kind("true or false", lambda value: isinstance(value, bool)),
}


# --- is every fact there? -------------------------------------------------------------------------


class Shape:
    """Which facts a components file must have."""

    def __init__(
        self, blocks: Mapping[str, Facts], entries: Mapping[str, Facts], own_kinds: Mapping[str, Kind]
    ) -> None:
        self.blocks = blocks
        self.entries = entries
        self.kinds = {**USUAL_KINDS, **own_kinds}

    def problems_with(self, data: Mapping[str, Any]) -> list[str]:
        problems = [] if data.get("schema") == 1 else ["`schema` must be 1."]
        for name, facts in self.blocks.items():
            block = data.get(name)
            if isinstance(block, dict):
                problems += self.problems_of_block(f"[{name}]", block, facts)
            else:
                problems.append(f"The block [{name}] is missing.")
        for name, facts in self.entries.items():
            problems += self.problems_of_entries(name, data.get(name), facts)
        return problems

    def problems_of_entries(self, name: str, entries: object, facts: Facts) -> list[str]:
        if not isinstance(entries, list) or not entries:
            return [f"There is no [[{name}]]."]
        problems = []
        for number, entry in enumerate(entries, 1):
            if isinstance(entry, dict):
                problems += self.problems_of_block(f"[[{name}]] number {number}", entry, facts)
            else:
                problems.append(f"[[{name}]] number {number} is not a block.")
        return problems

    def problems_of_block(self, where: str, block: Mapping[str, Any], facts: Facts) -> list[str]:
        problems = [
            f"{where}: `{fact}` must be {self.described(kind.rstrip('?'))}."
            for fact, kind in facts.items()
            if not (kind.endswith("?") and fact not in block)
            and not self.fits(block.get(fact), kind.rstrip("?"))
        ]
        if block.get("source") not in SOURCES:
            problems.append(f"{where}: `source` must be one of {', '.join(SOURCES)}.")
        return problems

    def described(self, kind: str) -> str:
        if kind.startswith("["):
            return f"a list, each of it {self.kinds[kind[1:-1]].described}"
        return self.kinds[kind].described

    def fits(self, value: object, kind: str) -> bool:
        if kind.startswith("["):
            return isinstance(value, list) and all(self.fits(item, kind[1:-1]) for item in value)
        return self.kinds[kind].fits(value)


def twice(names: list[str]) -> list[str]:
    """Those that are there more than once."""
    return sorted({name for name in names if names.count(name) > 1})
