"""A line while it is drawn: passed on to the other seat alone, counted for nothing, kept nowhere.

Whoever draws blind must not see it, so it goes to no link that also plays his seat, and to no spectator: a second
screen that watches would show it to him. Other windows of his seat hear only that he draws, and cover the field
(OS-2.14). A room remembers not the lines, only how many and how fast, and who draws.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any

from snapcount.core.data.plain import canonical
from snapcount.core.table import Seat
from snapcount.server.limits import Bucket
from snapcount.server.rooms.background import soon
from snapcount.server.rooms.presence import Link
from snapcount.server.wire.from_page import Pen
from snapcount.server.wire.writer import NAMES, ROLES, SEATS

if TYPE_CHECKING:
    from snapcount.server.rooms.room import Room

PER_SECOND = 10
"""Pieces of a line that are passed on; more are dropped, for the answer brings the whole line anyway."""


LONGEST = 21
"""Seconds that a line may take (OS-2.17), and one more: then nobody draws it any longer."""


class Drawing:
    def __init__(self, redrawn: tuple[int, int] = (0, 0)) -> None:
        self.buckets = {seat: Bucket(PER_SECOND, PER_SECOND) for seat in Seat}
        self.redrawn = redrawn
        """How many lines of each seat were refused or broken off."""
        self.since: dict[Seat, float] = {}
        """When a seat began the line that it draws."""

    def draws(self, seat: Seat) -> bool:
        return monotonic() < self.since.get(seat, -LONGEST) + LONGEST

    def counted(self, redrawn: tuple[int, int]) -> None:
        """What the store counts; news may overtake each other, a count never falls."""
        self.redrawn = max(self.redrawn[0], redrawn[0]), max(self.redrawn[1], redrawn[1])


def sketch(room: Room, link: Link, drawn: Pen) -> None:
    """A piece that comes too late or too fast is dropped: there is nothing to put right."""
    seat = SEATS[drawn.seat]
    if seat not in ROLES[link.role]:
        raise room.refusal("This link doesn't play that seat.")
    if not watched(room, seat, drawn.seq):
        return
    if drawn.broken:
        soon(room, count_redrawn(room, seat))
    elif drawn.dropped:
        tell_redrawn(room, room.drawing.redrawn)
        if room.store.shared:
            soon(room, room.publish("redrawn", list(room.drawing.redrawn)))
    elif room.drawing.buckets[seat].take():
        piece = {"seat": drawn.seat, "start": drawn.start, "points": drawn.points}
        tell_sketch(room, piece, link)
        if room.store.shared:
            soon(room, room.publish("pen", piece))


def watched(room: Room, seat: Seat, seq: int) -> bool:
    """This seat is asked for something the other may watch, and it answers to what it was told."""
    since, question = room.asked.get(seat, (0, None))
    return question is not None and question.watched and since <= seq <= room.saved.seq


def tell_sketch(room: Room, piece: dict[str, Any], drawer: Link | None = None) -> None:
    seat = SEATS[piece["seat"]]
    if piece["points"]:
        room.tell(canonical({"type": "pen", **piece}), NAMES[seat.other])
    if not room.drawing.draws(seat):
        room.drawing.since[seat] = monotonic()
        for link in room.links:
            if link is not drawer and seat in ROLES[link.role]:
                link.send(blind(seat))


def blind(seat: Seat) -> str:
    return canonical({"type": "blind", "seat": NAMES[seat]})


# OS-2.13: how often a line was refused is no secret


async def count_redrawn(room: Room, seat: Seat) -> None:
    """Counted in the store first: what was told survives a crash."""
    counts = await room.store.count_redrawn(room.match.id, seat)
    tell_redrawn(room, counts)
    await room.publish("redrawn", list(counts))


def tell_redrawn(room: Room, counts: tuple[int, int]) -> None:
    room.drawing.counted(counts)
    room.drawing.since.clear()
    room.tell(redrawn(room))


def redrawn(room: Room) -> str:
    home, away = room.drawing.redrawn
    return canonical({"type": "redrawn", "home": home, "away": away})
