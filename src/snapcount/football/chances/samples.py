"""What happened after each position of a game: how it ended, and who scored next in its half."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple

from snapcount.core.drivers.sampled import Coach, Sampled, seed_of
from snapcount.core.rulebook import Rulebook
from snapcount.core.table import Seat
from snapcount.football.chances.standing import Standing
from snapcount.football.scoring import lead

Score = tuple[str, int]
"""Whose (ours, theirs) and how much, the try included; ("none", 0) for no more score in the half."""
NO_SCORE: Score = ("none", 0)


class Sample(NamedTuple):
    """A position and what came of it, as its side sees it."""

    at: Standing
    score: Score
    """The next of the half."""
    won: float
    """The game: 1, 0 or ½."""


def samples(
    seen: list[Standing],
    end: tuple[int, int],
    labels: Callable[[list[Standing], tuple[int, int]], list[Score]],
) -> list[Sample]:
    """Every position of a game that ended so."""
    margin = end[0] - end[1]
    return [
        Sample(at, score, outcome(margin if at.seat is Seat.HOME else -margin))
        for at, score in zip(seen, labels(seen, end), strict=True)
    ]


def outcome(margin: int) -> float:
    return 0.5 if margin == 0 else float(margin > 0)


def positions(
    rulebook: Rulebook,
    options: Mapping[str, Any],
    coaches: tuple[Coach, Coach],
    seed: int,
    stands: Callable[[Any], Standing],
) -> tuple[list[Standing], tuple[int, int]]:
    """The positions of a game, each once however many questions it has, and the final score."""
    rules = rulebook.rules
    table = Sampled(Random(seed), coaches, rules.view, Random(seed_of(seed, 1)))
    state = rules.start(rulebook.settle(options))
    seen: list[Standing] = []
    while not rules.is_over(state):
        at = stands(state)
        if not seen or seen[-1] != at:
            seen.append(at)
        table.state = state
        state = rules.play(table, state)
    return seen, rules.score(state)


def next_scores(seen: list[Standing], end: tuple[int, int]) -> list[Score]:
    """For each position who scored next in its half: a try belongs to its touchdown, and to itself."""
    leads = [at.lead if at.seat is Seat.HOME else -at.lead for at in seen] + [lead(end, Seat.HOME)]
    found: list[Score] = []
    coming = tried = 0
    after: Standing | None = None
    for at, before, then in zip(reversed(seen), leads[-2::-1], leads[:0:-1], strict=True):
        gained, trying = then - before, after is not None and after.kind == "try"
        if at.kind == "try":
            tried = gained + (tried if trying else 0)
            found.append(as_seen(at, tried))
        else:
            if after is None or after.clock.half != at.clock.half:
                coming = 0
            if gained:
                coming = gained + (tried if trying else 0)
            found.append(as_seen(at, coming))
        after = at
    return found[::-1]


def as_seen(at: Standing, gained: int) -> Score:
    """Points of home's as the position's own side sees them."""
    if not gained:
        return NO_SCORE
    ours = (gained > 0) == (at.seat is Seat.HOME)
    return ("ours" if ours else "theirs", abs(gained))
