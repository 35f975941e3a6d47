"""A question that is answered with the eyes hidden: until then nothing else shows its seat the table."""

from __future__ import annotations

from snapcount.server.errors import ApiError
from snapcount.server.rooms.room import Room
from snapcount.server.wire.writer import ROLES


def check_uncovered(room: Room, role: str) -> None:
    asked = (room.waiting.get(seat) for seat in ROLES[role])
    covered = next((question for question in asked if question is not None and question.covered), None)
    if covered is not None:
        sentence = "Your eyes are hidden until your line is drawn: nothing shows you the field before."
        raise ApiError(409, "covered", sentence, covered.rule)
