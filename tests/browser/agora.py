"""A table of Polis in a tab, played as a person plays it: what a move is about is clicked, then confirmed.

    plays(tab, "draw red")
    plays(tab, "auction potter")
    plays(tab, "bid 5")

Moves are named in notation. Every thing on the table carries its spot: `deck red`, `hand potter`,
`theatre 2 of 0` for a card in the city of seat 0, `city of 1`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator

from tests.browser.tab import Json, Tab, moves_in, press

Policy = Callable[[Json], str]

ROWS = ("income", "found", "sell", "keep", "drop")  # said in a row of their own, done with one click
FROM_A_PILE = ("remove", "return")  # as above, and confirmed


def plays(tab: Tab, move: str) -> None:
    """A move, until the page shows that it was made."""
    before = tab.view["step"]
    points_out(tab, move)
    tab.wait_for_step_after(before)


def points_out(tab: Tab, move: str) -> None:
    """All the clicks that a move takes."""
    verb, _, rest = move.partition(" ")
    if verb == "done":
        press(tab.actions.get_by_role("button").last)
    elif verb == "pass":
        press(tab.button("Pass"))
    elif verb == "bid":
        tab.page.get_by_label("Coins", exact=True).fill(rest)
        press(tab.button(f"Bid {rest}"))
    elif verb in ROWS:
        press(row(tab, move))
    elif verb in FROM_A_PILE:
        press(row(tab, move))
        confirms(tab)
    else:
        for spot in spots_of(tab, verb, rest):
            press(thing(tab, spot))
        if verb not in ("draw", "look"):
            chooses(tab, move)
            confirms(tab)


def chooses(tab: Tab, move: str) -> None:
    """One of several deeds with the same things."""
    if row(tab, move).count() > 0:
        press(row(tab, move))


def confirms(tab: Tab) -> None:
    press(tab.page.locator(".stage .confirm .main"))


def row(tab: Tab, move: str) -> Locator:
    number = next(action["action"] for action in tab.view["actions"] if action["text"] == move)
    return tab.page.locator(f'.stage [data-action="{number}"]')


def thing(tab: Tab, spot: str) -> Locator:
    """What is clicked there; of a whole city its name."""
    place = tab.page.locator(f'[data-spot="{spot}"]').first
    return place.locator("h2 button") if spot.startswith("city of ") else place


# --- what a move is about -------------------------------------------------------------------------------


def spots_of(tab: Tab, verb: str, rest: str) -> list[str]:
    me, target = tab.seat, tab.position["target"]
    if verb in ("draw", "look", "buy"):
        return [f"deck {rest.split()[0]}"]
    if verb in ("auction", "develop", "discard"):
        return [f"hand {rest}"]
    if verb in ("trade", "attack"):
        return [f"city of {int(rest.split()[-1]) - 1}"]
    if verb == "board":
        return [f"board {rest}"]
    if verb == "destroy":
        return [f"{rest} of {target}"]
    if verb == "sacrifice":
        return [f"{rest} of {me}"]
    if verb == "protect":
        return [f"{rest.split(' on ')[0]} of {me}"]
    return spots_of_a_text(tab, verb, rest)


def spots_of_a_text(tab: Tab, verb: str, rest: str) -> list[str]:
    """`use homer with potter`, `use plato on 2`, `use hippocrates`, `kill potter of 2 with assassin 2`"""
    me = tab.seat
    if verb == "kill":
        kill = re.fullmatch(r"(.+) of (\d+)(?: with (.+))?", rest)
        assert kill is not None
        return [f"{kill[3] or assassin_at_hand(tab)} of {me}", f"{kill[1]} of {int(kill[2]) - 1}"]
    use = re.fullmatch(r"(.+?)(?: (with|on|buying|selling) (.+))?", rest)
    assert verb == "use"
    assert use is not None
    if use[2] == "with":
        return [f"{use[1]} of {me}", f"hand {use[3]}"]
    return [f"{use[1]} of {me}", *([f"city of {int(use[3]) - 1}"] if use[2] == "on" else [])]


def assassin_at_hand(tab: Tab) -> str:
    """The first one that can still strike, as it is called in notation."""
    city = tab.position["seats"][tab.seat]["city"]
    assassins = [card for card in city if (card if isinstance(card, str) else card["card"]) == "assassin"]
    first = next(n for n, card in enumerate(assassins) if isinstance(card, str) or not card.get("forward"))
    return "assassin" if first == 0 else f"assassin {first + 1}"


# --- how people decide ----------------------------------------------------------------------------------

EAGER = ("income", "kill", "use", "develop", "protect", "trade", "attack", "found", "keep")


def eager(view: Json) -> str:
    """Does whatever can be done, and draws where the End card is near."""
    moves = [move for move in moves_in(view) if not move.startswith("use euclid")]
    draws = [move for move in moves if move.startswith("draw ")]
    if draws:
        return min(draws, key=lambda move: cards_left(view, move.removeprefix("draw ")))
    for verb in EAGER:
        for move in moves:
            if move.startswith(verb):
                return move
    if "pass" in moves:
        bid = f"bid {view['position']['bid'] + 1}"
        return bid if bid in moves and view["position"]["bid"] < 2 else "pass"
    # One auction a turn is enough: what is left can be developed.
    return "done" if view["position"]["awaited"] == "offer" and "done" in moves else moves[0]


def cards_left(view: Json, colour: str) -> int:
    deck = view["position"]["decks"][colour]
    return deck if isinstance(deck, int) else sum(part if isinstance(part, int) else 1 for part in deck)


def takes_turns(tab: Tab, policy: Policy = eager) -> list[str]:
    """Acts whenever it must, to the end of the game; returns the moves."""
    moves: list[str] = []
    while tab.wait_for_turn():
        if tab.view["confirm"]:
            tab.ends_turn()
            continue
        moves.append(policy(tab.view))
        plays(tab, moves[-1])
    return moves
