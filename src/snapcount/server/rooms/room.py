"""A room: one match in memory. The store is the truth; a room can be thrown away at any moment and replayed."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from time import monotonic
from typing import Any

from snapcount.core.data.plain import canonical
from snapcount.core.table import Question, Refusal, Seat
from snapcount.core.taking_back import may_take_back
from snapcount.server.metrics import Metrics
from snapcount.server.rooms.history import Trail
from snapcount.server.rooms.pace import Tempo
from snapcount.server.rooms.pen import Drawing
from snapcount.server.rooms.presence import Link, Presence
from snapcount.server.rooms.results import ended
from snapcount.server.rooms.saved import (
    SEATS,
    Find,
    Kept,
    answered_by,
    catch_up,
    new_rows,
    rebuild,
    resign_row,
)
from snapcount.server.rooms.sealed import opened_together, sealed_now
from snapcount.server.store import Row, Store, StoredMatch, Taken
from snapcount.server.wire import from_page as said
from snapcount.server.wire.match_writer import Telling, common_part
from snapcount.server.wire.writer import ROLES, Teller, eyes_of

TRIES = 4
NOBODY: dict[Seat, Question[Any]] = {}


class Given:
    """An answer that came in and waits to be taken; when it is, it has its `place` in the match."""

    __slots__ = ("answer", "heard", "link", "place", "tries")

    def __init__(self, link: Link, answer: said.Answer) -> None:
        self.link = link
        self.answer = answer
        self.place = 0
        self.tries = 0
        self.heard = False
        """Other workers' news were looked for since."""


