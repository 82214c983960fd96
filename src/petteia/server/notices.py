"""Notices for accounts that are waited for and do not look: a webhook, a mail, or both.

Sending takes as long as somebody else's server likes, up to a limit, and whoever is slow keeps nobody else
waiting. Where it goes to is never written to a log.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import ssl
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from email.message import EmailMessage
from typing import Any
from weakref import WeakValueDictionary

from petteia.core.message import Message
from petteia.locales import catalogue
from petteia.server import mail, webhooks
from petteia.server import protocol as p
from petteia.server.entries import User
from petteia.server.limits import Limits
from petteia.server.problem import Problem
from petteia.server.store import Store

logger = logging.getLogger(__name__)

PATIENCE = 30.0  # seconds in which somebody may come by themselves
LONGEST_ADDRESS = 500
WEBHOOKS_AT_ONCE = 100
SECONDS_FOR_A_WEBHOOK = 10.0
LETTERS_AT_ONCE = 5
SECONDS_FOR_A_LETTER = 30.0
AT_ONE_HOST = 5

Kept = dict[str, Any]  # where somebody wants to be told


class Lane:
    """So much is under way at once; a host has few places of it, and a person has one.

    So those who are slow, or have friends who are, take from others neither places nor time.
    """

    def __init__(self, places: int, seconds: float) -> None:
        self.seconds = seconds
        self.places = asyncio.Semaphore(places)
        self.shares: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    @asynccontextmanager
    async def place(self, person: str, host: str) -> AsyncIterator[None]:
        """In turn; raises TimeoutError when the place is not left in time."""
        mine, at_host = self.share(f"person {person}", 1), self.share(f"host {host}", AT_ONE_HOST)
        async with mine, at_host, self.places, asyncio.timeout(self.seconds):
            yield

    def share(self, of: str, places: int) -> asyncio.Semaphore:
        return self.shares.setdefault(of, asyncio.Semaphore(places))


class Notices:
    def __init__(
        self,
        store: Store,
        limits: Limits,
        office: mail.PostOffice | None = None,
        public_url: str | None = None,
        private: bool = False,
        patience: float = PATIENCE,
    ) -> None:
        self.store = store
        self.limits = limits
        self.office = office
        self.public_url = public_url
        self.private = private
        self.patience = patience
        self.trusted = ssl.create_default_context()
        self.calls = Lane(WEBHOOKS_AT_ONCE, SECONDS_FOR_A_WEBHOOK)
        self.letters = Lane(LETTERS_AT_ONCE, SECONDS_FOR_A_LETTER)

    # --- what people want ---

    async def info(self, user: User) -> p.NoticeInfo:
        kept = await self.store.notices_of(user.id) or {}
        confirmed = bool(kept.get("email")) and "code" not in kept
        return p.NoticeInfo(kept.get("webhook"), kept.get("email"), confirmed, self.office is not None)

    async def keep(self, user: User, wish: p.NoticeWish) -> p.NoticeInfo:
        """Keep where notices go; a new mail address gets a code first, so that nobody mails a stranger."""
        before = await self.store.notices_of(user.id) or {}
        webhook, email = self.checked_webhook(wish.webhook), self.checked_email(wish.email)
        kept: Kept = {"webhook": webhook, "email": email, "language": wish.language}
        if email is not None and email == before.get("email"):
            kept |= {"code": before["code"]} if "code" in before else {}
        elif email is not None:
            kept["code"] = f"{secrets.randbelow(10**6):06}"
        await self.store.keep_notices(user.id, kept)
        if "code" in kept and email != before.get("email"):
            code = Message("core-notice-code", {"code": kept["code"]})
            await arrives(self.mail(user.id, kept, said(kept, code)))
        return await self.info(user)

    def checked_webhook(self, url: str | None) -> str | None:
        if not url:
            return None
        try:
            fits = webhooks.receiver_at(url).encrypted or self.private
        except ValueError:
            fits = False
        if not fits or len(url) > LONGEST_ADDRESS:
            raise Problem(400, "core-bad-webhook")
        return url

    def checked_email(self, address: str | None) -> str | None:
        if not address:
            return None
        if self.office is None:
            raise Problem(400, "core-no-mail")
        if not mail.ORDINARY_ADDRESS.fullmatch(address):
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
        if not kept or not await self.deliver(user.id, kept, said(kept, Message("core-notice-test"))):
            raise Problem(400, "core-notice-failed")

    # --- sending ---

    async def your_turn(self, user: str, name: str, table: str, game: str) -> None:
        kept = await self.store.notices_of(user)
        if not kept or not self.limits.allow("notice", user):
            return
        turn = Message("core-notice-turn", {"name": name, "game": game})
        await self.deliver(user, kept, self.with_link(said(kept, turn), f"/t/{table}"))

    def with_link(self, words: str, path: str) -> str:
        """Where this server is found only its operator knows; what a browser says of it may be made up."""
        return f"{words}\n{self.public_url}{path}" if self.public_url else words

    async def deliver(self, user: str, kept: Kept, words: str) -> bool:
        """Send in every way that is wanted, side by side; was there one, and did all succeed?"""
        ways = []
        if kept.get("webhook"):
            ways.append(arrives(self.call_webhook(user, kept, words)))
        if kept.get("email") and "code" not in kept and self.office is not None:
            ways.append(arrives(self.mail(user, kept, words)))
        return bool(ways) and all(await asyncio.gather(*ways))

    async def call_webhook(self, user: str, kept: Kept, words: str) -> None:
        """What Discord reads is `content`, what Slack and its likes read is `text`."""
        receiver = webhooks.receiver_at(kept["webhook"])
        async with self.calls.place(user, receiver.host):
            await webhooks.post(receiver, {"content": words, "text": words}, self.private, self.trusted)

    async def mail(self, user: str, kept: Kept, words: str) -> None:
        assert self.office is not None
        letter = EmailMessage()
        letter["From"], letter["To"] = self.office.sender, kept["email"]
        letter["Subject"] = said(kept, Message("core-notice-subject"))
        off = self.with_link(said(kept, Message("core-notice-off")), "/")
        letter.set_content(f"{words}\n\n{off}\n")
        async with self.letters.place(user, self.office.host):
            await mail.deliver(self.office, letter, self.trusted, self.letters.seconds)


def said(kept: Kept, message: Message) -> str:
    return catalogue(kept["language"]).say(message, [])


async def arrives(sending: Awaitable[None]) -> bool:
    try:
        await sending
    except (OSError, ValueError) as error:
        # Only what kind of error: its words may tell the address.
        logger.warning("a notice could not be sent (%s)", type(error).__name__)
        return False
    return True
