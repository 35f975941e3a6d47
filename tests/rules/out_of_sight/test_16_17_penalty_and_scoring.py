"""Chapters 16 and 17: the Penalty symbol, scoring, downs."""

from __future__ import annotations

import pytest

from snapcount.games.out_of_sight.rules.strokes import dot
from snapcount.games.out_of_sight.state import State
from tests.rules.out_of_sight.table import (
    AWAY,
    FAR,
    HOME,
    After,
    at,
    bar,
    caught,
    dive,
    gain_x,
    game,
    go,
    kick,
    kickoff,
    penalty,
    receiver,
    returned,
    snap,
)

P = penalty(40)


def test_os_16_1_the_die_is_rolled_after_the_reveal() -> None:
    rolled = dive(game(P), dice=(5,))
    assert rolled.told.index("revealed") < rolled.told.index("penalty_rolled")
    earlier = dive(game(P), lbs=((35.0, 0.0), *FAR[:2]))
    assert "penalty_rolled" not in earlier.told and earlier.facts("announced")["by"] == "penalty"


def test_os_16_2_a_pass_or_kick_that_lands_on_one_ignores_it() -> None:
    assert snap(game(P), "slant", (40.0, 0.0)).facts("verdict")["v"] == "incomplete"
    landed = kickoff(game(penalty(90)), (90.0, 0.0)).state
    assert landed.run is not None and landed.run.ignored == ("p90",)
    assert returned(landed, (60.0, 0.0)).facts("carried")["by"] == "end"
    on_both = caught(
        game(receiver(40, 5), penalty(38.0, 6.8)), "slant", (38.2, 6.2), (37.0, 6.2), (37.0, 12.0)
    )
    assert "penalty_rolled" not in on_both.told


@pytest.mark.parametrize(
    ("die", "told"), [(5, "face mask"), (6, "face mask"), (2, "illegal block"), (4, "illegal block")]
)
def test_os_16_3_and_os_16_4_what_the_die_says(die: int, told: str) -> None:
    assert told in dive(game(P), dice=(die,)).told


def test_os_16_3_face_mask_from_the_better_of_spot_and_line_half_the_distance_at_most() -> None:
    beyond = dive(game(P), dice=(5,))
    assert (beyond.state.scrimmage_x, beyond.state.situation.down) == (53.5, 1)
    behind = snap(game(penalty(28.0, 4.0), down=3), "dive", (28.0, 6.0), dice=(6,))
    assert behind.facts("carried")["yards"] < 0 and behind.state.scrimmage_x == 45.0, (
        "from the scrimmage line"
    )
    near = dive(at(game(penalty(94)), 85.0), 105.0, lbs=((60.0, 20.0),), dice=(6,))
    assert near.facts("penalised")["yards"] == 3.75 and near.state.scrimmage_x == 96.2
    inside = returned(kickoff(game(penalty(102)), (105.0, 0.0)).state, (90.0, 0.0), dice=(5,))
    assert inside.state.scrimmage_x == 65.0, "a touchback's 20 and fifteen more"
    back = returned(kickoff(game(penalty(102)), (97.0, 0.0)).state, (104.0, 0.0), dice=(5,))
    assert back.state.scrimmage_x == 84.9, "who carried it in himself has no touchback to start from"
    on_return = returned(kickoff(game(penalty(70)), (90.0, 0.0)).state, (40.0, 0.0), dice=(5,))
    assert on_return.state.scrimmage_x == 56.5 and on_return.state.offence is AWAY


def blocked(state: State, take: bool) -> After:
    return go(dive(state, dice=(3,)).state, take)


