"""A game at the terminal, against bots or from hand to hand at one keyboard: `petteia play`.

The match is written to its file after every move of a person, so leaving never loses anything. Bots
choose by dice that the seed and the number of the move decide: taken up again, they play the same.
"""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from petteia.cli.games import game_called, read_components, read_options, read_seed
from petteia.cli.records import open_record
from petteia.cli.saving import SavedGame, default_file, new_file
from petteia.cli.seating import names_of, read_seats
from petteia.cli.sitting import Sitting
from petteia.core.fault import Fault
from petteia.core.match import Match


def play(arguments: Namespace) -> int:
    sitting = resumed(arguments) if arguments.resume else begun(arguments)
    try:
        sitting.run()
    except (EOFError, KeyboardInterrupt):
        sitting.leave()
    return 0


def begun(arguments: Namespace) -> Sitting:
    game = game_called(arguments.game)
    seats = read_seats(arguments.seats, arguments.players)
    options, components = read_options(arguments.option), read_components(arguments.components)
    seed = read_seed(arguments.seed)
    match = Match(game, len(seats), seed, options, components)
    match.names = names_of(match.names, seats)
    file = new_file(arguments.save) if arguments.save else default_file(game.name)
    sitting = Sitting(match, SavedGame(file))
    if trouble := sitting.saved.keep(match):
        raise trouble
    return sitting


def resumed(arguments: Namespace) -> Sitting:
    game = game_called(arguments.game)
    given = ("players", "seats", "seed", "components")
    if arguments.option or any(getattr(arguments, name) is not None for name in given):
        raise Fault("terminal-resumed-keeps")
    match = open_record(arguments.resume, game)
    file = new_file(arguments.save) if arguments.save else Path(arguments.resume)
    return Sitting(match, SavedGame(file))
