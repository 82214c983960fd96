"""The drawing of Olympos: a map that fits, a track, a board with prices and owners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from petteia.cli.boards import drawing_for
from petteia.cli.terminal import Line
from petteia.core.message import Message
from petteia.games.olympos.game import GAME
from tests.rules.olympos_table import new_game, play, settled, table

NAMES = ["Ada", "Bela", "Cleo", "Dion", "Eva"]


def text(lines: list[Line]) -> list[str]:
    return ["".join(words for words, _ in line).rstrip() for line in lines]


def drawn(width: int = 80, moves: Sequence[str] = (), **said: Any) -> list[str]:
    state = table(**said)
    drawing = drawing_for("olympos", NAMES[: len(state.players)], None)
    return text(drawing.table(GAME.position(state), moves, width))


@pytest.mark.parametrize("width", [80, 100, 120, 200])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everything_fits_and_every_territory_is_there(width: int, players: int) -> None:
    drawing = drawing_for("olympos", NAMES[:players], None)
    lines = text(drawing.table(GAME.view(new_game(players), 0), [], width) + drawing.legend())
    assert max(len(line) for line in lines[: len(lines) - 4]) <= width
    page = "\n".join(lines)
    for territory in GAME.facts()["territory"]:
        assert territory["name"] in page


def test_no_label_covers_another() -> None:
    """In the narrowest terminal each territory still shows what it gives, on the line below its name."""
    lines = drawn(80, condemned=[])
    for territory in GAME.facts()["territory"]:
        row = next(number for number, line in enumerate(lines) if territory["name"] in line)
        start = lines[row].index(territory["name"])
        below = lines[row + 1][max(0, start - 1) : start + len(territory["name"]) + 4]
        assert territory["resource"][:2] in below, territory["name"]


@pytest.mark.parametrize("width", [80, 60, 40])
def test_a_crowded_map_has_room_for_everybody(width: int) -> None:
    territories = GAME.facts()["territory"]
    page = "\n".join(drawn(width, condemned=[], settlers={entry["id"]: [0, 1] for entry in territories}))
    assert page.count("[B/A]") == len(territories)
    assert [entry["name"] for entry in territories if entry["name"] not in page] == []


def test_neighbours_in_the_east_stand_to_the_right() -> None:
    lines = drawn(80)
    row = next(line for line in lines if "Corinthia" in line)
    assert row.index("Elis") < row.index("Corinthia")


def test_a_stack_shows_who_is_on_top() -> None:
    page = "\n".join(drawn(120, settlers={"attica": [0, 1], "naxos": [2]}))
    assert "go* [B/A]" in page
    assert "st [C]" in page


def test_tribes_crosses_and_zeus() -> None:
    page = "\n".join(drawn(120, condemned=["crete"]))
    assert "gr*!" in page
    assert "xxxx" in page
    assert "stZ" in page


def test_the_track_has_the_next_player_first() -> None:
    lines = drawn(80, space=5, others=[{"space": 5}, {"space": 7}, {"space": 7}], line=[1, 0, 3, 2])
    row = next(number for number, line in enumerate(lines) if line.startswith("0    5"))
    assert (
        lines[row + 1] == ":....:....:.z..:....:...z:....:....:Z...:....:..Z.:....:....Z....:....:.z..:...X"
    )
    assert (lines[row + 2], lines[row + 3]) == ("     B D", "     A C")


def test_the_development_board_shows_prices_tiles_and_owners() -> None:
    page = "\n".join(
        drawn(
            80, discoveries=[{"discovery": "medicine", "bonus": 1}], others=[{"wonders": ["stadium"]}, {}, {}]
        )
    )
    assert "Medicine x1" in page
    assert " 1gr+1wo" in page
    assert " A 2h " in page
    assert " 5* 10p B" in page


def test_players_are_told_by_what_they_have() -> None:
    lines = drawn(
        120,
        settlers=settled("attica", "olympos"),
        discoveries=["strategy", "religion"],
        hand=["star"],
        athena=1,
    )
    row = next(number for number, line in enumerate(lines) if line.startswith("> A Ada"))
    assert lines[row].split()[3:] == ["0", "2", "0", "0", "1", "2", "1", "2", "-", "land", "1st", "1go"]
    assert lines[row + 1].strip() == "Religion, Strategy; athena 1; holds star"


def test_what_another_player_holds_is_a_number() -> None:
    state = table(others=[{"hand": ["star", "zeus"]}, {}, {}])
    drawing = drawing_for("olympos", NAMES[:4], None)
    page = "\n".join(text(drawing.table(GAME.view(state, 0), [], 80)))
    assert "holds" not in page
    assert next(line for line in page.splitlines() if " B Bela" in line).split()[6] == "2"


def test_prestige_of_another_player_lies_face_down() -> None:
    state = table(prestige=4, others=[{"prestige": 5, "laid": 2}, {}, {}])
    drawing = drawing_for("olympos", NAMES[:4], None)
    lines = text(drawing.table(GAME.view(state, 0), [], 80))
    heading = next(number for number, line in enumerate(lines) if " prest " in line)
    column = lines[heading].index("prest")
    assert [line[column : column + 5].strip() for line in lines[heading + 1 : heading + 8 : 2]] == [
        *("4", "2x?", "0", "0")
    ]


def test_moves_are_pointed_out() -> None:
    state = play(table(), "new settler from north")
    drawing = drawing_for("olympos", NAMES[:4], None)
    moves = [GAME.write_action(state, action) for action in state.legal()]
    styles = {words: style for line in drawing.board(GAME.view(state, 0), moves, 80) for words, style in line}
    assert styles["Attica"] == "bold reverse"
    styles = {words: style for line in drawing.board(GAME.view(state, 0), [], 80) for words, style in line}
    assert styles["Attica"] == "bold"


def test_what_a_move_asks_for() -> None:
    drawing = drawing_for("olympos", NAMES[:2], None)
    assert drawing.payment([]) == 0
    assert (
        drawing.payment(
            [Message("olympos-price-discovery", {"time": 7}), Message("olympos-price-total", {"time": 5})]
        )
        == 5
    )
    assert [drawing.amount(*amount) for amount in ((3, 3), (1, 1), (3, 12))] == [
        "3 action points",
        "1 action point",
        "3 to 12 action points",
    ]
