"""Where one is in a game: scores as marks, branches as diamonds, a click goes there."""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widgets import Static

from snapcount.tui.drawing.colours import GOLD, PALE, Colour, hexed


class Scrubber(Static):
    class Moved(Message):
        def __init__(self, at: int) -> None:
            super().__init__()
            self.at = at

    def show(self, at: int, last: int, scores: dict[int, Colour], branches: set[int]) -> None:
        self.at, self.last, self.scores, self.branches = at, max(1, last), scores, branches
        self.update(self.line())

    def line(self) -> Text:
        wide = max(10, self.size.width)
        marks: dict[int, tuple[str, str]] = {}
        for at, colour in self.scores.items():
            marks[self.column(at)] = ("▲", f"bold {hexed(colour)}")
        for at in self.branches:
            marks[self.column(at)] = ("◆", f"bold {hexed(GOLD)}")
        here = self.column(self.at)
        text = Text()
        for column in range(wide):
            char, style = marks.get(column, ("━" if column < here else "─", hexed(PALE)))
            text.append("●" if column == here else char, f"bold {hexed(GOLD)}" if column == here else style)
        return text

    def column(self, at: int) -> int:
        return round(at / self.last * (max(10, self.size.width) - 1))

    def on_resize(self) -> None:
        if hasattr(self, "at"):
            self.update(self.line())

    def on_click(self, event: events.Click) -> None:
        self.post_message(self.Moved(round(event.x / max(1, self.size.width - 1) * self.last)))
