"""Ends, zones, score pairs, penalties and the words for them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from snapcount.core.table import Seat
from snapcount.football.field import from_home, other_end, zone
from snapcount.football.penalties import half_distance
from snapcount.football.scoring import add, lead, winner
from snapcount.football.situation import Law, Situation
from snapcount.football.words import down_and_distance, ordinal, period, place, tally, the
from tests.football.laws import AMERICAN, CANADIAN, HEXES, LAWS, NAMES

HOME, AWAY = Seat
laws = st.sampled_from(LAWS)
seats = st.sampled_from(list(Seat))


@given(laws, seats, st.integers(-30, 140))
def test_both_teams_mean_the_same_place(law: Law[int], seat: Seat, ball: int) -> None:
    assert other_end(law, other_end(law, ball)) == ball
    assert from_home(law, seat, ball) == from_home(law, seat.other, other_end(law, ball))
    assert from_home(law, HOME, ball) == ball
    assert place(law, seat, ball, NAMES) == place(law, seat.other, other_end(law, ball), NAMES)


@given(laws, st.integers(-30, 140))
def test_one_teams_end_zone_is_the_others_own(law: Law[int], ball: int) -> None:
    mirrored = {"field": "field", "end zone": "own end zone", "own end zone": "end zone"}
    assert zone(law, other_end(law, ball)) == mirrored[zone(law, ball)]


def test_a_goal_line_belongs_to_its_end_zone() -> None:
    found = [zone(AMERICAN, ball) for ball in (-1, 0, 1, 99, 100, 101)]
    assert found == ["own end zone", "own end zone", "field", "field", "end zone", "end zone"]
    assert zone(CANADIAN, 109) == "field" and zone(HEXES, 61) == "end zone"


@given(st.integers(0, 99), st.integers(0, 99), seats, st.integers(-3, 8))
def test_points_go_to_one_seat(home: int, away: int, seat: Seat, points: int) -> None:
    after = add((home, away), seat, points)
    assert lead(after, seat) == lead((home, away), seat) + points
    assert sum(after) == home + away + points
    assert lead(after, seat) == -lead(after, seat.other)
    assert (winner(after) is seat) == (lead(after, seat) > 0)
    assert (winner(after) is None) == (after[0] == after[1])


def test_a_penalty_goes_half_the_distance_at_most() -> None:
    found = [half_distance(10, room) for room in (40, 20, 19, 9, 1, 0, -4)]
    assert found == [10, 10, 9, 4, 0, 0, 0]
    assert half_distance(0, 40) == 0


@given(st.integers(0, 25), st.integers(0, 110))
def test_no_penalty_reaches_the_goal_line(yards: int, room: int) -> None:
    assert 2 * half_distance(yards, room) <= room and half_distance(yards, room) <= yards


def test_places_are_named_as_people_say_them() -> None:
    assert place(AMERICAN, HOME, 34, NAMES) == "Home 34"
    assert place(AMERICAN, HOME, 66, NAMES) == "Away 34"
    assert place(AMERICAN, AWAY, 50, NAMES) == "midfield" == place(CANADIAN, AWAY, 55, NAMES)
    assert place(AMERICAN, AWAY, 0, NAMES) == "Away end zone" == place(AMERICAN, HOME, 103, NAMES)
    assert place(Law(100.0, 10.0, 4), HOME, 33.5, NAMES) == "Home 33.5"
    assert the("Home 34") == "the Home 34" and the("midfield") == "midfield"


def test_downs_and_periods_are_named_as_people_say_them() -> None:
    assert down_and_distance(AMERICAN, Situation(HOME, 38, 2, 44)) == "2nd and 6"
    assert down_and_distance(AMERICAN, Situation(HOME, 93, 1, 100)) == "1st and goal"
    assert down_and_distance(CANADIAN, Situation(HOME, 93, 3, 100)) == "3rd and 7"
    assert down_and_distance(Law(100.0, 10.0, 4), Situation(HOME, 38.5, 2, 44.0)) == "2nd and 5.5"
    assert [period(quarter) for quarter in (1, 4, 5)] == ["1st quarter", "4th quarter", "overtime"]
    assert tally((14, 7), NAMES) == "Home 14, Away 7"


@pytest.mark.parametrize(
    ("number", "word"),
    [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (13, "13th"), (22, "22nd")],
)
def test_numbers_in_order(number: int, word: str) -> None:
    assert ordinal(number) == word
