"""The log: what happened, newest last; a line opens its rule."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from snapcount.tui.drawing.colours import GOLD, PALE, hexed


class Line(NamedTuple):
    text: str
    rule: str
    great: bool = False


class Log(OptionList, can_focus=True):
    def show(self, lines: list[Line]) -> None:
        """All of them; where they only went on, what is new."""
        told: list[Line] = getattr(self, "told", [])
        if lines[: len(told)] != told:
            self.clear_options()
            told = []
        self.add_options([Option(written(line)) for line in lines[len(told) :]])
        self.told = list(lines)
        self.call_after_refresh(self.scroll_end, animate=False)

    def rule_of(self, at: int) -> str:
        return self.told[at].rule


def written(line: Line) -> Text:
    return Text.assemble(
        (line.text, f"bold {hexed(GOLD)}" if line.great else ""), (f"  {line.rule}", hexed(PALE))
    )
