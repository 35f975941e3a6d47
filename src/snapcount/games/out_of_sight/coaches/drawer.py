"""Computer players: they plan on the true field and draw through the motor noise of their level (OS-21.1)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from snapcount.core.table import Question, Seat
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.coaches.defending import set_up
from snapcount.games.out_of_sight.coaches.noise import HANDS, Hand, draw_dot, draw_run, normals
from snapcount.games.out_of_sight.coaches.plan_down import plan_down
from snapcount.games.out_of_sight.coaches.plan_runs import plan_return
from snapcount.games.out_of_sight.coaches.planning import LONGEST, Mind, chosen, moved, scene_of
from snapcount.games.out_of_sight.questions.drawn import CallPlay, KickIt, KickOff, RunAfterCatch, RunBack
from snapcount.games.out_of_sight.questions.listed import (
    CallToss,
    ChooseEnd,
    DeclarePlay,
    ReceiveOrKick,
    SetLinebackers,
    SpotBall,
    TakePenalty,
)
from snapcount.games.out_of_sight.rules.geometry import Point
from snapcount.games.out_of_sight.rules.playbook import Execution
from snapcount.games.out_of_sight.rules.strokes import Stroke, dot, line
from snapcount.games.out_of_sight.state import Path
from snapcount.games.out_of_sight.view import View

HANG = 3200.0
STEP = 2.0
"""Yards that are a step."""


class Drawer:
    """A computer player with a hand of a stated level. It remembers only the run it meant to draw after a catch."""

    def __init__(self, hand: str | Hand, effort: int = 2) -> None:
        self.hand: Hand = HANDS[hand] if isinstance(hand, str) else hand
        self.effort = effort
        self.meant: dict[Seat | None, Path] = {}
        self.answers: dict[type[Question[Any]], Callable[[View, Any, Random], Any]] = {
            CallToss: lambda view, question, random: random.choice(question.options()),
            ReceiveOrKick: lambda view, question, random: "receive",
            ChooseEnd: self.choose_end,
            KickOff: self.kick_off,
            RunBack: self.run_back,
            SpotBall: self.spot,
            DeclarePlay: self.declare,
            SetLinebackers: self.set_linebackers,
            CallPlay: self.call,
            RunAfterCatch: self.run_after_catch,
            KickIt: self.kick,
            TakePenalty: self.take_penalty,
        }

    def answer(self, view: View, question: Question[Any], random: Random) -> Any:
        return self.answers[type(question)](view, question, random)

    def mind(self, random: Random) -> Mind:
        return Mind(self.hand, random, self.effort)

    # Drawing

    def drawn(self, path: Path, random: Random) -> Stroke:
        return line(*(_on_the_table(point) for point in draw_run(self.hand, path, normals(random))))

    def dotted(self, hold: Point, aim: Point, random: Random, high: bool = False) -> Stroke:
        landed = _on_the_table(draw_dot(self.hand, hold, aim, normals(random), high))
        return dot(landed, HANG if high else None)

    # Before the game

    def choose_end(self, view: View, question: ChooseEnd, random: Random) -> str:
        """With the wind in the first quarter; else either end."""
        if question.weather == "wind":
            return "West" if question.wind_to == 1 else "East"
        return random.choice(question.options())

    # Kicks and returns

    def kick_off(self, view: View, question: KickOff, random: Random) -> str | Stroke:
        """As deep as the hand may dare; onside when behind and late."""
        mine, theirs = _scores(view)
        if view.quarter == 4 and mine < theirs and view.left <= 12:
            return "onside"
        x, y = question.start
        spread = self.hand.dot_extent * question.most**self.hand.dot_power
        far = min(63.0, question.most - 2.2 * spread, 100 - view.situation.ball - 1)
        return self.dotted((x, y), (x + question.goes * far, random.uniform(-6, 6)), random)

    def run_back(self, view: View, question: RunBack, random: Random) -> str | Stroke:
        """Run if the line promises more than declining."""
        path, gain = plan_return(question, self.mind(random))
        own = question.start[0] if question.goes == 1 else 100 - question.start[0]
        if question.in_end_zone and own + gain < 19:
            return "touchback"
        if question.kind == "punt" and own + gain < 14:
            return "bounce"
        return self.drawn(path, random)

    def kick(self, view: View, question: KickIt, random: Random) -> Stroke:
        x, y = question.start
        if question.kind in ("field_goal", "extra_point"):
            return self.dotted((x, y), (116.75 if question.goes == 1 else -16.75, 0.0), random)
        high = question.kind == "high_punt"
        factor = tables.HIGH_PUNT_FACTOR if high else 1.0
        spread = factor * self.hand.dot_extent * (question.most + 10) ** self.hand.dot_power
        past = min(question.most - 1.8 * spread, 100 - view.situation.ball - 7)
        return self.dotted((x, y), (x + question.goes * (10 + past), random.uniform(-8, 8)), random, high)

    # Downs

    def spot(self, view: View, question: SpotBall, random: Random) -> float:
        """Anywhere that is legal, wide stretches more often."""
        stretches = question.stretches()
        low, high = random.choices(stretches, [1e-3 + high - low for low, high in stretches])[0]
        return random.uniform(low, high)

    def declare(self, view: View, question: DeclarePlay, random: Random) -> str:
        """Kick a try unless two points are needed; kick, punt or go for it on fourth down; kneel out the clock."""
        mine, theirs = _scores(view)
        options = question.options()
        if question.trying:
            needs_two = view.quarter >= 4 and mine - theirs in (-2, -5, -10)
            return "scrimmage" if needs_two else "field_goal"
        late = view.quarter >= 4 and view.left <= 2 * (5 - question.down)
        if late and mine > theirs and question.down < 4 and "kneel" in options:
            return "kneel"
        if question.down < 4:
            last = last_play(view) and "field_goal" in options
            return "field_goal" if last and mine >= theirs - 3 else "scrimmage"
        behind = mine < theirs and view.quarter >= 4
        if "field_goal" in options:
            return "scrimmage" if behind and theirs - mine > 3 and view.left <= 16 else "field_goal"
        to_go = view.situation.line - view.situation.ball
        if (behind and view.left <= 16) or (to_go <= 1.5 and question.ball > 55):
            return "scrimmage"
        return "punt"

    def call(self, view: View, question: CallPlay, random: Random) -> Execution:
        scene, mind = scene_of(view), self.mind(random)
        plans = plan_down(scene, sensible(view, question.plays), mind) or plan_down(scene, tables.RUNS, mind)
        plan = chosen(plans, random)
        drop = plan.drop if tables.PLAYBOOK[plan.play].drop else None
        self.meant[view.seat] = plan.after
        if tables.PLAYBOOK[plan.play].is_run:
            return Execution(plan.play, drop, self.drawn(plan.intended, random))
        hold, aim = plan.intended
        return Execution(plan.play, drop, self.dotted(hold, aim, random))

    def run_after_catch(self, view: View, question: RunAfterCatch, random: Random) -> Stroke:
        """As it was meant from the aim point: where the dot fell, he can't see."""
        steps = self.meant.pop(view.seat, ()) or ((0.0, 0.0), (question.goes * LONGEST, 0.0))
        return self.drawn(moved(steps, question.start), random)

    def set_linebackers(self, view: View, question: SetLinebackers, random: Random) -> tuple[Point, ...]:
        return set_up(scene_of(view), question, self.mind(random))

    # Penalties

    def take_penalty(self, view: View, question: TakePenalty, random: Random) -> bool:
        """Decline where the tackle alone turns the ball over; else ten yards are ten yards."""
        foul = view.foul
        assert foul is not None
        if foul.carrier.on_return or view.trying:
            return not view.trying
        short = foul.spot < view.situation.line
        return not (view.situation.down == 4 and short)


def last_play(view: View) -> bool:
    """Of a half or of overtime: what is on the ground now can only be kicked."""
    return view.left <= 2 and view.quarter not in (1, 3)


def sensible(view: View, plays: tuple[str, ...]) -> tuple[str, ...]:
    """On fourth down and a step a run or a short pass, where the coach may call one; never a bomb."""
    last = view.situation.down == 4 and view.situation.line - view.situation.ball <= STEP
    if not last or view.trying:
        return plays
    near = tuple(
        name for name in plays if tables.PLAYBOOK[name].is_run or tables.PLAYBOOK[name].distance == "short"
    )
    return near or tuple(name for name in plays if name != "bomb") or plays


def _on_the_table(point: Point) -> Point:
    """OS-2.17: leaving the board goes on counting, clamped to the range."""
    return min(149.9, max(-49.9, point[0])), min(59.9, max(-59.9, point[1]))


def _scores(view: View) -> tuple[int, int]:
    seat = view.seat if view.seat is not None else Seat.HOME
    return view.score[seat], view.score[seat.other]
