"""The games that are tested at random, one laboratory each."""

from __future__ import annotations

from typing import Any

import pytest

from petteia.games import REGISTER
from tests.properties.attika_checks import ATTIKA
from tests.properties.olympos_checks import OLYMPOS
from tests.properties.polis_checks import POLIS
from tests.properties.random_games import Laboratory

LABORATORIES: list[Laboratory[Any]] = [ATTIKA, OLYMPOS, POLIS]
assert [lab.game.name for lab in LABORATORIES] == list(REGISTER), "A new game needs a laboratory."

for_every_game = pytest.mark.parametrize("lab", LABORATORIES, ids=list(REGISTER))
