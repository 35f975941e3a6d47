"""A server on loopback and scripted clients that sit down at it."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable, Coroutine
from random import Random
from typing import Any, TypeVar
from uuid import uuid4

import httpx
import uvicorn
import websockets
from fastapi import FastAPI

from snapcount.server.patience import Impatient
from snapcount.server.sockets.lean import LeanSockets
from snapcount.server.sockets.reading import FROM_SERVER

T = TypeVar("T")


class Running:
    """A server in a thread of this process."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        config = uvicorn.Config(
            app,
            port=0,
            http=Impatient,
            ws=LeanSockets,
            ws_max_size=64 << 10,
            ws_per_message_deflate=False,
            access_log=False,
            log_level="error",
            server_header=False,
            timeout_graceful_shutdown=2,
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    def __enter__(self) -> Running:
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server didn't start"
            threading.Event().wait(0.01)
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.host = f"127.0.0.1:{port}"
        self.http = httpx.Client(base_url=f"http://{self.host}", timeout=20)
        return self

    def __exit__(self, *problem: object) -> None:
        self.http.close()
        self.server.should_exit = True
        self.thread.join(10)

    def make(self, mode: str = "match", game: str = "toy", **more: Any) -> dict[str, str]:
        return make(self.http, mode, game, **more)

    def get(self, path: str, token: str) -> httpx.Response:
        return self.http.get(path, headers=bearer(token))

    def post(self, path: str, token: str, body: Any = None) -> httpx.Response:
        return self.http.post(path, headers=bearer(token), json=body)


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


PERSON = {"kind": "person"}
COACH = {"kind": "coach"}
SEATS = {
    "match": (PERSON, PERSON),
    "hotseat": (PERSON, PERSON),
    "practice": (PERSON, COACH),
    "watch": (COACH, COACH),
}


def make(http: httpx.Client, mode: str = "match", game: str = "toy", **more: Any) -> dict[str, str]:
    """The links of a new match."""
    home, away = SEATS[mode]
    body = {"game": game, "mode": mode, "home": home, "away": away, **more}
    response = http.post("/api/matches", json=body)
    assert response.status_code == 201, response.text
    tokens: dict[str, str] = response.json()["tokens"]
    return tokens


class Client:
    """One link at the table. Keeps the raw text of everything it was sent, and checks that it is as published."""

    def __init__(self, host: str, token: str, *, board: bool = False) -> None:
        self.host = host
        self.token = token
        self.board = board
        self.raw: list[str] = []
        self.events: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.ended: dict[str, Any] | None = None

    async def sit(self) -> Client:
        self.socket = await websockets.connect(
            f"ws://{self.host}/api/socket", compression=None, proxy=None, open_timeout=10
        )
        await self.send(type="hello", token=self.token, events=len(self.events))
        await self.until("state")
        if self.board:
            await self.send(type="board")
            await self.until_state(lambda state: "board" in state)
        return self

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        text = await asyncio.wait_for(self.socket.recv(), 10)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        FROM_SERVER.validate_json(text, strict=True)
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "events":
            assert message["from"] <= len(self.events)
            del self.events[message["from"] :]
            self.events += message["events"]
            assert [event["n"] for event in self.events] == list(range(len(self.events)))
        elif message["type"] == "ended":
            self.ended = message
        return message

    async def until(self, *types: str) -> dict[str, Any]:
        while (message := await self.hear())["type"] not in types:
            pass
        return message

    async def until_state(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while not (self.state and wanted(self.state)):
            await self.hear()
        return self.state

    def asked(self, seat: str | None = None) -> dict[str, Any] | None:
        return next(
            (asked for asked in self.state["questions"] if seat is None or asked["seat"] == seat), None
        )

    async def answer(self, value: Any, *, seat: str | None = None, **more: Any) -> dict[str, Any]:
        """Send an answer and wait for what becomes of it."""
        asked = self.asked(seat)
        message: dict[str, Any] = {
            "id": str(uuid4()),
            "seat": seat or (asked["seat"] if asked else "home"),
            "seq": self.state["seq"],
        } | more
        await self.send(type="answer", value=value, **message)
        while True:
            heard = await self.until("accepted", "refused", "error")
            if heard.get("id", message["id"]) == message["id"]:
                return heard

    async def settled(self, seq: int) -> dict[str, Any]:
        """The state that came after the answer at place `seq`."""
        return await self.until_state(lambda state: state["seq"] > seq)

    async def leave(self) -> None:
        await self.socket.close()


async def seated(server: Running, tokens: dict[str, str], *roles: str) -> list[Client]:
    return [await Client(server.host, tokens[role]).sit() for role in roles]


async def play_out(client: Client, random: Random, most: int = 100_000) -> None:
    """Answer at random whenever asked, until the game is over; after so many answers, resign."""
    given = 0
    while not client.state["over"]:
        if given == most:
            await client.send(type="resign")
            break
        asked = client.asked()
        if asked is None:
            await client.hear()
            continue
        value = random.choice(asked["options"])["value"]
        heard = await client.answer(value, seat=asked["seat"])
        if heard["type"] == "refused" and "over" in heard["sentence"]:  # the other seat resigned meanwhile
            await client.until_state(lambda state: bool(state["over"]))
            break
        assert heard["type"] == "accepted", heard
        given += 1
        await client.settled(heard["seq"])
    if client.ended is None:
        await client.until("ended")


def go(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


async def all_of(*work: Awaitable[Any]) -> list[Any]:
    return list(await asyncio.gather(*work))
