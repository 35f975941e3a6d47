"""A room and its clock: rows for every move, coaches in empty chairs, what is told of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from snapcount.core.data.plain import canonical
from snapcount.core.table import Seat
from snapcount.server.rooms.clocks.clock import told_clock
from snapcount.server.rooms.saved import BESIDE, answered_by, beside_row
from snapcount.server.store import Play, Row

if TYPE_CHECKING:
    from snapcount.server.rooms.room import Room


def timed(room: Room, play: Play) -> list[Row]:
    """What the game does, and what that does to the clock: it is stored together."""
    before = people_waiting(room)
    rows = list(play())
    return rows + clock_rows(room, rows, before)


def clock_rows(room: Room, rows: Sequence[Row], before: Sequence[Seat]) -> list[Row]:
    """What these rows do to the clock that ran for some seats before them."""
    clock = room.saved.clock
    if clock is None or clock.at is None or all(row.kind in BESIDE for row in rows):
        return []
    moved = clock.moved(room.now(), answered_by(rows), before)
    return [beside_row(room.match.id, room.saved, moved)]


def people_waiting(room: Room) -> list[Seat]:
    """Whose clock runs, where there is one."""
    return [seat for seat in sorted(room.waiting) if room.match.kinds[seat] == "person"]


def seat_coaches(room: Room) -> None:
    """Coaches that took an empty chair play it from now on; who took it back plays it again."""
    kinds, levels = list(room.made.kinds), list(room.made.levels)
    for seat, level in room.saved.game.chairs.items():
        kinds[seat], levels[seat] = "coach", level
    room.match = room.match._replace(kinds=(kinds[0], kinds[1]), levels=(levels[0], levels[1]))
    room.presence.kinds = room.match.kinds


def time_told(room: Room) -> dict[str, Any] | None:
    """The clock of a match, if it has one, as everybody is told of it."""
    saved = room.saved
    if saved.clock is None:
        return None
    return told_clock(saved.clock, people_waiting(room), room.now(), saved.game.chairs)


def told_time(room: Room, role: str) -> str:
    sat = room.match_writer.sat(role, room.saved.game)
    return canonical({"type": "clock", **(time_told(room) or {}), "sittings": sat})
