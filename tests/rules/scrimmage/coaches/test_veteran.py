"""The veteran coach: legal, himself alone, and better than the rookie."""

from __future__ import annotations

from random import Random
from statistics import mean, median
from typing import Any

import pytest

from snapcount.core.drivers.sampled import Coach, play_out, seed_of
from snapcount.core.table import Question
from snapcount.games.scrimmage import RULEBOOK
from snapcount.games.scrimmage.coaches import veteran
from snapcount.games.scrimmage.coaches.net import cut_off, threat
from snapcount.games.scrimmage.coaches.playbook import BOOK
from snapcount.games.scrimmage.questions.listed import Markers, SelectMarkers
from snapcount.games.scrimmage.questions.move import Move, plan_problem
from snapcount.games.scrimmage.rules.field import hex_of
from snapcount.games.scrimmage.rules.sight import take_sights
from snapcount.games.scrimmage.state import Play, State, find_man, new_man, with_man
from snapcount.games.scrimmage.tables import FORMATIONS, O_BALL, O_LINE

QUICK: dict[str, bool | int | str] = {"scenario": "single", "quick_setup": True, "turn_limit": 20}


class Sides:
    """One coach on offence, another on defence; the offence may be bound to a kind of play. Every plan is checked."""

    def __init__(self, offence: str, defence: str, markers: tuple[Markers, ...] = ()) -> None:
        self.coaches: dict[str, Coach] = {
            "O": RULEBOOK.coach(offence).make(),
            "D": RULEBOOK.coach(defence).make(),
        }
        self.markers = markers
        self.plans = 0

    def answer(self, view: State, question: Question[Any], random: Random) -> Any:
        side = "D" if (getattr(question, "side", "") or view.play.phase[0]) == "D" else "O"
        if self.markers and side == "O" and isinstance(question, SelectMarkers):
            return question.now if question.now.line else random.choice(self.markers)
        answer = self.coaches[side].answer(view, question, random)
        assert question.problem(answer) is None
        self.plans += isinstance(question, Move)
        return answer


RUNS = (Markers("aggressive_blocking", "run_right"), Markers("aggressive_blocking", "run_left"))
PASSES = (Markers("pass_blocking", "forward_pass"),)


def gains(offence: str, defence: str, markers: tuple[Markers, ...], plays: int) -> list[int]:
    found = []
    for index in range(plays):
        minds = Sides(offence, defence, markers)
        played = play_out(RULEBOOK, QUICK, (minds, minds), seed_of("veteran", index), listen=True)
        found.append([event.facts["gain"] for event in played.events if event.what == "ball_dead"][-1])
    return found


@pytest.mark.parametrize("quick", [True, False])
def test_two_veterans_play_legally_to_the_end(quick: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    refused = []

    def checked(play: Play, plan: Any) -> Any:
        problem = plan_problem(play, plan)
        refused.extend([problem] if problem else [])
        return problem

    monkeypatch.setattr(veteran, "plan_problem", checked)
    for seed in range(4):
        minds = Sides("veteran", "veteran")
        options = {**QUICK, "quick_setup": quick}
        played = play_out(RULEBOOK, options, (minds, minds), seed)
        assert RULEBOOK.rules.is_over(played.state) and minds.plans
    assert refused == [], "every plan that the veteran thinks out is legal"


def test_the_book_has_legal_markers_and_stored_formations() -> None:
    assert {call.line for call in BOOK} == set(O_LINE)
    assert {call.ball for call in BOOK} <= set(O_BALL)
    assert {call.formation for call in BOOK} <= set(FORMATIONS["O"])


def alone_against_one() -> Play:
    runner = new_man("O31", hex_of("1932") or 0, 0, 12)
    backer = new_man("D64", hex_of("1736") or 0, 3, 10)
    play = Play(
        "D.movement_contact",
        "contact",
        2,
        RULEBOOK.rules.start(RULEBOOK.settle({})).play.offence,
        1,
        30,
        hex_of("1930") or 0,
        (runner, backer),
        ("O31",),
        "O31",
    )
    return take_sights(play, "D")


def test_a_defender_stands_where_the_runner_gets_less_far() -> None:
    play = alone_against_one()
    before = threat(play, "O31")
    found = cut_off(play, find_man(play, "D64"), "O31", before)
    assert before.depth == 14 and found is not None
    assert found[1] < before.size


def test_a_runner_with_a_hit_marker_threatens_nothing() -> None:
    play = alone_against_one()
    hit = with_man(play, find_man(play, "O31")._replace(hit=True))
    assert threat(hit, "O31").depth == 2


@pytest.mark.slow
def test_the_veteran_defence_stops_runs_and_passes_better_than_the_rookie() -> None:
    assert mean(gains("veteran", "veteran", RUNS, 16)) < mean(gains("veteran", "rookie", RUNS, 16)) - 1
    assert mean(gains("veteran", "veteran", PASSES, 16)) < mean(gains("veteran", "rookie", PASSES, 16)) - 3


@pytest.mark.slow
def test_a_run_between_veterans_gains_a_few_hexes() -> None:
    assert 1 <= median(gains("veteran", "veteran", RUNS, 30)) <= 6
