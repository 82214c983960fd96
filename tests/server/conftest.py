"""Servers for the tests, each in a process of its own, and a look at their logs in the end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from petteia.server.limits import SOCKETS_PER_ADDRESS
from tests.server.house import House, Person, house_at
from tests.server.postgres import PostgreSQL, database_server
from tests.server.trust import Trust


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house shared by the tests of a module; every test sets up tables of its own."""
    with house_at(tmp_path_factory.mktemp("house")) as house:
        yield house
    assert "Traceback" not in house.log(), house.log()


@pytest.fixture(scope="module")
def strict_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with the limits that everybody has."""
    with house_at(
        tmp_path_factory.mktemp("strict"), rates={}, sockets_per_address=SOCKETS_PER_ADDRESS
    ) as house:
        yield house
    assert "Traceback" not in house.log(), house.log()


@pytest.fixture
def people(house: House) -> Iterator[tuple[Person, Person, Person]]:
    with Person(house, "Anna") as anna, Person(house, "Bela") as bela, Person(house, "Carla") as carla:
        yield anna, bela, carla


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgreSQL]:
    with database_server() as server:
        yield server


@pytest.fixture(scope="session")
def trust() -> Trust:
    return Trust()
