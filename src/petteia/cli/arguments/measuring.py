"""To measure bots, games and the engine."""

from __future__ import annotations

import argparse

from petteia.cli.arguments.shared import (
    BOTS,
    Commands,
    Parser,
    add_command,
    add_game,
    add_json,
    add_language,
    add_setup,
)


def add_measuring(commands: Commands) -> None:
    add_simulate(commands)
    add_arena(commands)
    add_balance(commands)
    add_bench(commands)


def add_simulate(commands: Commands) -> None:
    simulate = add_command(
        commands,
        "simulate",
        "Let bots play many games and print how they went: lengths, wins in order of "
        "play, ways to win, speed. The same seed gives the same games, however many "
        "processes share the work.",
        "examples:\n"
        "  petteia simulate attika --players 3 --games 1000\n"
        "  petteia simulate attika --seats strategos,citizen --games 50 --jobs 4\n"
        "  petteia simulate attika --players 4 --seats citizen --games 20 --json\n\n" + BOTS,
    )
    add_game(simulate)
    simulate.add_argument(
        "--players", metavar="N", type=int, help="how many play (default: one for each of --seats)"
    )
    simulate.add_argument("--games", metavar="M", type=int, default=100, help="how many games (default: 100)")
    simulate.add_argument(
        "--seats",
        "--bots",
        dest="bots",
        metavar="A,B,C",
        help="who sits where (default: random; one name: all of them)",
    )
    simulate.add_argument("--jobs", metavar="J", type=int, help="processes (default: one for each processor)")
    add_setup(simulate)
    add_json(simulate)
    add_language(simulate)


def add_arena(commands: Commands) -> None:
    arena = add_command(
        commands,
        "arena",
        "Let bots play against each other, on the same deals and with their seats changed "
        "until everybody has sat everywhere, and tell who is how strong: wins with 95 % "
        "intervals, OpenSkill ratings, scores by category, time for a decision.\n\n"
        "Of fewer bots than players the last one takes the seats that are left; of more, "
        "every choice of them plays. Games are kept in a folder as they end, with a "
        "report for the browser. Interrupted, the same command with the same folder goes "
        "on where it stopped; with more --games it plays the ones that are missing.",
        "examples:\n"
        "  petteia arena --game attika --bots greedy,random --games 60\n"
        "  petteia arena --game polis --bots search,greedy --players 4 --out polis4\n"
        "  petteia arena --game olympos --bots novice,citizen,strategos --players 2\n"
        "  petteia arena --game attika --bots mine:MyBot,citizen --ray ray://head:10001\n\n" + BOTS,
    )
    arena.add_argument("--game", metavar="GAME", required=True, help="which game, for instance attika")
    arena.add_argument("--bots", metavar="A,B,C", required=True, help="who plays")
    arena.add_argument(
        "--players", metavar="N", type=int, help="how many sit at a table (default: as many as --bots)"
    )
    add_contest(arena)


def add_balance(commands: Commands) -> None:
    balance = add_command(
        commands,
        "balance",
        "Let equals play and tell what wins: seats, city boards, wonders, discoveries, "
        "openings, condemned stars, with 95 % intervals. What players decide before the "
        "first turn is drawn by lot, so that every beginning gets its chance. Games are "
        "kept in a folder with a report for the browser, as by `petteia arena`.",
        "examples:\n"
        "  petteia balance olympos --players 3 --games 2000\n"
        "  petteia balance polis --option city_boards=dealt --level strategos\n\n" + BOTS,
    )
    add_game(balance)
    balance.add_argument("--level", metavar="BOT", default="citizen", help="who plays (default: citizen)")
    balance.add_argument("--players", metavar="N", type=int, default=3, help="how many play (default: 3)")
    balance.add_argument(
        "--lots",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="draw by lot what comes before the first turn, or let the bots decide",
    )
    add_contest(balance)


def add_bench(commands: Commands) -> None:
    bench = add_command(
        commands,
        "bench",
        "Measure how fast the engine is on this machine.",
        "examples:\n  petteia bench\n  petteia bench --quick --json speed.json\n",
    )
    bench.add_argument("--json", metavar="FILE", help="write the figures to a file too")
    bench.add_argument("--quick", action="store_true", help="a rough measure in a few seconds")


def add_contest(command: Parser) -> None:
    """What all contests of bots share."""
    command.add_argument("--games", metavar="N", type=int, default=100, help="how many games (default: 100)")
    where = command.add_mutually_exclusive_group()
    where.add_argument("--jobs", metavar="J", type=int, help="processes (default: one for each processor)")
    where.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster: auto, local, host:port or ray://host:port"
    )
    command.add_argument("--out", metavar="DIR", help="where the games are kept (default: a new folder here)")
    add_setup(command)
    add_json(command)
    add_language(command)
