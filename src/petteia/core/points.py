"""What a move changes in points, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from petteia.core.message import Listing, Message

Category = TypeVar("Category", bound=str)


def points_told(score: Mapping[Category, int], game: str) -> list[Message]:
    """In all, and category by category, by the names they have when points are counted; or nothing."""
    if not score:
        return []
    in_all = sum(score.values())
    key = "core-points-more" if in_all > 0 else "core-points-less" if in_all < 0 else "core-points-same"
    named = {f"{game}-tally-{category}": change for category, change in score.items()}
    return [Message(key, {"points": abs(in_all), "changes": changes_told(named)})]


def changes_told(changes: Mapping[str, int]) -> Listing:
    """Things by the keys of their names, each with how much more or less there will be of it."""
    return Listing(
        tuple(
            Message("core-more" if change > 0 else "core-less", {"what": Message(key), "count": abs(change)})
            for key, change in changes.items()
        )
    )
