"""Chapter 16: decisions and their legality."""

from __future__ import annotations

import pytest

from snapcount.core.data.plain import to_plain
from snapcount.core.data.typed import from_plain
from snapcount.core.game import Game
from snapcount.core.table import Seat
from snapcount.games.scrimmage import RULEBOOK
from snapcount.games.scrimmage.examples.choices import MOVES
from snapcount.games.scrimmage.questions.move import plan_problem
from snapcount.games.scrimmage.rules.actions import (
    DOWN,
    END,
    Action,
    action_problem,
    actions,
    carry_out,
)
from snapcount.games.scrimmage.rules.rehearsal import REHEARSAL
from snapcount.games.scrimmage.state import DONE, FRESH, OPEN, PARKED, State
from snapcount.games.scrimmage.tables import LINE_UPS, load
from tests.rules.scrimmage.build import (
    LINED_UP,
    asked,
    contact,
    do,
    h,
    hand,
    man,
    position,
    refused,
    scrum,
    state_of,
    step,
)


def test_sc_16_1_who_is_asked_what() -> None:
    names = {question.__name__ for question in RULEBOOK.rules.questions}
    assert len(names) == 19
    assert asked(scrum())[0] is Seat.HOME and asked(scrum("D.movement_contact"))[0] is Seat.AWAY
    seats = {"O.targets": Seat.HOME, "turn_end": Seat.HOME, "O.commit": Seat.HOME, "D.fumble": Seat.AWAY}
    for phase, seat in seats.items():
        assert asked(scrum(phase, loose="O12" if phase == "D.fumble" else ""))[0] is seat


def test_sc_16_2_the_atomic_actions_of_the_ledger() -> None:
    movement = {
        entry["a"]
        for entry in load("actions")["actions"]
        if "movement" in entry["when"] or "fumble" in entry["when"]
    }
    snap = {"motion", "free_step", "free_turn"}
    assert movement | snap <= MOVES | {"call"} and {"step", "transit", "handoff", "recover"} <= MOVES
    assert refused(scrum(), Action("somersault", "O12")) == "SC-16.2"
    assert refused(scrum(), Action("step", "O99", (0,))) == "SC-16.2"


def test_sc_16_3_a_mans_record_of_the_phase() -> None:
    play = position({"O12": "1928N", "O31": "1929N", "O36": "1829NE", "D5": "1930S"}, holder="O12")
    assert {one.status for one in play.men} == {FRESH}
    play, _ = do(play, *step("O12", 3))
    assert (man(play, "O12").status, man(play, "O12").entered, man(play, "O12").mp) == (OPEN, True, 8)
    play, _ = do(play, contact("O36", "D5", "O31"), dice=(7,))
    assert [man(play, id).status for id in ("O12", "O36", "O31")] == [PARKED, OPEN, DONE]


@pytest.mark.rules("SC-16.4", "SC-16.5", "SC-16.6", "SC-16.7", "SC-16.8", "SC-16.9", "SC-16.12")
def test_sc_16_4_to_sc_16_9_and_sc_16_12_every_listed_action_completes_and_no_other_is_legal() -> None:
    everything = all_actions()
    for play in (scrum(), scrum("D.movement_contact"), scrum(turn="snap", o_line="aggressive_blocking")):
        listed = set(actions(play))
        legal = {action for action in everything if action_problem(play, action) is None}
        assert legal <= listed
        for action in listed:
            assert action_problem(play, action) is None
            if action.kind not in ("contact", "handoff", "recover", "down", "end_phase"):
                assert carry_out(REHEARSAL, play, action) != play


def all_actions() -> list[Action]:
    found = [END, DOWN]
    for id in LINED_UP:
        found += [Action(kind, id, (way,)) for kind in ("step", "leave", "recover") for way in range(6)]
        found += [Action("transit", id, (a, b)) for a in range(6) for b in range(6)]
        found += [Action(kind, id, by=by) for kind in ("turn", "free_turn") for by in (-1, 1)]
        found += [Action(kind, id) for kind in ("enter", "motion", "free_step", "recover")]
        found += [Action("contact", id, target=other) for other in LINED_UP]
        found += [
            hand(id, other, goes, dummy)
            for other in LINED_UP
            for goes, dummy in ((True, True), (False, True), (True, False))
        ]
    return found


def test_sc_16_12_a_refused_plan_changes_nothing_and_dice_come_last() -> None:
    play = scrum()
    problem = plan_problem(play, (*step("O31", 3), *step("O36", 0, 0, 0, 0, 0)))
    assert problem is not None
    early = plan_problem(play, (contact("O71", "D91"), *step("O31", 3)))
    assert early is not None and early.rule == "SC-16.12"
    deep = {id: f"{column}40S" for id, column in zip(LINE_UPS["D"][:6], range(10, 22, 2), strict=True)}
    markers = {
        "o_line": "pass_blocking",
        "o_ball": "run_left",
        "d_line": "reaction_charge",
        "d_backs": "zone",
    }
    whole = position({**LINED_UP, **deep}, holder="O12", targets=(h("1940"), h("2040")), **markers)
    game = Game(RULEBOOK, {"scenario": "multiple"}, seed=3, start=state_of(whole))
    before = (game.state, len(game.events))
    with pytest.raises(ValueError, match="SC-"):
        game.answer((*step("O31", 3), *step("O36", 0, 0, 0, 0, 0)))
    assert (game.state, len(game.events)) == before


def test_sc_16_13_the_state_is_plain_data_and_comes_back() -> None:
    state = state_of(scrum(carriers=("O12", "O31"), targets=(5, 9), passive=(("D61", "O12"),)))
    assert from_plain(State, to_plain(state)) == state and hash(state) == hash(
        from_plain(State, to_plain(state))
    )


def test_sc_16_14_questions_between_the_movement_phases() -> None:
    play = scrum("O.commit", o_ball="forward_pass", targets=(h("1940"), h("2040")))
    assert tuple(asked(play)[1].options()) == ("none", "lateral", "forward 1", "forward 2")
    for change, left in (
        ({"changed": True}, ("none",)),
        ({"o_ball": "run_left"}, ("none", "lateral")),
        ({"ball_crossed": True}, ("none", "lateral")),
        ({"ineligible_crossed": True}, ("none", "lateral")),
        ({"forward_thrown": True}, ("none", "lateral")),
    ):
        assert tuple(asked(play._replace(**change))[1].options()) == left


def test_sc_16_15_large_choices_are_asked_in_parts() -> None:
    play = scrum("O.targets", turn="snap")
    assert len(list(asked(play)[1].options())) == 2664
    assert len(list(asked(play, h("1940"))[1].options())) == 2663
    men = {
        "O31": "1930N",
        "D99": "1931S",
        "D78": "2030SW",
        "D61": "2029NW",
        "D91": "1929N",
        "D64": "1829NE",
        "D55": "1830SE",
    }
    crowd = position(men, phase="D.movement_contact", holder="O31")
    contacts = [action for action in actions(crowd) if action.kind == "contact" and action.man == "D99"]
    assert len(contacts) == 2**5
