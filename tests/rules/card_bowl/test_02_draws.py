"""Chapter 2: draws, rounding, coordinates."""

from __future__ import annotations

import pytest

from snapcount.core.drivers.script import Script
from snapcount.core.table import Seat
from snapcount.games.card_bowl.questions import FreeKick
from snapcount.games.card_bowl.rules.cards import (
    BJ,
    FULL,
    FULL_PILE,
    RJ,
    SUITED,
    Flag,
    Pile,
    full_pile,
    half,
    plain_card,
    rounded,
    shared,
    turn,
)
from snapcount.games.card_bowl.rules.course import call_phase, free_kick_phase
from snapcount.games.card_bowl.rules.fouls import band, colour, determined
from snapcount.games.card_bowl.rules.lineup.scrimmage import deal_phase
from snapcount.games.card_bowl.state import Options, State
from tests.rules.card_bowl.bowl import (
    PASS,
    RUN,
    D,
    K,
    O,
    R,
    asked,
    down_at,
    formation,
    kick,
    kicked_from,
    played,
    punt,
    scrimmage,
    watched,
)


def test_cb_2_1_every_card_turned_is_told_to_everybody() -> None:
    table = watched("2H 6C 3D 9S AH", [(32, "O", RUN), (38, "D", "MLB")])
    turned = [event for event in table.events if event.what == "turned"]
    assert [event.facts["card"] for event in turned] == ["2H", "6C", "3D", "9S", "AH"]
    assert all(event.to is None for event in turned)


def test_cb_2_3_every_draw_is_labelled_with_its_purpose() -> None:
    table = watched("2H 6C 3D 9S AH", [(32, "O", RUN), (38, "D", "MLB")])
    assert [facts["purpose"] for facts in asked(table, "turned")] == [
        "snap",
        "handoff",
        "defence",
        "defence",
        "defence",
    ]


def test_cb_2_4_and_cb_2_5_each_play_is_shuffled_anew_kicks_with_the_whole_pack() -> None:
    assert full_pile(False).deck == FULL and len(full_pile(True).deck) == 53
    first = free_kick_phase(
        Script([FreeKick("kickoff"), "QS", "5H", "9C", "7D", "8D", "9H", "2C"]),
        State(Options(), "kickoff", left=180, situation=kicked_from(Seat.HOME, 30)),
    )
    again = call_phase(Script(["punt", "4", "QS", "5H", "9C", "7D", "8D", "fair_catch", "9H"]), first)
    assert (again.situation.offence, again.situation.ball) == (Seat.HOME, 100 - (23 + 15 + 33)), (
        "the same cards are back"
    )


def test_cb_2_5_a_scrimmage_play_draws_from_what_is_left_after_the_deal() -> None:
    state = State(
        Options(offence_cards=11, defence_cards=11), "deal", left=180, situation=down_at(Seat.HOME, 30, 1)
    )
    after = deal_phase(Script(FULL[:22]), state)
    assert after.hands is not None and after.hands.pile.deck == FULL[22:]


def test_cb_2_6_a_joker_without_effect_is_laid_aside_and_replaced() -> None:
    card, pile = plain_card(Script([RJ, BJ, "4S"]), FULL_PILE, "distance", K)
    assert card == "4S" and len(pile.deck) == 51 and pile.flag is None
    out = punt("10S 9H 8D RJ BJ 4C", los=45, cards=3, oob=True)
    assert out["how"] == "out of bounds" and out["spot"] == 13


def test_cb_2_7_a_replacement_keeps_the_slot_and_the_other_joker_acts_there() -> None:
    both = kick("kickoff", "QS RJ BJ 5H 9C 7D 8D 9H KD", [(49, "R", "accept")])
    assert both["received"] == 6 and both["muff"] and both["foul"]["kind"] == "KO-KICK"
    assert both["spot"] == 6 + 24 - 9 + 15


def test_cb_2_8_a_joker_that_was_drawn_stays_out_for_the_play() -> None:
    card, pile = turn(Script([RJ]), Pile((RJ,), SUITED), "snap", O)
    assert card == RJ and pile.deck == ()
    with pytest.raises(AssertionError, match="not in the deck"):
        turn(Script([RJ]), pile, "snap", O)


