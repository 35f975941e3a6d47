"""Backward induction: layer by layer from the last play of a half to its first."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np

from snapcount.games.dice_football.analysis.ends import DEEPEST
from snapcount.games.dice_football.analysis.positions import BALLS, PAIRS, POSITIONS
from snapcount.games.dice_football.analysis.solver import games, kernel, places
from snapcount.games.dice_football.analysis.solver.forms import SLOTS, Packed
from snapcount.games.dice_football.analysis.solver.games import WIDE
from snapcount.games.dice_football.analysis.solver.kernel import DIFFERENCES, LEVEL
from snapcount.games.dice_football.analysis.solver.places import ROWS
from snapcount.games.dice_football.tables import FIELD

ROUNDS, STILL = 8, 1e-6
"""A foul by the defence gives the last play again, and again: so often it is looked at, or until nothing changes."""
Lanes = Any
"""16 pairs of timeouts (own first) by 64 score differences, as seen by the side that has the ball or kicks."""


def shifted(values: Lanes, points: int) -> Lanes:
    """The same with so many points more for the side that looks."""
    lanes = values.reshape(-1, 16, WIDE)
    at = np.clip(np.arange(WIDE) + points, 0, DIFFERENCES - 1)
    return lanes[:, :, at].reshape(values.shape)


def turned(values: Lanes) -> Lanes:
    """What the other side's values are worth to this one."""
    lanes = values.reshape(-1, 4, 4, WIDE).swapaxes(1, 2)
    at = np.clip(DIFFERENCES - 1 - np.arange(WIDE), 0, DIFFERENCES - 1)
    return (1 - lanes[:, :, :, at]).reshape(values.shape)


class Layer:
    """Values with so many plays left: positions, and what kicks and tries are worth to who kicks or tries."""

    def __init__(self, positions: Any, kickoff: Lanes, free_kick: Lanes, tried: Lanes) -> None:
        self.positions = positions
        self.kickoff = kickoff
        self.free_kick = free_kick
        self.tried = tried

    def first(self) -> Any:
        """First and ten, by ball."""
        found = np.zeros((FIELD, 16 * WIDE), np.float32)
        for ball in BALLS:
            found[ball] = self.positions[places.first_and_ten(ball)]
        return found


