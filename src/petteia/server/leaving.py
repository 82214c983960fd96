"""How a server ends when it is told to: with everything closed, or without what hangs, but soon."""

from __future__ import annotations

import logging
import os
import signal
import threading
import time
from types import FrameType
from typing import NoReturn

import uvicorn

logger = logging.getLogger(__name__)

SECONDS_TO_NOTICE = 0.5
SECONDS_TO_LEAVE = 8.5  # those who stop servers often kill them after ten


class Server(uvicorn.Server):
    """Told to stop, it ends in time, whatever does not: somebody else's lock, line or server.

    Nothing is lost thereby: what was acknowledged is written, and what hangs was not acknowledged.
    """

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        threading.Thread(target=self.leave_in_time, name="leaving", daemon=True).start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002
        # No lock is taken here: the same signal may come again in the middle of this, as `make` passes it on.
        if self.should_exit and sig == signal.SIGINT:
            leave()  # Ctrl-C again: somebody does not want to wait
        self.should_exit = True

    def leave_in_time(self) -> None:
        while not self.should_exit:
            time.sleep(SECONDS_TO_NOTICE)
        time.sleep(SECONDS_TO_LEAVE)
        leave()


def leave() -> NoReturn:
    """At once: an ordinary end waits for all threads."""
    try:
        others = [thread for thread in threading.enumerate() if thread is not threading.main_thread()]
        busy = ", ".join(thread.name for thread in others if not thread.daemon)
        logger.warning("left without waiting for %s", busy or "what was under way")
    finally:
        os._exit(0)
