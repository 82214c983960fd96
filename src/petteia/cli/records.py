"""Records: a game played again move by move and verified: `petteia replay`."""

from __future__ import annotations

from argparse import Namespace

from petteia.cli.boards import drawing_for
from petteia.cli.failure import Failure
from petteia.cli.files import is_record, pretty, read_object
from petteia.cli.games import game_called
from petteia.cli.journal import EVERYTHING, told
from petteia.cli.speech import Speaker
from petteia.cli.terminal import Terminal
from petteia.core.contract import NOBODY, State
from petteia.core.game import Game
from petteia.core.match import Match, replay


def open_record(name: str, game: Game | None = None) -> Match:
    """The match of a record, every move checked; of a certain game, where it matters."""
    data = read_object(name)
    if not is_record(data):
        what = (
            "a position, not the record of a game"
            if "map" in data or "actor" in data
            else "no record of a game"
        )
        raise Failure(f"This is {what}. `petteia show {name}` draws a position.")
    played = game_called(data.get("game"))
    if game is not None and played.name != game.name:
        raise Failure(f"This is a record of {played.name.capitalize()}, not of {game.name.capitalize()}.")
    return replay(played, data)


def tell_again(arguments: Namespace) -> int:
    match = open_record(arguments.record)
    moves = len(match.steps)
    if arguments.step is not None and not 0 <= arguments.step <= moves:
        raise Failure(f"The record has {moves} moves, so --step can be 0 to {moves}.")
    state = match.state if arguments.step is None else after(match, arguments.step)
    if arguments.json:
        print(pretty(match.game.position(state) if arguments.step is not None else summary(match)))
        return 0
    speaker = Speaker(match.game, match.names, arguments.lang)
    terminal = Terminal()
    if arguments.log:
        begins = after(match, 0).actor
        terminal.say(f"{speaker.names[begins]} begins.", "bold")
        terminal.show(told(match, speaker, EVERYTHING))
        terminal.say()
    if arguments.step is not None:
        drawing = drawing_for(match.game.name, speaker.names, match.components)
        terminal.show([*drawing.table(match.game.position(state), [], terminal.room), [], *drawing.legend()])
        if arguments.step:
            step = match.steps[arguments.step - 1]
            terminal.say(f"After move {arguments.step} of {moves}: {speaker.names[step.seat]}, {step.text}.")
        return 0
    conclude(terminal, match, speaker)
    return 0


def after(match: Match, step: int) -> State:
    return match.steps[step].before if step < len(match.steps) else match.state


def conclude(terminal: Terminal, match: Match, speaker: Speaker) -> None:
    if match.state.actor == NOBODY:
        for line in speaker.all(match.game.outcome(match.state)):
            terminal.say(line)
    else:
        terminal.say(f"The game is not over. {speaker.say(match.game.prompt(match.state))}")
    terminal.say(f"verified: {len(match.steps)} moves, {len(match.turns())} turns")


def summary(match: Match) -> dict[str, object]:
    record = match.record()
    return {
        "game": match.game.name,
        "seats": match.names,
        "moves": len(match.steps),
        "turns": len(record["turns"]),
        "result": record["result"],
    }
