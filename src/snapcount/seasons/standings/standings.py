"""Results, and what clubs have done in them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from snapcount.seasons.league.league import TableRules


class Result(NamedTuple):
    """A game that was played."""

    number: int
    week: int
    home: str
    away: str
    home_score: int
    away_score: int

    def points_of(self, club: str) -> tuple[int, int]:
        """Its own points and the other's."""
        score = (self.home_score, self.away_score)
        return score if club == self.home else (score[1], score[0])

    def opponent(self, club: str) -> str:
        return self.away if club == self.home else self.home

    def letter(self, club: str) -> str:
        """W, L or T."""
        ours, theirs = self.points_of(club)
        return "W" if ours > theirs else "L" if ours < theirs else "T"


@dataclass
class Standing:
    """What a club has done in some games."""

    club: str
    won: int = 0
    lost: int = 0
    tied: int = 0
    points_for: int = 0
    points_against: int = 0
    away_wins: int = 0
    form: str = ""
    """W, L and T in the order of the games."""

    @property
    def played(self) -> int:
        return self.won + self.lost + self.tied

    @property
    def difference(self) -> int:
        return self.points_for - self.points_against

    def points(self, rules: TableRules) -> float:
        return self.won * rules.win + self.tied * rules.tie + self.lost * rules.loss

    def add(self, result: Result) -> None:
        ours, theirs = result.points_of(self.club)
        self.won += ours > theirs
        self.lost += ours < theirs
        self.tied += ours == theirs
        self.away_wins += ours > theirs and result.away == self.club
        self.points_for += ours
        self.points_against += theirs
        self.form += result.letter(self.club)

    @property
    def record(self) -> str:
        """9–4, or with ties 9–4–1."""
        return f"{self.won}–{self.lost}" + (f"–{self.tied}" if self.tied else "")

    @property
    def streak(self) -> str:
        """W3: how many of the same kind came last."""
        if not self.form:
            return ""
        last = self.form[-1]
        return f"{last}{len(self.form) - len(self.form.rstrip(last))}"


def summed(clubs: Iterable[str], results: Iterable[Result]) -> dict[str, Standing]:
    """What each of these clubs has done in these games."""
    found = {club: Standing(club) for club in clubs}
    for result in results:
        for club in (result.home, result.away):
            if club in found:
                found[club].add(result)
    return found


def among(clubs: Sequence[str], results: Iterable[Result]) -> list[Result]:
    """The games that these clubs played with one another."""
    return [result for result in results if result.home in clubs and result.away in clubs]
