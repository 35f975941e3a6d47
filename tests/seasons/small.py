"""A small quick league for tests: four clubs of Dice Football, quarters of twelve plays."""

from __future__ import annotations

from typing import Any

CLUBS = ("Ash", "Birch", "Cedar", "Dogwood")


def plain(**changes: Any) -> dict[str, Any]:
    return {
        "format": 1,
        "name": "Timber League",
        "game": "dice_football",
        "options": {"plays_per_quarter": 12},
        "clubs": [{"id": name[:3].upper(), "name": name, "coach": "rookie"} for name in CLUBS],
        "schedule": {"meetings": 1},
        "playoffs": {"clubs": 2, "options": {"no_ties": True}},
        **changes,
    }