def test_os_16_4_an_illegal_block_may_be_taken_or_declined() -> None:
    taken = blocked(game(P, down=2), True)
    assert (taken.state.scrimmage_x, taken.state.situation.down, gain_x(taken.state)) == (28.5, 2, 40.0)
    declined = blocked(game(P, down=2), False)
    assert (declined.state.scrimmage_x, declined.state.situation.down) == (38.5, 3)
    far = blocked(game(penalty(60), down=2), True)
    assert far.state.scrimmage_x == 48.5 and far.state.situation.down == 1 and "first_down" in far.told
    deep = blocked(at(game(penalty(14)), 6.0), True)
    assert deep.facts("penalised")["yards"] == pytest.approx(6.25), "half the distance to the own goal"
    fourth = blocked(game(P, down=4), False)
    assert fourth.state.offence is AWAY
    safety = go(snap(at(game(penalty(-3.0, 3.0)), 1.0), "dive", (-3.0, 5.0), dice=(3,)).state, True)
    assert safety.told[-1] == "safety" and safety.state.score == (0, 2)
    back = go(returned(kickoff(game(penalty(70)), (90.0, 0.0)).state, (40.0, 0.0), dice=(3,)).state, True)
    assert (back.state.scrimmage_x, back.state.offence, back.state.situation.down) == (81.5, AWAY, 1)


def test_os_16_5_a_fumble_is_rolled_for_twice() -> None:
    runs = dive(game(P, bar("red", 20)), dice=(1, 2, 6, 3, 4)).state
    assert runs.run is not None and runs.run.seat is AWAY and runs.run.reds_after == 0
    assert returned(runs, (10.0, 0.0)).state.scrimmage_x == 20.3
    assert go(runs, "down").state.scrimmage_x == 38.5
    dead = dive(game(P), dice=(1, 2, 6, 5, 4)).state
    assert (dead.phase, dead.offence, dead.scrimmage_x) == ("scrimmage", AWAY, 38.5)
    kept = dive(game(P, down=2), dice=(1, 6, 2, 1, 2)).state
    assert (kept.offence, kept.situation.down, kept.scrimmage_x) == (HOME, 3, 38.5)
    again = dive(game(P, down=2), dice=(1, 6, 2, 4, 2)).state
    assert again.run is not None and again.run.seat is HOME
    ran = returned(again, (45.0, 0.0))
    assert ran.state.situation.down == 1 and ran.told[-1] == "first_down"
    short = returned(again, (39.0, 1.0), (39.0, 2.0))
    assert (short.state.situation.down, short.state.scrimmage_x) == (3, 39.2), "the down counts"
    rain = dive(game(P, weather="rain_snow"), dice=(2, 6, 2, 1, 2))
    assert "fumbled" in rain.told


def test_os_16_6_penalties_on_a_try() -> None:
    tried = game(penalty(99.9, 0.0), trying=True, los=98.0, ltg=100.0, down=0)
    lbs = ((60.0, 20.0), (65.0, 20.0), (70.0, 20.0))
    mask = dive(tried, 105.0, lbs=lbs, dice=(5,)).state
    assert mask.trying and mask.phase == "scrimmage" and mask.scrimmage_x == 99.2, (
        "98.4 and half the distance"
    )
    block = dive(tried, 105.0, lbs=lbs, dice=(3,)).state
    assert go(block, False).told[-1] == "two_points failed"
    again = go(block, True).state
    assert again.trying and again.scrimmage_x == 88.4
    assert dive(tried, 105.0, lbs=lbs, dice=(1,)).told[-1] == "two_points failed"


def test_os_16_7_a_foul_ends_the_play_so_there_is_never_a_second() -> None:
    after = dive(game(P, penalty(48)), dice=(5,))
    assert after.told.count("penalty_rolled") == 1 and after.state.phase == "scrimmage"


def test_os_16_8_that_fumble_in_the_own_end_zone() -> None:
    state = at(game(penalty(-3.0, 3.0)), 1.0)
    lost = snap(state, "dive", (-3.0, 5.0), dice=(1, 2, 6))
    assert lost.told[-1] == "touchdown" and lost.state.score == (0, 6)
    kept = snap(state, "dive", (-3.0, 5.0), dice=(1, 6, 2, 1, 2))
    assert kept.told[-1] == "safety"
    may = snap(state, "dive", (-3.0, 5.0), dice=(1, 6, 2, 5, 2)).state
    assert go(may, "down").told[-1] == "safety"
    assert returned(may, (6.0, 2.0)).state.scrimmage_x == 6.2, "run out"
    inside = returned(kickoff(game(penalty(102)), (105.0, 0.0)).state, (90.0, 0.0), dice=(1, 6, 2, 1, 2))
    assert inside.told[-1] == "touchback", "a return that never left the end zone"


