"""Bit sets and bundles against the plainest arithmetic."""

from __future__ import annotations

import ast
import tokenize
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from petteia.core.numbers import BIT, amount, common, count_bits, filled, minus, total, unit

ROOT = Path(__file__).parents[2]

quickly = settings(deadline=None, derandomize=True, database=None, max_examples=200)
amounts = st.lists(st.integers(0, 127), min_size=7, max_size=7)
masks = st.integers(0, 2**62 - 1)


def bundle(counts: list[int]) -> int:
    return sum(count * 256**kind for kind, count in enumerate(counts))


def test_bits() -> None:
    assert list(BIT) == [2**n for n in range(63)]


@quickly
@given(masks)
def test_bit_sets(mask: int) -> None:
    assert count_bits(mask) == f"{mask:b}".count("1")


def test_units() -> None:
    assert [unit(kind) for kind in range(7)] == [256**kind for kind in range(7)]


@quickly
@given(amounts)
def test_amounts_and_totals(counts: list[int]) -> None:
    assert [amount(bundle(counts), kind) for kind in range(7)] == counts
    assert total(bundle(counts)) == sum(counts)


@quickly
@given(amounts, amounts)
def test_taking_away(one: list[int], other: list[int]) -> None:
    assert minus(bundle(one), bundle(other)) == bundle(
        [max(0, a - b) for a, b in zip(one, other, strict=True)]
    )
    assert common(bundle(one), bundle(other)) == bundle([min(a, b) for a, b in zip(one, other, strict=True)])


@pytest.mark.parametrize("one", [0, 1, 126, 127])
@pytest.mark.parametrize("other", [0, 1, 126, 127])
def test_taking_away_at_the_limits(one: int, other: int) -> None:
    """A byte that runs over would spoil its neighbour."""
    counts, others = [one, other] * 3 + [one], [other, one] * 3 + [other]
    expected = [max(0, a - b) for a, b in zip(counts, others, strict=True)]
    assert minus(bundle(counts), bundle(others)) == bundle(expected)


# --- a mistake of mypyc that must not come back ---------------------------------------------------


def test_a_row_of_equal_numbers() -> None:
    assert list(filled(3, 7)) == [7, 7, 7]
    assert list(filled(0, 7)) == []


def compiled_sources() -> list[Path]:
    """The modules that setup.py compiles."""
    tree = ast.parse((ROOT / "setup.py").read_text("utf-8"))
    lists = [
        node.value
        for node in tree.body
        if isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["COMPILED"]
    ]
    return [ROOT / path for path in ast.literal_eval(lists[0])]


def test_the_compiled_sources_are_found() -> None:
    sources = compiled_sources()
    assert ROOT / "src/petteia/core/numbers.py" in sources
    assert len(sources) > 8


@pytest.mark.parametrize("path", compiled_sources(), ids=lambda path: path.stem)
def test_no_literal_is_shifted_to_the_left(path: Path) -> None:
    """mypyc compiles `1 << n` on native integers to a shift of 32 bits; BIT[n] has no such trap."""
    with path.open("rb") as file:
        tokens = [token for token in tokenize.tokenize(file.readline) if token.string.strip()]
    shifted = [
        f"line {token.start[0]}: {token.line.strip()}"
        for token, following in pairwise(tokens)
        if token.type == tokenize.NUMBER and following.string in ("<<", "<<=")
    ]
    assert shifted == []
