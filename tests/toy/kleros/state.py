"""The table of Kleros: what lies there, what is legal, what an action does, and what a seat knows."""

from __future__ import annotations

from dataclasses import dataclass, replace

from librt.vecs import vec
from mypy_extensions import i64

from petteia.core.chance import Chance, Dice, Seed, seed_of
from petteia.core.contract import NOBODY, InformationSet, State
from petteia.core.odds import shares, shares_of_victory

ACTING, OVER = range(2)  # what is awaited
LOTS, HAND, HIDDEN, DRAW = 30, 6, 0, 0  # the action of drawing; that of laying a lot is the lot's own number


@dataclass
class Player:
    lots: list[int]
    pebbles: int = 1
    resigned: bool = False


class Kleros(State):
    def __init__(self, seed: Seed, players: list[Player], helmet: list[int], pile: list[int]) -> None:
        self.seed, self.players, self.helmet, self.pile = seed, players, helmet, pile
        self.actor, self.turn, self.reveals, self.journal = 0, 1, 0, None

    @property
    def awaited(self) -> int:
        return OVER if self.actor == NOBODY else ACTING

    def clone(self) -> Kleros:
        players = [replace(player, lots=player.lots[:]) for player in self.players]
        other = Kleros(self.seed, players, self.helmet[:], self.pile[:])
        other.actor, other.turn, other.reveals = self.actor, self.turn, self.reveals
        return other

    def seats(self) -> int:
        return len(self.players)

    def playing(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if not player.resigned]

    def legal(self) -> list[int]:
        player = self.players[self.actor]
        actions = [DRAW, *sorted(player.lots)] if self.helmet and player.pebbles else sorted(player.lots)
        return actions if self.awaited == ACTING else []

    def takes(self, lot: int) -> bool:
        return not self.pile or lot > self.pile[-1]

    def apply(self, action: i64) -> None:
        if action < 0:
            return self.resign(-1 - action)
        player = self.players[self.actor]
        if action == DRAW:
            player.pebbles -= 1
            player.lots.append(self.helmet.pop())
            self.reveals += 1
            self.note("kleros-log-draws", [self.actor])
            return self.note("kleros-log-drawn", [self.actor, player.lots[-1]], self.actor)
        self.note("kleros-log-takes" if self.takes(action) else "kleros-log-lays", [self.actor, action])
        player.pebbles += self.takes(action)
        player.lots.remove(action)
        self.pile.append(action)
        return self.pass_on(over=not player.lots)

    def resign(self, seat: int) -> None:
        self.players[seat].resigned = True
        self.reveals += 1
        self.note("kleros-log-resigns", [seat])
        if seat == self.actor or len(self.playing()) == 1:
            self.pass_on(over=len(self.playing()) == 1)

    def pass_on(self, over: bool) -> None:
        self.turn += 1
        self.actor = min(self.playing(), key=lambda seat: (seat - self.actor - 1) % self.seats())
        if over:
            self.actor = NOBODY
            self.note("kleros-log-end", [])

    def scores(self) -> list[int]:
        return [-1 if player.resigned else player.pebbles for player in self.players]

    def ranking(self) -> list[int]:
        return [1 + sum(other > score for other in self.scores()) for score in self.scores()]

    def evaluate(self, seat: i64) -> float:
        return float(self.scores()[seat])

    def chances(self) -> list[float]:
        scores = [float(score) for score in self.scores()]
        return shares(scores, 1.0) if self.awaited == ACTING else shares_of_victory(self.ranking())

    def information(self, seat: i64) -> InformationSet:
        table = self.clone()
        table.seed, table.helmet = seed_of("hidden"), [HIDDEN] * len(self.helmet)
        for other, player in enumerate(table.players):
            player.lots = player.lots if other == seat else [HIDDEN] * len(player.lots)
        return Knowledge(seat, table)


class Knowledge(InformationSet):
    def __init__(self, seat: i64, table: Kleros) -> None:
        self.seat, self.table = seat, table

    def seen(self) -> Kleros:
        return self.table

    def sample(self, dice: Dice) -> Kleros:
        """What is unseen, always in the same order, is shuffled and dealt anew."""
        table = self.table.clone()
        table.seed = dice.fresh_seed()
        places = [*(player.lots for player in table.players), table.helmet]
        unseen = vec[i64](sorted({*range(1, LOTS + 1)} - set(table.pile).union(*places)))
        dice.shuffle(unseen)
        lots = iter(unseen)
        for place in places:
            place[:] = [int(next(lots)) if lot == HIDDEN else lot for lot in place]
        return table


def new_table(seed: Seed, players: int) -> Kleros:
    chance, lots = Chance(seed, 0), vec[i64](range(1, LOTS + 1))
    chance.shuffle(lots)
    helmet = [int(lot) for lot in lots]
    seats = [Player([helmet.pop() for _ in range(HAND)]) for _ in range(players)]
    table = Kleros(seed, seats, helmet, [])
    table.actor = chance.below(players)
    return table
