"""What a newcomer is told the first time that each kind of decision comes: a sentence or two by kind, from the game's
`show/first_time.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from snapcount.core.rulebook import Rulebook
from snapcount.core.table import Question

TYPED = "typed"
"""The part of the file that is said where answers are typed, not pointed at."""


@cache
def first_times(game: str, typed: bool = False) -> dict[str, str]:
    """Every kind of decision with its sentences; none where nobody has written any."""
    page = files("snapcount.games") / game / "show" / "first_time.toml"
    found = tomllib.loads(page.read_text(encoding="utf-8")) if page.is_file() else {}
    instead = found.pop(TYPED, {})
    return {**found, **instead} if typed else found


def first_time(rulebook: Rulebook, question: Question[Any], typed: bool = False) -> str:
    """What the question decides and what to think of; "" where the game explains nothing."""
    return first_times(rulebook.id, typed).get(rulebook.face.words.kind(question), "")
