"""A league as the JSON text that its file has: complete, so that a season needs no other file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from snapcount.core.rulebook import Value
from snapcount.seasons.league.league import Fixture, League
from snapcount.seasons.league.reading import FORMAT, read


def plain(league: League) -> dict[str, Any]:
    found: dict[str, Any] = {
        "format": FORMAT,
        "name": league.name,
        "game": league.game,
        "year": league.year,
        "note": league.note,
        "options": dict(league.options),
        "divisions": list(league.divisions),
        "clubs": [{name: value for name, value in club._asdict().items() if value} for club in league.clubs],
        "schedule": [
            {name: value for name, value in fixture._asdict().items() if value} for fixture in league.schedule
        ],
        "table": {**league.table._asdict(), "tie_breakers": list(league.table.tie_breakers)},
        "playoffs": {**league.playoffs._asdict(), "options": dict(league.playoffs.options)},
        "injuries": league.injuries,
        "usage": league.usage,
        "real": dict(league.real),
    }
    needed = ("schedule", "injuries", "usage")
    return {name: value for name, value in found.items() if name in needed or value not in ("", [], {}, 0)}


def opening(
    league: League, seed: str, club: str, options: Mapping[str, Value]
) -> tuple[dict[str, str], list[Fixture]]:
    """What is written down of a season that begins: its facts, and its games in their order."""
    found = replace(league, options={**league.options, **options})
    facts = {"league": written(found), "seed": seed, "club": found.club(club).id if club else ""}
    read(facts["league"], found.name, is_seasons=True)
    return facts, sorted(found.schedule, key=lambda fixture: fixture.week)


def written(league: League) -> str:
    return json.dumps(plain(league), ensure_ascii=False, indent=1) + "\n"
