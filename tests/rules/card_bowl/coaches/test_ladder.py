"""The ladder of Card Bowl: each character's habit shows in its play."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from snapcount.core.drivers.sampled import play_out
from snapcount.core.table import Question, Seat
from snapcount.games.card_bowl import RULEBOOK
from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.rules.cards import VALUE
from snapcount.games.card_bowl.state import HOME
from snapcount.games.card_bowl.view import View
from tests.rules.card_bowl.bowl import down_at
from tests.rules.card_bowl.coaches.watched import Asked, Checked

LEVELS = [coach.level for coach in RULEBOOK.coaches.levels]
CHARACTERS = [level for level in LEVELS if level not in ("rookie", "veteran")]
OPTIONS: list[dict[str, Any]] = [
    {"intervals_per_quarter": 36},
    {"intervals_per_quarter": 36, "timing": "simple2", "jokers": 1},
    {"intervals_per_quarter": 36, "timing": "simple1"},
    {"intervals_per_quarter": 36, "extra_card_stock": 4, "overtime": "playoff"},
]


@pytest.fixture(scope="module")
def played() -> dict[str, Asked]:
    """What every character was asked in a quick game against the rookie, each with other options."""
    found: dict[str, Asked] = {}
    for index, level in enumerate(CHARACTERS):
        coach = Checked(RULEBOOK.coach(level).make())
        play_out(RULEBOOK, OPTIONS[index % len(OPTIONS)], (coach, RULEBOOK.coach("rookie").make()), 5)
        found[level] = coach.asked
    return found


def start() -> View:
    view: View = RULEBOOK.rules.view(RULEBOOK.rules.start(RULEBOOK.settle({})), HOME)
    return view


def said(level: str, view: View, question: Question[Any]) -> Any:
    return RULEBOOK.coach(level).make().answer(view, question, Random(1))


def test_every_character_ends_its_game_legally(played: dict[str, Asked]) -> None:
    assert played.keys() == set(CHARACTERS) and all(len(asked) > 50 for asked in played.values())


def test_the_runner_hands_the_ball_to_a_back(played: dict[str, Asked]) -> None:
    calls = [
        answer.play for _, question, answer in played["runner"] if isinstance(question, q.Execute) and answer
    ]
    assert calls.count("rush") > 0.75 * len(calls)


def test_the_gambler_draws_on_and_goes_for_it(played: dict[str, Asked]) -> None:
    draws = [
        answer
        for _, question, answer in played["gambler"]
        if isinstance(question, q.DrawYardage) and question.most and not question.sack_round
    ]
    assert draws and set(draws) == {1}
    fourth = q.CallPlay(down_at(Seat.HOME, 42, 4, 5))
    assert said("gambler", start(), fourth) == "scrimmage"
    assert said("veteran", start(), fourth) == said("miser", start(), fourth) == "punt"
    assert said("gambler", start(), q.CallPlay(down_at(Seat.HOME, 20, 4, 5))) == "punt"


def test_the_miser_takes_the_points_early_and_never_draws_on(played: dict[str, Asked]) -> None:
    third = q.CallPlay(down_at(Seat.HOME, 85, 3, 8))
    assert said("miser", start(), third) == "field_goal" and said("veteran", start(), third) == "scrimmage"
    assert {answer for _, question, answer in played["miser"] if isinstance(question, q.DrawYardage)} <= {0}


def test_the_believer_stacks_the_front_after_a_gain(played: dict[str, Asked]) -> None:
    """The average card on the line, after a gain and after none, with the same hand."""
    view, question, _ = next(found for found in played["believer"] if isinstance(found[1], q.SetDefence))
    fronts: list[float] = []
    for ball in (38, 35):
        seen = view._replace(situation=down_at(Seat.AWAY, ball, 2, 45 - ball))
        laid = said("believer", seen, question)
        fronts.append(sum([VALUE[card] for card in laid.cards[: len(laid.front)]]) / len(laid.front))
    assert fronts[0] > fronts[1]


@pytest.mark.parametrize("level", LEVELS)
def test_everybody_reads_the_clock(level: str) -> None:
    late = start()._replace(quarter=4, left=3, late=True, score=(7, 7))
    assert said(level, late, q.CallPlay(down_at(Seat.HOME, 85, 1, 10))) == "field_goal"
    behind = late._replace(left=16, score=(0, 7))
    assert said(level, behind, q.CallPlay(down_at(Seat.HOME, 40, 4, 9))) == "scrimmage"
