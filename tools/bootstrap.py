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
import tomllib
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "build_backend"))

from browser_client import CLIENT, files_of, node_requirements
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

Stamp = dict[str, str]


def main() -> None:
    tools_only = "tools" in sys.argv[1:]
    if tools_only and has_tools():
        return  # without waiting for a build that goes on
    WORK.mkdir(exist_ok=True)
    with one_at_a_time():
        wanted = {"environment": environment_hash(), "package": package_hash()}
        if fits(read_stamp(), wanted):
            return
        LOG.unlink(missing_ok=True)
        get_tools(wanted["environment"])
        if not tools_only:
            set_up(wanted)


def get_tools(environment: str) -> None:
    client = begin_client()
    if read_stamp().get("environment") != environment:
        make_environment()
        write_stamp({"environment": environment})
    client.wait()
    install_node()
    run([str(VENV_PYTHON), "-c", BUILD_CLIENT])


def set_up(wanted: Stamp) -> None:
    reason = reason_for_plain_python()
    wheel = build_package(compiling=reason is None)
    write_stamp({"environment": wanted["environment"]})  # the package is neither the old one nor the new
    run(pip("install", "--no-deps", "--no-index", "--force-reinstall", str(wheel)))
    write_stamp({**wanted, "engine": "plain" if reason else "compiled"})
    say(summary(wheel, reason))


# --- what is there, and what is wanted --------------------------------------------------------


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
    """What runs, builds and checks Petteia; the compiler of the engine is among the tools that check it."""
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text())
    project = pyproject["project"]
    return [
        *pyproject["build-system"]["requires"],
        *project["dependencies"],
        *project["optional-dependencies"]["dev"],
    ]


def has_tools() -> bool:
    return read_stamp().get("environment") == environment_hash() and CLIENT.is_dir()


def read_stamp() -> Stamp:
    try:
        return dict(json.loads(STAMP.read_text()))
    except (OSError, ValueError):
        return {}


def write_stamp(stamp: Stamp) -> None:
    unfinished = STAMP.with_suffix(".unfinished")
    unfinished.write_text(json.dumps(stamp))
    unfinished.replace(STAMP)


def fits(found: Stamp, wanted: Stamp) -> bool:
    if any(found.get(key) != value for key, value in wanted.items()):
        return False
    # Somebody who has installed a C compiler since then gets the fast engine.
    return found["engine"] == "compiled" or reason_for_plain_python() is not None


# --- the steps --------------------------------------------------------------------------------


def begin_client() -> subprocess.Popen[bytes]:
    """The browser client needs Node only, so it is built while libraries are fetched.

    Where there is no Node yet, or something fails, it is built again afterwards, and what is wrong is told.
    """
    with (WORK / "client.log").open("w") as log:
        return subprocess.Popen([sys.executable, "-c", BUILD_CLIENT], stdout=log, stderr=log, env=variables())


def make_environment() -> None:
    say(f"Making .venv with Python {'.'.join(map(str, sys.version_info[:3]))}")
    STAMP.unlink(missing_ok=True)
    shutil.rmtree(VENV, ignore_errors=True)
    make_venv = [sys.executable, "-m", "venv", str(VENV)]
    if not succeeds(make_venv):  # Debian's Python comes without the pip that venv would copy
        run([*make_venv, "--clear", "--without-pip"])
        run([*outer_pip(), "--python", str(VENV_PYTHON), "install", "pip"])
    say("Fetching libraries and tools")
    run(pip("install", *requirements()))


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
def one_at_a_time() -> Iterator[None]:
    with (WORK / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Another set-up is running here: waiting for it to finish.")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("Interrupted. Run it again whenever you like: nothing half-done will be used.")
