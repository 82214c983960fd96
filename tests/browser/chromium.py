"""Where the tests find a browser. Playwright brings none: a Chromium of the machine is used.

PETTEIA_CHROMIUM names one. On Debian and Ubuntu, run as root, a missing one is installed.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import NoReturn

import pytest

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]
ELSEWHERE = ["/usr/bin/chromium", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]
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
    "The browser tests need Chromium or Chrome: install it (on Debian and Ubuntu: apt install chromium),"
    " or say where it is with PETTEIA_CHROMIUM."
)


def executable() -> str:
    """The path of a browser; without one the tests fail, in one sentence."""
    return found() or installed() or give_up()


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
    with Path(tempfile.gettempdir(), "petteia-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if path := found():
            return path
        apt_get("update")
        apt_get("install", "--yes", "--no-install-recommends", "chromium")
    return found()


def apt_get(*arguments: str) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "--quiet", "--quiet", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        give_up(f"{MISSING}\napt-get could not do it: {done.stderr.strip()}")


def give_up(why: str = MISSING) -> NoReturn:
    pytest.fail(why, pytrace=False)
