"""A webhook: a few words for an address of the web that somebody else chose.

It may not lead into the operator's own network, unless the operator says so: its name is looked up once, and
what was looked up is what is called.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import re
import socket
import ssl
from dataclasses import dataclass
from urllib.parse import urlsplit

from petteia.server.errands import in_a_thread_of_its_own

USUAL_PORTS = {"http": 80, "https": 443}
LONGEST_STATUS_LINE = 1000
STATUS_LINE = re.compile(rb"HTTP/1\.[01] (\d{3})\b")
# Networks that carry the addresses of others, also private ones, inside their own.
DISGUISES = [
    ipaddress.ip_network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")
]


@dataclass(frozen=True)
class Receiver:
    host: str
    port: int
    encrypted: bool
    place: str  # host and port as they were written
    path: str


def receiver_at(url: str) -> Receiver:
    """Raises ValueError for what is no address of the web."""
    parts = urlsplit(url)
    if not url.isascii() or not url.isprintable() or " " in url or "@" in parts.netloc:
        raise ValueError("no plain address")
    if parts.scheme not in USUAL_PORTS or not parts.hostname or parts.port == 0:
        raise ValueError("no address of the web")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    port = parts.port or USUAL_PORTS[parts.scheme]
    return Receiver(parts.hostname, port, parts.scheme == "https", parts.netloc, path)


async def post(receiver: Receiver, content: dict[str, str], private: bool, trusted: ssl.SSLContext) -> None:
    """Raises OSError or ValueError when it is not taken."""
    reader, writer = await asyncio.open_connection(
        await address_to_call(receiver, private),
        receiver.port,
        limit=LONGEST_STATUS_LINE,
        ssl=trusted if receiver.encrypted else None,
        server_hostname=receiver.host if receiver.encrypted else None,
    )
    try:
        writer.write(request(receiver, json.dumps(content).encode()))
        await writer.drain()
        status = STATUS_LINE.match(await reader.readline())
        if status is None or not 200 <= int(status[1]) < 300:
            raise ValueError("refused")  # a redirection is not followed: it could lead anywhere
    finally:
        # Nothing that follows is of interest, nor whether the other side says goodbye.
        writer.transport.abort()


def request(receiver: Receiver, body: bytes) -> bytes:
    lines = [
        f"POST {receiver.path} HTTP/1.1",
        f"Host: {receiver.place}",
        "User-Agent: Petteia",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode() + body


async def address_to_call(receiver: Receiver, private: bool) -> str:
    """The address behind a name, if none behind it is in a private network."""

    def look_up() -> list[str]:
        found = socket.getaddrinfo(receiver.host, receiver.port, type=socket.SOCK_STREAM)
        return [str(address[0]) for *_, address in found]

    # Not in the threads of asyncio, which check passwords: somebody else's name server may never answer.
    addresses = await in_a_thread_of_its_own(look_up)
    if not private and not all(is_public(address) for address in addresses):
        raise ValueError("private")
    return addresses[0]


def is_public(text: str) -> bool:
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        if any(address in network for network in DISGUISES):
            return False
    return address.is_global and not address.is_multicast
