"""The build backend: setuptools, with the engine's compiler at hand where it can be used, and the client.

There is deliberately no hook that prepares metadata: pip then takes them from the finished wheel, and
the engine is compiled once instead of twice.
"""

from typing import Any

from setuptools import build_meta

from browser_client import build_client, is_wanted, node_requirements
from engine_choice import compiler_requirements

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
]

Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return client_requirements() + compiler_requirements()


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return client_requirements()


def client_requirements() -> list[str]:
    return node_requirements() if is_wanted() else []


get_requires_for_build_editable = get_requires_for_build_wheel


def build_wheel(directory: str, settings: Settings = None, metadata: str | None = None) -> str:
    build_client()
    return build_meta.build_wheel(directory, settings, metadata)


def build_editable(directory: str, settings: Settings = None, metadata: str | None = None) -> str:
    build_client()
    return build_meta.build_editable(directory, settings, metadata)


def build_sdist(directory: str, settings: Settings = None) -> str:
    build_client()
    return build_meta.build_sdist(directory, settings)
