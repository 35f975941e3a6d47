"""Chapter 5: kickoff and squib kick."""

from __future__ import annotations

import pytest

from snapcount.core.drivers.script import Script
from snapcount.core.table import Pending, Refusal, Seat
from snapcount.games.card_bowl.questions import ChooseKick, FreeKick
from snapcount.games.card_bowl.rules.course import free_kick_phase
from snapcount.games.card_bowl.state import Kick, Rules, State
from tests.rules.card_bowl.bowl import K, R, kick, proves

# The ledger's examples


def test_cb_5_2_draw_order_of_a_kickoff() -> None:
    proves("CB-5.2", "CB-E050")


def test_cb_5_3_yard_line_received() -> None:
    proves("CB-5.3", "CB-E004", "CB-E005")


def test_cb_5_4_other_kick_spots() -> None:
    proves("CB-5.4", "CB-E210", "CB-E211")


def test_cb_5_5_through_the_end_zone() -> None:
    proves("CB-5.5", "CB-E210")


def test_cb_5_6_bj_as_kick_card_1() -> None:
    proves("CB-5.6", "CB-E053", "CB-E054", "CB-E226")


def test_cb_5_7_spot_after_a_kick_out_of_bounds() -> None:
    proves("CB-5.7", "CB-E053")


def test_cb_5_8_bj_as_kick_card_2() -> None:
    proves("CB-5.8", "CB-E055")


def test_cb_5_9_rj_as_a_kick_card() -> None:
    proves("CB-5.9", "CB-E056")


def test_cb_5_11_rj_as_coverage() -> None:
    proves("CB-5.11", "CB-E212")


def test_cb_5_12_bj_as_coverage() -> None:
    proves("CB-5.12", "CB-E213")


def test_cb_5_13_touchback_or_return() -> None:
    proves("CB-5.13", "CB-E051")


def test_cb_5_14_return_cards() -> None:
    proves("CB-5.14", "CB-E050", "CB-E214")


def test_cb_5_15_where_the_runner_is_during_the_return() -> None:
    proves("CB-5.15", "CB-E006", "CB-E056", "CB-E057")


def test_cb_5_16_touchback_during_the_return() -> None:
    proves("CB-5.16", "CB-E007a", "CB-E007b")


def test_cb_5_17_touchback_test_includes_coverage() -> None:
    proves("CB-5.17", "CB-E007a", "CB-E007b")


def test_cb_5_18_rj_as_return_card() -> None:
    proves("CB-5.18", "CB-E057")


def test_cb_5_19_bj_as_return_card() -> None:
    proves("CB-5.19", "CB-E058")


def test_cb_5_20_ofr_after_the_return() -> None:
    proves("CB-5.20", "CB-E008a", "CB-E008b", "CB-E059", "CB-E215")


def test_cb_5_22_negative_return() -> None:
    proves("CB-5.22", "CB-E214")


def test_cb_5_23_squib_kick() -> None:
    proves("CB-5.23", "CB-E060", "CB-E061")


def test_cb_5_25_squib_received_beyond_the_15() -> None:
    proves("CB-5.25", "CB-E009a", "CB-E009b", "CB-E009c", "CB-E060")


def test_cb_5_26_squib_details() -> None:
    proves("CB-5.26", "CB-E061")


def test_cb_5_27_kickoff_fouls_by_k() -> None:
    proves("CB-5.27", "CB-E054", "CB-E213")


def test_cb_5_28_kickoff_fouls_by_r() -> None:
    proves("CB-5.28", "CB-E058")


def test_cb_5_1_a_kickoff_is_taken_from_the_30_or_where_a_penalty_moved_it() -> None:
    table = Script([FreeKick("kickoff"), "QS", "5H", "9C", "7D", "8D", "9H", "2C"])
    moved = State(Rules(), "free kick", left=180, seat=Seat.HOME, kick=Kick(20), spot=20)
    assert free_kick_phase(table, moved).spot == 33, "ten yards farther out than from the 30"


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
    squibs = [one.number for one in ChooseKick(30, False).every() if one.kind == "squib"]
    assert squibs == list(range(1, 51))
    assert max(one.number for one in ChooseKick(45, False).every() if one.kind == "squib") == 45
    refusal = ChooseKick(45, False).problem(FreeKick("squib", 46))
    assert refusal is not None and refusal.rule == "CB-5.24"
    assert all(ChooseKick(45, True).problem(kick) is None for kick in ChooseKick(45, True).options())
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
        free_kick_phase(Script(), State(Rules(), "free kick", left=180, seat=Seat.AWAY))
    assert isinstance(pending.value.questions[Seat.AWAY], ChooseKick)
    proves("CB-5.23", "CB-E060")


def test_cb_5_16_after_the_third_card_the_touchback_is_no_longer_offered() -> None:
    deep = kick(
        "kickoff", "AS AH KC 2D 2S 2C 3D", [(5, "R", "return"), (6, "R", "continue"), (6, "R", "continue")]
    )
    assert (deep["received"], deep["ret"], deep["event"], deep["intervals"]) == (-9, -4, "touchback", 1)
