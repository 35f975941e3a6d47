"""The REST interface, by what one comes for."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from snapcount.server.routes import bots, games, lessons, look, make, records, season_plans, seasons, workshop
from snapcount.server.wire.rest import ErrorBody

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorBody, "description": text}
    for status, text in {
        400: "Not JSON.",
        403: "Not with this link, or not from this page.",
        404: "There is no such game, or no match behind this link.",
        409: "Not now.",
        413: "Too large.",
        422: "Not understood, or against the rules.",
        429: "Too much at once.",
    }.items()
}
routes = APIRouter(prefix="/api", responses=PROBLEMS)
for part in (bots, games, lessons, make, look, records, season_plans, seasons, workshop):
    routes.include_router(part.routes)
