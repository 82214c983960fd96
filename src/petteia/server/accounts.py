"""Passwords, names, and devices that an account knows.

Hashing is slow on purpose, so it never runs on the event loop.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from petteia.server.entries import token
from petteia.server.problem import Problem

HASHER = PasswordHasher()
LONGEST_NAME = 24
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
# Checked when a login is unknown, so that the answer takes as long as for a wrong password.
NOBODYS_HASH = HASHER.hash("nobody's password")


async def hashed(password: str) -> str:
    return await asyncio.to_thread(HASHER.hash, password)


async def matches(stored: str | None, password: str) -> bool:
    return await asyncio.to_thread(verify, stored or NOBODYS_HASH, password) and stored is not None


def verify(stored: str, password: str) -> bool:
    try:
        return HASHER.verify(stored, password)
    except VerificationError:
        return False


def checked_name(name: str) -> str:
    """A name fit to be shown."""
    clean = " ".join(name.split())
    if not clean or len(clean) > LONGEST_NAME or not clean.isprintable():
        raise Problem(400, "core-bad-name", most=LONGEST_NAME)
    return clean


def checked_login(login: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9._-]{3,24}", login):
        raise Problem(400, "core-bad-login")
    return login.lower()


def checked_password(password: str) -> str:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Problem(400, "core-bad-password", fewest=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    return password


# --- known devices --------------------------------------------------------------------------------------


def device_proof(password_hash: str) -> str:
    """What a browser keeps that was once in an account: a name for it, signed with the stored password."""
    name = token()
    return f"{name}.{signature(name, password_hash)}"


def known_device(proof: str, password_hash: str) -> str | None:
    """The name of a device that was in the account since its password is what it is."""
    name, _, signed = proof.partition(".")
    genuine = hmac.compare_digest(signed.encode(), signature(name, password_hash).encode())
    return name if genuine else None


def signature(name: str, password_hash: str) -> str:
    return hmac.new(password_hash.encode(), name.encode(), hashlib.sha256).hexdigest()
