"""A state of Scrimmage as a position that all games have. Without a clock possessions are counted."""

from __future__ import annotations

from snapcount.core.table import Seat
from snapcount.football.chances.samples import NO_SCORE, Score
from snapcount.football.chances.standing import Clock, Standing, at_ball, over, toss
from snapcount.games.scrimmage.rules.downs import advance, dir_of
from snapcount.games.scrimmage.rules.field import ROW
from snapcount.games.scrimmage.state import State
from snapcount.games.scrimmage.tables import LAW

SINGLE, MULTIPLE = 1, 2
"""What stands for the half of a clock: one play, or possessions."""
NO_TIMEOUTS = (0, 0)


def standing(state: State) -> Standing:
    """`left` and `later` are the possessions to come, ours after this one and theirs; `receives` the hexes gained."""
    match, now = state.match, state.match.situation
    if state.play.phase == "over":
        return over(match.score)
    if state.options.scenario == "single":
        clock = Clock(SINGLE, 0.0)
        return (
            at_ball(LAW, now, match.score, clock, NO_TIMEOUTS, None) if now.down else toss(match.score, clock)
        )
    seat = now.offence
    clock = Clock(MULTIPLE, to_come(state, seat) - 1.0, float(to_come(state, seat.other)))
    if not now.down:
        return toss(match.score, clock)
    gained = advance(dir_of(match, seat), match.possession, ROW[match.hex])
    return at_ball(LAW, now, match.score, clock, NO_TIMEOUTS, None)._replace(receives=gained)


def to_come(state: State, seat: Seat) -> int:
    """SC-14.21: possessions that a seat still has, this one included."""
    return max(0, state.options.possessions - state.match.had[seat])


def possession_scores(seen: list[Standing], end: tuple[int, int]) -> list[Score]:
    """SC-14.18: what each possession brought to whose it was."""
    leads = [at.lead if at.seat is Seat.HOME else -at.lead for at in seen] + [end[0] - end[1]]
    found: list[Score] = []
    points = 0
    for number in reversed(range(len(seen))):
        at = seen[number]
        after = seen[number + 1] if number + 1 < len(seen) else None
        if after is None or (after.seat, after.clock) != (at.seat, at.clock):
            change = leads[number + 1] - leads[number]
            points = change if at.seat is Seat.HOME else -change
        found.append(("ours" if points > 0 else "theirs", abs(points)) if points else NO_SCORE)
    return found[::-1]
