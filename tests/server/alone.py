"""Plays a match in a room with the standard library alone: whatever else is asked for is refused.

python -m tests.server.alone GAME
"""

from __future__ import annotations

import asyncio
import importlib
import pkgutil
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
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
        for module in pkgutil.iter_modules(importlib.import_module(package).__path__, f"{package}."):
            importlib.import_module(module.name)


async def play(game: str) -> None:
    from snapcount.games import find
    from snapcount.server.lobby import Lobby
    from snapcount.server.rooms import desk
    from snapcount.server.settings import Settings
    from snapcount.server.wire.rest import NewMatch, SeatChoice
    from tests.server.memory import MemoryStore

    lobby = Lobby(Settings(), MemoryStore(), lambda: [game], find)
    await lobby.open()
    wanted = NewMatch(game=game, mode="practice", home=SeatChoice(), away=SeatChoice(kind="coach"))
    made = await lobby.make(wanted)
    assert made.tokens.home is not None
    room, role = await lobby.enter(made.tokens.home)
    await answer_some(lobby, made.tokens.home, 8)
    room, role = await lobby.enter(made.tokens.home)
    print((await desk.match(room, role))["title"], len(room.saved.game.inputs), "inputs")
    await lobby.close()


async def answer_some(lobby: object, token: str, answers: int) -> None:
    from random import Random

    from snapcount.core.data.plain import to_plain
    from snapcount.core.table import Seat
    from snapcount.server.lobby import Lobby
    from snapcount.server.rooms.answers import accept
    from snapcount.server.wire.from_page import Answer

    assert isinstance(lobby, Lobby)
    room, role = await lobby.enter(token)
    link, random = Listener(role), Random(1)
    room.links.add(link)
    for number in range(answers):
        while Seat.HOME not in room.waiting:
            await asyncio.sleep(0.01)
        value = to_plain(room.waiting[Seat.HOME].sample(random))
        answer = Answer(type="answer", id=f"a{number}", seat="home", seq=room.saved.seq, value=value)
        heard = len(link.heard)
        accept(room, link, answer)
        while not any("accepted" in text[:20] for text in link.heard[heard:]):
            assert not any("refused" in text[:20] for text in link.heard[heard:]), link.heard[-1]
            await asyncio.sleep(0.01)


class Listener:
    board = False

    def __init__(self, role: str) -> None:
        self.role = role
        self.heard: list[str] = []

    def send(self, *texts: str) -> None:
        self.heard += texts

    def close(self, code: int) -> None:
        pass


if __name__ == "__main__":
    sys.meta_path.insert(0, NothingElse())
    import_all()
    asyncio.run(play(sys.argv[1]))
