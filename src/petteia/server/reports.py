"""What goes along with the report of a fault: enough to see what its writer saw, and no more than that.

Before the end it holds neither seed nor anything that another seat alone may know; afterwards it holds the
record, from which everything can be played again.
"""

from __future__ import annotations

import platform
from typing import Any

import msgspec

from petteia import __version__, is_compiled
from petteia.server.entries import User
from petteia.server.table import LiveTable

REPORT_FORMAT = 1


def report(table: LiveTable, user: User) -> dict[str, Any]:
    row, match, eyes = table.row, table.match, table.seat_of(user)
    return {
        "format": REPORT_FORMAT,
        "petteia": __version__,
        "engine": "compiled" if is_compiled() else "plain",
        "python": platform.python_version(),
        "game": row.game,
        "rules_version": row.rules_version,
        "components": row.components_hash,
        "moves": [[step.seat, table.text_for(eyes, step)] for step in match.steps] if match else [],
        "view": own_view(table, user),
        "record": table.record() if match and table.revealed else None,
    }


def own_view(table: LiveTable, user: User) -> dict[str, Any]:
    """What the writer sees; what was said in the chat and the way in to the table are nobody's business."""
    uninvited = msgspec.structs.replace(table.info(user, set()), invite=None)
    seen = msgspec.structs.replace(table.view(user, uninvited), chat=[])
    told: dict[str, Any] = msgspec.to_builtins(seen)
    return told
