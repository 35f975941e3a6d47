"""Chapters 7 and 8: spotting the ball, declaring, and the linebackers."""

from __future__ import annotations

from math import nan

import pytest

from snapcount.core.drivers.script import Script
from snapcount.core.table import Pending, Refusal
from snapcount.games.out_of_sight.questions.listed import DeclarePlay, SetLinebackers
from snapcount.games.out_of_sight.rules.course import play
from snapcount.games.out_of_sight.rules.field import DEFAULT
from snapcount.games.out_of_sight.rules.huddle import spot_question
from snapcount.games.out_of_sight.rules.running import play_question
from snapcount.games.out_of_sight.rules.spotting import spots
from snapcount.games.out_of_sight.rules.strokes import dot
from snapcount.games.out_of_sight.state import Drawn
from snapcount.games.out_of_sight.view import view
from tests.rules.out_of_sight.table import (
    AWAY,
    FAR,
    HOME,
    at,
    bar,
    changed,
    code_of,
    dive,
    game,
    go,
    kick,
    set_up,
)


def test_os_7_1_the_offence_chooses_y_between_the_hashes_and_old_lines_are_erased() -> None:
    drawn = Drawn(((30.0, 0.0),), None, (), "end")
    after = go(game(phase="scrimmage", last=drawn), 2.5)
    assert after.state.ball_y == 2.5 and after.state.scrimmage_x == 30.0 and after.state.last is None
    assert code_of(spot_question(game()), 3.09) == "E_SPOT_OUTSIDE_HASH"
    with pytest.raises(Refusal):
        go(game(phase="scrimmage"), nan)


def test_os_7_2_the_ball_touches_nothing_and_has_three_yards_straight_back() -> None:
    touching = spot_question(game(bar("white", 29.9, 1.0, 1.0)))
    assert code_of(touching, 0.4) == "E_SPOT_TOUCHES" and code_of(touching, 0.24) is None
    behind = spot_question(game(bar("white", 27.0, 0.0, 2.0)))
    assert code_of(behind, 0.5) == "E_SPOT_NO_ROOM" and code_of(behind, 1.26) is None
    assert code_of(spot_question(game(bar("white", 26.2, 0.0, 2.0))), 0.0) == "E_SPOT_NO_ROOM"
    assert code_of(spot_question(game(bar("white", 26.19, 0.0, 2.0))), 0.0) is None


def test_os_7_3_every_line_of_the_default_field_has_a_legal_place_else_the_nearest_is_used() -> None:
    assert all(spots(DEFAULT, k / 10, goes).stretches for k in range(1, 1000) for goes in (1, -1))
    wall = game(bar("white", 28, 0.0, 8.0))
    asked = spot_question(wall)
    forced = spots(wall.options.field, 30.0, 1).forced
    assert forced == pytest.approx(4.25, abs=1e-4), "as near on both sides: to the left"
    assert asked.options() == (forced,) and asked.problem(asked.options()[0]) is None
    west = spot_question(changed(wall, home_goes=-1, los=26.0))
    assert west.options()[0] == pytest.approx(-4.25, abs=1e-4), "left is South for the westbound"


def test_os_7_4_a_try_comes_from_the_two() -> None:
    scored = dive(at(game(), 95.0), 103.0, lbs=((60.0, 20.0),)).state
    assert scored.trying and scored.scrimmage_x == 98.0
    west = dive(game(home_goes=-1, los=5.0, ltg=0.0), -3.0, lbs=((40.0, 20.0),)).state
    assert west.trying and west.scrimmage_x == 2.0


def test_os_7_5_a_person_gets_the_legal_place_nearest_to_the_pointer() -> None:
    asked = spot_question(game(bar("white", 28, 0.0, 2.0)))
    assert asked.nearest(0.3) == pytest.approx(1.25, abs=1e-4) and asked.nearest(-0.3) == pytest.approx(
        -1.25, abs=1e-4
    )
    assert asked.nearest(0.0) == pytest.approx(1.25, abs=1e-4), "equal: to the offence's left"
    assert asked.problem(asked.nearest(0.2)) is None
    assert asked.nearest(2.0) == 2.0


