"""A position that a game could be in, for one that comes from anywhere."""

from __future__ import annotations

from snapcount.core.position import MOST_POINTS, Checks, all_of, first, holds, once_each, within
from snapcount.core.table import Refusal
from snapcount.games.dice_football.rules.course import DEAD
from snapcount.games.dice_football.rules.spots import PLACES
from snapcount.games.dice_football.state import NOBODY, State
from snapcount.games.dice_football.tables import (
    EVENTS,
    FIELD,
    LAW,
    OVERTIME_PLAYS,
    OVERTIME_TIMEOUTS,
    TIMEOUTS,
)


def problem(state: State) -> Refusal | None:
    return first(checks(state))


def checks(s: State) -> Checks:
    yield within("DF-4.4", "half", s.half, 1, 3)
    overtime, nobody = s.half == 3, s.phase in ("toss", "overtime_toss", "over")
    most = OVERTIME_PLAYS if overtime else 2 * s.options.plays_per_quarter
    yield within("DF-4.1", "left", s.left, 1 if s.phase in DEAD else 0, most)
    for points in s.score:
        yield within("DF-3.1", "score", points, 0, MOST_POINTS)
    for left in s.timeouts:
        yield within("DF-3.1", "timeouts", left, 0, OVERTIME_TIMEOUTS if overtime else TIMEOUTS)
    yield from situation_checks(s)
    opened = s.half == 1 and not nobody
    yield holds("DF-3.2", "opening_kicker", (s.opening_kicker is not None) == opened, "named in half 1 only")
    played_off = overtime and not nobody
    yield holds("DF-15.3", "overtime", (s.overtime is not None) == played_off, "named in overtime only")
    if s.overtime is not None:
        yield within("DF-15.4", "stage", s.overtime.stage, 1, 3)
    if s.phase == "toss":
        yield holds("DF-3.1", "half", s.half == 1 and s.left == most, "the toss opens the game")
    if s.phase == "overtime_toss":
        yield holds("DF-15.2", "half", s.half == 2 and s.left == 0, "overtime follows half 2")
        yield holds("DF-15.1", "score", s.score[0] == s.score[1], "only a level score is played off")
    yield all_of("DF-14.2", "deck", s.deck, EVENTS if s.options.burnt_deck else ())
    yield once_each("DF-14.2", "deck", s.deck, "event")
    yield holds("DF-14.2", "deck", list(s.deck) == sorted(s.deck), "in ascending order")


def situation_checks(s: State) -> Checks:
    """A snap is anywhere on the field; kicks and tries have their places, and else nobody has the ball."""
    now = s.situation
    if s.phase == "scrimmage":
        yield within("DF-2.1", "ball", now.ball, 1, FIELD - 1)
        yield within("DF-13.1", "down", now.down, 1, LAW.downs)
        yield within("DF-13.1", "line", now.line, now.ball + 1, FIELD)
    else:
        place = PLACES[s.phase][now.offence] if s.phase in PLACES else NOBODY
        yield holds("DF-4.6", "situation", now == place, "a kick or try from its place, or nobody's ball")
