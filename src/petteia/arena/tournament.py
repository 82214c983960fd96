"""What is played: which bots sit where, on which deals.

Games come in rounds. A round is one deal, played by every line-up with its seats rotated until each bot has
sat everywhere, so nobody owes a win to the cards or to a seat. Game number n is decided by the seed and n
alone, whoever plays it and when.
"""

from __future__ import annotations

from itertools import combinations, permutations
from typing import NamedTuple

import msgspec

from petteia.core.fault import Fault
from petteia.games import game_named


class Tournament(msgspec.Struct, frozen=True):
    """All that decides the games; plain data, so that other processes and another day can be told."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: str
    options: dict[str, str] = {}
    components: str | None = None
    lots: bool = False  # is all that comes before the first turn drawn by lot?

    def pairing(self, number: int) -> Pairing:
        """Who sits where in a game, and on which deal."""
        deal, place = divmod(number, self.round)
        line_ups = self.line_ups()
        line_up, turned = divmod(place, self.round // len(line_ups))
        circle = arranged(line_ups[line_up], deal)
        return Pairing(number, deal, circle[turned:] + circle[:turned])

    @property
    def round(self) -> int:
        """How many games are played on one deal."""
        rotations = 1 if len(set(self.bots)) == 1 else self.players
        return len(self.line_ups()) * rotations

    def line_ups(self) -> list[tuple[str, ...]]:
        """Who meets whom.

        Of too few the last one takes all seats that are left; too many play in every choice of them.
        """
        missing = max(0, self.players - len(self.bots))
        return list(combinations(self.bots + self.bots[-1:] * missing, self.players))

    def whole_rounds(self, games: int) -> int:
        """So many games, and those that complete the last round."""
        return -(-games // self.round) * self.round

    def check(self) -> None:
        """Raises Impossible when such games cannot begin."""
        if not self.bots:
            raise Fault("arena-nobody")
        game_named(self.game).new(self.players, self.seed, self.options, self.components)


class Pairing(NamedTuple):
    number: int
    deal: int
    bots: tuple[str, ...]  # by seat


def arranged(line_up: tuple[str, ...], deal: int) -> tuple[str, ...]:
    """The line-up in a circle; who follows whom changes from deal to deal."""
    first, *others = line_up
    orders = list(dict.fromkeys(permutations(others)))
    return (first, *orders[deal % len(orders)])
