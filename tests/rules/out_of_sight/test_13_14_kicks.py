"""Chapters 13 and 14: punts, field goals and tries."""

from __future__ import annotations

from math import hypot

import pytest

from snapcount.core.table import Refusal
from snapcount.games.out_of_sight.rules.huddle import declare_question
from snapcount.games.out_of_sight.rules.kicks import kick_question
from snapcount.games.out_of_sight.rules.strokes import Segment, Stroke, dot
from tests.rules.out_of_sight.table import (
    AWAY,
    HOME,
    at,
    bar,
    changed,
    code_of,
    dive,
    game,
    go,
    kick,
    receiver,
    returned,
    snap,
)

FOURTH = game(down=4)


def punt(x: float, y: float = 0.0, los: float = 30.0) -> object:
    return kick(at(FOURTH, los), "punt", dot((x, y)))


def test_os_13_1_a_punt_on_any_down_is_held_ten_yards_back_but_not_behind_own_minus_nine() -> None:
    assert "punt" in declare_question(game(down=1)).options()
    assert kick_question(game(declared="punt", ball_y=1.5)).start == (20.0, 1.5)
    assert kick_question(at(game(declared="punt"), 0.5)).start == (-9.0, 0.0)
    assert kick_question(game(declared="punt", home_goes=-1, los=70.0)).start == (80.0, 0.0)


def test_os_13_2_over_sixty_is_blocked_before_everything_else() -> None:
    after = kick(FOURTH, "punt", dot((90.1, 30.0)))
    assert after.told[-1] == "blocked" and after.state.run is not None
    assert after.state.run.start == (20.0, 0.0) and after.state.run.reds_after == 0
    assert "blocked" not in kick(FOURTH, "punt", dot((90.0, 0.0))).told
    high = kick(FOURTH, "high_punt", dot((91.0, 0.0), 4000))
    assert high.told[-1] == "blocked"
    deep = kick(at(FOURTH, 10.2), "punt", dot((75.0, 0.0)))
    assert deep.told[-1] == "touchdown" and deep.state.score == (0, 6), "the holding point touches the plane"
    front = kick(at(FOURTH, 10.3), "punt", dot((75.0, 0.0)))
    assert front.state.phase == "return"


def test_os_13_3_a_punt_that_does_not_cross_the_line_is_dead() -> None:
    after = kick(FOURTH, "punt", dot((28.0, 6.0))).state
    assert (after.offence, after.scrimmage_x, after.phase) == (AWAY, 28.0, "scrimmage")
    safety = kick(at(FOURTH, 6.0), "punt", dot((-2.0, 3.0)))
    assert safety.told[-2:] == ["punt_dead_end_zone", "safety"] and safety.state.score == (0, 2)
    out = kick(FOURTH, "punt", dot((28.0, 28.0)))
    assert "punt_out_of_bounds" in out.told, "the sideline comes first"


def test_os_13_4_over_a_sideline_where_the_flight_crosses_it() -> None:
    after = kick(FOURTH, "punt", dot((70.0, 30.0)))
    edge = 80 / 3 - 0.25
    assert (
        after.facts("punt_out_of_bounds")["x"] == pytest.approx(20 + 50 * edge / 30)
        and after.state.scrimmage_x == 64.0
    )
    corner = kick(at(FOURTH, 60.0), "punt", dot((108.0, 27.0)))
    assert corner.told[-1] == "touchback"
    own = kick(at(FOURTH, 3.0), "punt", dot((-7.0, 28.0)))
    assert own.told[-1] == "safety"
    assert kick(at(FOURTH, 60.0), "punt", dot((109.8, 0.0))).told[-1] == "touchback"


def test_os_13_5_a_high_punt_is_fair_caught_if_it_hung_three_seconds() -> None:
    high = kick(FOURTH, "high_punt", dot((80.0, 4.0), 3000))
    assert high.told[-1] == "downed" and high.state.scrimmage_x == 80.0 and high.facts("punted")["high"]
    low = kick(FOURTH, "high_punt", dot((80.0, 4.0), 2999))
    assert low.state.phase == "return" and not low.facts("punted")["high"]
    assert kick(at(FOURTH, 50.0), "high_punt", dot((103.0, 4.0), 3000)).told[-1] == "touchback"
    undeclared = kick(FOURTH, "punt", dot((80.0, 4.0), 5000))
    assert undeclared.state.phase == "return", "it must be declared"


def test_os_13_6_return_after_five_or_bounce_or_down() -> None:
    landed = kick(game(bar("white", 67), bar("red", 60), down=4), "punt", dot((75.0, 0.0))).state
    assert landed.run is not None and landed.run.reds_after == 5.0
    assert returned(landed, (30.0, 0.0)).facts("carried")["id"] == "r60"
    assert go(landed, "bounce", (5,)).state.scrimmage_x == 80.0
    assert go(landed, "bounce", (6,)).state.scrimmage_x == 99.0
    assert go(landed, "down").state.scrimmage_x == 75.0
    deep = kick(at(FOURTH, 50.0), "punt", dot((100.0, 0.0))).state
    assert go(deep, "touchback").state.scrimmage_x == 80.0
    with pytest.raises(Refusal):
        go(deep, "bounce", (6,))


