"""A room: one match in memory. The store is the truth; a room can be thrown away at any moment and replayed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from time import monotonic
from typing import Any, Protocol

import structlog

from snapcount.core.fair import commitment
from snapcount.core.game import Undo
from snapcount.core.plain import canonical
from snapcount.core.table import Question, Refusal, Seat
from snapcount.server import messages as said
from snapcount.server.history import Trail
from snapcount.server.metrics import Metrics
from snapcount.server.records import SEATS, Find, Kept, catch_up, new_rows, rebuild, resign_row
from snapcount.server.sealing import sealed_now, take_back_point
from snapcount.server.seeing import NAMES, ROLES, Teller, eyes_of, numbered, seats_json, sees
from snapcount.server.store import Row, Store, StoredMatch, Taken

log = structlog.get_logger()
TRIES = 4
PRESENCE_LASTS = 90


class Link(Protocol):
    """A socket that said hello."""

    role: str

    def send(self, text: str) -> None: ...


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
        self.links: set[Link] = set()
        self.lock = asyncio.Lock()
        self.used = monotonic()
        self.stale = False
        """The game in memory is ahead of the store: replay before the next use."""
        self.asks_back: Seat | None = None
        self.elsewhere: dict[str, tuple[float, tuple[int, int, int]]] = {}
        """Who is connected to other workers: when each said so, and its home, away and watching sockets."""
        self.errands: set[asyncio.Task[None]] = set()
        self.trail = Trail(teller)
        self.changed = asyncio.Event()
        self.on_change: Callable[[], None] = lambda: None
        self.settle()

    # What is kept beside the game

    def settle(self) -> None:
        """Everything that follows from the game, after it was made or replayed."""
        game = self.kept.game
        self.texts = [self.teller.event(event, game.names) for event in game.events]
        self.sealed = sealed_now(game)
        self.asked: dict[Seat, tuple[int, Question[Any]]] = {}
        self.note_questions()
        taken_back = any(isinstance(entry, Undo) for entry in game.log)
        self.untouched = 0 if taken_back else 1 << 60
        """Events before this number were never taken back."""
        self.sights: dict[Any, str] = {}
        self.sights_of: Any = None

    def note_questions(self) -> None:
        """At which place of the log each open question was first asked."""
        before, self.asked = self.asked, {}
        for seat, question in self.waiting.items():
            since, asked = before.get(seat, (self.kept.seq, None))
            self.asked[seat] = (since if asked == question else self.kept.seq, question)

    @property
    def over(self) -> bool:
        return self.kept.resigned is not None or self.kept.game.is_over

    @property
    def waiting(self) -> dict[Seat, Question[Any]]:
        return {} if self.over else self.kept.game.waiting

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

    # Changing the game

    async def answer(self, link: Link, given: said.Answer) -> None:
        seat = SEATS[given.seat]
        if seat not in ROLES[link.role]:
            raise Refusal(self.teller.rulebook.prefix, "This link doesn't play that seat.")
        async with self.lock:
            await self.ready()
            place = await self.accept(seat, given)
            self.metrics.count("answers_accepted")
            link.send(f'{{"type":"accepted","id":{canonical(given.id)},"seq":{place}}}')
            self.tell_change()

    async def accept(self, seat: Seat, given: said.Answer) -> int:
        """The place of the stored answer. Somebody else's answer in between is no reason to lose this one."""
        key = (given.seat, given.id)
        for _ in range(TRIES):
            if key in self.kept.answered:
                return self.kept.answered[key]
            if given.seq > self.kept.seq:
                await self.hear()
            self.check_moment(seat, given.seq)
            self.apply(lambda: self.kept.game.answer_plain(given.value, seat))
            rows = new_rows(self.match.id, self.kept, given.id)
            if await self.commit(rows):
                self.kept.answered[key] = rows[0].seq
                return rows[0].seq
        raise Refusal(self.teller.rulebook.prefix, "Others were faster: please answer again.")

    def check_moment(self, seat: Seat, seq: int) -> None:
        prefix = self.teller.rulebook.prefix
        if self.over or seat not in self.asked:
            if self.kept.resigned is not None:
                raise Refusal(prefix, "The game is over: nothing is asked any more.")
            raise Refusal(prefix, self.kept.game.nothing_asked(seat))
        if not self.asked[seat][0] <= seq <= self.kept.seq:
            raise Refusal(prefix, "The game has moved on since: this answer was for an earlier question.")

    def apply(self, change: Any) -> None:
        """Change the game in memory. After a surprise inside the rules nobody knows how far it got."""
        try:
            change()
        except Refusal:
            raise
        except BaseException:
            self.stale = True
            raise

    async def commit(self, rows: list[Row]) -> bool:
        """Store what the game did; False if another worker was faster and the game was replayed."""
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
        return True

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
            self.tell_change()
            return True

    async def resign(self, link: Link, named: str | None) -> None:
        seats = ROLES[link.role]
        seat = SEATS[named] if named is not None else seats[0] if len(seats) == 1 else None
        if seat is None or seat not in seats:
            raise Refusal(self.teller.rulebook.prefix, "Say which of your seats resigns.")
        async with self.lock:
            await self.ready()
            if self.over:
                raise Refusal(self.teller.rulebook.prefix, "The game is already over.")
            if await self.commit([resign_row(self.match.id, self.kept, seat)]):
                self.tell_change()

    # Taking back

    def can_take_back(self, role: str) -> bool:
        seats = ROLES[role]
        return bool(seats) and not self.over and any(given.seat in seats for given in self.kept.game.inputs)

    async def take_back(self, link: Link) -> None:
        async with self.lock:
            await self.ready()
            if not self.can_take_back(link.role):
                raise Refusal(self.teller.rulebook.prefix, "There is nothing to take back.")
            if self.match.mode == "match":
                (self.asks_back,) = ROLES[link.role]
                await self.ask_back(self.asks_back)
            else:
                await self.cut(ROLES[link.role])

    async def ask_back(self, by: Seat) -> None:
        self.tell(f'{{"type":"take_back_asked","by":"{NAMES[by]}"}}')
        await self.publish("asks_back", NAMES[by])

    async def take_back_reply(self, link: Link, accept: bool) -> None:
        async with self.lock:
            await self.ready()
            by = self.asks_back
            if by is None or by.other not in ROLES[link.role] or self.over:
                raise Refusal(self.teller.rulebook.prefix, "Nobody asks you to take something back.")
            self.asks_back = None
            if accept:
                await self.cut((by,))
            else:
                self.tell('{"type":"take_back_declined"}')
                await self.publish("declined", "")

    async def cut(self, seats: Iterable[Seat]) -> None:
        point = take_back_point(self.kept.game, tuple(seats))
        if point is None:
            raise Refusal(self.teller.rulebook.prefix, "There is nothing to take back.")
        self.apply(lambda: self.kept.game.cut(point))
        if await self.commit(new_rows(self.match.id, self.kept)):
            self.tell_taken_back()

    def tell_taken_back(self) -> None:
        left = len(self.kept.game.events)
        self.untouched = min(self.untouched, left)
        del self.texts[left:]
        self.tell('{"type":"take_back_done"}')
        for role in self.roles_here():
            self.tell(f'{{"type":"events","from":{self.visible(role, left)},"events":[]}}', role)
        self.tell_change()

    # Who is here

    async def join(self, link: Link) -> None:
        self.links.add(link)
        self.tell_presence()
        await self.publish_presence(asks=True)

    def leave(self, link: Link) -> None:
        self.links.discard(link)
        self.used = monotonic()
        self.tell_presence()
        if self.store.shared:
            task = asyncio.create_task(self.publish_presence())
            self.errands.add(task)
            task.add_done_callback(self.errands.discard)

    def counts(self) -> tuple[int, int, int]:
        """This worker's sockets of the home seat, the away seat and of watchers."""
        roles = [link.role for link in self.links]
        table = roles.count("table")
        return roles.count("home") + table, roles.count("away") + table, roles.count("watch")

    def presence(self) -> dict[str, Any]:
        recent = monotonic() - PRESENCE_LASTS
        others = [counts for when, counts in self.elsewhere.values() if when > recent]
        home, away, watchers = (sum(part) for part in zip(self.counts(), *others, strict=True))
        kinds = self.match.kinds
        return {
            "home": home > 0 or kinds[0] == "coach",
            "away": away > 0 or kinds[1] == "coach",
            "watchers": watchers,
        }

    def tell_presence(self) -> None:
        self.tell(canonical({"type": "presence", **self.presence()}))

    async def publish_presence(self, asks: bool = False) -> None:
        await self.publish("presence", {"counts": self.counts(), "asks": asks})

    # News of other workers

    async def publish(self, kind: str, value: Any) -> None:
        if self.store.shared:
            await self.store.publish(canonical({"match": self.match.id, "kind": kind, "value": value}))

    async def heard(self, news: dict[str, Any]) -> None:
        """What another worker says about this match."""
        kind, value = news["kind"], news.get("value")
        async with self.lock:
            await self.ready()
            if kind == "rows":
                await self.hear()
            elif kind == "asks_back":
                self.asks_back = SEATS[value]
                self.tell(f'{{"type":"take_back_asked","by":"{value}"}}')
            elif kind == "declined":
                self.asks_back = None
                self.tell('{"type":"take_back_declined"}')
            elif kind == "presence":
                self.elsewhere[news["from"]] = (monotonic(), tuple(value["counts"]))
                self.tell_presence()
                if value["asks"] and self.links:
                    await self.publish_presence()
            elif kind == "rematch":
                self.offer_rematch(value)

    def offer_rematch(self, by: str) -> None:
        for link in self.links:
            if link.role not in (by, "watch"):
                link.send(f'{{"type":"rematch_offered","by":"{by}"}}')

    async def hear(self) -> None:
        """Play what other workers stored. Called with the lock held."""
        if not self.store.shared:
            return
        rows = await self.store.rows(self.match.id, self.kept.seq - 1)
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
        elif any(row.kind == "undo" for row in rows):
            self.stale = False
            self.settle()
            self.tell('{"type":"take_back_done"}')
            self.tell_all()
        else:
            self.stale = False
            self.tell_change()

    # Telling

    def roles_here(self) -> set[str]:
        return {link.role for link in self.links}

    def tell(self, text: str, role: str | None = None) -> None:
        for link in self.links:
            if role is None or link.role == role:
                link.send(text)

    def tell_change(self) -> None:
        """The events since the last telling, and where the game stands now."""
        game = self.kept.game
        first = len(self.texts)
        fresh = game.events[first:]
        self.texts += [self.teller.event(event, game.names) for event in fresh]
        self.note_sealed()
        self.note_questions()
        self.asks_back = None
        for role in self.roles_here():
            seen = [self.texts[first + at] for at, event in enumerate(fresh) if sees(role, event)]
            if seen:
                count = self.visible(role, first)
                self.tell(f'{{"type":"events","from":{count},"events":{numbered(seen, count)}}}', role)
            self.tell(self.state(role), role)
        if self.over:
            self.tell(self.ended())
        self.changed.set()
        self.on_change()

    def note_sealed(self) -> None:
        waiting = self.waiting
        if len(waiting) == 2:
            self.sealed = set(waiting)
        elif waiting and self.sealed >= set(waiting):
            self.sealed = {seat for seat in waiting if self.asked.get(seat, (0, None))[1] == waiting[seat]}
        else:
            self.sealed = set()

    def tell_all(self) -> None:
        """Everything anew, for everybody: the game was replayed."""
        for role in self.roles_here():
            self.tell(self.events_from(role, 0), role)
            self.tell(self.state(role), role)
        if self.over:
            self.tell(self.ended())
        self.changed.set()
        self.on_change()

    def visible(self, role: str, before: int) -> int:
        """How many of the first `before` events this link may know of."""
        return sum(1 for event in self.kept.game.events[:before] if sees(role, event))

    def events_from(self, role: str, held: int) -> str:
        events = self.kept.game.events
        seen = [text for text, event in zip(self.texts, events, strict=True) if sees(role, event)]
        first = min(held, len(seen), self.visible(role, self.untouched))
        return f'{{"type":"events","from":{first},"events":{numbered(seen[first:], first)}}}'

    def sight(self, eyes: Seat | None) -> str:
        """What these eyes see, written once for each checkpoint; seats that see the same share the text."""
        game = self.kept.game
        if self.sights_of is not game.state:
            self.sights_of, self.sights = game.state, {}
        if eyes not in self.sights:
            view = game.view(eyes)
            key = ("view", view)
            if key not in self.sights:
                self.sights[key] = self.teller.sight(view, game.names)
            self.sights[eyes] = self.sights[key]
        return self.sights[eyes]

    def state(self, role: str) -> str:
        game, waiting = self.kept.game, self.waiting
        asked = ",".join(
            self.teller.asked(seat, waiting[seat], seat in self.sealed, game.names)
            for seat in ROLES[role]
            if seat in waiting
        )
        sides = ""
        if role == "table":
            home, away = self.sight(Seat.HOME), self.sight(Seat.AWAY)
            sides = f',"sides":{{"home":{{{home}}},"away":{{{away}}}}}'
        result = f',"result":{canonical(self.result())}' if self.over else ""
        score = game.score
        return (
            f'{{"type":"state","seq":{self.kept.seq},"questions":[{asked}],"waiting":{seats_json(waiting)},'
            f'"over":{"true" if self.over else "false"},"score":[{score[0]},{score[1]}],'
            f'"can_take_back":{"true" if self.can_take_back(role) else "false"}{result}{sides},'
            f"{self.sight(eyes_of(role))}}}"
        )

    def result(self) -> dict[str, Any]:
        game, resigned = self.kept.game, self.kept.resigned
        if resigned is not None:
            return {"winner": NAMES[resigned.other], "how": f"{game.names[resigned]} resigned."}
        home, away = game.score
        if home == away:
            return {"winner": None, "how": f"A tie: {home}–{away}."}
        winner = Seat.HOME if home > away else Seat.AWAY
        return {
            "winner": NAMES[winner],
            "how": f"{game.names[winner]} won {max(home, away)}–{min(home, away)}.",
        }

    def ended(self) -> str:
        game = self.kept.game
        seed = game.dice.server_seed
        told = {"type": "ended", "result": self.result(), "score": list(game.score)}
        return canonical({**told, "seed": seed.hex(), "commitment": commitment(seed)})
