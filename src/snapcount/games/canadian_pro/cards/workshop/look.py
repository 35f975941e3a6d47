"""What the forge makes of a sheet: the team, the season beside the cards, and what is to be said of both."""

from __future__ import annotations

from math import isinf
from typing import Any

from snapcount.games.canadian_pro.cards.calibration.measures import Measure, measures
from snapcount.games.canadian_pro.cards.calibration.report import figure
from snapcount.games.canadian_pro.cards.forge.season import Row, Season, SeasonProblems, at, read
from snapcount.games.canadian_pro.cards.forge.team import forge
from snapcount.games.canadian_pro.cards.tables import Json
from snapcount.games.canadian_pro.cards.workshop.sheet import OWNERS, lines

MOST_ROWS = 300
SAYS = {
    "yards a carry": ("rushing", "net"),
    "passes complete": ("passing", "completed"),
    "passes intercepted": ("passing", "x"),
    "yards a catch": ("receiving", "yds"),
    "yards a punt": ("punting", "avg"),
    "yards a kickoff": ("kickoffs", "avg"),
    "converts good": ("place kicking", "converts"),
    "yards a kickoff return": ("kickoff returns", "avg"),
    "yards a punt return": ("punt returns", "avg"),
    "yards a carry allowed": ("rushing allowed", "net"),
    "passes complete allowed": ("passing allowed", "completed"),
    "passes intercepted allowed": ("passing allowed", "x"),
}
"""Where the sheet says what a figure of the calibration is measured by."""


def look_at(text: str, file: str) -> Json:
    """A sheet with its rows, and its team and figures where nothing is wrong with it."""
    found: Json = {"title": "", "lines": [], "problems": [], "warnings": [], "figures": [], "team": None}
    try:
        rows = list(lines(text))
        if len(rows) > MOST_ROWS:
            raise SeasonProblems([f"row {rows[MOST_ROWS].number}: a sheet has at most {MOST_ROWS} rows"])
        found["lines"] = [line._asdict() for line in rows]
        team = forge(text)
    except SeasonProblems as wrong:
        found["problems"] = [f"{file}, {problem}" for problem in wrong.problems]
        return found
    season = read(text)
    measured = [(measure, row_of(season, measure)) for measure in measures(team)]
    found["title"] = f"{team['club']} {team['season']}"
    found["team"] = team
    found["figures"] = [told(measure, row) for measure, row in measured]
    found["warnings"] = [
        f"{file}, {warning(measure, row)}" for measure, row in measured if not measure.inside and row
    ]
    return found


def row_of(season: Season, measure: Measure) -> Row | None:
    category, _ = SAYS[measure.what]
    return season.find(category, measure.player) or next(iter(season.all(category)), None)


def told(measure: Measure, row: Row | None) -> dict[str, Any]:
    """A figure for a program: the limit is missing where a man's own line sets none."""
    category, column = SAYS[measure.what]
    return {
        **measure._asdict(),
        "limit": None if isinf(measure.limit) else measure.limit,
        "inside": measure.inside,
        "owner": OWNERS.get(category, measure.player),
        "row": row.number if row else 0,
        "column": column,
    }


def warning(measure: Measure, row: Row) -> str:
    season, card, limit = (figure(x, measure.share) for x in (measure.season, measure.card, measure.limit))
    _, column = SAYS[measure.what]
    return at(
        row,
        column,
        f"{measure.what} are {season} in the season and {card} on the card, more than {limit} apart: "
        "a card can't follow this line",
    )
