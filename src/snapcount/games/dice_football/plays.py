"""Events as rows of a play-by-play table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from snapcount.core.rulebook import Names
from snapcount.core.table import Event


def rows(events: Iterable[Event], names: Names) -> list[dict[str, Any]]:
    return []
