"""The ladder of Scrimmage: habits that can be read, and manners that everybody has."""

from __future__ import annotations

from random import Random

import pytest

from snapcount.core.drivers.sampled import play_out
from snapcount.core.rulebook import Value
from snapcount.games.scrimmage import RULEBOOK
from snapcount.games.scrimmage.coaches.ladder import LADDER, PASS
from snapcount.games.scrimmage.coaches.situation import Situation
from snapcount.games.scrimmage.examples.given import start_match
from snapcount.games.scrimmage.questions.kicks import KickOrPlay
from snapcount.games.scrimmage.questions.listed import Markers, SelectMarkers
from snapcount.games.scrimmage.questions.move import Move
from snapcount.games.scrimmage.rules.actions import END
from snapcount.games.scrimmage.state import State
from tests.rules.scrimmage.build import changed, h, position, state_of
from tests.rules.scrimmage.coaches.test_veteran_situation import covering, spread

LEVELS = [level.level for level in LADDER]
BLANK = SelectMarkers("O", Markers("", ""))
QUICK: dict[str, Value] = {"scenario": "single", "auto_deploy": True}


def objective(hexes: int) -> State:
    """A single play with so many hexes to gain, before its markers are chosen."""
    return state_of(position({}, turn="pre"), start_match(1, h("1930"))._replace(objective=hexes))


def calls(level: str, view: State) -> list[Markers]:
    coach, random = RULEBOOK.coach(level).make(), Random(3)
    return [coach.answer(view, BLANK, random) for _ in range(60)]


@pytest.mark.parametrize("level", LEVELS)
def test_everybody_plays_by_the_rules(level: str) -> None:
    one, other = RULEBOOK.coach(level).make(), RULEBOOK.coach("rookie").make()
    for seed, chairs in enumerate(((one, other), (other, one))):
        assert RULEBOOK.rules.is_over(play_out(RULEBOOK, QUICK, chairs, seed).state)


@pytest.mark.parametrize("level", ["dreamer", "gunner", "runner", "rookie", "warden"])
def test_nobody_on_the_lower_rungs_throws_on_fourth_and_one(level: str) -> None:
    assert PASS not in calls(level, objective(1))


def test_a_man_who_throws_on_every_down_throws_with_eight_hexes_to_gain() -> None:
    """And on fourth and one he doesn't, which the test above asks of him too; the veteran mostly runs there."""
    assert set(calls("gunner", objective(8))) == {PASS}
    assert calls("veteran", objective(1)).count(PASS) < 40


def test_the_runner_runs_until_time_runs_out() -> None:
    assert PASS not in calls("runner", objective(15))
    match = changed(start_match(1, h("1930")), score=(0, 7), quarter=4, left=4)
    options = state_of(spread()).options._replace(scenario="full")
    assert PASS in calls("runner", State(options, match, position({}, turn="pre")))


def stood(level: str) -> int:
    """How often out of 200 this coach's defence stays where it is, though it has somebody to cover."""
    play = covering(D11="2342S", D26="1442S")
    coach, random = RULEBOOK.coach(level).make(), Random(1)
    return [coach.answer(state_of(play), Move(play), random) for _ in range(200)].count((END,))


def test_defences_of_the_lower_rungs_stand_so_often_as_is_said_of_them() -> None:
    assert 200 > min(stood("dreamer"), stood("runner")) > 160 > stood("gunner") > 100
    assert stood("rookie") == stood("warden") == stood("veteran") == 0


def test_the_warden_defends_as_the_veteran_does_for_the_most_part() -> None:
    play = covering(D11="2342S", D26="1442S")
    warden, random = RULEBOOK.coach("warden").make(), Random(1)
    book, beginner = (RULEBOOK.coach(one).make() for one in ("veteran", "rookie"))
    plans = [warden.answer(state_of(play), Move(play), random) for _ in range(30)]
    best = book.answer(state_of(play), Move(play), Random(1))
    assert best != beginner.answer(state_of(play), Move(play), Random(1))
    assert 12 <= plans.count(best) <= 26


def test_the_dreamer_leaves_out_a_block_now_and_then_and_ends_her_turn() -> None:
    """Where the rookie always blocks, so that her runner stays behind the line."""
    play = position({"O31": "1929N", "O66": "1830N", "D91": "1831S"}, holder="O31")
    coach, random = RULEBOOK.coach("dreamer").make(), Random(1)
    last = [coach.answer(state_of(play), Move(play), random)[-1].kind for _ in range(60)]
    assert set(last) == {"contact", END.kind}
    assert 3 <= last.count(END.kind) <= 25


@pytest.mark.parametrize("level", LEVELS)
def test_everybody_kicks_on_fourth_down_and_far(level: str) -> None:
    match = changed(start_match(1, h("1930"), 4), quarter=1, left=20, line=45)
    view = State(state_of(spread()).options._replace(scenario="full"), match, spread())
    coach = RULEBOOK.coach(level).make()
    assert coach.answer(view, KickOrPlay(4, 0), Random(1)) == "punt"
    assert coach.answer(view, KickOrPlay(4, 12), Random(1)) == "field goal"


def test_a_step_is_one_or_two_hexes_on_the_last_down() -> None:
    step = Situation(down=4, hexes=2, to_goal=30, behind=0, plays_left=50)
    assert step.needs_a_step and not step._replace(hexes=3).needs_a_step
    assert not step._replace(down=3).needs_a_step
    assert not step._replace(behind=7, plays_left=4).needs_a_step, "behind and late everything is tried"
