"""The exact tracer and the dense one agree on thousands of random strokes."""

from __future__ import annotations

from math import cos, hypot, sin
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snapcount.games.out_of_sight.rules.field import DEFAULT, find
from snapcount.games.out_of_sight.rules.pen_line import Law, Line
from snapcount.games.out_of_sight.rules.trace import first_contact, first_linebacker, true_end
from tests.rules.out_of_sight.dense import STEP, Rules, apart, things, walk

FIELD = find(DEFAULT)
THINGS = things(FIELD.symbols)
BY_ID = {(thing.id, thing.what): thing for thing in THINGS}
STROKES = 25


def crooked(random: Random, start: tuple[float, float], goes: int) -> tuple[tuple[float, float], ...]:
    """A line of a few straight or wavy legs."""
    points, heading = [start], random.uniform(-1.6, 1.6)
    for _ in range(random.randint(1, 5)):
        steps, length = random.choice((1, 1, 12)), random.uniform(0.3, 20)
        for _ in range(steps):
            x, y = points[-1]
            points.append((x + goes * length / steps * cos(heading), y + length / steps * sin(heading)))
            heading += random.gauss(0, 0.12)
        heading += random.uniform(-1.2, 1.2)
    return tuple(points)


def compare(random: Random) -> str:
    """One random stroke under random law, judged twice. Returns what ended it."""
    goes = random.choice((1, -1))
    ball = (random.uniform(2, 98), random.uniform(-3, 3))
    column = random.choice(("all", "reds", "none"))
    dropped = column != "all" or random.random() < 0.5
    drop = (ball, (ball[0] - goes * 2, ball[1])) if dropped else (ball,)
    path = (*drop, *crooked(random, drop[-1], goes)[1:])
    reds = random.choice((None, 0.0, 3.0, 10.0))
    relief, cap = reds == 0.0, 2.0 if random.random() < 0.1 else None
    linebackers = tuple((ball[0] + goes * random.uniform(-8, 15), random.uniform(-12, 12)) for _ in range(3))
    law = Law(goes, ball[0], reds, relief, column, ball[0], cap, (), "")
    drawn = Line(path, law, len(drop) - 1)
    said = first_contact(FIELD, drawn)
    end = true_end(said, first_linebacker(drawn, linebackers, said.s))
    rules = Rules(goes, ball[0], reds, relief, column, ball[0], cap, 2.0 if dropped else 0.0, linebackers)
    s, what, thing = walk(THINGS, path, rules)
    assert s >= end.s - 1e-6, f"the dense walk was stopped at {s} by {what} {thing}, the exact one at {end}"
    x, y = end.at
    if end.what == "lb":
        assert isinstance(end.id, int)
        lb = linebackers[end.id]
        assert hypot(lb[0] - x, lb[1] - y) <= 1.5 + 1e-6
    elif isinstance(end.id, str):
        assert apart(BY_ID[end.id, end.what], end.at) <= 0.25 + 1e-6
    if s <= end.s + STEP:
        assert what == end.what or end.what != "end"
    return end.what


@settings(max_examples=60, derandomize=True)
@given(st.integers(0, 2**32))
def test_the_exact_tracer_agrees_with_dense_sampling(seed: int) -> None:
    random = Random(seed)
    for _ in range(STROKES):
        compare(random)


@pytest.mark.slow
@settings(max_examples=200)
@given(st.integers(0, 2**32))
def test_the_exact_tracer_agrees_with_dense_sampling_on_many_more(seed: int) -> None:
    random = Random(seed)
    for _ in range(STROKES):
        compare(random)


def test_random_strokes_end_in_every_way() -> None:
    random = Random(7)
    ends = {compare(random) for _ in range(600)}
    assert {"white_bar", "red_bar", "square", "triangle", "penalty", "lb", "cap", "end"} <= ends


def test_the_comparison_finds_a_tracer_that_forgets_the_white_symbols() -> None:
    random = Random(11)
    found = 0
    for _ in range(200):
        ball, goes = (random.uniform(20, 80), random.uniform(-3, 3)), 1
        path = crooked(random, ball, goes)
        exact = first_contact(FIELD, Line(path, Law(goes, ball[0], 0.0, False, "all", ball[0], None, (), "")))
        rules = Rules(goes, ball[0], None, False, "all", ball[0], None, 0.0, ())
        found += walk(THINGS, path, rules)[0] < exact.s - 1e-6
    assert found > 50
