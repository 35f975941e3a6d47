"""Chapter 11: what a pass may come to, before the dice."""

from __future__ import annotations

import pytest

from snapcount.core.drivers.script import Script
from snapcount.games.scrimmage.rules.course import play
from snapcount.games.scrimmage.rules.legal.throwing import throw_problem
from snapcount.games.scrimmage.rules.passing import throw
from snapcount.games.scrimmage.rules.previews import preview_pass
from tests.rules.scrimmage.build import (
    go,
    throwing,
)


def test_sc_11_3_an_incomplete_pass_is_intercepted_in_six_of_36_where_somebody_is_near() -> None:
    alone = preview_pass(throwing(), "O21")
    assert (alone.interceptors, alone.intercepted) == ((), 0.0)
    covered = preview_pass(throwing(men={"D26": "1936S"}), "O21")
    assert covered.interceptors == ("D26",) and 0 < covered.complete < 36
    assert covered.intercepted == pytest.approx((36 - covered.complete) / 36 * 6 / 36)


def test_sc_9_35_nobody_throws_to_himself_or_to_the_other_side() -> None:
    play = throwing(men={"D26": "1936S"})
    for to in ("O12", "D26"):
        refusal = throw_problem(play, to, long=True)
        assert refusal is not None and refusal.rule == "SC-9.35"


def test_sc_11_3_a_lateral_has_no_target_to_miss() -> None:
    lateral = throwing(
        "O.short_pass", men={"O12": "1933S", "O36": "1932N"}, committed="lateral", ball_crossed=True
    )
    table = Script([(3, 4)])
    throw(table, lateral, "O36")
    (passed,) = [event.facts for event in table.events if event.what == "passed"]
    assert (passed["target"], passed["forward"]) == (-1, False)


def test_sc_9_46_an_incomplete_forward_pass_is_told_as_one() -> None:
    thrown, _ = go(throwing(), "O21", 12)
    table = Script([])
    after = play(table, thrown)
    assert after.play.end is not None and after.play.end.why == "incomplete"
    whats = [event.what for event in table.events]
    assert "incomplete" in whats and "gained" not in whats
