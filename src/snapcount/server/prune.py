"""Which of the old matches of a server may go, and their going."""

from __future__ import annotations

from collections.abc import AsyncIterator
from time import time
from typing import NamedTuple

from snapcount.core.record.text import BadRecord
from snapcount.server.rooms.saved import Find, rebuild
from snapcount.server.store import Row, StoredMatch
from snapcount.server.store.sql import SqlStore

OVER = "over"
CLOSED = "no link opens it any more"
RUNNING = "still running"
UNREADABLE = "can't be read"
GOES = (OVER, CLOSED)


class Old(NamedTuple):
    match: StoredMatch
    standing: str

    @property
    def goes(self) -> bool:
        return self.standing in GOES


async def old_matches(store: SqlStore, before: float, find: Find) -> AsyncIterator[Old]:
    """Every match made before a moment, and how it stands."""
    for wanted in await store.made_before(before):
        match = await store.match(wanted)
        if match is None:
            continue
        if match.season is not None and not await is_entered(store, match):
            yield Old(match, RUNNING)
        elif await store.opens_until(wanted) < time():
            yield Old(match, CLOSED)
        else:
            yield Old(match, standing(match, await store.rows(wanted), find))


async def is_entered(store: SqlStore, match: StoredMatch) -> bool:
    """Whether the result of a season's game stands in the season: until then its match is all there is of it."""
    games = await store.seasons.games(str(match.season))
    return any(game.number == match.season_game and game.done for game in games)


def standing(match: StoredMatch, rows: list[Row], find: Find) -> str:
    """As its rows tell it. What these rules can't read may be read by others: it stays."""
    try:
        saved = rebuild(match, rows, find)
    except BadRecord:
        return UNREADABLE
    return OVER if saved.game.ended else RUNNING


async def prune(store: SqlStore, before: float, find: Find, *, dry_run: bool) -> AsyncIterator[Old]:
    """Delete what may go, match by match, so that a server at work never waits long; tell of all that is old."""
    async for old in old_matches(store, before, find):
        if old.goes and not dry_run:
            await store.delete(old.match.id)
        yield old
