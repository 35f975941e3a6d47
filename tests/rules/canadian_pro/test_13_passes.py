"""Chapter 13: passes of the Advanced Game."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.games.canadian_pro.rules.calls import Call, menu_of
from snapcount.games.canadian_pro.rules.open_calls import calls
from snapcount.games.canadian_pro.tables import depth_of
from snapcount.games.canadian_pro.teams.teams import team
from tests.rules.canadian_pro.scripted import (
    ADVANCED,
    HOME,
    Played,
    advanced,
    at,
    go,
    playing,
    refused,
    setting,
    variant,
)

FULL = at(rules=ADVANCED)
MISS = 12
"""Lemmerman's column 3 to 5 and the Playboard are empty on 12, but for columns 2 and 6."""


def throw(who: str, zone: int, defence: Any, total: int = MISS, against: int = 8, *more: Any) -> Played:
    return go(FULL, Call("pass", who, depth_of(zone), zone=zone), defence, total, against, *more)


def parts(played: Played) -> tuple[tuple[str, int], ...]:
    found: tuple[tuple[str, int], ...] = played.facts("setting_added_up")["parts"]
    return found


def test_cp_13_1_any_receiver_to_any_zone_of_a_length_he_has() -> None:
    passes = {(call.who, call.zone) for call in calls(menu_of(FULL, True)) if call.play == "pass"}
    assert {zone for who, zone in passes if who == "SE"} == set(range(1, 10))
    assert {zone for who, zone in passes if who == "HB"} == set(range(1, 7))
    assert refused(FULL, Call("pass", "SE", "S", zone=5)) == "CP-13.1"
    assert refused(FULL, Call("pass", "SE", "S")) == "CP-13.1"


def test_cp_13_2_a_zone_card_changes_by_length() -> None:
    assert parts(throw("SE", 2, setting(4, "4Z-70")))[1] == ("zone", -1)
    assert parts(throw("SE", 6, setting(3, "4Z-70")))[1] == ("zone", 0)
    assert parts(throw("SE", 7, setting(2, "4Z-70"), MISS, 7))[1] == ("zone", 2)
    assert "zone" not in dict(parts(throw("SE", 6, setting(3, "4M-70"), MISS, 7)))


def test_cp_13_3_the_receiver_in_red_and_the_rush_check() -> None:
    played = throw("HB", 4, setting(3, "4Z-70"), 8, 6)
    assert parts(played)[2] == ("HB M", 2) and played.facts("setting_added_up")["flags"] == "R"
    assert played.facts("sacked")["yards"] == -8


def test_cp_13_4_the_defender_in_red_checks_x_and_adds_his_rating() -> None:
    played = throw("SE", 5, setting(3, "4Z-70"), 4, 9, 7, "return", 6, 6)
    assert parts(played)[2] == ("MLB", 0) and played.facts("setting_added_up")["flags"] == "X"
    assert "intercepted" in played.whats and played.facts("intercepted")["by"] == "Bruno Cielnoir"
    assert parts(throw("SE", 7, setting(2, "4Z-70"), MISS, 7))[2] == ("RCB", 1)


def test_cp_13_5_red_p_checks_the_pass_penalty_range() -> None:
    for total in range(2, 13):
        more = (6, "decline") if 9 <= total <= 11 else ()
        played = throw("SE", 2, setting(4, "4Z-70"), MISS, total, *more)
        assert (played.facts("setting_added_up")["flags"] == "P") == (9 <= total <= 11)


def test_cp_13_6_red_lp_adds_the_quarterbacks_rating() -> None:
    played = throw("SE", 8, setting(3, "4Z-70"), 4, 8, 9)
    assert parts(played) == (("setting", 3), ("zone", 2), ("LP", -1))


def test_cp_13_7_nothing_in_the_zone() -> None:
    assert parts(throw("SE", 6, setting(3, "4Z-70"))) == (("setting", 3), ("zone", 0))


