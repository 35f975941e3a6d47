"""Chapters 10 and 12: passing and forced fumbles."""

from __future__ import annotations

import pytest

from snapcount.games.out_of_sight.rules.playbook import Execution
from tests.rules.out_of_sight.table import (
    AWAY,
    FAR,
    HOME,
    at,
    bar,
    caught,
    dive,
    game,
    go,
    penalty,
    receiver,
    returned,
    set_up,
    snap,
)

Q = receiver(40, 5, 0, name="q")


def test_os_10_1_a_sighted_drop_then_one_blind_dot() -> None:
    after = snap(game(Q), "slant", (38.6, 5.0))
    assert after.state.phase == "catch" and after.state.catch is not None
    assert after.state.catch.drop == ((29.75, 0.0), (26.75, 0.0))


def test_os_10_2_a_drop_into_a_printed_symbol_is_a_sack_and_no_stroke_is_read() -> None:
    state = set_up(game(bar("red", 24, 0, 2), Q))
    after = go(state, Execution("post", ((29.75, 0.0), (19.75, 0.0)), None))
    assert (
        after.facts("carried")["by"] == "red_bar"
        and after.state.scrimmage_x == 24.8
        and "verdict" not in after.told
    )
    lb = set_up(game(bar("red", 21, 0, 2)), ((21.75, 1.2), *FAR[:2]))
    beaten = go(lb, Execution("post", ((29.75, 0.0), (19.75, 0.0)), None))
    assert beaten.facts("announced")["by"] == "red_bar" and beaten.facts("carried")["by"] == "lb"


@pytest.mark.parametrize(
    ("play", "x", "over"),
    [
        ("slant", 45.0, False),
        ("slant", 45.01, True),
        ("post", 65.0, False),
        ("post", 65.01, True),
        ("bomb", 80.01, True),
    ],
)
def test_os_10_3_a_dot_beyond_the_maximum_is_overthrown_whatever_it_touches(
    play: str, x: float, over: bool
) -> None:
    after = snap(game(receiver(x + 1.5, 5, 0)), play, (x, 5.0))
    verdict = after.facts("verdict")
    assert (verdict["why"] == "overthrown") is over and verdict["v"] == ("incomplete" if over else "complete")


@pytest.mark.parametrize(
    ("where", "verdict", "why"),
    [
        ((37.8, 5.0), "complete", None),
        ((37.7, 5.0), "incomplete", "no_receiver"),
        ((39.45, 5.0), "batted_down", None),
        ((40.1, 5.0), "intercepted", None),
        ((41.0, 5.0), "batted_down", None),
        ((38.6, 6.5), "complete", None),
        ((38.2, 3.2), "complete", None),
        ((38.05, 3.05), "incomplete", "no_receiver"),
    ],
)
def test_os_10_4_the_verdict_from_the_printed_field(
    where: tuple[float, float], verdict: str, why: str | None
) -> None:
    found = snap(game(Q, bar("red", 38.6, 6.5, 1.8, name="r")), "slant", where).facts("verdict")
    assert (found["v"], found["why"]) == (verdict, why)


def test_os_10_4_out_of_bounds_and_two_squares_at_once() -> None:
    edge = receiver(40, 25.0)
    assert snap(game(edge), "out", (38.6, 26.5)).facts("verdict")["why"] == "out_of_bounds"
    twins = (receiver(40, 7.0, 0, name="qa"), receiver(40, 2.7, 0, name="qb"))
    assert snap(game(*twins), "slant", (40.0, 4.8)).facts("verdict")["receiver"] == "qb"
    even = (receiver(40, 7.2, 0, name="qz"), receiver(40, 2.8, 0, name="qb"))
    assert snap(game(*even), "slant", (40.0, 5.0)).facts("verdict")["receiver"] == "qb"


