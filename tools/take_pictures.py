"""The pictures of the README and the documents, taken from tables in play.

    PYTHONPATH=. .venv/bin/python tools/take_pictures.py [FOLDER]

Always the same games, so that a new picture differs from the old one by what the client has become.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.chromium import launched
from tests.browser.scene import Scene
from tests.server.house import House, house_at, offered

FOLDER = Path(__file__).parents[1] / "docs" / "images"
SCREENS: dict[str, dict[str, Any]] = {
    "table": {"viewport": {"width": 1366, "height": 768}},
    "table-dark": {"viewport": {"width": 1366, "height": 768}, "color_scheme": "dark"},
    "tablet": {"viewport": {"width": 768, "height": 1024}},
    "phone": {
        "viewport": {"width": 375, "height": 667},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
}

ATTEMPTS = 20


@dataclass(frozen=True)
class Story:
    """A game to look at: how far it is, what must hold, and what is considered in the dark."""

    seed: str
    steps: int
    holds: Callable[[dict[str, Any]], bool]
    consider: Callable[[Page], None]


# --- Attika -------------------------------------------------------------------------------------------


def could_build(view: dict[str, Any]) -> bool:
    """Anna's turn, with more than one building that she could build."""
    kinds = {build["building"] for build in offered(view, "build")}
    return view["position"]["awaited"] == "act" and len(kinds) > 1


def points_at_a_site(page: Page) -> None:
    """A building is picked, and its ghost stands on the map with its price."""
    page.get_by_role("list", name="Buildings in store").locator("button.legal").last.click()
    page.locator(".spot.legal").last.click(force=True)


# --- Olympos ------------------------------------------------------------------------------------------


def could_discover(view: dict[str, Any]) -> bool:
    """Anna's turn, with a discovery that she could make."""
    return bool(offered(view, "discover"))


def looks_at_a_discovery(page: Page) -> None:
    """The development board lies over the map, and a discovery is shown with its price."""
    page.get_by_role("button", name="Development board", exact=True).click()
    page.locator(".tiles .lit").first.click()


# --- Polis --------------------------------------------------------------------------------------------


def could_develop(view: dict[str, Any]) -> bool:
    """Anna's turn, with a card that she could develop into a city that has some."""
    return bool(offered(view, "develop")) and len(view["position"]["seats"][0]["city"]) > 3


def looks_at_a_price(page: Page) -> None:
    """A card of the hand is picked, and its price stands beside it with every discount."""
    page.locator(".hand .offered").last.click()
    page.mouse.move(0, 0)


STORIES = {
    "attika": Story("a fine day in athens", 100, could_build, points_at_a_site),
    "olympos": Story("a good game to look at", 150, could_discover, looks_at_a_discovery),
    "polis": Story("a good game to look at", 100, could_develop, looks_at_a_price),
}


# --- taking them --------------------------------------------------------------------------------------


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    with (
        tempfile.TemporaryDirectory() as store,
        house_at(Path(store)) as house,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        for game, story in STORIES.items():
            with scene_of(story, game, house) as scene:
                for name, wishes in SCREENS.items():
                    take(scene, browser, folder / f"{game}-{name}.png", wishes, story)
        browser.close()


def scene_of(story: Story, game: str, house: House) -> Scene:
    """Bots that have learnt something play other games, some too short: then the next seed is tried."""
    for attempt in range(ATTEMPTS):
        seed = f"{story.seed}, {attempt}" if attempt else story.seed
        scene = Scene(house, players=4, game=game, seed=seed, steps=story.steps)
        if scene.comes_to(story.holds):
            return scene
        scene.close()
    raise AssertionError(f"{game}: there is no such moment in {ATTEMPTS} games")


def take(scene: Scene, browser: Browser, path: Path, wishes: dict[str, Any], story: Story) -> None:
    page = scene.shown_to(browser, reduced_motion="reduce", **wishes)
    if wishes.get("color_scheme") == "dark":
        story.consider(page)
    page.wait_for_timeout(500)  # the price comes when the pointer rests
    page.screenshot(path=path)
    page.context.close()
    print(path)


if __name__ == "__main__":
    main()
