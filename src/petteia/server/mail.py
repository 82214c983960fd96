"""Letters, by a mail server that the operator names. A password goes to it over an encrypted line only."""

from __future__ import annotations

import contextlib
import re
import smtplib
import socket
import ssl
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from email.message import EmailMessage
from typing import Literal
from urllib.parse import parse_qs, unquote, urlsplit

from petteia.server.errands import in_a_thread_of_its_own

Encryption = Literal["at once", "required", "if offered", "never"]

USUAL_PORTS = {"smtp": 587, "smtps": 465}
LIKE_THIS = "it looks like smtp://user:password@host:587/?from=petteia@example.org"
ORDINARY_ADDRESS = re.compile(r"[^@\s\x00-\x1f<>\",;:]{1,64}@[A-Za-z0-9.-]{1,190}\.[A-Za-z]{2,24}")


@dataclass(frozen=True)
class PostOffice:
    """A mail server as its operator writes it: smtp://user:password@host:587/?from=petteia@example.org"""

    host: str
    port: int
    tls: Encryption
    user: str
    password: str
    sender: str


class NotEncrypted(smtplib.SMTPException):
    """The mail server offers no encryption, and it is wanted."""


def post_office(url: str) -> PostOffice:
    """Raises ValueError with what is wrong, but never with words of the address: it holds a password."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise ValueError(f"{LIKE_THIS}, with signs such as / in a password written as %2F") from None
    if parts.scheme not in USUAL_PORTS or not parts.hostname:
        raise ValueError(LIKE_THIS)
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    wishes = parse_qs(parts.query)
    sender = wishes.get("from", [user])[0]
    if not ORDINARY_ADDRESS.fullmatch(sender):
        raise ValueError("it must say who writes, as in ?from=petteia@example.org")
    if wishes.get("tls", ["never"]) != ["never"] or ("tls" in wishes and parts.scheme == "smtps"):
        raise ValueError("tls=never, with smtp://, is all that can be said of encryption")
    tls: Encryption = "required" if user else "if offered"
    if parts.scheme == "smtps":
        tls = "at once"
    elif "tls" in wishes:
        tls = "never"
    return PostOffice(parts.hostname, port or USUAL_PORTS[parts.scheme], tls, user, password, sender)


async def deliver(office: PostOffice, letter: EmailMessage, trusted: ssl.SSLContext, seconds: float) -> None:
    """Raises OSError or ValueError when it is not taken."""
    await in_a_thread_of_its_own(lambda: hand_over(office, letter, trusted, seconds))


# --- in a thread ----------------------------------------------------------------------------------------


def hand_over(office: PostOffice, letter: EmailMessage, trusted: ssl.SSLContext, seconds: float) -> None:
    with socket.create_connection((office.host, office.port), seconds) as plain, cut_after(seconds, plain):
        at_once = office.tls == "at once"
        line = trusted.wrap_socket(plain, server_hostname=office.host) if at_once else plain
        with Conversation(office.host, line) as server:
            encrypt(server, office, trusted)
            if office.user:
                server.login(office.user, office.password)
            server.send_message(letter)


class Conversation(smtplib.SMTP):
    """With a mail server, over a line that is open already."""

    def __init__(self, host: str, line: socket.socket) -> None:
        self.line = line
        super().__init__(host)

    def connect(self, *_: object) -> tuple[int, bytes]:
        self.sock, self.file = self.line, None
        return self.getreply()


def encrypt(server: smtplib.SMTP, office: PostOffice, trusted: ssl.SSLContext) -> None:
    """Use the encryption that is offered; whoever only pretends to have none gets no password either."""
    if office.tls in ("at once", "never"):
        return
    server.ehlo()  # what a server offers is known only after this
    if server.has_extn("starttls"):
        server.starttls(context=trusted)
    elif office.tls == "required":
        raise NotEncrypted


@contextlib.contextmanager
def cut_after(seconds: float, line: socket.socket) -> Iterator[None]:
    """However slowly the other side speaks, the line is cut in the end.

    By a handle of its own: encryption takes the line over and leaves the first handle without effect.
    """
    with line.dup() as handle:
        timer = threading.Timer(seconds, shut, [handle])
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()


def shut(line: socket.socket) -> None:
    with contextlib.suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
