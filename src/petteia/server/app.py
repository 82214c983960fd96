"""The web application: pages, a small HTTP interface, and one socket for each open table."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from petteia.bots import LEVELS
from petteia.core.game import Game, Impossible, Option
from petteia.games import REGISTER, game_named
from petteia.locales import catalogue
from petteia.server import protocol as p
from petteia.server.accounts import checked_login, checked_name, checked_password, hashed, matches
from petteia.server.hall import Hall
from petteia.server.keeper import Keeper, Viewer
from petteia.server.lessons import lesson_of
from petteia.server.limits import Limits, Rate
from petteia.server.notices import PATIENCE, Notices, PostOffice
from petteia.server.opponents import PAUSE
from petteia.server.problem import Problem
from petteia.server.schema import openapi
from petteia.server.store import Store, User
from petteia.server.table import LiveTable
from petteia.server.words import refuse, said
from petteia.server.workers import Workers

COOKIE = "petteia"
COOKIE_SECONDS = 365 * 24 * 3600
LARGEST_BODY = 1_000_000
LARGEST_MESSAGE = 16_384
LARGEST_HABITS = 16_384
CLIENT = Path(__file__).parent / "client"
GUEST = "Guest"

SECURITY_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self';"
        " base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}

Body = TypeVar("Body")


def application(
    store_url: str,
    components: str | None = None,
    bot_pause: float = PAUSE,
    rates: dict[str, Rate] | None = None,
    bug_reports: str | None = None,
    office: PostOffice | None = None,
    private_webhooks: bool = False,
    patience: float = PATIENCE,
) -> Starlette:
    """The application; tables that bring no components of their own are played with these."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store, workers = Store(store_url), Workers()
        await store.open()
        limits = Limits(rates)
        notices = Notices(store, limits, office, private_webhooks, patience)
        hall = Hall(store, workers, components, bot_pause, bug_reports, notices)
        app.state.hall, app.state.limits, app.state.notices = hall, limits, notices
        await hall.wake()
        chores = [asyncio.create_task(sweep(hall))]
        chores.append(asyncio.create_task(store.listen(hall.heard)))
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await hall.close()
            notices.close()
            workers.close()
            await store.close()

    routes = [
        Route("/api/me", answer(me), methods=["GET"]),
        Route("/api/me", answer(rename), methods=["POST"]),
        Route("/api/claim", answer(claim), methods=["POST"]),
        Route("/api/login", answer(login), methods=["POST"]),
        Route("/api/logout", answer(logout), methods=["POST"]),
        Route("/api/settings", answer(keep_settings), methods=["POST"]),
        Route("/api/notices", answer(ask_notices), methods=["GET"]),
        Route("/api/notices", answer(keep_notices), methods=["POST"]),
        Route("/api/notices/confirm", answer(confirm_notices), methods=["POST"]),
        Route("/api/notices/test", answer(test_notices), methods=["POST"]),
        Route("/api/turns", answer(turns), methods=["GET"]),
        Route("/api/games", answer(games), methods=["GET"]),
        Route("/api/tables", answer(list_tables), methods=["GET"]),
        Route("/api/tables", answer(create_table), methods=["POST"]),
        Route("/api/tables/{table}/record", answer(record), methods=["GET"]),
        Route("/api/tables/{table}/chances", answer(chances), methods=["GET"]),
        Route("/api/tables/{table}/slips", answer(slips), methods=["GET"]),
        Route("/api/tables/{table}/play-on", answer(play_on), methods=["POST"]),
        Route("/api/lessons", answer(begin_lesson), methods=["POST"]),
        Route("/api/records", answer(open_record), methods=["POST"]),
        Route("/api/tables/{table}/facts", answer(facts), methods=["GET"]),
        Route("/api/openapi.json", answer(describe_interface), methods=["GET"]),
        WebSocketRoute("/ws/tables/{table}", table_socket),
        WebSocketRoute("/ws/lobby", lobby_socket),
    ]
    if CLIENT.is_dir():
        routes += [
            Mount("/assets", GZipMiddleware(Assets(directory=CLIENT / "assets"), minimum_size=1000)),
            Route("/{path:path}", page, methods=["GET"]),
        ]
    return Starlette(routes=routes, lifespan=lifespan, middleware=[Middleware(Guard)])


class Assets(StaticFiles):
    """Parts of the client. Their names change with their content, so browsers keep them for good."""

    def file_response(self, *given: Any, **named: Any) -> Response:
        response = super().file_response(*given, **named)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


async def sweep(hall: Hall) -> None:
    while True:
        await asyncio.sleep(60)
        hall.forget_idle()
        await hall.wake_overdue()


