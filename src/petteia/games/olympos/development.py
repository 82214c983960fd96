"""Development: discoveries, what they bring, and wonders (O-46 to O-73)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from petteia.core.numbers import BIT, amount, count_bits, minus, unit
from petteia.games.olympos.actions import BONUS, DISCOVER, FACE, WONDER
from petteia.games.olympos.box import (
    BONUS_CUBE,
    BONUS_HOURGLASSES,
    BONUS_PRESTIGE,
    BONUS_SETTLER,
    BONUS_STEP,
    ONE_USE_STAR,
)
from petteia.games.olympos.destiny import hourglasses_in_hand
from petteia.games.olympos.inspection import RESOURCES
from petteia.games.olympos.state import (
    SEAT_BITS,
    Player,
    Table,
    copies_of,
    count_cards,
    one,
    seat_at,
    top_of,
    without_top,
)
from petteia.games.olympos.supply import (
    gain_cube,
    gain_hourglasses,
    gain_prestige,
    gain_settlers,
    hourglasses_to_be_had,
    settlers_in_reserve,
)
from petteia.games.olympos.track import is_payable, time_left

# --- which discoveries (O-46 to O-48, O-54, O-68) ----------------------------------------------------


def add_discoveries(table: Table, actions: list[int]) -> None:
    player = table.players[table.actor]
    for kind in range(table.box.kinds):
        if can_discover(table, player, kind):
            actions.append(DISCOVER + kind)


def can_discover(table: Table, player: Player, kind: i64) -> bool:
    if table.tiles[kind] == 0 or player.discoveries & BIT[kind]:
        return False
    return can_afford(table, player, kind) and has_time_for(table, player, kind)


def can_afford(table: Table, player: Player, kind: i64) -> bool:
    resources = player.tokens + player.cubes
    for payment in table.payments[kind]:
        if minus(payment, resources) == 0:
            return True
    return False


def discovery_time(table: Table, player: Player, kind: i64) -> i64:
    """Seven points, less what Agriculture and Money save on resources that the price names."""
    return time_with(table, kind, player.discounts)


def time_with(table: Table, kind: i64, discounts: i64) -> i64:
    time = table.box.discovery_cost
    if discounts:
        for resource in range(i64(len(RESOURCES))):
            if table.box.named[table.prices[kind]] & BIT[resource]:
                time -= amount(discounts, resource)
    return time if time > 0 else i64(0)


def time_with_face(table: Table, player: Player, kind: i64, resource: i64) -> i64:
    """What a discovery takes whose tile saves on a resource, by our reading on its own price too (RO-42)."""
    if table.rulings.late_discounts:
        return discovery_time(table, player, kind)
    return time_with(table, kind, player.discounts + table.box.resource_discount[kind] * unit(resource))


def shortest_time(table: Table, player: Player, kind: i64) -> i64:
    """With the tile that saves most, where tiles differ."""
    shortest = discovery_time(table, player, kind)
    if table.box.faces[kind]:
        for resource in range(i64(len(RESOURCES))):
            if table.tiles[kind] & BIT[resource]:
                time = time_with_face(table, player, kind, resource)
                if time < shortest:
                    shortest = time
    return shortest


def has_time_for(table: Table, player: Player, kind: i64) -> bool:
    """Can it be paid for within the Cross?"""
    left = time_left(table, player)
    if table.box.discovery_cost <= left:
        return True
    lacking = shortest_time(table, player, kind) - left
    return lacking <= 0 or lacking <= hourglasses_to_come(table, player, kind)


def hourglasses_to_come(table: Table, player: Player, kind: i64) -> i64:
    """Those that a discovery brings itself, where they may pay for it (RO-13), and those of cards in hand."""
    wins_ties = player.wins_ties or table.box.wins_ties[kind] > 0
    cards = hourglasses_in_hand(table, player, wins_ties)
    tile = table.box.gives_hourglasses[kind]
    if table.rulings.late_hourglasses:
        return hourglasses_beyond(table, tile, cards)
    return hourglasses_to_be_had(table, tile + best_bonus_hourglasses(table, player, kind) + cards)


def hourglasses_beyond(table: Table, taken: i64, wanted: i64) -> i64:
    """What is to be had when others have been taken first."""
    return hourglasses_to_be_had(table, taken + wanted) - hourglasses_to_be_had(table, taken)


def best_bonus_hourglasses(table: Table, player: Player, kind: i64) -> i64:
    best: i64 = 0
    if settlers_in_reserve(table, player) > 0:
        for slot in range(open_slots(table, kind)):
            if seat_at(table.markers[kind], slot) < 0 and bonus_hourglasses(table, kind, slot) > best:
                best = bonus_hourglasses(table, kind, slot)
    return best


# --- paying with resources (O-46, O-47) -----------------------------------------------------------------


def ways_to_pay(table: Table, player: Player, kind: i64) -> vec[i64]:
    """The different bundles of cubes that would do, territories first: none has a cube more than it needs."""
    ways = vec[i64]()
    for payment in table.payments[kind]:
        cubes = minus(payment, player.tokens)
        if minus(cubes, player.cubes) == 0 and not includes_any(cubes, ways):
            ways = append(without_larger(ways, cubes), cubes)
    return ways


def includes_any(cubes: i64, ways: vec[i64]) -> bool:
    for way in ways:
        if minus(way, cubes) == 0:
            return True
    return False


def without_larger(ways: vec[i64], cubes: i64) -> vec[i64]:
    kept = vec[i64]()
    for way in ways:
        if minus(cubes, way) != 0:
            kept = append(kept, way)
    return kept


# --- taking the tile (O-49, O-58 to O-68) ---------------------------------------------------------------


def take_tile(table: Table, seat: i64, kind: i64) -> None:
    """The tile works from now on, and what it brings once is taken at once, but for what must be chosen."""
    box = table.box
    learn(table, table.players[seat], kind)
    if box.faces[kind] == 0:
        table.tiles[kind] -= 1
    late = gain_hourglasses(table, seat, box.gives_hourglasses[kind])
    if table.rulings.late_hourglasses:
        table.late += late
    gain_settlers(table, seat, box.gives_settlers[kind])
    table.cubes_due = box.gives_cubes[kind]
    table.draws_due = box.destiny_cards[kind]


def take_face(table: Table, seat: i64, kind: i64, resource: i64) -> None:
    """Which of the tiles of Agriculture or Money; with two players the other one goes too (O-13, O-68)."""
    player = table.players[seat]
    saved = discovery_time(table, player, kind) - time_with_face(table, player, kind, resource)
    table.due -= saved
    single = table.box.setups[len(table.players)].single_tiles
    table.tiles[kind] = 0 if single else table.tiles[kind] & ~BIT[resource]
    player.discounts += table.box.resource_discount[kind] * unit(resource)
    if table.journal is not None:
        table.note("olympos-log-face", [seat, kind, resource])
        if saved:
            table.note("olympos-log-own-discount", [seat, saved])


def add_faces(table: Table, actions: list[int]) -> None:
    """The tiles that are left, as long as the action can still be paid for within the Cross."""
    player, kind = table.players[table.mover], table.buying
    coming = hourglasses_to_come(table, player, kind)
    usual = discovery_time(table, player, kind)
    for resource in range(i64(len(RESOURCES))):
        if table.tiles[kind] & BIT[resource]:
            saved = usual - time_with_face(table, player, kind, resource)
            if is_payable(table, coming + saved):
                actions.append(FACE + resource)


def learn(table: Table, player: Player, kind: i64) -> None:
    """What a discovery adds to a player for the rest of the game, but for its face."""
    box = table.box
    player.discoveries |= BIT[kind]
    player.swords += box.tile_swords[kind]
    player.zeus += box.tile_zeus[kind]
    player.stars += box.tile_stars[kind]
    player.settler_discount += box.settler_discount[kind]
    player.sea_discount += box.sea_discount[kind]
    player.wonder_discount += box.wonder_discount[kind]
    if box.land_runs[kind]:
        player.land_runs = True
    if box.wins_ties[kind]:
        player.wins_ties = True
    if box.destiny_choice[kind] > player.destiny_choice:
        player.destiny_choice = box.destiny_choice[kind]


# --- the bonus (O-50 to O-53) -----------------------------------------------------------------------------


def open_slots(table: Table, kind: i64) -> i64:
    """How many bonus spaces there are below a discovery at this table, taken or not."""
    grey = table.box.setups[len(table.players)].grey_bonus
    return table.box.bonus_slots(kind, table.columns[kind], grey)


def bonus_at(table: Table, kind: i64, slot: i64) -> i64:
    """The code of a bonus: see box.py."""
    return table.box.bonuses[table.box.space_of(kind, table.columns[kind])][slot]


def bonus_hourglasses(table: Table, kind: i64, slot: i64) -> i64:
    bonus = bonus_at(table, kind, slot)
    return bonus % BONUS_STEP if bonus // BONUS_STEP == BONUS_HOURGLASSES else i64(0)


def add_bonuses(table: Table, actions: list[int]) -> None:
    """Free spaces, as long as the action can still be paid for within the Cross."""
    player = table.players[table.mover]
    if settlers_in_reserve(table, player) == 0:
        return
    payable = is_payable(table, 0)
    for slot in range(open_slots(table, table.buying)):
        is_free = seat_at(table.markers[table.buying], slot) < 0
        if is_free and (payable or is_payable(table, hourglasses_with_bonus(table, player, slot))):
            actions.append(BONUS + slot)


def hourglasses_with_bonus(table: Table, player: Player, slot: i64) -> i64:
    """What the mover may still have for the discovery that is being made, by a bonus and by cards in hand."""
    bonus = bonus_hourglasses(table, table.buying, slot)
    cards = hourglasses_in_hand(table, player, player.wins_ties)
    if table.rulings.late_hourglasses:
        return hourglasses_beyond(table, bonus, cards)
    return hourglasses_to_be_had(table, bonus + cards)


def take_bonus(table: Table, slot: i64) -> None:
    """A marker from the general reserve closes the space, and the bonus is taken at once."""
    seat, kind = table.mover, table.buying
    table.markers[kind] += (seat + 1) << SEAT_BITS * slot
    table.players[seat].markers += unit(table.columns[kind])
    if table.journal is not None:
        table.note("olympos-log-bonus", [seat, kind, slot])
    bonus = bonus_at(table, kind, slot)
    what, of = bonus // BONUS_STEP, bonus % BONUS_STEP
    if what == BONUS_SETTLER:
        gain_settlers(table, seat, of)
    elif what == BONUS_HOURGLASSES:
        late = gain_hourglasses(table, seat, of)
        if table.rulings.late_hourglasses:
            table.late += late
    elif what == BONUS_PRESTIGE:
        gain_prestige(table, seat, of)
    elif what == BONUS_CUBE:
        gain_cube(table, seat, of)


def prestige_bonuses(table: Table, seat: i64) -> tuple[i64, i64]:
    """How many bonuses of prestige a seat has marked, and their points: the board shows it to everybody."""
    count: i64 = 0
    points: i64 = 0
    for kind in range(table.box.kinds):
        markers = table.markers[kind]
        slot: i64 = 0
        while markers:
            if top_of(markers) == seat:
                bonus = bonus_at(table, kind, slot)
                if bonus // BONUS_STEP == BONUS_PRESTIGE:
                    count += 1
                    points += bonus % BONUS_STEP
            markers = without_top(markers)
            slot += 1
    return count, points


# --- wonders (O-55 to O-57) -------------------------------------------------------------------------------


def add_wonders(table: Table, actions: list[int]) -> None:
    player = table.players[table.actor]
    if not has_time_for_wonder(table, player):
        return
    for wonder in range(table.box.wonders):
        if table.wonders & BIT[wonder] and has_stars_for(table, player, wonder):
            actions.append(WONDER + wonder)


def has_time_for_wonder(table: Table, player: Player) -> bool:
    lacking = wonder_time(table, player) - time_left(table, player)
    if lacking <= 0:
        return True
    return lacking <= hourglasses_to_be_had(table, hourglasses_in_hand(table, player, player.wins_ties))


def wonder_time(table: Table, player: Player) -> i64:
    time = table.box.wonder_cost - player.wonder_discount
    return time if time > 0 else i64(0)


def star_tokens(table: Table, player: Player) -> i64:
    """One for each starred territory that the player controls (O-43, O-44)."""
    return count_bits(player.held & table.box.starred)


def lasting_stars(table: Table, player: Player, wonder: i64) -> i64:
    """Star tokens, tiles, and own markers in the column of the wonder (RO-19)."""
    markers = amount(player.markers, table.wonder_columns[wonder])
    return star_tokens(table, player) + player.stars + markers


def has_stars_for(table: Table, player: Player, wonder: i64) -> bool:
    lacking = table.box.wonder_stars[wonder] - lasting_stars(table, player, wonder)
    if lacking < 0 and table.rulings.exact_stars:
        return False
    return lacking <= player.athena + count_star_cards(table, player)


def stars_to_spend(table: Table, player: Player, wonder: i64) -> i64:
    """How many one-use stars the wonder takes."""
    lacking = table.box.wonder_stars[wonder] - lasting_stars(table, player, wonder)
    return lacking if lacking > 0 else i64(0)


def count_star_cards(table: Table, player: Player) -> i64:
    return count_cards(player.hand & table.box.star_cards)


def fewest_star_cards(table: Table, player: Player, wonder: i64) -> i64:
    """How many of the one-use stars must be destiny cards, since Athena has no more to give."""
    spent = stars_to_spend(table, player, wonder)
    return spent - player.athena if spent > player.athena else i64(0)


def most_star_cards(table: Table, player: Player, wonder: i64) -> i64:
    spent, cards = stars_to_spend(table, player, wonder), count_star_cards(table, player)
    return spent if spent < cards else cards


def build(table: Table, seat: i64, wonder: i64, star_cards: i64) -> None:
    """Take the wonder; destiny cards and Athena's stars are gone, all other stars stay (RO-20)."""
    player = table.players[seat]
    athena = stars_to_spend(table, player, wonder) - star_cards
    player.athena -= athena
    discard_star_cards(table, player, star_cards)
    player.wonders |= BIT[wonder]
    table.wonders &= ~BIT[wonder]
    if table.journal is not None:
        table.note("olympos-log-wonder", [seat, wonder, star_cards, athena, table.due])


def discard_star_cards(table: Table, player: Player, count: i64) -> None:
    for card in range(table.box.cards):
        if table.box.card_effect[card] == ONE_USE_STAR:
            for _ in range(copies_of(player.hand, card)):
                if count > 0:
                    player.hand -= one(card)
                    table.discards += one(card)
                    count -= 1
