"""The big line of a play, what follows it, and the picture that it deserves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import snapcount
from snapcount.core.table import Event, Seat
from snapcount.football.outcomes import Outcome, last_play, outcome, told_at
from snapcount.football.situation import Law, Situation
from snapcount.games import find

LAW: Law[int] = Law(100, 10, 4)
NAMES = ("Ravens", "Ada")
HOME, AWAY = Seat.HOME, Seat.AWAY


def told(what: str, to: Seat | None = None, **facts: Any) -> Event:
    return Event("DF-1", what, facts, to)


def play(*middle: Event, after: Situation[int], phase: str = "scrimmage") -> Outcome | None:
    before = Situation(HOME, 40, 3, 46)
    events = (
        told("play_began", situation=before),
        *middle,
        told("play_ended", situation=after, phase=phase),
    )
    return outcome(events, NAMES, LAW, "7 × 2")


def test_a_long_gain_is_a_first_down_and_a_big_one() -> None:
    came = play(
        told("gained", seat=HOME, yards=34, spot=74),
        told("first_down", seat=HOME, spot=74),
        after=Situation(HOME, 74, 1, 84),
    )
    assert came == Outcome("Gain of 34", "First down at the Ada 26", HOME, "big_gain", "7 × 2")


@pytest.mark.parametrize(("yards", "line"), [(0, "No gain"), (-2, "Loss of 2"), (3, "Gain of 3")])
def test_yards_are_said_as_a_commentator_says_them(yards: int, line: str) -> None:
    came = play(told("gained", seat=HOME, yards=yards, spot=0), after=Situation(HOME, 40 + yards, 4, 46))
    assert came is not None and (came.line, came.moment) == (line, "")
    assert came.next == f"4th and {6 - yards} at the Ravens {40 + yards}"


def test_a_touchdown_counts_before_the_yards_and_the_try_is_next() -> None:
    came = play(
        told("gained", seat=HOME, yards=60, spot=100),
        told("scored", seat=HOME, how="touchdown", points=6, score=(6, 0)),
        after=Situation(HOME, 97, 0, 100),
        phase="try",
    )
    assert came is not None
    assert (came.line, came.next, came.moment) == ("Touchdown", "Next, the try by Ravens", "touchdown")


def test_a_turnover_is_the_moment_of_who_has_the_ball_now() -> None:
    came = play(told("intercepted", seat=AWAY, spot=48), after=Situation(AWAY, 48, 1, 58))
    assert came is not None and (came.line, came.seat, came.moment) == ("Intercepted", AWAY, "turnover")
    assert came.next == "Ada has the ball, 1st and 10 at the Ada 48"


def test_a_fumble_is_a_turnover_only_where_the_others_have_the_ball() -> None:
    fumble = told("fumbled", seat=HOME, spot=42), told("gained", seat=HOME, yards=2, spot=42)
    kept, lost = Situation(HOME, 42, 4, 46), Situation(AWAY, 58, 1, 68)
    assert [came and came.line for came in (play(*fumble, after=kept), play(*fumble, after=lost))] == [
        "Gain of 2",
        "Fumble lost",
    ]


def test_a_blocked_kick_is_said_before_its_miss_and_is_a_turnover_where_the_others_have_it() -> None:
    kick = told("field_goal_tried", seat=HOME, good=False), told("blocked", seat=AWAY, spot=50)
    fumble = told("fumbled", seat=HOME, spot=50)
    taken, kept = (told("recovered", seat=seat, spot=50, lost=seat is AWAY) for seat in (AWAY, HOME))
    lost = play(*kick, fumble, taken, after=Situation(AWAY, 50, 1, 60))
    assert lost and (lost.line, lost.seat, lost.moment) == ("Kick blocked", AWAY, "turnover")
    saved = play(*kick, fumble, kept, after=Situation(HOME, 50, 4, 60))
    assert saved and (saved.line, saved.moment) == ("Kick blocked", "")


def test_half_time_and_the_end_have_lines_of_their_own() -> None:
    half = outcome([told("quarter_ended", quarter=2, score=(7, 3))], NAMES, LAW)
    assert half == Outcome("Halftime", "Ravens 7, Ada 3", None, "half")
    final = outcome([told("game_over", score=(7, 3), winner=HOME)], NAMES, LAW)
    assert final == Outcome("Final", "Ravens 7, Ada 3", HOME, "final")


def test_a_play_is_what_everybody_may_know_of_it() -> None:
    events = [told("play_began"), told("gained"), told("play_began"), told("dealt", AWAY), told("play_ended")]
    assert [event.what for event in last_play(events, 4)] == ["play_began", "play_ended"]


def test_a_fumble_that_its_own_side_has_fallen_on_is_not_lost_whoever_has_the_next_ball() -> None:
    fallen_on = (
        told("fumbled", seat=HOME, spot=40),
        told("recovered", seat=HOME, spot=38, lost=False),
        told("gained", seat=HOME, yards=-2, spot=38, play="run"),
    )
    kept = play(*fallen_on, after=Situation(AWAY, 62, 1, 72))
    assert kept and (kept.line, kept.moment) == ("Loss of 2", "")
    taken = told("recovered", seat=AWAY, spot=62, lost=True)
    lost = play(fallen_on[0], taken, after=Situation(AWAY, 62, 1, 72))
    assert lost and (lost.line, lost.moment) == ("Fumble lost", "turnover")


RECORDS = Path(__file__).parents[1] / "records"


@pytest.mark.parametrize(
    ("game", "record", "line", "sum"),
    [
        ("out_of_sight", "veteran_expert", "Gain of 45.2", "Bomb, caught · tackled by a triangle"),
        ("out_of_sight", "veteran_expert", "Touchdown", "Draw · over the goal line"),
        ("out_of_sight", "veteran_expert", "Intercepted", "Slant · a linebacker at the dot"),
        ("out_of_sight", "veteran_expert", "Incomplete", "Slant · broken up by a linebacker"),
        ("out_of_sight", "overtime", "Stopped on downs", "Bomb · no receiver there"),
        ("out_of_sight", "overtime", "Returned 3.5 yards", "Punt of 40 yards"),
        ("scrimmage", "incomplete", "Incomplete", "12 to 21: 10 points, rolled 11"),
        ("canadian_pro", "basic", "Intercepted", "thrown by Bruce Lemmerman; run back 4 yards"),
        (
            "canadian_pro",
            "advanced",
            "Intercepted",
            "Sol Northwind intercepts Luc Pontclair; run back 10 yards",
        ),
    ],
)
def test_what_decided_is_said_beside_the_result(game: str, record: str, line: str, sum: str) -> None:
    assert (line, sum) in [(came.line, came.sum) for came in recorded(game, record)]


@pytest.mark.parametrize("record", ["overtime", "veteran_expert", "fumble_safety_penalty"])
def test_os_19_2_the_end_of_a_game_is_told_after_the_play_that_decides_it(record: str) -> None:
    assert [came.line for came in recorded("out_of_sight", record)][-1] == "Final"


def test_after_the_last_play_of_a_half_no_kickoff_and_no_down_is_said_to_be_next() -> None:
    came = recorded("out_of_sight", "veteran_expert")
    before_half = came[[one.moment for one in came].index("half") - 1]
    assert (before_half.line, before_half.next) == ("Field goal good", "")
    last = recorded("out_of_sight", "fresh_field_taken_back")[-2]
    assert (last.line, last.next) == ("Gain of 22.7", "")
    quarter = [one.line for one in came].index("End of the first quarter")
    assert came[quarter - 1].next == "3rd and 7.9 at the Ravens 31.3"


@pytest.mark.parametrize(
    ("after", "phase", "next"),
    [
        (Situation(HOME, 97, 0, 100), "try", "Next, the try by Ravens"),
        (Situation(HOME, 35, 0, 0), "kickoff", ""),
        (Situation(AWAY, 20, 1, 30), "scrimmage", ""),
    ],
)
def test_a_try_is_played_after_the_last_play_of_a_half(after: Situation[int], phase: str, next: str) -> None:
    events = [
        told("play_began", situation=Situation(HOME, 40, 3, 46)),
        told("scored", seat=HOME, how="touchdown", points=6),
        told("play_ended", situation=after, phase=phase),
        told("quarter_ended", quarter=2, score=(6, 0)),
    ]
    came = told_at(find("dice_football").face.words, events, 2, NAMES)
    assert came and came.next == next
    events[3] = told("quarter_ended", quarter=3, score=(6, 0))
    came = told_at(find("dice_football").face.words, events, 2, NAMES)
    assert came and came.next


def recorded(game: str, record: str) -> list[Outcome]:
    events = snapcount.load(RECORDS / game / f"{record}.snap").events
    words = find(game).face.words
    return [found for at in range(len(events)) if (found := told_at(words, events, at, NAMES))]


def test_sc_19_7_a_punt_is_told_in_yards_as_the_field_is_marked() -> None:
    now = Situation(AWAY, 22, 1, 29)
    events = (
        told("play_began", situation=Situation(HOME, 14, 4, 17)),
        told("punted", seat=HOME, yards=40, spot=63),
        told("play_ended", situation=now, phase="scrimmage"),
    )
    came = find("scrimmage").face.words.outcome(events, NAMES)
    assert came is not None and came.line == "Punt of 40 yards"