class Guard:
    """Security headers on everything; no unsafe request and no socket from a page that is not ours."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        unsafe = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if unsafe and not from_our_page(HTTPConnection(scope)):
            await self.turn_away(scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [(name.lower().encode(), value.encode()) for name, value in SECURITY_HEADERS.items()]
                message = {**message, "headers": [*message["headers"], *extra]}
            await send(message)

        await self.app(scope, receive, send_with_headers)

    async def turn_away(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).close(4403)
            return
        await error(Problem(403, "core-other-site"))(scope, receive, send)


JSON_TYPE = {"content-type": "application/json"}


def from_our_page(connection: HTTPConnection) -> bool:
    origin = connection.headers.get("origin")
    return origin is not None and urlsplit(origin).netloc == connection.headers.get("host")


# --- HTTP -----------------------------------------------------------------------------------------------


def answer(handler: Callable[[Request], Awaitable[Any]]) -> Callable[[Request], Awaitable[Response]]:
    """A handler's result as JSON, and what goes wrong as an error."""

    async def respond(request: Request) -> Response:
        try:
            result = await handler(request)
        except Problem as problem:
            return error(problem)
        except RecursionError:
            return error(Problem(400, "core-bad-request"))
        if isinstance(result, Response):
            return result
        return Response(p.encode(result), 200, {**JSON_TYPE, "cache-control": "no-store"})

    return respond


def error(problem: Problem) -> Response:
    words = catalogue().say(problem.message, [])
    return Response(p.encode(p.Error(words, said(problem.message))), problem.status, JSON_TYPE)


async def body_of(request: Request, kind: type[Body]) -> Body:
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > LARGEST_BODY:
                raise Problem(413, "core-too-large")
    except ClientDisconnect:
        raise Problem(400, "core-bad-request") from None
    if b"\\u0000" in data:
        raise Problem(400, "core-bad-letter")
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as why:
        raise Problem(400, "core-bad-body", why=str(why)) from None


def hall_of(connection: HTTPConnection) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


async def limited(connection: HTTPConnection, what: str, who: str) -> None:
    if not connection.app.state.limits.allow(what, who):
        raise Problem(429, "core-too-often")


def address_of(connection: HTTPConnection) -> str:
    """Enough of the address to count by, never written down."""
    host = connection.client.host if connection.client else ""
    return hashlib.sha256(host.encode()).hexdigest()


async def user_of(connection: HTTPConnection) -> User | None:
    secret = connection.cookies.get(COOKIE)
    return await hall_of(connection).store.user_of(secret) if secret else None


async def known_user(request: Request) -> User:
    user = await user_of(request)
    if user is None:
        raise Problem(401, "core-who-are-you")
    return user


def with_cookie(request: Request, content: Any, secret: str) -> Response:
    response = Response(p.encode(content), 200, JSON_TYPE)
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, secret, COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
    return response


async def told(request: Request, user: User) -> p.Me:
    settings = await hall_of(request).store.settings_of(user) if user.login else None
    return p.Me(user.id, user.name, user.login, settings)


async def me(request: Request) -> p.Me | Response:
    """Who am I? Whoever comes for the first time is a guest from now on."""
    user = await user_of(request)
    if user is not None:
        return await told(request, user)
    await limited(request, "guest", address_of(request))
    user, secret = await hall_of(request).store.new_guest(GUEST)
    return with_cookie(request, await told(request, user), secret)


async def rename(request: Request) -> p.Me:
    user, wanted = await known_user(request), await body_of(request, p.NewName)
    await limited(request, "settings", user.id)
    return await told(request, await hall_of(request).rename(user, checked_name(wanted.name)))


async def claim(request: Request) -> p.Me:
    """A guest becomes an account and keeps everything."""
    user, wanted = await known_user(request), await body_of(request, p.Credentials)
    await limited(request, "login", address_of(request))
    if user.login is not None:
        raise Problem(409, "core-has-account")
    login, password = checked_login(wanted.login), checked_password(wanted.password)
    claimed = await hall_of(request).store.claim(user, login, await hashed(password))
    if claimed is None:
        raise Problem(409, "core-login-taken", login=login)
    return await told(request, claimed)


async def login(request: Request) -> Response:
    wanted = await body_of(request, p.Credentials)
    await limited(request, "login", address_of(request))
    store = hall_of(request).store
    account = await store.account(wanted.login.lower())
    if not await matches(account[1] if account else None, wanted.password) or account is None:
        raise Problem(403, "core-wrong-login")
    return with_cookie(request, await told(request, account[0]), await store.new_session(account[0]))


