"""OS-21.6: where a computer player puts its linebackers: in the way of what it would draw itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.coaches.plan_down import plan_down
from snapcount.games.out_of_sight.coaches.plan_passes import catch_outcome, thrown
from snapcount.games.out_of_sight.coaches.plan_runs import run_outcome
from snapcount.games.out_of_sight.coaches.planning import TURNOVER, Choice, Mind, Outcome, Plan, Scene, moved
from snapcount.games.out_of_sight.questions.listed import SetLinebackers
from snapcount.games.out_of_sight.rules.geometry import Point
from snapcount.games.out_of_sight.rules.pen_line import Contact, Line
from snapcount.games.out_of_sight.rules.playbook import drop_line
from snapcount.games.out_of_sight.rules.trace import first_linebacker
from snapcount.games.out_of_sight.rules.verdicts import linebacker_at, out_of_bounds
from snapcount.games.out_of_sight.state import Path

FUMBLE_SETS = 0.08
PIECES = 4
THREATS, IDEAS = 32, 14
"""How many plays of the offence it imagines, and between how many places for each linebacker it chooses."""
TEMPLATES: tuple[tuple[float, tuple[str, str, str]], ...] = (
    (0.30, ("lane", "lane", "short")),
    (0.12, ("lane", "lane", "lane")),
    (0.22, ("lane", "short", "short")),
    (0.18, ("lane", "short", "deep")),
    (0.12, ("lane", "short", "blitz")),
    (0.06, ("short", "deep", "deep")),
)


class Box(NamedTuple):
    """Where a linebacker may stand to touch something."""

    left: float
    right: float
    low: float
    high: float


def box_of(points: Sequence[Point]) -> Box:
    reach = tables.LINEBACKER + tables.PEN + 0.01
    xs, ys = zip(*points, strict=True)
    return Box(min(xs) - reach, max(xs) + reach, min(ys) - reach, max(ys) + reach)


def boxes_of(path: Sequence[Point]) -> tuple[Box, ...]:
    """One for every few pieces of a line."""
    return tuple(box_of(path[at : at + PIECES + 1]) for at in range(0, max(1, len(path) - 1), PIECES))


class Met(NamedTuple):
    """Where linebackers are in the way of a play: of its drop, at its dot, of its run."""

    sack: Contact | None
    covered: bool
    stop: Contact | None


UNMET = Met(None, False, None)


class Threat(NamedTuple):
    """One play as the offence might draw it: the run, or the drop, the dot and the run after a catch."""

    run: Outcome | None
    drop: Line | None
    dot: Point
    said: str
    boxes: tuple[Box, ...]
    """Of the drop, the dot and the run, as they come."""
    ran: int = 0
    """How many of them are the run's."""

    def met(self, at: Point) -> Met:
        """Where one linebacker there is in its way; what comes before the first box he stands in isn't looked at."""
        x, y = at
        for number, (left, right, low, high) in enumerate(self.boxes, self.ran - len(self.boxes)):
            if left <= x <= right and low <= y <= high:
                if number < 0 or self.run is None:
                    return met_by(self, (at,))
                stop = first_linebacker(self.run.drawn, (at,), self.run.end.s, number * PIECES + 1)
                return UNMET if stop is None else Met(None, False, stop)
        return UNMET


def set_up(scene: Scene, question: SetLinebackers, mind: Mind) -> Path:
    """Linebackers by the ledger's mix of sets, each on the best of a few places against what may come."""
    random = mind.random
    plans = plan_down(scene, tables.RUNS + tables.PASSES, mind)
    choice = Choice(plans)
    threats = [imagined(choice.one(random), scene, mind) for _ in range(THREATS)]
    wanted = random.choices([kinds for _, kinds in TEMPLATES], [share for share, _ in TEMPLATES])[0]
    count = random.choice((1, 2)) if random.random() < FUMBLE_SETS else 3
    placed: Path = ()
    for kind in wanted[:count]:
        idea = idea_of(kind, plans, scene, mind)
        places = [legal(idea, question, placed, random) for _ in range(IDEAS)]
        placed = (*placed, max(places, key=saving(threats, scene, placed)))
    return placed


def saving(threats: list[Threat], scene: Scene, placed: Path) -> Callable[[Point], float]:
    """What one more linebacker takes away from these plays."""
    met = [met_by(threat, placed) for threat in threats]
    worths = [worth_of(each, threat, scene) for each, threat in zip(met, threats, strict=True)]
    weighed = tuple(zip(threats, met, worths, strict=True))

    def saved(place: Point) -> float:
        total = 0.0
        for threat, already, worth in weighed:
            met = threat.met(place)
            if met is not UNMET:
                total += worth - worth_of(sooner(already, met), threat, scene)
        return total

    return saved


def met_by(threat: Threat, linebackers: Path) -> Met:
    sack = first_linebacker(threat.drop, linebackers, threat.drop.arcs[-1]) if threat.drop else None
    covered = threat.drop is not None and linebacker_at(linebackers, threat.dot) is not None
    run = threat.run
    return Met(sack, covered, None if run is None else first_linebacker(run.drawn, linebackers, run.end.s))


def sooner(one: Met, other: Met) -> Met:
    """Both sets of linebackers together."""
    return Met(_first(one.sack, other.sack), one.covered or other.covered, _first(one.stop, other.stop))


