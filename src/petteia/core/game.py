"""A game is a rulebook: who may play, which options there are, and how its states are told to people.

The state itself is in `contract`; here is everything around it that is not in the hot path.
"""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar, cast

from petteia.core.contract import Happening, Impossible, InformationSet, State
from petteia.core.fault import Fault
from petteia.core.message import Message, Refusal
from petteia.core.move import Move, Verbs

__all__ = [
    "Game",
    "GameOf",
    "Impossible",
    "Option",
    "Plain",
    "Position",
    "Question",
    "Tally",
    "Traits",
    "fingerprint",
    "resolve_options",
]

Plain = Mapping[str, Any]  # data for JSON; what is in it each game says, in its `shapes`
Position = Plain
Traits = dict[str, list[str]]  # things in notation, by what they are, such as {"wonders": ["stadium"]}


@dataclass(frozen=True)
class Option:
    """A reading of an unclear rule that the table may choose. The first value is ours."""

    key: str
    values: tuple[str, ...]
    rule: str
    ruling: str

    @property
    def default(self) -> str:
        return self.values[0]


@dataclass(frozen=True)
class Tally:
    """One thing that counts at the end: what it is called, and how much of it each seat has."""

    name: Message
    amounts: list[int]


@dataclass(frozen=True)
class Question:
    """A question that a seat may answer before it is asked, by a number within bounds.

    The answer stands as long as the question is about the same thing.
    """

    key: str
    about: int
    least: int
    most: int


def resolve_options(options: tuple[Option, ...], chosen: Mapping[str, str]) -> dict[str, str]:
    """All options, those not chosen at their defaults."""
    known = {option.key: option for option in options}
    for key, value in chosen.items():
        if key not in known:
            names = ", ".join(known)
            raise Fault(
                "core-fault-option",
                option=repr(key),
                options=names,
            )
        option = known[key]
        if value not in option.values:
            allowed = " or ".join(option.values)
            raise Fault(
                "core-fault-option-value",
                option=key,
                allowed=allowed,
                value=repr(value),
                rule=option.rule,
            )
    return {key: chosen.get(key, option.default) for key, option in known.items()}


# What a journal entry is where things are told: what somebody did; the same, but not worth a word when a
# whole round is told; or what followed from it.
Weight = Literal["deed", "trifle", "consequence"]


def weighed(trifles: str, consequences: str) -> dict[str, Weight]:
    """By key, from lists of them; all that is in neither is a deed."""
    light = dict.fromkeys(trifles.split(), "trifle") | dict.fromkeys(consequences.split(), "consequence")
    return cast(dict[str, Weight], light)


S = TypeVar("S", bound=State)
K = TypeVar("K", bound=InformationSet)


