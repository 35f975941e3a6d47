"""The socket of a seat: hello first, then answers in, events and states out."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

import structlog
from pydantic import ValidationError

from snapcount.core.plain import canonical
from snapcount.core.table import Refusal
from snapcount.server import messages as said
from snapcount.server.contributing import contribute
from snapcount.server.lean import TEXTS
from snapcount.server.limits import Bucket
from snapcount.server.lobby import Lobby
from snapcount.server.match_info import match_info
from snapcount.server.metrics import Metrics
from snapcount.server.news import join, leave
from snapcount.server.rooms import Room
from snapcount.server.security import Receive, Scope, Send
from snapcount.server.taking_back import take_back, take_back_reply
from snapcount.server.watching import between_coaches, conduct, told_tempo
from snapcount.server.wrong import Wrong, shortened, too_fast

log = structlog.get_logger()
HELLO_WITHIN = 20
MOST_UNREAD = 1000
MOST_BEFORE_HELLO = 5


class Gone(Exception):
    """The other end closed the connection."""


class Socket:
    """One connection. What the room says is queued, so that a slow reader holds up nobody else.

    It speaks ASGI itself: of all that a web framework adds to a message, nothing is needed here.
    """

    def __init__(self, scope: Scope, receive: Receive, send: Send, metrics: Metrics) -> None:
        self.together = TEXTS in scope.get("extensions", {})
        self.receive = receive
        self.asgi_send = send
        self.metrics = metrics
        self.role = ""
        self.outbox: deque[str] = deque()
        self.waker: asyncio.Future[None] | None = None
        self.closing = 0

    def send(self, text: str) -> None:
        self.outbox.append(text)
        if self.waker is not None:
            self.wake()
        elif len(self.outbox) > MOST_UNREAD:
            self.close(1013)

    def wake(self) -> None:
        if self.waker is not None:
            self.waker.set_result(None)
            self.waker = None

    def close(self, code: int) -> None:
        """Close after everything queued was sent; a reader that is hopelessly behind gets no more."""
        if code == 1013:
            self.outbox.clear()
        self.closing = self.closing or code
        self.wake()

    async def write(self) -> None:
        """Sends what is queued until the connection ends."""
        send, outbox = self.asgi_send, self.outbox
        loop = asyncio.get_running_loop()
        try:
            while True:
                while outbox:
                    if self.together:
                        texts = list(outbox)
                        outbox.clear()
                        await send({"type": TEXTS, "texts": texts})
                    else:
                        await send({"type": "websocket.send", "text": outbox.popleft()})
                if self.closing:
                    await send({"type": "websocket.close", "code": self.closing})
                    return
                self.waker = loop.create_future()
                await self.waker
        except OSError:
            pass  # the other end is gone; the reader learns it too

    async def read(self) -> str | None:
        """The next text, None for bytes."""
        message = await self.receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text: str | None = message.get("text")
        return text

    def error(self, code: str, sentence: str) -> None:
        self.send(canonical({"type": "error", "code": code, "sentence": sentence}))


async def serve_socket(lobby: Lobby, scope: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    link = Socket(scope, receive, send, lobby.metrics)
    writing = asyncio.create_task(link.write())
    room: Room | None = None
    try:
        room = await greet(lobby, link)
        if room is not None:
            await listen(lobby, room, link)
        else:
            await writing
    except Gone:
        pass
    except Exception:
        lobby.metrics.count("errors")
        log.exception("socket failed")
        link.error("internal", "Something went wrong here; nothing was changed. Please come back.")
        link.close(1011)
        await writing
    finally:
        writing.cancel()
        if room is not None:
            leave(room, link)


async def heard(link: Socket) -> Any:
    """The next message, or None if it was none (the client has been told)."""
    text = await link.read()
    if text is None:
        link.error("malformed", "Messages are texts, not bytes: one JSON object each.")
        return None
    try:
        return said.FROM_PAGE.validate_json(text)
    except ValueError as problem:
        link.metrics.count("messages_malformed")
        link.error("malformed", sentence_of(problem))
        return None


def sentence_of(problem: ValueError) -> str:
    """Where a message is wrong, without repeating what it said."""
    if not isinstance(problem, ValidationError):
        return "This is no message."
    first = problem.errors(include_url=False, include_input=False, include_context=False)[0]
    place = ".".join(str(part) for part in first["loc"] if isinstance(part, int) or str(part).isidentifier())
    return f"This is no message: {place[:60] + ': ' if place else ''}{first['msg'][:160]}."


async def greet(lobby: Lobby, link: Socket) -> Room | None:
    """Wait for a hello with a valid link; None if there is none."""
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            for _ in range(MOST_BEFORE_HELLO):
                message = await heard(link)
                if isinstance(message, said.Hello):
                    return await welcome(lobby, link, message)
                if message is not None:
                    link.error("hello_first", "Say hello with your link first.")
    except TimeoutError:
        pass
    link.close(4408)
    return None


async def welcome(lobby: Lobby, link: Socket, hello: said.Hello) -> Room | None:
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
        await room.prepare({link.role})
        await join(room, link)
        info = canonical(match_info(room, link.role))
        link.send(f'{{"type":"welcome","match":{info},"presence":{canonical(room.presence.told())}}}')
        link.send(room.events_from(link.role, hello.events))
        link.send(room.state(link.role))
        if between_coaches(room):
            link.send(told_tempo(room))
        if room.asks_back is not None:
            link.send(canonical({"type": "take_back_asked", "by": room.asks_back.name.lower()}))
        if room.over:
            link.send(room.ended())
    lobby.bench.wake(room)
    return room


async def listen(lobby: Lobby, room: Room, link: Socket) -> None:
    rate = lobby.settings.answers_per_second
    bucket = Bucket(rate, rate * 2)
    while True:
        message = await heard(link)
        if not bucket.take():
            refuse(link, message, "", too_fast().sentence, "too_fast")
            continue
        if message is None:
            continue
        try:
            await act(lobby, room, link, message)
        except Refusal as refusal:
            lobby.metrics.count("answers_refused")
            refuse(link, message, refusal.rule, refusal.sentence, "refused")
        except (Gone, asyncio.CancelledError):
            raise
        except Exception:
            lobby.metrics.count("errors")
            log.exception("message failed", match=room.match.id, type=message.type)
            link.error("internal", "Something went wrong here; nothing was changed. Please try again.")


def refuse(link: Socket, message: Any, rule: str, sentence: str, code: str) -> None:
    if isinstance(message, said.Answer):
        told = {"type": "refused", "id": message.id, "rule": rule, "sentence": shortened(sentence)}
        link.send(canonical(told))
    else:
        link.error(code, shortened(sentence))


async def act(lobby: Lobby, room: Room, link: Socket, message: Any) -> None:
    match message:
        case said.Answer():
            await room.answer(link, message)
        case said.Ping():
            link.send('{"type":"pong"}')
        case said.TakeBack():
            await take_back(room, link)
        case said.TakeBackReply():
            await take_back_reply(room, link, message.accept)
        case said.Resign():
            await room.resign(link, message.seat)
        case said.Contribute():
            await contribute(room, link, message)
        case said.Pace() | said.Pause() | said.Step():
            await conduct(room, message)
        case _:
            raise Refusal(room.teller.rulebook.prefix, "You said hello already.")
