"""The ladder of Canadian Pro Football: each character's habit shows in its play, and gives way to the clock."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from snapcount.core.table import Question
from snapcount.games.canadian_pro import RULEBOOK
from snapcount.games.canadian_pro.questions import Announce, CallDefence, CallPlay
from snapcount.games.canadian_pro.rules.calls import Call
from snapcount.games.canadian_pro.state import State
from snapcount.games.canadian_pro.tables import OPTIONAL
from tests.rules.canadian_pro.coaches.test_21_coaches import play_out
from tests.rules.canadian_pro.scripted import HOME, at

LEVELS = [coach.level for coach in RULEBOOK.coaches.levels]
EVERYTHING: dict[str, Any] = {"mode": "advanced", **dict.fromkeys(OPTIONAL, True)}


def answers(level: str, state: State, question: Question[Any]) -> list[Any]:
    random, coach = Random(1), RULEBOOK.coach(level).make()
    seen = RULEBOOK.rules.view(state, HOME)
    return [coach.answer(seen, question, random) for _ in range(100)]


def plays(level: str, state: State) -> Counter[str]:
    return Counter(call.play for call in answers(level, state, CallPlay(state, kicks=False)))


def settings(level: str, state: State) -> Counter[int]:
    return Counter(call.setting for call in answers(level, state, CallDefence(state)))


def test_the_runner_runs_and_waits_for_runs() -> None:
    state = at(50)
    assert plays("runner", state)["run"] > 80 > 70 > plays("veteran", state)["run"]
    low = settings("runner", state)
    assert low[1] + low[2] > 60


def test_the_miser_takes_three_points_on_second_down() -> None:
    state = at(85, 2, 10)
    assert set(answers("miser", state, Announce(state))) == {Call("fg")}
    assert set(answers("rookie", state, Announce(state))) == {None}
    assert set(answers("miser", at(85), Announce(at(85)))) == {None}, "not on first down"


def test_the_believer_sets_up_against_the_last_play_and_repeats_its_own() -> None:
    state = at(50, 2, 8)
    after_run = state._replace(history=(("pass", "SE"), ("run", "FB")))
    after_pass = state._replace(history=(("run", "FB"), ("pass", "SE")))
    assert settings("believer", after_run).keys() == {1, 2} and settings("believer", after_pass).keys() == {
        4,
        5,
    }
    assert plays("believer", after_run)["run"] > 75 and plays("believer", after_pass)["pass"] > 75


@pytest.mark.parametrize("level", LEVELS)
def test_everybody_reads_the_clock(level: str) -> None:
    behind = at(50, 3, 8, quarter=4, left=30, score=(0, 6))
    assert set(answers(level, behind, Announce(behind))) == {None}, "a punt would lose"
    level_score = at(95, 1, 10, quarter=4, left=0, score=(7, 7))
    assert set(answers(level, level_score, Announce(level_score))) == {Call("fg")}


@pytest.mark.parametrize("level", [level for level in LEVELS if level not in ("rookie", "veteran")])
@pytest.mark.parametrize("options", [{}, EVERYTHING, {"solitaire": True}])
def test_characters_play_every_option_set_legally(level: str, options: dict[str, Any]) -> None:
    play_out(options, (level, "rookie"), 3)
