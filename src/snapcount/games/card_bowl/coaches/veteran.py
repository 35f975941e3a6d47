"""The veteran: lays out its hand for a plan, reads what has been shown, weighs yards against sacks and turnovers."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from snapcount.core.table import Question
from snapcount.games.card_bowl.coaches import defence, offence, situation
from snapcount.games.card_bowl.coaches.rookie import ANSWERS as ROOKIE
from snapcount.games.card_bowl.view import View


class Veteran:
    """Runs behind its big cards, throws when it pays, and never looks at a hidden card: it has only the view."""

    def answer(self, view: View, question: Question[Any], random: Random) -> Any:
        return ANSWERS[type(question)](view, question, random)


ANSWERS: dict[type, Callable[[View, Any, Random], Any]] = {
    **ROOKIE,
    **situation.ANSWERS,
    **offence.ANSWERS,
    **defence.ANSWERS,
}
