"""Scripted plays for the rule tests: a situation, inputs in the order of DF-4.8, and what came of it."""

from __future__ import annotations

from typing import Any, NamedTuple

from snapcount.core.drivers.script import Script
from snapcount.core.table import Event, Pending, Question, Seat
from snapcount.football.situation import Situation
from snapcount.games.dice_football.rules.course import play
from snapcount.games.dice_football.rules.spots import PLACES
from snapcount.games.dice_football.state import Call, Options, Overtime, Phase, State

HOME, AWAY = Seat.HOME, Seat.AWAY
RUN, SHORT, LONG, KICK, PUNT = Call


class Played(NamedTuple):
    """The state after a phase and what was told on the way."""

    state: State
    events: list[Event]

    @property
    def whats(self) -> list[str]:
        """What happened, without the end that every play has."""
        return [event.what for event in self.events if event.what != "play_ended"]

    def told(self, what: str) -> Event:
        (event,) = [event for event in self.events if event.what == what]
        return event

    def facts(self, what: str) -> dict[str, Any]:
        return self.told(what).facts

    @property
    def spot(self) -> Situation[int]:
        """Whose ball, where, down and line to gain."""
        return self.state.situation


def at(ball: int = 30, down: int = 1, line: int | None = None, offence: Seat = HOME, **changes: Any) -> State:
    """Home's ball in the second half, level, 30 plays left, three timeouts each."""
    now = Situation(offence, ball, down, min(ball + 10, 100) if line is None else line)
    standard = State(Options(), "scrimmage", 2, 30, (0, 0), (3, 3), now, None, None, ())
    return standard._replace(**changes)


def kicking(seat: Seat = HOME, phase: Phase = "kickoff", **changes: Any) -> State:
    return at()._replace(phase=phase, situation=PLACES[phase][seat], **changes)


def overtime(stage: int, first: Seat = HOME, ball: int = 50, **changes: Any) -> State:
    """First team has the ball in stage 1, the other in stage 2."""
    offence = first.other if stage == 2 else first
    standard: dict[str, Any] = {"half": 3, "left": 9, "timeouts": (2, 2), "offence": offence}
    return at(ball, **(standard | changes), overtime=Overtime(first, stage))


def go(state: State, *inputs: Any) -> Played:
    """One phase with exactly these inputs; sealed pairs home first."""
    table = Script(inputs)
    after = play(table, state)
    assert not table.left, f"not used: {table.left}"
    return Played(after, table.events)


def snap(state: State, call: Call, defence: int, event: int, *rest: Any) -> Played:
    """A snap: cards, event, then decisions and throws."""
    cards = (call, defence) if state.situation.offence is HOME else (defence, call)
    return go(state, *cards, event, *rest)


def asked(state: State, *inputs: Any) -> dict[Seat, Question[Any]]:
    """The questions open after these inputs."""
    try:
        play(Script(inputs), state)
    except Pending as pending:
        assert pending.questions, "chance is missing"
        return pending.questions
    raise AssertionError("nothing is asked")


def asked_after(state: State, call: Call, defence: int, event: int, *rest: Any) -> dict[Seat, Question[Any]]:
    cards = (call, defence) if state.situation.offence is HOME else (defence, call)
    return asked(state, *cards, event, *rest)
