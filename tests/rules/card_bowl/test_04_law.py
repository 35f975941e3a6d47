"""Chapter 4: football law adopted."""

from __future__ import annotations

from snapcount.core.table import Seat
from snapcount.games.card_bowl.rules.booking import points_of
from snapcount.games.card_bowl.rules.downs import FAR_BACK, OUT_BACK, ended, first_and_ten, following, series
from snapcount.games.card_bowl.state import Down, Next, Result
from snapcount.games.card_bowl.tables import LAW
from tests.rules.card_bowl.bowl import PASS, RUN, D, K, O, R, kick, proves, punt, scrimmage

# The ledger's examples


def test_cb_4_2_the_goal_line_belongs_to_the_end_zone() -> None:
    proves("CB-4.2", "CB-E052")


def test_cb_4_4_series_and_line_to_gain() -> None:
    proves("CB-4.4", "CB-E202")


def test_cb_4_5_first_down() -> None:
    proves(
        "CB-4.5",
        "CB-E038a",
        "CB-E038b",
        "CB-E038c",
        "CB-E038d",
        "CB-E038e",
        "CB-E038f",
        "CB-E038g",
        "CB-E038h",
        "CB-E038i",
        "CB-E038j",
        "CB-E038k",
        "CB-E038l",
        "CB-E038m",
        "CB-E038n",
    )


def test_cb_4_6_loss_on_downs() -> None:
    proves("CB-4.6", "CB-E201")


def test_cb_4_7_new_series() -> None:
    proves("CB-4.7", "CB-E160")


def test_cb_4_11_safety() -> None:
    proves("CB-4.11", "CB-E140", "CB-E256")


def test_cb_4_12_kick_not_brought_out() -> None:
    proves("CB-4.12", "CB-E216")


def test_cb_4_13_loose_ball_in_an_end_zone() -> None:
    proves("CB-4.13", "CB-E261")


def test_cb_4_14_loose_ball_over_an_end_line() -> None:
    proves("CB-4.14", "CB-E073")


def test_cb_4_15_interception_in_an_end_zone() -> None:
    proves("CB-4.15", "CB-E260")


def test_cb_4_16_missed_field_goal() -> None:
    proves("CB-4.16", "CB-E092", "CB-E093")


def test_cb_4_18_muffed_or_touched_punt() -> None:
    proves("CB-4.18", "CB-E079")


HOME = Seat.HOME


def test_cb_4_1_the_field_is_a_hundred_yards_with_end_zones_of_ten() -> None:
    assert [ended(HOME, spot)[0] for spot in (0, 1, 99, 100)] == ["safety", "ball", "ball", "TD"]
    assert LAW["field_yards"] == 100 and LAW["end_zone_yards"] == 10


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
    down = Down(HOME, 50)
    assert following(down, Result("TD", HOME, 100)) == Next("try", HOME, 98)
    assert following(down, Result("FG", HOME)) == Next("kickoff", HOME, 30)
    assert following(down, Result("safety", HOME, -1)) == Next("safety kick", HOME, 20)
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
    assert len(LAW["not_adopted"]) == 10


def test_cb_4_4_and_cb_4_5_the_line_to_gain_is_the_goal_line_inside_the_ten() -> None:
    assert first_and_ten(HOME, 95).to_go == 5 and Down(HOME, 95, 1, 5).line == 100
    assert series(Down(HOME, 30, 2, 4), 34).down == 1
    assert series(Down(HOME, 30, 2, 4), 33) == Next("down", HOME, 33, 3, 1)


def test_cb_4_15_an_interception_on_the_goal_line_is_in_the_end_zone() -> None:
    thrown = [(32, "O", PASS), (38, "D", "S-L")]
    kneel = scrimmage("2H 5D RJ 7D 3C 2C", [*thrown, (47, "D", "touchback")], los=89)
    assert (kneel["event"], kneel["team"], kneel["spot"]) == ("touchback", D, 20)
    out = scrimmage("2H 5D RJ 7D 3C 2C 4S", [*thrown, (47, "D", "run")], los=89)
    assert (out["event"], out["spot"]) == ("ball", 4)
    own = scrimmage("2H QH AH RJ KC KS", [(32, "O", {"play": "pass", "to": "WRR1"}), (38, "D", "S-R")], los=4)
    assert (own["event"], own["team"]) == ("TD", D), "behind the offence's goal line it is a touchdown"
