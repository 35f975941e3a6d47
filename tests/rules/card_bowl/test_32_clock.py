"""Chapter 32: clock."""

from __future__ import annotations

import pytest

from snapcount.core.drivers.script import Script
from snapcount.core.table import Pending, Seat
from snapcount.games.card_bowl.questions import TakeTimeout
from snapcount.games.card_bowl.rules.booking import booked
from snapcount.games.card_bowl.rules.clock import (
    Ran,
    after_play,
    between_plays,
    counts,
    in_window,
    play_time,
    quarter_length,
    run_off,
    runs_on,
)
from snapcount.games.card_bowl.rules.course import quarter_phase
from snapcount.games.card_bowl.state import Foul, Options, Result, State
from tests.rules.card_bowl.bowl import PASS, RUN, down_at, follows, kick, punt, refused, scrimmage, tried_from

HOME, AWAY = Seat.HOME, Seat.AWAY
SECOND = follows("scrimmage", HOME, 55, 2, 5)
RUSH = Result("ball", HOME, 55, "rush", yards=5, next=SECOND)
RUNNING = State(Options(), "between", left=100, running=True, situation=down_at(HOME, 55, 2, 5))


def test_cb_32_1_and_cb_32_2_three_methods_and_a_quarter_of_180_intervals() -> None:
    assert [quarter_length(Options(timing=timing)) for timing in ("complex", "simple2", "simple1")] == [
        180,
        180,
        36,
    ]
    assert quarter_length(Options(timing="simple1", plays_per_quarter=31)) == 31
    assert quarter_length(Options(intervals=60)) == 60, "shorter games by agreement"


def test_cb_32_3_three_timeouts_a_half() -> None:
    assert State(Options(), "toss").timeouts == (3, 3)
    spent = RUNNING._replace(quarter=2, left=0, timeouts=(0, 1))
    assert quarter_phase(Script(["receive"]), spent).timeouts == (3, 3)
    assert quarter_phase(Script(), spent._replace(quarter=1)).timeouts == (0, 1)
    for kind, event in (("down", "replay"), ("retry", "retry")):
        instead = Result(event, HOME, 98, next=follows(kind, HOME, 98, 1, 2), facts=(("timeout", HOME),))
        assert booked(Script(), RUNNING, instead).timeouts == (2, 3), "spent against delay of game"


def test_cb_32_4_the_team_to_snap_is_asked_first_and_a_timeout_cancels_the_run_off() -> None:
    with pytest.raises(Pending) as pending:
        between_plays(Script(), RUNNING)
    assert isinstance(pending.value.questions[HOME], TakeTimeout)
    stopped = between_plays(Script(["timeout"]), RUNNING)
    assert (stopped.left, stopped.timeouts, stopped.phase) == (100, (2, 3), "scrimmage")
    other = between_plays(Script(["no", "timeout"]), RUNNING)
    assert (other.left, other.timeouts) == (100, (3, 2))
    let_run = between_plays(Script(["no", "no", 7]), RUNNING)
    assert (let_run.left, let_run.timeouts) == (93, (3, 3))
    none_left = between_plays(Script([7]), RUNNING._replace(timeouts=(0, 0)))
    assert none_left.left == 93
    tied = RUNNING._replace(quarter=4, left=0, score=(7, 7))
    assert quarter_phase(Script(), tied).timeouts == (2, 2), "two in overtime"


def test_cb_32_5_a_play_begun_with_one_interval_left_is_finished() -> None:
    assert after_play(3, 1, 2) == (0, False)
    after = booked(
        Script(), State(Options(), "execute", quarter=1, left=1, situation=down_at(Seat.HOME, 50, 1)), RUSH
    )
    assert (after.left, after.phase, after.situation.ball) == (0, "quarter", 55)


def test_cb_32_6_and_cb_32_7_simple_1_counts_plays() -> None:
    all_plays, scrimmages = Options(timing="simple1"), Options(timing="simple1", plays_per_quarter=31)
    kickoff = Result(
        "ball", AWAY, 25, "kickoff", changed=True, clock="return", next=follows("scrimmage", AWAY, 25)
    )
    assert (counts(all_plays, RUSH, False), counts(scrimmages, RUSH, False)) == (1, 1)
    assert (counts(all_plays, kickoff, False), counts(scrimmages, kickoff, False)) == (1, 0)
    assert counts(all_plays, kickoff._replace(clock="repeated"), False) == 0
    assert counts(all_plays, RUSH, True) == 0 == counts(all_plays, Result("replay", HOME, 25), False)
    state = State(all_plays, "execute", left=36, situation=down_at(HOME, 50, 1))
    after = booked(Script(), state, RUSH)
    assert (after.left, after.phase, after.running) == (35, "scrimmage", False), (
        "no run-off and no timeouts between plays"
    )
    assert not in_window(all_plays, 4, 1)


