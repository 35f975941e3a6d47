"""Whoever answers with the eyes hidden: until then nothing else shows his seat the table."""

from __future__ import annotations

from snapcount.core.table import Seat
from snapcount.server.errors import ApiError
from snapcount.server.rooms.room import Room
from snapcount.server.wire.writer import ROLES

SENTENCE = "Your eyes are hidden until your line is drawn: nothing shows you the field before."


def check_uncovered(room: Room, role: str) -> None:
    for seat in ROLES[role]:
        if is_covered(room, seat):
            raise ApiError(409, "covered", SENTENCE, room.waiting[seat].rule)


def is_covered(room: Room, seat: Seat) -> bool:
    """Its question is answered blind, or it draws a line just now."""
    question = room.waiting.get(seat)
    return question is not None and (question.covered or room.drawing.draws(seat))