def test_os_10_5_a_linebacker_at_the_dot() -> None:
    at_dot = ((38.0, 6.5), *FAR[:2])
    broken = caught(game(Q), "slant", (38.6, 5.5), (38.6, 12.0), lbs=at_dot)
    assert broken.facts("linebacker_revealed")["what"] == "broken_up" and broken.told[-1] == "incomplete"
    saved = snap(game(Q), "slant", (40.1, 5.0), lbs=((40.5, 6.0), *FAR[:2]))
    assert saved.facts("incomplete")["why"] == "batted_down" and saved.state.offence is HOME
    robbed = snap(game(Q), "slant", (37.4, 5.0), lbs=((36.2, 5.0),))
    assert robbed.facts("linebacker_revealed")["what"] == "lb_interception" and robbed.state.run is not None
    stays = snap(game(Q), "slant", (39.45, 5.0), lbs=((39.45, 5.5), *FAR[:2]))
    assert "linebacker_revealed" not in stays.told and stays.facts("incomplete")["why"] == "batted_down"
    out = snap(game(), "out", (38.0, 26.5), lbs=((38.0, 26.0), *FAR[:2]))
    assert out.told[-1] == "incomplete", "no interception out of bounds"
    one = caught(game(Q), "slant", (38.6, 5.5), (38.6, 12.0), lbs=at_dot[:1])
    assert "fumbled" not in one.told and one.facts("linebacker_revealed")["what"] == "broken_up"
    two = snap(game(Q), "slant", (37.4, 5.0), lbs=((37.4, 6.4), (37.4, 3.6), FAR[0]))
    assert two.facts("linebacker_revealed")["lb"] == 0


def test_os_10_6_the_reveal_goes_drop_then_dot_then_run() -> None:
    everywhere = ((21.0, 0.8), (58.0, 6.5), (58.6, 10.5))
    far = receiver(60, 5)
    sacked = caught(game(far), "post", (58.6, 5.5), (58.6, 14.0), lbs=everywhere)
    assert sacked.facts("linebacker_revealed")["what"] == "sack" and sacked.facts("carried")["yards"] < 0
    clear = ((100.0, 20.0), *everywhere[1:])
    assert (
        caught(game(far), "post", (58.6, 5.5), (58.6, 14.0), lbs=clear).facts("linebacker_revealed")["what"]
        == "broken_up"
    )
    run = ((100.0, 20.0), (100.0, 15.0), everywhere[2])
    after = caught(game(far), "post", (58.6, 5.5), (58.6, 14.0), lbs=run)
    assert "linebacker_revealed" not in after.told and after.facts("carried")["by"] == "lb"
    forced = caught(game(far), "post", (58.6, 5.5), (58.6, 14.0), lbs=everywhere[:1])
    assert forced.facts("fumbled")["forced"] == 1


def test_os_10_7_the_run_after_a_catch_and_a_catch_at_the_goal_plane() -> None:
    after = caught(game(Q), "slant", (38.6, 6.5), (38.6, 9.0), (44.0, 9.0))
    assert after.facts("carried")["yards"] == pytest.approx(44 - 29.75)
    over = snap(at(game(receiver(103, 4)), 92.0), "slant", (101.6, 4.0), lbs=((40.0, 20.0),))
    assert over.told[-1] == "touchdown" and over.facts("carried")["yards"] == pytest.approx(8.0)
    broken = snap(at(game(receiver(103, 4)), 92.0), "slant", (101.6, 4.0), lbs=((101.0, 5.0),))
    assert broken.told[-1] == "incomplete", "a linebacker at the dot takes it away"


def test_os_10_8_the_own_square_is_free_its_triangle_is_not() -> None:
    through = caught(game(Q), "slant", (38.6, 6.5), (45.0, 6.5))
    assert through.facts("carried")["by"] == "end"
    assert caught(game(Q), "slant", (38.6, 5.0), (45.0, 5.0)).facts("carried")["by"] == "triangle"
    other = receiver(47, 6.5, 90, name="other")
    assert caught(game(Q, other), "slant", (38.6, 6.5), (50.0, 6.5)).facts("carried")["id"] == "other"


