"""Overtime (chapter 15), layer by layer like a half: lanes are its stages and what the second team can be behind."""

from __future__ import annotations

from typing import Any

import numpy as np

from snapcount.core.adding import plain_sum
from snapcount.core.equilibrium import solve
from snapcount.games.dice_football.analysis import ends
from snapcount.games.dice_football.analysis.book import won
from snapcount.games.dice_football.analysis.ends import Chosen, Course, End, Ends, Sure
from snapcount.games.dice_football.analysis.positions import BALLS, COURSES, POSITIONS
from snapcount.games.dice_football.analysis.solver import places
from snapcount.games.dice_football.analysis.solver.games import WIDE
from snapcount.games.dice_football.analysis.solver.layers import Solver
from snapcount.games.dice_football.analysis.values import BEHIND
from snapcount.games.dice_football.rules.course import DEAD
from snapcount.games.dice_football.tables import DEFENCES, FIELD, TRY_KICK, TRY_TWO

TRIES = (Course(1, 6), *(Course(2, lead) for lead in (0, -1, -2)))
"""After a touchdown that isn't the end (DF-13.9)."""
KICKS = (Course(1, 0), *(Course(2, -lead) for lead in BEHIND[1:]), Course(3, 0))
Lanes = Any
"""By our timeouts and theirs."""


class Layer:
    """Values with so many plays left of the period."""

    def __init__(self, left: int, positions: Any) -> None:
        self.left = left
        self.positions = positions
        self.kickoff: dict[Course, Lanes] = {}
        self.tried: dict[Course, Lanes] = {}

    def first(self, course: Course, ball: int) -> Lanes:
        lanes = self.positions[places.first_and_ten(ball)].reshape(4, 4, WIDE)
        return lanes[:, :, COURSES.index(course)].astype(np.float64)

    def value(self, course: Course, end: End) -> Lanes:
        """What an end is worth to us, by timeouts."""
        lead = course.lead + end.gained
        if end.phase == "over" or (self.left == 0 and end.phase in DEAD):
            return np.full((4, 4), won(lead))
        side = Course(end.stage, lead if end.ours else -lead)
        if end.phase == "scrimmage":
            worth = self.first(side, end.ball)
        else:
            worth = (self.kickoff if end.phase == "kickoff" else self.tried)[side]
        return worth if end.ours else 1 - worth.T

    def worth(self, course: Course, found: Ends) -> Lanes:
        if isinstance(found, Sure):
            return plain_sum(
                chance * self.value(course, end)
                for end, chance in zip(found.ends, found.chances, strict=True)
            )
        assert isinstance(found, Chosen)
        values = [self.worth(course, part) for part in found.parts]
        return (np.maximum if found.ours else np.minimum).reduce(values)

    def with_tries(self, solver: Solver) -> Layer:
        """The tries, when the kickoffs after them are known."""
        for course in TRIES:
            values = [self.value(course, ends.tried(course, points)) for points in (0, TRY_KICK, TRY_TWO)]
            self.tried[course] = np.array(
                [
                    [self.try_value(solver, [float(value[at]) for value in values]) for at in row]
                    for row in [[(ours, theirs) for theirs in range(4)] for ours in range(4)]
                ]
            )
        return self

    def try_value(self, solver: Solver, values: list[float]) -> float:
        nothing, one, two = values
        rows = [[float(chance) * two + (1 - float(chance)) * nothing for chance in row] for row in solver.two]
        rows.append([solver.one * one + (1 - solver.one) * nothing] * len(DEFENCES))
        return float(solve(rows).value)


class Overtime:
    """Steps through the period; cards and fouls are the solver's."""

    def __init__(self, solver: Solver) -> None:
        self.solver = solver
        self.after = {
            course: {
                name: ends.named(course, name) for name in ends.NAMES if name not in ("kickoff", "free_kick")
            }
            for course in COURSES
        }
        self.kicked = {course: ends.kicked(course, "kickoff") for course in KICKS}
        self.placed = {course: ends.placed(course, 4, FIELD) for course in COURSES}

    def ended(self) -> Layer:
        """The period is over: who is ahead has won (DF-15.7)."""
        values = np.zeros((4, 4, WIDE), np.float32)
        for at, course in enumerate(COURSES):
            values[:, :, at] = won(course.lead)
        lanes = np.broadcast_to(values.reshape(-1), (POSITIONS, 16 * WIDE))
        return Layer(0, lanes).with_tries(self.solver)

    def rows(self, below: Layer) -> Any:
        """What a play can lead to, as rows of the kernel."""
        rows = np.zeros((places.ROWS, 16 * WIDE), np.float32)
        rows[:POSITIONS] = below.positions
        lanes = rows.reshape(places.ROWS, 4, 4, WIDE)
        for at, course in enumerate(COURSES):
            placed, after = self.placed[course], self.after[course]
            lanes[places.TOUCHDOWN, :, :, at] = below.value(course, placed[FIELD])
            lanes[places.SAFETY, :, :, at] = below.value(course, placed[0])
            for spot in range(1, FIELD):
                lanes[places.THEIR_FIRST + FIELD - spot, :, :, at] = below.value(course, placed[spot])
            lanes[places.GOOD, :, :, at] = below.worth(course, after["good"])
            for number, what in enumerate(("kept", "returned")):
                for spot in range(ends.DEEPEST + 1):
                    row = places.LOST + number * (ends.DEEPEST + 1) + spot
                    lanes[row, :, :, at] = below.worth(course, after[f"{what} {spot}"])
            for ball in BALLS:
                lanes[places.MISSED + ball, :, :, at] = below.worth(course, after[f"missed {ball}"])
                lanes[places.PUNTED + ball, :, :, at] = below.worth(course, after[f"punt {ball}"])
        return rows

    def next(self, below: Layer) -> Layer:
        """One play more; the foul that gives the last one again is never declined (DF-4.5)."""
        rows = self.rows(below)
        last = np.full(16 * WIDE, np.nan) if below.left == 0 else None
        found = Layer(below.left + 1, self.solver.positions(rows, below.positions, last))
        for course in KICKS:
            found.kickoff[course] = below.worth(course, self.kicked[course])
        return found.with_tries(self.solver)
