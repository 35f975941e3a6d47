"""Chapters 7, 8 and 9: spotting the ball, linebackers, the Playbook and runs."""

from __future__ import annotations

from math import nan

import pytest

from snapcount.core.drivers.script import Script
from snapcount.core.table import Pending, Refusal
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.questions.listed import DeclarePlay, SetLinebackers
from snapcount.games.out_of_sight.rules.course import play
from snapcount.games.out_of_sight.rules.field import DEFAULT
from snapcount.games.out_of_sight.rules.huddle import spot_question
from snapcount.games.out_of_sight.rules.playbook import Execution
from snapcount.games.out_of_sight.rules.running import play_question
from snapcount.games.out_of_sight.rules.spotting import spots
from snapcount.games.out_of_sight.rules.strokes import dot, line
from snapcount.games.out_of_sight.state import Drawn
from snapcount.games.out_of_sight.view import view
from tests.rules.out_of_sight.table import (
    AWAY,
    FAR,
    HOME,
    at,
    bar,
    code_of,
    dive,
    game,
    go,
    kick,
    receiver,
    set_up,
    snap,
)


def test_os_7_1_the_offence_chooses_y_between_the_hashes_and_old_lines_are_erased() -> None:
    drawn = Drawn(((30.0, 0.0),), None, (), "end")
    after = go(game(phase="spot", last=drawn), 2.5)
    assert after.state.ball_y == 2.5 and after.state.los == 30.0 and after.state.last is None
    assert code_of(spot_question(game()), 3.09) == "E_SPOT_OUTSIDE_HASH"
    with pytest.raises(Refusal):
        go(game(phase="spot"), nan)


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
    west = spot_question(wall._replace(home_goes=-1, los=26.0))
    assert west.options()[0] == pytest.approx(-4.25, abs=1e-4), "left is South for the westbound"


def test_os_7_4_a_try_comes_from_the_two() -> None:
    scored = dive(at(game(), 95.0), 103.0, lbs=((60.0, 20.0),)).state
    assert scored.is_try and scored.los == 98.0
    west = dive(game(home_goes=-1, los=5.0, ltg=0.0), -3.0, lbs=((40.0, 20.0),)).state
    assert west.is_try and west.los == 2.0


def test_os_7_5_a_person_gets_the_legal_place_nearest_to_the_pointer() -> None:
    asked = spot_question(game(bar("white", 28, 0.0, 2.0)))
    assert asked.nearest(0.3) == pytest.approx(1.25, abs=1e-4) and asked.nearest(-0.3) == pytest.approx(
        -1.25, abs=1e-4
    )
    assert asked.nearest(0.0) == pytest.approx(1.25, abs=1e-4), "equal: to the offence's left"
    assert asked.problem(asked.nearest(0.2)) is None
    assert asked.nearest(2.0) == 2.0


def test_os_8_1_spot_declare_linebackers_then_the_play() -> None:
    state = go(game(phase="spot"), 0.0).state
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
    assert "fumble" not in three.told and three.state.offence is HOME
    one = dive(game(), lbs=((33.0, 0.0),))
    assert one.facts("fumble")["forced"] == 1 and one.rule("fumble") == "OS-8.6"
    two = dive(game(), lbs=((33.0, 0.0), FAR[0]), dice=(6, 1))
    assert two.facts("fumble")["forced"] == 2


def test_os_8_7_linebackers_take_part_from_scrimmage_also_on_a_try_and_not_in_kicks() -> None:
    lbs = ((99.4, 0.0), (60.0, 20.0), (65.0, 20.0))
    tried = game(is_try=True, los=98.0, ltg=100.0, down=0)
    assert dive(tried, 105.0, lbs=lbs).facts("carried")["by"] == "lb"
    assert kick(game(down=4), "punt", dot((75.0, 0.0))).state.linebackers == ()


def test_os_8_8_the_checks_come_in_their_order() -> None:
    assert placed((nan, 0.0), (30.0, 1.0)) == "E_LB_NAN"
    assert placed((120.0, 0.0), (nan, 0.0)) == "E_LB_OFF_FIELD", "one linebacker after the other"
    assert placed((29.9, 0.0)) == "E_LB_BLITZ_TOO_CLOSE", "before touching the ball"
    assert placed((31.26, 0.0), (31.26, 0.1)) == "E_LB_TOUCHES_BALL", "overlap last"


def test_os_9_1_the_playbook_has_eleven_runs_and_six_passes() -> None:
    assert len(tables.RUNS) == 11 and len(tables.PASSES) == 6
    asked = play_question(set_up(game()))
    assert len(asked.plays) == 17
    assert code_of(asked, Execution("wedge", None, line((29.75, 0.0), (40.0, 0.0)))) == "E_PLAY"


