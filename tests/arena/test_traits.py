"""What games tell of their seats at the end: scores by category, and what set the seats apart."""

from __future__ import annotations

import pytest

from petteia.arena.playing import play
from petteia.arena.tournament import Tournament
from petteia.core.notation import spoken
from petteia.games import game_named
from petteia.games.olympos.box import load_box as olympos_box
from petteia.games.polis.box import load_box as polis_box


def random_game(game: str, players: int = 3, **options: str) -> Tournament:
    return Tournament(game, players, ("random",), "traits", options, lots=True)


@pytest.mark.parametrize("game", ["olympos", "polis"])
def test_scores_are_told_category_by_category(game: str) -> None:
    for number in range(3):
        for seat in play(random_game(game), number).seats:
            points = seat.parts.pop(f"{game}-tally-points")
            seat.parts.pop("polis-tally-city", None)  # breaks ties, and is no points
            assert sum(seat.parts.values()) == points == seat.score


def test_attika_tells_cities_and_completed_groups() -> None:
    seats = play(random_game("attika"), 0).seats
    assert [seat.traits["city"] for seat in seats] == [[name] for name in game_named("attika").seat_names(3)]
    for seat in seats:
        assert len(seat.traits["groups"]) >= seat.parts["attika-tally-amphoras"]  # each group brings one


def test_olympos_tells_discoveries_wonders_and_who_condemned_which_stars() -> None:
    box = olympos_box()
    starred = [spoken(territory["id"]) for territory in box.data["territory"] if territory.get("star")]
    for number in range(3):
        game = play(random_game("olympos"), number)
        assert [seat for seat in range(3) if "condemned stars" in game.seats[seat].traits] == [game.order[-1]]
        stars = game.seats[game.order[-1]].traits["condemned stars"]
        assert stars == ["none"] or set(stars) < set(starred)
        for seat in game.seats:
            worth = int(box.discovery_points) * len(seat.traits["discoveries"])
            assert seat.parts["olympos-tally-discoveries"] == worth
            assert bool(seat.parts.get("olympos-tally-wonders")) == bool(seat.traits["wonders"])


def test_polis_tells_sides_and_cards() -> None:
    for seat in play(random_game("polis", city_boards="dealt"), 0).seats:
        (side,) = seat.traits["city boards"]
        assert side in polis_box().side_ids
        assert seat.traits["cards"] == sorted(set(seat.traits["cards"]))


@pytest.mark.parametrize(
    ("game", "opening"), [("attika", {"opening", "opening place"}), ("polis", {"opening"})]
)
def test_an_opening_is_the_first_choice_in_a_turn_of_ones_own(game: str, opening: set[str]) -> None:
    seats = play(random_game(game), 1).seats
    assert any(opening <= set(seat.traits) for seat in seats)
    assert not any(seat.traits.get("opening", [""])[0].startswith("bid") for seat in seats)
