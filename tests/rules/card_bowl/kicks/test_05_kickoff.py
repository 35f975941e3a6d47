"""Chapter 5: kickoff and squib kick."""

from __future__ import annotations

import pytest

from snapcount.core.drivers.script import Script
from snapcount.core.table import Pending, Refusal, Seat
from snapcount.games.card_bowl.questions import ChooseKick, FieldKick, FreeKick, StayInEndZone
from snapcount.games.card_bowl.rules.cards import FULL_PILE
from snapcount.games.card_bowl.rules.course import free_kick_phase
from snapcount.games.card_bowl.rules.kicks.kick_return import Return, kick_return, return_run, running_at
from snapcount.games.card_bowl.rules.kicks.kickoff import kickoff
from snapcount.games.card_bowl.state import Kick, Options, State
from tests.rules.card_bowl.bowl import K, R, asked, cited, kick, kicked_from, played


def test_cb_5_1_a_kickoff_is_taken_from_the_30_or_where_a_penalty_moved_it() -> None:
    table = Script([FreeKick("kickoff"), "QS", "5H", "9C", "7D", "8D", "9H", "2C"])
    moved = State(Options(), "kickoff", left=180, kick=Kick(), situation=kicked_from(Seat.HOME, 20))
    assert free_kick_phase(table, moved).situation.ball == 33, "ten yards farther out than from the 30"


def test_cb_5_10_one_coverage_card_is_taken_off_the_return() -> None:
    low, high = kick("kickoff", "QS 5H AC 7D 8D 9H 2C"), kick("kickoff", "QS 5H 10C 7D 8D 9H 2C")
    assert low["ret"] - high["ret"] == 9


def test_cb_5_21_an_open_field_run_follows_even_a_return_that_lost_yards() -> None:
    back = kick("kickoff", "QS 9H 10C AD 2D AH JC 4S")
    assert back["ret"] == 15 - 10 and back["ofr"]
    lost = kick("kickoff", "QS 9H 10C AD 2D AH 3C")
    assert lost["ret"] == -3 and not lost["ofr"]
    both = kick("squib", "2S 3H 10C AD JD", Y=30)
    assert both["ofr"] is False and both["ret"] == 2, "a J counts nothing on a short squib"
    behind = kick("squib", "2S 3H 10C AD QD 4C", Y=30)
    assert behind["ret"] == 3 and behind["spot"] == 25 + 3 + 4


def test_cb_5_24_a_squib_names_a_line_from_1_to_50_or_90_less_the_spot() -> None:
    squibs = [
        one.number for one in ChooseKick(kicked_from(Seat.HOME, 30), False).every() if one.kind == "squib"
    ]
    assert squibs == list(range(1, 51))
    assert (
        max(
            one.number for one in ChooseKick(kicked_from(Seat.HOME, 45), False).every() if one.kind == "squib"
        )
        == 45
    )
    refusal = ChooseKick(kicked_from(Seat.HOME, 45), False).problem(FreeKick("squib", 46))
    assert refusal is not None and refusal.rule == "CB-5.24"
    assert all(
        ChooseKick(kicked_from(Seat.HOME, 45), True).problem(kick) is None
        for kick in ChooseKick(kicked_from(Seat.HOME, 45), True).options()
    )
    with pytest.raises(Refusal, match="CB-5.24"):
        kick("squib", "5S 4H", Y=51)


def test_cb_5_27_without_the_ball_the_receivers_may_have_the_kick_repeated() -> None:
    lost = "QS BJ 5H 10C 7D 8D RJ 4H 9H 6S"
    again = kick("kickoff", lost, [(49, "R", "rekick")])
    assert (again["event"], again["kick_spot"], again["intervals"]) == ("rekick", 20, 0)
    kept = kick("kickoff", lost, [(49, "R", "decline")])
    assert (kept["team"], kept["spot"]) == (K, 84)
    on_touchback = kick("kickoff", "AS BJ 7H 9C 6S", [(5, "R", "touchback"), (49, "R", "accept")])
    assert (on_touchback["event"], on_touchback["spot"]) == ("ball", 30)


