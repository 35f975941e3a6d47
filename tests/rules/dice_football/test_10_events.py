"""Chapter 10: the event cards."""

from __future__ import annotations

import pytest

from snapcount.games.dice_football.questions import Catch
from snapcount.games.dice_football.state import Call
from snapcount.games.dice_football.tables import APPLIES, EVENTS
from tests.rules.dice_football.scripted import (
    AWAY,
    HOME,
    KICK,
    LONG,
    PUNT,
    RUN,
    SHORT,
    asked_after,
    at,
    snap,
)


def yards(call: Call, defence: int, event: int, *rest: object) -> int:
    result: int = snap(at(), call, defence, event, *rest).facts("gained")["yards"]
    return result


def test_df_10_0_which_event_does_something_on_which_play() -> None:
    passes_only = (1, 2, 5, 6, 12, 14, 16, 19, 20)
    runs_only = (11, 13, 15)
    for event in EVENTS:
        run, short, long, kick, punt = (APPLIES[event, call] for call in Call)
        assert run is (event not in passes_only)
        assert short is long is (event not in runs_only)
        assert kick is (event in (7, 8, 9, 10, 23)) and punt is (event == 23)
    for event in passes_only:
        assert yards(RUN, 3, event, (1, 6)) == 5
    for event in runs_only:
        assert yards(SHORT, 1, event, (1, 6)) == 7
    for event in (*passes_only, *runs_only, 3, 4, 17, 18, 21, 22, 24):
        assert snap(at(90), KICK, 1, event, (1, 6)).state.score == (3, 0)


def test_df_10_1_intercepted_on_1_or_6_with_defence_numbers_ignored() -> None:
    caught = snap(at(), SHORT, 2, 1, (2, 3))
    assert caught.facts("gained")["yards"] == 5
    lost = snap(at(), LONG, 1, 1, (1, 4), False)
    assert lost.spot == (AWAY, 60, 1, 70) and lost.facts("intercepted")["spot"] == 60
    assert snap(at(), LONG, 1, 1, (6, 6), False).facts("intercepted")["spot"] == 46
    assert snap(at(), SHORT, 2, 1, (3, 3), (1, 2)).facts("gained")["yards"] == 9
    won = snap(at(), LONG, 1, 1, (1, 4), True, (1, 2))
    assert won.whats[-2:] == ["challenge_won", "incomplete"] and won.spot == (HOME, 30, 2, 40)


def test_df_10_1a_no_interception_beyond_the_end_line() -> None:
    assert snap(at(93), LONG, 1, 1, (3, 6)).told("incomplete").rule == "DF-7.3"
    assert snap(at(93), LONG, 1, 1, (6, 6), False).facts("intercepted")["spot"] == -17


def test_df_10_2_a_doublet_is_intercepted_and_returned() -> None:
    played = snap(at(), LONG, 1, 2, (5, 5), (3, 4))
    assert played.facts("intercepted")["spot"] == 50 and played.spot == (AWAY, 64, 1, 74)
    assert yards(LONG, 1, 2, (4, 5)) == 18
    assert snap(at(93), LONG, 1, 2, (4, 5)).told("incomplete").rule == "DF-7.3"


def test_df_10_3_fumble_on_1_or_6_after_the_usual_gain() -> None:
    lost = snap(at(), RUN, 3, 3, (1, 6), False)
    assert lost.facts("fumbled")["yards"] == 5 and lost.spot == (AWAY, 65, 1, 75)
    stripped = snap(at(), SHORT, 2, 3, (1, 4), False)
    assert stripped.facts("fumbled")["yards"] == 0 and stripped.spot == (AWAY, 70, 1, 80)
    assert snap(at(), RUN, 3, 3, (1, 1), (2, 3), False).facts("fumbled")["yards"] == 7
    won = snap(at(), RUN, 3, 3, (1, 6), True, (2, 3))
    assert won.spot == (HOME, 35, 2, 40) and won.whats[-2:] == ["challenge_won", "gained"]
    kept = snap(at(), SHORT, 2, 3, (1, 4), True, (2, 3))
    assert kept.whats[-2:] == ["challenge_won", "incomplete"] and kept.state.situation.down == 2
    assert yards(RUN, 3, 3, (2, 5)) == 5
    assert snap(at(), SHORT, 2, 3, (2, 4)).spot == (HOME, 30, 2, 40)


