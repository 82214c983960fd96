"""Games of rules that are no longer played: why their records are not replayed, and that they can be seen.

A file in `old` has a record of its version of the rules, and the position after some turn of it, as a server
keeps it with a table. The way of such a table at a server is in tests/server/test_going_on.py.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from petteia.core.contract import NOBODY
from petteia.core.fault import Fault
from petteia.core.match import replay
from petteia.games import game_named
from petteia.games.olympos.box import FORMER_NAMES

OLD = sorted(Path(__file__).with_name("old").glob("*.json"))
every_old_game = pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)


def read(path: Path) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return kept


@every_old_game
def test_its_record_is_refused_with_the_reason(path: Path) -> None:
    record = read(path)["record"]
    game = game_named(record["game"])
    with pytest.raises(Fault) as caught:
        replay(game, record)
    assert caught.value.message.key == "core-fault-record-rules"
    assert caught.value.message.arguments == {"played": path.stem[-1], "here": game.rules_version}


@every_old_game
def test_its_table_can_be_seen_by_everybody(path: Path) -> None:
    """What lay somewhere lies there, though our box has changed: symbols, prices, names."""
    position = read(path)["position"]
    del position["components"]
    game = game_named(position["game"])
    state = game.load(position)
    assert in_any_order(game.position(state)) == in_any_order(by_todays_names(position))
    for seat in range(NOBODY, state.seats()):
        view = game.view(state, seat)
        assert len(view["seats"]) == len(position["seats"])
        game.overview(state.information(seat))


def in_any_order(position: Mapping[str, Any]) -> list[dict[str, Any]]:
    """What lies before each seat; a box may list its things in another order."""
    return [
        {key: sorted(part, key=json.dumps) if isinstance(part, list) else part for key, part in seat.items()}
        for seat in position["seats"]
    ]


def by_todays_names(position: dict[str, Any]) -> dict[str, Any]:
    """Some discoveries of Olympos had other names."""
    text = json.dumps(position)
    for before, now in FORMER_NAMES.items() if position["game"] == "olympos" else ():
        text = text.replace(f'"{before}"', f'"{now}"')
    renamed: dict[str, Any] = json.loads(text)
    return renamed
