"""Tries the README's commands as strangers would: clean clones on machines that are not like ours.

    python3 tools/strangers.py                      all of them, one after the other; this takes an hour
    python3 tools/strangers.py --play-only bare     some of them, without running the tests

Each has a home of its own with nothing in it, and a clone with spaces and Greek letters in its path, in a
folder that only its owner may enter. Each plays a game on the server that `make play` starts, starts it again
without a network, and runs `make test`.
"""

from __future__ import annotations

import argparse
import os
import pwd
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

ROOT = Path(__file__).resolve().parent.parent
CLONE = "ο φίλος μας"
USER = "petteia-stranger"
OLDEST = (3, 11)
PATIENCE = 900  # seconds for a first set-up on a slow machine

NODE = r"node|nodejs|npm|npx|corepack|yarn|pnpm"
COMPILER = r"(.+-)?(cc|c\+\+|c89|c99|cpp|gcc|g\+\+|clang|clang\+\+|tcc|ccache)(-[\d.]+)?(-\w+)?"
BROWSER = r".*chrom(e|ium).*"
# Whatever fetches things goes to this address, where nobody is.
NO_NETWORK = {
    **dict.fromkeys(("http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY"), "http://127.0.0.1:9"),
    "PIP_NO_INDEX": "1",
    "npm_config_offline": "true",
}
OURS = ("PETTEIA_", "PYTHON", "XDG_", "MAKE", "MFLAGS", "TMPDIR")  # variables that a stranger does not have


@dataclass(frozen=True)
class Stranger:
    name: str
    words: str
    python: str = sys.executable
    lacks: str = "nothing"  # programs that are not on the PATH, as a pattern
    user: str | None = None  # who it is, if not whoever runs this
    engine: str = "compiled"


def main() -> None:
    known = {stranger.name: stranger for stranger in strangers()}
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of: {', '.join(known)}")
    parser.add_argument("--play-only", action="store_true", help="do not run the tests")
    arguments = parser.parse_args()
    if unknown := [name for name in arguments.names if name not in known]:
        parser.error(f"there is no stranger {', '.join(unknown)}; there are: {', '.join(known)}")
    chosen = arguments.names or list(known)
    failed = [name for name in chosen if not gets_along(known[name], arguments.play_only)]
    print(f"\n{len(chosen) - len(failed)} passed, {len(failed)} failed")
    sys.exit(f"These did not get along: {', '.join(failed)}." if failed else 0)


def gets_along(stranger: Stranger, play_only: bool) -> bool:
    print(f"\n== {stranger.name}: {stranger.words}", flush=True)
    begun = time.monotonic()
    try:
        with home_of(stranger) as home:
            with home.playing() as address:
                home.run(".venv/bin/python", "tools/visit.py", address)
            home.run("sh", "-c", f".venv/bin/petteia --version | grep '{stranger.engine}'")
            with home.playing(NO_NETWORK) as address:
                see_page(address)
            if not play_only:
                home.run("make", "test")
    except (subprocess.CalledProcessError, Trouble) as trouble:
        print(f"== {stranger.name}: failed: {trouble}", flush=True)
        return False
    print(f"== {stranger.name}: passed in {time.monotonic() - begun:.0f} s", flush=True)
    return True


# --- who they are -----------------------------------------------------------------------------


def strangers() -> Iterator[Stranger]:
    yield Stranger("bare", "no Node, npm or C compiler", lacks=f"{NODE}|{COMPILER}", engine="plain")
    yield Stranger("owner", "with all that this machine has")
    if os.geteuid() == 0 and (python := python_for_everybody()):
        yield Stranger("user", "not root, and no browser", python, lacks=BROWSER, user=USER)
    for version, path in sorted(other_pythons().items()):
        yield Stranger(version, f"with {path}", path)


def python_for_everybody() -> str | None:
    """One that is not in somebody's home."""
    path = "/usr/bin/python3"
    return path if os.access(path, os.X_OK) and version_of(path) >= OLDEST else None


def other_pythons() -> dict[str, str]:
    """By their name, all Pythons of this machine but the one that runs this."""
    get_debian_pythons()
    folders = [Path(folder) for folder in os.get_exec_path()]
    folders += Path.home().glob(".pyenv/versions/*/bin")
    found: dict[str, str] = {}
    for path in (path for folder in folders for path in folder.glob("python3.*")):
        if (
            re.fullmatch(r"python3\.\d+", path.name)
            and OLDEST <= version_of(str(path)) != sys.version_info[:2]
        ):
            found.setdefault(path.name, str(path))
    return found


