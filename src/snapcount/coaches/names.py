"""Who plays under which name."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from snapcount.core.rulebook import Names, Rulebook, Value
from snapcount.core.table import Seat


def names_of(rulebook: Rulebook, options: Mapping[str, Value], seats: Mapping[Seat, str]) -> Names:
    """Clubs under their own names; elsewhere people by their seat and coaches by their name. Never twice the same."""
    chosen = rulebook.settle(options)
    clubs = [rulebook.face.club(chosen, seat) for seat in Seat]
    home, away = (
        found.name if found else name_of(rulebook, seats[seat], ("Home", "Away")[seat])
        for seat, found in zip(Seat, clubs, strict=True)
    )
    return (home, away) if home != away else (f"{home} (home)", f"{away} (away)")


def name_of(rulebook: Rulebook, who: str, default: str) -> str:
    if who == "human":
        return default
    if who.startswith("plan:"):
        return Path(who.removeprefix("plan:")).stem.replace("_", " ").title()
    if ":" in who or who == "random":
        return who.rpartition(":")[2].title()
    return rulebook.coach(who).name
