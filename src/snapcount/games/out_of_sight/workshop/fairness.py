"""OS-22.3: how fair a field is, by typical players drawing East and West."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.coaches.noise import HANDS
from snapcount.games.out_of_sight.coaches.plan_passes import gain_after, plan_pass, thrown
from snapcount.games.out_of_sight.coaches.plan_runs import gain_of, plan_run
from snapcount.games.out_of_sight.coaches.planning import Mind, Plan, Scene, moved
from snapcount.games.out_of_sight.rules.field import Symbol, text_of
from snapcount.games.out_of_sight.rules.geometry import Point
from snapcount.games.out_of_sight.rules.spotting import spots
from snapcount.games.out_of_sight.workshop.acceptance import Fairness
from snapcount.games.out_of_sight.workshop.generator import Progress, silent

RUNS = tuple(name for name in tables.RUNS if name != "sneak")
DRAWN, THROWN = 8, 20
"""How often each plan is carried out: passes stray more, and cost less to try."""
KINDS = {"short": ("slant", "out"), "long": ("post", "corner")}


def measure(symbols: tuple[Symbol, ...], situations: int, seed: int, progress: Progress = silent) -> Fairness:
    """Mean gains of runs, short and long passes from evenly spaced lines (own 20 to 70), East and West in turn."""
    text, mind = text_of(symbols), Mind(HANDS["typical"], Random(seed), 2)
    gains: dict[tuple[str, int], list[float]] = {}
    for number in range(situations):
        own = 20 + 50 * (number // 2 + 0.5) / ((situations + 1) // 2)
        scene = situation(text, round(own, 1), 1 if number % 2 == 0 else -1, mind.random)
        for kind, gain in plays(scene, mind):
            gains.setdefault((kind, scene.goes), []).append(gain)
        progress("measuring fairness", number + 1, situations)
    return Fairness(situations, *(_both(gains, kind) for kind in ("run", "short", "long")))


def _both(gains: dict[tuple[str, int], list[float]], kind: str) -> tuple[float, float]:
    east, west = gains.get((kind, 1), []), gains.get((kind, -1), [])
    return sum(east) / max(1, len(east)), sum(west) / max(1, len(west))


def situation(text: str, own: float, goes: int, random: Random) -> Scene:
    """A ball on this yard of its own, on a random legal place."""
    scrimmage_x = own if goes == 1 else round(100 - own, 1)
    found = spots(text, scrimmage_x, goes)
    low, high = random.choice(found.stretches) if found.stretches else (found.forced or 0.0,) * 2
    return Scene(
        text, (scrimmage_x - goes * tables.PEN, random.uniform(low, high)), goes, "clear", 0, 10.0, 100 - own
    )


def plays(scene: Scene, mind: Mind) -> Iterator[tuple[str, float]]:
    """Some run plays, and both passes of each length, each planned once and drawn several times."""
    for name in mind.random.sample(RUNS, 4):
        run = plan_run(name, scene, mind)
        for _ in range(DRAWN):
            yield "run", gain_of(tables.PLAYBOOK[name], run.drop, run.intended, scene, mind)
    for kind, names in KINDS.items():
        for name in names:
            plan = plan_pass(name, scene, mind)
            if plan is not None:
                for _ in range(THROWN):
                    yield kind, thrown_gain(plan, scene, mind)


def thrown_gain(plan: Plan, scene: Scene, mind: Mind) -> float:
    """The gain of one throw and the run after it; nothing if it isn't caught."""
    dot: Point = mind.dot(plan.intended[0], plan.intended[1])
    if thrown(tables.PLAYBOOK[plan.play], dot, scene).v != "complete":
        return 0.0
    run = gain_after(plan.play, dot, moved(plan.after, dot), scene, mind)
    return scene.goes * (dot[0] - scene.ball[0]) + run
