"""A record to be reviewed, with a rough win chance where the game has none of its own."""

from __future__ import annotations

from dataclasses import replace
from math import erf
from pathlib import Path
from typing import Any

from snapcount.core.analysis import every_option
from snapcount.core.game import Game
from snapcount.core.record.file import load
from snapcount.core.rulebook import Rulebook
from snapcount.core.table import Seat
from snapcount.games import find

RECORDS = Path(__file__).parents[1] / "records"


def record(game: str, name: str) -> Game:
    played = load(RECORDS / game / f"{name}.snap", find)
    book = played.rulebook
    assert book.analysis is not None
    unknown = book.analysis.problem(played.options_chosen) is not None and book.analysis.otherwise is None
    if book.analysis.win_chance is None or unknown:
        rough = replace(book.analysis, win_chance=lambda state: win_chance(book, state), problem=every_option)
        played.rulebook = replace(book, analysis=rough)
    return played


def win_chance(book: Rulebook, state: Any) -> float:
    """Lead and ball: enough for a test, not for a player."""
    home, away = book.rules.score(state)
    if book.rules.is_over(state):
        return 0.5 + 0.5 * ((home > away) - (home < away))
    now = getattr(state, "situation", None)
    ahead = 0.0 if now is None else 0.05 * (now.ball - 40) - 0.2 * now.down
    return 0.5 + 0.5 * erf(
        (home - away + (ahead if now is None or now.offence is Seat.HOME else -ahead)) / 10
    )
