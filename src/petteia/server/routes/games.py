"""The games that can be played here, as somebody sees them who sets up a table."""

from __future__ import annotations

from functools import cache

from starlette.requests import Request

from petteia.bots import LEVELS
from petteia.core.game import Game, Impossible, Option
from petteia.games import REGISTER, game_named
from petteia.languages import LANGUAGES
from petteia.locales import words_of
from petteia.server import protocol as p
from petteia.server.lessons import lesson_of
from petteia.server.problem import Problem
from petteia.server.routes.reception import get
from petteia.server.words import said


async def games(_request: Request) -> list[p.GameInfo]:
    return [game_info(name) for name in REGISTER]


async def words(request: Request) -> str:
    """What a game says to people: the client was built without the words of games from elsewhere."""
    game, language = request.path_params["game"], request.path_params["language"]
    if game not in REGISTER or language not in LANGUAGES:
        raise Problem(404, "core-nothing-here")
    return words_of(game, language)


@cache
def game_info(name: str) -> p.GameInfo:
    game = game_named(name)
    options = [p.OptionInfo(o.key, list(o.values), o.rule, o.ruling, misfits(game, o)) for o in game.options]
    reconstructed = [said(message) for message in game.reconstructed()]
    return p.GameInfo(
        name=name,
        players=list(game.players),
        minutes=game.minutes,
        options=options,
        bots=list(LEVELS),
        reconstructed=reconstructed,
        lesson=lesson_of(name) is not None,
    )


def misfits(game: Game, option: Option) -> dict[str, list[int]]:
    """The values of an option that do not fit so many seats: the game itself is asked."""
    unfit = {v: [seats for seats in game.players if not fits(game, seats, option, v)] for v in option.values}
    return {value: seats for value, seats in unfit.items() if seats}


def fits(game: Game, seats: int, option: Option, value: str) -> bool:
    try:
        game.new(seats, option.key, {option.key: value})
    except Impossible:
        return False
    return True


ROUTES = [get("/api/games", games), get("/api/games/{game}/words/{language}", words)]
