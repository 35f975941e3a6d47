"""Chapter 4: football law adopted."""

from __future__ import annotations

from snapcount.core.drivers.script import Script
from snapcount.core.table import Seat
from snapcount.games.card_bowl.rules.booking import points_of
from snapcount.games.card_bowl.rules.cards import FULL_PILE
from snapcount.games.card_bowl.rules.downs import FAR_BACK, OUT_BACK, ended, following, new_series, next_down
from snapcount.games.card_bowl.rules.fumble import Loose, loose_ball
from snapcount.games.card_bowl.state import Result
from snapcount.games.card_bowl.tables import ADOPTED, END_LINE, LAW
from tests.rules.card_bowl.bowl import PASS, RUN, D, K, O, R, a_down, down_at, follows, kick, punt, scrimmage

HOME = Seat.HOME


def test_cb_4_1_the_field_is_a_hundred_yards_with_end_zones_of_ten() -> None:
    assert [ended(HOME, spot)[0] for spot in (0, 1, 99, 100)] == ["safety", "ball", "ball", "TD"]
    assert LAW.length == 100 and END_LINE == 10


def test_cb_4_3_ten_yards_deep_is_out_behind_the_end_zone() -> None:
    assert (OUT_BACK, FAR_BACK) == (-10, 110)
    through = kick("kickoff", "7S 7H", kick_spot=43)
    assert through["received"] == -10 and through["event"] == "touchback"
    still_in = kick("kickoff", "7S 7H 9C", [(5, "R", "touchback")], kick_spot=42)
    assert still_in["received"] == -9, "nine deep is in play and has a coverage card"
    deep = punt("RJ JH 9S 4D 3C", los=7)
    assert deep["fumble_at"] == -9 and deep["event"] == "safety", "recovered by the punters in their end zone"


def test_cb_4_8_points() -> None:
    assert points_of(Result("TD", HOME)) == (HOME, 6)
    assert points_of(Result("FG", HOME, points=3)) == (HOME, 3)
    assert points_of(Result("safety", HOME)) == (Seat.AWAY, 2)
    assert kick("extra_point", "9S 9H 9D 8C 8H 2S")["points"] == 1
    two = scrimmage("2H 6C 3D 9S AH", [(32, "O", RUN)], los=98, to_go=2, **{"try": True})
    assert two["points"] == 2


def test_cb_4_9_who_kicks_next() -> None:
    down = a_down(HOME, 50)
    assert following(down, Result("TD", HOME, 100)) == follows("try", HOME, 98)
    assert following(down, Result("FG", HOME)) == follows("kickoff", HOME, 30)
    assert following(down, Result("safety", HOME, -1)) == follows("free_kick", HOME, 20)
    assert kick("extra_point", "9S 9H 9D 8C 8H 2S")["next"]["kind"] == "kickoff"


def test_cb_4_10_a_touchback_is_first_and_ten_at_the_20() -> None:
    back = kick("kickoff", "AS 7H 9C", [(5, "R", "touchback")])
    assert back["next"] == {
        "los": 20,
        "down": 1,
        "to_go": 10,
        "possession": R,
        "turnover_on_downs": False,
        "kind": "down",
    }


def test_cb_4_17_a_blocked_kick_kept_short_of_the_line_counts_as_a_down() -> None:
    third = kick("field_goal", "9S RJ 9D 3C", los=78, down=3, to_go=5)
    assert (third["team"], third["spot"]) == (K, 75)
    assert (third["next"]["down"], third["next"]["to_go"], third["next"]["possession"]) == (4, 8, K)
    fourth = kick("field_goal", "9S RJ 9D 3C", los=78, down=4, to_go=5)
    assert fourth["next"]["turnover_on_downs"] and fourth["next"]["possession"] is R
    run = kick("field_goal", "9S RJ 3D KC 4C 5C 6C", los=78, down=4, to_go=5)
    assert run["team"] is R and run["spot"] == 25 + 15, "the blockers may advance it"


def test_cb_4_19_a_fumble_kept_counts_as_a_down() -> None:
    short = scrimmage("2H 6C 3D RJ 9S AH 10H 4S", [(32, "O", RUN), (38, "D", "MLB")], down=3, to_go=9)
    assert (short["next"]["down"], short["next"]["to_go"]) == (4, 3)
    made = scrimmage("2H 6C 3D RJ 9S AH 10H 4S", [(32, "O", RUN), (38, "D", "MLB")], down=3, to_go=6)
    assert (made["next"]["down"], made["next"]["to_go"]) == (1, 10)


def test_cb_4_20_any_teammate_may_advance_a_fumble_on_fourth_down() -> None:
    kept = scrimmage("2H 6C 3D RJ 9S AH QH 4S 2C 3C", [(32, "O", RUN), (38, "D", "MLB")], down=4)
    assert (kept["team"], kept["spot"]) == (O, 41) and kept["next"]["down"] == 1


