"""Clubs with the same points: parted by the league's tie-breakers in order, each told in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from snapcount.football.words import counted
from snapcount.seasons.league.league import League
from snapcount.seasons.standings.standings import Result, Standing, among, summed

SMALL = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


class Breaker(NamedTuple):
    """A tie-breaker: what it compares (more is better), of which games, and how it is told."""

    value: Callable[[Standing, League], float]
    said: Callable[[Standing], str]
    of: str
    """all, division or among: which games count."""
    words: str


BREAKERS: dict[str, Breaker] = {
    "head_to_head": Breaker(
        lambda of, league: of.points(league.table), lambda of: of.record, "among", "better in"
    ),
    "head_to_head_difference": Breaker(
        lambda of, league: of.difference,
        lambda of: f"{of.points_for}:{of.points_against}",
        "among",
        "more points in",
    ),
    "wins": Breaker(lambda of, league: of.won, lambda of: f"{of.won}", "all", "more wins"),
    "division": Breaker(
        lambda of, league: of.points(league.table), lambda of: of.record, "division", "better in the division"
    ),
    "points_difference": Breaker(
        lambda of, league: of.difference,
        lambda of: f"{of.difference:+d}".replace("-", "−"),
        "all",
        "better difference of points",
    ),
    "points_for": Breaker(
        lambda of, league: of.points_for, lambda of: f"{of.points_for}", "all", "more points scored"
    ),
    "points_against": Breaker(
        lambda of, league: -of.points_against,
        lambda of: f"{of.points_against}",
        "all",
        "fewer points allowed",
    ),
    "away_wins": Breaker(
        lambda of, league: of.away_wins, lambda of: f"{of.away_wins}", "all", "more wins away"
    ),
}


class Tied:
    """Parts clubs that have the same points. `why` says for each what put it before the next."""

    def __init__(self, league: League, results: Sequence[Result], lots: Mapping[str, float]) -> None:
        self.league, self.results, self.lots = league, results, lots
        self.names = {club.id: club.name for club in league.clubs}
        self.divisions = {club.id: club.division for club in league.clubs}
        self.why: dict[str, str] = {}

    def parted(self, clubs: Sequence[str]) -> list[str]:
        """In order. Whoever is still level with fewer others begins again with the first tie-breaker."""
        if len(clubs) < 2:
            return list(clubs)
        for name in self.league.table.tie_breakers:
            breaker = BREAKERS[name]
            sums = summed(clubs, self.games(breaker.of, clubs))
            if breaker.of == "among" and not evenly(clubs, sums):
                continue
            values = {club: breaker.value(sums[club], self.league) for club in clubs}
            if len(set(values.values())) > 1:
                return self.split(clubs, values, breaker, sums)
        drawn = sorted(clubs, key=lambda club: -self.lots.get(club, 0.0))
        for before, after in zip(drawn, drawn[1:], strict=False):
            self.why[before] = f"{self.names[before]} before {self.names[after]}: by lot."
        return drawn

    def games(self, of: str, clubs: Sequence[str]) -> Sequence[Result]:
        if of == "among":
            return among(clubs, self.results)
        if of == "division":
            return [game for game in self.results if self.divisions[game.home] == self.divisions[game.away]]
        return self.results

    def split(
        self,
        clubs: Sequence[str],
        values: Mapping[str, float],
        breaker: Breaker,
        sums: Mapping[str, Standing],
    ) -> list[str]:
        order: list[str] = []
        for value in sorted(set(values.values()), reverse=True):
            level = self.parted([club for club in clubs if values[club] == value])
            if order:
                self.why[order[-1]] = self.said(clubs, order[-1], level[0], breaker, sums)
            order += level
        return order

    def said(
        self, clubs: Sequence[str], before: str, after: str, breaker: Breaker, sums: Mapping[str, Standing]
    ) -> str:
        """Sudbury before Thunder Bay: better in their two games, 1–0–1."""
        who = f"{self.names[before]} before {self.names[after]}"
        if breaker.of == "among" and len(clubs) == 2:
            played = sums[before].played
            games = "their game" if played == 1 else f"their {small(played)} games"
            return f"{who}: {breaker.words} {games}, {breaker.said(sums[before])}."
        games = f" the games of these {small(len(clubs))}" if breaker.of == "among" else ""
        return f"{who}: {breaker.words}{games}, {breaker.said(sums[before])} to {breaker.said(sums[after])}."


def evenly(clubs: Sequence[str], sums: Mapping[str, Standing]) -> bool:
    """Games among the level clubs only count when each has played as many of them, and any at all."""
    played = {sums[club].played for club in clubs}
    return len(played) == 1 and played != {0}


def small(number: int) -> str:
    return SMALL[number] if number < len(SMALL) else counted(number, "", "").strip()
