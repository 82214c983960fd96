"""What can be said of a heap of games: who won how often, how strong everybody seems, and what wins."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean

from petteia.arena.playing import Played, SeatResult

DEVIATIONS = 1.96  # of a normal distribution: 19 times out of 20 a value lies within


@dataclass
class Share:
    """Of so many games so many wins, and how many would be fair; a shared win is shared out."""

    games: int = 0
    wins: float = 0.0
    due: float = 0.0

    def add(self, won: float, due: float, games: int = 1) -> None:
        self.games += games
        self.wins += won
        self.due += due

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def fair(self) -> float:
        return self.due / self.games

    def interval(self) -> tuple[float, float]:
        """Wilson's: where the true rate lies, 19 times out of 20."""
        spread = DEVIATIONS**2 / self.games
        middle = (self.rate + spread / 2) / (1 + spread)
        margin = sqrt(self.rate * (1 - self.rate) * spread + spread**2 / 4) / (1 + spread)
        return max(0.0, middle - margin), min(1.0, middle + margin)


# --- bots -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Rating:
    """OpenSkill's: a strength, and how sure of it one can be."""

    strength: float
    doubt: float

    def interval(self) -> tuple[float, float]:
        return self.strength - DEVIATIONS * self.doubt, self.strength + DEVIATIONS * self.doubt


@dataclass
class Performance:
    """How one bot did in all its games."""

    bot: str
    rating: Rating
    share: Share = field(default_factory=Share)
    by_order: list[Share] = field(default_factory=list)  # by place in the order of play
    scores: list[int] = field(default_factory=list)
    parts: Counter[str] = field(default_factory=Counter)  # sums over all scores
    endings: Counter[str] = field(default_factory=Counter)  # of the games it won
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    faults: Counter[str] = field(default_factory=Counter)

    def add(self, seat: SeatResult) -> None:
        self.scores.append(seat.score)
        for name, amount in seat.parts.items():
            self.parts[name] += amount
        self.decisions += seat.decisions
        self.seconds += seat.seconds
        self.slowest = max(self.slowest, seat.slowest)
        self.faults.update(seat.faults)

    def mean_part(self, name: str) -> float:
        return self.parts[name] / len(self.scores)

    @property
    def milliseconds(self) -> float:
        """For a decision, in the mean."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0


def standings(games: Sequence[Played]) -> list[Performance]:
    """Of all bots, the one with the highest rating first."""
    found = {bot: Performance(bot, rating) for bot, rating in ratings(games).items()}
    for game in games:
        players = len(game.seats)
        for bot in {seat.bot for seat in game.seats}:
            seats = [number for number, seat in enumerate(game.seats) if seat.bot == bot]
            won = sum(game.share(seat) for seat in seats)
            found[bot].share.add(won, len(seats) / players)
            if won:
                found[bot].endings[game.ending] += 1
        for number, seat in enumerate(game.seats):
            standing = found[seat.bot]
            standing.add(seat)
            standing.by_order = standing.by_order or [Share() for _ in range(players)]
            standing.by_order[game.order.index(number)].add(game.share(number), 1 / players)
    return sorted(found.values(), key=lambda standing: -standing.rating.strength)


def ratings(games: Iterable[Played]) -> dict[str, Rating]:
    """By Plackett and Luce's model, game after game. A bot at several seats takes the mean of theirs."""
    from openskill.models import PlackettLuce, PlackettLuceRating

    model = PlackettLuce(tau=0.0)  # bots do not get better or worse from game to game
    known: defaultdict[str, PlackettLuceRating] = defaultdict(model.rating)
    for game in games:
        teams = [[model.rating(known[seat.bot].mu, known[seat.bot].sigma)] for seat in game.seats]
        rated = model.rate(teams, ranks=[float(seat.place) for seat in game.seats])
        for bot in {seat.bot for seat in game.seats}:
            own = [team[0] for team, seat in zip(rated, game.seats, strict=True) if seat.bot == bot]
            known[bot].mu = fmean(one.mu for one in own)
            known[bot].sigma = fmean(one.sigma for one in own)
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in known.items()}


# --- what wins --------------------------------------------------------------------------------------------


def by_order_of_play(games: Iterable[Played]) -> list[Share]:
    """The wins of the player who began, of the next one, and so on."""
    shares: list[Share] = []
    for game in games:
        shares = shares or [Share() for _ in game.order]
        for place, seat in enumerate(game.order):
            shares[place].add(game.share(seat), 1 / len(game.order))
    return shares


def by_trait(games: Iterable[Played]) -> dict[str, dict[str, Share]]:
    """For each kind of thing that set seats apart, the wins of those who had it, the commonest first.

    What everybody had tells nothing and is left out.
    """
    found: defaultdict[str, defaultdict[str, Share]] = defaultdict(lambda: defaultdict(Share))
    for game in games:
        for number, seat in enumerate(game.seats):
            for kind, things in seat.traits.items():
                for thing in things:
                    found[kind][thing].add(game.share(number), 1 / len(game.seats))
    return {
        kind: dict(sorted(things.items(), key=lambda item: (-item[1].games, item[0])))
        for kind, things in found.items()
        if len(things) > 1
    }
