"""Ctrl-C for commands that tests start."""

from __future__ import annotations

import signal


def hear_ctrl_c() -> None:
    """Tests that run in the background are deaf to it, and so would be all they start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
