"""Records: a game played again move by move and verified: `petteia replay`."""

from __future__ import annotations

from argparse import Namespace

from petteia.cli.boards import drawing_for
from petteia.cli.files import is_record, pretty, read_object
from petteia.cli.games import game_called
from petteia.cli.journal import EVERYTHING, told
from petteia.cli.speech import Speaker, say
from petteia.cli.terminal import Terminal
from petteia.core.contract import NOBODY
from petteia.core.fault import Fault
from petteia.core.game import Game
from petteia.core.match import Match, replay


def open_record(name: str, game: Game | None = None) -> Match:
    """The match of a record, every move checked; of a certain game, where it matters."""
    data = read_object(name)
    if not is_record(data):
        is_position = "map" in data or "actor" in data
        key = "terminal-is-a-position" if is_position else "terminal-no-record"
        raise Fault(key, command=f"petteia show {name}")
    played = game_called(data.get("game"))
    if game is not None and played.name != game.name:
        raise Fault(
            "terminal-record-of-other", played=played.name.capitalize(), wanted=game.name.capitalize()
        )
    return replay(played, data)


def tell_again(arguments: Namespace) -> int:
    match, step = open_record(arguments.record), arguments.step
    moves = len(match.steps)
    if step is not None and not 0 <= step <= moves:
        raise Fault("terminal-no-step", moves=moves)
    if arguments.json:
        print(pretty(summary(match) if step is None else match.game.position(match.after(step))))
        return 0
    terminal, speaker = Terminal(), Speaker(match.game, match.names)
    if arguments.log:
        first = match.game.order_of_play(match.after(0))[0]
        terminal.say(say("core-log-turn", player=speaker.names[first]), "bold")
        terminal.tell(told(match, speaker, EVERYTHING))
        terminal.say()
    if step is None:
        conclude(terminal, match, speaker)
    else:
        draw(terminal, match, speaker, step)
    return 0


def draw(terminal: Terminal, match: Match, speaker: Speaker, step: int) -> None:
    """The table after so many moves."""
    drawing = drawing_for(match.game.name, speaker.names, match.components)
    position = match.game.position(match.after(step))
    terminal.show([*drawing.table(position, [], terminal.room), []])
    terminal.tell(drawing.legend())
    if step:
        last = match.steps[step - 1]
        player, steps = speaker.names[last.seat], len(match.steps)
        terminal.say(say("terminal-after-move", step=step, steps=steps, player=player, move=last.text))


def conclude(terminal: Terminal, match: Match, speaker: Speaker) -> None:
    if match.state.actor == NOBODY:
        for line in speaker.all(match.game.outcome(match.state)):
            terminal.say(line)
    else:
        terminal.say(say("terminal-not-over", prompt=speaker.say(match.game.prompt(match.state))))
    terminal.say(say("terminal-verified", moves=len(match.steps), turns=len(match.turns())))


def summary(match: Match) -> dict[str, object]:
    record = match.record()
    return {
        "game": match.game.name,
        "seats": match.names,
        "moves": len(match.steps),
        "turns": len(record["turns"]),
        "result": record["result"],
    }
