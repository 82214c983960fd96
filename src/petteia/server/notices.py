"""Notices for accounts that are waited for and do not look: a webhook, a mail, or both.

Sending takes as long as somebody else's server likes, so it is done in threads of its own. Where it goes to
is never written to a log. A webhook may not lead into the operator's own network, unless the operator says
so: its name is looked up once, and what was looked up is what is called.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import ipaddress
import json
import logging
import re
import secrets
import smtplib
import socket
import ssl
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.message import EmailMessage
from typing import Any
from urllib.parse import SplitResult, parse_qs, unquote, urlsplit

from petteia.core.message import Message
from petteia.locales import catalogue
from petteia.server import protocol as p
from petteia.server.entries import User
from petteia.server.limits import Limits
from petteia.server.problem import Problem
from petteia.server.store import Store

logger = logging.getLogger(__name__)

PATIENCE = 30.0  # seconds in which somebody may come by themselves
AT_ONCE = 4
SECONDS_EACH = 10.0
SECONDS_IN_ALL = 20.0
LONGEST_ADDRESS = 500
ORDINARY_ADDRESS = re.compile(r"[^@\s\x00-\x1f<>\",;:]{1,64}@[A-Za-z0-9.-]{1,190}\.[A-Za-z]{2,24}")
# Networks that carry the addresses of others, also private ones, inside their own.
DISGUISES = [
    ipaddress.ip_network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")
]


@dataclass(frozen=True)
class PostOffice:
    """A mail server as its operator writes it: smtp://user:password@host:587/?from=petteia@example.org"""

    host: str
    port: int
    tls: bool
    user: str
    password: str
    sender: str


def post_office(url: str) -> PostOffice:
    """Raises ValueError with what is wrong."""
    parts = urlsplit(url)
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise ValueError("it looks like smtp://user:password@host:587/?from=petteia@example.org")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    sender = parse_qs(parts.query).get("from", [user])[0]
    if not ORDINARY_ADDRESS.fullmatch(sender):
        raise ValueError("it must say who writes, as in ?from=petteia@example.org")
    tls = parts.scheme == "smtps"
    return PostOffice(parts.hostname, parts.port or (465 if tls else 587), tls, user, password, sender)


class Notices:
    def __init__(
        self,
        store: Store,
        limits: Limits,
        office: PostOffice | None = None,
        private: bool = False,
        patience: float = PATIENCE,
    ) -> None:
        self.store = store
        self.limits = limits
        self.office = office
        self.private = private
        self.patience = patience
        self.threads = ThreadPoolExecutor(AT_ONCE, "notice")

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    # --- what people want ---

    async def info(self, user: User) -> p.NoticeInfo:
        kept = await self.store.notices_of(user.id) or {}
        confirmed = bool(kept.get("email")) and "code" not in kept
        return p.NoticeInfo(kept.get("webhook"), kept.get("email"), confirmed, self.office is not None)

    async def keep(self, user: User, wish: p.NoticeWish, origin: str) -> p.NoticeInfo:
        """Keep where notices go; a new mail address gets a code first, so that nobody mails a stranger."""
        before = await self.store.notices_of(user.id) or {}
        webhook, email = self.checked_webhook(wish.webhook), self.checked_email(wish.email)
        kept: dict[str, Any] = {"webhook": webhook, "email": email}
        kept |= {"language": wish.language, "origin": origin}
        if email is not None and email == before.get("email"):
            kept |= {"code": before["code"]} if "code" in before else {}
        elif email is not None:
            kept["code"] = f"{secrets.randbelow(10**6):06}"
        await self.store.keep_notices(user.id, kept)
        if "code" in kept and email != before.get("email"):
            await self.send(self.mail, kept, Message("core-notice-code", {"code": kept["code"]}))
        return await self.info(user)

    def checked_webhook(self, url: str | None) -> str | None:
        if not url:
            return None
        parts = split(url)
        fits = parts is not None and (parts.scheme == "https" or (self.private and parts.scheme == "http"))
        if not fits or len(url) > LONGEST_ADDRESS:
            raise Problem(400, "core-bad-webhook")
        return url

    def checked_email(self, address: str | None) -> str | None:
        if not address:
            return None
        if self.office is None:
            raise Problem(400, "core-no-mail")
        if not ORDINARY_ADDRESS.fullmatch(address):
            raise Problem(400, "core-bad-email")
        return address

    async def confirm(self, user: User, code: str) -> p.NoticeInfo:
        kept = await self.store.notices_of(user.id) or {}
        if not secrets.compare_digest(str(kept.get("code", "")).encode(), code.strip().encode()):
            raise Problem(400, "core-wrong-code")
        await self.store.keep_notices(user.id, {key: kept[key] for key in kept if key != "code"})
        return await self.info(user)

    async def test(self, user: User) -> None:
        """Send a notice now, and say so when it does not arrive."""
        kept = await self.store.notices_of(user.id) or {}
        if not await self.deliver(kept, Message("core-notice-test")):
            raise Problem(400, "core-notice-failed")

    # --- sending ---

    async def your_turn(self, user: str, name: str, table: str, game: str) -> None:
        kept = await self.store.notices_of(user)
        if not kept or not self.limits.allow("notice", user):
            return
        link = f"{kept['origin']}/t/{table}"
        await self.deliver(kept, Message("core-notice-turn", {"name": name, "game": game, "link": link}))

    async def deliver(self, kept: dict[str, Any], message: Message) -> bool:
        """Send in every way that is wanted; was there one, and did all succeed?"""
        ways: list[Callable[[dict[str, Any], str], None]] = []
        if kept.get("webhook"):
            ways.append(self.call_webhook)
        if kept.get("email") and "code" not in kept and self.office is not None:
            ways.append(self.mail)
        return bool(ways) and all([await self.send(way, kept, message) for way in ways])

    async def send(
        self, way: Callable[[dict[str, Any], str], None], kept: dict[str, Any], message: Message
    ) -> bool:
        words = catalogue(kept["language"]).say(message, [])
        try:
            await asyncio.get_running_loop().run_in_executor(self.threads, way, kept, words)
        except (OSError, http.client.HTTPException, smtplib.SMTPException, ValueError) as error:
            # Only what kind of error: its words may tell the address.
            logger.warning("a notice could not be sent (%s)", type(error).__name__)
            return False
        return True

    def call_webhook(self, kept: dict[str, Any], words: str) -> None:
        """What Discord reads is `content`, what Slack and its likes read is `text`."""
        post(kept["webhook"], {"content": words, "text": words}, self.private)

    def mail(self, kept: dict[str, Any], words: str) -> None:
        assert self.office is not None
        say = catalogue(kept["language"]).say
        letter = EmailMessage()
        letter["From"], letter["To"] = self.office.sender, kept["email"]
        letter["Subject"] = say(Message("core-notice-subject"), [])
        off = say(Message("core-notice-off", {"link": kept["origin"]}), [])
        letter.set_content(f"{words}\n\n{off}\n")
        deliver_letter(self.office, letter)


