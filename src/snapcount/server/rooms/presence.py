"""Who is connected to a match, to this worker and to others."""

from __future__ import annotations

from time import monotonic
from typing import Any, Protocol

LASTS = 90
"""Seconds after which another worker's word about its sockets is forgotten."""


MOST_UNREAD = 1000
"""Whoever reads so slowly that more waits for him is let go."""


class Link(Protocol):
    """A socket that said hello."""

    role: str
    board: bool
    """Wants the text board with every state."""

    def send(self, *texts: str) -> None: ...

    def close(self, code: int) -> None: ...


class Presence:
    def __init__(self, kinds: tuple[str, str]) -> None:
        self.kinds = kinds
        self.links: set[Link] = set()
        self.elsewhere: dict[str, tuple[float, tuple[int, ...]]] = {}
        """When each other worker said so, and its home, away and watching sockets."""

    def here(self) -> tuple[int, int, int]:
        roles = [link.role for link in self.links]
        table = roles.count("table")
        return roles.count("home") + table, roles.count("away") + table, roles.count("watch")

    def there(self, worker: str, counts: list[int]) -> None:
        self.elsewhere[worker] = (monotonic(), tuple(counts))

    def told(self) -> dict[str, Any]:
        """A coach is always there."""
        recent = monotonic() - LASTS
        others = [counts for when, counts in self.elsewhere.values() if when > recent]
        home, away, watchers = (sum(part) for part in zip(self.here(), *others, strict=True))
        return {
            "home": home > 0 or self.kinds[0] == "coach",
            "away": away > 0 or self.kinds[1] == "coach",
            "watchers": watchers,
        }
