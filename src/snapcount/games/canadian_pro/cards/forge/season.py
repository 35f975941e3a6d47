"""Reading a season: one CSV, one row per man and category, as statistics are published."""

from __future__ import annotations

import csv
import difflib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TypeVar

from snapcount.core.data.letters import cell_of, read_until
from snapcount.games.canadian_pro.cards.forge.columns import CATEGORIES, COLUMNS, READERS

T = TypeVar("T")
MAX_PROBLEMS = 40


@dataclass(frozen=True)
class Row:
    """One row of the sheet, its cells read."""

    number: int
    category: str
    cells: dict[str, Any]

    def __getitem__(self, column: str) -> Any:
        return self.cells[column]

    def get(self, column: str, default: T) -> T:
        value: T = self.cells.get(column, default)
        return value

    @property
    def name(self) -> str:
        return str(self.cells.get("name", ""))


class SeasonProblems(ValueError):
    """Everything that is wrong with a season, each with its row and column."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


def at(row: Row, column: str, sentence: str) -> str:
    who = f" ({row.category}, {row.name})" if row.name else f" ({row.category})"
    return f"row {row.number}{who}, column {column}: {sentence}"


class Season:
    """The rows of a season by category."""

    def __init__(self, rows: list[Row]) -> None:
        self.rows = rows

    def all(self, category: str) -> list[Row]:
        return [row for row in self.rows if row.category == category]

    def one(self, category: str) -> Row:
        return self.all(category)[0]

    def find(self, category: str, name: str) -> Row | None:
        return next((row for row in self.all(category) if row.name == name), None)


def read(text: str) -> Season:
    """A season from the text of its CSV; SeasonProblems names what can't be read.

    A row with a cell `category` names the columns of the rows below it, up to the next such row.
    """
    header: list[str] = []
    rows: list[Row] = []
    problems: list[str] = []
    for number, cells in enumerate(lines_of(text), 1):
        if is_skipped(cells):
            continue
        if is_heading(cells):
            header = [cell.strip().lower() for cell in cells]
            problems += _header_problems(header, number)
        elif not header:
            raise SeasonProblems(
                [f"row {number}: no column is called category; the first row must name the columns"]
            )
        else:
            row, found = _row(number, header, cells)
            problems += found
            rows += [row] if row else []
    if not header:
        raise SeasonProblems(["row 1: the file is empty; the first row must name the columns"])
    problems += _count_problems(rows)
    if problems:
        raise SeasonProblems(problems[:MAX_PROBLEMS])
    return Season(rows)


def lines_of(text: str) -> list[list[str]]:
    """The cells of every row, as they stand there."""
    try:
        return list(csv.reader(text.lstrip("\ufeff").splitlines()))
    except csv.Error as wrong:
        raise SeasonProblems([f"row 1: the file is not CSV ({wrong})"]) from None


def unreadable_cell(problem: UnicodeDecodeError) -> str:
    """Row and column of the first letter that is not of UTF-8."""
    rows = lines_of(read_until(problem))
    heads = next((cells for cells in reversed(rows[:-1]) if is_heading(cells)), [])
    return cell_of(rows, heads)


def is_heading(cells: list[str]) -> bool:
    """The row that names the columns of those below it."""
    return "category" in [cell.strip().lower() for cell in cells]


def is_skipped(cells: list[str]) -> bool:
    """An empty row, or a remark."""
    return not any(cell.strip() for cell in cells) or cells[0].lstrip().startswith("#")


def _header_problems(header: list[str], number: int) -> list[str]:
    problems: list[str] = []
    for column in header:
        if column and column not in COLUMNS:
            problems.append(f"row {number}, column {column}: no such column{_meant(column, COLUMNS)}")
        if column and header.count(column) > 1:
            problems.append(f"row {number}, column {column}: named twice")
    return list(dict.fromkeys(problems))


def _meant(word: str, known: Iterable[str]) -> str:
    close = difflib.get_close_matches(word, list(known), 1)
    return f" (did you mean {close[0]}?)" if close else ""


def _row(number: int, header: list[str], cells: list[str]) -> tuple[Row | None, list[str]]:
    if len(cells) > len(header) and any(cell.strip() for cell in cells[len(header) :]):
        return None, [f"row {number}: has more cells than there are columns"]
    filled = {
        column: cell.strip() for column, cell in zip(header, cells, strict=False) if column and cell.strip()
    }
    category = filled.pop("category", "").lower()
    if category not in CATEGORIES:
        expected = f"must be one of {', '.join(CATEGORIES)}"
        return None, [
            f"row {number}, column category: {category or 'empty'!r} {expected}{_meant(category, CATEGORIES)}"
        ]
    values: dict[str, Any] = {}
    row = Row(number, category, values)
    values["name"] = filled.get("name", "")
    wanted = CATEGORIES[category]
    problems: list[str] = []
    for column, text in filled.items():
        if column not in READERS:
            continue
        if column not in wanted.required and column not in wanted.optional:
            problems.append(at(row, column, f"{text!r} has no meaning on a row of category {category}"))
            continue
        try:
            values[column] = READERS[column](text)
        except ValueError as wrong:
            problems.append(at(row, column, f"{text!r} {wrong}"))
    problems += [at(row, c, "is missing") for c in wanted.required if c not in filled]
    return row, problems


def _count_problems(rows: list[Row]) -> list[str]:
    problems: list[str] = []
    for name, category in CATEGORIES.items():
        count = sum(row.category == name for row in rows)
        if count < category.least:
            least = "a row" if category.least == 1 else f"at least {category.least} rows"
            problems.append(
                f"column category: {least} of category {name} must be there, found {count or 'none'}"
            )
        if category.most is not None and count > category.most:
            extra = [row for row in rows if row.category == name][category.most]
            problems.append(
                f"row {extra.number}, column category: only {category.most} of category {name} may be there"
            )
    return problems
