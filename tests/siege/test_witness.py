"""Whoever watches a siege would notice what must not happen."""

from __future__ import annotations

import json

import pytest

from tests.server.house import Json
from tests.siege.plan import PLACES, Plan
from tests.siege.stronghold import Entry
from tests.siege.witness import Request, Witness, complaints

LOG = [
    Entry("table", 0, "created", "", ""),
    Entry("table", 1, "start", "anna", "by the server"),
    Entry("table", 2, "act", "anna", "one"),
]


@pytest.fixture
def witness() -> Witness:
    """Anna has asked for one thing, and it was acknowledged."""
    witness = Witness(Plan(PLACES[0], "seed"))
    witness.created.add("table")
    witness.secrets["table"] = ["the seed", "the salt"]
    ask(witness, "one", 2)
    return witness


def ask(witness: Witness, name: str, version: int | None = None) -> Request:
    request = Request("anna", "table", {"do": "act", "id": name})
    witness.asks(request)
    if version is not None:
        witness.is_acknowledged(request, version)
    return request


def wrongs(witness: Witness, log: list[Entry]) -> str:
    witness.check_requests(log)
    witness.check_tables(log)
    return "\n".join(witness.wrongs)


def test_nothing_is_wrong_with_an_honest_log(witness: Witness) -> None:
    assert wrongs(witness, LOG) == ""


def test_what_is_lost_doubled_or_made_up_is_noticed(witness: Witness) -> None:
    assert "is lost" in wrongs(witness, LOG[:2])
    assert "2 times" in wrongs(witness, [*LOG, Entry("table", 3, "act", "anna", "one")])
    assert "not whole" in wrongs(witness, [*LOG[:2], Entry("table", 3, "act", "anna", "one")])
    witness.shown["table"] = 2
    assert "nobody asked" in wrongs(witness, [*LOG, Entry("table", 3, "act", "bela", "other")])


def test_another_persons_request_of_the_same_name_does_not_count(witness: Witness) -> None:
    assert "is lost" in wrongs(witness, [*LOG[:2], Entry("table", 2, "act", "bela", "one")])


def test_what_was_denied_and_done_is_noticed(witness: Witness) -> None:
    witness.is_denied(ask(witness, "two"), "core-stale")
    assert "was denied" in wrongs(witness, [*LOG, Entry("table", 3, "act", "anna", "two")])


def test_what_was_shown_and_never_written_is_noticed(witness: Witness) -> None:
    witness.is_shown({"table": {"id": "table"}, "version": 3})
    assert "was shown at 3" in wrongs(witness, LOG)


def view(over: bool = False, **position: object) -> str:
    seats: list[Json] = [{"cards": "WL"}, {"cards": 2}]
    shown = {"seats": seats, "deck": 12, **position}
    result = {"ranking": [0, 1]} if over else None
    return json.dumps({"is": "view", "version": 2, "you": 0, "position": shown, "result": result})


@pytest.mark.parametrize(
    "told",
    [
        {"seats": [{"cards": "WL"}, {"cards": "WW"}]},
        {"seats": [{"hand": []}, {"hand": ["star"]}]},
        {"seats": [{"hand": []}, {"hand": ["red", {"card": "assassin", "seen": [1]}]}]},
        {"deck": "WLS"},
        {"decks": {"red": [3, "assassin"]}},
        {"seed": "ab12"},
        {"gods": [{"card": "hades", "revealed": False}]},
        {"prompt": "the salt"},
    ],
)
def test_a_secret_in_a_frame_is_noticed(witness: Witness, told: Json) -> None:
    witness.takes("table", view(**told))
    assert len(witness.wrongs) == 1


def test_what_a_seat_may_know_is_no_secret(witness: Witness) -> None:
    witness.takes("table", view())
    witness.takes("table", view(decks={"red": ["end", 3]}, gods=[{"card": None, "revealed": False}]))
    witness.takes("table", view(seats=[{"hand": []}, {"hand": ["red", {"card": "assassin", "seen": [0]}]}]))
    witness.takes("table", view(over=True, seed="the seed"))
    assert witness.wrongs == []


def test_a_traceback_is_a_complaint_and_a_line_is_none() -> None:
    traceback = 'Traceback (most recent call last):\n  File "x", line 1, in y\n    z\nOSError: full\n'
    log = f"WARNING: the database is away; trying again\n{traceback}ERROR:    {traceback}"
    assert complaints(log) == {"OSError: full": 2}
