"""Chapter 30: fouls and penalties."""

from __future__ import annotations

from snapcount.core.drivers.script import Script
from snapcount.core.table import Seat
from snapcount.football.penalties import half_distance
from snapcount.games.card_bowl.questions import TakePenalty
from snapcount.games.card_bowl.rules.booking import booked
from snapcount.games.card_bowl.rules.cards import BJ, FULL_PILE, RJ, Flag
from snapcount.games.card_bowl.rules.fouls import ROWS, band, determined
from snapcount.games.card_bowl.state import Foul, Options, Result, State
from snapcount.games.card_bowl.tables import PENALTIES
from tests.rules.card_bowl.bowl import PASS, RUN, D, O, R, asked, down_at, follows, kick, scrimmage, watched

RUSH = [(32, "O", RUN), (38, "D", "MLB")]


def test_cb_30_1_without_the_black_joker_nobody_fouls() -> None:
    clean = scrimmage("2H 6C 3D 9S AH", RUSH)
    assert "foul" not in clean
    assert scrimmage("RJ 3D")["foul"]["kind"] == "DEAD", "at the snap the Red Joker too"


def test_cb_30_2_one_joker_one_foul() -> None:
    table = watched("2H BJ 6C 3D 9S AH 7H", [*RUSH, (49, "D", "decline")])
    assert len(asked(table, "flagged")) == len(asked(table, "determined")) == 1
    assert FULL_PILE.deck.count(BJ) == 1 == FULL_PILE.deck.count(RJ)


def test_cb_30_3_and_cb_30_4_the_offended_team_chooses_knowing_both_outcomes() -> None:
    declined = scrimmage("2H BJ 6C 3D 9S AH 7H", [*RUSH, (49, "D", "decline")])
    assert (declined["spot"], declined["next"]["down"], declined["foul"]["opt"]) == (36, 2, "decline")
    foul = Foul("HANDOFF", 10, Seat.HOME, False, "holding", "previous")
    question = TakePenalty(
        foul, ("accept", "decline"), (follows("scrimmage", O, 20, 1, 20), follows("scrimmage", O, 36, 2, 4))
    )
    assert tuple(question.options()) == ("accept", "decline") and question.after[0].situation.ball == 20
    assert scrimmage("BJ 2D")["los"] == 25, "a dead-ball foul is not asked about"


def test_cb_30_8_a_foul_of_the_runners_team_in_the_open_is_enforced_at_its_spot() -> None:
    flagged = scrimmage("2H QC 3D 9S AH 8S BJ 2D 6H", [*RUSH, (43, "D", []), (49, "D", "accept")])
    assert flagged["next"]["los"] == 47 - 10
    back = kick("kickoff", "QS 5H 10C 7D 8D BJ 9H 2C 4S", [(49, "K", "accept")])
    assert (back["team"], back["spot"]) == (R, 8)


def test_cb_30_11_after_a_foul_on_the_offence_the_down_is_repeated() -> None:
    held = scrimmage("2H BJ 6C 3D 9S AH 7H", [*RUSH, (49, "D", "accept")], down=3, to_go=5)
    assert (held["next"]["los"], held["next"]["down"], held["next"]["to_go"]) == (20, 3, 15)
    still = scrimmage(
        "2H QC 3D 9S AH 8S BJ 2D 6H", [*RUSH, (43, "D", []), (49, "D", "accept")], down=3, to_go=5
    )
    assert (still["next"]["los"], still["next"]["down"]) == (37, 1), "still beyond the line to gain"


def test_cb_30_13_first_downs_are_automatic_only_where_the_table_says_so() -> None:
    auto = {(row["id"], row["card"]) for row in PENALTIES["rows"] if row["auto_first"]}
    assert ("RUSH-D", "black A-5") not in auto and ("RUSH-D", "black 6-10") in auto
    assert (
        ("HANDOFF", "black A-10") in auto and ("OFR", "black A-10") not in auto and ("DPI", "O >= D") in auto
    )
    short = scrimmage("2H BJ 6C 3D 9S AH 4C", [*RUSH, (49, "O", "accept")], down=2, to_go=30)
    assert short["next"]["down"] == 1 and short["foul"]["auto"]


