"""Letters go through a real mail server, and a password goes to it over an encrypted line only."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from email.message import EmailMessage
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword

from petteia.server.mail import NotEncrypted, deliver, post_office
from tests.server.halls import run
from tests.server.house import PATIENCE
from tests.server.trust import HERE, Trust

PASSWORD = "twelve-columns"
WITH_PASSWORD = f"petteia:{PASSWORD}@"


@dataclass
class MailServer:
    """What came in, who logged in, and what could be read on the way to it."""

    port: int = 0
    letters: list[bytes] = field(default_factory=list)
    logins: list[bytes] = field(default_factory=list)
    wire: bytearray = field(default_factory=bytearray)

    def url(self, login: str = "", scheme: str = "smtp", more: str = "") -> str:
        return f"{scheme}://{login}{HERE}:{self.port}/?from=petteia@example.org{more}"

    async def handle_DATA(self, _server: SMTP, _session: Any, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        self.letters.append(envelope.content)
        return "250 taken"

    def authenticate(self, *asked: Any) -> AuthResult:
        login = asked[-1]
        assert isinstance(login, LoginPassword)
        self.logins.append(login.password)
        return AuthResult(success=login.password == PASSWORD.encode())


@contextlib.asynccontextmanager
async def mail_server(
    starttls: ssl.SSLContext | None = None, at_once: ssl.SSLContext | None = None
) -> AsyncIterator[MailServer]:
    """A mail server, and on the way to it somebody who listens."""
    post, loop = MailServer(), asyncio.get_running_loop()

    def conversation() -> SMTP:
        return SMTP(
            post,
            hostname="post.example.org",
            tls_context=starttls,
            authenticator=post.authenticate,
            auth_require_tls=starttls is not None,
        )

    async def overhear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answers, words = await asyncio.open_connection(HERE, server.sockets[0].getsockname()[1])
        try:
            await asyncio.gather(relay(reader, words, post.wire), relay(answers, writer, bytearray()))
        finally:
            writer.transport.abort()
            words.transport.abort()

    server = await loop.create_server(conversation, HERE, 0, ssl=at_once)
    listener = await asyncio.start_server(overhear, HERE, 0)
    post.port = listener.sockets[0].getsockname()[1]
    try:
        yield post
    finally:
        listener.close()
        server.close()


async def relay(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, seen: bytearray) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(10_000):
            seen += data
            writer.write(data)
            await writer.drain()
    writer.close()


async def write_to(url: str, trusted: ssl.SSLContext, seconds: float = PATIENCE) -> None:
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = "petteia@example.org", "anna@example.org", "Your turn"
    letter.set_content("Anna, it is your turn.\n")
    await deliver(post_office(url), letter, trusted, seconds)


def overheard(post: MailServer) -> bool:
    """Could the password be read on the way, as it is or in one of the forms in which it is sent?"""
    encoded = [b"AUTH", PASSWORD.encode(), b"dHdlbHZlLWNvbHVtbnM"]
    return any(word in post.wire for word in encoded)


def test_encryption_is_used_before_a_password_is_told(trust: Trust) -> None:
    async def story() -> None:
        async with mail_server(starttls=trust.theirs) as post:
            await write_to(post.url(WITH_PASSWORD), trust.ours)
            assert post.logins == [PASSWORD.encode()]
            assert b"Anna, it is your turn." in post.letters[0]
            assert b"STARTTLS" in post.wire
            assert not overheard(post)
            assert b"your turn" not in post.wire

    run(story())


def test_a_server_without_encryption_is_told_no_password(trust: Trust) -> None:
    async def story() -> None:
        async with mail_server() as post:
            with pytest.raises(NotEncrypted):
                await write_to(post.url(WITH_PASSWORD), trust.ours)
            assert (post.letters, post.logins) == ([], [])
            assert not overheard(post)

    run(story())


def test_an_operator_may_do_without_encryption_by_saying_so(trust: Trust) -> None:
    async def story() -> None:
        async with mail_server() as post:
            await write_to(post.url(WITH_PASSWORD, more="&tls=never"), trust.ours)
            assert (len(post.letters), post.logins) == (1, [PASSWORD.encode()])
            assert overheard(post), "somebody who listens does hear it"

    run(story())


@pytest.mark.parametrize("encrypted", [False, True])
def test_where_there_is_no_password_encryption_is_used_if_offered(trust: Trust, encrypted: bool) -> None:
    async def story() -> None:
        async with mail_server(starttls=trust.theirs if encrypted else None) as post:
            await write_to(post.url(), trust.ours)
            assert len(post.letters) == 1
            assert (b"your turn" not in post.wire) == encrypted

    run(story())


def test_a_line_that_is_encrypted_from_its_first_word(trust: Trust) -> None:
    async def story() -> None:
        async with mail_server(at_once=trust.theirs) as post:
            await write_to(post.url(scheme="smtps"), trust.ours)
            assert len(post.letters) == 1
            assert b"EHLO" not in post.wire

    run(story())


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
@pytest.mark.parametrize("login", ["", WITH_PASSWORD])
def test_a_certificate_that_nobody_vouches_for_is_not_believed(trust: Trust, scheme: str, login: str) -> None:
    async def story() -> None:
        kind = {"starttls" if scheme == "smtp" else "at_once": trust.theirs}
        async with mail_server(**kind) as post:
            with pytest.raises(ssl.SSLCertVerificationError):
                await write_to(post.url(login, scheme), ssl.create_default_context())
            assert (post.letters, post.logins) == ([], [])
            assert not overheard(post)

    run(story())


ENDLESS = [b"220 "] + [b"x"] * 10_000
OFFER = [b"220 here\r\n", b"250-STARTTLS\r\n250 yes\r\n", b"220 go on\r\n"]


@pytest.mark.parametrize(
    ("scheme", "encrypted", "words"),
    [
        pytest.param("smtp", False, [], id="silent"),
        pytest.param("smtp", False, ENDLESS, id="a greeting without end"),
        pytest.param("smtp", False, OFFER, id="silent when it should encrypt"),
        pytest.param("smtps", False, [], id="silent from the first word"),
        pytest.param("smtps", True, ENDLESS, id="an encrypted greeting without end"),
    ],
)
def test_however_slow_a_mail_server_is_the_line_is_cut_in_the_end(
    trust: Trust, scheme: str, encrypted: bool, words: list[bytes]
) -> None:
    """The server sees that nobody listens any more."""
    left = asyncio.Event()

    async def dawdle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async def speak() -> None:
            for word in words:
                writer.write(word)
                await asyncio.sleep(0.05)

        speaking = asyncio.create_task(speak())
        with contextlib.suppress(OSError):
            while await reader.read(1000):
                pass
        speaking.cancel()
        writer.close()
        left.set()

    async def story() -> None:
        server = await asyncio.start_server(dawdle, HERE, 0, ssl=trust.theirs if encrypted else None)
        post = MailServer(server.sockets[0].getsockname()[1])
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(OSError):  # noqa: PT011 - of any kind
                await write_to(post.url(WITH_PASSWORD, scheme), trust.ours, seconds=0.5)
            await left.wait()
        server.close()

    run(story())


def test_a_mail_server_as_operators_write_it() -> None:
    office = post_office("smtp://me%40example.org:s%2Fecret@mail.example.org/?from=petteia@example.org")
    assert (office.host, office.port, office.tls) == ("mail.example.org", 587, "required")
    assert (office.user, office.password) == ("me@example.org", "s/ecret")
    office = post_office("smtps://me%40example.org:x@mail.example.org")
    assert (office.port, office.tls, office.sender) == (465, "at once", "me@example.org")
    assert post_office("smtp://localhost:25/?from=me@example.org").tls == "if offered"
    assert post_office("smtp://me:x@localhost:25/?from=me@example.org&tls=never").tls == "never"


@pytest.mark.parametrize(
    "nonsense",
    [
        *("mail.example.org", "http://mail.example.org", "smtp://mail.example.org", "smtp://[me@example.org"),
        *("smtp://me:twelve/columns@mail.example.org", "smtp://me:twelve@mail.example.org:columns/"),
        "smtp://me:twelve@mail.example.org/?from=me@example.org&tls=perhaps",
        "smtps://me:twelve@mail.example.org/?from=me@example.org&tls=never",
    ],
)
def test_what_is_no_mail_server_is_refused_in_words_without_its_password(nonsense: str) -> None:
    with pytest.raises(ValueError, match=r"it looks like|it must say|is all that") as refused:
        post_office(nonsense)
    assert "twelve" not in str(refused.value)
    assert "columns" not in str(refused.value)
