"""Chapter 19: the full game of quarters, points and kicks (optional)."""

from __future__ import annotations

from snapcount.core.table import Dice, Seat, Table, rule
from snapcount.games.scrimmage.questions.listed import Kickoff, KickOrPlay
from snapcount.games.scrimmage.rules.downs import (
    TWENTY,
    add,
    after_play,
    dir_of,
    leader,
    new_possession,
    own_spot,
)
from snapcount.games.scrimmage.rules.ends import is_defensive_touchdown, is_safety
from snapcount.games.scrimmage.rules.field import CENTRE, COLUMN, GOAL_ROWS, ROW, find, line_of, own_yard
from snapcount.games.scrimmage.rules.scenarios import announce_down, end_of_play_injuries, reactivate
from snapcount.games.scrimmage.rules.setup import new_play
from snapcount.games.scrimmage.state import Match, State
from snapcount.games.scrimmage.tables import EXTRA_POINT, FIELD_GOAL, FREE_KICK, KICKOFF, ONSIDE, PUNT

TWO_DICE = Dice(2)
TOUCHDOWN, POINT_AFTER, FIELD_GOAL_POINTS, SAFETY = 6, 1, 3, 2
"""SC-19.2."""
MIDFIELD, FUMBLED_KICKOFF, FUMBLED_FREE_KICK, BLOCKED_PUNT = 30, 15, 24, 6
HOLD = 4
"""SC-19.8: the ball is held four hexes behind the line."""


def field_goal_hexes(dir: int, line: int) -> int:
    """SC-19.8: from the line of scrimmage to the attacked goal line, and four more."""
    return (GOAL_ROWS - line if dir > 0 else line) + HOLD


def field_goal_limit(hexes: int) -> int:
    """The highest total that is good; 0 where the try is not allowed."""
    for low, high, limit in FIELD_GOAL:
        if hexes <= high and (hexes >= low or low == FIELD_GOAL[0][0]):
            return limit
    return 0


def punt_row(dir: int, row: int, total: int) -> int | None:
    """SC-19.7: where a punt comes down; None for a touchback."""
    landed = row + PUNT[total] * dir
    return landed if 1 <= landed <= GOAL_ROWS else None


def kickoff_row(receiver_dir: int, total: int, free: bool) -> int:
    """SC-19.5, SC-19.10: where the receivers start, or on a 12 where the kickers take over."""
    if total == 12:
        return own_yard(receiver_dir, FUMBLED_FREE_KICK if free else FUMBLED_KICKOFF)
    return own_yard(receiver_dir, KICKOFF[total] + (FREE_KICK if free else 0))


@rule("SC-19.5")
def kick_off(t: Table, state: State) -> State:
    """Start of halves, after touchdowns and field goals: deep or onside."""
    match = state.match
    kicker = match.receiver.other
    if t.ask(kicker, Kickoff()) == "onside":
        return onside(t, state)
    return deep_kick(t, state, False)


@rule("SC-19.10")
def free_kick(t: Table, state: State) -> State:
    """After a safety: the kickoff table and nine hexes more for the receivers."""
    return deep_kick(t, state, True)


def deep_kick(t: Table, state: State, free: bool) -> State:
    match = state.match
    dice = t.roll(TWO_DICE)
    row = kickoff_row(dir_of(match, match.receiver), sum(dice), free)
    taker = match.receiver.other if sum(dice) == 12 else match.receiver
    spot = find(CENTRE, row)
    t.tell("kickoff", seat=match.receiver.other, offence=taker, dice=dice, spot=spot, free=free, onside=False)
    return to_down(state, new_possession(match, taker, spot))


@rule("SC-19.6")
def onside(t: Table, state: State) -> State:
    """10 to 12: the kickers get the ball at midfield, else the receivers."""
    match = state.match
    dice = t.roll(TWO_DICE)
    taker = match.receiver.other if sum(dice) in ONSIDE else match.receiver
    spot = own_spot(dir_of(match, taker), MIDFIELD)
    t.tell("kickoff", seat=match.receiver.other, offence=taker, dice=dice, spot=spot, free=False, onside=True)
    return to_down(state, new_possession(match, taker, spot))


def to_down(state: State, match: Match) -> State:
    return state._replace(match=match, play=new_play(match)._replace(phase="down"))


@rule("SC-19.1")
def begin_full_down(t: Table, state: State) -> State:
    """Before each down: men brought back, then a play, a punt or a field goal."""
    match = state.match
    for seat, side in ((match.offence, "O"), (match.offence.other, "D")):
        match = reactivate(t, match, seat, side)
    state = state._replace(match=match)
    dir = dir_of(match, match.offence)
    hexes = field_goal_hexes(dir, line_of(dir, ROW[match.ball]))
    choice = "play"
    if not match.delays:
        choice = t.ask(match.offence, KickOrPlay(match.down, hexes if field_goal_limit(hexes) else 0))
    if choice == "punt":
        return punt(t, state)
    if choice == "field goal":
        return field_goal(t, state, hexes)
    announce_down(t, match)
    return state._replace(play=new_play(match)._replace(phase="O.place"))


