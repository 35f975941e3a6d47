"""Which decision a question is to a newcomer: the two sides think of different things."""

from __future__ import annotations

from typing import Any

from snapcount.core.table import Question
from snapcount.games.scrimmage.questions.listed import SelectMarkers
from snapcount.games.scrimmage.questions.move import Move
from snapcount.games.scrimmage.questions.place import Place


def kind(question: Question[Any]) -> str:
    name = type(question).__name__
    if isinstance(question, Place | SelectMarkers):
        return f"{name} {question.side}"
    if not isinstance(question, Move):
        return name
    play = question.play
    if play.turn == "pre":
        return f"{name} before the snap"
    return f"{name} {'D fumble' if play.phase == 'D.fumble' else play.phase[0]}"
