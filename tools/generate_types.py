"""Writes the types of the protocol and of every game for the browser client.

Run by `make types`; a test fails when they drift.
"""

from pathlib import Path

from petteia.games import OURS
from petteia.server.schema import game_typescript, typescript

CLIENT = Path(__file__).resolve().parent.parent / "web" / "src"

if __name__ == "__main__":
    (CLIENT / "protocol.ts").write_text(typescript(), encoding="utf-8")
    for name in OURS:
        (CLIENT / "games" / name / "types.ts").write_text(game_typescript(name), encoding="utf-8")
