"""`new`, `show` and `apply`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from petteia.core.chance import dice_of
from petteia.games.attika.box import default_components
from tests.cli.conftest import ATTIKA, Answer, Call, complains, played, write


def position(answer: Answer) -> dict[str, object]:
    assert answer.code == 0, answer.err
    data: dict[str, object] = json.loads(answer.out)
    return data


# --- new ------------------------------------------------------------------------------------------------


def test_new_prints_a_position_that_the_seed_decides(petteia: Call) -> None:
    first = petteia("new", "attika", "--players", 3, "--seed", "x")
    assert position(first) == ATTIKA.position(ATTIKA.new(3, "x"))
    assert first.out == petteia("new", "attika", "--players", 3, "--seed", "x").out
    assert first.out != petteia("new", "attika", "--players", 3, "--seed", "y").out


def test_new_without_a_seed_differs_each_time(petteia: Call) -> None:
    assert petteia("new", "attika", "--players", 2).out != petteia("new", "attika", "--players", 2).out


def test_new_takes_options_and_is_readable(petteia: Call) -> None:
    answer = petteia(
        "new", "Attika", "--players", 2, "--option", "start_player=2", "--option", "reshuffle=when_empty"
    )
    data = position(answer)
    assert data["actor"] == 1
    assert max(len(line) for line in answer.out.splitlines()) < 130


def test_new_with_an_owners_components(petteia: Call, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(default_components().replace("renounce_cards = 3", "renounce_cards = 4"), "utf-8")
    answer = petteia("new", "attika", "--players", 2, "--components", own)
    file = tmp_path / "p.json"
    file.write_text(answer.out, "utf-8")
    assert complains(petteia("show", file), "--components")
    assert petteia("show", file, "--components", own).code == 0
    assert "4 cards" in petteia("moves", file, "--components", own).out


# --- show -----------------------------------------------------------------------------------------------


def test_show_draws_coordinates_supplies_and_player_boards(petteia: Call, start: Path) -> None:
    out = petteia("show", start).out
    for place in ("0,-1", "-1,0", "2,4"):
        assert f" {place} " in out
    for word in ("/=\\", "Athens", "Sparta", "Deck 51", "Amphoras 15", "Map tiles 18", "capital", "5 7 7 7"):
        assert word in out
    assert "\x1b" not in out
    assert out.isascii()


def test_show_of_everything_has_the_face_down_too(petteia: Call, start: Path) -> None:
    data = json.loads(start.read_text())
    out = petteia("show", start).out
    assert data["deck"] in out
    assert ", ".join(data["seats"][0]["piles"][1]).replace("_", " ") in out


def test_show_fits_a_start_into_80_columns(petteia: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for players in (2, 3, 4):
        text = petteia("new", "attika", "--players", players).out
        out = petteia("show", "-", "--seat", 1, stdin=text).out
        map_and_boards = out[: out.index("~W~ water")]
        assert max(len(line) for line in map_and_boards.splitlines()) <= 80


def test_show_draws_smaller_where_there_is_less_room(
    petteia: Call, middle: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    roomy = petteia("show", middle, "--seat", 1).out
    monkeypatch.setenv("COLUMNS", "50")
    tight = petteia("show", middle, "--seat", 1).out
    assert "_.-''-._" in roomy
    assert "_.-''-._" not in tight
    assert ".-''-." in tight


def test_show_of_a_seat_is_the_same_whatever_it_does_not_know(petteia: Call, tmp_path: Path) -> None:
    """Two tables that look alike to a seat, all hidden things dealt anew, must give the same drawing."""
    for number, decisions in enumerate((0, 35, 80, 140, 200)):
        truth = played(3, f"leak {number}", decisions)
        for seat in range(3):
            other = truth.information(seat).sample(dice_of(f"other {seat}"))
            ours = write(tmp_path / "ours.json", ATTIKA.position(truth))
            theirs = write(tmp_path / "theirs.json", ATTIKA.position(other))
            one = petteia("show", ours, "--seat", seat + 1)
            assert one.code == 0, one.err
            assert one.out == petteia("show", theirs, "--seat", seat + 1).out


def test_show_of_a_seat_prints_no_other_hand_and_no_pile(petteia: Call, start: Path) -> None:
    out = petteia("show", start, "--seat", 1).out
    assert "5 face down" in out
    assert "Face down" not in out
    assert "pile main" not in out


def test_show_of_a_drawn_building_only_to_the_drawer(petteia: Call, tmp_path: Path) -> None:
    state = played(2, "drawn", 1, awaited="drawn")
    drawer = int(state.actor)
    file = write(tmp_path / "p.json", ATTIKA.position(state))
    assert "?" in petteia("show", file, "--seat", drawer + 1).out
    assert "?" not in petteia("show", file, "--seat", 2 - drawer).out


def test_show_of_a_view_shows_that_view(petteia: Call, tmp_path: Path) -> None:
    state = played(3, "view", 60)
    whole = write(tmp_path / "whole.json", ATTIKA.position(state))
    view = write(tmp_path / "view.json", ATTIKA.view(state, 1))
    assert petteia("show", view).out == petteia("show", whole, "--seat", 2).out
    assert complains(petteia("show", view, "--seat", 1), "another seat")
    assert complains(petteia("apply", view, "cards"), "not a whole position")


def test_show_marks_where_a_map_tile_may_lie_and_how_it_may_be_turned(petteia: Call, tmp_path: Path) -> None:
    laying = played(2, "tiles", 1, awaited="lay")
    out = petteia("show", write(tmp_path / "lay.json", ATTIKA.position(laying))).out
    for action in laying.legal():
        assert ATTIKA.write_action(laying, action).removeprefix("tile @ ") in out
    assert "Map tile" in out
    turning = played(2, "tiles", 1, awaited="turn")
    out = petteia("show", write(tmp_path / "turn.json", ATTIKA.position(turning))).out
    assert "turn 0   turn 1" in out


def test_show_a_finished_game(petteia: Call, tmp_path: Path) -> None:
    over = played(2, "over", 10_000)
    assert petteia("show", write(tmp_path / "p.json", ATTIKA.position(over))).code == 0


@pytest.mark.parametrize("seat", ["0", "3", "-1"])
def test_show_of_a_seat_that_is_not_there(petteia: Call, start: Path, seat: str) -> None:
    assert complains(petteia("show", start, "--seat", seat), "seats are 1 to 2")


# --- apply ----------------------------------------------------------------------------------------------


def test_apply_prints_the_next_position(petteia: Call, start: Path) -> None:
    state = ATTIKA.load(json.loads(start.read_text()))
    for action in ATTIKA.read_actions(state, "draw main"):
        state.apply(action)
    assert position(petteia("apply", start, "draw main")) == ATTIKA.position(state)


def test_apply_reads_several_moves_and_unquoted_ones(petteia: Call, start: Path) -> None:
    both = position(petteia("apply", start, "draw main", "store"))
    assert both["actions_left"] == 1
    assert petteia("apply", start, "draw", "main").out == petteia("apply", start, "draw main").out


def test_apply_reads_places_that_look_like_options(petteia: Call, start: Path) -> None:
    moves = json.loads(petteia("moves", start, "--json").out)
    move = next(move["notation"] for move in moves if "@ -" in move["notation"])
    assert petteia("apply", start, *move.split()).out == petteia("apply", start, move).out


def test_apply_reads_a_building_and_its_payment_in_one_breath(petteia: Call, tmp_path: Path) -> None:
    paying = played(2, "pay", 1, awaited="pay")
    file = write(tmp_path / "p.json", ATTIKA.position(paying))
    payment = ATTIKA.write_action(paying, paying.legal()[0])
    assert position(petteia("apply", file, payment))["awaited"] != "pay"


def test_apply_works_in_a_pipe(petteia: Call, start: Path) -> None:
    answer = petteia("apply", "-", "cards", stdin=start.read_text())
    assert position(answer)["turn"] == 2


def test_apply_tells_the_rule_that_forbids_a_move(petteia: Call, start: Path) -> None:
    assert complains(petteia("apply", start, "end"), "(rule A-12)")
    assert complains(petteia("apply", start, "draw main", "draw main"), "(rule A-10)")


def test_apply_says_what_is_no_move(petteia: Call, start: Path) -> None:
    assert complains(petteia("apply", start, "dance"), "'dance' is not a move")
    assert complains(petteia("apply", start, "draw", "7"), "'draw 7' is not a move. Did you mean: draw")


def test_apply_after_the_end(petteia: Call, tmp_path: Path) -> None:
    file = write(tmp_path / "p.json", ATTIKA.position(played(2, "over", 10_000)))
    assert complains(petteia("apply", file, "draw main"), "over")


# --- as people write them -------------------------------------------------------------------------------

BY_HAND = {
    "game": "Attika",
    "map": {"tiles": [{"tile": 16, "at": "0,0"}, {"tile": 3, "at": "2,1"}]},
    "seats": [
        {"cards": "h m", "stored": ["Fortezza", "GRAIN FIELD"], "buildings": {"1,0": "tour"}},
        {"cards": 5},
    ],
}


def test_names_in_any_language_are_understood_and_what_was_taken_for_granted_is_told(
    petteia: Call, tmp_path: Path
) -> None:
    answer = petteia("moves", write(tmp_path / "hand.json", BY_HAND))
    assert answer.code == 0
    assert "fortress @ " in answer.out
    *names, granted, study = answer.err.splitlines()
    assert names == ["I read Fortezza as `fortress`.", "I read tour as `tower`."]
    assert granted == (
        'I took it that `awaited` is "act", `actor` is 0, `turn_kind` is "undecided", `turn` is 1, '
        '`first` is 0, `map.temples` is ["-2,1"], `tile_stack` holds 20, `deck` holds 53, `amphoras` is 15, '
        "`piles` of seat 1 holds 6, 7, 7, 7 and `piles` of seat 2 holds 6, 8, 8, 8; "
        "what lies face down is dealt by the seed."
    )
    assert study.startswith(
        "No game comes to such a table, but it can be studied: on the map are 2 of the 4 tiles"
    )
    assert petteia("moves", tmp_path / "hand.json", "--lang", "fr").err.startswith("Je lis Fortezza comme")


def test_seats_of_which_the_same_is_left_out_are_told_in_one_breath(petteia: Call, tmp_path: Path) -> None:
    """What is face down is only counted, also where a part is left out of a part."""
    position = {
        "game": "polis",
        "decks": {"blue": ["potter", 3]},
        "seats": [{}, {"board": "korinthos A"}, {}],
    }
    told = petteia("moves", write(tmp_path / "hand.json", position)).err
    assert "`decks.red` holds 15" in told
    assert "decks.blue" not in told
    olympos = {"game": "olympos", "settlers": {"attica": [0]}, "seats": [{}, {}, {"hand": 1}]}
    told = petteia("moves", write(tmp_path / "hand.json", olympos), "--lang", "it").err
    assert "`line` sia [0, 1, 2]" in told
    assert "`stock` del posto 1 sia 3 e `stock` del posto 2 e 3 sia 4" in told
    assert "A un tavolo così non arriva nessuna partita, ma lo si può studiare: sono condannati 0" in told


def test_a_table_to_study_is_called_one_also_when_it_is_whole(petteia: Call, tmp_path: Path) -> None:
    whole = ATTIKA.position(ATTIKA.load({**BY_HAND, "game": "attika", "seats": [{}, {}]}))
    assert petteia("moves", write(tmp_path / "whole.json", whole)).err.startswith(
        "No game comes to such a table"
    )


def test_of_a_whole_position_nothing_is_remarked(petteia: Call, start: Path) -> None:
    assert petteia("moves", start).err == ""


def test_a_finished_game_tells_its_scores(petteia: Call, tmp_path: Path) -> None:
    file = write(tmp_path / "p.json", ATTIKA.position(played(2, "over", 10_000)))
    out = petteia("show", file).out
    assert "wins" in out.splitlines()[-3] + out.splitlines()[-4]
    assert out.splitlines()[-1].startswith(("1.", "2.", "Athens", "Sparta"))
