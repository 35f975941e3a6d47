"""Chapters 5, 6 and 11: kickoffs, Reds Only, returns and interceptions."""

from __future__ import annotations

import pytest

from snapcount.games.out_of_sight.rules.geometry import TOLERANCE
from snapcount.games.out_of_sight.rules.kickoff import question_of
from snapcount.games.out_of_sight.rules.strokes import dot
from tests.rules.out_of_sight.table import (
    AWAY,
    FAR,
    HOME,
    at,
    bar,
    changed,
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


def test_os_5_1_the_scoring_team_kicks_off_and_linebackers_play_no_part() -> None:
    scored = kick(at(game(down=4), 75.0), "field_goal", dot((116.0, 0.0))).state
    assert (scored.phase, scored.offence, scored.situation.ball) == ("kickoff", HOME, 35.0)
    assert scored.linebackers == ()


@pytest.mark.parametrize(("goes", "x"), [(1, 35.0), (-1, 65.0)])
def test_os_5_2_the_kicker_stands_on_the_middle_of_his_35(goes: int, x: float) -> None:
    assert question_of(game(phase="kickoff", home_goes=goes)).start == (x, 0.0)


def test_os_5_3_the_distance_is_along_the_field_by_the_dots_centre() -> None:
    assert kickoff(game(), (95.0, 20.0)).facts("kicked_off")["distance"] == 60.0
    assert kickoff(game(home_goes=-1), (5.0, 20.0)).facts("kicked_off")["distance"] == 60.0


@pytest.mark.parametrize("where", [(109.8, 3.0), (80.0, 26.5), (40.0, 27.0), (-9.9, 0.0)])
def test_os_5_4_too_far_or_out_is_the_receivers_40(where: tuple[float, float]) -> None:
    after = kickoff(game(), where)
    assert after.told[-1] == "kicked_off"
    assert (after.state.offence, after.state.scrimmage_x, after.state.situation.down) == (AWAY, 60.0, 1)
    short = kickoff(game(weather="frozen_tundra"), (95.1, 0.0))
    assert short.told[-1] == "kicked_off", "over 60 on frozen tundra"


def test_os_5_5_under_ten_yards_is_dead_at_the_dot_or_the_kick_line() -> None:
    after = kickoff(game(), (44.9, 5.0))
    assert (after.state.phase, after.state.offence, after.state.scrimmage_x) == ("scrimmage", AWAY, 44.9)
    assert kickoff(game(), (30.0, 5.0)).state.scrimmage_x == 35.0
    assert kickoff(game(), (45.0, 5.0)).state.phase == "return"


@pytest.mark.parametrize(("x", "after"), [(75.0, 0.0), (74.9, 10.0)])
def test_os_5_6_reds_only_at_once_from_forty_yards_else_after_ten(x: float, after: float) -> None:
    landed = kickoff(game(bar("white", 60, name="w"), bar("red", 50, name="r")), (x, 0.0)).state
    assert landed.run is not None and landed.run.reds_after == after
    assert returned(landed, (40.0, 0.0)).facts("carried")["by"] == "red_bar"
    near = kickoff(game(bar("white", 70, name="w")), (x, 0.0)).state
    assert returned(near, (40.0, 0.0)).facts("carried")["by"] == ("end" if after == 0 else "white_bar")


def test_os_5_7_touchback_behind_the_goal_line_else_the_kick_may_be_downed() -> None:
    deep = kickoff(game(), (100.0, 4.0)).state
    after = go(deep, "touchback").state
    assert (after.offence, after.scrimmage_x) == (AWAY, 80.0)
    front = kickoff(game(), (99.0, 4.0)).state
    assert go(front, "down").state.scrimmage_x == 99.0
    with pytest.raises(ValueError):
        go(front, "touchback")


def test_os_5_8_never_out_of_the_end_zone_is_a_touchback_out_and_back_a_safety() -> None:
    inside = kickoff(game(bar("red", 101)), (105.0, 0.0)).state
    stopped = returned(inside, (80.0, 0.0))
    assert stopped.told[-1] == "touchback" and stopped.state.scrimmage_x == 80.0
    out = kickoff(game(bar("red", 103, 6)), (102.0, 0.0)).state
    back = returned(out, (97.0, 2.0), (97.0, 6.0), (106.0, 6.0))
    assert back.told[-1] == "safety" and back.state.score == (2, 0)
    front = kickoff(game(), (98.0, 0.0)).state
    assert returned(front, (101.0, 0.0)).told[-1] == "safety", "brought in"


@pytest.mark.parametrize(
    ("quarter", "die", "kept"), [(1, 5, True), (3, 4, False), (4, 5, False), (5, 6, True)]
)
def test_os_5_9_onside_needs_five_or_six_late_only_a_six(quarter: int, die: int, kept: bool) -> None:
    after = go(game(phase="kickoff", quarter=quarter), "onside", (die,)).state
    assert (
        after.offence is (HOME if kept else AWAY) and after.scrimmage_x == 45.0 and after.situation.down == 1
    )


def test_os_5_10_a_free_kick_after_a_safety_comes_from_the_20() -> None:
    conceded = dive(at(game(bar("red", -1.2, 0.0)), 1.0), 5.0)
    assert conceded.told[-1] == "safety"
    free = conceded.state
    assert (free.phase, free.offence, free.situation.ball) == ("free_kick", HOME, 20.0)
    assert kickoff(free, (70.0, 26.6)).state.scrimmage_x == 50.0
    assert go(free, "onside", (1,)).state.scrimmage_x == 30.0


def landed_on(*symbols: object, x: float = 98.0, **changes: object) -> object:
    return kickoff(game(*symbols, **changes), (x, 0.0)).state  # type: ignore[arg-type]


def test_os_6_1_reds_only_passes_whites_and_linebackers() -> None:
    lots = (bar("white", 90), receiver(80, 1.6, 90), bar("red", 70))
    assert returned(landed_on(*lots), (50.0, 0.0)).facts("carried")["id"] == "r70"  # type: ignore[arg-type]
    run = dive(game(), 80.0, lbs=((42.0, 0.0), *FAR[:2]))
    assert run.facts("carried")["by"] == "end", "a linebacker 12 yards out comes after Reds Only"


def test_os_6_2_reds_only_begins_inclusively_and_lasts_though_the_runner_retreats() -> None:
    walls = (bar("white", 38, 6.0, name="w"),)
    out = snap(game(*walls), "dive", (40.0, 0.0), (37.0, 3.0), (38.0, 9.0), (38.0, 3.0))
    assert out.facts("carried")["by"] == "end" and out.facts("carried")["reds_only"]
    short = snap(game(*walls), "dive", (39.74, 0.0), (37.0, 3.0), (38.0, 9.0), (38.0, 3.0))
    assert short.facts("carried")["by"] == "white_bar"


def test_os_6_3_after_sixty_yards_red_bars_are_passed_triangles_and_penalties_not() -> None:
    lots = (bar("red", 36), receiver(25, 0, 0), penalty(20))
    after = returned(landed_on(*lots), (2.0, 0.0))  # type: ignore[arg-type]
    assert after.facts("carried")["by"] == "triangle"
    assert returned(landed_on(bar("red", 39)), (2.0, 0.0)).facts("carried")["by"] == "red_bar"  # type: ignore[arg-type]


def test_os_6_4_no_relief_from_scrimmage() -> None:
    after = dive(at(game(bar("red", 90)), 20.0), 99.0)
    assert after.facts("carried")["by"] == "red_bar" and after.facts("carried")["yards"] > 60


def test_os_6_5_a_return_is_one_run_from_the_dot_in_the_returners_direction() -> None:
    landed = kickoff(game(), (90.0, 3.0)).state
    assert landed.run is not None and landed.run.seat is AWAY and landed.run.start == (90.0, 3.0)
    after = returned(landed, (70.0, 3.0))
    assert after.facts("carried")["yards"] == pytest.approx(20.0) and after.facts("carried")["seat"] is AWAY


def test_os_6_6_a_symbol_under_the_start_dot_is_passed_whole_and_to_the_end() -> None:
    square = receiver(94, 0, 0, name="q")
    landed = kickoff(game(square, bar("red", 80)), (95.9, 0.0)).state
    assert landed.run is not None and landed.run.ignored == ("q",)
    after = returned(landed, (90.0, 0.0), (95.0, 0.0), (60.0, 0.0))
    assert after.facts("carried")["id"] == "r80"


def test_os_6_7_first_down_for_the_returner_at_the_tackle_spot() -> None:
    after = returned(kickoff(game(bar("red", 70)), (90.0, 0.0)).state, (50.0, 0.0)).state
    assert (after.offence, after.situation.down, after.scrimmage_x, gain_x(after)) == (AWAY, 1, 70.3, 60.3)


def test_os_6_8_a_return_may_be_declined_and_a_dot_at_the_goal_plane_is_a_touchdown() -> None:
    assert go(kickoff(game(), (90.0, 3.0)).state, "down").state.scrimmage_x == 90.0
    assert go(kickoff(game(), (103.0, 0.0)).state, "down").told[-1] == "touchback"
    west = changed(game(), home_goes=-1)
    ends = [go(kickoff(west, (own, 0.0)).state, "down").told for own in (TOLERANCE, 3 * TOLERANCE)]
    assert ["touchback" in told for told in ends] == [True, False], (
        "a tolerance before the goal line is on it"
    )
    robbed = snap(at(game(), 3.0), "screen", (0.2, 9.0), lbs=((0.2, 9.5),))
    assert robbed.told[-2:] == ["intercepted", "touchdown"] and robbed.state.score == (0, 6)


def test_os_11_1_an_interception_is_returned_from_the_dot_under_reds_only() -> None:
    taken = snap(game(receiver(40, 5), bar("white", 30, 5), bar("red", 20, 5)), "slant", (40.1, 5.0)).state
    assert taken.run is not None
    assert (taken.run.seat, taken.run.reds_after, taken.run.ignored) == (AWAY, 0.0, ("q40",))
    after = returned(taken, (5.0, 5.0))
    assert after.facts("carried")["id"] == "r20" and after.state.offence is AWAY
    far = snap(
        at(game(receiver(96, 0), bar("red", 20)), 85.0), "slant", (96.1, 0.0), lbs=((60.0, 20.0),)
    ).state
    assert returned(far, (-2.0, 0.0)).facts("carried")["by"] == "goal", "the 60-yard relief holds"


def test_os_11_2_touchback_or_down_and_the_end_zone_rule() -> None:
    deep = snap(at(game(receiver(102, 4)), 92.0), "slant", (102.1, 4.0), lbs=((40.0, 20.0),)).state
    assert go(deep, "touchback").state.scrimmage_x == 80.0
    held = snap(
        at(game(receiver(102, 4), bar("red", 101, 8)), 92.0), "slant", (102.1, 4.0), lbs=((40.0, 20.0),)
    ).state
    assert returned(held, (102.1, 8.0), (98.0, 8.0)).told[-1] == "touchback"
    middle = snap(game(receiver(40, 5)), "slant", (40.1, 5.0)).state
    assert go(middle, "down").state.scrimmage_x == 40.1
