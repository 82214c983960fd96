"""How good a table of Olympos looks for a seat: a pure function, counted in hundredths of a point.

A seat has the points it would score now, and prospects: time left on the track, discoveries and wonders that
its territories, cubes and stars bring near, and the favour of the gods. A table in the middle of the seat's
own action looks as good as the best way to finish it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from petteia.core.numbers import BIT, count_bits, minus, total, unit
from petteia.core.odds import shares, shares_of_victory
from petteia.games.olympos.box import Box
from petteia.games.olympos.development import (
    can_afford,
    count_star_cards,
    discovery_time,
    lasting_stars,
    star_tokens,
)
from petteia.games.olympos.gods import signs
from petteia.games.olympos.scoring import points, track_points
from petteia.games.olympos.state import (
    ACTING,
    BARBARIANS,
    CHOOSING_BONUS,
    CHOOSING_FACE,
    KEEPING,
    LOSING_SETTLER,
    MOVING,
    OVER,
    PAYING,
    SPENDING_STARS,
    TAKING_CUBE,
    Player,
    Table,
    count_cards,
    top_of,
    without_top,
)

POINT: Final = 100
WON: Final = 10_000.0
# How much the strongest rival's prospects count; among many rivals one matters less.
RIVALRY: Final = 0.8
# The lead that makes a seat e times as likely to win: so much, and more for each point of time to come.
UNCERTAINTY: Final = 200.0
UNCERTAINTY_OF_TIME: Final = 12.0
# A point of time, and how much time there is before prospects shrink with it.
TIME: Final = 34
ENOUGH_TIME: Final = 30
# The space after which most players stop, and the points of the track for those who are not there yet.
USUAL_LAST_SPACE: Final = 75
TRACK_TO_COME: Final = 4
# A discovery that may be made, by the resources it lacks; a wonder, by the stars it lacks: in percent.
BY_LACKING_RESOURCES: Final = vec[i64]([52, 33, 18, 8, 3])
BY_LACKING_STARS: Final = vec[i64]([60, 42, 27, 15, 7, 3])
# How much likelihood of discoveries, in percent, a point of time can make use of.
LIKELIHOOD_PER_TIME: Final = 8
# What things are worth to those who have much time left.
BONUS: Final = 90
SWORD: Final = 75
SIGN: Final = 30
TOKEN_LASTS: Final = 6  # Olympos cards, shared by the players: how long the Zeus token stays in one hand
FAVOUR: Final = 38  # for each Olympos card to come: having the most signs, or not the fewest
TIES: Final = 140
STAR: Final = 60
CHEAP_SETTLERS: Final = 150
CHEAP_SEA: Final = 120
CHEAP_LAND: Final = 160
CHOICE_OF_CARDS: Final = 130
CARD: Final = 130
HELD_CARD: Final = 40  # beyond the point that it is worth at the end
CHEAP_WONDERS: Final = 80
CHEAP_DISCOVERIES: Final = 220
CUBE: Final = 45
CLAIM: Final = 50
SETTLERS: Final = vec[i64]([0, 130, 220, 280, 320, 340])


def outlook(table: Table, seat: i64) -> float:
    if table.awaited == OVER:
        return final_outlook(table, seat)
    if table.actor == seat and is_half_done(table):
        return best_way_on(table, seat)
    strongest: i64 = -1_000_000
    for other in range(i64(len(table.players))):
        if other != seat and not table.players[other].resigned:
            prospects = prospects_of(table, other)
            if prospects > strongest:
                strongest = prospects
    rivals = float(len(table.players) - 1)
    return real(prospects_of(table, seat)) - RIVALRY / rivals * real(strongest)


def chances(table: Table) -> list[float]:
    """In the middle of an action, those after the best way to finish it."""
    while is_half_done(table):
        table = after_best_action(table)
    if table.awaited == OVER:
        return shares_of_victory(table.ranking())
    strengths: list[float] = []
    time: i64 = 0
    for seat in range(i64(len(table.players))):
        resigned = table.players[seat].resigned
        strengths.append(-WON if resigned else real(prospects_of(table, seat)))
        time += time_to_come(table, seat, 0)
    return shares(strengths, UNCERTAINTY + UNCERTAINTY_OF_TIME * real(time) / float(len(table.players)))


def after_best_action(table: Table) -> Table:
    best, best_value = table, -3.0 * WON
    for action in table.legal():
        after = table.clone()
        after.apply(action)
        value = after.evaluate(table.actor)
        if value > best_value:
            best, best_value = after, value
    return best


def final_outlook(table: Table, seat: i64) -> float:
    """Winning is what counts, and then by how much."""
    margin = real(points(table, table.players[seat]))
    return margin + WON if table.ranking()[seat] == 1 else margin - WON


def is_half_done(table: Table) -> bool:
    return table.awaited in (
        MOVING, PAYING, CHOOSING_FACE, CHOOSING_BONUS, SPENDING_STARS, TAKING_CUBE, KEEPING, LOSING_SETTLER,
    )  # fmt: skip


def best_way_on(table: Table, seat: i64) -> float:
    best = -2.0 * WON
    for action in table.legal():
        after = table.clone()
        after.apply(action)
        value = after.evaluate(seat)
        if value > best:
            best = value
    return best


def real(number: i64) -> float:
    """i64 and float do not mix under mypyc."""
    return float(int(number))


# --- what a player has and may hope for -----------------------------------------------------------------


def prospects_of(table: Table, seat: i64) -> i64:
    player = table.players[seat]
    owed = table.due if seat == table.mover else i64(0)
    score = POINT * (points(table, player) + track_points_owed(table, player, owed))
    score += favour(table, player)
    time = time_to_come(table, seat, owed)
    if time == 0:
        return score
    claims, balance = claims_of(table, seat)
    in_time = time if time < ENOUGH_TIME else i64(ENOUGH_TIME)
    hopes = tools(table, player) + wonders_near(table, player) + CLAIM * balance
    discoveries = discoveries_near(table, player, claims, time)
    return score + TIME * time + hopes * in_time // ENOUGH_TIME + discoveries


def track_points_owed(table: Table, player: Player, owed: i64) -> i64:
    """What the points of the track will change by when the action is paid for."""
    hourglasses = player.hourglasses - table.late
    landing = player.space + (owed - hourglasses if owed > hourglasses else i64(0))
    if landing > table.box.cross:  # a bonus will have to bring hourglasses
        landing = table.box.cross
    to_come = i64(TRACK_TO_COME) if landing < table.box.last_zeus else track_points(table, landing)
    return to_come - track_points(table, player.space)


def time_to_come(table: Table, seat: i64, owed: i64) -> i64:
    """Points of time the seat can still spend; what it owes is spent already."""
    player = table.players[seat]
    if seat == table.mover and table.last_turn and (owed > 0 or table.awaited != ACTING):
        return 0
    time = USUAL_LAST_SPACE - player.space + player.hourglasses - player.erinyes - owed
    return time if time > 0 and is_in_line(table, seat) else i64(0)


def is_in_line(table: Table, seat: i64) -> bool:
    line = table.line
    while line:
        if top_of(line) == seat:
            return True
        line = without_top(line)
    return False


def claims_of(table: Table, seat: i64) -> tuple[i64, i64]:
    """Territory tokens that the seat's settlers could bring, covered ones too, and how safe they are.

    Whoever was beaten may come back, so a territory that two players stand on is half one's and half the
    other's: the second number counts it for the covered one, and against the one on top.
    """
    tokens: i64 = 0
    balance: i64 = 0
    for territory in range(table.box.territories):
        stack = table.stacks[territory]
        if stack == 0:
            continue
        holds = top_of(stack) == seat
        present, rivals = False, False
        while stack:
            if top_of(stack) == seat:
                present = True
            elif top_of(stack) != BARBARIANS:
                rivals = True
            stack = without_top(stack)
        if present:
            tokens += unit(table.box.resource_of[territory])
            if rivals:
                balance += i64(-1) if holds else i64(1)
    return tokens, balance


def favour(table: Table, player: Player) -> i64:
    """What the gods to come are likely to do: the next by all signs of Zeus, later ones by those on tiles.

    The Zeus token changes hands, and the more often the more players there are.
    """
    to_come: i64 = len(table.box.place_spaces) - count_bits(table.revealed)
    soon: i64 = TOKEN_LASTS // len(table.players)
    if soon > to_come:
        soon = to_come
    later = to_come - soon
    return FAVOUR * (
        soon * rank_with_gods(table, player, True) + later * rank_with_gods(table, player, False)
    )


def rank_with_gods(table: Table, player: Player, with_token: bool) -> i64:
    """1 for whom good cards would touch, -1 for whom bad ones would, 0 in between or for both."""
    own = signs(table, player) if with_token else player.zeus
    most, fewest = own > 0 or player.wins_ties, True
    for other in table.players:
        if other is player or other.resigned:
            continue
        theirs = signs(table, other) if with_token else other.zeus
        if theirs > own or (theirs == own and other.wins_ties and not player.wins_ties):
            most = False
        if theirs < own or (theirs == own and player.wins_ties and not other.wins_ties):
            fewest = False
    if most == fewest:
        return 0
    return 1 if most else -1


def tools(table: Table, player: Player) -> i64:
    """What helps a player on, whatever it will be used for."""
    settlers = player.stock if player.stock < len(SETTLERS) else i64(len(SETTLERS)) - 1
    return (
        SETTLERS[settlers]
        + SWORD * (player.swords + player.ares)
        + SIGN * player.zeus
        + STAR * (player.stars + star_tokens(table, player))
        + CUBE * total(player.cubes)
        + HELD_CARD * count_cards(player.hand)
        + CHEAP_SETTLERS * player.settler_discount
        + CHEAP_SEA * player.sea_discount
        + CHEAP_WONDERS * player.wonder_discount
        + CHEAP_DISCOVERIES * total(player.discounts) // 2
        + (i64(CHEAP_LAND) if player.land_runs else i64(0))
        + (i64(TIES) if player.wins_ties else i64(0))
        + CHOICE_OF_CARDS * (player.destiny_choice - 1) // 2
    )


# --- discoveries ------------------------------------------------------------------------------------------


def discoveries_near(table: Table, player: Player, claims: i64, time: i64) -> i64:
    """Discoveries still to be had, by their worth and what is lacking for them; time allows only so many."""
    found: i64 = 0
    likely: i64 = 0
    lasting = lasting_worths(table.box)
    within_reach = claims + player.cubes
    for kind in range(table.box.kinds):
        if table.tiles[kind] == 0 or player.discoveries & BIT[kind]:
            continue
        lacking = resources_lacking(table, kind, within_reach)
        if lacking == 0 and not can_afford(table, player, kind):
            lacking = 1
        if lacking < len(BY_LACKING_RESOURCES):
            worth = lasting[kind] + worth_to(table, player, kind)
            if worth > 0:
                found += worth * BY_LACKING_RESOURCES[lacking] // 100
                likely += BY_LACKING_RESOURCES[lacking]
    in_time = LIKELIHOOD_PER_TIME * time
    return found * in_time // likely if likely > in_time else found


def resources_lacking(table: Table, kind: i64, resources: i64) -> i64:
    fewest: i64 = 99
    for payment in table.payments[kind]:
        lacking = total(minus(payment, resources))
        if lacking < fewest:
            fewest = lacking
    return fewest


def worth_to(table: Table, player: Player, kind: i64) -> i64:
    """What a discovery would bring a player here and now, less the time that it takes."""
    box = table.box
    worth = -TIME * discovery_time(table, player, kind)
    if len(box.bonuses[box.space_of(kind, table.columns[kind])]) > 0:
        worth += BONUS
    if box.scoring_kinds & BIT[kind]:
        worth += POINT * (
            box.points_per_discovery[kind] * (count_bits(player.discoveries) + 2)
            + box.points_per_settler[kind] * (player.on_map + 1)
            + box.points_per_sword[kind] * player.swords
            + box.points_per_star[kind] * star_tokens(table, player)
        )
    return worth


LASTING_WORTHS: Final[dict[str, vec[i64]]] = {}  # for each box that was played with, by its digest


def lasting_worths(box: Box) -> vec[i64]:
    """What each discovery is worth whoever makes it, worked out once for a box."""
    if box.digest not in LASTING_WORTHS:
        worths = vec[i64]()
        for kind in range(box.kinds):
            worths = append(worths, lasting_worth(box, kind))
        LASTING_WORTHS[box.digest] = worths
    return LASTING_WORTHS[box.digest]


def lasting_worth(box: Box, kind: i64) -> i64:
    return (
        POINT * (box.discovery_points + box.tile_points[kind])
        + SWORD * box.tile_swords[kind]
        + (SIGN + FAVOUR) * box.tile_zeus[kind]
        + STAR * box.tile_stars[kind]
        + CHEAP_SETTLERS * box.settler_discount[kind]
        + CHEAP_SEA * box.sea_discount[kind]
        + CHEAP_LAND * box.land_runs[kind]
        + CHEAP_WONDERS * box.wonder_discount[kind]
        + CHEAP_DISCOVERIES * box.resource_discount[kind] // 2
        + TIES * box.wins_ties[kind]
        + CARD * box.destiny_cards[kind]
        + CUBE * box.gives_cubes[kind]
        + TIME * box.gives_hourglasses[kind]
        + CARD * box.gives_settlers[kind]
    )


# --- wonders ------------------------------------------------------------------------------------------------


def wonders_near(table: Table, player: Player) -> i64:
    """The wonder that is nearest, by its points and the stars that are lacking."""
    best: i64 = 0
    one_use = player.athena + count_star_cards(table, player)
    for wonder in range(table.box.wonders):
        if not table.wonders & BIT[wonder]:
            continue
        lacking = table.box.wonder_stars[wonder] - lasting_stars(table, player, wonder) - one_use
        if lacking < 0:
            lacking = 0
        if lacking < len(BY_LACKING_STARS):
            near = (POINT * table.box.wonder_points[wonder] - 7 * TIME) * BY_LACKING_STARS[lacking] // 100
            if near > best:
                best = near
    return best
