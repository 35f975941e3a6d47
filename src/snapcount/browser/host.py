"""What the worker's JavaScript does for the rooms, as they see it."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Protocol


class Host(Protocol):
    """The calls that cross from Python to JavaScript. Values are texts, so that nothing has to be converted."""

    def tell(self, socket: int, text: str) -> None:
        """A text for the page, on one of its tables."""

    def shut(self, socket: int, code: int) -> None: ...

    def keep(self, put: str, drop: str) -> Awaitable[None]:
        """Entries to write and keys to forget, as JSON, in one transaction: durable when it returns."""
        ...

    def under(self, prefix: str) -> Awaitable[str]:
        """All entries whose key begins so, in the order of their keys, as JSON."""
        ...

    def apart(self, errand: str, heard: Callable[[str], None]) -> Awaitable[str]:
        """Have an errand run in the other worker; `heard` gets what it says meanwhile."""
        ...

    def stop_apart(self) -> None:
        """End the other worker, whatever it does; a new one starts with the next errand."""


class BrowserKeeper:
    """The browser's database as the keeper of the store."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def keep(self, put: Mapping[str, str], drop: Iterable[str] = ()) -> None:
        await self.host.keep(json.dumps(list(put.items())), json.dumps(list(drop)))

    async def under(self, prefix: str) -> Sequence[tuple[str, str]]:
        return [(key, value) for key, value in json.loads(await self.host.under(prefix))]
