"""What a link to a season may ask for beside its games: looking, the computer's turn, deleting."""

from __future__ import annotations

import asyncio
from typing import Any

from snapcount.server.errors import ApiError
from snapcount.server.lobby import Lobby
from snapcount.server.rooms.seasons import books, games, looking
from snapcount.server.rooms.seasons.office import Inside

Told = dict[str, Any]


async def season(lobby: Lobby, inside: Inside) -> Told:
    await games.settle(lobby, inside)
    running = await lobby.office.simulations.is_running(inside.stored.id)
    return await asyncio.to_thread(looking.season_told, inside, running)


async def brief(lobby: Lobby, inside: Inside) -> Told:
    await games.settle(lobby, inside)
    return await asyncio.to_thread(looking.brief_told, inside)


async def leaders(inside: Inside, playoffs: bool) -> Told:
    return await asyncio.to_thread(books.books_told, inside.season, playoffs=playoffs)


async def simulate(lobby: Lobby, inside: Inside, everybody: bool) -> None:
    """The computer plays, in the background, until somebody's turn comes; or the whole season of one person."""
    inside.check_plays()
    if everybody and (not inside.is_commissioner or set(inside.people) - {inside.club}):
        raise ApiError(403, "not_alone", "Other people have clubs here: their games are theirs to play.")
    people = () if everybody else tuple(inside.awaited)
    most = 1 << 30 if everybody else await asyncio.to_thread(looking.last_of_press, inside)
    await lobby.office.simulations.begin(inside.stored.id, inside.season, people, most)


async def stop(lobby: Lobby, inside: Inside) -> None:
    """The computer stops after the game that it is playing."""
    inside.check_plays()
    await lobby.office.simulations.stop(inside.stored.id)


async def delete(lobby: Lobby, inside: Inside) -> None:
    """The whole season, by its commissioner, while nobody else has a club in it."""
    inside.check_commissioner()
    if set(inside.people) - {inside.club}:
        raise ApiError(409, "not_alone", "Other people have clubs here: free them first.")
    await lobby.office.forget(inside.stored.id)
    await lobby.store.seasons.delete(inside.stored.id)
