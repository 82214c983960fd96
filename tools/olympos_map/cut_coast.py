"""Cuts the coast of Greece out of Natural Earth's land, as the npm package world-atlas packs it.

    npm pack world-atlas@2.0.2 && tar xzf world-atlas-2.0.2.tgz
    python tools/olympos_map/cut_coast.py package/land-10m.json

Natural Earth is in the public domain. What is cut out is kept beside this file, so that nobody needs
the package to draw the map again.
"""

from __future__ import annotations

import json
import sys
from itertools import accumulate
from pathlib import Path
from typing import Any

from land import COAST, parts
from shapely import MultiPolygon, Polygon, box, make_valid

WINDOW = box(17.5, 33.5, 31.0, 43.0)
DETAIL = 0.004  # in degrees

Ring = list[tuple[float, float]]


def main() -> None:
    topology = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    land = make_valid(MultiPolygon(land_of(topology))) & WINDOW
    pieces = sorted(parts(land.simplify(DETAIL)), key=lambda piece: -piece.area)
    rings = [[[round(x, 3), round(y, 3)] for x, y in piece.exterior.coords] for piece in pieces]
    lines = ",\n".join(json.dumps(ring, separators=(",", ":")) for ring in rings)
    COAST.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print(f"{len(rings)} pieces of land, {COAST.stat().st_size} bytes")


def land_of(topology: dict[str, Any]) -> list[Polygon]:
    scale, shift = topology["transform"]["scale"], topology["transform"]["translate"]

    def arc(deltas: list[list[int]]) -> Ring:
        xs, ys = accumulate(delta[0] for delta in deltas), accumulate(delta[1] for delta in deltas)
        return [(x * scale[0] + shift[0], y * scale[1] + shift[1]) for x, y in zip(xs, ys, strict=True)]

    arcs = [arc(deltas) for deltas in topology["arcs"]]

    def ring(numbers: list[int]) -> Ring:
        pieces = [arcs[number] if number >= 0 else arcs[~number][::-1] for number in numbers]
        return [point for piece in pieces for point in piece]

    (land,) = topology["objects"]["land"]["geometries"]
    pieces = [Polygon(ring(rings[0])) for rings in land["arcs"]]
    return [piece for piece in pieces if piece.intersects(WINDOW)]


if __name__ == "__main__":
    main()
