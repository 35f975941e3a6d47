"""A chart of a game as a table that people read: a title, headings, rows of texts.

`games/<game>/show/charts.toml` says which part of which file belongs to which rule, and what its columns are called.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from snapcount.core.tables import check, load


class RuleTable(NamedTuple):
    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@cache
def charts(game: str) -> Mapping[str, Any]:
    """What the game says of its charts; nothing where it has none."""
    path = files("snapcount.games") / game / "show" / "charts.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def tables_of(game: str, rule: str) -> tuple[RuleTable, ...]:
    """The charts of a rule."""
    return tuple(laid_out(game, chart) for chart in charts(game).get("chart", ()) if chart["rule"] == rule)


def part(game: str, where: str) -> Any:
    """`contact_results/rows`: a part of a chart's file."""
    name, *path = where.split("/")
    found = load(game, name)
    for key in path:
        check(isinstance(found, Mapping) and key in found, name, f"it has no {where}")
        found = found[key]
    return found


def laid_out(game: str, chart: Mapping[str, Any]) -> RuleTable:
    values, only = part(game, chart["from"]), chart.get("only", {})
    if isinstance(values, list):
        return RuleTable(
            chart["title"], tuple(only.values()), tuple(row_of(row, tuple(only)) for row in values)
        )
    head, labels = chart["head"], tuple(map(words, values))
    if "columns" in chart or "keys" in chart:
        names = tuple(map(said, part(game, chart.get("columns") or chart["keys"])))
        cells = [lined_up(row, names) for row in values.values()]
    elif "column" in chart:
        names, cells = (chart["column"],), [(said(value),) for value in values.values()]
    else:
        keys = tuple(only) or tuple(dict.fromkeys(key for row in values.values() for key in row))
        names = tuple(only.values()) or tuple(map(words, keys))
        cells = [row_of(row, keys) for row in values.values()]
    rows = tuple((label, *row) for label, row in zip(labels, cells, strict=True))
    return RuleTable(chart["title"], (head, *names), rows)


def row_of(row: Mapping[str, Any], keys: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(said(row[key]) if key in row else "" for key in keys)


def lined_up(row: Any, names: tuple[str, ...]) -> tuple[str, ...]:
    """A row that is a list, a record by these names, or one thing for all of them."""
    if isinstance(row, Mapping):
        return row_of(row, names)
    if isinstance(row, list):
        return tuple(map(said, row))
    return (said(row),) * len(names)


def said(value: Any) -> str:
    """What a cell says."""
    if value is None or value == []:
        return "–"
    if value == "":
        return "·"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return f"{value:.3g}"
    if isinstance(value, list):
        return ", ".join(map(said, value))
    if isinstance(value, Mapping):
        return " ".join(f"{words(key)} {said(inner)}" for key, inner in value.items())
    return words(str(value)) if str(value).islower() else str(value)


def words(key: str) -> str:
    return key.replace("_", " ")
