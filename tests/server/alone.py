"""Plays a match in a room with the standard library alone: whatever else is asked for is refused.

python -m tests.server.alone GAME
"""

from __future__ import annotations

import asyncio
import faulthandler
import importlib
import pkgutil
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from random import Random
from types import ModuleType

OURS = {"snapcount", "tests"}


class NothingElse:
    """Stands before all other finders."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        first = name.partition(".")[0]
        if first not in sys.stdlib_module_names and first not in OURS:
            raise ImportError(f"a room must not need {name}")
        return None


def import_all() -> None:
    for package in ("snapcount.server.rooms", "snapcount.server.wire"):
        for module in pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}."):
            importlib.import_module(module.name)


async def play(game: str) -> None:
    """Coaches and random answers, on a store that is a dictionary."""
    from snapcount.server.rooms import desk
    from snapcount.server.store.memory import MemoryStore
    from tests.server.rebuilt import Table

    store = MemoryStore()
    for coached in (True, False):
        table = Table(lambda: store, game, Random(1), coached=coached)
        await table.open()
        await table.begin({})
        await table.play(10)
        room = await table.lobby.room(table.match)
        print((await desk.match(room, "table"))["title"], len(room.saved.game.inputs), "inputs")
        await table.lobby.close()


STUCK = 240
"""Seconds after which it says where it stands and gives up: before whoever started it does."""

if __name__ == "__main__":
    faulthandler.dump_traceback_later(STUCK, exit=True)
    sys.meta_path.insert(0, NothingElse())
    import_all()
    asyncio.run(play(sys.argv[1]))
