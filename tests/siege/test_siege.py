"""A short siege of every kind of house; `make siege` holds long ones."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import PostgreSQL, database_server
from tests.siege.plan import PLACES, SEED, Place, Plan
from tests.siege.siege import besieged


@pytest.fixture(scope="module")
def postgres() -> Iterator[PostgreSQL]:
    with database_server() as server:
        yield server


@pytest.mark.slow
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.name)
def test_a_siege_costs_nobody_a_move(place: Place, postgres: PostgreSQL, tmp_path: Path) -> None:
    witness = besieged(Plan(place, SEED), tmp_path, postgres)
    print(json.dumps(witness.told(), indent=2))
    assert witness.wrongs == []
    assert witness.acknowledged
    assert witness.faults
    assert witness.visits