def test_cp_13_8_a_man_card_looks_up_receiver_and_length() -> None:
    for zone in (4, 5, 6):  # the zone only fixes the length
        assert parts(throw("SE", zone, setting(3, "4M-70"), MISS, 7)) == (("setting", 3), ("RCB", 1))
    assert parts(throw("HB", 1, setting(4, "4M-70"))) == (("setting", 4), ("HB S", -1))


def test_cp_13_9_wrong_double_coverage() -> None:
    assert parts(throw("FB", 1, setting(5, "4M-70", double="SE"))) == (
        ("setting", 5),
        ("wrong double coverage", -2),
    )
    assert parts(throw("FB", 1, setting(4, "4M-70"))) == (("setting", 4),)
    both = throw("FL", 5, setting(3, "4M-70", double="SE/FL"))
    assert parts(both) == (("setting", 3), ("double coverage", 2))


@pytest.mark.parametrize(("against", "met"), [(4, False), (5, True), (8, True), (9, False)])
def test_cp_13_10_both_ends_of_a_range_count(against: int, met: bool) -> None:
    played = throw("HB", 4, setting(3, "4Z-70"), 5, against, *((12,) if met else ()))
    assert (played.facts("setting_added_up")["flags"] == "R") is met


@pytest.mark.rules("CP-13.10")
def test_an_offensive_linemans_range_gives_the_defence_its_r() -> None:
    assert throw("SE", 3, setting(4, "4Z-70"), 5, 3, 12).facts("setting_added_up")["flags"] == "R"  # C: 2-3
    assert throw("SE", 3, setting(4, "4Z-70"), 5, 4, 7).facts("setting_added_up")["flags"] == ""


def test_cp_13_11_the_quarterbacks_cell_must_agree() -> None:
    again = throw("SE", 5, setting(3, "4Z-70"), 5, 9, 12)
    assert again.thrown == ["snap", "snap", "rethrow"] and "intercepted" not in again.whats
    first = throw("SE", 5, setting(3, "4Z-70"), 4, 8, 7, 6, "decline")
    assert first.facts("threw")["row"] == 4 and "rethrow" not in first.thrown


def test_cp_13_12_a_scramble_is_always_column_5() -> None:
    for number in (1, 5):
        played = throw("SE", 3, setting(number, "4Z-70"), 3, 3, 8)
        assert (played.facts("gained")["column"], played.facts("gained")["yards"]) == (5, 7)


def test_cp_13_13_everything_is_added_and_cut_once() -> None:
    rules = advanced("alignments")
    state = at(rules=rules, weather=12)
    call = Call("pass", "SE", "L", zone=8)
    played = go(state, None, setting(5, "4Z-70", alignment="4-2-6"), call, 4, 8)
    assert parts(played) == (("setting", 5), ("zone", 2), ("LP", -1), ("4-2-6", 1), ("weather", 2))
    assert played.facts("setting_added_up")["final"] == 6


def test_cp_13_14_a_rating_that_is_not_printed_counts_0() -> None:
    def unrated(plain: dict[str, Any]) -> None:
        plain["cards"]["backs"][0]["receiving"]["ratings"]["M"] = None

    rules = playing(ADVANCED, variant("edm_unrated", "edmonton_1973", unrated))
    played = go(at(rules=rules), Call("pass", "HB", "M", zone=4), setting(3, "4Z-70"), MISS, 4)
    assert parts(played)[2] == ("HB M", 0)
    bell = team("edmonton_1973").players["Roy Bell"].receiving
    assert bell is not None and bell.ratings["L"] == 0


def test_cp_13_15_lp_is_added_to_the_books_alignment_example() -> None:
    state = at(rules=advanced("alignments"))
    call = Call("pass", "SE", "L", zone=8)
    played = go(state, None, setting(2, "4Z-70", alignment="4-2-6"), call, 3, 8, 8)
    assert (
        played.facts("setting_added_up")["final"] == 4
        and played.state.situation.ball == 74
        and played.state.situation.offence is HOME
    )
