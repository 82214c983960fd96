"""From how strong seats seem to how likely each of them is to win."""

from __future__ import annotations

from math import exp


def shares(strengths: list[float], unit: float) -> list[float]:
    """Chances that sum to 1: a seat that is stronger by one unit is e times as likely to win."""
    best = max(strengths)
    weights = [exp((strength - best) / unit) for strength in strengths]
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]


def shares_of_victory(ranking: list[int]) -> list[float]:
    """When the game is over: those at the first place share the victory."""
    winners = 0
    for place in ranking:
        winners += 1 if place == 1 else 0
    return [1.0 / winners if place == 1 else 0.0 for place in ranking]
