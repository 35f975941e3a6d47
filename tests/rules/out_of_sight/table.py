"""A small field, a ball on it, and plays drawn with a ruler: what the rule tests are made of."""

from __future__ import annotations

from typing import Any, NamedTuple

from snapcount.core.drivers.script import Script
from snapcount.core.table import Event, Refusal, Seat
from snapcount.football.situation import Situation
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.examples.run import run
from snapcount.games.out_of_sight.rules.course import play
from snapcount.games.out_of_sight.rules.field import Symbol, text_of
from snapcount.games.out_of_sight.rules.geometry import Point
from snapcount.games.out_of_sight.rules.playbook import Execution, straight_drop
from snapcount.games.out_of_sight.rules.strokes import Refused, Stroke, dot, line
from snapcount.games.out_of_sight.rules.toss import opening
from snapcount.games.out_of_sight.state import Options, State, kick_from, tidy

HOME, AWAY = Seat.HOME, Seat.AWAY
FAR = ((75.0, 20.0), (80.0, 20.0), (85.0, 20.0))
"""Three linebackers out of everybody's way."""


def bar(
    colour: str, x: float, y: float = 0.0, length: float = 4.0, angle: float = 90.0, name: str = ""
) -> Symbol:
    return Symbol(name or f"{colour[0]}{x:g}", colour, x, y, length, 0.6, angle, 0.0)


def receiver(x: float, y: float = 0.0, tri: float = 0.0, name: str = "") -> Symbol:
    return Symbol(name or f"q{x:g}", "receiver", x, y, 4.0, 4.0, tri, 0.8)


def penalty(x: float, y: float = 0.0, name: str = "") -> Symbol:
    return Symbol(name or f"p{x:g}", "penalty", x, y, 3.0, 1.4, 0.0, 0.0)


def game(*symbols: Symbol, **changes: Any) -> State:
    """The home team, going East, first and ten on its own 30."""
    options = Options(
        changes.pop("plays", 20),
        changes.pop("half_play", "never"),
        False,
        changes.pop("overtime_option", "may tie"),
        text_of(symbols),
    )
    state = opening(options)._replace(phase="huddle", situation=Situation(HOME, 30.0, 1, 40.0))
    return changed(state, **changes)


def changed(state: State, los: float | None = None, ltg: float | None = None, **changes: Any) -> State:
    """The same with other fields; the scrimmage line and the line to gain are told by their x."""
    now = {name: changes.pop(name) for name in ("offence", "ball", "down", "line") if name in changes}
    state = state._replace(**changes)
    state = state._replace(situation=state.situation._replace(**now))
    offence, ball, down, line = state.situation
    ball = ball if los is None else state.own(offence, los)
    line = line if ltg is None else state.own(offence, ltg)
    state = state._replace(situation=Situation(offence, ball, down, line))
    if changes.get("phase") in ("kickoff", "free_kick"):
        line = tables.KICKOFF_LINE if changes["phase"] == "kickoff" else tables.FREE_KICK_LINE
        return state._replace(situation=kick_from(state.offence, line))
    return state


def at(state: State, los: float, **changes: Any) -> State:
    """The same on another line, ten yards or the goal to go."""
    gain = min(100.0, los + 10) if state.going == 1 else max(0.0, los - 10)
    return changed(state, los=los, ltg=gain, **changes)


def gain_x(state: State) -> float:
    """Where the line to gain lies between West and East."""
    return tidy(state.x_of(state.offence, state.situation.line))


def named(event: Event) -> str:
    """An event by its name; points by how they were scored, fouls and tries by what they were."""
    facts = event.facts
    if event.what == "tried":
        return f"{facts['how']} {'good' if facts['good'] else 'failed'}"
    for name, of in (("scored", "how"), ("flagged", "foul")):
        if event.what == name:
            return str(facts[of])
    return event.what


class After(NamedTuple):
    """What a play led to."""

    state: State
    events: list[Event]

    @property
    def told(self) -> list[str]:
        """What happened between the marks of a play's beginning and end."""
        return [named(event) for event in self.events if event.what not in ("play_began", "play_ended")]

    def facts(self, what: str) -> dict[str, Any]:
        return self.event(what).facts

    def rule(self, what: str) -> str:
        return self.event(what).rule

    def event(self, what: str) -> Event:
        """The first of its name; `carried` is whatever a pen-line ended in."""
        wanted = ("gained", "sacked", "returned") if what == "carried" else (what,)
        return next(event for event in self.events if named(event) in wanted)


def go(state: State, *inputs: Any) -> After:
    """One phase with these answers and dice, none left over."""
    table = Script(inputs)
    after = play(table, state)
    assert not table.left, table.left
    return After(after, table.events)


def set_up(state: State, linebackers: tuple[Point, ...] = FAR) -> State:
    return go(state._replace(phase="huddle"), linebackers).state


def called(state: State, name: str, *points: Point) -> Execution:
    """A play with a straight drop; for a run these points follow the drop, for a pass the one is the dot."""
    drop = straight_drop(tables.PLAYBOOK[name], state.ball_at, state.going)
    start = drop[-1] if drop else state.ball_at
    stroke = line(start, *points) if tables.PLAYBOOK[name].is_run else dot(points[0])
    return Execution(name, drop, stroke)


def snap(
    state: State, name: str, *points: Point, lbs: tuple[Point, ...] = FAR, dice: tuple[int, ...] = ()
) -> After:
    ready = set_up(state, lbs)
    return go(ready, called(ready, name, *points), *((die,) for die in dice))


def dive(state: State, to: float = 60.0, lbs: tuple[Point, ...] = FAR, dice: tuple[int, ...] = ()) -> After:
    """Straight ahead."""
    return snap(state, "dive", (to, state.ball_y), lbs=lbs, dice=dice)


def caught(state: State, name: str, where: Point, *points: Point, lbs: tuple[Point, ...] = FAR) -> After:
    """A completed pass and the run after it."""
    complete = snap(state, name, where, lbs=lbs)
    assert complete.state.phase == "catch", complete.told
    return go(complete.state, line(where, *points))


def kickoff(state: State, where: Point) -> After:
    return go(state if state.phase == "free_kick" else changed(state, phase="kickoff"), dot(where))


def kick(state: State, declared: str, stroke: Stroke) -> After:
    ready = go(state._replace(phase="declare"), declared)
    return go(ready.state, stroke)


def returned(state: State, *points: Point, dice: tuple[int, ...] = ()) -> After:
    """The return from its dot through these points."""
    assert state.run is not None
    return go(state, line(state.run.start, *points), *((die,) for die in dice))


def problem_of(vector: Any) -> str:
    """What is wrong with a worked example; empty if it comes out."""
    (verdict,) = run([vector])
    return verdict.problem


def code_of(question: Any, answer: Any) -> str | None:
    """The code with which an answer is refused."""
    refusal: Refusal | None = question.problem(answer)
    assert refusal is None or isinstance(refusal, Refused), refusal
    return None if refusal is None else refusal.code
