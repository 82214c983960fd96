"""The file in which a match is kept while it is played."""

from __future__ import annotations

import secrets
from datetime import date
from pathlib import Path
from shlex import quote

from petteia.cli.files import folder_for, pretty, write_whole
from petteia.core.fault import Fault
from petteia.core.match import Match
from petteia.core.message import Message


class SavedGame:
    """Writes a match to its file after every move; a full disk does not stop the game."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def keep(self, match: Match) -> Fault | None:
        """Write it down; returns what went wrong."""
        try:
            write_whole(self.path, pretty(match.record()) + "\n")
        except OSError as error:
            return Fault("terminal-not-saved", file=str(self.path), why=error.strerror or str(error))
        return None

    def resuming(self, game: str) -> str:
        return f"petteia play {game} --resume {quote(str(self.path))}"


def new_file(name: str) -> Path:
    """A file that a person named, which must not overwrite anything."""
    path = Path(name).expanduser()
    if path.exists() or path.is_symlink():
        raise Fault("terminal-exists-resume", name=name)
    if not path.parent.is_dir():
        raise Fault("terminal-no-such-folder", folder=str(path.parent), name=name)
    return path


def default_file(game: str) -> Path:
    """A new file among the user's games."""
    folder = folder_for("games", Message("terminal-say-save"))
    while True:
        path = folder / f"{game}-{date.today().isoformat()}-{secrets.token_hex(2)}.json"  # noqa: DTZ011
        if not path.exists():
            return path
