"""Chapter 14: keying, double coverage, blitz, draw and trap."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.games.canadian_pro.rules.calls import Call
from snapcount.games.canadian_pro.rules.defences import defence_calls
from tests.rules.canadian_pro.scripted import ADVANCED, Played, at, go, refused, setting

FULL = at(rules=ADVANCED)
RUN = Call("run", "HB", hole=6)


def parts(played: Played) -> tuple[tuple[str, int], ...]:
    found: tuple[tuple[str, int], ...] = played.facts("setting_added_up")["parts"]
    return found


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_cp_14_1_a_key_needs_a_setting_of_1_to_3(number: int) -> None:
    keyed = setting(number, "4Z-70", key="FB")
    if number <= 3:
        assert keyed in defence_calls(True, False) and go(FULL, RUN, keyed, 8, 8)
    else:
        assert refused(FULL, RUN, keyed) == "CP-14.1"
    assert refused(FULL, RUN, setting(2, "4Z-70", key="SE")) == "CP-14.1"


def test_cp_14_2_the_keyed_back_is_met() -> None:
    assert parts(go(FULL, RUN, setting(3, "4Z-70", key="HB"), 9, 8)) == (("setting", 3), ("key", -2))
    assert parts(go(FULL, RUN, setting(3, "4Z-70", key="FB"), 9, 8)) == (("setting", 3),)
    thrown = go(FULL, Call("pass", "HB", "S", zone=2), setting(3, "4Z-70", key="HB"), 3, 8)
    assert "key" not in dict(parts(thrown))


def test_cp_14_3_not_a_key_and_double_coverage_together() -> None:
    assert refused(FULL, RUN, setting(3, "4M-70", key="HB", double="SE")) == "CP-14.3"


@pytest.mark.parametrize(("card", "number"), [("4Z-70", 4), ("4M-70", 2), ("4M-70", 1)])
def test_cp_14_4_double_coverage_needs_a_man_card_and_3_to_5(card: str, number: int) -> None:
    assert refused(FULL, RUN, setting(number, card, double="SE")) == "CP-14.4"
    for good in (3, 4, 5):
        for who in ("SE", "FB", "SE/FL"):
            assert setting(good, "4M-70", double=who) in defence_calls(True, False)
    assert refused(FULL, RUN, setting(3, "4M-70", double="QB")) == "CP-14.4"


def test_cp_14_5_a_pass_to_the_double_covered_man() -> None:
    call = Call("pass", "HB", "S", zone=1)
    played = go(FULL, call, setting(3, "4M-70", double="HB"), 6, 8, 2)
    assert parts(played) == (("setting", 3), ("double coverage", 2), ("HB S", -1))
    either = go(FULL, Call("pass", "SE", "M", zone=5), setting(3, "4M-70", double="SE/FL"), 11, 7)
    assert parts(either)[1] == ("double coverage", 2)


def test_cp_14_6_the_second_defender_does_not_count() -> None:
    call = Call("pass", "HB", "M", zone=5)
    plain, double = (go(FULL, call, defence, 12, 3) for defence in (setting(3, "4M-70"), DOUBLED))
    assert parts(plain)[1:] == (("S", -2),) and parts(double)[1:] == (("double coverage", 2), ("S", -2))


DOUBLED = setting(3, "4M-70", double="HB")


def test_cp_14_7_a_blitz_card_supplies_the_setting() -> None:
    run = go(FULL, Call("run", "HB", hole=3), setting(0, "1B-70"), 9, 8)
    assert parts(run) == (("1B-70", 1), ("DRT", -1)) and run.facts("setting_added_up")["final"] == 0
    thrown = go(FULL, Call("pass", "HB", "M", zone=5), setting(0, "1B-70"), 7, 8, 8, 6)
    assert parts(thrown) == (("1B-70", 3),) and thrown.facts("setting_added_up")["flags"] == "R"
    assert refused(FULL, RUN, setting(3, "1B-70")) == "CP-14.7"


def test_cp_14_8_neither_key_nor_double_coverage_with_a_blitz() -> None:
    assert refused(FULL, RUN, setting(0, "1B-70", key="HB")) == "CP-14.8"
    assert refused(FULL, RUN, setting(0, "2B-70", double="SE")) == "CP-14.8"


def test_cp_14_9_linebackers_rush_by_their_r_range() -> None:
    def flags(against: int, *more: Any) -> str:
        call = Call("pass", "HB", "M", zone=5)  # rushed by the MLB, whose range is 7-9
        return str(go(FULL, call, setting(0, "1B-70"), 7, against, *more).facts("setting_added_up")["flags"])

    assert [flags(6), flags(7, 12), flags(9, 12), flags(10)] == ["", "R", "R", ""]


def test_cp_14_10_draws_and_traps() -> None:
    trap = go(FULL, Call("run", "FB", hole=3, variant="trap"), setting(3, "1M-70"), 9, 8)
    assert parts(trap) == (("setting", 3), ("trap", 1))  # the IN above hole 3 is not used
    draw = go(FULL, Call("run", "HB", hole=5, variant="draw"), setting(3, "4Z-70"), 8, 8)
    assert parts(draw) == (("setting", 3), ("MLB", -2), ("draw", -1))
    assert refused(FULL, Call("run", "QB", hole=5, variant="draw")) == "CP-14.10"
    assert refused(FULL, Call("run", "WB", hole=9, variant="draw")) == "CP-12.12"
    assert refused(FULL, Call("run", "HB", hole=5, variant="option")) == "CP-14.10"


def test_cp_14_11_against_a_blitz_the_card_says_the_setting_of_a_draw_or_trap() -> None:
    draw = go(FULL, Call("run", "HB", hole=3, variant="draw"), setting(0, "1B-70"), 10, 8)
    assert parts(draw) == (("1B-70 draw", 5), ("DRT", -1)) and draw.facts("gained")["yards"] == 20
    trap = go(FULL, Call("run", "HB", hole=5, variant="trap"), setting(0, "2B-70"), 8, 8)
    assert parts(trap)[0] == ("2B-70 trap", 4)
