"""The colours of the table; teams have theirs from the game where it knows any."""

from __future__ import annotations

from collections.abc import Mapping

from snapcount.core.rulebook import Rulebook, Value
from snapcount.core.table import Seat

Colour = tuple[int, int, int]
Pair = tuple[Colour, Colour]

HOME, AWAY = (196, 58, 46), (44, 104, 190)
GRASS = ((52, 108, 62), (60, 120, 71))
ROUGH = (38, 84, 47)
CHALK = (226, 232, 222)
FAINT = (92, 148, 100)
SCRIMMAGE = (82, 150, 240)
TO_GAIN = (248, 206, 56)
BALL = (138, 74, 34)
NIGHT = (20, 24, 28)
INK = (232, 234, 236)
PALE = (150, 158, 166)
PAPER = (244, 241, 232)
DARK = (24, 26, 30)
RED_SUIT = (190, 28, 36)
GOLD = (250, 214, 90)


def hexed(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """So much of the other in the one."""
    return (
        round(one[0] + (other[0] - one[0]) * share),
        round(one[1] + (other[1] - one[1]) * share),
        round(one[2] + (other[2] - one[2]) * share),
    )


def light(colour: Colour) -> float:
    return (0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2]) / 255


def ink_on(ground: Colour) -> Colour:
    """Letters that can be read there."""
    return DARK if light(ground) > 0.55 else (255, 255, 255)


def team_colours(rulebook: Rulebook, options: Mapping[str, Value]) -> Pair:
    """Of clubs that have any and differ enough, else home red and away blue."""
    clubs = [rulebook.face.club(options, seat) for seat in Seat]
    found = [read(club.colour) if club is not None and club.colour else None for club in clubs]
    home, away = found[0] or HOME, found[1] or AWAY
    if sum(abs(a - b) for a, b in zip(home, away, strict=True)) < 90:
        return HOME, AWAY
    return seen(home), seen(away)


def read(text: str) -> Colour:
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def seen(colour: Colour) -> Colour:
    """A colour that stands out on the dark ground."""
    return mixed(colour, (255, 255, 255), 0.3) if light(colour) < 0.22 else colour
