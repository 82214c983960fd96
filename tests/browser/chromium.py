"""Where the tests find a browser: on the machine, from Debian, or from Playwright.

PETTEIA_CHROMIUM names one. On Debian and Ubuntu, run as root, a missing one is installed; elsewhere that of
Playwright is fetched. Where that cannot be had either, tests are skipped; with PETTEIA_BROWSER=1 they fail.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import pytest
from playwright.sync_api import Browser, Error, Playwright

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]
ELSEWHERE = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]
FLAGS = [
    "--headless=new",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
MISSING = (
    "there is no Chromium or Chrome. Install one (on Debian and Ubuntu: apt install chromium), "
    "or say where it is with PETTEIA_CHROMIUM"
)
SECONDS_TO_FETCH = 300


def launched(playwright: Playwright) -> Browser:
    """A browser; where none can be had, the test that asks is skipped."""
    chromium = playwright.chromium
    path = found() or installed() or fetched(chromium.executable_path) or do_without(MISSING)
    try:
        return chromium.launch(executable_path=path, args=flags())
    except Error as error:
        if path != chromium.executable_path:
            raise
        do_without(
            f"Playwright's own Chromium does not start here ({error.message.splitlines()[0]}), and {MISSING}"
        )


def flags() -> list[str]:
    return [*FLAGS, "--no-sandbox"] if is_root() else FLAGS


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def found() -> str | None:
    wanted = os.environ.get("PETTEIA_CHROMIUM")
    if wanted:
        return shutil.which(wanted) or give_up(f"There is no browser at PETTEIA_CHROMIUM={wanted}.")
    return next((path for name in [*NAMES, *ELSEWHERE] if (path := shutil.which(name))), None)


def installed() -> str | None:
    """Debian's Chromium, installed by one of the test processes while the others wait."""
    if not is_root() or shutil.which("apt-get") is None:
        return None
    with one_at_a_time():
        if path := found():
            return path
        apt_get("update")
        apt_get("install", "--yes", "--no-install-recommends", "chromium")
    return found()


def apt_get(*arguments: str) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "--quiet", "--quiet", *arguments]
    subprocess.run(command, env=environment, capture_output=True, check=False)


def fetched(path: str) -> str | None:
    """Playwright's own Chromium, where the network lets it be fetched."""
    command = [sys.executable, "-m", "playwright", "install", "--no-shell", "chromium"]
    with one_at_a_time():
        if not Path(path).exists():
            try:
                subprocess.run(command, capture_output=True, check=False, timeout=SECONDS_TO_FETCH)
            except subprocess.TimeoutExpired:
                return None
    return path if Path(path).exists() else None


@contextmanager
def one_at_a_time() -> Iterator[None]:
    with Path(tempfile.gettempdir(), f"petteia-chromium-{os.getuid()}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def do_without(why: str) -> NoReturn:
    if os.environ.get("PETTEIA_BROWSER", "") not in ("", "0"):
        give_up(f"PETTEIA_BROWSER is set, but {why}.")
    pytest.skip(why)


def give_up(why: str) -> NoReturn:
    pytest.fail(why, pytrace=False)


def tell_what_was_skipped(reports: list[pytest.TestReport]) -> str | None:
    """One line for the end, where nobody overlooks it."""
    said = [report.longrepr[2] for report in reports if isinstance(report.longrepr, tuple)]
    reasons = [words.removeprefix("Skipped: ") for words in said if MISSING in words]
    return f"{len(reasons)} stories in a browser were skipped: {reasons[0]}." if reasons else None
