"""Territories, seas and the North zone: what lies between the lines of the board.

All lines are brought together on one grid of whole units, so that neighbours share the very same points.
"""

from __future__ import annotations

from land import BOARD, Land, parts
from pen import by_hand, smooth
from shapely import LineString, MultiPoint, Polygon, get_coordinates, polygonize, unary_union
from shapely import Point as Dot
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points
from survey import BORDERS, INLAND, NORTH, SEA_LINES, SEAS, Point

INSIDE_NORTH: Point = (1000, 40)


def regions_of(land: Land) -> dict[str, Polygon]:
    """Every region by its name: territories, then seas, then the North zone."""
    islands = {name: island.representative_point() for name, island in land.islands.items()}
    points = {name: Dot(point) for name, point in (SEAS | {"north": INSIDE_NORTH}).items()}
    inside = {name: Dot(point) for name, point in INLAND.items()} | islands | points
    faces = faces_of(land)
    regions = {name: next(face for face in faces if face.contains(dot)) for name, dot in inside.items()}
    if strays := set(faces) - set(regions.values()):
        raise ValueError(f"no region: {[face.representative_point().wkt for face in strays]}")
    return regions


def faces_of(land: Land) -> list[Polygon]:
    north = Polygon(smooth([*NORTH, NORTH[0]]))
    borders = {name: by_hand(line) & (land.mainland - north) for name, line in BORDERS.items()}
    meetings = {name for line in SEA_LINES for name in line if isinstance(name, str)}
    mouths = {name: mouth(borders[name], land.mainland) for name in sorted(meetings)}
    borders |= {name: LineString([*get_coordinates(borders[name])[:-2], end]) for name, end in mouths.items()}
    drawn = [by_hand([mouths[end] if isinstance(end, str) else end for end in line]) for line in SEA_LINES]
    sea_lines = [line - land.dry for line in drawn]
    lines = [BOARD.boundary, north.boundary, land.dry.boundary, *borders.values(), *sea_lines]
    return parts(polygonize([unary_union([line & BOARD for line in lines], grid_size=1)]))


def mouth(border: BaseGeometry, mainland: BaseGeometry) -> Point:
    """The corner of the coast where a border arrives; a sea line can leave from the same one."""
    end = Dot(get_coordinates(border)[-1])
    corner, _ = nearest_points(MultiPoint(get_coordinates(mainland)), end)
    return (corner.x, corner.y)
