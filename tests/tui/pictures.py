"""The pictures of docs/guide/terminal.md, made by the program: python -m tests.tui.pictures"""

from __future__ import annotations

import os
import re
import tempfile
from pathlib import Path

os.environ["TEXTUAL_ANIMATIONS"] = "none"

from snapcount.tui.screens.replay import Replay
from snapcount.tui.screens.table import Table
from tests.tui.seated import fresh, press, run, said, seen, sitting, until

FOLDER = Path(__file__).parents[2] / "docs" / "pictures" / "terminal"
FONTS = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
"""Fetched from elsewhere by whoever looks: any font of equal width will do."""


def keep(name: str, svg: str) -> None:
    """Small: without foreign fonts, and numbers of one decimal."""
    text = re.sub(r"(\d+\.\d)\d+", r"\1", FONTS.sub("", svg)).replace("Fira Code", "DejaVu Sans Mono")
    text = re.sub(r"terminal-\d+", "t", text)
    (FOLDER / f"{name}.svg").write_text("\n".join(line.strip() for line in text.splitlines() if line.strip()))


async def touchdown(folder: Path) -> None:
    table = Table(sitting(fresh("dice_football"), folder / "game.snap"))
    async with seen(table) as pilot:
        for _ in range(80):
            if "T O U C H" in said(table, "line"):
                break
            await press(pilot, "3" if len(table.desk.cards()) > 2 else "1")
        keep("touchdown", pilot.app.export_screenshot(title="snapcount play dice_football --full"))


async def hexes(folder: Path) -> None:
    table = Table(sitting(fresh("scrimmage", quick_setup=True), folder / "game.snap"))
    async with seen(table) as pilot:
        await until(pilot, table, "Move")
        await until(pilot, table, "CommitPass")
        await until(pilot, table, "Move")
        await press(pilot, "n", "n")
        keep("hexes", pilot.app.export_screenshot(title="snapcount play scrimmage --full"))


async def cards(folder: Path) -> None:
    table = Table(sitting(fresh("card_bowl"), folder / "game.snap"))
    async with seen(table) as pilot:
        await until(pilot, table, "DefenceTurn")
        keep("cards", pilot.app.export_screenshot(title="snapcount play card_bowl --full"))


async def replay(folder: Path) -> None:
    game = fresh("dice_football")
    while not game.is_over:
        game.answer(game.options[0])
    screen = Replay(game, folder / "game.snap")
    async with seen(screen) as pilot:
        screen.to(24)
        await pilot.pause()
        keep("replay", pilot.app.export_screenshot(title="snapcount replay game.snap --full"))


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["SNAPCOUNT_HOME"] = folder
        for made in (touchdown, hexes, cards, replay):
            run(lambda made=made: made(Path(folder)))  # type: ignore[misc]


if __name__ == "__main__":
    main()
