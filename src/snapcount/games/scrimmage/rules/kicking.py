"""Chapter 19: the full game of quarters, points and kicks (optional)."""

from __future__ import annotations

from typing import Literal

from snapcount.core.table import Dice, Seat, Table, rule
from snapcount.football.field import other_end
from snapcount.football.situation import Situation
from snapcount.games.scrimmage.questions.kicks import Kickoff, KickOrPlay
from snapcount.games.scrimmage.rules.downs import (
    TWENTY,
    after_play,
    dir_of,
    leader,
    new_possession,
    own_row,
    own_spot,
)
from snapcount.games.scrimmage.rules.ends import end_play, is_defensive_touchdown, is_safety
from snapcount.games.scrimmage.rules.field import (
    CENTRE,
    COLUMN,
    GOAL_ROWS,
    ROW,
    find,
    in_yards,
    line_of,
    own_yard,
)
from snapcount.games.scrimmage.rules.scenarios import (
    begin_play,
    end_of_play_injuries,
    game_over,
    reactivate,
    scored,
    tell_first_down,
)
from snapcount.games.scrimmage.rules.setup import new_play
from snapcount.games.scrimmage.state import NOBODY, Match, State, kick_from, plays_of
from snapcount.games.scrimmage.tables import EXTRA_POINT, FIELD_GOAL, FREE_KICK, KICKOFF, LAW, ONSIDE, PUNT

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
    """SC-19.5: on a 12 the receivers fumble and the kickers take over."""
    match, kicker = state.match, state.match.receiver.other
    kind = "free_kick" if free else "kickoff"
    begin_play(t, match, kind)
    dice = t.roll(TWO_DICE)
    row = kickoff_row(dir_of(match, match.receiver), sum(dice), free)
    own = own_yard(dir_of(match, kicker), row)
    spot = find(CENTRE, row)
    t.tell("kicked_off", seat=kicker, kind=kind, spot=own, dice=dice, hex=spot)
    taker = match.receiver
    if sum(dice) == 12:
        t.tell("fumbled", seat=taker, spot=other_end(LAW, own), man="", hex=spot)
        taker = kicker
        t.tell("recovered", seat=taker, spot=own, lost=True, man="", hex=spot)
    return end_play(t, to_down(state, new_possession(match, taker, spot)))


@rule("SC-19.6")
def onside(t: Table, state: State) -> State:
    """10 to 12: the kickers get the ball at midfield, else the receivers."""
    match, kicker = state.match, state.match.receiver.other
    begin_play(t, match, "kickoff")
    dice = t.roll(TWO_DICE)
    taker = kicker if sum(dice) in ONSIDE else match.receiver
    spot = own_spot(dir_of(match, taker), MIDFIELD)
    own = own_yard(dir_of(match, kicker), ROW[spot])
    t.tell("kicked_off", seat=kicker, kind="onside", spot=own, dice=dice, hex=spot)
    t.tell("onside_recovered" if taker is kicker else "onside_lost", seat=kicker, spot=own, hex=spot)
    return end_play(t, to_down(state, new_possession(match, taker, spot)))


def to_down(state: State, match: Match) -> State:
    return state._replace(match=match, play=new_play(match)._replace(phase="scrimmage"))


@rule("SC-19.1")
def begin_full_down(t: Table, state: State) -> State:
    """Before each down: men brought back, then a play, a punt or a field goal."""
    match = state.match
    for seat, side in ((match.situation.offence, "O"), (match.situation.offence.other, "D")):
        match = reactivate(t, match, seat, side)
    state = state._replace(match=match)
    dir = dir_of(match, match.situation.offence)
    hexes = field_goal_hexes(dir, line_of(dir, ROW[match.hex]))
    choice = "play"
    if not match.delays:
        choice = t.ask(
            match.situation.offence, KickOrPlay(match.situation.down, hexes if field_goal_limit(hexes) else 0)
        )
    if choice == "punt":
        return punt(t, state)
    if choice == "field goal":
        return field_goal(t, state, hexes)
    begin_play(t, match, "scrimmage")
    return state._replace(play=new_play(match)._replace(phase="O.place"))


@rule("SC-19.7")
def punt(t: Table, state: State) -> State:
    """Net hexes from the ball's row; into the end zone is a touchback; a 2 is blocked."""
    match = state.match
    now, row = match.situation, ROW[match.hex]
    dir, taker = dir_of(match, now.offence), now.offence.other
    begin_play(t, match, "punt")
    dice = t.roll(TWO_DICE)
    if sum(dice) == 2:
        return blocked_punt(t, state, dice)
    landed = punt_row(dir, row, sum(dice))
    spot = own_spot(-dir, TWENTY) if landed is None else find(COLUMN[match.hex], landed)
    hexes = PUNT[sum(dice)]
    own = min(now.ball + hexes, LAW.length)
    t.tell("punted", seat=now.offence, yards=in_yards(hexes), spot=own, dice=dice, hexes=hexes, hex=spot)
    if landed is None:
        t.tell("touchback", seat=taker, hex=spot)
    return count_play(t, to_down(state, new_possession(match, taker, spot)))


