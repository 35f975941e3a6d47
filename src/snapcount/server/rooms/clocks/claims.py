"""Ends that the rules don't know: a seat resigns, or its clock runs out and the other one claims."""

from __future__ import annotations

from typing import Any

from snapcount.core.table import Seat
from snapcount.server.rooms.beside import store_beside
from snapcount.server.rooms.clocks.clock import Clock, clock_line, sitting_line
from snapcount.server.rooms.clocks.timing import people_waiting
from snapcount.server.rooms.presence import Link
from snapcount.server.rooms.room import Room
from snapcount.server.rooms.saved import resign_row
from snapcount.server.wire.from_page import Claim
from snapcount.server.wire.writer import NAMES, ROLES, SEATS


async def resign(room: Room, link: Link, named: str | None) -> None:
    seats = ROLES[link.role]
    seat = SEATS[named] if named is not None else seats[0] if len(seats) == 1 else None
    if seat is None or seat not in seats:
        raise room.refusal("Say which of your seats resigns.")
    async with room.lock:
        await room.refresh()
        room.check_chair(seat)
        if room.over:
            raise room.refusal("The game is already over.")
        if await room.commit(lambda: [resign_row(room.match.id, room.saved, seat)]):
            room.tell_change()


async def come(room: Room, role: str) -> None:
    """A seat came to the table: when both have, the clock starts. Called with the lock held."""
    seat = SEATS.get(role)

    def came() -> dict[str, Any] | None:
        clock = room.saved.clock
        if clock is None or seat is None or seat in clock.came or room.over:
            return None
        return clock_line("came", seat=NAMES[seat], at=room.now())

    if await store_beside(room, came):
        room.tell_time()


async def agree_to_coach(room: Room, link: Link) -> None:
    """Both must agree beforehand that a coach may take an empty chair."""
    seat = own_seat(room, link)

    def agreed() -> dict[str, Any]:
        clock = room.saved.clock
        if clock is None or not clock.coach or seat in clock.agreed or room.over:
            raise room.refusal("There is nothing to agree to.")
        return clock_line("agreed", seat=NAMES[seat])

    async with room.lock:
        await room.refresh()
        await room.hear()
        await store_beside(room, agreed)
        room.tell_time()


async def claim(room: Room, link: Link, wish: Claim) -> None:
    """The other seat's clock ran out: take the game, let a coach sit down there, or go on and give more time."""
    seat = own_seat(room, link)

    def claimed() -> dict[str, Any]:
        clock, now = clock_run_out(room, seat), room.now()
        match wish.what:
            case "win":
                return clock_line("won", seat=NAMES[seat], at=now)
            case "coach":
                if not clock.coach_agreed:
                    raise room.refusal("Both seats must have agreed to a coach before the clock ran out.")
                told = len(room.saved.game.events)
                return sitting_line("chair", seat.other, clock.coach, told, at=now)
            case "go_on":
                return clock.more_time(seat.other, now)

    async with room.lock:
        await room.refresh()
        await room.hear()
        await store_beside(room, claimed)
        room.tell_change()


async def take_chair(room: Room, link: Link) -> None:
    """Who comes back takes the chair back from the coach that sat down in it, with as much time again."""
    seat = own_seat(room, link)

    def taken() -> dict[str, Any]:
        if room.over:
            raise room.refusal("The game is already over.")
        if seat not in room.saved.game.chairs:
            raise room.refusal("No coach sits in your chair.")
        return sitting_line("back", seat, "", len(room.saved.game.events), at=room.now())

    async with room.lock:
        await room.refresh()
        await room.hear()
        await store_beside(room, taken)
        room.tell_change()


def own_seat(room: Room, link: Link) -> Seat:
    seats = ROLES[link.role]
    if len(seats) != 1:
        raise room.refusal("This link plays no seat of its own.")
    return seats[0]


def clock_run_out(room: Room, seat: Seat) -> Clock:
    """The clock, if it gives this seat a claim."""
    clock, now, waiting = room.saved.clock, room.now(), people_waiting(room)
    if clock is None:
        raise room.refusal("This match has no clock.")
    if room.over:
        raise room.refusal("The game is already over.")
    if not clock.out(seat.other, now, waiting):
        raise room.refusal(f"The clock of {room.saved.game.names[seat.other]} has not run out.")
    if clock.out(seat, now, waiting):
        raise room.refusal("Your own clock has run out too: answer first.")
    return clock
