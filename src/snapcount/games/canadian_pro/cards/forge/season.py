"""Reading a season: one CSV, one row per man and category, as statistics are published."""

from __future__ import annotations

import csv
import difflib
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from snapcount.games.canadian_pro.cards.forge import receiving, returns, running

T = TypeVar("T")
MAX_PROBLEMS = 40


class Category(NamedTuple):
    """A kind of row: the columns it must have and those it may have."""

    required: tuple[str, ...]
    optional: tuple[str, ...] = ()
    least: int = 0
    most: int | None = None


CATEGORIES = {
    "club": Category(
        ("name", "code", "season"),
        ("league", "w", "l", "t", "for", "against", "finished", "invented", "note"),
        least=1,
        most=1,
    ),
    "player": Category(
        ("name", "position"),
        ("may_play", "games", "missed", "height", "weight", "age", "in", "out", "b"),
        least=1,
    ),
    "passing": Category(
        ("name", "attempted", "completed", "yds", "x", "td"), ("rushed", "feet", "pattern"), least=1
    ),
    "rushing": Category(("name", "tc", "net", "lg"), ("td", "fumbles", "shape", "without_longest"), least=1),
    "receiving": Category(
        ("name", "no", "yds", "lg"), ("td", "used", "pattern", "lg_td", "screens"), least=1
    ),
    "punting": Category(("name", "no", "avg"), ("blocked", "singles"), least=1, most=1),
    "kickoffs": Category(("name", "no", "avg"), ("singles",), least=1, most=1),
    "place kicking": Category(
        ("name", "fg_made", "fg_tried", "lg", "converts", "convert_tries"), ("singles",), least=1, most=1
    ),
    "kickoff returns": Category(
        ("name", "no", "avg"), ("td", "fumbles", "penalised", "shape"), least=1, most=4
    ),
    "punt returns": Category(("name", "no", "avg"), ("td", "fumbles", "penalised", "shape"), least=1, most=4),
    "rushing allowed": Category(("tc", "net"), least=1, most=1),
    "passing allowed": Category(
        ("attempted", "completed", "x"), ("sacks", "league_sacks", "s_pct", "m_pct", "l_pct"), least=1, most=1
    ),
    "opponents' fumbles": Category(("no", "recovered"), most=1),
    "penalties": Category(("against_run", "against_pass"), most=1),
    "line": Category(("name", "position"), ("alt", "games", "missed", "run_rep", "pass_rep"), least=5),
    "defence": Category(
        ("name", "position"), ("alt", "games", "missed", "run_rep", "pass_rep", "x", "sacks"), least=12
    ),
}


def _whole(text: str) -> int:
    if not re.fullmatch(r"\d+", text):
        raise ValueError("is not a whole number")
    return int(text)


def _signed(text: str) -> int:
    if not re.fullmatch(r"[+\-−]?\d+", text):
        raise ValueError("is not a whole number")
    return int(text.replace("−", "-"))


def _decimal(text: str) -> float:
    if not re.fullmatch(r"-?\d+(\.\d+)?", text):
        raise ValueError("is not a number such as 41.2")
    return float(text)


def _flag(text: str) -> bool:
    answers = {"yes": True, "no": False}
    if text.lower() not in answers:
        raise ValueError("must be yes or no")
    return answers[text.lower()]


def _rating(text: str) -> int:
    rating = 0 if text.upper() == "NC" else _signed(text)
    if not -2 <= rating <= 2:
        raise ValueError("must be NC or a number from -2 to +2")
    return rating


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.upper().split())


def _totals(text: str) -> list[int]:
    found = re.fullmatch(r"(\d+)[-–](\d+)", text)
    if not found or not 2 <= int(found[1]) <= int(found[2]) <= 12:
        raise ValueError("must be a range of dice totals such as 9-11")
    return [int(found[1]), int(found[2])]


def _one_of(*choices: str) -> Callable[[str], str]:
    def choose(text: str) -> str:
        if text.lower() not in choices:
            raise ValueError(f"must be one of {', '.join(choices)}")
        return text.lower()

    return choose


def _text(text: str) -> str:
    return text


def _code(text: str) -> str:
    if not re.fullmatch(r"[A-Z]{2,4}", text):
        raise ValueError("must be two to four capital letters")
    return text


READERS: dict[str, Callable[[str], Any]] = {
    **dict.fromkeys(
        (
            *("season", "w", "l", "t", "for", "against", "finished", "games", "missed", "weight", "age"),
            *("attempted", "completed", "x", "td", "rushed", "tc", "fumbles", "no", "recovered", "blocked"),
            *("singles", "fg_made", "fg_tried", "converts", "convert_tries"),
        ),
        _whole,
    ),
    **dict.fromkeys(("net", "yds", "lg"), _signed),
    **dict.fromkeys(("avg", "sacks", "league_sacks", "s_pct", "m_pct", "l_pct"), _decimal),
    **dict.fromkeys(("in", "out", "b", "run_rep", "pass_rep"), _rating),
    **dict.fromkeys(("invented", "without_longest", "lg_td", "screens", "penalised"), _flag),
    **dict.fromkeys(("may_play", "alt"), _words),
    **dict.fromkeys(("against_run", "against_pass"), _totals),
    **dict.fromkeys(("name", "league", "note", "height"), _text),
    "code": _code,
    "position": str.strip,
    "pattern": lambda text: int(_one_of("1", "2")(text)),
    "feet": _one_of("runner", "statue"),
    "used": _one_of(*(group for group in receiving.RECEIVING["groups"] if group != "short")),
    "shape": _one_of(
        *running.TEMPLATES, *(shape for shape in returns.SHAPES if shape not in running.TEMPLATES)
    ),
}
COLUMNS = ("category", *READERS)


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
    for number, cells in enumerate(_lines(text), 1):
        if _skipped(cells):
            continue
        if "category" in [cell.strip().lower() for cell in cells]:
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


def _lines(text: str) -> list[list[str]]:
    try:
        return list(csv.reader(text.lstrip("\ufeff").splitlines()))
    except csv.Error as wrong:
        raise SeasonProblems([f"row 1: the file is not CSV ({wrong})"]) from None


def _skipped(cells: list[str]) -> bool:
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