@rule("SC-19.7")
def punt(t: Table, state: State) -> State:
    """Net hexes from the ball's row; into the end zone is a touchback; a 2 is blocked."""
    match = state.match
    dir, row, taker = dir_of(match, match.offence), ROW[match.ball], match.offence.other
    dice = t.roll(TWO_DICE)
    if sum(dice) == 2:
        back = row - BLOCKED_PUNT * dir
        t.tell(
            "punted",
            offence=match.offence,
            dice=dice,
            blocked=True,
            spot=match.ball,
            hexes=-BLOCKED_PUNT,
            touchback=False,
        )
        if not 1 <= back <= GOAL_ROWS:
            return count_play(t, safety(t, state))
        return count_play(t, to_down(state, new_possession(match, taker, find(COLUMN[match.ball], back))))
    landed = punt_row(dir, row, sum(dice))
    touchback = landed is None
    spot = own_spot(-dir, TWENTY) if landed is None else find(COLUMN[match.ball], landed)
    t.tell(
        "punted",
        offence=match.offence,
        dice=dice,
        blocked=False,
        spot=spot,
        hexes=PUNT[sum(dice)],
        touchback=touchback,
    )
    return count_play(t, to_down(state, new_possession(match, taker, spot)))


@rule("SC-19.8")
def field_goal(t: Table, state: State, hexes: int) -> State:
    """Good at or below the limit; a 12 is blocked, another miss gives the ball up on the twenty."""
    match = state.match
    dice = t.roll(TWO_DICE)
    good, blocked = sum(dice) <= field_goal_limit(hexes), sum(dice) == 12
    t.tell("field_goal_tried", offence=match.offence, dice=dice, hexes=hexes, good=good, blocked=blocked)
    if good:
        return count_play(t, kickoff_next(score(t, state, match.offence, FIELD_GOAL_POINTS, "field goal")))
    taker = match.offence.other
    spot = match.ball if blocked else own_spot(dir_of(match, taker), TWENTY)
    return count_play(t, to_down(state, new_possession(match, taker, spot)))


def score(t: Table, state: State, seat: Seat, points: int, how: str) -> State:
    """Points on the board; the scorer kicks off next."""
    t.tell("scored", seat=seat, points=points, how=how)
    match = state.match
    return state._replace(match=match._replace(points=add(match.points, seat, points), receiver=seat.other))


def kickoff_next(state: State) -> State:
    return state._replace(play=state.play._replace(phase="kickoff"))


@rule("SC-19.9")
def extra_point(t: Table, state: State, seat: Seat) -> State:
    """After a touchdown: 11 or less is good."""
    dice = t.roll(TWO_DICE)
    good = sum(dice) <= EXTRA_POINT
    t.tell("extra_point", seat=seat, dice=dice, good=good)
    return kickoff_next(score(t, state, seat, POINT_AFTER, "extra point") if good else state)


@rule("SC-19.10")
def safety(t: Table, state: State) -> State:
    """Two points for the defence, and a free kick to it."""
    loser = state.match.offence
    state = score(t, state, loser.other, SAFETY, "safety")
    match = state.match._replace(receiver=loser.other)
    return state._replace(match=match, play=state.play._replace(phase="free_kick"))


@rule("SC-19.2")
def settle_full(t: Table, state: State) -> State:
    """After a play of the full game: points, downs and turnovers."""
    play, end = state.play, state.play.end
    assert end is not None
    match = end_of_play_injuries(t, state.match, play)
    state = state._replace(match=match)
    if end.why == "touchdown":
        state = score(t, state, play.offence, TOUCHDOWN, "touchdown")
        return count_play(t, extra_point(t, state, play.offence))
    if end.possession == "D" and is_defensive_touchdown(play.dir, end):
        state = score(t, state, play.offence.other, TOUCHDOWN, "defensive touchdown")
        return count_play(t, extra_point(t, state, play.offence.other))
    if end.possession == "D":
        return count_play(t, to_down(state, after_play(match, end)))
    if is_safety(play.dir, end):
        return count_play(t, safety(t, state))
    following = after_play(match, end)
    if following.down == 1 and following.offence == match.offence:
        t.tell("first_down", offence=match.offence, spot=following.ball)
    return count_play(t, to_down(state, following))


@rule("SC-19.3")
def count_play(t: Table, state: State) -> State:
    """Quarters of so many plays; the second half begins with a kickoff; after the fourth the game is over."""
    match = state.match._replace(plays=state.match.plays + 1)
    if match.plays < state.options.quarter_plays:
        return state._replace(match=match)
    match = match._replace(plays=0, period=match.period + 1)
    t.tell("quarter_over", period=match.period)
    if match.period == 2:
        match = match._replace(receiver=match.opening.other)
        return state._replace(match=match, play=state.play._replace(phase="kickoff"))
    if match.period < 4:
        return state._replace(match=match)
    winner = leader(match.points)
    t.tell("game_over", seat=None if winner == "tie" else Seat[winner.upper()], tie=winner == "tie")
    return state._replace(match=match._replace(winner=winner), play=state.play._replace(phase="finished"))
