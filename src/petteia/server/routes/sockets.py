"""Sockets: one for each open table, and one for the lobby."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from petteia.server import protocol as p
from petteia.server.entries import User
from petteia.server.hall import Hall
from petteia.server.keeper import Keeper, Viewer
from petteia.server.routes.reception import allowed, hall_of, user_of
from petteia.server.table import LiveTable
from petteia.server.words import refuse

LARGEST_MESSAGE = 16_384


# --- a table --------------------------------------------------------------------------------------------


async def table_socket(socket: WebSocket) -> None:
    hall, user = hall_of(socket), await welcomed(socket)
    if user is None:
        return
    keeper = await hall.keeper(socket.path_params["table"])
    if keeper is None:
        await hang_up(socket, 4404)
    elif not may_look(user, keeper.table, socket.query_params.get("invite")):
        await hang_up(socket, 4403)
    else:
        await attend(socket, hall, keeper, Viewer(user))


def may_look(user: User, table: LiveTable, invite: str | None) -> bool:
    return not table.row.private or invite == table.row.invite or bool(table.seats_of(user))


async def attend(socket: WebSocket, hall: Hall, keeper: Keeper, viewer: Viewer) -> None:
    """Somebody is at a table until one of the two sides hangs up."""
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
        if not allowed(socket, "message", viewer.user.id):
            await hang_up(socket, 4429)
            return
        await answer_message(socket, hall, keeper, viewer, text)


async def answer_message(socket: WebSocket, hall: Hall, keeper: Keeper, viewer: Viewer, text: str) -> None:
    try:
        request = p.decode_request(text)
    except (msgspec.DecodeError, RecursionError):
        viewer.send(keeper.refusal("", refuse("core-bad-request")))
        return
    if isinstance(request, p.Chat) and not allowed(socket, "chat", viewer.user.id):
        viewer.send(keeper.refusal(request.id, refuse("core-too-often")))
        return
    # What has begun is finished even if the line drops now: a write broken off would hold up the store.
    viewer.send(await asyncio.shield(hall.handle(keeper, viewer, viewer.user, request)))


# --- the lobby ------------------------------------------------------------------------------------------


async def lobby_socket(socket: WebSocket) -> None:
    hall, user = hall_of(socket), await welcomed(socket)
    if user is not None:
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


# --- both -----------------------------------------------------------------------------------------------


async def welcomed(socket: WebSocket) -> User | None:
    """Who has come; a socket of nobody we know is closed again."""
    user = await user_of(socket)
    # A browser learns why it is turned away only from a socket that was open.
    await socket.accept()
    if user is None:
        await hang_up(socket, 4401)
    return user


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


ROUTES = [
    WebSocketRoute("/ws/tables/{table}", table_socket),
    WebSocketRoute("/ws/lobby", lobby_socket),
]
