"""Single decisions of the solved game: what each answer is worth to the side with the ball, or that kicks."""

from __future__ import annotations

from typing import cast

from snapcount.games.dice_football.analysis import book, ends, series, sums
from snapcount.games.dice_football.analysis.book import Lane
from snapcount.games.dice_football.analysis.compiling import ball_at, calls_at
from snapcount.games.dice_football.analysis.ends import DEEPEST, REGULATION, THEIRS, Chosen, End
from snapcount.games.dice_football.analysis.solved import lane_of, sides
from snapcount.games.dice_football.analysis.values import OVERTIME
from snapcount.games.dice_football.questions import (
    Catch,
    ChangeDefence,
    ChangePlay,
    Choice,
    Kick,
    ReturnBall,
    TakeTimeout,
    ThrowChallenge,
)
from snapcount.games.dice_football.rules.kicks import run_back
from snapcount.games.dice_football.state import Call, State
from snapcount.games.dice_football.tables import (
    DEFENCES,
    FIELD,
    OVERTIME_PLAYS,
    OVERTIME_TIMEOUTS,
    SCRIMMAGE,
    TOUCHBACK,
)

CHANGE_PLAY = 23
FIRST_OFFER = 21
LOST = (1, 3)
"""The events whose ruling, if it stands, is a turnover."""


def pair_of(state: State, call: Call, defence: int) -> int:
    calls = calls_at(state.situation.ball)
    return calls.index(call) * len(DEFENCES) + DEFENCES.index(defence)


def offer(state: State, event: int, call: Call, defence: int) -> list[tuple[int, float]]:
    """(who spends a timeout, worth) of each answer to what an event offers; the last spends none."""
    _, ball, down, line = state.situation
    found = offered(lane_of(state), down, ball, line, pair_of(state, call, defence))
    return found[event - FIRST_OFFER if call in SCRIMMAGE else 0]


def offered(lane: Lane, down: int, ball: int, line: int, pair: int) -> list[list[tuple[int, float]]]:
    """What the events that offer a timeout lead to for a pair of cards: (who spends one, what it is worth to us)."""
    found = series.series(lane, line)
    cards, snap = ball_at(ball), series.followed(lane, down, ball)
    sums = found.sums(cards, found.ends(cards, snap, True))
    rows = [sums[0], found.spent(sums, 0, series.OURS), found.spent(sums, 0, series.THEIRS)]
    return [
        [(spent, row[number]) for spent, number in offer.options if (row := rows[spent]) is not None]
        for offer in cards.offers[pair]
    ]


def placed_at(lane: Lane, down: int, ball: int, line: int, spot: int) -> list[float]:
    """By lane: what it is worth to us when a play from `ball` ends at a spot."""
    found = series.series(lane, line)
    cards, snap = ball_at(ball), series.followed(lane, down, ball)
    found.ends(cards, snap, True)
    where = min(FIELD, max(0, spot))
    values = [row[where] for row in found.placed(snap, True)]
    if values[0] is None:
        return found.value(series.Snap(down + 1, where, snap.left - 1, snap.fouls), True)
    return cast(list[float], values)


def timeout(state: State, question: TakeTimeout) -> dict[bool, float]:
    options = offer(state, question.event, question.call, question.defence)
    best = max if question.event in (FIRST_OFFER, CHANGE_PLAY) else min
    return {
        True: best(worth for spent, worth in options if spent),
        False: next(worth for spent, worth in options if not spent),
    }


def change_play(state: State, question: ChangePlay) -> dict[Call, float]:
    options = offer(state, CHANGE_PLAY, question.call, question.defence)
    worths = [worth for spent, worth in options if spent]
    return dict(zip(question.options(), worths, strict=True))


def change_defence(state: State, question: ChangeDefence) -> dict[int, float]:
    options = offer(state, CHANGE_PLAY + 1, question.call, question.defence)
    worths = [worth for spent, worth in options if spent]
    return dict(zip(question.options(), worths, strict=True))


def challenge(state: State, question: ThrowChallenge) -> dict[bool, float]:
    """DF-11.3 An even chance that the ruling falls, and that it stands with a timeout less."""
    lane = lane_of(state)
    _, ball, down, line = state.situation
    us = question.event != 5
    spent = lane._replace(ours=lane.ours - 1) if us else lane._replace(theirs=lane.theirs - 1)

    def placed(where: Lane, yards: int) -> float:
        return placed_at(where, down, ball, line, ball + yards)[0]

    def stands(where: Lane) -> float:
        if question.event in LOST:
            spot = min(DEEPEST, max(0, ball + question.stands))
            return book.after(where.later())[f"kept {spot}"]
        return placed(where, question.stands)

    return {True: 0.5 * (placed(lane, question.overturned) + stands(spent)), False: stands(lane)}


def kick(state: State) -> dict[Kick, float]:
    lane = lane_of(state)
    tree = sums.after(lane.course)["kickoff"]
    if not isinstance(tree, Chosen) or not tree.ours:
        return {Kick.DEEP: 0.0}
    look = book.after(lane.later()).ends.__getitem__
    worths = [ends.worth(part, look) for part in tree.parts]  # in overtime one: nobody kicks onside
    return dict(zip(Kick, worths, strict=False))


def catch(state: State, question: ReturnBall) -> dict[Catch, float]:
    """Before overtime, where a kick ends no opportunity: worth to who has kicked or lost the ball."""
    look = book.after(lane_of(state).later()).ends.__getitem__
    series_there = End("scrimmage", False, TOUCHBACK, 1, min(FIELD, TOUCHBACK + 10), 0, 0)
    returned = ends.walked(
        REGULATION, run_back, ends.at(REGULATION, 50), THEIRS, question.spot, question.rate
    )
    return {Catch.TOUCHBACK: look(series_there), Catch.RETURN: ends.worth(returned, look)}


def side(state: State) -> dict[Choice, float]:
    """To home, if home has won the toss; the same to away by turning it round."""
    if state.half == 1:
        kicks, receives = sides(state)
        return {Choice.RECEIVE: receives, Choice.KICK: kicks}
    kicks = book.kickoff(Lane(OVERTIME[0], OVERTIME_PLAYS, OVERTIME_TIMEOUTS, OVERTIME_TIMEOUTS, 0))
    return {Choice.RECEIVE: 1 - kicks, Choice.KICK: kicks}
