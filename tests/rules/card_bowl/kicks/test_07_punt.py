"""Chapter 7: punt."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.core.drivers.script import Script
from snapcount.core.table import Refusal, Seat
from snapcount.games.card_bowl.questions import DownForward, FieldPunt, PuntPlan
from snapcount.games.card_bowl.rules.cards import FULL_PILE, Flag
from snapcount.games.card_bowl.rules.course import call_phase
from snapcount.games.card_bowl.rules.fouls import determined
from snapcount.games.card_bowl.state import Options, State
from tests.rules.card_bowl.bowl import K, R, asked, cited, down_at, played, punt


def test_cb_7_1_and_cb_7_2_one_to_four_cards_with_fewer_than_four_also_out_of_bounds() -> None:
    assert tuple(PuntPlan(down_at(Seat.HOME, 30, 4)).options()) == (
        "4",
        "3",
        "2",
        "1",
        "3+oob",
        "2+oob",
        "1+oob",
    )
    with pytest.raises(Refusal, match="CB-7.2"):
        punt("10S", cards=4, oob=True)
    state = State(Options(), "scrimmage", left=100, situation=down_at(Seat.HOME, 60, 4, 8))
    after = call_phase(Script(["punt", "2+oob", "10S", "6H", "4C"]), state)
    assert (after.situation.offence, after.situation.ball) == (Seat.AWAY, 9)


def test_cb_7_3_the_order_of_draws() -> None:
    given = {"kind": "punt", "los": 45, "down": 4, "to_go": 8, "cards": 3, "oob": True}
    _, table = played(given, "10S 9H 8D 4D 5C 7H JS 3C", [(10, "R", "return")])
    purposes = [facts["purpose"] for facts in asked(table, "turned")]
    assert purposes == ["punt"] * 3 + ["out of bounds", "coverage", "return", "return", "open-field run"]


def test_cb_7_11_the_coverage_card_is_drawn_only_if_the_punt_is_in_play() -> None:
    assert punt("10S 9H 8D 4C", los=45, cards=3, oob=True)["how"] == "out of bounds"
    assert punt("10S 6H 8D 4C", los=60, cards=2)["how"] == "fair catch"


def test_cb_7_20_a_red_joker_on_the_return_is_a_fumble_where_he_is() -> None:
    lost = punt("10S 9H QD 4C 6C AD RJ 4S 9S", [(10, "R", "return")])
    assert lost["fumble_at"] == 20 + 1 - 3 and lost["team"] is K and lost["spot"] == 82


def test_cb_7_28_a_ball_that_bounced_twice_is_dead() -> None:
    twice = punt("10S 9H 9D 5C 2H 3C", [(10, "R", "bounce")], los=45, cards=3)
    assert (twice["how"], twice["spot"]) == ("downed", 12 - 2 - 3)
    back = punt("10S 9H 9D 5C 2H 3H", [(10, "R", "bounce")], los=45, cards=3)
    assert back["spot"] == 12 - 2 + 3


def test_cb_7_31_hands_off_and_the_second_bounce_is_drawn() -> None:
    rolled = punt("10S 9H 9D 5C 4C 3C", [(10, "R", "bounce"), (12, "K", 0)], los=45, cards=3)
    assert rolled["spot"] == 12 - 4 + 3


def test_cb_7_34_a_touched_ball_in_the_end_zone() -> None:
    touchback = punt("10S 9H 9D 5C RJ KH 8S 3C", [(10, "R", "bounce")], los=45, cards=3)
    assert touchback["event"] == "touchback" and touchback["touched"]
    scored = punt("10S 9H 9D 5C RJ KH 3S 8C", [(10, "R", "bounce")], los=45, cards=3)
    assert scored["event"] == "TD" and scored["team"] is K


def test_cb_7_36_three_choices_against_a_foul_of_the_kickers() -> None:
    flagged = "10S BJ 9H QD 4C 5C 3S 8H"
    plain = punt(flagged, [(10, "R", "fair_catch"), (49, "R", "decline")])
    tacked = punt(flagged, [(10, "R", "fair_catch"), (49, "R", "tack_on")])
    again = punt(flagged, [(10, "R", "fair_catch"), (49, "R", "previous_spot")])
    assert (plain["spot"], tacked["spot"], again["los"], again["down"]) == (20, 30, 20, 4)
    assert again["intervals"] == 0 and again["to_go"] == 18


def test_cb_7_37_a_foul_at_the_fair_catch_is_the_receivers() -> None:
    caught = punt("10S 9H QD 4C 5C BJ 3H", [(10, "R", "fair_catch"), (49, "K", "accept")])
    assert (caught["team"], caught["spot"], caught["foul"]["kind"]) == (R, 10, "RET-REC")


FAIR = (10, "R", "fair_catch")
BOUNCE = (10, "R", "bounce")


def bounce(chance: str, *choices: tuple[int, str, Any]) -> dict[str, Any]:
    """A punt of 42 yards from the 45, left to bounce at the 13; its last card is 8D, its coverage card 5C."""
    return punt(f"10S 9H 8D 5C {chance}", [BOUNCE, *choices], los=45, cards=3)


def test_cb_7_4_a_punt_goes_its_cards_and_fifteen() -> None:
    four = punt("10S 9H QD 4C 5C 2S", [FAIR])
    assert (four["gross"], four["received"], four["spot"]) == (50, 20, 20)
    one = punt("10S 5C 2S", cards=1)
    assert (one["gross"], one["spot"]) == (25, 45)


def test_cb_7_5_a_blocked_punt_is_loose_and_the_blockers_draw_two_cards() -> None:
    lost, table = played({"kind": "punt", "los": 30, "down": 4, "to_go": 8}, "10S RJ 6H 9D 7C 10H")
    assert (lost["block_spot"], lost["team"], lost["spot"]) == (30 - 11, R, 81), "the better of 7 and 10"
    assert "CB-7.5" in cited(table) and lost["blocked"]
    kept = punt("10S RJ 6H JD 7C 10H 5S")
    assert (kept["team"], kept["spot"]) == (K, 19 + 5), "J beats both and runs"
    assert (kept["possession"], kept["los"]) == (R, 76), "fourth down, short of the line"
    third = punt("10S RJ 6H 9D 7C 8H", down=3)
    assert (third["possession"], third["down"], third["to_go"]) == (K, 4, 19)


def test_cb_7_6_a_block_over_the_end_line_is_a_safety() -> None:
    assert punt("RJ QH", los=7)["event"] == "safety", "ten deep"
    assert punt("RJ JH 3D 9C 2C", los=7)["event"] == "TD", "nine deep is live: the blockers score"
    replaced = punt("10S RJ BJ 6H 9D 7C 8H")
    assert replaced["block_spot"] == 19 and "foul" not in replaced


def test_cb_7_7_the_determination_of_a_flag_on_the_punt() -> None:
    wanted = {
        "5H": (K, 5), "6D": (K, 10), "10H": (K, 10), "JD": (K, 15), "RJ": (K, 15),
        "AS": (R, 5), "10C": (R, 5), "KS": (R, 15),
    }  # fmt: skip
    found = {card: determined(Script([card]), FULL_PILE, Flag("PUNT"), K)[0] for card in wanted}
    assert {card: (foul.vs, foul.yards) for card, foul in found.items()} == wanted
    assert punt("10S BJ 9H QD 4C 5C 2S 3H", [FAIR])["received"] == 20, "the Joker is replaced"


def test_cb_7_8_roughing_the_kicker_is_a_first_down_running_into_him_is_not() -> None:
    kicked = "10S BJ 9H QD 4C 5C 2S {}"
    roughed = punt(kicked.format("KS"), [FAIR, (49, "K", "accept")], to_go=20)
    assert (roughed["event"], roughed["los"], roughed["down"], roughed["to_go"]) == ("replay", 45, 1, 10)
    ran_into = punt(kicked.format("AS"), [FAIR, (49, "K", "accept")])
    assert (ran_into["los"], ran_into["down"], ran_into["to_go"]) == (35, 4, 3)
    made = punt(kicked.format("AS"), [FAIR, (49, "K", "accept")], to_go=5)
    assert (made["down"], made["to_go"]) == (1, 10), "five yards reach the line"


def test_cb_7_9_through_the_end_zone_nothing_more_is_drawn_into_it_the_coverage_card_is() -> None:
    through, table = played({"kind": "punt", "los": 60, "down": 4, "to_go": 8}, "10S 9H QD 4C")
    assert (through["received"], through["event"]) == (-10, "touchback") and "CB-7.9" in cited(table)
    into = punt("10S 9H 8D 5C", [(10, "R", "touchback")], los=58, cards=3, oob=True)
    assert (into["received"], into["event"]) == (0, "touchback"), "no check out of bounds on the goal line"


def test_cb_7_10_another_suit_than_the_last_card_is_out_of_bounds() -> None:
    out = punt("10S 9H 8D 4C", los=45, cards=3, oob=True)
    assert (out["how"], out["spot"], out["oob"]) == ("out of bounds", 13, True)
    stays = punt("10S 9H 8D 4D 5C 2S", [FAIR], los=45, cards=3, oob=True)
    assert (stays["how"], stays["spot"], stays["oob"]) == ("fair catch", 13, False)


def test_cb_7_12_a_red_joker_as_coverage_forces_a_fair_catch() -> None:
    caught, table = played({"kind": "punt", "los": 30, "down": 4, "to_go": 8}, "10S 9H QD 4C RJ 2S")
    assert (caught["how"], caught["spot"]) == ("fair catch", 20)
    assert [facts["purpose"] for facts in asked(table, "turned")][4:] == ["coverage", "fair catch"]


def test_cb_7_13_and_cb_7_14_a_black_joker_as_coverage_is_the_kickers_foul_and_replaced() -> None:
    for card, yards in (("5H", 5), ("6S", 10), ("10D", 10), ("JC", 15), ("RJ", 15)):
        caught = punt(f"10S 9H QD 4C BJ 5C 2S {card}", [FAIR, (49, "R", "tack_on")])
        assert (caught["foul"]["vs"], caught["spot"]) == (K, 20 + yards)
    forced = punt("10S 9H QD 4C BJ RJ 2S 3H", [(49, "R", "tack_on")])
    assert (forced["how"], forced["spot"]) == ("fair catch", 25), "the replacement forces a fair catch"


def test_cb_7_15_and_cb_7_17_return_fair_catch_or_bounce_in_the_end_zone_touchback_or_return() -> None:
    assert tuple(FieldPunt(20, "5C").options()) == ("return", "fair_catch", "bounce")
    assert tuple(FieldPunt(1, "5C").options()) == ("return", "fair_catch", "bounce")
    assert tuple(FieldPunt(0, "5C").options()) == ("touchback", "return")
    forced = punt("10S 9H 8D 4C RJ", los=60)
    assert (forced["received"], forced["event"]) == (-6, "touchback"), (
        "a forced fair catch leaves the touchback"
    )


def test_cb_7_16_one_or_two_cards_are_a_fair_catch_without_a_choice() -> None:
    two = punt("10S 6H 5C 2S", los=60, cards=2)
    assert (two["how"], two["spot"]) == ("fair catch", 9)
    failed = punt("10S 6H 4H 5C 2S", los=60, cards=2, oob=True)
    assert (failed["how"], failed["spot"]) == ("fair catch", 9), "also when the attempt out of bounds failed"
    deep = punt("10S 6H 5C", los=75, cards=2)
    assert (deep["received"], deep["event"]) == (-6, "touchback")
    three = punt("10S 6H 2D 5C 3C 3D", [(10, "R", "return")], los=60, cards=3)
    assert three["ret"] == 1, "three cards may be returned"


def test_cb_7_18_a_fair_catch_is_dead_where_it_is_caught() -> None:
    caught = punt("10S 9H QD 4C 5C KS", [FAIR])
    assert (caught["team"], caught["spot"], caught["ofr"], caught["how"]) == (R, 20, False, "fair catch")
    muffed = punt("10S 9H QD 4C 5C RJ 9S 4H", [FAIR])
    assert (muffed["muff"], muffed["fumble_at"], muffed["team"]) == (True, 20, R)


def test_cb_7_19_two_return_cards_less_the_coverage_card() -> None:
    assert punt("10S 9H QD 4C 6C 7D 8H", [(10, "R", "return")])["ret"] == 15 - 6
    assert punt("10S 9H QD 4C KC AD 2H", [(10, "R", "return")])["ret"] == 3 - 13


def test_cb_7_21_a_foul_on_the_return_is_ten_yards_or_fifteen() -> None:
    for card, yards in (("10H", 10), ("KS", 15)):
        back = punt(f"10S 9H 4D 2C 6C KD BJ 7H {card}", [(10, "R", "return"), (49, "K", "accept")])
        assert (back["foul"]["kind"], back["spot"]) == ("RET-REC", 30 + 13 - 3 - yards)


def test_cb_7_22_half_the_coverage_card_counts_after_one_of_two_cards() -> None:
    lost = punt("10S 9H QD 4C 5C AD RJ 4S 9S", [(10, "R", "return")])
    assert lost["fumble_at"] == 20 + 1 - 3, "half of 5 is rounded up"


def test_cb_7_23_after_the_first_card_the_touchback_is_offered_once_more() -> None:
    deep = "10S 9H 8D 9C AD"
    stayed = punt(deep, [(10, "R", "return"), (6, "R", "touchback")], los=60, cards=3)
    assert (stayed["received"], stayed["event"]) == (-2, "touchback")
    went_on = punt(f"{deep} KH 2S 3S 4S", [(10, "R", "return"), (6, "R", "continue")], los=60, cards=3)
    assert went_on["spot"] == -2 + 14 - 9 + 9


def test_cb_7_24_the_last_return_card_less_the_coverage_card_opens_the_field() -> None:
    assert punt("10S 9H QD 4C 6C 7D QH 2S 3S", [(10, "R", "return")])["spot"] == 20 + 19 - 6 + 5
    assert not punt("10S 9H QD 4C QC 7D JH", [(10, "R", "return")])["ofr"]


def test_cb_7_25_and_cb_7_26_the_suit_of_the_last_punt_card_bounces_back_any_other_forward() -> None:
    assert bounce("4D", (11, "K", "no"))["spot"] == 13 + 4
    assert bounce("2H 2D")["spot"] == 13 - 2 - 2, "H is the suit of an earlier punt card only"


def test_cb_7_27_a_second_bounce_is_compared_with_the_first() -> None:
    assert bounce("2H 3H")["spot"] == 13 - 2 + 3
    assert bounce("2H 3D")["spot"] == 13 - 2 - 3


def test_cb_7_29_the_coverage_card_takes_its_value_off_a_bounce_back() -> None:
    spots = [bounce(card, (11, "K", "apply"))["spot"] for card in ("7D", "6D", "5D", "4D")]
    assert spots == [13 + 2, 13 + 1, 13, 13]
    assert bounce("7D", (11, "K", "no"))["spot"] == 13 + 7


def test_cb_7_30_with_its_suit_it_downs_a_bounce_forward() -> None:
    for part, spot in ((1, 13 - 3), (3, 13 - 1), (4, 13)):
        downed = bounce("4C", (12, "K", part))
        assert (downed["how"], downed["spot"]) == ("downed", spot)
    assert DownForward(13, "5C", "4C").options() == range(5) and DownForward(
        13, "5C", "9C"
    ).options() == range(6)
    _, table = played(
        {"kind": "punt", "los": 45, "cards": 3, "down": 4, "to_go": 8}, "10S 9H 8D 5C 4H 2S", [BOUNCE]
    )
    assert table.used == 1, "another suit leaves nothing to choose"


def test_cb_7_32_a_bounce_into_the_end_zone_is_a_touchback() -> None:
    assert bounce("KH")["event"] == "touchback", "on the goal line, and no second bounce"
    assert bounce("QH 2S")["event"] == "touchback", "the second bounce carries it in"
    assert bounce("QH AS")["event"] == "touchback", "on the goal line"
    assert bounce("QH AH")["spot"] == 2
    assert bounce("KC", (12, "K", 1))["spot"] == 1, "downed at the one"


def test_cb_7_33_touched_on_a_bounce_it_is_loose_where_it_comes_to_rest() -> None:
    kept = bounce("RJ 2H 3C 8S 3D")
    assert (kept["touched"], kept["fumble_at"], kept["team"], kept["spot"]) == (True, 8, R, 8)
    lost = bounce("2H RJ 3C 3D 8S")
    assert (lost["touched"], lost["team"], lost["spot"]) == (True, K, 92)


def test_cb_7_35_a_black_joker_on_a_bounce_is_laid_aside() -> None:
    rolled = bounce("BJ 2H 3C")
    assert rolled["spot"] == 8 and "foul" not in rolled
