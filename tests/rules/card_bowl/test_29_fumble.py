"""Chapter 29: fumble."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.core.drivers.script import Script
from snapcount.core.table import Pending, Refusal, Seat
from snapcount.games.card_bowl.questions import Declare
from snapcount.games.card_bowl.rules.cards import FULL_PILE, Flag
from snapcount.games.card_bowl.rules.fumble import Loose, adjusted_face, loose_ball, recover
from tests.rules.card_bowl.bowl import RUN, D, K, O, R, asked, kick, played, punt, scrimmage, watched

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


def test_cb_29_6_a_bounce_onto_an_end_line_is_over_it() -> None:
    for spot, bounce, where in ((106, "KS", 110), (-6, "AS", -10)):
        out, _ = recover(Script([0, 0, "9H", "9D", bounce]), Loose(HOME, spot), FULL_PILE)
        assert (out.winner, out.spot, out.bounces) == (None, where, 1)
    again = Script([0, 0, "9H", "9D", "KS", "10H", "8D"])
    inside, _ = recover(again, Loose(HOME, 105), FULL_PILE)
    assert (inside.winner, inside.spot) == (HOME, 109)


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


def got(*inputs: object, **how: Any) -> tuple[Seat | None, int, int, int]:
    """HOME lost the ball at its 40: who has it, where in HOME's yards, the cards of his run, and the bounces before."""
    table = Script(inputs)
    found, _ = recover(table, Loose(HOME, 40, **how), FULL_PILE)
    assert not table.left
    return found.winner, found.spot, found.run, found.bounces


def test_cb_29_4_the_team_that_lost_the_ball_draws_first() -> None:
    lost = {
        "snap": watched("RJ AS 10H 3C"),
        "return": played({"kind": "kickoff"}, "QS 5H 10C 7D RJ 4H 9H")[1],
        "muff": played({"kind": "punt", "los": 30, "down": 4, "to_go": 8},
                       "10S 9H QD 4C 5C RJ 2S KD", [(10, "R", "fair_catch")])[1],
        "blocked punt": played({"kind": "punt", "los": 30, "down": 4, "to_go": 8}, "RJ 6H 9D 7C 8H")[1],
        "blocked kick": played({"kind": "field_goal", "los": 80, "down": 4, "to_go": 8}, "RJ 9D 3C")[1],
        "onside": played({"kind": "onside", "declared": 7}, "7S 10H 7D")[1],
    }  # fmt: skip
    first = {name: [*asked(table, "fumbled"), *asked(table, "came_loose")] for name, table in lost.items()}
    assert {name: told[0]["seat"] for name, told in first.items()} == {
        "snap": O, "return": R, "muff": R, "blocked punt": K, "blocked kick": K, "onside": K,
    }  # fmt: skip


def test_cb_29_5_a_tie_bounces_the_ball_until_it_is_decided() -> None:
    assert got(0, 0, "9H", "9D", "QC", "8H", "7D") == (HOME, 43, 0, 1)
    assert got(0, 0, "9H", "9D", "7C", "8H", "8D", "AC", "3H", "6D") == (AWAY, 36, 0, 2)


def test_cb_29_6_low_cards_bounce_towards_the_fumblers_high_ones_away() -> None:
    ranks = ("A", "2", "3", "4", "5", "9", "10", "J", "Q", "K")
    spots = [got(0, 0, "8H", "8D", f"{rank}C", "7H", "6D")[1] for rank in ranks]
    assert spots == [36, 37, 38, 39, 40, 40, 41, 42, 43, 44]


def test_cb_29_7_falling_on_the_ball_wins_it_scooping_runs_with_it() -> None:
    assert got(0, 0, "QH", "KD")[0] is AWAY and got(2, 0, "QH", "KD") == (HOME, 40, 0, 0)
    assert got(0, -2, "QH", "KD")[0] is HOME
    assert got(-1, 0, "QH", "9D") == (HOME, 40, 3, 0), "a scoop adds to the run"
    assert got(1, 0, "QH", "9D") == (HOME, 40, 1, 0)


def test_cb_29_9_the_face_value_of_a_run_stays_between_0_and_3_and_needs_a_face_card() -> None:
    assert [adjusted_face("QH", declared) for declared in (2, 1, 0, -1, -2)] == [0, 1, 2, 3, 3]
    assert [adjusted_face("JH", declared) for declared in (2, -2)] == [0, 3]
    assert adjusted_face("10H", -2) == 0


def test_cb_29_10_only_a_winning_face_card_runs_by_as_much_as_it_is_higher() -> None:
    assert got(0, 0, "KH", "JD")[2] == 2 and got(0, 0, "JH", "KD") == (AWAY, 40, 2, 0)
    assert got(0, 0, "10H", "9D")[2] == 0
    assert got(0, 2, "10H", "9D") == (AWAY, 40, 0, 0), "11 beats 10, but a nine does not run"
    assert got(2, 0, "QH", "KD")[2] == 0, "less than nothing is nothing"


def test_cb_29_11_after_a_block_the_punters_must_beat_two_cards() -> None:
    assert got(0, 0, "10H", "9D", "8C", blocked=True)[0] is HOME
    assert got(0, 0, "10H", "9D", "JC", blocked=True) == (AWAY, 40, 1, 0)
    assert got(0, 0, "10H", "QD", "JC", blocked=True) == (AWAY, 40, 2, 0), "the higher card runs"
    tied = got(0, 0, "10H", "9D", "10C", "7C", "8H", "7D", blocked=True)
    assert tied == (HOME, 40, 0, 1), "then one card each"


def test_cb_29_14_jokers_are_replaced_and_the_black_one_is_a_foul() -> None:
    table = Script([0, 0, "RJ", "9H", "9D", "BJ", "QC", "8H", "7D"])
    found, pile = recover(table, Loose(HOME, 40), FULL_PILE)
    assert (found.winner, found.spot) == (HOME, 43) and pile.flag == Flag("FUMBLE", 0, HOME, True)
    assert recover(Script([0, 0, "RJ", "9H", "8D"]), Loose(HOME, 40), FULL_PILE)[1].flag is None
