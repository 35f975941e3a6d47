"""The decisions of SC-16.1 about kicking."""

from __future__ import annotations

from dataclasses import dataclass

from snapcount.core.table import Question
from snapcount.football.situation import Situation


@dataclass(frozen=True)
class FourthDown(Question[str]):
    """SC-14.17 On fourth down, instead of a play, a kick."""

    rule = "SC-14.17"
    situation: Situation[int]

    def options(self) -> tuple[str, ...]:
        return ("play", "kick")


@dataclass(frozen=True)
class KickOrPlay(Question[str]):
    """SC-19.7, SC-19.8 In the full game, on any down: a play, a punt or a try for a field goal."""

    rule = "SC-19.7"
    down: int
    field_goal: int
    """Hexes to the posts; 0 where the try is too long."""

    def options(self) -> tuple[str, ...]:
        return ("play", "punt", "field goal") if self.field_goal else ("play", "punt")


@dataclass(frozen=True)
class Kickoff(Question[str]):
    """SC-19.6 A deep kickoff, or an announced onside kick."""

    rule = "SC-19.6"

    def options(self) -> tuple[str, ...]:
        return ("deep", "onside")
