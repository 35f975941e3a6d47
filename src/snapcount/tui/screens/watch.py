"""Two coaches play, live: faster, slower, paused."""

from __future__ import annotations

import asyncio

from textual import work
from textual.app import ComposeResult
from textual.widgets import Static

from snapcount.cli.sitting import Sitting
from snapcount.tui.screens.frame import Frame

PACES = (4.0, 2.0, 1.0, 0.5, 0.2, 0.0)
"""Seconds between plays."""


class Watch(Frame):
    BINDINGS = [
        ("space", "pause", "Pause"),
        ("plus,equals_sign", "faster", "Faster"),
        ("minus", "slower", "Slower"),
    ]

    def __init__(self, sitting: Sitting, delay: float) -> None:
        super().__init__(sitting.game)
        self.sitting = sitting
        self.pace = min(range(len(PACES)), key=lambda at: abs(PACES[at] - delay))
        self.running = asyncio.Event()
        self.running.set()

    def compose_below(self) -> ComposeResult:
        yield Static(id="prompt", markup=False)

    def on_mount(self) -> None:
        self.play()

    @work(exclusive=True, group="game")
    async def play(self) -> None:
        game = self.game
        while not game.is_over:
            self.draw()
            await self.running.wait()
            moments = len(game.moments)
            while not game.is_over and len(game.moments) == moments:
                seat = min(game.waiting)
                self.sitting.accept(await asyncio.to_thread(self.sitting.thought, seat), seat)
            if PACES[self.pace]:
                self.draw()
                await asyncio.sleep(PACES[self.pace])
        self.draw()

    def draw(self) -> None:
        game = self.game
        view = game.view(None)
        self.show_table(view, game.seen(None), None, None)
        self.query_one("#prompt", Static).update(game.rulebook.face.words.situation(view, game.names))

    def action_pause(self) -> None:
        if self.running.is_set():
            self.running.clear()
            self.notify("Paused.")
        else:
            self.running.set()

    def action_faster(self) -> None:
        self.set_pace(self.pace + 1)

    def action_slower(self) -> None:
        self.set_pace(self.pace - 1)

    def set_pace(self, pace: int) -> None:
        self.pace = min(len(PACES) - 1, max(0, pace))
        self.notify(f"{PACES[self.pace]:g} seconds between plays.")
