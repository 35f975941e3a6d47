"""The printed field of Out of Sight Football in half blocks, and the curtain before it."""

from __future__ import annotations

from functools import lru_cache

from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.rules.field import find
from snapcount.games.out_of_sight.rules.geometry import distance
from snapcount.tui.drawing.canvas import Canvas
from snapcount.tui.drawing.colours import CHALK, DARK, FAINT, GOLD, GRASS, PALE, ROUGH, Colour

PRINTED: dict[str, Colour] = {
    "white_bar": (240, 240, 236),
    "red_bar": (214, 52, 44),
    "square": (196, 178, 128),
    "triangle": (70, 52, 36),
    "penalty": (240, 196, 40),
}
CURTAIN, FOLD = (22, 24, 34), (27, 30, 42)
ACROSS = 0.6
"""Yards to a pixel along the field; across it as many as the board is high."""
BREADTH = 2 * tables.SIDELINE


@lru_cache(maxsize=64)
def printed(field: str, west: float, columns: int, rows: int) -> tuple[tuple[Colour, ...], ...]:
    """The field as it is printed, the same in every picture of a game."""
    high = BREADTH / (2 * rows)
    pixels = [[grass_at(west + (x + 0.5) * ACROSS) for x in range(columns)] for _ in range(2 * rows)]
    for part in find(field).parts:
        shape = part.shape
        first = max(0, int((shape.x - shape.reach - west) / ACROSS) - 1)
        last = min(columns - 1, int((shape.x + shape.reach - west) / ACROSS) + 1)
        top = max(0, int((tables.SIDELINE - shape.y - shape.reach) / high) - 1)
        low = min(2 * rows - 1, int((tables.SIDELINE - shape.y + shape.reach) / high) + 1)
        for x in range(first, last + 1):
            along = west + (x + 0.5) * ACROSS
            for y in range(top, low + 1):
                across = tables.SIDELINE - (y + 0.5) * high
                if min(distance(shape, along, across + off * high) for off in (-0.3, 0.0, 0.3)) <= 0.15:
                    pixels[y][x] = PRINTED[part.what]
    return tuple(tuple(row) for row in pixels)


def grass_at(x: float) -> Colour:
    nearest = round(x / 10) * 10
    if abs(x - nearest) < ACROSS / 2 and 0 <= nearest <= 100:
        return CHALK if nearest in (0, 100) else FAINT
    return GRASS[int(x // 10) % 2] if 0 <= x <= 100 else ROUGH


def paint_curtain(canvas: Canvas) -> None:
    """Nothing of the table is to be seen (OS-2.14)."""
    for x in range(canvas.columns):
        canvas.fill(range(x, x + 1), range(2 * canvas.rows), FOLD if x // 3 % 2 else CURTAIN)
    for at, (text, colour) in enumerate((("Your eyes are hidden", GOLD), ("draw from memory", PALE))):
        canvas.write(
            canvas.rows // 2 - 1 + at, (canvas.columns - len(text)) // 2, text, colour, DARK, bold=True
        )
