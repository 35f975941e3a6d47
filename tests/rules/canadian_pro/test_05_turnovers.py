"""Chapter 5: fumbles and turnovers."""

from __future__ import annotations

from typing import Any

from snapcount.core.drivers.script import Script
from snapcount.games.canadian_pro.rules.turnovers import interception, loose_ball, turnover_return
from snapcount.games.canadian_pro.state import End, Options
from snapcount.games.canadian_pro.tables import RETURN_CHART
from tests.rules.canadian_pro.scripted import (
    ADVANCED,
    AWAY,
    FB,
    HOME,
    PUNT,
    at,
    dice,
    go,
    kicking,
    passing,
    playing,
    setting,
    variant,
)

BASIC = Options()
LONG = passing("SE", "L")


def scripted(*inputs: Any) -> Script:
    return Script([dice(given) for given in inputs])


def test_cp_5_1_f_loosens_the_ball_at_the_end_of_the_gain_or_return() -> None:
    run = go(at(), FB, setting(2), 3, 7, 6)  # 1F
    assert run.facts("fumbled")["spot"] == 42
    back = go(kicking(), "normal", 2, 5, 2, 7)  # Vifargent's 12F from the 10
    assert back.facts("fumbled") == {"seat": AWAY, "spot": 22, "snap": False}


def test_cp_5_2_the_f_column_of_the_team_that_did_not_fumble() -> None:
    for total in range(2, 13):
        table = scripted(total, 6)
        end = loose_ball(table, BASIC, HOME, 41, False)
        assert (end.team is AWAY) == (total != 6)  # Montreal's F column is empty on 6 only
    kept = [
        total
        for total in range(2, 13)
        if loose_ball(scripted(total, 3, 7), BASIC, AWAY, 41, False).team is AWAY
    ]
    assert kept == [3, 7]  # Edmonton's


def test_cp_5_3_the_r_column_says_whether_it_is_returned() -> None:
    table = scripted(5, 5, 8)
    assert loose_ball(table, BASIC, HOME, 41, False) == End(AWAY, 94, fresh=True)
    assert [event.rule for event in table.events if event.what != "thrown"] == [
        "CP-5.2",
        "CP-5.2",
        "CP-5.3",
        "CP-5.7",
    ]
    assert loose_ball(scripted(5, 8), BASIC, HOME, 41, False) == End(AWAY, 69)


def test_cp_5_4_the_fumbling_team_keeps_it_without_a_return() -> None:
    played = go(at(41, 2, 9), FB, setting(2), 3, 7, 6)
    assert played.thrown == ["snap", "snap", "recover"] and played.spot == (HOME, 42, 3, 50)


def test_cp_5_5_an_interception_is_returned_by_the_x_r_column() -> None:
    table = scripted(6, 6)
    assert interception(table, BASIC, AWAY, 58) == End(AWAY, 64, fresh=True)  # column 4, 12 yards
    assert table.events[1].facts["value"] == 4


def test_cp_5_6_the_chart_has_seven_columns_of_eleven_rows() -> None:
    assert len(RETURN_CHART) == 7 and all(len(column) == 11 for column in RETURN_CHART)
    assert [column[0].text for column in RETURN_CHART] == ["12F", "20", "35", "TD", "45", "60", "TD"]
    for column in range(1, 8):
        cell = RETURN_CHART[column - 1][5]
        assert turnover_return(scripted(7), BASIC, AWAY, 40, column).spot == 40 + cell.yards


def test_cp_5_7_beyond_the_goal_line_or_td_is_a_touchdown() -> None:
    assert turnover_return(scripted(2), BASIC, AWAY, 10, 4) == End(AWAY, 0, "touchdown")
    assert turnover_return(scripted(7), BASIC, AWAY, 110, 1) == End(AWAY, 0, "touchdown")
    exact = go(at(26), FB, setting(2), 3, 7, 7, 5, 9)  # own 27: Montreal's 83, column 5, 11 yards
    assert exact.spot == (AWAY, 94, 1, 104)
    assert turnover_return(scripted(8), BASIC, AWAY, 110, 1) == End(AWAY, 110, fresh=True)  # on the line


def test_cp_5_8_a_fumbled_return_is_not_returned_again() -> None:
    lost = go(at(), LONG, setting(3), 3, 5, 7, 4, 2, 9)
    assert lost.spot == (HOME, 71, 1, 81) and lost.state.history == ()
    kept = go(at(), LONG, setting(3), 3, 5, 7, 4, 2, 3)
    assert kept.spot == (AWAY, 39, 1, 49)


def test_cp_5_9_loose_behind_the_own_goal_line() -> None:
    assert loose_ball(scripted(7), BASIC, HOME, -3, False) == End(AWAY, 0, "touchdown")
    assert loose_ball(scripted(6), BASIC, HOME, -3, False) == End(AWAY, 0, "safety")
    assert loose_ball(scripted(6), BASIC, HOME, -3, True) == End(AWAY, 0, "single")
    blocked = go(at(10, 3), PUNT, 7, 5, 12, 6)
    assert blocked.state.phase == "free_kick" and blocked.state.score == (0, 2)
    over = go(at(100, 1), FB, setting(4), 11, 7)  # 18F from the 100
    assert over.state.phase == "try" and "fumbled" not in over.whats


def test_cp_5_9_leaves_an_interception_that_is_kept_in_the_end_zone_to_cp_5_10() -> None:
    fumbled = (LONG, setting(3), 3, 5, 7, 3, 3)  # 12 deep, 3F: 9 deep
    kept = go(at(80), *fumbled, 7)
    assert kept.spot == (AWAY, 25, 1, 35) and kept.state.score == (0, 0)
    lost = go(at(80), *fumbled, 8)
    assert lost.state.score == (6, 0) and lost.state.phase == "try"


def test_cp_5_10_an_interception_in_the_end_zone() -> None:
    deep = go(at(80), LONG, setting(3), 3, 5, 7, 7, 9)  # 80 + 42 = 12 deep, 4 yards back
    assert deep.spot == (AWAY, 25, 1, 35) and deep.state.score == (0, 0)
    assert interception(scripted(6, 11), BASIC, AWAY, 150) == End(
        AWAY, 31 - 24, fresh=True
    )  # at most 24 deep
    goal_line = go(at(68), LONG, setting(3), 3, 5, 7, 7, 4)  # exactly on it, column 1, no yards
    assert goal_line.spot == (AWAY, 1, 1, 11)
    assert interception(scripted(), BASIC, AWAY, -2) == End(AWAY, 0, "touchdown")
    grounded = interception(Script(["ground"]), ADVANCED, AWAY, 120)
    assert grounded == End(AWAY, 25, fresh=True, grounded=True)


def test_cp_5_11_always_the_f_column_of_the_team_without_the_ball() -> None:
    def never(plain: dict[str, Any]) -> None:
        plain["cards"]["dtc"]["columns"]["f"] = {str(total): "" for total in range(2, 13)}

    rules = playing(BASIC, home=variant("edm_no_f", "edmonton_1973", never))
    assert loose_ball(scripted(9), rules, AWAY, 30, False).team is AWAY  # Edmonton never recovers
    assert loose_ball(scripted(9, 8), rules, HOME, 30, False).team is AWAY
    returned = go(at(rules=rules), LONG, setting(3), 3, 5, 7, 4, 2, 9)
    assert returned.state.situation.offence is AWAY
    blocked = go(at(30, 3, rules=rules), PUNT, 7, 5, 12, 9, 8)
    assert blocked.state.situation.offence is AWAY  # Montreal's column counts on Edmonton's blocked punt
