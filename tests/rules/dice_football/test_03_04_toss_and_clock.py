"""Chapters 3 and 4: set-up, toss, clock and sequence."""

from __future__ import annotations

import pytest

from snapcount.games.dice_football import RULEBOOK
from snapcount.games.dice_football.questions import Catch, Choice, Kick
from snapcount.games.dice_football.rules.clock import left_in_quarter, quarter
from snapcount.games.dice_football.state import Options
from tests.rules.dice_football.scripted import (
    AWAY,
    HOME,
    KICK,
    LONG,
    PUNT,
    RUN,
    SHORT,
    asked,
    at,
    go,
    kicking,
    overtime,
    snap,
)

START = RULEBOOK.rules.start(RULEBOOK.settle({}))


def test_df_3_1_set_up() -> None:
    assert START.phase == "toss"
    assert (START.score, START.timeouts, START.half, START.left) == ((0, 0), (3, 3), 1, 48)


@pytest.mark.parametrize(
    ("winner", "choice", "receives"),
    [(HOME, "receive", HOME), (HOME, "kick", AWAY), (AWAY, "receive", AWAY), (AWAY, "kick", HOME)],
)
def test_df_3_2_the_toss_winner_chooses(winner: int, choice: str, receives: int) -> None:
    tossed = go(START, winner, Choice(choice))
    assert list(asked(START, winner)) == [winner]
    assert tossed.state.opening_kicker == tossed.state.situation.offence == 1 - receives


@pytest.mark.rules("DF-3.2", "DF-3.3")
def test_df_3_3_each_half_begins_with_a_kickoff_the_second_received_by_the_other_team() -> None:
    opening = go(START, AWAY, Choice.RECEIVE).state
    assert opening.phase == "kickoff" and opening.situation.offence is HOME
    last = at(half=1, left=1, opening_kicker=HOME)
    second = snap(last, RUN, 1, 1, (1, 2)).state
    assert second.phase == "kickoff" and second.half == 2 and second.situation.offence is AWAY
    assert second.opening_kicker is None


def test_df_4_1_two_halves_of_forty_eight_plays() -> None:
    state = snap(at(half=1, left=1, opening_kicker=AWAY), RUN, 1, 1, (1, 2)).state
    assert START.left == 48 and state.left == 48


@pytest.mark.rules("DF-4.2", "DF-12.7")
def test_df_4_2_snaps_kickoffs_and_free_kicks_use_a_play_tries_none_and_df_12_7_fouls_too() -> None:
    assert snap(at(), RUN, 1, 1, (1, 2)).state.left == 29
    assert snap(at(), RUN, 1, 8, (1, 2)).state.left == 29
    assert go(kicking(), Kick.DEEP, Catch.TOUCHBACK).state.left == 29
    assert go(kicking(), Kick.ONSIDE, (1, 2)).state.left == 29
    assert go(kicking(phase="free_kick"), Catch.TOUCHBACK).state.left == 29
    assert go(kicking(phase="try"), KICK, 1, (1, 2)).state.left == 30


def test_df_4_3_between_quarters_only_the_display_changes() -> None:
    for half, left, shown, there in (
        (1, 48, 1, 24),
        (1, 25, 1, 1),
        (1, 24, 2, 24),
        (2, 25, 3, 1),
        (2, 24, 4, 24),
        (2, 1, 4, 1),
        (3, 16, 5, 16),
    ):
        clock = at(half=half, left=left)
        assert (quarter(clock), left_in_quarter(clock)) == (shown, there)
    played = snap(at(left=25, timeouts=(1, 2), down=2), RUN, 1, 1, (1, 2))
    assert played.whats[-1] == "quarter_ended"
    assert played.spot == (HOME, 33, 3, 40) and played.state.timeouts == (1, 2)
    assert "quarter_ended" not in snap(at(left=24), RUN, 1, 1, (1, 2)).whats
    tried = go(kicking(phase="try", left=24), KICK, 1, (1, 2))
    assert "quarter_ended" not in tried.whats, "it was told before the try, which takes no play"
    short = overtime(1, options=Options(12), left=13)
    assert "quarter_ended" not in snap(short, RUN, 1, 1, (1, 2)).whats, "overtime has no quarters"


def test_df_4_4_the_last_play_is_played_out_and_a_touchdown_is_followed_by_its_try() -> None:
    last = at(left=1, score=(7, 3))
    punted = snap(last, PUNT, 1, 1, Catch.RETURN, (1, 2))
    assert punted.state.phase == "over" and "returned" in punted.whats
    challenged = snap(last, LONG, 1, 1, (1, 3), True, (2, 3))
    assert "challenge_won" in challenged.whats and challenged.state.phase == "over"
    scored = snap(at(95, left=1, score=(0, 7)), RUN, 1, 1, (2, 3))
    assert scored.state.phase == "try" and scored.state.left == 0
    assert go(scored.state, KICK, 1, (1, 2)).state.phase == "overtime_toss"
    kicked = snap(at(90, left=1), KICK, 1, 1, (1, 2))
    assert kicked.state.phase == "over" and kicked.state.score == (3, 0)
    assert snap(at(2, left=1), RUN, 5, 1, (1, 2)).state.phase == "over"
    half_time = snap(at(90, left=1, half=1, opening_kicker=AWAY), KICK, 1, 1, (1, 2)).state
    assert (half_time.half, half_time.situation.offence, half_time.score) == (2, HOME, (3, 0))


