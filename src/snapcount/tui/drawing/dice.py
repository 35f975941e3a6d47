"""Faces of dice."""

from __future__ import annotations

from rich.text import Text

from snapcount.tui.drawing.colours import DARK, PAPER, hexed

FACES = {
    1: ("     ", "  ●  ", "     "),
    2: ("●    ", "     ", "    ●"),
    3: ("●    ", "  ●  ", "    ●"),
    4: ("●   ●", "     ", "●   ●"),
    5: ("●   ●", "  ●  ", "●   ●"),
    6: ("●   ●", "●   ●", "●   ●"),
}
MOST = 4


def faces(thrown: tuple[int, ...]) -> Text:
    """Side by side, three lines high; a die of more sides shows its number."""
    style = f"bold {hexed(DARK)} on {hexed(PAPER)}"
    text = Text()
    for line in range(3):
        for at, pips in enumerate(thrown[:MOST]):
            face = FACES.get(pips) or ("     ", f"{pips:^5}", "     ")
            text.append(" " if at else "")
            text.append(f" {face[line]} ", style)
        text.append("\n" if line < 2 else "")
    return text
