"""Chapter 9, first half: possession, snaps and hand-offs."""

from __future__ import annotations

import pytest

from snapcount.core.table import Seat
from snapcount.games.scrimmage.rules.actions import END, Action
from snapcount.games.scrimmage.rules.legal.handing import longest_snap, snap_problem
from snapcount.games.scrimmage.view import show_play
from tests.rules.scrimmage.build import (
    LINED_UP,
    backs,
    cited,
    contact,
    do,
    go,
    h,
    hand,
    man,
    position,
    refused,
    run_until_asked,
    snapping,
    step,
    throwing,
)


def test_sc_9_1_after_the_snap_the_ball_is_under_one_man_and_moves_with_him() -> None:
    state, _ = go(snapping(), (Action("step", "O12", (3,)),))
    assert state.play.holder == "O12" and man(state, "O12").hex == h("1928")
    dummies = backs()._replace(carriers=("O12", "O31"))
    assert show_play(dummies, "D").holder == "" and show_play(dummies, "O").holder == "O12"


def test_sc_9_2_an_incomplete_pass_does_not_lose_possession() -> None:
    state = run_until_asked(throwing(), "O21", 12)
    assert (state.match.situation.offence, state.match.situation.down, state.match.hex) == (
        Seat.HOME,
        2,
        h("1930"),
    )


def test_sc_9_3_a_transfer_needs_sight_and_mp_of_both() -> None:
    assert refused(backs(O31="1929NW 0mp"), hand("O12", "O31")) == "SC-9.14"
    assert refused(backs(O12="1928S"), hand("O12", "O31")) == "SC-9.13"


def test_sc_9_4_the_snap_comes_once_before_any_movement() -> None:
    play = snapping()
    state, table = go(play, (END,))
    assert cited(table, "snapped") == ["SC-9.4"] and state.play.phase == "D.movement_contact"
    assert len(cited(table, "snapped")) == 1


def test_sc_9_5_and_sc_9_6_straight_back_through_the_central_rear_hexside_away_from_the_line() -> None:
    assert snap_problem(snapping()) is None
    turned = snap_problem(snapping(O51="1930S"))
    assert turned is not None and turned.rule == "SC-9.6"
    nobody = snap_problem(snapping(O12="1829N"))
    assert nobody is not None and nobody.rule == "SC-9.5"
    oblique = snapping(O51="1930NE", O12="1829N", O66="1630N")
    assert snap_problem(oblique) is None
    sideways = position(
        {**LINED_UP, "O51": "2030NE", "O66": "1930NE", "O65": "1830N", "O12": "1929NE"}, ball="2030"
    )
    found = snap_problem(sideways)
    assert found is not None and found.rule == "SC-9.6"


def test_sc_9_7_the_first_man_on_the_line_takes_it_and_must_sight_the_snapper() -> None:
    state, _ = go(snapping(O12="1927N", O36="1928N"), 7, (END,))
    assert "O36" in state.play.snapshot.passers
    blind = snap_problem(snapping(O12="1929S"))
    assert blind is not None and blind.rule == "SC-9.7"


def test_sc_9_8_each_pays_one_per_hex() -> None:
    state, _ = go(snapping(O12="1927N"), 7, (Action("step", "O31", (3,)),))
    assert (man(state, "O51").mp, man(state, "O12").mp) == (4 - 3, 5 - 3)


def test_sc_9_9_the_halved_allowance_limits_the_snap() -> None:
    assert [longest_snap(movement) for movement in (8, 9, 12)] == [4, 4, 6]
    far = snap_problem(snapping(O12="1925N"))
    assert far is not None and far.rule == "SC-9.9"
    assert snap_problem(snapping(O12="1926N")) is None, "all four of the centre's"


@pytest.mark.rules("SC-9.10", "SC-9.11")
def test_sc_9_10_and_sc_9_11_one_check_of_a_snap_over_more_than_one_hex() -> None:
    state, table = go(snapping(O12="1927N"), 12, (END,))
    assert cited(table, "fumble_check") == ["SC-9.10"] and state.play.end is not None
    state, table = go(snapping(), (END,))
    assert not cited(table, "fumble_check")


def test_sc_9_12_hand_offs_between_adjacent_friends_in_the_offences_phase() -> None:
    assert refused(backs(), hand("O12", "O31")) == ""
    assert refused(backs(O31="1930NW"), hand("O12", "O31")) == "SC-9.12"
    assert refused(backs()._replace(phase="D.movement_contact"), hand("O12", "O31")) == "SC-9.12"
    assert refused(backs(), hand("O31", "O36")) == "SC-9.12", "no ball marker"


def test_sc_9_13_the_releasing_man_must_have_sighted_the_recipient() -> None:
    play = position({"O12": "1929N", "O31": "1828NW"}, holder="O12")
    assert refused(play, hand("O12", "O31")) == "SC-9.13"


def test_sc_9_14_both_may_move_adjacent_and_pay_one() -> None:
    play, _ = do(backs(O31="1930NW"), *step("O31", 3), hand("O12", "O31"), dice=(7,))
    assert (man(play, "O12").mp, man(play, "O31").mp) == (9, 12 - 2 - 1)


