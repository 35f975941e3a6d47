"""Charts and cards of the ledgers: read from JSON once, and checked when a game is loaded."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from snapcount.core.data.reading import read_json


class BadTable(ValueError):
    """A table that was damaged: names it and says what is wrong."""


@cache
def load(game: str, name: str) -> Any:
    """A table of a game by its file name: `load("card_bowl", "clock")`. Nobody changes what it gives."""
    path = files("snapcount.games") / game / "tables" / f"{name}.json"
    try:
        table = read_json(path.read_text(encoding="utf-8"))
    except ValueError as problem:
        raise BadTable(f"The table {name}.json is damaged: {problem}.") from None
    number = table.get("id") if isinstance(table, dict) else None
    check(isinstance(number, str), name, "it has no id")
    # Teams and printed cards, in folders of their own, have longer ids than names.
    check("/" in name or str(number).replace(".", "_") == name, name, "the id is not the file name")
    return table


def check(fine: bool, name: str, problem: str) -> None:
    """What must be true of a table, or the game can't be played by it."""
    if not fine:
        raise BadTable(f"The table {name}.json is damaged: {problem}.")
