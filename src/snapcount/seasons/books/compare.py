"""The replayed season beside the real one: what differs by more than chance."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Any, NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.core.table import Refusal
from snapcount.seasons.books.books import Books, Line
from snapcount.seasons.games.carried import season_on_cards
from snapcount.seasons.season import Season
from snapcount.seasons.standings.standings import summed

RARE = 2.58
"""Standard deviations that chance alone exceeds once in a hundred times."""
FEW = 10
"""Fewer runs, catches or passes than this say nothing."""


class Beside(NamedTuple):
    """One figure in both seasons. `chance` counts standard deviations between them; None where it can't be said."""

    club: str
    who: str
    figure: str
    real: float
    replayed: float
    chance: float | None

    @property
    def differs(self) -> bool:
        return self.chance is not None and abs(self.chance) >= RARE

    @property
    def shown(self) -> tuple[str, str]:
        """Real and replayed with as many digits, so that a column can be read down."""
        digits = 3 if self.figure.startswith("share") or self.figure.endswith(("share", "rate")) else 1
        return f"{self.real:.{digits}f}", f"{self.replayed:.{digits}f}"


def compare(season: Season) -> list[Beside]:
    """Clubs first, then men: results, points, averages and shares."""
    books = Books(season)
    real = season.league.real
    lines = real_lines(season)
    if not real.get("table") and not lines:
        raise Refusal("season", f"The {season.league.name} has no real season to compare with.")
    if not books.games:
        raise Refusal("season", "No game has been played yet.")
    return [*clubs(season, books), *men(books, lines)]


def real_lines(season: Season) -> list[Line]:
    """Of the league file; of clubs that it says nothing of, those on their cards."""
    given: list[Line] = list(season.league.real.get("players", ()))
    told = {line["club"] for line in given}
    for club in season.league.clubs:
        if club.id not in told:
            given += [{**line, "club": club.id} for line in season_on_cards(season.league.game, club.cards)]
    return given


def clubs(season: Season, books: Books) -> Iterator[Beside]:
    """Both seasons are throws of the same dice: the scatter of both counts."""
    table: dict[str, dict[str, int]] = season.league.real.get("table", {})
    ids = [club.id for club in season.league.clubs]
    sums = summed(ids, [game.result for game in books.games])
    points = [float(score) for game in books.games for score in game.result[4:6]]
    spread = deviation(points)
    for club in ids:
        real, now = table.get(club), sums[club]
        games = plain_sum(real[kind] for kind in "wlt") if real else 0
        if real is None or not games or not now.played:
            continue
        share, mine = (real["w"] + real["t"] / 2) / games, (now.won + now.tied / 2) / now.played
        both = (share * games + mine * now.played) / (games + now.played)
        scatter = sqrt(both * (1 - both) * (1 / games + 1 / now.played))
        yield Beside(club, "", "win share", round(share, 3), round(mine, 3), over(mine - share, scatter))
        scatter = spread * sqrt(1 / games + 1 / now.played)
        for figure, before, after in (
            ("points a game", real["for"] / games, now.points_for / now.played),
            ("points allowed a game", real["against"] / games, now.points_against / now.played),
        ):
            yield Beside(club, "", figure, round(before, 1), round(after, 1), over(after - before, scatter))


AVERAGES = (
    ("rushing", "yards a carry", "rushing_yards", "rushes"),
    ("receiving", "yards a catch", "receiving_yards", "receptions"),
)
RATES = (
    ("passing", "completion rate", "completions", "passes"),
    ("passing", "interception rate", "interceptions", "passes"),
    ("passing", "touchdown rate", "passing_touchdowns", "passes"),
)
SHARES = (
    ("rushing", "share of carries", "rushes"),
    ("receiving", "share of catches", "receptions"),
    ("passing", "share of passes", "passes"),
)


def men(books: Books, lines: list[Line]) -> Iterator[Beside]:
    """A card is made from the real season: only the replayed one scatters."""
    now = {
        (line["category"], line["club"], line["player"]): line
        for category in ("passing", "rushing", "receiving")
        for line in books.players(category)
    }
    for line in lines:
        found = now.get((line["category"], line["club"], line["player"]), {})
        for category, figure, above, below in AVERAGES:
            if line["category"] == category:
                yield from average(line, found, figure, above, below)
        for category, figure, above, below in RATES:
            if line["category"] == category:
                yield from proportion(
                    line, figure, line.get(above), line.get(below), found.get(above, 0), found.get(below, 0)
                )
        for category, figure, name in SHARES:
            if line["category"] == category:
                whole = plain_sum(
                    one.get(name, 0)
                    for one in lines
                    if one["club"] == line["club"] and one["category"] == category
                )
                mine = plain_sum(
                    value.get(name, 0) for key, value in now.items() if key[:2] == (category, line["club"])
                )
                yield from proportion(line, figure, line.get(name), whole, found.get(name, 0), mine)


def average(line: Line, found: Line, figure: str, above: str, below: str) -> Iterator[Beside]:
    real, count = line.get(below) or 0, found.get(below, 0)
    if real < FEW or count < FEW:
        return
    before, after = line[above] / real, found[above] / count
    variance = max(0.0, found.get("squares", 0) / count - after * after)
    scatter = sqrt(variance / count)
    yield Beside(
        line["club"], line["player"], figure, round(before, 1), round(after, 1), over(after - before, scatter)
    )


def proportion(
    line: Line, figure: str, part: float | None, whole: float | None, found: float, of: float
) -> Iterator[Beside]:
    if part is None or not whole or whole < FEW or of < FEW:
        return
    before, after = part / whole, found / of
    scatter = sqrt(before * (1 - before) / of)
    yield Beside(
        line["club"], line["player"], figure, round(before, 3), round(after, 3), over(after - before, scatter)
    )


def over(difference: float, scatter: float) -> float | None:
    return difference / scatter if scatter else None


def deviation(values: list[float]) -> float:
    mean = plain_sum(values) / len(values) if values else 0.0
    return (
        sqrt(plain_sum((value - mean) ** 2 for value in values) / (len(values) - 1))
        if len(values) > 1
        else 0.0
    )


def summary(found: list[Beside]) -> dict[str, Any]:
    """How much was compared, how much differs, and how much of that chance would bring."""
    known = [line for line in found if line.chance is not None]
    return {
        "compared": len(known),
        "differ": plain_sum(line.differs for line in known),
        "by_chance": round(len(known) * 0.01, 1),
    }
