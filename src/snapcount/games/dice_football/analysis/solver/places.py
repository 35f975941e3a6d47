"""Where a play leaves the game, as rows of a layer: every position of the next one, and a few ends besides."""

from __future__ import annotations

from math import fsum
from typing import Any

import numpy as np

from snapcount.core.drivers.tree import Chance, Choice, Tree
from snapcount.football.situation import Situation
from snapcount.games.dice_football.analysis.ends import DEEPEST
from snapcount.games.dice_football.analysis.outcomes import FULL, OFFENCE, STATE
from snapcount.games.dice_football.analysis.positions import BALLS, FIRST_LINE, PAIRS, POSITIONS, position
from snapcount.games.dice_football.rules.downs import place_ball
from snapcount.games.dice_football.rules.field_goal import missed
from snapcount.games.dice_football.rules.fouls import against_defence, against_offence
from snapcount.games.dice_football.rules.kicks import free_kick, kickoff, punt
from snapcount.games.dice_football.rules.results import Kind, Play
from snapcount.games.dice_football.rules.spots import FREE_KICK, KICKOFF
from snapcount.games.dice_football.rules.turnovers import turnover
from snapcount.games.dice_football.state import State
from snapcount.games.dice_football.tables import FIELD

# Rows behind the positions of the next layer, for a play's other ends.
THEIR_FIRST = POSITIONS
"""The other side's first and ten, by its ball."""
TOUCHDOWN = THEIR_FIRST + FIELD
THEIR_TOUCHDOWN = TOUCHDOWN + 1
SAFETY = TOUCHDOWN + 2
GOOD = TOUCHDOWN + 3
LOST = TOUCHDOWN + 4
"""A turnover at a spot from 0 to 110, without a return and with one."""
MISSED = LOST + 2 * (DEEPEST + 1)
PUNTED = MISSED + FIELD
ROWS = PUNTED + FIELD


def first_and_ten(ball: int) -> int:
    return position(1, ball, min(FIELD, ball + 10))


def row_of(after: State) -> int:
    """The row of a state that a play from scrimmage by home has led to, level and with all timeouts before."""
    offence, ball, down, line = after.situation
    gained = after.score
    if after.phase == "scrimmage" and gained == (0, 0) and after.timeouts == FULL:
        if offence is OFFENCE:
            return position(down, ball, line)
        assert down == 1 and line == min(FIELD, ball + 10)
        return THEIR_FIRST + ball
    return {
        ("try", OFFENCE, (6, 0)): TOUCHDOWN,
        ("try", OFFENCE.other, (0, 6)): THEIR_TOUCHDOWN,
        ("free_kick", OFFENCE, (0, 2)): SAFETY,
        ("kickoff", OFFENCE, (3, 0)): GOOD,
    }[after.phase, offence, gained]


WALKED = Tree()


def state_at(ball: int, down: int = 2, line: int = FIELD) -> State:
    return STATE._replace(situation=Situation(OFFENCE, ball, down, line))


def result(body: Any, *args: Any) -> State:
    found = WALKED.of(body, *args)
    assert isinstance(found, State)
    return found


def placed() -> Any:
    """By down, line and spot (0: behind the own goal line, 100: over the other) the row that it leads to."""
    rows = np.zeros((4, FIELD + 1, FIELD + 1), np.int32)
    for down in range(1, 5):
        for line in range(FIRST_LINE, FIELD + 1):
            for spot in range(FIELD + 1):
                state = state_at(line - 1, down, line)
                rows[down - 1, line, spot] = row_of(result(place_ball, state, spot - line + 1))
    return rows


def fouls_by_offence() -> Any:
    """By ball and event, the ball after it."""
    rows = np.zeros((FIELD, 25), np.int32)
    for ball in BALLS:
        for event in (7, 8, 9, 10):
            after = result(against_offence, state_at(ball), Play(Kind.FOUL_OFFENCE, 0, FULL, event))
            assert after.situation == (OFFENCE, after.situation.ball, 2, FIELD)
            rows[ball, event] = after.situation.ball
    return rows


def fouls_by_defence() -> Any:
    """By ball, line and event: the ball after it, negative where the down is played again."""
    rows = np.zeros((FIELD, FIELD + 1, 25), np.int32)
    for ball, line in PAIRS:
        for event in (8, 9, 10):
            after = result(against_defence, state_at(ball, 2, line), Play(Kind.FOUL_DEFENCE, 0, FULL, event))
            _, spot, down, _ = after.situation
            rows[ball, line, event] = spot if down == 1 else -spot
    return rows


def turned_over(spot: int, returned: bool) -> Any:
    play = Play(Kind.FUMBLE, spot - 50, FULL, 4 if returned else 3)
    return WALKED.of(turnover, state_at(50), play)


def punted(ball: int) -> Any:
    return WALKED.of(punt, state_at(ball))


def missed_from(ball: int) -> Any:
    return WALKED.of(missed, state_at(ball), Play(Kind.FIELD_GOAL_MISSED, 0, FULL, 0))


def kicked_off() -> Any:
    return WALKED.of(kickoff, STATE._replace(phase="kickoff", situation=KICKOFF[OFFENCE]))


def freely_kicked() -> Any:
    return WALKED.of(free_kick, STATE._replace(phase="free_kick", situation=FREE_KICK[OFFENCE]))


def worth(tree: Any, rows: Any) -> Any:
    """The value of a tree for home, in every lane: `rows` has those of the states it ends with."""
    if isinstance(tree, Chance):
        total: Any = None
        for below, chance in tree.parts:
            part = worth(below, rows) * np.float64(chance)
            total = part if total is None else total + part
        whole = fsum(chance for _, chance in tree.parts)
        return total / whole
    if isinstance(tree, Choice):
        values = [worth(below, rows) for _, below in tree.parts]
        best = np.maximum if tree.seat is OFFENCE else np.minimum
        found = values[0]
        for value in values[1:]:
            found = best(found, value)
        return found
    return rows[row_of(tree)].astype(np.float64)