def test_df_10_3a_the_fumble_stands_at_the_goal_line() -> None:
    lost = snap(at(95), RUN, 1, 3, (1, 6), False)
    assert lost.spot == (AWAY, 20, 1, 30) and "scored" not in lost.whats and "touchback" in lost.whats
    assert snap(at(95), RUN, 1, 3, (1, 6), True, (1, 2)).state.phase == "try"


def test_df_10_4_a_doublet_is_fumbled_after_its_throws_and_returned() -> None:
    played = snap(at(), RUN, 5, 4, (2, 2), (1, 2), (3, 4))
    assert played.facts("fumbled")["yards"] == 7 and played.spot == (AWAY, 77, 1, 87)
    assert yards(RUN, 5, 4, (1, 6)) == 1
    assert snap(at(), SHORT, 2, 4, (1, 4)).told("incomplete")


def test_df_10_5_the_defence_may_challenge_a_complete_pass() -> None:
    question = asked_after(at(), SHORT, 1, 5, (3, 4))
    assert list(question) == [AWAY]
    assert snap(at(), SHORT, 1, 5, (3, 4), True, (1, 2)).spot == (HOME, 30, 2, 40)
    lost = snap(at(), SHORT, 1, 5, (3, 4), True, (1, 3))
    assert lost.spot == (HOME, 37, 2, 40) and lost.state.timeouts == (3, 2)
    assert snap(at(), SHORT, 2, 5, (1, 4)).told("incomplete")


def test_df_10_6_the_offence_may_challenge_an_incomplete_pass() -> None:
    assert list(asked_after(at(), SHORT, 2, 6, (1, 4))) == [HOME]
    assert snap(at(), SHORT, 2, 6, (1, 4), True, (1, 2)).spot == (HOME, 35, 2, 40)
    assert snap(at(), SHORT, 2, 6, (1, 4), True, (1, 1)).spot == (HOME, 30, 2, 40)
    assert yards(SHORT, 1, 6, (1, 4)) == 5
    end_line = snap(at(93), LONG, 4, 6, (4, 6), True, (1, 2))
    assert end_line.state.phase == "try"


def test_df_10_7_delay_of_game_only_when_leading() -> None:
    led = snap(at(score=(3, 0)), RUN, 1, 7, (1, 3))
    assert led.spot == (HOME, 25, 1, 40) and led.facts("flagged")["foul"] == "delay of game"
    assert snap(at(score=(3, 0)), RUN, 1, 7, (6, 6)).state.situation.ball == 25
    assert snap(at(score=(3, 0)), RUN, 1, 7, (2, 3)).state.situation.ball == 35
    assert snap(at(score=(3, 3)), RUN, 1, 7, (1, 3)).state.situation.ball == 34
    assert snap(at(score=(0, 3)), RUN, 1, 7, (1, 3)).state.situation.ball == 34


@pytest.mark.rules("DF-10.8", "DF-10.9", "DF-10.10", "DF-12.6")
@pytest.mark.parametrize(("event", "off"), [(8, 5), (9, 10), (10, 15)])
def test_df_10_8_one_is_the_offences_foul_and_six_the_defences(event: int, off: int) -> None:
    for dice in ((1, 3), (1, 1)):
        foul = snap(at(50), RUN, 1, event, dice)
        assert foul.state.situation.ball == 50 - off and foul.told("flagged").rule == "DF-12.1"
    for dice in ((3, 6), (6, 6)):
        assert snap(at(50), RUN, 1, event, dice).state.situation.ball == 50 + off
    assert snap(at(50), RUN, 1, event, (1, 6)).facts("gained")["yards"] == 7
    assert snap(at(50), RUN, 1, event, (2, 5)).facts("gained")["yards"] == 7
    assert snap(at(90), KICK, 1, event, (1, 3)).state.score == (0, 0)


def test_df_10_11_run_doubled_losses_too() -> None:
    assert yards(RUN, 3, 11, (3, 4)) == 10
    assert yards(RUN, 5, 11, (1, 2)) == -6
    assert yards(RUN, 5, 11, (1, 1), (1, 2)) == 10


def test_df_10_12_pass_doubled() -> None:
    assert yards(SHORT, 1, 12, (3, 4)) == 14
    assert yards(SHORT, 2, 12, (1, 1), (1, 2)) == 10
    assert snap(at(), SHORT, 2, 12, (1, 4)).spot == (HOME, 30, 2, 40)


