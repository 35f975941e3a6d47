"""Chapter 6: kicks."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.core.drivers.script import Script
from snapcount.games.canadian_pro.questions import ReturnKick
from snapcount.games.canadian_pro.rules.calls import Call, menu_of
from snapcount.games.canadian_pro.rules.defences import DefenceCall
from snapcount.games.canadian_pro.rules.open_calls import calls
from snapcount.games.canadian_pro.rules.run_backs import end_of_return
from snapcount.games.canadian_pro.state import Options
from snapcount.games.canadian_pro.teams.teams import team
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
    variant,
)

BASIC = Options()
DEFENCE = DefenceCall(3, "4Z-70")


def odd_kicks(plain: dict[str, Any]) -> None:
    """Punts: 4 out of bounds, 5 a fumbled snap. Punt returns: 11 loses ten yards in column B."""
    plain["cards"]["kicking"]["punting"]["rows"]["4"][0] = "41"
    plain["cards"]["kicking"]["punting"]["rows"]["5"][0] = "F"
    for man in plain["cards"]["punt_return"]["returners"]:
        man["columns"]["B"]["11"] = "-10"


ODD = playing(
    BASIC, variant("edm_kicks", "edmonton_1973", odd_kicks), variant("mtl_kicks", "montreal_1973", odd_kicks)
)


def test_cp_6_1_the_kickoff_card_gives_distance_column_and_yard_line() -> None:
    played = go(kicking(team=AWAY), "normal", 6, 4, 9)
    facts = played.facts("kicked_off")
    assert (facts["player"], facts["cell"], facts["yards"], facts["landing"]) == (
        "Mark Harris",
        "53B",
        53,
        12,
    )
    assert played.spot == (HOME, 41, 1, 51)


def test_cp_6_2_a_negative_yard_line_is_in_the_end_zone() -> None:
    assert go(kicking(), "normal", 3, 4, "return", 7).facts("kicked_off")["landing"] == -7
    assert go(kicking(), "normal", 3, 4, "return", 7).state.situation.ball == 23
    for total in range(2, 13):
        card = team("montreal_1973").kicking
        assert 110 - 45 - card.kickoffs[total - 2].yards == card.yard_lines[total - 2].yards


def test_cp_6_3_the_letter_names_the_return_column() -> None:
    assert go(kicking(), "normal", 6, 4, 7).facts("returned")["column"] == "B"
    assert go(kicking(), "normal", 9, 4, 7).facts("returned")["column"] == "A"


@pytest.mark.parametrize(
    ("total", "name"),
    [(2, "Vifargent"), (7, "Vifargent"), (6, "Courseloup"), (8, "Courseloup"), (12, "Lievreblanc")],
)
def test_cp_6_4_the_receivers_dice_pick_the_returner(total: int, name: str) -> None:
    played = go(kicking(), "normal", 6, total, 7)
    assert played.facts("returned")["player"].endswith(name)
    assert played.facts("returned")["row"] == 7


def test_cp_6_5_the_overlapping_printed_ranges() -> None:
    names = [man.name.split()[-1] for man in team("edmonton_1973").kickoff_returns]
    bell, fink, high = "Bell", "Fink", "Highbaugh"
    assert names == [high, high, high, high, high, fink, bell, bell, high, fink, fink]


def test_cp_6_6_the_return_is_added_and_td_f_and_p_count() -> None:
    assert go(kicking(team=AWAY), "normal", 6, 4, 9).state.situation.ball == 12 + 29
    scored = go(kicking(team=AWAY), "normal", 6, 4, 10)
    assert scored.state.phase == "try" and scored.state.score == (6, 0)
    assert go(kicking(), "normal", 2, 5, 2, 7).facts("fumbled")["seat"] is AWAY
    flagged = go(kicking(), "normal", 2, 4, 11, 7, (1,), "decline")
    assert (
        flagged.facts("flagged")["seat"] is AWAY and flagged.facts("flagged")["column"] == "kickoff_receiving"
    )


def test_cp_6_7_a_kickoff_to_the_dead_line_is_a_single() -> None:
    played = go(kicking(), "normal", 11, 4)
    assert played.thrown == ["kick", "kick"] and played.state.score == (1, 0)
    assert played.spot == (AWAY, 35, 1, 45)
    assert go(kicking(shift=-18), "normal", 3, 4).state.score == (1, 0)  # judged after what moves it
    assert go(kicking(shift=1), "normal", 11, 4, "return", 7).state.score == (0, 0)


def test_cp_6_8_onside_kicks() -> None:
    assert go(kicking(), "onside", 3).spot == (HOME, 63, 1, 73)
    lost = go(kicking(), "onside", 6)
    assert lost.spot == (AWAY, 55, 1, 65) and lost.thrown == ["onside"]


def test_cp_6_9_the_kickoff_after_a_safety_touch() -> None:
    played = go(kicking("free_kick"), 6, 4, 7)
    facts = played.facts("kicked_off")
    assert (facts["landing"], facts["yards"]) == (32, 43) and played.spot == (AWAY, 62, 1, 72)
    _, question = asked(kicking("free_kick"), 11, 4)
    assert isinstance(question, ReturnKick) and question.spot == -5  # -25 and 20


def test_cp_6_10_a_punt_is_measured_from_the_line_of_scrimmage() -> None:
    played = go(at(41, 3), PUNT, 6, 4, 7)
    assert played.facts("punted")["yards"] == 32 and played.facts("punted")["landing"] == 37
    assert played.spot == (AWAY, 41, 1, 51)


def test_cp_6_11_k_sends_to_column_2_and_keeps_the_return_column() -> None:
    played = go(at(41, 3), PUNT, 10, 6, 9, 10)
    assert played.thrown == ["kick", "kick", "kick2", "kick-return"]
    assert played.facts("punted")["yards"] == 60 and played.facts("returned")["column"] == "B"
    assert go(at(41, 3), PUNT, 7, 6, 9, 10).facts("returned")["column"] == "A"


def test_cp_6_12_without_a_letter_the_punt_is_out_of_bounds() -> None:
    played = go(at(41, 3, rules=ODD), PUNT, 4, 4)
    assert played.thrown == ["kick", "kick"] and played.spot == (AWAY, 28, 1, 38)
    beyond = go(at(80, 3, rules=ODD), PUNT, 4, 4)
    assert beyond.state.score == (1, 0) and beyond.spot == (AWAY, 35, 1, 45)
    assert go(at(41, 3), PUNT, 7, 6, 9, 7).thrown[-1] == "kick-return"  # column 2 never has a letter


def test_cp_6_13_the_punt_is_returned_with_new_dice() -> None:
    played = go(at(41, 3), PUNT, 6, 8, 7)
    assert played.facts("returned")["player"] == "Tibo Vifargent" and played.facts("returned")["row"] == 7
    assert played.state.situation.ball == 37 + 8


def test_cp_6_14_a_blocked_punt_is_loose_15_yards_back() -> None:
    played = go(at(30, 3), PUNT, 7, 5, 12, 9, 6)
    assert played.facts("blocked")["seat"] is AWAY and played.facts("blocked")["spot"] == 110 - 15
    assert played.spot == (AWAY, 95, 1, 105)


def test_cp_6_15_a_fumbled_snap_is_loose_20_yards_back() -> None:
    played = go(at(41, 3, rules=ODD), PUNT, 5, 4, 9, 6)
    assert played.facts("fumbled")["spot"] == 21 and played.spot == (AWAY, 89, 1, 99)


def test_cp_6_16_the_band_must_have_a_column() -> None:
    assert go(at(85, 3), FIELD_GOAL, 7).facts("field_goal_tried")["column"] == "20-29"
    assert go(at(68, 3), FIELD_GOAL, 5).facts("field_goal_tried")["column"] == "37-42"
    assert refused(at(61, 3), FIELD_GOAL) == "CP-6.16"  # 49 yards
    assert refused(at(66, 3, team=AWAY), FIELD_GOAL) == "CP-6.16"  # Montreal's 43-48 is empty
    assert FIELD_GOAL in calls(menu_of(at(66, 3), True))


def test_cp_6_17_good_single_number_or_blocked() -> None:
    assert go(at(85, 3), FIELD_GOAL, 7).state.score == (3, 0)
    single = go(at(85, 3), FIELD_GOAL, 4)
    assert single.state.score == (1, 0) and single.spot == (AWAY, 35, 1, 45)
    assert "missed" in go(at(70, 3), FIELD_GOAL, 3, "return", 8, 9).whats
    assert "blocked" in go(at(85, 3), FIELD_GOAL, 2, 6).whats


def test_cp_6_18_a_miss_is_a_punt_with_two_more_dice_for_the_returner() -> None:
    played = go(at(70, 3), FIELD_GOAL, 7, "return", 8, 9)  # 52B from the 70: 12 deep
    assert False is played.facts("field_goal_tried")["good"]
    assert played.thrown == ["field-goal", "returner", "kick-return"]
    assert (
        played.facts("returned")["player"] == "Tibo Vifargent" and played.facts("returned")["column"] == "B"
    )


def test_cp_6_19_a_blocked_field_goal_is_loose_10_yards_back() -> None:
    assert go(at(85, 3), FIELD_GOAL, 2, 9, 6).facts("blocked")["spot"] == 110 - 75


def test_cp_6_20_the_bands_of_the_place_kicking_card() -> None:
    bands = [(low, high) for low, high, _ in team("edmonton_1973").place_kicking.bands]
    assert bands == [(1, 9), (10, 19), (20, 29), (30, 36), (37, 42), (43, 48)]


def test_cp_6_21_in_the_end_zone_the_receivers_decide() -> None:
    seat, question = asked(at(60, 3), PUNT, 7, 5, 10)
    assert seat is AWAY and isinstance(question, ReturnKick)
    assert (question.spot, question.options()) == (-24, ("return", "concede"))
    conceded = go(at(60, 3), PUNT, 7, 5, 10, "concede", 7)
    assert conceded.state.score == (1, 0) and conceded.spot == (AWAY, 35, 1, 45)


def test_cp_6_22_conceding_throws_the_dice_for_a_penalty_only() -> None:
    fumble = go(at(60, 3), PUNT, 7, 5, 10, "concede", 3)  # 6F
    assert fumble.state.score == (1, 0) and "fumbled" not in fumble.whats
    flag = go(at(60, 3), PUNT, 7, 5, 10, "concede", 4, 7, (1,), "accept")  # 5P
    assert flag.state.score == (1, 0) and flag.spot == (AWAY, 20, 1, 30)


def test_cp_6_23_25_yards_deep_is_through_the_dead_line() -> None:
    through = go(at(61, 3), PUNT, 7, 5, 10)
    assert through.facts("punted")["landing"] == -25 and through.state.score == (1, 0)
    _, question = asked(kicking(), "normal", 3, 4)
    assert question.options() == ("return", "concede")  # kickoffs too
    _, question = asked(at(60, 1, rules=advanced("quick_kick")), Call("quick_kick", "HB"), DEFENCE, 3, 4)
    assert question.options() == ("return", "concede", "ground")


def test_cp_6_23_one_yard_less_and_it_can_be_played_whatever_the_kick() -> None:
    playable = go(at(60, 3), PUNT, 7, 5, 10, "concede", 7)  # 24 deep
    assert playable.facts("conceded")["row"] == 7 and playable.state.score == (1, 0)
    rules = advanced("quick_kick")
    quick = Call("quick_kick", "HB")  # 43 yards and 10 for setting 3
    through = go(at(82, rules=rules), quick, DEFENCE, 7, 4)
    assert "returned" not in through.whats and through.state.score == (1, 0) and through.state.left == 580
    _, question = asked(at(81, rules=rules), quick, DEFENCE, 7, 4)
    assert isinstance(question, ReturnKick) and question.spot == -24
    brought_out = go(at(60, 1, rules=rules), quick, DEFENCE, 7, 12, "return")  # 3 deep, 20 yards
    assert brought_out.spot == (AWAY, 17, 1, 27)
    _, question = asked(kicking(shift=-36), "normal", 6, 4)  # the 12 less 36
    assert isinstance(question, ReturnKick) and question.spot == -24
    assert go(kicking(shift=-37), "normal", 6, 4).state.score == (1, 0)


def test_cp_6_24_not_brought_out_is_a_single_carried_back_a_safety_touch() -> None:
    short = go(at(60, 3), PUNT, 7, 5, 10, "return", 7)
    assert short.state.score == (1, 0) and short.spot == (AWAY, 35, 1, 45)
    exact = go(kicking(team=AWAY), "normal", 7, 9, "return", 6)
    assert exact.spot == (HOME, 1, 1, 11)
    carried = go(at(71, 3, rules=ODD), PUNT, 6, 4, 11)  # fielded on the 7, ten yards lost
    assert (
        carried.state.score == (2, 0)
        and carried.state.phase == "free_kick"
        and carried.state.situation.offence is AWAY
    )


def test_cp_6_25_exactly_on_the_goal_line_is_in_play() -> None:
    played = go(at(78, 3), PUNT, 6, 4, 7)  # no question: it can't be conceded
    assert played.facts("punted")["landing"] == 0 and played.spot == (AWAY, 4, 1, 14)


def test_cp_6_26_p_with_a_distance_is_against_the_kickers() -> None:
    played = go(at(20, 3), PUNT, 7, 6, 4, 7, 4, "decline")
    assert (played.facts("flagged")["seat"], played.facts("flagged")["column"]) == (HOME, "kick_kicking")


def test_cp_6_27_the_convert() -> None:
    good, wide = go(kicking("try"), 8), go(kicking("try"), 12)
    assert good.state.score == (1, 0) and wide.state.score == (0, 0)
    assert good.state.phase == wide.state.phase == "kickoff" and good.thrown == ["convert"]


def test_cp_6_24_fielded_on_the_goal_line_and_carried_behind_it_is_a_safety_touch() -> None:
    for fielded, how in ((0, "safety"), (-1, "single"), (3, "safety")):
        end = end_of_return(Script(), BASIC, AWAY, fielded, -2, False)
        assert (end.team, end.how) == (HOME, how)


def test_cp_6_28_a_blocked_kick_kept_by_the_kickers_counts_as_a_down() -> None:
    assert go(at(30, 2), PUNT, 7, 5, 12, 6).spot == (HOME, 15, 3, 40)
    assert go(at(30, 3), PUNT, 7, 5, 12, 6).spot == (AWAY, 95, 1, 105)
