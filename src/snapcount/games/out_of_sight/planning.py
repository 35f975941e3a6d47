"""OS-21.6: how a computer player plans: candidate lines and aim points, scored by sampling its own error."""

from __future__ import annotations

from math import cos, exp, hypot, pi, sin
from random import Random
from typing import NamedTuple

from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.drawn_questions import RunBack, catch_line
from snapcount.games.out_of_sight.field import Field, find
from snapcount.games.out_of_sight.geometry import Point
from snapcount.games.out_of_sight.kickoff import out_of_bounds
from snapcount.games.out_of_sight.noise import Hand, draw_dot, draw_run, normals
from snapcount.games.out_of_sight.playbook import (
    drop_line,
    required_depth,
    run_line,
    straight_drop,
)
from snapcount.games.out_of_sight.state import Path
from snapcount.games.out_of_sight.strokes import line
from snapcount.games.out_of_sight.tables import Play
from snapcount.games.out_of_sight.trace import first_contact
from snapcount.games.out_of_sight.weather import limits

TURNOVER = -40.0
MOST = 40.0
TEMPERATURE = 1.5
LONGEST, BEYOND = 26.0, 60.0
UNSEEN = {"short": 0.66, "long": 0.42, "bomb": 0.3}
"""What linebackers nobody can see leave of a pass's promise, beside a run's: the mix of calls depends on it."""


class Mind(NamedTuple):
    """Who plans: the hand that will draw, its random stream, and how long it looks."""

    hand: Hand
    random: Random
    effort: int

    def run(self, path: Path) -> Path:
        return draw_run(self.hand, path, normals(self.random))

    def dot(self, hold: Point, aim: Point) -> Point:
        return draw_dot(self.hand, hold, aim, normals(self.random))


class Scene(NamedTuple):
    """What an offence can see of a down."""

    field: str
    ball: Point
    goes: int
    weather: str
    wind_to: int
    to_go: float
    to_goal: float

    @property
    def los(self) -> float:
        return self.ball[0] + self.goes * tables.PEN

    def worth(self, gain: float) -> float:
        """Yards, capped, with something extra for a first down and for a touchdown."""
        if gain >= self.to_goal - 0.01:
            return min(MOST, self.to_goal) + 12
        return min(MOST, gain) + (3.0 if gain >= self.to_go - 0.05 else 0.0)


class Plan(NamedTuple):
    """A play as it is meant to be drawn, with what it is worth in yards."""

    play: str
    drop: Path
    intended: Path
    """The corners of a run, or where a pass is aimed from and to."""
    after: Path
    """The run meant to follow a catch, as steps from the dot."""
    value: float


# Runs


def candidate(play: Play, start: Point, scene: Scene, random: Random) -> Path:
    """OS-21.6: an offset at the line, one or two bends, then straight on."""
    x, y = scene.ball
    goes = scene.goes
    points = [start]
    if play.fake:
        other = play.fake + random.uniform(0.6, 1.6)
        points.append((start[0] + goes * random.uniform(-0.5, 0.6), y - goes * play.side * other))
    low, high = play.cross
    side = play.side or random.choice((1, -1))
    wide = (
        random.uniform(low + 0.5, min(high - 0.4, low + 7))
        if play.side
        else random.uniform(0, max(0.1, high - 0.8))
    )
    at_line = y + goes * side * wide
    if play.side and wide > 4:
        points.append(
            (x - goes * random.uniform(0.8, 1.8), y + goes * side * (wide - random.uniform(0.8, 2)))
        )
    if play.drop:
        points.append((x + goes * 0.1, at_line))
    bend = x + goes * random.uniform(1.5, 8), (at_line if play.drop else y) + random.gauss(0, 1.5)
    heading = random.gauss(0, 0.35)
    points.append(bend)
    points.append((bend[0] + goes * LONGEST * cos(heading), bend[1] + LONGEST * sin(heading)))
    return tuple(points)


def nudged(path: Path, random: Random) -> Path:
    """The same with its free corners moved a little."""
    return (path[0], *((x + random.gauss(0, 0.4), y + random.gauss(0, 0.6)) for x, y in path[1:]))


def gain_of(play: Play, drop: Path, path: Path, scene: Scene) -> float:
    drawn = run_line(play, drop, line(*path), scene.ball, scene.goes, scene.weather)
    end = first_contact(find(scene.field), drawn)
    return scene.goes * (end.at[0] - scene.ball[0])


def mean_run(play: Play, drop: Path, path: Path, scene: Scene, mind: Mind, count: int) -> float:
    total = 0.0
    for _ in range(count):
        total += scene.worth(gain_of(play, drop, mind.run(path), scene))
    return total / count


def plan_run(name: str, scene: Scene, mind: Mind) -> Plan:
    """The best of some candidates, improved a little."""
    play = tables.PLAYBOOK[name]
    drop = straight_drop(play, scene.ball, scene.goes) or (scene.ball,)
    tried = [candidate(play, drop[-1], scene, mind.random) for _ in range(3 * mind.effort)]
    scored = sorted(((mean_run(play, drop, path, scene, mind, 2), path) for path in tried), reverse=True)
    best = [(mean_run(play, drop, path, scene, mind, 6), path) for _, path in scored[:3]]
    value, path = max(best)
    for _ in range(mind.effort):
        other = nudged(path, mind.random)
        found = mean_run(play, drop, other, scene, mind, 6)
        if found > value:
            value, path = found, other
    return Plan(name, drop, path, (), value)


# Passes


