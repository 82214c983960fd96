"""Games are kept as they end; nothing that was played is lost, and nothing else gets in between."""

from __future__ import annotations

from pathlib import Path

import pytest

from petteia.arena.ledger import NAME, open_ledger, tournament_in
from petteia.arena.playing import play
from petteia.arena.tournament import Tournament
from petteia.core.contract import Impossible

TWO = Tournament("attika", 2, ("random",), "seed")


def keep(folder: Path, *numbers: int, tournament: Tournament = TWO) -> None:
    with open_ledger(folder, tournament) as ledger:
        for number in numbers:
            ledger.add(play(tournament, number))


def test_what_was_played_is_there_again(tmp_path: Path) -> None:
    keep(tmp_path / "deep" / "down", 0, 2)
    with open_ledger(tmp_path / "deep" / "down", TWO) as ledger:
        assert [game.number for game in ledger.first(10)] == [0, 2]
        assert ledger.missing(4) == [1, 3]
        assert [game.number for game in ledger.first(1)] == [0]
    assert tournament_in(tmp_path / "deep" / "down") == TWO


@pytest.mark.parametrize("lost", [1, 20, 300])
def test_half_a_line_is_cut_off_and_its_game_is_missing(tmp_path: Path, lost: int) -> None:
    keep(tmp_path, 0, 1)
    file = tmp_path / NAME
    file.write_bytes(file.read_bytes()[:-lost])
    with open_ledger(tmp_path, TWO) as ledger:
        assert ledger.missing(2) == [1]
        ledger.add(play(TWO, 1))
    with open_ledger(tmp_path, TWO) as ledger:
        assert ledger.missing(2) == []


def test_half_a_first_line_is_a_beginning(tmp_path: Path) -> None:
    keep(tmp_path)
    (tmp_path / NAME).write_bytes((tmp_path / NAME).read_bytes()[:-9])
    assert tournament_in(tmp_path) is None
    keep(tmp_path, 0)
    assert tournament_in(tmp_path) == TWO


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (Tournament("attika", 3, ("random",), "seed"), "players 2 → 3"),
        (
            Tournament("attika", 2, ("random", "greedy"), "seed"),
            "bots 'random' → 'random,greedy'",
        ),
        (Tournament("attika", 2, ("random",), "other"), "seed 'seed' → 'other'"),
        (Tournament("olympos", 2, ("random",), "seed"), "game 'attika' → 'olympos'"),
        (Tournament("attika", 2, ("random",), "seed", components="x"), "components"),
    ],
)
def test_another_tournament_is_refused_in_words(tmp_path: Path, other: Tournament, words: str) -> None:
    keep(tmp_path, 0)
    with pytest.raises(Impossible, match=words), open_ledger(tmp_path, other):
        pass
    with open_ledger(tmp_path, TWO) as ledger:
        assert len(ledger.played) == 1


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("Dear diary,\n")
    with pytest.raises(Impossible, match="not a file of games"), open_ledger(tmp_path, TWO):
        pass
    assert (tmp_path / NAME).read_text() == "Dear diary,\n"


def test_a_broken_line_in_the_midst_is_named(tmp_path: Path) -> None:
    keep(tmp_path, 0, 1)
    lines = (tmp_path / NAME).read_bytes().splitlines(keepends=True)
    (tmp_path / NAME).write_bytes(lines[0] + b'{"number": "one"}\n' + lines[2])
    with pytest.raises(Impossible, match=r"Line 2 of .* is not a game"), open_ledger(tmp_path, TWO):
        pass


def test_two_do_not_write_at_once(tmp_path: Path) -> None:
    with (
        open_ledger(tmp_path, TWO),
        pytest.raises(Impossible, match="Somebody else"),
        open_ledger(tmp_path, TWO),
    ):
        pass
