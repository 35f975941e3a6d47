"""Chapter 1: components and geometry."""

from __future__ import annotations

from math import hypot, sqrt

import pytest

from snapcount.core.drivers.script import Script
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.rules.field import DEFAULT, Field, find, parts_of
from snapcount.games.out_of_sight.rules.geometry import Triangle, distance, inside, touched
from snapcount.games.out_of_sight.rules.kicks import place_kick
from snapcount.games.out_of_sight.rules.possession import high_roll
from snapcount.games.out_of_sight.rules.spotting import spot_problem
from snapcount.games.out_of_sight.state import rounded_spot
from snapcount.games.out_of_sight.workshop.acceptance import mirror_share
from tests.rules.out_of_sight.table import (
    AWAY,
    FAR,
    HOME,
    bar,
    changed,
    dive,
    game,
    kickoff,
    penalty,
    receiver,
    returned,
    snap,
)


def test_os_1_3_left_is_north_for_the_eastbound_and_south_for_the_westbound() -> None:
    east = snap(game(), "off_tackle_left", (29.75, 5.0), (40, 5.0))
    west = snap(
        game(home_goes=-1, los=70.0, ltg=60.0),
        "off_tackle_left",
        (70.25, -5.0),
        (60, -5.0),
        lbs=((20.0, 20.0),),
    )
    assert east.facts("announced")["cross"] == pytest.approx(5.0) and east.facts("announced")["shape"]
    assert west.facts("announced")["cross"] == pytest.approx(5.0) and west.facts("announced")["shape"]
    wide = snap(game(), "sweep_left", (28.0, 9.5), (40, 40))
    assert wide.facts("carried")["at"][1] == pytest.approx(80 / 3 - 0.25)


def test_os_1_4_pen_and_dot_are_discs_of_a_quarter_yard() -> None:
    assert tables.PEN == 0.25
    assert dive(game(bar("white", 36))).facts("carried")["at"][0] == pytest.approx(35.7 - 0.25)
    near, far = (
        snap(game(receiver(40, 5)), "slant", (37.75, 5.0)),
        snap(game(receiver(40, 5)), "slant", (37.74, 5.0)),
    )
    assert near.told[-1] == "complete" and far.facts("verdict")["v"] == "incomplete"


def test_os_1_5_the_nose_of_the_spotted_ball_is_on_the_line() -> None:
    assert game(ball_y=1.0).ball_at == (29.75, 1.0)
    assert game(home_goes=-1, los=70.0).ball_at == (70.25, 0.0)


def test_os_1_6_a_bar_is_a_rectangle_turned_by_its_angle() -> None:
    (flat,), (steep,) = parts_of(bar("red", 50, 0, 4, 0)), parts_of(bar("red", 50, 0, 4, 45))
    assert distance(flat.shape, 52.5, 0) == pytest.approx(0.5)
    assert distance(flat.shape, 50, 1) == pytest.approx(0.7)
    tip = 2 / sqrt(2)
    assert distance(steep.shape, 50 + tip, tip) == pytest.approx(0.0)
    assert distance(steep.shape, 50 + tip, -tip) == pytest.approx(2 - 0.3)
    assert flat.what == "red_bar" and parts_of(bar("white", 50))[0].what == "white_bar"


@pytest.mark.parametrize(
    ("tri", "tip"), [(0, (51.5, 0)), (90, (50, 1.5)), (180, (48.5, 0)), (270, (50, -1.5))]
)
def test_os_1_7_a_receiver_is_a_rounded_square_with_a_triangle_that_points(
    tri: float, tip: tuple[float, float]
) -> None:
    square, red = parts_of(receiver(50, 0, tri))
    assert distance(square.shape, 52.5, 0) == pytest.approx(0.5)
    corner = hypot(53 - 51.2, 3 - 1.2) - 0.8
    assert distance(square.shape, 53, 3) == pytest.approx(corner)
    assert distance(red.shape, *tip) == pytest.approx(0, abs=1e-9)
    opposite = (100 - tip[0], -tip[1])
    assert distance(red.shape, *opposite) == pytest.approx(1.1)
    assert red.what == "triangle" and red.red and not square.red
    assert isinstance(red.shape, Triangle) and inside(red.shape, 50, 0)


