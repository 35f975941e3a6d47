"""The win chance of any position, from a small table that was measured on games of coaches."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log, sqrt
from typing import Any, NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.football.chances import next_score
from snapcount.football.chances.next_score import NextScore
from snapcount.football.chances.renewal import EDGES, Renewal, sign, ways
from snapcount.football.chances.standing import Standing

SURE = 1e-6
"""What is less likely never happens."""


class WinModel(NamedTuple):
    """Who scores next, what follows from that, and how far both must be believed."""

    next_score: NextScore
    renewal: Renewal
    trust: float = 1.0
    """Log odds are multiplied with it: above 1 where leads are safer than chance alone would have them."""
    timeout: float = 0.0
    """What a timeout more than the other side has adds to the log odds at the very end of the game."""
    stronger: float = 0.0
    """What the better club adds to them with a hundred plays to go."""

    def win_chance(self, at: Standing) -> float:
        """Of the side whose position it is; a tie counts one half."""
        chance = self.raw(at)
        if not SURE < chance < 1.0 - SURE:
            return float(chance > 0.5)
        odds, timeouts, stronger = corrections(at, chance)
        return 1.0 / (1.0 + exp(-self.trust * odds - self.timeout * timeouts - self.stronger * stronger))

    def raw(self, at: Standing) -> float:
        left = at.clock.left
        if at.kind == "over":
            return sign(at.lead)
        if at.kind == "toss":
            return (self.follows(at, at.lead, left, True) + self.follows(at, at.lead, left, False)) / 2
        if at.kind == "try":
            tries = self.next_score.tries
            return plain_sum(
                share * self.follows(at, at.lead + points, left, False) for points, share in tries
            )
        if left <= 0:
            return self.half_over(at, at.lead)
        found = ways(self.next_score, self.next_score.lines(at), left, EDGES)
        none = max(0.0, 1.0 - plain_sum([way.chance for way in found]))
        return none * self.half_over(at, at.lead) + plain_sum(
            [
                way.chance * self.follows(at, at.lead + way.points, way.left, way.receives)
                for way in found
                if way.chance
            ]
        )

    def follows(self, at: Standing, lead: int, left: float, ball: bool) -> float:
        """After a score: a kickoff, unless the game is decided or the half is over."""
        if at.clock.sudden:
            return sign(lead) if lead != at.lead else self.renewal.kickoff(lead, left, ball)
        if left <= 0:
            return self.half_over(at, lead)
        return self.renewal.kickoff(lead, left, ball, at.clock.later, at.receives)

    def half_over(self, at: Standing, lead: int) -> float:
        if at.clock.half == 1:
            return self.renewal.half_time(lead, at.clock.later, at.receives)
        return sign(lead)

    def points_expected(self, at: Standing) -> float:
        return self.next_score.points_expected(at)


def corrections(at: Standing, chance: float) -> tuple[float, float, float]:
    """Log odds, and what they may be moved by: timeouts at the end, the better club in the long run."""
    half, left, later, _ = at.clock
    timeouts = at.timeouts / (1.0 + left / 4.0) if half == 2 else 0.0
    return log(chance / (1.0 - chance)), timeouts, at.stronger * sqrt((left + later) / 100.0)


def from_table(table: Mapping[str, Any]) -> WinModel:
    """A model as the table of a game has it."""
    return WinModel(
        next_score.from_table(table["next_score"]),
        Renewal(table["half"]),
        table["trust"],
        table["timeout"],
        table["stronger"],
    )
