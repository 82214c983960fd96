"""Attika as one of the games of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from petteia.core.chance import seed_of
from petteia.core.game import GameOf, Plain, Position, Traits
from petteia.core.message import Message
from petteia.core.move import Move
from petteia.core.starting import start_seat
from petteia.games.attika import notation, outlook, prospects, reasons, words
from petteia.games.attika.box import load_box
from petteia.games.attika.grounds import GROUNDS
from petteia.games.attika.information import Knowledge
from petteia.games.attika.moves import VERBS, action_of, move_of
from petteia.games.attika.options import OPTIONS
from petteia.games.attika.position import write_position
from petteia.games.attika.position_reader import read_position
from petteia.games.attika.possible import oddities
from petteia.games.attika.rules import Attika
from petteia.games.attika.setup import new_table
from petteia.games.attika.state import PAYING, TURNING, Rulings
from petteia.games.attika.traits import traits_of
from petteia.games.attika.view import read_view, write_view


class AttikaGame(GameOf[Attika, Knowledge]):
    name = "attika"
    players = range(2, 5)
    rules_version = 1
    # Before the arrow from harbour to ships was found to be published.
    same_components = frozenset({"ec81ff18377bdf81bf7e9591f4eeff5f8fe41f87ce28a692abb5a6e420f05df2"})
    options = OPTIONS
    verbs = VERBS
    grounds = GROUNDS
    weights = words.WEIGHTS
    minutes = 15

    # --- beginning ---

    def start(self, players: int, seed: str, options: Mapping[str, str], components: str | None) -> Attika:
        box = load_box(components)
        return new_table(box, Rulings(dict(options)), players, seed_of(seed), start_seat(options, players))

    def seat_names(self, players: int, components: str | None = None) -> list[str]:
        return list(load_box(components).data["cities"]["names"][:players])

    def settings(self, state: Attika) -> tuple[dict[str, str], str]:
        return state.rulings.options, state.box.digest

    def facts(self, components: str | None = None) -> Plain:
        return load_box(components).data

    def reconstructed(self, components: str | None = None) -> list[Message]:
        return words.reconstructed(load_box(components))

    # --- positions and views ---

    oddities = staticmethod(oddities)
    shown = staticmethod(write_view)
    overview = staticmethod(outlook.overview)

    def position(self, state: Attika) -> Position:
        return write_position(state)

    def load(self, position: Position, components: str | None = None) -> Attika:
        return read_position(position, load_box(components))

    def information(self, view: Position, components: str | None = None) -> Knowledge:
        return read_view(view, load_box(components))

    # --- moves ---

    read_moves = staticmethod(notation.read_moves)
    why_not = staticmethod(reasons.why_not)
    fine_print = staticmethod(prospects.fine_print)
    brings = staticmethod(prospects.brings)
    speaks_for = staticmethod(prospects.speaks_for)
    cost = staticmethod(outlook.cost)
    outlook = staticmethod(outlook.outlook)
    describe = staticmethod(words.describe)
    prompt = staticmethod(words.prompt)

    def move(self, state: Attika, action: int) -> Move:
        return move_of(state.box, action)

    def action(self, state: Attika, move: Move) -> int:
        return action_of(state.box, move)

    def write_move(self, _state: Attika, move: Move) -> str:
        return notation.write_move(move)

    def price(self, state: Attika, move: Move) -> list[Message]:
        return [item.said for item in words.items(state, move)]

    def continues(self, state: Attika) -> bool:
        """A building and what it is paid with are one move, and so are a map tile and how it lies."""
        return state.awaited in (PAYING, TURNING)

    # --- what happened, and what counts ---

    tell = staticmethod(words.tell)
    outcome = staticmethod(words.outcome)
    tallies = staticmethod(words.tallies)
    order = staticmethod(words.order)

    def traits(self, state: Attika, _order: Sequence[int]) -> list[Traits]:
        return traits_of(state)


GAME = AttikaGame()
