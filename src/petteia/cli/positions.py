"""Positions: `petteia new`, `show` and `apply`."""

from __future__ import annotations

from argparse import Namespace

from petteia.cli.boards import drawing_for
from petteia.cli.failure import complain
from petteia.cli.files import pretty
from petteia.cli.games import Opened, game_called, open_position, read_components, read_options, read_seed
from petteia.cli.moves import Illegal, play_out, read_moves
from petteia.cli.speech import Speaker
from petteia.cli.terminal import Terminal
from petteia.cli.understanding import Reader
from petteia.core.contract import NOBODY
from petteia.core.fault import Fault


def new(arguments: Namespace) -> int:
    game = game_called(arguments.game)
    options, components = read_options(arguments.option), read_components(arguments.components)
    seed = read_seed(arguments.seed)
    print(pretty(game.position(game.new(arguments.players, seed, options, components))))
    return 0


def show(arguments: Namespace) -> int:
    opened = open_position(arguments.position, arguments.components)
    seat = seat_to_show(opened, arguments.seat)
    game, state = opened.game, opened.state
    view = game.position(state) if seat is None else game.view(state, seat)
    moves = (
        [game.write_action(state, action) for action in state.legal()] if seat in (None, state.actor) else []
    )
    terminal = Terminal()
    drawing = drawing_for(game.name, opened.names, opened.components)
    terminal.show([*drawing.table(view, moves, terminal.room), []])
    terminal.tell(drawing.legend())
    if state.actor == NOBODY:
        terminal.tell([[], *([(line, "")] for line in Speaker(game, opened.names).all(game.outcome(state)))])
    return 0


def seat_to_show(opened: Opened, asked: int | None) -> int | None:
    """Whose eyes to look through, counted from 0, or None for all that the file knows."""
    if asked is None:
        return opened.seat
    seats = opened.state.seats()
    if not 1 <= asked <= seats:
        raise Fault("terminal-no-seat", seat=asked, seats=seats)
    if opened.seat not in (None, asked - 1):
        raise Fault("terminal-other-view")
    return asked - 1


def apply(arguments: Namespace) -> int:
    opened = open_position(arguments.position, arguments.components)
    state = opened.whole()
    reader = Reader(Speaker(opened.game, opened.names), opened.components)
    try:
        for text in read_moves(reader, state, arguments.move):
            state = play_out(reader, state, text)
    except Illegal as illegal:
        return complain(reader.speaker.refuse(illegal.refusal))
    print(pretty(opened.game.position(state)))
    return 0