def test_os_10_9_a_missed_shape_leaves_the_verdict_but_takes_reds_only_and_the_backfield() -> None:
    wall = bar("white", 62, 5)
    kept = caught(game(receiver(40, 6.5, 0), wall), "slant", (38.6, 5.0), (70.0, 5.0))
    wide = caught(game(receiver(40, 12, 0), bar("white", 62, 10.5)), "slant", (38.6, 10.5), (70.0, 10.5))
    assert kept.facts("carried")["by"] == "end" and kept.facts("caught")["shape"]
    assert kept.facts("caught")["depth"] == pytest.approx(kept.facts("caught")["at"][0] - 30.0), (
        "from the line"
    )
    assert wide.facts("carried")["by"] == "white_bar" and not wide.facts("caught")["shape"]
    behind = (receiver(24, 5, 90), bar("white", 27, 3.3, 2.0))
    screen = caught(game(*behind), "screen", (24.0, 3.3), (36.0, 3.3))
    slant = caught(game(*behind), "slant", (24.0, 3.3), (36.0, 3.3))
    assert screen.facts("carried")["by"] == "end" and slant.facts("carried")["by"] == "white_bar"


def test_os_10_10_incomplete_next_down_from_the_same_line() -> None:
    after = snap(game(down=2), "slant", (35.0, 5.0)).state
    assert (after.phase, after.scrimmage_x, after.situation.down) == ("scrimmage", 30.0, 3)
    fourth = snap(game(down=4), "slant", (35.0, 5.0))
    assert fourth.told[-1] == "turned_over_on_downs" and fourth.state.scrimmage_x == 30.0


def test_os_10_11_a_pass_may_land_behind_the_line() -> None:
    after = caught(game(receiver(24, 5, 90)), "screen", (24.0, 3.3), (26.0, 3.3))
    assert after.state.scrimmage_x == 26.2 and after.state.situation.down == 2, "and there is no second pass"


FORCED = ((33.0, 0.0), FAR[0])


def test_os_12_1_two_linebackers_the_high_roll_recovers_and_no_return() -> None:
    lost = dive(game(), lbs=FORCED, dice=(4, 4, 2, 5))
    assert (lost.state.offence, lost.state.scrimmage_x, lost.state.phase) == (AWAY, 31.7, "scrimmage")
    kept = dive(game(), lbs=FORCED, dice=(3, 2))
    assert (kept.state.offence, kept.state.situation.down, kept.state.scrimmage_x) == (HOME, 2, 31.7)


def test_os_12_2_one_linebacker_strips_the_ball_and_returns_it_only_from_the_backfield() -> None:
    beyond = dive(game(), lbs=((33.0, 0.0),))
    assert (beyond.state.offence, beyond.state.phase) == (AWAY, "scrimmage")
    behind = snap(game(bar("red", 10, 9)), "sweep_left", (27.9, 12.0), (40.0, 14.0), lbs=((27.9, 9.5),)).state
    assert behind.phase == "return" and behind.run is not None and behind.run.reds_after == 0
    after = returned(behind, (20.0, 9.0), (0.0, 9.0))
    assert after.facts("carried")["id"] == "r10" and after.state.scrimmage_x == 10.3
    assert go(behind, "down").state.scrimmage_x == 28.1, "the fumble spot"


def test_os_12_3_the_offence_recovering_keeps_its_down_count() -> None:
    first = dive(game(ltg=31.0, down=3), lbs=FORCED, dice=(6, 1))
    assert first.told[-1] == "first_down" and first.state.situation.down == 1
    short = dive(game(down=4), lbs=FORCED, dice=(6, 1))
    assert short.told[-1] == "turned_over_on_downs" and short.state.offence is AWAY


def test_os_12_4_fumbles_on_or_behind_the_goal_line() -> None:
    deep = at(game(), 2.0)
    points = [(-1.5, 6.0), (-1.5, 12.0)]
    touchdown = snap(deep, "sweep_left", *points, lbs=((-1.5, 9.0),))
    assert touchdown.told[-1] == "touchdown" and touchdown.state.score == (0, 6)
    safety = snap(deep, "sweep_left", *points, lbs=((-1.5, 9.0), FAR[0]), dice=(6, 1))
    assert safety.told[-1] == "safety" and safety.state.score == (0, 2)


def test_a_penalty_symbol_under_the_catch_is_ignored_on_the_run() -> None:
    both = game(Q, penalty(38.0, 6.8))
    after = caught(both, "slant", (38.2, 6.2), (37.0, 6.2), (37.0, 12.0))
    assert after.facts("carried")["by"] == "end"
