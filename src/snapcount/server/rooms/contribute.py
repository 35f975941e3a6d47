"""Each seat's own part in the dice, given after the commitment was told: nothing is thrown before."""

from __future__ import annotations

from snapcount.core.data.plain import canonical
from snapcount.core.table import Seat
from snapcount.server.rooms.info import awaited
from snapcount.server.rooms.presence import Link
from snapcount.server.rooms.room import TRIES, Room
from snapcount.server.rooms.saved import contribution_row, new_rows
from snapcount.server.wire.from_page import Contribute
from snapcount.server.wire.writer import ROLES, SEATS


async def contribute(room: Room, link: Link, given: Contribute) -> None:
    seat = SEATS[given.seat]
    if seat not in ROLES[link.role]:
        raise room.refusal("This link doesn't play that seat.")
    async with room.lock:
        await room.refresh()
        await room.hear()
        for _ in range(TRIES):
            if room.over:
                raise room.refusal("The game is over: the dice lie still.")
            if await add_part(room, seat, given.text):
                tell_awaited(room)
                room.tell_change()
                await room.publish("contributed", given.seat)
                return
    raise room.refusal("Others were faster: please try again.")


async def add_part(room: Room, seat: Seat, text: str) -> bool:
    saved = room.saved
    room.apply(lambda: saved.game.contribute(seat, text))
    row = contribution_row(room.match.id, saved, seat, text)
    return await room.commit(lambda: [row, *new_rows(room.match.id, saved)])


def tell_awaited(room: Room) -> None:
    room.tell(canonical({"type": "dice", "awaited": awaited(room.saved.game)}))
