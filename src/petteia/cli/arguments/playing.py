"""To play at the terminal, and to look at games that were played."""

from __future__ import annotations

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


def add_playing(commands: Commands) -> None:
    add_play(commands)
    add_rules(commands)
    add_replay(commands)
    add_analyse(commands)


def add_play(commands: Commands) -> None:
    play = add_command(
        commands,
        "play",
        "Play at the terminal, against bots or hand to hand at one keyboard. The game is "
        "saved after every move and can be taken up again. The file of a game that is "
        "not over holds its secret seed, which betrays all that is face down: do not "
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


def add_rules(commands: Commands) -> None:
    rules = add_command(
        commands,
        "rules",
        "Print the rules of a game, or one of them.",
        "examples:\n  petteia rules attika\n  petteia rules attika A-17\n  petteia rules attika 17\n",
    )
    add_game(rules)
    rules.add_argument("id", metavar="ID", nargs="?", help="the number of a rule, such as A-17 or O-43")
    add_language(rules)


def add_replay(commands: Commands) -> None:
    replay = add_command(
        commands,
        "replay",
        "Play a record again, checking every move against the rules and every turn against its hash.",
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


def add_analyse(commands: Commands) -> None:
    analyse = add_command(
        commands,
        "analyse",
        "Look at a game again: each seat's chance to win, turn by turn, as the evaluation "
        "sees it with everything known; and the decisions that cost most, each with the "
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


def add_record(command: Parser) -> None:
    command.add_argument("record", metavar="RECORD", help="a file with a record, or - for standard input")
