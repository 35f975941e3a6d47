"""What the book says is worked out once for a position, ahead of the question where nobody waits."""

from __future__ import annotations

import asyncio

import pytest

from snapcount.core.book import position_of
from snapcount.core.game import Game
from snapcount.core.table import Seat
from snapcount.games import find
from snapcount.server.errors import ApiError
from snapcount.server.processes import Processes
from snapcount.server.rooms import thinking
from snapcount.server.rooms.thinking import Thinker

pytestmark = pytest.mark.web


def begun() -> Game:
    game = Game(find("dice_football"), seed=4)
    while len(game.waiting) < 2:
        game.answer(game.options[0])
    return game


def test_a_book_that_was_thought_of_ahead_is_not_thought_of_again() -> None:
    async def asked() -> tuple[int, int, str]:
        apart = Processes()
        thinker = Thinker(apart, find)
        position = position_of(begun())
        home, how = await thinker.chance(position)
        assert home is not None and 0 < home < 1 and "solved" in how
        thinker.ahead(position, Seat.HOME)
        before = len(thinker.known)
        found = await thinker.book(position, Seat.HOME)
        after = len(thinker.known)
        apart.close()
        return before, after, found["words"]

    before, after, words = asyncio.run(asked())
    assert before == after == 2
    assert "worth" in words


def test_nothing_is_thought_of_ahead_while_somebody_waits() -> None:
    async def asked() -> int:
        apart = Processes()
        thinker = Thinker(apart, find)
        position = position_of(begun())
        waiting = asyncio.create_task(thinker.chance(position))
        await asyncio.sleep(0)
        thinker.ahead(position, Seat.HOME)
        known = len(thinker.known)
        await waiting
        apart.close()
        return known

    assert asyncio.run(asked()) == 1


def test_too_many_at_once_get_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOST_WAITING", 1)

    async def asked() -> str:
        apart = Processes()
        thinker = Thinker(apart, find)
        position = position_of(begun())
        waiting = asyncio.create_task(thinker.chance(position))
        await asyncio.sleep(0)
        try:
            await thinker.book(position, Seat.HOME)
        except ApiError as refused:
            return refused.code
        finally:
            await waiting
            apart.close()
        return ""

    assert asyncio.run(asked()) == "busy"
