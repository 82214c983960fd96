"""Who may ask at all: only pages of our own, and nothing of ours may be shown inside another."""

from __future__ import annotations

import contextlib
import logging
import secrets
from collections.abc import Awaitable
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from petteia.server.problem import Problem
from petteia.server.routes.reception import error

logger = logging.getLogger(__name__)

SECURITY_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self';"
        " base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}
EXTRA = [(name.lower().encode(), value.encode()) for name, value in SECURITY_HEADERS.items()]
LONGEST_PATH = 200  # that is worth a place in the log


class Guard:
    """Security headers on everything; no unsafe request and no socket from a page that is not ours.

    What goes wrong through a fault of ours is told with a name under which the log has the rest.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        answered = False

        def send_guarded(message: Message) -> Awaitable[None]:
            nonlocal answered
            answered = True
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message = {**message, "headers": [*message["headers"], *EXTRA]}
            return send(message)

        try:
            await self.let_in(scope, receive, send_guarded)
        except WebSocketDisconnect:
            pass  # whoever has gone needs no answer
        except Exception:
            name = secrets.token_hex(4)
            logger.exception("fault %s, at %r", name, scope["path"][:LONGEST_PATH])
            if not answered:
                await error(Problem(500, "core-our-fault", name=name))(scope, receive, send_guarded)
            elif scope["type"] == "websocket":
                with contextlib.suppress(OSError, RuntimeError):  # it may be closed already
                    await send({"type": "websocket.close", "code": 1011})

    async def let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        unsafe = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if unsafe and not from_our_page(HTTPConnection(scope)):
            await error(Problem(403, "core-other-site"))(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def from_our_page(connection: HTTPConnection) -> bool:
    try:
        page = urlsplit(connection.headers.get("origin", "")).netloc
    except ValueError:  # an address that is none
        return False
    return page != "" and page == connection.headers.get("host")