def plan_pass(name: str, scene: Scene, mind: Mind) -> Plan | None:
    """Every receiver in range with a grid of aim points, and a run after the catch for the best."""
    play = tables.PLAYBOOK[name]
    field = find(scene.field)
    drop = clear_drop(play, scene, mind.random)
    most = limits(scene.weather, scene.wind_to, scene.goes)[play.distance]
    if drop is None or most is None:
        return None
    aims = sorted(
        ((_throw(play, drop[-1], aim, scene, mind), aim) for aim in aim_points(play, scene, field, most)),
        reverse=True,
    )
    plans = [_with_run(Plan(name, drop, (drop[-1], aim), (), value), scene, mind) for value, aim in aims[:3]]
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
        if first_contact(find(scene.field), drop_line(play, drop, scene.ball, scene.goes)).what == "end":
            return drop
    return None


def aim_points(play: Play, scene: Scene, field: Field, most: float) -> list[Point]:
    """Places on squares where the play keeps its shape, as far from the triangle as they can be."""
    found: list[Point] = []
    for square in field.squares:
        x, y = square.shape.x, square.shape.y
        depth = scene.goes * (x - scene.los)
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


def _throw(play: Play, hold: Point, aim: Point, scene: Scene, mind: Mind) -> float:
    """What a throw is worth without a run after it."""
    field, count = find(scene.field), 3 + mind.effort
    most = limits(scene.weather, scene.wind_to, scene.goes)[play.distance] or 0.0
    total = 0.0
    for _ in range(count):
        x, y = mind.dot(hold, aim)
        depth = scene.goes * (x - scene.los)
        if depth > most or out_of_bounds(x, y):
            continue
        square = field.receiver_at(x, y)
        if square is None or field.on_outline(square.id, x, y):
            continue
        total += TURNOVER if field.in_triangle(square.id, x, y) else scene.worth(depth) + 2
    return total / count


def _with_run(plan: Plan, scene: Scene, mind: Mind) -> Plan:
    """The best of a few runs from the aim point, worth what it adds when the pass is caught."""
    aim, goes, random = plan.intended[-1], scene.goes, mind.random
    depth = goes * (aim[0] - scene.los)
    share = max(0.0, min(1.0, (plan.value + 3) / (max(1.0, depth) + 5)))
    best: tuple[float, Path] = (-1e9, ((0.0, 0.0), (goes * 12.0, 0.0)))
    for _ in range(2 + mind.effort):
        heading, second = random.gauss(0, 0.7), random.gauss(0, 0.4)
        near = random.uniform(2, 7)
        x, y = goes * near * cos(heading), near * sin(heading)
        steps = ((0.0, 0.0), (x, y), (x + goes * LONGEST * cos(second), y + LONGEST * sin(second)))
        gains = [gain_after(plan.play, aim, mind.run(moved(steps, aim)), scene) for _ in range(3)]
        best = max(best, (sum(gains) / 3, steps))
    return plan._replace(after=best[1], value=plan.value + share * min(20.0, best[0]))


def gain_after(name: str, dot: Point, path: Path, scene: Scene) -> float:
    """The yards a run after a catch adds."""
    drawn = catch_line(scene.field, name, dot, scene.ball, scene.goes, scene.weather, line(*path))
    return scene.goes * (first_contact(find(scene.field), drawn).at[0] - dot[0])


def prolonged(path: Path) -> Path:
    """The same line drawn on and on: plans look only so far, but nobody stops a runner who is free."""
    (ax, ay), (bx, by) = path[-2:]
    length = hypot(bx - ax, by - ay) or 1.0
    return (*path[:-1], (bx + (bx - ax) / length * BEYOND, by + (by - ay) / length * BEYOND))


def moved(steps: Path, start: Point) -> Path:
    return tuple((start[0] + x, start[1] + y) for x, y in steps)


# Returns


def plan_return(asked: RunBack, mind: Mind) -> tuple[Path, float]:
    """A line from the dot and the mean gain to expect of it."""
    start, goes, random = asked.start, asked.goes, mind.random
    best: tuple[float, Path] = (-1e9, (start, (start[0] + goes * 10, start[1])))
    for _ in range(6 * mind.effort):
        heading, second, near = random.gauss(0, 0.5), random.gauss(0, 0.4), random.uniform(4, 20)
        bend = start[0] + goes * near * cos(heading), start[1] + near * sin(heading)
        path = (start, bend, (bend[0] + goes * 70 * cos(second), bend[1] + 70 * sin(second)))
        total = 0.0
        for _ in range(4):
            end = first_contact(find(asked.field), asked.drawn(line(*mind.run(path))))
            total += goes * (end.at[0] - start[0])
        best = max(best, (total / 4, path))
    return best[1], best[0]


# Choosing


def chosen(plans: list[Plan], random: Random) -> Plan:
    """OS-21.6: a mixed choice among the best, softmax with a temperature of a yard and a half."""
    top = max(plan.value for plan in plans)
    weights = [exp((plan.value - top) / TEMPERATURE) for plan in plans]
    return random.choices(plans, weights)[0]


def plan_down(scene: Scene, plays: tuple[str, ...], mind: Mind) -> list[Plan]:
    """Some runs and some passes, each as good as a short look makes it."""
    random, effort = mind.random, mind.effort
    runs = [name for name in plays if name in tables.RUNS and (name != "sneak" or scene.to_go <= 2)]
    passes = [name for name in plays if name in tables.PASSES]
    plans = [plan_run(name, scene, mind) for name in random.sample(runs, min(len(runs), 2 + effort))]
    for name in random.sample(passes, min(len(passes), 1 + effort)):
        plan = plan_pass(name, scene, mind)
        if plan is not None:
            plans.append(plan)
    return plans
