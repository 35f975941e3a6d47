"""Series and downs, in every law."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from snapcount.core.data.plain import canonical, to_plain
from snapcount.core.data.typed import NotPlain, from_plain
from snapcount.core.table import Seat
from snapcount.football.downs import new_series, next_down, same_down
from snapcount.football.situation import Law, Situation
from tests.football.laws import AMERICAN, CANADIAN, LAWS

HOME, AWAY = Seat
laws = st.sampled_from(LAWS)
seats = st.sampled_from(list(Seat))


@st.composite
def positions(draw: st.DrawFn) -> tuple[Law[int], Situation[int], int]:
    """A law, a down that can come about under it, and where the ball is dead on the field."""
    law = draw(laws)
    began = draw(st.integers(1, law.length - 1))
    line = new_series(law, HOME, began).line
    now = Situation(draw(seats), draw(st.integers(1, line - 1)), draw(st.integers(1, law.downs)), line)
    return law, now, draw(st.integers(1, law.length - 1))


def test_a_new_series_is_ten_yards_or_goal_to_go() -> None:
    assert new_series(AMERICAN, AWAY, 34) == Situation(AWAY, 34, 1, 44)
    assert new_series(AMERICAN, AWAY, 89) == Situation(AWAY, 89, 1, 99)
    assert new_series(AMERICAN, AWAY, 90) == Situation(AWAY, 90, 1, 100)
    assert new_series(AMERICAN, AWAY, 97) == Situation(AWAY, 97, 1, 100)
    assert new_series(CANADIAN, HOME, 90).line == 100
    assert new_series(Law(100.0, 10.0, 4), HOME, 33.5).line == 43.5


def test_the_line_to_gain_is_enough_and_a_yard_short_is_not() -> None:
    now = Situation(HOME, 38, 2, 44)
    assert next_down(AMERICAN, now, 44) == Situation(HOME, 44, 1, 54)
    assert next_down(AMERICAN, now, 43) == Situation(HOME, 43, 3, 44)


def test_the_last_down_ends_the_series_by_the_law() -> None:
    assert next_down(AMERICAN, Situation(HOME, 40, 3, 44), 42) == Situation(HOME, 42, 4, 44)
    assert next_down(AMERICAN, Situation(HOME, 40, 4, 44), 42) is None
    assert next_down(CANADIAN, Situation(HOME, 40, 3, 44), 42) is None
    assert next_down(AMERICAN, Situation(HOME, 40, 4, 44), 44) == Situation(HOME, 44, 1, 54)


@given(positions())
def test_a_series_never_lasts_longer_than_the_law_allows(case: tuple[Law[int], Situation[int], int]) -> None:
    law, now, ball = case
    after = next_down(law, now, ball)
    if after is None:
        assert now.down == law.downs and ball < now.line
    elif after.down == 1:
        assert ball >= now.line and after == new_series(law, now.offence, ball)
    else:
        assert ball < now.line and after == (now.offence, ball, now.down + 1, now.line)
        assert after.down <= law.downs


@given(positions())
def test_a_new_line_to_gain_lies_ahead_and_on_the_field(case: tuple[Law[int], Situation[int], int]) -> None:
    law, now, ball = case
    after = new_series(law, now.offence, ball)
    assert ball < after.line <= law.length
    assert after.line == law.length or after.line - ball == law.to_gain


@given(positions())
def test_the_same_down_changes_nothing_but_the_ball(case: tuple[Law[int], Situation[int], int]) -> None:
    _, now, ball = case
    assert same_down(now, ball) == now._replace(ball=ball)
    assert same_down(now, now.ball) == now


def test_a_situation_is_written_and_read_by_its_type() -> None:
    now = Situation(AWAY, 34, 2, 44)
    plain = to_plain(now)
    assert canonical(plain) == '{"offence":"away","ball":34,"down":2,"line":44}'
    assert from_plain(Situation[int], plain) == now
    assert type(from_plain(Situation[int], plain)) is Situation
    assert from_plain(Situation[float], {**plain, "ball": 34.5}).ball == 34.5
    with pytest.raises(NotPlain, match="whole number"):
        from_plain(Situation[int], {**plain, "ball": 34.5})
    with pytest.raises(NotPlain, match="missing"):
        from_plain(Situation[int], {"offence": "home"})
