"""The socket of a seat: one visit to a table."""

from __future__ import annotations

import asyncio

from snapcount.server.lobby import Lobby
from snapcount.server.rooms.news import leave
from snapcount.server.rooms.session import Session
from snapcount.server.security import Receive, Scope, Send
from snapcount.server.sockets.connection import Connection
from snapcount.server.sockets.reading import read


async def serve_socket(lobby: Lobby, scope: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    link = Connection(scope, send)
    session = Session(lobby, link, read)
    link.listen(session.receive)
    acting = asyncio.create_task(session.act())
    try:
        while (message := await receive())["type"] != "websocket.disconnect":
            link.receive(message.get("text"))
    finally:
        session.gone()
        await acting
        if session.room is not None:
            leave(session.room, link)
