"""The field in half blocks, from what every scoreboard says: end zones, yard lines, the ball, the line to gain."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.core.rulebook import Names
from snapcount.football.scoreboard import Scoreboard
from snapcount.tui.drawing.canvas import Canvas
from snapcount.tui.drawing.colours import (
    BALL,
    CHALK,
    FAINT,
    GRASS,
    SCRIMMAGE,
    TO_GAIN,
    Colour,
    Pair,
    ink_on,
    mixed,
)


class Field(NamedTuple):
    """Where on a canvas the field lies."""

    canvas: Canvas
    rows: range
    board: Scoreboard

    @property
    def whole(self) -> int:
        return self.board.length + 2 * self.board.end_zone

    def column(self, yards: float) -> int:
        """Yards from the home goal line."""
        at = (yards + self.board.end_zone) / self.whole * self.canvas.columns
        return min(self.canvas.columns - 1, max(0, int(at)))

    @property
    def pixels(self) -> range:
        return range(2 * self.rows.start, 2 * self.rows.stop)

    @property
    def middle(self) -> int:
        return (self.rows.start + self.rows.stop - 1) // 2


def paint_field(field: Field, names: Names, colours: Pair) -> None:
    paint_grass(field)
    paint_end_zones(field, names, colours)
    board = field.board
    if board.line is not None:
        paint_line(field, board.line, TO_GAIN)
    if board.ball is not None and board.line is not None:
        paint_line(field, board.ball, SCRIMMAGE)
    paint_numbers(field)
    if board.ball is not None:
        paint_ball(field, board.ball, board.goes)


def paint_grass(field: Field) -> None:
    canvas, board = field.canvas, field.board
    for x in range(canvas.columns):
        yards = (x + 0.5) / canvas.columns * field.whole - board.end_zone
        canvas.fill(range(x, x + 1), field.pixels, GRASS[int(yards // 10) % 2])
    for yards in range(5, board.length, 10):
        x = field.column(yards)
        for y in (
            field.pixels[0],
            field.pixels[len(field.pixels) // 3],
            field.pixels[-1 - len(field.pixels) // 3],
        ):
            canvas.dot(x, y, FAINT)
        canvas.dot(x, field.pixels[-1], FAINT)
    for yards in range(10, board.length, 10):
        for row in field.rows:
            canvas.write(row, field.column(yards), "│", CHALK)


def paint_line(field: Field, yards: float, colour: Colour, share: float = 0.9) -> None:
    x = field.column(yards)
    for row in field.rows:
        field.canvas.letters.pop((row, x), None)
    for y in field.pixels:
        field.canvas.blend(x, y, colour, share)


def paint_end_zones(field: Field, names: Names, colours: Pair) -> None:
    """In the team's colour, its name from top to bottom."""
    canvas = field.canvas
    home, away = field.column(0), field.column(field.board.length)
    zones = (range(0, home), range(away + 1, canvas.columns))
    for columns, name, colour in zip(zones, names, colours, strict=True):
        canvas.fill(columns, field.pixels, mixed(colour, (0, 0, 0), 0.2))
        letters = name.upper()[: len(field.rows)]
        top = field.rows.start + (len(field.rows) - len(letters)) // 2
        for at, letter in enumerate(letters):
            canvas.write(top + at, (columns.start + columns.stop - 1) // 2, letter, ink_on(colour), bold=True)
    for x in (home, away):
        canvas.fill(range(x, x + 1), field.pixels, CHALK)


def paint_numbers(field: Field) -> None:
    """Every ten yards, in the lowest and the highest row."""
    length = field.board.length
    rows = {field.rows.start, field.rows.stop - 1} if len(field.rows) > 5 else {field.rows.stop - 1}
    for yards in range(10, length, 10):
        text = str(min(yards, length - yards))
        for row in rows:
            field.canvas.write(row, field.column(yards) - 1, text, CHALK, bold=True)


def paint_ball(field: Field, yards: float, goes: int) -> None:
    """Brown with its laces, and which way it goes."""
    canvas, x, row = field.canvas, field.column(yards), field.middle
    canvas.write(row, x - 1, "◖", BALL, bold=True)
    canvas.write(row, x, "╪", CHALK, BALL, bold=True)
    canvas.write(row, x + 1, "◗", BALL, bold=True)
    canvas.write(row, x + 2 if goes > 0 else x - 2, "▸" if goes > 0 else "◂", CHALK, bold=True)
