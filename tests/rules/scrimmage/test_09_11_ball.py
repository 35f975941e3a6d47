"""Chapters 9 and 11: possession, snaps, hand-offs and passes."""

from __future__ import annotations

import pytest

from snapcount.core.script import Script
from snapcount.core.table import Seat
from snapcount.games.scrimmage.actions import END, Action
from snapcount.games.scrimmage.field import HEXES
from snapcount.games.scrimmage.game import play as play_phase
from snapcount.games.scrimmage.legal.handing import longest_snap, snap_problem
from snapcount.games.scrimmage.legal.throwing import passing_points, receivers, throw_problem
from snapcount.games.scrimmage.questions import CommitPass, Intercept, LongPass, NameTarget, ShortPass
from snapcount.games.scrimmage.state import Play
from snapcount.games.scrimmage.tables import COMPLETION, distance_points, pass_complete
from snapcount.games.scrimmage.view import show_play
from tests.rules.scrimmage.build import (
    LINED_UP,
    asked,
    cited,
    contact,
    do,
    eligible,
    go,
    h,
    hand,
    man,
    position,
    refused,
    run_until_asked,
    state_of,
    step,
)


def snapping(**men: str) -> Play:
    return position({**LINED_UP, **men}, turn="snap", phase="O.snap", snapshot=eligible("O12", "O31"))


def backs(**men: str) -> Play:
    return position({"O12": "1928N", "O31": "1929NW", "O36": "1829SE", **men}, holder="O12")


def throwing(phase: str = "O.long_pass", **changes: object) -> Play:
    men = {"O12": "1927N", "O21": "1935N", "O36": "1729N", **changes.pop("men", {})}  # type: ignore[dict-item]
    given = {
        "turn": "pass",
        "holder": "O12",
        "committed": "forward",
        "target": h("1935"),
        "targets": (h("1935"), h("1040")),
        "o_ball": "forward_pass",
        "snapshot": eligible("O12", "O21", "O36", passers=("O12",)),
        **changes,
    }
    return position(men, phase=phase, **given)


def why(play: Play, to: str, long: bool = True) -> str:
    problem = throw_problem(play, to, long)
    return problem.rule if problem else ""


def test_sc_9_1_after_the_snap_the_ball_is_under_one_man_and_moves_with_him() -> None:
    state, _ = go(snapping(), (Action("step", "O12", (3,)),))
    assert state.play.holder == "O12" and man(state, "O12").hex == h("1928")
    dummies = backs()._replace(carriers=("O12", "O31"))
    assert show_play(dummies, "D").holder == "" and show_play(dummies, "O").holder == "O12"


def test_sc_9_2_an_incomplete_pass_does_not_lose_possession() -> None:
    state = run_until_asked(throwing(), "O21", 12)
    assert (state.match.offence, state.match.down, state.match.ball) == (Seat.HOME, 2, h("1930"))


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
        assert all("goes" not in event.facts for event in public)


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


def test_sc_9_26_passes_are_called_in_the_commitment_phase_after_the_snap_turn() -> None:
    state = run_until_asked(throwing("turn_end", turn="snap", committed="", target=-1, number=0), "keep")
    question = asked(state)[1]
    assert isinstance(question, CommitPass) and "forward 2" in question.options()
    state, table = go(state, "forward 2")
    assert state.play.target == h("1040")
    assert [event.to for event in table.events if event.what == "target_marked"] == [Seat.HOME]


def test_sc_9_27_the_announcement_says_forward_or_lateral_only() -> None:
    state = run_until_asked(throwing("turn_end", committed="", target=-1, number=1), "keep")
    _, table = go(state, "forward 1")
    told = [event for event in table.events if event.what == "pass_called"]
    assert told[0].rule == "SC-9.27" and set(told[0].facts) == {"kind", "offence"}
    assert cited(table, "ball_marker_shown") == ["SC-13.24"]


