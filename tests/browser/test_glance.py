"""What a table shows at a glance: who is ahead and why, who is next, and how near the end is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.scene import PEOPLE, Scene
from tests.server.house import House, Json, offered

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
STEPS = {"attika": 60, "olympos": 120, "polis": 100}
ENDINGS = {"attika": "Nearest to the end:", "olympos": "from the last turn", "polis": "End cards face up"}


@pytest.fixture(scope="module", params=STEPS)
def scene(request: pytest.FixtureRequest, house: House) -> Iterator[Scene]:
    game = request.param
    with Scene(house, 3, "at a glance", game, steps=STEPS[game], until=must_act) as scene:
        yield scene


def must_act(view: Json) -> bool:
    return bool(view["actions"])


def standing_of(scene: Scene, seat: int) -> str:
    """As the engine counts it, in words."""
    told = scene.tabs[0].view["overview"]
    if scene.game.name == "attika":
        return f"{told['seats'][seat]['built']} of {told['buildings']} buildings on the map"
    points = (
        told["scores"]["points"][seat]
        if scene.game.name == "polis"
        else sum(told["seats"][seat]["points"].values())
    )
    return f"{points} point"


def next_seat(scene: Scene) -> int:
    told = scene.tabs[0].view["overview"]
    if scene.game.name == "attika":
        return int(told["next"])
    return int(told["next"]["seat"] if scene.game.name == "olympos" else told["turn"]["next"])


def standing(page: Page, place: str, seat: int) -> Any:
    return page.locator(place).nth(seat).get_by_role("img").and_(page.locator("[tabindex='0']"))


def test_every_panel_tells_how_its_player_stands_and_why(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser)
    for seat in range(3):
        counted = standing(page, ".panels article", seat).first
        assert standing_of(scene, seat) in (counted.get_attribute("aria-label") or "")
    standing(page, ".panels article", 0).first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(standing_of(scene, 0))
    if scene.game.name != "attika":
        tally = page.get_by_role("tooltip").locator("dd")
        assert sum(int(part) for part in tally.all_inner_texts()) == int(standing_of(scene, 0).split()[0])


def test_who_is_next_is_said_beside_the_name_and_the_end_is_in_sight(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser)
    expect(page.locator(".panels article .turn", has_text="next")).to_have_count(1)
    expect(page.locator(".panels article").nth(next_seat(scene)).locator(".turn")).to_have_text("next")
    expect(page.get_by_role("banner")).to_contain_text(ENDINGS[scene.game.name])


def test_a_phone_shows_how_all_stand_without_opening_a_drawer(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser, **PHONE)
    seats = page.get_by_role("list", name="How everybody stands").get_by_role("listitem")
    expect(seats).to_have_count(3)
    for seat in range(3):
        expect(seats.nth(seat)).to_be_in_viewport(ratio=1)
        counted = seats.nth(seat).get_by_role("img").first
        assert standing_of(scene, seat) in (counted.get_attribute("aria-label") or "")


def test_who_is_next_does_not_hang_on_the_confirmation_of_a_turn(house: House, browser: Browser) -> None:
    with Scene(house, 3, "at a glance", until=must_act) as scene:
        anna = scene.tabs[0]
        pages = [scene.shown_to(browser), scene.shown_to(browser, seat=1)]
        while not anna.view["confirm"]:
            anna.done("act", move=(offered(anna.view, "store") or offered(anna.view, "draw"))[0])
        for page in pages:
            expect(page.locator("[data-version]")).to_have_attribute("data-version", str(anna.version))
            expect(page.locator(".panels article").nth(1).locator(".turn")).to_have_text("next")


@pytest.mark.parametrize("scene", ["olympos"], indirect=True)
def test_beside_the_track_of_olympos_stands_who_plays_after_whom(scene: Scene, browser: Browser) -> None:
    page = scene.shown_to(browser)
    position = scene.tabs[0].view["position"]
    spaces = [seat["space"] for seat in position["seats"]]
    names = [f"{PEOPLE[seat]}, Space {spaces[seat]}" for seat in position["line"]]
    shown = page.get_by_role("group", name="Next to play").locator(".spoken").all_inner_texts()
    assert [text.strip() for text in shown] == names
