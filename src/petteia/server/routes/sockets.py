"""Sockets: one for each open table, and one for the lobby."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from petteia.server import protocol as p
from petteia.server.database import Unreachable
from petteia.server.entries import User
from petteia.server.hall import Hall
from petteia.server.keeper import Keeper, Viewer
from petteia.server.routes.reception import (
    address_of,
    doors_of,
    hall_of,
    limits_of,
    session_of,
    user_of,
)
from petteia.server.words import refuse

LARGEST_MESSAGE = 16_384
BETWEEN_LISTS = 1.0  # seconds: whoever reads the lobby reads no faster


# --- a table --------------------------------------------------------------------------------------------


async def table_socket(socket: WebSocket) -> None:
    await welcome(socket, look_at_table)


async def look_at_table(socket: WebSocket, user: User) -> None:
    hall = hall_of(socket)
    keeper = await hall.keeper(socket.path_params["table"])
    if keeper is None:
        await hang_up(socket, 4404)
    elif not keeper.table.may_look(user, socket.query_params.get("invite")):
        await hang_up(socket, 4403)
    else:
        await attend(socket, hall, keeper, Viewer(user))


async def attend(socket: WebSocket, hall: Hall, keeper: Keeper, viewer: Viewer) -> None:
    """Somebody is at a table until one of the two sides hangs up."""
    try:
        async with keeper.turn:  # what is not written yet is shown to nobody
            is_closed = keeper.table.closed_to(viewer.user)
            if not is_closed:
                keeper.viewers.add(viewer)
                keeper.show(viewer, whole=True)
        if is_closed:
            await hang_up(socket, 4405)
            return
        keeper.show_presence()
        hall.opponents.let_move(keeper)
        hall.errands.send_for(partial(hall.opened, keeper))
        hall.errands.send_for(partial(hall.welcome_back, keeper, viewer.user))
        await both(write_socket(socket, viewer), read_socket(socket, hall, keeper, viewer))
    finally:
        keeper.viewers.discard(viewer)
        keeper.show_presence()


async def write_socket(socket: WebSocket, viewer: Viewer) -> None:
    """All that waits goes in one frame, a message a line: a view and the acknowledgement of its move."""
    while messages := await viewer.to_send():
        await socket.send_text(b"\n".join(messages).decode())
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
        if not hall.limits.allow("message", viewer.user.id):
            await hang_up(socket, 4429)
            return
        await answer_message(hall, keeper, viewer, text)


async def answer_message(hall: Hall, keeper: Keeper, viewer: Viewer, text: str) -> None:
    try:
        request = p.decode_request(text)
    except (msgspec.DecodeError, RecursionError):
        viewer.send(keeper.refusal(name_of(text), refuse("core-bad-request")))
        return
    if isinstance(request, p.Chat) and not hall.limits.allow("chat", viewer.user.id):
        viewer.send(keeper.refusal(request.id, refuse("core-too-often")))
        return
    # What has begun is finished even if the line drops now: a write broken off would hold up the store.
    await asyncio.shield(answer_request(hall, keeper, viewer, request))


async def answer_request(hall: Hall, keeper: Keeper, viewer: Viewer, request: p.Request) -> None:
    try:
        viewer.send(await hall.handle(keeper, viewer, viewer.user, request))
    except Unreachable:
        viewer.close()  # who comes back and asks again, by the same name, is told whether it was done


def name_of(text: str) -> str:
    """The id of a request that makes no sense otherwise."""
    try:
        return p.decode_name(text).id
    except (msgspec.DecodeError, RecursionError):
        return ""


# --- the lobby ------------------------------------------------------------------------------------------


async def lobby_socket(socket: WebSocket) -> None:
    await welcome(socket, look_at_lobby)


async def look_at_lobby(socket: WebSocket, user: User) -> None:
    await both(tell_tables(socket, hall_of(socket), user), ignore_messages(socket))


async def tell_tables(socket: WebSocket, hall: Hall, user: User) -> None:
    while True:
        known = hall.lobby.changes
        await socket.send_text(p.encode(await hall.lobby.tables_for(user)).decode())
        await asyncio.sleep(BETWEEN_LISTS)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(hall.lobby.news(known), 15)


async def ignore_messages(socket: WebSocket) -> None:
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass


# --- both -----------------------------------------------------------------------------------------------


async def welcome(socket: WebSocket, look: Callable[[WebSocket, User], Awaitable[None]]) -> None:
    """Let somebody look for as long as their session lasts."""
    # It is watched before anybody asks whose session this is: it may end at that very moment.
    with doors_of(socket).through(session_of(socket)) as ended:
        await both(let_in(socket, look), ended.wait())
        if ended.is_set():
            await hang_up(socket, 4401)


async def let_in(socket: WebSocket, look: Callable[[WebSocket, User], Awaitable[None]]) -> None:
    """A socket of nobody we know is closed again, and so is one too many."""
    limits = limits_of(socket)
    # A browser learns why it is turned away only from a socket that was open.
    await socket.accept()
    with limits.sockets_of_address.one_for(address_of(socket)) as has_room:
        user = await user_of(socket) if has_room else None
        if not has_room:
            await hang_up(socket, 4429)
        elif user is None:
            await hang_up(socket, 4401)
        else:
            with limits.sockets_of_person.one_for(user.id) as has_place:
                await (look(socket, user) if has_place else hang_up(socket, 4429))


async def hang_up(socket: WebSocket, code: int) -> None:
    """Close a socket, whether or not anybody is still there to hear why."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code)


async def both(one: Awaitable[object], other: Awaitable[object]) -> None:
    """Run until one of the two ends, then end the other."""
    tasks = [asyncio.ensure_future(one), asyncio.ensure_future(other)]
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
