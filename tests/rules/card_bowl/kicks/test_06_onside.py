"""Chapter 6: on-side kick."""

from __future__ import annotations

import pytest

from snapcount.core.drivers.script import Script
from snapcount.core.table import Refusal, Seat
from snapcount.games.card_bowl.questions import ChooseKick, FreeKick
from snapcount.games.card_bowl.rules.cards import FULL_PILE
from snapcount.games.card_bowl.rules.course import free_kick_phase
from snapcount.games.card_bowl.rules.kicks.onside import onside
from snapcount.games.card_bowl.state import Kick, Options, State
from tests.rules.card_bowl.bowl import K, R, kick, kicked_from


def test_cb_6_1_and_cb_6_2_a_number_from_0_to_20_is_declared_before_the_draw() -> None:
    numbers = [
        one.number for one in ChooseKick(kicked_from(Seat.HOME, 30), False).every() if one.kind == "onside"
    ]
    assert numbers == list(range(21))
    refusal = ChooseKick(kicked_from(Seat.HOME, 30), False).problem(FreeKick("onside", 21))
    assert refusal is not None and refusal.rule == "CB-6.2"
    with pytest.raises(Refusal, match="CB-6.2"):
        kick("onside", "7S", declared=21, kick_spot=30, failures=0)
    assert kick("onside", "7S 10H 7D", declared=20, kick_spot=30, failures=0)["distance"] == 27


def test_cb_6_10_after_a_second_failure_the_kick_may_be_repeated_and_the_choice_returns() -> None:
    state = State(Options(), "kickoff", left=180, kick=Kick(1), situation=kicked_from(Seat.HOME, 30))
    again = free_kick_phase(Script([FreeKick("onside", 5), "3S", "rekick"]), state)
    assert (again.phase, again.kick, again.situation.ball, again.left) == ("kickoff", Kick(2), 30, 180)
    third = free_kick_phase(Script([FreeKick("onside", 5), "BJ", "8H", "rekick"]), again)
    assert (third.kick, third.situation.ball) == (Kick(3), 25)
    other = free_kick_phase(Script([FreeKick("kickoff"), "AS", "7H", "9C", "touchback"]), again)
    assert other.phase == "scrimmage" and other.situation.offence is Seat.AWAY


def test_cb_6_12_the_kickers_draw_first_and_the_bounce_is_theirs() -> None:
    table = Script(["7S", 0, 0, "JH", "7D", "AC", "8H", "7C"])
    result = onside(table, Seat.HOME, 30, 7, 0, FULL_PILE)
    assert [event.facts["seat"] for event in table.events if event.what == "turned"][1:3] == [K, R]
    assert result.loose and result.changed
    assert (result.team, result.spot) == (K, 40), "an ace bounces four yards back towards the kickers"


def test_cb_6_14_seven_declared_and_seven_drawn_is_fourteen_yards_and_four_for_the_receivers() -> None:
    assert kick("onside", "7S 10H 7D", declared=7, kick_spot=30, failures=0)["team"] is R
    assert kick("onside", "7S QH 7D", declared=7, kick_spot=30, failures=0)["team"] is K


def test_cb_6_15_the_red_joker_is_replaced_on_the_distance_of_a_kick_out_of_bounds() -> None:
    taken = kick("onside", "BJ RJ 8H", [(7, "R", "take")], declared=5, kick_spot=30, failures=1)
    assert taken["distance"] == 13 and taken["spot"] == 57


def test_cb_6_9_a_kick_that_is_taken_costs_time_as_cb_32_17_says() -> None:
    short = kick("onside", "3S", [(7, "R", "take")], kick_spot=30, declared=5, failures=1)
    assert (short["spot"], short["intervals"], short["oob"]) == (62, 1, False), "it is not repeated"
    out = kick("onside", "BJ 8H", [(7, "R", "take")], kick_spot=30, declared=5, failures=1)
    assert (out["spot"], out["intervals"], out["oob"]) == (57, 0, True)
    again = kick("onside", "BJ", kick_spot=30, declared=5, failures=0)
    assert (again["event"], again["intervals"], again["oob"]) == ("rekick", 0, True)
    state = State(
        Options(timing="simple1"), "kickoff", left=36, kick=Kick(1), situation=kicked_from(Seat.HOME, 30)
    )
    assert free_kick_phase(Script([FreeKick("onside", 5), "3S", "take"]), state).left == 35
    assert free_kick_phase(Script([FreeKick("onside", 5), "3S", "rekick"]), state).left == 36


def test_cb_6_3_and_cb_6_4_the_declared_number_and_a_card_make_the_distance() -> None:
    live = kick("onside", "3S 9H 4D", declared=7)
    assert (live["distance"], live["team"], live["spot"]) == (10, K, 40), "ten yards are enough"
    short = kick("onside", "2S", declared=7)
    assert (short["distance"], short["event"], short["fails"]) == (9, "rekick", 1)


def test_cb_6_5_a_short_kick_is_repeated_from_the_same_spot() -> None:
    assert [kick("onside", "2S", declared=7, kick_spot=spot)["kick_spot"] for spot in (30, 25)] == [30, 25]


def test_cb_6_6_out_of_bounds_it_is_repeated_from_five_yards_farther_back() -> None:
    out = kick("onside", "BJ", declared=7)
    assert (out["event"], out["kick_spot"], out["oob"], out["fails"]) == ("rekick", 25, True, 1)
    assert kick("onside", "BJ", declared=7, kick_spot=6)["kick_spot"] == 3, "half the distance"


def test_cb_6_7_touched_by_the_receivers_they_get_no_bonus() -> None:
    plain = kick("onside", "9S 8H 7D", declared=7)
    assert (plain["team"], plain["distance"]) == (R, 16), "7 and a bonus of 6 beat 8"
    touched = kick("onside", "RJ 9S 8H 7D", declared=7)
    assert (touched["team"], touched["touched"], touched["spot"]) == (K, True, 46)


def test_cb_6_8_touched_the_ball_is_live_also_under_ten_yards() -> None:
    live = kick("onside", "RJ 2S 8H 7D", declared=0)
    assert (live["event"], live["team"], live["spot"]) == ("ball", K, 32)


def test_cb_6_11_the_kickers_may_not_advance_it_the_receivers_may() -> None:
    ours = kick("onside", "7S KH 3D", declared=7)
    assert (ours["team"], ours["spot"], ours["ofr"]) == (K, 44, False)
    assert ours["next"]["down"] == 1 and ours["fails"] == 0, "a ball that was live is no failure"
    theirs = kick("onside", "7S JH KD 3S 4S", declared=7)
    assert (theirs["team"], theirs["spot"], theirs["ofr"]) == (R, 56 + 7, True)


def test_cb_6_13_the_bonus_wins_the_ball_but_not_the_run() -> None:
    lower = kick("onside", "7S QH JD", declared=7)
    assert (lower["team"], lower["spot"], lower["ofr"]) == (R, 56, False), "15 beats 12, but J is less than Q"
