"""The interface as a machine reads it: OpenAPI for the HTTP part, TypeScript for the client."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from petteia import __version__
from petteia.server import protocol as p

# Method, path, what it is for, what it takes and what it gives.
INTERFACE: list[tuple[str, str, str, Any, Any]] = [
    ("get", "/api/me", "Who am I? Makes a guest of whoever comes for the first time.", None, p.Me),
    ("post", "/api/me", "Change my name.", p.NewName, p.Me),
    ("post", "/api/claim", "Make my guest an account.", p.Credentials, p.Me),
    ("post", "/api/login", "Log in.", p.Credentials, p.Me),
    ("post", "/api/logout", "Log out.", None, None),
    ("get", "/api/sessions", "Where I am known: here, then used last first.", None, list[p.SessionInfo]),
    ("post", "/api/sessions/end", "End another session, or all.", p.EndSession, list[p.SessionInfo]),
    ("post", "/api/password", "Change my password.", p.NewPassword, p.Me),
    ("post", "/api/farewell", "Go for good.", p.Farewell, None),
    ("post", "/api/settings", "Keep the habits of my account.", p.Habits, None),
    ("get", "/api/notices", "Where I am told that I am waited for.", None, p.NoticeInfo),
    ("post", "/api/notices", "Change where I am told.", p.NoticeWish, p.NoticeInfo),
    ("post", "/api/notices/confirm", "Tell the code that came by mail.", p.NoticeCode, p.NoticeInfo),
    ("post", "/api/notices/test", "Send me a notice now.", None, None),
    ("get", "/api/turns", "The tables that wait for me, the longest first.", None, list[str]),
    ("get", "/api/games", "The games, their options and bots.", None, list[p.GameInfo]),
    ("get", "/api/tables", "Open tables, and mine.", None, p.Tables),
    ("post", "/api/tables", "Set up a table.", p.NewTable, None),
    ("get", "/api/tables/{table}/facts", "What is in the box this table plays with.", None, None),
    ("get", "/api/tables/{table}/record", "The record of a finished game.", None, None),
    ("get", "/api/tables/{table}/chances", "Each seat's chance, turn by turn.", None, list[p.Odds]),
    ("get", "/api/tables/{table}/slips", "The decisions that cost most.", None, p.Slips),
    ("post", "/api/tables/{table}/play-on", "Go on from a step, against bots.", p.PlayOn, None),
    ("post", "/api/lessons", "Begin the lesson of a game.", p.NewLesson, None),
    ("post", "/api/records", "Open a record as a table to look at.", p.Record, None),
]
TYPES = [
    *(p.Me, p.NewName, p.Credentials, list[p.GameInfo], p.Tables, p.Error),
    *(p.NewTable, p.NewLesson, p.PlayOn, list[p.Odds], p.Slips),
    *(p.NoticeWish, p.NoticeInfo, p.NoticeCode),
    *(list[p.SessionInfo], p.EndSession, p.NewPassword, p.Farewell),
]


def openapi() -> dict[str, Any]:
    _, components = msgspec.json.schema_components(TYPES, ref_template="#/components/schemas/{name}")
    paths: dict[str, Any] = {}
    for method, path, summary, takes, gives in INTERFACE:
        operation: dict[str, Any] = {"summary": summary, "responses": {"200": {"description": "OK"}}}
        if takes is not None:
            operation["requestBody"] = {"content": {"application/json": {"schema": reference(takes)}}}
        if gives is not None:
            operation["responses"]["200"]["content"] = {"application/json": {"schema": reference(gives)}}
        operation["responses"]["4XX"] = {
            "description": "An error in words",
            "content": {"application/json": {"schema": reference(p.Error)}},
        }
        paths.setdefault(path, {})[method] = operation
    info = {"title": "Petteia", "version": __version__}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": components}}


def reference(kind: Any) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components([kind], ref_template="#/components/schemas/{name}")
    return schema


# --- TypeScript -------------------------------------------------------------------------------------------


MOVE = """/** A move as data: a verb, and arguments by name; the game knows which. */
export interface Move {
  verb: string;
  [argument: string]: unknown;
}"""


def typescript() -> str:
    """The protocol's types for the client; `tools/generate_types.py` writes them into web/src."""
    unions = {"ClientMessage": p.ClientMessage, "ServerMessage": p.ServerMessage}
    kinds = [*TYPES, *unions.values()]
    _, components = msgspec.json.schema_components(kinds, ref_template="{name}")
    blocks = ["// Generated from src/petteia/server/protocol.py. Do not edit: run `make types`.", MOVE]
    blocks += [interface(name, schema) for name, schema in sorted(components.items())]
    for name, union in unions.items():
        members = " | ".join(member.__name__ for member in get_args(union))
        blocks.append(f"export type {name} = {members};")
    return "\n\n".join(blocks) + "\n"


def interface(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    fields = [
        f"  {key}{'' if key in required else '?'}: {type_of(value)};"
        for key, value in schema.get("properties", {}).items()
    ]
    return "\n".join([f"export interface {name} {{", *fields, "}"])


PLAIN_TYPES = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def type_of(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(type_of(option) for option in schema["anyOf"])
    match schema.get("type"):
        case "array":
            return f"({type_of(schema['items'])})[]"
        case "object":
            if "title" in schema:
                return str(schema["title"])
            inner = schema.get("additionalProperties")
            return f"Record<string, {type_of(inner) if isinstance(inner, dict) and inner else 'unknown'}>"
        case str(plain):
            return PLAIN_TYPES[plain]
        case _:
            return "unknown"
