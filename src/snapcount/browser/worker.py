"""The rooms of one browser: what the page asks, and the tables it sits at."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import is_dataclass
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

from snapcount.browser.addresses import route_of
from snapcount.browser.apart import OtherWorker
from snapcount.browser.host import BrowserKeeper, Host
from snapcount.browser.link import PageLink
from snapcount.browser.mind import BrowserMind
from snapcount.browser.routes import Asked, File, reading
from snapcount.browser.straight import Straight
from snapcount.core.data.plain import canonical, to_plain
from snapcount.core.table import Refusal
from snapcount.games import GAMES, find
from snapcount.server.errors import ApiError, shortened
from snapcount.server.lobby import Lobby
from snapcount.server.rooms.news import leave
from snapcount.server.rooms.session import Session
from snapcount.server.settings import Settings
from snapcount.server.store.memory import MemoryStore
from snapcount.server.wire.from_page import FromPage, Malformed
from snapcount.server.wire.reading import Unfit, one_of

log = logging.getLogger(__name__)
SETTINGS = Settings(
    creates_per_minute=0, answers_per_second=0, looks_per_minute=0, lessons_per_minute=0, link_days=36_500
)
"""Nobody else comes here: no limits, and links that last."""
READERS = one_of(FromPage)


class Worker:
    """Everything that the page's JavaScript calls."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.store = MemoryStore(BrowserKeeper(host))
        other = OtherWorker(host)
        self.lobby = Lobby(SETTINGS, self.store, lambda: GAMES, find, other, bridge=Straight)
        self.lobby.bench.mind = BrowserMind(other)
        self.tables: dict[int, Table] = {}

    async def request(self, method: str, address: str, link: str, body: Any) -> tuple[int, str, str, Any]:
        """Status, kind and name of what comes back, and itself. The body is bytes, Python's or JavaScript's."""
        try:
            raw: bytes = body if isinstance(body, bytes) else body.to_bytes()
            told = await self.answer(method, address, link, raw)
            await self.store.seasons.settle()
        except ApiError as refused:
            return problem(refused)
        except Refusal as refusal:
            return problem(ApiError(422, "refused", shortened(refusal.sentence), refusal.rule))
        except Exception:
            log.exception("request failed")
            return problem(ApiError(500, "internal", "Something went wrong here; nothing was changed."))
        if isinstance(told, File):
            return 200, told.media_type, told.name, told.content
        return (
            200,
            "application/json",
            "",
            told if isinstance(told, str) else canonical(without_nothing(told)),
        )

    async def answer(self, method: str, address: str, link: str, body: bytes) -> Any:
        parts = urlsplit(address)
        route, found = route_of(method, unquote(parts.path))
        query = dict(parse_qsl(parts.query))
        read = reading(lambda: json.loads(body))
        return await route(Asked(self.lobby, link, {**query, **found}, body, read))

    # Tables

    def open(self, socket: int) -> None:
        self.tables[socket] = Table(self.lobby, PageLink(self.host, socket))

    def hear(self, socket: int, text: str) -> None:
        self.tables[socket].session.receive(text)

    def close(self, socket: int) -> None:
        table = self.tables.pop(socket, None)
        if table is not None:
            table.close()


class Table:
    """One visit of the page to a match."""

    def __init__(self, lobby: Lobby, link: PageLink) -> None:
        self.link = link
        self.session = Session(lobby, link, read)
        self.acting = asyncio.ensure_future(self.session.act())

    def close(self) -> None:
        self.link.closing = True
        self.session.gone()
        if self.session.room is not None:
            leave(self.session.room, self.link)


def read(text: str | None) -> FromPage:
    """A message of the page, or `Malformed`."""
    try:
        plain = json.loads(text or "")
    except ValueError:
        raise Malformed("This isn't a message.") from None
    if not isinstance(plain, dict) or plain.get("type") not in READERS:
        raise Malformed("This isn't a message.")
    try:
        message: FromPage = READERS[plain["type"]](plain)
    except Unfit as problem:
        raise Malformed(f"This isn't a message: {problem}.") from None
    return message


def problem(error: ApiError) -> tuple[int, str, str, str]:
    return error.status, "application/json", "", canonical(error.body)


def without_nothing(told: Any) -> Any:
    """A message of the wire as plain data, without the links that a match doesn't have."""
    if not is_dataclass(told):
        return told
    plain = to_plain(told)
    if isinstance(plain, dict) and isinstance(plain.get("tokens"), dict):
        plain["tokens"] = {role: token for role, token in plain["tokens"].items() if token is not None}
    return plain


async def begin(host: Host) -> Worker:
    worker = Worker(host)
    await worker.lobby.open()
    return worker
