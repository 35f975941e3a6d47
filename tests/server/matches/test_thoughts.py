"""Where coaches of a page without a server think: who takes long, apart; and what nobody waits for is broken off."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from snapcount.browser import mind
from snapcount.browser.apart import OtherWorker, run, unpacked
from snapcount.browser.mind import BrowserMind
from snapcount.core.game import Game
from snapcount.core.table import Question, Seat
from snapcount.games import find
from snapcount.server.rooms.coaches import Unwanted

pytestmark = pytest.mark.web


class Stage:
    """What JavaScript does for the other worker: it takes an errand, and may be ended before it is done."""

    def __init__(self) -> None:
        self.errands: list[str] = []
        self.open = asyncio.Event()
        self.open.set()
        self.running: list[asyncio.Future[str]] = []

    def apart(self, errand: str, heard: Callable[[str], None]) -> asyncio.Future[str]:
        self.errands.append(unpacked(errand)[0].__name__)
        self.running.append(asyncio.ensure_future(self.done(errand, heard)))
        return self.running[-1]

    async def done(self, errand: str, heard: Callable[[str], None]) -> str:
        await self.open.wait()
        return run(errand, heard)

    def stop_apart(self) -> None:
        self.errands.append("ended")
        for errand in self.running:
            errand.cancel()


class Other:
    """Remembers what it was asked, and answers with the first option."""

    asked = 0

    def answer(self, view: Any, question: Question[Any], random: Random) -> Any:
        Other.asked += 1
        return next(iter(question.options()))


class Bound(Other):
    def __reduce__(self) -> Any:
        raise TypeError("made of what only its own worker knows")


GAME = Game(find("dice_football"), seed=4)
QUESTION = GAME.waiting[Seat.HOME] if Seat.HOME in GAME.waiting else next(iter(GAME.waiting.values()))
FIRST = next(iter(QUESTION.options()))


def thinking(monkeypatch: pytest.MonkeyPatch, long: float) -> tuple[BrowserMind, Stage]:
    monkeypatch.setattr(mind, "LONG", long)
    stage = Stage()
    host: Any = stage
    return BrowserMind(OtherWorker(host)), stage


async def asked_of(here: BrowserMind, coach: Other, wanted: bool = True) -> Any:
    return await here.think(coach, None, QUESTION, Random(1), lambda: wanted)


def test_who_is_quick_thinks_beside_the_rooms(monkeypatch: pytest.MonkeyPatch) -> None:
    async def played() -> list[str]:
        here, stage = thinking(monkeypatch, 60.0)
        assert [await asked_of(here, Other()) for _ in range(3)] == [FIRST] * 3
        return stage.errands

    assert asyncio.run(played()) == []


def test_who_took_long_thinks_in_the_other_worker_when_that_is_awake(monkeypatch: pytest.MonkeyPatch) -> None:
    async def played() -> list[str]:
        here, stage = thinking(monkeypatch, -1.0)
        assert await asked_of(here, Other()) == FIRST
        await asyncio.sleep(0)
        assert stage.errands == [], "once is no habit"
        stage.open.clear()
        assert await asked_of(here, Other()) == FIRST
        await asyncio.sleep(0)
        assert await asked_of(here, Other()) == FIRST, "here, while the other wakes"
        stage.open.set()
        assert here.waking is not None
        await here.waking
        assert await asked_of(here, Other()) == FIRST
        return stage.errands

    assert asyncio.run(played()) == ["awake", "thought"]


def test_a_coach_that_cannot_travel_thinks_beside_the_rooms(monkeypatch: pytest.MonkeyPatch) -> None:
    async def played() -> list[str]:
        here, stage = thinking(monkeypatch, -1.0)
        assert [await asked_of(here, Bound()) for _ in range(4)] == [FIRST] * 4
        return stage.errands

    assert asyncio.run(played()) == []


def test_what_nobody_waits_for_ends_with_its_worker_and_another_wakes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def played() -> list[str]:
        here, stage = thinking(monkeypatch, -1.0)
        await asked_of(here, Other())
        await asked_of(here, Other())
        assert here.waking is not None
        await here.waking
        stage.open.clear()
        with pytest.raises(Unwanted):
            await asked_of(here, Other(), wanted=False)
        await asyncio.sleep(0)
        stage.open.set()
        await here.waking
        assert await asked_of(here, Other()) == FIRST
        return stage.errands

    assert asyncio.run(played()) == ["awake", "thought", "ended", "awake", "thought"]


def test_where_the_other_worker_fails_the_thought_is_had_here(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(coach: object, view: object, question: object, seed: int) -> object:
        raise RuntimeError("gone")

    async def played() -> list[str]:
        here, stage = thinking(monkeypatch, -1.0)
        await asked_of(here, Other())
        await asked_of(here, Other())
        assert here.waking is not None
        await here.waking
        monkeypatch.setattr("snapcount.browser.mind.thought.__code__", broken.__code__)
        before = Other.asked
        assert await asked_of(here, Other()) == FIRST
        assert Other.asked == before + 1
        return stage.errands

    assert asyncio.run(played()) == ["awake", "thought"]
