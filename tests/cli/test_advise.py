"""`advise` and `analyse`: what a bot thinks of a position, and of a game that was played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from petteia.games import REGISTER, game_named
from tests.cli.conftest import Call, complains

QUICK = "search:iterations=8"
GOLDEN = Path(__file__).parent.parent / "golden" / "games" / "two_greedy_bots_temples.json"


@pytest.fixture
def start(petteia: Call, tmp_path: Path) -> Path:
    file = tmp_path / "start.json"
    file.write_text(petteia("new", "attika", "--players", 2, "--seed", "s").out, "utf-8")
    return file


@pytest.mark.parametrize("name", REGISTER)
def test_advice_is_legal_and_the_line_begins_with_it(petteia: Call, tmp_path: Path, name: str) -> None:
    game = game_named(name)
    state = game.new(3, "advice")
    file = tmp_path / "position.json"
    file.write_text(json.dumps(game.position(state)), "utf-8")
    found = json.loads(petteia("advise", file, "--level", QUICK, "--json").out)
    legal = {game.write_action(state, action) for action in state.legal()}
    assert found
    for candidate in found:
        assert candidate["notation"] in legal
        assert 0 <= candidate["chance"] <= 1
        assert candidate["line"][0] == {"seat": int(state.actor), "notation": candidate["notation"]}
    assert found == sorted(found, key=lambda candidate: -candidate["share"])


def test_the_same_seed_gives_the_same_advice_through_the_eyes_of_a_seat(petteia: Call, start: Path) -> None:
    state = game_named("attika").load(json.loads(start.read_text("utf-8")))
    seat = int(state.actor)
    words = ("advise", start, "--level", QUICK)
    whole = petteia(*words)
    assert whole.out == petteia(*words, "--seat", seat + 1).out
    start.write_text(json.dumps(game_named("attika").view(state, seat)), "utf-8")
    assert whole.out == petteia(*words).out, "what the seat cannot see does not matter"


def test_advice_in_words(petteia: Call, start: Path) -> None:
    out = petteia("advise", start, "--level", QUICK).out
    assert " %  " in out
    assert "of the thoughts" in out


def test_what_cannot_be_advised(petteia: Call, start: Path) -> None:
    state = game_named("attika").load(json.loads(start.read_text("utf-8")))
    other = 2 - int(state.actor)
    assert complains(petteia("advise", start, "--seat", other), f"not seat {other}")
    assert complains(petteia("advise", start, "--seat", 7), "no seat 7")
    assert complains(petteia("advise", start, "--level", "citizen"), "does not think ahead")
    assert complains(petteia("advise", start, "--level", "hal"), "'hal'")


@pytest.mark.slow
def test_a_game_is_analysed(petteia: Call) -> None:
    record = json.loads(GOLDEN.read_text("utf-8"))
    data = json.loads(petteia("analyse", GOLDEN, "--iterations", 2, "--json").out)
    curve, slips = data["chances"], data["slips"]
    assert curve[0]["step"] == 0
    assert [chance == 1 for chance in curve[-1]["chances"]] == [
        place == 1 for place in record["result"]["ranking"]
    ]
    assert slips
    assert all(slip["cost"] > 0 and slip["played"] != slip["better"] for slip in slips)
    assert slips == sorted(slips, key=lambda slip: -slip["cost"])


def test_an_analysis_takes_at_least_one_iteration(petteia: Call) -> None:
    assert complains(petteia("analyse", GOLDEN, "--iterations", 0), "--iterations")
