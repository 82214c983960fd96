"""What was measured, in Markdown, so that it can be pasted into docs/performance.md."""

from __future__ import annotations

from petteia.cli.bench.machine import is_busy
from petteia.cli.bench.measuring import Report


def told(report: Report) -> str:
    parts = [heading(report), play_table(report), operation_table(report), budget_table(report)]
    parts += [f"Left out: {what}: {why}." for what, why in report.left_out.items()]
    if is_busy(report.machine):
        parts.append("The machine had more to do than it has cores: trust the ratios, not the milliseconds.")
    return "\n\n".join([*parts, verdict(report)])


def heading(report: Report) -> str:
    m, settings = report.machine, report.settings
    return (
        f"Petteia {m['petteia']}, engine: {m['engine']}; {m['python']}; {m['system']}; {m['processor']},"
        f" {m['cores']} cores, load at the end {m['load']}.\n"
        f"{settings.rounds} interleaved rounds of {settings.seconds:g} s, medians;"
        " only decisions with at least two legal actions count."
    )


def play_table(report: Report) -> str:
    rows = [
        [
            name,
            f"{play.decisions_per_second:,.0f}",
            f"{play.spread:.0%}",
            f"{play.games_per_second:,.1f}",
            f"{play.decisions_per_game:.0f}",
            f"{play.branching:.1f}",
        ]
        for name, play in report.random_play.items()
    ]
    return table(["random play", "decisions/s", "spread", "games/s", "decisions/game", "branching"], rows)


def operation_table(report: Report) -> str:
    games = list(report.operations)
    operations = report.operations[games[0]] if games else {}
    rows = [
        [name, *(f"{report.operations[game][name] / 1e3:.2f} µs" for game in games)] for name in operations
    ]
    rows.append(
        ["import and first position, fresh interpreter", f"{report.start:.0f} ms", *[""] * (len(games) - 1)]
    )
    return table(["in the middle of a game of three", *(game.capitalize() for game in games)], rows)


def budget_table(report: Report) -> str:
    marks = {True: "✓", False: "✗", None: "–"}
    rows = [
        [
            budget.what,
            "not measured" if budget.measured is None else f"{budget.measured:.3g}",
            budget.wanted,
            marks[budget.met],
        ]
        for budget in report.budgets
    ]
    return table(["budget", "measured", "wanted", "met"], rows)


def verdict(report: Report) -> str:
    missed = [budget.what for budget in report.budgets if budget.met is False]
    unknown = [budget.what for budget in report.budgets if budget.met is None]
    if missed:
        return f"✗✗✗ BUDGETS MISSED: {'; '.join(missed)} ✗✗✗"
    if unknown:
        return f"All budgets met, except those not measured: {'; '.join(unknown)}."
    return "All budgets met."


def table(head: list[str], rows: list[list[str]]) -> str:
    """The first column to the left, figures to the right."""
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(len(head))]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    lines = [head, rule, *rows]
    return "\n".join(
        f"| {' | '.join([line[0].ljust(widths[0]), *map(str.rjust, line[1:], widths[1:])])} |"
        for line in lines
    )
