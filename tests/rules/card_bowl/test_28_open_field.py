"""Chapter 28: open-field run."""

from __future__ import annotations

from snapcount.core.drivers.script import Script
from snapcount.core.table import Seat
from snapcount.games.card_bowl.rules.cards import FULL_PILE
from snapcount.games.card_bowl.rules.open_field import may_tackle, run_back, tackler_role
from snapcount.games.card_bowl.state import Defender
from tests.rules.card_bowl.bowl import PASS, RUN, D, O, asked, kick, proves, punt, refused, scrimmage, watched

# The ledger's examples


def test_cb_28_2_sets() -> None:
    proves("CB-28.2", "CB-E035", "CB-E059")


def test_cb_28_4_rj() -> None:
    proves("CB-28.4", "CB-E253")


def test_cb_28_6_spots_inside_a_set() -> None:
    proves("CB-28.6", "CB-E253")


def test_cb_28_7_crossing_the_goal_line() -> None:
    proves("CB-28.7", "CB-E254")


def test_cb_28_8_stopped() -> None:
    proves("CB-28.8", "CB-E034c")


def test_cb_28_9_tacklers_scrimmage_runs_only() -> None:
    proves("CB-28.9", "CB-E036")


def test_cb_28_10_wide_runs() -> None:
    proves("CB-28.10", "CB-E036", "CB-E150")


def test_cb_28_11_inside_runs() -> None:
    proves("CB-28.11", "CB-E133", "CB-E168", "CB-E254")


def test_cb_28_12_downfield_blockers() -> None:
    proves("CB-28.12", "CB-E133", "CB-E134")


BROKEN = [(32, "O", RUN), (38, "D", "MLB")]


def zone(name: str) -> Defender:
    return Defender(name, zone=name, reach=name)


def test_cb_28_1_after_returns_catches_screens_rushes_interceptions_and_fumbles() -> None:
    assert kick("kickoff", "QS 5H 9C 7D 8D 9H JC 4S")["ofr"]
    assert punt("10S 9H QD 4C 10C AD JH 3D", [(10, "R", "return")])["ofr"]
    assert scrimmage("2H QC 3D 9S AH 8S 2D", [*BROKEN, (43, "D", [])])["ofr"]
    assert scrimmage("2H 5D 7D 3C 2C JH 4S", [(32, "O", PASS), (38, "D", "S-L"), (43, "D", [])])["ofr"]
    assert scrimmage("2H 5D RJ 7D 3C 2C JS 4S", [(32, "O", PASS), (38, "D", "S-L")])["ofr"]
    assert scrimmage("2H 6C 3D RJ 9S AH QH 4S 2C 3C", BROKEN)["ofr"]


def test_cb_28_3_yards_are_all_cards_less_tackles() -> None:
    free = scrimmage("2H QC 3D 9S AH 8S 2D", [*BROKEN, (43, "D", [])])
    held = scrimmage("2H QC 3D 9S AH 8S 2D", [*BROKEN, (43, "D", ["OLB-R"])])
    assert free["spot"] - held["spot"] == 5


def test_cb_28_5_a_black_joker_marks_the_spot_of_a_foul() -> None:
    flagged = "2H QC 3D 9S AH 8S BJ 2D"
    red = scrimmage(flagged + " 6H", [*BROKEN, (43, "D", []), (49, "D", "accept")])
    assert (red["foul"]["kind"], red["foul"]["vs"]) == ("OFR", O)
    assert red["next"]["los"] == 30 + 9 + 8 - 10, "from the spot of the foul, the later yards are lost"
    black = scrimmage(flagged + " KC", [*BROKEN, (43, "D", []), (49, "O", "accept")])
    assert (black["foul"]["yards"], black["foul"]["auto"], black["foul"]["vs"]) == (15, True, D)
    assert black["next"]["los"] == 30 + 9 + 10 + 15


