"""The protocol is written once, and everything made from it fits."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast, get_args

import msgspec
import pytest
from msgspec import inspect as shapes

from petteia.games import OURS
from petteia.server import app, hall, lessons, opponents, table
from petteia.server import protocol as p
from petteia.server.schema import INTERFACE, game_typescript, openapi, typescript

CLIENT = Path(__file__).parents[2] / "web" / "src"
SERVER = Path(table.__file__).parent
LOCALES = SERVER.parent / "locales"
REQUESTS = get_args(p.ClientMessage)
ANSWERS = get_args(p.ServerMessage)

# Requests that change nothing at a table are answered elsewhere than in LiveTable.decide.
ANSWERED_ELSEWHERE = {
    p.Ping: hall.Hall.handle,
    p.History: table.LiveTable.history,
    p.Preview: table.LiveTable.preview,
    p.Unseen: table.LiveTable.unseen,
    p.Report: hall.Hall.handle_in_turn,
    p.Look: hall.Hall.look,
    p.Hint: opponents.Opponents.hint,
    p.Rematch: hall.Hall.rematch,
}


def source_of_the_server() -> str:
    return "".join(file.read_text("utf-8") for file in sorted(SERVER.rglob("*.py")))


def test_the_clients_types_are_the_protocols() -> None:
    """Run `make types` when this fails."""
    assert (CLIENT / "protocol.ts").read_text("utf-8") == typescript()


@pytest.mark.parametrize("game", OURS)
def test_the_clients_types_of_a_game_are_the_engines(game: str) -> None:
    """Run `make types` when this fails."""
    assert (CLIENT / "games" / game / "types.ts").read_text("utf-8") == game_typescript(game)


def test_every_kind_of_message_is_in_the_types() -> None:
    text = typescript()
    for kind in (*REQUESTS, *ANSWERS):
        assert f"export interface {kind.__name__} {{" in text
    for name in re.findall(r": \(?([A-Z]\w+)", text):
        assert name == "Record" or f"export interface {name} {{" in text, f"{name} is used but not defined"


@pytest.mark.parametrize("kind", REQUESTS, ids=lambda kind: kind.__name__)
def test_every_request_has_somebody_who_answers(kind: type[p.Request]) -> None:
    if kind in ANSWERED_ELSEWHERE:
        assert kind.__name__ in inspect.getsource(ANSWERED_ELSEWHERE[kind])  # type: ignore[arg-type]
    else:
        assert callable(getattr(table.LiveTable, f"decide_{kind.__name__.lower()}", None))


def test_every_kind_of_event_that_is_decided_can_be_folded() -> None:
    kinds = set(re.findall(r"""(?:self\.event|Event)\(\s*"(\w+)",""", source_of_the_server()))
    assert {"act", "undo", "end_turn", "result", "seat", "created"} <= kinds
    for kind in kinds:
        assert callable(getattr(lessons.LessonTable, f"fold_{kind}", None)), kind


def test_a_request_is_known_by_what_it_does_and_takes_no_more() -> None:
    tags = [kind.__struct_config__.tag for kind in REQUESTS]
    assert len(set(tags)) == len(REQUESTS)
    decode = msgspec.json.Decoder(p.ClientMessage).decode
    ends = p.Act("1", 2, move={"verb": "end"})
    assert decode('{"do":"act","id":"1","base":2,"move":{"verb":"end"}}') == ends
    for wrong in (
        '{"do":"act","id":"1","base":2,"move":{"verb":"end"},"more":4}',
        '{"do":"none","id":"1"}',
        '{"id":"1"}',
    ):
        with pytest.raises(msgspec.ValidationError):
            decode(wrong)


def test_every_refusal_of_the_server_has_words_in_every_language() -> None:
    written = r'(?:refuse|Message|Problem)\((?:\d+, )?"(core-[\w-]+)"'
    keys = set(re.findall(written, source_of_the_server()))
    assert len(keys) > 15
    languages = [folder for folder in LOCALES.iterdir() if (folder / "core.ftl").is_file()]
    assert len(languages) == 4
    for language in languages:
        known = set(re.findall(r"^([\w-]+) =", (language / "core.ftl").read_text("utf-8"), re.MULTILINE))
        assert keys <= known, f"{language.name} lacks {sorted(keys - known)}"


# --- OpenAPI -----------------------------------------------------------------------------------------


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        yield from (value for key, value in part.items() if key == "$ref")
        for value in part.values():
            yield from references(value)
    elif isinstance(part, list):
        for value in part:
            yield from references(value)


def test_every_reference_in_the_interface_leads_somewhere() -> None:
    interface = json.loads(json.dumps(openapi()))
    assert interface["openapi"].startswith("3.1")
    found = list(references(interface))
    assert len(found) > 10
    for reference in found:
        assert reference.startswith("#/")
        part = interface
        for name in reference[2:].split("/"):
            part = part[name]
        assert part["type"] == "object"
    for path, operations in interface["paths"].items():
        for operation in operations.values():
            assert operation["summary"]
            assert "200" in operation["responses"], path


def test_the_interface_lists_every_route() -> None:
    application = app.application("sqlite:///never-opened.db")
    routes = {
        (method.lower(), route.path)
        for route in cast(Any, application.routes)
        for method in getattr(route, "methods", None) or ()
        if route.path.startswith("/api/") and method != "HEAD"
    }
    told = {(method, path) for method, path, *_ in INTERFACE}
    assert routes - told == {("get", "/api/openapi.json")}
    assert told <= routes


# --- bounds -----------------------------------------------------------------------------------------


def unbounded(kind: shapes.Type, path: str) -> Iterator[str]:
    """What somebody could make as large as they like."""
    match kind:
        case shapes.StrType(max_length=most) | shapes.ListType(max_length=most) if most is None:
            yield path
        case shapes.DictType(max_length=most) if most is None:
            yield path
        case shapes.IntType(ge=least, le=most) if least is None or most is None:
            yield path
    match kind:
        case shapes.StructType(fields=fields):
            for at in fields:
                yield from unbounded(at.type, f"{path}.{at.name}")
        case shapes.UnionType(types=types):
            for one in types:
                yield from unbounded(one, path)
        case shapes.ListType(item_type=item):
            yield from unbounded(item, f"{path}[]")
        case shapes.DictType(key_type=key, value_type=value) if not isinstance(value, shapes.AnyType):
            yield from unbounded(key, f"{path} key")
            yield from unbounded(value, f"{path} value")


@pytest.mark.parametrize("kind", get_args(p.ClientMessage))
def test_every_field_of_a_message_has_a_bound(kind: type[p.Request]) -> None:
    assert not list(unbounded(shapes.type_info(kind), kind.__name__))


@pytest.mark.parametrize("path", [path for _, path, _, takes, _ in INTERFACE if takes is not None])
def test_every_field_of_a_body_has_a_bound(path: str) -> None:
    for _, other, _, takes, _ in INTERFACE:
        if other == path and takes is not None:
            assert not list(unbounded(shapes.type_info(takes), path))
