"""Chapters 4 and 5: the order of a snap."""

from __future__ import annotations

from collections.abc import Callable

from snapcount.core.data.made import new
from snapcount.core.table import Table, rule
from snapcount.football.scoring import lead
from snapcount.football.situation import Situation
from snapcount.games.dice_football.questions import CALL_DEFENCE, CALL_IN_RANGE, CALL_OUT_OF_RANGE
from snapcount.games.dice_football.rules.clock import begin_with_cards, use_play
from snapcount.games.dice_football.rules.downs import place_ball
from snapcount.games.dice_football.rules.field_goal import good, missed
from snapcount.games.dice_football.rules.fouls import against_defence, against_offence
from snapcount.games.dice_football.rules.kicks import punt
from snapcount.games.dice_football.rules.results import Kind, Play, Snap
from snapcount.games.dice_football.rules.scrimmage import scrimmage
from snapcount.games.dice_football.rules.timeouts import IN_RANGE, TIMEOUT_EVENTS, Cards
from snapcount.games.dice_football.rules.turnovers import turnover
from snapcount.games.dice_football.state import HOME, PUNT, Call, State, with_timeouts
from snapcount.games.dice_football.tables import EVENT_TITLES, EVENTS

KINDS = {
    Call.RUN: "run",
    Call.SHORT_PASS: "pass",
    Call.LONG_PASS: "pass",
    Call.FIELD_GOAL: "field_goal",
    Call.PUNT: "punt",
}
DELAY_OF_GAME = 7
"""The one event that looks at the score."""


@rule("DF-4.7")
def snap(t: Table, state: State) -> State:
    """Cards, event, timeouts, throw, result, in this order; nothing is drawn in vain (DF-4.8)."""
    now = state.situation
    call, defence = choose_cards(t, state, now)
    event = turn_event(t, state)
    state = use_play(state, event)
    if event in TIMEOUT_EVENTS:
        cards = TIMEOUT_EVENTS[event](t, state, new(Cards, (call, defence, event, state.timeouts)))
        call, defence, event, timeouts = cards
        if timeouts is not state.timeouts:
            state = with_timeouts(state, timeouts)
    if call is PUNT:  # DF-9.10: no throw, so no event changes anything
        return punt(t, state)
    offence = now.offence
    leads = event == DELAY_OF_GAME and lead(state.score, offence) > 0
    thrown = new(Snap, (offence, call, defence, event, now.ball, leads, state.timeouts))
    return settle(t, state, scrimmage(t, thrown))


def settle(t: Table, state: State, play: Play) -> State:
    """What a play from scrimmage came to: the ball placed, or what its kind has a rule for."""
    if play.timeouts is not state.timeouts:
        state = with_timeouts(state, play.timeouts)
    kind = play.kind
    if kind in PLACED:
        return place_ball(t, state, play.yards)
    return SETTLED[kind](t, state, play)


@rule("DF-5.1")
def choose_cards(t: Table, state: State, now: Situation[int]) -> tuple[Call, int]:
    """Both teams choose a card in secret; both are opened together (DF-5.4)."""
    question = CALL_IN_RANGE if now.ball >= IN_RANGE else CALL_OUT_OF_RANGE
    if now.offence is HOME:
        call, defence = t.ask_both(question, CALL_DEFENCE)
    else:
        defence, call = t.ask_both(CALL_DEFENCE, question)
    if t.listens:
        begin_with_cards(t, state, KINDS[call], call, defence)
    return call, defence


@rule("DF-5.5")
def turn_event(t: Table, state: State) -> int:
    """One of the 24 cards at every snap (DF-5.6); from what is left of a burnt deck (DF-14.2)."""
    event = t.draw(state.deck or EVENTS)
    if t.listens:
        t.tell("event_turned", event=event, card=EVENT_TITLES[event])
    return event


PLACED = frozenset((Kind.GAIN, Kind.INCOMPLETE, Kind.SACK))
"""The results after which the ball is simply placed."""


SETTLED: dict[Kind, Callable[[Table, State, Play], State]] = {
    Kind.INTERCEPTION: turnover,
    Kind.FUMBLE: turnover,
    Kind.FOUL_OFFENCE: against_offence,
    Kind.FOUL_DEFENCE: against_defence,
    Kind.FIELD_GOAL_GOOD: good,
    Kind.FIELD_GOAL_MISSED: missed,
}
