"""Reports of a tournament and of what wins: a page each that opens from disk and asks nobody for anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean, quantiles

from petteia.arena.figures import Performance, Share, by_order_of_play, by_trait, standings
from petteia.arena.marks import Scale, axis, bar, histogram, scale_over, whisker
from petteia.arena.page import Cell, Html, Say, code, colour, facts, page, section, table
from petteia.arena.playing import Played
from petteia.arena.tournament import Tournament

ORDINALS = ("arena-first", "arena-second", "arena-third", "arena-fourth", "arena-fifth")
MOST_THINGS = 40  # of a kind in one table
RARE = 0.005  # things that fewer seats had are left out


def tournament_report(
    tournament: Tournament, games: Sequence[Played], say: Say, language: str, command: str
) -> str:
    """Who is how strong."""
    bots = standings(games)
    return page(
        language,
        f"{tournament.game.capitalize()}: {' – '.join(bot.bot for bot in bots)}",
        f"{lead(tournament, games, say)}.",
        [
            wins_of(bots, say),
            ratings_of(bots, say),
            wins_by_order(bots, say),
            scores_of(bots, say),
            lengths_of(games, say),
            endings_of(bots, say),
            thinking_of(bots, say),
            *([faults_of(bots, say)] if any(bot.faults for bot in bots) else []),
            repetition(tournament, command, say),
        ],
    )


def balance_report(
    tournament: Tournament, games: Sequence[Played], say: Say, language: str, command: str
) -> str:
    """What wins among equals."""
    bots = standings(games)
    return page(
        language,
        say("arena-what-wins", game=tournament.game.capitalize()),
        f"{lead(tournament, games, say)}.",
        [
            order_of_play(games, say),
            *(
                trait(kind, things, len(games) * tournament.players, say)
                for kind, things in by_trait(games).items()
            ),
            scores_of(bots, say),
            winners_scores(games, say),
            lengths_of(games, say),
            endings_of(bots, say),
            *([faults_of(bots, say)] if any(bot.faults for bot in bots) else []),
            repetition(tournament, command, say),
        ],
    )


def lead(tournament: Tournament, games: Sequence[Played], say: Say) -> str:
    deals = len({game.deal for game in games})
    return say("arena-lead", games=len(games), players=tournament.players, deals=deals)


def told_kind(kind: str, say: Say) -> str:
    """What sets players apart, in words."""
    return say(f"arena-trait-{kind.replace(' ', '_')}")


# --- who wins -------------------------------------------------------------------------------------------


def wins_of(bots: Sequence[Performance], say: Say) -> Html:
    scale = scale_over([0.0, *(100 * bot.share.interval()[1] for bot in bots)])
    return section(
        say("arena-wins"),
        say("arena-wins-words"),
        table(
            say("arena-wins-table"),
            [say("arena-bot"), *share_heads(scale, say), say("arena-games")],
            [[bot.bot, *share_cells(bot.share, scale)] for bot in bots],
            colours=True,
        ),
    )


def share_heads(scale: Scale, say: Say) -> list[Cell]:
    return [Html(axis(scale, say, " %")), say("arena-wins"), say("arena-interval"), say("arena-fair")]


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


def ratings_of(bots: Sequence[Performance], say: Say) -> Html:
    scale = scale_over([end for bot in bots for end in bot.rating.interval()])
    return section(
        say("arena-ratings"),
        say("arena-ratings-words"),
        table(
            say("arena-ratings-table"),
            [say("arena-bot"), Html(axis(scale, say)), say("arena-rating"), say("arena-interval")],
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


def wins_by_order(bots: Sequence[Performance], say: Say) -> Html:
    places = range(len(bots[0].by_order))
    return section(
        say("arena-wins-by-order"),
        say("arena-wins-by-order-words"),
        matrix(
            say("arena-wins-by-order-table"),
            say("arena-plays"),
            [bot.bot for bot in bots],
            {
                say(ORDINALS[place]): [
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


def order_of_play(games: Sequence[Played], say: Say) -> Html:
    shares = dict(zip(map(say, ORDINALS), by_order_of_play(games), strict=False))
    return section(
        say("arena-order-of-play"),
        say("arena-order-words"),
        ladder(say("arena-wins-by-order"), say("arena-plays"), shares, say),
    )


def trait(kind: str, things: Mapping[str, Share], seats: int, say: Say) -> Html:
    common = {thing: share for thing, share in things.items() if share.games >= RARE * seats}
    told = dict(list(common.items())[:MOST_THINGS])
    left_out = len(things) - len(told)
    also = f" {say('arena-rarer', count=left_out)}" if left_out else ""
    title = told_kind(kind, say)
    return section(
        title,
        say("arena-trait-words") + also,
        ladder(say("arena-trait-table", kind=title), title, told, say),
    )


def ladder(caption: str, corner: str, shares: Mapping[str, Share], say: Say) -> Html:
    scale = scale_over([0.0, *(100 * share.interval()[1] for share in shares.values())])
    return table(
        caption,
        [corner, *share_heads(scale, say), say("arena-seats")],
        [[name.replace("_", " "), *share_cells(share, scale)] for name, share in shares.items()],
    )


# --- how games go -----------------------------------------------------------------------------------------


def scores_of(bots: Sequence[Performance], say: Say) -> Html:
    every = [score for bot in bots for score in bot.scores]
    scale = scale_over([min(every), max(every) + 1])
    hills = "".join(hill(scale, bot.bot, bot.scores, number, say) for number, bot in enumerate(bots))
    names = list(dict.fromkeys(name for bot in bots for name in bot.parts))
    return section(
        say("arena-scores"),
        say("arena-scores-words"),
        f'<div class="hills">{hills}</div>',
        spread_table(say("arena-scores"), {bot.bot: bot.scores for bot in bots}, say),
        matrix(
            say("arena-mean-by-category"),
            say("arena-category"),
            [bot.bot for bot in bots],
            {say(name): [bot.mean_part(name) for bot in bots] for name in names},
        ),
    )


def hill(scale: Scale, name: str, values: Sequence[int], number: int, say: Say) -> str:
    mean = f"{fmean(values):.1f}"
    label = say("arena-hill", name=name, least=min(values), most=max(values), mean=mean)
    drawing = histogram(scale, values, label)
    return (
        f"<figure{colour(number)}><figcaption>{Html(name)}</figcaption>{drawing}{axis(scale, say)}</figure>"
    )


def spread_table(caption: str, values: Mapping[str, Sequence[int]], say: Say) -> Html:
    return table(
        caption,
        [say(head) for head in SPREAD],
        [[name, f"{fmean(numbers):.1f}", *map(str, spread(numbers))] for name, numbers in values.items()],
        colours=True,
    )


SPREAD = (
    *("arena-of", "arena-mean", "arena-lowest", "arena-lower-quarter", "arena-middle"),
    *("arena-upper-quarter", "arena-highest"),
)


def spread(numbers: Sequence[int]) -> list[str]:
    """Extremes and quarters."""
    quarters = quantiles(numbers, n=4, method="inclusive") if len(numbers) > 1 else [numbers[0]] * 3
    return [f"{number:g}" for number in (min(numbers), *quarters, max(numbers))]


def winners_scores(games: Sequence[Played], say: Say) -> Html:
    seats = [(game.share(number) > 0, seat) for game in games for number, seat in enumerate(game.seats)]
    names = list(dict.fromkeys(name for _, seat in seats for name in seat.parts))
    groups = {say("arena-winners"): True, say("arena-others"): False}
    rows = {
        say(name): [
            fmean(seat.parts.get(name, 0) for won, seat in seats if won == wanted)
            for wanted in groups.values()
        ]
        for name in names
    }
    return section(
        say("arena-winners-and-others"),
        say("arena-winners-words"),
        matrix(say("arena-winners-table"), say("arena-category"), list(groups), rows),
    )


def lengths_of(games: Sequence[Played], say: Say) -> Html:
    turns = [game.turns for game in games]
    decisions = [sum(seat.decisions for seat in game.seats) for game in games]
    lengths = {say("arena-turns"): turns, say("arena-decisions"): decisions}
    hills = "".join(
        hill(scale_over([min(values), max(values) + 1]), name, values, number, say)
        for number, (name, values) in enumerate(lengths.items())
    )
    return section(
        say("arena-lengths"),
        say("arena-lengths-words"),
        f'<div class="hills">{hills}</div>',
        spread_table(say("arena-lengths"), lengths, say),
    )


def endings_of(bots: Sequence[Performance], say: Say) -> Html:
    keys = [key for key, _ in sum((bot.endings for bot in bots), Counter[str]()).most_common()]
    return section(
        say("arena-endings"),
        say("arena-endings-words"),
        matrix(
            say("arena-endings-table"),
            say("arena-ending"),
            [bot.bot for bot in bots],
            {
                say(key, player="…"): [
                    100 * bot.endings[key] / bot.endings.total() if bot.endings else None for bot in bots
                ]
                for key in keys
            },
            " %",
        ),
    )


# --- how it was made --------------------------------------------------------------------------------------


def thinking_of(bots: Sequence[Performance], say: Say) -> Html:
    return section(
        say("arena-thinking"),
        say("arena-thinking-words"),
        table(
            say("arena-thinking-table"),
            [
                say("arena-bot"),
                say("arena-decisions-a-game"),
                say("arena-ms-a-decision"),
                say("arena-slowest"),
            ],
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


def faults_of(bots: Sequence[Performance], say: Say) -> Html:
    return section(
        say("arena-faults"),
        say("arena-faults-words"),
        table(
            say("arena-faults-table"),
            [say("arena-bot"), say("arena-what-it-did"), say("arena-times")],
            [[bot.bot, what, f"{times:,}"] for bot in bots for what, times in bot.faults.most_common()],
        ),
    )


def repetition(tournament: Tournament, command: str, say: Say) -> Html:
    options = ", ".join(f"{key}={value}" for key, value in tournament.options.items())
    return section(
        say("arena-repeat"),
        say("arena-repeat-words"),
        facts(
            [
                (say("arena-command"), code(command)),
                (say("arena-seed"), code(tournament.seed)),
                *([(say("arena-options"), options)] if options else []),
                *([(say("arena-setup"), say("arena-by-lot"))] if tournament.lots else []),
                *([(say("arena-components"), say("arena-own-file"))] if tournament.components else []),
            ]
        ),
    )
