"""Chapters 1 and 2: conventions and the field."""

from __future__ import annotations

from math import hypot

import pytest

from snapcount.core.drivers.script import Script
from snapcount.games.scrimmage.questions.listed import LISTED
from snapcount.games.scrimmage.rules.actions import DOWN
from snapcount.games.scrimmage.rules.course import EVERY
from snapcount.games.scrimmage.rules.downs import own_spot
from snapcount.games.scrimmage.rules.field import (
    COLUMN,
    GRID,
    HEXES,
    NEIGHBOURS,
    ROW,
    beyond_goal,
    depth,
    distance,
    find,
    inbounds,
    label,
    rightward,
    yards,
)
from snapcount.games.scrimmage.rules.hexes import OFF
from snapcount.games.scrimmage.rules.legal.acting import allowance, half
from snapcount.games.scrimmage.rules.scenarios import end_of_play_injuries
from snapcount.games.scrimmage.state import Match
from snapcount.games.scrimmage.tables import TOTALS, WAYS, load, load_rows
from tests.rules.scrimmage.build import do, h, hand, position, refused, step

MAP = load("map")


def centre(hex: int) -> tuple[float, float]:
    """SC-2.4: the middle of a hex in feet, y downwards from the north goal line, by the map's measures."""
    column, row = COLUMN[hex], ROW[hex]
    across, along = MAP["columns"]["pitch_feet"], MAP["rows"]["pitch_feet"]
    return across * (column - 19), -along * (row + (0.5 if column % 2 == 0 else 0))


def test_sc_1_1_the_offence_starts_with_the_ball_and_wants_it_forward() -> None:
    play = position({"O31": "1933N", "D64": "1940S"}, holder="O31", ball_crossed=True)
    over, _ = do(play, *step("O31", 0, 0), DOWN)
    assert over.end is not None and over.end.possession == "O" and depth(1, 30, over.end.spot) == 5


def test_sc_1_2_every_table_and_check_has_the_eleven_totals_of_two_dice() -> None:
    for name in ("contact_results", "neutralization_recovery", "pass_completion"):
        assert all(len(cells) - 2 == len(TOTALS) for cells in load_rows(name).values())
    assert sum(WAYS.values()) == 36
    play = position({"O12": "1928N", "O31": "1929NW"}, holder="O12")
    _, table = do(play, hand("O12", "O31"), dice=(7,))
    assert table.events[0].facts["dice"] == (1, 6)


def test_sc_1_3_only_the_phasing_side_acts() -> None:
    play = position({"O31": "1928N", "D64": "1940S"}, holder="O31")
    assert refused(play, *step("D64", 3)) == "SC-7.11"
    assert refused(play._replace(phase="D.movement_contact"), *step("O31", 0)) == "SC-7.11"


def test_sc_1_4_the_attacked_goal_lies_beyond_the_line() -> None:
    assert beyond_goal(1, h("19N1")) and not beyond_goal(1, h("19S1"))
    assert beyond_goal(-1, h("19S1")) and not beyond_goal(-1, h("19N1"))


def test_sc_1_6_at_most_two_dummies_can_exist() -> None:
    play = position({"O12": "1928N", "O31": "1929NW", "O36": "1829SE", "O83": "1828NE"}, holder="O12")
    play, _ = do(play, hand("O12", "O31"), hand("O31", "O36"), dice=(6, 6))
    assert len(play.carriers) == 3
    assert all(refused(play, hand(giver, "O83")) == "SC-9.16" for giver in play.carriers)


def test_sc_1_7_halves_are_rounded_down() -> None:
    assert (half("O85"), half("O66"), half("O31")) == (5, 4, 6)
    assert allowance("snap", "O85") == 5


def test_sc_1_8_six_hexes_are_ten_yards() -> None:
    assert yards(1, 36) - yards(1, 30) == pytest.approx(10)
    assert 6 * MAP["rows"]["pitch_feet"] == 3 * 10


def test_sc_1_9_rolls_fall_by_jersey_the_offence_first() -> None:
    play = position(
        {"O77": "2030N n1", "O12": "1929N n1", "D64": "1935S n1", "D5": "1138S n1"},
        phase="settle",
        end=None,
    )
    table = Script([(1, 1)] * 4)
    end_of_play_injuries(table, Match(), play)
    assert [event.facts["man"] for event in table.events if event.what == "recovery"] == [
        "O12",
        "O77",
        "D5",
        "D64",
    ]


def test_sc_1_10_there_are_no_penalties_clocks_or_time_outs() -> None:
    phases = " ".join(EVERY)
    questions = " ".join(question.__name__.lower() for question in LISTED)
    for absent in ("penalty", "clock", "timeout"):
        assert absent not in phases and absent not in questions
    assert "delay" not in phases


def test_sc_2_1_and_sc_2_2_the_field_has_60_rows_and_37_columns_of_hexes_five_feet_across() -> None:
    field = [hex for hex in range(HEXES) if 1 <= ROW[hex] <= 60]
    assert len(field) == 2220 and {COLUMN[hex] for hex in field} == set(range(1, 38))
    x1, y1 = centre(h("0101"))
    x2, y2 = centre(h("0102"))
    assert hypot(x1 - x2, y1 - y2) == pytest.approx(5)
    assert (centre(h("3730"))[0] - centre(h("0130"))[0]) / 36 == pytest.approx(4.3301)


