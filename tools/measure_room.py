"""How much of the window board and hand use, at the sizes people have, in all three games.

    PYTHONPATH=. .venv/bin/python tools/measure_room.py [FOLDER]

Always the games of the pictures, as far as they go there. What counts is what one plays on: the land of
Attika, map, track and development board of Olympos, cards and boards of Polis, and one's own hand; sea,
margins, panels and log do not. With a folder, what was measured is also saved there as pictures.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from take_pictures import STORIES, Story
from tests.browser.chromium import launched
from tests.browser.scene import Scene
from tests.server.house import House, house_at

SIZES = (
    *((390, 844), (844, 390), (768, 1024), (1024, 1366)),
    *((1280, 800), (1440, 900), (1920, 1080), (720, 450)),
)
PLAYED_ON = {
    "attika": ".board .spot",
    "olympos": ".board .frame, .board [data-space], .board .panel",
    "polis": ".board [data-spot]",
}
# The share of small squares of the window that any of these covers.
SHARE = """(played) => {
    const SQUARE = 4;
    const [across, down] = [Math.floor(innerWidth / SQUARE), Math.floor(innerHeight / SQUARE)];
    const covered = new Uint8Array(across * down);
    const board = document.querySelector('main.board').getBoundingClientRect();
    const cover = (element, within) => {
        const box = element.getBoundingClientRect();
        const left = Math.max(box.left, within.left), right = Math.min(box.right, within.right);
        const top = Math.max(box.top, within.top), bottom = Math.min(box.bottom, within.bottom);
        for (let y = Math.ceil(top / SQUARE); y < Math.min(down, Math.floor(bottom / SQUARE)); y++)
            for (let x = Math.ceil(left / SQUARE); x < Math.min(across, Math.floor(right / SQUARE)); x++)
                covered[y * across + x] = 1;
    };
    for (const element of document.querySelectorAll(played)) cover(element, board);
    for (const hand of document.querySelectorAll('.hand')) cover(hand, hand.getBoundingClientRect());
    return covered.reduce((sum, square) => sum + square, 0) / covered.length;
}"""


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    print("| window | " + " | ".join(STORIES) + " |")
    print("| --- |" + " ---: |" * len(STORIES))
    with (
        tempfile.TemporaryDirectory() as store,
        house_at(Path(store)) as house,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        scenes = {game: scene_of(story, game, house) for game, story in STORIES.items()}
        for size in SIZES:
            shares = [share(scene, browser, game, size, folder) for game, scene in scenes.items()]
            print(f"| {size[0]} x {size[1]} | " + " | ".join(f"{part:.0%}" for part in shares) + " |")
        for scene in scenes.values():
            scene.close()
        browser.close()


def scene_of(story: Story, game: str, house: House) -> Scene:
    return Scene(house, players=4, game=game, seed=story.seed, steps=story.steps)


def share(scene: Scene, browser: Browser, game: str, size: tuple[int, int], folder: Path | None) -> float:
    width, height = size
    touched = min(size) <= 450
    page = scene.shown_to(
        browser,
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        has_touch=touched,
        is_mobile=touched,
    )
    page.wait_for_timeout(500)  # the camera settles
    if folder is not None:
        page.screenshot(path=folder / f"{game}-{width}x{height}.png")
    used: float = page.evaluate(SHARE, PLAYED_ON[game])
    page.context.close()
    return used


if __name__ == "__main__":
    main()
