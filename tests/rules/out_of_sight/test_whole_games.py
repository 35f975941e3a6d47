"""What holds in every game, whoever draws."""

from __future__ import annotations

from random import Random

import pytest

from snapcount.core.game import Game
from snapcount.games.out_of_sight import RULEBOOK
from snapcount.games.out_of_sight.state import State

OPTIONS = (
    {"plays": 10, "half_play": "all", "weather": True, "overtime": "must decide"},
    {"plays": 5, "half_play": "last5", "weather": True},
    {"plays": 8},
)


@pytest.mark.parametrize("seed", range(9))
def test_the_ball_stays_on_the_field_downs_count_and_scores_only_grow(seed: int) -> None:
    going = Game(RULEBOOK, dict(OPTIONS[seed % 3]), seed=seed)
    random = Random(seed)
    while not going.is_over:
        assert going.question is not None
        going.answer(going.question.sample(random))
    states: list[State] = [moment.state for moment in going.moments]
    for before, after in zip(states, states[1:], strict=False):
        check(after)
        assert after.score[0] >= before.score[0] and after.score[1] >= before.score[1]
        assert (after.quarter, -after.left) >= (before.quarter, -before.left), "time only runs on"
        if after.phase in ("snap", "catch"):
            assert 1 <= len(after.linebackers) <= 3
        elif after.phase in ("scrimmage", "kickoff", "return"):
            assert after.linebackers == ()


def check(state: State) -> None:
    if state.phase in ("scrimmage", "declare", "huddle", "snap", "catch", "kick"):
        _, ball, down, line = state.situation
        assert 0.1 <= ball <= 99.9 and round(ball, 1) == ball
        assert (down == 0) == state.trying and down <= 4
        assert ball < line <= 100.0, "the line to gain is in front of the ball"
    assert state.left >= 0 and all(points >= 0 for points in state.score)
