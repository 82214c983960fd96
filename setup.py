"""What pyproject.toml cannot say: which modules are compiled, and where the rule pages come from.

Run by the build backend in build_backend/, which also decides whether to compile.

PETTEIA_OPT           the C compiler's optimisation level, 3 unless told
PETTEIA_ENGINE_CACHE  a folder in which the last compiled engine is kept for the next build
"""

import hashlib
import os
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import find_packages, setup
from setuptools.command.build_ext import build_ext

from engine_choice import is_on, plain_python_notice, reason_for_plain_python

# Compiled modules import each other and what lies here, so that nothing else changes what is made of them.
CORE = "src/petteia/core"
COMPILED = [
    "src/petteia/core/numbers.py",
    "src/petteia/core/chance.py",
    "src/petteia/core/contract.py",
    "src/petteia/core/odds.py",
    "src/petteia/games/attika/box.py",
    "src/petteia/games/attika/land.py",
    "src/petteia/games/attika/actions.py",
    "src/petteia/games/attika/state.py",
    "src/petteia/games/attika/building.py",
    "src/petteia/games/attika/amphoras.py",
    "src/petteia/games/attika/expansion.py",
    "src/petteia/games/attika/scoring.py",
    "src/petteia/games/attika/evaluation.py",
    "src/petteia/games/attika/information.py",
    "src/petteia/games/attika/turn.py",
    "src/petteia/games/attika/resignation.py",
    "src/petteia/games/attika/rules.py",
    "src/petteia/games/attika/setup.py",
    "src/petteia/games/olympos/inspection.py",
    "src/petteia/games/olympos/routes.py",
    "src/petteia/games/olympos/box.py",
    "src/petteia/games/olympos/actions.py",
    "src/petteia/games/olympos/state.py",
    "src/petteia/games/olympos/supply.py",
    "src/petteia/games/olympos/track.py",
    "src/petteia/games/olympos/expansion.py",
    "src/petteia/games/olympos/development.py",
    "src/petteia/games/olympos/destiny.py",
    "src/petteia/games/olympos/gods.py",
    "src/petteia/games/olympos/scoring.py",
    "src/petteia/games/olympos/evaluation.py",
    "src/petteia/games/olympos/information.py",
    "src/petteia/games/olympos/turn.py",
    "src/petteia/games/olympos/preparation.py",
    "src/petteia/games/olympos/resignation.py",
    "src/petteia/games/olympos/rules.py",
    "src/petteia/games/olympos/setup.py",
    "src/petteia/games/polis/effects.py",
    "src/petteia/games/polis/inspection.py",
    "src/petteia/games/polis/box.py",
    "src/petteia/games/polis/actions.py",
    "src/petteia/games/polis/state.py",
    "src/petteia/games/polis/memory.py",
    "src/petteia/games/polis/decks.py",
    "src/petteia/games/polis/bank.py",
    "src/petteia/games/polis/city.py",
    "src/petteia/games/polis/development.py",
    "src/petteia/games/polis/profit.py",
    "src/petteia/games/polis/trade.py",
    "src/petteia/games/polis/war.py",
    "src/petteia/games/polis/scoring.py",
    "src/petteia/games/polis/evaluation.py",
    "src/petteia/games/polis/information.py",
    "src/petteia/games/polis/turn.py",
    "src/petteia/games/polis/placing.py",
    "src/petteia/games/polis/auction.py",
    "src/petteia/games/polis/texts.py",
    "src/petteia/games/polis/preparation.py",
    "src/petteia/games/polis/resignation.py",
    "src/petteia/games/polis/rules.py",
    "src/petteia/games/polis/setup.py",
    "src/petteia/bots/tree.py",
]

CONTENTS: dict[str, Any] = {
    # The rule pages live in docs/rules and travel in the package as petteia/rulebook, and the rulings beside
    # them, so that the installed command can show them.
    "packages": [*find_packages("src"), "petteia.rulebook", "petteia.rulings"],
    "package_dir": {"": "src", "petteia.rulebook": "docs/rules", "petteia.rulings": "docs"},
}


def engine(work: str) -> list[Any]:
    missing = [path for path in COMPILED if not Path(path).is_file()]
    if missing:
        sys.exit(f"setup.py lists modules to compile that do not exist: {', '.join(missing)}")
    from mypyc.build import mypycify

    extensions = mypycify(
        ["--config-file=pyproject.toml", f"--cache-dir={work}/mypy", *COMPILED],
        opt_level=os.environ.get("PETTEIA_OPT", "3"),
        target_dir=f"{work}/c",
        group_name="petteia",
    )
    for extension in extensions:
        extension.optional = not is_on("PETTEIA_COMPILED")
        if sys.platform != "win32":
            # Lets the C compiler inline across functions: the engine runs up to two thirds faster.
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    return extensions


class BuildEngine(build_ext):
    """Compiles all of the engine or none of it: a module's own library cannot work without the shared one."""

    def build_extensions(self) -> None:
        cache = os.environ.get("PETTEIA_ENGINE_CACHE")
        kept = Path(cache, self.fingerprint()) if cache else None
        if kept and kept.is_dir():
            shutil.copytree(kept, self.build_lib, dirs_exist_ok=True)
            return
        super().build_extensions()
        libraries = [Path(path) for path in self.get_outputs()]
        if not all(library.is_file() for library in libraries):
            for library in libraries:
                library.unlink(missing_ok=True)
            print(plain_python_notice("the C compiler refused it"))
        elif kept:
            self.keep(libraries, kept)

    def fingerprint(self) -> str:
        """Of all that decides what the C compiler makes, so that a kept engine is never an old one.

        Not of the generated C: its order differs from run to run on some versions of Python.
        """
        from mypy.version import __version__ as mypyc_version

        variables = [os.environ.get(name) for name in ("PETTEIA_OPT", "CC", "CFLAGS", "LDFLAGS")]
        digest = hashlib.sha256(repr([sys.version, mypyc_version, variables]).encode())
        beside = [*Path(CORE).glob("*.py"), *Path("src/petteia/games").glob("*/shapes.py")]
        for path in ["setup.py", "pyproject.toml", *COMPILED, *sorted(map(str, beside))]:
            digest.update(Path(path).read_bytes())
        return digest.hexdigest()[:16]

    def keep(self, libraries: list[Path], folder: Path) -> None:
        shutil.rmtree(folder.parent, ignore_errors=True)
        unfinished = folder.with_suffix(".unfinished")
        for library in libraries:
            copy = unfinished / library.relative_to(self.build_lib)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(library, copy)
        unfinished.rename(folder)


def build_package(work: str) -> None:
    reason = reason_for_plain_python()
    if reason:
        print(plain_python_notice(reason))
    setup(
        **CONTENTS,
        ext_modules=[] if reason else engine(work),
        cmdclass={"build_ext": BuildEngine},
        # setuptools never clears its own build folder, and files since deleted would go into the wheel.
        options={"build": {"build_base": work}, "egg_info": {"egg_base": work}},
    )


if "sdist" in sys.argv:
    setup(**CONTENTS)
else:
    with TemporaryDirectory(prefix="petteia-build-") as folder:
        build_package(folder)
