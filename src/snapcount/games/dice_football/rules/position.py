"""A position that a game could be in, for one that comes from anywhere."""

from __future__ import annotations

from snapcount.core.position import MOST_POINTS, Checks, all_of, first, holds, once_each, within
from snapcount.core.table import Refusal
from snapcount.games.dice_football.rules.course import DEAD
from snapcount.games.dice_football.state import Phase, State
from snapcount.games.dice_football.tables import EVENTS, FIELD, OVERTIME_PLAYS, OVERTIME_TIMEOUTS, TIMEOUTS

NOBODY_AT_THE_BALL = (Phase.COIN_TOSS, Phase.OVERTIME_TOSS, Phase.GAME_OVER)


def problem(state: State) -> Refusal | None:
    return first(checks(state))


def checks(s: State) -> Checks:
    yield within("DF-4.4", "half", s.half, 1, 3)
    overtime, snap = s.half == 3, s.phase is Phase.SNAP
    most = OVERTIME_PLAYS if overtime else 2 * s.options.plays_per_quarter
    yield within("DF-4.1", "plays_left", s.plays_left, 1 if s.phase in DEAD else 0, most)
    for points in s.score:
        yield within("DF-3.1", "score", points, 0, MOST_POINTS)
    for left in s.timeouts:
        yield within("DF-3.1", "timeouts", left, 0, OVERTIME_TIMEOUTS if overtime else TIMEOUTS)
    nobody = s.phase in NOBODY_AT_THE_BALL
    yield holds("DF-4.6", "offence", (s.offence is None) == nobody, "somebody, but for a toss and the end")
    yield within("DF-2.1", "ball", s.ball, 1 if snap else 0, FIELD - 1 if snap else 0)
    yield within("DF-13.1", "down", s.down, 1 if snap else 0, 4 if snap else 0)
    yield within("DF-13.1", "line", s.line, s.ball + 1 if snap else 0, FIELD if snap else 0)
    opened = s.half == 1 and not nobody
    yield holds("DF-3.2", "first_receiver", (s.first_receiver is not None) == opened, "named in half 1 only")
    played_off = overtime and not nobody
    yield within("DF-15.4", "stage", s.stage, 1 if played_off else 0, 3 if played_off else 0)
    yield holds("DF-15.3", "first", (s.first is not None) == played_off, "named in overtime only")
    if s.phase is Phase.COIN_TOSS:
        yield holds("DF-3.1", "half", s.half == 1 and s.plays_left == most, "the toss opens the game")
    if s.phase is Phase.OVERTIME_TOSS:
        yield holds("DF-15.2", "half", s.half == 2 and s.plays_left == 0, "overtime follows half 2")
        yield holds("DF-15.1", "score", s.score[0] == s.score[1], "only a level score is played off")
    yield all_of("DF-14.2", "deck", s.deck, EVENTS if s.options.burnt_deck else ())
    yield once_each("DF-14.2", "deck", s.deck, "event")
    yield holds("DF-14.2", "deck", list(s.deck) == sorted(s.deck), "in ascending order")
