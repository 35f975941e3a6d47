"""How a game of Out of Sight Football is judged: calls and linebackers by what a typical hand makes of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from snapcount.core.adding import plain_sum
from snapcount.core.review.judging import NOTHING, Judging, Value, Verdict
from snapcount.core.review.observed import Phase, Play, Step
from snapcount.core.review.reasons import Ranked, in_units
from snapcount.core.review.shapes import HAND, Decision
from snapcount.core.review.yards import Scale, Weighed, slope, with_ball
from snapcount.core.table import Seat
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.analysis.lines import beside, mind, plan_of
from snapcount.games.out_of_sight.coaches.defending import conceded, imagined, set_up
from snapcount.games.out_of_sight.coaches.plan_down import plan_down
from snapcount.games.out_of_sight.coaches.planning import Plan, Scene, chosen, scene_of
from snapcount.games.out_of_sight.questions.drawn import CallPlay
from snapcount.games.out_of_sight.questions.listed import SetLinebackers
from snapcount.games.out_of_sight.rules.playbook import Execution
from snapcount.games.out_of_sight.state import State, tidy
from snapcount.games.out_of_sight.view import view

BY_CALL = "what the veteran's plans for each play are worth to a typical hand, in yards"
BY_SET = "what plays that a typical hand would draw gain against the linebackers, in yards"
ENOUGH = 2.0
"""Yards: a short look at a play is not more exact than that."""
PLAYS = 40
"""Imagined plays against the linebackers."""


def judge(play: Play, value: Value) -> Verdict:
    verdict = NOTHING
    for phase in play.phases:
        for step in phase.steps:
            if isinstance(step.question, CallPlay):
                verdict += called(play, phase, step, step.question, value)
            elif isinstance(step.question, SetLinebackers):
                verdict += defended(phase, step, step.question, value)
    return verdict


def called(play: Play, phase: Phase, step: Step, question: CallPlay, value: Value) -> Verdict:
    """OS-9.1 The play that was named, beside the others; and its line beside the best."""
    scene, answer = scene_of(view(phase.state, None)), step.given.value
    found = {name: plan for name in question.plays if (plan := plan_of(name, scene, step.at)) is not None}
    if answer.play not in found or len(found) < 2:
        return NOTHING
    best = max(found.values(), key=lambda plan: plan.value).play
    if best != answer.play:  # who looks best at a short look was lucky too: a second look says how good it is
        found[best] = plan_of(best, scene, -step.at) or found[best]
    options = [
        Weighed(answer if name == answer.play else name, tables.PLAYBOOK[name].name, plan.value)
        for name, plan in found.items()
    ]
    gained = tidy(plain_sum(event.facts["yards"] for event in play.events if event.what == "gained"))
    drawn = beside(phase.state, answer, found[answer.play], scene)
    shown = None if drawn is None else drawn.plain(gained)
    why = because(answer, found, None if drawn is None else drawn.could, gained)
    return scale(phase, value, BY_CALL).judged(step, options, why, shown)


def scale(phase: Phase, value: Value, by: str) -> Scale:
    state = phase.state
    each = slope(value, state.offence, with_ball(state, tables.LAW.length))
    return Scale(value(state), each, ENOUGH, by)


def why(value: Value, state: State, asked: str, ranked: Ranked) -> str:
    """In the yards that it was judged by."""
    return in_units(slope(value, state.offence, with_ball(state, tables.LAW.length)), "yards", ranked)


def because(answer: Execution, plans: dict[str, Plan], could: float | None, gained: float) -> str:
    best = max(plans.values(), key=lambda plan: plan.value)
    mine = plans[answer.play]
    names = tables.PLAYBOOK
    worth = f"{names[mine.play].name} is worth {mine.value:.1f} yards to a typical hand"
    worth += f", {names[best.play].name} {best.value:.1f}." if best is not mine else ", the most of all."
    if could is None:
        return worth
    return f"{worth} Its best line would have gained {could:g}; this one gained {gained:g}."


def defended(phase: Phase, step: Step, question: SetLinebackers, value: Value) -> Verdict:
    """OS-8.2 The linebackers as they were set, beside those of the veteran, against the same plays."""
    scene = scene_of(view(phase.state, None))
    coach = set_up(scene, question, mind(step.at))
    yours = tuple((float(x), float(y)) for x, y in step.given.value)
    plays = threats(scene, step.at + 1)
    mine, theirs = (-conceded(plays, scene, places) / len(plays) for places in (yours, coach))
    why = f"Against them a typical hand's plays are worth {-mine:.1f}, against the veteran's {-theirs:.1f}."
    shown = {"yours": [list(at) for at in yours], "best": [list(at) for at in coach]}
    options = [Weighed(step.given.value, "", mine), Weighed(coach, "the veteran's linebackers", theirs)]
    return scale(phase, value, BY_SET).judged(step, options, why, shown)


def threats(scene: Scene, seed: int) -> list[Any]:
    thinking = mind(seed)
    plans = plan_down(scene, tables.RUNS + tables.PASSES, thinking)
    return [imagined(chosen(plans, thinking.random), scene, thinking) for _ in range(PLAYS)]


def hands(decisions: Sequence[Decision]) -> dict[str, Any]:
    """OS-21.1 How each hand drifts from the best lines, and what it gained of what it could have."""
    found: dict[str, Any] = {}
    for seat in Seat:
        lines = [one.shown for one in decisions if one.seat is seat and one.asked == "CallPlay" and one.shown]
        if not lines:
            continue
        along, left = (plain_sum(line[name] for line in lines) / len(lines) for name in ("along", "left"))
        gained, could = (plain_sum(line[name] for line in lines) for name in ("gained", "could"))
        found[seat.name.lower()] = {
            "lines": len(lines),
            "along": tidy(along),
            "left": tidy(left),
            "gained": tidy(gained),
            "could": tidy(could),
            "words": drifting(along, left, gained, could),
        }
    return {"hands": found}


def drifting(along: float, left: float, gained: float, could: float) -> str:
    side = f"{abs(left):.1f} yards to the {'left' if left > 0 else 'right'}"
    far = f"{abs(along):.1f} yards too {'far' if along > 0 else 'short'}"
    return (
        f"Beside the best lines for the plays called, this hand runs {side} and throws {far} on average; "
        f"it gained {gained:g} yards, the best lines {could:g}."
    )


JUDGING = Judging(
    judge,
    "Calls and linebackers are judged by the veteran's own plans for a typical hand, in yards turned into win chance; "
    "less than two yards count as nothing. Spots, kicks, returns and declarations are not judged: nobody has "
    "measured them yet; how a line came out counts as the pen's.",
    ((HAND, "pen and dice"),),
    HAND,
    "pen",
    more=hands,
    why=why,
    puzzles={"CallPlay": (str,)},
)
