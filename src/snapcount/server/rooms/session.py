"""One visit to a table: hello first, then answers in, events and states out, over whatever link there is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Protocol

from snapcount.core.data.plain import canonical
from snapcount.core.table import Refusal
from snapcount.server.errors import ApiError, shortened, too_fast
from snapcount.server.limits import Bucket
from snapcount.server.lobby import Lobby
from snapcount.server.rooms.answers import accept, refused
from snapcount.server.rooms.chat import talk, told_chat
from snapcount.server.rooms.clocks.claims import agree_to_coach, claim, come, resign, take_chair
from snapcount.server.rooms.clocks.timing import told_time
from snapcount.server.rooms.contribute import contribute
from snapcount.server.rooms.info import match_info
from snapcount.server.rooms.news import join
from snapcount.server.rooms.pace import between_coaches, conduct, told_tempo
from snapcount.server.rooms.pen import blind, redrawn, sketch
from snapcount.server.rooms.presence import Link
from snapcount.server.rooms.room import Room
from snapcount.server.rooms.take_back import take_back, take_back_reply
from snapcount.server.wire import from_page
from snapcount.server.wire.from_page import FromPage, Malformed
from snapcount.server.wire.writer import NAMES, ROLES

log = logging.getLogger(__name__)
HELLO_WITHIN = 20
MOST_BEFORE_HELLO = 5
MOST_WAITING = 200
GONE = object()
"""In place of a message: the other end closed the connection."""


Read = Callable[[str | None], FromPage]
"""The message in a text, or `Malformed`; None: bytes came."""


class VisitLink(Link, Protocol):
    """What carries the texts of one visitor."""

    closing: bool

    def error(self, code: str, sentence: str) -> None: ...


class Session:
    """One connection from hello to the end. Answers are handed to the room as they come; all else is done in turn."""

    def __init__(self, lobby: Lobby, link: VisitLink, read: Read) -> None:
        self.lobby = lobby
        self.link = link
        self.read = read
        self.room: Room | None = None
        rate = lobby.settings.answers_per_second
        self.bucket = Bucket(rate, rate * 2)
        self.waiting: asyncio.Queue[Any] = asyncio.Queue()
        self.busy = False

    def receive(self, text: str | None) -> None:
        """A message came. Those that wait for one another keep their order; who was let go has no more say."""
        if self.link.closing:
            return
        message = self.understood(text)
        if self.room is not None:
            if not self.bucket.take():
                refuse(self.link, message, "", too_fast().sentence, "too_fast")
                return
            if message is None:
                return
            if isinstance(message, from_page.Answer) and not self.busy and self.waiting.empty():
                self.accept(self.room, message)
                return
        if self.waiting.qsize() < MOST_WAITING:
            self.waiting.put_nowait(message)
        else:
            self.link.close(1013)

    def understood(self, text: str | None) -> FromPage | None:
        """The message, or None if it was none (the client has been told)."""
        try:
            return self.read(text)
        except Malformed as problem:
            self.lobby.metrics.count("messages_malformed")
            self.link.error("malformed", str(problem))
            return None

    def gone(self) -> None:
        """The other end closed the connection."""
        self.waiting.put_nowait(GONE)

    def accept(self, room: Room, answer: from_page.Answer) -> None:
        try:
            accept(room, self.link, answer)
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
                if self.link.closing:
                    continue
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
                    if isinstance(message, from_page.Hello):
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
            log.exception("message failed", extra={"match": room.match.id, "type": message.type})
            self.link.error("internal", "Something went wrong here; nothing was changed. Please try again.")


async def welcome(lobby: Lobby, link: VisitLink, hello: from_page.Hello) -> Room | None:
    try:
        room, link.role = await lobby.enter(hello.token)
    except ApiError as error:
        lobby.metrics.count("sockets_refused")
        link.error(error.code, error.sentence)
        link.close(4404)
        return None
    lobby.metrics.count("sockets_opened")
    await sit_down(lobby, room, link, hello.events)
    return room


async def sit_down(lobby: Lobby, room: Room, link: Link, events: int) -> None:
    """From now on this link is told everything; first what the match is, its events and where it stands."""
    async with room.lock:
        await room.refresh()
        await room.hear()
        if room.writer.slow:
            await room.prepare([(link.role, False)])
        await come(room, link.role)
        await join(room, link)
        info = canonical(match_info(room, link.role))
        link.send(f'{{"type":"welcome","match":{info},"presence":{canonical(room.presence.told())}}}')
        link.send(room.events_from(link.role, events))
        link.send(room.state(link.role))
        if between_coaches(room):
            link.send(told_tempo(room))
        if room.asks_back is not None:
            link.send(canonical({"type": "take_back_asked", "by": room.asks_back.name.lower()}))
        if any(room.drawing.redrawn):
            link.send(redrawn(room))
        if room.saved.clock is not None:
            link.send(told_time(room, link.role))
        for seat in ROLES[link.role]:
            if room.drawing.draws(seat):
                link.send(blind(seat))
        if link.role in NAMES and room.chat.lines:
            link.send(told_chat(room))
        if room.over:
            link.send(room.ended())
    lobby.bench.wake(room)


def refuse(link: VisitLink, message: Any, rule: str, sentence: str, code: str) -> None:
    if isinstance(message, from_page.Answer):
        link.send(refused(message.id, rule, sentence))
    else:
        link.error(code, shortened(sentence))


async def bring_board(room: Room, link: VisitLink) -> None:
    async with room.lock:
        await room.refresh()
        link.board = True
        if room.writer.slow:
            await room.prepare([(link.role, link.board)])
        link.send(room.state(link.role, link.board))


async def act(room: Room, link: VisitLink, message: Any) -> None:
    match message:
        case from_page.Answer():
            accept(room, link, message)
        case from_page.Ping():
            link.send('{"type":"pong"}')
        case from_page.Board():
            await bring_board(room, link)
        case from_page.TakeBack():
            await take_back(room, link)
        case from_page.TakeBackReply():
            await take_back_reply(room, link, message.accept)
        case from_page.Resign():
            await resign(room, link, message.seat)
        case from_page.AgreeToCoach():
            await agree_to_coach(room, link)
        case from_page.TakeChair():
            await take_chair(room, link)
        case from_page.Claim():
            await claim(room, link, message)
        case from_page.Contribute():
            await contribute(room, link, message)
        case from_page.Pen():
            sketch(room, link, message)
        case from_page.Chat():
            talk(room, link, message.text)
        case from_page.Pace() | from_page.Pause() | from_page.Step():
            await conduct(room, message)
        case _:
            raise Refusal(room.writer.rulebook.rules.prefix, "You said hello already.")
