"""Half blocks: two pixels to a cell, letters over them."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from snapcount.tui.drawing.colours import Colour, ink_on, mixed

UPPER = "▀"


class Letter(NamedTuple):
    char: str
    colour: Colour
    ground: Colour | None
    bold: bool


@lru_cache(maxsize=4096)
def style(colour: Colour, ground: Colour, bold: bool = False) -> Style:
    return Style(color=Color.from_rgb(*colour), bgcolor=Color.from_rgb(*ground), bold=bold)


class Canvas:
    """Columns and rows of cells; a pixel is a cell wide and half a cell high."""

    def __init__(self, columns: int, rows: int, ground: Colour) -> None:
        self.columns, self.rows = columns, rows
        self.pixels = [[ground] * columns for _ in range(rows * 2)]
        self.letters: dict[tuple[int, int], Letter] = {}

    def dot(self, x: int, y: int, colour: Colour) -> None:
        if 0 <= x < self.columns and 0 <= y < self.rows * 2:
            self.pixels[y][x] = colour

    def blend(self, x: int, y: int, colour: Colour, share: float) -> None:
        """So much of the colour over what is painted there."""
        if 0 <= x < self.columns and 0 <= y < self.rows * 2:
            self.pixels[y][x] = mixed(self.pixels[y][x], colour, share)

    def fill(self, columns: range, pixels: range, colour: Colour) -> None:
        for y in pixels:
            for x in columns:
                self.dot(x, y, colour)

    def write(
        self,
        row: int,
        column: int,
        text: str,
        colour: Colour,
        ground: Colour | None = None,
        bold: bool = False,
    ) -> None:
        """Letters in a row; without a ground they stand on what is painted there."""
        for at, char in enumerate(text):
            if 0 <= column + at < self.columns and 0 <= row < self.rows:
                self.letters[row, column + at] = Letter(char, colour, ground, bold)

    def tile(self, row: int, column: int, text: str, ground: Colour, bold: bool = True) -> None:
        self.write(row, column, text, ink_on(ground), ground, bold)

    def strip(self, row: int) -> Strip:
        if not 0 <= row < self.rows:
            return Strip.blank(self.columns)
        upper, lower = self.pixels[2 * row], self.pixels[2 * row + 1]
        return Strip(runs([self.cell(row, x, upper[x], lower[x]) for x in range(self.columns)]), self.columns)

    def cell(self, row: int, column: int, upper: Colour, lower: Colour) -> tuple[str, Style]:
        letter = self.letters.get((row, column))
        if letter is not None:
            return letter.char, style(letter.colour, letter.ground or upper, letter.bold)
        return (" ", style(upper, upper)) if upper == lower else (UPPER, style(upper, lower))

    def text(self) -> str:
        """The letters alone, for those who look for words."""
        return "\n".join(
            "".join(
                self.letters[row, x].char if (row, x) in self.letters else " " for x in range(self.columns)
            )
            for row in range(self.rows)
        )


def runs(cells: list[tuple[str, Style]]) -> list[Segment]:
    """Neighbours of one style together."""
    found: list[Segment] = []
    text, last = "", None
    for char, look in cells:
        if look is not last and text:
            found.append(Segment(text, last))
            text = ""
        text, last = text + char, look
    return [*found, Segment(text, last)] if text else found
