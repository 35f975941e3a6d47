"""The notation of cards and charts (CP-1.9): a number, letters, or a word."""

from __future__ import annotations

import re
from typing import NamedTuple

TOTALS = range(2, 13)
SHAPE = re.compile(r"([+-]?\d+|NC|TD|GD|SG|WD|RUN|LG|BLK|K|C)?([ABPNFXR*]*)")


class Cell(NamedTuple):
    """One cell as printed and as read. `word` is TD, GD, SG, WD, RUN, LG, BLK, K or C where it is no number."""

    text: str
    yards: int
    letters: str
    word: str


Cells = tuple[Cell, ...]
"""One column of a card: the cells of totals 2 to 12."""


def read_cell(text: str) -> Cell:
    """The cell that stands for `text`, or ValueError."""
    shape = SHAPE.fullmatch(text)
    if shape is None:
        raise ValueError(
            f"{text!r} isn't a cell: expected a number with letters, a word such as TD, or nothing"
        )
    head, letters = shape[1] or "", shape[2]
    if head in ("", "NC"):
        return Cell(text, 0, letters, "")
    if head.lstrip("+-").isdigit():
        return Cell(text, int(head), letters, "")
    return Cell(text, 0, letters, head)


def read_column(rows: dict[str, str]) -> Cells:
    """A column printed as total and cell."""
    return tuple(read_cell(rows[str(total)]) for total in TOTALS)


def read_columns(rows: dict[str, list[str]]) -> tuple[Cells, ...]:
    """A card printed row by row, turned into its columns."""
    width = len(rows["2"])
    return tuple(tuple(read_cell(rows[str(total)][at]) for total in TOTALS) for at in range(width))