def test_cb_5_27_a_foul_of_the_kickers_is_declined_when_the_receivers_scored() -> None:
    far = kick("kickoff", "10S BJ QH AC 7D 8D 9H KC KD KH KS QS QC 4S")
    assert far["event"] == "TD" and far["team"] is R and far["foul"]["opt"] == "decline"


def test_cb_5_28_a_foul_of_the_receivers_before_a_touchback_is_walked_off_from_the_20() -> None:
    held = kick(
        "kickoff", "AS 7H 9C BJ AD 4S", [(5, "R", "return"), (6, "R", "touchback"), (49, "K", "accept")]
    )
    assert (held["event"], held["spot"]) == ("ball", 10)


def test_cb_5_23_the_kickers_are_asked_before_they_kick() -> None:
    with pytest.raises(Pending) as pending:
        free_kick_phase(Script(), State(Options(), "kickoff", left=180, situation=kicked_from(Seat.AWAY, 30)))
    assert isinstance(pending.value.questions[Seat.AWAY], ChooseKick)


def test_cb_5_16_after_the_third_card_the_touchback_is_no_longer_offered() -> None:
    deep = kick(
        "kickoff", "AS AH KC 2D 2S 2C 3D", [(5, "R", "return"), (6, "R", "continue"), (6, "R", "continue")]
    )
    assert (deep["received"], deep["ret"], deep["event"], deep["intervals"]) == (-9, -4, "touchback", 1)


def test_cb_5_17_caught_on_the_goal_line_he_has_not_been_beyond_it() -> None:
    back = kick("kickoff", "5S 6H 9C 2D", [(5, "R", "return"), (6, "R", "touchback")])
    assert (back["received"], back["ret"], back["event"]) == (0, 0, "touchback")


def test_cb_5_20_a_return_whose_cards_end_on_the_goal_line_draws_no_more() -> None:
    for card, spot in (("JS", 100), ("QS", 101)):
        result, _ = kick_return(Script([card]), Return(R, 90, "AS", 1, 0), FULL_PILE)
        assert (result.event, result.ran_to, result.ofr) == ("TD", spot, False)
    short, _ = kick_return(Script(["JS", "2H"]), Return(R, 80, "AS", 1, 0), FULL_PILE)
    assert (short.event, short.spot, short.ofr) == ("ball", 92, True)


def pending(inputs: str, spot: int = 30, squib: int = 0) -> object:
    """The question to which a kickoff with these cards and answers leads."""
    with pytest.raises(Pending) as waiting:
        kickoff(Script(inputs.split()), K, spot, squib, FULL_PILE)
    return waiting.value.questions[R]


def test_cb_5_2_the_order_of_draws() -> None:
    _, table = played({"kind": "kickoff"}, "QS BJ 5H 9C 7D 8D 9H JC 4S 3S", [(49, "R", "decline")])
    purposes = [facts["purpose"] for facts in asked(table, "turned")]
    assert purposes == ["kick"] * 3 + ["coverage"] + ["return"] * 4 + ["open-field run", "penalty"]
    assert [
        rule for rule in cited(table) if rule in ("CB-5.6", "CB-5.8", "CB-5.14", "CB-28.2", "CB-30.20")
    ] == [
        "CB-5.6",
        "CB-5.8",
        "CB-5.14",
        "CB-28.2",
        "CB-30.20",
    ]


def test_cb_5_3_and_cb_5_4_the_yard_line_is_both_cards_less_eleven_and_moves_with_the_spot() -> None:
    returned = "QS 5H 9C 7D 8D 9H 2C"
    assert [kick("kickoff", returned, kick_spot=spot)["received"] for spot in (30, 25, 20, 35)] == [
        6,
        11,
        16,
        1,
    ]
    deepest = kick("kickoff", "AS AH 9C", [(5, "R", "touchback")])
    assert deepest["received"] == -9


