"""Works out what the veteran knows: odds of every pair of cards, and the worth of every situation.

`python -m snapcount.games.dice_football.model > src/snapcount/games/dice_football/tables/coach_model.json`
writes it anew from the rules (two minutes). The worth is the expected margin of the rest of the half for the side with
the ball, both sides mixing their cards in equilibrium, without timeouts.
"""

from __future__ import annotations

import json
import sys
from operator import mul
from typing import Any, NamedTuple

from snapcount.core.equilibrium import solve
from snapcount.core.odds import Odds
from snapcount.core.table import Question, Seat
from snapcount.games.dice_football.events import scrimmage
from snapcount.games.dice_football.play import Kind, Snap
from snapcount.games.dice_football.state import Call
from snapcount.games.dice_football.tables import DEFENCES, EVENTS, FIELD_GOAL_NUMBERS, FOULS, SCRIMMAGE

ZONES = (30, 80, *range(89, 100))
"""Where the odds of a long pass change: the open field, the red zone, and each yard line near the end line."""
LAYERS = (1, 2, 3, 5, 8, 12, 24)
"""Plays left for which second to fourth downs are kept; first downs are kept for all."""
PLAYS = 48
TO_GO = 20
LEAST, MOST = -20, 79
TRY = 0.95


class Cell(NamedTuple):
    """The odds of a pair of cards, averaged over the 24 events."""

    yards: dict[int, float]
    """Run, catch, incompletion or sack."""
    lost: dict[int, float]
    """Turnover after so many yards; returned ones 20 yards farther back."""
    fouls: dict[int, float]
    """Yards of a foul, negative against the offence."""


def challenge(seat: Seat, question: Question[Any]) -> bool:
    return True


def cell(call: Call, defence: int, ball: int, odds: Odds) -> Cell:
    """From the rules themselves. Timeouts aside (events 21 to 24 are usual plays), every challenge is made."""
    found = Cell({}, {}, {})
    for event in EVENTS:
        snap = Snap(Seat.HOME, call, defence, event if event <= 20 else 0, ball, False, (3, 3))
        for play, chance in odds.of(scrimmage, snap).items():
            if play.kind in (Kind.INTERCEPTION, Kind.FUMBLE):
                counted, yards = found.lost, play.yards - (20 if play.event in (2, 4) else 0)
            elif play.kind in (Kind.FOUL_OFFENCE, Kind.FOUL_DEFENCE):
                counted, yards = found.fouls, play.yards * (-1 if play.kind is Kind.FOUL_OFFENCE else 1)
            else:
                counted, yards = found.yards, play.yards
            yards = max(LEAST, min(MOST, yards))
            counted[yards] = counted.get(yards, 0.0) + float(chance) / len(EVENTS)
    return found


def cells() -> dict[str, Cell]:
    odds = Odds(challenge, depth=10)
    found: dict[str, Cell] = {}
    for call in SCRIMMAGE:
        for defence in DEFENCES:
            for zone in ZONES if call is Call.LONG_PASS else ZONES[:1]:
                found[f"{call}/{defence}/{zone}"] = cell(call, defence, zone, odds)
    return found


def zone_of(ball: int) -> int:
    return 30 if ball < 80 else 80 if ball < 89 else ball


def matrix_at(found: dict[str, Cell], ball: int) -> list[list[Cell]]:
    """The cells for a ball position: rows run, short pass, long pass."""
    zones = (30, 30, zone_of(ball))
    return [
        [found[f"{call}/{d}/{zone}"] for d in DEFENCES] for call, zone in zip(SCRIMMAGE, zones, strict=True)
    ]


