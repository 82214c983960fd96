"""Building in Attika: what a site costs, how it may be paid, and the settlements that grow.

Ids in brackets are those of docs/rules/attika.md.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from petteia.core.contract import NOBODY
from petteia.core.numbers import BIT, amount, common, count_bits, minus, total, unit
from petteia.games.attika.actions import BUILD
from petteia.games.attika.land import SPOTS
from petteia.games.attika.state import NONE, Player, Table, occupant_of, seat_at

# --- the price (A-17 to A-24) -------------------------------------------------------------------


class Price:
    """What a building costs on a site, once landscape, arrows and settlements are counted."""

    __slots__ = ("need", "waived", "any")

    need: i64  # symbols still to be paid, a bundle
    waived: i64  # how many of them surplus map symbols stand in for (an option)
    any: i64  # cards of whatever kind: for roads and for a new settlement

    def __init__(self, need: i64, waived: i64, any: i64) -> None:
        self.need = need
        self.waived = waived
        self.any = any


def is_free(table: Table, player: Player, kind: i64, cell: i64) -> bool:
    """A-20: a building next to one of the player's own whose arrow points at it costs nothing."""
    return table.box.pointers[kind] & player.around[cell] != 0


def settlement_fee(table: Table, player: Player, cell: i64) -> i64:
    """A-24: cards for a building that touches none of the player's own."""
    return i64(0) if player.around[cell] else player.settlements * table.box.fee_per_settlement


def any_cards(table: Table, kind: i64, cell: i64) -> i64:
    """A-22: cards of whatever kind for a road, one less for every symbol in sight."""
    return positive(table.box.any_costs[kind] - total(table.supply[cell]))


def waived_symbols(table: Table, kind: i64, cell: i64) -> i64:
    """With the option, surplus map symbols stand for missing ones at the rate of cards."""
    if not table.rulings.map_symbols_convert or table.box.any_costs[kind]:
        return 0
    surplus = total(minus(table.supply[cell], table.box.costs[kind]))
    return surplus // table.box.substitute_cards


def price_of(table: Table, player: Player, kind: i64, cell: i64) -> Price:
    if is_free(table, player, kind, cell):
        return Price(0, 0, 0)
    need = minus(table.box.costs[kind], table.supply[cell])
    any = any_cards(table, kind, cell) + settlement_fee(table, player, cell)
    return Price(need, waived_symbols(table, kind, cell), any)


def fewest_cards(need: i64, waived: i64, hand: i64, substitute: i64) -> i64:
    """How many cards of a hand the symbols cost at least: one for each that matches, more for the others."""
    symbols = positive(total(need) - waived)
    matched = smaller(total(common(need, hand)), symbols)
    return matched + (symbols - matched) * substitute


def sites_within_means(table: Table, player: Player) -> vec[i64]:
    """The empty cells, without new settlements that the hand cannot even pay the fee for."""
    can_found = total(player.cards) >= player.settlements * table.box.fee_per_settlement
    sites = vec[i64]()
    for cell in range(i64(len(table.occupant))):
        if table.occupant[cell] == NOBODY and (can_found or player.around[cell]):
            sites = append(sites, cell)
    return sites


@mypyc_attr(acyclic=True, free_list_len=1)
class Purse:
    """A player's means to build one kind; what is the same on every site is worked out once."""

    __slots__ = (
        "pointers", "cost", "any_cost", "fee", "hand", "cards", "substitute", "converting", "around",
        "supply",
    )  # fmt: skip

    def __init__(self, table: Table, player: Player, kind: i64) -> None:
        box = table.box
        self.pointers: i64 = box.pointers[kind]
        self.cost: i64 = box.costs[kind]
        self.any_cost: i64 = box.any_costs[kind]
        self.fee: i64 = player.settlements * box.fee_per_settlement
        self.hand: i64 = player.cards
        self.cards: i64 = total(player.cards)
        self.substitute: i64 = box.substitute_cards
        self.converting: bool = table.rulings.map_symbols_convert
        self.around = player.around
        self.supply = table.supply

    def reaches(self, cell: i64) -> bool:
        """Is the building free on that cell, or can the hand pay for it?"""
        around = self.around[cell]
        if self.pointers & around:
            return True
        cards = self.cards if around else self.cards - self.fee
        supply = self.supply[cell]
        if self.any_cost:
            return cards >= positive(self.any_cost - total(supply))
        need = minus(self.cost, supply)
        waived = total(minus(supply, self.cost)) // self.substitute if self.converting else i64(0)
        return cards >= fewest_cards(need, waived, self.hand, self.substitute)


