"""What came of many games, as text for the terminal and as data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any

from petteia.arena.figures import Performance, Share, by_order_of_play, by_trait, standings
from petteia.arena.playing import Played, SeatResult
from petteia.arena.report import ORDINALS, lead, told_kind
from petteia.arena.tournament import Tournament
from petteia.cli.simulate import tell_faults
from petteia.cli.speech import say
from petteia.cli.terminal import Line, Terminal

STRENGTH = ("arena-rating", "arena-score", "arena-decisions", "arena-ms-each")
MOST_THINGS = 12  # of a kind; the report has more


# --- who is how strong ------------------------------------------------------------------------------------


def tell_standings(terminal: Terminal, tournament: Tournament, games: Sequence[Played]) -> None:
    bots = standings(games)
    told = {"game": tournament.game, "lead": lead(tournament, games, say), "seed": tournament.seed}
    terminal.say(say("arena-summary", **told))
    tell_all_faults(bots)
    columns = [say("arena-bot"), *wins_heads(), *map(say, STRENGTH)]
    rows = [[*wins_cells(bot.bot, bot.share), *strength_cells(bot)] for bot in bots]
    terminal.show(table(columns, rows, terminal.width))
    tell_parts(terminal, bots)


def strength_cells(bot: Performance) -> list[str]:
    low, high = bot.rating.interval()
    return [
        f"{bot.rating.strength:.1f} ± {(high - low) / 2:.1f}",
        f"{fmean(bot.scores):.1f}",
        f"{bot.decisions / len(bot.scores):.1f}",
        f"{bot.milliseconds:.2f}",
    ]


def wins_heads() -> list[str]:
    return [say("arena-wins"), say("arena-interval"), say("arena-fair")]


def wins_cells(name: str, share: Share) -> list[str]:
    low, high = share.interval()
    return [
        name,
        f"{100 * share.rate:.1f} %",
        f"{100 * low:.1f} – {100 * high:.1f} %",
        f"{100 * share.fair:.1f} %",
    ]


def tell_parts(terminal: Terminal, bots: Sequence[Performance]) -> None:
    names = list(dict.fromkeys(name for bot in bots for name in bot.parts))
    if names:
        rows = [[say(name), *(f"{bot.mean_part(name):.1f}" for bot in bots)] for name in names]
        terminal.show(table([say("arena-mean-score"), *(bot.bot for bot in bots)], rows, terminal.width))


def tell_all_faults(bots: Iterable[Performance]) -> None:
    for bot in bots:
        tell_faults(bot.faults, f"{bot.bot}: ")


def standings_as_data(tournament: Tournament, games: Sequence[Played]) -> dict[str, Any]:
    return about(tournament, games) | {"bots": [standing_as_data(bot) for bot in standings(games)]}


def standing_as_data(bot: Performance) -> dict[str, Any]:
    return {
        "bot": bot.bot,
        **share_as_data(bot.share),
        "rating": [round(number, 3) for number in (bot.rating.strength, *bot.rating.interval())],
        "wins_by_order_of_play": [share_as_data(share) for share in bot.by_order],
        "score": round(fmean(bot.scores), 3),
        "parts": {name: round(bot.mean_part(name), 3) for name in bot.parts},
        "endings": dict(bot.endings),
        "decisions_per_game": round(bot.decisions / len(bot.scores), 2),
        "milliseconds_per_decision": round(bot.milliseconds, 4),
        "slowest_seconds": round(bot.slowest, 4),
        "faults": dict(bot.faults),
    }


def share_as_data(share: Share) -> dict[str, Any]:
    if not share.games:
        return {"games": 0}
    return {
        "games": share.games,
        "wins": round(share.wins, 4),
        "interval": [round(end, 4) for end in share.interval()],
        "fair": round(share.fair, 4),
    }


def about(tournament: Tournament, games: Sequence[Played]) -> dict[str, Any]:
    return {
        "game": tournament.game,
        "players": tournament.players,
        "seed": tournament.seed,
        "games": len(games),
        "turns": round(fmean(game.turns for game in games), 2),
    }


# --- what wins --------------------------------------------------------------------------------------------


def tell_what_wins(terminal: Terminal, tournament: Tournament, games: Sequence[Played]) -> None:
    bots = standings(games)
    told = {"game": tournament.game, "lead": lead(tournament, games, say), "seed": tournament.seed}
    terminal.say(say("arena-summary-of", bot=bots[0].bot, **told))
    tell_all_faults(bots)
    by_order = dict(zip(map(say, ORDINALS), by_order_of_play(games), strict=False))
    tell_shares(terminal, say("arena-order-of-play"), by_order)
    for kind, things in by_trait(games).items():
        tell_shares(terminal, told_kind(kind, say), dict(list(things.items())[:MOST_THINGS]))
        if len(things) > MOST_THINGS:
            terminal.say("  " + say("arena-more", count=len(things) - MOST_THINGS))
    tell_parts(terminal, bots)


def tell_shares(terminal: Terminal, kind: str, shares: dict[str, Share]) -> None:
    rows = [[*wins_cells(name, share), str(share.games)] for name, share in shares.items()]
    terminal.show(table([kind, *wins_heads(), say("arena-seats")], rows, terminal.width))


def what_wins_as_data(tournament: Tournament, games: Sequence[Played]) -> dict[str, Any]:
    return about(tournament, games) | {
        "bot": tournament.bots[0],
        "score": mean_scores([seat for game in games for seat in game.seats]),
        "winners' score": mean_scores([seat for game in games for seat in game.seats if seat.place == 1]),
        "order of play": [share_as_data(share) for share in by_order_of_play(games)],
        **{
            kind: {thing: share_as_data(share) for thing, share in things.items()}
            for kind, things in by_trait(games).items()
        },
    }


def mean_scores(seats: Sequence[SeatResult]) -> dict[str, float]:
    """All of it, and by category."""
    names = dict.fromkeys(name for seat in seats for name in seat.parts)
    means = {name: fmean(seat.parts.get(name, 0) for seat in seats) for name in names}
    means["all"] = fmean(seat.score for seat in seats)
    return {name: round(mean, 2) for name, mean in means.items()}


# --- tables -----------------------------------------------------------------------------------------------


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], width: int) -> list[Line]:
    """Columns as wide as they need to be, the first one to the left; those that do not fit follow below."""
    widths = [max(len(row[column]) for row in (heads, *rows)) for column in range(len(heads))]
    lines: list[Line] = []
    for columns in side_by_side(widths, width):
        lines.append([])
        for row in (heads, *rows):
            cells = [row[column].rjust(widths[column]) for column in columns]
            lines.append([("  " + "   ".join([row[0].ljust(widths[0]), *cells]), "")])
    return lines


def side_by_side(widths: Sequence[int], width: int) -> list[list[int]]:
    """The columns that fit beside the first one, then those that are left, and so on."""
    parts: list[list[int]] = [[]]
    for column in range(1, len(widths)):
        used = 2 + widths[0] + sum(3 + widths[other] for other in (*parts[-1], column))
        if used >= width and parts[-1]:
            parts.append([])
        parts[-1].append(column)
    return parts
