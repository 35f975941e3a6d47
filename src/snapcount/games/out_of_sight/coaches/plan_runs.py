"""OS-21.6: runs a computer player thinks of: candidate lines, scored by sampling its own error."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from math import cos, sin
from random import Random

from snapcount.core.adding import plain_sum
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.coaches.noise import Hand, Normal, Slip, intent, run_points
from snapcount.games.out_of_sight.coaches.planning import LONGEST, STRIDE, Mind, Outcome, Plan, Scene, outcome
from snapcount.games.out_of_sight.questions.drawn import RunBack
from snapcount.games.out_of_sight.rules.field import Field, find
from snapcount.games.out_of_sight.rules.geometry import Point
from snapcount.games.out_of_sight.rules.pen_line import Line
from snapcount.games.out_of_sight.rules.playbook import run_law, shape_of, straight_drop
from snapcount.games.out_of_sight.rules.trace import first_contact, untouched
from snapcount.games.out_of_sight.state import Path
from snapcount.games.out_of_sight.tables import Play

Ends = Iterator[float]
"""The x at which one drawing after the other ends."""
GLANCE, LOOK = 2, 5
"""So many drawings of every line that comes to mind, and of those that look best."""
GLANCE_BACK, LOOK_BACK = 3, 12
"""The same of returns."""


def candidate(play: Play, start: Point, scene: Scene, random: Random) -> Path:
    """An offset at the line, one or two bends, then straight on."""
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
    points.append(bend)
    points.append(straight_on(bend, goes, random.gauss(0, 0.35)))
    return tuple(points)


def straight_on(bend: Point, goes: int, heading: float) -> Point:
    return bend[0] + goes * LONGEST * cos(heading), bend[1] + LONGEST * sin(heading)


def nudged(path: Path, random: Random) -> Path:
    """The same with its free corners moved a little, and its last leg turned a little."""
    *corners, last = path[1:]
    moved = [(x + random.gauss(0, 0.4), y + random.gauss(0, 0.6)) for x, y in corners]
    return (path[0], *moved, (last[0], last[1] + random.gauss(0, 4.0)))


def ends(
    field: Field, begun: Line, since: int, hand: Hand, path: Path, errors: Iterable[Callable[[], Normal]]
) -> Ends:
    """Of a line that goes on from there along this path, with such errors one after the other."""
    meant = intent(path, STRIDE)
    for normal in errors:
        drawn = begun.on(run_points(hand, meant, normal()))
        yield first_contact(field, drawn, since).at[0]


# From scrimmage


def run_outcome(
    play: Play, drop: Path, path: Path, scene: Scene, mind: Mind, slip: Slip | None = None
) -> Outcome:
    dropped, since = begun(play.id, drop, scene.field, scene.ball, scene.goes, scene.weather)
    return outcome(find(scene.field), mind, path, dropped.on, slip, since)


@lru_cache(maxsize=64)
def begun(play: str, drop: Path, field: str, ball: Point, goes: int, weather: str) -> tuple[Line, int]:
    """The drop of a run, drawn once for every line that begins with it, and where testing for contacts begins."""
    known = tables.PLAYBOOK[play]
    law = run_law(known, ball, goes, weather)
    line = Line(drop, law, len(drop) - 1, iter(()), shape_of(known, ball))
    return line, len(line.path) if untouched(find(field), line) else 1


def gain_of(play: Play, drop: Path, path: Path, scene: Scene, mind: Mind, slip: Slip | None = None) -> float:
    """The gain of one noisy drawing of this run, by the printed field alone."""
    return scene.goes * (run_outcome(play, drop, path, scene, mind, slip).end.at[0] - scene.ball[0])


def plan_run(name: str, scene: Scene, mind: Mind) -> Plan:
    """A glance at some lines, a look at the best three, and the best improved a little, all with the same errors."""
    play = tables.PLAYBOOK[name]
    drop = straight_drop(play, scene.ball, scene.goes) or (scene.ball,)
    slips, x, goes = mind.slips(LOOK), scene.ball[0], scene.goes
    dropped = begun(name, drop, scene.field, scene.ball, goes, scene.weather)

    def worth(path: Path, slips: list[Slip]) -> float:
        ended = ends(find(scene.field), *dropped, mind.hand, path, (slip.again for slip in slips))
        return plain_sum(scene.worth(goes * (at - x)) for at in ended)

    tried = [candidate(play, drop[-1], scene, mind.random) for _ in range(3 * mind.effort)]
    ranked = sorted(((worth(path, slips[:GLANCE]), path) for path in tried), reverse=True)
    value, path = max((glance + worth(path, slips[GLANCE:]), path) for glance, path in ranked[:3])
    for _ in range(mind.effort):
        other = nudged(path, mind.random)
        found = worth(other, slips)
        if found > value:
            value, path = found, other
    return Plan(name, drop, path, (), value / LOOK)


# Returns


def plan_return(asked: RunBack, mind: Mind) -> tuple[Path, float]:
    """A line from the dot and the mean gain to expect of it: many tried, a dozen looked at closely."""
    start, goes = asked.start, asked.goes
    slips = mind.slips(LOOK_BACK)
    caught = Line((start,), asked.law, more=iter(()))

    def gain(path: Path, slips: list[Slip]) -> float:
        ended = ends(find(asked.field), caught, 1, mind.hand, path, (slip.again for slip in slips))
        return plain_sum(goes * (at - start[0]) for at in ended)

    tried = [way_back(start, goes, mind.random) for _ in range(35 * mind.effort)]
    ranked = sorted(((gain(path, slips[:GLANCE_BACK]), path) for path in tried), reverse=True)
    close = ranked[: 4 * mind.effort]
    value, path = max((glance + gain(path, slips[GLANCE_BACK:]), path) for glance, path in close)
    return path, value / LOOK_BACK


def way_back(start: Point, goes: int, random: Random) -> Path:
    """Three bends, then straight on."""
    path = [start]
    for _ in range(3):
        heading, far = random.gauss(0, 0.5), random.uniform(3, 12)
        path.append((path[-1][0] + goes * far * cos(heading), path[-1][1] + far * sin(heading)))
    return (*path, straight_on(path[-1], goes, random.gauss(0, 0.4)))
