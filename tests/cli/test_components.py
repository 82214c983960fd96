"""`components`: our file, a check and a comparison of somebody's own, and faces to hold against the box."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from petteia.games import OURS
from tests.cli.conftest import Call, complains

CHANGED = {
    "attika": ("draw_actions = 2", "draw_actions = 3", "[turn]: draw_actions is 3, in our file 2."),
    "olympos": ("new_settler = 2", "new_settler = 3", "[costs]: new_settler is 3, in our file 2."),
    "polis": ("extra_card = 5", "extra_card = 4", "[turn]: extra_card is 4, in our file 5."),
}
of_every_game = pytest.mark.parametrize("game", OURS)


def own_file(petteia: Call, folder: Path, game: str, *changes: tuple[str, str]) -> Path:
    text = petteia("components", game).out
    for ours, theirs in changes:
        assert ours in text
        text = text.replace(ours, theirs, 1)
    file = folder / "mine.toml"
    file.write_text(text, "utf-8")
    return file


@of_every_game
def test_our_file_is_printed_whole_and_can_be_played_with(petteia: Call, tmp_path: Path, game: str) -> None:
    file = own_file(petteia, tmp_path, game)
    assert petteia("components", game, "--diff", file).out == f"{file} is the same box as ours.\n"
    checked = petteia("components", game, "--check", file)
    assert checked.out.startswith(f"{file} is whole")
    assert "reconstructed" in checked.out


@of_every_game
def test_a_difference_is_told_in_words(petteia: Call, tmp_path: Path, game: str) -> None:
    ours, theirs, told = CHANGED[game]
    file = own_file(petteia, tmp_path, game, (ours, theirs))
    assert petteia("components", game, "--diff", file).out.splitlines() == [told]


def test_entries_are_compared_by_their_names_and_sources_are_no_difference(
    petteia: Call, tmp_path: Path
) -> None:
    file = own_file(
        petteia, tmp_path, "attika", ('cost = "HHM"', 'cost = "HMM"'), ('"published"', '"rulebook"')
    )
    told = petteia("components", "attika", "--diff", file, "--lang", "it").out
    assert told == "[[building]] tower: cost è HMM, nel nostro file HHM.\n"


def test_all_that_is_wrong_with_a_file_is_told(petteia: Call, tmp_path: Path) -> None:
    file = own_file(petteia, tmp_path, "attika", ("W = 15", 'W = "x"'))
    for option in ("--check", "--diff"):
        assert complains(
            petteia("components", "attika", option, file), "These components cannot be played with"
        )


@of_every_game
def test_faces_show_every_tile_and_card_by_name(petteia: Call, game: str) -> None:
    out = petteia("components", game, "--faces", "--lang", "it").out
    names = {
        "attika": ["torre", "   22 "],
        "olympos": ["Tessaglia", "Partenone"],
        "polis": ["Teatro", "Assassino"],
    }
    assert all(name in out for name in names[game])
    assert "reconstructed" not in out


@of_every_game
def test_faces_are_told_in_the_words_of_the_reader(petteia: Call, game: str) -> None:
    """Names of facts and of what stands in them are no words of the file, but of the language."""
    in_file = set(re.findall(r"^(\w+) = ", petteia("components", game).out, re.MULTILINE))
    told = petteia("components", game, "--faces", "--lang", "hu").out
    words = set(re.findall(r"[a-z_]{3,}", told))
    assert not in_file & words
    assert not words & {"true", "false", "grain", "gold", "any", "red", "blue", "vase", "person", "city"}
    assert "_" not in told


def test_what_only_an_owner_knows_is_told_as_the_file_has_it(petteia: Call, tmp_path: Path) -> None:
    file = own_file(petteia, tmp_path, "olympos", ('"naxos"', '"delos"'))
    out = petteia("components", "olympos", "--faces", "--components", file, "--lang", "it").out
    assert re.search(r"^  Naxos +risorsa pietra", out, re.MULTILINE)
