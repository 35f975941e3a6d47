"""A line beside the best one for the same play: what each came to, and how far the hand was off."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.coaches.defending import ended_against, imagined
from snapcount.games.out_of_sight.coaches.noise import HANDS
from snapcount.games.out_of_sight.coaches.plan_passes import plan_pass
from snapcount.games.out_of_sight.coaches.plan_runs import plan_run
from snapcount.games.out_of_sight.coaches.planning import Mind, Plan, Scene
from snapcount.games.out_of_sight.rules.geometry import Point
from snapcount.games.out_of_sight.rules.playbook import Execution, drop_path, run_line
from snapcount.games.out_of_sight.rules.strokes import landing
from snapcount.games.out_of_sight.state import Path, State, tidy

TYPICAL = HANDS["typical"]
STEADY = TYPICAL._replace(
    direction=0.0, walk=0.0, turn=0.0, gain=0.0, length=0.0, dot_direction=0.0, dot_extent=0.0, dot_place=0.0
)
"""A hand that draws exactly what it means."""
EFFORT = 2
EVERY = 2.0
"""Yards between the places where two lines are compared."""
FARTHEST = 20.0


def mind(seed: int) -> Mind:
    return Mind(TYPICAL, Random(seed), EFFORT)


def plan_of(name: str, scene: Scene, seed: int) -> Plan | None:
    """The best line for a play that a short look finds; the same every time."""
    play = tables.PLAYBOOK[name]
    return plan_run(name, scene, mind(seed)) if play.is_run else plan_pass(name, scene, mind(seed))


class Beside(NamedTuple):
    """Your line and the best."""

    yours: Path
    best: Path
    could: float
    """Yards of the best, drawn exactly, against the linebackers as they stood."""
    how: str
    """ran, dead or lost."""
    along: float
    """How much farther yours went than the best (a dot), in yards."""
    left: float
    """How much farther to the left."""

    def plain(self, gained: float) -> dict[str, Any]:
        return {
            "yours": [list(point) for point in self.yours],
            "best": [list(point) for point in self.best],
            "gained": gained,
            "could": self.could,
            "how": self.how,
            "along": tidy(self.along),
            "left": tidy(self.left),
        }


def beside(state: State, answer: Execution, plan: Plan, scene: Scene) -> Beside | None:
    """None where nothing was drawn."""
    if answer.stroke is None:
        return None
    threat = imagined(plan, scene, Mind(STEADY, Random(0), EFFORT))
    how, yards = ended_against(threat, scene, state.linebackers)
    play, goes = tables.PLAYBOOK[answer.play], scene.goes
    if play.is_run:
        drop = drop_path(answer.drop, scene.ball)
        yours = tuple(run_line(play, drop, answer.stroke, scene.ball, goes, scene.weather).path)
        best = tuple(threat.run.drawn.path) if threat.run is not None else plan.intended
        along, left = 0.0, goes * sideways(yours, best, scene)
    else:
        dot, aim = landing(answer.stroke), plan.intended[-1]
        yours, best = (dot,), (*plan.intended, *(threat.run.drawn.path if threat.run is not None else ()))
        along, left = goes * (dot[0] - aim[0]), goes * (dot[1] - aim[1])
    return Beside(yours, best, tidy(yards), how, along, left)


def sideways(yours: Path, best: Path, scene: Scene) -> float:
    """How far apart two lines run on average, from the line of scrimmage on."""
    apart: list[float] = []
    past = EVERY
    while past <= FARTHEST:
        x = scene.scrimmage_x + scene.goes * past
        one, other = crossing(yours, x), crossing(best, x)
        if one is None or other is None:
            break
        apart.append(one - other)
        past += EVERY
    return plain_sum(apart) / len(apart) if apart else 0.0


def crossing(path: Path, x: float) -> float | None:
    """Where a line first passes x."""
    before: Point | None = None
    for point in path:
        if (
            before is not None
            and min(before[0], point[0]) <= x <= max(before[0], point[0])
            and point[0] != before[0]
        ):
            return before[1] + (point[1] - before[1]) * (x - before[0]) / (point[0] - before[0])
        before = point
    return None
