"""How far win chances can be believed: on games that they were not made from, how often it came as they say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.core.table import Seat
from snapcount.football.chances.renewal import sign
from snapcount.football.chances.samples import Sample
from snapcount.football.chances.standing import Standing

BINS = 10


class Bin(NamedTuple):
    """Positions whose chances are nearly alike: what was said of home on average, and how often home won."""

    said: float
    came: float
    error: float
    """95 %, by whole games: positions of one game share its result."""
    positions: int


class Calibration(NamedTuple):
    games: int
    positions: int
    brier: float
    """The mean square of chance less result: 0 would be a prophet."""
    error: float
    """95 %, by whole games."""
    by_lead: float
    """The same of who believes that the side ahead always wins."""
    by_nobody: float
    """The same of who always says one half."""
    bins: tuple[Bin, ...]


class Said(NamedTuple):
    game: int
    chance: float
    by_lead: float
    won: float


def calibration(games: Sequence[Sequence[Sample]], chance: Callable[[Standing], float]) -> Calibration:
    """What a model says of every position, and what came of it, as home sees both."""
    said = [one(number, sample, chance) for number, game in enumerate(games) for sample in game]
    whole = len(said)
    brier = plain_sum((each.chance - each.won) ** 2 for each in said) / whole
    by_game = [0.0] * len(games)
    for each in said:
        by_game[each.game] += (each.chance - each.won) ** 2 - brier
    return Calibration(
        len(games),
        whole,
        brier,
        spread(by_game, whole),
        plain_sum((each.by_lead - each.won) ** 2 for each in said) / whole,
        plain_sum((0.5 - each.won) ** 2 for each in said) / whole,
        tuple(found for at in range(BINS) if (found := gathered(said, at, len(games))) is not None),
    )


def one(number: int, sample: Sample, chance: Callable[[Standing], float]) -> Said:
    ours = (chance(sample.at), sign(sample.at.lead), sample.won)
    home = ours if sample.at.seat is Seat.HOME else tuple(1 - value for value in ours)
    return Said(number, *home)


def gathered(said: Sequence[Said], at: int, games: int) -> Bin | None:
    inside = [each for each in said if min(BINS - 1, int(BINS * each.chance)) == at]
    if not inside:
        return None
    count = len(inside)
    came = plain_sum(each.won for each in inside) / count
    by_game = [0.0] * games
    for each in inside:
        by_game[each.game] += each.won - came
    return Bin(plain_sum(each.chance for each in inside) / count, came, spread(by_game, count), count)


def spread(by_game: Sequence[float], count: int) -> float:
    return 1.96 * sqrt(plain_sum(value * value for value in by_game)) / count


SIDE, EDGE = 240, 40
"""Of the picture."""


def picture(title: str, found: Calibration) -> str:
    """What was said across, what came upwards: a model that can be believed keeps to the diagonal."""
    most = max(each.positions for each in found.bins)
    marks = "".join(mark(each, most) for each in found.bins)
    ticks = "".join(tick(share / 4) for share in range(5))
    size = SIDE + 2 * EDGE
    low, high = EDGE, EDGE + SIDE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}" height="{size}" '
        'font-family="sans-serif" font-size="11" role="img">'
        f"<title>{title}: win chance as said and as it came, {found.games} games</title>"
        f'<rect width="{size}" height="{size}" fill="#fff"/>'
        f'<rect x="{low}" y="{low}" width="{SIDE}" height="{SIDE}" fill="#f6f4ee" stroke="#999"/>'
        f'<path d="M{low} {high}L{high} {low}" stroke="#999" stroke-dasharray="4 3"/>{ticks}'
        f'<g fill="#1d5c8f" stroke="#1d5c8f">{marks}</g>'
        f'<text x="{low}" y="{low - 12}" font-size="13" fill="#222">{title}</text>'
        f'<text x="{high}" y="{low - 12}" text-anchor="end" fill="#555">Brier {found.brier:.3f}</text>'
        f'<text x="{high - 4}" y="{high - 6}" text-anchor="end" fill="#555">said of home</text>'
        f'<text x="{low + 6}" y="{low + 16}" fill="#555">home won</text></svg>\n'
    )


def x_of(share: float) -> float:
    return round(EDGE + SIDE * share, 1)


def y_of(share: float) -> float:
    return round(EDGE + SIDE * (1 - share), 1)


def mark(each: Bin, most: int) -> str:
    x, low, high = x_of(each.said), y_of(max(0, each.came - each.error)), y_of(min(1, each.came + each.error))
    size = round(2 + 4 * sqrt(each.positions / most), 1)
    return f'<path d="M{x} {low}V{high}" fill="none"/><circle cx="{x}" cy="{y_of(each.came)}" r="{size}"/>'


def tick(share: float) -> str:
    below, left = EDGE + SIDE + 14, EDGE - 4
    return (
        f'<text x="{x_of(share)}" y="{below}" text-anchor="middle" fill="#555">{share:.0%}</text>'
        f'<text x="{left}" y="{y_of(share) + 4}" text-anchor="end" fill="#555">{share:.0%}</text>'
    )