def get_debian_pythons() -> None:
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    names = subprocess.run(["apt-cache", "pkgnames", "python3."], capture_output=True, text=True, check=False)
    for name in names.stdout.split():
        version = re.fullmatch(r"python3\.(\d+)-venv", name)
        if version and (3, int(version[1])) >= OLDEST and not Path(f"/usr/bin/python3.{version[1]}").exists():
            subprocess.run(["apt-get", "install", "-qq", "--yes", name], capture_output=True, check=False)


def version_of(python: str) -> tuple[int, ...]:
    asked = [python, "-c", "import sys; print(*sys.version_info[:2])"]
    told = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in told.split())


# --- where they live --------------------------------------------------------------------------


class Trouble(Exception):
    pass


class Home:
    def __init__(self, stranger: Stranger, folder: Path) -> None:
        self.folder = folder
        self.clone = folder / CLONE
        self.command = ["runuser", "-u", stranger.user, "--"] if stranger.user else []
        theirs = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
        self.variables = {**theirs, "HOME": str(folder / "home"), "PATH": str(folder / "programs")}

    def run(self, *command: str) -> None:
        print("$", *command, flush=True)
        subprocess.run([*self.command, *command], cwd=self.clone, env=self.variables, check=True)

    @contextmanager
    def playing(self, variables: dict[str, str] | None = None) -> Iterator[str]:
        """While the server of `make play` is there: its address."""
        command = ["make", "play", "ARGS=--no-open --port 0"]
        print("$", *command, *(["(without a network)"] if variables else []), flush=True)
        log = self.folder / "play.log"
        with log.open("w") as output:
            server = subprocess.Popen(
                [*self.command, *command],
                cwd=self.clone,
                env={**self.variables, **(variables or {})},
                stdout=output,
                stderr=output,
                start_new_session=True,
            )
        try:
            yield address_in(log, server)
        finally:
            if server.poll() is None:
                os.killpg(server.pid, signal.SIGTERM)
                server.wait()
            print(log.read_text(), end="", flush=True)
        if "Traceback" in log.read_text():
            raise Trouble("the server shows a traceback")


@contextmanager
def home_of(stranger: Stranger) -> Iterator[Home]:
    folder = Path(tempfile.mkdtemp(prefix="petteia-"))  # only its owner may enter
    try:
        (folder / "home").mkdir()
        lay_out_programs(folder / "programs", stranger)
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder / CLONE)], check=True)
        if stranger.user:
            give_to(stranger.user, folder)
        yield Home(stranger, folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        if stranger.user:
            subprocess.run(["userdel", "--remove", stranger.user], capture_output=True, check=False)


def lay_out_programs(folder: Path, stranger: Stranger) -> None:
    """All programs of this machine, but for those that the stranger lacks."""
    folder.mkdir()
    for path in (path for place in os.get_exec_path() for path in Path(place).glob("*")):
        is_shim = ".pyenv" in path.parts
        link = folder / path.name
        if not is_shim and not link.is_symlink() and not re.fullmatch(stranger.lacks, path.name):
            link.symlink_to(path)
    (folder / "python3").unlink(missing_ok=True)
    (folder / "python3").symlink_to(stranger.python)


def give_to(user: str, folder: Path) -> None:
    if user not in {entry.pw_name for entry in pwd.getpwall()}:
        subprocess.run(["useradd", "--create-home", user], check=True)
    subprocess.run(["chown", "--recursive", "--no-dereference", user, str(folder)], check=True)


def address_in(log: Path, server: subprocess.Popen[bytes]) -> str:
    last = time.monotonic() + PATIENCE
    while time.monotonic() < last:
        if found := re.search(r"Petteia is at (http://\S+)", log.read_text()):
            return found[1]
        if server.poll() is not None:
            raise Trouble("the server ended by itself")
        time.sleep(0.2)
    raise Trouble("the server did not say where it is")


def see_page(address: str) -> None:
    page = build_opener(ProxyHandler({})).open(address, timeout=60).read()
    if b"<html" not in page:
        raise Trouble("there is no page")


if __name__ == "__main__":
    main()