def test_sc_2_3_hexes_are_numbered_column_then_row_from_the_south_west() -> None:
    assert (COLUMN[h("1440")], ROW[h("1440")]) == (14, 40)
    assert GRID.line(h("1440"), 0, 2) == (h("1441"), h("1442"))
    assert label(find(1, 1)) == "0101" and label(find(37, 60)) == "3760"
    assert all(h(label(hex)) == hex for hex in range(HEXES))


def test_sc_2_4_even_columns_stand_half_a_hex_further_north() -> None:
    assert centre(h("1830"))[1] - centre(h("1930"))[1] == pytest.approx(-2.5)
    for hex in range(HEXES):
        for near in NEIGHBOURS[hex]:
            if near != OFF:
                (x1, y1), (x2, y2) = centre(hex), centre(near)
                assert hypot(x1 - x2, y1 - y2) == pytest.approx(5, abs=0.01)


def test_sc_2_5_six_directions_go_clockwise_from_north() -> None:
    x, y = centre(h("1930"))
    near = [centre(hex) for hex in NEIGHBOURS[h("1930")]]
    assert near[0][1] < y and near[3][1] > y
    assert all(near[way][0] > x for way in (1, 2)) and all(near[way][0] < x for way in (4, 5))
    assert near[1][1] < y < near[2][1] and near[5][1] < y < near[4][1]


def test_sc_2_6_neighbours_of_odd_and_even_columns() -> None:
    assert [label(hex) for hex in NEIGHBOURS[h("1930")]] == ["1931", "2030", "2029", "1929", "1829", "1830"]
    assert [label(hex) for hex in NEIGHBOURS[h("1830")]] == ["1831", "1931", "1930", "1829", "1730", "1731"]


def test_sc_2_7_distance_is_the_fewest_steps() -> None:
    start, seen = h("1928"), {h("1928"): 0}
    edge = [start]
    for far in range(1, 9):
        edge = [near for hex in edge for near in NEIGHBOURS[hex] if near != OFF and near not in seen]
        seen |= dict.fromkeys(edge, far)
    assert all(distance(start, hex) == far for hex, far in seen.items())
    assert distance(start, start) == 0


def test_sc_2_8_a_straight_line_keeps_its_direction() -> None:
    assert [label(hex) for hex in GRID.line(h("1929"), 2, 3)] == ["2028", "2128", "2227"]
    assert GRID.line(h("3730"), 1, 3) == ()


def test_sc_2_9_yard_lines_lie_on_row_boundaries() -> None:
    stripes = {
        stripe["yards_from_south_goal"]: stripe["boundary_after_row"]
        for stripe in load("map")["yard_stripes"]
    }
    assert all(yards(1, boundary) == pytest.approx(yard) for yard, boundary in stripes.items())
    assert ROW[own_spot(1, 12)] == 12 and ROW[own_spot(-1, 12)] == 49 and stripes[50] == 30


def test_sc_2_10_only_rows_measure_depth() -> None:
    assert {depth(1, 30, find(column, 33)) for column in range(1, 38)} == {3}


def test_sc_2_11_columns_17_to_21_are_inbounds() -> None:
    assert [COLUMN[inbounds(find(column, 30))] for column in (1, 16, 17, 19, 21, 22, 37)] == [
        17,
        17,
        17,
        19,
        21,
        21,
        21,
    ]


def test_sc_2_12_end_zones_are_six_rows_deep() -> None:
    assert HEXES == 2664 and (ROW[h("19S1")], ROW[h("19S6")], ROW[h("19N1")], ROW[h("19N6")]) == (
        0,
        -5,
        61,
        66,
    )


def test_sc_2_13_beyond_the_edge_is_out_of_bounds() -> None:
    assert [find(0, 30), find(38, 30), find(19, -6), find(19, 67)] == [OFF] * 4
    assert NEIGHBOURS[h("0130")][5] == OFF and NEIGHBOURS[h("19N6")][0] == OFF


def test_sc_2_14_each_side_stays_on_its_own_side_of_the_line_before_the_snap() -> None:
    play = position({"O85": "2530N", "D5": "2531S"}, turn="pre", phase="O.movement")
    assert refused(play, *step("O85", 0)) == "SC-4.10"
    assert refused(play._replace(phase="D.movement"), *step("D5", 3)) == "SC-4.10"


def test_sc_2_15_and_sc_2_16_depth_for_both_directions() -> None:
    assert [depth(1, 30, h(x)) for x in ("1930", "1931", "1924")] == [0, 1, -6]
    assert [depth(-1, 30, h(x)) for x in ("1931", "1930", "1937")] == [0, 1, -6]


def test_sc_2_17_the_offences_right_is_east_going_north_and_west_going_south() -> None:
    assert rightward(1, 3) == 3 and rightward(-1, 3) == -3
    south = position({"O31": "2031S"}, dir=-1, ball="1931", holder="O31", o_ball="run_right")
    assert refused(south, *step("O31", 3)) == "SC-13.19"
    north = position({"O31": "2030N"}, holder="O31", o_ball="run_right")
    assert refused(north, *step("O31", 0)) == ""


def test_sc_2_18_yards_for_display() -> None:
    assert yards(1, 12) == pytest.approx(20) and yards(-1, 48) == pytest.approx(20)


def test_the_map_file_agrees_with_the_grid() -> None:
    for sample in load("map")["distance_samples"]:
        assert distance(h(sample["from"]), h(sample["to"])) == sample["distance"]
