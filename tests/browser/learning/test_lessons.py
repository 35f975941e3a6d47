"""Lessons on a phone: words are whole, what the teacher points at is in view. `make walk-lessons` takes them all."""

from __future__ import annotations

import pytest

from snapcount.games import GAMES
from tests.browser.conftest import PHONE, Visit
from tests.browser.learning.lesson_walk import Walk
from tests.browser.serving import Server

pytestmark = pytest.mark.web


@pytest.mark.parametrize("game", GAMES)
def test_the_first_lesson_is_read_and_seen_on_a_phone(server: Server, visit: Visit, game: str) -> None:
    one = visit(server.address, viewport=PHONE, has_touch=True)
    assert Walk(one, server.address, "lessons", game, 1).take() == []
