"""What chance and the rookie decide in the bare loop: chained throws, run-backs, calls."""

from __future__ import annotations

from collections.abc import Callable

Uniform = Callable[[], float]

RUN_VALUE = (0, 0, 1, 2, 4, 6)
SHORT_NUMBERS = ((), (), (1, 2, 3), (6,), (), (4, 5))
LONG_NUMBERS = ((), (4, 5, 6), (6,), (3, 4), (1, 2, 3), (1,))
RED_NUMBERS = ((), (4, 5, 6), (5, 6), (3, 4), (1, 2, 3), (1, 2))
RUN, SHORT, LONG, FIELD_GOAL, PUNT = range(5)
CALLS = (RUN, RUN, RUN, SHORT, SHORT, SHORT, LONG, LONG)
PENALTY = {7: 5, 8: 5, 9: 10, 10: 15}


def chain(random: Uniform) -> int:
    """The further throws after a doublet."""
    total = 0
    while True:
        a, b = int(random() * 6) + 1, int(random() * 6) + 1
        total += a + b
        if a != b:
            return total


def run_back(random: Uniform, rate: int) -> int:
    total = 0
    while True:
        a, b = int(random() * 6) + 1, int(random() * 6) + 1
        if a != b:
            return total + rate * (a + b)
        total += 2 * rate * (a + b)


def clock_call(
    down: int, to_go: int, ball: int, last_play: bool, last_drive: bool, final: bool, lead: int
) -> int:
    """What the clock and the score demand, or -1: see coaches/manners.py."""
    if last_play and lead > 0 and final:
        return -1
    if not last_play and not (down == 4 and lead < 0 and last_drive):
        return -1
    if ball >= 60 and (lead >= -3 or not final):
        return FIELD_GOAL
    return SHORT if to_go <= 5 and not last_play else LONG


def rookie_call(random: Uniform, down: int, to_go: int, ball: int) -> int:
    if down == 4 and to_go > 2:
        return FIELD_GOAL if ball >= 72 else PUNT
    return CALLS[int(random() * 8)]
