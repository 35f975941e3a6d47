"""Team files as people like to read them: a row of a card on a line."""

from __future__ import annotations

import json
from typing import Any

WIDTH = 116


def written(team: Any) -> str:
    """The text of a team file, the same for the same team."""
    return _text(team, 0) + "\n"


def _text(value: Any, indent: int) -> str:
    flat = json.dumps(value, ensure_ascii=False)
    nested = isinstance(value, dict | list) and value
    if not nested or (len(flat) + indent <= WIDTH and _shallow(value)):
        return flat
    inner = " " * (indent + 1)
    if isinstance(value, dict):
        items = [
            f"{inner}{json.dumps(key, ensure_ascii=False)}: {_text(item, indent + 1)}"
            for key, item in value.items()
        ]
        return "{\n" + ",\n".join(items) + "\n" + " " * indent + "}"
    return "[\n" + ",\n".join(inner + _text(item, indent + 1) for item in value) + "\n" + " " * indent + "]"


def _shallow(value: Any) -> bool:
    """No tables inside: short lists may stand in a line, objects within objects not."""
    items = value.values() if isinstance(value, dict) else value
    return not any(isinstance(item, dict) for item in items)
