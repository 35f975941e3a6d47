"""Chapter 10: free kick after a safety."""

from __future__ import annotations

from snapcount.core.drivers.script import Script
from snapcount.core.table import Seat
from snapcount.games.card_bowl.questions import ChooseKick, FreeKick
from snapcount.games.card_bowl.rules.booking import booked
from snapcount.games.card_bowl.rules.course import free_kick_phase
from snapcount.games.card_bowl.state import Kick, Options, Result, State
from tests.rules.card_bowl.bowl import down_at, follows, kick, kicked_from


def test_cb_10_1_the_team_that_conceded_a_safety_punts_or_kicks_from_its_20() -> None:
    safety = Result("safety", Seat.HOME, -2, "rush", next=follows("free_kick", Seat.HOME, 20))
    after = booked(Script(), State(Options(), "execute", left=90, situation=down_at(Seat.HOME, 3, 1)), safety)
    assert (after.phase, after.situation, after.kick) == (
        "free_kick",
        kicked_from(Seat.HOME, 20),
        Kick(0, True),
    )
    assert after.score == (0, 2)
    kinds = [one.kind for one in ChooseKick(kicked_from(Seat.HOME, 20), True).every()]
    assert kinds.count("safety_punt") == 1 and "kickoff" in kinds
    assert "safety_punt" not in [one.kind for one in ChooseKick(kicked_from(Seat.HOME, 30), False).every()]
    punted = free_kick_phase(
        Script([FreeKick("safety_punt"), "10S", "9H", "QD", "4C", "5C", "7D", "8S", "2H", "3D"]), after
    )
    assert (punted.situation.offence, punted.situation.ball) == (Seat.AWAY, 35)


def test_cb_10_6_squib_and_on_side_kicks_are_allowed_after_a_safety() -> None:
    kinds = {one.kind for one in ChooseKick(kicked_from(Seat.HOME, 20), True).every()}
    assert kinds == {"kickoff", "safety_punt", "squib", "onside"}
    assert kick("onside", "7S 10H 7D", kick_spot=20, declared=7, failures=0)["spot"] == 100 - 34


def test_cb_10_2_a_safety_punt_is_four_cards_and_25_yards() -> None:
    punted = kick("safety_punt", "10S 9H QD 4C 5C 7D 8S 2H 3D")
    assert (punted["gross"], punted["received"]) == (60, 20)


def test_cb_10_3_a_safety_kickoff_comes_down_ten_yards_nearer() -> None:
    assert kick("kickoff", "QS 5H 9C 7D 8D 9H 2C", kick_spot=20)["received"] == 12 + 5 - 1


def test_cb_10_4_it_is_returned_as_a_kickoff() -> None:
    punted = kick("safety_punt", "10S 9H QD 4C 5C 7D 8S 2H JD 4D")
    assert (punted["ret"], punted["spot"], punted["ofr"]) == (28 - 5, 20 + 23 + 4, True)


def test_cb_10_5_the_jokers_of_a_safety_punt_are_those_of_a_kickoff() -> None:
    out = kick("safety_punt", "BJ 6S")
    assert (out["event"], out["spot"]) == ("oob", 50)
    muffed = kick("safety_punt", "10S 9H RJ QD 4C 5C 7D 8S 2H")
    assert (muffed["muff"], muffed["ret"]) == (True, 17 - 5)
    flagged = kick("safety_punt", "10S 9H QD BJ 4C 5C 7D 8S 2H 3D KH", [(49, "R", "accept")])
    assert (flagged["foul"]["kind"], flagged["spot"]) == ("KO-KICK", 20 + 15 + 15)
    through = kick("safety_punt", "KS KH QD KC", kick_spot=34)
    assert (through["received"], through["event"]) == (-10, "touchback")
