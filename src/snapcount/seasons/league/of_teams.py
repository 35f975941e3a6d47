"""A league of teams with cards: everybody meets everybody twice."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from snapcount.seasons.league.reading import BadLeague, looked_at


def league_of(name: str, teams: Sequence[Mapping[str, Any]]) -> str:
    """The text of a league file with the cards in it; BadLeague says what is wrong."""
    league = {
        "format": 1,
        "name": name,
        "game": "canadian_pro",
        "year": max((team["season"] for team in teams), default=0),
        "clubs": [
            {
                "id": team["code"],
                "name": team["club"],
                "cards": json.dumps(team, ensure_ascii=False, separators=(",", ":")),
            }
            for team in teams
        ],
        "schedule": {"meetings": 2},
    }
    text = json.dumps(league, ensure_ascii=False, indent=1) + "\n"
    _, problems = looked_at(text)
    if problems:
        raise BadLeague(name, problems)
    return text
