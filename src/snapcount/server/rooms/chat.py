"""What two people who play far apart say to each other: told to their two seats, kept in memory and nowhere else.

No spectator hears it, it is in no row, record or log, and neither game nor clock nor take-back knows of it. A line that
another worker passes on may come twice; seat and time say that it is the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from snapcount.core.data.plain import canonical
from snapcount.server.rooms.background import soon
from snapcount.server.rooms.presence import Link
from snapcount.server.wire.writer import NAMES

if TYPE_CHECKING:
    from snapcount.server.rooms.room import Room

MOST_LINES = 30
LONGEST = 120
PAUSE = 2
"""Seconds between two lines of a seat."""
TOLD_AT_ONCE = 4
"""Lines in one piece of news for other workers, which has no room for thirty long ones."""


class Chat:
    def __init__(self) -> None:
        self.lines: list[dict[str, Any]] = []
        """Seat, text and time of each, the oldest first."""

    def add(self, lines: list[dict[str, Any]]) -> None:
        known = {(line["seat"], line["at"]): line for line in (*self.lines, *lines)}
        self.lines = sorted(known.values(), key=lambda line: line["at"])[-MOST_LINES:]

    def too_soon(self, seat: str, now: float) -> bool:
        return any(line["seat"] == seat and abs(now - line["at"]) < PAUSE for line in self.lines)


def talk(room: Room, link: Link, text: str) -> None:
    words = cleaned(text)
    if room.match.mode != "match":
        raise room.refusal("There is nobody to talk to: messages are for two people who play by link.")
    if link.role not in NAMES:
        raise room.refusal("Whoever looks on doesn't talk.")
    if not words:
        raise room.refusal("This message is empty.")
    if len(words) > LONGEST:
        raise room.refusal(f"A message has {LONGEST} letters at most; this one has {len(words)}.")
    now = round(room.now(), 3)
    if room.chat.too_soon(link.role, now):
        raise room.refusal(f"One message every {PAUSE} seconds: send it again in a moment.")
    line = {"seat": link.role, "text": words, "at": now}
    tell_lines(room, [line])
    if room.store.shared:
        soon(room, room.publish("chat", [line]))


def cleaned(text: str) -> str:
    """One line without control or direction characters."""
    return "".join(letter for letter in " ".join(text.split()) if letter.isprintable()).strip()


def tell_lines(room: Room, lines: list[dict[str, Any]]) -> None:
    room.chat.add(lines)
    for seat in NAMES:
        room.tell(told_chat(room), seat)


def told_chat(room: Room) -> str:
    return canonical({"type": "chat", "lines": room.chat.lines})


async def publish_lines(room: Room) -> None:
    """For a worker where somebody has just come in."""
    lines = room.chat.lines
    for at in range(0, len(lines), TOLD_AT_ONCE):
        await room.publish("chat", lines[at : at + TOLD_AT_ONCE])
