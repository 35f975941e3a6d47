"""Each seat's own part in the dice, given after the commitment was told: nothing is thrown before."""

from __future__ import annotations

from snapcount.core.data.plain import canonical
from snapcount.core.game import Game
from snapcount.core.table import Seat
from snapcount.server.rooms.presence import Link
from snapcount.server.rooms.results import NAMES
from snapcount.server.rooms.room import TRIES, Room
from snapcount.server.rooms.saved import SEATS, contribution_row, new_rows
from snapcount.server.wire import from_page as said
from snapcount.server.wire.writer import ROLES


def awaited(game: Game) -> list[str]:
    """The seats whose part the dice wait for."""
    return [NAMES[seat] for seat in Seat if game.dice.contributions[seat] is None]


async def contribute(room: Room, link: Link, given: said.Contribute) -> None:
    seat = SEATS[given.seat]
    if seat not in ROLES[link.role]:
        raise room.refusal("This link doesn't play that seat.")
    async with room.lock:
        await room.ready()
        await room.hear()
        for _ in range(TRIES):
            if room.over:
                raise room.refusal("The game is over: the dice lie still.")
            room.apply(lambda: room.kept.game.contribute(seat, given.text))
            row = contribution_row(room.match.id, room.kept, seat, given.text)
            if await room.commit([row, *new_rows(room.match.id, room.kept)]):
                tell_awaited(room)
                room.tell_change()
                await room.publish("contributed", given.seat)
                return
    raise room.refusal("Others were faster: please try again.")


def tell_awaited(room: Room) -> None:
    room.tell(canonical({"type": "dice", "awaited": awaited(room.kept.game)}))
