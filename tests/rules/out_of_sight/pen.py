"""Strokes at a standing start from the 30, and the code with which they are refused."""

from __future__ import annotations

from typing import Any

from snapcount.games.out_of_sight.questions.drawn import CallPlay, KickIt
from snapcount.games.out_of_sight.rules.playbook import Execution
from snapcount.games.out_of_sight.rules.running import play_question
from snapcount.games.out_of_sight.rules.strokes import Segment, Stroke
from tests.rules.out_of_sight.table import (
    code_of,
    game,
    set_up,
)

BALL = (29.75, 0.0)
DROP = (BALL, (27.75, 0.0))
START = DROP[1]


def question(*symbols: Any) -> CallPlay:
    return play_question(set_up(game(*symbols)))


def down(*points: Any) -> Stroke:
    return Stroke((Segment("down", points),))


def run_code(
    stroke: Stroke | None, drop: Any = DROP, play: str = "dive", symbols: tuple[Any, ...] = ()
) -> str | None:
    return code_of(question(*symbols), Execution(play, drop, stroke))


def dot_code(stroke: Stroke) -> str | None:
    return code_of(KickIt("punt", (20.0, 0.0), 1, 60.0), stroke)
