"""Chapter 4: the scrimmage play of the Basic Game."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.games.canadian_pro.rules.calls import Call, menu_of
from snapcount.games.canadian_pro.rules.open_calls import calls
from snapcount.games.canadian_pro.rules.settings import cut
from snapcount.games.canadian_pro.state import Options
from snapcount.games.canadian_pro.teams.teams import team
from tests.rules.canadian_pro.scripted import (
    AWAY,
    FB,
    HB,
    HOME,
    WB,
    at,
    go,
    passing,
    playing,
    refused,
    setting,
    variant,
)

BASIC = Options()
SHORT, MEDIUM, LONG = (passing("SE", depth) for depth in "SML")


def test_cp_4_1_settings_1_to_5_can_be_chosen() -> None:
    for number in range(1, 6):
        assert go(at(), HB, setting(number), 2, 7).facts("setting_added_up")["parts"][0] == (
            "setting",
            number,
        )
    for number in (0, 6, -1, 7):
        assert refused(at(), HB, setting(number)) == "CP-4.1"


def test_cp_4_2_only_the_three_backs_run() -> None:
    for call in (FB, HB, WB):
        assert call in calls(menu_of(at(), True))
    for who in ("SE", "FL", "TE", "QB", ""):
        assert refused(at(), Call("run", who)) == "CP-4.2"
    rules = playing(BASIC, variant("edm_no_legs", "edmonton_1973", no_running_halfback))
    assert refused(at(rules=rules), HB) == "CP-1.10"


def no_running_halfback(plain: dict[str, Any]) -> None:
    plain["cards"]["backs"][0].pop("run")


def test_cp_4_3_a_pass_names_a_receiver_and_a_length_he_has() -> None:
    passes = {(call.who, call.depth) for call in calls(menu_of(at(), True)) if call.play == "pass"}
    assert len(passes) == 16  # six receivers, but no long pass to Bell or Grainlift
    assert ("HB", "L") not in passes and ("SE", "L") in passes
    assert refused(at(), passing("HB", "L")) == "CP-1.10"
    assert refused(at(), passing("QB", "S")) == "CP-4.3"
    assert refused(at(), passing("SE", "X")) == "CP-4.3"


def test_cp_4_4_not_three_times_running_and_run_and_pass_count_apart() -> None:
    twice = at(history=(("run", "HB"), ("run", "HB")))
    assert refused(twice, HB) == "CP-4.4"
    assert passing("HB", "S") in calls(menu_of(twice, True)) and FB in calls(menu_of(twice, True))
    assert HB in calls(menu_of(at(history=(("run", "HB"), ("pass", "HB"))), True))
    thrown = at(history=(("pass", "SE"), ("pass", "SE")))
    assert refused(thrown, SHORT) == refused(thrown, LONG) == "CP-4.4"


def test_cp_4_5_the_dtc_changes_the_setting_and_shows_letters() -> None:
    dtc = team("montreal_1973").dtc
    assert [cell.text for cell in dtc.columns["M"]][3:6] == ["-2X", "-2R", "+1"]
    assert go(at(), MEDIUM, setting(3), 12, 3).facts("setting_added_up")["final"] == 4
    assert go(at(), MEDIUM, setting(4), 5, 5, 12, 7).facts("setting_added_up")["flags"] == "X"


def test_cp_4_6_the_setting_is_cut_to_0_and_6() -> None:
    assert [cut(total) for total in (-3, 0, 1, 5, 6, 9)] == [0, 0, 1, 5, 6, 6]
    assert go(at(), SHORT, setting(1), 11, 4).facts("setting_added_up")["final"] == 0  # 1 - 2
    assert go(at(), LONG, setting(5), 2, 2).facts("setting_added_up")["final"] == 6  # 5 + 3


def test_cp_4_7_columns_0_and_6_are_on_the_playboard() -> None:
    low = go(at(), HB, setting(1), 3, 4).facts("gained")
    assert (low["card"], low["column"], low["cell"], low["yards"]) == ("Playboard", 0, "-5", -5)
    high = go(at(), HB, setting(5), 3, 11).facts("gained")
    assert (high["card"], high["column"], high["yards"]) == ("Playboard", 6, 28)
    assert go(at(), HB, setting(5), 3, 7).facts("gained")["card"] == "run"


def test_cp_4_8_the_cell_is_the_gain_and_its_letters_count() -> None:
    plain = go(at(20), HB, setting(5), 2, 7)
    assert plain.facts("gained")["yards"] == 76 and plain.facts("gained")["spot"] == 96
    assert plain.state.situation.ball == 96
    assert go(at(), HB, setting(3), 6, 7, 7, "decline").facts("flagged")["seat"] is HOME
    assert "hurt" in go(at(), HB, setting(2), 6, 7, 2).whats
    assert "fumbled" in go(at(), FB, setting(2), 3, 7, 6).whats


def test_cp_4_9_basic_ignores_the_letter_a() -> None:
    assert go(at(), HB, setting(3), 7, 7).facts("gained")["yards"] == 3


def test_cp_4_10_basic_ignores_the_asterisk() -> None:
    played = go(at(), passing("FB", "S"), setting(3), 7, 8, 8)
    assert played.facts("gain_read")["cell"] == "3*" and played.facts("gained")["yards"] == 3


def test_cp_4_11_x_and_r_come_first_and_the_dtc_penalty_last() -> None:
    taken = go(at(), LONG, setting(3), 3, 5, 7, 7, 9)
    assert (
        taken.thrown == ["snap", "snap", "spot", "x-return-column", "return"] and "threw" not in taken.whats
    )
    played = go(at(), SHORT, setting(3), 11, 9, 7, 12, "decline")
    assert played.whats.index("gained") < played.whats.index("flagged")


@pytest.mark.parametrize(
    ("number", "total", "complete", "what"),
    [
        (2, 5, True, "gained"),
        (2, 3, False, "incomplete"),
        (4, 6, False, "hurt"),
        (4, 2, False, "fumbled"),
    ],
)
def test_cp_4_12_only_c_is_complete(number: int, total: int, complete: bool, what: str) -> None:
    more = {"gained": (7,), "incomplete": (), "hurt": (2,), "fumbled": (6,)}[what]
    played = go(at(), MEDIUM, setting(number), total, 8, *more)
    assert played.facts("threw")["complete"] is complete and what in played.whats


def test_cp_4_13_the_gain_is_thrown_on_the_receivers_column() -> None:
    played = go(at(), MEDIUM, setting(2), 5, 8, 6)
    assert played.facts("gain_read")["column"] == "M" and played.spot == (HOME, 65, 1, 75)
    anywhere = go(at(2), passing("FL", "L"), setting(1), 2, 12, 2)
    assert anywhere.state.phase == "try" and anywhere.state.score == (6, 0)


def test_cp_4_14_an_interception_needs_x_on_both_cards() -> None:
    assert "intercepted" in go(at(), LONG, setting(3), 3, 5, 7, 7, 9).whats
    assert "intercepted" not in go(at(), LONG, setting(3), 4, 5, 12).whats
    assert "intercepted" not in go(at(), LONG, setting(3), 3, 8, 7).whats  # no X on the DTC


def test_cp_4_15_the_spot_is_read_on_the_receivers_column_and_td_thrown_again() -> None:
    played = go(at(30), passing("FL", "L"), setting(3), 3, 5, 2, 2, 7, 7, 9)
    assert played.thrown.count("spot") == 3 and played.facts("intercepted")["yards"] == 43
    assert played.facts("intercepted")["seat"] is AWAY and played.facts("intercepted")["spot"] == 110 - 73


def test_cp_4_16_without_agreement_the_offence_throws_again_in_the_changed_column() -> None:
    played = go(at(), MEDIUM, setting(3), 5, 5, 7, 4)
    assert played.thrown == ["snap", "snap", "rethrow", "gain"]
    assert played.facts("threw")["column"] == 1 and played.facts("threw")["row"] == 7
    again = go(at(), MEDIUM, setting(3), 5, 5, 4, 4)  # the second total has X too: not compared
    assert "intercepted" not in again.whats


def test_cp_4_17_rushed_the_sb_column_is_the_loss() -> None:
    played = go(at(), SHORT, setting(3), 2, 6)
    assert played.facts("sacked")["yards"] == -6 and played.spot == (HOME, 35, 2, 51)
    assert "sacked" not in go(at(), SHORT, setting(3), 5, 6, 7, 7).whats  # his cell has X, not R


def test_cp_4_18_run_is_column_5_of_the_running_card() -> None:
    played = go(at(), SHORT, setting(3), 3, 6, 8)
    assert played.thrown[-1] == "scramble" and played.facts("gained")["yards"] == 7
    fumbled = go(at(), SHORT, setting(3), 3, 6, 11, 6)
    assert fumbled.facts("fumbled")["spot"] == 57  # as a run: 16F


def test_cp_4_19_f_in_a_passing_cell_is_a_loose_ball_at_the_line() -> None:
    played = go(at(), MEDIUM, setting(4), 2, 8, 7, 8)
    assert played.facts("fumbled")["spot"] == 41 and played.spot == (AWAY, 69, 1, 79)


def test_cp_4_20_no_long_pass_from_inside_the_five() -> None:
    assert refused(at(106), LONG) == "CP-4.20"
    assert LONG in calls(menu_of(at(105), True)) and MEDIUM in calls(menu_of(at(106), True))


def test_cp_4_21_rx_answers_either_letter() -> None:
    taken = go(at(), LONG, setting(3), 9, 5, 7, 7, 9)  # Lemmerman's L on 9 is RX
    assert "intercepted" in taken.whats
    assert "sacked" in go(at(), LONG, setting(3), 9, 7).whats


def test_cp_4_22_the_limit_counts_one_possession_replays_included() -> None:
    once = at(history=(("run", "HB"),))
    replayed = go(once, HB, setting(3), 6, 7, 7, "accept").state
    assert replayed.situation.down == 1 and replayed.history == (("run", "HB"), ("run", "HB"))
    assert refused(replayed, HB) == "CP-4.4"
    assert go(at(41, 3, 1, history=(("run", "HB"),)), HB, setting(3), 9, 7).state.history == ()


def test_cp_4_23_letters_on_a_receivers_cell_work_as_on_a_run() -> None:
    def letters(plain: dict[str, Any]) -> None:
        rows = plain["cards"]["receivers"][0]["receiving"]["rows"]
        rows["6"][1], rows["7"][1], rows["8"][1] = "24F", "17P", "12N"

    rules = playing(BASIC, variant("edm_letters", "edmonton_1973", letters))
    fumbled = go(at(rules=rules), MEDIUM, setting(2), 5, 8, 6, 6)
    assert fumbled.facts("fumbled")["spot"] == 65
    flagged = go(at(rules=rules), MEDIUM, setting(2), 5, 8, 7, 7, "decline")
    assert flagged.facts("flagged")["column"] == "pass_offence" and flagged.state.situation.ball == 58
    hurt = go(at(rules=rules), MEDIUM, setting(2), 5, 8, 8, 6)
    assert hurt.facts("hurt")["table"] == "Receiver" and hurt.state.situation.ball == 53
