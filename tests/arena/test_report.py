"""The reports: they stand alone, say what was played, and can be read without seeing the plots."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from petteia.arena.marks import Scale, scale_over
from petteia.arena.playing import Played, play
from petteia.arena.report import balance_report, tournament_report
from petteia.arena.tournament import Tournament
from petteia.core.message import Argument, Message
from petteia.locales import catalogue


class Reader(HTMLParser):
    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words = ""
        self.open: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attributes)))
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attributes)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.tags if name == tag]


def say(key: str, /, **arguments: Argument) -> str:
    return catalogue("en").say(Message(key, arguments), [])


def games_of(tournament: Tournament, count: int) -> list[Played]:
    return [play(tournament, number) for number in range(count)]


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    two = Tournament("attika", 2, ("random", "greedy"), "<seed>")
    equals = Tournament("olympos", 3, ("random",), "seed", lots=True)
    return {
        "tournament": tournament_report(two, games_of(two, 2), say, "en", "petteia arena <& more>"),
        "balance": balance_report(equals, games_of(equals, 3), say, "en", "petteia balance"),
    }


@pytest.mark.parametrize("name", ["tournament", "balance"])
def test_a_report_needs_nothing_but_itself(pages: dict[str, str], name: str) -> None:
    assert not re.search(r"(src|href|url|@import|https?:)", pages[name].replace("<!doctype", ""))
    assert not Reader(pages[name]).all("script")


@pytest.mark.parametrize("name", ["tournament", "balance"])
def test_a_report_can_be_read_without_its_plots(pages: dict[str, str], name: str) -> None:
    page = Reader(pages[name])
    assert page.all("html") == [{"lang": "en"}]
    assert len(page.all("caption")) == len(page.all("table")) > 5
    assert all(head.get("scope") in ("col", "row") for head in page.all("th"))
    for drawing in page.all("svg"):
        assert drawing.get("aria-hidden") == "true" or drawing.get("aria-label")
    assert not page.open


def test_whatever_was_typed_is_text(pages: dict[str, str]) -> None:
    assert "petteia arena <& more>" in Reader(pages["tournament"]).words
    assert "<seed>" in Reader(pages["tournament"]).words


def test_a_tournament_tells_who_is_how_strong(pages: dict[str, str]) -> None:
    words = Reader(pages["tournament"]).words
    for heading in (
        "Attika: ",
        "2 games of 2 players on 1 deal.",
        "Ratings",
        "Wins by place in the order of play",
        "Amphoras",
        "Length of games",
        "Ways of winning",
        "Milliseconds a decision",
    ):
        assert heading in words
    assert "Faults" not in words


def test_balance_tells_what_wins(pages: dict[str, str]) -> None:
    words = Reader(pages["balance"]).words
    for heading in ("Order of play", "Discoveries", "Opening place", "Condemned stars", "drawn by lot"):
        assert heading in words


def test_faults_are_told(bad_bots: str) -> None:
    contest = Tournament("attika", 2, (f"{bad_bots}:Raises", "random"), "seed")
    page = Reader(tournament_report(contest, games_of(contest, 1), say, "en", ""))
    assert "Faults" in page.words
    assert "ValueError: no idea" in page.words


@pytest.mark.parametrize(
    ("values", "scale", "ticks"),
    [
        ([0, 87], Scale(0, 100), [0, 50, 100]),
        ([3, 4], Scale(3, 4), [3, 3.5, 4]),
        ([-2, 11], Scale(-5, 15), [-5, 0, 5, 10, 15]),
        ([7, 7], Scale(7, 7.2), [7, 7.05, 7.1, 7.15, 7.2]),
    ],
)
def test_scales_go_from_one_round_number_to_another(
    values: list[float], scale: Scale, ticks: list[float]
) -> None:
    found = scale_over(values)
    assert (found.low, found.high) == pytest.approx((scale.low, scale.high))
    assert found.ticks() == pytest.approx(ticks)
    assert found.at(found.low) == "0.00%"
    assert found.at(found.high + 1) == "100.00%"
