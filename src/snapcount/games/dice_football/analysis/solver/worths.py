"""What the ends of plays are worth in a lane, all at once: the places of `cards`, and first and ten from every ball."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

import numpy as np

from snapcount.games.dice_football.analysis import book, ends, sums, values
from snapcount.games.dice_football.analysis.book import Lane
from snapcount.games.dice_football.analysis.ends import Chosen, Course, End, Ends, Sure
from snapcount.games.dice_football.analysis.solver.cards import FIRST, NAMED, PLACES, SPOTS
from snapcount.games.dice_football.analysis.values import MASK, WHOLE, Key
from snapcount.games.dice_football.tables import FIELD

Array = Any
STEPS = np.array(values.STEPS)


@lru_cache(maxsize=400)
def table(key: Key) -> Array:
    """By plays left (from 1 on) and ball, the kickoff at 0: what `values.row` has."""
    packed = values.table(key)
    folded = bytes_of(packed.low) | bytes_of(packed.high) << 8
    steps = STEPS[folded].reshape(-1, FIELD)
    found: Array = (steps.cumsum(0).cumsum(1) & MASK) / WHOLE
    return found


def bytes_of(packed: bytes) -> Array:
    return np.frombuffer(packed, np.uint8).astype(np.uint16)


def firsts(lane: Lane) -> Array:
    """First and ten, by ball."""
    if not lane.left:
        return np.full(FIELD, book.ended(lane))
    found: Array = table(book.key_of(lane))[lane.left - 1]
    return found


class Listed(NamedTuple):
    """Ends in a row: those that are plain first downs by ball, the rest by name."""

    many: int
    ours: tuple[Array, Array]
    """Where they are, and the ball."""
    theirs: tuple[Array, Array]
    rest: tuple[tuple[int, End], ...]


def listed(found: Sequence[End | None]) -> Listed:
    """None is for what nobody needs."""
    sides: tuple[list[tuple[int, int]], ...] = ([], [])
    rest: list[tuple[int, End]] = []
    for at, end in enumerate(found):
        if end is None:
            continue
        if end.phase == "scrimmage" and not end.stage and not end.gained:
            sides[not end.ours].append((at, end.ball))
        else:
            rest.append((at, end))
    ours, theirs = (np.array(side, int).reshape(-1, 2).T for side in sides)
    return Listed(len(found), (ours[0], ours[1]), (theirs[0], theirs[1]), tuple(rest))


def worth(found: Listed, lane: Lane) -> Array:
    """By end, what it is worth to us; `lane` is ours after the play."""
    row = np.zeros(found.many)
    for (at, balls), mine in ((found.ours, True), (found.theirs, False)):
        if len(at):
            row[at] = firsts(lane)[balls] if mine else 1 - firsts(turned(lane))[balls]
    for at, end in found.rest:
        row[at] = book.value(lane, end)
    return row


def turned(lane: Lane) -> Lane:
    """As the other side sees it, once it has the ball."""
    part, left, ours, theirs, lead = lane
    return Lane(book.OTHER.get(part, part), left, theirs, ours, -lead)


class Named(NamedTuple):
    """Turnovers and kicks of a course: all they can lead to, and what they are made of."""

    ends: Listed
    chances: Array
    """By part and end."""
    parts: Array
    """By place behind the spots: the parts that the other side (or ours) chooses the best of."""
    ours: Array


@cache
def named(course: Course) -> Named:
    after = sums.after(course)
    names = [f"{what} {spot}" for what, most in NAMED.items() for spot in range(most + 1)]
    trees = [after[name_of(name)] for name in names]
    parts: dict[int, list[Sure]] = {at: parts_of(tree) for at, tree in enumerate(trees)}
    known: dict[End, int] = {}
    for part in (part for each in parts.values() for part in each):
        for end in part.ends:
            known.setdefault(end, len(known))
    flat = [part for each in parts.values() for part in each]
    chances = np.zeros((len(flat), len(known)))
    for at, part in enumerate(flat):
        chances[at, [known[end] for end in part.ends]] = part.chances
    most = max(map(len, parts.values()))
    rows, begin = list[list[int]](), 0
    for each in parts.values():
        numbers = [begin + at for at in range(len(each))]
        rows.append([*numbers, *numbers[-1:] * (most - len(each))])
        begin += len(each)
    ours = np.array([isinstance(tree, Chosen) and tree.ours for tree in trees])
    return Named(listed(list(known)), chances, np.array(rows), ours)


def name_of(name: str) -> str:
    """As `sums.after` has it; no kick is made from behind the goal line."""
    what, spot = name.split()
    if what in ("punt", "missed"):
        return f"{what} {max(1, int(spot))}"
    return what if what == "good" else name


def parts_of(tree: Ends) -> list[Sure]:
    parts = tree.parts if isinstance(tree, Chosen) else (tree,)
    found = [part for part in parts if isinstance(part, Sure)]
    assert len(found) == len(parts), "nobody chooses twice after a play"
    return found


@lru_cache(maxsize=500)
def lost(lane: Lane) -> Array:
    """What turnovers and kicks are worth to us, in the order of `NAMED`; `lane` is ours after the play."""
    of = named(lane.course)
    parts = of.chances @ worth(of.ends, lane)
    choices = parts[of.parts]
    return np.where(of.ours, choices.max(1), choices.min(1))


@lru_cache(maxsize=1000)
def spots(course: Course, down: int, line: int) -> tuple[Listed, Array]:
    """Where a play can end, and at which of these spots the next down follows."""
    found = ends.placed(course, down, line)
    next_downs = np.array([ends.next_down(end) for end in found])
    return listed(
        [None if next_down else end for end, next_down in zip(found, next_downs, strict=True)]
    ), next_downs


def places(lanes: Sequence[Lane], down: int, line: int, below: Array | None) -> Array:
    """By lane (ours after the play) and place; `below` has by lane and ball what the next down is worth."""
    found = np.empty((len(lanes), PLACES))
    listed_spots, next_downs = spots(lanes[0].course, down, line)
    for at, lane in enumerate(lanes):
        found[at, :SPOTS] = worth(listed_spots, lane)
        found[at, SPOTS:] = lost(lane)
    if below is not None:
        where = np.flatnonzero(next_downs)
        found[:, where] = below[:, where]
    return found


assert FIRST["kept"] == SPOTS
