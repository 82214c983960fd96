"""Files: reading what people give us with care, and writing so that nothing half-written is left behind."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from petteia.cli.speech import say
from petteia.core.fault import Fault
from petteia.core.message import Message

LARGEST = 5_000_000  # bytes
STANDARD_INPUT = "-"
PAGE = 100  # columns


# --- reading ------------------------------------------------------------------------------------------


def read_text(name: str) -> str:
    """The text of a file, or of standard input for `-`."""
    where = place_of(name)
    try:
        content = read_bytes(name)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise Fault("terminal-unreadable", where=where, why=reason) from None
    if len(content) > LARGEST:
        raise Fault("terminal-large", where=where, most=LARGEST // 1_000_000)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Fault("terminal-not-utf8", where=where) from None


def place_of(name: str) -> Message:
    if name == STANDARD_INPUT:
        return Message("terminal-standard-input")
    return Message("terminal-file", {"name": name})


def read_bytes(name: str) -> bytes:
    if name == STANDARD_INPUT:
        return sys.stdin.buffer.read(LARGEST + 1)
    with open(name, "rb") as file:
        return file.read(LARGEST + 1)


def read_object(name: str) -> dict[str, Any]:
    """The JSON object in a file."""
    where = place_of(name)
    text = read_text(name)
    if not text.strip():
        raise Fault("terminal-empty", where=where)
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise Fault(
            "terminal-not-json", where=where, line=error.lineno, column=error.colno, why=error.msg
        ) from None
    except ValueError as error:  # a number of thousands of digits
        raise Fault("terminal-bad-json", where=where, why=str(error)) from None
    except RecursionError:
        raise Fault("terminal-deep", where=where) from None
    if not isinstance(data, dict):
        raise Fault("terminal-no-object", where=where)
    return data


def is_record(data: dict[str, Any]) -> bool:
    return isinstance(data.get("turns"), list)


# --- writing ------------------------------------------------------------------------------------------


def pretty(data: object, indent: int = 0) -> str:
    """JSON for people: what fits on a line stays on one."""
    flat = json.dumps(data, ensure_ascii=False)
    if len(flat) + indent <= PAGE or not isinstance(data, (dict, list)):
        return flat
    margin = " " * (indent + 2)
    if isinstance(data, dict):
        heads = [f"{json.dumps(key, ensure_ascii=False)}: " for key in data]
        items = [
            f"{margin}{head}{pretty(item, indent + 2)}"
            for head, item in zip(heads, data.values(), strict=True)
        ]
        return "{\n" + ",\n".join(items) + "\n" + " " * indent + "}"
    return "[\n" + ",\n".join(margin + pretty(item, indent + 2) for item in data) + "\n" + " " * indent + "]"


def write_whole(path: Path, text: str) -> None:
    """All of it or nothing: written beside the file and then put in its place; raises OSError."""
    path = path.resolve()  # through a link, not over it
    if path.exists() and not path.is_file():
        raise OSError(0, say("terminal-not-ordinary"))
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with open(draft, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def folder_for(part: str, otherwise: Message) -> Path:
    """A folder of the user's data, made for them alone if need be; or what could be said instead."""
    folder = data_folder() / part
    try:
        for new in (data_folder(), folder):
            new.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Fault(
            "terminal-no-folder", folder=str(folder), why=error.strerror or str(error), otherwise=otherwise
        ) from None
    return folder


def data_folder() -> Path:
    """Where the system keeps the user's data."""
    if os.name == "nt":
        local = os.environ.get("LOCALAPPDATA")
        return Path(local, "petteia") if local else Path.home() / "petteia"
    shared = os.environ.get("XDG_DATA_HOME")
    base = Path(shared) if shared and os.path.isabs(shared) else Path.home() / ".local" / "share"
    return base / "petteia"
