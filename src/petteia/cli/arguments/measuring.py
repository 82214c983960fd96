"""To measure bots, games and the engine."""

from __future__ import annotations

import argparse

from petteia.cli.arguments.shared import (
    Commands,
    Parser,
    add_command,
    add_game,
    add_json,
    add_setup,
    bots,
)
from petteia.cli.speech import say


def add_measuring(commands: Commands) -> None:
    add_simulate(commands)
    add_arena(commands)
    add_balance(commands)
    add_bench(commands)


def add_simulate(commands: Commands) -> None:
    simulate = add_command(
        commands,
        "simulate",
        [
            ("petteia simulate attika --players 3 --games 1000", ""),
            ("petteia simulate olympos --seats strategos,citizen --games 50 --jobs 4", ""),
            ("petteia simulate polis --players 4 --seats citizen --games 20 --json", ""),
        ],
        [bots],
    )
    add_game(simulate)
    simulate.add_argument("--players", metavar="N", type=int, help="help-simulate-players")
    simulate.add_argument("--games", metavar="M", type=int, default=100, help="help-games")
    simulate.add_argument("--seats", "--bots", dest="bots", metavar="A,B,C", help="help-simulate-seats")
    simulate.add_argument("--jobs", metavar="J", type=int, help="help-jobs")
    add_setup(simulate)
    add_json(simulate)


def add_arena(commands: Commands) -> None:
    arena = add_command(
        commands,
        "arena",
        [
            ("petteia arena --game attika --bots greedy,random --games 60", ""),
            ("petteia arena --game polis --bots search,greedy --players 4 --out polis4", ""),
            ("petteia arena --game olympos --bots novice,citizen,strategos --players 2", ""),
            ("petteia arena --game attika --bots mine:MyBot,citizen --ray ray://head:10001", ""),
        ],
        [lambda: say("help-arena-more"), bots],
    )
    arena.add_argument("--game", metavar="GAME", required=True, help="help-game")
    arena.add_argument("--bots", metavar="A,B,C", required=True, help="help-arena-bots")
    arena.add_argument("--players", metavar="N", type=int, help="help-arena-players")
    add_contest(arena)


def add_balance(commands: Commands) -> None:
    balance = add_command(
        commands,
        "balance",
        [
            ("petteia balance olympos --players 3 --games 2000", ""),
            ("petteia balance polis --option city_boards=dealt --level strategos", ""),
        ],
        [bots],
    )
    add_game(balance)
    balance.add_argument("--level", metavar="BOT", default="citizen", help="help-balance-level")
    balance.add_argument("--players", metavar="N", type=int, default=3, help="help-balance-players")
    balance.add_argument(
        "--lots",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="help-balance-lots",
    )
    add_contest(balance)


def add_bench(commands: Commands) -> None:
    bench = add_command(
        commands,
        "bench",
        [("petteia bench", ""), ("petteia bench --quick --json speed.json", "")],
    )
    bench.add_argument("--json", metavar="FILE", help="help-bench-json")
    bench.add_argument("--quick", action="store_true", help="help-bench-quick")


def add_contest(command: Parser) -> None:
    """What all contests of bots share."""
    command.add_argument("--games", metavar="N", type=int, default=100, help="help-games")
    where = command.add_mutually_exclusive_group()
    where.add_argument("--jobs", metavar="J", type=int, help="help-jobs")
    where.add_argument("--ray", metavar="ADDRESS", help="help-ray")
    command.add_argument("--out", metavar="DIR", help="help-out")
    add_setup(command)
    add_json(command)
