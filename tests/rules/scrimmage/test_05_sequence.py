"""Chapter 5: the sequence of play."""

from __future__ import annotations

import pytest

from snapcount.core.drivers.script import Script
from snapcount.core.table import Seat
from snapcount.games.scrimmage.questions.listed import ChangePlay, CommitPass, NameTarget
from snapcount.games.scrimmage.questions.move import Move
from snapcount.games.scrimmage.rules.actions import DOWN, END
from snapcount.games.scrimmage.rules.course import play as play_phase
from snapcount.games.scrimmage.state import Play
from snapcount.games.scrimmage.tables import load
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


def called(**fields: object) -> Play:
    """The snap can be called."""
    markers = {
        "o_line": "aggressive_blocking",
        "o_ball": "run_left",
        "d_line": "reaction_charge",
        "d_backs": "zone",
    }
    return position(LINED_UP, turn="pre", phase="O.call", **{**markers, **fields})


def between(**fields: object) -> Play:
    """Between two game-turns after the snap."""
    men = {"O12": "1927N", "O21": "1935N", "O51": "1930N n1", "D64": "1950S n2"}
    snapshot = eligible("O12", "O21", passers=("O12",))
    given = {"holder": "O12", "o_ball": "forward_pass", "targets": (h("1935"), h("1040")), **fields}
    return position(men, phase="turn_end", snapshot=snapshot, **given)


def test_sc_5_1_each_game_turn_has_the_offences_turn_then_the_defences() -> None:
    state = run_until_asked(between(), "keep", 7, "none")
    assert state.play.phase == "O.movement_contact"
    state = run_until_asked(state, (END,), 7)
    assert state.play.phase == "D.movement_contact"
    state = run_until_asked(state, (END,))
    assert state.play.phase == "turn_end" and state.play.number == 2


def test_sc_5_2_the_offence_decides_what_a_game_turn_is() -> None:
    assert asked(called())[0] is Seat.HOME
    assert asked(between())[0] is Seat.HOME
    state, _ = go(between(), "keep", 7, "forward 1")
    assert state.play.turn == "pass"


def test_sc_5_3_a_pre_contact_turn_is_selection_and_movement_of_each_side() -> None:
    phases = [
        f"{side}.{name.replace('play_selection', 'select')}"
        for side, name in load("sequence")["game_turns"]["pre_contact"]["phases"]
        if side != "-"
    ]
    assert phases == ["O.select", "O.movement", "D.select", "D.movement"]
    state, met = run_until_asked(called(), "pre_contact"), []
    for _ in range(4):
        met.append(state.play.phase)
        question = asked(state)[1]
        state = run_until_asked(
            state, (END,) if isinstance(question, Move) else next(iter(question.options()))
        )
    assert met == phases and state.play.phase == "O.call"


@pytest.mark.rules("SC-5.4", "SC-13.11", "SC-9.4")
def test_sc_5_4_the_snap_turn_shows_lines_snaps_then_half_allowances() -> None:
    table = Script(["snap"])
    state = play_phase(table, state_of(called()))
    assert cited(table, "line_markers_shown") == ["SC-13.11"] and state.play.lines_shown
    state = play_phase(table, state)
    assert state.play.holder == "O12" and man(state, "O31").mp == 6
    state = run_until_asked(state, (END,))
    assert state.play.phase == "D.movement_contact" and man(state, "D64").mp == 6
    state = run_until_asked(state, (END,))
    assert state.play.phase == "O.targets" and isinstance(asked(state)[1], NameTarget)
    state = run_until_asked(state, h("1540"), h("2740"))
    assert state.play.phase == "turn_end" and state.play.targets == (h("1540"), h("2740"))


def test_sc_5_5_the_offences_turn_recovers_commits_resolves_moves_and_loses_its_hits() -> None:
    play = between()
    play = play._replace(
        men=tuple(one._replace(hit=True) if one.id == "O21" else one for one in play.men),
    )
    state = run_until_asked(play, "keep", 7)
    assert isinstance(asked(state)[1], CommitPass) and man(state, "O51").level == 0
    state = run_until_asked(state, "none")
    assert refused(state.play, *step("O21", 0)) == "SC-7.24"
    state = run_until_asked(state, (END,), 7)
    assert not man(state, "O21").hit