def test_cb_30_18_in_the_end_zone_and_on_a_try() -> None:
    passed = [(32, "O", PASS), (38, "D", "S-L"), (49, "O", "accept")]
    near = scrimmage("2H 5D 10D BJ 3C 2C", passed, los=90)
    assert near["next"]["los"] == 99
    on_try = scrimmage("2H 5D 10D BJ 3C 2C", passed, los=95, to_go=5, **{"try": True})
    assert on_try["spot_from_goal"] == 1


def test_cb_30_19_time_expires_on_an_accepted_foul_of_the_defence() -> None:
    foul = Foul("RUSH-D", 5, Seat.AWAY, True, "illegal use of hands", "end of run", choice="accept")
    result = Result("penalty", Seat.HOME, 43, "rush", next=follows("scrimmage", Seat.HOME, 43), foul=foul)
    state = State(Options(), "execute", quarter=2, left=1, situation=down_at(Seat.HOME, 36, 1))
    untimed = booked(Script(), state, result)
    assert (untimed.phase, untimed.left, untimed.untimed) == ("scrimmage", 0, True)
    plain = Result("ball", Seat.HOME, 45, "rush", next=follows("scrimmage", Seat.HOME, 45, 2, 8))
    assert booked(Script(), untimed, plain).phase == "quarter", "one down only"
    mine = result._replace(foul=foul._replace(vs=Seat.HOME))
    assert booked(Script(), state, mine).phase == "quarter"
    assert booked(Script(), state._replace(quarter=1), result).phase == "quarter", (
        "the first quarter just ends"
    )


def test_cb_30_20_every_row_of_the_table_is_reached_by_a_determination_card() -> None:
    runner = Seat.HOME
    found = set()
    for kind in ROWS:
        if kind in ("DEAD", "KO-OOB"):
            continue
        for card in ("AS", "7S", "KS", "AH", "7H", "KH"):
            foul, _ = determined(Script([card]), FULL_PILE, Flag(kind, 30, runner), Seat.HOME)
            found.add((kind, foul.yards, foul.auto, foul.vs))
    assert ("PUNT", 15, True, Seat.AWAY) in found and ("PUNT", 15, False, Seat.HOME) in found
    assert ("FUMBLE", 10, False, Seat.AWAY) in found and ("RET-REC", 15, False, Seat.AWAY) in found
    assert ("OFR", 15, True, Seat.AWAY) in found and ("YDS-BJ", 5, True, Seat.AWAY) in found
    assert [band(card) for card in ("5S", "6S", "10S", "JS")] == ["low", "high", "high", "face"]


def test_cb_30_15_a_score_of_the_offended_team_declines_the_penalty() -> None:
    scored = scrimmage("2H 6C BJ 3D 9S AH QC", RUSH, los=96, to_go=4)
    assert (scored["event"], scored["foul"]["opt"]) == ("TD", "decline")


def test_cb_30_16_a_foul_of_the_interceptors_is_half_distanceed_off_from_its_spot() -> None:
    red = scrimmage("2H 5D RJ 7D 3C 2C BJ 4S 6H", [(32, "O", PASS), (38, "D", "S-L"), (49, "O", "accept")])
    assert (red["event"], red["team"], red["spot"]) == ("ball", D, 49)


def test_cb_30_5_no_penalty_is_more_than_half_the_distance() -> None:
    assert [half_distance(10, distance) for distance in (30, 20, 19, 15, 3, 1, 0)] == [10, 10, 9, 7, 1, 0, 0]
    held = scrimmage("2H BJ 6C 3D 9S AH 7H", [*RUSH, (49, "D", "accept")], los=11)
    assert (held["los"], held["to_go"]) == (6, 15)


