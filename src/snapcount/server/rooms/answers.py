"""Answers: all that came for a room are played together, at the moment when the store is about to write.

Two sealed answers that cross so become one commit, one telling, one message to each seat.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Iterable, Sequence
from time import monotonic
from typing import Any

from snapcount.core.data.made import new
from snapcount.core.data.plain import canonical
from snapcount.core.table import Question, Refusal, Seat
from snapcount.server.errors import shortened
from snapcount.server.rooms.background import soon
from snapcount.server.rooms.clocks.timing import clock_rows, people_waiting
from snapcount.server.rooms.pen import count_redrawn, watched
from snapcount.server.rooms.pending import FromCoach, PendingAnswer
from snapcount.server.rooms.presence import Link
from snapcount.server.rooms.room import TRIES, Room
from snapcount.server.rooms.saved import keep_place, written
from snapcount.server.rooms.telling import Telling
from snapcount.server.store import Row, SeqTaken
from snapcount.server.wire.from_page import Answer
from snapcount.server.wire.writer import NAMES, ROLES, SEATS

log = logging.getLogger(__name__)
FAILED = "Something went wrong here; nothing was changed. Please try again."


class CoachFailed(Exception):
    """The rules failed in the middle of a coach's answer."""


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
    if not room.answering:
        room.answering = True
        begin(room)


def begin(room: Room) -> None:
    """Work off the inbox: at once if nobody else is busy with the room, else in its turn."""
    if room.lock.take():
        batch = Batch(room)
        if not room.stale and not batch.ahead():
            batch.start()
            return
        room.lock.release()
    soon(room, begin_in_turn(room))


async def begin_in_turn(room: Room) -> None:
    await room.lock.acquire()
    batch = Batch(room)
    try:
        await room.refresh()
        await batch.hear_ahead()
    except Exception:
        batch.fail_all()
    else:
        batch.start()


class Batch:
    """The answers of one commit."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.played: list[PendingAnswer] = []
        self.unwritten: list[tuple[PendingAnswer, int]] = []
        """Those that moved the game, each with the length of its log afterwards."""
        self.timed: Sequence[Seat] | None = None
        """Whose clock ran before them, where there is one."""
        self.surprised = False
        """The rules failed in the middle of an answer: what is in memory is no game any more."""

    # From the inbox to the store

    def ahead(self) -> list[PendingAnswer]:
        """Somebody answers to a state that only another worker has told so far."""
        room = self.room
        return [pending for pending in room.inbox if room.store.shared and self.is_ahead(pending)]

    def is_ahead(self, pending: PendingAnswer) -> bool:
        return pending.seq > self.room.saved.seq and not pending.heard

    async def hear_ahead(self) -> None:
        ahead = self.ahead()
        if ahead:
            for pending in ahead:
                pending.heard = True
            await self.room.hear()

    def start(self) -> None:
        """The room is locked until `end`."""
        room = self.room
        room.used = monotonic()
        room.stale = True
        room.store.put(self)

    def play(self) -> None:
        """Play every answer that waits.

        Until they are stored the room is stale: after a surprise nobody knows how far the game got.
        """
        room = self.room
        self.timed = people_waiting(room) if room.saved.clock is not None else None
        waiting, room.inbox = room.inbox, deque()
        while waiting and not self.surprised:
            pending = waiting.popleft()
            if room.store.shared and self.is_ahead(pending):
                room.inbox.append(pending)
                continue
            try:
                self.play_one(pending)
            except Refusal as refusal:
                self.refuse(pending, refusal)
            except Exception:
                self.surprised = True
                log.exception("message failed", extra={"match": room.match.id, "type": "answer"})
                room.metrics.count("errors")
                self.fail([pending])
        room.inbox.extend(waiting)

    def play_one(self, pending: PendingAnswer) -> None:
        room, seat, saved = self.room, pending.seat, self.room.saved
        key = (NAMES[seat], pending.id)
        if pending.id and key in saved.answered:
            pending.place = saved.answered[key]
            self.played.append(pending)
            return
        if pending.coach is None:
            room.check_turn(seat, pending.seq)
        elif room.match.kinds[seat] != "coach" or room.waiting.get(seat) != pending.coach.question:
            raise room.refusal("The game has moved on since: the coach is asked something else.")
        saved.game.answer(pending.value, seat)
        pending.place = keep_place(saved)
        self.unwritten.append((pending, len(saved.game.log)))
        if pending.id:
            saved.answered[key] = pending.place
        room.have_answered.add(seat)
        room.note(seat)
        self.played.append(pending)

    def rows(self) -> list[Row]:
        """What the store shall write of them."""
        room, rows = self.room, list[Row]()
        for pending, until in self.unwritten:
            kind, line = written(room.saved, until)
            rows.append(new(Row, (room.match.id, pending.place, kind, line, pending.id or None)))
        return rows if self.timed is None else rows + clock_rows(room, rows, self.timed)

    # What becomes of them

    def stored(self, problem: Exception | None) -> None:
        """They are stored, or why not."""
        room = self.room
        if problem is not None or self.surprised:
            soon(room, self.recover(problem))
            return
        room.stale = False
        if room.writer.slow:
            soon(room, self.prepare())
        else:
            self.acknowledge()

    async def prepare(self) -> None:
        try:
            await self.room.prepare()
        finally:
            self.acknowledge()

    def acknowledge(self) -> None:
        """Whoever gave them hears that they are stored, and everybody what came of them."""
        if self.played:
            self.room.teller.add(Telling(self.room, self.acknowledged(), self.end))
        else:
            self.end()

    def acknowledged(self) -> list[tuple[Link, str]]:
        self.room.metrics.count("answers_accepted", len(self.played))
        return [(pending.link, accepted(pending)) for pending in self.played if pending.link is not None]

    def end(self) -> None:
        """Others may use the room; and what has come meanwhile is next."""
        room = self.room
        for pending in self.played:
            if pending.coach is not None and not pending.coach.played.done():
                pending.coach.played.set_result(True)
        room.lock.release()
        room.answering = bool(room.inbox)
        if room.answering:
            begin(room)

    # When something went wrong

    async def recover(self, problem: Exception | None) -> None:
        room = self.room
        try:
            if isinstance(problem, SeqTaken):
                await room.lost_race()
                self.try_again()
            elif problem is not None:
                room.metrics.count("commits_failed")
                raise problem
            else:
                room.stale = True
                await room.refresh()
                for link, text in self.acknowledged():
                    link.send(text)
                room.tell_all()
        except Exception:
            self.fail_all()
        else:
            self.end()

    def fail_all(self) -> None:
        """Called where an exception is handled. Nothing was stored."""
        room = self.room
        log.exception("answers failed", extra={"match": room.match.id})
        room.metrics.count("errors")
        self.fail([*self.played, *room.inbox])
        self.played.clear()
        room.inbox.clear()
        self.end()

    def try_again(self) -> None:
        """Another worker was faster: perhaps they still fit."""
        for pending in reversed(self.played):
            pending.tries += 1
            if pending.tries < TRIES:
                self.room.inbox.appendleft(pending)
            else:
                self.refuse(pending, self.room.refusal("Others were faster: please answer again."))
        self.played.clear()

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
