"""Chapter 16: punts out of bounds, quick kicks and kicks kicked back."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.core.drivers.script import Script
from snapcount.games.canadian_pro.questions import AnswerKickBack, ReturnKick
from snapcount.games.canadian_pro.rules.calls import Call
from snapcount.games.canadian_pro.rules.kick_backs import dead_kick
from snapcount.games.canadian_pro.rules.kicks import Kick
from snapcount.games.canadian_pro.tables import QUICK_KICK, QUICK_RETURN
from tests.rules.canadian_pro.scripted import (
    AWAY,
    FIELD_GOAL,
    HOME,
    PUNT,
    advanced,
    asked,
    at,
    go,
    kicking,
    playing,
    refused,
    setting,
    variant,
)

CARD = setting(3, "4Z-70")
ASIDE = Call("punt", variant="out_of_bounds")
QUICK = Call("quick_kick", "HB")
BACK = advanced("kick_back")


def test_cp_16_2_a_punt_out_of_bounds() -> None:
    rules = advanced("oob_punt")
    played = go(at(41, 3, rules=rules), ASIDE, 4, 6)
    assert played.facts("punted")["yards"] == 36 and played.spot == (AWAY, 33, 1, 43)
    assert played.state.left == 580 and played.thrown == ["kick", "kick"]
    assert go(at(41, 3, rules=rules), ASIDE, 7, 6).facts("punted")["yards"] == 30  # KA
    assert refused(at(41, 2, rules=rules), ASIDE) == "CP-16.2"
    assert go(at(41, 3, rules=rules, quarter=4, left=100), ASIDE, 4, 6).state.left == 80


def test_cp_16_3_f_still_counts_and_beyond_the_goal_line_is_a_single() -> None:
    def fumbles(plain: dict[str, Any]) -> None:
        plain["cards"]["kicking"]["punting"]["rows"]["4"][0] = "F"

    rules = playing(advanced("oob_punt"), variant("edm_f", "edmonton_1973", fumbles))
    assert go(at(41, 3, rules=rules), ASIDE, 4, 6, 6).facts("fumbled")["spot"] == 21
    beyond = go(at(90, 3, rules=rules), ASIDE, 5, 6)
    assert beyond.state.score == (1, 0) and beyond.spot == (AWAY, 35, 1, 45)


@pytest.mark.rules("CP-16.3", "CP-6.12")
def test_out_of_bounds_exactly_on_the_goal_line_is_no_single() -> None:
    rules = advanced("oob_punt")
    on_the_line = go(at(74, 3, rules=rules), ASIDE, 4, 6)  # 36 yards
    assert on_the_line.spot == (AWAY, 1, 1, 11) and on_the_line.state.score == (0, 0)
    behind_it = go(at(75, 3, rules=rules), ASIDE, 4, 6)
    assert behind_it.spot == (AWAY, 35, 1, 45) and behind_it.state.score == (1, 0)


def test_cp_16_9_a_quick_kick_on_first_or_second_down_is_no_announcement() -> None:
    rules = advanced("quick_kick")
    assert refused(at(41, 3, rules=rules), QUICK) == "CP-16.9"
    seat, _ = asked(at(rules=rules), QUICK)
    assert seat is AWAY  # the defence calls as usual


def test_cp_16_10_longer_the_lower_the_setting() -> None:
    for number in range(1, 6):
        played = go(at(30, rules=advanced("quick_kick")), QUICK, setting(number, "4Z-70"), 8, 9, "return")
        assert played.facts("punted")["yards"] == 36 + 5 * (5 - number)


def test_cp_16_11_the_return_is_on_the_playboard() -> None:
    played = go(at(30, rules=advanced("quick_kick")), QUICK, setting(2, "4Z-70"), 4, 9, "return")
    assert played.thrown == ["kick", "kick"] and played.facts("returned")["yards"] == 5
    assert played.spot == (AWAY, 24, 1, 34)


def test_cp_16_12_the_quick_kick_table() -> None:
    assert [cell.text for cell in QUICK_KICK][:3] == ["BLK", "52", "46"]
    assert [cell.yards for cell in QUICK_RETURN][-2:] == [8, 20]
    played = go(at(30, rules=advanced("quick_kick")), QUICK, setting(2, "4Z-70"), 4, 9, "return")
    assert played.facts("punted")["yards"] == 61  # the book's example


def test_cp_16_13_a_blocked_quick_kick() -> None:
    state = at(30, 2, rules=advanced("quick_kick"))
    kept = go(state, QUICK, CARD, 2, 9, 6)
    assert kept.facts("blocked")["spot"] == 110 - 15 and kept.spot == (HOME, 15, 3, 40)
    assert go(state, QUICK, CARD, 2, 9, 9, "return", 6).spot == (AWAY, 95, 1, 105)


def test_cp_16_14_who_kicks_against_a_blitz_and_into_the_end_zone() -> None:
    rules = advanced("quick_kick")
    assert refused(at(rules=rules), Call("quick_kick", "QB")) == "CP-16.14"
    blitz = go(at(30, rules=rules), Call("quick_kick", "WB"), setting(0, "1B-70"), 4, 9, "return")
    assert blitz.facts("punted")["yards"] == 46 + 15 and blitz.facts("punted")["setting"] == 2
    assert blitz.facts("punted")["player"] == "Jory Windrow"
    _, question = asked(at(70, rules=rules), QUICK, CARD, 8, 9)
    assert isinstance(question, ReturnKick) and (question.spot, question.known) == (-6, 5)
    assert "concede" in asked(at(65, rules=rules), QUICK, CARD, 8, 9)[1].options()
    assert "concede" not in asked(at(64, rules=rules), QUICK, CARD, 8, 9)[1].options(), (
        "on the line it is in play"
    )
    conceded = go(at(70, rules=rules), QUICK, CARD, 8, 9, "concede")
    assert conceded.thrown == ["kick", "kick"] and conceded.state.score == (1, 0)
    short = go(at(70, rules=rules), QUICK, CARD, 8, 9, "return")
    assert short.state.score == (1, 0)  # 5 yards from 6 deep


def test_cp_16_15_a_kick_is_punted_back() -> None:
    played = go(at(50, 3, rules=BACK), PUNT, 7, 5, 3, "kick_back", 7, "return", 8, 7)
    assert played.facts("kicked_back")["yards"] == 33 and played.facts("kicked_back")["landing"] == 87
    blocked = go(at(50, 3, rules=BACK), PUNT, 6, 4, "kick_back", 2, 7)
    assert blocked.facts("fumbled") == {"seat": AWAY, "spot": 28, "snap": False}
    lost = go(at(50, 3, rules=BACK), PUNT, 6, 4, "kick_back", 2, 2, "ground")
    assert lost.spot == (HOME, 82, 1, 92), "the punter's team has it anew, not on its fourth down"


def test_cp_16_16_the_answer_to_a_kick_back() -> None:
    seat, question = asked(at(50, 3, rules=BACK), PUNT, 7, 5, 3, "kick_back", 7)
    assert seat is HOME and isinstance(question, AnswerKickBack) and question.spot == 87
    returned = go(at(50, 3, rules=BACK), PUNT, 7, 5, 3, "kick_back", 7, "return", 8, 7)
    assert returned.facts("returned")["column"] == "B" and returned.spot == (HOME, 91, 1, 101)
    again = go(at(50, 3, rules=BACK), PUNT, 6, 4, "kick_back", 7, "kick_again", 6, 7, 8, 7)
    assert again.facts("kicked_again")["yards"] == 23


def test_cp_16_17_the_third_kick_must_be_returned_in_column_a() -> None:
    third = go(at(50, 3, rules=BACK), PUNT, 6, 4, "kick_back", 7, "kick_again", 6, 7, 8, 7)
    # fielded on Montreal's 28, kicked 33 to Edmonton's 49, kicked 23 to Montreal's 38
    assert third.facts("kicked_again")["landing"] == 38 and third.facts("returned")["column"] == "A"
    assert third.spot == (AWAY, 43, 1, 53)
    refused_kick = go(at(50, 3, rules=BACK), PUNT, 6, 4, "kick_back", 7, "kick_again", 7)
    assert refused_kick.spot == (HOME, 49, 1, 59) and "third_kick_refused" in refused_kick.whats


def test_cp_16_18_any_kick_that_can_be_returned() -> None:
    for state, inputs in (
        (kicking(rules=BACK), ("normal", 6, 4)),
        (at(41, 3, rules=BACK), (PUNT, 6, 4)),
        (at(75, 3, rules=BACK), (FIELD_GOAL, 3)),
        (at(41, rules=advanced("quick_kick", "kick_back")), (QUICK, CARD, 8, 9)),
    ):
        _, question = asked(state, *inputs)
        assert "kick_back" in question.options()
    second = go(at(50, 3, rules=BACK), PUNT, 6, 4, "kick_back", 7, "return", 9, 7)
    assert second.thrown[-2:] == ["returner", "kick-return"]
    assert second.facts("returned")["player"] == "Lyle Footbridge"  # 9 on Edmonton's punt return card


@pytest.mark.rules("CP-16.18")
def test_a_kick_back_through_the_dead_line_is_a_single_for_whoever_kicked() -> None:
    def shank(plain: dict[str, Any]) -> None:
        plain["cards"]["kicking"]["punting"]["rows"]["3"][0] = "5B"

    rules = playing(BACK, variant("edm_shank", "edmonton_1973", shank))
    through = go(at(2, 3, rules=rules), PUNT, 3, 4, "kick_back", 11)  # from Montreal's 103, 45 yards
    assert through.state.score == (0, 1) and through.spot == (HOME, 35, 1, 45)


@pytest.mark.rules("CP-16.18", "CP-8.14")
def test_penalties_on_a_kick_that_is_kicked_back() -> None:
    first = (PUNT, 7, 6, 4, "kick_back", 7, "return")  # 64P by Edmonton, kicked back 33 to its 59
    procedure = go(at(20, 3, 8, rules=BACK), *first, 8, 7, 4, "accept")
    assert procedure.spot == (HOME, 15, 3, 28)  # the punt is made again
    no_yards = go(at(20, 3, 8, rules=BACK), *first, 8, 7, 7, "accept")
    assert no_yards.spot == (AWAY, 41, 1, 51)
    clean = (PUNT, 6, 4, "kick_back", 7, "return")  # from the 28, 33 yards to Edmonton's 49
    offside = go(at(50, 3, rules=BACK), *clean, 5, 5, 9, "accept")  # Daybreak's 8P, offside by Edmonton
    assert offside.spot == (AWAY, 33, 1, 43)  # its kicker keeps the ball where he kicked it from
    clip = go(at(50, 3, rules=BACK), *clean, 5, 5, 7, (1,), "accept")
    assert clip.spot == (HOME, 34, 1, 44)


@pytest.mark.rules("CP-16.30", "CP-6.23")
def test_a_kick_back_that_reaches_the_dead_line_is_through_it() -> None:
    punted = Kick("kick", HOME, 30, 60, "B", "kick")
    for landing, how in ((-25, "single"), (-24, None)):
        back = Kick("kick", AWAY, 60, landing, "B", "kick")
        ended = dead_kick(Script(), punted, back, 110 - landing)
        assert (ended.end.how if ended else None) == how
    stays = dead_kick(Script(), punted, Kick("kick", AWAY, -5, 112, "B", "kick"), -2)
    assert stays is not None and (stays.end.how, stays.end.team) == ("touchdown", HOME)


def test_cp_16_30_rare_ends_of_kicks_back() -> None:
    stays = go(at(60, 3, rules=BACK), PUNT, 7, 5, 10, "kick_back", 12)  # 24 deep, 20 yards
    assert stays.state.phase == "try" and stays.state.score == (6, 0)
    third = go(at(50, 3, rules=BACK), PUNT, 6, 4, "kick_back", 7, "kick_again", 6, 2, 6)
    assert third.facts("fumbled") == {"seat": HOME, "spot": 49, "snap": False}
    # fielded on Montreal's 78 (a short punt from the own 2), kicked back 45 into Edmonton's end zone
    dead = go(at(2, 3, rules=BACK), PUNT, 3, 4, "kick_back", 11, "kick_again", 9)
    assert dead.facts("kicked_back")["landing"] == -13
    assert dead.state.score == (0, 1) and dead.spot == (HOME, 35, 1, 45)  # a single for the last kicker
    _, question = asked(at(2, 3, rules=BACK), PUNT, 3, 4, "kick_back", 11)
    assert question.options() == ("return", "kick_again")  # no conceding, no grounding