def test_sc_9_28_a_committed_pass_that_can_not_be_thrown_ends_the_play() -> None:
    over = play_phase(Script(), state_of(throwing(men={"O12": "1927S"})))
    assert over.play.end is not None and over.play.end.why == "pass_impossible"
    assert over.play.end.spot == h("1927")


def test_sc_9_29_short_is_five_hexes_or_fewer_and_before_the_defence_moves() -> None:
    play = throwing("O.short_pass")
    assert receivers(play, long=False) == ("O36",) and receivers(play, long=True) == ("O21",)
    assert why(play, "O21", long=False) == "SC-9.29" and why(play, "O36", long=True) == "SC-9.29"


def test_sc_9_30_the_offence_throws_short_or_holds() -> None:
    seat, question = asked(throwing("O.short_pass"))
    assert seat is Seat.HOME and isinstance(question, ShortPass)
    assert set(question.options()) == {"hold", "O36"}
    state, _ = go(throwing("O.short_pass"), "hold", (END,))
    assert state.play.phase == "O.long_pass"


def test_sc_9_31_and_sc_9_50_the_announced_kind_binds() -> None:
    assert why(throwing(committed="lateral"), "O21") == "SC-9.50"
    level = throwing(men={"O36": "1327N"}, committed="lateral")
    assert why(level, "O36", long=True) != "SC-9.50"
    backward = throwing("O.short_pass", men={"O12": "1927SW", "O36": "1525N"})
    assert why(backward, "O36", long=False) == "SC-9.50"
    assert throw_problem(backward._replace(committed="lateral"), "O36", False) is None


def test_sc_9_32_one_forward_pass_a_play() -> None:
    state = run_until_asked(throwing("turn_end", committed="", forward_thrown=True), "keep")
    refusal = asked(state)[1].problem("forward 1")
    assert refusal is not None and refusal.rule == "SC-9.32"


def test_sc_9_33_a_hit_man_hands_off_but_neither_throws_nor_catches() -> None:
    assert refused(backs(O12="1928N h"), hand("O12", "O31")) == ""
    assert why(throwing(men={"O12": "1927N h"}), "O21") == "SC-9.33"
    assert why(throwing(men={"O21": "1935N h"}), "O21") == "SC-9.33"


def test_sc_9_34_and_sc_9_35_eligible_passers_and_receivers() -> None:
    assert why(throwing(snapshot=eligible("O12", "O21", passers=())), "O21") == "SC-9.34"
    assert why(throwing(snapshot=eligible("O12", passers=("O12",))), "O21") == "SC-9.35"
    state, _ = go(snapping(), (END,))
    assert "O12" in state.play.snapshot.passers


def test_sc_9_36_no_pass_over_more_than_45_hexes() -> None:
    assert why(throwing(men={"O12": "1914N", "O21": "1960N"}), "O21") == "SC-9.36"
    assert why(throwing(men={"O12": "1915N", "O21": "1960N"}), "O21") == ""


def test_sc_9_37_and_sc_9_48_one_ineligible_man_across_bars_the_forward_pass() -> None:
    play = position(
        {"O12": "1927N", "O66": "1830N"}, holder="O12", snapshot=eligible("O12", linemen=("O66",))
    )
    crossed, table = do(play, *step("O66", 0, 3))
    assert crossed.ineligible_crossed and cited(table, "ineligible_man_across") == ["SC-9.48"]
    assert why(throwing(ineligible_crossed=True), "O21") == "SC-9.37"
    state = run_until_asked(throwing("turn_end", committed="", ineligible_crossed=True), "keep")
    refusal = asked(state)[1].problem("forward 1")
    assert refusal is not None and refusal.rule == "SC-9.37"
    receiver = position({"O12": "1927N", "O83": "2230N"}, holder="O12", snapshot=eligible("O12", "O83"))
    assert not do(receiver, *step("O83", 0))[0].ineligible_crossed


