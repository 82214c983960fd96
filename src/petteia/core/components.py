"""Components files: their text as data with a digest, and whether every fact is there and of its kind.

Anybody may bring one, so its size is bounded here, in every respect, before a game looks at it. TOML is for
people: to read it can take very long. What was read once is handed on in JSON, of which this is not so.

A game says which facts its blocks and its lists of entries must have. The kind of a fact is a word; in
brackets it is a list of such things, and with a question mark the fact may be missing: `"[number]?"`.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal, NotRequired, TypedDict, TypeVar, get_args

from petteia.core.fault import Faults, wrong, wrong_at
from petteia.core.message import Argument, Message, Term

Source = Literal["rulebook", "published", "inferred", "reconstructed"]
SOURCES: tuple[Source, ...] = get_args(Source)


class Sourced(TypedDict):
    """A block or an entry of a components file: where it is from, and where single facts are."""

    source: Source
    sources: NotRequired[dict[str, Source]]


# What a file may have: our largest has a quarter of the letters, and less of anything else.
MOST_LETTERS = 100_000
MOST_THINGS = 20_000  # values and their names
DEEPEST = 10  # lists and tables within each other
LONGEST_TEXT = 200
LARGEST_NUMBER = 1_000_000
UNFIT_LETTERS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")

MOST_PROBLEMS = 50  # that are told
MOST_BOXES = 32  # of each game that are kept ready

BoxT = TypeVar("BoxT")
Facts = Mapping[str, str]  # the kind of each fact
Inspection = Callable[[dict[str, Any]], list[Message]]  # what is wrong with the data


class BadComponents(Faults):
    """A components file that cannot be played with, and why not: the first of all reasons."""

    def __init__(self, problems: Sequence[Message]) -> None:
        more = len(problems) - MOST_PROBLEMS
        first = problems[:MOST_PROBLEMS]
        super().__init__([*first, wrong("core-wrong-more-problems", count=more)] if more > 0 else first)


def read_components(text: str, problems_with: Inspection) -> tuple[dict[str, Any], str]:
    """The facts of a components file, and their digest; raises BadComponents."""
    data = parsed(text)
    problems = problems_with(data)
    if problems:
        raise BadComponents(problems)
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return data, hashlib.sha256(canonical.encode()).hexdigest()


def as_json(text: str) -> str:
    """A components file in JSON, with the same digest; raises BadComponents."""
    written = json.dumps(parsed(text), ensure_ascii=False, separators=(",", ":"))
    check_length(written)
    return written


class Shelf(Generic[BoxT]):
    """The boxes of a game that are kept ready, by the texts of their components files; ours by None."""

    def __init__(
        self,
        ours: Callable[[], str],
        problems_with: Inspection,
        opened: Callable[[dict[str, Any], str], BoxT],
    ) -> None:
        self.ours = ours
        self.problems_with = problems_with
        self.opened = opened
        self.boxes: dict[str | None, BoxT] = {}

    def box(self, text: str | None) -> BoxT:
        """The box of a components file's text, our own without one; raises BadComponents."""
        box = self.boxes.pop(text, None)
        if box is None:
            data, digest = read_components(self.ours() if text is None else text, self.problems_with)
            box = self.opened(data, digest)
            self.make_room()
        self.boxes[text] = box  # which one was used last can be seen from their order
        return box

    def make_room(self) -> None:
        """For one box more: those that nobody has used for longest are forgotten."""
        while len(self.boxes) >= MOST_BOXES:
            del self.boxes[next(iter(self.boxes))]


# --- from text to data ----------------------------------------------------------------------------


def parsed(text: str) -> dict[str, Any]:
    """The data of a file in TOML or in JSON: no TOML begins with a brace."""
    check_length(text)
    is_json = text.startswith("{")
    try:
        data: dict[str, Any] = json.loads(text) if is_json else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        kind = "JSON" if is_json else "TOML"
        raise BadComponents([wrong("core-wrong-not-data", kind=kind, where=place_in(str(error)))]) from None
    check_data(data)
    return data


def place_in(error: str) -> Argument:
    """Where a parser stopped. What it says besides, it says in English only."""
    found = re.search(r"line (\d+),? column (\d+)", error)
    if found is None:
        return Term("core-wrong-somewhere")
    return wrong("core-wrong-line", line=int(found[1]), column=int(found[2]))


def check_length(text: str) -> None:
    if len(text) > MOST_LETTERS:
        raise BadComponents([wrong("core-wrong-letters", count=len(text), most=MOST_LETTERS)])


