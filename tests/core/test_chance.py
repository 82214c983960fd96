"""The generators against published vectors and against plain implementations written only for this test."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from petteia.core.chance import Chance, Dice, Seed, chacha_block, dice_of, seed_of

words = st.integers(0, 2**32 - 1)
keys = st.lists(words, min_size=8, max_size=8)
quickly = settings(deadline=None, derandomize=True, database=None, max_examples=60)


def seed_from(numbers: list[int]) -> Seed:
    return Seed(vec[i64](numbers))


def as_bytes(block: list[int]) -> bytes:
    return b"".join(int(word).to_bytes(4, "little") for word in block)


# --- ChaCha with 8 rounds -------------------------------------------------------------------------


def plain_chacha(key: list[int], counter: int, nonce: int) -> list[int]:
    """RFC 8439 with 8 rounds, every step on arbitrary integers cut to 32 bits."""
    constants = [int.from_bytes(b"expand 32-byte k"[i : i + 4], "little") for i in range(0, 16, 4)]
    start = [*constants, *key, counter, 0, 0, nonce]
    x = list(start)

    def rotate(number: int, places: int) -> int:
        bits = f"{number % 2**32:032b}"
        return int(bits[places:] + bits[:places], 2)

    def quarter(a: int, b: int, c: int, d: int) -> None:
        for target, added, mixed, places in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[target] = (x[target] + x[added]) % 2**32
            x[mixed] = rotate(x[mixed] ^ x[target], places)

    for _ in range(4):
        for column in range(4):
            quarter(column, 4 + column, 8 + column, 12 + column)
        for row in range(4):
            quarter(row, 4 + (row + 1) % 4, 8 + (row + 2) % 4, 12 + (row + 3) % 4)
    return [(a + b) % 2**32 for a, b in zip(x, start, strict=True)]


def test_the_published_vector() -> None:
    """ChaCha8, key and nonce zero: draft-strombergson-chacha-test-vectors, TC1."""
    expected = (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    )
    assert as_bytes(list(chacha_block(vec[i64]([0] * 8), 0, 0))).hex() == expected
    assert as_bytes(plain_chacha([0] * 8, 0, 0)).hex() == expected


@quickly
@given(key=keys, counter=words, nonce=words)
def test_blocks_equal_those_of_a_plain_implementation(key: list[int], counter: int, nonce: int) -> None:
    assert list(chacha_block(vec[i64](key), counter, nonce)) == plain_chacha(key, counter, nonce)


@quickly
@given(key=keys, number=st.integers(0, 1000))
def test_a_shuffle_reads_its_own_keystream_block_by_block(key: list[int], number: int) -> None:
    chance = Chance(seed_from(key), number)
    expected = [word for counter in range(3) for word in plain_chacha(key, counter, number)]
    assert [chance.word() for _ in range(48)] == expected


# --- seeds ----------------------------------------------------------------------------------------


def test_a_short_seed_is_stretched() -> None:
    assert seed_of("42").hex() == "23a8969d467baf83ff4b652a87484e2f5e6b972debbbba4f98fe9ef2b079d75b"
    assert seed_of("").hex() == hashlib.sha256(b"petteia seed ").hexdigest()
    assert seed_of("ἀγορά").hex() == hashlib.sha256("petteia seed ἀγορά".encode()).hexdigest()


def test_64_hexadecimal_digits_are_taken_as_they_are() -> None:
    text = bytes(range(32)).hex()
    assert seed_of(text).hex() == text
    assert list(seed_of(text).words)[:2] == [0x03020100, 0x07060504]


@pytest.mark.parametrize("text", ["ab" * 31, "ab" * 33, "AB" * 32, "zz" * 32, "٣" * 64])
def test_anything_else_is_stretched(text: str) -> None:
    assert seed_of(text).hex() == hashlib.sha256(f"petteia seed {text}".encode()).hexdigest()


@quickly
@given(st.text("0123456789abcdefγ ", max_size=80))
def test_the_seed_of_a_seed_is_itself(text: str) -> None:
    """A record keeps the 64 digits, and must replay from them."""
    assert seed_of(seed_of(text).hex()).hex() == seed_of(text).hex()


# --- numbers below n ------------------------------------------------------------------------------


def plain_below(stream: list[int], n: int) -> tuple[int, int]:
    """Lemire's method by definition: the number, and how many words it took."""
    for taken, word in enumerate(stream, 1):
        number, rest = divmod(word * n, 2**32)
        if rest >= 2**32 % n:
            return number, taken
    raise AssertionError("The stream is too short.")