@pytest.mark.rules("SC-9.38", "SC-9.39")
def test_sc_9_38_and_sc_9_39_two_different_targets_on_every_play() -> None:
    play = backs(D64="1940S")._replace(turn="snap", phase="O.targets", o_ball="run_left")
    question = asked(play)[1]
    assert isinstance(question, NameTarget) and len(list(question.options())) == HEXES
    second = asked(play, h("1540"))[1]
    assert isinstance(second, NameTarget) and len(list(second.options())) == HEXES - 1
    refusal = second.problem(h("1540"))
    assert refusal is not None and refusal.rule == "SC-9.39"
    state, table = go(play, h("1540"), h("20N6"))
    assert state.play.targets == (h("1540"), h("20N6"))
    assert all(event.to is Seat.HOME for event in table.events if "spots" in event.facts)
    thrown = throwing()
    _, table = go(thrown, "O21", 8)
    told = next(event for event in table.events if event.what == "passed")
    assert told.facts["target"] == h("1935") and h("1040") not in told.facts.values()


def test_sc_9_40_the_passer_must_see_the_receiver() -> None:
    assert why(throwing(men={"O12": "1927S"}), "O21") == "SC-9.40"


def test_sc_9_41_both_pay_from_what_is_left() -> None:
    assert why(throwing(men={"O12": "1927N 5mp"}), "O21") == "SC-9.41"
    assert why(throwing(men={"O21": "1935N 1mp"}), "O21") == "SC-9.41"
    state, _ = go(throwing(men={"O12": "1927N 6mp", "O21": "1935N 2mp"}), "O21", 8)
    assert (man(state, "O12").mp, man(state, "O21").mp) == (0, 0)


def test_sc_9_42_a_forward_pass_comes_from_behind_the_line() -> None:
    assert why(throwing(men={"O12": "1931N", "O21": "1940N"}), "O21") == "SC-9.42"
    assert why(throwing(ball_crossed=True), "O21") == "SC-9.42"
    lateral = throwing(
        "O.short_pass", men={"O12": "1933S", "O36": "1932N"}, committed="lateral", ball_crossed=True
    )
    assert why(lateral, "O36", long=False) == ""


def test_sc_9_43_the_pass_is_resolved_on_the_completion_table() -> None:
    state, table = go(throwing(), "O21", 8)
    told = next(event for event in table.events if event.what == "passed")
    assert told.rule == "SC-9.43" and told.facts["points"][7] == 10 + 5 - 1
    assert state.play.holder == "O21" and state.play.phase == "turn_end"


def test_sc_9_44_after_a_short_pass_the_defence_moves_without_protection() -> None:
    state, _ = go(throwing("O.short_pass", men={"D64": "1730S"}), "O36", 7)
    assert state.play.phase == "D.movement_contact" and state.play.committed == ""
    assert refused(state.play, contact("D64", "O36")) == ""


@pytest.mark.rules("SC-9.45", "SC-9.46", "SC-9.47")
def test_sc_9_45_to_sc_9_47_one_man_within_three_hexes_intercepts_on_a_seven() -> None:
    men = {"D26": "1938S", "D5": "1939S", "D11": "1936S h", "D13": "1834S n1"}
    play = throwing(men=men)
    seat, question = asked(play, "O21", 12)
    assert seat is Seat.AWAY and isinstance(question, Intercept)
    assert tuple(question.options()) == ("D26", "none")
    for id, number in (("D5", "SC-9.45"), ("D11", "SC-9.47"), ("D13", "SC-9.47")):
        refusal = question.problem(id)
        assert refusal is not None and refusal.rule == number
    state, _ = go(play, "O21", 12, "D26", 7)
    assert state.play.end is not None
    assert (state.play.end.why, state.play.end.spot, state.play.end.possession) == (
        "intercepted",
        h("1938"),
        "D",
    )
    state, _ = go(play, "O21", 12, "D26", 8)
    assert state.play.end is not None and state.play.end.why == "incomplete"
    state, table = go(play, "O21", 12, "none")
    assert not cited(table, "tried_to_intercept")


