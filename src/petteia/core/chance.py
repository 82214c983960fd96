"""All chance in a game: shuffles decided by its secret seed; and dice for those who only try things out.

The generator of a game is ChaCha with 8 rounds, keyed by the game's 256-bit seed. Shuffle number n
of a game (0 is the set-up) reads its own keystream: nonce (0, 0, n), block counter from 0, words of
32 bits in order. A number below m is a word scaled by m (Lemire's method), and words that would
favour some numbers are skipped, so every outcome is exactly equally likely. A shuffle is Fisher and
Yates's from the top down. Nobody who sees cards fall can work out those to come, and the same seed
gives the same game on every machine, compiled or not: all arithmetic is masked to 32 bits.
"""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
DOUBLE_ROUNDS: Final = 4


class Seed:
    """256 secret bits as eight words, shared by all clones of a game and never changed."""

    __slots__ = ("words",)

    words: vec[i64]

    def __init__(self, words: vec[i64]) -> None:
        self.words = words

    def hex(self) -> str:
        return b"".join(int(word).to_bytes(4, "little") for word in self.words).hex()


def seed_of(text: str) -> Seed:
    """The seed a person means: 64 hexadecimal digits as they are, any other text stretched."""
    digest = hashlib.sha256(f"petteia seed {text}".encode()).digest()
    if len(text) == 64 and all(digit in "0123456789abcdef" for digit in text):
        digest = bytes.fromhex(text)
    words = vec[i64]()
    for start in range(0, 32, 4):
        words = append(words, int.from_bytes(digest[start : start + 4], "little"))
    return Seed(words)


def rotated(word: i64, by: i64) -> i64:
    return (word << by | word >> (32 - by)) & WORD


def quarter_round(x: vec[i64], a: i64, b: i64, c: i64, d: i64) -> None:
    x[a] = (x[a] + x[b]) & WORD
    x[d] = rotated(x[d] ^ x[a], 16)
    x[c] = (x[c] + x[d]) & WORD
    x[b] = rotated(x[b] ^ x[c], 12)
    x[a] = (x[a] + x[b]) & WORD
    x[d] = rotated(x[d] ^ x[a], 8)
    x[c] = (x[c] + x[d]) & WORD
    x[b] = rotated(x[b] ^ x[c], 7)


def chacha_block(key: vec[i64], counter: i64, nonce: i64) -> vec[i64]:
    """Sixteen words of the keystream."""
    start = vec[i64]([0x61707865, 0x3320646E, 0x79622D32, 0x6B206574])
    for word in key:
        start = append(start, word)
    start = append(append(start, counter), 0)
    start = append(append(start, 0), nonce)
    x = start[:]
    for _ in range(DOUBLE_ROUNDS):
        quarter_round(x, 0, 4, 8, 12)
        quarter_round(x, 1, 5, 9, 13)
        quarter_round(x, 2, 6, 10, 14)
        quarter_round(x, 3, 7, 11, 15)
        quarter_round(x, 0, 5, 10, 15)
        quarter_round(x, 1, 6, 11, 12)
        quarter_round(x, 2, 7, 8, 13)
        quarter_round(x, 3, 4, 9, 14)
    for i in range(i64(16)):
        x[i] = (x[i] + start[i]) & WORD
    return x


class Chance:
    """The randomness of one shuffle of a game."""

    __slots__ = ("seed", "shuffle_number", "block", "used", "counter")

    seed: Seed
    shuffle_number: i64
    block: vec[i64]
    used: i64  # words of the block already given out
    counter: i64  # of the next block

    def __init__(self, seed: Seed, shuffle_number: i64) -> None:
        self.seed = seed
        self.shuffle_number = shuffle_number
        self.block = vec[i64]()
        self.used = 0
        self.counter = 0

    def word(self) -> i64:
        if self.used == len(self.block):
            self.block = chacha_block(self.seed.words, self.counter, self.shuffle_number)
            self.counter += 1
            self.used = 0
        self.used += 1
        return self.block[self.used - 1]

    def below(self, n: i64) -> i64:
        """One of 0..n-1, each exactly equally likely."""
        uneven = (WORD + 1) % n
        scaled = self.word() * n
        while scaled & WORD < uneven:
            scaled = self.word() * n
        return scaled >> 32

    def shuffle(self, things: vec[i64]) -> None:
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def shuffled(self, count: i64) -> vec[i64]:
        """The numbers below count, each once."""
        things = vec[i64]()
        for thing in range(count):
            things = append(things, thing)
        self.shuffle(things)
        return things


class Dice:
    """A fast generator (xoshiro128+) for bots, samples and playouts; never for a real game's chance."""

    __slots__ = ("a", "b", "c", "d")

    a: i64
    b: i64
    c: i64
    d: i64

    def __init__(self, seed: Seed) -> None:
        words = seed.words
        self.a = words[0] ^ words[4]
        self.b = words[1] ^ words[5]
        self.c = words[2] ^ words[6]
        self.d = words[3] ^ words[7] | 1  # the four words must not all be zero

    def word(self) -> i64:
        result = (self.a + self.d) & WORD
        carry = self.b << 9 & WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= carry
        self.d = rotated(self.d, 11)
        return result

    def below(self, n: i64) -> i64:
        """One of 0..n-1 (a bias of n in four thousand million does not matter for trying out)."""
        return self.word() * n >> 32

    def shuffle(self, things: vec[i64]) -> None:
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def fresh_seed(self) -> Seed:
        words = vec[i64]()
        for _ in range(8):
            words = append(words, self.word())
        return Seed(words)


def dice_of(text: str) -> Dice:
    return Dice(seed_of(text))
