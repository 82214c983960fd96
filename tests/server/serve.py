"""The server as a process of its own, for tests and measurements.

    python serve.py '{"store": "sqlite:///…", "port": 0, "bot_pause": 0.0, "rates": {}}'

It writes one line when it listens: the port.
"""

from __future__ import annotations

import json
import logging
import sys

MANY = 100_000  # everybody comes from this machine


def main() -> None:
    # Not above: bots' processes load this file as well, and need none of it.
    from petteia.cli.serve import checked_connections, listening_at, run
    from petteia.server import table
    from petteia.server.app import application
    from petteia.server.mail import post_office

    wish = json.loads(sys.argv[1])
    if "to_return" in wish:
        table.SECONDS_TO_RETURN = wish["to_return"]
    logging.basicConfig(level=logging.WARNING)
    notices = wish.get("notices", {})
    if "smtp" in notices:
        notices["office"] = post_office(notices.pop("smtp"))
    sockets = wish.get("sockets_per_address", MANY)
    app = application(
        wish["store"],
        bot_pause=wish["bot_pause"],
        rates=wish["rates"],
        sockets_per_address=sockets,
        **notices,
    )
    listening = listening_at("127.0.0.1", wish["port"])
    print(listening.getsockname()[1], flush=True)
    run(app, listening, checked_connections(None), sockets)


if __name__ == "__main__":
    main()