def check_data(data: dict[str, Any]) -> None:
    """Is this plain data, and not more than a box can have?"""
    level: list[Any] = [data]
    things = 0
    for _ in range(DEEPEST):
        things += len(level)
        if not all(map(is_plain, level)):
            raise BadComponents([wrong("core-wrong-not-plain", letters=LONGEST_TEXT, number=LARGEST_NUMBER)])
        level = [part for thing in level for part in parts_of(thing)]
    if level:
        raise BadComponents([wrong("core-wrong-deep", most=DEEPEST)])
    if things > MOST_THINGS:
        raise BadComponents([wrong("core-wrong-things", count=things, most=MOST_THINGS)])


def is_plain(thing: object) -> bool:
    if isinstance(thing, str):
        return len(thing) <= LONGEST_TEXT and UNFIT_LETTERS.search(thing) is None
    if isinstance(thing, int | float):
        return abs(thing) <= LARGEST_NUMBER
    return isinstance(thing, list | dict)


def parts_of(thing: object) -> Iterable[object]:
    if isinstance(thing, dict):
        return [*thing, *thing.values()]
    return thing if isinstance(thing, list) else []


# --- kinds of facts -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Kind:
    described: Argument  # `must be ...`
    fits: Callable[[Any], bool]


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 999


def either_of(words: Collection[str]) -> Message:
    return wrong("core-wrong-one-of", words=", ".join(words))


def one_of(words: Collection[str]) -> Kind:
    return Kind(either_of(words), lambda value: isinstance(value, str) and value in words)


def written_as(pattern: str, described: Argument) -> Kind:
    return Kind(described, lambda value: isinstance(value, str) and re.fullmatch(pattern, value) is not None)


USUAL_KINDS = {
    "number": Kind(Term("core-wrong-kind-number"), is_number),
    "text": Kind(Term("core-wrong-kind-text"), lambda value: isinstance(value, str) and value != ""),
    "name": written_as("[a-z][a-z0-9_]*", Term("core-wrong-kind-name")),
    "yes or no": Kind(Term("core-wrong-kind-truth"), lambda value: isinstance(value, bool)),
}


# --- is every fact there? -------------------------------------------------------------------------


class Shape:
    """Which facts a components file must have."""

    def __init__(
        self,
        blocks: Mapping[str, Facts],
        entries: Mapping[str, Facts],
        own_kinds: Mapping[str, Kind],
        schema: int = 1,
    ) -> None:
        self.schema = schema
        self.blocks = blocks
        self.entries = entries
        self.kinds = {**USUAL_KINDS, **own_kinds}

    def problems_with(self, data: Mapping[str, Any]) -> list[Message]:
        problems = (
            [] if data.get("schema") == self.schema else [wrong("core-wrong-schema", schema=self.schema)]
        )
        for name, facts in self.blocks.items():
            block = data.get(name)
            if isinstance(block, dict):
                problems += self.problems_of_block(f"[{name}]", block, facts)
            else:
                problems.append(wrong("core-wrong-no-block", block=f"[{name}]"))
        for name, facts in self.entries.items():
            problems += self.problems_of_entries(name, data.get(name), facts)
        return problems

    def problems_of_entries(self, name: str, entries: object, facts: Facts) -> list[Message]:
        if not isinstance(entries, list) or not entries:
            return [wrong("core-wrong-no-entry", block=f"[[{name}]]")]
        problems = []
        for number, entry in enumerate(entries, 1):
            where = wrong("core-wrong-entry", block=f"[[{name}]]", number=number)
            if isinstance(entry, dict):
                problems += self.problems_of_block(where, entry, facts)
            else:
                problems.append(wrong("core-wrong-no-table", where=where))
        return problems

    def problems_of_block(self, where: Argument, block: Mapping[str, Any], facts: Facts) -> list[Message]:
        problems = [
            wrong_at(where, wrong("core-wrong-must-be", fact=fact, what=self.described(kind.rstrip("?"))))
            for fact, kind in facts.items()
            if not (kind.endswith("?") and fact not in block)
            and not self.fits(block.get(fact), kind.rstrip("?"))
        ]
        if block.get("source") not in SOURCES:
            source = wrong("core-wrong-must-be", fact="source", what=either_of(SOURCES))
            problems.append(wrong_at(where, source))
        return problems

    def described(self, kind: str) -> Argument:
        if kind.startswith("["):
            return wrong("core-wrong-kind-list", what=self.kinds[kind[1:-1]].described)
        return self.kinds[kind].described

    def fits(self, value: object, kind: str) -> bool:
        if kind.startswith("["):
            return isinstance(value, list) and all(self.fits(item, kind[1:-1]) for item in value)
        return self.kinds[kind].fits(value)


def twice(names: list[str]) -> list[str]:
    """Those that are there more than once."""
    return sorted(name for name, count in Counter(names).items() if count > 1)