# --- in a thread ----------------------------------------------------------------------------------------


def split(url: str) -> SplitResult | None:
    """The parts of an address of the web; None for anything else."""
    try:
        parts = urlsplit(url)
        plain = url.isascii() and url.isprintable() and " " not in url and "@" not in parts.netloc
        return parts if plain and parts.hostname and parts.port != 0 else None
    except ValueError:
        return None


def post(url: str, content: dict[str, str], private: bool) -> None:
    parts = split(url)
    if parts is None or parts.hostname is None:
        raise ValueError("no address")
    port = parts.port or (443 if parts.scheme == "https" else 80)
    line = open_line(parts.hostname, port, private)
    # However slowly the other side speaks, the line is cut in the end.
    cut = threading.Timer(SECONDS_IN_ALL, shut, [line])
    cut.daemon = True
    cut.start()
    try:
        if parts.scheme == "https":
            line = ssl.create_default_context().wrap_socket(line, server_hostname=parts.hostname)
        connection = http.client.HTTPConnection(parts.hostname, port)
        connection.sock = line
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        host = parts.netloc.rpartition("@")[2]
        headers = {"Host": host, "Content-Type": "application/json", "User-Agent": "Petteia"}
        connection.request("POST", target, json.dumps(content), headers)
        status = connection.getresponse().status
        if not 200 <= status < 300:
            raise ValueError("refused")  # a redirection is not followed: it could lead anywhere
    finally:
        cut.cancel()
        line.close()


def open_line(host: str, port: int, private: bool) -> socket.socket:
    """A line to a host, but not into a private network: the address that was looked at is the one called."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(address[0]) for *_, address in found]
    if not private and not all(is_public(address) for address in addresses):
        raise ValueError("private")
    return socket.create_connection((addresses[0], port), SECONDS_EACH)


def is_public(text: str) -> bool:
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        if any(address in network for network in DISGUISES):
            return False
    return address.is_global and not address.is_multicast


def shut(line: socket.socket) -> None:
    with contextlib.suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)


def deliver_letter(office: PostOffice, letter: EmailMessage) -> None:
    kind = smtplib.SMTP_SSL if office.tls else smtplib.SMTP
    with kind(office.host, office.port, timeout=SECONDS_EACH) as server:
        if not office.tls and server.has_extn("starttls"):
            server.starttls(context=ssl.create_default_context())
        if office.user:
            server.login(office.user, office.password)
        server.send_message(letter)
