"""How far past the line a runner gets, with the chances: what several puzzles are made of."""

from __future__ import annotations

from snapcount.core.adding import plain_sum
from snapcount.games.scrimmage.coaches.tactics import may_go_on
from snapcount.games.scrimmage.state import Play, find_man

CLEAR, LIKELY = 0.12, 0.4
"""How much better the best must be than the next, and how likely at least, to be asked for."""
LEAST, MOST, SHOWN = 3, 12, 5
"""Hexes past the line that are asked for, and how many answers are offered."""
Far = dict[int, float]
"""How likely each farthest depth is."""
Ranked = tuple[tuple[str, float], ...]


def runs(play: Play) -> bool:
    """After the snap turn: the ball is carried, by somebody who can still go, and no pass is to come."""
    if play.turn != "contact" or play.o_ball == "forward_pass" or not play.holder or len(play.carriers) != 1:
        return False
    man = find_man(play, play.holder)
    return man.hex >= 0 and not man.hit and not man.level and may_go_on(man)


def reaching(far: Far, hexes: int) -> float:
    return plain_sum(chance for depth, chance in far.items() if depth >= hexes)


def clearest(found: dict[str, Far]) -> tuple[int, Ranked] | None:
    """The depth for which one answer is clearest, if it is clear enough; one with a second that might do first."""
    best: tuple[bool, float, int, Ranked] | None = None
    for hexes in range(LEAST, MOST + 1):
        chances = ((label, reaching(far, hexes)) for label, far in found.items())
        ranked = tuple(sorted(chances, key=lambda one: -one[1]))
        if len(ranked) < 3 or ranked[0][1] < LIKELY:
            break
        margin, tempting = ranked[0][1] - ranked[1][1], ranked[1][1] > 0
        if margin >= CLEAR and (best is None or (tempting, margin) > best[:2]):
            best = tempting, margin, hexes, ranked[:SHOWN]
    return None if best is None else best[2:]
