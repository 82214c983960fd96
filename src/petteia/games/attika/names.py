"""The things of Attika as they are named in messages."""

from __future__ import annotations

from petteia.core.message import Argument, Listing, Message, Place, Term
from petteia.core.numbers import amount
from petteia.games.attika.box import LANDSCAPES, Box, load_box
from petteia.games.attika.moves import write_spot


def building(box: Box, kind: int) -> Argument:
    """A building by its catalogue key; one that only an owner's file knows, by the name given there."""
    name = box.kind_ids[kind]
    if name in load_box().kind_ids:
        return Term(f"attika-building-{name}")
    return str(box.data["building"][kind]["name"])


def group(box: Box, number: int) -> Argument:
    name = box.group_ids[number]
    if name in load_box().group_ids:
        return Term(f"attika-group-{name}")
    return str(box.data["group"][number]["name"])


def site(spot: int) -> Place:
    return Place(write_spot(spot))


def pile(number: int) -> Argument:
    return Term("attika-pile-main") if number == 0 else Message("attika-pile", {"number": number})


def cards(bundle: int) -> Listing:
    """`2 hills and 1 water`."""
    return Listing(
        tuple(
            Message(f"attika-some-{name}", {"count": int(amount(bundle, number))})
            for number, name in enumerate(LANDSCAPES)
            if amount(bundle, number)
        )
    )
