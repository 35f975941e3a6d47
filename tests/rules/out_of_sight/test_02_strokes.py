"""Chapter 2: strokes, touching, contact."""

from __future__ import annotations

import pytest

from snapcount.core.data.answers import decode_answer
from snapcount.core.data.plain import to_plain
from snapcount.core.table import Refusal
from snapcount.games.out_of_sight.rules.playbook import Execution
from snapcount.games.out_of_sight.rules.running import play_question
from snapcount.games.out_of_sight.rules.strokes import Segment, Stroke, line
from snapcount.games.out_of_sight.view import view
from tests.rules.out_of_sight.pen import DROP, START, dot_code, down, question, run_code
from tests.rules.out_of_sight.table import (
    AWAY,
    FAR,
    HOME,
    bar,
    code_of,
    dive,
    game,
    go,
    kickoff,
    receiver,
    returned,
    set_up,
    snap,
)


def test_os_2_1_the_drawer_is_told_nothing_of_his_line_before_the_verdict() -> None:
    complete = snap(game(receiver(40, 5)), "slant", (38.6, 5.0)).state
    assert (
        view(complete, HOME).hidden
        and view(complete, HOME).catch is None
        and view(complete, HOME).last is None
    )
    assert not view(complete, AWAY).hidden and view(complete, AWAY).catch is not None


def test_os_2_2_a_stroke_is_segments_of_points_with_or_without_times() -> None:
    timed = down((27.75, 0.0, 0), (33.0, 0.0, 400), (33.0, 1.0, 400))
    assert run_code(timed) is None, "equal times are allowed"
    asked = question()
    answer = Execution("dive", DROP, timed)
    assert decode_answer(asked, to_plain(answer)) == answer
    assert run_code(down((27.75, 0.0, 0), (33.0, 0.0))) == "E_TIME"
    assert dot_code(Stroke((Segment("up", (), 3200, 130.0), Segment("down", ((60.0, 0.0),))))) is None
    with pytest.raises(Refusal):
        decode_answer(asked, {"play": "dive", "drop": None, "stroke": {"segments": [{"pen": "sideways"}]}})


def test_os_2_3_a_run_is_one_line_from_the_exact_start_point() -> None:
    ready = set_up(game())
    after = go(ready, Execution("dive", DROP, down((28.1, 0.3), (33.0, 0.3))))
    assert after.facts("carried")["path"][1:3] == (START, (28.1, 0.3))
    assert run_code(down((28.24, 0.0), (33.0, 0.0))) is None
    assert run_code(down((28.26, 0.0), (33.0, 0.0))) == "E_START"
    assert run_code(down(START, (27.75, 0.49))) == "E_EMPTY"
    assert run_code(down(START, (27.75, 0.51))) is None
    touching = (bar("white", 27.75, 0.8, 2, 0),)
    assert run_code(down(START, (27.75, 0.3)), symbols=touching) is None, (
        "a runner stopped after 0.3 was tackled"
    )
    with_goal = play_question(set_up(game(los=99.9, ltg=100.0), ((60.0, 20.0),)))
    assert code_of(with_goal, Execution("sneak", None, down((99.65, 0.0), (99.85, 0.0)))) is None


def test_os_2_4_a_dot_is_the_first_point_where_the_pen_comes_down_and_a_smear_is_ignored() -> None:
    smeared = Stroke((Segment("up"), Segment("down", ((68.0, 2.0), (68.5, 2.4), (68.0, 2.9)))))
    after = go(game(phase="kickoff"), smeared)
    assert after.facts("kicked_off")["at"] == (68.0, 2.0)
    assert dot_code(Stroke((Segment("up"), Segment("down", ((68.0, 2.0), (69.01, 2.0)))))) == "E_DOT"
    over = game(bar("red", 50, name="r"), phase="kickoff")
    assert "kicked_off" in kickoff(over, (68.0, 0.0)).told, "the path through the air touches nothing"


def test_os_2_5_touching_is_no_visible_space() -> None:
    lower = bar("white", 40, 2.55)
    assert dive(game(lower)).facts("carried")["by"] == "end", "0.55 - 0.25 is visible"
    assert dive(game(bar("white", 40, 2.25))).facts("carried")["by"] == "white_bar"
    assert dive(game(), lbs=((36.0, 1.5), *FAR[:2])).facts("carried")["by"] == "lb"
    assert dive(game(), lbs=((36.0, 1.51), *FAR[:2])).facts("carried")["by"] == "end"
    back = game(los=5.0, ltg=15.0)
    after = snap(back, "sweep_left", (4.0, 9.0), (-11.0, 9.0))
    assert after.facts("carried")["by"] == "end_line"
    assert after.facts("carried")["at"][0] == pytest.approx(-9.75)


