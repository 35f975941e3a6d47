"""The ladder of Out of Sight: habits that can be read, and manners that everybody has."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from snapcount.core.drivers.sampled import play_out
from snapcount.games.out_of_sight import RULEBOOK, tables
from snapcount.games.out_of_sight.coaches.drawer import Drawer, sensible
from snapcount.games.out_of_sight.coaches.ladder import DEEP, INSIDE, LADDER
from snapcount.games.out_of_sight.coaches.noise import HANDS, steadied
from snapcount.games.out_of_sight.questions.listed import SetLinebackers
from snapcount.games.out_of_sight.rules.field import DEFAULT
from snapcount.games.out_of_sight.rules.huddle import declare_question
from snapcount.games.out_of_sight.rules.playbook import Execution
from snapcount.games.out_of_sight.rules.running import play_question
from snapcount.games.out_of_sight.state import State
from snapcount.games.out_of_sight.view import view
from tests.rules.out_of_sight.table import AWAY, HOME, changed, game, set_up

LEVELS = [level.level for level in LADDER]
EVERYTHING = tables.RUNS + tables.PASSES


def down(number: int, to_go: float) -> State:
    state = set_up(game(), ((75.0, 20.0),))
    options = state.options._replace(field=DEFAULT)
    return changed(state, options=options, ball_y=1.5, los=50.0, ltg=50.0 + to_go, down=number)


def called(level: str, state: State, times: int = 4) -> set[str]:
    coach, random = RULEBOOK.coach(level).make(), Random(2)
    answers = [coach.answer(view(state, HOME), play_question(state), random) for _ in range(times)]
    return {cast(Execution, answer).play for answer in answers}


def test_on_fourth_and_a_step_nobody_throws_a_bomb() -> None:
    short = sensible(view(down(4, 1.0), HOME), EVERYTHING)
    assert set(tables.RUNS) < set(short) and not set(short) & set(DEEP)
    assert "bomb" not in sensible(view(down(4, 1.0), HOME), DEEP), "not even who calls nothing else"
    for state in (down(3, 1.0), down(4, 8.0)):
        assert sensible(view(state, HOME), EVERYTHING) == EVERYTHING


def test_every_hand_asks_for_sensible_plays() -> None:
    assert not called("veteran", down(4, 1.0)) & set(DEEP)


def test_habits_show_in_the_plays_called() -> None:
    state = down(1, 10.0)
    assert called("plunger", state) <= set(INSIDE)
    assert called("runner", state) <= set(tables.RUNS)
    assert called("gambler", state) & set(DEEP)


def test_the_gambler_goes_for_it_and_others_kick() -> None:
    for level in LEVELS:
        state = changed(down(4, 8.0), phase="declare", linebackers=())
        coach = RULEBOOK.coach(level).make()
        declared = coach.answer(view(state, HOME), declare_question(state), Random(1))
        assert declared == ("scrimmage" if level == "gambler" else "punt")
        late = changed(state, quarter=4, left=2.0, los=60.0, ltg=70.0)
        assert coach.answer(view(late, HOME), declare_question(late), Random(1)) == "field_goal"


@pytest.mark.parametrize("quarter", [2, 4, 5])
def test_the_last_play_of_a_half_or_overtime_is_a_kick_on_any_down(quarter: int) -> None:
    """OS-19.2: in overtime too, where three points decide."""
    for level in LEVELS:
        state = changed(
            down(2, 4.0), phase="declare", linebackers=(), quarter=quarter, left=2.0, los=90.0, ltg=94.0
        )
        coach = RULEBOOK.coach(level).make()
        assert coach.answer(view(state, HOME), declare_question(state), Random(1)) == "field_goal"
        early = changed(state, left=6.0)
        assert coach.answer(view(early, HOME), declare_question(early), Random(1)) == "scrimmage"


def test_hands_of_characters_lie_between_those_that_have_names() -> None:
    """OS-21.5: a novice's at 0, a typical one at 1, and on the same line below and above."""
    assert steadied(0.0)[1:] == pytest.approx(HANDS["novice"][1:])
    assert steadied(1.0)[1:] == pytest.approx(HANDS["typical"][1:])
    assert steadied(-0.4).direction > HANDS["novice"].direction
    assert HANDS["novice"].direction > steadied(0.5).direction > HANDS["typical"].direction


def test_the_plunger_stands_back_where_the_rules_let_her() -> None:
    coach = RULEBOOK.coach("plunger").make()
    asked = SetLinebackers(50.0, 1.5, 1)
    places = coach.answer(view(down(1, 10.0), AWAY), asked, Random(1))
    assert asked.problem(places) is None and {x for x, _ in places} == {59.0}


@pytest.mark.parametrize("level", ["plunger", "runner", "gambler"])
def test_characters_play_to_the_end(level: str) -> None:
    other = Drawer("novice", 1)
    played = play_out(RULEBOOK, {"plays": 5}, (RULEBOOK.coach(level).make(), other), 4)
    assert played.state.phase == "over"
