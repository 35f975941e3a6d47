"""The clock itself: when it starts, whose time it takes, when it has run out."""

from __future__ import annotations

import pytest

from snapcount.core.table import Seat
from snapcount.server.rooms.clocks.clock import Clock, after, clock_line, set_line
from tests.server.clock.silence import AWAY, HOME


def started(per: str, seconds: int = 100) -> Clock:
    clock: Clock | None = None
    for line in (
        set_line(Clock(per, seconds)),
        clock_line("came", seat="home", at=1000.0),
        clock_line("came", seat="away", at=1050.0),
    ):
        clock = after(clock, line)
    assert clock is not None
    return clock


def moved(clock: Clock, now: float, answered: set[Seat], before: set[Seat]) -> Clock:
    clock_after = after(clock, clock.moved(now, answered, before))
    assert clock_after is not None
    return clock_after


def test_the_clock_starts_when_both_have_come() -> None:
    clock = after(after(None, set_line(Clock("answer", 100))), clock_line("came", seat="home", at=1000.0))
    assert clock is not None and clock.at is None
    assert clock.left_at(HOME, 9000, [HOME]) == 100 and not clock.out(HOME, 9000, [HOME])
    assert started("answer").left_at(HOME, 1060, [HOME]) == 90


def test_per_answer_every_question_has_the_full_time() -> None:
    clock = moved(started("answer"), 1100, {HOME}, {HOME})
    assert clock.left_at(AWAY, 1110, [AWAY]) == 90
    assert moved(clock, 1190, {AWAY}, {AWAY}).left_at(AWAY, 1190, [AWAY]) == 100


def test_per_game_a_seat_uses_up_its_time_and_only_while_it_is_asked() -> None:
    clock = moved(started("game"), 1080, {HOME}, {HOME})
    assert clock.left == (70, 100)
    clock = moved(clock, 1100, {AWAY}, {AWAY})
    assert clock.left == (70, 80)
    assert clock.left_at(HOME, 1100, []) == 70
    assert clock.out(HOME, 1170, [HOME]) and not clock.out(HOME, 1169, [HOME])


@pytest.mark.parametrize("per", ["answer", "game"])
def test_who_is_still_asked_after_the_others_sealed_answer_has_used_time_all_along(per: str) -> None:
    clock = moved(started(per), 1090, {HOME}, {HOME, AWAY})
    assert clock.left_at(AWAY, 1100, [AWAY]) == 50
    clock = moved(clock, 1120, {AWAY}, {AWAY})
    assert clock.left[AWAY] == (100 if per == "answer" else 30)


# At the table
