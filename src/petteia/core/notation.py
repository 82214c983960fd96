"""Pieces of notation that games share: names, numbers, some of a few kinds of thing (`hill, 2 forest`)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from petteia.core.contract import Impossible
from petteia.core.numbers import amount, unit

MOST_OF_A_KIND = 15  # in one payment


def spoken(name: str) -> str:
    """An id as people write it."""
    return name.replace("_", " ")


def read_number(words: str, allowed: range, what: str) -> int:
    if words.isdecimal() and len(words) < 6 and int(words) in allowed:
        return int(words)
    raise Impossible(f"{words!r} is not {what}.")


def write_some(bundle: int, names: Sequence[str]) -> str:
    """A bundle in words; `nothing` when it is empty."""
    counts = [(int(amount(bundle, number)), name) for number, name in enumerate(names)]
    return (
        ", ".join(name if count == 1 else f"{count} {name}" for count, name in counts if count) or "nothing"
    )


def read_some(text: str, names: Sequence[str], what: str) -> int:
    """A bundle from words such as `hill, 2 forest` or `2 forests and hill`; `what` is one of its things."""
    parts = re.split(r"\s*(?:,|\+| and )\s*", text)
    found = [name for part in parts for name in read_part(part, names, what)]
    if not found or any(found.count(name) > MOST_OF_A_KIND for name in names):
        raise Impossible(f"{text!r} is not a payment. Payments look like: pay {names[0]}, 2 {names[1]}.")
    return sum(int(unit(names.index(name))) for name in found)


def read_part(part: str, names: Sequence[str], what: str) -> list[str]:
    match = re.fullmatch(r"(?:(\d{1,2}) )?(\w+?)s?(?: (?:cards?|cubes?))?", part)
    if not match or match[2] not in names:
        raise Impossible(f"{part!r} is not a {what}. The {what}s are {', '.join(names)}.")
    return [match[2]] * int(match[1] or 1)
