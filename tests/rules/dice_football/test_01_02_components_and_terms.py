"""Chapters 1 and 2: cards, dice and what the words mean."""

from __future__ import annotations

import pytest

from snapcount.core.table import Refusal
from snapcount.games.dice_football.questions import Catch
from snapcount.games.dice_football.rules.dice import TWO_DICE, half, has_one_or_six
from snapcount.games.dice_football.rules.passing import beyond_end_line
from snapcount.games.dice_football.tables import (
    CALL_NAMES,
    DEFENCES,
    EVENT_RULES,
    EVENT_TITLES,
    EVENTS,
    PASS_NUMBERS,
    RUN_VALUE,
)
from tests.rules.dice_football.scripted import (
    AWAY,
    HOME,
    KICK,
    LONG,
    PUNT,
    RUN,
    SHORT,
    asked,
    asked_after,
    at,
    snap,
)


def test_df_1_1_five_offence_cards() -> None:
    assert list(CALL_NAMES.values()) == ["Run", "Short Pass", "Long Pass", "Field Goal", "Punt"]
    assert asked(at(70))[HOME].options() == (RUN, SHORT, LONG, KICK, PUNT)


def test_df_1_2_five_defence_cards_with_their_values_and_numbers() -> None:
    assert asked(at())[AWAY].options() == DEFENCES == (1, 2, 3, 4, 5)
    assert RUN_VALUE[1:] == (0, 1, 2, 4, 6)
    assert [sorted(n) for n in PASS_NUMBERS[SHORT, False][1:]] == [[], [1, 2, 3], [6], [], [4, 5]]
    assert [sorted(n) for n in PASS_NUMBERS[LONG, False][1:]] == [[4, 5, 6], [6], [3, 4], [1, 2, 3], [1]]
    assert [sorted(n) for n in PASS_NUMBERS[LONG, True][1:]] == [[4, 5, 6], [5, 6], [3, 4], [1, 2, 3], [1, 2]]


def test_df_1_3_twenty_four_event_cards_each_with_its_rule() -> None:
    assert tuple(range(1, 25)) == EVENTS
    assert EVENT_TITLES[1] == "Intercept" and EVENT_TITLES[24] == "Timeout"
    assert [EVENT_RULES[event] for event in EVENTS] == [f"DF-10.{event}" for event in EVENTS]


def test_df_1_4_a_lost_challenge_turns_over_one_of_three_timeouts() -> None:
    lost = snap(at(), LONG, 1, 1, (1, 3), True, (2, 2))
    assert lost.state.timeouts == (2, 3)


def test_df_1_5_two_dice_thrown_together() -> None:
    assert (TWO_DICE.count, TWO_DICE.sides, TWO_DICE.alike) == (2, 6, True)


def test_df_1_7_cards_are_never_used_up() -> None:
    state = at(70)
    for _ in range(3):
        before = asked(state)
        played = snap(state, RUN, 5, 1, (1, 2)).state
        state = played._replace(situation=state.situation)
        assert [q.options() for q in asked(state).values()] == [q.options() for q in before.values()]


def test_df_1_8_an_event_overrides_the_play_card_and_the_card_the_rules() -> None:
    assert snap(at(), RUN, 5, 13, (1, 2)).spot == (HOME, 33, 2, 40)
    assert snap(at(), RUN, 5, 12, (1, 2)).spot == (HOME, 27, 2, 40)


def test_df_2_1_a_spot_of_one_team_is_the_rest_of_the_field_for_the_other() -> None:
    assert snap(at(30, down=4), RUN, 5, 1, (2, 5)).spot == (AWAY, 69, 1, 79)


@pytest.mark.parametrize(
    ("dice", "few"), [((1, 1), True), ((2, 6), True), ((1, 6), True), ((2, 5), False), ((3, 3), False)]
)
def test_df_2_2_a_throw_contains_a_number_if_one_die_shows_it(dice: tuple[int, int], few: bool) -> None:
    assert has_one_or_six(dice) is few
    assert snap(at(), RUN, 1, 1, *[dice] + ([(1, 2)] if dice[0] == dice[1] else [])).facts("gained")[
        "yards"
    ] == sum(dice) + (3 if dice[0] == dice[1] else 0)


def test_df_2_2_dice_are_not_ordered() -> None:
    assert snap(at(), SHORT, 3, 8, (6, 1)).state == snap(at(), SHORT, 3, 8, (1, 6)).state


