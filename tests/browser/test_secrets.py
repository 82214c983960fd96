"""No browser ever gets what its person may not know: every frame is compared with the truth of the record."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

from petteia.core.game import Position
from petteia.core.match import Match, replay
from petteia.games import game_named
from tests.browser.meeting import sit_together
from tests.browser.tab import Tab, quick
from tests.browser.visitor import Visitor

ATTIKA = game_named("attika")
ROUNDS = 3


def test_frames_hold_no_secret(anna: Visitor, bela: Visitor, carla: Visitor) -> None:
    """Three rounds with undo, previews and looks at history; then two give up, and the record tells all."""
    sit_together(anna, bela, carla)
    tabs = [anna.tab, bela.tab, carla.tab]
    for _ in range(ROUNDS):
        for tab in tabs:
            tab.wait_for_turn()
            tab.takes_turn(quick)
    for tab in tabs:
        looks_back(tab)
    before_the_end = {tab.seat: list(tab.frames) for tab in tabs}
    for tab in tabs[1:]:
        gives_up(tab)
    expect(anna.tab.score_sheet).to_be_visible()

    record = anna.page.request.get(f"/api/tables/{anna.tab.view['table']['id']}/record").json()
    match = replay(ATTIKA, record)
    secrets = [record["seed"], record["salt"]]
    for seat, frames in before_the_end.items():
        assert not [frame for frame in frames if any(secret in frame for secret in secrets)]
        positions = list(positions_in(frames))
        assert len({step for step, _ in positions}) > ROUNDS
        for step, seen in positions:
            is_no_wiser(seen, truth_after(match, step), seat)
        assert not words_for_others(frames, seat)


def looks_back(tab: Tab) -> None:
    for step in range(3):
        tab.page.get_by_role("slider", name="History").fill(str(step))
        expect(tab.prompt).to_contain_text(f"step {step} of")
    tab.button("Back to now").click()


def gives_up(tab: Tab) -> None:
    tab.chooses_in_menu("Resign")
    tab.page.get_by_role("dialog").get_by_role("button", name="Resign").click()


# --- what was seen, and what was true -------------------------------------------------------------------


def positions_in(frames: list[str]) -> Iterator[tuple[int, Position]]:
    """Every position that was sent, with its step: of the present and of history."""
    for frame in frames:
        message = json.loads(frame)
        if message.get("position"):
            yield message["step"], message["position"]


def truth_after(match: Match, step: int) -> Position:
    state = match.steps[step].before if step < len(match.steps) else match.state
    return ATTIKA.position(state)


def is_no_wiser(seen: Position, truth: Position, seat: int) -> None:
    """What is hidden from a seat is a number in what it sees; what is open is as it is."""
    for number, (there, here) in enumerate(zip(seen["seats"], truth["seats"], strict=True)):
        if number == seat:
            assert there["cards"] == here["cards"]
        else:
            assert is_hidden(there["cards"], here["cards"])
            assert there["fresh"] == ""
        assert all(map(is_hidden, there["piles"], here["piles"]))
        assert open_part(there) == open_part(here)
    assert is_hidden(seen["deck"], truth["deck"])
    assert is_hidden(seen["tile_stack"], truth["tile_stack"])
    assert seen["map"] == truth["map"]
    if truth["drawn"] and truth["actor"] != seat:
        assert seen["drawn"]["building"] is None


def is_hidden(seen: Any, truth: Any) -> bool:
    """Only how many there are is seen; of nothing, that there is nothing."""
    return bool(seen == len(truth) if truth else not seen)


def open_part(seat: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in seat.items() if name not in ("cards", "fresh", "piles")}


def words_for_others(frames: list[str], seat: int) -> list[Any]:
    """Lines of the log about a building just drawn, which only the one who drew it may read."""
    lines = [line for frame in frames for line in json.loads(frame).get("log", [])]
    return [line for line in lines if line["said"]["key"] == "attika-log-drawn" and line["seat"] != seat]