class GameOf(ABC, Generic[S, K]):
    """A game by the states it is played with, and by what a seat knows of them.

    What is told about a state is often a function of some other module: a game then just names it, as in
    `why_not = staticmethod(reasons.why_not)`.
    """

    name: str
    players: range
    rules_version: int
    # Digests of our components file from when it told the same facts, and only their sources otherwise.
    same_components: frozenset[str] = frozenset()
    options: tuple[Option, ...]
    verbs: Verbs
    minutes: int = 20  # that a game takes for each player, about
    grounds: Mapping[str, str] = {}  # by its key, the rule behind what is told of a move
    weights: Mapping[str, Weight] = {}  # of journal entries; all others are deeds

    # --- beginning ---

    @abstractmethod
    def start(self, players: int, seed: str, options: Mapping[str, str], components: str | None) -> S:
        """A fresh state; players and options have been checked."""

    def new(
        self,
        players: int,
        seed: str,
        options: Mapping[str, str] | None = None,
        components: str | None = None,
    ) -> S:
        """A new game for so many players; raises Impossible, or ValueError for bad components."""
        if players not in self.players:
            fewest, most = self.players[0], self.players[-1]
            raise Fault(
                "core-fault-players",
                game=self.name.capitalize(),
                fewest=fewest,
                most=most,
                players=players,
            )
        if not seed.isprintable():
            raise Fault("core-fault-seed")
        return self.start(players, seed, resolve_options(self.options, options or {}), components)

    @abstractmethod
    def seat_names(self, players: int, components: str | None = None) -> list[str]:
        """What the seats are called until people give them names."""

    def order_of_play(self, state: S, /) -> list[int]:
        """The seats in the order of their first turns, at a table where nothing has happened yet."""
        return [(int(state.actor) + place) % state.seats() for place in range(state.seats())]

    @abstractmethod
    def settings(self, state: S, /) -> tuple[dict[str, str], str]:
        """The resolved options of a state, and the hash of its components."""

    def facts(self, components: str | None = None) -> Plain:  # noqa: ARG002
        """What is in the box, as plain data: everything a drawing of the table needs to know."""
        return {}

    def reconstructed(self, components: str | None = None) -> list[Message]:  # noqa: ARG002
        """Which parts of the box are not known to be as printed; people are told before they play."""
        return []

    # --- positions and views: plain data for JSON ---

    @abstractmethod
    def position(self, state: S, /) -> Position:
        """Everything, hidden or not."""

    @abstractmethod
    def load(self, position: Position, components: str | None = None) -> S:
        """The state of a position; raises Impossible with all that is wrong with it."""

    def oddities(self, _state: S, /) -> list[Message]:
        """What no game comes to and `load` lets be all the same, so that small tables can be studied."""
        return []

    @abstractmethod
    def shown(self, information: K, /) -> Position:
        """What a seat knows, as a position with counts for what is hidden."""

    def view(self, state: S, seat: int, /) -> Position:
        """What a seat may see, or a spectator (seat -1)."""
        return self.shown(cast(K, state.information(seat)))  # which is of the same game

    @abstractmethod
    def information(self, view: Position, components: str | None = None) -> K:
        """The information set that a view was taken from."""

    def overview(self, _known: K, /) -> Plain:
        """What all that a seat knows comes to, as plain data for JSON."""
        return {}

    def unseen(self, _known: K, /) -> dict[str, dict[str, int]]:
        """For each pile, by its name, what may still be in it as far as a seat can tell, and how often."""
        return {}

    # --- moves: as data, as text, with reasons and prices ---

    @abstractmethod
    def move(self, state: S, action: int, /) -> Move:
        """What a number means here; raises Impossible when it means nothing."""

    @abstractmethod
    def action(self, state: S, move: Move, /) -> int:
        """The number of a move; raises Impossible when it names something that there is not."""

    def move_for(self, _state: S, move: Move, _seat: int, /) -> Move:
        """A move as a seat may know it: what only its actor knows is left out."""
        return move

    @abstractmethod
    def write_move(self, state: S, move: Move, /) -> str:
        """A move in notation."""

    @abstractmethod
    def read_moves(self, state: S, text: str, /) -> list[Move]:
        """What a text in notation means here: one move, or a short way to say several in a row.

        Raises Impossible when it is not notation; legality is another matter.
        """

    def write_action(self, state: S, action: int, /) -> str:
        return self.write_move(state, self.move(state, action))

    def read_actions(self, state: S, text: str, /) -> list[int]:
        return [self.action(state, move) for move in self.read_moves(state, text)]

    def judge(self, state: S, action: int, /) -> Refusal | None:
        """Why an action may not be done, or None when it may. Legal is what `legal` lists, and giving up."""
        if action >= 0 and action in state.legal():
            return None
        unexplained = Refusal("", Message("core-not-an-action"))
        try:
            reason = self.why_not(state, self.move(state, action))
        except Impossible:
            return unexplained
        return reason or (unexplained if action >= 0 else None)

    @abstractmethod
    def why_not(self, state: S, move: Move, /) -> Refusal | None:
        """Which rule forbids a move, or None if none does: the explanation for what `judge` refuses."""

    @abstractmethod
    def price(self, state: S, move: Move, /) -> list[Message]:
        """What a move costs, item by item; empty when it costs nothing worth telling."""

    def fine_print(self, _state: S, _move: Move, /) -> list[Message]:
        """What is told besides the price to whoever asks about a legal move, such as why it is not free."""
        return []

    def brings(self, _state: S, _move: Move, /) -> list[Message]:
        """What else a move changes, the weightiest first, as far as its actor may know it."""
        return []

    def speaks_for(self, _state: S, _move: Move, /) -> list[Message]:
        """What a legal move wins, blocks or saves, the weightiest first: why a hint names it."""
        return []

    def cost(self, _state: S, _move: Move, /) -> int | None:
        """What a legal move costs, where the game has one number for it: a badge on its place."""
        return None

    def outlook(self, _state: S, _move: Move, /) -> Plain:
        """What a move would cost and change, as plain data for JSON."""
        return {}

    def only_begins(self, _move: Move) -> bool:
        """Does a move only begin another one, so that one can look ahead? It tells nothing new."""
        return False

    def continues(self, _state: S, /) -> bool:
        """Is what is awaited part of the move before, as a way to pay is? Both are taken back at once."""
        return False

    @abstractmethod
    def describe(self, state: S, move: Move, /) -> Message:
        """A move in plain words."""

    @abstractmethod
    def prompt(self, state: S, /) -> Message:
        """What is awaited, and from whom."""

    def questions(self, _state: S, _seat: int, /) -> list[Question]:
        """What a seat may answer beforehand now."""
        return []

    def answered(self, _state: S, _key: str, _value: int, /) -> int | None:
        """The action that a standing answer of the actor means here; None when this is not its question."""
        return None

    @abstractmethod
    def tell(self, state: S, event: Happening, /) -> tuple[Message, str]:
        """A journal entry in words, and the rule it follows."""

    @abstractmethod
    def outcome(self, state: S, /) -> list[Message]:
        """How a finished game ended, by a message with no argument but `player`; then each seat's result."""

    def tallies(self, _state: S, /) -> list[Tally]:
        """What counts at the end, category by category, the weightiest first."""
        return []

    def traits(self, state: S, _order: Sequence[int], /) -> list[Traits]:
        """What set each seat apart at the end, for those who ask what wins. The order is that of play."""
        return [{} for _ in range(state.seats())]

    def order(self, _state: S, /) -> tuple[Message, str] | None:
        """How the places follow from what counts, ties included, and the rule that says so."""
        return None


Game = GameOf[State, InformationSet]  # whichever it is: it is handed no states but its own


def fingerprint(game: Game, state: State, told: Plain | None = None) -> str:
    """A short hash of everything on the table; with parts as they were told when it was made."""
    position = {key: (told or {}).get(key, part) for key, part in game.position(state).items()}
    text = json.dumps(position, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:12]
