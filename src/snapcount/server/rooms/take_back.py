"""Taking answers back: at once where nobody is wronged; in a match the other seat is asked."""

from __future__ import annotations

import asyncio

from snapcount.core.table import Seat
from snapcount.core.taking_back import take_back_point
from snapcount.server.rooms.presence import Link
from snapcount.server.rooms.room import Room
from snapcount.server.rooms.saved import new_rows
from snapcount.server.rooms.sealed import sealed_now
from snapcount.server.wire.writer import NAMES, ROLES


async def take_back(room: Room, link: Link) -> None:
    async with room.lock:
        await room.refresh()
        if room.over or room.have_answered.isdisjoint(ROLES[link.role]):
            raise room.refusal("There is nothing to take back.")
        if room.match.mode == "match":
            if room.saved.game.sittings:
                raise room.refusal(
                    "A coach has sat in a chair of this match: nothing is taken back any more."
                )
            (room.asks_back,) = ROLES[link.role]
            room.tell(f'{{"type":"take_back_asked","by":"{NAMES[room.asks_back]}"}}')
            await room.publish("asks_back", NAMES[room.asks_back])
        else:
            await cut(room, ROLES[link.role])


async def take_back_reply(room: Room, link: Link, accept: bool) -> None:
    async with room.lock:
        await room.refresh()
        by = room.asks_back
        if by is None or by.other not in ROLES[link.role] or room.over:
            raise room.refusal("Nobody asks you to take something back.")
        room.asks_back = None
        if accept:
            await cut(room, (by,))
        else:
            room.tell('{"type":"take_back_declined"}')
            await room.publish("declined", "")


async def cut(room: Room, seats: tuple[Seat, ...]) -> None:
    game = room.saved.game
    point = await asyncio.to_thread(take_back_point, game, seats)
    if point is None:
        raise room.refusal("There is nothing to take back.")
    by = seats[0] if len(seats) == 1 else None
    room.apply(lambda: game.cut(point, by))
    if await room.commit(lambda: new_rows(room.match.id, room.saved)):
        tell_taken_back(room)


def tell_taken_back(room: Room) -> None:
    game = room.saved.game
    room.match_writer.cut(game)
    room.sealed = sealed_now(game)
    room.asked = {}
    room.have_answered = {given.seat for given in game.inputs if given.seat is not None}
    room.tell_taken_back()
    for role in room.roles_here():
        left = room.match_writer.visible(role, game.events, len(game.events))
        room.tell(f'{{"type":"events","from":{left},"events":[]}}', role)
    room.tell_change()
