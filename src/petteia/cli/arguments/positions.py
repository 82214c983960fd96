"""To study positions."""

from __future__ import annotations

from petteia.cli.arguments.shared import (
    Commands,
    Parser,
    add_command,
    add_components,
    add_game,
    add_json,
    add_setup,
)
from petteia.cli.speech import say

MOVES = {
    "Attika": ("draw main", "draw 2", "store", "cards", "end", "tower @ 2,-1", "tower @ 2,-1 paying hill"),
    "Olympos": ("new settler from north to thessaly", "discover oracle", "pass"),
    "Polis": ("draw red", "auction potter", "bid 5", "develop theatre", "done"),
}


def notation() -> str:
    examples = [f"  {game}: {'   '.join(moves)}" for game, moves in MOVES.items()]
    return "\n".join([say("help-notation"), *examples])


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
        [
            ("petteia new attika --players 2", ""),
            ("petteia new olympos --players 3 --seed demo > start.json", ""),
            ("petteia new attika --players 4 --option start_player=1", ""),
        ],
    )
    add_game(new)
    new.add_argument("--players", metavar="N", type=int, required=True, help="help-players")
    add_setup(new)


def add_show(commands: Commands) -> None:
    show = add_command(
        commands,
        "show",
        [
            ("petteia show start.json", "help-show-all"),
            ("petteia show start.json --seat 2", "help-show-second"),
            ("petteia new attika --players 2 | petteia show -", ""),
        ],
    )
    add_position(show)
    show.add_argument("--seat", metavar="K", type=int, help="help-show-seat")
    add_components(show)


def add_moves(commands: Commands) -> None:
    moves = add_command(
        commands,
        "moves",
        [("petteia moves start.json", ""), ("petteia moves start.json --json | jq '.[].notation'", "")],
    )
    add_position(moves)
    moves.add_argument("--json", action="store_true", help="help-moves-json")
    add_components(moves)


def add_why(commands: Commands) -> None:
    why = add_command(
        commands,
        "why",
        [("petteia why start.json 'tower @ 2,-1'", ""), ("petteia why start.json draw main", "")],
        [notation],
    )
    add_position(why)
    add_notation(why)
    add_components(why)
    add_json(why)


def add_apply(commands: Commands) -> None:
    apply = add_command(
        commands,
        "apply",
        [
            ("petteia apply start.json 'draw main' > next.json", ""),
            ("petteia apply start.json 'draw main' store 'draw 2' | petteia show -", ""),
        ],
        [notation],
    )
    add_position(apply)
    add_notation(apply)
    add_components(apply)


def add_advise(commands: Commands) -> None:
    advise = add_command(
        commands,
        "advise",
        [
            ("petteia advise start.json", ""),
            ("petteia advise start.json --seat 2 --level oracle", ""),
            ("petteia advise start.json --level search:iterations=5000 --json", ""),
        ],
    )
    add_position(advise)
    advise.add_argument("--seat", metavar="K", type=int, help="help-advise-seat")
    advise.add_argument("--level", metavar="BOT", default="strategos", help="help-advise-level")
    advise.add_argument("--seed", metavar="S", default="advice", help="help-advise-seed")
    add_json(advise)
    add_components(advise)


def add_position(command: Parser) -> None:
    command.add_argument("position", metavar="POSITION", help="help-position")


def add_notation(command: Parser) -> None:
    command.add_argument("move", metavar="MOVE", nargs="+", help="help-move")
