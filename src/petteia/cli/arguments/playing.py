"""To play at the terminal, and to look at games that were played."""

from __future__ import annotations

from petteia.cli.arguments.shared import (
    Commands,
    Parser,
    add_command,
    add_components,
    add_game,
    add_json,
    add_setup,
    bots,
)


def add_playing(commands: Commands) -> None:
    add_play(commands)
    add_rules(commands)
    add_box(commands)
    add_replay(commands)
    add_analyse(commands)


def add_play(commands: Commands) -> None:
    play = add_command(
        commands,
        "play",
        [
            ("petteia play attika", "help-play-alone"),
            ("petteia play olympos --players 2", "help-play-two"),
            ("petteia play attika --seats me,strategos,citizen", "help-play-seats"),
            ("petteia play polis --seats me,me,novice", "help-play-people"),
            ("petteia play attika --resume game.json", "help-play-resume"),
        ],
        [bots],
    )
    add_game(play)
    play.add_argument("--players", metavar="N", type=int, help="help-play-players")
    play.add_argument("--seats", metavar="WHO", help="help-play-who")
    add_setup(play)
    play.add_argument("--save", metavar="FILE", help="help-play-save")
    play.add_argument("--resume", metavar="FILE", help="help-play-go-on")


def add_rules(commands: Commands) -> None:
    rules = add_command(
        commands,
        "rules",
        [
            ("petteia rules attika", ""),
            ("petteia rules olympos O-43", ""),
            ("petteia rules olympos RO-40", "help-rules-ruling"),
            ("petteia rules polis assassin", "help-rules-words"),
        ],
    )
    add_game(rules)
    rules.add_argument("words", metavar="WORDS", nargs="*", help="help-rules-about")


def add_box(commands: Commands) -> None:
    box = add_command(
        commands,
        "components",
        [
            ("petteia components attika > mine.toml", "help-components-ours"),
            ("petteia components attika --check mine.toml", ""),
            ("petteia components attika --diff mine.toml", ""),
            ("petteia components polis --faces", ""),
        ],
    )
    add_game(box)
    wanted = box.add_mutually_exclusive_group()
    wanted.add_argument("--check", metavar="FILE", help="help-components-check")
    wanted.add_argument("--diff", metavar="FILE", help="help-components-diff")
    wanted.add_argument("--faces", action="store_true", help="help-components-faces")
    add_components(box)


def add_replay(commands: Commands) -> None:
    replay = add_command(
        commands,
        "replay",
        [
            ("petteia replay game.json", "help-replay-verify"),
            ("petteia replay game.json --log", "help-replay-tell"),
            ("petteia replay game.json --step 40", "help-replay-after"),
            ("petteia replay game.json --step 40 --json", "help-replay-position"),
        ],
    )
    add_record(replay)
    replay.add_argument("--step", metavar="N", type=int, help="help-replay-step")
    replay.add_argument("--log", action="store_true", help="help-replay-log")
    replay.add_argument("--json", action="store_true", help="help-replay-json")


def add_analyse(commands: Commands) -> None:
    analyse = add_command(
        commands,
        "analyse",
        [("petteia analyse game.json", ""), ("petteia analyse game.json --iterations 2000 --json", "")],
    )
    add_record(analyse)
    analyse.add_argument("--iterations", metavar="N", type=int, default=400, help="help-analyse-iterations")
    add_json(analyse)


def add_record(command: Parser) -> None:
    command.add_argument("record", metavar="RECORD", help="help-record")