def dropped(play: str, *points: tuple[float, float], los: float = 30.0) -> str | None:
    state = set_up(at(game(), los), ((60.0, 20.0),))
    end = points[-1] if points else state.ball
    stroke = line(end, (end[0] + 12, end[1])) if tables.PLAYBOOK[play].is_run else dot((los + 9, 0.0))
    return code_of(play_question(state), Execution(play, points or None, stroke))


BALL = (29.75, 0.0)


def test_os_9_2_the_drop_codes() -> None:
    assert dropped("sneak") is None and dropped("sneak", BALL, (27.75, 0.0)) == "E_DROP"
    assert dropped("dive", BALL, (27.75, 0.0)) is None and dropped("dive") == "E_DROP"
    assert dropped("draw", BALL, (26.75, 0.0)) is None and dropped("draw", BALL, (27.75, 0.0)) == "E_DROP"
    assert dropped("post", BALL, (19.75, 0.0)) is None and dropped("post", BALL, (20.0, 0.0)) == "E_DROP"


def test_os_9_3_the_drop_is_straight_or_inside_the_pocket() -> None:
    assert dropped("dive", (29.3, 0.0), (27.75, 0.3)) is None
    assert dropped("dive", BALL, (27.75, 0.31)) == "E_DROP"
    assert dropped("dive", BALL, (27.64, 0.0)) == "E_DROP" and dropped("dive", BALL, (27.66, 0.0)) is None
    assert dropped("dive", BALL, (29.9, 0.0), (27.75, 0.0)) == "E_DROP", "forward of the ball"
    assert dropped("dive", (29.0, 0.0), (27.75, 0.0)) == "E_DROP", "not from the ball"
    assert dropped("post", BALL, (24.0, 4.0), (19.0, -4.0)) is None
    assert dropped("post", BALL, (24.0, 4.1), (19.0, 0.0)) == "E_DROP"
    assert dropped("post", BALL, (17.7, 0.0)) == "E_DROP", "deeper than 12"
    longest = (BALL, (25.0, 4.0), (24.0, -4.0), (19.0, 4.0))
    assert dropped("post", *longest) == "E_DROP", "longer than 20"
    assert dropped("post", (2.75, 0.0), (-9.0, 0.0), los=3.0) is None
    assert dropped("post", (0.75, 0.0), (-9.0, 0.0), los=1.0) is None, (
        "near the end line own -9 is deep enough"
    )
    assert dropped("post", (0.75, 0.0), (-8.9, 0.0), los=1.0) == "E_DROP"


def test_os_9_4_what_the_drop_touches_counts() -> None:
    beside = bar("white", 28.5, 1.05, 1.0)
    ready = set_up(game(beside))
    wobbly = Execution(
        "sweep_left", (BALL, (28.5, 0.305 - 0.005), (27.75, 0.0)), line((27.75, 0.0), (40.0, 10.0))
    )
    after = go(ready, wobbly)
    assert after.facts("carried")["by"] == "white_bar", "though a Sweep's own backfield is free"
    sacked = snap(game(bar("red", 24, 0.0, 2.0)), "post", (60.0, 5.0))
    assert sacked.facts("carried")["by"] == "red_bar"


@pytest.mark.parametrize(
    ("play", "points", "kept"),
    [
        ("dive", [(29.75, 3.0)], True),
        ("dive", [(29.75, -3.01)], False),
        ("draw", [(29.75, 4.0)], True),
        ("off_tackle_left", [(29.75, 3.0)], True),
        ("off_tackle_left", [(29.75, 9.1)], False),
        ("off_tackle_right", [(29.75, 5.0)], False),
        ("sweep_right", [(28.0, -9.0), (29.75, -9.0)], True),
        ("sweep_right", [(29.75, -8.9)], False),
        ("counter_left", [(28.0, -3.0), (29.75, 4.0)], True),
        ("counter_left", [(28.0, -2.9), (29.75, 4.0)], False),
        ("reverse_right", [(27.0, 6.0), (29.75, -6.0)], True),
        ("reverse_right", [(27.0, 5.9), (29.75, -6.0)], False),
        ("dive", [(27.0, 5.0)], False),
    ],
)
def test_os_9_5_the_shape_of_a_run_is_where_it_crosses(
    play: str, points: list[tuple[float, float]], kept: bool
) -> None:
    more = [] if points == [(27.0, 5.0)] else [(34.0, points[-1][1])]
    after = snap(game(), play, *points, *more)
    assert after.facts("announced")["shape"] is kept


