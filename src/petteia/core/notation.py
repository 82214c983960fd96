"""Pieces of notation that games share: names, numbers, some of a few kinds of thing (`hill, 2 forest`)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from difflib import get_close_matches

from petteia.core.fault import Fault
from petteia.core.message import Term
from petteia.core.numbers import amount, unit

JOINT = re.compile(r"_|(?<=[^\W\d])-(?=[^\W\d])")  # between words of a name, not before a number
MOST_OF_A_KIND = 15  # in one payment
CLOSE_ONES, CLOSE = 3, 0.75  # names that are told to whoever has mistyped one, and how like it they must be


def spoken(name: str) -> str:
    """An id as people write it."""
    return name.replace("_", " ")


def folded(text: str) -> str:
    """A name as it is looked up: neither accents nor capitals matter, nor how its words are joined."""
    letters = unicodedata.normalize("NFKD", text).casefold()
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(JOINT.sub(" ", plain).split())


def named_among(name: str, known: Sequence[str]) -> int:
    """Which of a few things is called so; raises Fault."""
    if name in known:
        return known.index(name)
    raise no_such(name, known)


def no_such(name: str, known: Sequence[str]) -> Fault:
    close = get_close_matches(name, known, CLOSE_ONES, CLOSE)
    if close:
        return Fault("core-wrong-did-you-mean", name=repr(name), names=", ".join(close))
    return Fault("core-wrong-no-such", name=repr(name), names=", ".join(known) or Term("core-nothing"))


def not_a_move(words: str, examples: str) -> Fault:
    return Fault("core-wrong-not-a-move", words=repr(words), examples=examples)


def read_number(words: str, allowed: range) -> int:
    if words.isdecimal() and len(words) < 6 and int(words) in allowed:
        return int(words)
    raise Fault("core-wrong-not-a-number", words=repr(words), least=allowed[0], most=allowed[-1])


def write_some(bundle: int, names: Sequence[str]) -> str:
    """A bundle in words; `nothing` when it is empty."""
    counts = [(int(amount(bundle, number)), name) for number, name in enumerate(names)]
    return (
        ", ".join(name if count == 1 else f"{count} {name}" for count, name in counts if count) or "nothing"
    )


def read_some(text: str, names: Sequence[str]) -> int:
    """A bundle from words such as `hill, 2 forest` or `2 forests and hill`."""
    parts = re.split(r"\s*(?:,|\+| and )\s*", text)
    found = [name for part in parts for name in read_part(part, names)]
    if not found or any(found.count(name) > MOST_OF_A_KIND for name in names):
        raise Fault("core-wrong-payment", text=repr(text), example=f"pay {names[0]}, 2 {names[1]}")
    return sum(int(unit(names.index(name))) for name in found)


def read_part(part: str, names: Sequence[str]) -> list[str]:
    match = re.fullmatch(r"(?:(\d{1,2}) )?(\w+?)s?(?: (?:cards?|cubes?))?", part)
    count, name = (match[1], match[2]) if match else (None, part)
    return [names[named_among(name, names)]] * int(count or 1)
