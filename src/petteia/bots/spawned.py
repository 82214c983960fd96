"""A process of its own, spawned and killable, with a pipe to it."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

CONTEXT = multiprocessing.get_context("spawn")


class Spawned:
    """Runs `target(its end of the pipe, *arguments)` once it is started."""

    def __init__(self, target: Callable[..., None], *arguments: object) -> None:
        self.target = target
        self.arguments = arguments
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None

    def start(self) -> Connection:
        """A fresh process, in place of the one before; returns our end of the pipe."""
        self.kill()
        self.pipe, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=self.target, args=(theirs, *self.arguments), daemon=True)
        self.process.start()
        theirs.close()
        return self.pipe

    def is_alive(self) -> bool:
        return self.process is not None and self.process.is_alive()

    def connected(self) -> Connection:
        """Our end of the pipe to a process that is alive."""
        if self.pipe is None or not self.is_alive():
            return self.start()
        return self.pipe

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
        if self.pipe is not None:
            self.pipe.close()
        self.process = self.pipe = None