def test_cb_32_12_simple_2_out_of_bounds_in_the_late_windows() -> None:
    simple = Options(timing="simple2")
    assert [in_window(simple, 2, left) for left in (24, 25)] == [True, False]
    assert [in_window(simple, 4, left) for left in (60, 61)] == [True, False] and not in_window(simple, 1, 5)
    out = scrimmage(
        "2H 5D 7D 3C 2C", [(32, "O", PASS), (38, "D", "S-L"), (45, "O", "out")], window=True, clock="simple2"
    )
    assert out["oob"] and out["spot"] == 41
    assert (
        refused("2H 5D 7D 3C 2C 8S", [(32, "O", PASS), (38, "D", "S-L"), (45, "O", "out")], clock="simple2")
        == ""
    )


def test_cb_32_17_other_kicks() -> None:
    assert kick("kickoff", "BJ 6S")["intervals"] == 0
    assert kick("onside", "4S", declared=5, kick_spot=30, failures=0)["intervals"] == 0
    assert kick("onside", "7S 10H 7D", declared=7, kick_spot=30, failures=0)["intervals"] == 1
    assert kick("onside", "7S 3H KD 2S 3S 4S", declared=7, kick_spot=30, failures=0)["intervals"] == 2
    assert punt("10S RJ 6H 9D 7C 8H")["intervals"] == 1 and punt("10S RJ 6H 9D 7C JH 4S")["intervals"] == 2
    assert punt("10S 9H QD 4C 5C RJ 2S KD", [(10, "R", "fair_catch")])["intervals"] == 2
    late = kick("kickoff", "AS 7H 5C AD", [(5, "R", "return"), (6, "R", "touchback")])
    assert late["intervals"] == 1, "a touchback after return cards counts as a return"
    assert kick("safety_punt", "10S 9H QD 4C 5C 7D 8S 2H 3D")["intervals"] == 1


def test_cb_32_23_late_a_declined_penalty_stops_the_clock_with_complex_timing() -> None:
    foul = Foul("SNAP", 5, AWAY, False, "offside", "previous", choice="decline")
    assert runs_on(RUSH._replace(foul=foul), False, False)
    assert not runs_on(RUSH._replace(foul=foul), True, True)
    assert runs_on(RUSH._replace(foul=foul), True, False), "not with Simple 2"


def test_cb_32_28_a_first_down_does_not_stop_the_clock_a_score_does() -> None:
    assert runs_on(RUSH._replace(next=follows("scrimmage", HOME, 65)), False, False)
    assert not runs_on(Result("TD", HOME, 100, "rush", next=follows("try", HOME, 98)), False, False)
    assert runs_on(RUSH._replace(oob=True), False, False), "out of bounds early does not"
    assert in_window(Options(), 5, 60) and after_play(5, 25, 1) == (24, True), (
        "overtime is like the fourth quarter"
    )


def test_cb_32_30_a_two_point_try_costs_an_interval_and_stays_at_zero() -> None:
    tried = Result("try", HOME, 98, "rush", points=2, next=follows("kickoff", HOME, 30))
    assert play_time("complex", tried, True) == 1
    state = State(Options(), "execute", quarter=4, left=0, trying=True, situation=tried_from(HOME, 2))
    assert booked(Script(), state, tried).left == 0


def test_cb_32_31_more_than_25_yards_by_the_offence_or_on_the_return() -> None:
    assert [play_time("complex", RUSH._replace(yards=yards), False) for yards in (25, 26)] == [1, 2]
    turnover = RUSH._replace(team=AWAY, changed=True, yards=3)
    assert [play_time("complex", turnover._replace(returned=yards), False) for yards in (25, 26)] == [1, 2]


def test_cb_32_9_simple_2_stops_after_turnovers_scores_and_penalties() -> None:
    assert not runs_on(RUSH._replace(next=follows("scrimmage", AWAY, 45, over=True)), False, False)
    assert not runs_on(Result("penalty", HOME, 60, "rush", next=follows("scrimmage", HOME, 60)), False, False)
    assert runs_on(RUSH._replace(loose=True, how="fumble"), False, False), "a fumble kept runs on"
    assert runs_on(RUSH._replace(play="kneel"), False, False) and runs_on(
        RUSH._replace(how="sack"), False, False
    )
    simple = State(
        Options(timing="simple2"), "between", left=100, running=True, situation=down_at(HOME, 55, 2)
    )
    assert between_plays(Script(["no", "no"]), simple).left == 93


