"""Makes .venv ready to run Petteia: at once when nothing has changed, from scratch when it must be.

    python3 tools/bootstrap.py          everything
    python3 tools/bootstrap.py tools    libraries, tools and the browser client, but not the package

What was set up is remembered in a stamp inside .venv. Another Python or other requirements call for a new
.venv, other sources only for a new build of the package. The package is installed like any user's, not as
an editable one: compiled files beside the sources would win over later edits.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - older ones come here too, to be told
    sys.exit(
        f"Petteia needs Python 3.11 or newer, and this is {sys.version_info[0]}.{sys.version_info[1]}. "
        "If you have a newer one, name it: make setup PYTHON=python3.12"
    )

import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import time
import tomllib
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "build_backend"))

from browser_client import CLIENT, files_of, is_wanted, node_requirements
from engine_choice import plain_python_notice, reason_for_plain_python

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / "bin" / "python"
STAMP = VENV / "petteia-setup.json"
WORK = ROOT / ".build"
LOG = WORK / "setup.log"
LINES_SHOWN = 60

SOURCES = ["pyproject.toml", "setup.py", "build_backend", "src", "docs/rules", "docs/rulings.md", "web"]
VARIABLES = ["PETTEIA_PURE", "PETTEIA_COMPILED", "PETTEIA_OPT", "CC", "CFLAGS", "LDFLAGS"]

BUILD_CLIENT = "import browser_client; browser_client.build_client()"
COMPILER = ("mypy", "setuptools")

Stamp = dict[str, str]


def main() -> None:
    tools_only = "tools" in sys.argv[1:]
    WORK.mkdir(exist_ok=True)
    with our_turn_unless(has_tools if tools_only else is_ready) as our_turn:
        if our_turn:
            LOG.unlink(missing_ok=True)
            get_tools(compiling=not tools_only and reason_for_plain_python() is None)
            if not tools_only:
                install_package()


def get_tools(compiling: bool) -> None:
    """Libraries, tools and the browser client; where all is new, the engine is compiled meanwhile."""
    client = begin_client()
    engine = None
    if read_stamp().get("environment") != environment_hash():
        make_environment()
        if compiling:
            engine = begin_engine()
        fetch_requirements()
    client.wait()
    install_node()
    run([str(VENV_PYTHON), "-c", BUILD_CLIENT])
    if engine:
        engine.wait()


def install_package() -> None:
    wanted = wanted_stamp()
    reason = reason_for_plain_python()
    wheel = build_package(compiling=reason is None)
    write_stamp({"environment": wanted["environment"]})  # the package is neither the old one nor the new
    run(pip("install", "--no-deps", "--no-index", "--force-reinstall", str(wheel)))
    write_stamp({**wanted, "engine": "plain" if reason else "compiled"})
    say(summary(wheel, reason))


# --- what is there, and what is wanted --------------------------------------------------------


def wanted_stamp() -> Stamp:
    return {"environment": environment_hash(), "package": package_hash()}


def environment_hash() -> str:
    """Of all that .venv is made from, where it stands included, because scripts in it name their place."""
    return digest([sys.version, sys.base_prefix, str(ROOT), *requirements()])


def package_hash() -> str:
    files = sorted(file for name in SOURCES for file in files_of(ROOT / name) if CLIENT not in file.parents)
    contents = [f"{file.relative_to(ROOT)} {digest([file.read_bytes().hex()])}" for file in files]
    return digest(contents + [f"{name}={os.environ.get(name, '')}" for name in VARIABLES])


def digest(parts: list[str]) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def requirements() -> list[str]:
    """What runs, builds and checks Petteia."""
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text())
    project = pyproject["project"]
    return [
        *pyproject["build-system"]["requires"],
        *project["dependencies"],
        *project["optional-dependencies"]["dev"],
    ]


def compiler() -> list[str]:
    """What compiles the engine; it is among the tools that check it."""
    return [wanted for wanted in requirements() if wanted.startswith(COMPILER)]


def has_tools() -> bool:
    return read_stamp().get("environment") == environment_hash() and not is_wanted()


def is_ready() -> bool:
    found = read_stamp()
    if any(found.get(key) != value for key, value in wanted_stamp().items()):
        return False
    # Somebody who has installed a C compiler since then gets the fast engine.
    return found["engine"] == "compiled" or reason_for_plain_python() is not None


def read_stamp() -> Stamp:
    try:
        return dict(json.loads(STAMP.read_text()))
    except (OSError, ValueError):
        return {}


def write_stamp(stamp: Stamp) -> None:
    unfinished = STAMP.with_suffix(".unfinished")
    unfinished.write_text(json.dumps(stamp))
    unfinished.replace(STAMP)


# --- the steps --------------------------------------------------------------------------------


def begin_client() -> subprocess.Popen[bytes]:
    """The browser client needs Node only, so it is built while libraries are fetched."""
    return begin("client", [sys.executable, "-c", BUILD_CLIENT])


def begin_engine() -> subprocess.Popen[bytes]:
    """The engine needs its compiler only; the package that is built afterwards finds it in the cache."""
    run(pip("install", *compiler()))
    return begin("engine", [str(VENV_PYTHON), "setup.py", "build_ext"])


def begin(name: str, command: list[str]) -> subprocess.Popen[bytes]:
    """Done beside the other steps. What fails is done again in its turn, and what is wrong is told then."""
    with (WORK / f"{name}.log").open("w") as log:
        return subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log, env=variables())


def make_environment() -> None:
    say(f"Making .venv with Python {'.'.join(map(str, sys.version_info[:3]))}")
    STAMP.unlink(missing_ok=True)
    shutil.rmtree(VENV, ignore_errors=True)
    make_venv = [sys.executable, "-m", "venv", str(VENV)]
    if not succeeds(make_venv):  # Debian's Python comes without the pip that venv would copy
        run([*make_venv, "--clear", "--without-pip"])
        run([*outer_pip(), "--python", str(VENV_PYTHON), "install", "pip"])


def fetch_requirements() -> None:
    say("Fetching libraries and tools")
    run(pip("install", *requirements()))
    write_stamp({"environment": environment_hash()})


def outer_pip() -> list[str]:
    for candidate in [sys.executable, "-m", "pip"], ["pip3"]:
        if succeeds([*candidate, "--python", str(VENV_PYTHON), "--version"]):
            return candidate
    sys.exit(
        "This Python cannot put pip into a virtual environment, and there is no pip (22.3 or newer) outside. "
        "Install one or the other (on Debian and Ubuntu: apt install python3-venv), then try again."
    )


def install_node() -> None:
    """Node from PyPI, where the client must be built and the machine has none that can."""
    if node_requirements():
        say("Fetching Node for the browser client")
        run(pip("install", *node_requirements()))


def build_package(compiling: bool) -> Path:
    say("Building Petteia with a compiled engine (about a minute)" if compiling else "Building Petteia")
    folder = WORK / "wheel"
    shutil.rmtree(folder, ignore_errors=True)
    # -v, because the compiler's words are shown or swallowed with pip's own.
    arguments = ["--no-deps", "--no-build-isolation", "-v", "--wheel-dir", str(folder), str(ROOT)]
    run(pip("wheel", *arguments))
    [wheel] = folder.glob("*.whl")
    return wheel


def summary(wheel: Path, reason: str | None) -> str:
    if reason:
        return plain_python_notice(reason)
    if any(name.startswith("petteia__mypyc") for name in zipfile.ZipFile(wheel).namelist()):
        return "Ready, with the compiled engine."
    return plain_python_notice(f"the C compiler refused it. Its words are in {LOG.relative_to(ROOT)}")


# --- running things ---------------------------------------------------------------------------


def pip(*arguments: str) -> list[str]:
    return [str(VENV_PYTHON), "-m", "pip", "--disable-pip-version-check", *arguments]


def run(command: list[str]) -> None:
    """Run a step in silence; when it fails, show its last words and stop."""
    if not succeeds(command):
        words = LOG.read_text(errors="replace").splitlines()[-LINES_SHOWN:]
        sys.exit("\n".join([*words, "", f"The set-up failed. All of its output: {LOG.relative_to(ROOT)}"]))


def succeeds(command: list[str]) -> bool:
    with LOG.open("a") as log:
        print("$", *command, file=log, flush=True)
        try:
            return (
                subprocess.run(command, stdout=log, stderr=log, env=variables(), check=False).returncode == 0
            )
        except OSError as error:
            print(error, file=log)
            return False


def variables() -> dict[str, str]:
    # Nobody else's PYTHONPATH: it would lend other people's packages to the set-up.
    ours = {"PETTEIA_ENGINE_CACHE": str(WORK / "engine"), "PYTHONPATH": str(ROOT / "build_backend")}
    return {**os.environ, **ours}


def say(words: str) -> None:
    print(words, flush=True)


@contextmanager
def our_turn_unless(is_enough: Callable[[], bool]) -> Iterator[bool]:
    """One set-up at a time: True when it is our turn, False when what we want is there already."""
    waiting = False
    with (WORK / "lock").open("w") as lock:
        while not is_enough():
            if takes(lock):
                yield not is_enough()
                return
            if not waiting:
                say("Another set-up is running here: waiting for it to finish.")
            waiting = True
            time.sleep(1)
    yield False


def takes(lock: IO[str]) -> bool:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("Interrupted. Run it again whenever you like: nothing half-done will be used.")
