"""Chapters 21 and 22: computer players and made fields."""

from __future__ import annotations

from collections.abc import Callable
from math import atan2, hypot, radians
from random import Random
from statistics import mean, pstdev
from typing import Any

import pytest

from snapcount.core.game import Game
from snapcount.games.out_of_sight import RULEBOOK, tables
from snapcount.games.out_of_sight.coaches.drawer import Drawer
from snapcount.games.out_of_sight.coaches.noise import HANDS, draw_dot, draw_run, normals
from snapcount.games.out_of_sight.coaches.plan_down import plan_down
from snapcount.games.out_of_sight.coaches.planning import Mind, chosen, scene_of
from snapcount.games.out_of_sight.questions.drawn import CallPlay
from snapcount.games.out_of_sight.questions.listed import SetLinebackers
from snapcount.games.out_of_sight.rules.field import DEFAULT, find
from snapcount.games.out_of_sight.view import view
from snapcount.games.out_of_sight.workshop.acceptance import Fairness, mirror_share, problems
from snapcount.games.out_of_sight.workshop.fairness import measure
from snapcount.games.out_of_sight.workshop.generator import Near, failures, fits, gap, make, outline
from tests.rules.out_of_sight.table import AWAY, HOME, bar, changed, game, set_up


def given(*values: float) -> Callable[[], float]:
    left = iter(values)
    return lambda: next(left)


def zero() -> float:
    return 0.0


def test_os_21_1_computer_players_draw_legal_strokes_with_their_own_noise_and_a_clean_drop() -> None:
    going = Game(RULEBOOK, {"plays": 5}, seed=4)
    random = Random(2)
    coaches = (Drawer("novice", 1), Drawer("expert", 1))
    drops: list[Any] = []
    while not going.is_over:
        seat, question = going.seat, going.question
        assert seat is not None and question is not None
        answer = coaches[seat].answer(going.view(seat), question, random)
        if isinstance(question, CallPlay) and answer.drop and tables.PLAYBOOK[answer.play].drop < 10:
            drops.append(answer.drop[-1][1] - question.ball_at[1])
        going.answer(answer)
    assert drops and all(off == 0 for off in drops), "the drop is sighted"


def test_os_21_1_the_dice_do_not_depend_on_the_hands() -> None:
    rolls: list[list[Any]] = []
    for level in ("novice", "expert"):
        going = Game(RULEBOOK, {"plays": 5, "weather": True}, seed=9)
        coach, random = Drawer(level, 1), Random(1)
        for _ in range(6):
            assert going.seat is not None and going.question is not None
            going.answer(coach.answer(going.view(going.seat), going.question, random))
        rolls.append([taken.value for taken in going.inputs if taken.kind == "roll"][:2])
    assert rolls[0] == rolls[1]


def test_os_21_3_without_normals_the_line_is_as_intended() -> None:
    intended = ((0.0, 0.0), (3.5, 0.0), (3.5, 2.0))
    drawn = draw_run(HANDS["typical"], intended, zero)
    assert drawn[0] == intended[0] and drawn[-1] == pytest.approx(intended[-1])
    assert len(drawn) == 1 + 4 + 2, "a leg of 3.5 has four steps"


def test_os_21_3_errors_of_heading_accumulate_in_their_order() -> None:
    hand = HANDS["typical"]
    first = draw_run(hand, ((0.0, 0.0), (1.0, 0.0)), given(1.0, 0.0, 0.0, 0.0))
    assert atan2(first[1][1], first[1][0]) == pytest.approx(hand.direction)
    scaled = draw_run(hand, ((0.0, 0.0), (1.0, 0.0)), given(0.0, 1.0, -30.0, 0.0))
    assert hypot(*scaled[1]) == pytest.approx(2.718281828**0.06 * 0.2), "a leg keeps a fifth of its length"
    turned = draw_run(hand, ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0)), given(0, 0, 0, 0, 1.0, 0, 0))
    heading = atan2(turned[2][1] - turned[1][1], turned[2][0] - turned[1][0])
    assert heading == pytest.approx(radians(90) + 0.1 * radians(90))