def test_sc_5_6_the_defences_turn_recovers_moves_and_loses_its_hits_then_a_long_pass() -> None:
    state = run_until_asked(between(), "keep", 7, "forward 1", (END,), "hold", 7)
    assert man(state, "D64").level == 0 and state.play.phase == "D.movement_contact"
    state = run_until_asked(state, (END,))
    assert state.play.phase == "O.long_pass"


def test_sc_5_7_one_snap_then_contact_and_pass_turns_and_one_forward_pass() -> None:
    state = run_until_asked(between(number=4, forward_thrown=True), "keep", 7)
    assert asked(state)[1].problem("forward 1") is not None
    assert asked(state)[1].problem("lateral") is None
    assert state.play.turn == "contact"


def test_sc_5_8_every_committed_pass_makes_a_pass_turn() -> None:
    state, _ = go(between(forward_thrown=True), "keep", 7, "lateral")
    assert state.play.turn == "pass"


def test_sc_5_9_at_the_end_of_a_turn_the_ball_is_shown_and_dummies_go() -> None:
    play = position(
        {"O12": "1928N", "O31": "1929NW"}, phase="D.movement_contact", holder="O12", dummies=("O31",)
    )
    state, table = go(play, (END,))
    assert state.play.carriers == ("O12",) and cited(table, "ball_revealed") == ["SC-9.25"]


def test_sc_5_10_the_defence_sights_the_offence_and_never_hands_off() -> None:
    play = position(
        {"O12": "1928N", "D64": "1929S", "D99": "1930S"}, phase="D.movement_contact", holder="O12"
    )
    assert refused(play, contact("D64", "O12")) == ""
    assert refused(play, hand("D64", "D99")) == "SC-9.12"


def test_sc_5_11_a_pass_makes_no_fumble_check() -> None:
    play = position(
        {"O12": "1927N 6mp", "O21": "1935N 2mp"},
        phase="O.long_pass",
        turn="pass",
        committed="forward",
        holder="O12",
        snapshot=eligible("O12", "O21", passers=("O12",)),
    )
    _, table = go(play, "O21", 8)
    assert not cited(table, "fumble_check") and len(table.inputs) == 2


def test_sc_5_12_the_offence_recovers_nothing_in_the_snap_turn() -> None:
    play = position({"O31": "1928N h", "O51": "1930N n1", "D64": "1940S"}, turn="snap", holder="O31")
    state, table = go(play, (END,))
    assert man(state, "O31").hit and man(state, "O51").level == 1 and not cited(table, "recovery")


def test_sc_5_13_a_play_has_no_turn_limit() -> None:
    state = run_until_asked(between(number=500), "keep", 7)
    assert state.play.number == 501 and state.play.end is None


def test_sc_5_14_when_the_play_ends_everything_pending_is_skipped() -> None:
    play = position({"O31": "1928N", "O51": "1930N n1", "D64": "1940S n3"}, holder="O31", committed="lateral")
    state, table = go(play, (DOWN,))
    assert state.play.phase == "settle" and state.play.committed == "" and not cited(table, "recovery")


def test_sc_5_15_markers_are_placed_at_once() -> None:
    play = position({"O66": "1829N", "O65": "1929N", "D99": "1830S"}, phase="D.movement_contact")
    after, table = do(play, contact("D99", "O66"), dice=(4,))
    assert man(after, "O66").hit and [event.what for event in table.events] == ["contacted", "hit"]


def test_sc_5_16_change_then_recovery_then_commitment_are_separate() -> None:
    seat, question = asked(between())
    assert seat is Seat.HOME and isinstance(question, ChangePlay)
    state, table = go(between(), "keep", 7)
    assert cited(table, "recovery") == ["SC-10.9"]
    assert isinstance(asked(state)[1], CommitPass)
    assert man(state, "D64").level == 2, "the defence recovers in its own turn"


def test_the_tables_sequence_names_are_those_of_the_rules() -> None:
    turns = load("sequence")["game_turns"]
    assert set(turns) == {"pre_contact", "snap", "contact"}
