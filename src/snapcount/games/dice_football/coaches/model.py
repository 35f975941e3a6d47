"""Works out what the veteran knows: odds of every pair of cards, and the worth of every situation.

`python -m snapcount.games.dice_football.coaches.model > src/snapcount/games/dice_football/tables/coach_model.json`
writes it anew from the rules (a minute). The worth is the expected margin of the rest of the half for the side with
the ball, both sides mixing their cards in equilibrium, without timeouts.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from snapcount.core.drivers.odds import Odds
from snapcount.core.equilibrium import solve
from snapcount.core.table import Question, Seat
from snapcount.games.dice_football.coaches.worth import (
    LAYERS,
    LEAST,
    MOST,
    TO_GO,
    ZONES,
    Cell,
    Cells,
    Chances,
    Game,
    Worth,
)
from snapcount.games.dice_football.rules.results import Kind, Snap
from snapcount.games.dice_football.rules.scrimmage import scrimmage
from snapcount.games.dice_football.state import Call
from snapcount.games.dice_football.tables import DEFENCES, EVENTS, FIELD, SCRIMMAGE, TOUCHBACK

PLAYS = 48
RETURN = 20
"""A turnover that is returned comes so much farther back, on average (DF-A.3)."""
DEPTH = 10


def always(seat: Seat, question: Question[Any]) -> bool:
    return True


def cell(call: Call, defence: int, ball: int, odds: Odds) -> Cell:
    """From the rules themselves. Events 21 to 24 are usual plays, every challenge is made, nobody leads."""
    yards: Chances = {}
    lost: Chances = {}
    fouls: Chances = {}
    for event in EVENTS:
        snap = Snap(Seat.HOME, call, defence, event if event <= 20 else 0, ball, False, (3, 3))
        for play, chance in odds.of(scrimmage, snap).items():
            counted, gain = yards, play.yards
            if play.kind in (Kind.INTERCEPTION, Kind.FUMBLE):
                counted, gain = lost, play.yards - (RETURN if play.event in (2, 4) else 0)
            elif play.kind is Kind.FOUL_OFFENCE:
                counted, gain = fouls, -play.yards
            elif play.kind is Kind.FOUL_DEFENCE:
                counted = fouls
            gain = max(LEAST, min(MOST, gain))
            counted[gain] = counted.get(gain, 0.0) + float(chance) / len(EVENTS)
    return Cell(yards, lost, fouls)


def work_out_cells() -> Cells:
    odds = Odds(always, depth=DEPTH)
    return {
        (call, defence, zone): cell(call, defence, zone, odds)
        for call in SCRIMMAGE
        for defence in DEFENCES
        for zone in (ZONES if call is Call.LONG_PASS else ZONES[:1])
    }


def value(game: Game, later: Worth, ball: int, down: int, line: int) -> float:
    """A kick is always there to fall back on."""
    payoffs = game.payoffs(later, ball, down, line)
    return max(solve(payoffs.matrix).value, payoffs.punt, payoffs.field_goal)


def with_one_more(game: Game, later: Worth) -> Worth:
    """The worth of every situation with one play more than in `later`."""
    nothing = [[0.0] * FIELD for _ in range(TO_GO + 1)]
    found = Worth([0.0] * (FIELD + 1), [nothing, nothing], -later.first[TOUCHBACK])
    for ball in range(1, FIELD):
        found.first[ball] = value(game, later, ball, 1, min(FIELD, ball + 10))
    for down in (2, 3, 4):
        rows = [[0.0] * FIELD for _ in range(TO_GO + 1)]
        for to_go in range(1, TO_GO + 1):
            for ball in range(1, FIELD - to_go + 1):
                rows[to_go][ball] = value(game, later, ball, down, ball + to_go)
        found.downs.append(rows)
    return found


def build() -> dict[str, Any]:
    """The whole model as plain data, worth in hundredths of a point."""
    cells = work_out_cells()
    game = Game(cells)
    nothing = [[0.0] * FIELD for _ in range(TO_GO + 1)]
    worths = [Worth([0.0] * (FIELD + 1), [nothing] * 5, 0.0)]
    for plays in range(1, PLAYS + 1):
        worths.append(with_one_more(game, worths[-1]))
        print(f"{plays}: first and ten at the 35 is worth {worths[-1].first[35]:.3f}", file=sys.stderr)
    return {
        "id": "coach_model",
        "title": "Odds of every pair of cards, and the worth of every situation",
        "provenance": "derived",
        "cells": {
            "/".join(map(str, key)): [
                {str(y): round(p, 7) for y, p in sorted(part.items())} for part in found
            ]
            for key, found in cells.items()
        },
        "first": [[round(100 * worth) for worth in found.first] for found in worths],
        "downs": {
            str(plays): {
                str(down): [[round(100 * worth) for worth in row] for row in worths[plays].downs[down]]
                for down in (2, 3, 4)
            }
            for plays in LAYERS
        },
    }


if __name__ == "__main__":
    json.dump(build(), sys.stdout, separators=(",", ":"))
