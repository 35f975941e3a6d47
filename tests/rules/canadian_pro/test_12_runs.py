"""Chapter 12: runs of the Advanced Game."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.games.canadian_pro.rules.calls import Call, menu_of
from snapcount.games.canadian_pro.rules.defences import defence_calls
from snapcount.games.canadian_pro.rules.lineups import blocking_back
from snapcount.games.canadian_pro.rules.open_calls import calls
from snapcount.games.canadian_pro.tables import BLITZ, FORMATIONS, HOLES, ORDINARY
from tests.rules.canadian_pro.scripted import (
    ADVANCED,
    AWAY,
    HOME,
    Played,
    asked,
    at,
    go,
    playing,
    refused,
    setting,
    variant,
)

FULL = at(rules=ADVANCED)


def run(
    who: str, hole: int, defence: Any, total: int = 8, against: int = 8, *more: Any, **call: str
) -> Played:
    return go(FULL, Call("run", who, hole=hole), defence, total, against, *more)


def parts(played: Played) -> tuple[tuple[str, int], ...]:
    found: tuple[tuple[str, int], ...] = played.facts("setting_added_up")["parts"]
    return found


def test_cp_12_1_card_setting_and_one_of_key_or_double() -> None:
    menu = defence_calls(True, False)
    assert len(menu) == 5 * (5 + 9) + 5 * (5 + 9 + 21) + 2
    seat, question = asked(FULL, Call("run", "HB", hole=5))
    assert seat is AWAY and set(menu) <= set(question.options())
    assert refused(FULL, Call("run", "HB", hole=5), setting(3)) == "CP-12.1"
    assert refused(FULL, Call("run", "HB", hole=5), setting(6, "4Z-70")) == "CP-4.1"


def test_cp_12_2_ten_formation_cards_and_two_blitz_cards() -> None:
    assert set(ORDINARY) == {f"{number}{kind}-70" for number in range(1, 6) for kind in "ZM"}
    assert BLITZ == ("1B-70", "2B-70")
    reds = {name: [hole.red for hole in FORMATIONS[name].holes.values()] for name in ORDINARY}
    assert all(red.count("offence") == red.count("defence") == 2 for red in reds.values())


def test_cp_12_3_a_run_names_carrier_and_hole() -> None:
    assert refused(FULL, Call("run", "HB")) == "CP-12.3"
    assert refused(FULL, Call("run", "HB", hole=1)) == "CP-12.3"
    holes = {call.hole for call in calls(menu_of(FULL, True)) if call.play == "run" and call.who == "FB"}
    assert holes == set(HOLES)


def test_cp_12_4_the_defensive_total_checks_the_offensive_total_reads() -> None:
    played = run("HB", 8, setting(3, "4Z-70"), 10, 3, 7, "decline")
    assert played.facts("setting_added_up")["row"] == 3 and played.facts("gained")["row"] == 10


def test_cp_12_5_the_key_player_in_red_adds_his_rating() -> None:
    assert parts(run("HB", 5, setting(3, "4Z-70"))) == (("setting", 3), ("MLB", -2))
    assert parts(run("HB", 7, setting(3, "4Z-70"))) == (("setting", 3), ("LT", 1))


def test_cp_12_6_nobody_in_red_no_change() -> None:
    assert parts(run("HB", 6, setting(3, "4Z-70"))) == (("setting", 3),)


def test_cp_12_7_red_p_checks_the_run_penalty_range() -> None:
    played = run("HB", 8, setting(3, "4Z-70"), 10, 4, 7, "accept")
    assert (
        played.facts("setting_added_up")["final"] == 3 and played.facts("flagged")["column"] == "run_defence"
    )
    assert played.spot == (HOME, 46, 1, 51)
    assert run("HB", 8, setting(3, "4Z-70"), 10, 5).facts("setting_added_up")["flags"] == ""


def test_cp_12_8_wrong_key() -> None:
    assert parts(run("HB", 4, setting(2, "4Z-70", key="FB"))) == (("setting", 2), ("wrong key", 2))
    assert parts(run("HB", 4, setting(2, "4Z-70"))) == (("setting", 2),)
    assert parts(run("HB", 6, setting(2, "4Z-70", key="FB"))) == (("setting", 2),)  # no WK there


@pytest.mark.parametrize(
    ("carrier", "hole", "back"),
    [
        ("FB", 9, "HB"),
        ("HB", 9, "FB"),
        ("WB", 8, "HB"),
        ("SE", 8, "HB"),
        ("TE", 9, "FB"),
        ("FL", 9, "FB"),
        ("QB", 8, "FB"),
        ("QB", 9, "HB"),
    ],
)
def test_cp_12_9_which_back_blocks(carrier: str, hole: int, back: str) -> None:
    assert blocking_back(carrier, hole) == back


def test_cp_12_9_blockers_use_their_b_rating() -> None:
    assert parts(run("FB", 9, setting(3, "5M-70")))[1] == ("HB B", -1)
    assert parts(run("HB", 9, setting(3, "5Z-70")))[1] == ("WB B", -1)
    assert parts(run("HB", 6, setting(3, "2Z-70")))[1] == ("TE B", 0)


def test_cp_12_10_in_and_out_above_the_hole() -> None:
    assert parts(run("HB", 9, setting(3, "4Z-70"))) == (("setting", 3), ("RLB", 0), ("OUT", -1))
    assert parts(run("FB", 2, setting(3, "4Z-70"))) == (("setting", 3), ("C", 1), ("IN", 1))


def test_cp_12_11_an_a_cell_gives_the_a_figure() -> None:
    assert run("HB", 6, setting(3, "4Z-70"), 7).facts("gained")["yards"] == 0
    assert run("FB", 6, setting(3, "4Z-70"), 7).facts("gained")["yards"] == 3


def test_cp_12_12_who_may_carry_where() -> None:
    def tight_end_runs(plain: dict[str, Any]) -> None:
        plain["cards"]["receivers"][2]["run"] = plain["cards"]["backs"][0]["run"]

    runs = {(call.who, call.hole) for call in calls(menu_of(FULL, True)) if call.play == "run"}
    assert ("QB", 5) in runs and ("WB", 5) in runs and ("WB", 9) not in runs and ("TE", 5) not in runs
    assert refused(FULL, Call("run", "WB", hole=7)) == "CP-12.12"
    rules = playing(ADVANCED, variant("edm_te", "edmonton_1973", tight_end_runs))
    menu = calls(menu_of(at(rules=rules), True))
    assert Call("run", "TE", hole=5) in menu and Call("run", "TE", hole=9) in menu
    assert refused(at(rules=rules), Call("run", "TE", hole=8)) == "CP-12.12"
    assert go(FULL, Call("run", "QB", hole=6), setting(3, "4Z-70"), 6, 8).facts("gained")["yards"] == 7


def test_cp_12_13_end_arounds() -> None:
    menu = calls(menu_of(FULL, True))
    assert Call("run", "FL", hole=9) in menu and Call("run", "FL", hole=7) in menu
    assert refused(FULL, Call("run", "FL", hole=8)) == "CP-12.13"
    assert refused(FULL, Call("run", "SE", hole=8)) == "CP-1.10"  # McGowan has no running columns


def test_cp_12_14_no_three_play_limit() -> None:
    again = FULL._replace(history=(("run", "HB"), ("run", "HB")))
    assert Call("run", "HB", hole=5) in calls(menu_of(again, True))


def test_cp_12_15_everything_is_added_and_cut_once() -> None:
    played = run("HB", 7, setting(1, "4Z-70", key="HB"))
    assert (
        parts(played) == (("setting", 1), ("key", -2), ("LT", 1))
        and played.facts("setting_added_up")["final"] == 0
    )


def test_cp_12_16_settings_0_and_6_are_read_on_the_playboard() -> None:
    played = run("HB", 5, setting(1, "4Z-70"), 9)
    assert played.facts("setting_added_up")["final"] == 0 and played.facts("gained")["yards"] == -6
    assert run("HB", 5, setting(1, "4Z-70"), 9).facts("gained")["card"] == "Playboard"


def test_cp_12_17_fumbles_penalties_and_injuries_as_in_the_basic_game() -> None:
    fumble = run("FB", 6, setting(4, "4Z-70"), 11, 8, 6)
    assert fumble.facts("fumbled")["spot"] == 59
    foul = run("HB", 6, setting(3, "4Z-70"), 6, 8, 7, "accept")
    assert foul.spot == (HOME, 36, 1, 51)
    assert run("HB", 6, setting(2, "4Z-70"), 6, 8, 8).facts("hurt")["player"] == "Roy Bell"
