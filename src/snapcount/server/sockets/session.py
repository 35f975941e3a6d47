"""The socket of a seat: hello first, then answers in, events and states out."""

from __future__ import annotations

import asyncio
from typing import Any

import structlog
from pydantic import ValidationError

from snapcount.core.data.plain import canonical
from snapcount.core.table import Refusal
from snapcount.server.errors import Wrong, shortened, too_fast
from snapcount.server.limits import Bucket
from snapcount.server.lobby import Lobby
from snapcount.server.metrics import Metrics
from snapcount.server.rooms.answers import give, refused
from snapcount.server.rooms.contribute import contribute
from snapcount.server.rooms.info import match_info
from snapcount.server.rooms.news import join, leave
from snapcount.server.rooms.room import Room
from snapcount.server.rooms.sketching import redrawn, sketch
from snapcount.server.rooms.take_back import take_back, take_back_reply
from snapcount.server.rooms.watching import between_coaches, conduct, told_tempo
from snapcount.server.security import Receive, Scope, Send
from snapcount.server.sockets.connection import Connection
from snapcount.server.wire import from_page as said

log = structlog.get_logger()
HELLO_WITHIN = 20
MOST_BEFORE_HELLO = 5
MOST_WAITING = 200
GONE = object()
"""In place of a message: the other end closed the connection."""


class Visit:
    """One connection from hello to the end. Answers are handed to the room as they come; all else is done in turn."""

    def __init__(self, lobby: Lobby, link: Connection) -> None:
        self.lobby = lobby
        self.link = link
        self.room: Room | None = None
        rate = lobby.settings.answers_per_second
        self.bucket = Bucket(rate, rate * 2)
        self.waiting: asyncio.Queue[Any] = asyncio.Queue()
        self.busy = False

    def heard(self, text: str | None) -> None:
        """A message came. Those that wait for one another keep their order."""
        message = understood(self.link, text, self.lobby.metrics)
        if self.room is not None:
            if not self.bucket.take():
                refuse(self.link, message, "", too_fast().sentence, "too_fast")
                return
            if message is None:
                return
            if isinstance(message, said.Answer) and not self.busy and self.waiting.empty():
                self.give(self.room, message)
                return
        if self.waiting.qsize() < MOST_WAITING:
            self.waiting.put_nowait(message)
        else:
            self.link.close(1013)

    def give(self, room: Room, answer: said.Answer) -> None:
        try:
            give(room, self.link, answer)
        except Refusal as refusal:
            self.lobby.metrics.count("answers_refused")
            refuse(self.link, answer, refusal.rule, refusal.sentence, "refused")

    async def act(self) -> None:
        try:
            self.room = await self.greet()
            while self.room is not None:
                message = await self.waiting.get()
                if message is GONE:
                    return
                self.busy = True
                await self.act_on(self.room, message)
                self.busy = False
        except Exception:
            self.lobby.metrics.count("errors")
            log.exception("socket failed")
            self.link.error("internal", "Something went wrong here; nothing was changed. Please come back.")
            self.link.close(1011)

    async def greet(self) -> Room | None:
        """Wait for a hello with a valid link; None if there is none."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                for _ in range(MOST_BEFORE_HELLO):
                    message = await self.waiting.get()
                    if message is GONE:
                        return None
                    if isinstance(message, said.Hello):
                        return await welcome(self.lobby, self.link, message)
                    if message is not None:
                        self.link.error("hello_first", "Say hello with your link first.")
        except TimeoutError:
            pass
        self.link.close(4408)
        return None

    async def act_on(self, room: Room, message: Any) -> None:
        if message is None:
            return
        try:
            await act(room, self.link, message)
        except Refusal as refusal:
            self.lobby.metrics.count("answers_refused")
            refuse(self.link, message, refusal.rule, refusal.sentence, "refused")
        except Exception:
            self.lobby.metrics.count("errors")
            log.exception("message failed", match=room.match.id, type=message.type)
            self.link.error("internal", "Something went wrong here; nothing was changed. Please try again.")


async def serve_socket(lobby: Lobby, scope: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    link = Connection(scope, send)
    visit = Visit(lobby, link)
    link.listen(visit.heard)
    acting = asyncio.create_task(visit.act())
    try:
        while (message := await receive())["type"] != "websocket.disconnect":
            visit.heard(message.get("text"))
    finally:
        visit.waiting.put_nowait(GONE)
        await acting
        if visit.room is not None:
            leave(visit.room, link)


def understood(link: Connection, text: str | None, metrics: Metrics) -> Any:
    """The message, or None if it was none (the client has been told)."""
    if text is None:
        link.error("malformed", "Messages are texts, not bytes: one JSON object each.")
        return None
    try:
        return said.FROM_PAGE.validate_json(text)
    except ValueError as problem:
        metrics.count("messages_malformed")
        link.error("malformed", sentence_of(problem))
        return None


def sentence_of(problem: ValueError) -> str:
    """Where a message is wrong, without repeating what it said."""
    if not isinstance(problem, ValidationError):
        return "This is no message."
    first = problem.errors(include_url=False, include_input=False, include_context=False)[0]
    place = ".".join(str(part) for part in first["loc"] if isinstance(part, int) or str(part).isidentifier())
    return f"This is no message: {place[:60] + ': ' if place else ''}{first['msg'][:160]}."


async def welcome(lobby: Lobby, link: Connection, hello: said.Hello) -> Room | None:
    try:
        room, link.role = await lobby.enter(hello.token)
    except Wrong as wrong:
        lobby.metrics.count("sockets_refused")
        link.error(wrong.code, wrong.sentence)
        link.close(4404)
        return None
    lobby.metrics.count("sockets_opened")
    async with room.lock:
        await room.ready()
        await room.hear()
        if room.teller.slow:
            await room.prepare([(link.role, False)])
        await join(room, link)
        info = canonical(match_info(room, link.role))
        link.send(f'{{"type":"welcome","match":{info},"presence":{canonical(room.presence.told())}}}')
        link.send(room.events_from(link.role, hello.events))
        link.send(room.state(link.role))
        if between_coaches(room):
            link.send(told_tempo(room))
        if room.asks_back is not None:
            link.send(canonical({"type": "take_back_asked", "by": room.asks_back.name.lower()}))
        if any(room.drawing.redrawn):
            link.send(redrawn(room))
        if room.over:
            link.send(room.ended())
    lobby.bench.wake(room)
    return room


def refuse(link: Connection, message: Any, rule: str, sentence: str, code: str) -> None:
    if isinstance(message, said.Answer):
        link.send(refused(message, rule, sentence))
    else:
        link.error(code, shortened(sentence))


async def bring_board(room: Room, link: Connection) -> None:
    async with room.lock:
        await room.ready()
        link.board = True
        if room.teller.slow:
            await room.prepare([(link.role, link.board)])
        link.send(room.state(link.role, link.board))


async def act(room: Room, link: Connection, message: Any) -> None:
    match message:
        case said.Answer():
            give(room, link, message)
        case said.Ping():
            link.send('{"type":"pong"}')
        case said.Board():
            await bring_board(room, link)
        case said.TakeBack():
            await take_back(room, link)
        case said.TakeBackReply():
            await take_back_reply(room, link, message.accept)
        case said.Resign():
            await room.resign(link, message.seat)
        case said.Contribute():
            await contribute(room, link, message)
        case said.Pen():
            sketch(room, link, message)
        case said.Pace() | said.Pause() | said.Step():
            await conduct(room, message)
        case _:
            raise Refusal(room.teller.rulebook.rules.prefix, "You said hello already.")
