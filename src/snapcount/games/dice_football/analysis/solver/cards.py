"""The cards of all balls as arrays: places in yards from the ball, so that balls that are alike share their sums.

What a play can lead to has a place in one list: every spot that it can end at, then turnovers and kicks by name.
Arrays are by class of balls that are alike, as wide as the widest; what a class lacks is filled with what changes
nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from snapcount.core.adding import plain_sum
from snapcount.games.dice_football.analysis.balls import Ball, Challenges, Foul, Take
from snapcount.games.dice_football.analysis.compiling import Compiling, Place
from snapcount.games.dice_football.analysis.ends import DEEPEST
from snapcount.games.dice_football.analysis.sums import BALLS, CHALLENGES, alike
from snapcount.games.dice_football.state import Call
from snapcount.games.dice_football.tables import DEFENCES, FIELD

Array = Any
CALLS = tuple(Call)
PAIRS = len(CALLS) * len(DEFENCES)
SPOTS = FIELD + 1
NAMED = {"kept": DEEPEST, "returned": DEEPEST, "punt": FIELD - 1, "missed": FIELD - 1, "good": 0}
"""What else a play can lead to, and the farthest spot there is for it."""
FIRST = {
    what: SPOTS + plain_sum([most + 1 for most in list(NAMED.values())[:at]]) for at, what in enumerate(NAMED)
}
"""The places where they begin."""
PLACES = SPOTS + plain_sum(most + 1 for most in NAMED.values())
MOST_OFFERS = 4
"""That one pair of cards has."""


class Relative(Compiling):
    """Compiled for all balls that are alike: spots are yards from the ball."""

    def place(self, slot: int) -> Place | None:
        rule, yards, event = self.file["leaves"][slot] if slot < CHALLENGES else ("", 0, 0)
        if rule == "placed":
            return "placed", self.placed.setdefault(yards, len(self.placed))
        if rule == "turnover":
            rule = "returned" if event else "kept"
        elif rule not in NAMED:  # a foul or a challenge
            return super().place(slot)
        return "other", self.others.setdefault(f"{rule} {yards}", len(self.others))


class Cards(NamedTuple):
    """By ball the class it is of and where its ends and challenges are; everything else by class."""

    of_ball: Array
    places: Array
    """By ball: ends, then what stands and what is won by challenges of ours, and by theirs."""
    widths: tuple[int, int, int]
    """Ends, challenges of ours, of theirs."""
    weights: Array
    """By end or challenge (ours, then theirs), and sum."""
    usual: Array
    """By call and end, its chance when no event counts and nothing is challenged."""
    plain: Array
    """By pair of cards, as are those that follow."""
    leading: Array
    others: Array
    real: Array
    """False for a card that can't be played there."""
    ours: Array
    """What a timeout leads to: the sums to choose the best of. Then those of the other side."""
    theirs: Array
    kept: Array
    """By pair and offer."""
    change: Array
    to_defence: Array
    offered: Array
    fouls: tuple[Foul, ...]


def taken(take: Take, of: int = 1000) -> list[int]:
    return [int(place) for place in take(range(of))]


@cache
def cards() -> Cards:
    classes = [Relative(ball).compiled() for ball in BALLS]
    (fouls,) = {one.fouls for one in classes}
    wide = [max(width(one)[at] for one in classes) for at in range(3)]
    number = {ball: at for at, ball in enumerate(BALLS)}
    of_ball = np.array([number[alike(max(1, ball))] for ball in range(FIELD)])
    places = np.array([places_of(classes[of_ball[ball]], ball, wide) for ball in range(FIELD)])
    ours, theirs = ([sums_to_choose(one, side) for one in classes] for side in (False, True))
    most = max(map(len, ours))
    kept, change, to_defence, offered = (
        np.array(each) for each in zip(*[offers_of(one, most) for one in classes], strict=True)
    )
    pairs = np.array([pairs_of(one) for one in classes])
    return Cards(
        of_ball=of_ball,
        places=places,
        widths=(wide[0], wide[1], wide[2]),
        weights=np.array([weights_of(one, wide, max(len(each.sums) for each in classes)) for one in classes]),
        usual=np.array([usual_of(one, wide[0]) for one in classes]),
        plain=pairs[:, :, 0],
        leading=pairs[:, :, 1],
        others=pairs[:, :, 2],
        real=pairs[:, :, 3] > 0,
        ours=np.array([filled(each, most) for each in ours]),
        theirs=np.array([filled(each, max(map(len, theirs))) for each in theirs]),
        kept=kept,
        change=change,
        to_defence=to_defence > 0,
        offered=offered,
        fouls=fouls,
    )


