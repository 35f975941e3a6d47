"""Answers: all that came for a room are played together, at the moment when the store is about to write.

Two sealed answers that cross so become one commit, one telling, one message to each seat.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from snapcount.core.data.plain import canonical
from snapcount.core.table import Question, Refusal, Seat
from snapcount.server.errors import shortened
from snapcount.server.rooms.background import soon
from snapcount.server.rooms.pen import count_redrawn, watched
from snapcount.server.rooms.presence import Link
from snapcount.server.rooms.room import TRIES, Room
from snapcount.server.rooms.saved import new_rows
from snapcount.server.rooms.telling import tell_change_in_step
from snapcount.server.store import Row
from snapcount.server.wire.from_page import Answer
from snapcount.server.wire.writer import NAMES, ROLES, SEATS

log = logging.getLogger(__name__)
FAILED = "Something went wrong here; nothing was changed. Please try again."


class CoachFailed(Exception):
    """The rules failed in the middle of a coach's answer."""


@dataclass(eq=False, slots=True)
class FromCoach:
    """What a coach was asked, and where it learns whether its answer was played."""

    question: Question[Any]
    played: asyncio.Future[bool]


@dataclass(eq=False, slots=True)
class PendingAnswer:
    """An answer that came in and waits to be played; then it has its `place` in the match."""

    seat: Seat
    value: Any
    id: str = ""
    seq: int = 0
    """The place in the match that the answer was given to."""
    link: Link | None = None
    coach: FromCoach | None = None
    place: int = 0
    tries: int = 0
    heard: bool = False
    """Other workers' news were looked for since."""

    def send(self, text: str) -> None:
        if self.link is not None:
            self.link.send(text)


def accept(room: Room, link: Link, answer: Answer) -> None:
    """Take delivery of an answer. What becomes of it, the link is told later."""
    seat = SEATS[answer.seat]
    if seat not in ROLES[link.role]:
        raise room.refusal("This link doesn't play that seat.")
    put_in(room, PendingAnswer(seat, answer.value, answer.id, answer.seq, link))


async def accept_from_coach(room: Room, seat: Seat, question: Question[Any], value: Any) -> bool:
    """The answer of a computer coach goes the same way; False if its question is no longer open."""
    coach = FromCoach(question, asyncio.get_running_loop().create_future())
    put_in(room, PendingAnswer(seat, value, coach=coach))
    return await coach.played


def put_in(room: Room, pending: PendingAnswer) -> None:
    room.inbox.append(pending)
    if room.answering is None:
        room.answering = asyncio.create_task(work_off(room))


async def work_off(room: Room) -> None:
    try:
        async with room.lock:
            while room.inbox:
                await work_off_batch(room)
    finally:
        room.answering = None


async def work_off_batch(room: Room) -> None:
    batch = Batch(room)
    try:
        await room.refresh()
        if room.store.shared:
            await batch.hear_ahead()
        stored = await room.commit(batch.play_waiting)
        if batch.surprised:
            room.stale = True
            await room.refresh()
    except Exception:
        log.exception("answers failed", extra={"match": room.match.id})
        room.metrics.count("errors")
        batch.fail([*batch.played, *room.inbox])
        room.inbox.clear()
    else:
        if stored:
            await batch.acknowledge()
        else:
            batch.try_again()


class Batch:
    """The answers of one commit."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.played: list[PendingAnswer] = []
        self.surprised = False
        """The rules failed in the middle of an answer: what is in memory is no game any more."""

    async def hear_ahead(self) -> None:
        """Somebody answers to a state that only another worker has told so far."""
        room = self.room
        ahead = [pending for pending in room.inbox if self.is_ahead(pending)]
        if ahead:
            for pending in ahead:
                pending.heard = True
            await room.hear()

    def is_ahead(self, pending: PendingAnswer) -> bool:
        return pending.seq > self.room.saved.seq and not pending.heard

    def play_waiting(self) -> list[Row]:
        """Play every answer that waits; what the store shall write of them.

        Until that is written the room is stale: after a surprise nobody knows how far the game got.
        """
        room, rows = self.room, list[Row]()
        waiting, room.inbox = room.inbox, deque()
        while waiting and not self.surprised:
            pending = waiting.popleft()
            if room.store.shared and self.is_ahead(pending):
                room.inbox.append(pending)
                continue
            try:
                rows += self.play(pending)
            except Refusal as refusal:
                self.refuse(pending, refusal)
            except Exception:
                self.surprised = True
                log.exception("message failed", extra={"match": room.match.id, "type": "answer"})
                room.metrics.count("errors")
                self.fail([pending])
        room.inbox.extend(waiting)
        return rows

    def play(self, pending: PendingAnswer) -> list[Row]:
        room, seat, saved = self.room, pending.seat, self.room.saved
        key = (NAMES[seat], pending.id)
        if pending.id and key in saved.answered:
            pending.place = saved.answered[key]
            self.played.append(pending)
            return []
        if pending.coach is None:
            room.check_turn(seat, pending.seq)
        elif room.match.kinds[seat] != "coach" or room.waiting.get(seat) != pending.coach.question:
            raise room.refusal("The game has moved on since: the coach is asked something else.")
        saved.game.answer(pending.value, seat)
        rows = new_rows(room.match.id, saved, pending.id or None)
        pending.place = rows[0].seq
        if pending.id:
            saved.answered[key] = pending.place
        room.have_answered.add(seat)
        room.note(seat)
        self.played.append(pending)
        return rows

    # What becomes of them

    async def acknowledge(self) -> None:
        """They are stored: whoever gave them hears so, and everybody what came of them."""
        room = self.room
        room.metrics.count("answers_accepted", len(self.played))
        told = [(pending.link, accepted(pending)) for pending in self.played if pending.link is not None]
        if self.surprised:
            for link, text in told:
                link.send(text)
            room.tell_all()
        elif self.played:
            await tell_change_in_step(room, told)
        for pending in self.played:
            if pending.coach is not None and not pending.coach.played.done():
                pending.coach.played.set_result(True)

    def try_again(self) -> None:
        """Another worker was faster: perhaps they still fit."""
        for pending in reversed(self.played):
            pending.tries += 1
            if pending.tries < TRIES:
                self.room.inbox.appendleft(pending)
            else:
                self.refuse(pending, self.room.refusal("Others were faster: please answer again."))

    def refuse(self, pending: PendingAnswer, refusal: Refusal) -> None:
        if pending.coach is not None:
            if not pending.coach.played.done():
                pending.coach.played.set_result(False)
            return
        self.room.metrics.count("answers_refused")
        if watched(self.room, pending.seat, pending.seq):
            soon(self.room, count_redrawn(self.room, pending.seat))
        pending.send(refused(pending.id, refusal.rule, refusal.sentence))

    def fail(self, those: Iterable[PendingAnswer]) -> None:
        for pending in those:
            if pending.coach is not None and not pending.coach.played.done():
                pending.coach.played.set_exception(CoachFailed())
            pending.send(canonical({"type": "error", "code": "internal", "sentence": FAILED}))


def accepted(pending: PendingAnswer) -> str:
    return f'{{"type":"accepted","id":{canonical(pending.id)},"seq":{pending.place}}}'


def refused(answer_id: str, rule: str, sentence: str) -> str:
    return canonical({"type": "refused", "id": answer_id, "rule": rule, "sentence": shortened(sentence)})
