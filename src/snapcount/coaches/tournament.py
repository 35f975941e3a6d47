"""Who is stronger: every coach against every other, the same dice from both seats.

A seed is played twice with the seats changed, so that a lucky draw helps each side once. Every two coaches play the
same seeds; a seed, not a game, is one observation wherever an error is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import sqrt
from typing import NamedTuple

from snapcount.coaches import find_coach
from snapcount.coaches.ratings import SURE, Observation, Pair, observation
from snapcount.core.adding import plain_sum
from snapcount.core.drivers.sampled import play_out, seed_of
from snapcount.core.rulebook import Value
from snapcount.core.table import Refusal
from snapcount.games import find


class Meeting(NamedTuple):
    """Two coaches' games: what share of them the first won, give or take (95 %), and by how many points."""

    games: int
    share: float
    error: float | None
    """Half of the 95 % interval, from how the seeds differ; None: there was but one."""
    margin: float


def check_field(game: str, coaches: Sequence[str]) -> None:
    """Two or more coaches that the game knows, each once."""
    if len(coaches) < 2:
        raise Refusal("tournament", f"A tournament needs two coaches or more: got {len(coaches)}.")
    for coach in coaches:
        if coaches.count(coach) > 1:
            raise Refusal("tournament", f"{coach} is named twice: each coach plays once in the field.")
        find_coach(find(game), coach)


def schedule(coaches: Sequence[str], pairs: int) -> list[tuple[int, int, int]]:
    """First, second and seed of every pair of games; one round of all meetings after the other."""
    meetings = list(combinations(range(len(coaches)), 2))
    return [(first, second, seed) for seed in range(pairs) for first, second in meetings]


def play_pair(
    game: str, options: Mapping[str, Value], coaches: Sequence[str], first: int, second: int, seed: int
) -> Pair:
    """Both games of one seed."""
    rulebook = find(game)

    def scores(home: int, away: int) -> tuple[int, int]:
        chairs = (find_coach(rulebook, coaches[home]), find_coach(rulebook, coaches[away]))
        return play_out(rulebook, dict(options), chairs, seed).score

    there, back = scores(first, second), scores(second, first)
    return Pair(first, second, (there, (back[1], back[0])), seed)


def tournament(
    game: str,
    coaches: Sequence[str],
    pairs: int = 100,
    *,
    seed: int = 1,
    options: Mapping[str, Value] | None = None,
) -> list[Pair]:
    """All games of a field of coaches, in this process: `ratings` and `meeting` say what they show."""
    check_field(game, coaches)
    settled = find(game).settle(dict(options or {}))
    return [
        play_pair(game, settled, coaches, first, second, seed_of(seed, at))
        for first, second, at in schedule(coaches, pairs)
    ]


def meeting(played: Iterable[Pair], first: int, second: int) -> Meeting:
    """How the first fared against the second; a seed that was played more than once counts as one observation."""
    shares: list[float] = []
    margins: list[int] = []
    seeds: list[Observation] = []
    for number, pair in enumerate(played):
        if {pair.first, pair.second} != {first, second}:
            continue
        turned = pair.first != first
        shares.append((2 - pair.share if turned else pair.share) / 2)
        margins += [(theirs - mine if turned else mine - theirs) for mine, theirs in pair.scores]
        seeds.append(observation(number, pair))
    count = len(shares)
    if count == 0:
        return Meeting(0, 0.5, 0.5, 0.0)
    mean = plain_sum(shares) / count
    off: dict[Observation, float] = {}
    for seed, share in zip(seeds, shares, strict=True):
        off[seed] = off.get(seed, 0.0) + share - mean
    error: float | None = None
    if len(off) > 1:
        spread = plain_sum(each * each for each in off.values()) * len(off) / (len(off) - 1)
        error = SURE * sqrt(spread) / count
    return Meeting(2 * count, mean, error, plain_sum(margins) / len(margins))
