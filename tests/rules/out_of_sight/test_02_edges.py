"""OS-1.15, OS-2.9: places that lie exactly on an edge count, and a long line finds what lies anywhere along it."""

from __future__ import annotations

from random import Random

import pytest

from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.rules.field import (
    MOST_SYMBOLS,
    BadField,
    Field,
    Symbol,
    find,
    parse,
    parts_of,
    symbol_of,
    text_of,
)
from snapcount.games.out_of_sight.rules.geometry import TOLERANCE, across, rounded, side, touched
from snapcount.games.out_of_sight.rules.pen_line import Contact, Law, Line
from snapcount.games.out_of_sight.rules.playbook import pass_shape, return_law
from snapcount.games.out_of_sight.rules.spotting import spot_problem
from snapcount.games.out_of_sight.rules.trace import first_contact, first_linebacker, true_end
from tests.rules.out_of_sight.table import at, bar, game, penalty, receiver, snap

OPEN = Law(1, 0.0, None, False, "all", 0.0, None, (), "")
EDGE = tables.SIDELINE - tables.PEN


def field(*symbols: Symbol) -> Field:
    return find(text_of(symbols))


@pytest.mark.rules("OS-1.15", "OS-2.8")
def test_a_line_that_ends_a_tolerance_short_of_a_boundary_has_reached_it() -> None:
    for y in (TOLERANCE - EDGE, EDGE - TOLERANCE):
        assert first_contact(field(), Line(((30.0, 0.0), (30.0, y)), OPEN)).what == "sideline"
        assert first_contact(field(), Line(((30.0, 0.0), (30.0, y * 0.999)), OPEN)).what == "end"


@pytest.mark.rules("OS-1.15", "OS-2.9", "OS-9.8")
def test_a_linebacker_a_tolerance_behind_the_symbol_comes_first() -> None:
    def met(what: str, s: float) -> Contact:
        return Contact(what, None, (0.0, 0.0), s, False)

    announced = met("white_bar", 5.0)
    assert true_end(announced, met("lb", 5.0 + TOLERANCE)).what == "lb"
    assert true_end(announced, met("lb", 5.0 + 3 * TOLERANCE)).what == "white_bar"
    assert true_end(met("goal", 5.0), met("lb", 5.0)).what == "goal"


@pytest.mark.rules("OS-1.15", "OS-7.2")
def test_the_ball_may_stand_a_tolerance_outside_the_hashes_but_not_on_the_edge_of_a_symbol() -> None:
    assert spot_problem(field(), 30.0, 1, tables.HASH + TOLERANCE) is None
    assert spot_problem(field(), 30.0, 1, -tables.HASH - TOLERANCE) is None
    assert spot_problem(field(), 30.0, 1, tables.HASH + 3 * TOLERANCE) == "E_SPOT_OUTSIDE_HASH"
    behind = field(bar("white", 28.0, 0.0, 1.0))
    ((low, high),) = behind.blocked(29.75 - tables.DROP_ROOM, 29.75)
    assert spot_problem(behind, 30.0, 1, low) == spot_problem(behind, 30.0, 1, high) == "E_SPOT_NO_ROOM"
    under = field(bar("white", 29.75, 0.0, 1.0))
    ((low, high),) = under.blocked(29.75, 29.75)
    assert spot_problem(under, 30.0, 1, low) == spot_problem(under, 30.0, 1, high) == "E_SPOT_TOUCHES"


@pytest.mark.rules("OS-1.15", "OS-10.9")
def test_a_dot_a_tolerance_beyond_the_depth_and_width_of_a_play_is_in_its_shape() -> None:
    slant = tables.PLAYBOOK["slant"]
    shallow, deep = slant.depth
    middle = sum(slant.lateral) / 2
    for depth, fits in (
        (shallow - TOLERANCE, True),
        (deep + TOLERANCE, True),
        (shallow - 3 * TOLERANCE, False),
        (deep + 3 * TOLERANCE, False),
    ):
        assert pass_shape(slant, (depth, middle), 0.0, 0.0, 1) is fits, depth


@pytest.mark.rules("OS-6.8", "OS-6.5")
def test_a_return_that_begins_with_its_nose_on_the_goal_plane_is_a_touchdown() -> None:
    for x, last in ((0.25, "touchdown"), (0.26, "intercepted")):
        robbed = snap(at(game(), 3.0), "screen", (x, 9.0), lbs=((x, 9.5),))
        assert robbed.told[-1] == last, x


def test_a_side_of_a_triangle_reaches_half_its_length() -> None:
    a, b = (10.0, 2.0), (13.0, -2.0)
    made = side(a, b)
    assert (made.x, made.y, made.hx, made.reach) == (11.5, 0.0, 2.5, 2.5)


@pytest.mark.rules("OS-6.2", "OS-6.3", "OS-6.6")
def test_a_return_is_measured_along_the_field_from_where_it_begins() -> None:
    law = return_law((12.0, -7.0), 10.0, 1, "clear", ("w1",))
    assert (law.origin, law.ball_x, law.reds_after, law.backfield, law.ignored) == (
        12.0,
        12.0,
        10.0,
        "all",
        ("w1",),
    )
    line = Line(((12.0, -7.0), (40.0, -7.0)), law)
    assert line.reds == pytest.approx(10.0) and line.column == 0.0


