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

import re

from petteia.core.contract import resignation
from petteia.core.game import Impossible
from petteia.core.notation import read_number, read_some, write_some
from petteia.games.attika.actions import (
    AMPHORA_CARD,
    AMPHORA_DRAW,
    BUILD,
    DRAW,
    END_TURN,
    LAY_TILE,
    PAY,
    STOP,
    STORE,
    TAKE_CARD,
    TURN_TILE,
    cards_of,
    pay_action,
)
from petteia.games.attika.box import FARTHEST, LANDSCAPES, LETTERS, PETALS, PILES, Box
from petteia.games.attika.building import payments, price_of
from petteia.games.attika.land import SPOTS, q_of, r_of, spot_of
from petteia.games.attika.rules import Attika
from petteia.games.attika.state import PAYING, TURNING

SIMPLE = {
    STOP: "cards",
    TAKE_CARD: "take card",
    AMPHORA_CARD: "amphora card",
    END_TURN: "end",
    STORE: "store",
}
PILE_NAMES = ["main", "1", "2", "3"]


def write_action(box: Box, action: int) -> str:
    if action < 0:
        return f"resign {-action}"
    if action >= PAY:
        return f"pay {write_some(cards_of(action), LANDSCAPES)}"
    if action >= LAY_TILE:
        return f"tile @ {write_spot(action - LAY_TILE)}"
    if action >= BUILD:
        kind, spot = divmod(action - BUILD, SPOTS)
        return f"{box.kind_ids[kind]} @ {write_spot(spot)}"
    if action >= TURN_TILE:
        return f"turn {action - TURN_TILE}"
    if action >= AMPHORA_DRAW:
        return f"amphora draw {PILE_NAMES[action - AMPHORA_DRAW]}"
    if action >= DRAW:
        return f"draw {PILE_NAMES[action - DRAW]}"
    return SIMPLE[action]


def write_spot(spot: int) -> str:
    return f"{q_of(spot)},{r_of(spot)}"


# --- reading ------------------------------------------------------------------------------------------


def read_actions(state: Attika, text: str) -> list[int]:
    words = " ".join(text.lower().split())
    first, both, rest = words.partition(" paying ")
    if both:
        return with_follow_up(state, first, f"pay {rest}", PAYING)
    first, both, rest = words.partition(" turned ")
    if both:
        return with_follow_up(state, first, f"turn {rest}", TURNING)
    return [read_action(state.box, words)]


def with_follow_up(state: Attika, first: str, second: str, awaited: int) -> list[int]:
    """Two moves in one breath; the second is left out where the game does not ask for it."""
    action = read_action(state.box, first)
    follow_up = read_action(state.box, second)
    if action not in state.legal():
        return [action]
    after = state.clone()
    after.apply(action)
    if after.awaited == awaited:
        return [action, follow_up]
    if awaited == PAYING:
        check_only_way(state, action, cards_of(follow_up))
    return [action]


def check_only_way(state: Attika, build: int, cards: int) -> None:
    """A payment that nobody asks for must be the one that is made."""
    kind, spot = divmod(build - BUILD, SPOTS)
    player = state.players[state.actor]
    only = payments(state, player.cards, price_of(state, player, kind, state.land.cell(spot)))[0]
    if cards != only:
        raise Impossible(f"There is only one way to pay for this: {write_some(only, LANDSCAPES)}.")


def read_action(box: Box, words: str) -> int:
    for action, name in SIMPLE.items():
        if words == name:
            return action
    if "@" in words:
        return read_placing(box, words)
    verb, _, rest = words.partition(" ")
    if verb == "pay":
        return int(pay_action(read_cards(rest)))
    if verb == "draw":
        return DRAW + read_pile(rest)
    if words.startswith("amphora draw "):
        return AMPHORA_DRAW + read_pile(words.removeprefix("amphora draw "))
    if verb == "turn":
        return TURN_TILE + read_number(rest, range(PETALS), "a rotation from 0 to 5")
    if verb == "resign":
        return resignation(read_number(rest, range(1, 5), "a seat") - 1)
    raise Impossible(f"{words!r} is not a move. Moves look like: draw main, tower @ 2,-1, cards, end.")


def read_placing(box: Box, words: str) -> int:
    name, _, place = (part.strip() for part in words.partition("@"))
    spot = read_spot(place)
    if name == "tile":
        return LAY_TILE + spot
    kind = box.kind_named(name.replace(" ", "_"))
    if kind < 0:
        raise Impossible(f"There is no building {name!r}. There are: {', '.join(box.kind_ids)}.")
    return BUILD + kind * SPOTS + spot


def read_spot(text: str) -> int:
    match = re.fullmatch(r"(-?\d{1,2}) ?, ?(-?\d{1,2})", text)
    if not match:
        raise Impossible(f"{text!r} is not a place. Places look like 2,-1.")
    q, r = int(match[1]), int(match[2])
    if max(abs(q), abs(r)) > FARTHEST:
        raise Impossible(f"{text} is too far away: coordinates go from -{FARTHEST} to {FARTHEST}.")
    return int(spot_of(q, r))


def read_pile(text: str) -> int:
    if text in PILE_NAMES[:PILES]:
        return PILE_NAMES.index(text)
    raise Impossible(f"There is no pile {text!r}. The piles are {', '.join(PILE_NAMES)}.")


def read_cards(text: str) -> int:
    """`hill, 2 forest`, or letters such as `HFF`."""
    if text and all(letter in LETTERS.lower() for letter in text):
        text = ", ".join(LANDSCAPES[LETTERS.lower().index(letter)] for letter in text)
    return read_some(text, LANDSCAPES, "landscape")
