"""What can be said of an option from what the seat sees: dice, and what a typical hand makes of the printed field."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from snapcount.core.adding import plain_sum
from snapcount.core.rulebook import Advice
from snapcount.core.table import Question
from snapcount.football.words import counted
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.coaches.noise import HANDS, draw_dot, normals
from snapcount.games.out_of_sight.coaches.outlook import LOOKS, outlook, punting, threats
from snapcount.games.out_of_sight.coaches.plan_passes import plan_pass, thrown
from snapcount.games.out_of_sight.coaches.plan_runs import gain_of, plan_return, plan_run
from snapcount.games.out_of_sight.coaches.planning import Mind, Plan, Scene, scene_of
from snapcount.games.out_of_sight.questions.drawn import CallPlay, KickOff, RunBack
from snapcount.games.out_of_sight.questions.listed import DeclarePlay, SetLinebackers, SpotBall
from snapcount.games.out_of_sight.rules.geometry import Point
from snapcount.games.out_of_sight.state import tidy
from snapcount.games.out_of_sight.view import View

HAND = HANDS["typical"]
TRIES = 60
MOST_SPOTS = 6


def advice(view: View, question: Question[Any]) -> Sequence[Advice]:
    """Linebackers are left out: nobody but the defence knows where they are."""
    teller = TELLERS.get(type(question))
    return () if teller is None else teller(view, question)


def stream(view: View) -> Random:
    """The same question, the same advice."""
    return Random(f"{view.ball_at} {view.situation.down} {view.left}")


def of_kickoff(view: View, question: KickOff) -> Sequence[Advice]:
    keep = 1 / 6 if view.quarter >= 4 else 1 / 3
    return (
        Advice("onside", f"Keeps the ball {keep:.0%} of the time.", (("kept", keep), ("lost", 1 - keep))),
    )


def of_return(view: View, question: RunBack) -> Sequence[Advice]:
    _, gain = plan_return(question, Mind(HAND, stream(view), 3))
    told = [
        Advice(
            question.options()[-1], f"A well-chosen line gains about {gain:.0f} yards with a typical hand."
        )
    ]
    if "bounce" in question.declines():
        odds = (("the 20", 5 / 6), ("the 1", 1 / 6))
        told.append(Advice("bounce", "The 20 five times in six, your own 1 once in six.", odds))
    return told


def of_declaration(view: View, question: DeclarePlay) -> Sequence[Advice]:
    return [
        Advice(option, *DECLARATIONS[option](view, question, option))
        for option in question.options()
        if option in DECLARATIONS
    ]


Told = tuple[str, tuple[tuple[str, float], ...]]


def of_fake(view: View, question: DeclarePlay, option: str) -> Told:
    prize = "two points" if question.trying else "a first down"
    return f"{prize.capitalize()} one time in three.", ((prize, 1 / 3), ("failed", 2 / 3))


def of_field_goal(view: View, question: DeclarePlay, option: str) -> Told:
    good = field_goal_chance(view, question.ball)
    odds = (("good", good), ("missed or blocked", 1 - good))
    return f"Good {good:.0%} of the time with a typical hand.", odds


def of_scrimmage(view: View, question: DeclarePlay, option: str) -> Told:
    """Nobody has set a linebacker yet: only the printed field is in the way."""
    scene = scene_of(view)
    seen = outlook(threats(scene, Mind(HAND, stream(view), 1)), scene, ())
    prize = "two points" if question.trying else "touchdown" if scene.to_go >= scene.to_goal else "first down"
    said = f"About {counted(tidy(seen.yards))} with a typical hand, before linebackers."
    odds = ((prize, seen.first_down), ("short", 1 - seen.first_down - seen.lost), ("lost", seen.lost))
    return said, odds


def of_punt(view: View, question: DeclarePlay, option: str) -> Told:
    found = punting(scene_of(view), Mind(HAND, stream(view), 1), option == "high_punt")
    after = ", no return" if option == "high_punt" else ", then they may return it"
    said = f"About {found.yards:.0f} yards past the line with a typical hand{after}."
    return said, (("away", 1 - found.blocked), ("blocked", found.blocked))


DECLARATIONS: dict[str, Callable[[View, DeclarePlay, str], Told]] = {
    "fake_punt": of_fake,
    "fake_kick": of_fake,
    "field_goal": of_field_goal,
    "scrimmage": of_scrimmage,
    "punt": of_punt,
    "high_punt": of_punt,
    "kneel": lambda view, question, option: ("Costs a yard and a down, for certain.", ()),
    "spike": lambda view, question, option: (
        "Costs a down and saves half a play of the clock, for certain.",
        (),
    ),
}


def of_spot(view: View, question: SpotBall) -> Sequence[Advice]:
    """What a typical hand gains from there, before linebackers."""
    told: list[Advice] = []
    for y in question.options()[:MOST_SPOTS]:
        ball = (round(question.scrimmage_x - question.goes * tables.PEN, 6), y)
        scene = scene_of(view)._replace(ball=ball)
        seen = outlook(threats(scene, Mind(HAND, stream(view), 1)), scene, ())
        told.append(Advice(y, f"About {counted(tidy(seen.yards))} a play from here with a typical hand."))
    return told


def of_front(view: View, question: SetLinebackers) -> Sequence[Advice]:
    """The same imagined plays against every front."""
    scene = scene_of(view)
    plays = threats(scene, Mind(HAND, stream(view), 1), 2 * LOOKS)
    free = outlook(plays, scene, ()).yards
    told: list[Advice] = []
    for option in question.options():
        seen = outlook(plays, scene, option)
        said = f"About {counted(tidy(seen.yards))} a play ({tidy(free):g} with nobody there)."
        told.append(Advice(option, said, (("in the way", seen.stopped), ("too late", 1 - seen.stopped))))
    return told


def field_goal_chance(view: View, own: float) -> float:
    """A dot aimed at the middle between the posts, from seven yards behind the line."""
    normal, made = normals(stream(view)), 0
    hold: Point = (own - 7, view.ball_at[1] * view.going)
    for _ in range(5 * TRIES):
        x, y = draw_dot(HAND, hold, (116.75, 0.0), normal)
        low, high = tables.GOOD["x_min_exclusive"], tables.GOOD["x_max_exclusive"]
        made += low < x < high and abs(y) < tables.GOOD["abs_y_max_exclusive"]
    return made / (5 * TRIES)


def of_play(view: View, question: CallPlay) -> Sequence[Advice]:
    scene = scene_of(view)
    mind = Mind(HAND, stream(view), 1)
    told: list[Advice] = []
    for option in question.options():
        if tables.PLAYBOOK[option.play].is_run:
            plan = plan_run(option.play, scene, mind)
            gain = f"{mean_gain(plan, scene, mind):.1f}".replace("-", "−")
            told.append(Advice(option, f"About {gain} yards with a typical hand."))
            continue
        aimed = plan_pass(option.play, scene, mind)
        if aimed is None:
            told.append(Advice(option, "No receiver in range, or no way to drop."))
            continue
        told.append(of_pass(option, aimed, scene, mind))
    return told


def mean_gain(plan: Plan, scene: Scene, mind: Mind) -> float:
    play = tables.PLAYBOOK[plan.play]
    gains = [gain_of(play, plan.drop, plan.intended, scene, mind) for _ in range(TRIES // 4)]
    return plain_sum(gains) / len(gains)


def of_pass(option: Any, plan: Plan, scene: Scene, mind: Mind) -> Advice:
    """How often a dot aimed there is caught or intercepted, by the printed field alone."""
    play = tables.PLAYBOOK[plan.play]
    said = [thrown(play, mind.dot(*plan.intended), scene).v for _ in range(TRIES)]
    caught, stolen = said.count("complete"), said.count("intercepted")
    depth = scene.goes * (plan.intended[1][0] - scene.scrimmage_x)
    where = f"{depth:.0f} yards deep" if depth >= 0 else f"{-depth:.0f} yards behind the line"
    good, bad = caught / TRIES, stolen / TRIES
    odds = (("caught", good), ("intercepted", bad), ("incomplete", 1 - good - bad))
    return Advice(
        option, f"To the best receiver, {where}: caught {good:.0%} of the time with a typical hand.", odds
    )


TELLERS: dict[type[Question[Any]], Callable[[View, Any], Sequence[Advice]]] = {
    KickOff: of_kickoff,
    RunBack: of_return,
    DeclarePlay: of_declaration,
    CallPlay: of_play,
    SpotBall: of_spot,
    SetLinebackers: of_front,
}
