"""Certificates for servers on this machine."""

from __future__ import annotations

import ssl

import trustme

HERE = "127.0.0.1"


class Trust:
    """A certificate for this machine, and those who believe in it."""

    def __init__(self) -> None:
        self.ours, self.theirs = ssl.create_default_context(), ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        authority = trustme.CA()
        authority.configure_trust(self.ours)
        authority.issue_cert(HERE).configure_cert(self.theirs)
