"""What was measured, in Markdown, so that it can be pasted into docs/performance.md."""

from __future__ import annotations

from petteia.cli.bench.contestants import NAMES
from petteia.cli.bench.machine import UNKNOWN, is_busy
from petteia.cli.bench.measuring import Report
from petteia.cli.speech import said, say
from petteia.core.message import Listing, Term


def told(report: Report) -> str:
    parts = [heading(report), play_table(report), operation_table(report), budget_table(report)]
    parts += [say("bench-left-out", who=NAMES[who], why=why) for who, why in report.left_out.items()]
    if is_busy(report.machine):
        parts.append(say("bench-busy"))
    return "\n\n".join([*parts, verdict(report)])


def heading(report: Report) -> str:
    facts = {
        name: Term("bench-unknown") if fact == UNKNOWN else fact for name, fact in report.machine.items()
    }
    engine = Term(f"terminal-{report.machine['engine']}")
    rounds, seconds = report.settings.rounds, f"{report.settings.seconds:g}"
    lines = [
        say("bench-machine", **{**facts, "engine": engine}),
        say("bench-rounds", rounds=rounds, seconds=seconds),
    ]
    return "\n".join(lines)


def play_table(report: Report) -> str:
    rows = [
        [
            said(NAMES[name]),
            f"{play.decisions_per_second:,.0f}",
            f"{play.spread:.0%}",
            f"{play.games_per_second:,.1f}",
            f"{play.decisions_per_game:.0f}",
            f"{play.branching:.1f}",
        ]
        for name, play in report.random_play.items()
    ]
    columns = ("play", "decisions", "spread", "games", "length", "branching")
    return table([say(f"bench-head-{column}") for column in columns], rows)


def operation_table(report: Report) -> str:
    games = list(report.operations)
    operations = report.operations[games[0]] if games else {}
    rows = [
        [say(f"bench-do-{name}"), *(f"{report.operations[game][name] / 1e3:.2f} µs" for game in games)]
        for name in operations
    ]
    rows.append([say("bench-fresh-start"), f"{report.start:.0f} ms", *[""] * (len(games) - 1)])
    return table([say("bench-head-middle"), *(game.capitalize() for game in games)], rows)


def budget_table(report: Report) -> str:
    marks = {True: "✓", False: "✗", None: "–"}
    rows = [
        [
            said(budget.what),
            say("bench-not-measured") if budget.measured is None else f"{budget.measured:.3g}",
            said(budget.wanted),
            marks[budget.met],
        ]
        for budget in report.budgets
    ]
    return table([say(f"bench-head-{column}") for column in ("budget", "measured", "wanted", "met")], rows)


def verdict(report: Report) -> str:
    missed = [budget.what for budget in report.budgets if budget.met is False]
    unknown = [budget.what for budget in report.budgets if budget.met is None]
    if missed:
        return say("bench-missed", budgets=Listing(tuple(missed)))
    if unknown:
        return say("bench-all-but", budgets=Listing(tuple(unknown)))
    return say("bench-all-met")


def table(head: list[str], rows: list[list[str]]) -> str:
    """The first column to the left, figures to the right."""
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(len(head))]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    lines = [head, rule, *rows]
    return "\n".join(
        f"| {' | '.join([line[0].ljust(widths[0]), *map(str.rjust, line[1:], widths[1:])])} |"
        for line in lines
    )