def test_os_17_1_the_points() -> None:
    lbs = ((60.0, 20.0),)
    assert dive(at(game(), 95.0), 103.0, lbs=lbs).state.score == (6, 0)
    tried = game(phase="declare", trying=True, los=98.0, ltg=100.0, down=0)
    assert kick(tried, "field_goal", dot((116.0, 0.0))).state.score == (1, 0)
    assert dive(tried, 103.0, lbs=lbs).state.score == (2, 0)
    assert kick(at(game(), 75.0), "field_goal", dot((116.0, 0.0))).state.score == (3, 0)
    assert snap(at(game(), 1.0), "dive", (-2.0, 1.0)).state.score == (0, 2)


def test_os_17_2_ten_yards_in_four_downs_compared_after_rounding() -> None:
    exact = dive(game(bar("white", 40.25)))
    assert exact.state.situation.down == 2 and exact.state.scrimmage_x == 39.9, "39.95 rounds to 39.9"
    reached = dive(game(bar("white", 40.26)))
    assert reached.state.situation.down == 1 and (reached.state.scrimmage_x, gain_x(reached.state)) == (
        40.0,
        50.0,
    )
    goal = dive(at(game(bar("white", 95)), 89.0), lbs=((60.0, 20.0),)).state
    assert gain_x(goal) == 99.0
    assert gain_x(dive(at(game(bar("white", 95)), 70.0), 99.0, lbs=((20.0, 20.0),)).state) == 100.0


def test_os_17_3_short_on_fourth_down() -> None:
    after = dive(game(bar("white", 36), down=4))
    assert after.told[-1] == "turned_over_on_downs"
    assert (after.state.offence, after.state.scrimmage_x, gain_x(after.state)) == (AWAY, 35.7, 25.7)


def test_os_17_4_a_touchdown_when_the_nose_reaches_the_plane_before_any_contact() -> None:
    lbs = ((60.0, 20.0),)
    assert dive(at(game(), 95.0), 99.75, lbs=lbs).told[-1] == "touchdown"
    assert dive(at(game(), 95.0), 99.74, lbs=lbs).told[-1] != "touchdown"
    assert dive(at(game(bar("red", 100.2)), 95.0), 103.0, lbs=lbs).told[-1] != "touchdown"


def test_os_17_5_safeties() -> None:
    assert snap(at(game(), 2.0), "dive", (-0.25, 2.0)).told[-1] == "safety", "nose exactly on the line"
    assert snap(at(game(), 2.0), "dive", (-0.24, 2.0)).told[-1] != "safety"
    ends = snap(at(game(), 3.0), "sweep_left", (1.0, 8.0), (-11.0, 8.0))
    assert ends.facts("carried")["by"] == "end_line" and ends.told[-1] == "safety"


def test_os_17_6_out_of_bounds_where_the_pen_touched() -> None:
    after = snap(game(), "sweep_left", (28.0, 9.5), (30.0, 12.0), (45.0, 27.0))
    assert after.state.scrimmage_x == 44.7


def test_os_17_7_a_touchback_comes_to_the_20() -> None:
    after = go(kickoff(game(), (103.0, 0.0)).state, "touchback").state
    assert (after.scrimmage_x, after.situation.down, gain_x(after)) == (80.0, 1, 70.0)


def test_os_17_8_a_try_follows_a_touchdown_on_a_return() -> None:
    after = returned(kickoff(game(), (90.0, 0.0)).state, (-2.0, 0.0)).state
    assert after.trying and after.offence is AWAY and after.scrimmage_x == 2.0 and after.score == (0, 6)
