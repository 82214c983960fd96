"""How Petteia is set up: what counts as a source, what a kept engine is known by, what is said when it fails.

That the set-up works on other machines is shown by tools/strangers.py, on real clones.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def bootstrap() -> Iterator[ModuleType]:
    path = list(sys.path)
    spec = spec_from_file_location("bootstrap", ROOT / "tools" / "bootstrap.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules["bootstrap"] = module_from_spec(spec)
    spec.loader.exec_module(module)
    yield module
    sys.path[:] = path
    del sys.modules["bootstrap"]


OFFLINE = """\
$ .venv/bin/python -m pip install alembic>=1.20,<2
WARNING: Retrying, connection broken by 'NewConnectionError(Failed to establish a new connection)': /alembic/
WARNING: Retrying, connection broken by 'NewConnectionError(Failed to establish a new connection)': /alembic/
ERROR: Could not find a version that satisfies the requirement alembic<2,>=1.20 (from versions: none)
ERROR: No matching distribution found for alembic<2,>=1.20
"""
MANY_WORDS = "$ npm run build\n" + "".join(f"module {number} transformed\n" for number in range(500))


def test_the_reason_of_a_failure_comes_first_and_the_log_last(bootstrap: ModuleType) -> None:
    words = bootstrap.failure(
        "building the page", MANY_WORDS + "error: Rock.svelte is no rock\nbye\n"
    ).splitlines()
    assert words == [
        "The set-up failed while building the page:",
        "  error: Rock.svelte is no rock",
        "All of its words are in .build/setup.log.",
    ]


def test_a_failure_without_a_reason_shows_its_last_words(bootstrap: ModuleType) -> None:
    words = bootstrap.failure("building the page", MANY_WORDS).splitlines()
    assert len(words) <= 10
    assert words[-2].strip() == "module 499 transformed"


def test_who_has_no_network_is_told_that_it_is_needed(bootstrap: ModuleType) -> None:
    words = bootstrap.failure("fetching libraries", OFFLINE).splitlines()
    assert words[0] == "The set-up failed while fetching libraries:"
    assert words[-2].endswith("is this machine connected to the internet?")
    assert "  ERROR: No matching distribution found for alembic<2,>=1.20" in words


def test_what_other_programs_leave_behind_is_no_source(bootstrap: ModuleType, tmp_path: Path) -> None:
    sources = ["rules.py", "words/en.ftl"]
    left_over = [
        "petteia.egg-info/PKG-INFO",
        "rules.cpython-311.so",
        "__pycache__/rules.pyc",
        "node_modules/x.js",
    ]
    for name in sources + left_over:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    found = {str(path.relative_to(tmp_path)) for path in bootstrap.files_of(tmp_path)}
    assert found == set(sources)


def test_a_kept_engine_is_known_by_all_that_its_modules_import() -> None:
    """setup.py looks at compiled modules, core and shapes: whatever else they imported would go unnoticed."""
    listed = compiled_modules()
    for path in listed:
        for imported in imports_of(ROOT / path):
            beside = imported.startswith("src/petteia/core/") or imported.endswith("/shapes.py")
            assert imported in listed or beside, f"{path} imports {imported}"


def compiled_modules() -> set[str]:
    for statement in ast.parse((ROOT / "setup.py").read_text()).body:
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == "COMPILED":
            return set(ast.literal_eval(statement.value))
    raise AssertionError("setup.py lists no compiled modules")


def imports_of(path: Path) -> Iterator[str]:
    """The files of ours that a module imports."""
    for statement in ast.walk(ast.parse(path.read_text())):
        if isinstance(statement, ast.ImportFrom) and (statement.module or "").startswith("petteia"):
            module = Path("src", *str(statement.module).split("."))
            names = [module / alias.name for alias in statement.names]
            yield from (f"{file}.py" for file in [module, *names] if (ROOT / f"{file}.py").is_file())
