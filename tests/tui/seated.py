"""A person before the full screen, with Textual's own pilot."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Static

import snapcount
from snapcount.cli.sitting import Sitting
from snapcount.coaches import find_coach
from snapcount.core.game import Game
from snapcount.core.record.file import load
from snapcount.core.table import Seat
from snapcount.games import find
from snapcount.tui.app import FullScreen
from snapcount.tui.parts.board import Board
from snapcount.tui.screens.table import Table

GAMES = ("dice_football", "canadian_pro", "card_bowl", "scrimmage", "out_of_sight")
LOW, HIGH = (80, 24), (120, 40)


def sitting(game: Game, path: Path, friend: bool = False) -> Sitting:
    coaches = {} if friend else {Seat.AWAY: find_coach(game.rulebook, "rookie")}
    return Sitting(game, coaches, path, "snapcount play")


def fresh(name: str, **options: Any) -> Game:
    return snapcount.new(name, seed=5, **options)


@asynccontextmanager
async def seen(screen: Screen[None], size: tuple[int, int] = LOW) -> AsyncGenerator[Pilot[None], None]:
    async with FullScreen(screen).run_test(size=size) as pilot:
        await settled(pilot)
        yield pilot


async def settled(pilot: Pilot[None]) -> None:
    """The coaches have answered and everything is drawn; a cover waits for its person."""
    await pilot.pause()
    for _ in range(400):
        waits = len(pilot.app.screen_stack) > 2
        if waits or not [one for one in pilot.app.workers if not one.is_finished]:
            break
        await asyncio.sleep(0.005)
    await pilot.pause()


async def press(pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settled(pilot)


async def until(pilot: Pilot[None], table: Table, kind: str, most: int = 60) -> Any:
    """Let a rookie answer for the person until a question of this kind is asked."""
    coach, random = find_coach(table.game.rulebook, "rookie"), Random(2)
    for _ in range(most):
        question = table.game.waiting.get(table.seat) if table.seat is not None else None
        if type(question).__name__ == kind:
            return question
        assert table.seat is not None and question is not None
        table.give(coach.answer(table.game.view(table.seat), question, random))
        await settled(pilot)
    raise AssertionError(f"no {kind} was asked")


def said(screen: Screen[None], id: str) -> str:
    return str(screen.query_one(f"#{id}", Static).render())


def board(screen: Screen[None]) -> str:
    return screen.query_one(Board).drawn.text()


def kept(path: Path) -> Game:
    return load(path, find)


def run(story: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(story())  # type: ignore[arg-type]
