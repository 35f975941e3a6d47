"""The computer coaches: they get a view and a question, nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

from snapcount.core.table import Question
from snapcount.games.dice_football.view import View


class Rookie:
    """Any legal answer, for the time being."""

    def answer(self, view: View, question: Question[Any], random: Random) -> Any:
        return question.sample(random)
