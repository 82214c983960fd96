"""A game looked at again in a worker process: plain data in and out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from petteia.bots.analysis import Odds, Slip, odds_by_turn, slips
from petteia.core.match import Match
from petteia.games import game_named

Asked = Literal["chances", "slips"]


@dataclass(frozen=True)
class Review:
    """A game as it was played, and what is asked of it."""

    game: str
    players: int
    seed: str
    options: dict[str, str]
    components: str | None
    moves: list[str]
    asked: Asked
    iterations: int


def reviewed(review: Review) -> list[Odds] | list[Slip]:
    """The chances of the seats turn by turn, or the decisions that cost most."""
    match = Match(game_named(review.game), review.players, review.seed, review.options, review.components)
    for move in review.moves:
        match.play_text(move)
    if review.asked == "chances":
        return odds_by_turn(match)
    return slips(match, review.iterations)
