"""The league office: seasons behind their links, and the matches that are games of one."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from snapcount.core.drivers.sampled import Coach
from snapcount.core.table import Seat
from snapcount.seasons import Season
from snapcount.seasons.games import playing
from snapcount.seasons.games.plans import plans_in
from snapcount.server.errors import ApiError
from snapcount.server.rooms.apart import Apart, Bounds
from snapcount.server.rooms.past.reader import Reader
from snapcount.server.rooms.room import Room
from snapcount.server.rooms.seasons.bridge import Bridge
from snapcount.server.rooms.seasons.simulating import Simulations
from snapcount.server.store import SeasonLink, Store, StoredSeason
from snapcount.server.tokens import hash_of, may_be_token

log = logging.getLogger(__name__)
SEASON_BOUNDS = Bounds(seconds=240, processor_seconds=120, megabytes=512, at_once=1, each=1, waiting=4)
"""A season has a hundred games and more, each of which is played again."""
MOST_OPEN = 32
"""Seasons that stay open: a league is read in some hundredths of a second."""


class Inside(NamedTuple):
    """A season as a link opens it."""

    season: Season
    stored: StoredSeason
    link: SeasonLink
    people: dict[str, str]
    """The clubs that people have, and their names."""

    @property
    def awaited(self) -> set[str]:
        """The clubs whose games wait for a person: not those that are played by a plan."""
        return {club for club in self.people if not self.season.plans.get(club)}

    @property
    def club(self) -> str:
        return self.link.club

    @property
    def plays(self) -> bool:
        return self.link.role in ("commissioner", "club")

    @property
    def is_commissioner(self) -> bool:
        return self.link.role == "commissioner"

    def check_plays(self) -> None:
        if not self.plays:
            raise ApiError(403, "only_watching", "This link only looks on: a club's link is needed for that.")

    def check_commissioner(self) -> None:
        if not self.is_commissioner:
            raise ApiError(403, "not_commissioner", "Only the commissioner of this league may do that.")


def no_season() -> ApiError:
    return ApiError(404, "not_found", "There is no season behind this link.")


class Office:
    def __init__(
        self, store: Store, apart: Apart, now: Callable[[], float], bridge: type[Bridge] = Bridge
    ) -> None:
        self.store = store
        self.now = now
        self.bridge = bridge
        self.opened: OrderedDict[str, Season] = OrderedDict()
        self.reader = Reader(apart, SEASON_BOUNDS)
        """Reads season files that people bring."""
        self.simulations = Simulations(self.store, apart, now)
        self.keeping: dict[str, asyncio.Task[None]] = {}
        """Games that are over and on their way into the books, by match."""
        self.kept: set[str] = set()

    async def enter(self, token: str) -> Inside:
        """The same refusal for whatever is wrong with the link."""
        link = await self.store.seasons.link(hash_of(token)) if may_be_token(token) else None
        if link is None or link.expires < self.now():
            raise no_season()
        stored = await self.store.seasons.season(link.season)
        if stored is None:
            raise no_season()
        people = await self.store.seasons.clubs(link.season)
        season = await self.season(link.season)
        if self.store.shared:  # another worker may have been told of a plan
            season.plans = plans_in(await self.store.seasons.facts(link.season))
        return Inside(season, stored, link, people)

    async def season(self, wanted: str) -> Season:
        if wanted not in self.opened:
            bridge = self.bridge(self.store.seasons, wanted, asyncio.get_running_loop())
            self.opened[wanted] = await asyncio.to_thread(Season, bridge)
        self.opened.move_to_end(wanted)
        while len(self.opened) > MOST_OPEN:
            self.opened.popitem(last=False)
        return self.opened[wanted]

    async def forget(self, wanted: str) -> None:
        await self.simulations.stop(wanted)
        self.opened.pop(wanted, None)

    # Matches that are games of a season

    async def coach(self, room: Room, seat: Seat) -> Coach:
        """Who plays for a seat; in a season one who keeps to his club's cards."""
        number = room.match.season_game
        if room.match.season is None or number is None:
            return room.writer.rulebook.coach(room.match.levels[seat]).make()
        season = await self.season(room.match.season)
        coach: Coach = await asyncio.to_thread(lambda: playing.coach_of(season.work(number), seat))
        return coach

    def changed(self, room: Room) -> None:
        """A season's game that is over goes into the books, without anybody waiting for it."""
        match = room.match.id
        if room.match.season is None or not room.over or match in self.kept or match in self.keeping:
            return
        self.keeping[match] = task = asyncio.create_task(self.take_in(room))
        task.add_done_callback(lambda _: self.keeping.pop(match, None))

    async def take_in(self, room: Room) -> None:
        try:
            await self.book(room)
        except Exception:  # whoever looks at the season next tries again
            room.metrics.count("errors")
            log.exception("a season's game was not kept", extra={"match": room.match.id})

    async def book(self, room: Room) -> None:
        """The record of a match that is over, into its season: it counts once, whoever brings it and however often."""
        wanted, number = room.match.season, room.match.season_game
        if wanted is None or number is None or not room.over:
            return
        season, game = await self.season(wanted), room.saved.game
        kinds = room.match.kinds

        def keep() -> None:
            row = season.row(number)
            if not row.done:
                people = [club for club, kind in zip(row.clubs, kinds, strict=True) if kind == "person"]
                home, away = ("" if club in people else season.plans.get(club, "") for club in row.clubs)
                season.keep_played(playing.kept(number, row.clubs, game, (home, away)), " ".join(people))

        await asyncio.to_thread(keep)
        self.kept.add(room.match.id)

    async def close(self) -> None:
        await self.simulations.close()
        await asyncio.gather(*self.keeping.values(), return_exceptions=True)