def test_cb_2_9_an_empty_deck_begins_again_with_what_was_turned_and_the_discards() -> None:
    pile = Pile((), ("4S", "5H"))
    card, pile = turn(Script(["5H"]), pile, "return", R)
    assert card == "5H" and pile.deck == ("4S",)
    card, pile = turn(Script(["4S"]), pile, "return", R)
    card, pile = turn(Script(["5H"]), pile, "return", R)
    assert pile.deck == ("4S",)


def test_cb_2_11_a_joker_as_determination_card_is_a_face_card_of_its_colour() -> None:
    assert (band(RJ), colour(RJ)) == ("face", "red") and (band(BJ), colour(BJ)) == ("face", "black")
    foul, _ = determined(Script([RJ]), FULL_PILE, Flag("RUSH-D"), O)
    assert foul.vs is O and foul.yards == 15
    run = scrimmage("2H 6C BJ 3D 9S AH RJ", [(32, "O", RUN), (38, "D", "MLB"), (49, "D", "decline")])
    assert run["foul"]["yards"] == 15 and run["team"] is O, "no turnover"


def test_cb_2_14_a_change_of_team_turns_the_spot_around() -> None:
    lost = scrimmage("2H 6C 3D RJ 9S AH 4S 10H", [(32, "O", RUN), (38, "D", "MLB")])
    assert lost["fumble_at"] == 36 and lost["team"] is D and lost["spot"] == 64


def test_cb_2_15_left_and_right_are_the_offences_for_both_teams() -> None:
    assert (
        scrimmage("2H 6C 3D 9S AH", [(32, "O", {**RUN, "lane": "F1"}), (38, "D", "OLB-L")])["extra"]
        == "OLB-L"
    )
    table = watched("2H 6C 3D 9S AH", [(32, "O", {**RUN, "lane": "F1"})])
    assert asked(table, "joined")[0]["place"] == "MLB", "OLB-R does not reach the left end"


def test_cb_2_16_ties() -> None:
    assert kick("field_goal", "7S 7H 7D 7C 8S 6H", los=76, down=4, to_go=8)["event"] == "FG"
    level = scrimmage("2H 6C 10D 10H 4S", [(32, "O", RUN), (38, "D", "MLB")])
    assert level["O"] == 47 == level["D"] and level["base_yards"] == 0
    dropped = scrimmage("2H 5D 10D 3C 2C", [(32, "O", PASS)])
    assert dropped["incomplete"] == "dropped"
    poor = scrimmage("2H QH 7D 3C 2C", [(32, "O", PASS)])
    assert poor["incomplete"] == "poor throw"


def test_cb_2_10_decisions_are_taken_before_the_determination_card() -> None:
    given = formation(down=2)
    report, table = played(given, "2H 5D BJ 7D 3C 2C 4S", [(32, "O", PASS), (49, "D", "accept")])
    order = [event.what for event in table.events]
    assert order.index("flagged") < order.index("caught") < order.index("determined")
    assert report["event"] == "penalty"


def test_cb_2_12_halves_are_rounded_up_also_below_nothing() -> None:
    whole = {0.5: 1, 1.5: 2, -0.5: 0, -1.5: -1, 1.25: 1, -1.75: -2, 3.0: 3}
    assert {number: rounded(number) for number in whole} == whole
    assert {number: shared(int(number * 4), 4) for number in whole} == whole


def test_cb_2_13_half_a_value_is_rounded_up() -> None:
    assert [half(value) for value in (1, 4, 5, 9, 13, 15)] == [1, 2, 3, 5, 7, 8]


def test_cb_2_18_after_an_interception_the_runners_team_is_the_offence() -> None:
    thrown = [(32, "O", PASS), (38, "D", "none")]
    back = scrimmage("2H 5D RJ 7D 3C 2C BJ 6C AD", [*thrown, (49, "O", "accept")])
    assert (back["foul"]["vs"], back["team"], back["spot"]) == (D, D, 49 - 10), "red: against who runs"
    on = scrimmage("2H 5D RJ 7D 3C 2C BJ 6C AC", [*thrown, (49, "D", "accept")])
    assert (on["foul"]["vs"], on["team"], on["spot"]) == (O, D, 55 + 5), "black: against who chases him"
