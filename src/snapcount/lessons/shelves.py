"""What there is to learn from: lessons, and puzzles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from snapcount.lessons.lesson import Lesson, find_lesson, lessons_of
from snapcount.lessons.puzzles import find_puzzle, puzzles_of


class Shelf(NamedTuple):
    """All of a game in their order, and one by its number."""

    of: Callable[[str], tuple[Lesson, ...]]
    find: Callable[[str, int], Lesson]


SHELVES: Mapping[str, Shelf] = {
    "lessons": Shelf(lessons_of, find_lesson),
    "puzzles": Shelf(puzzles_of, find_puzzle),
}