def test_cb_4_21_elsewhere_negative_yardage_moves_the_ball_back() -> None:
    assert punt("10S 9H QD 4C QC 2D 3S", [(10, "R", "return")])["ret"] == -7
    stopped = scrimmage("2H 5D 7D 3C 2C AD", [(32, "O", PASS), (38, "D", "S-L")])
    assert stopped["spot"] == 41, "a run after the catch never loses yards"


def test_cb_4_22_no_unbalanced_line_deferral_or_return_of_a_missed_kick() -> None:
    missed = kick("field_goal", "2S 3H 4D 5C 6S 7H", los=80, down=4, to_go=5)
    assert (missed["event"], missed["spot"]) == ("ball", 28), "dead, no return"
    assert len(ADOPTED["not_adopted"]) == 10


def test_cb_4_4_and_cb_4_5_the_line_to_gain_is_the_goal_line_inside_the_ten() -> None:
    assert new_series(HOME, 95).situation == down_at(HOME, 95, 1, 5) and a_down(HOME, 95, 1, 5).line == 100
    assert next_down(a_down(HOME, 30, 2, 4), 34) == follows("scrimmage", HOME, 34, first=True)
    assert next_down(a_down(HOME, 30, 2, 4), 33) == follows("scrimmage", HOME, 33, 3, 1)


def test_cb_4_15_an_interception_on_the_goal_line_is_in_the_end_zone() -> None:
    thrown = [(32, "O", PASS), (38, "D", "S-L")]
    kneel = scrimmage("2H 5D RJ 7D 3C 2C", [*thrown, (47, "D", "touchback")], los=89)
    assert (kneel["event"], kneel["team"], kneel["spot"]) == ("touchback", D, 20)
    out = scrimmage("2H 5D RJ 7D 3C 2C 4S", [*thrown, (47, "D", "run")], los=89)
    assert (out["event"], out["spot"]) == ("ball", 4)
    own = scrimmage("2H QH AH RJ KC KS", [(32, "O", {"play": "pass", "to": "WRR1"}), (38, "D", "S-R")], los=4)
    assert (own["event"], own["team"]) == ("TD", D), "behind the offence's goal line it is a touchdown"


def test_cb_4_2_a_ball_on_the_goal_line_is_in_the_end_zone() -> None:
    kicked = kick("kickoff", "5S 6H 9C", [(5, "R", "touchback")])
    assert (kicked["received"], kicked["event"]) == (0, "touchback")
    punted = punt("KS KH KD AC 5C", [(10, "R", "touchback")], los=45)
    assert (punted["received"], punted["event"]) == (0, "touchback")
    run = [(32, "O", RUN), (38, "D", "MLB")]
    assert scrimmage("2H 6C 3D 9S 5S", run, los=96, to_go=4)["event"] == "TD", "four yards to the 100"
    assert scrimmage("2H 6C 3D 9S 5S", run, los=95, to_go=5)["spot"] == 99
    assert kick("kneel", "2H", state={"los": 1, "down": 1, "to_go": 10})["event"] == "safety", "dead at 0"
    assert kick("kneel", "2H", state={"los": 2, "down": 1, "to_go": 10})["spot"] == 1


def test_cb_4_6_a_fourth_down_short_of_the_line_gives_the_ball_away_where_it_is_dead() -> None:
    knelt = kick("kneel", "2H", state={"los": 30, "down": 4, "to_go": 1})
    assert (knelt["possession"], knelt["los"], knelt["down"], knelt["to_go"]) == (D, 71, 1, 10)
    assert knelt["turnover_on_downs"]
    thrown = scrimmage("2H QH 7D 3C 2C", [(32, "O", PASS)], down=4, to_go=3)
    assert (thrown["incomplete"], thrown["possession"], thrown["los"]) == ("poor throw", D, 70)
    third = scrimmage("2H QH 7D 3C 2C", [(32, "O", PASS)], down=3, to_go=3)
    assert (third["possession"], third["los"], third["down"], third["to_go"]) == (O, 30, 4, 3)


def test_cb_4_7_a_team_that_gets_the_ball_near_the_goal_has_goal_to_go() -> None:
    lost = scrimmage("2H 6C 3D RJ 9S AH 4S 10H", [(32, "O", RUN), (38, "D", "MLB")], los=3)
    assert (lost["possession"], lost["los"], lost["down"], lost["to_go"]) == (D, 91, 1, 9)
    assert not lost["turnover_on_downs"]


def test_cb_4_11_a_team_dead_in_its_own_end_zone_concedes_a_safety() -> None:
    snap = kick("kneel", "RJ 2S 9H 8D", state={"los": 2, "down": 1, "to_go": 10})
    assert (snap["fumble_at"], snap["event"], snap["team"]) == (0, "safety", O), "its own fumble, not run out"
    assert (snap["points"], snap["next"]["kind"], snap["possession"]) == (2, "safety kick", O)
    lost = scrimmage("2H 2C KD QH QC", [(32, "O", {**RUN, "lane": "F1"}), (38, "D", "MLB")], los=3)
    assert (lost["yards"], lost["event"]) == (-7, "safety"), "a run loss"


RETURN = (5, "R", "return")
ON = (6, "R", "continue")


