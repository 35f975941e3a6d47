"""What a situation is worth: points that the side with the ball can expect in the rest of the half."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import mul
from typing import NamedTuple, Protocol

from snapcount.core.adding import plain_sum
from snapcount.games.dice_football.state import Call
from snapcount.games.dice_football.tables import (
    DEFENCES,
    FIELD,
    FIELD_GOAL,
    FIELD_GOAL_NUMBERS,
    FIELD_GOAL_RANGE,
    FOULS,
    PUNT_DISTANCE,
    SAFETY,
    SCRIMMAGE,
    TOUCHBACK,
    TOUCHDOWN,
    load,
)

ZONES: tuple[int, ...] = (30, 80, *range(89, 100))
"""Where the odds of a long pass change: the open field, the red zone, and each yard line near the end line."""
LAYERS = (1, 2, 3, 5, 8, 12, 24)
"""Plays left for which second to fourth downs are kept; first downs are kept for all."""
TO_GO = 20
LEAST, MOST = -20, 79
SPAN = range(LEAST, MOST + 1)
TRY = 0.95
AFTER_FREE_KICK = 40
PUNT_RETURN = 10

Chances = dict[int, float]
Utility = Callable[[float], float]


class Cell(NamedTuple):
    """The odds of a pair of cards, averaged over the 24 events, by yards."""

    yards: Chances
    """Run, catch, incompletion or sack."""
    lost: Chances
    """Turnover after so many yards; a returned one 20 yards farther back."""
    fouls: Chances
    """Yards of a foul, negative against the offence."""


Cells = dict[tuple[Call, int, int], Cell]
"""By offence card, defence card and zone; only the long pass has more than one zone."""


def zone_of(call: Call, ball: int) -> int:
    if call is not Call.LONG_PASS:
        return ZONES[0]
    if ball < ZONES[1]:
        return ZONES[0]
    return ball if ball in ZONES else ZONES[1]


def good_chance(yards: int) -> float:
    """DF-8.2 How often a field goal is good."""
    left = 6 - len(FIELD_GOAL_NUMBERS[yards])
    return 1 - left * (left - 1) / 36


class Worth(NamedTuple):
    """The worth of every situation with a number of plays left, for the side with the ball."""

    first: list[float]
    """First downs by ball."""
    downs: list[list[list[float]]]
    """By down, yards to go and ball."""
    kickoff: float
    """To have to kick off."""

    def at(self, ball: int, down: int, line: int) -> float:
        if down == 1:
            return self.first[ball]
        return self.downs[down][min(line - ball, TO_GO)][ball]

    def placed(self, spot: int, down: int, line: int) -> float:
        """The ball placed after a run, pass or sack."""
        if spot >= FIELD:
            return TOUCHDOWN + TRY + self.kickoff
        if spot <= 0:
            return -SAFETY - self.first[AFTER_FREE_KICK]
        if spot >= line:
            return self.first[spot]
        if down == 4:
            return -self.first[FIELD - spot]
        return self.at(spot, down + 1, line)

    def lost(self, spot: int) -> float:
        """The other side has the ball after a turnover at `spot`."""
        if spot <= 0:
            return -TOUCHDOWN - TRY - self.kickoff
        return -self.first[TOUCHBACK if spot >= FIELD else FIELD - spot]

    def fouled(self, ball: int, down: int, line: int, yards: int) -> float:
        if yards < 0:
            return self.at(ball - min(-yards, ball // 2), down, line)
        spot = ball + min(yards, (FIELD - ball) // 2)
        if yards > FOULS[8, "defence"].yards or spot >= line:
            return self.first[spot]
        return self.at(spot, down, line)

    def punted(self, ball: int) -> float:
        spot = PUNT_DISTANCE - ball
        if spot < 0:
            return -self.first[TOUCHBACK]
        return -max(self.first[TOUCHBACK], self.first[spot + PUNT_RETURN])

    def kicked(self, ball: int) -> tuple[float, float, float]:
        """A field goal: the chance that it is good, and the worth of a good one and of a miss."""
        yards = FIELD - ball
        return good_chance(yards), FIELD_GOAL + self.kickoff, -self.first[max(TOUCHBACK, yards)]


class After(Protocol):
    """What can follow a play: in points (`Worth`), or as chances to win (`endgame.Ahead`)."""

    def placed(self, spot: int, down: int, line: int) -> float: ...
    def lost(self, spot: int) -> float: ...
    def fouled(self, ball: int, down: int, line: int, yards: int) -> float: ...
    def punted(self, ball: int) -> float: ...
    def kicked(self, ball: int) -> tuple[float, float, float]: ...


class Payoffs(NamedTuple):
    """The worth of every pair of cards, and of the kicks, which no defence card touches."""

    matrix: list[list[float]]
    punt: float
    field_goal: float


def unchanged(worth: float) -> float:
    return worth


class Game:
    """The cells prepared for quick sums."""

    def __init__(self, cells: Cells) -> None:
        self.cells = cells
        self.fouls = cells[Call.RUN, 1, ZONES[0]].fouls
        self.weights = {
            key: ([cell.yards.get(y, 0.0) for y in SPAN], [cell.lost.get(y, 0.0) for y in SPAN])
            for key, cell in cells.items()
        }

    def payoffs(self, worth: After, ball: int, down: int, line: int, use: Utility = unchanged) -> Payoffs:
        """What each call leads to; `worth` is that of the moment after the play, `use` what points are good for."""
        placed = [use(worth.placed(ball + y, down, line)) for y in SPAN]
        lost = [use(worth.lost(ball + y)) for y in SPAN]
        fouls = plain_sum(p * use(worth.fouled(ball, down, line, y)) for y, p in self.fouls.items())
        matrix: list[list[float]] = []
        for call in SCRIMMAGE:
            zone = zone_of(call, ball)
            row: list[float] = []
            for defence in DEFENCES:
                kept, taken = self.weights[call, defence, zone]
                row.append(fouls + plain_sum(map(mul, kept, placed)) + plain_sum(map(mul, taken, lost)))
            matrix.append(row)
        field_goal = use(-99.0)
        if FIELD - ball <= FIELD_GOAL_RANGE:
            good, made, missed = worth.kicked(ball)
            field_goal = good * use(made) + (1 - good) * use(missed)
        return Payoffs(matrix, use(worth.punted(ball)), field_goal)


class Model(NamedTuple):
    """What was worked out beforehand (`model.py`)."""

    game: Game
    worths: list[Worth]
    """By plays left."""


@cache
def load_model() -> Model:
    """The model that is shipped with the game."""
    plain = load("coach_model")
    cells: Cells = {}
    for key, parts in plain["cells"].items():
        call, defence, zone = key.split("/")
        chances = [{int(yards): chance for yards, chance in part.items()} for part in parts]
        cells[Call(call), int(defence), int(zone)] = Cell(*chances)
    firsts = [[worth / 100 for worth in first] for first in plain["first"]]
    nothing = [[0.0] * FIELD for _ in range(TO_GO + 1)]
    layers = {0: [nothing] * 5}
    for plays in LAYERS:
        downs = [
            [[worth / 100 for worth in row] for row in plain["downs"][str(plays)][str(down)]]
            for down in (2, 3, 4)
        ]
        layers[plays] = [nothing, nothing, *downs]
    worths = [
        Worth(first, layers[nearest(plays)], -firsts[plays - 1][TOUCHBACK] if plays else 0.0)
        for plays, first in enumerate(firsts)
    ]
    return Model(Game(cells), worths)


def nearest(plays: int) -> int:
    return min((0, *LAYERS) if plays == 0 else LAYERS, key=lambda layer: abs(layer - plays))
