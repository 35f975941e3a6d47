"""The computer plays what nobody else does, game by game and apart: no room waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection

from snapcount.seasons import Season
from snapcount.seasons.games.playing import Played, Work, play
from snapcount.seasons.games.running import for_the_computer
from snapcount.server.rooms.apart import Apart, Broken
from snapcount.server.store import Store

log = logging.getLogger(__name__)
PATIENCE = 300.0
"""Seconds after which a simulation that says nothing is thought to have ended with its server."""


def last_week(season: Season, people: Collection[str]) -> int:
    """The week that people have come to: the computer doesn't play ahead of them."""
    waiting = [game.week for game in season.games() if not game.done and set(people) & set(game.clubs)]
    return min(waiting, default=1 << 30)


def this_week(season: Season) -> int:
    return next((game.week for game in season.games() if not game.done), 0)


def ahead(season: Season, people: Collection[str], most: int = 1 << 30) -> int:
    """How many games the computer has to play until somebody's turn comes, or a week is over."""
    until = min(most, last_week(season, people))
    if not for_the_computer(season, people, until):
        return 0
    return sum(
        not game.done and game.week <= until and not set(people) & set(game.clubs) for game in season.games()
    )


class Simulations:
    """One game at a time for all seasons of this worker; each is kept as soon as it is over."""

    def __init__(self, store: Store, apart: Apart, now: Callable[[], float]) -> None:
        self.store, self.apart, self.now = store, apart, now
        self.running: dict[str, asyncio.Task[None]] = {}
        self.closing = asyncio.Event()

    async def is_running(self, season: str) -> bool:
        """Here, or at another worker of the same database."""
        if season in self.running:
            return True
        stored = await self.store.seasons.season(season) if self.store.shared else None
        return stored is not None and stored.simulating > self.now()

    async def begin(self, wanted: str, season: Season, people: Collection[str], most: int = 1 << 30) -> None:
        """Up to the week that people have come to, and no further than the week `most`."""
        if await self.is_running(wanted):
            return
        await self.store.seasons.set_simulating(wanted, self.now() + PATIENCE)
        self.running[wanted] = task = asyncio.create_task(self.run(wanted, season, people, most))
        task.add_done_callback(lambda _: self.running.pop(wanted, None))

    async def stop(self, wanted: str) -> None:
        """After the game that is being played; whichever worker plays it."""
        await self.store.seasons.set_simulating(wanted, 0)

    async def run(self, wanted: str, season: Season, people: Collection[str], most: int) -> None:
        try:
            while await self.store.seasons.go_on_simulating(wanted, self.now() + PATIENCE):
                work = await asyncio.to_thread(next_work, season, people, most)
                if work is None:
                    break
                played = await self.played(work)
                if played is None:
                    break
                await asyncio.to_thread(season.keep_played, played)
        except Broken:
            log.warning("the process that plays seasons ended", extra={"season": wanted})
        except Exception:
            log.exception("a season can't be played on", extra={"season": wanted})
        await self.store.seasons.set_simulating(wanted, 0)

    async def played(self, work: Work) -> Played | None:
        """The game; None where the server closes meanwhile: the next simulation plays it again, the same."""
        game = asyncio.ensure_future(self.apart.patient(play, work))
        closing = asyncio.ensure_future(self.closing.wait())
        await asyncio.wait((game, closing), return_when=asyncio.FIRST_COMPLETED)
        closing.cancel()
        if game.done():
            return game.result()
        game.cancel()
        return None

    async def close(self) -> None:
        """What is being written is written whole."""
        self.closing.set()
        await asyncio.gather(*self.running.values(), return_exceptions=True)


def next_work(season: Season, people: Collection[str], most: int) -> Work | None:
    found = for_the_computer(season, people, min(most, last_week(season, people)))
    return season.work(found[0].number) if found else None