def test_sc_9_15_a_dummy_carrier_hands_off_like_a_real_one() -> None:
    play, _ = do(backs(), hand("O12", "O31", goes=False), hand("O31", "O36"), dice=(6, 7))
    assert set(play.carriers) == {"O12", "O31", "O36"} and play.holder == "O12"


def test_sc_9_16_at_most_two_hand_offs_a_phase() -> None:
    play, _ = do(backs(), hand("O12", "O31"), hand("O31", "O36"), dice=(6, 8))
    assert refused(play, hand("O36", "O31")) == "SC-9.16"


@pytest.mark.rules("SC-9.17", "SC-9.18")
def test_sc_9_17_and_sc_9_18_three_men_of_hand_offs_may_interleave_others_are_parked() -> None:
    play, _ = do(backs(), hand("O12", "O31"), hand("O31", "O36"), dice=(6, 7))
    play, _ = do(play, *step("O36", 4), *step("O12", 3), *step("O31", 0), *step("O36", 4))
    alone = backs(O83="2230N")
    alone, _ = do(alone, *step("O83", 0), hand("O12", "O31"), dice=(7,))
    assert refused(alone, *step("O83", 0)) == "SC-7.8"
    parked, _ = do(
        backs(O83="2230N"), *step("O31", 0), *step("O31", 3), *step("O83", 0), hand("O12", "O31"), dice=(7,)
    )
    assert refused(parked, *step("O31", 0)) == ""
    both, _ = do(
        backs(O83="2230N"), Action("turn", "O12", by=1), Action("turn", "O31", by=1), *step("O83", 0)
    )
    assert refused(both, hand("O12", "O31")) == "SC-9.18"


def test_sc_9_18_finished_joiners_take_no_hand_off() -> None:
    play = position({"O12": "1928N", "O31": "1929N", "O36": "1829NE", "D5": "1930S"}, holder="O12")
    play, _ = do(play, contact("O36", "D5", "O31"), dice=(7,))
    assert refused(play, hand("O12", "O31")) == "SC-9.18"


def test_sc_9_19_one_ball_and_one_dummy_and_only_the_offence_knows() -> None:
    for goes, holder in ((True, "O31"), (False, "O12")):
        play, table = do(backs(), hand("O12", "O31", goes=goes), dice=(7,))
        assert play.holder == holder and set(play.carriers) == {"O12", "O31"}
        secret = [event for event in table.events if event.what == "has_the_ball"]
        assert [event.to for event in secret] == [Seat.HOME]
        public = [event for event in table.events if event.seen_by(Seat.AWAY)]
        assert public and all("goes" not in event.facts for event in public)


def test_sc_9_20_an_open_hand_off_leaves_no_dummy() -> None:
    play, _ = do(backs(), hand("O12", "O31", dummy=False), dice=(7,))
    assert play.carriers == ("O31",)


@pytest.mark.parametrize("goes", [True, False])
def test_sc_9_21_a_twelve_fumbles_giving_or_faking(goes: bool) -> None:
    play, table = do(backs(D64="1940S"), hand("O12", "O31", goes=goes), dice=(12,))
    assert (play.phase, play.loose) == ("D.fumble", "O12") and cited(table, "handed_off") == ["SC-9.21"]


def test_sc_9_22_neutralized_men_take_no_part() -> None:
    assert refused(backs(O31="1929NW n1"), hand("O12", "O31")) == "SC-9.22"
    beyond = position({"O12": "1933N", "O31": "1934N"}, holder="O12", ball_crossed=True)
    assert refused(beyond, hand("O12", "O31")) == ""


def test_sc_9_23_a_contacted_carrier_shows_his_marker() -> None:
    men = {"O12": "1928SW", "O31": "1629NW", "D61": "2028SW"}
    play = position(men, phase="D.movement_contact", holder="O31", dummies=("O12",))
    after, table = do(play, contact("D61", "O12"), dice=(6,))
    assert after.carriers == ("O31",) and cited(table, "dummy_revealed") == ["SC-9.23"]


def test_sc_9_24_every_turn_starts_with_one_known_holder() -> None:
    play = backs(D64="1940S")._replace(phase="D.movement_contact", carriers=("O12", "O31"))
    state, _ = go(play, (END,))
    assert state.play.carriers == ("O12",) and show_play(state.play, "D").holder == "O12"


def test_sc_9_25_once_the_ball_is_known_all_dummies_go() -> None:
    men = {"O12": "1928N", "O31": "1533N", "O36": "1829N", "D89": "1534S"}
    play = position(men, phase="D.movement_contact", holder="O31", dummies=("O12", "O36"))
    after, table = do(play, contact("D89", "O31"), dice=(4, 6))
    assert after.carriers == ("O31",) and cited(table, "ball_revealed") == ["SC-9.25"]
    off = position({"O21": "0141NW", "O12": "1928N"}, holder="O21", dummies=("O12",), ball_crossed=True)
    after, table = do(off, Action("leave", "O21", (5,)))
    assert after.carriers == ("O21",) and cited(table, "ball_revealed") == ["SC-9.25"]
