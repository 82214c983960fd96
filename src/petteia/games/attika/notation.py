"""Moves of Attika as text and back.

    draw main          draw 2            from the pile of main buildings, from one of the others
    store              tower @ 2,-1      the drawn building to the player board; a building to a site
    pay hill, 2 forest                   where there is more than one way to pay
    tile @ 5,-2        turn 3            a map tile: its place, then its rotation
    cards              take card         stop and take cards; one card of those due (an option)
    amphora card       amphora draw 1    return an amphora for a card; for a draw (an option)
    end                resign 2          end the turn; seat 2 gives up

`tower @ 2,-1 paying hill` and `tile @ 5,-2 turned 3` say two moves in one breath.
"""

from __future__ import annotations

from petteia.core.fault import Fault
from petteia.core.move import Move, Resign
from petteia.core.notation import named_among, not_a_move, read_number, read_some, write_some
from petteia.games.attika import moves
from petteia.games.attika.box import LANDSCAPES, LETTERS, PETALS, Box
from petteia.games.attika.building import payments, price_of
from petteia.games.attika.moves import action_of, bundle_of, kind_named, spot_at, write_letters, write_spot
from petteia.games.attika.rules import Attika
from petteia.games.attika.state import PAYING, TURNING

SIMPLE: dict[str, Move] = {
    "cards": moves.Stop(),
    "take card": moves.TakeCard(),
    "amphora card": moves.AmphoraCard(),
    "end": moves.EndTurn(),
    "store": moves.Store(),
}
PILE_NAMES = ["main", "1", "2", "3"]
EXAMPLES = "draw main, tower @ 2,-1, cards, end"


def write_move(move: Move) -> str:
    match move:
        case Resign(seat):
            return f"resign {seat + 1}"
        case moves.Pay(cards):
            return f"pay {write_some(bundle_of(cards), LANDSCAPES)}"
        case moves.LayTile(at):
            return f"tile @ {at}"
        case moves.Build(building, at):
            return f"{building} @ {at}"
        case moves.TurnTile(turned):
            return f"turn {turned}"
        case moves.AmphoraDraw(pile):
            return f"amphora draw {PILE_NAMES[pile]}"
        case moves.Draw(pile):
            return f"draw {PILE_NAMES[pile]}"
    return next(text for text, simple in SIMPLE.items() if simple == move)


# --- reading ------------------------------------------------------------------------------------------


def read_moves(state: Attika, text: str) -> list[Move]:
    words = " ".join(text.lower().split())
    first, both, rest = words.partition(" paying ")
    if both:
        return with_follow_up(state, first, f"pay {rest}", PAYING)
    first, both, rest = words.partition(" turned ")
    if both:
        return with_follow_up(state, first, f"turn {rest}", TURNING)
    return [read_move(state.box, words)]


def with_follow_up(state: Attika, first: str, second: str, awaited: int) -> list[Move]:
    """Two moves in one breath; the second is left out where the game does not ask for it."""
    move, follow_up = read_move(state.box, first), read_move(state.box, second)
    action = action_of(state.box, move)
    if action not in state.legal():
        return [move]
    after = state.clone()
    after.apply(action)
    if after.awaited == awaited:
        return [move, follow_up]
    if isinstance(move, moves.Build) and isinstance(follow_up, moves.Pay):
        check_only_way(state, move, follow_up)
    return [move]


def check_only_way(state: Attika, build: moves.Build, pay: moves.Pay) -> None:
    """A payment that nobody asks for must be the one that is made."""
    player, cell = state.players[state.actor], state.land.cell(spot_at(build.at))
    price = price_of(state, player, kind_named(state.box, build.building), cell)
    only = payments(state, player.cards, price)[0]
    if bundle_of(pay.cards) != only:
        raise Fault("core-wrong-only-way", payment=write_some(only, LANDSCAPES))


def read_move(box: Box, words: str) -> Move:
    if words in SIMPLE:
        return SIMPLE[words]
    if "@" in words:
        return read_placing(box, words)
    verb, _, rest = words.partition(" ")
    if verb == "pay":
        return moves.Pay(write_letters(read_cards(rest)))
    if verb == "draw":
        return moves.Draw(read_pile(rest))
    if words.startswith("amphora draw "):
        return moves.AmphoraDraw(read_pile(words.removeprefix("amphora draw ")))
    if verb == "turn":
        return moves.TurnTile(read_number(rest, range(PETALS)))
    if verb == "resign":
        return Resign(read_number(rest, range(1, 5)) - 1)
    raise not_a_move(words, EXAMPLES)


def read_placing(box: Box, words: str) -> Move:
    name, _, place = (part.strip() for part in words.partition("@"))
    at = write_spot(spot_at(place))
    if name == "tile":
        return moves.LayTile(at)
    return moves.Build(box.kind_ids[named_among(name.replace(" ", "_"), box.kind_ids)], at)


def read_pile(text: str) -> int:
    return named_among(text, PILE_NAMES)


def read_cards(text: str) -> int:
    """`hill, 2 forest`, or letters such as `HFF`."""
    if text and all(letter in LETTERS.lower() for letter in text):
        text = ", ".join(LANDSCAPES[LETTERS.lower().index(letter)] for letter in text)
    return read_some(text, LANDSCAPES)
