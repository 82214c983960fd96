"""Kleros as a game: its moves, its positions, and what is said to people."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Literal

from petteia.core.chance import dice_of, seed_of
from petteia.core.contract import NOBODY, Happening, Impossible, State, resignation
from petteia.core.game import Game, Position
from petteia.core.message import Message, Refusal, SeatName, refusal
from petteia.core.move import Move, Resign, verbs
from petteia.core.notation import not_a_move, read_number
from petteia.core.reading import PositionReader, read_seat, read_seed
from tests.toy.kleros.state import DRAW, HIDDEN, LOTS, OVER, Kleros, Knowledge, Player, new_table

KEYS = ("game", "format", "options", "turn", "actor", "reveals", "pile", "helmet", "seats", "seed", "seat")


@dataclass(frozen=True)
class Draw(Move):
    verb: Literal["draw"] = "draw"


@dataclass(frozen=True)
class Lay(Move):
    lot: int
    verb: Literal["lay"] = "lay"


class KlerosGame(Game):
    name = "kleros"
    players = range(2, 5)
    rules_version = 1
    options = ()
    verbs = verbs((Draw, Lay, Resign))

    def start(self, players: int, seed: str, _options: Any, _components: Any) -> State:
        return new_table(seed_of(seed), players)

    def seat_names(self, players: int, _components: str | None = None) -> list[str]:
        return ["Ajax", "Diomedes", "Odysseus", "Nestor"][:players]

    def settings(self, _state: State) -> tuple[dict[str, str], str]:
        return {}, ""

    def position(self, state: Any) -> Position:
        return {**written(state), "seed": state.seed.hex()}

    def load(self, position: Position, _components: str | None = None) -> State:
        table = Knowledge(NOBODY, read(position)).sample(dice_of(read_seed(position)))
        table.seed = seed_of(read_seed(position))
        return table

    def shown(self, information: Any) -> Position:
        return {**written(information.table), "seat": int(information.seat)}

    def information(self, view: Position, _components: str | None = None) -> Knowledge:
        table = read(view)
        return Knowledge(read_seat(view, table.seats()), table)

    def move(self, _state: State, action: int) -> Move:
        if action > LOTS:
            raise Impossible("There is no such lot.")
        return Draw() if action == DRAW else Lay(action) if action > 0 else Resign(-1 - action)

    def action(self, _state: State, move: Move) -> int:
        match move:
            case Lay(lot) if 1 <= lot <= LOTS:
                return lot
            case Resign(seat):
                return resignation(seat)
            case Draw():
                return DRAW
        raise Impossible("There is no such lot.")

    def write_move(self, _state: State, move: Move) -> str:
        number = move.lot if isinstance(move, Lay) else move.seat + 1 if isinstance(move, Resign) else ""
        return f"{move.verb} {number}".strip()

    def read_moves(self, _state: State, text: str) -> list[Move]:
        match text.lower().split():
            case ["draw"]:
                return [Draw()]
            case ["lay", lot]:
                return [Lay(read_number(lot, range(1, LOTS + 1)))]
            case ["resign", seat]:
                return [Resign(read_number(seat, range(1, 5)) - 1)]
        raise not_a_move(text, "draw, lay 17, resign 1")

    def why_not(self, state: Any, move: Move) -> Refusal | None:
        if state.awaited == OVER:
            return refusal("K-3", "kleros-no-over")
        match move, state.players[state.actor]:
            case Resign(seat), _ if seat not in state.playing():
                return refusal("K-4", "kleros-no-player")
            case Lay(lot), player if lot not in player.lots:
                return refusal("K-2", "kleros-no-lot", lot=lot)
            case Draw(), player if not (player.pebbles and state.helmet):
                return refusal("K-2", "kleros-no-draw")
        return None

    def price(self, _state: State, move: Move) -> list[Message]:
        return [Message("kleros-price", {"count": 1})] if isinstance(move, Draw) else []

    def describe(self, _state: State, move: Move) -> Message:
        player = SeatName(move.seat if isinstance(move, Resign) else 0)
        return Message(f"kleros-do-{move.verb}", {**vars(move), "player": player})

    def prompt(self, state: State) -> Message:
        if state.actor == NOBODY:
            return Message("kleros-no-over")
        return Message("kleros-prompt", {"player": SeatName(int(state.actor))})

    def tell(self, state: State, event: Happening) -> tuple[Message, str]:
        if event.key == "kleros-log-end":
            return self.outcome(state)[0], "K-3"
        told = Message(event.key, {"player": SeatName(event.arguments[0]), "lot": event.arguments[-1]})
        return told, "K-4" if event.key == "kleros-log-resigns" else "K-2"

    def outcome(self, state: State) -> list[Message]:
        scores = [(SeatName(seat), max(score, 0)) for seat, score in enumerate(state.scores())]
        return [Message("kleros-end"), *(Message("kleros-has", {"player": n, "count": s}) for n, s in scores)]


def written(table: Kleros) -> Position:
    """Of lots that are not known it says how many there are."""
    numbers = {name: int(getattr(table, name)) for name in ("turn", "actor", "reveals")}
    seats = [{**asdict(player), "lots": counted(player.lots)} for player in table.players]
    lots = {"pile": table.pile[:], "helmet": counted(table.helmet)}
    return {"game": "kleros", "format": 1, "options": {}, **numbers, **lots, "seats": seats}


def counted(lots: list[int]) -> list[int] | int:
    return len(lots) if HIDDEN in lots else lots[:]


def read(position: Position) -> Kleros:
    reader = PositionReader(position, "kleros", KEYS, "")
    players: list[Player] = []
    for seat in reader.seats(KlerosGame.players):
        pebbles = reader.number_in(seat, "pebbles", 0, range(99), "`pebbles`")
        players.append(Player(read_lots(seat, "lots"), pebbles, bool(seat.get("resigned"))))
    table = Kleros(seed_of("hidden"), players, read_lots(position, "helmet"), read_lots(position, "pile"))
    table.actor = reader.number("actor", 0, range(NOBODY, len(players)))
    table.turn, table.reveals = (reader.number(name, 0, range(999)) for name in ("turn", "reveals"))
    lots = sum([player.lots for player in players], table.pile + table.helmet)
    if len(lots) != LOTS or len(set(lots) - {HIDDEN}) + lots.count(HIDDEN) != LOTS:
        reader.wrong("kleros-wrong-lots", count=LOTS)
    reader.stop_if_wrong()
    return table


def read_lots(block: Position, key: str) -> list[int]:
    told = block.get(key)
    lots = [HIDDEN] * told if type(told) is int and told in range(LOTS) else told
    if not isinstance(lots, list) or any(lot not in range(LOTS + 1) for lot in lots):
        raise Impossible(f"`{key}` must list lots from 1 to {LOTS}, or say how many there are.")
    return lots


GAME = KlerosGame()
