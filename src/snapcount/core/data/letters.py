"""Text files from outside: UTF-8, or a sentence about the place where they stop being it."""

from __future__ import annotations

import re
from collections.abc import Sequence

NOT_TEXT = "this is not text in UTF-8"
PLACEHOLDER = "?"


def read_until(problem: UnicodeDecodeError) -> str:
    """What could be read, and a mark in place of the letter that could not."""
    raw = bytes(problem.object[: problem.start])
    return raw.decode("utf-8") + PLACEHOLDER


def line_of(problem: UnicodeDecodeError) -> str:
    lines = re.split(r"\r\n?|\n", read_until(problem))
    return f"line {len(lines)}, column {len(lines[-1])}"


def cell_of(rows: Sequence[Sequence[str]], heads: Sequence[str]) -> str:
    """The last cell of a sheet that could be read so far, by its row and the name of its column."""
    if not rows:
        return "row 1"
    at = len(rows[-1])
    name = heads[at - 1].strip() if at <= len(heads) and len(rows) > 1 else ""
    return f"row {len(rows)}, column {name or at}"
