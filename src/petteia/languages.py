"""The languages that Petteia speaks. There is one list of them, which the browser reads as well.

It lies beside the catalogue, but is read without it: to load that takes longer than most commands to run.
"""

from __future__ import annotations

import json
from pathlib import Path

LIST = Path(__file__).parent / "locales" / "languages.json"  # codes, and what each language calls itself
LANGUAGES: tuple[str, ...] = tuple(json.loads(LIST.read_text("utf-8")))
