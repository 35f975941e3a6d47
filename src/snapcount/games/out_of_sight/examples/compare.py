"""OS-23.2: when what happened agrees with what a vector expects. Contact points ±0.001, spots exact."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

NEAR = 1e-3
EXACT = 1e-9
EXACT_KEYS = {"to", "los", "line_to_gain", "to_go", "kick_line", "units_left", "down", "quarter", "points"}
FINE = {"points": 2e-6, "dot": 2e-6}
"""Motor noise is given to the sixth decimal."""


def difference(expect: Mapping[str, Any], found: Mapping[str, Any]) -> str:
    """The first disagreement as a sentence, or an empty text."""
    for key, wanted in expect.items():
        if key not in found:
            return f"{key}: expected {wanted!r}, but the rules give nothing of that name{_said(found)}."
        problem = _log(wanted, found[key]) if key == "log" else _value(key, wanted, found[key])
        if problem:
            return f"{problem}{_said(found)}."
    if "error" in found and "error" not in expect:
        return f"The rules refused it with {found['error']}{_said(found)}."
    return ""


def _said(found: Mapping[str, Any]) -> str:
    return f" ({found['said']})" if found.get("said") else ""


def _log(wanted: Any, found: list[dict[str, Any]]) -> str:
    if not isinstance(wanted, list):
        return "log: expected a list of events"
    found = _as_expected(wanted, found)
    for number, (event, happened) in enumerate(zip(wanted, found, strict=False), 1):
        problem = _event(event, happened)
        if problem:
            return f"log event {number}: {problem}"
    if len(wanted) != len(found):
        more = [event.get("e") for event in (found if len(found) > len(wanted) else wanted)]
        short = min(len(wanted), len(found))
        return f"log: expected {len(wanted)} events, got {len(found)}; the difference is {more[short:]}"
    return ""


def _as_expected(wanted: list[Any], found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Events that the ledger leaves open to be told or not count where the vector has them."""
    kept: list[dict[str, Any]] = []
    for event in found:
        beside = wanted[len(kept)] if len(kept) < len(wanted) else None
        named = beside.get("e") if isinstance(beside, Mapping) else None
        if not event.get("_open") or named == event["e"]:
            kept.append(event)
    return kept


def _event(wanted: Any, found: dict[str, Any]) -> str:
    if not isinstance(wanted, Mapping):
        return f"expected an event, got {wanted!r}"
    if wanted.get("e") != found["e"]:
        return f"expected {wanted.get('e')!r}, got {found['e']!r}"
    public = {key for key in found if not key.startswith("_")}
    if set(wanted) != public:
        return f"{found['e']}: expected the fields {sorted(wanted)}, got {sorted(public)}"
    for key, value in wanted.items():
        either = found.get(f"_{key}")
        measured = "los" if (found["e"], key) == ("spot", "x") else key
        if _same(measured, value, found[key]) or (either is not None and _same(key, value, either)):
            continue
        return f"{found['e']}, {key}: expected {value!r}, got {found[key]!r}"
    return ""


def _value(key: str, wanted: Any, found: Any) -> str:
    return "" if _same(key, wanted, found) else f"{key}: expected {wanted!r}, got {found!r}"


def _same(key: str, wanted: Any, found: Any) -> bool:
    if isinstance(wanted, bool) or isinstance(found, bool) or wanted is None or found is None:
        return wanted is found
    if isinstance(wanted, int | float) and isinstance(found, int | float):
        near = EXACT if key in EXACT_KEYS and key not in FINE else FINE.get(key, NEAR)
        return abs(wanted - found) <= near
    if isinstance(wanted, Mapping) and isinstance(found, Mapping):
        return all(name in found and _same(name, part, found[name]) for name, part in wanted.items())
    if isinstance(wanted, list) and isinstance(found, list | tuple):
        return len(wanted) == len(found) and all(_same(key, a, b) for a, b in zip(wanted, found, strict=True))
    return bool(wanted == found)
