"""Chapter 4: plays, quarters and halves."""

from __future__ import annotations

from typing import Protocol

from snapcount.core.data.made import new
from snapcount.core.table import Table, rule
from snapcount.games.dice_football.rules.overtime import period_over, regulation_over
from snapcount.games.dice_football.rules.passing import RED_ZONE_FROM
from snapcount.games.dice_football.rules.spots import KICKOFF
from snapcount.games.dice_football.state import Call, Options, State
from snapcount.games.dice_football.tables import EVENTS, TIMEOUTS


class Clock(Protocol):
    """What a state and a view have in common."""

    @property
    def options(self) -> Options: ...

    @property
    def half(self) -> int: ...

    @property
    def left(self) -> int: ...


def quarter_clock(clock: Clock) -> tuple[int, int]:
    """DF-4.3 The quarter (5 is overtime) and the plays left in it: the counter counts those of the half."""
    half, left, a_quarter = clock.half, clock.left, clock.options.plays_per_quarter
    if half == 3:
        return 5, left
    return (2 * half - 1, left - a_quarter) if left > a_quarter else (2 * half, left)


def quarter(clock: Clock) -> int:
    return quarter_clock(clock)[0]


def left_in_quarter(clock: Clock) -> int:
    return quarter_clock(clock)[1]


def begin(t: Table, state: State) -> None:
    """A kick begins: clock and score as they stand."""
    number, there = quarter_clock(state)
    t.tell(
        "play_began",
        kind=state.phase,
        situation=state.situation,
        quarter=number,
        left=state.left,
        left_in_quarter=there,
        score=state.score,
        timeouts=state.timeouts,
    )


def begin_with_cards(t: Table, state: State, kind: str, call: Call, defence: int) -> None:
    """A snap or a try begins: both cards are open, and down and distance, clock and score as they stand."""
    now = state.situation
    number, there = quarter_clock(state)
    t.tell(
        "play_began",
        kind=kind,
        situation=now,
        quarter=number,
        left=state.left,
        left_in_quarter=there,
        score=state.score,
        timeouts=state.timeouts,
        card=call,
        defence=defence,
        red_zone=now.ball >= RED_ZONE_FROM,
    )


def use_play(state: State, event: int) -> State:
    """DF-4.2, DF-12.7 The counter goes down by one, whatever comes of the play, for which `event` was turned (or 0)."""
    options, phase, half, left, score, timeouts, situation, opener, overtime, deck = state
    left -= 1
    if options.burnt_deck:
        refilled = left == options.plays_per_quarter and half < 3
        deck = EVENTS if refilled else burn(deck, event)
    return new(State, (options, phase, half, left, score, timeouts, situation, opener, overtime, deck))


def burn(deck: tuple[int, ...], event: int) -> tuple[int, ...]:
    """DF-14.2 The deck without the card just turned; an empty one was filled before it was due."""
    return tuple([card for card in deck or EVENTS if card != event]) if event else deck


@rule("DF-4.3")
def end_of_quarter(t: Table, state: State) -> None:
    """Nothing changes but the display."""
    t.tell("quarter_ended", quarter=2 * state.half - 1, score=state.score)


@rule("DF-4.4")
def end_of_half(t: Table, state: State) -> State:
    """The counter is 0 and the ball is dead: a new half with its kickoff (DF-3.3), the end, or overtime."""
    if state.half == 3:
        return period_over(t, state)
    if state.half == 2:
        return regulation_over(t, state)
    assert state.opening_kicker is not None
    t.tell("quarter_ended", quarter=2, score=state.score)
    options = state.options
    return state._replace(
        phase="kickoff",
        half=2,
        left=2 * options.plays_per_quarter,
        timeouts=(TIMEOUTS, TIMEOUTS),
        situation=KICKOFF[state.opening_kicker.other],
        opening_kicker=None,
        deck=EVENTS if options.burnt_deck else (),
    )