def test_cb_32_4_after_a_run_off_the_clock_waits_for_the_snap_and_a_play_ends_the_hurry() -> None:
    ran = between_plays(Script(["no", "no", 2]), RUNNING)
    assert not ran.running and ran.hurry > 0
    after = Result("ball", Seat.HOME, 45, "rush", next=follows("scrimmage", Seat.HOME, 45, 2, 5))
    assert booked(Script(), ran._replace(phase="execute"), after).hurry == 0


def test_cb_32_18_and_cb_32_19_the_offence_chooses_two_to_eight_intervals() -> None:
    for intervals, extra in ((2, 4), (5, 1), (6, 0), (8, 0)):
        after = between_plays(Script(["no", "no", intervals]), RUNNING)
        assert (after.left, after.hurry) == (100 - intervals, extra)
    warned = between_plays(Script(["no", "no", 8]), RUNNING._replace(quarter=4, left=29))
    assert (warned.left, warned.hurry, warned.phase) == (24, 0, "scrimmage")
    over = between_plays(Script(["no", "no", 8]), RUNNING._replace(quarter=1, left=5))
    assert (over.left, over.phase) == (0, "quarter")
    even = between_plays(Script(["no", "no", 3]), RUNNING._replace(quarter=1, left=3))
    assert (even.left, even.hurry) == (0, 0), "the next snap comes with the clock stopped"


SIMPLE = State(Options(timing="simple2"), "execute", left=100, situation=down_at(HOME, 50, 1))
COMPLEX = State(Options(), "execute", left=100, situation=down_at(HOME, 50, 1))
MISSED = Result("ball", HOME, 50, "pass", "incomplete", next=follows("scrimmage", HOME, 50, 2, 10))
PICKED = Result("ball", AWAY, 40, "pass", "interception", changed=True, next=follows("scrimmage", AWAY, 40))
THROWN = [(32, "O", PASS), (38, "D", "S-L")]


def test_cb_32_8_simple_2_one_interval_for_what_stops_the_clock_eight_for_the_rest() -> None:
    for result, left in ((MISSED, 99), (PICKED, 99), (RUSH, 92), (RUSH._replace(play="pass"), 92)):
        after = booked(Script(), SIMPLE, result)
        if after.phase == "between":
            after = between_plays(Script(["no", "no"]), after)
        assert (after.phase, after.left) == ("scrimmage", left)


def test_cb_32_10_and_cb_32_20_a_run_off_stops_at_the_warning_and_at_the_end_of_a_quarter() -> None:
    assert run_off(2, 30, 7, False) == Ran(24, False)
    assert run_off(2, 32, 7, False) == Ran(25, True)
    assert run_off(2, 24, 7, False) == Ran(17, True), "there is one warning"
    assert run_off(1, 30, 7, False) == Ran(23, True) and run_off(1, 5, 7, False) == Ran(0, False)
    assert run_off(2, 26, 3, True) == Ran(24, False, 0), "cut short: no hurry-up cards"
    assert run_off(2, 27, 3, True) == Ran(24, False, 3), "just not"
    assert run_off(1, 100, 3, False).hurry == 0


def test_cb_32_11_and_cb_32_21_the_two_minute_warning_stops_the_clock_after_the_play() -> None:
    crossing = [
        after_play(quarter, left, 1) for quarter, left in ((2, 25), (2, 24), (1, 25), (4, 25), (5, 25))
    ]
    assert crossing == [(24, True), (23, False), (24, False), (24, True), (24, True)]
    stopped = booked(Script(), COMPLEX._replace(quarter=2, left=25), RUSH)
    assert (stopped.phase, stopped.left) == ("scrimmage", 24)
    assert booked(Script(), COMPLEX._replace(quarter=2, left=24), RUSH).phase == "between"


def test_cb_32_13_an_open_field_run_or_26_yards_take_two_intervals() -> None:
    caught = scrimmage("2H 5D 7D 3C 2C 4S", [*THROWN, (43, "D", [])])
    assert caught["intervals"] == 1, "the run card alone does not count"
    ran = scrimmage("2H 5D 7D 3C 2C JH 2D", [*THROWN, (43, "D", []), (43, "D", [])])
    assert (ran["yards"], ran["intervals"]) == (24, 2)
    for card, yards, intervals in (("9S", 25, 1), ("10D", 26, 2)):
        long = scrimmage(f"2H {card} 7D 3C 2C 10H", [*THROWN, (43, "D", [])])
        assert (long["yards"], long["intervals"]) == (yards, intervals)


