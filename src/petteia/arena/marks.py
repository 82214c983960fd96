"""Plots as inline SVG. Places are in percent of the width, so that a plot fits any page and its letters keep
their size."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

from petteia.arena.page import Say

ROW = 24  # pixels
HILL = 96
AXIS = 22
MOST_BINS = 40


@dataclass(frozen=True)
class Scale:
    """From numbers to places between the left edge and the right one."""

    low: float
    high: float

    def at(self, value: float) -> str:
        part = (value - self.low) / (self.high - self.low)
        return f"{100 * min(max(part, 0.0), 1.0):.2f}%"

    def ticks(self, about: int = 4) -> list[float]:
        """Round numbers."""
        step = round_up((self.high - self.low) / about)
        return [step * number for number in range(ceil(self.low / step), floor(self.high / step + 1e-9) + 1)]


def scale_over(values: Sequence[float]) -> Scale:
    """A scale with all of these on it, from one round number to another."""
    low, high = min(values), max(values)
    step = round_up((high - low or 1.0) / 5)
    return Scale(step * floor(low / step), step * max(ceil(high / step), floor(low / step) + 1))


def round_up(number: float) -> float:
    """To 1, 2 or 5 times a power of ten."""
    power = 10.0 ** floor(log10(number))
    return next(power * digit for digit in (1, 2, 5, 10) if power * digit >= number * (1 - 1e-9))


def svg(height: int, marks: Sequence[str], label: str | None = None) -> str:
    """A drawing; one without a label only repeats what is written beside it."""
    role = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return f'<svg width="100%" height="{height}" {role}>{"".join(marks)}</svg>'


def line(kind: str, x1: str, x2: str, y1: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1}" x2="{x2}" y1="{y1}" y2="{y2}"/>'


def whisker(scale: Scale, value: float, interval: tuple[float, float], fair: float | None = None) -> str:
    """A dot, the interval it may lie in, and a mark where it would be fair."""
    middle = ROW / 2
    low, high = (scale.at(end) for end in interval)
    marks = [line("grid", "0%", "100%", middle, middle)]
    if fair is not None:
        marks.append(line("fair", scale.at(fair), scale.at(fair), 0, ROW))
    marks.append(line("reach", low, high, middle, middle))
    marks += [line("reach", end, end, middle - 5, middle + 5) for end in (low, high)]
    marks.append(f'<circle class="dot" cx="{scale.at(value)}" cy="{middle}" r="5.5"/>')
    return svg(ROW, marks)


def bar(scale: Scale, value: float) -> str:
    """From zero to a value, to the left where it is below."""
    start, end = sorted((0.0, value))
    width = float(scale.at(end)[:-1]) - float(scale.at(start)[:-1])
    return svg(
        8, [f'<rect class="bar" x="{scale.at(start)}" width="{width:.2f}%" y="0" height="8" rx="1.5"/>']
    )


def axis(scale: Scale, say: Say, unit: str = "") -> str:
    texts = []
    for tick in scale.ticks():
        place = scale.at(tick)
        anchor = {"0.00%": "start", "100.00%": "end"}.get(place, "middle")
        texts.append(f'<text x="{place}" y="14" text-anchor="{anchor}">{round(tick, 6):g}</text>')
    texts[-1] = texts[-1].replace("</text>", f"{unit}</text>")
    label = say("arena-axis", low=f"{scale.low:g}{unit}", high=f"{scale.high:g}{unit}")
    return svg(AXIS, texts, label)


def histogram(scale: Scale, values: Sequence[int], label: str) -> str:
    """How often which number came, in steps wide enough to be seen."""
    width = max(1, ceil((scale.high - scale.low) / MOST_BINS))
    bins = Counter((value - floor(scale.low)) // width for value in values)
    highest = max(bins.values())
    marks = []
    for number, count in sorted(bins.items()):
        start = scale.low + number * width
        share = float(scale.at(start + width)[:-1]) - float(scale.at(start)[:-1])
        height = (HILL - 4) * count / highest
        marks.append(
            f'<rect class="bar" x="{scale.at(start)}" width="{max(share - 0.3, 0.3):.2f}%"'
            f' y="{HILL - height:.1f}" height="{height:.1f}" rx="1"/>'
        )
    marks.append(line("grid", "0%", "100%", HILL - 0.5, HILL - 0.5))
    return svg(HILL, marks, label)