def test_os_21_4_a_dot_strays_in_angle_distance_and_place_and_a_high_punt_more() -> None:
    hand = HANDS["typical"]
    assert draw_dot(hand, (0.0, 0.0), (30.0, 0.0), zero) == pytest.approx((30.0, 0.0))
    angled = draw_dot(hand, (0.0, 0.0), (30.0, 0.0), given(1.0, 0, 0, 0))
    assert atan2(angled[1], angled[0]) == pytest.approx(radians(3.1))
    long = draw_dot(hand, (0.0, 0.0), (30.0, 0.0), given(0, 1.0, 0, 0))
    assert long[0] == pytest.approx(30 + 0.085 * 30**0.9)
    high = draw_dot(hand, (0.0, 0.0), (30.0, 0.0), given(0, 1.0, 0, 0), True)
    assert high[0] - 30 == pytest.approx(2.5 * (long[0] - 30))
    placed = draw_dot(hand, (0.0, 0.0), (30.0, 0.0), given(0, 0, 1.0, -1.0))
    assert placed == pytest.approx((30.4, -0.4))


def test_os_21_5_the_levels() -> None:
    rows = {
        level: (hand.turn, hand.gain, hand.length, hand.dot_extent, hand.dot_place)
        for level, hand in HANDS.items()
    }
    assert rows == {
        "novice": (0.15, 0.09, 0.09, 0.13, 0.6),
        "typical": (0.1, 0.06, 0.06, 0.085, 0.4),
        "expert": (0.07, 0.04, 0.04, 0.058, 0.27),
    }
    ends = {}
    for level, hand in HANDS.items():
        stream = normals(Random(3))
        ends[level] = pstdev(draw_run(hand, ((0.0, 0.0), (20.0, 0.0)), stream)[-1][1] for _ in range(400))
    assert ends["novice"] > 1.3 * ends["typical"] > 1.6 * ends["expert"]


def test_os_21_6_a_player_plans_runs_and_passes_and_mixes() -> None:
    field = find(DEFAULT)
    state = set_up(game(), ((75.0, 20.0),))
    state = changed(state, options=state.options._replace(field=DEFAULT), ball_y=1.5, los=50.0, ltg=60.0)
    drawer = Drawer("typical", 2)
    scene = scene_of(view(state, HOME))
    plans = plan_down(scene, tables.RUNS + tables.PASSES, Mind(drawer.hand, Random(5), 3))
    kinds = {tables.PLAYBOOK[plan.play].is_run for plan in plans}
    assert kinds == {True, False}
    for plan in plans:
        if not tables.PLAYBOOK[plan.play].is_run:
            assert field.receiver_at(*plan.intended[-1]) is not None, "passes are aimed at receivers"
    close = [plan._replace(value=plan.value / 100) for plan in plans]
    assert len({chosen(close, Random(seed)).play for seed in range(60)}) > 2
    asked = SetLinebackers(50.0, 1.5, 1)
    for seed in range(15):
        places = drawer.set_linebackers(view(state, AWAY), asked, Random(seed))
        assert asked.problem(places) is None and 1 <= len(places) <= 3


def test_os_21_6_a_better_hand_runs_farther() -> None:
    state = set_up(game(), ((75.0, 20.0),))
    state = changed(state, options=state.options._replace(field=DEFAULT), ball_y=1.5, los=50.0, ltg=60.0)
    worth: dict[str, float] = {}
    for level in ("novice", "expert"):
        drawer = Drawer(level, 3)
        scene = scene_of(view(state, HOME))
        values = [
            plan.value
            for seed in range(4)
            for plan in plan_down(scene, tables.RUNS, drawer.mind(Random(seed)))
        ]
        worth[level] = mean(values)
    assert worth["expert"] > worth["novice"]


@pytest.mark.parametrize(
    ("yards", "share"), [(19, 0.979), (27, 0.917), (37, 0.803), (47, 0.685), (57, 0.564)]
)
def test_os_21_7_dots_alone_make_field_goals_as_calibrated(yards: float, share: float) -> None:
    hand, random = HANDS["typical"], Random(yards)
    stream, good, count = normals(random), 0, 4000
    for _ in range(count):
        hold = (110 - yards, random.uniform(-3, 3))
        x, y = draw_dot(hand, hold, (116.75, 0.0), stream)
        good += 111.75 < x < 121.75 and abs(y) < 3.45
    assert good / count == pytest.approx(share, abs=0.025)


# Fields


@pytest.fixture(scope="module")
def made() -> Any:
    return make(2)


def test_os_22_1_a_field_by_the_recipe(made: Any) -> None:
    counts = {
        kind: sum(symbol.kind == kind for symbol in made) for kind in ("receiver", "penalty", "red", "white")
    }
    assert counts == {"receiver": 54, "penalty": 12, "red": 94, "white": 124}
    for symbol in made:
        others = Near()
        for other in made:
            if other is not symbol:
                others.add(other)
        assert fits(symbol, others), symbol
    bars = [symbol for symbol in made if symbol.kind in ("red", "white")]
    assert bars and all(1.8 <= symbol.length <= 4.6 and 0.5 <= symbol.width <= 0.8 for symbol in bars)
    bands = [sum(10 * band - 10 <= symbol.x < 10 * band for symbol in made) for band in range(12)]
    assert min(bands) >= 15, "spread evenly over the field"
    assert make(2) == made, "the same seed, the same field"
    assert [symbol.id for symbol in made if symbol.kind == "penalty"] == [f"P{n:03d}" for n in range(1, 13)]


def test_os_22_1_symbols_keep_their_distance() -> None:
    a, b = outline(bar("red", 50, 0, 4, 0)), outline(bar("red", 50, 1.5, 4, 0))
    assert gap(a, b) == pytest.approx(0.9)
    near = Near()
    near.add(bar("red", 50, 0, 4, 0))
    assert fits(bar("red", 50, 1.51, 4, 0), near) and not fits(bar("red", 50, 1.49, 4, 0), near)
    assert not fits(bar("red", 50, 0, 4, 90), near), "crossing bars"
    assert not fits(bar("red", 109.0, 10, 4, 90), Near()) and fits(bar("red", 108.9, 10, 4, 90), Near())


def test_os_22_2_the_ball_can_be_spotted_on_every_line(made: Any) -> None:
    assert failures(list(made)) == set()
    assert failures(list(find(DEFAULT).symbols)) == set()
    wall = bar("red", 50, 0.0, 20.0)
    assert {line.tenths for line in failures([wall], 480, 540)} >= {500, 510}


def test_os_22_3_acceptance(made: Any) -> None:
    assert problems(made, None) == []
    assert all(mirror_share(made, *flip) <= 0.1 for flip in ((-1, 1), (1, -1), (-1, -1)))
    mirrored = tuple(made[:142]) + tuple(
        symbol._replace(id=symbol.id + "m", x=100 - symbol.x) for symbol in made[:142]
    )
    assert any("mirror" in problem for problem in problems(mirrored, None))
    unfair = Fairness(300, (4.0, 4.5), (7.0, 7.1), (9.0, 9.9))
    assert [problem for problem in problems(made, unfair) if "run" in problem]
    assert any("300" in problem for problem in problems(made, Fairness(10, (4, 4), (7, 7), (9, 9))))
    assert any("fewer than 250" in problem for problem in problems(made[:200], None))


def test_os_22_3_fairness_is_measured_by_typical_players_in_both_directions() -> None:
    measured = measure(find(DEFAULT).symbols, 24, 1)
    assert measured.situations == 24
    for east, west in (measured.run, measured.short, measured.long):
        assert -3 < east < 25 and -3 < west < 25
    assert measured == measure(find(DEFAULT).symbols, 24, 1)


# The vectors
