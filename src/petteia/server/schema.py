"""The interface as a machine reads it: OpenAPI for the HTTP part, TypeScript for the client."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from types import UnionType as Either
from typing import Any, Literal, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from msgspec.inspect import (
    AnyType,
    BoolType,
    DataclassType,
    DictType,
    Field,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    Metadata,
    NoneType,
    StrType,
    StructType,
    Type,
    TypedDictType,
    UnionType,
    type_info,
)

from petteia import __version__
from petteia.core.components import Source
from petteia.games import game_named
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
    ("get", "/api/games/{game}/words/{language}", "What a game says, in Fluent.", None, str),
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
}"""

TOLD = """/** What is told of a table. */
export interface Told {
  Position: Position;
  Overview: Overview;
  Facts: Facts;
  Move: Move;
  Outlook: Outlook;
}"""


def typescript() -> str:
    """The protocol's types for the client; `tools/generate_types.py` writes them into web/src."""
    unions = {"ClientMessage": p.ClientMessage, "ServerMessage": p.ServerMessage}
    written = TypeScript()
    for kind in [*TYPES, *(member for union in unions.values() for member in get_args(union))]:
        written.type_of(type_info(kind))
    blocks = ["// Generated from src/petteia/server/protocol.py. Do not edit: run `make types`.", MOVE]
    blocks += [written.interfaces[name] for name in sorted(written.interfaces)]
    blocks += [union_of(name, get_args(union)) for name, union in unions.items()]
    return "\n\n".join(blocks) + "\n"


def game_typescript(name: str) -> str:
    """The types of what is told of a game, and of its moves, for the client's folder of that game."""
    shapes = vars(import_module(f"petteia.games.{name}.shapes"))
    moves = game_named(name).verbs.values()
    named = {"Source": Source} | {key: kind for key, kind in shapes.items() if get_origin(kind) in ALIASES}
    written = TypeScript({key: type_info(kind) for key, kind in named.items()})
    for kind in [*filter(is_typeddict, shapes.values()), *moves]:
        written.type_of(type_info(kind))
    blocks = [f"// Generated from shapes.py and moves.py in src/petteia/games/{name}: run `make types`."]
    blocks += [f"export type {key} = {written.spelled(kind)};" for key, kind in written.names.items()]
    blocks += [*written.interfaces.values(), union_of("Move", moves), TOLD]
    return "\n\n".join(blocks) + "\n"


def union_of(name: str, members: Iterable[type]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {member.__name__}" for member in members) + ";"


ALIASES = (Literal, dict, list, Either)
Described = StructType | TypedDictType | DataclassType


@dataclass
class TypeScript:
    """Python's types spelled in TypeScript; the interfaces that come up on the way are kept."""

    names: Mapping[str, Type] = field(default_factory=dict)  # of types that are no interfaces
    interfaces: dict[str, str] = field(default_factory=dict)

    def type_of(self, kind: Type) -> str:
        return next((name for name, named in self.names.items() if named == kind), None) or self.spelled(kind)

    def spelled(self, kind: Type) -> str:
        match kind:
            case StructType() | TypedDictType() | DataclassType():
                return self.interface(kind)
            case Metadata(_, {"title": str(title)}):
                return title
            case LiteralType(values):
                return " | ".join(msgspec.json.encode(value).decode() for value in values)
            case UnionType(options):
                return " | ".join(self.type_of(option) for option in options)
            case ListType(item):
                inner = self.type_of(item)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case DictType(LiteralType() as key, value):
                return f"Partial<Record<{self.type_of(key)}, {self.type_of(value)}>>"
            case DictType(_, value):
                return f"Record<string, {self.type_of(value)}>"
        return PLAIN_TYPES[type(kind)]

    def interface(self, kind: Described) -> str:
        name = kind.cls.__name__
        if name not in self.interfaces:
            lines = [*comment_on(kind.cls), f"export interface {name} {{", *self.fields_of(kind), "}"]
            self.interfaces[name] = "\n".join(lines)
        return name

    def fields_of(self, kind: Described) -> list[str]:
        fields = {field.name: field for field in kind.fields}
        told = [self.field_of(kind, fields[name]) for name in get_type_hints(kind.cls) if name in fields]
        if isinstance(kind, StructType) and kind.tag_field:
            return [f'  {kind.tag_field}: "{kind.tag}";', *told]
        return told

    def field_of(self, kind: Described, field: Field) -> str:
        """Moves are told whole; of messages, what has its usual value may be left out."""
        always = field.required or isinstance(kind, DataclassType)
        return f"  {field.encode_name}{'' if always else '?'}: {self.type_of(field.type)};"


def comment_on(kind: type) -> list[str]:
    """What a type says of itself, and not the signature that Python gives to a dataclass without words."""
    words = inspect.cleandoc(kind.__doc__ or "")
    if not words or words.startswith(f"{kind.__name__}("):
        return []
    first, *others = f"{words} */".splitlines()
    return [f"/** {first}", *(f" * {line}".rstrip() for line in others)]


PLAIN_TYPES: dict[type[Type], str] = {
    AnyType: "unknown",
    BoolType: "boolean",
    FloatType: "number",
    IntType: "number",
    NoneType: "null",
    StrType: "string",
}