def test_cb_5_5_ten_yards_deep_is_through_the_end_zone() -> None:
    through, table = played({"kind": "kickoff", "kick_spot": 31}, "AS AH")
    assert (through["received"], through["event"], through["spot"]) == (-10, "touchback", 20)
    assert len(asked(table, "turned")) == 2, "no coverage card"


def test_cb_5_6_a_black_joker_first_is_offside_or_out_of_bounds() -> None:
    on = "BJ {} QS 5H 9C 7D 8D 9H 2C"
    offside = kick("kickoff", on.format("5S"), [(49, "R", "accept")])
    assert (offside["foul"]["kind"], offside["foul"]["yards"]) == ("KO-OFFSIDE", 5)
    assert offside["spot"] == 23 + 5, "at the end of the play, without another card"
    for card in ("6S", "KH", "RJ"):
        out, table = played({"kind": "kickoff"}, f"BJ {card}")
        assert out["event"] == "oob" and "CB-5.7" in cited(table)


def test_cb_5_7_out_of_bounds_the_receivers_start_30_yards_from_the_kick() -> None:
    out = [kick("kickoff", "BJ 6S", kick_spot=spot) for spot in (30, 20, 45)]
    assert [one["spot"] for one in out] == [40, 50, 25]
    assert [one["next"]["possession"] for one in out] == [R] * 3 and out[0]["intervals"] == 0


def test_cb_5_8_a_black_joker_second_is_ten_yards_or_fifteen_after_the_play() -> None:
    for card, yards in (("10S", 10), ("JS", 15), ("RJ", 15), ("AH", 10)):
        foul = kick("kickoff", f"QS BJ 5H 9C 7D 8D 9H 2C {card}", [(49, "R", "accept")])
        assert (foul["foul"]["kind"], foul["foul"]["yards"], foul["spot"]) == ("KO-KICK", yards, 23 + yards)


def test_cb_5_9_and_cb_5_11_a_muff_costs_a_return_card() -> None:
    for muffed in ("RJ QS 5H 9C 7D 8D 9H", "QS RJ 5H 9C 7D 8D 9H", "QS 5H RJ 9C 7D 8D 9H"):
        back = kick("kickoff", muffed)
        assert back["muff"] and (back["received"], back["spot"]) == (6, 6 + 24 - 9)


def test_cb_5_12_a_black_joker_as_coverage_is_a_foul_and_replaced() -> None:
    back = kick("kickoff", "QS 5H BJ 9C 7D 8D 9H 2C 10S", [(49, "R", "accept")])
    assert (back["ret"], back["spot"], back["foul"]["vs"]) == (26 - 9, 23 + 10, K)


def test_cb_5_13_in_the_end_zone_the_receivers_choose_seeing_the_coverage_card() -> None:
    assert pending("5S 6H 9C") == FieldKick(0, "9C", 4)
    assert kick("kickoff", "6S 6H 9C 2D 3D 4D 5D")["received"] == 1, "in the field nobody is asked"


def test_cb_5_14_four_cards_less_the_coverage_card() -> None:
    back = kick("kickoff", "QS 5H 9C 7D 8D 9H 2C")
    assert (back["ret"], back["spot"]) == (7 + 8 + 9 + 2 - 9, 6 + 17)


def test_cb_5_15_the_coverage_card_is_spread_over_the_return() -> None:
    cards = ("7D", "8D", "9H", "2C")
    spots = [running_at(6, cards[:count], "10C", 4) for count in range(5)]
    assert spots == [6, 6 + 7 - 3, 6 + 15 - 5, 6 + 24 - 8, 6 + 26 - 10]
    assert running_at(6, cards[:2], "9C", 3) == 6 + 15 - 6
    assert kick("kickoff", "QS 5H 10C 7D 8D 9H RJ 4H 9D")["fumble_at"] == 22


