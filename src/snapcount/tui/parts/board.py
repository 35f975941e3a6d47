"""The board, always in sight. It says what mouse and keys came to; what that means the screen knows."""

from __future__ import annotations

from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.strip import Strip
from textual.timer import Timer
from textual.widget import Widget

from snapcount.tui.boards.desk import Desk, Given, Shown

FRAMES, FRAME = 10, 0.04
"""Pictures of a ball that moves, and seconds to each."""


class Board(Widget):
    class Touched(Message):
        def __init__(self, given: Given) -> None:
            super().__init__()
            self.given = given

    def __init__(self, desk: Desk, id: str) -> None:
        super().__init__(id=id)
        self.desk = desk
        self.frames: list[float] = []
        self.timer: Timer | None = None

    def on_mount(self) -> None:
        self.timer = self.set_interval(FRAME, self.next_frame, pause=True)
        self.redraw()

    def look(self, shown: Shown) -> None:
        """Another moment; a ball that lies elsewhere now goes there."""
        before = self.desk.shown.scoreboard.ball if self.desk.shown is not None else None
        self.desk.look(shown)
        after = shown.scoreboard.ball
        self.frames, self.desk.ball = [], None
        if (
            self.app.animation_level == "full"
            and before is not None
            and after is not None
            and before != after
        ):
            self.frames = [before + (after - before) * at / FRAMES for at in range(1, FRAMES + 1)]
            self.desk.ball = before
            if self.timer is not None:
                self.timer.resume()
        self.redraw()

    def next_frame(self) -> None:
        self.desk.ball = self.frames.pop(0) if self.frames else None
        if self.desk.ball is None and self.timer is not None:
            self.timer.pause()
        self.redraw()

    def on_resize(self) -> None:
        self.redraw()

    def redraw(self) -> None:
        wide, high = self.size
        self.drawn = self.desk.canvas(max(1, wide), max(1, high))
        self.refresh()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return container.height

    def render_line(self, y: int) -> Strip:
        return self.drawn.strip(y)

    # Mouse

    def touched(self, given: Given) -> None:
        self.redraw()
        self.post_message(self.Touched(given))

    def on_mouse_down(self, event: events.MouseDown) -> None:
        self.capture_mouse()
        self.touched(self.desk.press(event.x, event.y))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        if event.button:
            self.desk.drag(event.x, event.y)

    def on_mouse_up(self, event: events.MouseUp) -> None:
        self.release_mouse()
        self.touched(self.desk.release(event.x, event.y))
