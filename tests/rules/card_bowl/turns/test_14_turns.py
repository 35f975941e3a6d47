"""Chapter 14: turns, reveals, limits."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.core.drivers.script import Script
from snapcount.core.table import Pending, Seat
from snapcount.games.card_bowl.examples.given import scrimmage_state
from snapcount.games.card_bowl.examples.table import Worked
from snapcount.games.card_bowl.questions import DefenceTurn, Develop
from snapcount.games.card_bowl.rules.course import play
from snapcount.games.card_bowl.rules.turns.developing import develop_phase
from snapcount.games.card_bowl.rules.turns.moves import Move, Turn
from snapcount.games.card_bowl.state import Field
from tests.rules.card_bowl.bowl import (
    PASS,
    QUIET,
    RUN,
    asked,
    cited,
    formation,
    refused,
    scrimmage,
    watched,
)

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
        "pattern_1",
        "defence_1",
        "pattern_2",
        "defence_2",
        "blocking",
        "defence_3",
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
    assert after.phase == "defence_4", "then it is the defence's turn"


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


def test_cb_14_5_a_defensive_card_acts_once_a_turn() -> None:
    twice = [{"card": "OLB-L", "act": "shift", "to": "MLB"}, {"card": "OLB-L", **LINE}]
    assert refused("2H", [(28, "D", twice)]) == "CB-14.5"
    question = DefenceTurn(scrimmage_field(), 1, ("MLB",))
    refusal = question.problem(Turn((Move("MLB", "line", "F2"),)))
    assert refusal is not None and refusal.rule == "CB-14.5"
    assert not any(move.card == "MLB" for turn in question.options() for move in turn.moves)


def scrimmage_field() -> Field:
    play = scrimmage_state(formation()).play
    assert play is not None
    return play.field


THREE = {"zones": {"OLB-L": ["9H"], "ILB-L": ["10S"], "MLB": ["QD"], "OLB-R": ["5C"], "S-R": ["JD"]}}


def test_cb_14_6_two_defenders_come_into_a_match_up_in_the_pattern_phase_two_on_each_later_turn() -> None:
    two = [{"card": card, **LINE} for card in ("OLB-L", "MLB")]
    third = {"card": "ILB-L", **LINE}
    assert refused("2H", [(28, "D", [*two, third])], defence=THREE) == "CB-14.6"
    assert refused("2H", [(28, "D", two), (28, "D", [third])], defence=THREE) == "CB-14.6"
    later = [(28, "D", two), (28, "D", []), (28, "D", [third]), (35, "O", RUN)]
    run = scrimmage("2H 6C 3D 9S AH", later, defence=THREE, offence={"QB": "BJ"})
    assert run["D"] == 11 + 9 + 12 + 10 + 13, "the next turn counts anew"


def test_cb_14_6_two_offensive_cards_are_moved_into_a_match_up() -> None:
    pull = {"RG": "F2", "RT": "F3"}
    up = scrimmage(
        "2H 6C 3D 9S AH", [(25, "O", pull), (26, "O", {"BR1": "F2"}), (32, "O", RUN), (38, "D", "none")]
    )
    assert up["O"] == 26 + 6 + 15 + 9 + 5, "centre and left guard stood there already"
    three = [(25, "O", pull), (26, "O", {"BR1": "F2", "BL1": "F2"})]
    assert refused("2H", three) == "CB-14.6"


def test_cb_14_9_a_revealed_receiver_forces_his_cover_up() -> None:
    state, table = scrimmage_state(formation()), Worked(["2H"], [*developing("WRL1")])
    while state.phase != "defence_4":
        state = play(table, state)
    assert state.play is not None
    up = [d.place for d in state.play.field.defenders if d.up]
    assert up == ["F1", "F2", "F3", "F4", "CB1"], "CB2 stays down with his receiver"


def developing(receiver: str) -> list[dict[str, Any]]:
    return [{"dp": "DP-36", "who": "O", "do": {"act": "reveal", "card": receiver}}]


def test_cb_14_10_a_play_before_the_line_is_shown_turns_its_defenders_up() -> None:
    assert scrimmage("2H 3D 6H", [(27, "O", {"lane": "F2"})])["D"] == 11 + 9
    assert scrimmage("2H 6C 3D 9S AH", [(32, "O", RUN), (38, "D", "none")])["D"] == 11 + 13
    caught = scrimmage("2H 5D 7D 3C 2C 4S", [(32, "O", PASS), (38, "D", "none"), (43, "D", [])])
    assert (caught["cover"], caught["D"]) == (("CB1",), 8 + 5)
