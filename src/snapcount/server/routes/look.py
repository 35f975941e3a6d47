"""A match as its link may see it: what it is, its moments, what helps a player think."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response

from snapcount.server.rooms import desk, helping
from snapcount.server.routes.shared import Entered, Hall, Seldom, StepByStep, as_json
from snapcount.server.wire import rest, sights
from snapcount.server.wire.fields import SeatName

routes = APIRouter()


@routes.get("/match", response_model=rest.Match)
async def match(inside: Entered) -> Any:
    """What this match is, and which of its seats the link is for."""
    return await desk.match(*inside)


@routes.get("/match/history", response_model=sights.History, dependencies=Seldom)
async def history(inside: Entered) -> Response:
    """Every moment before an answer, and the last, as this link may see it."""
    return as_json(await desk.history(*inside))


@routes.get("/match/advice", response_model=sights.AdviceList)
async def advice(inside: Entered, seat: SeatName | None = None) -> Any:
    """What can be said of each option of the open question, in games that are no contest."""
    return await desk.advice(*inside, seat)


@routes.get("/match/chance", response_model=sights.Chance, dependencies=StepByStep)
async def chance(lobby: Hall, inside: Entered) -> Any:
    """The win chance now: in practice only, never for keeps or between people."""
    return await helping.chance(lobby, *inside)


@routes.get("/match/book", response_model=sights.Book, dependencies=StepByStep)
async def book(lobby: Hall, inside: Entered, seat: SeatName | None = None) -> Any:
    """Win chance and what the book would do now: in practice only, never for keeps or between people."""
    return await helping.book(lobby, *inside, seat)


@routes.post("/match/aid", response_model=sights.AidGiven)
async def aid(inside: Entered, asking: sights.AidWanted) -> Any:
    """What a board asks while a player thinks, answered from what this link may see."""
    return await desk.aid(*inside, asking)


@routes.get("/match/stats", response_model=sights.Stats, dependencies=Seldom)
async def stats(inside: Entered) -> Response:
    """One row per play, the box score and the drives."""
    return as_json(await desk.stats(*inside))
