"""A coach that says it answers a question without a look gives the same answer with one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from snapcount.core.drivers.sampled import Coach, blind, play_out
from snapcount.core.table import Question
from snapcount.games import GAMES, find
from tests.conformance.play import shortest

BLIND = [
    (game, level.level)
    for game in GAMES
    for level in find(game).coaches.levels
    if getattr(level.make(), "blind", None)
]


class Shown:
    """The same coach, shown everything."""

    def __init__(self, coach: Coach) -> None:
        self.coach = coach

    def answer(self, view: Any, question: Question[Any], random: Random) -> Any:
        assert view is not None
        return self.coach.answer(view, question, random)


@pytest.mark.parametrize(("game", "level"), BLIND)
def test_a_blind_answer_is_the_answer(game: str, level: str) -> None:
    rulebook = find(game)
    make = next(known.make for known in rulebook.coaches.levels if known.level == level)
    assert blind(make()).keys() <= set(rulebook.rules.questions)
    for seed in (1, 2, 3):
        unseen = play_out(rulebook, shortest(rulebook), (make(), make()), seed)
        seen = play_out(rulebook, shortest(rulebook), (Shown(make()), Shown(make())), seed)
        assert unseen == seen
