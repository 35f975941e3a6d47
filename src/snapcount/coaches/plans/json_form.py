"""The same plan as JSON: `plan.schema.json` says its form; situations and answers are written in the same words."""

from __future__ import annotations

import json
from typing import Any

from snapcount.coaches.plans.entries import Reader
from snapcount.coaches.plans.plan import Plan
from snapcount.core.data.reading import read_json
from snapcount.core.data.typed import NotPlain

FORMAT = 1
FIELDS = ("format", "game", "name", "otherwise", "decisions")


def read_json_form(text: str, reader: Reader) -> None:
    try:
        plain = read_json(text)
    except json.JSONDecodeError as problem:
        place = f"line {problem.lineno}, column {problem.colno}"
        reader.wrong(place, f"this isn't JSON ({problem.msg.lower()})", problem.lineno)
        reader.game = "?"
        return
    except (NotPlain, ValueError, RecursionError):
        plain = None
    if not isinstance(plain, dict):
        reader.wrong("", "expected a table with names, in braces")
        reader.game = "?"
        return
    for name in plain:
        if name not in FIELDS:
            reader.wrong(str(name)[:40], f"there is no such field: expected {', '.join(FIELDS)}")
    if plain.get("format", FORMAT) != FORMAT:
        reader.wrong("format", f"expected {FORMAT}, the format that this program reads")
    for name in ("game", "name", "otherwise"):
        if name in plain:
            reader.head(name, name, str(plain[name]))
    decisions = plain.get("decisions", {})
    if not isinstance(decisions, dict):
        reader.wrong("decisions", "expected a table with names, in braces")
        return
    for name, lines in decisions.items():
        read_section(reader, str(name), lines)


def read_section(reader: Reader, name: str, lines: Any) -> None:
    section = reader.section(f"decisions.{name}"[:60], name)
    if not isinstance(lines, list):
        reader.wrong(f"decisions.{name}"[:60], "expected a list, in brackets")
        return
    for at, line in enumerate(lines, 1):
        place = f"decisions.{name}[{at}]"[:60]
        whole = isinstance(line, dict) and set(line) == {"when", "do"}
        if not whole or not all(isinstance(line[key], str) for key in ("when", "do")):
            reader.wrong(place, 'expected {"when": a situation, "do": answers}, both texts')
        elif section:
            reader.entry(section, place, line["when"], line["do"])


def plain(plan: Plan) -> dict[str, Any]:
    """A plan in this form, whatever form it was read from."""
    decisions: dict[str, list[dict[str, str]]] = {}
    for name, entries in plan.entries.items():
        for entry in entries:
            when, _, do = entry.text.partition(": ")
            decisions.setdefault(name, []).append({"when": when, "do": do})
    found: dict[str, Any] = {"format": FORMAT, "game": plan.game, "name": plan.name}
    return found | {"otherwise": plan.otherwise, "decisions": decisions}
