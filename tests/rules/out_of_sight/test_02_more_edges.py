"""OS-1.15, OS-2.6, OS-2.8: places, verdicts and lines exactly on their edges."""

from __future__ import annotations

import pytest

from snapcount.core.drivers.script import Script
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.rules.aftermath import missed
from snapcount.games.out_of_sight.rules.field import BadField, find, symbol_of, text_of
from snapcount.games.out_of_sight.rules.geometry import TOLERANCE, disc, touched
from snapcount.games.out_of_sight.rules.kicks import punt_out_of_bounds
from snapcount.games.out_of_sight.rules.pen_line import Law, Line
from snapcount.games.out_of_sight.rules.verdicts import between_the_posts, linebacker_at
from tests.rules.out_of_sight.table import bar, game

OPEN = Law(1, 0.0, None, False, "all", 0.0, None, (), "")
ALONG = Line(((0.0, 0.0), (10.0, 0.0)), OPEN)


@pytest.mark.rules("OS-2.6")
def test_a_line_begins_at_its_first_point_and_ends_at_its_last() -> None:
    assert ALONG.cut(0.0) == ((0.0, 0.0),) and ALONG.cut(4.0) == ((0.0, 0.0), (4.0, 0.0))
    assert ALONG.point(0.0) == (0.0, 0.0) and ALONG.point(10.0 + TOLERANCE) == (10.0, 0.0)


@pytest.mark.rules("OS-1.15", "OS-6.2")
def test_reds_only_holds_for_a_contact_a_tolerance_before_it_begins() -> None:
    reds = Line(((0.0, 0.0), (20.0, 0.0)), OPEN._replace(reds_after=10.0))
    assert reds.contact("red_bar", "r", 10.0 - TOLERANCE).reds
    assert not reds.contact("red_bar", "r", 10.0 - 3 * TOLERANCE).reds


@pytest.mark.rules("OS-2.6")
def test_a_line_across_the_goal_line_finds_what_lies_on_it() -> None:
    wall = find(text_of([bar("white", 0.0), bar("white", 40.0)]))
    assert [part.id for *_, part in wall.near((-6.0, 0.0), (6.0, 0.0))] == ["w0"]


@pytest.mark.rules("OS-9.8")
def test_a_linebacker_misses_by_what_lies_between_him_and_the_nearest_point_of_the_line() -> None:
    touching = tables.LINEBACKER + tables.PEN
    for place in ((5.0, touching + 2.0), (-touching - 2.0, 0.0), (10.0 + touching + 2.0, 0.0)):
        assert missed(ALONG, 10.0, (place, (50.0, 20.0))) == pytest.approx(2.0)
    assert missed(ALONG, 10.0, ()) is None and missed(ALONG, 10.0, ((5.0, 1.0),)) == 0.0


@pytest.mark.rules("OS-1.15", "OS-10.5")
def test_a_dot_that_just_touches_a_linebacker_touches_him() -> None:
    there = ((40.0, 0.0),)
    reach = tables.LINEBACKER + tables.PEN
    assert linebacker_at(there, (40.0 + reach, 0.0)) == 0
    assert linebacker_at(there, (40.0 + reach + 3 * TOLERANCE, 0.0)) is None


@pytest.mark.rules("OS-1.15", "OS-14.2")
def test_a_kick_is_good_beyond_the_posts_and_blocked_where_it_touches_the_stadium() -> None:
    posts = tables.GOOD["x_min_exclusive"]
    assert between_the_posts((posts + TOLERANCE, 0.0), 1) == "no_good"
    assert between_the_posts((posts + 3 * TOLERANCE, 0.0), 1) == "good"
    assert between_the_posts((tables.STADIUM - tables.PEN, 0.0), 1) == "blocked"
    assert between_the_posts((tables.STADIUM - TOLERANCE - tables.PEN, 0.0), 1) == "blocked"
    assert between_the_posts((tables.STADIUM - tables.PEN - 3 * TOLERANCE, 0.0), 1) == "good"


@pytest.mark.rules("OS-22.1")
def test_no_side_of_a_symbol_is_longer_than_sixty_yards() -> None:
    assert symbol_of(["p", "penalty", 50, 0, 60, 60]).width == 60
    for length, width in ((60.1, 3), (3, 60.1), (0, 3)):
        with pytest.raises(BadField, match="impossible size"):
            symbol_of(["p", "penalty", 50, 0, length, width])


@pytest.mark.rules("OS-1.15", "OS-2.5")
def test_a_line_that_grazes_a_disc_is_stopped_where_it_first_counts_as_touching() -> None:
    """It is nearer by a thousandth of the tolerance for a chord that is forty times as long with it."""
    grazed = disc(20.0, 0.5 + tables.PEN - TOLERANCE / 1000, 0.5)
    found = touched(grazed, (0.0, 0.0), (40.0, 0.0), tables.PEN)
    chord = (2 * (0.5 + tables.PEN) * TOLERANCE) ** 0.5
    assert found is not None and 40 * found[0] == pytest.approx(20 - chord, abs=1e-7)


@pytest.mark.rules("OS-1.15", "OS-13.4")
def test_a_punt_over_the_sideline_a_tolerance_before_the_goal_line_is_a_touchback() -> None:
    edge = tables.SIDELINE - tables.PEN
    for short, told in ((TOLERANCE, ["touchback"]), (3 * TOLERANCE, [])):
        table = Script()
        punt_out_of_bounds(table, game(), (100 - short, edge), (0.0, 0.0))
        assert [event.what for event in table.events if event.what == "touchback"] == told
