"""The games that are tested at random, one laboratory each."""

from __future__ import annotations

from typing import Any

import pytest

from petteia.games import OURS
from tests.properties.attika_checks import ATTIKA
from tests.properties.olympos_checks import OLYMPOS
from tests.properties.polis_checks import POLIS
from tests.properties.random_games import Laboratory
from tests.toy.laboratory import KLEROS

LABORATORIES: list[Laboratory[Any]] = [ATTIKA, OLYMPOS, POLIS, KLEROS]
NAMES = [lab.game.name for lab in LABORATORIES]
assert set(OURS) <= set(NAMES), "A new game needs a laboratory."

for_every_game = pytest.mark.parametrize("lab", LABORATORIES, ids=NAMES)
for_every_game_of_ours = pytest.mark.parametrize(
    "lab", [lab for lab in LABORATORIES if lab.game.name in OURS], ids=lambda lab: lab.game.name
)
