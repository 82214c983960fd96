"""Games of an earlier version of the rules: they can no longer be played on, but be looked at, and say why.

`kept` has a game of Olympos by its second version, when prices stood on the tiles and some discoveries had
other names: its record, and a position from its middle.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
from pathlib import Path

import pytest

from petteia.core.fault import Fault
from petteia.core.match import replay
from petteia.games.olympos.game import GAME
from tests.server.house import Person, Table, house_at

KEPT = json.loads((Path(__file__).parent / "kept" / "olympos_rules_2.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store with a game of Olympos that has begun."""
    folder = tmp_path_factory.mktemp("old")
    with house_at(folder) as house, Person(house, "Anna") as anna:
        anna.sets_up(["me", "random", "random", "random"], game="olympos", start=True)
    return folder / "tables.db"


def aged(store: Path, folder: Path, **columns: str) -> Table:
    """The same store, its game played by the second version of the rules."""
    (folder / "tables.db").write_bytes(store.read_bytes())
    with contextlib.closing(sqlite3.connect(folder / "tables.db")) as connection, connection as database:
        (table,) = database.execute("select id from tables").fetchone()
        told = {"rules_version": 2, "position": json.dumps(KEPT["position"]), **columns}
        database.execute(
            f"update tables set {', '.join(f'{name} = ?' for name in told)}", list(told.values())
        )
    return Table(table, "")


def test_a_table_of_old_rules_shows_its_last_position_and_says_why(store: Path, tmp_path: Path) -> None:
    table = aged(store, tmp_path)
    with house_at(tmp_path) as house, Person(house, "Bela") as bela:
        view = bela.opens(table).view
        assert view["table"]["status"] == "readonly"
        why = view["table"]["why_readonly"]
        assert (why["key"], why["arguments"]) == (
            "core-fault-rules",
            {"played": 2, "here": GAME.rules_version},
        )
        position = view["position"]
        assert position["settlers"] == KEPT["position"]["settlers"]
        assert position["board"]["red"] == ["medicine", "oracle", "metallurgy", "cavalry", "religion"]
        assert view["overview"]["tiles"]["religion"]["left"] >= 0
        assert view["actions"] == []


def test_and_says_why_also_where_its_components_cannot_be_read_any_more(store: Path, tmp_path: Path) -> None:
    table = aged(store, tmp_path, components="schema = 1", facts='{"schema":1}')
    with house_at(tmp_path) as house, Person(house, "Bela") as bela:
        view = bela.opens(table).view
        assert view["table"]["why_readonly"]["key"].startswith("core-fault")
        assert view["position"] is None
        assert bela.http.get(f"/api/tables/{table.id}/facts").status_code < 500
        assert "Traceback" not in house.log(), house.log()


def test_a_record_of_old_rules_says_why_it_cannot_be_replayed() -> None:
    with pytest.raises(Fault, match="version 2 of the rules; this program plays version 3"):
        replay(GAME, KEPT["record"])


def test_a_position_of_old_rules_can_be_read_by_todays_names() -> None:
    """But for its components, which have changed since."""
    position = {key: value for key, value in KEPT["position"].items() if key != "components"}
    again = GAME.position(GAME.load(position))
    assert again["seats"][0]["space"] == KEPT["position"]["seats"][0]["space"]
    assert "commerce" in again["board"]["green"]
