"""The pictures of the README and the documents, taken from a table in play.

    PYTHONPATH=. .venv/bin/python tools/take_pictures.py [FOLDER]

Always the same game, so that a new picture differs from the old one by what the client has become.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.chromium import executable, flags
from tests.browser.scene import Scene
from tests.server.house import house_at

FOLDER = Path(__file__).parents[1] / "docs" / "images"
SCREENS: dict[str, dict[str, Any]] = {
    "attika-table": {"viewport": {"width": 1366, "height": 768}},
    "attika-table-dark": {"viewport": {"width": 1366, "height": 768}, "color_scheme": "dark"},
    "attika-tablet": {"viewport": {"width": 768, "height": 1024}},
    "attika-phone": {
        "viewport": {"width": 375, "height": 667},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
}


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    with (
        tempfile.TemporaryDirectory() as store,
        house_at(Path(store)) as house,
        sync_playwright() as playwright,
        Scene(house, players=4) as scene,
    ):
        browser = playwright.chromium.launch(executable_path=executable(), args=flags())
        scene.plays(100)
        scene.plays_until(has_a_choice)
        for name, wishes in SCREENS.items():
            take(scene, browser, folder / f"{name}.png", wishes)
        browser.close()


def has_a_choice(view: dict[str, Any]) -> bool:
    """Anna's turn, with more than one building that she could build."""
    kinds = {action["text"].split(" @ ")[0] for action in view["actions"] if " @ " in action["text"]}
    return view["position"]["awaited"] == "act" and len(kinds) > 1


def take(scene: Scene, browser: Browser, path: Path, wishes: dict[str, Any]) -> None:
    page = scene.shown_to(browser, reduced_motion="reduce", **wishes)
    if wishes.get("color_scheme") == "dark":
        points_at_a_site(page)
    page.wait_for_timeout(500)  # the price comes when the pointer rests
    page.screenshot(path=path)
    page.context.close()
    print(path)


def points_at_a_site(page: Page) -> None:
    """A building is picked, and its ghost stands on the map with its price."""
    page.get_by_role("list", name="Buildings in store").locator("button.legal").last.click()
    page.locator(".spot.legal").last.click(force=True)


if __name__ == "__main__":
    main()
