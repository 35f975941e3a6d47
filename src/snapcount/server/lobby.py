"""All rooms of this worker: making matches, finding them by their links, putting unused ones away."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from time import monotonic, time
from typing import Any

from snapcount.core import fair
from snapcount.core.data.plain import canonical
from snapcount.core.game import Game
from snapcount.core.record.text import BadRecord
from snapcount.core.rulebook import Rulebook
from snapcount.server.errors import ApiError, no_such_link, unreadable
from snapcount.server.metrics import Metrics
from snapcount.server.rooms.apart import Apart
from snapcount.server.rooms.clocks.clock import Clock
from snapcount.server.rooms.coaches import Bench
from snapcount.server.rooms.news import heard, let_go, offer_rematch
from snapcount.server.rooms.pace import Tempo, between_coaches
from snapcount.server.rooms.past.reader import Reader
from snapcount.server.rooms.past.reviews import Reviews
from snapcount.server.rooms.room import NOBODY, Room
from snapcount.server.rooms.saved import SavedGame, opening_rows, rebuild
from snapcount.server.rooms.seasons.bridge import Bridge
from snapcount.server.rooms.seasons.office import Office
from snapcount.server.rooms.telling import Teller
from snapcount.server.rooms.thinking import Thinker
from snapcount.server.seating import (
    CHANGED,
    KINDS,
    NAMED_BY_SEAT,
    changed_over,
    chosen_colours,
    clock_of,
    different,
    level_of,
    name_of,
    parts_of,
    roles_of,
)
from snapcount.server.settings import Settings
from snapcount.server.signing import Signer
from snapcount.server.store import Store, StoredMatch, StoredToken
from snapcount.server.tokens import DAY, hash_of, may_be_token, new_token
from snapcount.server.wire.rest import Made, NewMatch, Tokens
from snapcount.server.wire.writer import JsonText, JsonWriter

log = logging.getLogger(__name__)


class Lobby:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        games: Callable[[], Sequence[str]],
        find: Callable[[str], Rulebook],
        apart: Apart,
        json_text: JsonText = canonical,
        now: Callable[[], float] = time,
        bridge: type[Bridge] = Bridge,
    ) -> None:
        self.now = now
        self.settings = settings
        self.store = store
        self.games = games
        self.find = find
        self.apart = apart
        self.json_text = json_text
        self.metrics = Metrics()
        self.office = Office(store, apart, now, bridge)
        """Seasons."""
        self.bench = Bench(self.office.coach)
        self.teller = Teller()
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Future[Room]] = {}
        self.writers: dict[str, JsonWriter] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.hears: dict[str, Callable[[Any], None]] = {}
        """Who else hears other workers, by the kind of their news."""
        self.signer: Signer | None = None
        """Signs the records of games that were played here."""
        self.reader = Reader(apart)
        """Reads what people bring."""
        self.reviews = Reviews(apart, find)
        self.thinker = Thinker(apart, find)

    def writer(self, game: str) -> JsonWriter:
        if game not in self.writers:
            self.writers[game] = JsonWriter(self.find(game), self.json_text)
        return self.writers[game]

    # Making matches

    async def make(self, wanted: NewMatch) -> Made:
        if wanted.game not in self.games():
            raise ApiError(404, "no_such_game", f"There is no game {wanted.game!r}.")
        rulebook = self.find(wanted.game)
        choices = (wanted.home, wanted.away)
        kinds = (wanted.home.kind, wanted.away.kind)
        if kinds not in KINDS[wanted.mode]:
            raise ApiError(
                422, "wrong_seats", f"A {wanted.mode} match can't seat a {kinds[0]} and a {kinds[1]}."
            )
        if wanted.for_keeps and wanted.mode != "practice":
            raise ApiError(
                422, "no_keeps", "Only a game of one person against a coach is for keeps or for practice."
            )
        levels = tuple(level_of(rulebook, choice) for choice in choices)
        options = rulebook.settle(wanted.options)
        names = different(*(name_of(rulebook, options, at, choice) for at, choice in enumerate(choices)))
        seed = fair.new_seed()
        parts = parts_of(kinds, wanted.contributions)
        game = Game(rulebook, wanted.options, seed=seed, names=names, contributions=parts)
        game.for_keeps = wanted.for_keeps
        match = StoredMatch(
            secrets.token_hex(8), rulebook.id, wanted.mode, kinds, (levels[0], levels[1]), seed, self.now()
        )._replace(for_keeps=wanted.for_keeps)
        clock, colours = clock_of(rulebook, wanted), chosen_colours(wanted)
        return await self.open_match(match, game, roles_of(wanted.mode, kinds), clock, colours)

    async def open_match(
        self,
        match: StoredMatch,
        game: Game,
        roles: Sequence[str],
        clock: Clock | None = None,
        colours: Mapping[str, str] | None = None,
    ) -> Made:
        saved = SavedGame(game)
        rows = opening_rows(match.id, saved, clock, colours)
        tokens, stored = self.mint(match.id, roles)
        await self.store.create(match, stored, rows)
        self.metrics.count("matches_created")
        self.rooms[match.id] = self.room_of(match, saved)
        self.bench.wake(self.rooms[match.id])
        return Made(match=match.id, tokens=Tokens(**tokens))

    def mint(self, match: str, roles: Sequence[str]) -> tuple[dict[str, str], list[StoredToken]]:
        """New links, and what the store keeps of them: their hashes."""
        tokens = {role: new_token() for role in roles}
        expires = self.now() + self.settings.link_days * DAY
        return tokens, [StoredToken(hash_of(token), match, role, expires) for role, token in tokens.items()]

    async def rematch(self, room: Room, role: str) -> Made:
        """The same match with the seats changed over. Each side fetches its own link."""
        if not room.over:
            raise ApiError(409, "not_over", "A rematch can be made when the game is over.")
        if role == "watch" and not between_coaches(room):
            raise ApiError(403, "only_watching", "This link only watches: those who played make the rematch.")
        new_role = CHANGED.get(role, role)
        old = await self.store.match(room.match.id)
        made = old.rematch if old is not None else None
        if made is None:
            made = await self.make_rematch(room)
        tokens, stored = self.mint(made, sorted({new_role, "watch"}))
        await self.store.add_tokens(stored)
        if role in CHANGED:
            offer_rematch(room, role)
            await room.publish("rematch", role)
        return Made(match=made, tokens=Tokens(**tokens))

    async def make_rematch(self, room: Room) -> str:
        match, game = room.made, room.saved.game
        seed = fair.new_seed()
        home, away = game.names
        kinds = (match.kinds[1], match.kinds[0])
        parts = parts_of(kinds, any(game.dice.contributions))
        options = changed_over(game.options_chosen)
        names = game.names if game.names in NAMED_BY_SEAT else (away, home)
        other = Game(game.rulebook, options, seed=seed, names=names, contributions=parts)
        other.for_keeps = match.for_keeps
        levels = (match.levels[1], match.levels[0])
        again = StoredMatch(secrets.token_hex(8), match.game, match.mode, kinds, levels, seed, self.now())
        again = again._replace(for_keeps=match.for_keeps)
        clock = None if room.saved.clock is None else room.saved.clock.again()
        colours = {CHANGED[seat]: colour for seat, colour in room.saved.colours.items()}
        await self.open_match(again, other, (), clock, colours)
        return await self.store.set_rematch(match.id, again.id)

    # Finding matches

    async def enter(self, token: str) -> tuple[Room, str]:
        """The room behind a link and the part it gives; the same refusal for whatever is wrong with the link."""
        if not may_be_token(token):
            raise no_such_link()
        found = await self.store.token(hash_of(token))
        if found is None or found.expires < self.now():
            raise no_such_link()
        return await self.room(found.match), found.role

    async def room(self, match: str) -> Room:
        if match in self.rooms:
            self.rooms[match].used = monotonic()
            return self.rooms[match]
        if match not in self.opening:
            self.opening[match] = asyncio.ensure_future(self.load(match))
            self.opening[match].add_done_callback(lambda _: self.opening.pop(match, None))
        return await asyncio.shield(self.opening[match])

    async def load(self, wanted: str) -> Room:
        match = await self.store.match(wanted)
        if match is None:
            raise no_such_link()
        rows = await self.store.rows(wanted)
        try:
            saved = await asyncio.to_thread(rebuild, match, rows, self.find)
        except BadRecord as problem:
            log.error("match can't be replayed", extra={"match": wanted, "problem": str(problem)})
            raise unreadable(str(problem)) from None
        self.metrics.count("rooms_replayed")
        if saved.restarted:
            log.warning(
                "the rules have changed: the match goes on from its last written state",
                extra={"match": wanted},
            )
            match = match._replace(seed=saved.game.dice.server_seed)
            await self.store.restart(match, opening_rows(wanted, saved))
        room = self.rooms.setdefault(wanted, self.room_of(match, saved))
        if match.rematch is not None and match.mode == "match":
            seated = await self.store.roles(match.rematch)
            room.want_rematch |= {CHANGED[role] for role in seated if role in CHANGED}
        self.changed(room)
        return room

    def room_of(self, match: StoredMatch, saved: SavedGame) -> Room:
        room = Room(match, saved, self.writer(match.game), self.store, self.find, self.metrics)
        room.now = self.now
        room.teller = self.teller
        room.on_change = lambda: self.changed(room)
        room.tempo = Tempo(self.settings.pace_ms if match.pace_ms is None else match.pace_ms, match.paused)
        return room

    def changed(self, room: Room) -> None:
        self.bench.wake(room)
        self.office.changed(room)

    # Housekeeping

    async def tidy(self) -> None:
        """Put away rooms that nobody has used for a while."""
        while True:
            await asyncio.sleep(max(1, min(30, self.settings.idle_seconds)))
            self.put_away()

    def put_away(self) -> None:
        """A room where an answer is under way or a coach thinks stays: a second one would not hear of it."""
        oldest = monotonic() - self.settings.idle_seconds
        for name, room in list(self.rooms.items()):
            busy = room.lock.locked() or room.answering or name in self.bench.playing
            if not room.links and room.used <= oldest and not busy:
                del self.rooms[name]

    def hear(self, text: str) -> None:
        """News from another worker."""
        news = json.loads(text)
        if news["kind"] in self.hears:
            self.hears[news["kind"]](news["value"])
            return
        everywhere = news["match"] == "*"
        rooms = list(self.rooms.values()) if everywhere else [self.rooms.get(news["match"])]
        for room in rooms:
            if room is None:
                continue
            if news["kind"] == "deleted":
                self.drop(room)
                continue
            task = asyncio.create_task(heard(room, news))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def drop(self, room: Room) -> None:
        """The match is deleted: nobody stays, and nothing is asked any more."""
        self.rooms.pop(room.match.id, None)
        room.waiting, room.asked, room.stale = NOBODY, {}, True
        let_go(room, "deleted")

    async def open(self) -> None:
        await self.store.open(self.hear)
        task = asyncio.create_task(self.tidy())
        self.tasks.add(task)

    async def close(self) -> None:
        await self.bench.close()
        await self.office.close()
        self.reviews.close()
        self.apart.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.store.close()
