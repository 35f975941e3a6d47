"""OS-21.6: what a computer player thinks of on one down."""

from __future__ import annotations

from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.coaches.plan_passes import plan_pass
from snapcount.games.out_of_sight.coaches.plan_runs import plan_run
from snapcount.games.out_of_sight.coaches.planning import Mind, Plan, Scene


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
