"""The build backend: setuptools, with the engine's compiler at hand where it can be used.

There is deliberately no hook that prepares metadata: pip then takes them from the finished wheel, and
the engine is compiled once instead of twice.
"""

from typing import Any

from setuptools.build_meta import build_editable, build_sdist, build_wheel

from engine_choice import reason_for_plain_python

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_wheel",
]

ENGINE_COMPILER = ["mypy[mypyc]>=2.4,<2.5", "mypy-extensions>=1.1", "librt>=0.16"]


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    return ENGINE_COMPILER if reason_for_plain_python() is None else []


get_requires_for_build_editable = get_requires_for_build_wheel
