"""Makes .venv ready to run Petteia: at once when nothing has changed, from scratch when it must be.

    python3 tools/bootstrap.py          everything
    python3 tools/bootstrap.py play     what playing needs: libraries and the package
    python3 tools/bootstrap.py tools    what checking needs: libraries, tools and the browser client

What was set up is remembered in a stamp inside .venv. Another Python or other requirements call for a new
.venv, other sources only for a new build of the package. The package is installed like any user's, not as
an editable one: compiled files beside the sources would win over later edits. What only builds it lies
in .build/workshop, which those who only play do not keep.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - older ones come here too, to be told
    sys.exit(
        f"Petteia needs Python 3.11 or newer, and this is {sys.version_info[0]}.{sys.version_info[1]}. "
        "If you have a newer one, name it: make play PYTHON=python3.12"
    )

import fcntl
import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import time
import tomllib
import zipfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "build_backend"))

from browser_client import CLIENT, PACKAGES, files_of, is_wanted, node_requirements
from engine_choice import compiler_requirements, plain_python_notice, reason_for_plain_python

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / "bin" / "python"
STAMP = VENV / "petteia-setup.json"
WORK = ROOT / ".build"
WORKSHOP = WORK / "workshop"
LOG = WORK / "setup.log"

SOURCES = ["pyproject.toml", "setup.py", "build_backend", "src", "docs/rules", "docs/rulings.md", "web"]
VARIABLES = ["PETTEIA_PURE", "PETTEIA_COMPILED", "PETTEIA_OPT", "CC", "CFLAGS", "LDFLAGS"]

REASON = re.compile(r"error\b|cannot|could not|no space left", re.IGNORECASE)
NO_NETWORK = re.compile(
    r"name resolution|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|Failed to establish a new connection"
    r"|Cannot connect to proxy|No matching distribution"
)
LINES_SHOWN = 8
BEGINNING = time.monotonic()

Stamp = dict[str, str]
Step = subprocess.Popen[bytes]


@dataclass(frozen=True)
class Goal:
    package: bool
    tools: bool
    words: str


GOALS = {
    "all": Goal(package=True, tools=True, words="Setting up Petteia and the tools to work on it"),
    "play": Goal(package=True, tools=False, words="Setting up Petteia"),
    "tools": Goal(package=False, tools=True, words="Fetching the tools to work on Petteia"),
}


def main() -> None:
    name = sys.argv[1] if len(sys.argv) > 1 else "all"
    if name not in GOALS:
        sys.exit(__doc__)
    goal = GOALS[name]
    WORK.mkdir(exist_ok=True)
    with our_turn_unless_reached(goal) as our_turn:
        if our_turn:
            LOG.unlink(missing_ok=True)
            set_up(goal)


def set_up(goal: Goal) -> None:
    takes = "a minute or two" if reason_for_plain_python() or not goal.package else "two to three minutes"
    say("Bringing .venv up to date" if read_stamp() else f"{goal.words} ({takes})")
    if is_outdated(read_stamp()):
        make_environment()
    with ExitStack() as side_by_side:
        begun = begin_building(goal, side_by_side)
        fetch_requirements(goal)
        for step in begun:
            step.wait()
    run("building the page for the browser", build_client(goal), workshop())
    if goal.package:
        install_package()
    if not keeps_workshop(goal):
        tidy_up()
    say("Ready" + (f". {engine_notice()}" if goal.package else ""))


def begin_building(goal: Goal, side_by_side: ExitStack) -> list[Step]:
    """Where all is new, the engine is compiled and the page built while libraries are fetched."""
    if not make_workshop(goal):
        return []
    compiles = goal.package and reason_for_plain_python() is None
    steps = [beside("client", build_client(goal))]
    if compiles:
        steps.append(beside("engine", python("setup.py", "build_ext")))
    say(
        "Building the page"
        + (" and compiling the engine (a minute or two, if it is new)" if compiles else " (seconds)")
    )
    return [side_by_side.enter_context(step) for step in steps]


# --- what is there, and what is wanted --------------------------------------------------------


def wanted_stamp(goal: Goal) -> Stamp:
    wanted = {"environment": environment_hash()}
    if goal.tools:
        wanted["tools"] = digest(tools())
    if goal.package:
        wanted["package"] = package_hash()
    return wanted


def is_reached(goal: Goal) -> bool:
    found = read_stamp()
    if any(found.get(key) != value for key, value in wanted_stamp(goal).items()):
        return False
    if goal.tools and is_wanted():
        return False
    # Somebody who has installed a C compiler since then gets the fast engine.
    return not goal.package or found["engine"] == "compiled" or reason_for_plain_python() is not None


def is_outdated(found: Stamp) -> bool:
    """Was .venv made from something else? Tools that are only missing are added to it."""
    wanted = {"environment": environment_hash(), "tools": digest(tools())}
    return "environment" not in found or any(wanted.get(key, value) != value for key, value in found.items())


def environment_hash() -> str:
    """Of all that .venv is made from, where it stands included, because scripts in it name their place."""
    return digest([sys.version, sys.base_prefix, str(ROOT), *libraries()])


def package_hash() -> str:
    files = sorted(file for name in SOURCES for file in files_of(ROOT / name) if CLIENT not in file.parents)
    contents = [f"{file.relative_to(ROOT)} {digest([file.read_bytes().hex()])}" for file in files]
    return digest(contents + [f"{name}={os.environ.get(name, '')}" for name in VARIABLES])


def digest(parts: list[str]) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def libraries() -> list[str]:
    return list(pyproject()["project"]["dependencies"])


def tools() -> list[str]:
    return list(pyproject()["project"]["optional-dependencies"]["dev"])


def builders(goal: Goal) -> list[str]:
    """What it takes to build Petteia here."""
    requirements = list(pyproject()["build-system"]["requires"]) + compiler_requirements()
    return requirements + (node_requirements() if keeps_workshop(goal) or is_wanted() else [])


def keeps_workshop(goal: Goal) -> bool:
    """Who only plays does not."""
    return goal.tools or "tools" in read_stamp()


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


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


def make_environment() -> None:
    version = ".".join(map(str, sys.version_info[:3]))
    say(f"Making .venv with Python {version} (seconds)")
    STAMP.unlink(missing_ok=True)
    shutil.rmtree(VENV, ignore_errors=True)
    make_venv = [sys.executable, "-m", "venv", str(VENV)]
    if not succeeds(make_venv):  # Debian's Python comes without the pip that venv would copy
        run("making .venv", [*make_venv, "--clear", "--without-pip"])
        run("putting pip into .venv", [*outer_pip(), "--python", str(VENV_PYTHON), "install", "pip"])


def outer_pip() -> list[str]:
    for candidate in [sys.executable, "-m", "pip"], ["pip3"]:
        if succeeds([*candidate, "--python", str(VENV_PYTHON), "--version"]):
            return candidate
    sys.exit(
        "This Python cannot put pip into a virtual environment, and there is no pip (22.3 or newer) outside. "
        "Install one or the other (on Debian and Ubuntu: apt install python3-venv), then try again."
    )


def make_workshop(goal: Goal) -> bool:
    """What it takes to build; was it made anew?"""
    wanted = builders(goal)
    made, made_from = WORKSHOP / "made-from", digest([sys.version, *wanted])
    if made.is_file() and made.read_text() == made_from:
        return False
    node = ", and Node, which this machine lacks" if set(wanted) & set(node_requirements()) else ""
    say(f"Fetching what builds Petteia{node} (seconds)")
    shutil.rmtree(WORKSHOP, ignore_errors=True)
    run("fetching what builds Petteia", pip("install", "--target", str(WORKSHOP), *wanted))
    made.write_text(made_from)
    return True


def fetch_requirements(goal: Goal) -> None:
    wanted = wanted_stamp(goal)
    wanted.pop("package", None)
    stamp = read_stamp()
    if any(stamp.get(key) != value for key, value in wanted.items()):
        what, takes = ("libraries and tools", "under a minute") if goal.tools else ("libraries", "seconds")
        say(f"Fetching {what} meanwhile ({takes})")
        run(f"fetching {what}", pip("install", *libraries(), *(tools() if goal.tools else [])))
        write_stamp({**stamp, **wanted})


def build_client(goal: Goal) -> list[str]:
    return python("-c", f"import browser_client; browser_client.build_client({keeps_workshop(goal)})")


def install_package() -> None:
    package = package_hash()
    plain = reason_for_plain_python() is not None
    say("Building the package" + (" (seconds)" if plain else " (seconds, or a minute if the engine is new)"))
    wheel = build_package()
    stamp = read_stamp()
    stamp.pop("package", None)
    write_stamp(stamp)  # the package is neither the old one nor the new
    run(
        "installing the package",
        pip("install", "--no-deps", "--no-index", "--force-reinstall", str(wheel)),
    )
    write_stamp({**stamp, "package": package, "engine": "plain" if plain else "compiled"})


def build_package() -> Path:
    folder = WORK / "wheel"
    shutil.rmtree(folder, ignore_errors=True)
    # -v, because the compiler's words are shown or swallowed with pip's own.
    arguments = ["--no-deps", "--no-build-isolation", "-v", "--wheel-dir", str(folder), str(ROOT)]
    run("building the package", pip("wheel", *arguments), workshop())
    [wheel] = folder.glob("*.whl")
    return wheel


def tidy_up() -> None:
    shutil.rmtree(WORKSHOP, ignore_errors=True)
    shutil.rmtree(PACKAGES, ignore_errors=True)


def engine_notice() -> str:
    reason = reason_for_plain_python()
    if reason:
        return plain_python_notice(reason)
    [wheel] = (WORK / "wheel").glob("*.whl")
    if any(name.startswith("petteia__mypyc") for name in zipfile.ZipFile(wheel).namelist()):
        return "The engine is compiled."
    return plain_python_notice(f"the C compiler refused it. Its words are in {LOG.relative_to(ROOT)}")


# --- running things ---------------------------------------------------------------------------


def pip(*arguments: str) -> list[str]:
    return [str(VENV_PYTHON), "-m", "pip", "--disable-pip-version-check", *arguments]


def python(*arguments: str) -> list[str]:
    return [str(VENV_PYTHON), *arguments]


def workshop() -> dict[str, str]:
    """The surroundings in which Petteia is built."""
    path = os.pathsep.join([str(WORKSHOP), str(ROOT / "build_backend")])
    return {**os.environ, "PETTEIA_ENGINE_CACHE": str(WORK / "engine"), "PYTHONPATH": path}


def undisturbed() -> dict[str, str]:
    """Nobody else's PYTHONPATH: it would lend other people's packages to .venv."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


