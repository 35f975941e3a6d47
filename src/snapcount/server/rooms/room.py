"""A room: one match in memory. The store is the truth; a room can be thrown away at any moment and replayed."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from time import monotonic, time
from typing import TYPE_CHECKING, Any

from snapcount.core.data.plain import canonical
from snapcount.core.table import Question, Refusal, Seat
from snapcount.core.taking_back import may_take_back
from snapcount.server.errors import no_such_link
from snapcount.server.metrics import Metrics
from snapcount.server.rooms.chat import Chat
from snapcount.server.rooms.clocks.timing import seat_coaches, timed, told_time
from snapcount.server.rooms.info import ended
from snapcount.server.rooms.pace import Tempo
from snapcount.server.rooms.past.history import Trail
from snapcount.server.rooms.pen import Drawing
from snapcount.server.rooms.presence import Link, Presence
from snapcount.server.rooms.saved import Find, SavedGame, answered_by, catch_up, rebuild
from snapcount.server.rooms.sealed import opened_together, sealed_now
from snapcount.server.rooms.telling import Teller, send_change
from snapcount.server.rooms.turn import Turn
from snapcount.server.store import Play, SeqTaken, Store, StoredMatch
from snapcount.server.wire.match_writer import MatchWriter, common_part
from snapcount.server.wire.writer import ROLES, JsonWriter, eyes_of

if TYPE_CHECKING:
    from snapcount.server.rooms.pending import PendingAnswer

TRIES = 4
NOBODY: dict[Seat, Question[Any]] = {}


class Room:
    def __init__(
        self,
        match: StoredMatch,
        saved: SavedGame,
        writer: JsonWriter,
        store: Store,
        find: Find,
        metrics: Metrics,
    ) -> None:
        self.match = self.made = match
        self.saved = saved
        self.writer = writer
        self.store = store
        self.find = find
        self.metrics = metrics
        self.presence = Presence(match.kinds)
        self.links = self.presence.links
        self.lock = Turn()
        self.used = monotonic()
        self.now: Callable[[], float] = time
        self.stale = False
        """The game in memory is ahead of the store: replay before the next use."""
        self.asks_back: Seat | None = None
        self.want_rematch: set[str] = set()
        self.tempo = Tempo()
        self.drawing = Drawing(match.redrawn)
        self.chat = Chat()
        self.inbox: deque[PendingAnswer] = deque()
        self.answering = False
        self.teller = Teller()
        self.background: set[asyncio.Task[None]] = set()
        self.trail = Trail(writer)
        self.changed = asyncio.Event()
        self.on_change: Callable[[], None] = lambda: None
        self.settle()

    # What is kept beside the game

    def settle(self) -> None:
        """Everything that follows from the game, after it was made or replayed."""
        game = self.saved.game
        self.match_writer = MatchWriter(self.writer, game)
        self.sealed = sealed_now(game)
        self.asked: dict[Seat, tuple[int, Question[Any]]] = {}
        self.have_answered = {given.seat for given in game.inputs if given.seat is not None}
        self.note()
        if len(self.waiting) == 1:
            for seat in opened_together(game):  # asked before the other's sealed answer
                self.asked[seat] = (self.saved.moved, self.waiting[seat])

    def note(self, answered: Seat | None = None) -> None:
        """After every change: is it over, who is asked what since when, and whose answers are sealed.

        Who has answered and is asked the same again is asked anew.
        """
        saved = self.saved
        if saved.game.sittings:
            seat_coaches(self)
        self.noted = saved.seq
        self.over = saved.game.ended
        self.waiting = waiting = NOBODY if self.over else saved.game.waiting
        before, self.asked = self.asked, {}
        for seat, question in waiting.items():
            since, asked = before.get(seat, (saved.seq, None))
            same = seat is not answered and (asked is question or asked == question)
            self.asked[seat] = (since if same else saved.seq, question)
            if question.secret:
                self.sealed.add(seat)
            elif not same and before:
                self.sealed.discard(seat)
        if len(waiting) == 2:
            self.sealed = set(waiting)

    def coach_seats(self) -> list[Seat]:
        return [seat for seat in Seat if self.match.kinds[seat] == "coach"]

    async def refresh(self) -> None:
        """Replay first if the last write failed. Called with the lock held."""
        self.used = monotonic()
        if self.stale:
            await self.reload()

    async def reload(self) -> None:
        rows = await self.store.rows(self.match.id)
        if not rows:
            raise no_such_link()
        self.saved = rebuild(self.match, rows, self.find)
        self.metrics.count("rooms_replayed")
        self.stale = False
        self.settle()

    def refusal(self, sentence: str) -> Refusal:
        return Refusal(self.writer.rulebook.rules.prefix, sentence)

    # Changing the game

    def check_chair(self, seat: Seat) -> None:
        """A person whose chair a coach has taken has no more say in it."""
        if seat in self.saved.game.chairs:
            raise self.refusal(
                "The clock of this seat ran out and a coach sits in its chair: take it back first."
            )

    def check_turn(self, seat: Seat, seq: int) -> None:
        if self.saved.game.chairs:
            self.check_chair(seat)
        if self.over:
            raise self.refusal("The game is over: nothing is asked any more.")
        if seat not in self.asked:
            raise self.refusal(self.saved.game.nothing_asked(seat))
        if not self.asked[seat][0] <= seq <= self.saved.seq:
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

    async def commit(self, play: Play) -> bool:
        """Store what the game did, or will have done when the store is about to write.

        False if another worker was faster and the game was replayed.
        """
        self.stale = True
        try:
            await self.store.append(partial(timed, self, play) if self.saved.clock is not None else play)
        except SeqTaken:
            await self.lost_race()
            return False
        except BaseException:
            self.metrics.count("commits_failed")
            raise
        self.stale = False
        if self.writer.slow:
            await self.prepare()
        return True

    async def lost_race(self) -> None:
        self.metrics.count("races_lost")
        await self.reload()
        self.tell_all()

    async def prepare(self, more: Iterable[tuple[str, bool]] = ()) -> None:
        """Draw the moment and list the options in a thread: others play meanwhile."""
        wanted = {*more, *((link.role, link.board) for link in self.links)}

        def write() -> None:
            for role, board in wanted:
                for eyes in (eyes_of(role), *ROLES[role]):
                    self.match_writer.sight(self.saved.game, eyes, board)
            for question in self.saved.game.waiting.values():
                self.writer.question(question)

        await asyncio.to_thread(write)

    def can_take_back(self, role: str) -> bool:
        seats = ROLES[role]
        if self.over or self.saved.game.sittings or self.have_answered.isdisjoint(seats):
            return False
        return not self.saved.game.for_keeps or may_take_back(self.saved.game, seats)

    # Other workers

    async def publish(self, kind: str, value: Any) -> None:
        if self.store.shared:
            await self.store.publish(canonical({"match": self.match.id, "kind": kind, "value": value}))

    async def hear(self) -> None:
        """Play what other workers stored. Called with the lock held."""
        rows = await self.store.rows(self.match.id, self.saved.seq - 1) if self.store.shared else []
        if not rows:
            return
        self.stale = True
        try:
            same = catch_up(self.saved, rows)
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
            self.have_answered = {given.seat for given in self.saved.game.inputs if given.seat is not None}
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
            self.tell(self.match_writer.told_back(role, self.saved.game), role)

    def tell_change(self, acknowledged: Iterable[tuple[Link, str]] = ()) -> None:
        """The events since the last telling, and where the game stands now, after what one link alone is told."""
        news = self.match_writer.news(self.saved.game, self.roles_here())
        send_change(self, news, acknowledged)

    def tell_all(self) -> None:
        """Everything anew, for everybody: the game was replayed."""
        common = self.common()
        for link in self.links:
            link.send(self.events_from(link.role, 0), self.state(link.role, link.board, common))
        self.tell_end()

    def tell_end(self) -> None:
        self.tell_time()
        if self.over:
            self.tell(self.ended())
        self.changed.set()
        self.on_change()

    def tell_time(self) -> None:
        if self.saved.clock is not None:
            for role in self.roles_here():
                self.tell(told_time(self, role), role)

    def events_from(self, role: str, held: int) -> str:
        return self.match_writer.events_held(role, self.saved.game, held)

    def common(self) -> str:
        return common_part(self.saved.game, self.saved.seq, self.over, self.waiting)

    def state(self, role: str, board: bool = False, common: str = "") -> str:
        common = common or self.common()
        told = self.match_writer.state((role, board), self.saved.game, common, self.waiting, self.sealed)
        return f'{told},"can_take_back":{"true" if self.can_take_back(role) else "false"}}}'

    def ended(self) -> str:
        return ended(self.saved.game)
