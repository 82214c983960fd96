"""People do not wait while garbage is looked for, and there is little of it."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn

from petteia.server import garbage
from petteia.server.app import application
from petteia.server.door import Door, no_room
from petteia.server.frames import Frames
from petteia.server.garbage import SMALL, Attic
from tests.server.halls import run
from tests.server.test_door import Line


@pytest.fixture(autouse=True)
def habits() -> Iterator[None]:
    """Those of this process are as before."""
    before = gc.get_threshold()
    yield
    gc.enable()
    gc.set_threshold(*before)
    gc.unfreeze()


def test_a_socket_that_is_closed_leaves_nothing_to_be_looked_for() -> None:
    async def story() -> None:
        config, door = uvicorn.Config(no_room, log_config=None), Door(most=10, sockets_per_address=10)
        socket = Frames(config=config, server_state=door, app_state={})
        socket.connection_made(Line("192.0.2.7"))
        gone = weakref.ref(socket)
        gc.disable()
        socket.connection_lost(ConnectionResetError())
        del socket
        assert gone() is None

    run(story())


def test_what_has_grown_is_looked_through_when_it_has_doubled(monkeypatch: pytest.MonkeyPatch) -> None:
    attic, looks, size = Attic(), list[float](), 0.0
    monkeypatch.setattr(garbage, "megabytes", lambda: size)
    monkeypatch.setattr(attic, "look_through", lambda: looks.append(size))
    for size in (90, SMALL, SMALL + 1, 2 * SMALL, 2 * SMALL + 2, 2 * SMALL + 3, 5 * SMALL):  # noqa: B007
        attic.set_apart()
    assert looks == [SMALL + 1, 2 * SMALL + 3, 5 * SMALL]


def test_python_does_not_look_through_everything_by_itself() -> None:
    Attic()
    assert gc.get_threshold()[2] > 100_000


def test_what_a_server_starts_with_is_not_looked_through_for_garbage_again(tmp_path: Path) -> None:
    async def story() -> None:
        house = application(f"sqlite:///{tmp_path / 'house.db'}")
        async with house.router.lifespan_context(house):
            assert gc.get_freeze_count() > len(gc.get_objects())

    run(story())