def test_cb_4_12_a_kick_never_brought_out_of_the_end_zone_is_a_touchback() -> None:
    line = kick("kickoff", "3S 5H 8C AD AH 2S 7D", [RETURN, ON, ON])
    assert (line["received"], line["ret"], line["event"], line["spot"]) == (-3, 3, "touchback", 20)
    out = kick("kickoff", "3S 5H 8C AD AH 2S 8D", [RETURN, ON, ON])
    assert (out["event"], out["spot"]) == ("ball", 1), "one yard more and it is out"
    along = kick("kickoff", "3S 5H 8C 5D 2S 2D 2C", [RETURN, ON, ON])
    assert (along["ret"], along["event"]) == (3, "touchback"), (
        "on the goal line after every card is not beyond it"
    )


def test_cb_4_12_a_kick_brought_out_and_back_is_a_safety() -> None:
    back = kick("kickoff", "3S 5H 8C 6D AS 2D 2C", [RETURN])
    assert (back["ret"], back["event"], back["team"]) == (3, "safety", R), "beyond it once, dead on it"
    field = kick("kickoff", "7S 7H 8C AD AH AS 2S")
    assert (field["received"], field["ret"], field["event"]) == (3, -3, "safety"), "received in the field"
    short = kick("kickoff", "7S 7H 8C AD AH AS 3S")
    assert (short["event"], short["spot"]) == ("ball", 1)


def loose(spot: int, *inputs: object, kicked: bool = False) -> tuple[str, Seat, int]:
    """HOME has lost the ball at `spot`; its card comes first."""
    table = Script([0, 0, *inputs] if inputs else [])
    found, _ = loose_ball(table, Loose(HOME, spot, kicked=kicked), FULL_PILE)
    assert not table.left
    return found.event, found.team, found.spot


def test_cb_4_13_a_loose_ball_in_the_fumblers_own_end_zone() -> None:
    assert loose(-5, "3D", "9C") == ("TD", Seat.AWAY, 100)
    assert loose(0, "3D", "9C") == ("TD", Seat.AWAY, 100), "the goal line is in it"
    assert loose(-5, "9D", "3C") == ("safety", HOME, -5)
    assert loose(-5, "9D", "3C", kicked=True) == ("touchback", HOME, 20)
    assert loose(-5, "QH", "3C", "2S", "4S") == ("ball", HOME, 1), "run out"
    assert loose(-5, "QH", "3C", "2S", "3S") == ("safety", HOME, 0), "not quite"
    assert loose(-5, "QH", "3C", "2S", "3S", kicked=True) == ("touchback", HOME, 20)


def test_cb_4_13_a_loose_ball_in_the_opponents_end_zone() -> None:
    assert loose(105, "9D", "3C") == ("TD", HOME, 100)
    assert loose(100, "9D", "3C") == ("TD", HOME, 100)
    assert loose(105, "3D", "9C") == ("touchback", Seat.AWAY, 20)
    assert loose(105, "3D", "QC", "2S", "4S") == ("ball", Seat.AWAY, 1)
    assert loose(105, "3D", "QC", "2S", "3S") == ("touchback", Seat.AWAY, 20), "stopped on the goal line"


def test_cb_4_14_a_loose_ball_over_an_end_line_is_nobodys() -> None:
    assert loose(-10) == ("safety", HOME, -10)
    assert loose(-10, kicked=True) == ("touchback", HOME, 20)
    assert loose(110) == ("touchback", Seat.AWAY, 20)
    assert loose(-8, "9H", "9D", "AC") == ("safety", HOME, -12), "bounced over it"
    assert loose(108, "9H", "9D", "QC") == ("touchback", Seat.AWAY, 20)
    assert loose(-5, "9H", "9D", "AC", "8H", "7D") == ("safety", HOME, -9), "nine deep is still in play"


def test_cb_4_16_a_missed_kick_is_the_others_ball_at_its_spot_or_the_20() -> None:
    short = "AS AH AD AC 2S 3H"
    spots = {los: kick("field_goal", short, los=los, down=4, to_go=9)["spot"] for los in (60, 80, 88, 89, 95)}
    assert spots == {60: 48, 80: 28, 88: 20, 89: 20, 95: 20}


def test_cb_4_18_who_muffs_a_punt_may_run_with_it_the_kickers_may_not() -> None:
    muffed = "10S 9H QD 4C 5C RJ {} {}"
    fair = [(10, "R", "fair_catch")]
    kickers = punt(muffed.format("2S", "KD"), fair)
    assert (kickers["team"], kickers["spot"], kickers["ofr"]) == (K, 80, False)
    receivers = punt(muffed.format("KD", "2S") + " 3C 4H 5H", fair)
    assert (receivers["team"], receivers["spot"], receivers["ofr"]) == (R, 20 + 12, True)
    returned = punt("10S 9H QD 4C 6C AD RJ 4S KS 2D 3D 4D", [(10, "R", "return")])
    assert (returned["team"], returned["spot"]) == (K, 82 + 9), "lost after possession it may be advanced"
