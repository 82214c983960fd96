"""Moves of Olympos as text and back.

    condemn @ attica          barbarians @ naxos       set-up
    new settler from north    settler from attica      a settler sets out
    go @ crete                                         and arrives
    discover cavalry          build stadium            a discovery; a wonder
    pay grain, 2 wood         tile gold                the cubes; which of the tiles, where they differ
    bonus settler             bonus hourglasses 2      a bonus; the second one of its kind there
    spend 1 card                                       of the one-use stars, how many are destiny cards
    take wood                                          a cube of choice
    play points per wood      keep star                a destiny card; the one the Oracle lets you keep
    lose @ attica                                      Hades
    done          pass        wait        resign 2

`settler 2 from attica` and `lose 2 @ attica` mean the second of your settlers there, from the top.
Several moves can be said in one breath: `new settler from north to thessaly`, `discover cavalry paying grain
bonus settler`, `build stadium spending 1 card`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from petteia.core.contract import resignation
from petteia.core.game import Impossible
from petteia.core.notation import read_number, read_some, spoken, write_some
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
    pay_action,
    settler,
    territory_of,
)
from petteia.games.olympos.box import BONUS_CUBE, BONUS_STEP, BONUSES, NONE, RESOURCES, Box
from petteia.games.olympos.development import fewest_star_cards, most_star_cards, ways_to_pay
from petteia.games.olympos.routes import NORTH
from petteia.games.olympos.state import MOST_SETTLERS, Table

SIMPLE = {PASS: "pass", WAIT: "wait", DONE: "done"}
MOST_SLOTS = 8


# --- writing ------------------------------------------------------------------------------------------


def write_action(table: Table, action: int) -> str:
    box = table.box
    if action < 0:
        return f"resign {-action}"
    if action >= PAY:
        return f"pay {write_some(cubes_of(action), RESOURCES)}"
    if action >= LOSE:
        return f"lose{write_depth(action - LOSE)} @ {write_territory(box, territory_of(action - LOSE))}"
    if action >= MOVE:
        return f"settler{write_depth(action - MOVE)} from {write_territory(box, territory_of(action - MOVE))}"
    if action >= DISCOVER:
        family, number = divmod(action, STEP)
        return FAMILIES[family * STEP](box, number)
    if action >= SPEND:
        return f"spend {counted_cards(action - SPEND)}"
    if action >= FACE:
        return f"tile {RESOURCES[action - FACE]}"
    if action >= BONUS:
        return f"bonus {write_slot(table, action - BONUS)}"
    if action >= CUBE:
        return f"take {RESOURCES[action - CUBE]}"
    return SIMPLE[action]


def write_action_for(table: Table, action: int, seat: int) -> str:
    """The same as others may read it: which of the Oracle's cards is kept is known to one player alone."""
    if KEEP <= action < CONDEMN and seat != table.mover:
        return "keep a card"
    return write_action(table, action)


FAMILIES: dict[int, Callable[[Box, int], str]] = {
    DISCOVER: lambda box, kind: f"discover {spoken(box.kind_ids[kind])}",
    WONDER: lambda box, wonder: f"build {spoken(box.wonder_ids[wonder])}",
    PLAY: lambda box, card: f"play {spoken(box.card_ids[card])}",
    KEEP: lambda box, card: f"keep {spoken(box.card_ids[card])}",
    CONDEMN: lambda box, territory: f"condemn @ {write_territory(box, territory)}",
    PLACE: lambda box, territory: f"barbarians @ {write_territory(box, territory)}",
    NEW: lambda box, start: f"new settler from {write_start(box, start)}",
    GO: lambda box, territory: f"go @ {write_territory(box, territory)}",
}


def write_territory(box: Box, territory: int) -> str:
    return spoken(box.territory_ids[territory])


def write_start(box: Box, start: int) -> str:
    return "north" if start == NORTH else write_territory(box, start)


def write_depth(settler: int) -> str:
    depth = int(depth_of(settler))
    return f" {depth + 1}" if depth else ""


def counted_cards(count: int) -> str:
    return f"{count} card" if count == 1 else f"{count} cards"


def write_slot(table: Table, slot: int) -> str:
    """`settler`; `hourglasses 2` for the second bonus space with hourglasses; else its number."""
    names = slots_of(table)
    if slot >= len(names):
        return str(slot + 1)
    earlier = names[:slot].count(names[slot])
    return f"{names[slot]} {earlier + 1}" if earlier else names[slot]


def slots_of(table: Table) -> list[str]:
    """What the bonus spaces below the discovery that is being made give."""
    if table.buying == NONE:
        return []
    cell = table.box.cell_of(table.buying, table.columns[table.buying])
    return [bonus_name(int(code)) for code in table.box.bonuses[cell]]


def bonus_name(code: int) -> str:
    what, size = divmod(code, BONUS_STEP)
    return RESOURCES[size] if what == BONUS_CUBE else BONUSES[what]


# --- reading ------------------------------------------------------------------------------------------

# Words that join several moves into one, and the verbs of the moves that follow them.
JOINTS = {
    "to": "go @",
    "paying": "pay",
    "tile": "tile",
    "bonus": "bonus",
    "spending": "spend",
    "taking": "take",
}
JOINT = re.compile(rf" ({'|'.join(JOINTS)}) ")


def read_actions(table: Table, text: str) -> list[int]:
    words = " ".join(text.lower().replace("_", " ").split())
    try:
        return [read_action(table, words)]
    except Impossible:
        first, *others = JOINT.split(words)
        if not others:
            raise
    return in_one_breath(table, first, list(zip(others[::2], others[1::2], strict=True)))