@quickly
@given(key=keys, n=st.one_of(st.integers(1, 100), st.integers(2**31 - 50, 2**31 - 1)))
def test_numbers_below(key: list[int], n: int) -> None:
    chance = Chance(seed_from(key), 7)
    stream = [word for counter in range(4) for word in plain_chacha(key, counter, 7)]
    for _ in range(5):
        expected, taken = plain_below(stream, n)
        assert chance.below(n) == expected
        stream = stream[taken:]


def test_words_that_would_favour_some_numbers_are_skipped() -> None:
    """Below this number every fourth word is refused."""
    n = 3 * 2**29
    chance = Chance(seed_of("refused"), 0)
    stream = [
        word for counter in range(8) for word in plain_chacha(list(seed_of("refused").words), counter, 0)
    ]
    skipped = 0
    for _ in range(30):
        expected, taken = plain_below(stream, n)
        skipped += taken - 1
        assert chance.below(n) == expected
        stream = stream[taken:]
    assert skipped > 5


def test_the_only_number_below_one() -> None:
    assert [Chance(seed_of("1"), 0).below(1), dice_of("1").below(1)] == [0, 0]


# --- shuffles -------------------------------------------------------------------------------------


def plain_shuffle(things: list[int], stream: list[int]) -> list[int]:
    """Fisher and Yates, from the top down."""
    shuffled = list(things)
    for last in range(len(shuffled) - 1, 0, -1):
        chosen, taken = plain_below(stream, last + 1)
        stream = stream[taken:]
        shuffled[last], shuffled[chosen] = shuffled[chosen], shuffled[last]
    return shuffled


@quickly
@given(key=keys, count=st.integers(0, 62), number=st.integers(0, 100))
def test_a_shuffle_is_fisher_and_yates(key: list[int], count: int, number: int) -> None:
    things = vec[i64](list(range(count)))
    Chance(seed_from(key), number).shuffle(things)
    stream = [word for counter in range(6) for word in plain_chacha(key, counter, number)]
    assert list(things) == plain_shuffle(list(range(count)), stream)


def chi_square(counts: Counter[tuple[int, ...]], kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((count - expected) ** 2 / expected for count in counts.values()) + expected * (
        kinds - len(counts)
    )


def test_numbers_in_a_random_order_are_a_row_that_was_shuffled() -> None:
    row = vec[i64](range(30))
    Chance(seed_of("row"), 4).shuffle(row)
    assert list(Chance(seed_of("row"), 4).shuffled(30)) == list(row)


@pytest.mark.parametrize("generator", ["chance", "dice"])
def test_all_orders_are_equally_likely(generator: str) -> None:
    """Chi-square over the 24 orders of four things; 49.7 is exceeded once in a thousand times."""
    counts: Counter[tuple[int, ...]] = Counter()
    dice = dice_of("orders")
    for number in range(4800):
        things = vec[i64]([0, 1, 2, 3])
        if generator == "chance":
            Chance(seed_of("orders"), number).shuffle(things)
        else:
            dice.shuffle(things)
        counts[tuple(int(thing) for thing in things)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24) < 49.7


# --- dice -----------------------------------------------------------------------------------------


def plain_xoshiro(s: list[int], count: int) -> list[int]:
    """xoshiro128+ as its authors publish it."""
    found = []
    for _ in range(count):
        found.append((s[0] + s[3]) % 2**32)
        t = s[1] * 2**9 % 2**32
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = s[3] * 2**11 % 2**32 + s[3] // 2**21
    return found


@quickly
@given(key=keys)
def test_dice_are_xoshiro(key: list[int]) -> None:
    dice = Dice(seed_from(key))
    state = [key[i] ^ key[i + 4] for i in range(4)]
    state[3] |= 1
    assert [dice.word() for _ in range(100)] == plain_xoshiro(state, 100)


def test_dice_pinned() -> None:
    dice = dice_of("pinned")
    assert [dice.word() for _ in range(3)] == [226747629, 1567072618, 496356551]
    assert [dice.below(60) for _ in range(8)] == [40, 18, 18, 3, 5, 48, 11, 21]


def test_dice_of_a_seed_of_zeros_still_roll() -> None:
    dice = Dice(seed_from([0] * 8))
    assert len({dice.word() for _ in range(100)}) > 90


def test_a_fresh_seed_is_eight_words_of_the_dice() -> None:
    one, other = dice_of("fresh"), dice_of("fresh")
    assert list(one.fresh_seed().words) == [other.word() for _ in range(8)]
    assert one.fresh_seed().hex() != one.fresh_seed().hex()
