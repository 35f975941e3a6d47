"""Clubs that are played by a written plan, and which of its lines spoke."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from snapcount.coaches.plans import Plan, Told, parsed, told
from snapcount.core.table import Refusal, Seat

if TYPE_CHECKING:
    from snapcount.seasons.season import Season

PLAN_OF = "plan/"
"""What a season notes of a club's plan begins with this."""


def plans_in(facts: Mapping[str, str]) -> dict[str, str]:
    """The plans among the facts of a season, by club."""
    return {key[len(PLAN_OF) :]: text for key, text in facts.items() if key.startswith(PLAN_OF)}


def played_by_plan(season: Season, club: str) -> list[int]:
    """The numbers of the games that a club's plan, whichever it was, has played."""
    done = [game.number for game in season.games(club) if game.done]
    return [number for number, box in season.store.boxes(done).items() if club in box.get("plans", {})]


def told_of(season: Season, number: int, club: str) -> tuple[Plan, list[Told]]:
    """By the plan that was in force when the game was played; it lies beside its box score."""
    row = season.row(number)
    if not row.done:
        raise Refusal("season", f"Game {number} has not been played yet.")
    plans: dict[str, str] = season.store.boxes([number])[number].get("plans", {})
    wanted = (
        season.league.club(club).id
        if club
        else season.club
        if season.club in plans
        else next(iter(plans), "")
    )
    if wanted not in plans:
        whose = f" for {season.league.by_id()[wanted].name}" if wanted else ""
        raise Refusal("season", f"Nobody played game {number} by plan{whose}.")
    plan = parsed(plans[wanted], season.league.game)
    return plan, told(season.game(number), plan, Seat(row.clubs.index(wanted)))
