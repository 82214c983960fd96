"""`petteia serve` at its start: which port it gets, and who opens a browser where."""

from __future__ import annotations

from pathlib import Path

import pytest

from petteia.cli.serve import DEFAULT_PORT, listening_at, open_port
from tests.cli.conftest import Call, complains
from tests.cli.test_screen import screen
from tests.server.house import until

HERE = "127.0.0.1"
BROWSER = """\
#!/bin/sh
if [ -t 0 ] || [ -t 1 ] || [ -t 2 ]; then place=terminal; else place=elsewhere; fi
echo "$place $1" > "$(dirname "$0")/seen.new"
mv "$(dirname "$0")/seen.new" "$(dirname "$0")/seen"
"""


@pytest.mark.parametrize("port", ["80000", "65536", "-1", "no-port", "९", "9" * 5000])
def test_what_is_no_port_is_refused_in_words(petteia: Call, port: str) -> None:
    assert complains(petteia("serve", "--port", port), "--port")


def test_a_port_belongs_to_the_first_who_asks_for_it() -> None:
    """Before anything is said of an address: of two servers that start at once, one is told."""
    with listening_at(HERE, 0) as first, pytest.raises(OSError, match="in use"):
        listening_at(HERE, first.getsockname()[1])


def test_a_port_that_is_taken_is_refused_in_words(petteia: Call) -> None:
    with listening_at(HERE, 0) as first:
        port = first.getsockname()[1]
        assert complains(petteia("serve", "--port", port), f"Port {port} of {HERE} cannot be used: Address")


def test_another_port_is_taken_when_the_usual_one_is() -> None:
    with open_port(HERE, None), open_port(HERE, None) as second:
        assert second.getsockname()[1] != DEFAULT_PORT


@pytest.mark.parametrize("port", [[], ["--port", "0"]])
def test_an_address_that_is_not_ours_is_refused_in_words(petteia: Call, port: list[str]) -> None:
    assert complains(petteia("serve", "--host", "192.0.2.1", *port), "192.0.2.1 cannot be used: Cannot")
    assert complains(petteia("serve", "--host", "no such host", *port), "no such host cannot be used")


def test_a_browser_that_is_opened_leaves_the_terminal_to_the_server(tmp_path: Path) -> None:
    """A text browser would fight with it over what is typed there."""
    browser = tmp_path / "lynx"
    browser.write_text(BROWSER)
    browser.chmod(0o755)
    store = f"sqlite:///{tmp_path / 'tables.db'}"
    words = ("serve", "--open", "--port", "0", "--store", store)
    with screen(*words, BROWSER=f"{browser} %s") as (terminal, _):
        terminal.until("Petteia is at ")
        address = terminal.until(" (Ctrl-C").removesuffix(" (Ctrl-C")
        seen = tmp_path / "seen"
        until(seen.exists, "the browser was opened")
        assert seen.read_text() == f"elsewhere {address}\n"


def test_an_operator_who_sends_letters_is_told_that_they_hold_no_links(tmp_path: Path) -> None:
    post = ("--smtp", "smtp://localhost/?from=petteia@example.org")
    words = ("serve", "--port", "0", "--store", f"sqlite:///{tmp_path / 'tables.db'}", *post)
    with screen(*words) as (terminal, _):
        terminal.until("letters to players will hold no links, because --public-url does not say")
    with screen(*words, PETTEIA_PUBLIC_URL="https://petteia.example.org/") as (terminal, _):
        assert "--public-url" not in terminal.until("Petteia is at ")