def in_one_breath(table: Table, first: str, others: list[tuple[str, str]]) -> list[int]:
    """Several moves in a row; a choice that is none, and so is not asked for, is left out."""
    actions = [read_action(table, first)]
    state = table
    for joint, rest in others:
        if actions[-1] not in state.legal():
            break
        only = only_way(state, actions[-1], joint)
        state = state.clone()
        state.apply(actions[-1])
        following = read_action(state, f"{JOINTS[joint]} {rest}")
        if only is None:
            actions.append(following)
        elif following != only:
            raise Impossible(f"There is only one way to pay for this: {write_action(state, only)}.")
    return actions


def only_way(table: Table, action: int, joint: str) -> int | None:
    """The payment that follows without a question, since there is no other."""
    player = table.players[table.actor]
    if joint == "paying" and DISCOVER <= action < WONDER:
        ways = ways_to_pay(table, player, action - DISCOVER)
        return int(pay_action(ways[0])) if len(ways) == 1 else None
    if joint == "spending" and WONDER <= action < PLAY:
        fewest = fewest_star_cards(table, player, action - WONDER)
        return SPEND + int(fewest) if most_star_cards(table, player, action - WONDER) == fewest else None
    return None


def read_action(table: Table, words: str) -> int:
    for action, name in SIMPLE.items():
        if words == name:
            return action
    verb, _, rest = words.partition(" ")
    rest = rest.removeprefix("@").removeprefix("to ").strip()
    if verb in READERS:
        return READERS[verb](table, rest)
    raise Impossible(
        f"{words!r} is not a move. Moves look like: "
        "new settler from north, go @ thessaly, discover oracle, done."
    )


def read_new(table: Table, words: str) -> int:
    place = words.removeprefix("settler").strip().removeprefix("from ").strip()
    return NEW + (NORTH if place == "north" else read_territory(table.box, place))


def read_settler(table: Table, words: str) -> int:
    number, place = read_depth(words)
    return int(MOVE + settler(read_territory(table.box, place.removeprefix("from ")), number))


def read_lose(table: Table, words: str) -> int:
    number, place = read_depth(words)
    return int(LOSE + settler(read_territory(table.box, place.removeprefix("@").strip()), number))


def read_depth(words: str) -> tuple[int, str]:
    """Which settler from the top, 0 when nothing is said, and the rest of the words."""
    match = re.fullmatch(r"(\d{1,2}) (.*)", words)
    if not match:
        return 0, words
    return read_number(match[1], range(1, MOST_SETTLERS + 1), f"one of {MOST_SETTLERS} settlers") - 1, match[
        2
    ]


def read_territory(box: Box, name: str) -> int:
    return read_name(name, box.territory_ids, "territory", "territories")


def read_name(name: str, ids: list[str], what: str, all_of_them: str) -> int:
    for number, known in enumerate(ids):
        if name == spoken(known):
            return number
    raise Impossible(
        f"There is no {what} {name!r}. The {all_of_them} are {', '.join(spoken(known) for known in ids)}."
    )


def read_resource(name: str) -> int:
    return read_name(name.removesuffix(" cube"), RESOURCES, "resource", "resources")


def read_slot(table: Table, words: str) -> int:
    """`settler`, `hourglasses 2`, or the number of the bonus space."""
    if words.isdecimal():
        return BONUS + read_number(words, range(1, MOST_SLOTS + 1), "a bonus space") - 1
    name, _, number = words.partition(" ")
    name = {"hourglass": "hourglasses", "settlers": "settler"}.get(name, name)
    slots = [slot for slot, known in enumerate(slots_of(table)) if known == name]
    wanted = read_number(number or "1", range(1, MOST_SLOTS + 1), "a bonus space")
    if wanted > len(slots):
        raise Impossible(
            f"There is no bonus {words!r} here. There are: {', '.join(slots_of(table)) or 'none'}."
        )
    return BONUS + slots[wanted - 1]


def read_cubes(text: str) -> int:
    """`grain, 2 wood`; `nothing`."""
    return 0 if text == "nothing" else read_some(text, RESOURCES, "resource")


def read_count(text: str) -> int:
    return read_number(text.removesuffix("s").removesuffix(" card"), range(FACE), "a number of cards")


READERS: dict[str, Callable[[Table, str], int]] = {
    "condemn": lambda table, words: CONDEMN + read_territory(table.box, words),
    "barbarians": lambda table, words: PLACE + read_territory(table.box, words),
    "new": read_new,
    "settler": read_settler,
    "go": lambda table, words: GO + read_territory(table.box, words),
    "discover": lambda table, words: (
        DISCOVER + read_name(words, table.box.kind_ids, "discovery", "discoveries")
    ),
    "pay": lambda table, words: int(pay_action(read_cubes(words))),
    "tile": lambda table, words: FACE + read_resource(words),
    "bonus": read_slot,
    "build": lambda table, words: (
        WONDER + read_name(words.removeprefix("the "), table.box.wonder_ids, "wonder", "wonders")
    ),
    "spend": lambda table, words: SPEND + read_count(words),
    "take": lambda table, words: CUBE + read_resource(words),
    "play": lambda table, words: PLAY + read_name(words, table.box.card_ids, "destiny card", "cards"),
    "keep": lambda table, words: KEEP + read_name(words, table.box.card_ids, "destiny card", "cards"),
    "lose": read_lose,
    "resign": lambda table, words: resignation(read_number(words, range(1, 6), "a seat") - 1),
}
