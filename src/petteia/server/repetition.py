"""A log that does not grow with what is thrown at us: what is said again and again is counted instead."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass

IN_FULL = 10  # times
WITHIN = 60.0  # seconds
LONGEST = 300  # letters of it, when it is told again
DIFFERENT = 500  # things to say; what is more than that counts as one

Kind = tuple[str, int, str, str]  # the logger, how bad it is, the sentence, and what was raised


def count_repetitions() -> Repetitions:
    """From now on, in all that goes to the log."""
    logging.basicConfig(level=logging.WARNING)
    repetitions = Repetitions()
    for handler in logging.getLogger().handlers:
        handler.addFilter(repetitions)
    return repetitions


@dataclass
class Said:
    first: str
    since: float
    times: int = 0


class Repetitions(logging.Filter):
    """Lets a line pass a few times a minute, and after the minute tells how often it came besides."""

    def __init__(self) -> None:
        super().__init__()
        self.said: dict[Kind, Said] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if getattr(record, "counted", False):
            return True
        kind = self.kind_of(record)
        if kind not in self.said:
            self.said[kind] = Said(record.getMessage(), time.monotonic())
        self.said[kind].times += 1
        return self.said[kind].times <= IN_FULL

    def kind_of(self, record: logging.LogRecord) -> Kind:
        raised = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        kind = (record.name, record.levelno, str(record.msg), raised)
        return kind if kind in self.said or len(self.said) < DIFFERENT else ("", record.levelno, "…", "")

    def tell(self, now: float) -> None:
        """Of everything that began more than a minute ago: how often it was not said."""
        for kind, said in list(self.said.items()):
            if now - said.since <= WITHIN:
                continue
            del self.said[kind]
            if said.times > IN_FULL:
                name, level, *_ = kind
                words = "%s … (repeated %d times)", said.first[:LONGEST].strip(), said.times - IN_FULL
                logging.getLogger(name).log(level, *words, extra={"counted": True})
