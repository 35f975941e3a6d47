"""The last plays of the game: the chance to win, looked ahead to the end instead of guessed from points."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from snapcount.core.equilibrium import solve
from snapcount.games.dice_football.coaches.worth import (
    AFTER_FREE_KICK,
    PUNT_RETURN,
    good_chance,
    load_model,
)
from snapcount.games.dice_football.tables import (
    FIELD,
    FIELD_GOAL,
    FOULS,
    LAW,
    PUNT_DISTANCE,
    SAFETY,
    TOUCHBACK,
    TOUCHDOWN,
    TRY_KICK,
    TRY_TWO,
    TRY_YARDS,
)

IN_SIGHT = 3
"""So many plays are looked ahead."""
CLOSE = 8
"""A lead that one score can turn; beyond it there is nothing to look for."""
TWO_GOOD = 0.474
"""How often a try for two succeeds when both sides mix well (DF-13, `veteran.two_points`)."""


class Ahead(NamedTuple):
    """What follows a play, as chances to win of the side that has the ball: the shape of `Worth`."""

    plays: int
    """Left after it."""
    lead: int

    def first(self, ball: int) -> float:
        return chance(self.plays, self.lead, ball, 1, min(FIELD, ball + LAW.to_gain))

    def theirs(self, ball: int, points: int = 0) -> float:
        """The other side's first down, after so many points of ours."""
        return 1 - Ahead(self.plays, -self.lead - points).first(ball)

    def kickoff(self, points: int) -> float:
        """After so many points; a kickoff is a play too."""
        return 1 - Ahead(max(0, self.plays - 1), -self.lead - points).first(TOUCHBACK)

    def touchdown(self) -> float:
        """With the better of the two tries."""
        good = good_chance(TRY_YARDS)
        without, one, two = (self.kickoff(TOUCHDOWN + more) for more in (0, TRY_KICK, TRY_TWO))
        return max(good * one + (1 - good) * without, TWO_GOOD * two + (1 - TWO_GOOD) * without)

    def placed(self, spot: int, down: int, line: int) -> float:
        if spot >= FIELD:
            return self.touchdown()
        if spot <= 0:
            return self.theirs(AFTER_FREE_KICK, -SAFETY)
        if spot >= line:
            return self.first(spot)
        if down == LAW.downs:
            return self.theirs(FIELD - spot)
        return chance(self.plays, self.lead, spot, down + 1, line)

    def lost(self, spot: int) -> float:
        if spot <= 0:
            return 1 - Ahead(self.plays, -self.lead).touchdown()
        return self.theirs(TOUCHBACK if spot >= FIELD else FIELD - spot)

    def fouled(self, ball: int, down: int, line: int, yards: int) -> float:
        if yards < 0:
            return chance(self.plays, self.lead, ball - min(-yards, ball // 2), down, line)
        spot = ball + min(yards, (FIELD - ball) // 2)
        if yards > FOULS[8, "defence"].yards or spot >= line:
            return self.first(spot)
        return chance(self.plays, self.lead, spot, down, line)

    def punted(self, ball: int) -> float:
        spot = PUNT_DISTANCE - ball
        if spot < 0:
            return self.theirs(TOUCHBACK)
        return min(self.theirs(TOUCHBACK), self.theirs(spot + PUNT_RETURN))

    def kicked(self, ball: int) -> tuple[float, float, float]:
        yards = FIELD - ball
        return good_chance(yards), self.kickoff(FIELD_GOAL), self.theirs(max(TOUCHBACK, yards))


def chance(plays: int, lead: int, ball: int, down: int, line: int) -> float:
    """The chance to win (a tie is half of it) of the side with the ball and so many plays."""
    if plays == 0 or abs(lead) > CLOSE:
        return 0.5 + 0.5 * ((lead > 0) - (lead < 0))
    if plays == 1:
        down, line = 1, min(FIELD, ball + LAW.to_gain)
    return searched(plays, lead, ball, down, line)


@lru_cache(maxsize=100_000)
def searched(plays: int, lead: int, ball: int, down: int, line: int) -> float:
    payoffs = load_model().game.payoffs(Ahead(plays - 1, lead), ball, down, line)
    return max(solve(payoffs.matrix).value, payoffs.punt, payoffs.field_goal)