def test_cb_32_14_a_kicked_try_takes_no_time_field_goals_and_two_point_tries_do() -> None:
    assert kick("extra_point", "9S 9H 9D 8C 8H 2S")["intervals"] == 0
    assert kick("field_goal", "9S 9H 9D 8C 8H 2S", los=80, down=4, to_go=5)["intervals"] == 1
    two = scrimmage("2H 6C 3D 9S AH", [(32, "O", RUN)], los=98, to_go=2, **{"try": True})
    assert two["intervals"] == 1


def test_cb_32_15_and_cb_32_16_kicks_take_time_as_they_are_returned() -> None:
    kicked = "QS 5H 9C 7D 8D 9H {}"
    assert kick("kickoff", "AS 7H 9C", [(5, "R", "touchback")])["intervals"] == 0
    assert kick("kickoff", kicked.format("2C"))["intervals"] == 1
    assert kick("kickoff", kicked.format("JC 4S"))["intervals"] == 2
    punted = "10S 9H QD 4C 6C {}"
    assert punt(punted.format("2S"), [(10, "R", "fair_catch")])["intervals"] == 1
    assert punt(punted.format("2S 3S"), [(10, "R", "return")])["intervals"] == 2
    assert punt("10S 9H QD 4C", los=60)["intervals"] == 1, "a touchback is no return"


def test_cb_32_21_what_stops_the_clock() -> None:
    assert runs_on(RUSH, False, False)
    foul = Foul("RUSH-D", 5, AWAY, False, "hands", "end of run", choice="accept")
    punted = Result("ball", AWAY, 20, "punt", "fair catch", changed=True, next=follows("scrimmage", AWAY, 20))
    for stop in (MISSED, PICKED, punted, RUSH._replace(foul=foul), RUSH._replace(play="spike")):
        assert not runs_on(stop, False, False)
    assert [runs_on(RUSH._replace(oob=True), late, late) for late in (False, True)] == [True, False]


def test_cb_32_22_a_spike_uses_the_down_and_no_time() -> None:
    spiked = kick("spike", "5S", state={"los": 30, "down": 2, "to_go": 7})
    assert (spiked["incomplete"], spiked["intervals"]) == ("spike", 0)
    assert (spiked["los"], spiked["down"], spiked["to_go"]) == (30, 3, 7)
    lost = kick("spike", "RJ AS 4H 9D", state={"los": 30, "down": 2, "to_go": 7})
    assert (lost["fumble_at"], lost["team"]) == (29, AWAY)


def test_cb_32_24_and_cb_32_25_out_of_bounds_by_suit_is_only_for_the_clock() -> None:
    run = [(32, "O", RUN), (38, "D", "MLB")]
    for window, card, out in ((True, "6H", True), (True, "6C", False), (False, "6H", False)):
        found = scrimmage(f"2H {card} 3D 9S AH", run, window=window)
        assert (found["oob"], found["spot"]) == (out, 36)
    ran = [*THROWN, (43, "D", []), (43, "D", [])]
    caught = scrimmage("2H 5D 6C 3C 2C JH 4S", ran, window=True)
    assert (caught["oob"], caught["spot"]) == (True, 40 + 11 + 4), (
        "the reception card has the receiver's suit"
    )
    simple = scrimmage("2H 6H 3D 9S AH", run, window=True, clock="simple2")
    assert not simple["oob"]


def test_cb_32_26_and_cb_32_27_out_of_bounds_by_choice_before_any_set() -> None:
    first = scrimmage("2H 5D 7D 3C 2C", [*THROWN, (45, "O", "out")], window=True)
    assert (first["oob"], first["spot"], first["ofr"]) == (True, 41, False)
    second = [*THROWN, (45, "O", "run"), (43, "D", []), (45, "O", "out")]
    later = scrimmage("2H 5D 7D 3C 2C KD", second, window=True)
    assert (later["oob"], later["spot"], later["ofr"]) == (True, 54, False)
    assert refused("2H 5D RJ 7D 3C 2C JH", [*THROWN, (45, "D", "out")], window=True) == "", "not to returners"
    broken = [(32, "O", RUN), (38, "D", "MLB"), (45, "O", "out")]
    assert scrimmage("2H QC 3D 9S AH", broken, window=True)["spot"] == 39


def test_cb_32_29_the_automatic_run_of_a_screen_takes_two_intervals_unless_he_goes_out() -> None:
    screen = [(32, "O", {"play": "screen", "back": "BL1", "lane": "F2"}), (38, "D", "MLB")]
    ran = scrimmage("2H 5D 6C 3D 9S AH 8S", [*screen, (43, "D", [])])
    assert ran["intervals"] == 2
    out = scrimmage("2H 5D 6C 3D 9S AH", [*screen, (45, "O", "out")], window=True)
    assert (out["intervals"], out["oob"]) == (1, True)