def test_df_2_3_an_incomplete_pass_is_a_usual_gain_of_nothing() -> None:
    assert snap(at(), SHORT, 2, 18, (1, 4)).spot == (HOME, 30, 2, 40)
    assert snap(at(), SHORT, 2, 16, (1, 4)).spot == (HOME, 30, 2, 40)
    assert snap(at(), SHORT, 2, 17, (1, 4)).spot == (HOME, 25, 2, 40)


def test_df_2_4_every_doublet_earns_another_throw_that_is_added() -> None:
    played = snap(at(), RUN, 5, 1, (2, 2), (1, 1), (6, 6), (1, 2))
    assert played.facts("gained")["yards"] == 4 + 2 + 12 + 3
    assert [e.rule for e in played.events if e.what == "threw_again"] == ["DF-2.4"] * 3


def test_df_2_4_the_chain_is_thrown_to_its_end_past_the_goal_line() -> None:
    played = snap(at(98), RUN, 5, 1, (6, 6), (5, 5), (1, 2))
    assert played.facts("gained")["yards"] == 25
    assert played.state.phase == "try"


def test_df_2_5_a_first_throw_doublet_cancels_the_defence_for_further_throws_too() -> None:
    assert snap(at(), RUN, 5, 1, (1, 1), (1, 2)).facts("gained")["yards"] == 5
    assert snap(at(), SHORT, 2, 1 + 12, (2, 2), (1, 3)).facts("gained")["yards"] == 8
    assert snap(at(95), LONG, 1, 13, (4, 4), (5, 6)).facts("scored")["seat"] is HOME


def test_df_2_6_events_look_only_at_the_first_throw() -> None:
    kept = snap(at(), RUN, 1, 3, (2, 2), (1, 6))
    assert kept.facts("gained")["yards"] == 11 and kept.state.situation.offence is HOME
    assert snap(at(), SHORT, 1, 19, (3, 3), (1, 6)).facts("gained")["yards"] == 13


@pytest.mark.parametrize(("yards", "halved"), [(7, 3), (8, 4), (-3, -1), (-2, -1), (0, 0), (1, 0), (-1, 0)])
def test_df_2_7_halving_cuts_toward_zero(yards: int, halved: int) -> None:
    assert half(yards) == halved


def test_df_2_8_gains_are_changed_before_the_goal_line_counts() -> None:
    # 20 yards from 12 out, halved: short of the goal line.
    played = snap(at(88), LONG, 3, 18, (5, 5), (1, 2))
    assert played.facts("gained") | {} == {**played.facts("gained"), "usual": 26, "yards": 13}
    assert snap(at(88), LONG, 5, 17, (3, 5)).facts("gained")["yards"] == 11
    assert snap(at(88), LONG, 5, 17, (3, 5)).spot == (HOME, 99, 1, 100)


def test_df_2_9_the_red_zone_begins_at_twenty_yards() -> None:
    outside, inside = snap(at(79), LONG, 5, 13, (2, 6)), snap(at(80), LONG, 5, 13, (2, 6))
    assert outside.told("gained") and not outside.facts("play_began")["red_zone"]
    assert inside.told("incomplete") and inside.facts("play_began")["red_zone"]


def test_df_2_10_the_team_without_the_ball_returns() -> None:
    assert set(asked_after(at(), PUNT, 1, 1)) == {AWAY}
    assert snap(at(), SHORT, 1, 2, (3, 3), (1, 2)).facts("returned")["seat"] is AWAY
    assert snap(at(offence=AWAY), PUNT, 1, 1, Catch.TOUCHBACK).state.situation.offence is HOME


def test_df_2_11_beyond_the_end_line_is_strict() -> None:
    assert not beyond_end_line(LONG, 90, (4, 6))
    assert beyond_end_line(LONG, 91, (4, 6))
    assert not beyond_end_line(LONG, 99, (6, 6))
    assert snap(at(90), LONG, 4, 13, (4, 6)).facts("scored")["seat"] is HOME
    assert snap(at(91), LONG, 4, 13, (4, 6)).told("incomplete").rule == "DF-7.3"


def test_df_5_3_a_field_goal_out_of_range_is_refused_with_its_rule() -> None:
    with pytest.raises(Refusal, match=r"expected one of run, short_pass, long_pass, punt\. \[DF-5\.3\]"):
        snap(at(59), KICK, 1, 1)
