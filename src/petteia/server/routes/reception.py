"""What all routes share: who comes, what they bring, how often they may, and how they are answered."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from petteia.locales import catalogue
from petteia.server import protocol as p
from petteia.server.entries import User
from petteia.server.hall import Hall
from petteia.server.limits import Limits, household
from petteia.server.problem import Problem
from petteia.server.sessions import Doors
from petteia.server.store import digest_of
from petteia.server.words import said

COOKIE = "petteia"
LARGEST_BODY = 64_000
BODY_SECONDS = 30.0
LONGEST_REASON = 300
JSON_TYPE = {"content-type": "application/json"}

Body = TypeVar("Body")
Handler = Callable[[Request], Awaitable[Any]]


def get(path: str, handler: Handler) -> Route:
    return Route(path, answer(handler), methods=["GET"])


def post(path: str, handler: Handler) -> Route:
    return Route(path, answer(handler), methods=["POST"])


def answer(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """A handler's result as JSON, and what goes wrong as an error."""

    async def respond(request: Request) -> Response:
        try:
            result = await handler(request)
        except Problem as problem:
            return error(problem)
        except RecursionError:
            return error(Problem(400, "core-bad-request"))
        except asyncio.CancelledError:  # only a server that ends breaks off what it was asked
            return error(Problem(503, "core-no-answer"))
        if isinstance(result, Response):
            return result
        return Response(p.encode(result), 200, {**JSON_TYPE, "cache-control": "no-store"})

    return respond


def error(problem: Problem) -> Response:
    words = catalogue().say(problem.message, [])
    return Response(p.encode(p.Error(words, said(problem.message))), problem.status, JSON_TYPE)


async def not_served(request: Request, problem: Exception) -> Response:
    """What is not among the routes: an address, or a method at one."""
    assert isinstance(problem, HTTPException)
    if problem.status_code == 405:
        response = error(Problem(405, "core-wrong-method", method=request.method))
        response.headers.update(problem.headers or {})
        return response
    return error(Problem(problem.status_code, "core-nothing-here"))


async def body_of(request: Request, kind: type[Body], most: int = LARGEST_BODY) -> Body:
    try:
        async with asyncio.timeout(BODY_SECONDS):
            data = await read_body(request, most)
    except TimeoutError:
        raise Problem(408, "core-too-slow") from None
    if b"\\u0000" in data:
        raise Problem(400, "core-bad-letter")
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as why:
        raise Problem(400, "core-bad-body", why=str(why)[:LONGEST_REASON]) from None


async def read_body(request: Request, most: int) -> bytes:
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise Problem(413, "core-too-large", most=most // 1000)
    except ClientDisconnect:
        raise Problem(400, "core-bad-request") from None
    return bytes(data)


# --- who comes, and how often ---------------------------------------------------------------------------


def hall_of(connection: HTTPConnection) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


def limits_of(connection: HTTPConnection) -> Limits:
    limits: Limits = connection.app.state.limits
    return limits


def allowed(connection: HTTPConnection, what: str, who: str) -> bool:
    """Has somebody not done this too often of late?"""
    return limits_of(connection).allow(what, who)


def limited(connection: HTTPConnection, what: str, who: str) -> None:
    if not allowed(connection, what, who):
        raise Problem(429, "core-too-often")


def address_of(connection: HTTPConnection) -> str:
    """Enough of the address to count by, never written down."""
    host = household(connection.client.host if connection.client else "")
    return hashlib.sha256(host.encode()).hexdigest()


def doors_of(connection: HTTPConnection) -> Doors:
    doors: Doors = connection.app.state.doors
    return doors


def session_of(connection: HTTPConnection) -> str:
    """By what the store knows the session of whoever comes."""
    return digest_of(connection.cookies.get(COOKIE, ""))


async def user_of(connection: HTTPConnection) -> User | None:
    secret = connection.cookies.get(COOKIE)
    return await hall_of(connection).store.user_of(secret) if secret else None


async def known_user(request: Request) -> User:
    user = await user_of(request)
    if user is None:
        raise Problem(401, "core-who-are-you")
    return user