def test_sc_9_49_a_man_never_has_two_markers() -> None:
    play, _ = do(backs(O31="1929S"), hand("O12", "O31", goes=False), dice=(6,))
    swapped, _ = do(play, hand("O31", "O12"), dice=(7,))
    assert swapped.holder == "O31" and set(swapped.carriers) == {"O12", "O31"}
    kept, _ = do(play, hand("O31", "O12", goes=False), dice=(7,))
    assert kept.holder == "O12"
    assert refused(play, hand("O31", "O12", dummy=False)) == "SC-9.49"
    assert refused(backs(), hand("O12", "O31", goes=False, dummy=False)) == "SC-9.49"


def test_sc_9_50_a_long_pass_must_be_thrown_if_one_is_legal() -> None:
    question = asked(throwing())[1]
    assert isinstance(question, LongPass) and tuple(question.options()) == ("O21",)
    refusal = question.problem("nobody")
    assert refusal is not None and refusal.rule == "SC-9.50"
    risky = throwing(
        "O.movement_contact", snapshot=eligible("O12", "O21", passers=("O12",), linemen=("O36",))
    )
    assert refused(risky, *step("O36", 0)) == "" and refused(risky, *step("O12", 3, 3)[:1]) == ""


@pytest.mark.rules("SC-11.1", "SC-11.2")
def test_sc_11_1_and_sc_11_2_the_completion_table_and_its_clamping() -> None:
    assert sorted(COMPLETION) == list(range(12))
    assert [pass_complete(*x) for x in ((-3, 2), (-3, 3), (6, 7), (6, 8), (14, 11), (14, 12))] == [
        True,
        False,
        True,
        False,
        True,
        False,
    ]


def points(**men: str) -> tuple[int, ...]:
    base = {"O12": "1926N", "O21": "1333N", **men}
    play = position(base, holder="O12", committed="forward", phase="O.long_pass")
    return tuple(passing_points(play, "O12", "O21", h("1435")))


def test_sc_11_3_all_deductions_add_up() -> None:
    found = points(O66="1826N", D89="2026SW", D5="1334S", D26="1433SW", D91="1928S")
    assert found == (10, 5, -1, -3, -4, -4, -1, 2, 10)


@pytest.mark.parametrize(
    ("hexes", "lost"), [(5, 0), (6, 1), (11, 1), (12, 2), (17, 2), (18, 3), (30, 3), (31, 5), (45, 5)]
)
def test_sc_11_4_distance(hexes: int, lost: int) -> None:
    assert distance_points(hexes) == lost


def test_sc_11_5_off_the_target_counts_only_beyond_the_line() -> None:
    beyond = throwing(target=h("1938"))
    assert passing_points(beyond, "O12", "O21", h("1938")).target == -3
    behind = throwing("O.short_pass", men={"O36": "1729N"})
    assert passing_points(behind, "O12", "O36", h("1938")).target == 0


@pytest.mark.rules("SC-11.6", "SC-11.10")
def test_sc_11_6_and_sc_11_10_men_of_either_side_near_the_passer_count_even_neutralized() -> None:
    assert points(O66="1826N n2")[4] == points(D89="2026SW n1")[4] == -2
    near = position({"O12": "1926N", "O36": "1927N"}, holder="O12")
    assert passing_points(near, "O12", "O36", -1).passer_adjacent == 0


def test_sc_11_7_opponents_near_the_receiver_count_friends_do_not() -> None:
    assert points(D5="1333S")[5] == -2 and points(O83="1334N")[5] == 0


@pytest.mark.rules("SC-11.8", "SC-11.9")
def test_sc_11_8_and_sc_11_9_overlapping_zones_count_once_per_man_on_his_feet() -> None:
    assert points(D91="1928S")[6] == -1
    assert points(D91="1928S n1")[6] == 0
    assert points(D91="1928N")[6] == 0
    assert points(D91="1927S")[4:7:2] == (-2, 0), "counted as adjacent already"
