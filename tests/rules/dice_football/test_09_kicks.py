"""Chapter 9: punt, kickoff, free kick, returns."""

from __future__ import annotations

from fractions import Fraction

import pytest

from snapcount.core.drivers.odds import Odds
from snapcount.core.table import Refusal
from snapcount.games.dice_football.questions import Catch, Kick, ReturnBall
from snapcount.games.dice_football.rules.kicks import long_return, short_return
from snapcount.games.dice_football.rules.overtime import stage_of
from snapcount.games.dice_football.state import Options, Overtime
from snapcount.games.dice_football.tables import EVENTS, load
from tests.rules.dice_football.scripted import (
    AWAY,
    HOME,
    KICK,
    PUNT,
    RUN,
    asked,
    asked_after,
    at,
    go,
    kicking,
    overtime,
    snap,
)

TOUCHBACK, RETURN = Catch.TOUCHBACK, Catch.RETURN


@pytest.mark.parametrize(("ball", "spot"), [(1, 49), (30, 20), (50, 0), (60, -10)])
def test_df_9_1_a_punt_goes_fifty_yards_without_a_throw(ball: int, spot: int) -> None:
    assert asked_after(at(ball), PUNT, 1, 1) == {AWAY: ReturnBall("punt", spot, 1)}


def test_df_9_2_the_receivers_choose_touchback_or_return() -> None:
    assert asked_after(at(), PUNT, 1, 1)[AWAY].options() == (TOUCHBACK, RETURN)
    back = snap(at(5), PUNT, 1, 1, TOUCHBACK)
    assert back.spot == (AWAY, 20, 1, 30) and back.told("touchback").rule == "DF-9.2"
    assert snap(at(5), PUNT, 1, 1, RETURN, (1, 2)).spot == (AWAY, 48, 1, 58)


def test_df_9_3_beyond_the_end_line_there_is_no_choice() -> None:
    assert list(asked_after(at(60), PUNT, 1, 1)) == [AWAY]
    out = snap(at(61), PUNT, 1, 1)
    assert out.spot == (AWAY, 20, 1, 30) and out.told("touchback").rule == "DF-9.3"


def test_df_9_4_kickoffs_and_turnovers_return_two_yards_a_pip() -> None:
    assert go(kicking(), Kick.DEEP, RETURN, (5, 6)).spot == (AWAY, 22, 1, 32)
    chain = go(kicking(), Kick.DEEP, RETURN, (2, 2), (3, 3), (1, 2))
    assert chain.facts("returned")["yards"] == 16 + 24 + 6
    assert snap(at(), RUN, 1, 4, (2, 2), (1, 2), (3, 4)).facts("returned")["yards"] == 14
    assert [e.rule for e in chain.events if e.what == "ran_back"] == ["DF-9.4"] * 3


def test_df_9_4a_punts_and_free_kicks_return_half_of_that() -> None:
    chain = snap(at(), PUNT, 1, 1, RETURN, (2, 2), (1, 5))
    assert chain.facts("returned")["yards"] == 8 + 6 and chain.spot == (AWAY, 34, 1, 44)
    assert [(e.rule, e.facts["yards"]) for e in chain.events if e.what == "ran_back"] == [
        ("DF-9.4a", 8),
        ("DF-9.4a", 6),
    ]
    far = go(kicking(), Kick.DEEP, RETURN, (2, 2), (1, 5))
    assert [e.facts["yards"] for e in far.events if e.what == "ran_back"] == [16, 12]
    free = go(kicking(phase="free_kick"), RETURN, (2, 3))
    assert free.facts("returned")["yards"] == 5


def test_df_a_3_returns_have_the_odds_of_the_table() -> None:
    for kind, body in (("turnover_and_kickoff", long_return), ("punt_and_free_kick", short_return)):
        derived = load("returns")[kind]["derived"]
        odds = Odds().of(body)
        mean = sum((yards * chance for yards, chance in odds.items()), Fraction(0))
        square = sum(((yards - mean) ** 2 * chance for yards, chance in odds.items()), Fraction(0))
        assert round(float(mean), 6) == derived["mean_yards"]
        assert round(float(square) ** 0.5, 5) == derived["sd_yards"]
        for yards, chance in derived["distribution"].items():
            assert round(float(odds[int(yards)]), 12) == pytest.approx(chance, abs=1e-12)
        for least, chance in derived["p_at_least"].items():
            far = sum(float(chance) for yards, chance in odds.items() if yards >= int(least))
            assert round(far, 10) == pytest.approx(chance, abs=1e-10)


