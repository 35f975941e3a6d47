"""Answers: all that came for a room are taken together, at the moment when the store is about to write.

Two sealed answers that cross so become one commit, one telling, one message to each seat.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable

import structlog

from snapcount.core.data.plain import canonical
from snapcount.core.table import Refusal
from snapcount.server.errors import shortened
from snapcount.server.rooms.background import soon
from snapcount.server.rooms.presence import Link
from snapcount.server.rooms.room import TRIES, Given, Room
from snapcount.server.rooms.saved import SEATS, new_rows
from snapcount.server.rooms.sketching import count_redrawn, watched
from snapcount.server.store import Row
from snapcount.server.wire import from_page as said
from snapcount.server.wire.writer import ROLES

log = structlog.get_logger()


def give(room: Room, link: Link, answer: said.Answer) -> None:
    """Accept delivery of an answer. What becomes of it, the link is told later."""
    if SEATS[answer.seat] not in ROLES[link.role]:
        raise room.refusal("This link doesn't play that seat.")
    room.given.append(Given(link, answer))
    if room.answering is None:
        room.answering = asyncio.create_task(take_all(room))


async def take_all(room: Room) -> None:
    try:
        async with room.lock:
            while room.given:
                await take_some(room)
    finally:
        room.answering = None


async def take_some(room: Room) -> None:
    taking = Taking(room)
    try:
        await room.ready()
        await taking.hear_ahead()
        stored = await room.commit(taking.rows)
        if taking.surprised:
            room.stale = True
            await room.ready()
    except Exception:
        log.exception("answers failed", match=room.match.id)
        room.metrics.count("errors")
        taking.fail([*taking.taken, *room.given])
        room.given.clear()
    else:
        if stored:
            taking.acknowledge()
        else:
            taking.again()


class Taking:
    """The answers of one commit."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.taken: list[Given] = []
        self.surprised = False
        """The rules failed in the middle of an answer: what is in memory is no game any more."""

    async def hear_ahead(self) -> None:
        """Somebody answers to a state that only another worker has told so far."""
        room = self.room
        ahead = [given for given in room.given if given.answer.seq > room.kept.seq and not given.heard]
        if ahead and room.store.shared:
            for given in ahead:
                given.heard = True
            await room.hear()

    def rows(self) -> list[Row]:
        """Play every answer that waits; what the store shall write of them."""
        room, rows = self.room, list[Row]()
        waiting, room.given = room.given, deque()
        while waiting and not self.surprised:
            given = waiting.popleft()
            if given.answer.seq > room.kept.seq and room.store.shared and not given.heard:
                room.given.append(given)
                continue
            try:
                rows += self.play(given)
            except Refusal as refusal:
                self.refuse(given, refusal)
            except Exception:
                self.surprised = True
                log.exception("message failed", match=room.match.id, type="answer")
                room.metrics.count("errors")
                self.fail([given])
        room.given.extend(waiting)
        return rows

    def play(self, given: Given) -> list[Row]:
        room, answer, seat = self.room, given.answer, SEATS[given.answer.seat]
        kept, key = room.kept, (answer.seat, answer.id)
        rows: list[Row] = []
        if key not in kept.answered:
            room.check_moment(seat, answer.seq)
            room.apply(lambda: kept.game.answer_plain(answer.value, seat))
            rows = new_rows(room.match.id, kept, answer.id)
            kept.answered[key] = rows[0].seq
            room.have_answered.add(seat)
            room.note(seat)
        given.place = kept.answered[key]
        self.taken.append(given)
        return rows

    # What becomes of them

    def acknowledge(self) -> None:
        """They are stored: whoever gave them hears so, and everybody what came of them."""
        room = self.room
        room.metrics.count("answers_accepted", len(self.taken))
        if self.surprised:
            for given in self.taken:
                given.link.send(accepted(given))
            room.tell_all()
        elif self.taken:
            room.tell_change([(given.link, accepted(given)) for given in self.taken])

    def again(self) -> None:
        """Another worker was faster: perhaps they still fit."""
        for given in reversed(self.taken):
            given.tries += 1
            if given.tries < TRIES:
                self.room.given.appendleft(given)
            else:
                self.refuse(given, self.room.refusal("Others were faster: please answer again."))

    def refuse(self, given: Given, refusal: Refusal) -> None:
        self.room.metrics.count("answers_refused")
        seat = SEATS[given.answer.seat]
        if watched(self.room, seat, given.answer.seq):
            soon(self.room, count_redrawn(self.room, seat))
        given.link.send(refused(given.answer, refusal.rule, refusal.sentence))

    def fail(self, those: Iterable[Given]) -> None:
        sentence = "Something went wrong here; nothing was changed. Please try again."
        for given in those:
            given.link.send(canonical({"type": "error", "code": "internal", "sentence": sentence}))


def accepted(given: Given) -> str:
    return f'{{"type":"accepted","id":{canonical(given.answer.id)},"seq":{given.place}}}'


def refused(answer: said.Answer, rule: str, sentence: str) -> str:
    return canonical({"type": "refused", "id": answer.id, "rule": rule, "sentence": shortened(sentence)})
