"""Chapter 4: setting up, calling the snap, delay of game."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.core.drivers.script import Script
from snapcount.core.table import Seat
from snapcount.games.scrimmage import RULEBOOK
from snapcount.games.scrimmage.questions.listed import CallTurn, Markers, PlaceBall, SelectMarkers
from snapcount.games.scrimmage.questions.place import Place, Placement, ball_problem, placement_problem
from snapcount.games.scrimmage.rules.actions import END, Action
from snapcount.games.scrimmage.rules.course import play as play_phase
from snapcount.games.scrimmage.rules.course import start
from snapcount.games.scrimmage.rules.deploy import deploy, layout
from snapcount.games.scrimmage.rules.field import COLUMN, HEXES, ROW, depth, distance
from snapcount.games.scrimmage.rules.hexes import OFF
from snapcount.games.scrimmage.rules.setup import delayed_row, formation_problem, take_snapshot
from snapcount.games.scrimmage.state import Options, Play, State
from snapcount.games.scrimmage.tables import LINE_UPS, MOVEMENT, load
from tests.rules.scrimmage.build import (
    LINED_UP,
    asked,
    changed,
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
    set_down,
    state_of,
    step,
)

OPTIONS: dict[str, Any] = {**RULEBOOK.settle({}), "scenario": "single"}


def huddled(question: Place) -> tuple[Placement, ...]:
    return question.formation("pro_set_right" if question.side == "O" else "four_three")


@pytest.mark.parametrize(("call", "coin", "winner"), [("heads", 1, Seat.AWAY), ("heads", 2, Seat.HOME)])
def test_sc_4_1_the_other_player_calls_the_coin_and_the_winner_chooses(
    call: str, coin: int, winner: Seat
) -> None:
    seat, question = asked(start(OPTIONS), call, (coin,))
    assert seat is winner and set(question.options()) == {"offence", "defence"}
    state, _ = go(start(OPTIONS), call, (coin,), "defence")
    assert state.match.situation.offence is winner.other


def test_sc_4_2_and_sc_4_3_eleven_of_the_line_up_the_defence_after_the_offence() -> None:
    state = run_until_asked(start(OPTIONS), "heads", (1,), "offence", (4,), h("1930"))
    seat, question = asked(state)
    assert isinstance(question, Place) and (seat, question.side) == (Seat.AWAY, "O")
    assert set(question.able) == set(LINE_UPS["O"]) and question.missing == 11
    state = run_until_asked(state, huddled(question), Markers("pass_blocking", "run_left"))
    seat, question = asked(state)
    assert isinstance(question, Place) and (seat, question.side) == (Seat.HOME, "D")
    assert sum(one.id[0] == "O" for one in state.play.men) == 11


def test_sc_4_3_injured_men_can_not_be_chosen() -> None:
    play = position({}, turn="pre", phase="O.place")
    state = state_of(play)
    state = state._replace(match=state.match._replace(injured=(("O12",), ("O31",))))
    _, question = asked(state)
    assert isinstance(question, Place) and "O12" not in question.able and "O31" in question.able
    problem = question.problem((Placement("O12", h("1924"), 0),))
    assert problem is not None and problem.rule == "SC-4.3"


def test_sc_4_4_the_huddle_is_six_hexes_back_and_inbounds_and_may_be_a_stack() -> None:
    legal = [
        placement_problem("O", 1, 30, h(x), False) is None for x in ("1924", "1925", "1620", "2120", "22S1")
    ]
    assert legal == [True, False, False, True, False]
    question = Place("O", 1, 30, h("1930"), False, (), LINE_UPS["O"])
    assert question.problem((Placement("O12", h("1924"), 0), Placement("O31", h("1924"), 3))) is None


def test_sc_4_5_the_ball_lies_on_an_inbounds_hex_next_to_the_line() -> None:
    assert sorted(COLUMN[hex] for hex in PlaceBall(1, 30).options()) == [17, 18, 19, 20, 21]
    assert {ROW[hex] for hex in PlaceBall(1, 30).options()} == {30}
    assert [ball_problem(1, 30, h(x)) is None for x in ("1730", "1630", "1929")] == [True, False, False]
    state = run_until_asked(start(OPTIONS), "heads", (1,), "offence", (4,))
    assert isinstance(asked(state)[1], PlaceBall)
    several = run_until_asked(start({**OPTIONS, "scenario": "multiple"}), "heads", (1,), "offence")
    assert isinstance(asked(several)[1], Place) and several.play.hex == h("1912")


def test_sc_4_6_the_offence_selects_before_the_defence_places_and_the_defence_in_its_turn() -> None:
    state = run_until_asked(start(OPTIONS), "heads", (1,), "offence", (4,), h("1930"))
    question = asked(state)[1]
    assert isinstance(question, Place)
    state = run_until_asked(state, huddled(question))
    assert isinstance(asked(state)[1], SelectMarkers) and state.play.phase == "O.select"
    state = run_until_asked(state, Markers("pass_blocking", "run_left"))
    question = asked(state)[1]
    assert isinstance(question, Place)
    state = run_until_asked(state, huddled(question), (END,))
    assert state.play.phase == "D.select" and state.play.number == 1


def test_sc_4_7_the_defence_stands_anywhere_beyond_the_line_one_man_per_hex() -> None:
    question = Place("D", 1, 30, h("1930"), False, (Placement("D5", h("1931"), 3),), ("D64", "D99"))
    assert question.problem((Placement("D64", h("02N6"), 3),)) is None
    for beyond in (-1, HEXES, 10**6):
        outside = placement_problem("D", 1, 30, beyond, False)
        assert outside is not None and outside.rule == "SC-2.13"
    for hex, number in (("1930", "SC-4.7"), ("1931", "SC-4.7")):
        problem = question.problem((Placement("D64", h(hex), 3),))
        assert problem is not None and problem.rule == number


def test_sc_4_8_facing_at_placement_is_free() -> None:
    question = Place("D", 1, 30, h("1930"), False, (), LINE_UPS["D"])
    assert all(question.problem((Placement("D5", h("1935"), facing),)) is None for facing in range(6))
    problem = question.problem((Placement("D5", h("1935"), 6),))
    assert problem is not None and problem.rule == "SC-4.8"


def pre(number: int = 1, **men: str) -> Play:
    return position(
        {**LINED_UP, **men}, turn="pre", phase="O.call", number=number, o_line="aggressive_blocking"
    )


def test_sc_4_9_one_to_four_pre_contact_turns_then_the_snap() -> None:
    seat, question = asked(pre(1))
    assert seat is Seat.HOME and isinstance(question, CallTurn)
    assert set(question.options()) == {"snap", "pre_contact"}
    state, _ = go(pre(3), "pre_contact")
    assert (state.play.number, state.play.phase) == (4, "O.select")
    after = play_phase(Script(), state_of(pre(4)))
    assert after.play.turn == "snap"


def test_sc_4_10_men_move_with_their_whole_allowance_and_no_zones_before_the_snap() -> None:
    play = position({"O31": "1929N", "D64": "1931S"}, turn="pre", phase="O.movement")
    assert man(play, "O31").mp == MOVEMENT["O31"]
    assert refused(play, Action("step", "O31", (0,))) == ""
    play, _ = do(play, *step("O31", 0), *step("O31", 5), *step("O31", 4))
    assert refused(play, *step("O31", 3)) == "" and man(play, "O31").mp == 12 - 1 - 2 - 2
    assert asked(play)[0] is Seat.HOME, "each side moves its own men"
    assert asked(play._replace(phase="D.movement"))[0] is Seat.AWAY


def test_sc_4_11_no_contact_hand_off_or_leaving_before_the_snap() -> None:
    play = position({"O31": "1930N", "O12": "0130NW", "D64": "1931S"}, turn="pre", phase="O.movement")
    assert refused(play, contact("O31", "D64")) == "SC-4.11"
    assert refused(play, Action("leave", "O12", (5,))) == "SC-4.11"
    assert refused(play, hand("O31", "O12")) == "SC-4.11"
    assert refused(play._replace(phase="D.movement"), Action("enter", "D64")) == "SC-4.11"


def test_sc_4_12_a_huddle_may_stay_stacked_but_nobody_joins_a_stack() -> None:
    play = position({"O31": "1924N", "O36": "1924N", "O12": "1923N"}, turn="pre", phase="O.movement")
    assert refused(play, END) == ""
    after, _ = do(play, *step("O31", 0))
    assert man(after, "O31").mp == 11
    assert refused(play, *step("O12", 0)) == "SC-7.12"
    back, _ = do(after, *step("O31", 0))
    assert refused(back, Action("transit", "O31", (3, 3))) != ""


def test_sc_4_13_the_snapper_stands_on_the_balls_hex() -> None:
    problem = formation_problem(pre(O51="1730N", O71="1630N"))
    assert problem is not None and problem.rule == "SC-4.13"
    assert formation_problem(pre()) is None


def test_sc_4_14_seven_men_on_the_line_and_a_legal_snap() -> None:
    problem = formation_problem(pre(O83="2229N"))
    assert problem is not None and problem.rule == "SC-4.14"
    assert formation_problem(pre(O12="1829N")) is not None
    question = asked(pre(O83="2229N"))[1]
    assert tuple(question.options()) == ("pre_contact",)
    refusal = question.problem("snap")
    assert refusal is not None and refusal.rule == "SC-4.14"


def test_sc_4_15_no_two_men_share_a_hex_at_the_snap() -> None:
    problem = formation_problem(pre(O31="1924N", O36="1924N"))
    assert problem is not None and problem.rule == "SC-4.15"


@pytest.mark.parametrize(("dir", "row", "after"), [(1, 20, 17), (1, 4, 3), (-1, 60, 60), (-1, 58, 59)])
def test_sc_4_16_delay_of_game_costs_three_hexes_or_half_the_rows_left(
    dir: int, row: int, after: int
) -> None:
    assert delayed_row(dir, row) == after


def test_sc_4_16_the_fifth_turn_without_a_legal_snap_is_a_delay_and_the_down_is_set_up_anew() -> None:
    state = state_of(pre(4, O83="2229N"))
    table = Script()
    after = play_phase(table, state)
    assert cited(table, "penalised") == ["SC-4.16"]
    assert (after.play.phase, after.match.hex, after.match.situation.down) == ("scrimmage", h("1927"), 1)
    assert after.match.situation.line == 37, "the first-down line stays"
    question = asked(after)[1]
    assert isinstance(question, Place) and question.scrimmage_line == 27


def test_sc_4_17_the_snapshot_names_linemen_receivers_passers_and_backs() -> None:
    found = take_snapshot(position({**LINED_UP, "O12": "1927N", "O31": "2127N", "D64": "1932S"}))
    assert set(found.linemen) == {"O51", "O65", "O66", "O71", "O77"}
    assert set(found.receivers) == {"O12", "O21", "O31", "O36", "O83", "O85"}
    assert set(found.passers) == {"O12", "O31"}
    assert set(found.d_line) == {"D61", "D78", "D91", "D99"} and found.d_backs == ("D64",)
    play = position({**LINED_UP, "D61": "1931S", "D64": "1932S"})
    gone = tuple(one._replace(hex=OFF) if one.id in ("D61", "D64") else one for one in play.men)
    found = take_snapshot(play._replace(men=gone))
    assert set(found.d_line) == {"D78", "D91", "D99"} and not found.d_backs, (
        "who is off the field stood nowhere"
    )


def test_sc_4_17_the_snapshot_stays_for_the_whole_play() -> None:
    state, _ = go(pre(), "snap", (Action("step", "O83", (0,)), END))
    assert "O83" in state.play.snapshot.receivers and depth(1, 30, man(state, "O83").hex) == 1


def test_sc_4_18_a_second_delay_costs_the_down() -> None:
    state = state_of(pre(4, O83="2229N"))
    state = state._replace(match=changed(state.match, delays=1, down=2))
    table = Script()
    after = play_phase(table, state)
    assert after.play.end is not None and after.play.end.why == "delay"
    following = play_phase(table, after)
    assert (following.match.situation.down, following.match.hex, following.match.delays) == (3, h("1927"), 0)
    single = State(Options(), state.match._replace(goal_row=20), state.play)
    lost = play_phase(Script(), play_phase(Script(), single))
    assert lost.match.winner == "away"


@pytest.mark.rules("SC-19.11")
def test_who_has_the_farthest_way_into_a_formation_goes_first() -> None:
    question = Place("O", 1, 30, h("1930"), False, (), LINE_UPS["O"])
    play = Play("O.movement", "pre", 1, Seat.HOME, 1, 30, h("1930"), ())
    play = play._replace(men=tuple(set_down(*place) for place in question.formation("pro_set_right")))
    for entry in load("formations")["offense"]:
        places = layout(entry["id"], 1, 30, h("1930"), tuple(one.id for one in play.men))
        ways = {one.id: distance(one.hex, places[one.id][0]) for one in play.men}
        order = list(dict.fromkeys(action.man for action in deploy(play, entry["id"])[:-1]))
        assert [ways[id] for id in order] == sorted((ways[id] for id in order), reverse=True), entry["id"]


def test_formations_can_be_reached_from_the_huddle() -> None:
    question = Place("O", 1, 30, h("1930"), False, (), LINE_UPS["O"])
    for entry in load("formations")["offense"]:
        play = Play("O.movement", "pre", 1, Seat.HOME, 1, 30, h("1930"), ())
        play = play._replace(men=tuple(set_down(*place) for place in question.formation(entry["id"])))
        for _ in range(3):
            plan = deploy(play, entry["id"])
            play, _ = do(play, *plan[:-1])
            assert plan[-1] == END
            play = play._replace(men=tuple(set_down(one.id, one.hex, one.facing) for one in play.men))
        assert formation_problem(play) is None, entry["id"]
        assert all(0 <= one.hex < HEXES for one in play.men)
