"""What can be typed after `petteia`, and what `--help` tells about it."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING, NoReturn

from petteia.cli.failure import EXIT_WRONG, one_line

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction["Parser"]

LANGUAGES = ("en", "it", "fr", "hu")

TOP = """\
Board games of ancient Greece at the terminal: play, study, verify, simulate.
"""

COMMANDS = """\
to play
  serve                       tables in the browser, with friends and with bots
  play GAME                   a game at the terminal, with bots or hand to hand
  rules GAME [ID]             the rules, or one of them
  replay RECORD               verify a game that was played, and tell it again
  analyse RECORD              who was ahead when, and which moves cost most

to study positions
  new GAME --players N        a fresh position
  show POSITION               draw it
  moves POSITION              every legal move, with its price
  why POSITION MOVE           what a move costs, or which rule forbids it
  advise POSITION             what a bot would do, and how likely that is to win
  apply POSITION MOVE         the position after a move

to measure
  simulate GAME --players N   many games of bots, and how they went
  arena --game G --bots A,B   bots against each other: who is how strong
  balance GAME                equals against each other: what wins
  bench                       how fast the engine is on this machine

to keep
  backup FILE                 all tables and people of a server, as one file
  restore FILE                the same, back into an empty store

`petteia COMMAND --help` explains each of them, with examples. Files are JSON,
and `-` stands for standard input:
  petteia new attika --players 3 | petteia show -
"""

MOVES = """\
Moves are written in the game's notation. In Attika:
  draw main   draw 2   store   cards   end   tower @ 2,-1   tile @ 5,-2
  tower @ 2,-1 paying hill      to build and pay in one breath
In Olympos:
  new settler from north   go @ thessaly   discover oracle   pass
  new settler from north to thessaly     to set out and arrive in one breath
"""

BOTS = """\
Bots, from weak to strong: novice, citizen, strategos, oracle. Others: random,
greedy, search:iterations=1000, search:seconds=2; your own: mypackage:MyBot.
"""


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One line in place of argparse's usage and message."""
        self.exit(EXIT_WRONG, f"petteia: {one_line(message)} (see {self.prog} --help)\n")


def build_parser() -> Parser:
    parser = Parser(
        prog="petteia",
        usage="petteia COMMAND ...",
        description=TOP,
        epilog=COMMANDS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--version", action="store_true", help="the version, and whether the engine is compiled"
    )
    commands: Commands = parser.add_subparsers(
        dest="command", metavar="COMMAND", prog="petteia", help=argparse.SUPPRESS
    )
    add_playing(commands)
    add_serving(commands)
    add_positions(commands)
    add_measuring(commands)
    return parser


