"""The things of Polis as they are named in messages."""

from __future__ import annotations

from typing import Any

from petteia.core.message import Argument, Message, Term
from petteia.games.polis.box import COLOURS, END, UNKNOWN, Box, load_box
from petteia.games.polis.moves import kind_named


def card(box: Box, kind: int) -> Argument:
    """A card by its catalogue key; one that only an owner's file knows, by the name given there."""
    if kind == END:
        return Term("polis-end-card")
    if kind >= UNKNOWN:
        return back(kind - UNKNOWN)
    name = box.kind_ids[kind]
    if name in load_box().kind_ids:
        return Term(f"polis-card-{name}")
    return str(box.data["card"][kind]["name"])


def card_named(box: Box, name: str) -> Argument:
    """A card of a move: by its id, or by its colour where no more is known of it."""
    return back(COLOURS.index(name)) if name in COLOURS else card(box, kind_named(box, name))


def back(colour: int) -> Term:
    """A card of which only the colour can be seen."""
    return Term(f"polis-some-{COLOURS[colour]}")


def colour(number: int) -> Term:
    return Term(f"polis-colour-{COLOURS[number]}")


def deck(number: int) -> Term:
    return Term(f"polis-deck-{COLOURS[number]}")


def city(box: Box, side: int) -> Message:
    """`Athina, side A`. Cities have the same name in all languages."""
    facts = box.data["city_side"][side]
    return Message("polis-city", {"city": facts["name"], "side": facts["side"]})


def symbol(facts: dict[str, Any]) -> Message:
    """One printed symbol, with its number and colour where it has them."""
    arguments: dict[str, Argument] = {}
    if "value" in facts:
        arguments["value"] = facts["value"]
    if "colour" in facts:
        arguments["colour"] = colour(COLOURS.index(facts["colour"]))
    return Message(f"polis-symbol-{facts['kind']}", arguments)
