"""The written plan of a club: set, checked in sentences, and told afterwards line by line to whose club it is."""

from __future__ import annotations

from typing import Any

from snapcount.coaches.plans import parse, plan_words
from snapcount.coaches.plans.reading import example_of
from snapcount.seasons.games.plans import played_by_plan
from snapcount.server.errors import ApiError
from snapcount.server.rooms.seasons.office import Inside

Told = dict[str, Any]
MOST_PROBLEMS = 30


def check_club(inside: Inside) -> None:
    inside.check_plays()
    if not inside.club:
        raise ApiError(409, "no_club", "You have no club in this season that a plan could play for.")


def plan_told(inside: Inside, problems: list[str] | None = None) -> Told:
    """Reads the season: called in a thread."""
    check_club(inside)
    season = inside.season
    return {
        "text": season.plans.get(inside.club, ""),
        "example": example_of(season.league.game),
        "words": plan_words(season.rulebook),
        "games": played_by_plan(season, inside.club),
        "problems": problems or [],
    }


def set_plan(inside: Inside, text: str) -> Told:
    """A plan with something wrong changes nothing. Writes to the season: called in a thread."""
    check_club(inside)
    found = parse(text, inside.season.league.game) if text.strip() else None
    if isinstance(found, list):
        return plan_told(inside, [str(problem) for problem in found[:MOST_PROBLEMS]])
    inside.season.set_plan(text if text.strip() else "", inside.club)
    return plan_told(inside)


def lines_told(inside: Inside, number: int) -> Told:
    """A game that one's own club played by plan: every decision, and the line that spoke."""
    check_club(inside)
    _, lines = inside.season.told(number, inside.club)
    return {
        "lines": [
            {
                "play": line.play,
                "situation": line.situation,
                "decision": line.decision,
                "answer": line.answer,
                "line": "" if line.entry is None else f"{line.entry.place}: {line.entry.text}",
                "followed": line.followed,
            }
            for line in lines
        ]
    }
