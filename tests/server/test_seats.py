"""What is told of the chairs at a table."""

from __future__ import annotations

from petteia.games import game_named
from petteia.server.entries import User
from petteia.server.seats import Seat, bot_seat, seat_info

ANNA = User("anna", "Anna", None)


def test_a_bot_has_the_name_of_its_city_and_its_level_beside_it() -> None:
    told = seat_info(bot_seat(game_named("attika"), 0, "citizen", 3).plain(), ANNA, set(), "")
    assert (told.name, told.bot) == ("Athens", "citizen")


def test_a_bot_of_an_older_table_is_named_like_those_of_today() -> None:
    assert seat_info(Seat(None, "Athens (greedy)", "greedy").plain(), ANNA, set(), "").name == "Athens"
    assert Seat(None, "Athens (greedy)", "greedy").signed == "Athens (greedy)"


def test_records_name_the_level_of_a_bot() -> None:
    assert bot_seat(game_named("attika"), 0, "citizen", 3).signed == "Athens (citizen)"
    assert Seat("anna", "Anna").signed == Seat("anna", "Anna", "greedy").signed == "Anna"


def test_a_bot_in_a_record_that_somebody_brought_has_its_level_beside_its_name() -> None:
    told = seat_info(Seat(name="Athens (citizen)").plain(), ANNA, set(), "")
    assert (told.kind, told.name, told.bot) == ("bot", "Athens", "citizen")
    person = seat_info(Seat("anna", "Anna (citizen)").plain(), ANNA, set(), "")
    assert (person.kind, person.name, person.bot) == ("person", "Anna (citizen)", None)
    assert seat_info(Seat(name="Athens (by the sea)").plain(), ANNA, set(), "").kind == "open"