def test_os_1_8_the_penalty_symbol_is_three_by_one_point_four() -> None:
    (part,) = parts_of(penalty(50, 0))
    assert distance(part.shape, 52, 0) == pytest.approx(0.5)
    assert distance(part.shape, 50, 1) == pytest.approx(0.3)


def test_os_1_9_a_linebacker_is_a_disc_of_one_and_a_quarter() -> None:
    after = dive(game(), lbs=((34.0, 0.0), *FAR[:2]))
    assert after.facts("carried")["at"][0] == pytest.approx(34 - 1.25 - 0.25)


def test_os_1_10_penalty_symbols_and_triangles_are_red_squares_and_white_bars_are_not() -> None:
    lots = (bar("white", 80, name="w"), receiver(75, -1.55, name="q"), penalty(70, 0, name="p"))
    landed = kickoff(game(*lots), (95.0, 0.0)).state
    after = returned(landed, (40.0, 0.0), dice=(6,))
    assert after.facts("carried")["by"] == "penalty", "Reds Only passes the bar and the white of the square"
    assert [part.red for part in parts_of(receiver(50))] == [False, True]


def test_os_1_11_the_hashmarks_are_37_twelfths_from_the_middle() -> None:
    empty = Field("[]", ())
    assert spot_problem(empty, 50, 1, 37 / 12) is None
    assert spot_problem(empty, 50, 1, -37 / 12 - 0.001) == "E_SPOT_OUTSIDE_HASH"


@pytest.mark.parametrize("west", [False, True])
def test_os_1_12_the_goalposts_stand_beyond_both_end_lines(west: bool) -> None:
    state = game(home_goes=-1 if west else 1, phase="kick", declared="field_goal", down=4)
    state = changed(state, los=25.0 if west else 75.0)

    def kicked(x: float, y: float) -> str:
        table = Script()
        place_kick(table, state, (100 - x if west else x, y), (68.0, 0.0))
        return str(table.events[0].facts["v"])

    assert kicked(111.76, 0) == "good" and kicked(111.75, 0) == "no_good", "the crossbar ends at 111.5"
    assert kicked(115, 3.44) == "good" and kicked(115, -3.45) == "no_good", "the uprights begin at 3.7"
    assert kicked(121.74, 0) == "good" and kicked(121.75, 30) == "blocked", "the stadium begins at 122"


def test_os_1_13_the_default_field_has_284_symbols_and_is_no_mirror_of_itself() -> None:
    field = find(DEFAULT)
    counts = {
        kind: sum(s.kind == kind for s in field.symbols) for kind in ("white", "red", "receiver", "penalty")
    }
    assert counts == {"white": 124, "red": 94, "receiver": 54, "penalty": 12}
    assert all(mirror_share(field.symbols, *flip) <= 0.1 for flip in ((-1, 1), (1, -1), (-1, -1)))


def test_os_1_14_the_team_that_had_the_ball_rolls_first_and_ties_are_rolled_again() -> None:
    table = Script([(4,), (4,), (2,), (5,)])
    assert high_roll(table, "recover", HOME) is AWAY
    assert [event.facts["dice"] for event in table.events] == [(4, 4), (2, 5)]
    assert high_roll(Script([(6,), (5,)]), "recover", AWAY) is AWAY


@pytest.mark.parametrize(
    ("own", "spot"),
    [(39.95, 39.9), (39.9500001, 40.0), (39.94, 39.9), (0.01, 0.1), (99.99, 99.9), (-3.0, 0.1), (50.0, 50.0)],
)
def test_os_1_15_spots_go_to_the_nearest_tenth_ties_toward_the_own_goal(own: float, spot: float) -> None:
    assert rounded_spot(own) == spot


def test_os_1_15_distances_compare_in_favour_of_touching() -> None:
    (part,) = parts_of(bar("white", 50, 0, 4, 90))
    assert touched(part.shape, (0, 2.25 + 5e-10), (100, 2.25 + 5e-10), 0.25) is not None
    assert touched(part.shape, (0, 2.25 + 1e-8), (100, 2.25 + 1e-8), 0.25) is None


def test_os_1_15_a_ball_that_changes_hands_is_rounded_for_its_carrier() -> None:
    after = dive(game(bar("white", 36.05), down=4))
    assert (
        after.facts("ball_dead")["spot"] == 35.7
        and after.state.offence is AWAY
        and after.state.scrimmage_x == 35.7
    )
