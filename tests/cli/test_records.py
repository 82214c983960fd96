"""`replay`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from petteia.core.chance import dice_of
from petteia.core.match import Match
from tests.cli.conftest import ATTIKA, Call, complains, write


def random_match(moves: int) -> Match:
    match = Match(ATTIKA, 3, "record", names=["Anna", "Béla (random)", "Carla"])
    dice = dice_of("record")
    while match.state.actor >= 0 and len(match.steps) < moves:
        actions = match.state.legal()
        match.play(actions[dice.below(len(actions))])
    return match


@pytest.fixture(scope="module")
def whole() -> Match:
    return random_match(10_000)


@pytest.fixture
def file(whole: Match, tmp_path: Path) -> Path:
    return write(tmp_path / "record.json", whole.record())


def test_replay_verifies_and_tells_the_outcome(petteia: Call, whole: Match, file: Path) -> None:
    answer = petteia("replay", file)
    assert answer.code == 0
    assert answer.out.splitlines()[-1] == f"verified: {len(whole.steps)} moves, {whole.state.turn} turns"
    assert "1. " in answer.out
    assert petteia("replay", "-", stdin=file.read_text()).out == answer.out


def test_replay_of_a_game_that_is_not_over(petteia: Call, tmp_path: Path) -> None:
    file = write(tmp_path / "record.json", random_match(20).record())
    out = petteia("replay", file).out
    assert "not over" in out
    assert "verified: 20 moves" in out


def test_the_log_tells_every_move(petteia: Call, whole: Match, file: Path) -> None:
    out = petteia("replay", file, "--log").out
    assert out.count("Turn ") == whole.state.turn - 1
    assert "begins." in out
    buildings = sum(len(seat["buildings"]) for seat in ATTIKA.position(whole.state)["seats"])
    assert out.count(" builds ") == buildings


def test_a_step_is_drawn_or_printed(petteia: Call, whole: Match, file: Path) -> None:
    out = petteia("replay", file, "--step", 30).out
    assert "_.-''-._" in out
    assert f"After move 30 of {len(whole.steps)}: " in out
    position = json.loads(petteia("replay", file, "--step", 30, "--json").out)
    assert position == ATTIKA.position(whole.steps[30].before)
    last = json.loads(petteia("replay", file, "--step", len(whole.steps), "--json").out)
    assert last == ATTIKA.position(whole.state)
    assert complains(petteia("replay", file, "--step", len(whole.steps) + 1), "--step can be 0 to")
    assert complains(petteia("replay", file, "--step", -1), "--step can be 0 to")


def test_a_summary_as_data(petteia: Call, whole: Match, file: Path) -> None:
    data = json.loads(petteia("replay", file, "--json").out)
    assert data["moves"] == len(whole.steps)
    assert data["seats"] == ["Anna", "Béla (random)", "Carla"]
    assert data["result"]["ranking"] == whole.state.ranking()


def spoil(record: dict[str, Any], how: str) -> None:
    turn = record["turns"][3]
    match how:
        case "an illegal move":
            turn["moves"][0] = "end"
        case "no notation":
            turn["moves"][0] = "dance"
        case "another table":
            turn["check"] = "0" * 12
        case "another seed":
            record["seed"] = "1" * 64
        case "another result":
            record["result"]["ranking"] = [1, 1, 1]
        case "another version":
            record["rules_version"] = 99
        case "other components":
            record["components"] = "0" * 64
        case "moves that are no list":
            turn["moves"] = "draw main"
        case "no seats":
            record["seats"] = []
        case "bad components":
            record["components_file"] = "schema = 3"


@pytest.mark.parametrize(
    "how",
    [
        "an illegal move",
        "no notation",
        "another table",
        "another seed",
        "another result",
        "another version",
        "other components",
        "moves that are no list",
        "no seats",
    ],
)
def test_a_bad_record_is_one_clear_line(petteia: Call, whole: Match, tmp_path: Path, how: str) -> None:
    record = json.loads(json.dumps(whole.record()))
    spoil(record, how)
    assert complains(petteia("replay", write(tmp_path / "record.json", record)))


def test_a_record_with_bad_components_of_its_own(petteia: Call, whole: Match, tmp_path: Path) -> None:
    record = json.loads(json.dumps(whole.record()))
    spoil(record, "bad components")
    answer = petteia("replay", write(tmp_path / "record.json", record))
    assert answer.code == 2
    assert "These components cannot be played with" in answer.err
