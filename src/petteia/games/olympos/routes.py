"""The map of Olympos: what lies beside what, and what the cheapest way from one place to another costs.

Settlers may cross every space, occupied or condemned, at no extra cost (O-29). So the cheapest ways depend on
what a player can do alone, and all of them are found once, when the box is opened: a table for each way
of travelling.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

NO_WAY: Final = 999
# The start of a new settler, in actions and in the table of a move; no place on the map has this number.
NORTH: Final = 63


class Geography:
    """Places are numbers: territories first, then seas, then the North zone as the last."""

    territories: i64
    seas: i64
    north: i64
    beside: vec[vec[i64]]  # for every place, those next to it; nobody enters the North zone (O-26)

    def __init__(self, territories: i64, seas: i64, beside: vec[vec[i64]]) -> None:
        self.territories = territories
        self.seas = seas
        self.north = territories + seas
        self.beside = beside


def geography_of(data: dict[str, Any]) -> Geography:
    territories: list[dict[str, Any]] = data["territory"]
    seas: list[dict[str, Any]] = data["sea"]
    places = [entry["id"] for entry in territories + seas]
    neighbours: list[list[int]] = [[] for _ in places]
    for place, entry in enumerate(territories + seas):
        for name in entry.get("land", []) + entry["sea"]:
            join(neighbours, place, places.index(name))
    neighbours.append([places.index(name) for name in data["north"]["land"]])
    beside = vec[vec[i64]]([vec[i64](sorted(others)) for others in neighbours])
    return Geography(len(territories), len(seas), beside)


def join(neighbours: list[list[int]], one: int, other: int) -> None:
    for place, beside in ((one, other), (other, one)):
        if beside not in neighbours[place]:
            neighbours[place].append(beside)


class Travel:
    """A way of travelling, and what every journey costs by it."""

    land: i64  # to enter a territory
    sea: i64  # to enter a sea; NO_WAY when it is forbidden
    runs: bool  # does an unbroken run of land cost as much as one territory? (O-59)
    prices: vec[vec[i64]]  # from each place, the North zone included, to each territory

    def __init__(self, land: i64, sea: i64, runs: bool, prices: vec[vec[i64]]) -> None:
        self.land = land
        self.sea = sea
        self.runs = runs
        self.prices = prices


def travel(geography: Geography, land: i64, sea: i64, runs: bool) -> Travel:
    found = Travel(land, sea, runs, vec[vec[i64]]())
    for start in range(geography.north + 1):
        found.prices = append(found.prices, prices_from(geography, found, start))
    return found


def prices_from(geography: Geography, way: Travel, start: i64) -> vec[i64]:
    """What it costs to reach each place from a start; the start itself must be left first."""
    prices = vec[i64]()
    for _ in range(geography.north):
        prices = append(prices, NO_WAY)
    frontier = vec[i64]()
    for place in geography.beside[start]:
        prices[place] = first_step(geography, way, place)
        frontier = append(frontier, place)
    while len(frontier) > 0:
        frontier = spread(geography, way, frontier, prices)
    return prices


def first_step(geography: Geography, way: Travel, place: i64) -> i64:
    return way.land if place < geography.territories else way.sea


def step(geography: Geography, way: Travel, place: i64, following: i64) -> i64:
    """What it costs to go on from a place that was entered on this journey."""
    if following >= geography.territories:
        return way.sea
    if way.runs and place < geography.territories:
        return 0
    return way.land


def spread(geography: Geography, way: Travel, frontier: vec[i64], prices: vec[i64]) -> vec[i64]:
    """Go one step further; the places that became cheaper are the next frontier."""
    cheaper = vec[i64]()
    for place in frontier:
        for following in geography.beside[place]:
            price = prices[place] + step(geography, way, place, following)
            if price < prices[following] and price < NO_WAY:
                prices[following] = price
                cheaper = append(cheaper, following)
    return cheaper


def cheapest_route(geography: Geography, way: Travel, start: int, end: int) -> list[int]:
    """The places entered on the cheapest way, the shortest of them; empty when there is none."""
    entered: set[int] = set()
    journeys: list[tuple[int, int, list[int]]] = [(0, 0, [])]
    while journeys:
        price, steps, route = heappop(journeys)
        here = route[-1] if route else start
        if route and here == end:
            return route
        if here in entered:
            continue
        if route:
            entered.add(here)
        for place in geography.beside[here]:
            cost = step(geography, way, here, place) if route else first_step(geography, way, place)
            if price + cost < NO_WAY:
                heappush(journeys, (int(price + cost), steps + 1, [*route, int(place)]))
    return []
