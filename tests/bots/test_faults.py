"""Bots by name, and bots that fail: they are reported, and the game goes on with a legal move."""

from __future__ import annotations

import re
import signal
import sys
import time
from pathlib import Path

import pytest

from petteia.bots import BOTS, LEVELS, Bot, bot_named
from petteia.bots.referee import decide
from petteia.bots.search import SearchBot
from petteia.cli.series import Series, play_game
from petteia.core.chance import Dice, dice_of
from petteia.core.contract import Impossible, InformationSet
from petteia.games import game_named

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "bots.md"
STATE = game_named("attika").new(3, "faults")
INFORMATION = STATE.information(STATE.actor)


class Raises(Bot):
    name = "raiser"

    def choose(self, _information: InformationSet, _dice: Dice) -> int:
        raise KeyError("lost")


class Cheats(Bot):
    name = "cheat"

    def choose(self, _information: InformationSet, _dice: Dice) -> int:
        return 123_456_789


class Sleeps(Bot):
    """Catches whatever wakes it, and sleeps on."""

    name = "sleeper"
    seconds = 0.01

    def choose(self, _information: InformationSet, _dice: Dice) -> int:
        while True:
            try:
                time.sleep(60)
            except Exception:
                continue


@pytest.mark.parametrize(
    ("bot", "words"),
    [(Raises(), "raiser: KeyError: 'lost'"), (Cheats(), "cheat: answered 123456789, which is not legal")],
)
def test_a_fault_is_told_by_name_and_a_legal_move_is_played(bot: Bot, words: str) -> None:
    decision = decide(bot, INFORMATION, dice_of("x"))
    assert decision.fault == words
    assert decision.action in STATE.legal()


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="this system has no alarms")
def test_a_bot_that_never_answers_is_woken_up() -> None:
    decision = decide(Sleeps(), INFORMATION, dice_of("x"), seconds=0.1)
    assert decision.fault == "sleeper: took more than 0.1 seconds"
    assert decision.action in STATE.legal()


def test_a_bot_without_fault_is_not_blamed() -> None:
    assert decide(bot_named("greedy"), INFORMATION, dice_of("x")).fault is None


@pytest.mark.parametrize("culprit", ["Raises", "Cheats"])
def test_a_whole_game_goes_on_and_its_faults_are_counted(culprit: str) -> None:
    name = f"{__name__}:{culprit}"
    played = play_game(Series("attika", 2, (name, "random"), "faults", {}, None), 0)
    assert played is not None
    assert len(played.faults) > 5
    assert all(fault.startswith(name) for fault in played.faults)


# --- by name ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_can_be_had_by_name(name: str) -> None:
    assert bot_named(name).name == name


def test_levels_are_offered_from_weak_to_strong() -> None:
    assert list(LEVELS) == ["novice", "citizen", "strategos", "oracle"]


def test_levels_that_think_ahead_know_when_to_stop() -> None:
    """In plain Python, or on a slow machine, iterations alone would keep people waiting."""
    thinkers = [bot for level in LEVELS if isinstance(bot := bot_named(level), SearchBot)]
    assert [bot.seconds for bot in thinkers] == [1, 4]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("nonesuch", "no bot 'nonesuch'"),
        ("search:iterations", "looks like iterations=1000"),
        ("search:iterations=many", "looks like iterations=1000"),
        ("search:patience=3", "patience"),
        ("greedy:slips=200", "0 to 100"),
        ("no_such_package:Bot", "cannot be imported"),
        ("json:NoBot", "cannot be imported"),
        ("json:JSONDecoder", "is no bot"),
        ("", "no bot ''"),
    ],
)
def test_what_is_no_bot_is_said_in_a_sentence(text: str, words: str) -> None:
    with pytest.raises(Impossible, match=re.escape(words)):
        bot_named(text)


def test_settings_reach_the_bot() -> None:
    bot = bot_named("search:iterations=7:seconds=1.5")
    assert (bot.iterations, bot.seconds) == (7, 1.5)  # type: ignore[attr-defined]


def test_the_bot_of_the_documents_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = re.search(r"```python\n(# mybots.py.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
    assert code is not None
    assert len(code[1].splitlines()) <= 20
    (tmp_path / "mybots.py").write_text(code[1], "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    try:
        for game in ("attika", "olympos"):
            series = Series(game, 2, ("mybots:Careful", "random"), "own", {}, None)
            played = play_game(series, 0)
            assert played is not None
            assert played.faults == ()
    finally:
        sys.modules.pop("mybots", None)
