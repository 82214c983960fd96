"""The file a tournament is written to, game by game, so that an interrupted one goes on where it stopped.

Its first line says what is played; each further line is a game, written whole and at once. What a crash
leaves of a last line is cut off when the file is opened again, and that game is played again.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import msgspec

from petteia import __version__
from petteia.arena.playing import Played
from petteia.arena.tournament import Tournament
from petteia.core.fault import Fault
from petteia.games import game_named

FORMAT = 1
NAME = "games.jsonl"


class Header(msgspec.Struct, frozen=True):
    format: int
    version: str
    rules_version: int
    tournament: Tournament


class Ledger:
    """An open file of games; nobody else writes to it meanwhile."""

    def __init__(self, file: BinaryIO, played: dict[int, Played]) -> None:
        self.file = file
        self.played = played  # by number

    def add(self, played: Played) -> None:
        self.file.write(msgspec.json.encode(played) + b"\n")
        self.file.flush()
        self.played[played.number] = played

    def first(self, games: int) -> list[Played]:
        """Of the first so many games those that have been played, in their order."""
        return [self.played[number] for number in sorted(self.played) if number < games]

    def missing(self, games: int) -> list[int]:
        return [number for number in range(games) if number not in self.played]


@contextmanager
def open_ledger(folder: Path, tournament: Tournament) -> Iterator[Ledger]:
    """The games of this tournament so far; raises Impossible if another one is kept in this folder."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / NAME
    header = Header(FORMAT, __version__, game_named(tournament.game).rules_version, tournament)
    with open(path, "a+b") as file:
        keep_for_ourselves(file, path)
        file.seek(0)
        lines = file.read().splitlines(keepends=True)
        if lines and lines[0].endswith(b"\n"):
            check_header(path, header, lines[0])
        else:
            lines = [msgspec.json.encode(header) + b"\n"]
            file.truncate(0)
            file.write(lines[0])
        played, sound = read_games(path, lines)
        file.truncate(sound)
        file.flush()
        yield Ledger(file, played)


def tournament_in(folder: Path) -> Tournament | None:
    """What is played in a folder, if anything is."""
    try:
        with open(folder / NAME, "rb") as file:
            return msgspec.json.decode(file.readline(), type=Header).tournament
    except (OSError, msgspec.DecodeError):
        return None


def keep_for_ourselves(file: BinaryIO, path: Path) -> None:
    try:
        import fcntl
    except ImportError:  # Windows: two at once are not noticed there
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise Fault("arena-locked", file=str(path)) from None


def check_header(path: Path, ours: Header, line: bytes) -> None:
    try:
        theirs = msgspec.json.decode(line, type=Header)
    except msgspec.DecodeError:
        raise Fault("arena-not-games", file=str(path)) from None
    if theirs == ours:
        return
    was, is_now = facts(theirs), facts(ours)
    changed = [name for name in was if was[name] != is_now[name]]
    differences = [
        name if name == "components" else f"{name} {was[name]!r} → {is_now[name]!r}" for name in changed
    ]
    raise Fault("arena-other-games", folder=str(path.parent), differences="; ".join(differences))


def facts(header: Header) -> dict[str, object]:
    known: dict[str, object] = msgspec.to_builtins(header)
    tournament = known.pop("tournament")
    assert isinstance(tournament, dict)
    return known | tournament | {"bots": ",".join(header.tournament.bots)}


def read_games(path: Path, lines: list[bytes]) -> tuple[dict[int, Played], int]:
    """The games in a file, and how many bytes of it are sound."""
    played = {}
    sound = len(lines[0])
    for number, line in enumerate(lines[1:], 2):
        try:
            if not line.endswith(b"\n"):
                break
            game = msgspec.json.decode(line, type=Played)
        except msgspec.DecodeError:
            if number == len(lines):
                break
            raise Fault("arena-not-a-game", line=number, file=str(path)) from None
        played[game.number] = game
        sound += len(line)
    return played, sound
