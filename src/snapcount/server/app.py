"""The server as an application: everything put together."""

from __future__ import annotations

import gc
import logging
import sys
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from hmac import compare_digest
from pathlib import Path
from time import time
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import snapcount
from snapcount.core.rulebook import Rulebook
from snapcount.core.table import Refusal
from snapcount.games import GAMES
from snapcount.games import find as find_game
from snapcount.server import openapi, page
from snapcount.server.errors import ApiError, shortened
from snapcount.server.hosts import is_local
from snapcount.server.json_text import json_text
from snapcount.server.limits import Limits
from snapcount.server.lobby import Lobby
from snapcount.server.logs import configure
from snapcount.server.processes import Processes
from snapcount.server.rooms.bots.bots import Bots
from snapcount.server.routes import routes
from snapcount.server.security import Guard
from snapcount.server.settings import Settings
from snapcount.server.signing import open_signer
from snapcount.server.sockets.session import serve_socket
from snapcount.server.store import open_store
from snapcount.server.wire.rest import ErrorBody, Health

log = logging.getLogger(__name__)


def create_app(
    settings: Settings | None = None,
    *,
    games: Callable[[], Sequence[str]] = lambda: GAMES,
    find: Callable[[str], Rulebook] = find_game,
    built: Path = page.BUILT,
    now: Callable[[], float] = time,
) -> FastAPI:
    """The application. `games` and `find` may name other games than those that ship."""
    settings = settings or Settings.from_environment()
    configure(settings.log)
    lobby = Lobby(settings, open_store(settings.address), games, find, Processes(), json_text, now)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncGenerator[None]:
        lobby.signer = open_signer(settings.key_file, settings.known_as)
        await lobby.open()
        for game in games():
            find(game)  # read before the first visitor comes, who would wait for it
        be_quick()
        log.info("serving", extra={"games": list(games())})
        yield
        await lobby.close()
        log.info("stopped")

    app = FastAPI(
        title="Snapcount",
        version=snapcount.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.lobby = lobby
    app.state.bots = Bots(lobby)
    app.state.page = built
    app.state.creates = Limits(settings.creates_per_minute)
    app.state.looks = Limits(settings.looks_per_minute)
    app.state.lessons = Limits(settings.lessons_per_minute)
    app.state.says = Limits(60 * settings.answers_per_second, 2 * settings.answers_per_second)
    add_own_pages(app, lobby)
    app.include_router(routes)
    app.include_router(page.pages)
    app.openapi = lambda: openapi.describe(app)  # type: ignore[method-assign]
    app.add_exception_handler(ApiError, refused)
    app.add_exception_handler(Refusal, against_the_rules)
    app.add_exception_handler(RequestValidationError, not_understood)
    app.add_exception_handler(HTTPException, http_problem)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    play = partial(serve_socket, lobby)
    app.add_middleware(Guard, socket=play, metrics=lobby.metrics, settings=settings)
    return app


def be_quick() -> None:
    """Fewer looks at objects that live as long as their match; a commit or a thinking coach gives way sooner."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    sys.setswitchinterval(0.001)


def add_own_pages(app: FastAPI, lobby: Lobby) -> None:
    @app.get("/health", response_model=Health, responses={503: {"model": ErrorBody}})
    async def health() -> Any:
        """Whether this worker can serve: its store answers."""
        try:
            await lobby.store.match("")
        except Exception:
            log.exception("the store doesn't answer")
            raise ApiError(503, "no_store", "The store doesn't answer.") from None
        return {"status": "ok", "version": snapcount.__version__}

    @app.get("/metrics", response_class=PlainTextResponse, responses={403: {"model": ErrorBody}})
    async def metrics(request: Request) -> str:
        """Counts of this worker, for this machine, or with the token of the settings."""
        if not (on_this_machine(request) or knows(request, lobby.settings.metrics_token)):
            raise ApiError(403, "not_here", "Only the machine itself may look at these counts.")
        rooms = lobby.rooms.values()
        now = {"rooms": len(rooms), "sockets": sum(len(room.links) for room in rooms)}
        return lobby.metrics.text(now)

    @app.get("/docs", include_in_schema=False, response_class=HTMLResponse)
    async def docs() -> str:
        return openapi.page_of(app.openapi())


def on_this_machine(request: Request) -> bool:
    """Asked from here, and not by a proxy for somebody else."""
    passed_on = {"forwarded", "x-forwarded-for", "x-real-ip"} & set(request.headers)
    return request.client is not None and is_local(request.client.host) and not passed_on


def knows(request: Request, token: str) -> bool:
    given = request.headers.get("authorization", "")
    return token != "" and compare_digest(given.encode(), f"Bearer {token}".encode())


def problem(error: ApiError) -> JSONResponse:
    later = {"Retry-After": "1"} if error.status == 429 else None
    return JSONResponse(error.body, error.status, later)


def refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, ApiError)
    return problem(error)


def against_the_rules(request: Request, refusal: Exception) -> JSONResponse:
    assert isinstance(refusal, Refusal)
    return problem(ApiError(422, "refused", shortened(refusal.sentence), refusal.rule))


def not_understood(request: Request, invalid: Exception) -> JSONResponse:
    assert isinstance(invalid, RequestValidationError)
    first: dict[str, Any] = invalid.errors()[0]
    place = ".".join(str(part) for part in first["loc"][1:] if str(part).isidentifier())[:60]
    return problem(ApiError(422, "not_understood", f"{place + ': ' if place else ''}{first['msg'][:160]}."))


def http_problem(request: Request, raised: Exception) -> JSONResponse:
    assert isinstance(raised, HTTPException)
    if isinstance(raised.__cause__, ApiError):
        return problem(raised.__cause__)
    if raised.status_code == 405:
        response = problem(ApiError(405, "wrong_method", "This address doesn't do that."))
        response.headers.update(raised.headers or {})
        return response
    if raised.status_code == 404:
        return problem(ApiError(404, "not_found", "There is nothing at this address."))
    return problem(ApiError(raised.status_code, "refused", "This could not be done."))
