"""Small tables of Olympos to try the rules on, in the words of the game.

A position says only what matters for a rule. All that it leaves out is filled in by the game: nobody is on
the map, everybody stands on the first space with four settlers in stock, no territory is condemned, tribes
live wherever there is a star, discoveries and wonders lie in the order of the components file, and the
remaining cards make up the decks. The player in question sits in the first seat and is to move; three others
sit there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from petteia.core.game import Position
from petteia.core.message import Message, Refusal
from petteia.core.numbers import amount
from petteia.games.olympos.box import RESOURCES
from petteia.games.olympos.game import GAME
from petteia.games.olympos.position_reader import read_position
from petteia.games.olympos.rules import Olympos
from petteia.games.olympos.state import Player

THREE_OTHERS: tuple[Mapping[str, Any], ...] = ({}, {}, {})
# What follows from the rest of a player's things, and must agree with them at any time.
DERIVED = (
    *("on_map", "held", "tokens", "markers", "swords", "zeus", "stars", "settler_discount", "sea_discount"),
    *("land_runs", "destiny_choice", "wins_ties", "wonder_discount", "discounts"),
)
SEAT = {
    *(
        "space",
        "stock",
        "cubes",
        "hourglasses",
        "prestige",
        "laid",
        "hand",
        "fresh",
        "discoveries",
        "wonders",
        "ares",
    ),
    *("siren", "erinyes", "athena", "keres", "prayers", "resigned"),
}

# --- positions ------------------------------------------------------------------------------------------


def position(*, others: Sequence[Mapping[str, Any]] = THREE_OTHERS, **said: Any) -> Position:
    """A position as plain data.

    What is said by the names of a seat (`cubes`, `discoveries`, `hand` ...) is about the player to move;
    `others` has the same facts about the other players. The rest is said by the names of a position, but the
    wonders on the board are `wonder_row`.
    """
    player = {key: value for key, value in said.items() if key in SEAT}
    rest = {key: value for key, value in said.items() if key not in SEAT}
    if "wonder_row" in rest:
        rest["wonders"] = rest.pop("wonder_row")
    return {"game": "olympos", "seats": [player, *map(dict, others)], **rest}


def table(*, components: str | None = None, **said: Any) -> Olympos:
    """The table of a position: see `position` for what can be said."""
    return load(position(**said), components)


def load(data: Position, components: str | None = None) -> Olympos:
    return GAME.load(data, components)


def new_game(players: int = 4, seed: str = "a seed", **options: str) -> Olympos:
    return GAME.new(players, seed, options)


def set_up(players: int = 4, seed: str = "a seed", **options: str) -> Olympos:
    """A new game in which all territories are condemned and all barbarians placed, the first ones offered."""
    state = new_game(players, seed, **options)
    while GAME.position(state)["awaited"] in ("condemn", "barbarians"):
        state.apply(state.legal()[0])
    return state


def settled(*territories: str, seat: int = 0) -> dict[str, list[int]]:
    """One settler of a seat in each of these territories."""
    return {name: [seat] for name in territories}


def deck(*first: str) -> list[str]:
    """All destiny cards, these on top."""
    cards = [card["id"] for card in GAME.facts()["destiny_card"] for _ in range(card["copies"])]
    for card in first:
        cards.remove(card)
    return [*first, *cards]


def gods(**cards: str) -> list[dict[str, Any]]:
    """The Olympos cards along the track, some of them named by their places: `gods(first="zeus")`."""
    places = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
    return [{"card": cards[place]} if place in cards else {} for place in places]


# Territories by resource, those without a star first.
GRAIN = ("macedonia", "boeotia", "messenia", "mysia", "euboea", "lesbos")
WOOD = ("thrace", "epirus", "arcadia", "caria", "corcyra", "atlas")
STONE = ("pelagonia", "aetolia", "corinthia", "naxos", "ampheres", "olympos")
GOLD = ("illyria", "chalcidice", "argolis", "lydia", "rhodes", "gadeiros")


# --- playing --------------------------------------------------------------------------------------------


def play(state: Olympos, *moves: str) -> Olympos:
    """Play moves on the table, each of them legal, and see that all is in order on the way."""
    for move in moves:
        for action in GAME.read_actions(state, move):
            reason = GAME.why_not(state, GAME.move(state, action))
            assert reason is None, f"{move} is refused: {reason}"
            assert action in state.legal() or action < 0, f"{move} is not among {legal_moves(state)}"
            state.apply(action)
            assert_all_in_order(state)
    return state


def end_turn(state: Olympos) -> Olympos:
    """Nobody plays any card that may still be played in this turn."""
    while awaited(state)[0] in ("before paying", "ending", "answer"):
        play(state, "done")
    return state


def legal_moves(state: Olympos) -> list[str]:
    return [GAME.write_action(state, action) for action in state.legal()]


def offers(state: Olympos, verb: str) -> list[str]:
    """What can be done by a verb: the rest of the words of each such move."""
    return [move.removeprefix(verb).strip() for move in legal_moves(state) if move.startswith(f"{verb} ")]


def destinations(state: Olympos, setting_out: str) -> list[str]:
    """Where a settler may arrive."""
    return offers(play(state.clone(), setting_out), "go @")


def refusal(state: Olympos, move: str) -> Refusal:
    """Why a move is not allowed."""
    state = state.clone()
    for action in GAME.read_actions(state, move):
        reason = GAME.why_not(state, GAME.move(state, action))
        assert action < 0 or (reason is None) == (action in state.legal())
        if reason is not None:
            return reason
        state.apply(action)
    raise AssertionError(f"{move} is allowed")


def refused(state: Olympos, move: str) -> str:
    """The rule that forbids a move."""
    return refusal(state, move).rule


# --- what there is to see ---------------------------------------------------------------------------------


def items(state: Olympos, move: str) -> list[Message]:
    """What a move costs and brings besides points, item by item; of several in one breath, the last."""
    return [told for told in told_of(state, move) if not told.key.startswith("core-points")]


def points(state: Olympos, move: str) -> list[Message]:
    """What it changes in points."""
    return [told for told in told_of(state, move) if told.key.startswith("core-points")]


def told_of(state: Olympos, move: str) -> list[Message]:
    *first, last = GAME.read_actions(state, move)
    state = state.clone()
    for action in first:
        state.apply(action)
    move_of_last = GAME.move(state, last)
    return GAME.price(state, move_of_last) + GAME.brings(state, move_of_last)


def time(state: Olympos, move: str) -> int:
    """What a move costs in action points, hourglasses not considered."""
    (total,) = [item.arguments["time"] for item in items(state, move) if item.key == "olympos-price-total"]
    assert isinstance(total, int)
    return total


def seen(state: Olympos, seat: int = 0) -> dict[str, Any]:
    """What lies in front of a player, by the names of a position."""
    return dict(GAME.position(state)["seats"][seat])


def tokens(state: Olympos, seat: int = 0) -> dict[str, int]:
    """Territory tokens by resource."""
    bundle = state.players[seat].tokens
    return {name: int(amount(bundle, n)) for n, name in enumerate(RESOURCES) if amount(bundle, n)}


def controls(state: Olympos, seat: int = 0) -> list[str]:
    """The territories that a player controls: those where the top settler is theirs."""
    return [name for name, stack in stacks(state).items() if stack[-1] == seat]


def stacks(state: Olympos) -> dict[str, list[int | str]]:
    """The settlers on the map, the lowest first."""
    return dict(GAME.position(state)["settlers"])


def star_tokens(state: Olympos, seat: int = 0) -> int:
    return sum(territory_called(state, name).get("star", False) for name in controls(state, seat))


def territory_called(state: Olympos, name: str) -> dict[str, Any]:
    return next(entry for entry in state.box.data["territory"] if entry["id"] == name)


def space(state: Olympos, seat: int = 0) -> int:
    return int(state.players[seat].space)


def awaited(state: Olympos) -> tuple[str, int]:
    """What is awaited, and of whom."""
    view = GAME.position(state)
    return view["awaited"], view["actor"]


def made(state: Olympos, seat: int = 0) -> list[str]:
    """A player's discoveries."""
    return [
        entry if isinstance(entry, str) else entry["discovery"] for entry in seen(state, seat)["discoveries"]
    ]


# --- journal, and what must always hold ---------------------------------------------------------------------


def told(state: Olympos, *moves: str) -> list[tuple[Message, str]]:
    """What the journal tells of some moves, each entry with its rule."""
    state.journal = []
    play(state, *moves)
    return [GAME.tell(state, event) for event in state.journal]


def assert_all_in_order(state: Olympos) -> None:
    """Every card of the box is in one place, and all that is worked out agrees with what it is made from."""
    view = GAME.position(state)
    cards = [*view["deck"], *view["discards"], *view["drawn"]]
    for seat in view["seats"]:
        cards += seat["hand"]
    assert Counter(cards) == {card["id"]: card["copies"] for card in state.box.data["destiny_card"]}
    assert len({god["card"] for god in view["gods"]}) == len(view["gods"])
    again = read_position(view, state.box)
    assert GAME.position(again) == view
    for one, other in zip(state.players, again.players, strict=True):
        assert derived(one) == derived(other)


def derived(player: Player) -> dict[str, object]:
    return {name: getattr(player, name) for name in DERIVED}
