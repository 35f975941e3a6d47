"""What stands before every request: headers, size limits, the origin check, and no traceback for anybody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse

from snapcount.server.errors import ApiError
from snapcount.server.hosts import Hosts
from snapcount.server.metrics import Metrics
from snapcount.server.settings import Settings

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

LARGEST_BODY = 64 << 10
LARGEST_FILE = 256 << 10
"""A file brought for an option, a match whose options hold two of them, and the seasons of a league."""
LARGEST_RECORD = 4 << 20
LARGE = ("/api/replays", "/api/leagues/check", "/api/seasons")
"""What may be as large as a record: a league brings its cards along."""
LARGEST_SEASON = 32 << 20
BODY_WITHIN = 30.0
"""Seconds for the whole body of a request."""
log = logging.getLogger(__name__)

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; "
        "img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def same_origin(headers: Mapping[str, str], allowed: frozenset[str]) -> bool:
    """A browser says which page is calling: only ours may. Programs that are no browsers say nothing."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    except ValueError:
        return False


class Guard:
    def __init__(self, app: App, socket: App, metrics: Metrics, settings: Settings) -> None:
        self.app = app
        self.play = socket
        self.metrics = metrics
        origins = settings.origins.split(",")
        self.allowed = frozenset(origin.strip() for origin in origins if origin.strip())
        self.hosts = Hosts(settings.host, self.allowed)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        elif scope["type"] == "http":
            await self.request(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """There is one socket, and it is no route of the framework's: every message would pay for that."""
        headers = Headers(scope=scope)
        ours = self.hosts.allow(headers.get("host", "")) and same_origin(headers, self.allowed)
        if scope["path"] == "/api/socket" and ours:
            await self.play(scope, receive, send)
            return
        self.metrics.count("sockets_refused")
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": "This page is not ours."})

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = perf_counter()
        status = 500
        started = False

        async def sending(message: dict[str, Any]) -> None:
            nonlocal status, started
            if message["type"] == "http.response.start":
                status, started = message["status"], True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api"):
                    headers["Cache-Control"] = "no-store"
            await send(message)

        try:
            self.check(scope)
            await self.app(scope, limited(receive, limit_of(scope)), sending)
        except ApiError as error:
            if not started:
                await refuse(error, scope, receive, sending)
        except Exception:
            self.metrics.count("errors")
            log.exception("request failed", extra={"route": route_of(scope)})
            if not started:
                await refuse(
                    ApiError(500, "internal", "Something went wrong here; nothing was changed."),
                    scope,
                    receive,
                    sending,
                )
        spent = round((perf_counter() - began) * 1000, 1)
        log.debug("request", extra={"route": route_of(scope), "status": status, "ms": spent})

    def check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if not self.hosts.allow(headers.get("host", "")):
            raise ApiError(
                421, "wrong_host", "This server doesn't go by that name: see --host and --origins."
            )
        if scope["method"] not in ("GET", "HEAD") and not same_origin(headers, self.allowed):
            raise ApiError(403, "foreign_page", "This page is not ours: it may not change anything here.")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > limit_of(scope):
            raise too_large()


def limit_of(scope: Scope) -> int:
    path = scope["path"]
    if path == "/api/seasons/file":
        return LARGEST_SEASON
    if path in LARGE or path.startswith("/api/replays/"):
        return LARGEST_RECORD
    files = (
        path == "/api/matches" or path.endswith(("/files", "/challenge")) or path.startswith("/api/workshop/")
    )
    return LARGEST_FILE if files else LARGEST_BODY


def too_large() -> ApiError:
    return ApiError(413, "too_large", "This is larger than anything that is expected here.")


def limited(receive: Receive, limit: int) -> Receive:
    """Counts the body as it comes, and the time: a client may not say how long it is, nor ever end."""
    seen, complete = 0, False
    until = asyncio.get_running_loop().time() + BODY_WITHIN

    async def receiving() -> dict[str, Any]:
        nonlocal seen, complete
        try:
            async with asyncio.timeout_at(None if complete else until):
                message = await receive()
        except TimeoutError:
            raise ApiError(408, "too_slow", "This took too long to send.") from None
        complete = not message.get("more_body", False)
        seen += len(message.get("body", b""))
        if seen > limit:
            raise too_large()
        return message

    return receiving


def route_of(scope: Scope) -> str:
    """The pattern that was matched, never what the client wrote."""
    return (
        f"{scope['method'] if scope['method'].isalpha() else '?'} {getattr(scope.get('route'), 'path', '-')}"
    )


async def refuse(error: ApiError, scope: Scope, receive: Receive, send: Send) -> None:
    await JSONResponse(error.body, error.status)(scope, receive, send)  # type: ignore[arg-type]
