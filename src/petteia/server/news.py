"""What servers on one database tell each other; what each of them hears comes from itself, too."""

from __future__ import annotations

import secrets

from msgspec import DecodeError, Struct
from msgspec.json import Decoder, Encoder

HERE = secrets.token_hex(4)  # this server, among the others
LARGEST = 7_000  # bytes; PostgreSQL passes on no more than 8,000


class Wrote(Struct, tag_field="news", tag="wrote"):
    """A table has come to a version."""

    table: str
    version: int
    server: str = HERE


class SessionEnded(Struct, tag_field="news", tag="ended"):
    session: str
    server: str = HERE


class ListChanged(Struct, tag_field="news", tag="list"):
    """The lobby has."""

    server: str = HERE


class Present(Struct, tag_field="news", tag="present"):
    """Who looks at these tables now, by id and name; without a table: we are still there."""

    tables: dict[str, dict[str, str]]
    server: str = HERE


class Hello(Struct, tag_field="news", tag="hello"):
    """Whoever hears it tells who is there."""

    server: str = HERE


class Goodbye(Struct, tag_field="news", tag="goodbye"):
    """Nobody is here any more."""

    server: str = HERE


News = Wrote | SessionEnded | ListChanged | Present | Hello | Goodbye

encode = Encoder().encode
decode = Decoder(News).decode


def written(news: News) -> str:
    return encode(news).decode()


def read(text: str) -> News | None:
    """News; or None: any may have been missed, or be of a kind that only newer servers know."""
    try:
        news: News = decode(text)
    except DecodeError:
        return None
    return news