def test_df_4_4_a_try_after_the_last_play_of_the_first_half_is_followed_by_half_time() -> None:
    last = at(95, half=1, left=1, opening_kicker=HOME, timeouts=(0, 1))
    after = go(snap(last, RUN, 1, 1, (2, 3)).state, KICK, 1, (1, 2)).state
    assert (after.phase, after.half, after.situation.offence) == ("kickoff", 2, AWAY)
    assert after.timeouts == (3, 3) and after.left == 48


def test_df_4_5_a_foul_by_the_defence_extends_the_half_and_can_repeat() -> None:
    last = at(60, down=4, line=66, left=1, score=(3, 6))
    extended = snap(last, SHORT, 1, 8, (4, 6))
    assert extended.state.left == 1 and extended.spot == (HOME, 65, 4, 66)
    assert "DF-4.5" in [event.rule for event in extended.events]
    assert snap(extended.state, SHORT, 1, 9, (4, 6)).state.left == 1
    level = snap(last._replace(score=(6, 6)), SHORT, 1, 8, (4, 6)).state
    assert level.phase == "scrimmage" and level.left == 1


def test_df_4_5_a_side_that_has_won_takes_no_penalty() -> None:
    won = snap(at(60, left=1, score=(7, 6)), SHORT, 1, 8, (4, 6))
    assert won.state.phase == "over" and won.facts("declined")["seat"] is HOME
    first = snap(at(60, left=1, score=(7, 6), half=1, opening_kicker=AWAY), SHORT, 1, 8, (4, 6))
    assert first.state.phase == "scrimmage" and first.state.situation.ball == 65
    assert snap(overtime(1, left=1), SHORT, 1, 8, (4, 6)).state.left == 1


def test_df_4_5_a_foul_by_the_offence_on_the_last_play_ends_the_half() -> None:
    over = snap(at(60, left=1, score=(3, 6)), SHORT, 1, 8, (1, 3))
    assert over.state.phase == "over" and over.facts("penalised")["yards"] == 5


def test_df_4_6_phases_follow_each_other() -> None:
    assert go(START, HOME, Choice.KICK).state.phase == "kickoff"
    assert go(kicking(), Kick.DEEP, Catch.TOUCHBACK).state.phase == "scrimmage"
    assert go(kicking(), Kick.DEEP, Catch.RETURN, (6, 6), (6, 6), (2, 3)).state.phase == "try"
    assert snap(at(), RUN, 1, 1, (1, 2)).state.phase == "scrimmage"
    assert snap(at(95), RUN, 1, 1, (2, 3)).state.phase == "try"
    assert snap(at(90), KICK, 1, 1, (1, 2)).state.phase == "kickoff"
    assert snap(at(2), RUN, 5, 1, (1, 2)).state.phase == "free_kick"
    assert go(kicking(phase="free_kick"), Catch.TOUCHBACK).state.phase == "scrimmage"
    assert go(kicking(phase="try"), KICK, 1, (1, 2)).state.phase == "kickoff"
    toss = snap(at(left=1), RUN, 1, 1, (1, 2)).state
    assert toss.phase == "overtime_toss"
    assert go(toss, HOME, Choice.KICK).state.phase == "kickoff"


def test_df_4_7_the_order_of_a_snap() -> None:
    played = snap(at(timeouts=(3, 3)), SHORT, 1, 5, (2, 2), (1, 3), True, (3, 5))
    assert played.whats == ["play_began", "event_turned", "threw_again", "ruled", "challenge_lost", "gained"]
    timed = snap(at(), RUN, 1, 21, True, (2, 3))
    assert timed.whats == ["play_began", "event_turned", "timeout", "gained", "first_down"]
    last = timed.events[-1]
    assert (last.what, last.rule, last.facts["situation"]) == ("play_ended", "DF-4.6", timed.state.situation)


def test_df_4_8_nothing_is_drawn_that_is_not_needed() -> None:
    # `go` checks that the script is used up exactly: no throw for a punt, none after a foul, sack or interception.
    assert snap(at(), PUNT, 1, 8, Catch.TOUCHBACK).spot == (AWAY, 20, 1, 30)
    assert snap(at(), RUN, 1, 8, (1, 1)).told("flagged")
    assert snap(at(), SHORT, 1, 20, (1, 1)).told("sacked")
    assert snap(at(), SHORT, 1, 1, (6, 6), False).told("intercepted")
    assert snap(at(), SHORT, 1, 5, (2, 3), False).told("gained")


@pytest.mark.parametrize("plays", [12, 18, 24, 30])
def test_df_14_1_length_of_the_quarters(plays: int) -> None:
    state = RULEBOOK.rules.start(RULEBOOK.settle({"plays_per_quarter": plays}))
    assert state.left == 2 * plays
    options = Options(plays_per_quarter=plays)
    last = at(half=1, left=1, opening_kicker=AWAY, options=options)
    assert snap(last, RUN, 1, 1, (1, 2)).state.left == 2 * plays
    toss = snap(at(left=1, options=options), RUN, 1, 1, (1, 2)).state
    assert go(toss, HOME, Choice.KICK).state.left == 16
