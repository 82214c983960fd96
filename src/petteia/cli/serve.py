"""The table in the browser: `petteia serve`, and the store behind it: `backup` and `restore`."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import socket
import subprocess
import sys
from argparse import Namespace
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING

from petteia.cli.failure import Failure
from petteia.cli.files import folder_for, read_text
from petteia.cli.terminal import Terminal

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from petteia.server.notices import PostOffice
    from petteia.server.store import Store

DEFAULT_PORT = 8377
LARGEST_FRAME = 65_536
SECONDS_TO_SAY_GOODBYE = 3
AT_THE_DOOR = 2048


def serve(arguments: Namespace) -> int:
    """Serve tables until Ctrl-C."""
    from petteia.server.app import application

    components = read_text(arguments.components) if arguments.components else None
    bug_reports, office = checked_address(arguments.bug_reports), checked_office(arguments.smtp)
    listening = open_port(arguments.host, arguments.port)
    address = address_of(arguments.host, listening.getsockname()[1])
    app = application(
        arguments.store or default_store(),
        components,
        bug_reports=bug_reports,
        office=office,
        private_webhooks=arguments.private_webhooks,
    )
    terminal = Terminal()
    terminal.say(f"Petteia is at {address} (Ctrl-C stops it).")
    terminal.stream.flush()
    if arguments.open:
        open_browser(address)
    with contextlib.suppress(KeyboardInterrupt):
        run(app, listening)
    return 0


def run(app: Starlette, listening: socket.socket) -> None:
    """Serve until told to stop."""
    import uvicorn

    from petteia.server.frames import Frames

    config = uvicorn.Config(
        app,
        ws=Frames,
        ws_max_size=LARGEST_FRAME,
        log_level="warning",
        access_log=False,  # addresses of people do not belong in a log
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_SAY_GOODBYE,
    )
    uvicorn.Server(config).run(sockets=[listening])


def checked_address(address: str | None) -> str | None:
    """Where reports of faults may go: the client shows it as a link."""
    if address is not None and not address.startswith(("https://", "http://", "mailto:")):
        raise Failure(f"Reports can go to https://… or mailto:…, not to {address}.")
    return address


def checked_office(url: str | None) -> PostOffice | None:
    from petteia.server.notices import post_office

    try:
        return post_office(url) if url else None
    except ValueError as error:
        raise Failure(f"--smtp: {error}.") from None


def open_port(host: str, port: int | None) -> socket.socket:
    """The port that was asked for, or the usual one, or any that is free."""
    try:
        return listening_at(host, DEFAULT_PORT if port is None else port)
    except OSError as error:
        if port is None and error.errno == errno.EADDRINUSE:
            return open_port(host, 0)
        where = host if port is None else f"Port {port} of {host}"
        raise Failure(f"{where} cannot be used: {error.strerror}.") from None


def listening_at(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # An answer right after a view would wait 40 ms for the other side to confirm the view.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    try:
        listening.bind((host, port))
        # At once: until one of them listens, two servers can be bound to the same port.
        # Whoever comes before the server is ready waits at the door.
        listening.listen(AT_THE_DOOR)
    except BaseException:
        listening.close()
        raise
    return listening


def address_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def open_browser(address: str) -> None:
    """In a window, or not at all: a text browser would take the terminal in which the server runs."""
    surroundings = {name: value for name, value in os.environ.items() if name != "TERM"}
    subprocess.Popen(
        [sys.executable, "-P", "-m", "webbrowser", address],
        env=surroundings,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def default_store() -> str:
    folder = folder_for("", "Say where with --store.")
    return f"sqlite:///{folder / 'petteia.db'}"


def backup(arguments: Namespace) -> int:
    from petteia.server import backup as copies

    file = Path(arguments.file)
    if file.exists():
        raise Failure(f"{file} exists already.")
    rows = asyncio.run(with_store(arguments, lambda store: copies.backup(store, file)))
    Terminal().say(f"{rows} rows are in {file}.")
    return 0


def restore(arguments: Namespace) -> int:
    from petteia.server import backup as copies

    rows = asyncio.run(with_store(arguments, lambda store: copies.restore(store, Path(arguments.file))))
    Terminal().say(f"{rows} rows are back from {arguments.file}.")
    return 0


async def with_store(arguments: Namespace, work: Callable[[Store], Awaitable[int]]) -> int:
    from petteia.server.store import Store

    store = Store(arguments.store or default_store())
    await store.open()
    try:
        return await work(store)
    finally:
        await store.close()
