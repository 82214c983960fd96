"""Small numbers packed into one, as bit sets, and as bundles with a byte for each kind of thing; and rows."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# mypyc 2.4 compiles `1 << n` on i64 to a 32-bit shift, so a single bit comes from this table.
BIT: Final = vec[i64]([2**n for n in range(63)])


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


# --- bundles: amounts of up to seven kinds of thing, a byte each, 127 at most ---------------

GUARDS: Final = 0x80_8080_8080_8080
EVEN_BYTES: Final = 0xFF_00FF_00FF_00FF


def unit(kind: i64) -> i64:
    """A bundle of one thing."""
    return BIT[8 * kind]


def amount(bundle: i64, kind: i64) -> i64:
    return bundle >> 8 * kind & 0xFF


def total(bundle: i64) -> i64:
    """How many things are in a bundle."""
    pairs = (bundle & EVEN_BYTES) + (bundle >> 8 & EVEN_BYTES)
    fours = pairs + (pairs >> 32)
    return fours + (fours >> 16) & 0xFFFF


def minus(bundle: i64, other: i64) -> i64:
    """What is left of bundle when other is taken away, kind by kind and never below zero."""
    difference = (bundle | GUARDS) - other
    positive = difference & GUARDS
    return difference & positive - (positive >> 7)


def common(bundle: i64, other: i64) -> i64:
    """What both bundles have, kind by kind."""
    return bundle - minus(bundle, other)


# --- rows ---------------------------------------------------------------------------------------


def filled(count: i64, value: i64) -> vec[i64]:
    """A row of so many equal numbers."""
    row = vec[i64]()
    for _ in range(count):
        row = append(row, value)
    return row
