"""Chapter 18: weather, an option."""

from __future__ import annotations

from snapcount.core.table import Dice, Seat, Table, rule
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.state import State

ONE_DIE = Dice(1)
TWO_DICE = Dice(2)


@rule("OS-18.1")
def roll_weather(t: Table) -> tuple[str, int]:
    """Two dice once: frozen tundra, fog, rain or snow, wind, or clear; with the wind's direction."""
    dice = t.roll(TWO_DICE)
    weather = tables.WEATHER[sum(dice)]
    t.tell("weather_rolled", dice=dice, weather=weather)
    return weather, roll_wind(t) if weather == "wind" else 0


@rule("OS-18.2")
def roll_wind(t: Table) -> int:
    """A third die: 1 to 3 it blows to the East, else to the West, for the whole game."""
    (die,) = t.roll(ONE_DIE)
    to = 1 if die <= 3 else -1
    t.tell("wind_rolled", dice=(die,), to_east=to == 1)
    return to


def limits(weather: str, wind_to: int, goes: int) -> dict[str, float | None]:
    """OS-18.2, OS-18.3, OS-18.4, OS-18.5: the greatest distances for a team going this way; None: may not be called."""
    if weather == "wind":
        return tables.LIMITS_BY_WEATHER["wind_with" if wind_to == goes else "wind_against"]
    return tables.LIMITS_BY_WEATHER[weather]


def limit(state: State, seat: Seat, what: str) -> float:
    """A greatest distance where it exists; the Bomb in fog has none and is refused before.

    OS-18.6: what follows a dot beyond it is what follows beyond the printed one.
    """
    return limits(state.weather, state.wind_to, state.goes(seat))[what] or 0.0


def reds_from_scrimmage(weather: str, after: float | None) -> float | None:
    """OS-18.4, OS-18.5: Reds Only comes later in rain and snow, and never on frozen tundra."""
    shift = tables.SHIFTS.get(weather, {}).get("scrimmage", 0)
    return None if after is None or shift == "never" else float(after + shift)


def reds_on_return(weather: str, after: float) -> float:
    return float(after + tables.SHIFTS.get(weather, {}).get("returns", 0))


def has_relief(weather: str) -> bool:
    """OS-6.3: red bars are passed after 60 yards, but not in rain, snow or frost."""
    return tables.RELIEF[weather]