class Room:
    def __init__(
        self, match: StoredMatch, kept: Kept, teller: Teller, store: Store, find: Find, metrics: Metrics
    ) -> None:
        self.match = match
        self.kept = kept
        self.teller = teller
        self.store = store
        self.find = find
        self.metrics = metrics
        self.presence = Presence(match.kinds)
        self.links = self.presence.links
        self.lock = asyncio.Lock()
        self.used = monotonic()
        self.stale = False
        """The game in memory is ahead of the store: replay before the next use."""
        self.asks_back: Seat | None = None
        self.want_rematch: set[str] = set()
        self.tempo = Tempo()
        self.drawing = Drawing(match.redrawn)
        self.given: deque[Given] = deque()
        self.answering: asyncio.Task[None] | None = None
        self.errands: set[asyncio.Task[None]] = set()
        self.trail = Trail(teller)
        self.changed = asyncio.Event()
        self.on_change: Callable[[], None] = lambda: None
        self.settle()

    # What is kept beside the game

    def settle(self) -> None:
        """Everything that follows from the game, after it was made or replayed."""
        game = self.kept.game
        self.telling = Telling(self.teller, game)
        self.sealed = sealed_now(game)
        self.asked: dict[Seat, tuple[int, Question[Any]]] = {}
        self.have_answered = {given.seat for given in game.inputs if given.seat is not None}
        self.note()
        if len(self.waiting) == 1:
            for seat in opened_together(game):  # asked before the other's sealed answer
                self.asked[seat] = (self.kept.seq - 1, self.waiting[seat])

    def note(self, answered: Seat | None = None) -> None:
        """After every change: is it over, who is asked what since when, and whose answers are sealed.

        Who has answered and is asked the same again is asked anew.
        """
        kept = self.kept
        self.noted = kept.seq
        self.over = kept.resigned is not None or kept.game.is_over
        self.waiting = waiting = NOBODY if self.over else kept.game.waiting
        before, self.asked = self.asked, {}
        for seat, question in waiting.items():
            since, asked = before.get(seat, (kept.seq, None))
            same = seat is not answered and (asked is question or asked == question)
            self.asked[seat] = (since if same else kept.seq, question)
            if question.secret:
                self.sealed.add(seat)
            elif not same and before:
                self.sealed.discard(seat)
        if len(waiting) == 2:
            self.sealed = set(waiting)

    def coach_seats(self) -> list[Seat]:
        return [seat for seat in Seat if self.match.kinds[seat] == "coach"]

    async def ready(self) -> None:
        """Replay first if the last write failed. Called with the lock held."""
        self.used = monotonic()
        if self.stale:
            await self.reload()

    async def reload(self) -> None:
        rows = await self.store.rows(self.match.id)
        self.kept = rebuild(self.match, rows, self.find)
        self.metrics.count("rooms_replayed")
        self.stale = False
        self.settle()

    def refusal(self, sentence: str) -> Refusal:
        return Refusal(self.teller.rulebook.rules.prefix, sentence)

    # Changing the game

    def check_moment(self, seat: Seat, seq: int) -> None:
        if self.kept.resigned is not None:
            raise self.refusal("The game is over: nothing is asked any more.")
        if seat not in self.asked:
            raise self.refusal(self.kept.game.nothing_asked(seat))
        if not self.asked[seat][0] <= seq <= self.kept.seq:
            raise self.refusal("The game has moved on since: this answer was for an earlier question.")

    def apply(self, change: Callable[[], None]) -> None:
        """Change the game in memory. After a surprise inside the rules nobody knows how far it got."""
        try:
            change()
        except Refusal:
            raise
        except BaseException:
            self.stale = True
            raise

    async def commit(self, rows: Sequence[Row] | Callable[[], Sequence[Row]]) -> bool:
        """Store what the game did, or will have done when it is written.

        False if another worker was faster and the game was replayed.
        """
        self.stale = True
        try:
            await self.store.append(rows)
        except Taken:
            self.metrics.count("races_lost")
            await self.reload()
            self.tell_all()
            return False
        except BaseException:
            self.metrics.count("commits_failed")
            raise
        self.stale = False
        if self.teller.slow:
            await self.prepare()
        return True

    async def prepare(self, more: Iterable[tuple[str, bool]] = ()) -> None:
        """Draw the moment and list the options in a thread: others play meanwhile."""
        wanted = {*more, *((link.role, link.board) for link in self.links)}

        def write() -> None:
            for role, board in wanted:
                for eyes in (eyes_of(role), *ROLES[role]):
                    self.telling.sight(self.kept.game, eyes, board)
            for question in self.kept.game.waiting.values():
                self.teller.question(question)

        await asyncio.to_thread(write)

    async def coach_answers(self, seat: Seat, question: Question[Any], answer: Any) -> bool:
        """The answer of a computer coach, if its question is still open."""
        async with self.lock:
            await self.ready()
            if self.waiting.get(seat) != question:
                return False
            self.apply(lambda: self.kept.game.answer(answer, seat))
            if not await self.commit(new_rows(self.match.id, self.kept)):
                return False
            self.metrics.count("answers_accepted")
            self.note(seat)
            self.tell_change()
            return True

    async def resign(self, link: Link, named: str | None) -> None:
        seats = ROLES[link.role]
        seat = SEATS[named] if named is not None else seats[0] if len(seats) == 1 else None
        if seat is None or seat not in seats:
            raise self.refusal("Say which of your seats resigns.")
        async with self.lock:
            await self.ready()
            if self.over:
                raise self.refusal("The game is already over.")
            if await self.commit([resign_row(self.match.id, self.kept, seat)]):
                self.tell_change()

    def can_take_back(self, role: str) -> bool:
        seats = ROLES[role]
        if self.over or self.have_answered.isdisjoint(seats):
            return False
        return not self.kept.game.for_keeps or may_take_back(self.kept.game, seats)

    # Other workers

    async def publish(self, kind: str, value: Any) -> None:
        if self.store.shared:
            await self.store.publish(canonical({"match": self.match.id, "kind": kind, "value": value}))

    async def hear(self) -> None:
        """Play what other workers stored. Called with the lock held."""
        rows = await self.store.rows(self.match.id, self.kept.seq - 1) if self.store.shared else []
        if not rows:
            return
        self.stale = True
        try:
            same = catch_up(self.kept, rows)
        except (Refusal, AssertionError, IndexError):
            same = False
        if not same:
            await self.reload()
            self.tell_all()
            return
        self.stale = False
        if any(row.kind == "undo" for row in rows):
            self.settle()
            self.tell_taken_back()
            self.tell_all()
        else:
            self.have_answered = {given.seat for given in self.kept.game.inputs if given.seat is not None}
            for seat in answered_by(rows):
                self.note(seat)
            self.tell_change()

    # Telling

    def roles_here(self) -> set[str]:
        return {link.role for link in self.links}

    def tell(self, text: str, role: str | None = None) -> None:
        for link in self.links:
            if role is None or link.role == role:
                link.send(text)

    def tell_taken_back(self) -> None:
        for role in self.roles_here():
            self.tell(self.telling.told_back(role, self.kept.game), role)

    def tell_change(self, acknowledged: Iterable[tuple[Link, str]] = ()) -> None:
        """The events since the last telling, and where the game stands now, after what one link alone is told."""
        game, telling = self.kept.game, self.telling
        first = telling.follow(game)
        if self.noted != self.kept.seq:
            self.note()
        self.asks_back = None
        common = self.common()
        alone: dict[Link, list[str]] = {}
        for link, text in acknowledged:
            alone.setdefault(link, []).append(text)
        told: dict[tuple[str, bool], list[str]] = {}
        for link in self.links:
            key = link.role, link.board
            if key not in told:
                events = telling.events(link.role, game.events, first)
                state = self.state(link.role, link.board, common)
                told[key] = [events, state] if events else [state]
            link.send(*alone.pop(link, ()), *told[key])
        for link, texts in alone.items():
            link.send(*texts)
        self.tell_end()

    def tell_all(self) -> None:
        """Everything anew, for everybody: the game was replayed."""
        common = self.common()
        for link in self.links:
            link.send(self.events_from(link.role, 0), self.state(link.role, link.board, common))
        self.tell_end()

    def tell_end(self) -> None:
        if self.over:
            self.tell(self.ended())
        self.changed.set()
        self.on_change()

    def events_from(self, role: str, held: int) -> str:
        return self.telling.events_held(role, self.kept.game.events, held)

    def common(self) -> str:
        return common_part(self.kept.game, self.kept.seq, self.over, self.waiting, self.kept.resigned)

    def state(self, role: str, board: bool = False, common: str = "") -> str:
        common = common or self.common()
        told = self.telling.state((role, board), self.kept.game, common, self.waiting, self.sealed)
        return f'{told},"can_take_back":{"true" if self.can_take_back(role) else "false"}}}'

    def ended(self) -> str:
        return ended(self.kept.game, self.kept.resigned)
