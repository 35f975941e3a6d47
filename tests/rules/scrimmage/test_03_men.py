"""Chapter 3: the men and their counters."""

from __future__ import annotations

import pytest

from snapcount.core.table import Seat
from snapcount.games.scrimmage.rules.actions import END
from snapcount.games.scrimmage.rules.deploy import layout, unlikeness
from snapcount.games.scrimmage.rules.field import COLUMN, ROW, find
from snapcount.games.scrimmage.rules.setup import formation_problem
from snapcount.games.scrimmage.state import Play
from snapcount.games.scrimmage.tables import COUNTERS, FIRST_ELEVEN, LINE_UPS, load
from tests.rules.scrimmage.build import LINED_UP, contact, do, go, man, position, set_down


def test_sc_3_1_two_sets_of_men() -> None:
    assert len(LINE_UPS["O"]) == 16 and len(LINE_UPS["D"]) == 17


def test_sc_3_2_and_sc_3_3_a_counter_shows_five_numbers_and_a_position() -> None:
    back = COUNTERS["O31"]
    assert (back.passing, back.position, back.receiving) == (2, "RB", 3)
    assert (back.physical, back.jersey, back.movement) == (3, 31, 12)
    play = position({"O31": "1928N", "D64": "1929S"})
    _, table = do(play, contact("O31", "D64"), dice=(7,))
    assert table.events[0].facts["differential"] == 3 - 5
    assert man(play, "O31").mp == back.movement


def test_sc_3_4_the_sample_counters_of_the_book_are_met() -> None:
    printed = {
        "O66": (5, 9),
        "O21": (2, 12),
        "O60": (5, 8),
        "D99": (7, 8),
        "D61": (6, 9),
        "D64": (5, 10),
        "D55": (4, 10),
    }
    assert all((COUNTERS[id].physical, COUNTERS[id].movement) == shown for id, shown in printed.items())
    assert all(
        set(FIRST_ELEVEN[side]) <= set(LINE_UPS[side]) and len(FIRST_ELEVEN[side]) == 11 for side in "OD"
    )


def test_sc_3_5_no_defensive_man_passes_or_receives() -> None:
    assert all(COUNTERS[id].passing == COUNTERS[id].receiving == 0 for id in LINE_UPS["D"])
    assert any(COUNTERS[id].passing == COUNTERS[id].receiving == 0 for id in LINE_UPS["O"])


def test_sc_3_6_any_man_may_stand_anywhere_and_do_anything() -> None:
    men = {**LINED_UP, "O12": "1930N", "O51": "1929N"}
    play = position(men, turn="pre", phase="O.call", ball="1930")
    assert formation_problem(play) is None
    state, _ = go(play, "snap", (END,))
    assert state.play.holder == "O51"


def test_sc_3_8_a_man_is_in_one_state() -> None:
    play = position({"O66": "1829N h", "D99": "1830S"}, phase="D.movement_contact")
    play, _ = do(play, contact("D99", "O66"), dice=(9,))
    assert (man(play, "O66").hit, man(play, "O66").level) == (False, 2)


def test_sc_3_7_every_stored_formation_is_legal_for_all_ball_columns_and_both_directions() -> None:
    for dir in (1, -1):
        for column in range(17, 22):
            line = 30
            ball = find(column, 30 if dir > 0 else 31)
            for entry in load("formations")["offense"]:
                men = tuple(sorted((spot["man"] for spot in entry["p0"]), key=lambda id: int(id[1:])))
                places = layout(entry["id"], dir, line, ball, men)
                play = Play("O.call", "pre", 1, Seat.HOME, dir, line, ball, ())
                play = play._replace(men=tuple(set_down(id, *places[id]) for id in men))
                assert formation_problem(play) is None, (dir, column, entry["id"])


@pytest.mark.rules("SC-3.7")
@pytest.mark.parametrize("dir", [1, -1])
def test_a_stored_formation_is_the_same_wherever_the_ball_lies(dir: int) -> None:
    """Columns of hexes are offset by turns: two columns on, every man stands two columns on in his row."""
    for entry in load("formations")["offense"]:
        men = tuple(sorted((spot["man"] for spot in entry["p0"]), key=lambda id: int(id[1:])))
        for column in range(17, 20):
            here, there = (layout(entry["id"], dir, 30, find(at, 30), men) for at in (column, column + 2))
            for id in men:
                (hex, facing), (other, faces) = here[id], there[id]
                assert (COLUMN[hex] + 2, ROW[hex], facing) == (COLUMN[other], ROW[other], faces), (column, id)


@pytest.mark.rules("SC-19.11")
def test_a_substitute_is_who_resembles_the_absent_man_most() -> None:
    """Twice the difference in strength and movement, once in receiving, three times in passing."""
    for id, other in (("O31", "O36"), ("O12", "O31"), ("O66", "O85"), ("D64", "D99")):
        a, b = COUNTERS[id], COUNTERS[other]
        body = abs(a.physical - b.physical) + abs(a.movement - b.movement)
        hands = abs(a.receiving - b.receiving) + 3 * abs(a.passing - b.passing)
        assert unlikeness(id, other) == (2 * body + hands, id)
    assert unlikeness("O31", "O31") == (0, "O31")
