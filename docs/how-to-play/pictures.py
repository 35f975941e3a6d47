"""Makes the pictures of `how_to_play.md`: the page's own boards, as a lesson lays them out or a new game begins.

    python docs/how-to-play/pictures.py [ADDRESS [GAME ...]]

Needs the built page and Chromium (the browser tests' own). Writes web/public/how-to-play/GAME.png, which the page and
these texts show.
"""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[2]
OUT = ROOT / "web" / "public" / "how-to-play"
LESSONS = {"dice_football": 1, "canadian_pro": 1, "card_bowl": 1, "scrimmage": 5}
"""The lesson whose first step lays out what is worth seeing."""
NEW_GAMES = ("out_of_sight",)
"""Their fields are worth seeing whole."""
WIDE, HIGH = 1100, 640


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


def wait_for(address: str) -> None:
    for _ in range(240):
        try:
            urllib.request.urlopen(address).close()
            return
        except OSError:
            time.sleep(0.5)
    raise SystemExit("The server did not come up.")


def new_game(address: str, game: str) -> str:
    """The link of a seat in a practice match."""
    seats = {
        "home": {"kind": "person", "name": "Red"},
        "away": {"kind": "coach", "level": "rookie", "name": "Blue"},
    }
    wanted = json.dumps({"game": game, "mode": "practice", **seats}).encode()
    request = urllib.request.Request(f"{address}/api/matches", wanted, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as told:
        token: str = json.load(told)["tokens"]["home"]
        return token


def take(browser: Browser, address: str, game: str) -> None:
    page = browser.new_page(viewport={"width": WIDE, "height": HIGH}, reduced_motion="reduce")
    page.set_default_timeout(120_000)
    page.goto(
        address
        + (f"/learn/{game}/{LESSONS[game]}" if game in LESSONS else f"/play#{new_game(address, game)}")
    )
    page.wait_for_selector(".table-board :is(svg, canvas)")
    page.wait_for_selector(".hand")
    page.wait_for_timeout(1500)
    page.evaluate("() => document.querySelector('.teacher')?.style.setProperty('display', 'none')")
    page.wait_for_timeout(500)
    page.locator("main.table").screenshot(path=OUT / f"{game}.png")
    page.close()


def take_all(address: str, games: list[str]) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for game in games or (*LESSONS, *NEW_GAMES):
            take(browser, address, game)
        browser.close()


def main() -> None:
    """With the address of a server that runs already, or with one of its own."""
    if len(sys.argv) > 1:
        return take_all(sys.argv[1], sys.argv[2:])
    folder, port = tempfile.mkdtemp(), free_port()
    command = [
        sys.executable,
        "-m",
        "snapcount",
        "serve",
        "--port",
        str(port),
        "--db",
        f"{folder}/pictures.db",
    ]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(f"http://127.0.0.1:{port}")
        take_all(f"http://127.0.0.1:{port}", [])
    finally:
        server.kill()
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
