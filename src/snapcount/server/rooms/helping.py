"""What helps a person who practises: win chance, what the book would do, a coach's answer. Never where it counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from snapcount.core.book import Position, position_of
from snapcount.core.table import Seat
from snapcount.server.errors import ApiError
from snapcount.server.lobby import Lobby
from snapcount.server.rooms.covering import check_uncovered
from snapcount.server.rooms.room import Room
from snapcount.server.wire.writer import NAMES, ROLES


def check_practising(room: Room) -> None:
    """One person against a coach, with nothing at stake."""
    if room.match.mode != "practice" or room.saved.game.for_keeps:
        raise ApiError(
            409, "no_book", "Win chance and book are for practice: not for keeps, not between people."
        )


def check_aid(room: Room, wanted: Mapping[str, Any]) -> None:
    """A coach's own answer is no help of the board: it is refused in a match and in a game for keeps."""
    if room.over or not room.writer.rulebook.face.asks_coach(wanted):
        return
    if room.match.mode not in ("practice", "hotseat") or room.saved.game.for_keeps:
        raise ApiError(409, "no_coach", "A coach is asked in practice only: not for keeps, not in a match.")


async def chance(lobby: Lobby, room: Room, role: str) -> dict[str, Any]:
    """The win chance as the match stands; what the book would do is thought of meanwhile, where nobody waits."""
    seq, seat, position = await sat_at(room, role, None)
    home, how = await lobby.thinker.chance(position)
    if seat in room.waiting:
        lobby.thinker.ahead(position, seat)
    return {"seq": seq, "home": home, "how": how}


async def book(lobby: Lobby, room: Room, role: str, seat: str | None) -> dict[str, Any]:
    """From what this seat may see, for the question that it has to answer."""
    seq, at, position = await sat_at(room, role, seat)
    home, how = await lobby.thinker.chance(position)
    found = await lobby.thinker.book(position, at)
    mine = None if home is None else home if at is Seat.HOME else 1 - home
    return {"seq": seq, "win_chance": mine, "how": how, **found}


async def sat_at(room: Room, role: str, seat: str | None) -> tuple[int, Seat, Position]:
    """How far the match is, the seat that may be helped, and where it stands; or why nobody is."""
    check_practising(room)
    seats = [at for at in ROLES[role] if seat is None or NAMES[at] == seat]
    if not seats:
        raise ApiError(403, "no_seat", "Who only watches is not asked, and gets no book.")
    async with room.lock:
        await room.refresh()
        check_uncovered(room, role)
        return room.saved.seq, seats[0], position_of(room.saved.game)
