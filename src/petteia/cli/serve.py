"""The table in the browser: `petteia serve`, and the store behind it: `backup` and `restore`."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import socket
import stat
import subprocess
import sys
from argparse import Namespace
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from petteia.cli.failure import complain
from petteia.cli.files import folder_for, read_text
from petteia.cli.speech import said, say
from petteia.cli.terminal import Terminal
from petteia.core.fault import Fault
from petteia.core.message import Message
from petteia.games import REGISTER, game_named

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from petteia.server.mail import PostOffice
    from petteia.server.store import Store

DEFAULT_PORT = 8377
SMTP = "smtp://user:password@host:587/?from=me@host"
LARGEST_FRAME = 65_536
SECONDS_TO_SAY_GOODBYE = 3


def serve(arguments: Namespace) -> int:
    """Serve tables until Ctrl-C."""
    from petteia.server.app import application
    from petteia.server.limits import SOCKETS_PER_ADDRESS

    components = read_text(arguments.components) if arguments.components else None
    bug_reports, office = checked_address(arguments.bug_reports), checked_office(arguments.smtp)
    public_url, store = checked_public_url(arguments.public_url), arguments.store or default_store()
    # What is wrong with it is said before anybody is let in.
    asyncio.run(with_store(store, partial(agree_to_close, arguments.close_old_games), as_it_is=True))
    asyncio.run(with_store(store, close_old_games))
    connections = checked_connections(arguments.connections)
    sockets = arguments.sockets_per_address or SOCKETS_PER_ADDRESS
    listening = open_port(arguments.host, arguments.port)
    address = address_of(arguments.host, listening.getsockname()[1])
    app = application(
        store,
        components,
        bug_reports=bug_reports,
        office=office,
        public_url=public_url,
        private_webhooks=arguments.private_webhooks,
        sockets_per_address=sockets,
        kept_days=arguments.close_after,
    )
    if office is not None and public_url is None:
        complain(say("terminal-no-links"))
    terminal = Terminal()
    terminal.say(say("terminal-serving", address=address))
    terminal.stream.flush()
    if arguments.open:
        open_browser(address)
    with contextlib.suppress(KeyboardInterrupt):
        run(app, listening, connections, sockets)
    return 0


def run(app: Starlette, listening: socket.socket, connections: int, sockets_per_address: int) -> None:
    """Serve until told to stop."""
    import uvicorn

    from petteia.server.door import KEEP_ALIVE, WELCOME_AT_ONCE, Door, Doorkeeper, Visitor
    from petteia.server.frames import Frames
    from petteia.server.repetition import count_repetitions

    config = uvicorn.Config(
        app,
        http=Visitor,
        ws=Frames,
        ws_max_size=LARGEST_FRAME,
        log_config=None,
        log_level="warning",
        access_log=False,  # addresses of people do not belong in a log
        server_header=False,
        backlog=WELCOME_AT_ONCE,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=SECONDS_TO_SAY_GOODBYE,
    )
    door = Door(connections, sockets_per_address)
    Doorkeeper(config, door, count_repetitions()).run(sockets=[listening])


def checked_connections(wanted: int | None) -> int:
    """How many connections there may be: each needs files, of which the system gives so many."""
    from petteia.server.door import MOST_CONNECTIONS, allow_many_files, most_connections

    most = most_connections(allow_many_files())
    if wanted is not None and wanted > most:
        raise Fault("terminal-connections", most=most)
    return wanted or min(most, MOST_CONNECTIONS)


def checked_address(address: str | None) -> str | None:
    """Where reports of faults may go: the client shows it as a link."""
    if address is not None and not address.startswith(("https://", "http://", "mailto:")):
        raise Fault("terminal-reports-address", address=address)
    return address


def checked_office(url: str | None) -> PostOffice | None:
    from petteia.server.mail import post_office

    try:
        return post_office(url) if url else None
    except ValueError:
        raise Fault("terminal-smtp", example=SMTP) from None


def checked_public_url(url: str | None) -> str | None:
    """Links in letters begin with it, so it is not taken from anybody else."""
    from petteia.server.webhooks import receiver_at

    if not url:
        return None
    try:
        there = receiver_at(url)
    except ValueError:
        there = None
    address = f"{'https' if there.encrypted else 'http'}://{there.place}" if there else ""
    if url.removesuffix("/") != address:
        raise Fault("terminal-public-url", example="https://petteia.example.org")
    return address


def open_port(host: str, port: int | None) -> socket.socket:
    """The port that was asked for, or the usual one, or any that is free."""
    try:
        return listening_at(host, DEFAULT_PORT if port is None else port)
    except OSError as error:
        if port is None and error.errno == errno.EADDRINUSE:
            return open_port(host, 0)
        why = error.strerror or str(error)
        if port is None:
            raise Fault("terminal-host", host=host, why=why) from None
        raise Fault("terminal-port", port=str(port), host=host, why=why) from None


def listening_at(host: str, port: int) -> socket.socket:
    from petteia.server.door import WAIT_OUTSIDE

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # An answer right after a view would wait 40 ms for the other side to confirm the view.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    try:
        listening.bind((host, port))
        # At once: until one of them listens, two servers can be bound to the same port.
        # Whoever comes before the server is ready waits at the door.
        listening.listen(WAIT_OUTSIDE)
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
    folder = folder_for("", Message("terminal-say-store"))
    return f"sqlite:///{folder / 'petteia.db'}"


def backup(arguments: Namespace) -> int:
    from petteia.server import backup as copies

    file = Path(arguments.file)
    if file.exists():
        raise Fault("terminal-exists", name=str(file))
    url = arguments.store or default_store()
    rows = asyncio.run(with_store(url, lambda store: copies.backup(store, file)))
    Terminal().say(say("terminal-backed-up", rows=rows, file=str(file)))
    return 0


def restore(arguments: Namespace) -> int:
    from petteia.server import backup as copies

    file = Path(arguments.file)
    warn_if_others_can_read(file)
    url = arguments.store or default_store()
    rows = asyncio.run(with_store(url, lambda store: copies.restore(store, file)))
    Terminal().say(say("terminal-restored", rows=rows, file=str(file)))
    return 0


async def with_store(url: str, work: Callable[[Store], Awaitable[int]], as_it_is: bool = False) -> int:
    """Do something with a store that is opened for it, or as it is; what prevents it is told in a line."""
    from sqlalchemy.exc import SQLAlchemyError

    from petteia.server.database import Unreachable
    from petteia.server.store import Store

    try:
        store = Store(url)
        try:
            if not as_it_is:
                await store.open()
            if store.database.file is not None:
                warn_if_others_can_read(store.database.file)
            return await work(store)
        finally:
            await store.close()
    except Unreachable as silence:
        raise Fault("terminal-store", why=reason_of(silence.__cause__)) from None
    except (SQLAlchemyError, OSError, TypeError) as error:  # TypeError: for unknown words in its address
        raise Fault("terminal-store", why=reason_of(error)) from None


async def agree_to_close(agreed: bool, store: Store) -> int:
    """Games are played to their end by the rules with which they began, for which an older Petteia is needed.

    Nothing in the store is touched before whoever runs the server has agreed.
    """
    games = await store.games_left_behind(rules_of_today())
    if not games or agreed:
        return 0
    which = ", ".join(f"{game.capitalize()}: {count}" for game, count in sorted(games.items()))
    warning = Message("terminal-old-games", {"count": sum(games.values()), "which": which})
    if not sys.stdin.isatty():
        raise Fault("terminal-old-games-flag", warning=warning)
    Terminal().say(said(warning))
    if input(say("terminal-really-close") + " ").strip().lower() != say("terminal-yes"):
        raise Fault("terminal-old-games-kept")
    return 0


async def close_old_games(store: Store) -> int:
    await store.leave_behind(rules_of_today())
    return 0


def rules_of_today() -> dict[str, int]:
    return {name: game_named(name).rules_version for name in REGISTER}


def reason_of(error: BaseException | None) -> str:
    """In the words of the database or the system, without the statements that SQLAlchemy would add."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    words = str(getattr(error, "orig", error)).partition("\n")[0]
    return words or type(error).__name__


def warn_if_others_can_read(file: Path) -> None:
    """Whoever made the file may have meant it, so it stays as it is."""
    if os.name == "posix" and file.exists() and others_can_read(file.resolve()):
        complain(say("terminal-readable", file=str(file)))


def others_can_read(file: Path) -> bool:
    ways = [folder.stat().st_mode for folder in file.parents]
    kinds = ((stat.S_IRGRP, stat.S_IXGRP), (stat.S_IROTH, stat.S_IXOTH))
    return any(file.stat().st_mode & read and all(way & enter for way in ways) for read, enter in kinds)
