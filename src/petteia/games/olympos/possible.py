"""What no game of Olympos comes to, and a table that somebody has written down may have all the same.

Whatever else the rules exclude the readers refuse.
"""

from __future__ import annotations

from petteia.core.fault import wrong
from petteia.core.message import Listing, Message
from petteia.core.numbers import BIT, count_bits
from petteia.games.olympos.box import BONUS_SETTLER, BONUS_STEP, GIVES_SETTLERS
from petteia.games.olympos.inspection import RESOURCES
from petteia.games.olympos.state import BARBARIANS, CONDEMNING, PLACING_BARBARIANS, Table, height, seat_at
from petteia.games.olympos.track import has_been_reached


def oddities(table: Table) -> list[Message]:
    return [*odd_map(table), *odd_settlers(table), *odd_gods(table)]


def odd_map(table: Table) -> list[Message]:
    """So many territories are condemned and, with two players, held by barbarians (O-6, O-15)."""
    setup, found = table.box.setups[table.seats()], []
    condemned, wanted = int(count_bits(table.condemned)), len(RESOURCES) * int(setup.condemned)
    if table.awaited != CONDEMNING and condemned < wanted:
        found.append(wrong("olympos-wrong-odd-condemned", count=condemned, least=wanted))
    barbarians, wanted = barbarian_territories(table), len(RESOURCES) * int(setup.barbarians)
    if table.awaited not in (CONDEMNING, PLACING_BARBARIANS) and barbarians != wanted:
        found.append(wrong("olympos-wrong-odd-barbarians", count=barbarians, least=wanted))
    return found


def barbarian_territories(table: Table) -> int:
    """They never leave, whoever stands on them."""
    return sum(bool(stack) and seat_at(stack, height(stack) - 1) == BARBARIANS for stack in table.stacks)


def odd_settlers(table: Table) -> list[Message]:
    """Nobody loses settlers for good; more of them come from bonuses, discoveries and Hecate alone."""
    least = int(table.box.setups[table.seats()].settlers)
    found = []
    for seat, player in enumerate(table.players):
        count, most = int(player.stock + player.on_map), least + settlers_gained(table, seat)
        if not least <= count <= most:
            found.append(
                wrong("olympos-wrong-odd-settlers", seat=seat + 1, count=count, least=least, most=most)
            )
    return found


def settlers_gained(table: Table, seat: int) -> int:
    """At the most: a god may have touched somebody else."""
    box, player = table.box, table.players[seat]
    gained = 0
    for kind in range(int(box.kinds)):
        if player.discoveries & BIT[kind]:
            gained += int(box.gives_settlers[kind])
            bonuses = box.bonuses[box.space_of(kind, table.columns[kind])]
            gained += sum(
                int(bonus % BONUS_STEP)
                for slot, bonus in enumerate(bonuses)
                if bonus // BONUS_STEP == BONUS_SETTLER and seat_at(table.markers[kind], slot) == seat
            )
    for place, god in enumerate(table.gods):
        if table.revealed & BIT[place] and box.god_effect[god] == GIVES_SETTLERS:
            gained += int(box.god_amount[god])
    return gained


def odd_gods(table: Table) -> list[Message]:
    """Cards are turned up when somebody comes to their space (O-84, O-85), as long as nobody has given up."""
    if any(player.resigned for player in table.players):
        return []
    spaces = [
        int(table.box.place_spaces[place])
        for place in range(len(table.gods))
        if bool(table.revealed & BIT[place]) != has_been_reached(table, place)
        and not table.gods_due & BIT[place]
    ]
    return [wrong("olympos-wrong-odd-gods", spaces=Listing(tuple(spaces)))] if spaces else []