def add_command(commands: Commands, name: str, description: str, examples: str) -> Parser:
    return commands.add_parser(
        name,
        description=description,
        epilog=examples,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


# --- what several commands share ----------------------------------------------------------------------


def add_game(command: Parser) -> None:
    command.add_argument("game", metavar="GAME", help="which game, for instance attika")


def add_position(command: Parser) -> None:
    command.add_argument(
        "position", metavar="POSITION", help="a file with a position, or - for standard input"
    )


def add_record(command: Parser) -> None:
    command.add_argument("record", metavar="RECORD", help="a file with a record, or - for standard input")


def add_moves(command: Parser) -> None:
    command.add_argument(
        "move", metavar="MOVE", nargs="+", help="a move in notation; several, each in quotation marks"
    )


def add_components(command: Parser) -> None:
    command.add_argument(
        "--components", metavar="FILE", help="an owner's own transcription of the box (TOML)"
    )


def add_setup(command: Parser) -> None:
    command.add_argument(
        "--seed", metavar="S", help="any text; the same seed gives the same game (default: secret)"
    )
    command.add_argument(
        "--option",
        metavar="K=V",
        action="append",
        default=[],
        help="a reading of an unclear rule, such as reshuffle=when_empty; may be repeated",
    )
    add_components(command)


def add_json(command: Parser) -> None:
    command.add_argument("--json", action="store_true", help="print data")


def add_language(command: Parser) -> None:
    command.add_argument(
        "--lang", choices=LANGUAGES, help="the language of game sentences (default: that of the environment)"
    )


# --- playing ------------------------------------------------------------------------------------------


def add_playing(commands: Commands) -> None:
    play = add_command(
        commands,
        "play",
        "Play at the terminal, against bots or hand to hand at one keyboard. The game is\n"
        "saved after every move and can be taken up again. The file of a game that is\n"
        "not over holds its secret seed, which betrays all that is face down: do not\n"
        "show it to those you play with.",
        "examples:\n"
        "  petteia play attika                                you against two citizens\n"
        "  petteia play attika --players 2                    you against one\n"
        "  petteia play attika --seats me,strategos,citizen   who sits where\n"
        "  petteia play attika --seats me,me,novice           two people and a bot\n"
        "  petteia play attika --resume game.json             go on with a saved game\n\n" + BOTS,
    )
    add_game(play)
    play.add_argument(
        "--players", metavar="N", type=int, help="how many play (default: 3, you and two citizens)"
    )
    play.add_argument("--seats", metavar="WHO", help="who sits where: me, or a bot, with commas between")
    add_setup(play)
    play.add_argument(
        "--save", metavar="FILE", help="where to save (default: a new file in the user's data folder)"
    )
    play.add_argument("--resume", metavar="FILE", help="go on with a saved game, and save it there")
    add_language(play)

    rules = add_command(
        commands,
        "rules",
        "Print the rules of a game, or one of them.",
        "examples:\n  petteia rules attika\n  petteia rules attika A-17\n  petteia rules attika 17\n",
    )
    add_game(rules)
    rules.add_argument("id", metavar="ID", nargs="?", help="the number of a rule, such as A-17 or O-43")
    add_language(rules)

    replay = add_command(
        commands,
        "replay",
        "Play a record again, checking every move against the rules and every turn\nagainst its hash.",
        "examples:\n"
        "  petteia replay game.json                   verify it: how did it end?\n"
        "  petteia replay game.json --log             the whole game in words\n"
        "  petteia replay game.json --step 40         the table after 40 moves\n"
        "  petteia replay game.json --step 40 --json  the same as a position\n",
    )
    add_record(replay)
    replay.add_argument("--step", metavar="N", type=int, help="show the table after N moves")
    replay.add_argument(
        "--log", action="store_true", help="tell the whole game in words, what was hidden too"
    )
    replay.add_argument(
        "--json", action="store_true", help="print data: a summary, or with --step the position"
    )
    add_language(replay)

    analyse = add_command(
        commands,
        "analyse",
        "Look at a game again: each seat's chance to win, turn by turn, as the evaluation\n"
        "sees it with everything known; and the decisions that cost most, each with the\n"
        "move that a search prefers by what its player could know.",
        "examples:\n  petteia analyse game.json\n  petteia analyse game.json --iterations 2000 --json\n",
    )
    add_record(analyse)
    analyse.add_argument(
        "--iterations",
        metavar="N",
        type=int,
        default=400,
        help="thought for each move that is weighed (default: 400)",
    )
    add_json(analyse)
    add_language(analyse)


# --- serving ------------------------------------------------------------------------------------------


def add_serving(commands: Commands) -> None:
    serve = add_command(
        commands,
        "serve",
        "Serve tables in the browser until Ctrl-C. People need no account: a table is\n"
        "found by its link. Nobody outside this machine comes in unless --host says so.",
        "examples:\n"
        "  petteia serve --open                        here, and open the browser\n"
        "  petteia serve --host 0.0.0.0 --port 8000    for everybody in the house\n"
        "  petteia serve --store postgresql://me@localhost/petteia\n",
    )
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen at (default: 127.0.0.1)")
    serve.add_argument(
        "--port", metavar="P", type=int, help="the port; 0 takes any (default: 8377, or any if it is taken)"
    )
    serve.add_argument(
        "--open", action=argparse.BooleanOptionalAction, default=False, help="open the browser"
    )
    serve.add_argument(
        "--bug-reports",
        metavar="ADDRESS",
        help="where players may send reports of faults: https://… or mailto:…",
    )
    serve.add_argument(
        "--smtp",
        metavar="URL",
        default=os.environ.get("PETTEIA_SMTP"),
        help="a mail server for notices to players, as in smtp://user:password@host:587/?from=me@example.org;"
        " PETTEIA_SMTP says the same where others could read the command",
    )
    serve.add_argument(
        "--private-webhooks",
        action="store_true",
        help="players' webhooks may lead into the network of this machine, and without encryption",
    )
    add_store(serve)
    add_components(serve)

    backup = add_command(
        commands,
        "backup",
        "Write all tables and people of a store into a new file. It holds secrets:\nkeep it to yourself.",
        "examples:\n  petteia backup tonight.gz\n",
    )
    restore = add_command(
        commands,
        "restore",
        "Fill an empty store from a backup; from SQLite to PostgreSQL too.",
        "examples:\n  petteia restore tonight.gz --store postgresql://me@localhost/petteia\n",
    )
    for command in (backup, restore):
        command.add_argument("file", metavar="FILE", help="the backup")
        add_store(command)


def add_store(command: Parser) -> None:
    command.add_argument(
        "--store", metavar="URL", help="sqlite:///FILE or postgresql://... (default: in the data folder)"
    )


# --- positions ----------------------------------------------------------------------------------------


def add_positions(commands: Commands) -> None:
    new = add_command(
        commands,
        "new",
        "Print a fresh position as JSON: all of it, with what is face down and the seed.",
        "examples:\n"
        "  petteia new attika --players 2\n"
        "  petteia new attika --players 3 --seed demo > start.json\n"
        "  petteia new attika --players 4 --option start_player=1\n",
    )
    add_game(new)
    new.add_argument("--players", metavar="N", type=int, required=True, help="how many play")
    add_setup(new)

    show = add_command(
        commands,
        "show",
        "Draw a position, with everything on the table or only what one seat may see.",
        "examples:\n"
        "  petteia show start.json                        everything\n"
        "  petteia show start.json --seat 2               what the second seat sees\n"
        "  petteia new attika --players 2 | petteia show -\n",
    )
    add_position(show)
    show.add_argument("--seat", metavar="K", type=int, help="only what this seat may see, counted from 1")
    add_components(show)

    moves = add_command(
        commands,
        "moves",
        "List every legal move in notation, in words and with its price, item by item.",
        "examples:\n  petteia moves start.json\n  petteia moves start.json --json | jq '.[].notation'\n",
    )
    add_position(moves)
    moves.add_argument(
        "--json", action="store_true", help="print data: action number, notation, words, price"
    )
    add_components(moves)
    add_language(moves)

    why = add_command(
        commands,
        "why",
        "Explain a move: what it means and costs, or which rule forbids it and why.",
        f"examples:\n  petteia why start.json 'tower @ 2,-1'\n  petteia why start.json draw main\n\n{MOVES}",
    )
    add_position(why)
    add_moves(why)
    add_components(why)
    add_language(why)

    apply = add_command(
        commands,
        "apply",
        "Print the position after a move, or say which rule forbids it (exit code 2).",
        "examples:\n"
        "  petteia apply start.json 'draw main' > next.json\n"
        "  petteia apply start.json 'draw main' store 'draw 2' | petteia show -\n\n" + MOVES,
    )
    add_position(apply)
    add_moves(apply)
    add_components(apply)
    add_language(apply)

    advise = add_command(
        commands,
        "advise",
        "Tell what a bot would do: its best moves, each with the estimated chance to win\n"
        "and how the game is expected to go on. It looks through the eyes of the seat\n"
        "that must decide, and guesses what that seat does not know.",
        "examples:\n"
        "  petteia advise start.json\n"
        "  petteia advise start.json --seat 2 --level oracle\n"
        "  petteia advise start.json --level search:iterations=5000 --json\n",
    )
    add_position(advise)
    advise.add_argument(
        "--seat", metavar="K", type=int, help="for which seat, counted from 1; it must be its turn"
    )
    advise.add_argument(
        "--level",
        metavar="BOT",
        default="strategos",
        help="who is asked: strategos (default), oracle, or a search with settings",
    )
    advise.add_argument(
        "--seed", metavar="S", default="advice", help="any text; the same seed gives the same advice"
    )
    add_json(advise)
    add_components(advise)
    add_language(advise)


# --- measuring ----------------------------------------------------------------------------------------


def add_measuring(commands: Commands) -> None:
    simulate = add_command(
        commands,
        "simulate",
        "Let bots play many games and print how they went: lengths, wins in order of\n"
        "play, ways to win, speed. The same seed gives the same games, however many\n"
        "processes share the work.",
        "examples:\n"
        "  petteia simulate attika --players 3 --games 1000\n"
        "  petteia simulate attika --seats strategos,citizen --games 50 --jobs 4 --seed 7\n"
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

    arena = add_command(
        commands,
        "arena",
        "Let bots play against each other, on the same deals and with their seats changed\n"
        "until everybody has sat everywhere, and tell who is how strong: wins with 95 %\n"
        "intervals, OpenSkill ratings, scores by category, time for a decision.\n\n"
        "Of fewer bots than players the last one takes the seats that are left; of more,\n"
        "every choice of them plays. Games are kept in a folder as they end, with a\n"
        "report for the browser. Interrupted, the same command with the same folder goes\n"
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

    balance = add_command(
        commands,
        "balance",
        "Let equals play and tell what wins: seats, city boards, wonders, discoveries,\n"
        "openings, condemned stars, with 95 % intervals. What players decide before the\n"
        "first turn is drawn by lot, so that every beginning gets its chance. Games are\n"
        "kept in a folder with a report for the browser, as by `petteia arena`.",
        "examples:\n"
        "  petteia balance olympos --players 3 --games 2000\n"
        "  petteia balance polis --players 4 --option city_boards=dealt --level strategos\n\n" + BOTS,
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
