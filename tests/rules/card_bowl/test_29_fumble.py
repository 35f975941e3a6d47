"""Chapter 29: fumble."""

from __future__ import annotations

import pytest

from snapcount.core.drivers.script import Script
from snapcount.core.table import Pending, Refusal, Seat
from snapcount.games.card_bowl.questions import Declare
from snapcount.games.card_bowl.rules.cards import FULL_PILE
from snapcount.games.card_bowl.rules.fumble import Loose, loose_ball, recover
from tests.rules.card_bowl.bowl import RUN, D, K, O, kick, proves, punt, scrimmage

# The ledger's examples


def test_cb_29_4_who_is_o() -> None:
    proves("CB-29.4", "CB-E057")


def test_cb_29_5_tie() -> None:
    proves(
        "CB-29.5",
        "CB-E010b",
        "CB-E110a",
        "CB-E110b",
        "CB-E110c",
        "CB-E110d",
        "CB-E110e",
        "CB-E110f",
        "CB-E110g",
        "CB-E110h",
        "CB-E110i",
        "CB-E110j",
    )


def test_cb_29_6_bounce_table() -> None:
    proves(
        "CB-29.6",
        "CB-E110a",
        "CB-E110b",
        "CB-E110c",
        "CB-E110d",
        "CB-E110e",
        "CB-E110f",
        "CB-E110g",
        "CB-E110h",
        "CB-E110i",
        "CB-E110j",
    )


def test_cb_29_7_fall_on_it_or_scoop() -> None:
    proves("CB-29.7", "CB-E111", "CB-E112")


def test_cb_29_9_adjusted_face_value() -> None:
    proves("CB-29.9", "CB-E066", "CB-E112", "CB-E113")


def test_cb_29_10_run_after_the_fumble() -> None:
    proves("CB-29.10", "CB-E037", "CB-E113", "CB-E114", "CB-E186", "CB-E272")


def test_cb_29_11_blocked_punt() -> None:
    proves("CB-29.11", "CB-E072", "CB-E115")


def test_cb_29_13_bj() -> None:
    proves("CB-29.13", "CB-E255")


def test_cb_29_14_jokers_in_the_procedure() -> None:
    proves("CB-29.14", "CB-E116")


HOME, AWAY = Seat.HOME, Seat.AWAY


def test_cb_29_1_jokers_failed_laterals_on_side_kicks_blocks_and_muffs() -> None:
    assert scrimmage("2H RJ 3D 9S AH 10D 3C", [(32, "O", RUN)])["fumble_at"] == 30
    lateral = {"play": "lateral", "back": "BR1", "lane": "F4"}
    assert scrimmage("2H 10H 8S 4S", [(32, "O", lateral)])["fumble_at"] == 25
    assert kick("onside", "7S 10H 7D", declared=7, kick_spot=30, failures=0)["team"] is D
    assert (
        punt("10S RJ 6H 9D 7C JH 4S")["blocked"]
        and punt("10S 9H QD 4C 5C RJ 2S KD", [(10, "R", "fair_catch")])["muff"]
    )


def test_cb_29_2_the_ball_is_loose_where_the_cards_before_the_joker_put_it() -> None:
    lost = kick("kickoff", "QS 5H 10C 7D RJ 4H 9H")
    assert lost["fumble_at"] == 6 + 7 - 3 and lost["team"] is K


def test_cb_29_3_the_higher_card_recovers() -> None:
    for mine, theirs, winner in (("9H", "8D", HOME), ("8H", "9D", AWAY)):
        got, _ = recover(Script([0, 0, mine, theirs]), Loose(HOME, 40), FULL_PILE)
        assert got.winner is winner


def test_cb_29_8_both_declare_at_once_and_for_all_draws() -> None:
    with pytest.raises(Pending) as pending:
        recover(Script(), Loose(AWAY, 40), FULL_PILE)
    assert pending.value.questions == {HOME: Declare(False, 60), AWAY: Declare(True, 40)}
    assert Declare(False, 60).options() == (2, 1, 0, -1, -2), "who takes the first answer falls on the ball"
    got, _ = recover(Script([0, 2, "6H", "8D", "9S", "7H", "8S"]), Loose(AWAY, 40), FULL_PILE)
    assert got.winner is AWAY and got.bounces == 1, (
        "the two still counts after the tie: 6 + 2 ties 8, 7 + 2 beats 8"
    )
    with pytest.raises(Refusal):
        recover(Script([3, 0]), Loose(HOME, 40), FULL_PILE)


def test_cb_29_12_the_bonus_counts_in_the_first_round_only() -> None:
    got, _ = recover(
        Script([0, 0, "JH", "7D", "9C", "8H", "7C"]), Loose(HOME, 44, bonus=4, held=HOME), FULL_PILE
    )
    assert got.winner is HOME and got.bounces == 1


def test_cb_29_15_on_a_try_only_the_fumbler_runs() -> None:
    got, _ = recover(Script([0, 0, "QH", "5H"]), Loose(HOME, 95, trying=True), FULL_PILE)
    assert got.run == 2
    other, _ = recover(Script([0, 0, "5H", "QH"]), Loose(HOME, 95, trying=True), FULL_PILE)
    assert other.winner is AWAY and other.run == 0, "the defence never runs on a try"


def test_cb_29_16_the_order_of_draws() -> None:
    table = Script([0, 0, "9H", "9D", "4C", "6S", "QH", "5D", "2S", "3S"])
    found, _ = loose_ball(table, Loose(HOME, 19, blocked=True), FULL_PILE)
    turned = [
        (event.facts["purpose"], event.facts["seat"]) for event in table.events if event.what == "turned"
    ]
    assert turned[:6] == [
        ("recovery", HOME),
        ("recovery", AWAY),
        ("recovery", AWAY),
        ("bounce", HOME),
        ("recovery", HOME),
        ("recovery", AWAY),
    ]
    assert [purpose for purpose, _ in turned[6:]] == ["open-field run"] * 2 and found.spot == 19 + 5


def test_cb_29_17_a_second_fumble_on_the_run() -> None:
    found, _ = loose_ball(
        Script([0, 0, "3D", "QC", "4S", "RJ", 0, 0, "9S", "5S"]), Loose(HOME, 25), FULL_PILE
    )
    assert (found.team, found.spot) == (AWAY, 79), "the runner's team is O now and keeps it"
    back, _ = loose_ball(Script([0, 0, "3D", "QC", "4S", "RJ", 0, 0, "5S", "9S"]), Loose(HOME, 25), FULL_PILE)
    assert (back.team, back.spot, back.lost) == (HOME, 21, True)


def test_cb_29_13_a_black_joker_in_the_procedure_is_a_foul_against_either_side() -> None:
    run = [(32, "O", RUN), (38, "D", "MLB")]
    mine = scrimmage("2H 6C 3D RJ 9S AH BJ 10H 4S 7H", [*run, (49, "D", "accept")], down=2, to_go=7)
    assert (mine["foul"]["vs"], mine["foul"]["yards"], mine["spot"]) == (O, 10, 26)
    assert mine["next"]["down"] == 3, "the down counts"
