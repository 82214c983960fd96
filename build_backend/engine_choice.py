"""Whether the engine will be compiled on this machine, and why not if not.

PETTEIA_PURE=1      never compile (for debugging, coverage, editable installs)
PETTEIA_COMPILED=1  fail instead of falling back to plain Python (for CI and release wheels)

Only the standard library is used: tools/bootstrap.py asks here before anything is installed.
"""

import os
import shlex
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory

COMPILER = ["mypy[mypyc]>=2.4,<2.5", "mypy-extensions>=1.1", "librt>=0.16"]
NEEDS_PYTHON_H = "#include <Python.h>\nint answer(void);\nint answer(void) { return PY_MAJOR_VERSION; }\n"


def is_on(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")


def compiler_requirements() -> list[str]:
    """What must be installed to compile the engine; nothing where it is not compiled."""
    return COMPILER if reason_for_plain_python() is None else []


def reason_for_plain_python() -> str | None:
    """Why the engine is not compiled here; None when it is."""
    if is_on("PETTEIA_PURE"):
        if is_on("PETTEIA_COMPILED"):
            sys.exit("PETTEIA_PURE and PETTEIA_COMPILED exclude each other: unset one of them.")
        return "PETTEIA_PURE is set"
    obstacle = obstacle_to_compiling()
    if obstacle and is_on("PETTEIA_COMPILED"):
        sys.exit(f"PETTEIA_COMPILED is set, but the engine cannot be compiled: {obstacle}.")
    return obstacle


def obstacle_to_compiling() -> str | None:
    if sys.implementation.name != "cpython":
        return "only CPython can run it compiled"
    if not c_compiler_works():
        return (
            "no C compiler with Python's header files was found "
            "(for the fast engine, on Debian and Ubuntu: apt install gcc python3-dev)"
        )
    return None


def c_compiler_works() -> bool:
    if sys.platform == "win32":  # setuptools looks for Microsoft's compiler where no PATH leads
        return True
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    headers = sysconfig.get_path("include")
    with TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(NEEDS_PYTHON_H)
        command = [*compiler, f"-I{headers}", "-c", str(source), "-o", str(source.with_suffix(".o"))]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def plain_python_notice(reason: str) -> str:
    return f"The engine is installed as plain Python, slower but with the same results: {reason}."
