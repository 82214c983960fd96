"""Small tables of Polis to try the rules on, in the words of the game.

A position says only what matters for a rule. Sara sits in the first seat and is the active player, Tommaso
to her left in the second, then Roberto. All that a position leaves out is filled in by the game: cities,
hands and histories are empty, cards not seen anywhere lie face down in the decks. Their boards are those of a
first game: each shows one Culture and one Vase, and besides

    Sara      Athina, 3 off yellow cards
    Tommaso   Delfoi, 3 off green cards
    Roberto   Alexándreia, 6 coins at the start, so nothing during the game
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from petteia.core.game import Impossible, Position
from petteia.core.message import Message, Refusal
from petteia.core.move import Move, Resign
from petteia.games.polis.box import COLOURS, END, load_box
from petteia.games.polis.game import GAME
from petteia.games.polis.rules import Polis
from petteia.games.polis.state import EVERYONE, kind_of, seen_by

SARA, TOMMASO, ROBERTO = 0, 1, 2
COINS = 20

# --- positions ----------------------------------------------------------------------------------------


def position(
    awaited: str = "profit",
    *,
    city: Sequence[Any] = (),
    hand: Sequence[Any] = (),
    history: Sequence[Any] = (),
    tucked: Sequence[Any] = (),
    coins: int = COINS,
    tokens: int = 0,
    board: str | None = None,
    tommaso: Mapping[str, Any] | None = None,
    roberto: Mapping[str, Any] | None = None,
    more: Sequence[Mapping[str, Any]] = (),
    **rest: Any,
) -> Position:
    """A position as plain data: what is awaited, what Sara has, and what is known of the others.

    The names are those of a position file; the others have 20 coins too, unless something else is said.
    """
    sara: dict[str, Any] = {"city": list(city), "hand": list(hand), "history": list(history)}
    sara |= {"tucked": list(tucked), "coins": coins, "tokens": tokens}
    if board is not None:
        sara["board"] = board
    others = [{"coins": COINS, **(other or {})} for other in (tommaso, roberto, *more)]
    return {"game": "polis", "awaited": awaited, "seats": [sara, *others], **rest}


def table(awaited: str = "profit", *, components: str | None = None, **said: Any) -> Polis:
    """The table of a position: see `position` for what can be said."""
    return load(position(awaited, **said), components)


def load(data: Position, components: str | None = None) -> Polis:
    return GAME.load(data, components)


def new_game(players: int = 3, seed: str = "a seed", **options: str) -> Polis:
    return GAME.new(players, seed, options)


def covered(card: str, symbol: str) -> dict[str, str]:
    """A card with a coin on one of its symbols."""
    return {"card": card, "coin": symbol}


def used(card: str) -> dict[str, Any]:
    """A card that has moved forward."""
    return {"card": card, "forward": True}


# --- playing --------------------------------------------------------------------------------------------


def play(state: Polis, *moves: str) -> Polis:
    """Play moves on the table, each of them legal, and see that no card is lost on the way."""
    for move in moves:
        for action in GAME.read_actions(state, move):
            reason = GAME.judge(state, action)
            assert reason is None, f"{move} is refused: {reason}"
            assert action in state.legal() or action < 0, f"{move} is not among {legal_moves(state)}"
            state.apply(action)
            assert_nothing_is_lost(state)
    return state


def idle_until(state: Polis, what: str) -> Polis:
    """Everybody does as little as the rules allow until something is awaited."""
    while awaited(state) != what:
        moves = legal_moves(state)
        play(state, next((move for move in ("done", "pass", "drop") if move in moves), moves[0]))
    return state


def legal_moves(state: Polis) -> list[str]:
    return [GAME.write_action(state, action) for action in state.legal()]


def may(state: Polis, beginning: str) -> list[str]:
    """The legal moves that begin with a word."""
    return [move for move in legal_moves(state) if move.split()[0] == beginning]


def refusal(state: Polis, move: str) -> Refusal:
    """Why a move is not allowed."""
    state = state.clone()
    for meant in GAME.read_moves(state, move):
        reason = GAME.why_not(state, meant)
        assert isinstance(meant, Resign) or (reason is None) == is_legal(state, meant)
        if reason is not None:
            return reason
        state.apply(GAME.action(state, meant))
    raise AssertionError(f"{move} is allowed")


def is_legal(state: Polis, move: Move) -> bool:
    try:
        return GAME.action(state, move) in state.legal()
    except Impossible:
        return False


def refused(state: Polis, move: str) -> str:
    """The rule that forbids a move."""
    return refusal(state, move).rule


# --- what there is to see -------------------------------------------------------------------------------


def awaited(state: Polis) -> str:
    return str(GAME.position(state)["awaited"])


def coins(state: Polis, seat: int = SARA) -> int:
    return int(state.players[seat].coins)


def tokens(state: Polis, seat: int = SARA) -> int:
    return int(state.players[seat].tokens)


def city(state: Polis, seat: int = SARA) -> list[Any]:
    """The cards of a city, those with a coin or moved forward as in a position."""
    return list(GAME.position(state)["seats"][seat]["city"])


def names(cards: Sequence[Any]) -> list[str]:
    """The kinds of cards that may be written with more about them."""
    return [card if isinstance(card, str) else card["card"] for card in cards]


def hand(state: Polis, seat: int = SARA) -> list[str]:
    return names(GAME.position(state)["seats"][seat]["hand"])


def history(state: Polis, seat: int = SARA) -> list[str]:
    return names(GAME.position(state)["seats"][seat]["history"])


def out_of_game(state: Polis) -> list[str]:
    return names(GAME.position(state)["out_of_game"])


def deck(state: Polis, colour: str) -> list[str]:
    """The cards of a deck, the next one first."""
    return names(GAME.position(state)["decks"][colour])


def blocked(state: Polis) -> list[str]:
    return list(GAME.position(state)["blocked"])


def colour_of(card: str) -> str:
    box = load_box()
    return COLOURS[box.colours[box.kind_named(card)]]


def known_to(state: Polis, seat: int, row: vec[i64]) -> list[str]:
    """The cards of a face-down row that a seat has seen."""
    return [
        state.box.kind_ids[kind_of(card)]
        for card in row
        if seen_by(card) == EVERYONE or seen_by(card) >> seat & 1
    ]


# --- journal, and what must always hold -----------------------------------------------------------------


def told(state: Polis, *moves: str) -> list[tuple[Message, str]]:
    """What the journal tells of some moves, each entry with its rule."""
    state.journal = []
    play(state, *moves)
    return [GAME.tell(state, event) for event in state.journal]


def assert_nothing_is_lost(state: Polis) -> None:
    """Every card of the box is in exactly one place, each deck has its End card, and nobody owes anything."""
    rows = [*state.decks, state.removed, state.boxed, [state.lot] if state.lot != -1 else []]
    for player in state.players:
        rows += [player.hand, player.city, player.history, player.tucked]
        assert player.coins >= 0
        assert player.tokens >= 0
    found = Counter(int(kind_of(card)) for row in rows for card in row)
    assert found.pop(END) == len(COLOURS)
    assert found == {kind: state.box.copies[kind] for kind in range(state.box.kinds)}
    for deck in state.decks:
        assert sum(kind_of(card) == END for card in deck) == 1
