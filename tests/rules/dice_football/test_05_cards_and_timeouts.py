"""Chapter 5: choosing cards, the event, timeouts."""

from __future__ import annotations

from fractions import Fraction

import pytest

from snapcount.core.drivers.odds import Odds
from snapcount.core.table import Refusal
from snapcount.games.dice_football.questions import CallDefence, CallPlay, Catch, Kick, TakeTimeout
from snapcount.games.dice_football.rules.snap import turn_event
from snapcount.games.dice_football.tables import EVENTS
from snapcount.games.dice_football.view import view
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
    go,
    kicking,
    snap,
)


def test_df_5_1_cards_are_chosen_in_secret_with_everything_else_open() -> None:
    questions = asked(at())
    assert isinstance(questions[HOME], CallPlay) and isinstance(questions[AWAY], CallDefence)
    seen = view(at(timeouts=(1, 2), score=(3, 0)), AWAY)
    assert (
        seen.situation.ball,
        seen.situation.down,
        seen.situation.line,
        seen.score,
        seen.left,
        seen.timeouts,
    ) == (
        30,
        1,
        40,
        (3, 0),
        30,
        (1, 2),
    )
    away_ball = asked(at(offence=AWAY))
    assert isinstance(away_ball[AWAY], CallPlay) and isinstance(away_ball[HOME], CallDefence)


@pytest.mark.parametrize("defence", [1, 2, 3, 4, 5])
def test_df_5_2_a_defence_card_has_no_effect_on_kicks(defence: int) -> None:
    assert snap(at(70), KICK, defence, 1, (1, 5)).state == snap(at(70), KICK, 1, 1, (1, 5)).state
    punted = snap(at(), PUNT, defence, 1, Catch.RETURN, (2, 3))
    assert punted.state == snap(at(), PUNT, 1, 1, Catch.RETURN, (2, 3)).state


@pytest.mark.parametrize("down", [1, 2, 3, 4])
def test_df_5_3_any_card_on_any_down_but_field_goals_only_within_forty(down: int) -> None:
    assert list(asked(at(59, down=down))[HOME].options()) == [RUN, SHORT, LONG, PUNT]
    assert list(asked(at(60, down=down))[HOME].options()) == [RUN, SHORT, LONG, KICK, PUNT]


def test_df_5_4_both_cards_are_open_before_the_event() -> None:
    whats = snap(at(), RUN, 3, 12, (1, 2)).whats
    assert whats.index("play_began") < whats.index("event_turned")
    question = asked_after(at(), RUN, 3, 21)[HOME]
    assert question == TakeTimeout(21, RUN, 3)


def test_df_5_5_the_event_is_any_of_24_on_every_snap() -> None:
    odds = Odds().of(turn_event, at())
    assert odds == {event: Fraction(1, 24) for event in EVENTS}
    assert snap(snap(at(), RUN, 1, 12, (1, 2)).state, RUN, 1, 12, (1, 2)).state.situation.down == 3


def test_df_5_6_no_event_at_kickoffs_free_kicks_and_tries() -> None:
    assert "event_turned" in snap(at(70), KICK, 1, 2, (1, 2)).whats
    assert "event_turned" in snap(at(), PUNT, 1, 2, Catch.TOUCHBACK).whats
    assert "event_turned" not in go(kicking(), Kick.DEEP, Catch.TOUCHBACK).whats
    assert "event_turned" not in go(kicking(phase="free_kick"), Catch.TOUCHBACK).whats
    assert "event_turned" not in go(kicking(phase="try"), KICK, 1, (1, 2)).whats


@pytest.mark.parametrize("event", [21, 22, 23, 24])
def test_df_5_7_only_events_21_to_24_offer_a_timeout_to_a_team_that_has_one(event: int) -> None:
    whose = HOME if event in (21, 23) else AWAY
    assert list(asked_after(at(), RUN, 1, event)) == [whose]
    without = (0, 3) if whose is HOME else (3, 0)
    usual = snap(at(timeouts=without), RUN, 2, event, (1, 3))
    assert usual.spot == (HOME, 33, 2, 40) and usual.state.timeouts == without


