"""OS-21.6: passes a computer player thinks of: every receiver in range, and a run after the catch."""

from __future__ import annotations

from functools import lru_cache
from itertools import islice
from math import cos, pi, sin
from random import Random

from snapcount.core.adding import plain_sum
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.coaches.noise import dots, normals
from snapcount.games.out_of_sight.coaches.plan_runs import ends, straight_on
from snapcount.games.out_of_sight.coaches.planning import TURNOVER, Mind, Outcome, Plan, Scene, moved, outcome
from snapcount.games.out_of_sight.questions.drawn import drop_touches, law_after_catch
from snapcount.games.out_of_sight.rules.field import Field, find
from snapcount.games.out_of_sight.rules.geometry import Point
from snapcount.games.out_of_sight.rules.pen_line import Line
from snapcount.games.out_of_sight.rules.playbook import required_depth, straight_drop
from snapcount.games.out_of_sight.rules.verdicts import Verdict, printed_verdict
from snapcount.games.out_of_sight.rules.weather import limits
from snapcount.games.out_of_sight.state import Path
from snapcount.games.out_of_sight.tables import Play

UNSEEN = {"short": 0.57, "long": 0.37, "bomb": 0.26}
"""What linebackers nobody can see leave of a pass's promise, beside a run's: the mix of calls depends on it."""


def plan_pass(name: str, scene: Scene, mind: Mind) -> Plan | None:
    """Every receiver in range with some aim points, and a run after the catch for the best."""
    play = tables.PLAYBOOK[name]
    drop = clear_drop(play, scene, mind.random)
    most = limits(scene.weather, scene.wind_to, scene.goes)[play.distance]
    if drop is None or most is None:
        return None
    aims = sorted(
        (
            (_throw(drop[-1], aim, scene, mind, most), aim)
            for aim in aim_points(play, scene, find(scene.field), most)
        ),
        reverse=True,
    )
    plans = [_with_run(Plan(name, drop, (drop[-1], aim), (), value), scene, mind) for value, aim in aims[:2]]
    best = max(plans, key=lambda plan: plan.value, default=None)
    return None if best is None else best._replace(value=best.value * UNSEEN[play.distance])


def clear_drop(play: Play, scene: Scene, random: Random) -> Path | None:
    """A sighted drop that touches nothing printed; inside the pocket it may go to one side."""
    straight = straight_drop(play, scene.ball, scene.goes)
    assert straight is not None
    tries = [straight]
    if play.drop == 10:
        x, y = scene.ball
        depth = required_depth(scene.ball, scene.goes) + 0.05
        tries += [
            ((x, y), (x - scene.goes * depth, y + off))
            for off in (0.9, -0.9, 1.8, -1.8, 2.7, -2.7, 3.6, -3.6)
        ]
        bent = [(x - scene.goes * 3.4, y), (x - scene.goes * depth, y + random.uniform(-3.5, 3.5))]
        tries.append(((x, y), *bent))
        random.shuffle(tries)
    for drop in tries:
        if is_clear(scene.field, play.id, drop, scene.goes):
            return drop
    return None


@lru_cache(maxsize=256)
def is_clear(field: str, play: str, drop: Path, goes: int) -> bool:
    return not drop_touches(field, play, drop, goes)


def aim_points(play: Play, scene: Scene, field: Field, most: float) -> list[Point]:
    """Places on squares where the play keeps its shape, as far from the triangle as they can be."""
    found: list[Point] = []
    for square in field.squares:
        x, y = square.shape.x, square.shape.y
        depth = scene.goes * (x - scene.scrimmage_x)
        if not play.depth[0] - 1 <= depth <= min(play.depth[1], most - 1):
            continue
        sideways = abs(y - scene.ball[1]) if play.from_ball else abs(y)
        if not play.lateral[0] <= sideways <= play.lateral[1]:
            continue
        turn = square.symbol.angle * pi / 180
        u, v = cos(turn), sin(turn)
        found += [(x - 1.1 * u, y - 1.1 * v), (x - 0.9 * u - 1.2 * v, y - 0.9 * v + 1.2 * u)]
        found += [
            (x - 0.9 * u + 1.2 * v, y - 0.9 * v - 1.2 * u),
            (x + 0.6 * u + 1.4 * v, y + 0.6 * v - 1.4 * u),
        ]
    return found


def thrown(play: Play, dot: Point, scene: Scene) -> Verdict:
    """What would be announced of this dot."""
    most = limits(scene.weather, scene.wind_to, scene.goes)[play.distance] or 0.0
    return printed_verdict(find(scene.field), dot, scene.goes * (dot[0] - scene.scrimmage_x), most)


def _throw(hold: Point, aim: Point, scene: Scene, mind: Mind, most: float) -> float:
    """What a throw is worth without a run after it."""
    total, count = 0.0, 3 + mind.effort
    field, goes, scrimmage_x = find(scene.field), scene.goes, scene.scrimmage_x
    for dot in islice(dots(mind.hand, hold, aim, normals(mind.random)), count):
        depth = goes * (dot[0] - scrimmage_x)
        said = printed_verdict(field, dot, depth, most).v
        if said == "complete":
            total += scene.worth(depth) + 2
        elif said == "intercepted":
            total += TURNOVER
    return total / count


def _with_run(plan: Plan, scene: Scene, mind: Mind) -> Plan:
    """The best of a few runs from the aim point, worth what it adds when the pass is caught."""
    aim, goes, random = plan.intended[-1], scene.goes, mind.random
    depth = goes * (aim[0] - scene.scrimmage_x)
    share = max(0.0, min(1.0, (plan.value + 3) / (max(1.0, depth) + 5)))
    best: tuple[float, Path] = (-1e9, ((0.0, 0.0), (goes * 12.0, 0.0)))
    caught, errors = caught_at(plan.play, aim, scene), (mind.errors,) * 2
    for _ in range(2 + mind.effort):
        heading, near = random.gauss(0, 0.7), random.uniform(2, 7)
        bend = goes * near * cos(heading), near * sin(heading)
        steps = ((0.0, 0.0), bend, straight_on(bend, goes, random.gauss(0, 0.4)))
        path = moved(steps, aim)
        ended = ends(find(scene.field), caught, 1, mind.hand, path, errors)
        best = max(best, (plain_sum(goes * (at - aim[0]) for at in ended) / 2, steps))
    return plan._replace(after=best[1], value=plan.value + share * min(20.0, best[0]))


def caught_at(name: str, dot: Point, scene: Scene) -> Line:
    """What lines after a catch there begin with."""
    law = law_after_catch(scene.field, name, dot, scene.ball, scene.goes, scene.weather)
    return Line((dot,), law, more=iter(()))


def catch_outcome(name: str, dot: Point, path: Path, scene: Scene, mind: Mind) -> Outcome:
    """One noisy drawing of this run after a catch."""
    return outcome(find(scene.field), mind, path, caught_at(name, dot, scene).on)


def gain_after(name: str, dot: Point, path: Path, scene: Scene, mind: Mind) -> float:
    """The yards one noisy drawing of this run after a catch adds."""
    return scene.goes * (catch_outcome(name, dot, path, scene, mind).end.at[0] - dot[0])
