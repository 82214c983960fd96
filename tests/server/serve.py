"""The server as a process of its own, for tests and measurements.

    python serve.py '{"store": "sqlite:///…", "port": 0, "bot_pause": 0.0, "rates": {}}'

It writes one line when it listens: the port.
"""

from __future__ import annotations

import json
import logging
import socket
import sys


def listen(port: int) -> socket.socket:
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind(("127.0.0.1", port))
    listener.listen(2048)  # whoever comes before the server is ready waits at the door
    return listener


def main() -> None:
    # Not above: bots' processes load this file as well, and need none of it.
    import uvicorn

    from petteia.cli.serve import LARGEST_FRAME, SECONDS_TO_SAY_GOODBYE
    from petteia.server.app import application

    wish = json.loads(sys.argv[1])
    logging.basicConfig(level=logging.WARNING)
    app = application(wish["store"], bot_pause=wish["bot_pause"], rates=wish["rates"])
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        log_level="warning",
        timeout_graceful_shutdown=SECONDS_TO_SAY_GOODBYE,
    )
    listener = listen(wish["port"])
    print(listener.getsockname()[1], flush=True)
    uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    main()
