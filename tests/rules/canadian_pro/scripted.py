"""Scripted plays for the rule tests: a situation, the inputs in order, and what came of it.

Home is Edmonton 1973, away Montreal 1973. A plain number among the inputs is the total of two dice, `(n,)` one die.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from snapcount.core.drivers.script import Script
from snapcount.core.table import Event, Pending, Question, Refusal, Seat
from snapcount.football.situation import Situation
from snapcount.games.canadian_pro.rules.calls import Call
from snapcount.games.canadian_pro.rules.course import play
from snapcount.games.canadian_pro.rules.defences import DefenceCall
from snapcount.games.canadian_pro.state import Options, Phase, State
from snapcount.games.canadian_pro.tables import FIELD
from snapcount.games.canadian_pro.teams.teams import add_team, team

HOME, AWAY = Seat.HOME, Seat.AWAY
PUNT, FIELD_GOAL = Call("punt"), Call("fg")
FB, HB, WB = Call("run", "FB"), Call("run", "HB"), Call("run", "WB")
BASIC, ADVANCED = Options(), Options(advanced=True)


def passing(who: str, depth: str) -> Call:
    return Call("pass", who, depth)


def setting(number: int, card: str = "", **more: str) -> DefenceCall:
    return DefenceCall(number, card, **more)


class Played(NamedTuple):
    """The state after a phase and what was told on the way."""

    state: State
    events: list[Event]

    @property
    def whats(self) -> list[str]:
        return [event.what for event in self.events]

    @property
    def thrown(self) -> list[str]:
        return [event.facts["purpose"] for event in self.events if event.what == "thrown"]

    def told(self, what: str) -> Event:
        (event,) = [event for event in self.events if event.what == what]
        return event

    def facts(self, what: str) -> dict[str, Any]:
        return self.told(what).facts

    @property
    def spot(self) -> Situation[int]:
        """Whose ball, where, down and line to gain."""
        return self.state.situation


def at(
    ball: int = 41,
    down: int = 1,
    to_go: int | None = None,
    team: Seat = HOME,
    rules: Options = BASIC,
    **more: Any,
) -> State:
    """A scrimmage with ten minutes left in the first quarter and no score."""
    line = min(FIELD, ball + (10 if to_go is None else to_go))
    state = State(rules, "scrimmage", Situation(team, ball, down, line), 1, 600, (0, 0))
    return state._replace(**more)


def kicking(phase: Phase = "kickoff", team: Seat = HOME, rules: Options = BASIC, **more: Any) -> State:
    """A kickoff, convert, kick after a safety touch or choice of that team."""
    ball = {"kickoff": 45, "try": 105}.get(phase, 35)
    return State(rules, phase, Situation(team, ball, 0, 0), 1, 600, (0, 0))._replace(**more)


def moved(state: State, **changes: Any) -> State:
    """The same with another ball, down, line or offence."""
    return state._replace(situation=state.situation._replace(**changes))


def advanced(*switches: str, **more: Any) -> Options:
    return Options(advanced=True, switches=switches, **more)


def dice(given: Any) -> Any:
    if type(given) is not int:
        return given
    low = max(1, given - 6)
    return (low, given - low)


def go(state: State, *inputs: Any) -> Played:
    """One phase with exactly these inputs."""
    table = Script([dice(given) for given in inputs])
    after = play(table, state)
    assert table.left == [], f"not used: {table.left}"
    return Played(after, table.events)


def asked(state: State, *inputs: Any) -> tuple[Seat, Question[Any]]:
    """The question that is open after these inputs."""
    with pytest.raises(Pending) as pending:
        play(Script([dice(given) for given in inputs]), state)
    ((seat, question),) = pending.value.questions.items()
    return seat, question


def refused(state: State, *inputs: Any) -> str:
    """The rule under which the last of these inputs is refused."""
    with pytest.raises(Refusal) as refusal:
        play(Script([dice(given) for given in inputs]), state)
    return refusal.value.rule


def variant(name: str, base: str, change: Callable[[dict[str, Any]], None]) -> str:
    """A team file with something changed, added under a name of its own."""
    plain = copy.deepcopy(team(base).plain)
    change(plain)
    add_team(name, plain)
    return name


def playing(rules: Options, home: str = "", away: str = "") -> Options:
    return rules._replace(home=home or rules.home, away=away or rules.away)