def test_os_9_5_a_missed_shape_costs_reds_only_but_not_the_backfield() -> None:
    lots = (bar("white", 28, -4.0, 2.0, 0, name="wb"), bar("white", 50, -8.0, name="wf"))
    missed = snap(game(*lots), "sweep_right", (28.0, -8.0), (70.0, -8.0))
    assert missed.facts("carried")["id"] == "wf" and missed.facts("carried")["gain"] > 8
    kept = snap(game(bar("white", 50, -9.5)), "sweep_right", (28.0, -9.5), (70.0, -9.5))
    assert kept.facts("carried")["by"] == "end"
    assert snap(game(), "sneak", (40.0, 0.0)).facts("announced")["shape"]


@pytest.mark.parametrize(
    ("play", "colour", "stops"),
    [
        ("dive", "white", True),
        ("off_tackle_left", "white", False),
        ("off_tackle_left", "red", True),
        ("sweep_left", "red", False),
    ],
)
def test_os_9_6_the_backfield_column(play: str, colour: str, stops: bool) -> None:
    after = snap(game(bar(colour, 28.2, 2.0, 1.0, 0)), play, (28.2, 5.0), (29.0, 10.0), (36.0, 10.0))
    assert (after.facts("carried")["gain"] < 0) is stops
    lb = snap(game(), "sweep_left", (28.0, 12.0), (36.0, 12.0), lbs=((28.0, 9.0), *FAR[:2]))
    assert lb.facts("carried")["by"] == "lb", "linebackers always count"
    over = snap(game(bar("white", 29.75, 10.0, 3.0)), "sweep_left", (27.75, 10.0), (40.0, 10.0))
    assert over.facts("carried")["at"] == pytest.approx((29.75, 10.0)), "overlapped where the column ends"


def test_os_9_7_the_playbook_as_printed_in_the_ledger() -> None:
    book = tables.PLAYBOOK
    reds = {name.removesuffix("_left"): play.reds_after for name, play in book.items() if "right" not in name}
    assert reds == {
        "sneak": None, "dive": 10, "draw": 8, "off_tackle": 10, "sweep": 8, "counter": 6, "reverse": 3,
        "slant": 15, "out": 15, "screen": 10, "post": 10, "corner": 10, "bomb": 0,
    }  # fmt: skip
    assert {name: play.drop for name, play in book.items() if not play.is_run} == {
        "slant": 3, "out": 3, "screen": 3, "post": 10, "corner": 10, "bomb": 10,
    }  # fmt: skip
    for name, after in (("dive", 10), ("draw", 8)):
        wall = snap(game(bar("white", 30.3 + after - 0.01, name="w")), name, (70.0, 0.0))
        free = snap(game(bar("white", 30.3 + after + 0.01, name="w")), name, (70.0, 0.0))
        assert wall.facts("carried")["by"] == "white_bar" and free.facts("carried")["by"] == "end"


def test_os_9_11_the_question_carries_the_gates_of_the_plays_in_this_weather() -> None:
    clear = {gate.play: gate for gate in play_question(set_up(game())).gates}
    assert (
        clear["sweep_left"].side == 1
        and clear["sweep_left"].cross[0] == 9
        and clear["sweep_left"].reds_after == 8
    )
    assert clear["counter_right"].fake == 3 and clear["sneak"].cap == 2
    assert clear["post"].depth == (12, 35) and clear["post"].most == 35
    rain = {gate.play: gate for gate in play_question(set_up(game(weather="rain_snow"))).gates}
    assert rain["dive"].reds_after == 20
    fog = {gate.play: gate for gate in play_question(set_up(game(weather="fog"))).gates}
    assert fog["post"].most == 20 and "bomb" not in fog


def test_os_9_8_the_reveal_voids_what_was_announced_later() -> None:
    lbs = ((98.4, 0.0), (60.0, 20.0), (65.0, 20.0))
    after = dive(at(game(), 96.0), 103.0, lbs=lbs)
    assert after.facts("announced")["by"] == "goal" and after.facts("carried")["by"] == "lb"
    assert after.state.score == (0, 0) and after.rule("revealed") == "OS-9.8"
    behind = dive(game(bar("white", 36)), lbs=((38.0, 0.0), *FAR[:2]))
    assert behind.facts("carried")["by"] == "white_bar"
    assert behind.state.last is not None and behind.state.last.linebackers[0] == (38.0, 0.0)


def test_os_9_9_running_into_the_own_man_is_a_tackle() -> None:
    assert dive(game(receiver(36))).facts("carried")["by"] == "square"
    assert dive(game(receiver(46, 1.6, 90))).facts("carried")["by"] == "end", "but not under Reds Only"


def test_os_9_10_a_loss_counts_and_the_own_end_zone_is_a_safety() -> None:
    lost = snap(game(), "dive", (27.0, 1.0)).state
    assert (lost.los, lost.down) == (27.2, 2)
    safety = snap(at(game(), 1.0), "dive", (-2.0, 1.0))
    assert safety.told[-1] == "safety" and safety.state.score == (0, 2)
