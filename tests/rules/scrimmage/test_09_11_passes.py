"""Chapters 9, second half, and 11: passes and what they need."""

from __future__ import annotations

import pytest

from snapcount.core.drivers.script import Script
from snapcount.core.table import Seat
from snapcount.games.scrimmage.questions.listed import CommitPass, Intercept, LongPass, NameTarget, ShortPass
from snapcount.games.scrimmage.rules.actions import END
from snapcount.games.scrimmage.rules.course import play as play_phase
from snapcount.games.scrimmage.rules.field import HEXES
from snapcount.games.scrimmage.rules.legal.throwing import (
    passing_points,
    range_problem,
    receivers,
    throw_problem,
)
from snapcount.games.scrimmage.rules.passing import throw
from snapcount.games.scrimmage.state import Play
from snapcount.games.scrimmage.tables import COMPLETION, distance_points, pass_complete
from tests.rules.scrimmage.build import (
    asked,
    backs,
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
    snapping,
    state_of,
    step,
    throwing,
    total,
)


def why(play: Play, to: str, long: bool = True) -> str:
    problem = throw_problem(play, to, long)
    return problem.rule if problem else ""


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
    for receiver, long, over in (("O21", False, "five hexes or fewer"), ("O36", True, "six hexes or more")):
        refusal = range_problem(play, man(play, "O12"), man(play, receiver), long)
        assert refusal is not None and over in refusal.sentence


@pytest.mark.parametrize(("hexes", "paid"), [(5, (1, 2)), (6, (6, 2))])
def test_sc_9_29_and_sc_7_3_five_hexes_cost_as_a_short_pass_six_as_a_long_one(
    hexes: int, paid: tuple[int, int]
) -> None:
    play = throwing("O.short_pass" if hexes == 5 else "O.long_pass", men={"O21": f"19{27 + hexes}N"})
    thrown = throw(Script([total(7)]), play, "O21")
    assert tuple(man(play, id).mp - man(thrown, id).mp for id in ("O12", "O21")) == paid


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
    assert {event.to for event in table.events if "spots" in event.facts} == {Seat.HOME}
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