async def logout(request: Request) -> Response:
    secret = request.cookies.get(COOKIE)
    if secret:
        await hall_of(request).store.end_session(secret)
    response = Response(b"{}", 200, JSON_TYPE)
    response.delete_cookie(COOKIE)
    return response


async def account_of(request: Request, limit: str) -> User:
    user = await known_user(request)
    if user.login is None:
        raise Problem(403, "core-needs-account")
    await limited(request, limit, user.id)
    return user


async def keep_settings(request: Request) -> dict[str, Any]:
    """An account's habits: what the client wants to know again, of no meaning to the server."""
    user, habits = await account_of(request, "settings"), await body_of(request, dict[str, Any])
    if len(p.encode(habits)) > LARGEST_HABITS:
        raise Problem(413, "core-too-large")
    await hall_of(request).store.keep_settings(user, habits)
    return {}


def notices_of(request: Request) -> Notices:
    notices: Notices = request.app.state.notices
    return notices


async def ask_notices(request: Request) -> p.NoticeInfo:
    return await notices_of(request).info(await account_of(request, "settings"))


async def keep_notices(request: Request) -> p.NoticeInfo:
    user, wish = await account_of(request, "notice settings"), await body_of(request, p.NoticeWish)
    return await notices_of(request).keep(user, wish, request.headers["origin"])


async def confirm_notices(request: Request) -> p.NoticeInfo:
    user, told_code = await account_of(request, "notice settings"), await body_of(request, p.NoticeCode)
    return await notices_of(request).confirm(user, told_code.code)


async def test_notices(request: Request) -> dict[str, Any]:
    await notices_of(request).test(await account_of(request, "notice settings"))
    return {}


async def turns(request: Request) -> list[str]:
    """The tables that wait for me, the longest first."""
    return await hall_of(request).store.turns_of(await known_user(request))


async def games(_request: Request) -> list[p.GameInfo]:
    return [game_info(name) for name in REGISTER]


@cache
def game_info(name: str) -> p.GameInfo:
    game = game_named(name)
    options = [p.OptionInfo(o.key, list(o.values), o.rule, o.ruling, misfits(game, o)) for o in game.options]
    reconstructed = [said(message) for message in game.reconstructed()]
    return p.GameInfo(
        name=name,
        players=list(game.players),
        minutes=game.minutes,
        options=options,
        bots=list(LEVELS),
        reconstructed=reconstructed,
        lesson=lesson_of(name) is not None,
    )


def misfits(game: Game, option: Option) -> dict[str, list[int]]:
    """The values of an option that do not fit so many seats: the game itself is asked."""
    unfit = {v: [seats for seats in game.players if not fits(game, seats, option, v)] for v in option.values}
    return {value: seats for value, seats in unfit.items() if seats}


def fits(game: Game, seats: int, option: Option, value: str) -> bool:
    try:
        game.new(seats, option.key, {option.key: value})
    except Impossible:
        return False
    return True


async def list_tables(request: Request) -> p.Tables:
    return await hall_of(request).lobby.tables_for(await known_user(request))


async def create_table(request: Request) -> dict[str, str]:
    user, wanted = await known_user(request), await body_of(request, p.NewTable)
    await limited(request, "create", user.id)
    table = await hall_of(request).create(user, wanted)
    return {"id": table.row.id, "invite": table.row.invite}


async def table_of(request: Request) -> LiveTable:
    keeper = await hall_of(request).keeper(request.path_params["table"])
    if keeper is None:
        raise Problem(404, "core-no-such-table")
    return keeper.table


async def record(request: Request) -> dict[str, Any]:
    """The record of a game whose secrets are out; before that nobody gets the seed."""
    table = await table_of(request)
    if not table.revealed:
        raise Problem(403, "core-no-record-yet")
    salt = table.row.salt
    return {**table.playing().record(), **({"salt": salt} if salt else {})}


async def chances(request: Request) -> list[p.Odds]:
    return await hall_of(request).oracle.chances(await analysed(request))


async def slips(request: Request) -> p.Slips:
    return await hall_of(request).oracle.slips(await analysed(request))


async def analysed(request: Request) -> LiveTable:
    await limited(request, "analysis", (await known_user(request)).id)
    return await table_of(request)


async def open_record(request: Request) -> dict[str, str]:
    user = await known_user(request)
    await limited(request, "create", user.id)
    table = await hall_of(request).open_record(user, await body_of(request, Any))
    return {"id": table.row.id}


