"""To study positions."""

from __future__ import annotations

from petteia.cli.arguments.shared import (
    Commands,
    Parser,
    add_command,
    add_components,
    add_game,
    add_json,
    add_language,
    add_setup,
)

MOVES = """\
Moves are written in the game's notation. In Attika:
  draw main   draw 2   store   cards   end   tower @ 2,-1   tile @ 5,-2
  tower @ 2,-1 paying hill      to build and pay in one breath
In Olympos:
  new settler from north   go @ thessaly   discover oracle   pass
  new settler from north to thessaly     to set out and arrive in one breath
"""


def add_positions(commands: Commands) -> None:
    add_new(commands)
    add_show(commands)
    add_moves(commands)
    add_why(commands)
    add_apply(commands)
    add_advise(commands)


def add_new(commands: Commands) -> None:
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


def add_show(commands: Commands) -> None:
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


def add_moves(commands: Commands) -> None:
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


def add_why(commands: Commands) -> None:
    why = add_command(
        commands,
        "why",
        "Explain a move: what it means and costs, or which rule forbids it and why.",
        f"examples:\n  petteia why start.json 'tower @ 2,-1'\n  petteia why start.json draw main\n\n{MOVES}",
    )
    add_position(why)
    add_notation(why)
    add_components(why)
    add_language(why)
    add_json(why)


def add_apply(commands: Commands) -> None:
    apply = add_command(
        commands,
        "apply",
        "Print the position after a move, or say which rule forbids it (exit code 2).",
        "examples:\n"
        "  petteia apply start.json 'draw main' > next.json\n"
        "  petteia apply start.json 'draw main' store 'draw 2' | petteia show -\n\n" + MOVES,
    )
    add_position(apply)
    add_notation(apply)
    add_components(apply)
    add_language(apply)


def add_advise(commands: Commands) -> None:
    advise = add_command(
        commands,
        "advise",
        "Tell what a bot would do: its best moves, each with the estimated chance to win "
        "and how the game is expected to go on. It looks through the eyes of the seat "
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


def add_position(command: Parser) -> None:
    command.add_argument(
        "position", metavar="POSITION", help="a file with a position, or - for standard input"
    )


def add_notation(command: Parser) -> None:
    command.add_argument(
        "move", metavar="MOVE", nargs="+", help="a move in notation; several, each in quotation marks"
    )