def test_os_2_6_contact_is_exact_on_straight_pieces_and_what_lies_beyond_is_void() -> None:
    thin = bar("white", 36, 0.0, 0.7)
    after = snap(game(thin), "dive", (60, 0.0), (60, 10.0))
    assert after.facts("carried")["at"][0] == pytest.approx(35.45), "one piece of 32 yards jumps over nothing"
    assert after.facts("carried")["path"][-1] == after.facts("carried")["at"]


def test_os_2_7_linebackers_count_only_from_scrimmage_and_before_reds_only() -> None:
    assert dive(game(), lbs=((45.0, 0.0), *FAR[:2])).facts("carried")["by"] == "end", "after a gain of 10"
    assert dive(game(), lbs=((39.0, 0.0), *FAR[:2])).facts("carried")["by"] == "lb"
    landed = kickoff(game(), (90.0, 0.0)).state
    assert landed.linebackers == () and returned(landed, (50.0, 0.0)).facts("carried")["by"] == "end"


def test_os_2_8_a_run_ends_at_goal_sideline_end_line_cap_or_where_the_pen_stops() -> None:
    near = game(los=95.0, ltg=100.0)
    lbs = ((60.0, 20.0),)
    assert dive(near, 103.0, lbs=lbs).facts("carried")["by"] == "goal"
    assert snap(game(), "sweep_left", (28.0, 9.5), (60, 40)).facts("carried")["by"] == "sideline"
    assert snap(game(), "sneak", (40.0, 0.0)).facts("carried")["by"] == "cap"
    assert dive(game(), 33.0).facts("carried")["by"] == "end"


def test_os_2_9_at_equal_arc_length_goal_then_linebacker_then_cap_then_symbol_by_id_then_boundary() -> None:
    lbs = ((101.25, 0.0), (60.0, 20.0), (65.0, 20.0))
    goal = dive(game(los=95.0, ltg=100.0), 103.0, lbs=lbs)
    assert goal.facts("carried")["by"] == "goal", "the linebacker is touched on the plane itself"
    both = dive(game(bar("white", 36)), lbs=((36.95, 0.0), *FAR[:2]))
    assert both.facts("carried")["by"] == "lb"
    cap = snap(game(bar("white", 32.3)), "sneak", (40.0, 0.0))
    assert cap.facts("carried")["by"] == "cap", "the bar is touched after exactly two yards"
    twins = (bar("white", 36, 1.9, name="wb"), bar("white", 36, -1.9, name="wa"))
    assert dive(game(*twins)).facts("carried")["id"] == "wa"
    twolbs = dive(game(), lbs=((34.0, 1.3), (34.0, -1.3), FAR[0]))
    assert twolbs.facts("carried")["id"] == 0
    reds = dive(game(bar("white", 40.3), bar("red", 50)))
    assert reds.facts("carried")["by"] == "red_bar", (
        "Reds Only begins where the white bar is touched: applied first"
    )


def test_os_2_10_the_gain_is_the_way_of_the_pen_centre_and_the_spot_its_nose() -> None:
    after = dive(game(bar("white", 36)))
    assert after.facts("carried")["yards"] == pytest.approx(35.45 - 29.75)
    assert after.facts("ball_dead")["spot"] == 35.7 and after.rule("ball_dead") == "OS-2.10"


def test_os_2_11_linebackers_are_not_announced() -> None:
    after = dive(game(bar("white", 36)), lbs=((33.0, 0.5), *FAR[:2]))
    assert after.facts("announced")["by"] == "white_bar" and after.facts("carried")["by"] == "lb"
    assert after.told.index("announced") < after.told.index("revealed")


@pytest.mark.parametrize("beyond", [0.0, 0.01, 5.0])
def test_os_2_19_ending_the_stroke_at_the_contact_gives_the_same_result(beyond: float) -> None:
    state = game(bar("white", 36), bar("red", 50))
    whole = dive(state, 80.0)
    short = dive(state, 35.45 + beyond)
    assert (
        short.state.scrimmage_x == whole.state.scrimmage_x
        and short.facts("carried")["by"] == whole.facts("carried")["by"]
    )


def test_os_2_19_a_touched_square_is_not_told_to_the_drawer_before_his_run() -> None:
    complete = snap(game(receiver(40, 5)), "slant", (38.6, 5.0))
    assert [event.what for event in complete.events if event.seen_by(HOME)] == ["called", "complete"]
    assert "verdict" in [event.what for event in complete.events if event.seen_by(AWAY)]
    ran = go(complete.state, line((38.6, 5.0), (38.6, 9.0)))
    assert ran.facts("caught")["receiver"] == "q40"
