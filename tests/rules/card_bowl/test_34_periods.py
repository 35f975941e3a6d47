"""Chapter 34: quarters, halves, overtime."""

from __future__ import annotations

import pytest

from snapcount.core.drivers.script import Script
from snapcount.core.table import Pending, Seat
from snapcount.games.card_bowl.questions import CallToss, SecondHalf
from snapcount.games.card_bowl.rules.booking import booked
from snapcount.games.card_bowl.rules.course import quarter_phase, toss_phase, try_phase
from snapcount.games.card_bowl.state import NOBODY, Kick, Options, Result, State
from tests.rules.card_bowl.bowl import down_at, follows, kicked_from

HOME, AWAY = Seat.HOME, Seat.AWAY
OVER = State(
    Options(), "quarter", quarter=1, left=0, timeouts=(1, 2), score=(7, 3), situation=down_at(AWAY, 63, 3, 4)
)


def test_cb_34_1_after_the_first_and_third_quarter_play_goes_on() -> None:
    for quarter in (1, 3):
        after = quarter_phase(Script(), OVER._replace(quarter=quarter))
        assert (after.quarter, after.left, after.phase, after.running) == (
            quarter + 1,
            180,
            "scrimmage",
            False,
        )
        assert (after.situation, after.timeouts) == (down_at(AWAY, 63, 3, 4), (1, 2))
    kick = quarter_phase(Script(), OVER._replace(situation=kicked_from(HOME, 20), kick=Kick(0, True)))
    assert (kick.phase, kick.situation, kick.kick.safety) == ("free_kick", kicked_from(HOME, 20), True), (
        "a kick that was due is kicked in the next quarter"
    )


def test_cb_34_2_half_time_ends_possession_and_renews_timeouts() -> None:
    with pytest.raises(Pending) as pending:
        quarter_phase(Script(), OVER._replace(quarter=2))
    assert isinstance(pending.value.questions[OVER.toss_loser], SecondHalf)
    after = quarter_phase(Script(["receive"]), OVER._replace(quarter=2))
    assert (after.quarter, after.phase, after.timeouts, after.kick) == (3, "kickoff", (3, 3), Kick())
    assert after.situation == kicked_from(OVER.toss_loser.other, 30)


def test_cb_34_3_a_play_and_its_try_are_completed_when_time_expires() -> None:
    last = State(Options(), "execute", quarter=2, left=1, situation=down_at(HOME, 90, 4, 5))
    scored = booked(Script(), last, Result("TD", HOME, 100, "rush", next=follows("try", HOME, 98)))
    assert (scored.phase, scored.left) == ("try", 0)
    assert try_phase(Script(["two"]), scored).phase == "deal"
    done = try_phase(Script(["kick", "RJ"]), scored)
    assert done.phase == "quarter", "no kickoff after that"


def test_cb_34_4_more_points_after_the_fourth_quarter_win() -> None:
    final = quarter_phase(Script(), OVER._replace(quarter=4))
    assert final.phase == "over"
    assert (final.situation, final.kick, final.trying) == (NOBODY, Kick(), False), "nobody's ball any more"
    assert quarter_phase(Script(), OVER._replace(quarter=4, score=(7, 7))).phase == "toss"


def test_cb_34_5_overtime() -> None:
    tied = OVER._replace(quarter=4, score=(7, 7))
    extra = quarter_phase(Script(), tied)
    assert (extra.quarter, extra.left, extra.phase) == (5, 180, "toss")
    with pytest.raises(Pending) as pending:
        toss_phase(Script(), extra)
    assert isinstance(pending.value.questions[AWAY], CallToss)
    playing = extra._replace(phase="execute", situation=down_at(HOME, 3))
    safety = booked(
        Script(), playing, Result("safety", HOME, -1, "rush", next=follows("free_kick", HOME, 20))
    )
    assert (safety.phase, safety.score) == ("over", (7, 9)), "the first score of any kind wins"
    drawn = quarter_phase(Script(), extra._replace(phase="quarter", left=0, situation=down_at(HOME, 44, 2)))
    assert drawn.phase == "over", "a draw"
    play_off = extra._replace(
        options=Options(playoff=True), phase="quarter", left=0, situation=down_at(HOME, 44, 2)
    )
    again = quarter_phase(Script(), play_off)
    assert (again.quarter, again.phase, again.situation.ball, again.left) == (6, "scrimmage", 44, 180)
