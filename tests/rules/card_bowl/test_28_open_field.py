"""Chapter 28: open-field run."""

from __future__ import annotations

from snapcount.core.drivers.script import Script
from snapcount.core.table import Seat
from snapcount.games.card_bowl.rules.cards import FULL_PILE
from snapcount.games.card_bowl.rules.open_field import may_tackle, run_back, tackler_role
from snapcount.games.card_bowl.state import Defender
from tests.rules.card_bowl.bowl import PASS, RUN, D, O, asked, kick, punt, refused, scrimmage, watched

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


def ran(*cards: str, count: int = 1, spot: int = 30) -> tuple[int, bool, int]:
    """A return of so many cards: where it ends, whether the ball was lost, and how many cards were left over."""
    table = Script(cards)
    run, _ = run_back(table, FULL_PILE, Seat.AWAY, spot, count, 0)
    return run.spot, run.fumbled, len(table.left)


def test_cb_28_2_each_face_card_gives_cards_to_the_next_set() -> None:
    assert ran("JH", "2S", "3S", count=2) == (30 + 16, False, 0)
    assert ran("QH", "KH", "AS", "2S", "3S", "4S", "5S", count=2) == (30 + 12 + 13 + 15, False, 0)
    assert ran("10H") == (40, False, 0) and ran(count=0) == (30, False, 0)


def test_cb_28_4_a_red_joker_is_a_fumble_without_a_replacement() -> None:
    assert ran("4S", "RJ", "5S", count=3) == (34, True, 1)
    lost = scrimmage("2H KC 3D 9S AH 4S RJ 10D 8S", BROKEN)
    assert (lost["fumble_at"], lost["ofr"], lost["team"]) == (39 + 4, True, O)


def test_cb_28_7_a_run_back_that_reaches_the_goal_line_is_over() -> None:
    assert ran("KH", "2S", spot=87) == (100, False, 1), "exactly on it"
    assert ran("KH", "2S", "3S", "4S", spot=86) == (101, False, 2)


def test_cb_28_8_a_tackle_that_takes_all_yards_ends_the_run_face_cards_or_not() -> None:
    stopped = scrimmage("2H QC 3D 9S AH JS 2D", [*BROKEN, (43, "D", ["OLB-L", "OLB-R"])])
    assert stopped["spot"] == 39, "9 and 5 against 13"
    exactly = scrimmage("2H QC 3D 9S AH JS 3H", [*BROKEN, (43, "D", ["OLB-L", "OLB-R"])])
    assert exactly["spot"] == 39, "nothing left"
    on = scrimmage("2H QC 3D 9S AH JS 4S 2D", [*BROKEN, (43, "D", ["OLB-L", "OLB-R"]), (43, "D", [])])
    assert on["spot"] == 39 + 15 - 14 + 2, "a yard left, and the jack gives a card"


def test_cb_28_9_tacklers_in_the_first_two_sets_only() -> None:
    sets = [(43, "D", []), (43, "D", ["S-L"])]
    table = watched("2H QC 3D 9S AH JS AD JH 2C", [*BROKEN, *sets])
    assert [
        (facts["number"], [chosen.place for chosen in facts["cards"]]) for facts in asked(table, "tackled")
    ] == [(2, ["S-L"])]
    third = watched("2H QC 3D 9S AH JS AD JH KD 4S 2S 3C", [*BROKEN, (43, "D", []), (43, "D", [])])
    assert asked(third, "gained")[0]["spot"] == 39 + 12 + 11 + 13 + 4 + 2 + 3 and not asked(third, "tackled")


def test_cb_28_10_around_an_end_the_near_side_tackles_first_then_the_far_side() -> None:
    end = [(32, "O", {**RUN, "lane": "F1"}), (38, "D", "none")]
    table = watched("2H KC 3D 2D AH KS KD 10D 2S 3C 4S 5D 5S AS", [*end, (43, "D", ["CB1"])])
    tackled = [
        (facts["number"], {chosen.place for chosen in facts["cards"]}) for facts in asked(table, "tackled")
    ]
    assert tackled == [(1, {"CB1"}), (2, {"S-R", "OLB-R"})]
    near = asked(watched("2H KC 3D 2D AH KS KD 10D", end), "tackled")
    assert {chosen.place for chosen in near[0]["cards"]} == {"OLB-L", "MLB", "S-L", "CB1"}


def test_cb_28_11_through_the_line_linebackers_tackle_first_then_both_safeties() -> None:
    table = watched("2H KC 3D 9S AH KS KD 10D 10H 2S 3C 4S 5D 5S", BROKEN)
    tackled = [
        (facts["number"], {chosen.place for chosen in facts["cards"]}) for facts in asked(table, "tackled")
    ]
    assert tackled[:2] == [(1, {"OLB-L", "OLB-R"}), (2, {"S-L", "S-R"})]
