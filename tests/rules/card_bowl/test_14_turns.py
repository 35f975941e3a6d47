"""Chapter 14: turns, reveals, limits."""

from __future__ import annotations

import pytest

from snapcount.core.drivers.script import Script
from snapcount.core.table import Pending, Seat
from snapcount.games.card_bowl.examples.given import scrimmage_state
from snapcount.games.card_bowl.examples.table import Worked
from snapcount.games.card_bowl.questions import DefenceTurn, Develop
from snapcount.games.card_bowl.rules.course import play
from snapcount.games.card_bowl.rules.turns.developing import develop_phase
from snapcount.games.card_bowl.rules.turns.moves import Move, Turn
from tests.rules.card_bowl.bowl import (
    QUIET,
    RUN,
    asked,
    cited,
    formation,
    proves,
    refused,
    scrimmage,
    watched,
)

# The ledger's examples


def test_cb_14_5_one_action_per_defensive_card_per_turn() -> None:
    proves("CB-14.5", "CB-E276")


def test_cb_14_6_two_cards_into_one_match_up() -> None:
    proves("CB-14.6", "CB-E017a", "CB-E017b", "CB-E018a", "CB-E018b")


def test_cb_14_9_forced_reveal() -> None:
    proves("CB-14.9", "CB-E243")


def test_cb_14_10_plays_executed_while_cards_are_still_face_down() -> None:
    proves("CB-14.10", "CB-E266")


LINE = {"act": "line", "to": "F2"}


def test_cb_14_1_offence_and_defence_alternate_after_the_snap() -> None:
    state = scrimmage_state(formation())
    table = Worked(["2H"], [{"dp": "DP-35", "who": "O", "do": "stay"}])
    phases = []
    while state.phase != "develop":
        phases.append(state.phase)
        state = play(table, state)
    assert phases == [
        "motion",
        "snap",
        "pattern 1",
        "defence 1",
        "pattern 2",
        "defence 2",
        "blocking",
        "defence 3",
        "check",
    ]


def test_cb_14_2_one_offensive_card_a_developing_turn() -> None:
    state = scrimmage_state(formation())
    table = Worked(["2H"], [])
    while state.phase != "develop":
        state = play(table, state)
    with pytest.raises(Pending) as pending:
        develop_phase(Script(), state)
    question = pending.value.questions[Seat.HOME]
    assert isinstance(question, Develop) and isinstance(next(iter(question.options())), Move)
    after = develop_phase(Script([Move("WRL1", "reveal")]), state)
    assert after.phase == "defence 4", "then it is the defence's turn"


def test_cb_14_3_in_the_pattern_turn_the_whole_line_and_any_number_of_backs_move() -> None:
    run = scrimmage(
        "2H 3D 6H",
        [
            (25, "O", {"LG": "F1", "C": "F3", "RT": "F4"}),
            (26, "O", {"BL1": "F1", "BR1": "F3"}),
            (27, "O", {"lane": "F3"}),
        ],
    )
    assert run["O"] == 12 + 8 + 9 + 5, "C, RG and half of the 9 at F3"


def test_cb_14_4_any_number_of_defensive_cards_act_in_a_turn() -> None:
    moves = [
        {"card": "OLB-L", **LINE},
        {"card": "MLB", **LINE},
        {"card": "S-L", "act": "shift", "to": "OLB-L"},
        {"card": "F1", "act": "drop"},
        {"card": "S-R", "act": "cover", "to": "WRR1"},
    ]
    run = scrimmage("2H 6C 3D 9S AH", [(28, "D", moves), (32, "O", RUN), (38, "D", "none")])
    assert run["D"] == 11 + 9 + 12 + 13


def test_cb_14_7_a_lineman_half_a_place_away_is_there_already_and_a_card_taken_back_no_longer_counts() -> (
    None
):
    both = [(25, "O", {"LG": "F1", "RG": "F2"}), (26, "O", {"BL1": "F2", "BR1": "F2"})]
    assert refused("2H", both) == "CB-14.6", (
        "C is there already, the pulling guard counts, so does every back"
    )
    assert (
        scrimmage("2H 3D 6H", [(26, "O", {"BL1": "F2", "BR1": "F2"}), (27, "O", {"lane": "F2"})])["O"]
        == 12 + 15 + 7 + 5
    )
    again = [(28, "D", [{"card": "OLB-L", **LINE}, {"card": "MLB", **LINE}])]
    again.append((28, "D", [{"card": "MLB", "act": "back"}, {"card": "OLB-R", "act": "line", "to": "F3"}]))
    assert scrimmage("2H 6C 3D 9S AH", [*again, (32, "O", RUN), (38, "D", "none")])["D"] == 11 + 9 + 13
    third = [
        (28, "D", [{"card": "OLB-L", **LINE}, {"card": "MLB", **LINE}]),
        (28, "D", [{"card": "OLB-R", **LINE}]),
    ]
    front = {"front": [["F1", -2.5, "8D"], ["F2", 0.0, "JC"], ["F3", 1.5, "6D"], ["F4", 3.0, "7S"]]}
    assert refused("2H", third, defence=front) == "CB-14.6"


def test_cb_14_8_only_the_extra_card_and_a_backs_cover_count_face_down() -> None:
    run = scrimmage(
        "2H 6C 3D 9S AH",
        [(28, "D", [{"card": "S-L", "act": "cover", "to": "WRL1"}]), (32, "O", RUN), (38, "D", "none")],
    )
    assert run["D"] == 11 + 13, "nobody outside the lane counts"
    back = scrimmage(
        "2H 3C 6H 4C 5S 2S",
        [(32, "O", {"play": "pass", "to": "BL1"}), (39, "D", "MLB"), (38, "D", "OLB-L"), (43, "D", [])],
    )
    assert back["D"] == 12 + 9 + 9


def test_cb_14_11_an_idle_reveal_is_not_offered() -> None:
    state = scrimmage_state(formation())
    assert state.play is not None
    options = DefenceTurn(state.play.field, 1).options()
    assert {move.act for turn in options for move in turn.moves} == {"line", "cover", "shift", "drop"}
    assert options[0] == Turn(), "the turn may simply end"


def test_cb_14_12_the_moments_of_execution() -> None:
    for dp, moment in ((32, "blocking"), (35, "start")):
        quiet = QUIET if dp == 35 else ()
        table = watched("2H 6C 3D 9S AH", [*quiet, (dp, "O", RUN), (38, "D", "MLB")])
        assert asked(table, "ran"), moment
    end = [*QUIET, (36, "O", {"act": "reveal", "card": "WRL1"}), (37, "O", RUN), (38, "D", "MLB")]
    assert scrimmage("2H 6C 3D 9S AH", end)["base_yards"] == 6
    sneak = watched("2H 3D 6H", [(27, "O", {"lane": "F2"})])
    assert not asked(sneak, "shown"), "the lines are still face down"
    assert "CB-22.4" in cited(sneak)