def test_cb_30_6_fouls_of_the_offence_on_a_run_and_offside_are_half_distanceed_off_from_the_line() -> None:
    held = scrimmage("2H 6C BJ 3D 9S AH 7H", [*RUSH, (49, "D", "accept")])
    assert (held["los"], held["down"], held["to_go"]) == (20, 1, 20), "the six yards are gone"
    offside = scrimmage("BJ AS 6C 10D 10H 4S", [*RUSH, (49, "O", "accept")], down=2)
    assert (offside["foul"]["kind"], offside["los"], offside["down"], offside["to_go"]) == ("SNAP", 35, 2, 5)


def test_cb_30_7_a_foul_of_the_defence_on_a_run_is_added_to_it() -> None:
    run = scrimmage("2H 6C BJ 3D 9S 8S 5S", [*RUSH, (49, "O", "accept")], los=36)
    assert (run["yards"], run["los"], run["down"], run["to_go"]) == (2, 43, 1, 3), (
        "36, a run of 2, and 5 yards"
    )


def test_cb_30_9_after_a_run_that_lost_yards_it_is_added_to_the_line() -> None:
    end = [(32, "O", {**RUN, "lane": "F1"}), (38, "D", "MLB"), (49, "O", "accept")]
    lost = scrimmage("2H 2C BJ KD QH 3D 5S", end)
    assert (lost["yards"], lost["los"]) == (-5, 35)


def test_cb_30_10_a_foul_in_the_own_end_zone_is_a_safety() -> None:
    for received, first in ((-3, "3S 5H"), (0, "5S 6H")):
        back = kick("kickoff", f"{first} 8C BJ 9D 9H 2S 7D 4S", [(5, "R", "return"), (49, "K", "accept")])
        assert (back["received"], back["event"], back["team"]) == (received, "safety", R)
        assert back["next"]["kind"] == "safety kick"
    out = kick("kickoff", "6S 6H 8C BJ 9D 9H 2S 7D 4S", [(49, "K", "accept")])
    assert (out["event"], out["spot"]) == ("ball", 1), "from the 1 nothing is left to half_distance off"


def test_cb_30_12_a_foul_of_the_defence_is_a_first_down_if_it_reaches_the_line() -> None:
    offside = "BJ AS 6C 10D 10H 4S"
    made = scrimmage(offside, [*RUSH, (49, "O", "accept")], down=3, to_go=5)
    assert (made["los"], made["down"], made["to_go"]) == (35, 1, 10)
    short = scrimmage(offside, [*RUSH, (49, "O", "accept")], down=3, to_go=6)
    assert (short["los"], short["down"], short["to_go"]) == (35, 3, 1)


def test_cb_30_14_a_foul_of_the_defence_gives_a_lost_ball_back() -> None:
    thrown = [(32, "O", PASS), (38, "D", "none")]
    lost = "BJ AS 5D RJ 7D 3C 2C 4S"
    kept = scrimmage(lost, [*thrown, (49, "O", "accept")], down=2)
    assert (kept["event"], kept["possession"], kept["los"], kept["down"]) == ("penalty", O, 35, 2)
    assert scrimmage(lost, [*thrown, (49, "O", "decline")], down=2)["team"] is D
    end = [(32, "O", {**RUN, "lane": "F1"}), (38, "D", "MLB"), (49, "O", "accept")]
    safety = scrimmage("2H 2C BJ KD QH 3D 5S", end, los=4)
    assert (safety["event"], safety["los"]) == ("penalty", 9), "from the previous spot"


def test_cb_30_17_a_foul_at_the_loose_ball_cancels_the_finders_run_or_is_added_to_it() -> None:
    found = "2H 6C 3D RJ 9S AH BJ QH 4S 2C 3C {}"
    mine = scrimmage(found.format("7H"), [*RUSH, (49, "D", "accept")], down=2, to_go=4)
    assert (mine["foul"]["vs"], mine["spot"], mine["down"], mine["to_go"]) == (O, 36 - 10, 3, 8)
    theirs = scrimmage(found.format("8S"), [*RUSH, (49, "O", "accept")], down=2, to_go=4)
    assert (theirs["foul"]["vs"], theirs["spot"], theirs["down"]) == (D, 41 + 10, 1)
