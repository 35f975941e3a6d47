"""The game plan of one's own club in a season."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter

from snapcount.server.rooms.seasons import plans
from snapcount.server.routes.seasons import Number, Opened
from snapcount.server.routes.shared import Seldom, Sparingly, StepByStep
from snapcount.server.wire import season_plans as wire

routes = APIRouter()


@routes.get("/season/plan", response_model=wire.SeasonPlan, dependencies=StepByStep)
async def plan(inside: Opened) -> Any:
    """The plan of this link's club, and an example to begin with."""
    return await asyncio.to_thread(plans.plan_told, inside)


@routes.post("/season/plan", response_model=wire.SeasonPlan, dependencies=Sparingly)
async def set_plan(inside: Opened, wanted: wire.PlanText) -> Any:
    """A plan that the computer follows for this link's club; what is wrong with it comes back line by line."""
    return await asyncio.to_thread(plans.set_plan, inside, wanted.text)


@routes.get("/season/games/{number}/plan", response_model=wire.PlanTold, dependencies=Seldom)
async def told(inside: Opened, number: Number) -> Any:
    """Every decision of one's own club in a game played by plan, and the line that spoke."""
    return await asyncio.to_thread(plans.lines_told, inside, number)
