"""Kleros is registered while its tests run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.toy.registered import kleros_in_the_register


@pytest.fixture(autouse=True, scope="package")
def kleros() -> Iterator[None]:
    with kleros_in_the_register():
        yield
