"""Reports of a tournament and of what wins: a page each that opens from disk and asks nobody for anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from statistics import fmean, quantiles

from petteia.arena.figures import Share, Standing, by_order_of_play, by_trait, standings
from petteia.arena.marks import Scale, axis, bar, histogram, scale_over, whisker
from petteia.arena.page import Cell, Html, code, colour, facts, page, section, table
from petteia.arena.playing import Played
from petteia.arena.tournament import Tournament
from petteia.core.message import Message

Say = Callable[[Message], str]

ORDINALS = ("first", "second", "third", "fourth", "fifth")
MOST_THINGS = 40  # of a kind in one table
RARE = 0.005  # things that fewer seats had are left out


def tournament_report(tournament: Tournament, games: Sequence[Played], say: Say, command: str) -> str:
    """Who is how strong."""
    bots = standings(games)
    return page(
        f"{tournament.game.capitalize()}: {' – '.join(bot.bot for bot in bots)}",
        lead(tournament, games),
        [
            wins_of(bots),
            ratings_of(bots),
            wins_by_order(bots),
            scores_of(bots, say),
            lengths_of(games),
            endings_of(bots, say),
            thinking_of(bots),
            *([faults_of(bots)] if any(bot.faults for bot in bots) else []),
            repetition(tournament, command),
        ],
    )


def balance_report(tournament: Tournament, games: Sequence[Played], say: Say, command: str) -> str:
    """What wins among equals."""
    bots = standings(games)
    return page(
        f"{tournament.game.capitalize()}: what wins",
        lead(tournament, games),
        [
            order_of_play(games),
            *(
                trait(kind, things, len(games) * tournament.players)
                for kind, things in by_trait(games).items()
            ),
            scores_of(bots, say),
            winners_scores(games, say),
            lengths_of(games),
            endings_of(bots, say),
            *([faults_of(bots)] if any(bot.faults for bot in bots) else []),
            repetition(tournament, command),
        ],
    )


def lead(tournament: Tournament, games: Sequence[Played]) -> str:
    deals = len({game.deal for game in games})
    return f"{counted(len(games), 'game')} of {tournament.players} players on {counted(deals, 'deal')}."


def counted(number: int, what: str) -> str:
    return f"{number:,} {what}{'' if number == 1 else 's'}"


# --- who wins -------------------------------------------------------------------------------------------


def wins_of(bots: Sequence[Standing]) -> Html:
    scale = scale_over([0.0, *(100 * bot.share.interval()[1] for bot in bots)])
    return section(
        "Wins",
        "How many of its games each bot won, a shared win shared out. The line is the interval in which the"
        " true rate lies 19 times out of 20 (Wilson); the dashed mark is what would be fair for its seats.",
        table(
            "Wins by bot",
            ["Bot", Html(axis(scale, " %")), "Wins", "95 % interval", "Fair", "Games"],
            [[bot.bot, *share_cells(bot.share, scale)] for bot in bots],
            colours=True,
        ),
    )


def share_cells(share: Share, scale: Scale) -> list[Cell]:
    """The plot of a share in percent, and its figures."""
    low, high = (100 * end for end in share.interval())
    return [
        Html(whisker(scale, 100 * share.rate, (low, high), 100 * share.fair)),
        f"{100 * share.rate:.1f} %",
        f"{low:.1f} – {high:.1f} %",
        f"{100 * share.fair:.1f} %",
        f"{share.games:,}",
    ]


def ratings_of(bots: Sequence[Standing]) -> Html:
    scale = scale_over([end for bot in bots for end in bot.rating.interval()])
    return section(
        "Ratings",
        "OpenSkill (Plackett and Luce) over all places, not only the first. Everybody begins at 25; the line"
        " is 1.96 standard deviations to both sides.",
        table(
            "Ratings by bot",
            ["Bot", Html(axis(scale)), "Rating", "95 % interval"],
            [
                [
                    bot.bot,
                    Html(whisker(scale, bot.rating.strength, bot.rating.interval())),
                    f"{bot.rating.strength:.1f}",
                    " – ".join(f"{end:.1f}" for end in bot.rating.interval()),
                ]
                for bot in bots
            ],
            colours=True,
        ),
    )


def wins_by_order(bots: Sequence[Standing]) -> Html:
    places = range(len(bots[0].by_order))
    return section(
        "Wins by place in the order of play",
        "Each bot sits everywhere equally often on the same deals; who begins is decided by the deal.",
        matrix(
            "Wins of each bot when it plays first, second, ...",
            "Plays",
            [bot.bot for bot in bots],
            {
                ORDINALS[place]: [
                    100 * bot.by_order[place].rate if bot.by_order[place].games else None for bot in bots
                ]
                for place in places
            },
            " %",
        ),
    )


def matrix(
    caption: str,
    corner: str,
    heads: Sequence[str],
    rows: Mapping[str, Sequence[float | None]],
    unit: str = "",
) -> Html:
    """Numbers with bars beneath them, all on one scale."""
    values = [value for row in rows.values() for value in row if value is not None]
    scale = Scale(min([0.0, *values]), max([0.0, *values]) or 1.0)
    return table(
        caption,
        [corner, *heads],
        [
            [
                name,
                *(
                    "–" if value is None else figure(f"{value:.1f}{unit}", bar(scale, value), column)
                    for column, value in enumerate(row)
                ),
            ]
            for name, row in rows.items()
        ],
    )


def figure(text: str, drawing: str, column: int) -> Html:
    return Html(f"<div{colour(column)}>{text}{drawing}</div>")


# --- what wins --------------------------------------------------------------------------------------------


def order_of_play(games: Sequence[Played]) -> Html:
    shares = dict(zip(ORDINALS, by_order_of_play(games), strict=False))
    return section(
        "Order of play",
        "How often each place in the order of play won, a shared win shared out.",
        ladder("Wins by place in the order of play", "Plays", shares),
    )


def trait(kind: str, things: Mapping[str, Share], seats: int) -> Html:
    common = {thing: share for thing, share in things.items() if share.games >= RARE * seats}
    told = dict(list(common.items())[:MOST_THINGS])
    left_out = len(things) - len(told)
    also = f" Rarer ones left out: {left_out}." if left_out else ""
    return section(
        kind.capitalize(),
        "How often those won who had it, and how many they were; the dashed mark is just anybody's share."
        f" That winners have something does not mean that it makes them win.{also}",
        ladder(f"Wins by {kind}", kind.capitalize(), told),
    )


def ladder(caption: str, corner: str, shares: Mapping[str, Share]) -> Html:
    scale = scale_over([0.0, *(100 * share.interval()[1] for share in shares.values())])
    return table(
        caption,
        [corner, Html(axis(scale, " %")), "Wins", "95 % interval", "Fair", "Seats"],
        [[name.replace("_", " "), *share_cells(share, scale)] for name, share in shares.items()],
    )


# --- how games go -----------------------------------------------------------------------------------------


def scores_of(bots: Sequence[Standing], say: Say) -> Html:
    every = [score for bot in bots for score in bot.scores]
    scale = scale_over([min(every), max(every) + 1])
    hills = "".join(hill(scale, bot.bot, bot.scores, number) for number, bot in enumerate(bots))
    names = list(dict.fromkeys(name for bot in bots for name in bot.parts))
    return section(
        "Scores",
        "How often which score came, and what scores are made of, in the mean.",
        f'<div class="hills">{hills}</div>',
        spread_table("Scores", {bot.bot: bot.scores for bot in bots}),
        matrix(
            "Mean by category",
            "Category",
            [bot.bot for bot in bots],
            {say(Message(name)): [bot.mean_part(name) for bot in bots] for name in names},
        ),
    )


def hill(scale: Scale, name: str, values: Sequence[int], number: int) -> str:
    label = f"{name}: from {min(values)} to {max(values)}, {fmean(values):.1f} in the mean"
    drawing = histogram(scale, values, label)
    return f"<figure{colour(number)}><figcaption>{Html(name)}</figcaption>{drawing}{axis(scale)}</figure>"


def spread_table(caption: str, values: Mapping[str, Sequence[int]]) -> Html:
    return table(
        caption,
        ["Of", "Mean", "Lowest", "Lower quarter", "Middle", "Upper quarter", "Highest"],
        [[name, f"{fmean(numbers):.1f}", *map(str, spread(numbers))] for name, numbers in values.items()],
        colours=True,
    )


def spread(numbers: Sequence[int]) -> list[str]:
    """Extremes and quarters."""
    quarters = quantiles(numbers, n=4, method="inclusive") if len(numbers) > 1 else [numbers[0]] * 3
    return [f"{number:g}" for number in (min(numbers), *quarters, max(numbers))]


def winners_scores(games: Sequence[Played], say: Say) -> Html:
    seats = [(game.share(number) > 0, seat) for game in games for number, seat in enumerate(game.seats)]
    names = list(dict.fromkeys(name for _, seat in seats for name in seat.parts))
    groups = {"Winners": True, "Others": False}
    rows = {
        say(Message(name)): [
            fmean(seat.parts.get(name, 0) for won, seat in seats if won == wanted)
            for wanted in groups.values()
        ]
        for name in names
    }
    return section(
        "Winners and others",
        "What the scores of winners are made of, beside those of everybody else.",
        matrix("Mean by category, of winners and others", "Category", list(groups), rows),
    )


def lengths_of(games: Sequence[Played]) -> Html:
    turns = [game.turns for game in games]
    decisions = [sum(seat.decisions for seat in game.seats) for game in games]
    hills = "".join(
        hill(scale_over([min(values), max(values) + 1]), name, values, number)
        for number, (name, values) in enumerate((("Turns", turns), ("Decisions", decisions)))
    )
    return section(
        "Length of games",
        "Turns of all players together, and decisions with more than one legal action.",
        f'<div class="hills">{hills}</div>',
        spread_table("Length of games", {"Turns": turns, "Decisions": decisions}),
    )


def endings_of(bots: Sequence[Standing], say: Say) -> Html:
    keys = [key for key, _ in sum((bot.endings for bot in bots), Counter[str]()).most_common()]
    return section(
        "Ways of winning",
        "How the games ended that each bot won.",
        matrix(
            "Endings, in percent of the games that the bot won",
            "Ending",
            [bot.bot for bot in bots],
            {
                say(Message(key, {"player": "…"})): [
                    100 * bot.endings[key] / bot.endings.total() if bot.endings else None for bot in bots
                ]
                for key in keys
            },
            " %",
        ),
    )


# --- how it was made --------------------------------------------------------------------------------------


def thinking_of(bots: Sequence[Standing]) -> Html:
    return section(
        "Thinking",
        "Decisions with more than one legal action, and the time they took on the machine that played.",
        table(
            "Decisions and time by bot",
            ["Bot", "Decisions a game", "Milliseconds a decision", "Slowest, in seconds"],
            [
                [
                    bot.bot,
                    f"{bot.decisions / len(bot.scores):.1f}",
                    f"{bot.milliseconds:,.2f}",
                    f"{bot.slowest:.3f}",
                ]
                for bot in bots
            ],
            colours=True,
        ),
    )


def faults_of(bots: Sequence[Standing]) -> Html:
    return section(
        "Faults",
        "Bots that raised an error, broke the rules or overran their time. A legal move by lot took the place"
        " of theirs, and the game went on.",
        table(
            "Faults by bot",
            ["Bot", "What it did", "Times"],
            [[bot.bot, what, f"{times:,}"] for bot in bots for what, times in bot.faults.most_common()],
        ),
    )


def repetition(tournament: Tournament, command: str) -> Html:
    options = ", ".join(f"{key}={value}" for key, value in tournament.options.items())
    return section(
        "How to repeat it",
        "The same command plays the same games. Bots that go by the clock may choose differently on another"
        " machine.",
        facts(
            [
                ("Command", code(command)),
                ("Seed", code(tournament.seed)),
                *([("Options", options)] if options else []),
                *([("Set-up", "drawn by lot")] if tournament.lots else []),
                *([("Components", "an owner's file")] if tournament.components else []),
            ]
        ),
    )