def width(ball: Ball) -> tuple[int, int, int]:
    ours = len(taken(ball.ours.stands))
    return len(ball.placed) + len(ball.others), ours, len(ball.challenges) - ours


def places_of(relative: Ball, ball: int, wide: Sequence[int]) -> list[int]:
    found = [min(FIELD, max(0, ball + yards)) for yards in relative.placed]
    for name in relative.others:
        what, yards = name.split()
        found.append(FIRST[what] + min(NAMED[what], max(0, ball + int(yards))))
    ends = [*found, *[found[0]] * (wide[0] - len(found))]
    for side, most in ((relative.ours, wide[1]), (relative.theirs, wide[2])):
        for take in challenged(side):
            places = [found[end] for end in taken(take, len(found))]
            ends += [*places, *[found[0]] * (most - len(places))]
    return ends


def challenged(side: Challenges) -> tuple[Take, Take]:
    return side.stands, side.won


def weights_of(ball: Ball, wide: Sequence[int], sums: int) -> Array:
    ends, ours, theirs = width(ball)
    row = [*range(ends), *range(wide[0], wide[0] + ours)]
    row += range(wide[0] + wide[1], wide[0] + wide[1] + theirs)
    found = np.zeros((plain_sum(wide), sums))
    for number, (base, take, parts) in enumerate(ball.sums):
        if base >= 0:
            found[:, number] = found[:, base]
        found[[row[place] for place in taken(take, len(row))], number] += parts
    return found


def usual_of(ball: Ball, wide: int) -> Array:
    found = np.zeros((len(CALLS), wide))
    for call, (take, weights) in zip(ball.calls, ball.usual, strict=True):
        found[CALLS.index(call), taken(take, wide)] = weights
    return found


def pairs_of(ball: Ball) -> list[tuple[int, int, int, int]]:
    """By call and defence card, those that can't be played too: three sums, and whether they can."""
    found = [(0, 0, 0, 0)] * PAIRS
    for pair, row in enumerate(ball.pairs):
        found[everywhere(ball, pair)] = (*row, 1)
    return found


def everywhere(ball: Ball, pair: int) -> int:
    """A pair of cards by its place among all that there are."""
    call, defence = divmod(pair, len(DEFENCES))
    return CALLS.index(ball.calls[call]) * len(DEFENCES) + defence


def sums_to_choose(ball: Ball, defends: bool) -> list[list[int]]:
    changes = ball.changes
    single = changes.theirs if defends else changes.ours
    many = changes.their_choices if defends else changes.our_choices
    return [*[[number] for number in taken(single)], *map(taken, many)]


def filled(rows: list[list[int]], many: int) -> list[list[int]]:
    """As many rows, each as long as the longest can be; the last of each again."""
    longest = len(DEFENCES)
    found = [[*row, *row[-1:] * (longest - len(row))] for row in rows]
    return [*found, *[[0] * longest] * (many - len(found))]


def offers_of(ball: Ball, ours: int) -> tuple[Array, ...]:
    """By pair and offer: the sum of the answer that costs nothing, the changes, whether the defence is offered it."""
    kept, change, to_defence, offered = np.zeros((4, PAIRS, MOST_OFFERS), int)
    for pair, offers in enumerate(ball.offers):
        at = everywhere(ball, pair)
        for number, offer in enumerate(offers):
            kept[at, number] = offer.kept
            change[at, number] = moved(ball, offer.change, ours)
            to_defence[at, number] = offer.to_defence
            offered[at, number] = 1
    return kept, change, to_defence, offered


def moved(ball: Ball, change: int, ours: int) -> int:
    """A change by its place among ours, then theirs, from that in the order of `Changes`."""
    changes = ball.changes
    single = len(taken(changes.ours)), len(taken(changes.theirs))
    if change < single[0]:
        return change
    if change < plain_sum(single):
        return ours + change - single[0]
    many = change - plain_sum(single)
    if many < len(changes.our_choices):
        return single[0] + many
    return ours + single[1] + many - len(changes.our_choices)
