"""What a siege has found out about the processes in which bots think."""

from __future__ import annotations

from multiprocessing import Pipe

import pytest

from petteia.server import workers


def test_whoever_thinks_for_a_server_that_is_gone_ends_without_a_word(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A server that is killed while a bot thinks leaves nobody to answer; once that filled its log."""
    for habit in (
        "give_way",
        "bound_memory",
        "bound_processor",
    ):  # of a process of its own, which this is not
        monkeypatch.setattr(workers, habit, lambda *_: None)
    server, worker = Pipe()
    server.send(workers.Reading({}))
    server.close()
    workers.work(worker)
    worker.close()
