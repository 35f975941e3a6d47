"""Lessons and puzzles: the table of a step, and what is said to a try. Nothing is kept."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter

from snapcount.server.rooms import desk
from snapcount.server.rooms.learning import daily, daily_table, lessons
from snapcount.server.routes.shared import Hall, Sparingly, StepByStep
from snapcount.server.wire import lessons as wire
from snapcount.server.wire import rest, sights

routes = APIRouter()


@routes.get("/games/{game}/{shelf}", response_model=wire.Lessons)
async def listed(lobby: Hall, game: str, shelf: wire.Shelf) -> Any:
    """The lessons of a game in their order, or its puzzles."""
    return lessons.listed(desk.book_of(lobby, game), shelf)


@routes.post("/games/{game}/daily/{day}", response_model=wire.LessonTable, dependencies=StepByStep)
async def daily_drive(lobby: Hall, game: str, day: int, at: wire.DailyOpen) -> Any:
    """The drive of a day (20261116) after these answers, in the form of a lesson."""
    return await asyncio.to_thread(daily.opened, desk.book_of(lobby, game), day, at.path)


@routes.post("/games/{game}/daily/{day}/try", response_model=wire.LessonTable, dependencies=StepByStep)
async def daily_answer(lobby: Hall, game: str, day: int, at: wire.DailyTry) -> Any:
    """The drive after one more answer."""
    return await asyncio.to_thread(daily.tried, desk.book_of(lobby, game), day, at.path, at.given)


@routes.post("/games/{game}/daily/{day}/aid", response_model=sights.AidGiven, dependencies=StepByStep)
async def daily_aid(lobby: Hall, game: str, day: int, at: wire.DailyAid) -> Any:
    """What a board asks while one thinks."""
    return await asyncio.to_thread(daily.aid, desk.book_of(lobby, game), day, at.path, at.wanted)


@routes.get("/daily/{day}", response_model=wire.DailyToday, dependencies=StepByStep)
async def daily_today(lobby: Hall, day: int) -> Any:
    """For every game how many drives the table of a day has, and the best of them."""
    return await daily_table.today(lobby, day)


@routes.get("/games/{game}/daily/{day}/table", response_model=wire.DailyTable, dependencies=StepByStep)
async def daily_tables(lobby: Hall, game: str, day: int) -> Any:
    """The table of a day: its best drives."""
    return await daily_table.shown(lobby, desk.book_of(lobby, game), day)


@routes.post("/games/{game}/daily/{day}/table", response_model=wire.DailyTable, dependencies=Sparingly)
async def daily_enter(lobby: Hall, game: str, day: int, at: wire.DailyEnter) -> Any:
    """Enter a drive that is over in the table of today. The server plays it again: nobody's word is taken for it."""
    return await daily_table.entered(lobby, desk.book_of(lobby, game), day, at.path, at.name, at.person)


@routes.post("/games/{game}/{shelf}/{number}", response_model=wire.LessonTable, dependencies=StepByStep)
async def opened(lobby: Hall, game: str, shelf: wire.Shelf, number: int, at: wire.LessonOpen) -> Any:
    """The table as the step after these right answers finds it."""
    return await asyncio.to_thread(lessons.opened, desk.book_of(lobby, game), shelf, number, at.path)


@routes.post("/games/{game}/{shelf}/{number}/try", response_model=wire.LessonTable, dependencies=StepByStep)
async def tried(lobby: Hall, game: str, shelf: wire.Shelf, number: int, at: wire.LessonTry) -> Any:
    """What is said to an answer, and the table that it leads to."""
    return await asyncio.to_thread(lessons.tried, desk.book_of(lobby, game), shelf, number, at.path, at.given)


@routes.post("/games/{game}/{shelf}/{number}/aid", response_model=sights.AidGiven, dependencies=StepByStep)
async def aid(lobby: Hall, game: str, shelf: wire.Shelf, number: int, at: wire.LessonAid) -> Any:
    """What a board asks while the learner thinks."""
    return await asyncio.to_thread(lessons.aid, desk.book_of(lobby, game), shelf, number, at.path, at.wanted)


@routes.post(
    "/games/{game}/{shelf}/{number}/drive", response_model=rest.Made, status_code=201, dependencies=Sparingly
)
async def drive(lobby: Hall, game: str, shelf: wire.Shelf, number: int, at: wire.LessonOpen) -> Any:
    """The free play of a lesson as a practice match of its own."""
    return await lessons.drive(lobby, desk.book_of(lobby, game), shelf, number, at.path)