def test_df_5_7_timeouts_are_new_in_the_second_half() -> None:
    last = at(half=1, left=1, opening_kicker=AWAY, timeouts=(0, 1))
    assert snap(last, RUN, 1, 1, (1, 2)).state.timeouts == (3, 3)


def test_df_5_8_the_offence_may_spend_a_timeout_to_double() -> None:
    taken = snap(at(), RUN, 3, 21, True, (1, 4))
    assert taken.state.timeouts == (2, 3) and taken.spot == (HOME, 36, 2, 40)
    assert taken.told("timeout").rule == "DF-5.8"
    refused = snap(at(), RUN, 3, 21, False, (1, 4))
    assert refused.state.timeouts == (3, 3) and refused.spot == (HOME, 33, 2, 40)
    assert snap(at(70), KICK, 1, 21, (1, 2)).state.timeouts == (3, 3)


def test_df_5_9_the_defence_may_spend_a_timeout_to_halve() -> None:
    taken = snap(at(), RUN, 3, 22, True, (1, 4))
    assert taken.state.timeouts == (3, 2) and taken.spot == (HOME, 31, 2, 40)
    assert snap(at(), RUN, 3, 22, False, (1, 4)).spot == (HOME, 33, 2, 40)
    assert snap(at(), PUNT, 1, 22, Catch.TOUCHBACK).state.timeouts == (3, 3)


def test_df_5_10_the_offence_may_change_to_any_legal_card() -> None:
    changed = snap(at(), RUN, 5, 23, True, LONG, (4, 5))
    assert changed.state.timeouts == (2, 3) and changed.spot == (HOME, 48, 1, 58)
    assert snap(at(), RUN, 5, 23, True, PUNT, Catch.TOUCHBACK).spot == (AWAY, 20, 1, 30)
    assert snap(at(70), RUN, 5, 23, True, KICK, (1, 5)).state.score == (3, 0)
    assert snap(at(), PUNT, 1, 23, True, RUN, (2, 3)).spot == (HOME, 35, 2, 40)
    assert snap(at(), PUNT, 1, 23, False, Catch.TOUCHBACK).state.timeouts == (3, 3)
    assert KICK not in asked_after(at(59), RUN, 5, 23, True)[HOME].options()
    assert KICK in asked_after(at(60), RUN, 5, 23, True)[HOME].options()
    with pytest.raises(Refusal, match="DF-5.10"):
        snap(at(), RUN, 5, 23, True, KICK)


def test_df_5_11_the_defence_may_change_its_card() -> None:
    changed = snap(at(), RUN, 1, 24, True, 5, (2, 5))
    assert changed.state.timeouts == (3, 2) and changed.spot == (HOME, 31, 2, 40)
    assert snap(at(), RUN, 1, 24, True, 1, (2, 5)).spot == (HOME, 37, 2, 40)
    for call, rest in ((PUNT, (Catch.TOUCHBACK,)), (KICK, ((1, 2),))):
        assert snap(at(70), call, 1, 24, *rest[: 0 if call is PUNT else 1]).state.timeouts == (3, 3)
    with pytest.raises(Refusal, match="DF-5.11"):
        snap(at(), RUN, 1, 24, True, 6)


@pytest.mark.rules("DF-5.10", "DF-5.11")
def test_a_changed_card_is_played_without_any_event() -> None:
    changed = snap(at(), SHORT, 5, 24, True, 1, (1, 3))
    assert "intercepted" not in changed.whats and changed.spot == (HOME, 34, 2, 40)
    recalled = snap(at(), RUN, 1, 23, True, SHORT, (1, 3))
    assert "intercepted" not in recalled.whats and recalled.spot == (HOME, 34, 2, 40)


def test_a_short_pass_is_offered_what_a_run_is() -> None:
    assert list(asked_after(at(), SHORT, 1, 24)) == [AWAY]
