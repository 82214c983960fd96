"""How messages are compressed on their way to the browser, and what is no message at all.

Every view is like the one before it, but for a move. A window that holds the last few of them finds most of a
new view there: it makes frames several times smaller than uvicorn's window of 4 KB, in half the time.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Response
from websockets.server import ServerProtocol
from websockets.typing import StatusLike

from petteia.server.door import GOODBYE, READING, Caller, Door, plain
from petteia.server.guard import SECURITY_HEADERS
from petteia.server.problem import Problem
from petteia.server.routes.reception import error

DEFLATE = ServerPerMessageDeflateFactory(
    server_max_window_bits=14,
    client_max_window_bits=12,
    compress_settings={"level": 1, "memLevel": 5},
)
NO_TEXT = 1007
GOODBYE_HEARD = 2.0  # seconds: whoever is turned away and does not go would hold the line of somebody else


class Frames(Caller, WebSocketsSansIOProtocol):
    def __init__(self, *, server_state: Door, **named: Any) -> None:
        super().__init__(server_state=server_state, **named)
        self.door = server_state
        self.close_timeout = GOODBYE_HEARD
        self.conn.available_extensions = [DEFLATE]
        self.conn.reject = self.reject  # type: ignore[method-assign]

    def connection_lost(self, exc: Exception | None) -> None:
        """What is left of a line is thrown away at once, not when somebody next looks for garbage."""
        super().connection_lost(exc)
        del self.conn.reject
        self.conn.parser.close()

    def awaits(self) -> tuple[float, Any] | None:
        if self.transport.is_closing():
            return GOODBYE, None
        return None if self.writable.is_set() else (READING, self.breaths)

    def reject(self, status: StatusLike, text: str) -> Response:
        response = ServerProtocol.reject(self.conn, status, text)
        response.headers.update(SECURITY_HEADERS)
        return response

    def data_received(self, data: bytes) -> None:
        """What asks for a socket and does not do so properly gets an answer, and does not stay."""
        super().data_received(data)
        if not self.handshake_initiated:
            self.transport.write(plain(error(Problem(400, "core-bad-request"))))
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Text that is none ends the socket, without a word in the log."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            if not self.close_sent:
                self.conn.send_close(NO_TEXT)
                self.handle_parser_exception()
            return
        super().send_receive_event_to_app()


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
