"""A table of Polis in a tab, played as a person plays it: what a move is about is clicked, then confirmed.

    plays(tab, "draw", colour="red")
    plays(tab, "auction", card="potter")
    plays(tab, "bid", coins=5)

Every thing on the table carries its spot: `deck red`, `hand potter`, `theatre 2 of 0` for a card in the
city of seat 0, `city of 1`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from tests.browser.tab import Policy, Tab, press
from tests.server.house import Json, moves_in, offered

ROWS = ("income", "found", "sell", "keep", "drop")  # said in a row of their own, done with one click
FROM_A_PILE = ("remove", "return")  # as above, and confirmed


def plays(tab: Tab, verb: str, **arguments: Any) -> None:
    """A move, until the page shows that it was made."""
    before = tab.view["step"]
    points_out(tab, verb, **arguments)
    tab.wait_for_step_after(before)


def points_out(tab: Tab, verb: str, **arguments: Any) -> None:
    """All the clicks that a move takes."""
    move = {"verb": verb, **arguments}
    if verb == "done":
        press(tab.actions.get_by_role("button").last)
    elif verb == "pass":
        press(tab.button("Pass"))
    elif verb == "bid":
        tab.page.get_by_label("Coins", exact=True).fill(str(arguments["coins"]))
        press(tab.button(f"Bid {arguments['coins']}"))
    elif verb in ROWS:
        press(row(tab, move))
    elif verb in FROM_A_PILE:
        press(row(tab, move))
        confirms(tab)
    else:
        for spot in spots_of(tab, move):
            press(thing(tab, spot))
        if verb not in ("draw", "look"):
            chooses(tab, move)
            confirms(tab)


def chooses(tab: Tab, move: Json) -> None:
    """One of several deeds with the same things."""
    if row(tab, move).count() > 0:
        press(row(tab, move))


def confirms(tab: Tab) -> None:
    press(tab.page.locator(".stage .confirm .main"))


def row(tab: Tab, move: Json) -> Locator:
    return tab.page.locator(f".stage [data-move={json.dumps(key_of(move))}]")


def key_of(move: Json) -> str:
    """As the page writes it: the arguments in order."""
    return json.dumps(sorted(move.items()), separators=(",", ":"))


def thing(tab: Tab, spot: str) -> Locator:
    """What is clicked there; of a whole city its name."""
    place = tab.page.locator(f'[data-spot="{spot}"]').first
    return place.locator("h2 button") if spot.startswith("city of ") else place


# --- what a move is about -------------------------------------------------------------------------------


def spots_of(tab: Tab, move: Json) -> list[str]:
    return [spot(tab, move) for spot in SPOTS[move["verb"]]]


def deck(_tab: Tab, move: Json) -> str:
    return f"deck {move['colour']}"


def hand(_tab: Tab, move: Json) -> str:
    return f"hand {in_words(move['card'])}"


def city(_tab: Tab, move: Json) -> str:
    return f"city of {move['seat']}"


def board(_tab: Tab, move: Json) -> str:
    return f"board {move['side'].lower()}"


def mine(tab: Tab, move: Json) -> str:
    return card_of(tab, tab.seat, move["slot"])


def theirs(tab: Tab, move: Json) -> str:
    return card_of(tab, tab.position["target"], move["slot"])


def assassin(tab: Tab, move: Json) -> str:
    return card_of(tab, tab.seat, move["assassin"])


def victim(tab: Tab, move: Json) -> str:
    return card_of(tab, move["seat"], move["slot"])


# The things that are clicked, one after another.
SPOTS: dict[str, list[Callable[[Tab, Json], str]]] = {
    "draw": [deck],
    "look": [deck],
    "buy": [deck],
    "buy_with_tokens": [deck],
    "auction": [hand],
    "develop": [hand],
    "discard": [hand],
    "trade": [city],
    "attack": [city],
    "board": [board],
    "destroy": [theirs],
    "sacrifice": [mine],
    "protect": [mine],
    "use": [mine],
    "use_with": [mine, hand],
    "use_on": [mine, city],
    "use_buying": [mine],
    "use_selling": [mine],
    "kill": [assassin, victim],
}


def card_of(tab: Tab, seat: int, slot: int) -> str:
    return spot_of(tab.position, seat, slot)


def spot_of(position: Json, seat: int, slot: int) -> str:
    """`theatre 2 of 0`: the second Theatre in the row of seat 0."""
    kinds = [card if isinstance(card, str) else card["card"] for card in position["seats"][seat]["city"]]
    before = kinds[:slot].count(kinds[slot])
    return f"{in_words(kinds[slot])}{f' {before + 1}' if before else ''} of {seat}"


def in_words(kind: str) -> str:
    return kind.replace("_", " ")


# --- how people decide ----------------------------------------------------------------------------------

EAGER = ("income", "kill", "use", "develop", "protect", "trade", "attack", "found", "keep")


def eager(view: Json) -> Json:
    """Does whatever can be done, and draws where the End card is near."""
    if draws := offered(view, "draw"):
        return min(draws, key=lambda draw: cards_left(view, draw["colour"]))
    moves = [move for move in moves_in(view) if move["verb"] not in ("use_buying", "use_selling")]
    for verb in EAGER:
        for move in moves:
            if move["verb"].split("_")[0] == verb:
                return move
    if passes := offered(view, "pass"):
        highest = view["position"]["bid"]
        raises = offered(view, "bid", coins=highest + 1) if highest < 2 else []
        return (raises or passes)[0]
    # One auction a turn is enough: what is left can be developed.
    enough = offered(view, "done") if view["position"]["awaited"] == "offer" else []
    return (enough or moves)[0]


def cards_left(view: Json, colour: str) -> int:
    deck = view["position"]["decks"][colour]
    return deck if isinstance(deck, int) else sum(part if isinstance(part, int) else 1 for part in deck)


def takes_turns(tab: Tab, policy: Policy = eager) -> list[Json]:
    """Acts whenever it must, to the end of the game; returns the moves."""
    moves: list[Json] = []
    while tab.wait_for_turn():
        if tab.view["confirm"]:
            tab.ends_turn()
            continue
        moves.append(policy(tab.view))
        plays(tab, **moves[-1])
    return moves
