"""Chapter 9: executing a play; runs from scrimmage."""

from __future__ import annotations

import pytest

from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.rules.playbook import Execution
from snapcount.games.out_of_sight.rules.running import play_question
from snapcount.games.out_of_sight.rules.strokes import dot, line
from tests.rules.out_of_sight.table import (
    FAR,
    at,
    bar,
    code_of,
    dive,
    game,
    go,
    receiver,
    set_up,
    snap,
)


def test_os_9_1_the_playbook_has_eleven_runs_and_six_passes() -> None:
    assert len(tables.RUNS) == 11 and len(tables.PASSES) == 6
    asked = play_question(set_up(game()))
    assert len(asked.plays) == 17
    assert code_of(asked, Execution("wedge", None, line((29.75, 0.0), (40.0, 0.0)))) == "E_PLAY"


def dropped(play: str, *points: tuple[float, float], los: float = 30.0) -> str | None:
    state = set_up(at(game(), los), ((60.0, 20.0),))
    end = points[-1] if points else state.ball_at
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
    assert missed.facts("carried")["id"] == "wf" and missed.facts("carried")["yards"] > 8
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
    assert (after.facts("carried")["yards"] < 0) is stops
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
    assert (lost.scrimmage_x, lost.situation.down) == (27.2, 2)
    safety = snap(at(game(), 1.0), "dive", (-2.0, 1.0))
    assert safety.told[-1] == "safety" and safety.state.score == (0, 2)