class Solver:
    """What is the same in every layer."""

    def __init__(self, packs: dict[int, Packed], try_chances: Any) -> None:
        self.placed = places.placed()
        self.by_offence = places.fouls_by_offence()
        self.by_defence = places.fouls_by_defence()
        self.lost = [
            places.turned_over(spot, returned) for returned in (False, True) for spot in range(DEEPEST + 1)
        ]
        self.missed = {ball: places.missed_from(ball) for ball in BALLS}
        self.punted = {ball: places.punted(ball) for ball in BALLS}
        self.kickoff = places.kicked_off()
        self.free_kick = places.freely_kicked()
        self.two, self.one = try_chances
        self.jobs = np.array(sorted(PAIRS, key=scattered), np.int64)
        self.join(packs)

    def join(self, packs: dict[int, Packed]) -> None:
        """The arrays of all balls one behind another."""
        kinds = (
            "base",
            "start",
            "slot",
            "nodes",
            "pairs",
            "choice_start",
            "choice_seat",
            "option_start",
            "option_form",
        )
        offsets = np.zeros((FIELD + 1, len(kinds)), np.int64)
        for ball in BALLS:
            sizes = [len(getattr(packs[ball], kind)) for kind in kinds]
            offsets[ball + 1] = offsets[ball] + sizes
        joined = {
            kind: np.concatenate([getattr(packs[ball], kind) for ball in BALLS])
            for kind in (*kinds, "weight", "option_spent")
        }
        calls = np.array([0, *(packs[ball].rows for ball in BALLS)], np.int64)
        self.arrays = (
            offsets,
            joined["base"],
            joined["start"],
            np.concatenate([middles(packs[ball]) for ball in BALLS]),
            joined["slot"],
            joined["weight"],
            joined["nodes"],
            joined["pairs"],
            joined["choice_start"],
            joined["choice_seat"],
            joined["option_start"],
            joined["option_spent"],
            joined["option_form"],
            calls,
        )

    def ends(self, below: Layer, theirs: Layer) -> Any:
        """The rows that a play of the layer above can lead to; `theirs` is the layer below when they have the ball.

        In half 2 the two are the same; in half 1 it matters who has kicked off to open the game.
        """
        rows = np.zeros((ROWS, 16 * WIDE), np.float32)
        rows[:POSITIONS] = below.positions
        rows[places.THEIR_FIRST : places.THEIR_FIRST + FIELD] = turned(theirs.first())
        rows[places.TOUCHDOWN] = shifted(below.tried, 6)
        rows[places.THEIR_TOUCHDOWN] = shifted(turned(theirs.tried), -6)
        rows[places.SAFETY] = shifted(below.free_kick, -2)
        rows[places.GOOD] = shifted(below.kickoff, 3)
        for at, tree in enumerate(self.lost):
            rows[places.LOST + at] = places.worth(tree, rows)
        for ball in BALLS:
            rows[places.MISSED + ball] = places.worth(self.missed[ball], rows)
            rows[places.PUNTED + ball] = places.worth(self.punted[ball], rows)
        return rows

    def tries(self, kickoff: Lanes) -> Lanes:
        """The try, before the kickoff with as many plays left."""
        nothing, one, two = (shifted(kickoff, points).astype(np.float64) for points in (0, 1, 2))
        cells = np.zeros((20, 16, WIDE), np.float32)
        for card, chances in enumerate(self.two):
            for defence, chance in enumerate(chances):
                cells[5 * card + defence] = (chance * two + (1 - chance) * nothing).reshape(16, WIDE)
        cells[15:] = (self.one * one + (1 - self.one) * nothing).reshape(16, WIDE)
        found = np.zeros((16, WIDE), np.float32)
        best, worst, room, tableau = (np.zeros(n, t) for n, t in ((WIDE, np.float32),) * 3 + ((36, float),))
        for lanes in range(16):
            games.game_values(
                cells[:, lanes].reshape(-1), 4, WIDE, found[lanes], games.ZERO, best, worst, room, tableau
            )
        return found.reshape(-1)

    def ended(self, kickoff: Lanes) -> Layer:
        """No plays left: everything is worth what comes next, only a try is still played."""
        values = kickoff.astype(np.float32)
        return Layer(np.broadcast_to(values, (POSITIONS, 16 * WIDE)), values, values, self.tries(values))

    def next(self, below: Layer, theirs: Layer, last: Any = None) -> Layer:
        """One play more. `last`: in the layer of the last play, in which lanes a foul is declined (DF-4.5)."""
        rows = self.ends(below, theirs)
        declined = None if last is None else np.where(last, below.kickoff, np.nan)
        found = self.positions(rows, below.positions, declined)
        kickoff = places.worth(self.kickoff, rows).astype(np.float32)
        free_kick = places.worth(self.free_kick, rows).astype(np.float32)
        return Layer(found, kickoff, free_kick, self.tries(kickoff))

    def positions(self, rows: Any, start: Any, declined: Any) -> Any:
        """All positions of a layer. `declined`: what the last play is worth where a foul isn't taken, else NaN."""
        found = np.zeros((POSITIONS, 16 * WIDE), np.float32)
        if declined is None:
            self.solve(rows, found, 0)
            return found
        found[:] = start
        for _ in range(ROUNDS):
            extended = np.where(np.isnan(declined), found, declined.astype(np.float32))
            out = np.zeros_like(found)
            self.solve(np.concatenate([rows, extended]), out, ROWS)
            change = np.abs(out - found).max()
            found = out
            if change < STILL:
                break
        return found

    def solve(self, rows: Any, out: Any, extended: int) -> None:
        kernel.layer(
            rows.reshape(-1),
            out,
            self.jobs,
            kernel.PAIRS_BELOW,
            self.placed,
            self.by_offence,
            self.by_defence,
            extended,
            len(PAIRS),
            *self.arrays,
        )


def scattered(job: tuple[int, int]) -> tuple[int, int]:
    """An order that gives each thread balls of every kind: those near the goal take longer."""
    return job[0] * 37 % 99, job[1]


def middles(pack: Packed) -> Any:
    """Where in each form the challenges begin."""
    return np.array(
        [
            begin + np.searchsorted(pack.slot[begin:end], SLOTS)
            for begin, end in pairwise(pack.start.tolist())
        ],
        np.int32,
    )


def final() -> Lanes:
    """After half 2: won, lost, or level and worth a half (DF-15.8)."""
    difference = np.arange(WIDE) - LEVEL
    return np.tile(np.where(difference > 0, 1.0, np.where(difference < 0, 0.0, 0.5)), 16).astype(np.float32)


def after_half_1(kickoff: Lanes, opened: bool) -> Lanes:
    """No play left in half 1: the kickoff of half 2 with all timeouts, for a side that opened the game or received."""
    values = (turned(kickoff) if opened else kickoff).reshape(16, WIDE)[15]
    return np.tile(values, 16).astype(np.float32)


def leading() -> Any:
    return np.tile(np.arange(WIDE) > LEVEL, 16)
