"""All games of a link in one file: its match and the rematches that followed, as far as they are over."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

from snapcount.core.record.file import dump
from snapcount.server.errors import ApiError
from snapcount.server.lobby import Lobby
from snapcount.server.rooms.pace import between_coaches
from snapcount.server.rooms.room import Room
from snapcount.server.wire.writer import ROLES

MOST_GAMES = 200


async def export(lobby: Lobby, links: Sequence[str]) -> bytes:
    """A zip of records. Links that open nothing are passed by; a game that runs holds secrets and waits."""
    packed = BytesIO()
    seen: set[str] = set()
    with ZipFile(packed, "w", ZIP_DEFLATED) as file:
        for link in links:
            for room in await rooms_of(lobby, link):
                if room.match.id in seen or len(seen) == MOST_GAMES:
                    continue
                seen.add(room.match.id)
                async with room.lock:
                    await room.refresh()
                    if room.over:
                        text = await asyncio.to_thread(written, lobby, room)
                        await asyncio.to_thread(file.writestr, record_name(room), text)
        empty = not file.namelist()
    if empty:
        raise ApiError(409, "not_over", "None of these games is over yet: a record can be had at the end.")
    return packed.getvalue()


async def rooms_of(lobby: Lobby, link: str) -> list[Room]:
    """The match of a link, and for who plays it the rematches, to which he may have a link of his own."""
    try:
        room, role = await lobby.enter(link)
        found = [room]
        while ROLES[role] and len(found) < MOST_GAMES:
            match = await lobby.store.match(found[-1].match.id)
            if match is None or match.rematch is None:
                break
            found.append(await lobby.room(match.rematch))
    except ApiError:
        return []
    return found


def written(lobby: Lobby, room: Room) -> str:
    """The record of a game that is over, signed if it was played here: not where somebody brought it."""
    text = dump(room.saved.game)
    brought = room.match.mode == "watch" and not between_coaches(room)
    return text if lobby.signer is None or brought else lobby.signer.signed(text)


def record_name(room: Room) -> str:
    return f"{room.match.game}-{room.match.id}.snap"
