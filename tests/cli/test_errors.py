"""Whatever people give it, the command answers in one clear line."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from petteia.games.attika.box import default_components
from tests.cli.conftest import ATTIKA, Call, complains, played, write

READERS = ["show", "moves", "replay"]


@pytest.mark.parametrize("command", READERS)
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "is empty"),
        ("{", "is not JSON: line 1"),
        ("[1, 2]", "no JSON object"),
        ("[" * 100_000, "nested too deeply"),
        ('{"game": ' + "[" * 900 + "]" * 900 + "}", ""),
        ('{"game": "attika", "turn": ' + "9" * 5000 + "}", "cannot be read as JSON"),
        ("{}", ""),
        ('{"game": "chess", "turns": []}', ""),
        ('{"game": "attika", "turns": [], "seats": 3}', ""),
        ('{"game": "attika"}', ""),
    ],
)
def test_files_that_are_none_of_ours(
    petteia: Call, tmp_path: Path, command: str, text: str, words: str
) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text)
    assert complains(petteia(command, file), words)
    assert complains(petteia(command, "-", stdin=text), words)


def test_files_that_cannot_be_read(petteia: Call, tmp_path: Path) -> None:
    assert complains(petteia("show", tmp_path / "none.json"), "No such file")
    assert complains(petteia("show", tmp_path), "directory")
    assert complains(petteia("show", "a\0b"), "cannot be read")
    (tmp_path / "latin.json").write_bytes(b'{"game": "\xe9"}')
    assert complains(petteia("show", tmp_path / "latin.json"), "UTF-8")
    (tmp_path / "large.json").write_bytes(b" " * 5_000_001)
    assert complains(petteia("show", tmp_path / "large.json"), "larger than 5 MB")
    assert complains(
        petteia("new", "attika", "--players", 2, "--components", tmp_path / "none"), "No such file"
    )


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no such device here")
def test_a_file_without_end(petteia: Call) -> None:
    assert complains(petteia("show", "/dev/zero"), "larger than 5 MB")


@pytest.mark.parametrize("command", ["new", "play", "simulate"])
def test_unknown_games_options_and_numbers_of_players(petteia: Call, command: str) -> None:
    assert complains(petteia(command, "chess", "--players", 2), "There is no game 'chess'", "attika")
    assert complains(petteia(command, "attika", "--players", 5), "2 to 4 players, not 5")
    assert complains(petteia(command, "attika", "--players", -1), "players")
    two = (command, "attika", "--players", 2, "--option")
    assert complains(petteia(*two, "speed=fast"), "no option 'speed'", "reshuffle")
    assert complains(petteia(*two, "reshuffle=never"), "when_needed or when_empty")
    assert complains(petteia(*two, "reshuffle"), "An option looks like")
    assert complains(petteia(*two, "start_player=4"), "cannot start")


def test_bad_components_name_the_first_fault_and_list_the_others(petteia: Call, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(default_components().replace("schema = 1", "schema = 2").replace("W = 15", "W = 'x'"))
    answer = petteia("new", "attika", "--players", 2, "--components", own)
    assert answer.code == 2
    first, *others = answer.err.splitlines()
    assert "`schema` must be 1" in first
    assert "(and 1 more)" in first
    assert len(others) == 1
    assert others[0].startswith("  [cards]")
    own.write_text("= nonsense")
    assert complains(petteia("new", "attika", "--players", 2, "--components", own), "not a TOML file")
    own.write_text("a = " + "[" * 5000)
    assert complains(petteia("new", "attika", "--players", 2, "--components", own))


def test_a_record_where_a_position_is_meant_and_the_reverse(
    petteia: Call, start: Path, tmp_path: Path
) -> None:
    from petteia.core.match import Match

    record = write(tmp_path / "record.json", Match(ATTIKA, 2, "x").record())
    assert complains(petteia("show", record), "the record of a game, not a position", "petteia replay")
    assert complains(petteia("replay", start), "a position, not the record of a game", "petteia show")
    assert complains(petteia("play", "attika", "--resume", start), "a position, not the record")


def test_control_characters_in_files_do_not_reach_the_terminal(petteia: Call, tmp_path: Path) -> None:
    file = write(tmp_path / "p.json", {"game": "\x1b[31mred"})
    assert "\x1b" not in petteia("show", file).err
    from petteia.core.match import Match

    record = Match(ATTIKA, 2, "x", names=["\x1b[2Jboo", "Anna\nB"]).record()
    answer = petteia("replay", write(tmp_path / "r.json", record), "--log")
    assert answer.code == 0
    assert "\x1b" not in answer.out


def test_a_seed_that_is_no_text(petteia: Call) -> None:
    assert complains(petteia("new", "attika", "--players", 2, "--seed", "\udcff"), "not valid text")


# --- a hail of damaged positions --------------------------------------------------------------------------

STRANGE: list[Any] = [
    None,
    True,
    0,
    -1,
    99,
    10**30,
    1.5,
    "",
    "x",
    "WW",
    "1,²",
    "99,99",
    "capital",
    [],
    {},
    [[]],
    [{}],
]


def damaged(data: Any, dice: random.Random) -> Any:
    """A copy with something strange somewhere in it."""
    copy = json.loads(json.dumps(data))
    place: Any = copy
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = dice.choice(keys)
        if isinstance(place[key], (dict, list)) and place[key] and dice.random() < 0.8:
            place = place[key]
            continue
        if dice.random() < 0.3:
            del place[key]
        else:
            place[key] = dice.choice(STRANGE)
        return copy


def test_damaged_positions_never_bring_it_down(petteia: Call, tmp_path: Path) -> None:
    dice = random.Random(7)
    for number, awaited in enumerate(("act", "drawn", "pay", "lay", "turn", "take")):
        whole = ATTIKA.position(played(2, f"damage {number}", 30, awaited))
        for _ in range(5):
            file = write(tmp_path / "p.json", damaged(whole, dice))
            for words in (
                ["show", file],
                ["moves", file],
                ["apply", file, "draw 1"],
                ["why", file, "ship @ 0,0"],
            ):
                answer = petteia(*words)
                assert answer.code == 0 or answer.out.startswith("Not legal") or complains(answer)


def test_reports_go_to_an_address_that_a_browser_can_open(petteia: Call) -> None:
    assert complains(petteia("serve", "--bug-reports", "the postman"), "https://… or mailto:…")
    assert complains(petteia("serve", "--smtp", "the postman"), "smtp://user:password@host")
    assert complains(petteia("serve", "--smtp", "smtp://mail.example.org"), "?from=")
    for address in ("example.org", "https://example.org/x", "https://example.org#x", "ftp://example.org"):
        assert complains(petteia("serve", "--public-url", address), "--public-url looks like https://")
    assert "s3cret" not in petteia("serve", "--public-url", "https://me:s3cret@example.org").err


def test_a_server_has_room_for_somebody_and_not_for_more_than_the_system_allows(petteia: Call) -> None:
    assert complains(petteia("serve", "--connections", "0"), "from 1 on")
    assert complains(petteia("serve", "--sockets-per-address", "many"), "from 1 on")
    assert complains(petteia("serve", "--connections", "10000000"), "ulimit -n")