def test_cb_5_16_and_cb_5_17_the_touchback_is_offered_while_coverage_keeps_him_in_the_end_zone() -> None:
    for cover, card, spot in (("AC", "2D", -1), ("AC", "3D", 0), ("KC", "6D", 0)):
        assert pending(f"3S 5H {cover} return {card}") == StayInEndZone(spot, 3)
    out = kick("kickoff", "3S 5H KC 7D 8D 9H 2C", [(5, "R", "return")])
    assert out["spot"] == -3 + 26 - 13, "one yard out after the first card: not asked any more"
    assert pending("3S 5H KC return 6D continue 3D") == StayInEndZone(-1, 2)


def test_cb_5_18_a_red_joker_ends_the_return_where_the_runner_is() -> None:
    first = kick("kickoff", "QS 5H 10C RJ 9H 4D")
    assert (first["fumble_at"], first["team"], first["spot"]) == (6, R, 6)
    last = kick("kickoff", "QS 5H 10C 7D 8D KH RJ 4H 9D")
    assert (last["fumble_at"], last["team"], last["ofr"]) == (6 + 28 - 8, K, False), "no open-field card"


def test_cb_5_19_a_foul_of_the_returners_is_ten_yards_or_fifteen_where_the_runner_was() -> None:
    for card, spot in (("10S", 6 - 3), ("KS", 6 - 3)):
        foul = kick("kickoff", f"QS 5H 10C BJ 7D 8D 9H 2C {card}", [(49, "K", "accept")])
        assert foul["spot"] == spot, "half the distance"
    far = "QS KH 10C 7D 8D BJ 9H 2C {}"
    assert kick("kickoff", far.format("10S"), [(49, "K", "accept")])["spot"] == 14 + 15 - 5 - 10
    assert kick("kickoff", far.format("RJ"), [(49, "K", "accept")])["spot"] == 24 - 12
    assert kick("kickoff", far.format("RJ"), [(49, "K", "decline")])["spot"] == 14 + 26 - 10


def test_cb_5_20_the_last_return_card_less_the_coverage_card_opens_the_field() -> None:
    two = kick("kickoff", "QS 5H JC 7D 8D 9H KD 2S 3S")
    assert two["ofr"] and two["spot"] == 6 + 37 - 11 + 5
    assert not kick("kickoff", "QS 5H JC 7D 8D KH 9D")["ofr"], "only the last card counts"
    assert not kick("kickoff", "QS 5H QC 7D 8D 9H JD")["ofr"]
    assert [return_run(last, "JC", 0) for last in ("10D", "JD", "QD", "KD")] == [0, 0, 1, 2]


def test_cb_5_22_a_return_may_lose_yards() -> None:
    lost = kick("kickoff", "QS 9H KC AD AH AS 3C")
    assert (lost["ret"], lost["spot"]) == (6 - 13, 10 - 7)


def test_cb_5_25_beyond_the_15_a_squib_has_two_return_cards_and_smaller_faces() -> None:
    deep = kick("squib", "2S 3H 9C 7D 8D", Y=21)
    assert (deep["received"], deep["ret"]) == (16, 15 - 9)
    near = kick("squib", "2S 3H 9C 7D 8D 4D 5D", Y=20)
    assert (near["received"], near["ret"]) == (15, 24 - 9)
    assert [return_run(last, "9C", 1) for last in ("JD", "QD", "KD")] == [0, 1, 2]
    faces = kick("squib", "2S 3H 9C 7D KD QC JC 4S", Y=21)
    assert faces["spot"] == 16 + 20 - 9 + 12 + 11 + 4, "K two cards, Q one more, J none"


def test_cb_5_26_on_a_squib_the_coverage_card_keeps_its_face_and_a_muff_leaves_one_card() -> None:
    one = kick("squib", "2S 3H JC 7D KD 4S", Y=21)
    assert one["spot"] == 16 + 20 - 11 + 4, "K counts two, less one"
    muffed = kick("squib", "2S RJ 3H 9C 7D", Y=21)
    assert (muffed["muff"], muffed["ret"]) == (True, 7 - 9)
