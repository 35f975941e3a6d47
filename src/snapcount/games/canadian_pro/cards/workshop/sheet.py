"""A season's sheet as it stands: its rows by whom they are about, one cell changed, an empty one to fill in."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from typing import NamedTuple

from snapcount.games.canadian_pro.cards.forge.columns import CATEGORIES
from snapcount.games.canadian_pro.cards.forge.season import is_heading, is_skipped, lines_of
from snapcount.games.canadian_pro.cards.sheet.layout import UNITS
from snapcount.games.canadian_pro.cards.tables import FOLDER

KICKING, RETURNS, DEFENCE, ROSTER = UNITS
CLUB = "Club"
OWNERS = {
    "club": CLUB,
    **dict.fromkeys(("punting", "kickoffs", "place kicking"), KICKING),
    **dict.fromkeys(("kickoff returns", "punt returns"), RETURNS),
    **dict.fromkeys(("rushing allowed", "passing allowed", "opponents' fumbles"), DEFENCE),
    **dict.fromkeys(("line", "defence", "penalties"), ROSTER),
}
"""Which unit a row is about; all others are about a man."""
EXAMPLES = FOLDER / "leagues" / "lantern_1974"


class Line(NamedTuple):
    """A row of a sheet, as text."""

    number: int
    category: str
    name: str
    owner: str
    columns: list[str]
    cells: list[str]


def lines(text: str) -> Iterator[Line]:
    """The rows that say something, whatever is wrong with them."""
    header: list[str] = []
    for number, cells in enumerate(lines_of(text), 1):
        if is_skipped(cells):
            continue
        if is_heading(cells):
            header = [cell.strip().lower() for cell in cells]
            continue
        named = {column: cell.strip() for column, cell in zip(header, cells, strict=False) if column}
        named |= {column: "" for column in header if column and column not in named}
        category = named.pop("category", "").lower()
        name = named.get("name", "")
        yield Line(
            number, category, name, OWNERS.get(category, name) or CLUB, list(named), list(named.values())
        )


def changed(text: str, row: int, column: str, cell: str) -> str:
    """The sheet with another text in one cell; ValueError where it has no such cell."""
    rows = lines_of(text)
    header = next(
        (
            [name.strip().lower() for name in above]
            for above in reversed(rows[: row - 1])
            if is_heading(above)
        ),
        [],
    )
    if not 1 <= row <= len(rows) or column not in header:
        raise ValueError(f"row {row}, column {column}: there is no such cell")
    cells = rows[row - 1]
    at = header.index(column)
    cells += [""] * (at + 1 - len(cells))
    cells[at] = cell
    return _written(rows)


def _written(rows: list[list[str]]) -> str:
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue()


def template() -> str:
    """A sheet to fill in: for every kind of row what it must have and may have."""
    rows = [["# The season of one club. Below each heading write a row for every man; remarks begin with #."]]
    for name, category in CATEGORIES.items():
        count = (
            f"{category.least or 'none'} or more"
            if category.most is None
            else _span(category.least, category.most)
        )
        rows += [[], [f"# {name}: {count}. Must have: {'; '.join(category.required)}."]]
        if category.optional:
            rows.append([f"# May have: {'; '.join(category.optional)}."])
        rows.append(["category", *category.required, *category.optional])
    return _written(rows)


def _span(least: int, most: int) -> str:
    return str(most) if least == most else f"{least or 'none'} to {most}"


def examples() -> dict[str, str]:
    """The sheets in the box by name, with the club's name."""
    return {path.stem: path.stem.replace("_", " ").title() for path in sorted(EXAMPLES.glob("*.csv"))}


def example(name: str) -> str:
    return (EXAMPLES / f"{name}.csv").read_text(encoding="utf-8")
