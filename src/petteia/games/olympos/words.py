"""Olympos told to people: what an action is, what is awaited, who won, and what we had to reconstruct."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from petteia.core.contract import NOBODY
from petteia.core.game import Tally
from petteia.core.message import Argument, Listing, Message, SeatName
from petteia.core.numbers import BIT, count_bits, unit
from petteia.games.olympos import names
from petteia.games.olympos.actions import (
    BONUS,
    CONDEMN,
    CUBE,
    DISCOVER,
    DONE,
    FACE,
    GO,
    KEEP,
    LOSE,
    MOVE,
    NEW,
    PASS,
    PAY,
    PLACE,
    PLAY,
    SPEND,
    STEP,
    WAIT,
    WONDER,
    cubes_of,
    depth_of,
    territory_of,
)
from petteia.games.olympos.box import RESOURCES, Box
from petteia.games.olympos.development import bonus_at, stars_to_spend
from petteia.games.olympos.scoring import CATEGORIES, by_category
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


def describe(table: Table, action: int) -> Message:
    if action < 0:
        return Message("olympos-do-resign", {"player": SeatName(-1 - action)})
    if action >= PAY:
        return Message("olympos-do-pay", {"cubes": names.some(cubes_of(action))})
    if action >= LOSE:
        return which_settler("olympos-do-lose", "territory", table.box, action - LOSE)
    if action >= MOVE:
        return which_settler("olympos-do-settler", "start", table.box, action - MOVE)
    if action >= DISCOVER:
        family, number = divmod(action, STEP)
        key, argument, name = FAMILIES[family * STEP]
        return Message(key, {argument: name(table.box, number)})
    if action >= SPEND:
        player = table.players[table.mover]
        stars = int(stars_to_spend(table, player, table.building)) - (action - SPEND)
        return Message("olympos-do-spend", {"destiny": action - SPEND, "athena": stars})
    if action >= FACE:
        return Message("olympos-do-face", {"resource": names.resource(action - FACE)})
    if action >= BONUS:
        bonus = names.bonus(int(bonus_at(table, table.buying, action - BONUS)))
        return Message("olympos-do-bonus", {"bonus": bonus})
    if action >= CUBE:
        return Message("olympos-do-take", {"resource": names.resource(action - CUBE)})
    return SIMPLE[action](table)


def which_settler(key: str, place: str, box: Box, settler: int) -> Message:
    territory = names.territory(box, int(territory_of(settler)))
    return Message(key, {place: territory, "number": int(depth_of(settler)) + 1})


FAMILIES: dict[int, tuple[str, str, Callable[[Box, int], Argument]]] = {
    DISCOVER: ("olympos-do-discover", "discovery", names.discovery),
    WONDER: ("olympos-do-wonder", "wonder", names.wonder),
    PLAY: ("olympos-do-play", "card", names.card),
    KEEP: ("olympos-do-keep", "card", names.card),
    CONDEMN: ("olympos-do-condemn", "territory", names.territory),
    PLACE: ("olympos-do-barbarians", "territory", names.territory),
    NEW: ("olympos-do-new-settler", "start", names.start),
    GO: ("olympos-do-go", "territory", names.territory),
}
DONE_KEYS = {ENDING: "olympos-do-done-turn", ANSWERING: "olympos-do-done-answer"}
SIMPLE: dict[int, Callable[[Table], Message]] = {
    PASS: lambda table: Message("olympos-do-pass"),
    WAIT: lambda table: Message("olympos-do-wait", {"space": space_after_waiting(table)}),
    DONE: lambda table: Message(DONE_KEYS.get(int(table.awaited), "olympos-do-done-paying")),
}


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
        return Message("olympos-prompt-wait" if WAIT in table.legal() else "olympos-prompt-act", player)
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


WEIGHTIEST_FIRST = ("discoveries", "wonders", "tiles", "territories", "prestige", "track", "cards", "keres")


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
        ("olympos-reconstructed-bonuses", data["bonus"], "source"),
        ("olympos-reconstructed-destiny", data["destiny_card"], "copies"),
    ):
        if any(is_reconstructed(block, fact) for block in blocks):
            messages.append(Message(key))
    for key, argument, name, entries, fact in (
        ("olympos-reconstructed-costs", "discoveries", names.discovery, data["discovery"], "cost"),
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
