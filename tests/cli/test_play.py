"""`play`: whole games, commands, saving, undoing, and two people at one keyboard."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from petteia.cli.files import write_whole
from petteia.cli.seating import bots_among, names_of, read_seats
from petteia.core.chance import dice_of
from petteia.core.match import replay
from tests.cli.conftest import ATTIKA, Call, Typist, complains, write

Sit = Callable[..., Typist]
ALONE = ("--seats", "me,random", "--option", "start_player=1", "--seed", "demo")
TOGETHER = ("--seats", "me,me", "--option", "start_player=1", "--seed", "demo")


def record(file: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return data


def moves_in(file: Path) -> list[str]:
    return [move for turn in record(file)["turns"] for move in turn["moves"]]


def saved_games(tmp_path: Path) -> list[Path]:
    return list((tmp_path / "share" / "petteia" / "games").glob("*"))


# --- whole games ----------------------------------------------------------------------------------------


def test_a_whole_game_by_numbers_and_its_record_replays(petteia: Call, sit_down: Sit, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typist = sit_down(lambda screen: "1", *ALONE, "--save", file)
    last = typist.seen[-1]
    assert re.search(r"^  1\. (Athens|Sparta \(random\)): \d+ buildings", last, re.MULTILINE)
    assert f"The record is {file}" in last
    match = replay(ATTIKA, record(file))
    assert match.state.actor == -1
    answer = petteia("replay", file)
    assert answer.code == 0
    assert f"verified: {len(match.steps)} moves, " in answer.out
    again = petteia("play", "attika", "--resume", file)
    assert again.code == 0
    assert "1. " in again.out


def test_a_whole_game_of_two_people_at_random(sit_down: Sit, tmp_path: Path) -> None:
    """Any number within the list is a move, whatever the table looks like."""
    file = tmp_path / "game.json"
    dice = dice_of("two people")

    def answer(_: str) -> str:
        return str(1 + dice.below(6))  # where there are fewer moves it is told so

    sit_down(answer, *TOGETHER, "--save", file)
    assert record(file)["result"] is not None
    replay(ATTIKA, record(file))


def test_bots_alone_play_to_the_end(petteia: Call, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    answer = petteia("play", "attika", "--seats", "random,random", "--seed", "x", "--save", file)
    assert answer.code == 0
    assert "Turn 2: " in answer.out
    assert record(file)["seats"] == ["Athens (random)", "Sparta (random)"]
    assert "verified: " in petteia("replay", file).out


def test_a_greedy_bot_moves(sit_down: Sit, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    sit_down(["cards"], "--players", 2, "--option", "start_player=1", "--save", file)
    assert record(file)["seats"] == ["Athens", "Sparta (citizen)"]


# --- what is on the screen ------------------------------------------------------------------------------


def test_the_first_screen_has_all_one_needs(sit_down: Sit) -> None:
    screen = sit_down([], *ALONE).seen[0]
    for words in (
        "you are Athens",
        "Athens begins",
        "_.-''-._",
        "Hand: ",
        "On your player board: ",
        "draw main",
    ):
        assert words in screen
    assert re.search(r"\n +\d+  cards +Stop and take 3 cards\.", screen)
    assert re.search(r"\n +\w+ +\d+ places, .*cheapest: -?\d", screen)
    assert "Athens> " in screen


@pytest.mark.parametrize("game", ["attika", "olympos", "polis"])
def test_one_is_welcomed_once(petteia: Call, game: str) -> None:
    """Also where players decide something before the first turn."""
    answer = petteia("play", game, "--seats", "me,random,random", "--seed", "demo", stdin="1\n1\n1\nquit\n")
    assert answer.out.count("`help` tells what to type") == 1


def test_the_others_moves_are_told_but_not_their_secrets(sit_down: Sit) -> None:
    screen = "".join(sit_down(["cards", "log"] * 6, *ALONE).seen)
    assert "Sparta (random) " in screen
    assert "You took" in screen
    told = re.findall(r"  Sparta \(random\) takes .*\n(.*)\n", screen)
    assert all(not following.startswith("  You took") for following in told)
    drawn = re.findall(r"  Sparta \(random\) draws .*\n(.*)\n", screen)
    assert all(not following.startswith("  It is") for following in drawn)


def test_a_few_moves_are_listed_many_are_summarised(sit_down: Sit) -> None:
    typist = sit_down(["draw main", "moves", "moves store", "moves zeppelin"], *ALONE)
    summary, everything, some, none = typist.seen[1:5]
    assert re.search(r"\d+ places, ", summary)
    assert everything.count(" @ ") > 20
    assert "store" in some
    assert " @ " not in some
    assert "No legal move has 'zeppelin' in it" in none


# --- commands -------------------------------------------------------------------------------------------


def test_every_command_answers(sit_down: Sit) -> None:
    words = ["help", "?", "board", "log", "rules a-17", "rules 99", "why end", "why", "why 1", "save", ""]
    typist = sit_down([*words, "quit"], *ALONE)
    said = dict(zip(words, typist.seen[1:], strict=False))
    assert "take back your last move" in said["help"]
    assert "secret seed" in said["help"]
    assert "~W~ water" in said["board"]
    assert "Nothing has happened yet." in said["log"]
    assert "A-17 Landscape lowers the cost" in said["rules a-17"]
    assert "There is no rule '99'" in said["rules 99"]
    assert "Not legal: " in said["why end"]
    assert "A-12 Unused actions" in said["why end"]
    assert "Say which move" in said["why"]
    assert "Legal: Draw a building from the main pile." in said["why 1"]
    assert "is saved in" in said["save"]
    assert "draw main" in said[""]


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("dance", "'dance' is not a move"),
        ("end", "(rule A-12)"),
        ("0", "no move number 0"),
        ("9999", "no move number 9999"),
        ("x" * 500, "too long"),
        ("\x1b[2J", "is not a move"),
        ("tower @ here", "is not a place"),
        ("undo", "nothing to take back"),
        ("resign 2", "only for yourself"),
        ("²", "is not a move"),
    ],
)
def test_everything_wrong_gets_a_sentence(sit_down: Sit, typed: str, words: str) -> None:
    answer = sit_down([typed], *ALONE).seen[1]
    assert words in answer
    assert "\x1b" not in answer


def test_resigning_is_asked_twice(sit_down: Sit, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typist = sit_down(["resign", "no", "resign", "yes"], *ALONE, "--save", file)
    assert "You play on." in typist.seen[2]
    assert "Sparta (random) wins" in typist.seen[-1]
    assert moves_in(file) == ["resign 1"]


def test_after_resigning_the_bots_play_on(sit_down: Sit, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typist = sit_down(["resign", "yes"], "--seats", "me,random,random", "--seed", "x", "--save", file)
    assert "3. Athens" in typist.seen[-1]
    assert record(file)["result"]["ranking"][0] == 3


# --- undo -----------------------------------------------------------------------------------------------


def a_build(typist_screen: str) -> str:
    """A building that the summary names, at its cheapest place."""
    found = re.search(r"\n +(\w+) +\d+ places, .*: (-?\d+,-?\d+)", typist_screen)
    assert found, typist_screen
    return f"{found[1]} @ {found[2]}"


def test_undo_takes_back_what_showed_nothing(sit_down: Sit, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    rest: Iterator[str | None] = iter(["undo", "undo", None])

    def answer(screen: str) -> str | None:
        return a_build(screen) if "begins" in screen else next(rest)

    typist = sit_down(answer, *ALONE, "--save", file)
    assert "Taken back." in typist.seen[2]
    assert "nothing to take back" in typist.seen[3]
    assert moves_in(file) == []


def test_undo_takes_back_two_moves_said_in_one_breath(sit_down: Sit, tmp_path: Path) -> None:
    state = ATTIKA.new(2, "demo", {"start_player": "1"})
    both = next(
        f"{ATTIKA.write_action(state, action)} paying {payment}"
        for action in state.legal()
        if " @ " in ATTIKA.write_action(state, action)
        for after in [state.clone()]
        if after.apply(action) is None and ATTIKA.position(after)["awaited"] == "pay"
        for payment in [ATTIKA.write_action(after, after.legal()[0]).removeprefix("pay ")]
    )
    file = tmp_path / "game.json"
    kept: list[list[str]] = []

    def answer(_: str) -> str | None:
        kept.append(moves_in(file))
        return [both, "undo", None][len(kept) - 1]

    sit_down(answer, *ALONE, "--save", file)
    assert [len(moves) for moves in kept] == [0, 2, 0]


def test_undo_stops_at_what_came_to_light(sit_down: Sit, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typist = sit_down(["draw main", "undo"], *ALONE, "--save", file)
    assert "hidden" in typist.seen[2]
    assert moves_in(file) == ["draw main"]


def test_undo_does_not_reach_another_players_move(sit_down: Sit) -> None:
    typist = sit_down(["cards", "undo"], *ALONE)
    assert "another player" in typist.seen[2] or "other player" in typist.seen[2]


# --- saving and resuming --------------------------------------------------------------------------------


def test_the_end_of_input_saves_and_says_how_to_resume(sit_down: Sit, tmp_path: Path) -> None:
    typist = sit_down(["draw main", "store"], *ALONE)
    (file,) = saved_games(tmp_path)
    assert re.fullmatch(r"attika-\d{4}-\d\d-\d\d-[0-9a-f]{4}\.json", file.name)
    assert moves_in(file) == ["draw main", "store"]
    assert f"petteia play attika --resume {file}" in typist.seen[-1]


def test_ctrl_c_saves_too(sit_down: Sit, tmp_path: Path) -> None:
    typed = iter(["draw main", "store"])

    def answer(_: str) -> str:
        for word in typed:
            return word
        raise KeyboardInterrupt

    typist = sit_down(answer, *ALONE)
    (file,) = saved_games(tmp_path)
    assert moves_in(file) == ["draw main", "store"]
    assert "--resume" in typist.seen[-1]


def test_ctrl_c_while_a_bot_thinks_loses_nothing(
    sit_down: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("petteia.cli.sitting.Sitting.let_bot_move", interrupted)
    sit_down(["cards"], *ALONE)
    (file,) = saved_games(tmp_path)
    assert moves_in(file) == ["cards"]


def test_a_resumed_game_goes_on_as_it_would_have(sit_down: Sit, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    sit_down(["cards"] * 6, *ALONE, "--save", whole)
    sit_down(["cards"] * 3, *ALONE, "--save", parts)
    typist = sit_down(["cards"] * 3, "--resume", parts)
    assert record(parts) == record(whole)
    assert "Sparta (random)" in typist.seen[0]
    assert typist.seen[0].count("Turn ") < 6  # not the whole story once more


def test_a_resumed_game_can_be_saved_elsewhere(sit_down: Sit, tmp_path: Path) -> None:
    one, other = tmp_path / "one.json", tmp_path / "other.json"
    sit_down(["cards"], *ALONE, "--save", one)
    before = one.read_text()
    sit_down(["cards"], "--resume", one, "--save", other)
    assert one.read_text() == before
    assert len(moves_in(other)) > len(moves_in(one))


def test_saving_under_another_name(sit_down: Sit, tmp_path: Path) -> None:
    typist = sit_down(
        [f"save {tmp_path}/b.json", "cards", f"save {tmp_path}/a.json"], *ALONE, "--save", tmp_path / "a.json"
    )
    assert "exists already" in typist.seen[3]
    assert moves_in(tmp_path / "a.json") == []
    assert moves_in(tmp_path / "b.json")[0] == "cards"


def test_no_draft_is_left_behind(sit_down: Sit, tmp_path: Path) -> None:
    sit_down(["cards"], *ALONE, "--save", tmp_path / "game.json")
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_disk_that_fills_up_does_not_stop_the_game(sit_down: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    writes: list[Path] = []

    def full(path: Path, text: str) -> None:
        writes.append(path)
        if len(writes) > 1:
            raise OSError(28, "No space left on device")
        write_whole(path, text)

    monkeypatch.setattr("petteia.cli.saving.write_whole", full)
    typist = sit_down(["draw main", "store"], *ALONE)
    assert "No space left on device" in typist.seen[1]
    assert "draw 1" in typist.seen[2]


def test_where_and_what_cannot_be_saved_or_resumed(petteia: Call, tmp_path: Path) -> None:
    taken = tmp_path / "taken.json"
    taken.write_text("mine")
    assert complains(petteia("play", "attika", "--save", taken), "exists already")
    assert taken.read_text() == "mine"
    assert complains(petteia("play", "attika", "--save", tmp_path / "none" / "game.json"), "no folder")
    assert complains(petteia("play", "attika", "--save", "/dev/null"), "exists already")
    assert complains(petteia("play", "attika", "--resume", tmp_path / "none.json"), "No such file")
    assert complains(petteia("play", "attika", "--resume", taken, "--players", 3), "leave them out")
    bad = write(tmp_path / "bad.json", {"game": "attika", "turns": []})
    assert complains(petteia("play", "attika", "--resume", bad), "record")


# --- who sits where -------------------------------------------------------------------------------------


def test_seats_are_kept_in_the_names() -> None:
    assert read_seats(None, None) == ["me", "citizen", "citizen"]
    assert read_seats(None, 2) == ["me", "citizen"]
    assert read_seats(" Me , random", None) == ["me", "random"]
    names = names_of(["Athens", "Sparta", "Corinth"], ["me", "greedy", "random"])
    assert names == ["Athens", "Sparta (greedy)", "Corinth (random)"]
    assert list(bots_among(names)) == [1, 2]
    assert not bots_among(["Anna (greedy player)", "greedy", "(random)", "B (nobody)"])


def test_seats_that_cannot_be(petteia: Call) -> None:
    assert complains(petteia("play", "attika", "--seats", "me,hal"), "'hal'", "greedy")
    assert complains(petteia("play", "attika", "--seats", "me"), "2 to 4 players, not 1")
    assert complains(petteia("play", "attika", "--seats", "me,me", "--players", 3), "--players says 3")


# --- two people at one keyboard -------------------------------------------------------------------------


def test_a_curtain_hides_each_hand_from_the_other(sit_down: Sit) -> None:
    """Whoever takes the keyboard sees a curtain first, and then no card of the other's."""
    state = ATTIKA.new(2, "demo", {"start_player": "1"})
    hands = [ATTIKA.position(state)["seats"][seat]["cards"] for seat in range(2)]
    typist = sit_down(["", "cards", "", "draw main", "store", "cards", ""], *TOGETHER)
    curtain, first, second_curtain, second, drawn = typist.seen[:5]
    assert "Hand over the keyboard to Athens" in curtain
    assert "Hand over the keyboard to Sparta" in second_curtain
    for screen in (curtain, second_curtain.split("Hand over")[1]):
        assert "Hand:" not in screen
        assert "_.-''-._" not in screen
    assert f"({len(hands[0])})" in first
    assert f"{len(hands[1])} face down" in first
    assert f"({len(hands[1])})" in second
    assert f"{len(hands[0]) + 3} face down" in second
    assert "Athens takes 3 cards." in second
    assert "You took" not in second
    assert "It is a" in drawn


def test_the_log_of_each_person_is_their_own(sit_down: Sit) -> None:
    typist = sit_down(["", "cards", "", "log"], *TOGETHER)
    assert "Athens takes 3 cards." in typist.seen[4]
    assert "You took" not in typist.seen[4]


def test_a_resumed_game_of_two_people_begins_with_a_curtain(sit_down: Sit, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    sit_down(["", "cards"], *TOGETHER, "--save", file)
    screen = sit_down([], "--resume", file).seen[0]
    assert "Hand over the keyboard to Sparta" in screen
    assert "Hand:" not in screen


def test_undo_after_the_curtain_is_refused(sit_down: Sit, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typist = sit_down(["", "cards", "", "undo"], *TOGETHER, "--save", file)
    assert "other player" in typist.seen[4] or "another player" in typist.seen[4]
    assert moves_in(file) == ["cards"]
