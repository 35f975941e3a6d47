"""The weather of a ground on a day: the same for everybody who asks, and none that the month doesn't know.

Only Canadian Pro Football has weather, in its Advanced Game (CP-11.6).
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from random import Random

from snapcount.seasons.games.carried import WITH_CARDS

WINTER = (10, 11, 12, 1, 2, 3, 4)
"""October to April."""
ONLY_IN: dict[str, Sequence[int]] = {
    "Blizzard": (11, 12, 1, 2, 3),
    "Snow": WINTER,
    "Hard frost, icy field": WINTER,
    "Warm and clear": range(4, 11),
}
"""The months that a row of the Playboard belongs to, where it isn't all of them."""


def weather_of(game: str, seed: str, ground: str, day: str) -> int:
    """Two dice by ground and date, thrown again where the month doesn't know what they say; 0 without a date."""
    when = day_of(day)
    if game != WITH_CARDS or when is None:
        return 0
    random = Random(f"{seed}/weather/{ground}/{when}")
    while True:
        total = random.randint(1, 6) + random.randint(1, 6)
        if when.month in ONLY_IN.get(weather_name(total), (when.month,)):
            return total


def weather_name(total: int) -> str:
    if not total:
        return ""
    from snapcount.games.canadian_pro.tables import WEATHER  # the game comes with its first weather

    return WEATHER[total].name


def day_of(text: str) -> date | None:
    """1974-10-05; other dates are for people."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None
