"""The machine on which all this is measured."""

from __future__ import annotations

import os
import platform
from pathlib import Path

import petteia

UNKNOWN = "unknown"


def machine() -> dict[str, str]:
    return {
        "petteia": petteia.__version__,
        "engine": "compiled" if petteia.is_compiled() else "plain",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "processor": processor(),
        "cores": str(os.cpu_count() or 1),
        "load": load(),
        "system": f"{platform.system()} {platform.machine()}",
    }


def load() -> str:
    """How many processes wanted to run in the last minute, ourselves among them."""
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else UNKNOWN


def is_busy(machine: dict[str, str]) -> bool:
    return machine["load"] != UNKNOWN and float(machine["load"]) > int(machine["cores"])


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or UNKNOWN