def test_os_8_1_spot_declare_linebackers_then_the_play() -> None:
    state = go(game(phase="scrimmage"), 0.0).state
    assert state.phase == "declare"
    with pytest.raises(Pending) as asked:
        play(Script(), state)
    assert isinstance(asked.value.questions[HOME], DeclarePlay)
    huddle = go(state, "scrimmage").state
    with pytest.raises(Pending) as placing:
        play(Script(), huddle)
    assert isinstance(placing.value.questions[AWAY], SetLinebackers) and view(huddle, HOME).hidden
    assert go(huddle, FAR).state.phase == "snap"
    punting = go(state, "punt").state
    assert punting.phase == "kick" and punting.linebackers == ()


def test_os_8_2_the_offence_sees_how_many_linebackers_never_where() -> None:
    for count in (1, 2, 3):
        ready = set_up(game(), FAR[:count])
        assert play_question(ready).linebackers == count == view(ready, HOME).linebacker_count
        assert view(ready, HOME).linebackers == () and view(ready, AWAY).linebackers == FAR[:count]
    told = go(game(), FAR[:2]).events
    assert [event.what for event in told if event.seen_by(HOME)] == ["defence_set"]


def placed(*places: tuple[float, float], ball_y: float = 0.0) -> str | None:
    return code_of(SetLinebackers(30.0, ball_y, 1), places)


def test_os_8_3_on_his_own_side_a_linebacker_may_stand_against_the_ball_but_not_touch_it() -> None:
    assert placed((31.3, 0.0)) is None and placed((31.29, 0.0)) == "E_LB_TOUCHES_BALL"
    assert placed((31.25, 1.0)) is None, "wholly on his side by a hair"


def test_os_8_4_a_blitzer_keeps_seven_yards_from_the_nose_in_any_direction() -> None:
    assert placed((21.75, 0.0)) is None and placed((21.76, 0.0)) == "E_LB_BLITZ_TOO_CLOSE"
    assert placed((30.0, 8.25)) is None and placed((30.0, 8.24)) == "E_LB_BLITZ_TOO_CLOSE"
    assert placed((31.24, 1.0)) == "E_LB_BLITZ_TOO_CLOSE", "partly over the line"


def test_os_8_5_linebackers_stand_on_the_field_apart_and_are_one_to_three() -> None:
    assert placed() == "E_LB_COUNT" and placed(*FAR, (90.0, 20.0)) == "E_LB_COUNT"
    assert placed((nan, 0.0)) == "E_LB_NAN"
    assert placed((110.1, 0.0)) == "E_LB_OFF_FIELD" and placed((60.0, 26.7)) == "E_LB_OFF_FIELD"
    assert placed((110.0, 80 / 3)) is None
    assert placed((40.0, 0.0), (42.49, 0.0)) == "E_LB_OVERLAP" and placed((40.0, 0.0), (42.5, 0.0)) is None


def test_os_8_6_fewer_than_three_linebackers_force_a_fumble_instead_of_a_tackle() -> None:
    three = dive(game(), lbs=((33.0, 0.0), *FAR[:2]))
    assert "fumbled" not in three.told and three.state.offence is HOME
    one = dive(game(), lbs=((33.0, 0.0),))
    assert one.facts("fumbled")["forced"] == 1 and one.rule("fumbled") == "OS-8.6"
    two = dive(game(), lbs=((33.0, 0.0), FAR[0]), dice=(6, 1))
    assert two.facts("fumbled")["forced"] == 2


def test_os_8_7_linebackers_take_part_from_scrimmage_also_on_a_try_and_not_in_kicks() -> None:
    lbs = ((99.4, 0.0), (60.0, 20.0), (65.0, 20.0))
    tried = game(trying=True, los=98.0, ltg=100.0, down=0)
    assert dive(tried, 105.0, lbs=lbs).facts("carried")["by"] == "lb"
    assert kick(game(down=4), "punt", dot((75.0, 0.0))).state.linebackers == ()


def test_os_8_8_the_checks_come_in_their_order() -> None:
    assert placed((nan, 0.0), (30.0, 1.0)) == "E_LB_NAN"
    assert placed((120.0, 0.0), (nan, 0.0)) == "E_LB_OFF_FIELD", "one linebacker after the other"
    assert placed((29.9, 0.0)) == "E_LB_BLITZ_TOO_CLOSE", "before touching the ball"
    assert placed((31.26, 0.0), (31.26, 0.1)) == "E_LB_TOUCHES_BALL", "overlap last"
