"""Olympos as one of the games of the house."""

from __future__ import annotations

from collections.abc import Mapping

from petteia.core.chance import seed_of
from petteia.core.game import GameOf, Plain, Position, Question
from petteia.core.message import Message
from petteia.core.move import Move
from petteia.games.olympos import chronicle, notation, outlook, overview, prices, reasons, words
from petteia.games.olympos.box import load_box
from petteia.games.olympos.grounds import GROUNDS
from petteia.games.olympos.information import Knowledge
from petteia.games.olympos.moves import VERBS, Done, Keep, NewSettler, Settler, action_of, move_of
from petteia.games.olympos.options import OPTIONS
from petteia.games.olympos.position import write_position
from petteia.games.olympos.position_reader import read_position
from petteia.games.olympos.possible import oddities
from petteia.games.olympos.rules import Olympos
from petteia.games.olympos.setup import new_table
from petteia.games.olympos.state import ANSWERING, CHOOSING_FACE, MOVING, PAYING, Rulings, seat_at
from petteia.games.olympos.traits import traits_of
from petteia.games.olympos.view import read_view, write_view


class OlymposGame(GameOf[Olympos, Knowledge]):
    name = "olympos"
    players = range(2, 6)
    rules_version = 3
    options = OPTIONS
    verbs = VERBS
    grounds = GROUNDS
    weights = chronicle.WEIGHTS

    # --- beginning ---

    def start(self, players: int, seed: str, options: Mapping[str, str], components: str | None) -> Olympos:
        return new_table(load_box(components), Rulings(dict(options)), players, seed_of(seed))

    def seat_names(self, players: int, components: str | None = None) -> list[str]:
        return list(load_box(components).data["tribes"]["names"][:players])

    def order_of_play(self, state: Olympos) -> list[int]:
        return [int(seat_at(state.line, place)) for place in range(state.seats())]

    def settings(self, state: Olympos) -> tuple[dict[str, str], str]:
        return state.rulings.options, state.box.digest

    def facts(self, components: str | None = None) -> Plain:
        return overview.facts(load_box(components))

    def reconstructed(self, components: str | None = None) -> list[Message]:
        return words.reconstructed(load_box(components))

    # --- positions and views ---

    oddities = staticmethod(oddities)
    shown = staticmethod(write_view)
    overview = staticmethod(overview.overview)

    def position(self, state: Olympos) -> Position:
        return write_position(state)

    def load(self, position: Position, components: str | None = None) -> Olympos:
        return read_position(position, load_box(components))

    def information(self, view: Position, components: str | None = None) -> Knowledge:
        return read_view(view, load_box(components))

    # --- moves ---

    write_move = staticmethod(notation.write_move)
    read_moves = staticmethod(notation.read_moves)
    why_not = staticmethod(reasons.why_not)
    price = staticmethod(prices.price)
    brings = staticmethod(prices.brings)
    speaks_for = staticmethod(prices.speaks_for)
    cost = staticmethod(outlook.cost_of)
    outlook = staticmethod(outlook.outlook)
    describe = staticmethod(words.describe)
    prompt = staticmethod(words.prompt)

    def move(self, state: Olympos, action: int) -> Move:
        return move_of(state.box, action)

    def action(self, state: Olympos, move: Move) -> int:
        return action_of(state.box, move)

    def move_for(self, state: Olympos, move: Move, seat: int) -> Move:
        """Which of the Oracle's cards is kept is known to one player alone."""
        return Keep(None) if isinstance(move, Keep) and seat != state.mover else move

    def only_begins(self, move: Move) -> bool:
        """A settler sets out: where it goes is all that counts."""
        return isinstance(move, NewSettler | Settler)

    def continues(self, state: Olympos) -> bool:
        """Where a settler goes, and with what a discovery is paid."""
        return state.awaited in (MOVING, PAYING, CHOOSING_FACE)

    def questions(self, _state: Olympos, _seat: int) -> list[Question]:
        """Whoever has destiny cards is asked at every Olympos card (O-83), and may say no to all of them."""
        return [Question("zeus", about=0, least=0, most=0)]

    def answered(self, state: Olympos, key: str, _value: int) -> int | None:
        is_asked = key == "zeus" and state.awaited == ANSWERING
        return self.action(state, Done()) if is_asked else None

    # --- what happened, and what counts ---

    tell = staticmethod(chronicle.tell)
    outcome = staticmethod(words.outcome)
    tallies = staticmethod(words.tallies)
    order = staticmethod(words.order)
    traits = staticmethod(traits_of)


GAME = OlymposGame()
