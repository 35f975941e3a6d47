"""Chapters 7 and 8: spotting the ball, declaring, and the linebackers."""

from __future__ import annotations

from dataclasses import replace

from snapcount.core.table import Table, rule
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.questions.listed import DeclarePlay, SetLinebackers, SpotBall
from snapcount.games.out_of_sight.rules.clock import half_plays_count, play_began
from snapcount.games.out_of_sight.rules.downs import (
    first_down,
    next_down,
    touchdown,
    try_failed,
    turnover_on_downs,
    two_point,
)
from snapcount.games.out_of_sight.rules.possession import ONE_DIE
from snapcount.games.out_of_sight.rules.weather import limit
from snapcount.games.out_of_sight.state import State, rounded_spot, tidy

PAST_THE_LINE = 0.5


def spot_question(state: State) -> SpotBall:
    asked = SpotBall(state.options.field, state.scrimmage_x, state.going, state.trying)
    return replace(asked, legal=asked.stretches())


@rule("OS-7.1")
def spot_phase(t: Table, state: State) -> State:
    """The offence lays the ball on or inside the hashmarks, touching nothing, with room to drop (OS-7.2)."""
    y = float(t.ask(state.offence, spot_question(state)))
    t.tell("spotted", y=y, x=state.scrimmage_x, seat=state.offence)
    return state._replace(phase="declare", ball_y=y, last=None)


def declare_question(state: State) -> DeclarePlay:
    return DeclarePlay(
        state.situation.ball,
        state.situation.down,
        state.trying,
        limit(state, state.offence, "fg"),
        half_plays_count(state),
    )


@rule("OS-8.1")
def declare_phase(t: Table, state: State) -> State:
    """A scrimmage play, a kick, a fake, a kneel or a spike, before the linebackers are set."""
    declared = t.ask(state.offence, declare_question(state))
    play_began(t, state, kind_of(state, declared), play=declared)
    if declared == "scrimmage":
        return state._replace(phase="huddle")
    if declared == "kneel":
        return kneel(t, state)
    if declared == "spike":
        return spike(t, state)
    if declared == "fake_punt":
        return fake_punt(t, state)
    if declared == "fake_kick":
        return fake_kick(t, state)
    return state._replace(phase="kick", declared=declared)


KINDS = {"high_punt": "punt", "fake_punt": "run", "fake_kick": "run"}


def kind_of(state: State, declared: str) -> str:
    """What kind of play begins; from scrimmage it shows only later."""
    if state.trying:
        return "extra_point" if declared == "field_goal" else "two_points"
    return KINDS.get(declared, declared)


@rule("OS-8.2")
def huddle_phase(t: Table, state: State) -> State:
    """The defence sets one to three linebackers in secret; the offence hears how many, never where.

    OS-8.7: scrimmage plays come this way alone; kicks and returns never meet a linebacker.
    """
    defence = state.offence.other
    places = t.ask(defence, SetLinebackers(state.scrimmage_x, state.ball_y, state.going))
    linebackers = tuple((float(x), float(y)) for x, y in places)
    t.tell("linebackers_set", to=defence, linebackers=linebackers)
    t.tell("defence_set", count=len(linebackers), seat=defence)
    return state._replace(phase="snap", linebackers=linebackers)


@rule("OS-4.8")
def kneel(t: Table, state: State) -> State:
    """A yard lost and a down, with no huddle and no stroke."""
    own = tidy(state.situation.ball - 1)
    t.tell("knelt", seat=state.offence, spot=own)
    return next_down(t, state, own, False)


@rule("OS-4.8")
def spike(t: Table, state: State) -> State:
    """An incomplete pass on purpose: a down for half a play."""
    t.tell("spiked", seat=state.offence)
    return next_down(t, state, state.situation.ball, True)


@rule("OS-13.7")
def fake_punt(t: Table, state: State) -> State:
    """5 or 6: tackled just past the line to gain; else at the scrimmage line."""
    return fake(t, state)


@rule("OS-14.4")
def fake_kick(t: Table, state: State) -> State:
    """As a fake punt, but only in field-goal range; on a try two points."""
    return fake(t, state)


def fake(t: Table, state: State) -> State:
    (die,) = t.roll(ONE_DIE)
    offence, works = state.offence, die >= 5
    t.tell("fake_worked" if works else "fake_failed", dice=(die,), seat=offence)
    if state.trying:
        return two_point(t, state) if works else try_failed(t, state)
    _, ball, _, line = state.situation
    goal = line >= tables.LAW.length
    own = rounded_spot(line + min(PAST_THE_LINE, (tables.LAW.length - line) / 2)) if works else ball
    spot = line if works and goal else own
    t.tell("gained", seat=offence, play="run", yards=tidy(spot - ball), spot=spot, by="fake")
    if not works:
        return turnover_on_downs(t, state, ball)
    return touchdown(t, state, offence) if goal else first_down(t, state, own, False)