def _first(one: Contact | None, other: Contact | None) -> Contact | None:
    if one is None or other is None:
        return one or other
    return other if other.s < one.s else one


def imagined(plan: Plan, scene: Scene, mind: Mind) -> Threat:
    play = tables.PLAYBOOK[plan.play]
    if play.is_run:
        run = run_outcome(play, plan.drop, plan.intended, scene, mind)
        boxes = boxes_of(run.drawn.path)
        return Threat(run, None, scene.ball, "", boxes, len(boxes))
    dot = mind.dot(*plan.intended)
    said = thrown(play, dot, scene).v
    after: Outcome | None = None
    if said == "complete":
        after = catch_outcome(plan.play, dot, moved(plan.after, dot), scene, mind)
    drop, behind = dropping(plan.play, plan.drop, scene.ball, scene.goes)
    ahead = boxes_of(after.drawn.path) if after else ()
    return Threat(after, drop, dot, said, (*behind, box_of((dot,)), *ahead), len(ahead))


@lru_cache(maxsize=64)
def dropping(play: str, drop: Path, ball: Point, goes: int) -> tuple[Line, tuple[Box, ...]]:
    """The drop of a pass, and where it may be touched."""
    line = drop_line(tables.PLAYBOOK[play], drop, ball, goes)
    return line, boxes_of(line.path)


def conceded(threats: list[Threat], scene: Scene, linebackers: Path) -> float:
    return plain_sum(worth_against(threat, scene, linebackers) for threat in threats)


def worth_against(threat: Threat, scene: Scene, linebackers: Path) -> float:
    """What a play is worth with these linebackers in its way."""
    return worth_of(met_by(threat, linebackers), threat, scene)


def worth_of(met: Met, threat: Threat, scene: Scene) -> float:
    how, yards = ending(met, threat, scene)
    return scene.worth(yards) if how == "ran" else TURNOVER if how == "lost" else 0.0


def ended_against(threat: Threat, scene: Scene, linebackers: Path) -> tuple[str, float]:
    return ending(met_by(threat, linebackers), threat, scene)


def ending(met: Met, threat: Threat, scene: Scene) -> tuple[str, float]:
    """How a play ends with these linebackers in its way: ran, dead or lost, and its yards (OS-9.8, OS-10.6)."""
    if met.sack is not None:
        return "ran", _gain(met.sack.at, scene)
    if met.covered and not out_of_bounds(*threat.dot):
        return ("lost" if threat.said == "incomplete" else "dead"), 0.0
    if threat.run is None:
        return ("lost" if threat.said == "intercepted" else "dead"), 0.0
    return "ran", _gain((met.stop or threat.run.end).at, scene)


def _gain(at: Point, scene: Scene) -> float:
    return scene.goes * (at[0] - scene.ball[0])


def legal(idea: Callable[[], Point], question: SetLinebackers, placed: Path, random: Random) -> Point:
    """One linebacker that is legal beside those already placed: near the idea, else anywhere past the line."""
    for attempt in range(60):
        x, y = idea()
        stray = 0.3 * max(0, attempt - 19)
        spot = (round(x + random.gauss(0, stray), 3), round(y + random.gauss(0, stray), 3))
        if question.code_beside(spot, placed) is None:
            return spot
    while True:
        spot = (question.scrimmage_x + question.goes * random.uniform(2, 9), random.uniform(-20, 20))
        if question.code_beside(spot, placed) is None:
            return spot


def idea_of(kind: str, plans: list[Plan], scene: Scene, mind: Mind) -> Callable[[], Point]:
    """On a lane, where a dot would fall, or on the way back to the pocket."""
    random, deep = mind.random, kind in ("deep", "blitz")
    runs = Choice([plan for plan in plans if tables.PLAYBOOK[plan.play].is_run] or plans)
    throws = [
        plan
        for plan in plans
        if not tables.PLAYBOOK[plan.play].is_run and (tables.PLAYBOOK[plan.play].drop == 10) is deep
    ]
    if kind == "lane" or not throws:
        return lambda: on_lane(runs.one(random).intended, scene, mind)
    thrown = Choice(throws)
    if kind == "blitz":
        return lambda: rushing(thrown.one(random).drop[-1], scene, random)
    return lambda: falling(thrown.one(random), mind)


def rushing(end: Point, scene: Scene, random: Random) -> Point:
    return end[0] + scene.goes * random.uniform(-0.4, 0.8), end[1] + random.gauss(0, 0.5)


def falling(plan: Plan, mind: Mind) -> Point:
    return mind.dot(plan.drop[-1], plan.intended[-1])


def on_lane(intended: Path, scene: Scene, mind: Mind) -> Point:
    """A place 1.35 to 6 yards past the line where this run would pass."""
    past = scene.scrimmage_x + scene.goes * mind.random.uniform(1.35, 6)
    before = intended[0]
    for point in mind.run(intended):
        if scene.goes * (point[0] - past) >= 0 > scene.goes * (before[0] - past):
            t = (past - before[0]) / (point[0] - before[0])
            return past, before[1] + (point[1] - before[1]) * t
        before = point
    return past, scene.ball[1] + mind.random.gauss(0, 4)
