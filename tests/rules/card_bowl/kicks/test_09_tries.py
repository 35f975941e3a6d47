"""Chapter 9: try."""

from __future__ import annotations

from typing import Any

from snapcount.core.drivers.script import Script
from snapcount.core.table import Seat
from snapcount.games.card_bowl.questions import ChooseTry
from snapcount.games.card_bowl.rules.booking import booked
from snapcount.games.card_bowl.rules.cards import FULL_PILE
from snapcount.games.card_bowl.rules.course import try_phase
from snapcount.games.card_bowl.rules.fumble import Loose, recover
from snapcount.games.card_bowl.state import Options, Result, State
from tests.rules.card_bowl.bowl import (
    RUN,
    O,
    asked,
    down_at,
    follows,
    kick,
    kicked_from,
    played,
    scrimmage,
    tried_from,
)

TRY: dict[str, Any] = {"try": True}
SEVEN: dict[str, Any] = {"from": 7}


def test_cb_9_1_kick_for_one_or_play_for_two() -> None:
    state = State(Options(), "try", left=50, trying=True, situation=tried_from(Seat.HOME, 2))
    assert tuple(ChooseTry(2).options()) == ("kick", "two")
    assert try_phase(Script(["two"]), state).phase == "deal"
    kicked = try_phase(Script(["kick", "9S", "9H", "9D", "8C", "8H", "2S"]), state)
    assert kicked.score == (1, 0) and (kicked.phase, kicked.situation) == (
        "kickoff",
        kicked_from(Seat.HOME, 30),
    )


def test_cb_9_11_the_try_is_played_without_time_but_not_after_an_overtime_touchdown() -> None:
    touchdown = Result("TD", Seat.AWAY, 100, "rush", next=follows("try", Seat.AWAY, 98))
    last = State(Options(), "execute", quarter=4, left=1, situation=down_at(Seat.AWAY, 90, 1))
    after = booked(Script(), last, touchdown)
    assert (after.phase, after.left, after.score) == ("try", 0, (0, 6))
    done = try_phase(Script(["kick", "9S", "9H", "9D", "8C", "8H", "2S"]), after)
    assert done.phase == "quarter" and done.score == (0, 7)
    sudden = booked(Script(), last._replace(quarter=5, left=100), touchdown)
    assert sudden.phase == "over"


def test_cb_9_4_a_failed_kick_may_be_repeated_from_half_the_distance_after_an_offside() -> None:
    short = "BJ 4S 2S 3H 2D 3C 4H 5H"
    again = kick("extra_point", short, [(49, "K", "accept")], **{"from": 2})
    assert (again["event"], again["spot_from_goal"]) == ("retry", 1)
    assert kick("extra_point", short, [(49, "K", "decline")], **{"from": 2})["points"] == 0


def test_cb_9_5_from_seven_yards_the_kick_needs_25_and_the_choice_is_free_again() -> None:
    assert kick("extra_point", "4S 4H 4D 4C 5S 3H", (), **SEVEN)["points"] == 0
    assert kick("extra_point", "4S 4H 4D 4C 5S 5H", (), **SEVEN)["points"] == 1
    state = State(Options(), "try", left=50, trying=True, situation=tried_from(Seat.HOME, 2))
    back = try_phase(Script(["kick", "BJ", "9H"]), state)
    assert (back.phase, back.situation) == ("try", tried_from(Seat.HOME, 7))
    assert try_phase(Script(["two"]), back).situation.ball == 93


def test_cb_9_7_the_defence_cannot_score_on_a_try() -> None:
    lost = scrimmage(
        "2H 6C 10D RJ QH KD 4S KC",
        [(32, "O", {**RUN, "lane": "F1"}), (38, "D", "MLB")],
        los=98,
        to_go=2,
        offence={"BL1": "2D"},
        **TRY,
    )
    assert lost["event"] == "try" and lost["points"] == 0, "no run is drawn for the king"


def test_cb_9_9_a_try_recovered_in_the_end_zone_counts_only_for_the_fumbler() -> None:
    run = [(32, "O", RUN), (38, "D", "none")]
    dead = scrimmage("2H 6C KD RJ KC KS QH 5S", run, los=98, to_go=2, **TRY)
    assert dead["points"] == 0


def test_cb_9_10_against_either_side_the_try_is_repeated() -> None:
    back = scrimmage(
        "2H BJ 6C 3D 9S AH 7H",
        [(32, "O", RUN), (38, "D", "MLB"), (49, "D", "accept")],
        los=98,
        to_go=2,
        **TRY,
    )
    assert (back["event"], back["spot_from_goal"]) == ("retry", 12)
    passed = [(32, "O", {"play": "pass", "to": "WRR1"}), (38, "D", "none"), (49, "O", "accept")]
    near = scrimmage("2H 5D KD BJ 2C 3C", passed, los=93, to_go=7, **TRY)
    assert near["spot_from_goal"] == 1, "interference: from the 1"
    good = scrimmage("BJ 4S 6C 3D 9S AH", [(32, "O", RUN), (38, "D", "MLB")], los=98, to_go=2, **TRY)
    assert good["points"] == 2 and good["foul"]["opt"] == "decline", "declined after a success"


def test_cb_9_2_an_extra_point_needs_twenty() -> None:
    assert kick("extra_point", "4S 4H 4D 4C 2S 2H")["points"] == 1
    assert kick("extra_point", "4S 4H 4D 4C 2S AH")["points"] == 0


def test_cb_9_3_only_the_first_cards_joker_counts() -> None:
    blocked, table = played({"kind": "extra_point"}, "RJ")
    assert (blocked["points"], blocked["blocked"], blocked["next"]["kind"]) == (0, True, "kickoff")
    assert len(asked(table, "turned")) == 1, "the ball is dead, nobody draws for it"
    later = kick("extra_point", "9S RJ 9H BJ 9D 8C 8H 2S")
    assert later["points"] == 1 and "foul" not in later


SWAPPED = {"zones": {"OLB-L": ["8S"], "MLB": ["QD"], "OLB-R": ["5C"], "S-L": ["10S"], "S-R": ["JD"]}}
"""The usual defence without 9H."""


def test_cb_9_6_a_gain_of_two_yards_is_two_points() -> None:
    run = [(32, "O", RUN), (38, "D", "MLB")]
    two = scrimmage("2H 6C 3D 9S 9H", run, los=98, to_go=2, defence=SWAPPED, **TRY)
    assert (two["base_yards"], two["event"], two["points"]) == (2, "try", 2)
    one = scrimmage("2H 6C 3D 9S JH", run, los=98, to_go=2, defence=SWAPPED, **TRY)
    assert (one["base_yards"], one["event"], one["points"], one["next"]["kind"]) == (1, "try", 0, "kickoff")


def test_cb_9_8_only_the_fumbler_runs_with_a_face_card_of_the_others_suit() -> None:
    cards = {"QH 5H": 2, "KS 9S": 3, "QH 5D": 0, "QH JH": 0, "9H 5H": 0, "5H QH": 0}
    for drawn, run in cards.items():
        got, _ = recover(Script([0, 0, *drawn.split()]), Loose(O, 95, trying=True), FULL_PILE)
        assert got.run == run, drawn
