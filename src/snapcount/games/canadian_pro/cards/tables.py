"""The tables that cards are made and measured with."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from snapcount.core import tables

Json = dict[str, Any]

FOLDER = Path(__file__).parent.parent / "tables"
TOTALS = range(2, 13)
WEIGHT = {total: 6 - abs(7 - total) for total in TOTALS}


table = partial(tables.load, "canadian_pro")
"""A table by its file name: `table("forge")`, `table("printed/bell")`."""


def by_total(rows: Mapping[str, Any]) -> dict[int, Any]:
    """JSON keeps totals as text; we count with them."""
    return {int(total): cell for total, cell in rows.items()}


def shipped_teams() -> dict[str, Path]:
    """Every team file in the box by its name: the two of 1973 and the leagues."""
    files = sorted((FOLDER / "teams").glob("*.json")) + sorted((FOLDER / "leagues").glob("*/*.json"))
    return {file.stem: file for file in files}