def test_df_10_13_run_value_ignored() -> None:
    assert yards(RUN, 5, 13, (3, 4)) == 7
    assert yards(RUN, 5, 13, (3, 3), (1, 2)) == 9


def test_df_10_14_defence_numbers_ignored_but_not_the_end_line() -> None:
    assert yards(SHORT, 2, 14, (1, 4)) == 5
    assert snap(at(93), LONG, 1, 14, (4, 6)).told("incomplete").rule == "DF-7.3"


def test_df_10_15_a_doublet_run_counts_four_times() -> None:
    assert yards(RUN, 5, 15, (2, 2), (1, 2)) == 28
    assert yards(RUN, 5, 15, (3, 4)) == 1


def test_df_10_16_twenty_yards_once() -> None:
    assert yards(SHORT, 1, 16, (3, 4)) == 27
    assert yards(LONG, 1, 16, (2, 2), (1, 2)) == 34
    assert snap(at(), SHORT, 2, 16, (1, 4)).told("incomplete")


def test_df_10_17_five_yards_less_for_an_incompletion_too() -> None:
    assert yards(RUN, 3, 17, (3, 4)) == 0
    assert yards(SHORT, 1, 17, (3, 4)) == 2
    lost = snap(at(), SHORT, 2, 17, (1, 4))
    assert lost.facts("incomplete")["yards"] == -5 and lost.spot == (HOME, 25, 2, 40)
    assert snap(at(4), SHORT, 2, 17, (1, 4)).state.phase == "free_kick"


def test_df_10_18_halved_losses_too() -> None:
    assert yards(RUN, 3, 18, (4, 5)) == 3
    assert yards(RUN, 5, 18, (1, 2)) == -1
    assert yards(LONG, 1, 18, (1, 2)) == 3


def test_df_10_19_sack_on_1_or_6() -> None:
    sack = snap(at(), SHORT, 1, 19, (1, 4))
    assert sack.facts("sacked")["yards"] == -5 and sack.spot == (HOME, 25, 2, 40)
    assert snap(at(), SHORT, 1, 19, (6, 6)).state.situation.ball == 25
    assert yards(SHORT, 1, 19, (2, 4)) == 6


def test_df_10_20_deep_sack_on_a_doublet() -> None:
    assert snap(at(), LONG, 1, 20, (3, 3)).spot == (HOME, 15, 2, 40)
    assert snap(at(15), LONG, 1, 20, (3, 3)).state.phase == "free_kick"
    assert yards(LONG, 1, 20, (1, 2)) == 6


def test_df_10_21_timeout_doubles_losses_too() -> None:
    assert yards(RUN, 5, 21, True, (1, 2)) == -6
    assert yards(LONG, 1, 21, True, (2, 2), (1, 2)) == 28
    assert yards(LONG, 1, 21, False, (2, 2), (1, 2)) == 14
    assert snap(at(), SHORT, 2, 21, True, (1, 4)).told("incomplete")


def test_df_10_22_timeout_halves_losses_too() -> None:
    assert yards(RUN, 5, 22, True, (1, 2)) == -1
    assert yards(SHORT, 1, 22, True, (3, 4)) == 3
    assert yards(SHORT, 1, 22, False, (3, 4)) == 7


def test_df_10_23_the_new_card_is_a_usual_play() -> None:
    assert yards(RUN, 3, 23, True, SHORT, (1, 4)) == 5
    assert yards(RUN, 3, 23, False, (1, 6)) == 5


def test_df_10_24_the_new_defence_is_a_usual_play() -> None:
    assert yards(RUN, 1, 24, True, 5, (1, 6)) == 1
    assert yards(RUN, 1, 24, False, (1, 6)) == 7


def test_df_10_25_changed_gains_do_not_move_the_catch() -> None:
    assert snap(at(88), LONG, 4, 12, (4, 6)).state.phase == "try"
    assert snap(at(85), LONG, 4, 16, (4, 6)).state.phase == "try"
    assert snap(at(92), LONG, 4, 18, (4, 6)).told("incomplete").rule == "DF-7.3"
    caught = snap(at(88), LONG, 4, 18, (4, 6))
    assert caught.facts("gained")["yards"] == 10 and caught.spot == (HOME, 98, 1, 100)


def test_events_do_nothing_to_a_punt_in_the_air() -> None:
    assert snap(at(), PUNT, 1, 20, Catch.TOUCHBACK).spot == (AWAY, 20, 1, 30)
