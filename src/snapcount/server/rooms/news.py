"""What workers tell each other about a match, and who comes and goes."""

from __future__ import annotations

from typing import Any

from snapcount.core.data.plain import canonical
from snapcount.server.rooms.background import soon
from snapcount.server.rooms.chat import publish_lines, tell_lines
from snapcount.server.rooms.contribute import tell_awaited
from snapcount.server.rooms.pace import tell_tempo
from snapcount.server.rooms.pen import tell_redrawn, tell_sketch
from snapcount.server.rooms.presence import Link
from snapcount.server.rooms.room import Room
from snapcount.server.wire.writer import NAMES, SEATS


async def join(room: Room, link: Link) -> None:
    room.links.add(link)
    tell_presence(room)
    await publish_presence(room, asks=True)


def leave(room: Room, link: Link) -> None:
    room.links.discard(link)
    tell_presence(room)
    if room.store.shared:
        soon(room, publish_presence(room))


def tell_presence(room: Room) -> None:
    room.tell(canonical({"type": "presence", **room.presence.told()}))


async def publish_presence(room: Room, asks: bool = False) -> None:
    await room.publish("presence", {"counts": room.presence.here(), "asks": asks})


def offer_rematch(room: Room, by: str) -> None:
    room.want_rematch.add(by)
    for link in room.links:
        if link.role not in (by, "watch"):
            link.send(f'{{"type":"rematch_offered","by":"{by}"}}')


# Links that are replaced, matches that are deleted

GONE = 4410
"""The socket's closing code: don't come back with this link."""
WHY = {
    "revoked": "A new link was made for this: the one you came with doesn't open the match any more.",
    "deleted": "This match was deleted: everybody who played it agreed.",
}


def made_new(room: Room, by: str, role: str) -> None:
    """Who came with the old link is let go; the others learn of a seat's new one."""
    let_go(room, "revoked", role)
    if by != role:
        room.tell(canonical({"type": "link_made", "role": role, "by": by}))


def let_go(room: Room, code: str, role: str | None = None) -> None:
    """Close every socket of a part of the match, or of all."""
    for link in [link for link in room.links if role is None or link.role == role]:
        link.send(canonical({"type": "error", "code": code, "sentence": WHY[code]}))
        link.close(GONE)
        room.links.discard(link)


def wishes(room: Room) -> list[str]:
    """The seats that want the match deleted."""
    return [name for name in NAMES if name in room.saved.want_deleted]


def tell_wishes(room: Room) -> None:
    room.tell(canonical({"type": "deleting", "agreed": wishes(room)}))


async def heard(room: Room, news: dict[str, Any]) -> None:
    """Something another worker said about this match."""
    kind, value = news["kind"], news.get("value")
    async with room.lock:
        await room.refresh()
        match kind, value:
            case "rows", _:
                await room.hear()
            case "asks_back", str():
                room.asks_back = SEATS[value]
                room.tell(canonical({"type": "take_back_asked", "by": value}))
            case "declined", _:
                room.asks_back = None
                room.tell('{"type":"take_back_declined"}')
            case "rematch", str():
                offer_rematch(room, value)
            case "contributed", _:
                await room.hear()
                tell_awaited(room)
            case "revoked", [str(by), str(role)]:
                made_new(room, by, role)
            case "deleting", _:
                await room.hear()
                tell_wishes(room)
            case "tempo", [int(ms), bool(paused)]:
                room.tempo.ms, room.tempo.paused = ms, paused
                room.changed.set()
                tell_tempo(room)
            case "pen", dict(piece):
                tell_sketch(room, piece)
            case "chat", list(lines):
                tell_lines(room, lines)
            case "redrawn", [int(home), int(away)]:
                tell_redrawn(room, (home, away))
            case "presence", {"counts": counts, "asks": asks}:
                room.presence.there(news["from"], counts)
                tell_presence(room)
                if asks and room.links:
                    await publish_presence(room)
                if asks:
                    await publish_lines(room)
            case _:
                pass
