"""The things of Olympos as they are named in messages."""

from __future__ import annotations

from petteia.core.message import Argument, Listing, Message, SeatName, Term
from petteia.core.numbers import amount
from petteia.games.olympos.box import BONUS_CUBE, BONUS_STEP, BONUSES, RESOURCES, Box, load_box
from petteia.games.olympos.routes import NORTH
from petteia.games.olympos.state import BARBARIANS, laid_out

# A thing is named by its catalogue key; one that only an owner's file knows, by the name given there.


def territory(box: Box, number: int) -> Argument:
    name = box.territory_ids[number]
    if name in load_box().territory_ids:
        return Term(f"olympos-territory-{name}")
    return str(box.data["territory"][number]["name"])


def start(box: Box, number: int) -> Argument:
    """Where a settler sets out."""
    return Term("olympos-north") if number == NORTH else territory(box, number)


def place(box: Box, number: int) -> Argument:
    """A territory or a sea."""
    if number < box.territories:
        return territory(box, number)
    number -= int(box.territories)
    name = box.sea_ids[number]
    if name in load_box().sea_ids:
        return Term(f"olympos-sea-{name}")
    return str(box.data["sea"][number]["name"])


def discovery(box: Box, kind: int) -> Argument:
    name = box.kind_ids[kind]
    if name in load_box().kind_ids:
        return Term(f"olympos-discovery-{name}")
    return str(box.data["discovery"][kind]["name"])


def wonder(box: Box, number: int) -> Argument:
    name = box.wonder_ids[number]
    if name in load_box().wonder_ids:
        return Term(f"olympos-wonder-{name}")
    return str(box.data["wonder"][number]["name"])


def god(box: Box, number: int) -> Argument:
    name = box.god_ids[number]
    if name in load_box().god_ids:
        return Term(f"olympos-god-{name}")
    return str(box.data["olympos_card"][number]["name"])


def card(box: Box, number: int) -> Argument:
    """A destiny card."""
    name = box.card_ids[number]
    if name in load_box().card_ids:
        return Term(f"olympos-destiny-{name}")
    return name.replace("_", " ")


def cards(box: Box, held: int) -> Listing:
    """A set of destiny cards, one by one."""
    return Listing(tuple(card(box, int(number)) for number in laid_out(held)))


def resource(number: int) -> Term:
    return Term(f"olympos-{RESOURCES[number]}")


def some(bundle: int) -> Listing:
    """`2 grain and 1 wood`."""
    return Listing(
        tuple(
            Message(f"olympos-some-{name}", {"count": int(amount(bundle, number))})
            for number, name in enumerate(RESOURCES)
            if amount(bundle, number)
        )
    )


def bonus(code: int) -> Message:
    """What a bonus space gives."""
    what, size = divmod(code, BONUS_STEP)
    if what == BONUS_CUBE:
        return Message("olympos-bonus-cube", {"resource": resource(size)})
    return Message(f"olympos-bonus-{BONUSES[what]}", {"count": size})


def owner(seat: int) -> Argument:
    """A player, or the barbarians."""
    return Term("olympos-barbarians") if seat == BARBARIANS else SeatName(seat)
