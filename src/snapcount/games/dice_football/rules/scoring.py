"""Chapter 13, scores: touchdown, safety, and the points."""

from __future__ import annotations

from snapcount.core.table import Seat, Table, rule
from snapcount.football.scoring import add
from snapcount.games.dice_football.rules.overtime import game_over, touchdown_ends_game
from snapcount.games.dice_football.rules.spots import FREE_KICK, TRY
from snapcount.games.dice_football.state import State, placed, with_score
from snapcount.games.dice_football.tables import SAFETY, TOUCHDOWN


def points(t: Table, state: State, seat: Seat, how: str, number: int) -> State:
    """DF-13.6 Points on the board."""
    score = add(state.score, seat, number)
    if t.listens:
        t.tell("scored", seat=seat, how=how, points=number, score=score)
    return with_score(state, score)


@rule("DF-13.6")
def touchdown(t: Table, state: State, seat: Seat) -> State:
    """Six points and a try; in overtime the game may be over without one (DF-13.9)."""
    state = points(t, state, seat, "touchdown", TOUCHDOWN)
    if state.overtime and touchdown_ends_game(state, seat):
        return game_over(t, state)
    return placed(state, "try", TRY[seat])


@rule("DF-13.7")
def safety(t: Table, state: State) -> State:
    """Two points to the defence, which then gets a free kick; in overtime the game is over."""
    offence = state.situation.offence
    state = points(t, state, offence.other, "safety", SAFETY)
    if state.overtime:
        return game_over(t, state)
    return placed(state, "free_kick", FREE_KICK[offence])
