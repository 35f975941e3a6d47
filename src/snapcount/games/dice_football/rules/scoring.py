"""Chapter 13, scores: touchdown, safety, and the points."""

from __future__ import annotations

from snapcount.core.table import Seat, Table, rule
from snapcount.games.dice_football.rules.overtime import game_over, touchdown_ends_game
from snapcount.games.dice_football.state import Phase, State, having_ball, new, plus, with_ball
from snapcount.games.dice_football.tables import SAFETY, TOUCHDOWN


def points(state: State, seat: Seat, number: int) -> State:
    """DF-13.6 Points on the board."""
    options, phase, half, left, score, timeouts, *rest = state
    return new(State, (options, phase, half, left, plus(score, seat, number), timeouts, *rest))


@rule("DF-13.6")
def touchdown(t: Table, state: State, seat: Seat) -> State:
    """Six points and a try; in overtime the game may be over without one (DF-13.9)."""
    state = points(state, seat, TOUCHDOWN)
    t.tell("touchdown", seat=seat, points=TOUCHDOWN, score=state.score)
    if state.stage and touchdown_ends_game(state, seat):
        return game_over(t, state)
    return with_ball(state, Phase.TRY, seat)


@rule("DF-13.7")
def safety(t: Table, state: State) -> State:
    """Two points to the defence, which then gets a free kick; in overtime the game is over."""
    offence = having_ball(state)
    state = points(state, offence.other, SAFETY)
    t.tell("safety", seat=offence, points=SAFETY, score=state.score)
    if state.stage:
        return game_over(t, state)
    return with_ball(state, Phase.FREE_KICK, offence)
