"""Messages as plain data."""

from __future__ import annotations

import json

import pytest

from petteia.core.message import Argument, Listing, Message, Place, Refusal, SeatName, Term, plain, refusal


@pytest.mark.parametrize(
    ("argument", "expected"),
    [
        (3, 3),
        ("Athens", "Athens"),
        (SeatName(2), {"seat": 2}),
        (Term("attika-building-well"), {"term": "attika-building-well"}),
        (Place("2,-1"), {"place": "2,-1"}),
        (Listing(()), {"list": []}),
        (Listing((Term("a"), 2)), {"list": [{"term": "a"}, 2]}),
        (Message("end"), {"message": "end", "arguments": {}}),
        (
            Message("pays", {"who": SeatName(0), "what": Listing((Message("some", {"count": 2}),))}),
            {
                "message": "pays",
                "arguments": {
                    "who": {"seat": 0},
                    "what": {"list": [{"message": "some", "arguments": {"count": 2}}]},
                },
            },
        ),
    ],
)
def test_plain(argument: Argument, expected: object) -> None:
    assert plain(argument) == expected
    assert json.loads(json.dumps(plain(argument))) == expected


def test_messages_are_equal_when_they_say_the_same() -> None:
    assert Message("draw", {"pile": Term("main")}) == Message("draw", {"pile": Term("main")})
    assert Message("draw", {"pile": Term("main")}) != Message("draw", {"pile": Term("other")})


def test_a_refusal_has_its_rule_and_its_words() -> None:
    assert refusal("A-9", "not-now", who=SeatName(1)) == Refusal(
        "A-9", Message("not-now", {"who": SeatName(1)})
    )