async def begin_lesson(request: Request) -> dict[str, str]:
    user, wanted = await known_user(request), await body_of(request, p.NewLesson)
    await limited(request, "create", user.id)
    table = await hall_of(request).teach(user, wanted.game)
    return {"id": table.row.id}


async def play_on(request: Request) -> dict[str, str]:
    user, wanted = await known_user(request), await body_of(request, p.PlayOn)
    await limited(request, "create", user.id)
    table = await hall_of(request).play_on(user, await table_of(request), wanted)
    return {"id": table.row.id}


async def facts(request: Request) -> dict[str, Any]:
    """What is in the box this table plays with: costs, arrows, tile faces, and where each is from."""
    row = await hall_of(request).store.table(request.path_params["table"])
    if row is None:
        raise Problem(404, "core-no-such-table")
    return game_named(row.game).facts(row.components)


async def describe_interface(_request: Request) -> dict[str, Any]:
    return openapi()


async def page(request: Request) -> Response:
    """The client finds its own way from the address."""
    name = request.path_params["path"]
    if name.startswith(("api/", "ws/")):
        return error(Problem(404, "core-nothing-here"))
    if name in ("favicon.svg", "robots.txt") and (CLIENT / name).is_file():
        return FileResponse(CLIENT / name)
    return FileResponse(CLIENT / "index.html", headers={"cache-control": "no-cache"})


# --- sockets --------------------------------------------------------------------------------------------


async def table_socket(socket: WebSocket) -> None:
    hall, user = hall_of(socket), await user_of(socket)
    # A browser learns why it is turned away only from a socket that was open.
    await socket.accept()
    if user is None:
        await hang_up(socket, 4401)
        return
    keeper = await hall.keeper(socket.path_params["table"])
    if keeper is None:
        await hang_up(socket, 4404)
        return
    invited = socket.query_params.get("invite") == keeper.table.row.invite
    if keeper.table.row.private and not invited and not keeper.table.seats_of(user):
        await hang_up(socket, 4403)
        return
    viewer = Viewer(user)
    try:
        async with keeper.turn:  # what is not written yet is shown to nobody
            keeper.viewers.add(viewer)
            keeper.show(viewer, whole=True)
        keeper.show_presence()
        hall.opponents.let_move(keeper)
        await both(write_socket(socket, viewer), read_socket(socket, hall, keeper, viewer))
    finally:
        keeper.viewers.discard(viewer)
        keeper.show_presence()


async def hang_up(socket: WebSocket, code: int) -> None:
    """Close a socket, whether or not anybody is still there to hear why."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code)


async def both(writing: Awaitable[None], reading: Awaitable[None]) -> None:
    """Run until one of the two ends, then end the other."""
    tasks = [asyncio.ensure_future(writing), asyncio.ensure_future(reading)]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await task


async def write_socket(socket: WebSocket, viewer: Viewer) -> None:
    while (message := await viewer.outbox.get()) is not None:
        await socket.send_text(message.decode())
    await hang_up(socket, 1013)


async def read_socket(socket: WebSocket, hall: Hall, keeper: Keeper, viewer: Viewer) -> None:
    while True:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        text = received.get("text") or ""
        if len(text) > LARGEST_MESSAGE:
            await hang_up(socket, 1009)
            return
        if not socket.app.state.limits.allow("message", viewer.user.id):
            await hang_up(socket, 4429)
            return
        await answer_message(socket, hall, keeper, viewer, text)


async def answer_message(socket: WebSocket, hall: Hall, keeper: Keeper, viewer: Viewer, text: str) -> None:
    try:
        request = p.decode_request(text)
    except (msgspec.DecodeError, RecursionError):
        viewer.send(keeper.refusal("", refuse("core-bad-request")))
        return
    if isinstance(request, p.Chat) and not socket.app.state.limits.allow("chat", viewer.user.id):
        viewer.send(keeper.refusal(request.id, refuse("core-too-often")))
        return
    # What has begun is finished even if the line drops now: a write broken off would hold up the store.
    viewer.send(await asyncio.shield(hall.handle(keeper, viewer, viewer.user, request)))


async def lobby_socket(socket: WebSocket) -> None:
    hall, user = hall_of(socket), await user_of(socket)
    await socket.accept()
    if user is None:
        await hang_up(socket, 4401)
        return
    await both(tell_tables(socket, hall, user), ignore_messages(socket))


async def tell_tables(socket: WebSocket, hall: Hall, user: User) -> None:
    while True:
        known = hall.lobby.changes
        await socket.send_text(p.encode(await hall.lobby.tables_for(user)).decode())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(hall.lobby.news(known), 15)


async def ignore_messages(socket: WebSocket) -> None:
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass
