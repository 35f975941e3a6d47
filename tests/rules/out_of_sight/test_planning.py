"""OS-21.6: computer players look no farther than they must, and put linebackers where they stop most."""

from __future__ import annotations

from random import Random
from statistics import mean, pstdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.coaches import defending
from snapcount.games.out_of_sight.coaches.drawer import Drawer
from snapcount.games.out_of_sight.coaches.noise import (
    HANDS,
    YARD,
    Slip,
    draw_run,
    intent,
    normals,
    run_points,
)
from snapcount.games.out_of_sight.coaches.plan_down import plan_down
from snapcount.games.out_of_sight.coaches.plan_runs import candidate, plan_return, run_outcome, way_back
from snapcount.games.out_of_sight.coaches.planning import STRIDE, Mind, Scene, chosen
from snapcount.games.out_of_sight.questions.drawn import RunBack
from snapcount.games.out_of_sight.questions.listed import SetLinebackers
from snapcount.games.out_of_sight.rules.field import DEFAULT, find
from snapcount.games.out_of_sight.rules.huddle import declare_question
from snapcount.games.out_of_sight.rules.playbook import drop_line, run_line, straight_drop
from snapcount.games.out_of_sight.rules.strokes import line
from snapcount.games.out_of_sight.rules.trace import first_contact
from snapcount.games.out_of_sight.view import view
from snapcount.games.out_of_sight.workshop.fairness import situation
from tests.rules.out_of_sight.table import HOME, game

FIELD = find(DEFAULT)
HAND = HANDS["typical"]


def scene_of(seed: int) -> Scene:
    random = Random(seed)
    return situation(DEFAULT, round(random.uniform(5, 95), 1), random.choice((1, -1)), random)


@settings(max_examples=300)
@given(st.integers(0, 2**32), st.sampled_from([name for name in tables.RUNS if name != "sneak"]))
def test_a_run_drawn_only_as_far_as_needed_ends_where_the_whole_line_does(seed: int, name: str) -> None:
    scene, play = scene_of(seed), tables.PLAYBOOK[name]
    drop = straight_drop(play, scene.ball, scene.goes) or (scene.ball,)
    path = candidate(play, drop[-1], scene, Random(seed))
    short = run_outcome(play, drop, path, scene, Mind(HAND, Random(seed), 1))
    drawn = tuple(run_points(HAND, intent(path, STRIDE), normals(Random(seed))))
    whole = first_contact(FIELD, run_line(play, drop, line(*drawn), scene.ball, scene.goes, scene.weather))
    assert short.end == whole
    assert len(short.drawn.path) <= len(drawn) + len(drop)


def test_an_imagined_line_strays_as_far_as_a_drawn_one() -> None:
    path = ((0.0, 0.0), (6.0, 2.0), (30.0, 0.0))
    normal = normals(Random(5))

    def sideways(longest: float) -> float:
        return pstdev(tuple(run_points(HAND, intent(path, longest), normal))[-1][1] for _ in range(3000))

    assert sideways(STRIDE) == pytest.approx(sideways(YARD), rel=0.08)


def test_lines_are_compared_under_the_same_errors() -> None:
    slip = Slip(normals(Random(5)))
    short, long = ((0.0, 0.0), (4.0, 1.0)), ((0.0, 0.0), (30.0, 0.0))
    first = draw_run(HAND, short, slip.again())
    whole = draw_run(HAND, long, slip.again())
    assert first == draw_run(HAND, short, slip.again()) == draw_run(HAND, short, normals(Random(5)))
    assert whole == draw_run(HAND, long, slip.again()) == draw_run(HAND, long, normals(Random(5)))


def test_a_return_line_promises_about_what_it_gains() -> None:
    gains: list[float] = []
    promised: list[float] = []
    for seed in range(12):
        random = Random(seed)
        start = (random.uniform(1, 8), random.uniform(-10, 10))
        asked = RunBack(DEFAULT, "kickoff", start, 1, 0.0, FIELD.under_ids(*start), "clear")
        path, promise = plan_return(asked, Mind(HAND, random, 2))
        assert path[0] == start and promise > 0
        ends = [
            first_contact(FIELD, asked.drawn(line(*draw_run(HAND, path, normals(random))))) for _ in range(12)
        ]
        gains.append(mean(end.at[0] - start[0] for end in ends))
        promised.append(promise)
        any_way = way_back(start, 1, random)
        assert any_way[0] == start and len(any_way) == 5
    assert mean(gains) > 12
    assert mean(promised) < 2 * mean(gains), "the best of many tries is not taken at its word"


def test_linebackers_stop_plays_that_the_defence_never_saw_planned() -> None:
    conceded: list[float] = []
    free: list[float] = []
    for seed in range(8):
        scene = scene_of(100 + seed)
        asked = SetLinebackers(scene.scrimmage_x, scene.ball[1], scene.goes)
        plans = plan_down(scene, tables.RUNS + tables.PASSES, Mind(HAND, Random(seed + 50), 2))
        mind = Mind(HAND, Random(seed), 2)
        threats = [defending.imagined(chosen(plans, mind.random), scene, mind) for _ in range(60)]
        for _ in range(3):
            places = defending.set_up(scene, asked, mind)
            assert asked.problem(places) is None
            conceded.append(defending.conceded(threats, scene, places) / len(threats))
        free.append(defending.conceded(threats, scene, ()) / len(threats))
    assert mean(conceded) < 0.85 * mean(free)


def test_os_10_5_linebackers_at_a_dot_are_weighed_as_the_rules_judge_them() -> None:
    scene = scene_of(3)
    dot = (scene.scrimmage_x + scene.goes * 8, scene.ball[1])
    drop = drop_line(tables.PLAYBOOK["slant"], (scene.ball,), scene.ball, scene.goes)
    missed = defending.Threat(None, drop, dot, "incomplete", (defending.box_of((dot,)),))
    assert defending.worth_against(missed, scene, (dot,)) == -40.0, "intercepted"
    assert defending.worth_against(missed, scene, ()) == 0.0
    taken = missed._replace(said="intercepted")
    assert defending.worth_against(taken, scene, ()) == -40.0
    assert defending.worth_against(taken, scene, (dot,)) == 0.0, "broken up"


@pytest.mark.parametrize("level", ["novice", "typical", "expert"])
def test_os_21_7_every_hand_kicks_on_fourth_down_where_the_rules_allow_it(level: str) -> None:
    drawer = Drawer(level)
    for los, declared in ((55.0, "punt"), (55.1, "field_goal"), (80.0, "field_goal")):
        state = game(phase="declare", los=los, ltg=los + 8, down=4)
        question = declare_question(state)
        assert drawer.answer(view(state, HOME), question, Random(1)) == declared


def test_a_linebacker_is_met_where_he_stands_in_the_way_though_only_what_he_is_near_to_is_looked_at() -> None:
    """The dot, the drop and the run after the catch count as if all of the play had been looked at."""
    met: set[tuple[bool, bool, bool]] = set()
    for seed in range(6):
        scene, mind = scene_of(40 + seed), Mind(HAND, Random(seed), 2)
        plans = plan_down(scene, tables.RUNS + tables.PASSES, mind)
        for threat in [defending.imagined(chosen(plans, mind.random), scene, mind) for _ in range(40)]:
            along = (*threat.drop.path, threat.dot) if threat.drop else ()
            along += tuple(threat.run.drawn.path) if threat.run else ()
            for x, y in along:
                at = (x + mind.random.gauss(0, 0.8), y + mind.random.gauss(0, 0.8))
                found = threat.met(at)
                assert found == defending.met_by(threat, (at,))
                met.add((found.sack is not None, found.covered, found.stop is not None))
    assert len(met) >= 5
