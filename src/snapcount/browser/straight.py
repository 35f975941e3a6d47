"""How a season reads and writes where there are no threads."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, TypeVar

from snapcount.server.rooms.seasons.bridge import Bridge

T = TypeVar("T")


class Straight(Bridge):
    """The keeper of a season where there are no threads: its dictionaries are at hand, and nothing is waited for."""

    def ask(self, wanted: Coroutine[Any, Any, T]) -> T:
        try:
            wanted.send(None)
        except StopIteration as told:
            found: T = told.value
            return found
        wanted.close()
        raise RuntimeError("what a season asks for must not wait")
