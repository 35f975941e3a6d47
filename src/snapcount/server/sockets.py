"""The socket of a seat: hello first, then answers in, events and states out."""

from __future__ import annotations

import asyncio
from typing import Any

import structlog
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from snapcount.core.plain import canonical
from snapcount.core.table import Refusal
from snapcount.server import messages as said
from snapcount.server.limits import Bucket
from snapcount.server.lobby import Lobby
from snapcount.server.match_info import match_info
from snapcount.server.news import join, leave
from snapcount.server.rooms import Room
from snapcount.server.wrong import Wrong, too_fast

log = structlog.get_logger()
sockets = APIRouter()
HELLO_WITHIN = 20
MOST_UNREAD = 1000
MOST_BEFORE_HELLO = 5


class Socket:
    """One connection. What the room says is queued, so that a slow reader holds up nobody else."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.role = ""
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, text: str) -> None:
        if self.outbox.qsize() < MOST_UNREAD:
            self.outbox.put_nowait(text)
        else:
            self.outbox.put_nowait(None)

    async def write(self) -> None:
        """Sends what is queued until the connection ends or its reader is hopelessly behind."""
        send, outbox = self.socket.send, self.outbox
        while (text := await outbox.get()) is not None:
            if outbox.qsize() >= MOST_UNREAD:
                break
            await send({"type": "websocket.send", "text": text})
        await self.socket.close(1013, "too slow")

    def error(self, code: str, sentence: str) -> None:
        self.send(canonical({"type": "error", "code": code, "sentence": sentence}))


@sockets.websocket("/api/socket")
async def socket(socket: WebSocket) -> None:
    lobby: Lobby = socket.app.state.lobby
    await socket.accept()
    link = Socket(socket)
    writing = asyncio.create_task(link.write())
    room: Room | None = None
    try:
        room = await greet(lobby, link)
        if room is not None:
            await listen(lobby, room, link)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        writing.cancel()
        if room is not None:
            leave(room, link)


async def heard(link: Socket) -> Any:
    """The next message, or None if it was none (the client has been told)."""
    message = await link.socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if text is None:
        link.error("malformed", "Messages are texts, not bytes: one JSON object each.")
        return None
    try:
        return said.FROM_PAGE.validate_json(text)
    except (ValidationError, ValueError) as problem:
        link.socket.app.state.lobby.metrics.count("messages_malformed")
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
    await finish(link, 4408)
    return None


async def finish(link: Socket, code: int) -> None:
    """Close after everything queued was sent."""
    while not link.outbox.empty():
        await asyncio.sleep(0.005)
    await link.socket.close(code)


async def welcome(lobby: Lobby, link: Socket, hello: said.Hello) -> Room | None:
    try:
        room, link.role = await lobby.enter(hello.token)
    except Wrong as wrong:
        lobby.metrics.count("sockets_refused")
        link.error(wrong.code, wrong.sentence)
        await finish(link, 4404)
        return None
    lobby.metrics.count("sockets_opened")
    async with room.lock:
        await room.ready()
        await room.hear()
        await join(room, link)
        info = canonical(match_info(room, link.role))
        link.send(f'{{"type":"welcome","match":{info},"presence":{canonical(room.presence.told())}}}')
        link.send(room.events_from(link.role, hello.events))
        link.send(room.state(link.role))
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
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception:
            lobby.metrics.count("errors")
            log.exception("message failed", match=room.match.id, type=message.type)
            link.error("internal", "Something went wrong here; nothing was changed. Please try again.")


def refuse(link: Socket, message: Any, rule: str, sentence: str, code: str) -> None:
    if isinstance(message, said.Answer):
        told = {"type": "refused", "id": message.id, "rule": rule, "sentence": sentence}
        link.send(canonical(told))
    else:
        link.error(code, sentence)


async def act(lobby: Lobby, room: Room, link: Socket, message: Any) -> None:
    match message:
        case said.Answer():
            await room.answer(link, message)
        case said.Ping():
            link.send('{"type":"pong"}')
        case said.TakeBack():
            await room.take_back(link)
        case said.TakeBackReply():
            await room.take_back_reply(link, message.accept)
        case said.Resign():
            await room.resign(link, message.seat)
        case said.Pace():
            if room.match.mode != "watch":
                raise Refusal(room.teller.rulebook.prefix, "Only a match of two coaches has a pace.")
            lobby.bench.set_pace(room, message.ms)
        case _:
            raise Refusal(room.teller.rulebook.prefix, "You said hello already.")
