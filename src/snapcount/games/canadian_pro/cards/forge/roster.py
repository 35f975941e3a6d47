"""CP-20.1, part 8, and CP-20.4: ratings of the men without cards express the whole team as well as the man."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.games.canadian_pro.cards.forge.defence import BASELINE, LENGTHS
from snapcount.games.canadian_pro.cards.forge.fit import rounded
from snapcount.games.canadian_pro.cards.tables import Json, table

RANGES: dict[str, int] = table("forge")["roster"]["ranges_by_weight"]
LINE = ("LT", "LG", "C", "RG", "RT")
FRONT = ("DLE", "DLT", "DRT", "DRE", "LLB", "MLB", "RLB")
COVERAGE = ("LLB", "MLB", "RLB", "LCB", "LH", "S", "RH", "RCB")
BACKERS = ("LLB", "MLB", "RLB")
BEST, WORST = 2, -2


class Man(NamedTuple):
    """A man of the roster: what people think of him, and what he took away."""

    name: str
    position: str
    alt: tuple[str, ...]
    injury: int
    run_rep: int = 0
    pass_rep: int = 0
    x: int = 0
    sacks: float = 0

    @property
    def plays(self) -> tuple[str, ...]:
        return (*(() if self.position == "sub" else (self.position,)), *self.alt)


def injury_rating(games: int | None, missed: int | None) -> int:
    """-6 for a man who missed no game, +3 at most; 0 for one of whom we know nothing."""
    if games is None or missed is None:
        return 0
    return min(3, rounded(-6 + 7 * missed / max(1, games)))


def spread(reputations: Sequence[int], total: int) -> list[int] | None:
    """Ratings from -2 to +2 with this sum: each starts at his reputation; who has moved least moves next."""
    if abs(total) > BEST * len(reputations):
        return None
    ratings = list(reputations)
    while plain_sum(ratings) != total:
        step = 1 if plain_sum(ratings) < total else -1
        able = [i for i, rating in enumerate(ratings) if WORST <= rating + step <= BEST]
        ratings[
            min(able, key=lambda i: (abs(ratings[i] + step - reputations[i]), -step * reputations[i], i))
        ] += step
    return ratings


def rating_range(weight: int, turn: int) -> list[int] | None:
    """The range of totals nearest to this weight. Of several, men take turns, so that they don't all wait for a 7."""
    if weight <= 0:
        return None
    distance = min(abs(own - weight) for own in RANGES.values())
    fitting = [name for name, own in RANGES.items() if abs(own - weight) == distance]
    low, high = fitting[turn % len(fitting)].split("-")
    return [int(low), int(high)]


def interception_range(man: Man, turn: int) -> list[int] | None:
    return rating_range(rounded(36 * min(0.6, 0.09 * man.x)), turn)


def rush_range(man: Man, turn: int) -> list[int] | None:
    return rating_range(rounded(36 * min(0.6, 0.06 * man.sacks)), turn)


def line_sum(team_average: float) -> int:
    return rounded((team_average - 5.0) / 0.4)


def front_sum(run_mean: float) -> int:
    return rounded(12 * run_mean)


def coverage_sum(means: dict[str, float]) -> int:
    return rounded(16 * plain_sum(means[length] - BASELINE[length] for length in LENGTHS) / len(LENGTHS))


def offence_line(men: Sequence[Man], team_average: float, invented: bool) -> list[Json]:
    """The five linemen share the team's running; everybody's R range is his pass protection (2-5 is average)."""
    first = [man for man in men if man.position in LINE]
    total = max(-10, min(10, line_sum(team_average)))
    ratings = dict(zip((m.name for m in first), spread([m.run_rep for m in first], total) or [], strict=True))
    return [
        _entry(man, invented) | {"run": ratings.get(man.name, man.run_rep), "R": [2, 5 - man.pass_rep]}
        for man in men
    ]


def defenders(men: Sequence[Man], run_mean: float, means: dict[str, float], invented: bool) -> list[Json]:
    """The front seven share the Run column, the eight in coverage the pass columns."""
    front = [man for man in men if man.position in FRONT]
    cover = [man for man in men if man.position in COVERAGE]
    # A low run rating and a high pass rating are the good ones: both move the setting against the offence.
    run = spread([-man.run_rep for man in front], max(-14, min(14, front_sum(run_mean))))
    against = spread([man.pass_rep for man in cover], max(-16, min(16, coverage_sum(means))))
    runs = dict(zip((man.name for man in front), run or [], strict=True))
    passes = dict(zip((man.name for man in cover), against or [], strict=True))
    entries: list[Json] = []
    for turn, man in enumerate(men):
        entry = _entry(man, invented) | {"run": runs.get(man.name, -man.run_rep)}
        if set(man.plays) & set(COVERAGE):
            entry["pass"] = passes.get(man.name, man.pass_rep)
            entry["X"] = interception_range(man, turn)
        if set(man.plays) & set(FRONT):
            entry["R"] = rush_range(man, turn)
        entries.append({key: value for key, value in entry.items() if value is not None})
    return entries


def _entry(man: Man, invented: bool) -> Json:
    entry: Json = {"player": man.name, "position": man.position, "alt": list(man.alt), "injury": man.injury}
    return entry | ({"invented": True} if invented else {})
