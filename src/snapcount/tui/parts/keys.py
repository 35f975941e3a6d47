"""What keys do, in a line at the foot; each can be clicked."""

from __future__ import annotations

from collections.abc import Iterable

from textual.widgets import Static

from snapcount.tui.drawing.colours import GOLD, hexed

SIGNS = {
    "question_mark": "?",
    "slash": "/",
    "plus": "+",
    "minus": "-",
    "right": "← →",
    "space": "Space",
}


class Keys(Static):
    def __init__(self, bound: Iterable[tuple[str, str, str]], id: str) -> None:
        said = (
            f"[@click=screen.{action}][bold {hexed(GOLD)}]{sign(key)}[/] {word}[/]"
            for key, action, word in bound
            if word
        )
        super().__init__("  ".join(said), id=id)


def sign(key: str) -> str:
    first = key.split(",")[0]
    return SIGNS.get(first, first)
