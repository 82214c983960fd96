"""Olympos told to people: what an action is, what is awaited, who won, and what we had to reconstruct."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from petteia.core.contract import NOBODY, Impossible
from petteia.core.game import Tally
from petteia.core.message import Argument, Listing, Message, SeatName
from petteia.core.move import Move, Resign
from petteia.core.numbers import BIT, count_bits, unit
from petteia.games.olympos import moves, names
from petteia.games.olympos.box import NONE, RESOURCES, Box
from petteia.games.olympos.development import bonus_at, stars_to_spend
from petteia.games.olympos.moves import (
    action_of,
    bundle_of,
    card_named,
    discovery_named,
    resource_named,
    start_named,
    territory_named,
    wonder_named,
)
from petteia.games.olympos.scoring import CATEGORIES, by_category
from petteia.games.olympos.shapes import Category
from petteia.games.olympos.state import (
    ACTING,
    ANSWERING,
    BEFORE_PAYING,
    CHOOSING_BONUS,
    CHOOSING_FACE,
    CONDEMNING,
    ENDING,
    KEEPING,
    LAST_ONE_LEFT,
    LOSING_SETTLER,
    MOVING,
    PAYING,
    PLACING_BARBARIANS,
    SPENDING_STARS,
    TAKING_CUBE,
    Table,
)
from petteia.games.olympos.track import waiting_spaces

# --- what an action is ----------------------------------------------------------------------------------


def describe(table: Table, move: Move) -> Message:
    """A move in plain words."""
    match move:
        case Resign(seat):
            return Message("olympos-do-resign", {"player": SeatName(seat)})
        case moves.Pass():
            return Message("olympos-do-pass")
        case moves.Wait():
            return Message("olympos-do-wait", {"space": space_after_waiting(table)})
        case moves.Done():
            return Message(DONE_KEYS.get(int(table.awaited), "olympos-do-done-paying"))
        case moves.Bonus(slot):
            return bonus_to_take(table, slot)
        case moves.Spend(cards):
            return stars_to_use_up(table, cards)
    return named_move(table.box, move)


DONE_KEYS = {ENDING: "olympos-do-done-turn", ANSWERING: "olympos-do-done-answer"}


def bonus_to_take(table: Table, slot: int) -> Message:
    """Strangers may ask about a bonus where there is none, and likewise about stars."""
    kind = table.buying
    if kind == NONE or slot >= table.box.bonus_slots(kind, table.columns[kind], grey=True):
        return Message("core-nothing")
    return Message("olympos-do-bonus", {"bonus": names.bonus(int(bonus_at(table, kind, slot)))})


def stars_to_use_up(table: Table, cards: int) -> Message:
    if table.building == NONE:
        return Message("core-nothing")
    stars = int(stars_to_spend(table, table.players[table.mover], table.building))
    return Message("olympos-do-spend", {"destiny": cards, "athena": stars - cards})


def named_move(box: Box, move: Move) -> Message:
    """A move that is said in the same words wherever it is made."""
    match move:
        case moves.Condemn(territory):
            return Message("olympos-do-condemn", {"territory": territory_called(box, territory)})
        case moves.Barbarians(territory):
            return Message("olympos-do-barbarians", {"territory": territory_called(box, territory)})
        case moves.NewSettler(start):
            return Message("olympos-do-new-settler", {"start": names.start(box, start_named(box, start))})
        case moves.Settler(start, depth):
            return Message("olympos-do-settler", {"start": territory_called(box, start), "number": depth + 1})
        case moves.Go(territory):
            return Message("olympos-do-go", {"territory": territory_called(box, territory)})
        case moves.Lose(territory, depth):
            where: dict[str, Argument] = {"territory": territory_called(box, territory), "number": depth + 1}
            return Message("olympos-do-lose", where)
        case moves.Discover(discovery):
            kind = discovery_named(box, discovery)
            return Message("olympos-do-discover", {"discovery": names.discovery(box, kind)})
        case moves.BuildWonder(wonder):
            return Message("olympos-do-wonder", {"wonder": names.wonder(box, wonder_named(box, wonder))})
        case moves.Pay(cubes):
            return Message("olympos-do-pay", {"cubes": names.some(bundle_of(cubes))})
        case moves.Tile(resource):
            return Message("olympos-do-face", {"resource": names.resource(resource_named(resource))})
        case moves.Take(resource):
            return Message("olympos-do-take", {"resource": names.resource(resource_named(resource))})
        case moves.Keep(card):
            return Message("olympos-do-keep", {"card": names.card(box, card_named(box, card))})
        case moves.Play(card):
            return Message("olympos-do-play", {"card": names.card(box, card_named(box, card))})
    raise Impossible(f"There is no move {move.verb!r} in Olympos.")


def territory_called(box: Box, name: str) -> Argument:
    return names.territory(box, territory_named(box, name))


def space_after_waiting(table: Table) -> int:
    return int(table.players[table.mover].space + waiting_spaces(table))


# --- what is awaited ------------------------------------------------------------------------------------


def bought(table: Table) -> dict[str, Argument]:
    return {"discovery": names.discovery(table.box, int(table.buying))}


PROMPTS: dict[int, tuple[str, Callable[[Table], dict[str, Argument]]]] = {
    CONDEMNING: ("olympos-prompt-condemn", lambda table: {"left": left_to_condemn(table)}),
    PLACING_BARBARIANS: ("olympos-prompt-barbarians", lambda table: {"left": left_to_place(table)}),
    MOVING: ("olympos-prompt-go", lambda table: {"start": names.start(table.box, int(table.start))}),
    PAYING: ("olympos-prompt-pay", bought),
    CHOOSING_FACE: ("olympos-prompt-face", bought),
    CHOOSING_BONUS: ("olympos-prompt-bonus", bought),
    SPENDING_STARS: (
        "olympos-prompt-spend",
        lambda table: {"wonder": names.wonder(table.box, int(table.building))},
    ),
    TAKING_CUBE: ("olympos-prompt-take", lambda table: {"count": int(table.cubes_due)}),
    KEEPING: ("olympos-prompt-keep", lambda table: {}),
    BEFORE_PAYING: ("olympos-prompt-before-paying", lambda table: {"time": int(table.due)}),
    ENDING: ("olympos-prompt-ending", lambda table: {}),
    ANSWERING: (
        "olympos-prompt-answer",
        lambda table: {"god": names.god(table.box, int(table.gods[table.god]))},
    ),
    LOSING_SETTLER: ("olympos-prompt-lose", lambda table: {}),
}


def prompt(table: Table) -> Message:
    if table.actor == NOBODY:
        return how_it_ended(table)
    player: dict[str, Argument] = {"player": SeatName(int(table.actor))}
    if table.awaited == ACTING:
        if table.last_turn:
            return Message("olympos-prompt-last", player)
        must_wait = action_of(table.box, moves.Wait()) in table.legal()
        return Message("olympos-prompt-wait" if must_wait else "olympos-prompt-act", player)
    key, arguments = PROMPTS[int(table.awaited)]
    return Message(key, player | arguments(table))


def left_to_condemn(table: Table) -> Listing:
    return still_wanted(table, int(table.box.setups[len(table.players)].condemned), int(table.condemned))


def left_to_place(table: Table) -> Listing:
    settled = sum(int(BIT[number]) for number, stack in enumerate(table.stacks) if stack)
    return still_wanted(table, int(table.box.setups[len(table.players)].barbarians), settled)


def still_wanted(table: Table, wanted: int, chosen: int) -> Listing:
    """How many territories of each resource are still to be chosen."""
    left = 0
    for resource in range(len(RESOURCES)):
        found = int(count_bits(chosen & table.box.of_resource[resource]))
        left += max(0, wanted - found) * int(unit(resource))
    return names.some(left)


# --- who won --------------------------------------------------------------------------------------------


def how_it_ended(table: Table) -> Message:
    if table.ending == LAST_ONE_LEFT:
        winner = next(seat for seat, player in enumerate(table.players) if not player.resigned)
        return Message("olympos-end-last-one", {"player": SeatName(winner)})
    return Message("olympos-end-finished")


def outcome(table: Table) -> list[Message]:
    """How it ended, then a line for each seat by category, the best place first."""
    ranking, scores = table.ranking(), table.scores()
    lines = [how_it_ended(table)]
    for seat in sorted(range(len(ranking)), key=lambda seat: (ranking[seat], seat)):
        player = table.players[seat]
        categories = dict(zip(CATEGORIES, by_category(table, player), strict=True))
        arguments: dict[str, Argument] = {
            "player": SeatName(seat),
            "place": ranking[seat],
            "points": scores[seat],
            **{name: int(points) for name, points in categories.items()},
            "tiles": int(count_bits(player.discoveries) + count_bits(player.wonders)),
            "extra": int(categories["tiles"]),
        }
        lines.append(Message("olympos-result", arguments))
    return lines


def tallies(table: Table) -> list[Tally]:
    """All points, then category by category; what nobody has is left out."""
    columns = zip(*(by_category(table, player) for player in table.players), strict=True)
    counted = {
        name: [int(points) for points in column] for name, column in zip(CATEGORIES, columns, strict=True)
    }
    return [Tally(Message("olympos-tally-points"), [int(points) for points in table.scores()])] + [
        Tally(Message(f"olympos-tally-{name}"), points)
        for name in WEIGHTIEST_FIRST
        if any(points := counted[name])
    ]


WEIGHTIEST_FIRST: tuple[Category, ...] = (
    "discoveries",
    "wonders",
    "tiles",
    "territories",
    "prestige",
    "track",
    "cards",
    "keres",
)


def order(_table: Table) -> tuple[Message, str]:
    return Message("olympos-order"), "O-111"


# --- what is not known to be as printed ---------------------------------------------------------------


def reconstructed(box: Box) -> list[Message]:
    data = box.data
    messages = []
    for key, blocks, fact in (
        ("olympos-reconstructed-map", [*data["territory"], *data["sea"], data["north"]], "source"),
        ("olympos-reconstructed-track", [data["track"]], "source"),
        ("olympos-reconstructed-rows", data["discovery"], "row"),
        ("olympos-reconstructed-bonuses", data["space"], "bonuses"),
        ("olympos-reconstructed-destiny", data["destiny_card"], "copies"),
    ):
        if any(is_reconstructed(block, fact) for block in blocks):
            messages.append(Message(key))
    if unsure_prices := sum(is_reconstructed(space, "cost") for space in data["space"]):
        messages.append(Message("olympos-reconstructed-costs", {"count": unsure_prices}))
    for key, argument, name, entries, fact in (
        ("olympos-reconstructed-faces", "discoveries", names.discovery, data["discovery"], "faces"),
        ("olympos-reconstructed-wonders", "wonders", names.wonder, data["wonder"], "points"),
    ):
        unsure = [
            name(box, number)
            for number, entry in enumerate(entries)
            if fact in entry and is_reconstructed(entry, fact)
        ]
        if unsure:
            messages.append(Message(key, {argument: Listing(tuple(unsure))}))
    return messages


def is_reconstructed(block: dict[str, Any], fact: str) -> bool:
    """By the source of that fact, or of the whole block where facts have none of their own."""
    return bool(block.get("sources", {}).get(fact, block["source"]) == "reconstructed")