def test_cb_28_13_and_cb_28_14_tacklers_by_where_they_stand() -> None:
    shifted = [(28, "D", [{"card": "S-L", "act": "shift", "to": "OLB-L"}]), *BROKEN, (43, "D", ["S-L"])]
    assert scrimmage("2H QC 3D 9S AH 8S 7H", shifted)["spot"] == 39 + 15 - 10
    assert tackler_role(Defender("F4", 3.0, "R", 3, hang=True)) == ("OLB", "R")
    assert tackler_role(Defender("OLB-L", on="WRL1")) == ("CB", "L"), (
        "committed face down he counts as a corner"
    )
    assert [may_tackle(zone(name), "L", 1) for name in ("S-L", "OLB-L", "ILB-L", "MLB", "S-R", "ILB-R")] == [
        True
    ] * 4 + [False] * 2
    assert [may_tackle(zone(name), "L", 2) for name in ("S-R", "OLB-R", "ILB-R", "MLB", "S-L")] == [
        True
    ] * 3 + [False] * 2
    assert [may_tackle(zone(name), "", 1) for name in ("OLB-L", "ILB-R", "MLB", "S-L")] == [True] * 3 + [
        False
    ]
    assert [may_tackle(zone(name), "", 2) for name in ("S-L", "S-R", "MLB")] == [True, True, False]
    assert not may_tackle(Defender("CB2", on="WRR1"), "L", 2), "far-side corners take no part"
    assert not may_tackle(Defender("F1", -2.5, "L", 0), "L", 1) and not may_tackle(
        zone("MLB")._replace(up=True), "", 1
    )


def test_cb_28_15_cards_may_be_held_back_and_all_is_the_default() -> None:
    everybody = watched("2H QC 3D 9S AH 8S 2D", BROKEN)
    assert {chosen.place for chosen in asked(everybody, "tackled")[0]["cards"]} == {"OLB-L", "OLB-R"}
    assert refused("2H QC 3D 9S AH 8S 2D", [*BROKEN, (43, "D", ["S-L"])]) == "CB-28.9"


def test_cb_28_16_and_cb_28_17_returns_have_no_tacklers_and_squibs_lower_face_values() -> None:
    run, _ = run_back(Script(["KH", "2S", "3S", "4S"]), FULL_PILE, Seat.AWAY, 30, 1, 0)
    assert run.spot == 52 and run.drew
    short, _ = run_back(Script(["KH", "2S", "3S"]), FULL_PILE, Seat.AWAY, 30, 1, 1)
    assert short.spot == 48, "a king counts two"


def test_cb_28_7_a_return_stops_at_the_goal_line() -> None:
    run, pile = run_back(Script(["KH"]), FULL_PILE, Seat.HOME, 90, 3, 0)
    assert run.spot == 103 and len(pile.deck) == 53


def test_cb_28_12_a_blocker_takes_one_tackler_of_his_side() -> None:
    tackle = [*BROKEN, (43, "D", ["OLB-R"])]
    assert refused("2H QC 3D 9S AH 8S 2D", [*tackle, (44, "O", {"WRL1": "OLB-R"})]) == "CB-28.12"
    assert scrimmage("2H QC 3D 9S AH 8S 2D", [*tackle, (44, "O", {"WRR1": "OLB-R"})])["spot"] == 39 + 10 - 2


def test_cb_28_6_a_foul_spot_is_never_beyond_the_end_of_the_run() -> None:
    stopped = scrimmage("2H QC 3D 9S AH 8S BJ 2D 6H", [*BROKEN, (49, "D", "accept")])
    assert stopped["next"]["los"] == 39 - 10, "both linebackers stop him where the set began"
    tackle = [*BROKEN, (43, "D", ["OLB-L"]), (43, "D", []), (49, "D", "accept")]
    ran_on = scrimmage("2H QC 3D 9S AH JS BJ 2D 10D 6H", tackle)
    assert ran_on["next"]["los"] == 39 + 11 - 10, "tackled to 43 in that set, but the run went on to 53"


def test_cb_28_12_a_middle_linebacker_may_be_blocked_from_either_side() -> None:
    run = [(32, "O", RUN), (38, "D", "none"), (43, "D", ["MLB"])]
    for blocker, left in (("WRL1", 2), ("WRR1", 9)):
        blocked = scrimmage("2H QC 3D 9S AH 8S 2D", [*run, (44, "O", {blocker: "MLB"})])
        assert blocked["spot"] == 30 + blocked["base_yards"] + 10 - left
