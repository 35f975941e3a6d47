"""OS-23.2: when what happened agrees with what an example expects. Contact points ±0.001, spots exact."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from snapcount.core.examples import NOTHING, difference

NEAR = 1e-3
EXACT = 1e-9
EXACT_KEYS = {"to", "los", "line_to_gain", "to_go", "kick_line", "units_left", "down", "quarter", "points"}
FINE = {"points": 2e-6, "dot": 2e-6}
"""Motor noise is given to the sixth decimal."""


def near(key: str, wanted: Any, found: Any) -> bool | str | None:
    """Numbers within the tolerance of their name; the log event by event."""
    if found is NOTHING:
        return None
    if key == "log":
        return log_difference(wanted, found)
    if isinstance(wanted, bool) or isinstance(found, bool) or wanted is None or found is None:
        return wanted is found
    if isinstance(wanted, int | float) and isinstance(found, int | float):
        tolerance = FINE.get(key, EXACT if key in EXACT_KEYS else NEAR)
        return abs(wanted - found) <= tolerance
    if isinstance(wanted, Mapping | list | tuple):
        return None
    return bool(wanted == found)


def log_difference(wanted: Any, found: list[dict[str, Any]]) -> str:
    if not isinstance(wanted, list):
        return "log: expected a list of events."
    found = as_expected(wanted, found)
    for number, (event, happened) in enumerate(zip(wanted, found, strict=False), 1):
        problem = event_difference(event, happened)
        if problem:
            return f"log event {number}: {problem}."
    if len(wanted) != len(found):
        more = [event.get("e") for event in (found if len(found) > len(wanted) else wanted)]
        short = min(len(wanted), len(found))
        return f"log: expected {len(wanted)} events, got {len(found)}; the difference is {more[short:]}."
    return ""


def as_expected(wanted: list[Any], found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Events that the ledger leaves open to be told or not count where the vector has them."""
    kept: list[dict[str, Any]] = []
    for event in found:
        beside = wanted[len(kept)] if len(kept) < len(wanted) else None
        named = beside.get("e") if isinstance(beside, Mapping) else None
        if not event.get("_open") or named == event["e"]:
            kept.append(event)
    return kept


def event_difference(wanted: Any, found: dict[str, Any]) -> str:
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
        if same(measured, value, found[key]) or (either is not None and same(key, value, either)):
            continue
        return f"{found['e']}, {key}: expected {value!r}, got {found[key]!r}"
    return ""


def same(key: str, wanted: Any, found: Any) -> bool:
    return not difference(wanted, found, near, key)
