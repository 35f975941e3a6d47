"""The field as text, from the scoreboard: the same for whoever looks."""

from __future__ import annotations

from functools import lru_cache

from snapcount.football.scoreboard import Scoreboard
from snapcount.football.words import Names

YARDS = 2
"""Yards to a character."""
WIDEST = 78
"""Characters between the borders, so that a line has at most 80."""
ROWS = 5


def text_field(board: Scoreboard, names: Names) -> tuple[str, ...]:
    """End zones with their teams, a line every ten yards, the ball and the line to gain."""
    return drawn(board.ball, board.line, board.goes, board.length, board.end_zone, names)


@lru_cache(1024)
def drawn(
    ball: float | None, line: float | None, goes: int, length: int, end_zone: int, names: Names
) -> tuple[str, ...]:
    grass = length // YARDS
    zone = min(end_zone // YARDS, (WIDEST - grass) // 2)
    """A deep end zone is cut short rather than the field."""
    width = grass + 2 * zone

    def column(yards: float) -> int:
        return min(width - 1, max(0, zone + int(yards // YARDS)))

    def mark(yards: float | None, sign: str, on: list[list[str]]) -> None:
        for row in on if yards is not None else ():
            row[column(yards or 0)] = sign

    rows = [[" "] * width for _ in range(ROWS)]
    numbers = [" "] * width
    for yards in range(10, length, 10):
        mark(yards, ":", rows)
        at = column(yards) - 1
        numbers[at : at + 2] = f"{min(yards, length - yards):>2}"
    for row, home, away in zip(rows, letters(names[0]), letters(names[1]), strict=True):
        row[1], row[-2], row[zone - 1], row[-zone] = home, away, "|", "|"
    mark(line, "!", rows)
    mark(ball, ">" if goes > 0 else "<", [rows[ROWS // 2]])
    margin = " " * ((WIDEST - width) // 2)
    border = f"{margin}+{'-' * width}+"
    grass_lines = [f"{margin}|{''.join(row)}|" for row in rows]
    return (border, *grass_lines, border, f"{margin} {''.join(numbers)}")


def letters(name: str) -> str:
    """As many letters of a name as stand in an end zone."""
    return name.upper()[:ROWS].ljust(ROWS)