@contextmanager
def beside(name: str, command: list[str]) -> Iterator[Step]:
    """Done beside the other steps. What fails is done again in its turn, and what is wrong is told then."""
    with (WORK / f"{name}.log").open("w") as log:
        step = subprocess.Popen(
            command, cwd=ROOT, stdout=log, stderr=log, env=workshop(), start_new_session=True
        )
    try:
        yield step
    finally:
        if step.poll() is None:  # something else has failed, or Ctrl-C was pressed
            os.killpg(step.pid, signal.SIGTERM)
            step.wait()


def run(doing: str, command: list[str], surroundings: dict[str, str] | None = None) -> None:
    """Run a step in silence; when it fails, say why and stop."""
    before = LOG.stat().st_size if LOG.exists() else 0
    if not succeeds(command, surroundings):
        with LOG.open("rb") as log:
            log.seek(before)
            words = log.read().decode(errors="replace")
        sys.exit(failure(doing, words))


def failure(doing: str, words: str) -> str:
    """The reason first, then where the rest is."""
    lines = list(dict.fromkeys(line.strip() for line in words.splitlines()[1:] if line.strip()))
    reasons = [line for line in lines if REASON.search(line)][:LINES_SHOWN] or lines[-LINES_SHOWN:]
    said = [f"The set-up failed while {doing}:", *(f"  {line}" for line in reasons)]
    if NO_NETWORK.search(words):
        said.append("It fetches from PyPI and the npm registry: is this machine connected to the internet?")
    return "\n".join([*said, f"All of its words are in {LOG.relative_to(ROOT)}."])


def succeeds(command: list[str], surroundings: dict[str, str] | None = None) -> bool:
    environment = surroundings or undisturbed()
    with LOG.open("a") as log:
        print("$", *command, file=log, flush=True)
        try:
            done = subprocess.run(command, cwd=ROOT, stdout=log, stderr=log, env=environment, check=False)
        except OSError as error:
            print(error, file=log)
            return False
    return done.returncode == 0


def say(words: str) -> None:
    """A line of progress, with the seconds since the beginning."""
    print(f"[{time.monotonic() - BEGINNING:3.0f} s] {words}", flush=True)


@contextmanager
def our_turn_unless_reached(goal: Goal) -> Iterator[bool]:
    """One set-up at a time: True when it is our turn, False when what we want is there already."""
    waiting = False
    with (WORK / "lock").open("w") as lock:
        while not is_reached(goal):
            if takes(lock):
                yield not is_reached(goal)
                return
            if not waiting:
                say("Another set-up is running here: waiting for it to finish")
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
    except OSError as trouble:
        sys.exit(f"The set-up failed: {trouble}")
