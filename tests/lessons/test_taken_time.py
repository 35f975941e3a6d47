"""Every lesson takes two to four minutes, by the time that was measured on the page and the words said since."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from snapcount.games import GAMES
from snapcount.lessons.lesson import lessons_of
from tests.lessons.taken_time import WORDS_A_MINUTE, Taken, pages, played, read, words

SHORTEST, LONGEST = 2.0, 4.0
LESSONS = [(game, lesson.number) for game in GAMES for lesson in lessons_of(game)]


@pytest.fixture(scope="module")
def times() -> Mapping[str, Mapping[int, Taken]]:
    return read()


@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_a_lesson_takes_two_to_four_minutes(
    game: str, number: int, times: Mapping[str, Mapping[int, Taken]]
) -> None:
    page = pages(game)[number - 1]
    taken = times[game][number]
    assert taken.played == played(page), (
        f"another play than was measured: python -m benchmarks.lesson_times {game} --keep"
    )
    minutes = taken.minutes + (words(page) - taken.words) / WORDS_A_MINUTE
    assert SHORTEST <= minutes <= LONGEST, f"{minutes:.1f} minutes"