def add_sites(table: Table, kind: i64, sites: vec[i64], actions: list[int]) -> None:
    """Those of the sites where the actor can build this kind (A-16)."""
    purse = Purse(table, table.players[table.actor], kind)
    spots = table.land.spots
    first_action = BUILD + kind * SPOTS
    for cell in sites:
        if purse.reaches(cell):
            actions.append(first_action + spots[cell])


def payments(table: Table, hand: i64, price: Price) -> vec[i64]:
    """Every way to pay a price from a hand without a superfluous card (A-18, A-19).

    A card that matches a required symbol is worth as many cards as stand in for one; any other is
    worth one. A payment has no superfluous card just when its worth is exactly what is asked.
    """
    ways = vec[i64]()
    substitute = table.box.substitute_cards
    symbols = positive(total(price.need) - price.waived)
    asked = symbols * substitute + price.any
    for water in range(smaller(amount(hand, 0), asked) + 1):
        for forest in range(smaller(amount(hand, 1), asked - water) + 1):
            for hill in range(smaller(amount(hand, 2), asked - water - forest) + 1):
                three = water + (forest << 8) + (hill << 16)
                for mountain in range(smaller(amount(hand, 3), asked - water - forest - hill) + 1):
                    cards = three + (mountain << 24)
                    matched = smaller(total(common(price.need, cards)), symbols)
                    if total(cards) + matched * (substitute - 1) == asked:
                        ways = append(ways, cards)
    return ways


def ways_to_pay(table: Table) -> vec[i64]:
    """For the building that waits on its site."""
    player = table.players[table.actor]
    return payments(table, player.cards, price_of(table, player, table.site_kind, table.site))


def positive(number: i64) -> i64:
    return number if number > 0 else i64(0)


def smaller(one: i64, other: i64) -> i64:
    return one if one < other else other


# --- placing (A-16, A-23 to A-26) -----------------------------------------------------------------


def build(table: Table, cards: i64) -> None:
    """Pay with these cards for the building that waits on its site, and put it on the map."""
    player = table.players[table.actor]
    player.cards -= cards
    table.discards += cards
    kind, cell = table.site_kind, table.site
    table.site = NONE
    table.site_kind = NONE
    place(table, table.actor, kind, cell)
    if table.journal is not None:
        table.note(
            "attika-log-builds", [table.actor, kind, table.land.spots[cell], cards, player.settlements]
        )


def place(table: Table, seat: i64, kind: i64, cell: i64) -> None:
    """Put a building on the map and keep everything that follows from it up to date."""
    player = table.players[seat]
    table.occupant[cell] = occupant_of(seat, kind)
    for other in table.land.adjacent[cell]:
        table.supply[other] -= table.land.symbols[cell]
        player.around[other] |= BIT[kind]
    player.placed += 1
    player.group_built += unit(table.box.group_of[kind])
    join_settlements(table, seat, cell)


def join_settlements(table: Table, seat: i64, cell: i64) -> None:
    """The new building founds a settlement and swallows those it touches."""
    player = table.players[seat]
    table.settlement[cell] = cell
    player.settlements += 1
    for other in table.land.adjacent[cell]:
        if seat_at(table.occupant[other]) == seat and table.settlement[other] != cell:
            rename_settlement(table, table.settlement[other], cell)
            player.settlements -= 1


def rename_settlement(table: Table, old: i64, new: i64) -> None:
    for cell in range(i64(len(table.settlement))):
        if table.settlement[cell] == old:
            table.settlement[cell] = new


def links_temples(table: Table, cell: i64) -> bool:
    """A-36: does the settlement on this cell stand beside two temples?"""
    name = table.settlement[cell]
    temples: i64 = 0
    for other in range(i64(len(table.settlement))):
        if table.settlement[other] == name:
            temples |= table.land.temples_beside[other]
    return count_bits(temples) >= 2
