"""Chapter 4: plays, quarters and halves."""

from __future__ import annotations

from snapcount.core.table import Table, rule
from snapcount.games.dice_football.overtime import period_over, regulation_over
from snapcount.games.dice_football.state import Phase, State, with_clock
from snapcount.games.dice_football.tables import EVENTS, TIMEOUTS


def quarter(half: int, plays_left: int, plays_per_quarter: int) -> int:
    """DF-4.3 Quarter 1 to 4; 5 is overtime."""
    return 5 if half == 3 else 2 * half - (plays_left > plays_per_quarter)


def use_play(t: Table, state: State, deck: tuple[int, ...]) -> State:
    """DF-4.2 The counter goes down by one."""
    left = state.plays_left - 1
    if left == state.options.plays_per_quarter and state.half < 3:
        deck = new_quarter(t, state, deck)
    return with_clock(state, left, state.timeouts, deck)


@rule("DF-4.3")
def new_quarter(t: Table, state: State, deck: tuple[int, ...]) -> tuple[int, ...]:
    """Nothing changes but the display, and a burnt deck is shuffled together (DF-14.2)."""
    t.tell("quarter_ended", quarter=2 * state.half - 1)
    return EVENTS if state.options.burnt_deck else deck


@rule("DF-4.4")
def end_of_half(t: Table, state: State) -> State:
    """The counter is 0 and the ball is dead: half time, the end of the game, or overtime."""
    if state.half == 3:
        return period_over(t, state)
    if state.half == 2:
        return regulation_over(t, state)
    t.tell("half_time", score=state.score)
    options = state.options
    return state._replace(
        phase=Phase.KICKOFF,
        half=2,
        plays_left=2 * options.plays_per_quarter,
        timeouts=(TIMEOUTS, TIMEOUTS),
        offence=state.first_receiver,
        ball=0,
        down=0,
        line=0,
        first_receiver=None,
        deck=EVENTS if options.burnt_deck else (),
    )
