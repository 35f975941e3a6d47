"""Every throw of dice, with its purpose (CP-1.13, CP-21.2)."""

from __future__ import annotations

from dataclasses import dataclass

from snapcount.core.table import Dice, Table, rule


@dataclass(frozen=True, slots=True)
class Throw(Dice):
    """Dice with the name under which the ledger lists them."""

    purpose: str = ""
    side: str = ""
    """off or def for the two colours of a throw of four (CP-1.3)."""


def two(purpose: str, side: str = "") -> Throw:
    return Throw(2, 6, True, purpose, side)


SNAP_OFFENCE, SNAP_DEFENCE = two("snap", "off"), two("snap", "def")
KICK_K, KICK_R = two("kick", "off"), two("kick", "def")
RETHROW, GAIN, SCREEN_GAIN, SPOT, SCRAMBLE, SNEAK_GAIN = map(
    two, ("rethrow", "gain", "screen", "spot", "scramble", "sneak")
)
RECOVER, FUMBLE_COLUMN, X_COLUMN, RETURN = map(
    two, ("recover", "fumble-return-column", "x-return-column", "return")
)
KICK_2, RETURNER, KICK_RETURN, KICK_BACK, KICK_AGAIN, ONSIDE = map(
    two, ("kick2", "returner", "kick-return", "kick-back", "kick-again", "onside")
)
FIELD_GOAL, CONVERT, TWO_POINT_TRY = map(two, ("field-goal", "convert", "two-point"))
PENALTY, INJURY, WEATHER_THROW, RANGE = map(two, ("penalty", "injury", "weather", "range"))
CLIP, GREEN_DIE = Throw(1, 6, True, "clip"), Throw(1, 6, True, "green")


@rule("CP-21.2")
def throw(t: Table, dice: Throw) -> int:
    """The total of two dice of one colour, or the face of one."""
    thrown = t.roll(dice)
    total = sum(thrown)
    if t.listens:
        t.tell("thrown", dice=thrown, total=total, purpose=dice.purpose, side=dice.side)
    return total
