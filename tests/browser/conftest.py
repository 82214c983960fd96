"""One browser for each test process, one server for each file, and people who come with a browser each."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import launched, tell_what_was_skipped
from tests.browser.tab import TIMED, Waits
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.house import House, house_at


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if words := tell_what_was_skipped(terminalreporter.stats.get("skipped", [])):
        terminalreporter.write_line(words, yellow=True)


class Arrives(Protocol):
    """Somebody comes to the house: a name, and settings of their browser."""

    def __call__(self, name: str, **wishes: Any) -> Visitor: ...


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house_at(tmp_path_factory.mktemp("house")) as house:
        yield house
    assert "Traceback" not in house.log(), house.log()


@pytest.fixture
def arrives(browser: Browser, house: House) -> Iterator[Arrives]:
    """People who come for one test."""
    visitors: list[Visitor] = []

    def arrive(name: str, **wishes: Any) -> Visitor:
        visitors.append(stay.enter_context(Visitor(browser, house, name, **wishes)))
        return visitors[-1]

    with contextlib.ExitStack() as stay:
        yield arrive
        faults = [fault for visitor in visitors for fault in visitor.faults()]
    assert not faults, "\n".join(faults)


@pytest.fixture(scope="module")
def waits(request: pytest.FixtureRequest) -> Iterator[Waits]:
    """How long people waited in the games of a file: where that is asked, it is said whatever is captured."""
    waits = Waits()
    yield waits
    capture = request.config.pluginmanager.getplugin("capturemanager")
    assert capture is not None
    if TIMED and waits.games:
        with capture.global_and_fixture_disabled():
            print(f"\n{waits.report()}", file=sys.stderr)


@pytest.fixture(scope="module")
def company(browser: Browser, house: House) -> Iterator[tuple[Visitor, Visitor, Visitor]]:
    """Three friends who stay for all the tests of a file."""
    with (
        Visitor(browser, house, "Anna") as anna,
        Visitor(browser, house, "Béla", reduced_motion="reduce") as bela,
        Visitor(browser, house, "Carla", reduced_motion="reduce") as carla,
    ):
        yield anna, bela, carla


@pytest.fixture
def friends(company: tuple[Visitor, Visitor, Visitor]) -> Iterator[tuple[Visitor, Visitor, Visitor]]:
    """The three friends, each in a fresh tab."""
    for friend in company:
        friend.starts_afresh()
    yield company
    faults = [fault for friend in company for fault in friend.faults()]
    assert not faults, "\n".join(faults)


@pytest.fixture
def anna(friends: tuple[Visitor, Visitor, Visitor]) -> Visitor:
    return friends[0]


@pytest.fixture
def bela(friends: tuple[Visitor, Visitor, Visitor]) -> Visitor:
    return friends[1]


@pytest.fixture
def carla(friends: tuple[Visitor, Visitor, Visitor]) -> Visitor:
    return friends[2]
