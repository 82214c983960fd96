"""Writes the protocol's types for the browser client. Run by `make types`; a test fails when they drift."""

from pathlib import Path

from petteia.server.schema import typescript

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "protocol.ts"

if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(typescript(), encoding="utf-8")
