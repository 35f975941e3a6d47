"""A place in a team file, and what can be wrong there."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from snapcount.games.canadian_pro.cards.tables import TOTALS

PROVENANCE = ("printed", "reconstructed")
LONGEST_TEXT = 80
ROWS = tuple(str(total) for total in TOTALS)


class Cell(NamedTuple):
    """What may stand in a cell: a pattern, and in words."""

    pattern: str
    words: str

    def fits(self, value: object) -> bool:
        return isinstance(value, str) and re.fullmatch(self.pattern, value) is not None


class Place:
    """Where we are, `cards.backs[0].run`, and the list that problems go to."""

    def __init__(self, problems: list[str], path: str = "", who: str = "") -> None:
        self.problems = problems
        self.path = path
        self.who = who

    def at(self, key: str) -> Place:
        return Place(self.problems, f"{self.path}.{key}" if self.path else key, self.who)

    def item(self, index: int, man: object = None) -> Place:
        name = man.get("player") if isinstance(man, dict) else None
        return Place(self.problems, f"{self.path}[{index}]", name if isinstance(name, str) else self.who)

    def row(self, total: str) -> Place:
        return self.at(f"row {total}")

    def wrong(self, sentence: str) -> None:
        who = f" ({self.who})" if self.who else ""
        self.problems.append(f"{self.path or 'the file'}{who}: {sentence}")

    def section(self, value: Any, required: Iterable[str], optional: Iterable[str] = ()) -> bool:
        """An object with these keys and no others. Says so and goes on where it can."""
        if not isinstance(value, dict):
            self.wrong("is missing" if value is None else f"must be an object, found {shown(value)}")
            return False
        required, optional = tuple(required), tuple(optional)
        for key in required:
            if key not in value:
                self.at(key).wrong("is missing")
        for key in value:
            if key not in required and key not in optional:
                close = difflib.get_close_matches(key, [*required, *optional], 1)
                hint = f"; did you mean {close[0]}?" if close else ""
                self.at(key).wrong(f"is not known here{hint}")
        return True

    def filled_list(self, value: Any) -> bool:
        if not isinstance(value, list) or not value:
            self.wrong("is missing" if value is None else "must be a list with at least one entry")
            return False
        return True

    def text(self, value: Any) -> bool:
        if not isinstance(value, str) or not value.strip():
            self.wrong("is missing" if value is None else f"must be a text, found {shown(value)}")
            return False
        if len(value) > LONGEST_TEXT or not value.isprintable():
            self.wrong(
                f"must be one line of at most {LONGEST_TEXT} printable characters, found {shown(value)}"
            )
            return False
        return True

    def pattern(self, value: Any, pattern: str, words: str) -> None:
        if not Cell(pattern, words).fits(value):
            self.wrong(f"must be {words}, found {shown(value)}")

    def whole(self, value: Any, low: int, high: int, empty: bool = False) -> bool:
        if empty and value is None:
            return True
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            also = " or null" if empty else ""
            self.wrong(f"must be a whole number from {low} to {high}{also}, found {shown(value)}")
            return False
        return True

    def number(self, value: Any, low: float, high: float) -> bool:
        if not isinstance(value, int | float) or isinstance(value, bool) or not low <= value <= high:
            self.wrong(f"must be a number from {low:g} to {high:g}, found {shown(value)}")
            return False
        return True

    def wholes(self, record: dict[str, Any], keys: Iterable[str], low: int, high: int) -> bool:
        """Are all these there, and whole numbers?"""
        wrong = [key for key in keys if key not in record or not self.at(key).whole(record[key], low, high)]
        return not wrong

    def numbers(self, record: dict[str, Any], keys: Iterable[str], low: float, high: float) -> bool:
        wrong = [key for key in keys if key not in record or not self.at(key).number(record[key], low, high)]
        return not wrong

    def one_of(self, value: Any, choices: Sequence[str]) -> bool:
        if value not in choices:
            self.wrong(f"must be one of {', '.join(choices)}, found {shown(value)}")
            return False
        return True

    def provenance(self, value: dict[str, Any]) -> None:
        if "provenance" in value:
            self.at("provenance").one_of(value["provenance"], PROVENANCE)
        if not isinstance(value.get("invented", False), bool):
            self.at("invented").wrong(f"must be true or false, found {shown(value['invented'])}")

    def totals(self, value: Any) -> Iterator[tuple[str, Any]]:
        """The rows 2 to 12 of a table, telling which are missing or too many."""
        if not isinstance(value, dict):
            self.wrong("is missing" if value is None else f"must have the rows 2 to 12, found {shown(value)}")
            return
        missing = [total for total in ROWS if total not in value]
        if len(missing) == 1:
            self.row(missing[0]).wrong("is missing")
        elif missing:
            self.wrong(f"the rows {', '.join(missing)} are missing")
        for total, row in value.items():
            if total not in ROWS:
                self.row(str(total)).wrong("isn't a total of two dice; rows are 2 to 12")
            else:
                yield total, row

    def column(self, value: Any, cell: Cell) -> None:
        """A table of one cell a row."""
        for total, found in self.totals(value):
            if not cell.fits(found):
                self.row(total).wrong(f"{shown(found)} is not {cell.words}")

    def table(
        self, value: Any, names: Sequence[str], cell: Callable[[str], Cell]
    ) -> dict[str, list[str]] | None:
        """A table of several cells a row: its columns by name, or None if it is not whole."""
        columns: dict[str, list[str]] = {name: [] for name in names}
        for total, row in self.totals(value):
            if not isinstance(row, list) or len(row) != len(names):
                self.row(total).wrong(
                    f"must have {len(names)} cells ({', '.join(names)}), found {shown(row)}"
                )
                continue
            for name, found in zip(names, row, strict=True):
                if cell(name).fits(found):
                    columns[name].append(found)
                else:
                    self.row(total).at(f"column {name}").wrong(f"{shown(found)} is not {cell(name).words}")
        return columns if all(len(column) == len(ROWS) for column in columns.values()) else None

    def columns_named(self, value: dict[str, Any], names: Sequence[str]) -> None:
        if "columns" in value and value["columns"] != list(names):
            self.at("columns").wrong(f"must be {json.dumps(list(names))}, found {shown(value['columns'])}")


def shown(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 40 else text[:37] + "..."


def number_of(cell: str) -> int | None:
    found = re.match(r"[+-]?\d+", cell)
    return int(found[0]) if found else None
