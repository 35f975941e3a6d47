"""New links for old: one that leaked is renewed by who holds it, one that was lost by the other seat.

Whatever link that part of the match had before opens nothing any more, and who is connected with it is let go.
"""

from __future__ import annotations

from snapcount.server.errors import ApiError
from snapcount.server.lobby import Lobby
from snapcount.server.rooms.beside import store_beside
from snapcount.server.rooms.news import made_new
from snapcount.server.rooms.room import Room
from snapcount.server.wire.rest import Made, Tokens
from snapcount.server.wire.writer import NAMES, ROLES, SEATS


async def new_link(lobby: Lobby, room: Room, role: str, wanted: str) -> Made:
    async with room.lock:
        await room.refresh()
        await room.hear()
        check_may_renew(room, role, wanted)
        tokens, stored = lobby.mint(room.match.id, (wanted,))
        await room.store.replace_tokens(stored[0])
        if role != wanted and wanted in NAMES:
            told = {"kind": "link", "seat": wanted, "by": role, "at": room.now()}
            await store_beside(room, lambda: told)
    made_new(room, role, wanted)
    await room.publish("revoked", [role, wanted])
    return Made(match=room.match.id, tokens=Tokens(**tokens))


def check_may_renew(room: Room, role: str, wanted: str) -> None:
    """A seat renews its own link and that for spectators, and lets one be made for the other seat while it is away.

    Who sits there would otherwise be turned out of a game that he is playing.
    """
    seats = ROLES[role]
    if not seats:
        raise ApiError(403, "only_watching", "This link only watches: a seat's link is needed for that.")
    if wanted in (role, "watch"):
        return
    if wanted not in NAMES or role not in NAMES or room.match.mode != "match":
        raise ApiError(409, "no_such_seat", "Nobody in this match plays with such a link.")
    if room.presence.told()[wanted] and SEATS[wanted] not in room.saved.game.chairs:
        name = room.saved.game.names[SEATS[wanted]]
        raise ApiError(409, "not_lost", f"{name} is at the table: that link is not lost.")