class Layer:
    """The worth of every situation with a number of plays left. `later` is the layer with one play less."""

    def __init__(self, later: Layer | None, before: Layer | None) -> None:
        """`before` (the same as `later`) is where a kickoff leads, which uses a play too."""
        self.later = later
        self.first: list[float] = [0.0] * 101
        self.downs: dict[tuple[int, int, int], float] = {}
        self.kickoff = 0.0 if before is None else -before.first[20]

    def after(self, ball: int, down: int, to_go: int) -> float:
        """A snap of the side with the ball."""
        if down == 1:
            return self.first[ball]
        return self.downs.get((down, min(to_go, TO_GO), ball), 0.0)

    def lost_at(self, spot: int) -> float:
        """The other side has the ball after a turnover at `spot`, in the loser's yards."""
        if spot <= 0:
            return -6 - TRY - self.kickoff
        if spot >= 100:
            return -self.first[20]
        return -self.first[100 - spot]

    def placed(self, spot: int, down: int, line: int) -> float:
        """The ball placed after a run, pass or sack."""
        if spot >= 100:
            return 6 + TRY + self.kickoff
        if spot <= 0:
            return -2 - self.first[40]
        if spot >= line:
            return self.first[spot]
        if down == 4:
            return -self.first[100 - spot]
        return self.after(spot, down + 1, line - spot)

    def fouled(self, ball: int, down: int, line: int, yards: int) -> float:
        if yards < 0:
            spot = ball - min(-yards, ball // 2)
            return self.after(spot, down, line - spot)
        spot = ball + min(yards, (100 - ball) // 2)
        if yards > FOULS[8, "defence"].yards or spot >= line:
            return self.first[spot]
        return self.after(spot, down, line - spot)

    def kicks(self, ball: int) -> float:
        """The better of punt and field goal."""
        spot = 50 - ball
        best = -self.first[20] if spot < 0 else -max(self.first[20], self.first[min(99, spot + 10)])
        if ball >= 60:
            good = (
                1 - (6 - len(FIELD_GOAL_NUMBERS[100 - ball])) * (5 - len(FIELD_GOAL_NUMBERS[100 - ball])) / 36
            )
            missed = -self.first[max(20, 100 - ball)]
            best = max(best, good * (3 + self.kickoff) + (1 - good) * missed)
        return best


class Solver:
    """Solves layer after layer, from the last play of a half back to its first."""

    def __init__(self, found: dict[str, Cell]) -> None:
        self.found = found
        self.weights: dict[int, list[list[tuple[list[float], list[float]]]]] = {}

    def weighed(self, ball: int) -> list[list[tuple[list[float], list[float]]]]:
        """For each cell its chances by yard: placed, and lost."""
        zone = zone_of(ball)
        if zone not in self.weights:
            span = range(LEAST, MOST + 1)
            self.weights[zone] = [
                [([c.yards.get(y, 0.0) for y in span], [c.lost.get(y, 0.0) for y in span]) for c in row]
                for row in matrix_at(self.found, ball)
            ]
        return self.weights[zone]

    def payoffs(self, later: Layer, ball: int, down: int, line: int) -> list[list[float]]:
        """What each pair of cards is worth."""
        placed = [later.placed(ball + y, down, line) for y in range(LEAST, MOST + 1)]
        lost = [later.lost_at(ball + y) for y in range(LEAST, MOST + 1)]
        fouled = {y: later.fouled(ball, down, line, y) for y in (-15, -10, -5, 5, 10, 15)}
        fouls = sum(chance * fouled[y] for y, chance in self.found["run/1/30"].fouls.items())
        return [
            [
                fouls + sum(map(mul, yards, placed)) + sum(map(mul, turnovers, lost))
                for yards, turnovers in row
            ]
            for row in self.weighed(ball)
        ]

    def worth(self, later: Layer, ball: int, down: int, line: int) -> float:
        return max(solve(self.payoffs(later, ball, down, line)).value, later.kicks(ball))

    def layer(self, later: Layer) -> Layer:
        found = Layer(later, later)
        for ball in range(1, 100):
            found.first[ball] = self.worth(later, ball, 1, min(100, ball + 10))
            for to_go in range(1, min(TO_GO, 100 - ball) + 1):
                for down in (2, 3, 4):
                    found.downs[down, to_go, ball] = self.worth(later, ball, down, ball + to_go)
        return found


def build() -> dict[str, Any]:
    """The whole model as plain data, worth in hundredths of a point."""
    found = cells()
    solver = Solver(found)
    layers = [Layer(None, None)]
    for plays in range(1, PLAYS + 1):
        layers.append(solver.layer(layers[-1]))
        print(
            f"{plays} plays left: first and ten at the 35 is worth {layers[-1].first[35]:.3f}",
            file=sys.stderr,
        )
    return {
        "id": "coach_model",
        "title": "Odds of every pair of cards, and the worth of every situation",
        "provenance": "derived",
        "cells": {
            key: [{str(y): round(p, 7) for y, p in sorted(part.items())} for part in value]
            for key, value in found.items()
        },
        "first": [[round(100 * worth) for worth in layer.first] for layer in layers],
        "downs": {
            str(plays): {
                str(down): [
                    [round(100 * layers[plays].downs.get((down, to_go, ball), 0)) for ball in range(100)]
                    for to_go in range(TO_GO + 1)
                ]
                for down in (2, 3, 4)
            }
            for plays in LAYERS
        },
    }


if __name__ == "__main__":
    json.dump(build(), sys.stdout, separators=(",", ":"))