@pytest.mark.rules("OS-2.6")
def test_a_line_of_one_point_touches_what_lies_under_it() -> None:
    wall = field(bar("white", 30.0))
    assert first_contact(wall, Line(((30.0, 0.0),), OPEN)).what == "white_bar"
    assert first_contact(wall, Line(((35.0, 0.0),), OPEN)).what == "end"


@pytest.mark.rules("OS-2.6")
@pytest.mark.parametrize("seed", range(6))
def test_a_long_line_finds_everything_along_it_from_either_end_zone(seed: int) -> None:
    random = Random(seed)
    symbols = [
        bar("red", random.uniform(-9, 109), random.uniform(-25, 25), 1.0, name=f"b{at}") for at in range(60)
    ]
    here = field(*symbols)
    for _ in range(60):
        a, b = ((random.uniform(-9, 109), random.uniform(-26, 26)) for _ in range(2))
        near = {part.id for *_, part in here.near(a, b)}
        for part in here.parts:
            assert touched(part.shape, a, b, tables.PEN) is None or part.id in near, (a, b, part.id)


@pytest.mark.rules("OS-1.6", "OS-7.2")
@pytest.mark.parametrize("angle", [0.0, 20.0, 45.0, 110.0, 160.0])
def test_a_ball_behind_a_slanted_bar_is_free_exactly_where_no_straight_drop_touches_it(angle: float) -> None:
    (part,) = parts_of(bar("white", 28.0, 0.0, 4.0, angle))
    span = across(part.shape, 29.75, 26.75, tables.PEN)
    assert span is not None
    for y in (span[0] + 1e-6, span[1] - 1e-6):
        assert touched(part.shape, (29.75, y), (26.75, y), tables.PEN) is not None
    for y in (span[0] - 1e-6, span[1] + 1e-6):
        assert touched(part.shape, (29.75, y), (26.75, y), tables.PEN) is None


@pytest.mark.rules("OS-1.15", "OS-2.5")
def test_a_line_that_comes_near_at_a_tiny_angle_is_stopped_where_it_first_counts_as_touching() -> None:
    """It gains on the bar by less than the tolerance a yard: the first yard counts already."""
    shape = rounded(50.0, 0.0, 20.0, 0.3)
    away = 0.3 + tables.PEN + TOLERANCE / 2
    found = touched(shape, (40.0, away), (60.0, away - TOLERANCE), tables.PEN)
    assert found is not None and found[0] == 0.0
    steep = touched(shape, (50.0, 5.0), (50.0, -5.0), tables.PEN)
    assert steep is not None and 10 * steep[0] == pytest.approx(5.0 - 0.3 - tables.PEN, abs=1e-12)


@pytest.mark.rules("OS-22.1")
def test_a_field_has_up_to_a_thousand_symbols_and_a_receiver_may_have_sharp_corners() -> None:
    rows = [[f"w{at}", "white", at / 10, 0, 1, 0.6, 90] for at in range(MOST_SYMBOLS)]
    assert len(parse(str(rows).replace("'", '"'))) == MOST_SYMBOLS
    with pytest.raises(BadField, match="at most 1000"):
        parse(str([*rows, ["w", "white", 1, 0, 1, 0.6, 90]]).replace("'", '"'))
    assert symbol_of(["q", "receiver", 50, 0, 4, 0, 90]).corner == 0.0


STRETCHES = {"behind": 25.0, "before": 35.0, "beyond": 60.0, "relief": 95.0}
"""Of a run from the 30 with Reds Only after ten yards: a place in each."""


def stopped(kind: str, stretch: str, backfield: str) -> bool:
    """Whether the rules stop a line there on such a symbol."""
    x, relief = STRETCHES[stretch], stretch == "relief"
    own = "q1" if kind == "triangle" else ""
    law = Law(1, 30.0, 10.0, relief, backfield, 30.0, None, (), own)
    drawn = Line(
        ((20.0, 1.5 if kind == "receiver" else 0.0), (99.0, 1.5 if kind == "receiver" else 0.0)), law
    )
    if kind == "lb":
        return first_linebacker(drawn, ((x, 0.0),), drawn.arcs[-1]) is not None
    symbols = {
        "white": bar("white", x),
        "red": bar("red", x),
        "receiver": receiver(x, name="q1"),
        "triangle": receiver(x, name="q1"),
        "penalty": penalty(x),
    }
    return first_contact(field(symbols[kind]), drawn).id is not None


@pytest.mark.rules("OS-6.1", "OS-6.3", "OS-9.6", "OS-9.8")
@pytest.mark.parametrize("kind", ["white", "red", "receiver", "triangle", "penalty", "lb"])
def test_what_stops_a_runner_is_what_the_table_says_that_the_page_shows(kind: str) -> None:
    for backfield, kinds in tables.STOPS["behind"].items():
        assert stopped(kind, "behind", backfield) is (kind in kinds), backfield
    for stretch in ("before", "beyond", "relief"):
        assert stopped(kind, stretch, "all") is (kind in tables.STOPS[stretch]), stretch