def test_os_13_7_a_fake_punt_on_fourth_down() -> None:
    state = game(down=4, ltg=36.0, phase="declare")
    works = go(state, "fake_punt", (5,)).state
    assert (works.scrimmage_x, works.situation.down, works.offence) == (36.5, 1, HOME)
    fails = go(state, "fake_punt", (4,)).state
    assert (fails.scrimmage_x, fails.situation.down, fails.offence) == (30.0, 1, AWAY)
    near = go(game(down=4, los=98.0, ltg=99.4, phase="declare"), "fake_punt", (6,)).state
    assert near.scrimmage_x == 99.7, "at most halfway to the goal line"
    goal = go(at(game(down=4, phase="declare"), 92.0), "fake_punt", (6,))
    assert goal.told[-1] == "touchdown"
    with pytest.raises(Refusal, match=r"OS-13\.7"):
        go(game(down=3, phase="declare"), "fake_punt", (6,))


def test_os_13_8_a_person_must_also_make_the_way_of_a_lifted_pen() -> None:
    way = 2 * hypot(60, 30)

    def flown(air: float) -> Stroke:
        return Stroke((Segment("up", (), 3500, air), Segment("down", ((80.0, 0.0),))))

    assert kick(FOURTH, "high_punt", flown(way)).facts("punted")["high"]
    assert not kick(FOURTH, "high_punt", flown(way - 0.01)).facts("punted")["high"]


def test_os_14_1_a_field_goal_needs_the_line_inside_the_45() -> None:
    assert code_of(declare_question(at(game(), 55.0)), "field_goal") == "E_FG_RANGE"
    assert code_of(declare_question(at(game(), 55.1)), "field_goal") is None
    assert kick_question(at(game(declared="field_goal", ball_y=-1.0), 75.0)).start == (68.0, -1.0)
    assert "field_goal" in declare_question(at(game(down=1), 75.0)).options(), "on any down"


@pytest.mark.parametrize(
    ("x", "y", "verdict"),
    [
        (116.0, 3.4, "good"),
        (116.0, 3.5, "no_good"),
        (121.7, -2.0, "good"),
        (121.8, 0.0, "blocked"),
        (111.6, 0.0, "no_good"),
    ],
)
def test_os_14_2_judged_by_the_dot(x: float, y: float, verdict: str) -> None:
    assert kick(at(FOURTH, 75.0), "field_goal", dot((x, y))).facts("field_goal_tried")["v"] == verdict


def test_os_14_3_good_missed_and_blocked() -> None:
    good = kick(at(FOURTH, 75.0), "field_goal", dot((116.0, 0.0))).state
    assert good.score == (3, 0) and good.phase == "kickoff"
    missed = kick(at(FOURTH, 75.0), "field_goal", dot((110.0, 0.0))).state
    assert (missed.offence, missed.scrimmage_x) == (AWAY, 68.0)
    close = kick(at(FOURTH, 92.0), "field_goal", dot((110.0, 0.0))).state
    assert close.scrimmage_x == 80.0
    blocked = kick(at(game(bar("red", 50, 0, 6), down=4), 75.0), "field_goal", dot((121.8, 0.0))).state
    assert blocked.run is not None and blocked.run.start == (68.0, 0.0) and blocked.run.reds_after == 0
    assert returned(blocked, (40.0, 0.0)).state.scrimmage_x == 50.3
    assert go(blocked, "down").state.scrimmage_x == 68.0


def test_os_14_4_a_fake_kick_on_fourth_down_or_a_try_in_range() -> None:
    state = at(game(down=4, phase="declare"), 70.0)
    assert go(state, "fake_kick", (6,)).state.scrimmage_x == 80.5
    assert go(state, "fake_kick", (1,)).state.offence is AWAY
    assert code_of(declare_question(game(down=4)), "fake_kick") == "E_FG_RANGE"
    with pytest.raises(Refusal, match=r"OS-14\.4"):
        go(changed(state, down=2), "fake_kick", (6,))
    tried = game(phase="declare", trying=True, los=98.0, ltg=100.0, down=0, score=(6, 0))
    assert go(tried, "fake_kick", (5,)).state.score == (8, 0)
    assert go(tried, "fake_kick", (4,)).told[-1] == "two_points failed"


def test_os_14_5_a_try_is_kicked_played_or_faked_and_the_defence_can_not_score() -> None:
    tried = game(
        receiver(101.8, 5, 0), phase="declare", trying=True, los=98.0, ltg=100.0, down=0, score=(6, 0)
    )
    assert declare_question(tried).options() == ("scrimmage", "field_goal", "fake_kick")
    kicked = go(tried, "field_goal").state
    assert kick_question(kicked).start == (91.0, 0.0)
    assert go(kicked, dot((116.0, 0.0))).state.score == (7, 0)
    blocked = go(kicked, dot((130.0, 0.0)))
    assert blocked.told[-1] == "extra_point failed" and blocked.state.phase == "kickoff", "no return"
    lbs = ((60.0, 20.0), (65.0, 20.0), (70.0, 20.0))
    assert dive(tried, 105.0, lbs=lbs).state.score == (8, 0)
    short = dive(tried, 99.0, lbs=lbs)
    assert (
        short.told[-1] == "two_points failed"
        and short.state.offence is HOME
        and short.state.phase == "kickoff"
    )
    stolen = snap(tried, "slant", (101.9, 5.0), lbs=lbs)
    assert stolen.told[-2:] == ["intercepted", "two_points failed"] and stolen.state.score == (6, 0)
    stripped = dive(tried, 105.0, lbs=((99.4, 0.0),))
    assert stripped.told[-2:] == ["fumbled", "two_points failed"]
    incomplete = snap(tried, "slant", (101.0, -8.0), lbs=lbs)
    assert incomplete.told[-2:] == ["incomplete", "two_points failed"]
