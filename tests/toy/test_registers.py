"""Kleros goes through every register as our games do, without a word about it in the sources."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from petteia.bots import bot_named
from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY
from petteia.games import game_named
from petteia.languages import LANGUAGES
from petteia.locales import words_of
from tests.server.house import Json, Person, Tab, house_at, moves_in, play_on
from tests.toy.kleros.game import GAME
from tests.toy.registered import ROOT

KLEROS = Path(__file__).parent / "kleros"
MOST_LINES = 300
ILLEGAL = 2


def petteia(*words: object, code: int = 0) -> str:
    """The command, in a process of its own."""
    command = [sys.executable, "-m", "petteia", *map(str, words)]
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == code, done.stderr
    return done.stdout


def test_it_is_small() -> None:
    assert sum(len(path.read_text("utf-8").splitlines()) for path in KLEROS.glob("*.py")) < MOST_LINES


def test_no_source_speaks_of_it() -> None:
    sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.*s")]
    assert [
        path for path in sources if "kleros" in path.read_text("utf-8") and ".test." not in path.name
    ] == []


def test_the_register_knows_it() -> None:
    assert game_named("kleros") is GAME


@pytest.mark.parametrize("bot", ["random", "greedy", "search:iterations=20", "novice"])
def test_every_bot_plays_it(bot: str) -> None:
    state, dice, player = GAME.new(3, bot), dice_of(bot), bot_named(bot)
    while state.actor != NOBODY:
        state.apply(player.choose(state.information(state.actor), dice))
    assert 1 in state.ranking()


def test_a_search_beats_chance() -> None:
    wins = 0
    for number in range(24):
        state, dice, seat = GAME.new(3, str(number)), dice_of(str(number)), number % 3
        bots = [bot_named("search:iterations=60" if other == seat else "random") for other in range(3)]
        while state.actor != NOBODY:
            state.apply(bots[state.actor].choose(state.information(state.actor), dice))
        wins += state.ranking()[seat] == 1
    assert wins > 12


# --- the command ------------------------------------------------------------------------------------------


def test_the_command_shows_it_and_says_what_may_be_done(tmp_path: Path) -> None:
    start = tmp_path / "start.json"
    start.write_text(petteia("new", "kleros", "--players", 3, "--seed", "a"))
    assert "helmet: " in petteia("show", start)
    state = GAME.load(json.loads(start.read_text()))
    moves = json.loads(petteia("moves", start, "--json"))
    assert [move["notation"] for move in moves] == [GAME.write_action(state, n) for n in state.legal()]
    missing = next(lot for lot in range(1, 31) if lot not in state.legal())
    assert "K-2" in petteia("why", start, f"lay {missing}", code=ILLEGAL)
    said = {petteia("moves", start, "--lang", language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_the_arena_holds_tournaments_of_it(tmp_path: Path) -> None:
    out = tmp_path / "arena"
    petteia(
        "arena",
        "--game",
        "kleros",
        "--bots",
        "greedy,random",
        "--players",
        2,
        "--games",
        8,
        "--jobs",
        2,
        "--out",
        out,
    )
    games = (out / "games.jsonl").read_text().splitlines()
    assert len(games) == 1 + 8
    assert "Kleros" in (out / "report.html").read_text()


# --- the server -------------------------------------------------------------------------------------------


def test_people_and_bots_play_it_to_its_end(tmp_path: Path) -> None:
    with house_at(tmp_path) as house, Person(house, "Anna") as anna, Person(house, "Béla") as bela:
        told = {game["name"]: game for game in anna.http.get("/api/games").json()}
        assert told["kleros"]["players"] == [2, 3, 4]
        table = anna.sets_up(["me", "open", "novice", "greedy"], game="kleros")
        tabs = [anna.opens(table), bela.opens(table, table.invite)]
        tabs[1].done("sit", seat=1)
        tabs[0].wait_version(tabs[1].version)
        tabs[0].start()
        hidden = tabs[0].view["position"]["seats"]
        assert [isinstance(seat["lots"], int) for seat in hidden] == [False, True, True, True]
        play_on(tabs, some_move)
        for tab in tabs:
            assert 1 in tab.view["result"]["ranking"]
            assert tab.log[-1]["said"]["key"] == "kleros-end"
        record = anna.http.get(f"/api/tables/{table.id}/record").json()
        assert record["game"] == "kleros"
    assert "Traceback" not in house.log(), house.log()


def some_move(tab: Tab) -> Json:
    moves = moves_in(tab.view)
    return moves[dice_of(f"{tab.version}").below(len(moves))]


def test_the_server_tells_its_words(tmp_path: Path) -> None:
    with house_at(tmp_path) as house, Person(house) as anna:
        for language in LANGUAGES:
            assert anna.http.get(f"/api/games/kleros/words/{language}").json() == words_of("kleros", language)
        for nothing in ("kleros/words/xx", "nonesuch/words/en", "kleros/words/..%2Fgame.py"):
            assert anna.http.get(f"/api/games/{nothing}").status_code == 404


def test_a_language_it_does_not_speak_is_answered_in_english() -> None:
    assert words_of("kleros", "grc") == words_of("kleros", "en")
