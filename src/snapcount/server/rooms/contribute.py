"""Each seat's own part in the dice, given after the commitment was told: nothing is thrown before."""

from __future__ import annotations

from snapcount.core.data.plain import canonical
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
            room.apply(lambda: room.saved.game.contribute(seat, given.text))
            row = contribution_row(room.match.id, room.saved, seat, given.text)
            if await room.commit([row, *new_rows(room.match.id, room.saved)]):
                tell_awaited(room)
                room.tell_change()
                await room.publish("contributed", given.seat)
                return
    raise room.refusal("Others were faster: please try again.")


def tell_awaited(room: Room) -> None:
    room.tell(canonical({"type": "dice", "awaited": awaited(room.saved.game)}))