def blocked_punt(t: Table, state: State, dice: tuple[int, ...]) -> State:
    """SC-19.7: six hexes back, the other side's ball; in the end zone a safety."""
    match = state.match
    now, taker = match.situation, match.situation.offence.other
    t.tell("punted", seat=now.offence, yards=0, spot=now.ball, dice=dice, hexes=0, hex=match.hex)
    own = now.ball - BLOCKED_PUNT
    t.tell("blocked", seat=taker, spot=other_end(LAW, own))
    if own < 1:
        return count_play(t, safety(t, state))
    back = find(COLUMN[match.hex], own_yard(dir_of(match, now.offence), own))
    return count_play(t, to_down(state, new_possession(match, taker, back)))


@rule("SC-19.8")
def field_goal(t: Table, state: State, hexes: int) -> State:
    """Good at or below the limit; a 12 is blocked, another miss gives the ball up on the twenty."""
    match = state.match
    seat, taker = match.situation.offence, match.situation.offence.other
    begin_play(t, match, "field_goal")
    dice = t.roll(TWO_DICE)
    good = sum(dice) <= field_goal_limit(hexes)
    t.tell("field_goal_tried", seat=seat, yards=in_yards(hexes), good=good, dice=dice, hexes=hexes)
    if good:
        return count_play(t, kickoff_next(score(t, state, seat, FIELD_GOAL_POINTS, "field_goal")))
    spot = own_spot(dir_of(match, taker), TWENTY)
    if sum(dice) == 12:
        t.tell("blocked", seat=taker, spot=other_end(LAW, match.situation.ball))
        spot = match.hex
    return count_play(t, to_down(state, new_possession(match, taker, spot)))


def score(t: Table, state: State, seat: Seat, points: int, how: str) -> State:
    """Points on the board; the scorer kicks off next."""
    return state._replace(match=scored(t, state.match, seat, points, how)._replace(receiver=seat.other))


def kickoff_next(state: State) -> State:
    return kick_next(state, "kickoff")


def kick_next(state: State, phase: Literal["kickoff", "free_kick"]) -> State:
    match = state.match._replace(situation=kick_from(state.match.receiver.other))
    return state._replace(match=match, play=state.play._replace(phase=phase))


@rule("SC-19.9")
def extra_point(t: Table, state: State, seat: Seat) -> State:
    """After a touchdown: 11 or less is good."""
    match = state.match._replace(situation=Situation(seat, GOAL_ROWS, 0, LAW.length))
    t.tell("play_ended", phase="try", situation=match.situation, left=match.left, score=match.score)
    begin_play(t, match, "extra_point")
    dice = t.roll(TWO_DICE)
    good = sum(dice) <= EXTRA_POINT
    t.tell("tried", seat=seat, how="extra_point", good=good, dice=dice)
    return kickoff_next(score(t, state, seat, POINT_AFTER, "extra_point") if good else state)


@rule("SC-19.10")
def safety(t: Table, state: State) -> State:
    """Two points for the defence, and a free kick to it."""
    loser = state.match.situation.offence
    state = score(t, state, loser.other, SAFETY, "safety")
    return kick_next(state._replace(match=state.match._replace(receiver=loser.other)), "free_kick")


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
        state = score(t, state, play.offence.other, TOUCHDOWN, "touchdown")
        return count_play(t, extra_point(t, state, play.offence.other))
    if end.possession == "D":
        return count_play(t, to_down(state, after_play(match, end)))
    if is_safety(play.dir, end):
        return count_play(t, safety(t, state))
    following = after_play(match, end)
    if following.situation.offence != match.situation.offence:
        t.tell("turned_over_on_downs", seat=play.offence, spot=own_row(match, play.offence, end.spot))
    elif following.situation.down == 1:
        tell_first_down(t, following)
    return count_play(t, to_down(state, following))


@rule("SC-19.3")
def count_play(t: Table, state: State) -> State:
    """Quarters of so many plays; the second half begins with a kickoff; after the fourth the game is over."""
    match = state.match._replace(left=state.match.left - 1)
    state = end_play(t, state._replace(match=match))
    if match.left:
        return state
    t.tell("quarter_ended", quarter=match.quarter, score=match.score)
    if match.quarter == 4:
        match = match._replace(situation=NOBODY, winner=leader(match.score))
        return game_over(t, state._replace(match=match, play=state.play._replace(phase="over")))
    match = match._replace(quarter=match.quarter + 1, left=plays_of(state.options))
    if match.quarter == 3:
        return kickoff_next(state._replace(match=match._replace(receiver=match.opening_kicker)))
    return state._replace(match=match)