def test_df_9_5_where_a_return_ends() -> None:
    touchdown = go(kicking(), Kick.DEEP, RETURN, (6, 6), (6, 6), (1, 2))
    assert touchdown.state.phase == "try" and touchdown.state.situation.offence is AWAY
    assert touchdown.state.score == (0, 6)
    exactly = go(kicking(), Kick.DEEP, RETURN, (6, 6), (5, 5), (1, 5))
    assert exactly.facts("returned")["spot"] == 100 and exactly.state.phase == "try"
    short = snap(at(57), PUNT, 1, 1, RETURN, (1, 2))
    assert short.whats[-2:] == ["returned", "touchback"] and short.spot == (AWAY, 20, 1, 30)
    assert snap(at(57), PUNT, 1, 1, RETURN, (3, 4)).spot == (AWAY, 20, 1, 30)
    assert snap(at(57), PUNT, 1, 1, RETURN, (3, 5)).spot == (AWAY, 1, 1, 11)


def test_df_9_6_a_kick_is_never_fumbled_or_blocked() -> None:
    results = {
        snap(at(30, timeouts=(0, 0)), PUNT, 1, event, RETURN, (1, 6)).state._replace(deck=())
        for event in EVENTS
    }
    assert len(results) == 1


def test_df_9_7_deep_or_onside() -> None:
    assert asked(kicking())[HOME].options() == (Kick.DEEP, Kick.ONSIDE)
    assert asked(kicking(), Kick.DEEP) == {AWAY: ReturnBall("kickoff", 0, 2)}
    onside, deep = go(kicking(), Kick.ONSIDE, (4, 4)), go(kicking(), Kick.DEEP, TOUCHBACK)
    assert onside.spot == (HOME, 45, 1, 55)
    assert (onside.facts("kicked_off")["spot"], deep.facts("kicked_off")["spot"]) == (45, 100)
    assert kicking().situation == (HOME, 35, 0, 0), "a kickoff is no down"
    assert go(kicking(), Kick.ONSIDE, (4, 5)).spot == (AWAY, 55, 1, 65)
    assert asked(kicking(half=3, overtime=Overtime(HOME, 2)))[HOME].options() == (Kick.DEEP,)
    with pytest.raises(Refusal, match="DF-9.7"):
        go(kicking(half=3, overtime=Overtime(HOME, 2)), Kick.ONSIDE)


def test_df_9_8_the_scoring_team_kicks_off() -> None:
    assert snap(at(90, offence=AWAY), KICK, 1, 1, (1, 2)).state.situation.offence is AWAY
    after = go(kicking(AWAY, "try"), 1, KICK, (1, 2)).state
    assert after.phase == "kickoff" and after.situation.offence is AWAY


def test_df_9_9_a_free_kick_comes_down_on_the_30() -> None:
    state = kicking(phase="free_kick")
    assert state.situation == (HOME, 20, 0, 0)
    assert asked(state) == {AWAY: ReturnBall("free_kick", 30, 1)}
    assert go(state, RETURN, (1, 2)).spot == (AWAY, 33, 1, 43)
    assert go(state, TOUCHBACK).spot == (AWAY, 20, 1, 30)


def test_df_9_9_no_event_is_turned_for_a_free_kick() -> None:
    burnt = kicking(phase="free_kick", options=Options(burnt_deck=True), deck=EVENTS)
    assert go(burnt, TOUCHBACK).state.deck == EVENTS


@pytest.mark.parametrize("event", [event for event in EVENTS if event != 23])
def test_df_9_10_events_do_nothing_on_a_punt_except_23(event: int) -> None:
    assert snap(at(score=(3, 0)), PUNT, 1, event, TOUCHBACK).spot == (AWAY, 20, 1, 30)
    assert list(asked_after(at(), PUNT, 1, 23)) == [HOME]


def test_df_14_4_no_onside_kicks() -> None:
    state = kicking(options=Options(no_onside=True))
    assert asked(state)[HOME].options() == (Kick.DEEP,)


def test_df_14_5_long_returns() -> None:
    options = Options(long_returns=True)
    punted = snap(at(options=options), PUNT, 1, 1, RETURN, (4, 5))
    assert punted.spot == (AWAY, 38, 1, 48) and "DF-9.4" in [event.rule for event in punted.events]
    free = go(kicking(phase="free_kick", options=options), RETURN, (4, 5))
    assert free.spot == (AWAY, 48, 1, 58)


def test_a_punt_in_overtime_begins_the_next_stage() -> None:
    assert stage_of(snap(overtime(1, ball=30), PUNT, 1, 1, TOUCHBACK).state) == 2
