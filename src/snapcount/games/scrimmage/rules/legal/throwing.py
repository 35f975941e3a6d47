"""Chapters 9 and 11: who may throw to whom, and what the pass is worth."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.core.table import Refusal
from snapcount.games.scrimmage.rules.field import AROUND, control, distance
from snapcount.games.scrimmage.rules.legal.acting import too_dear
from snapcount.games.scrimmage.rules.sight import depth_of, sights
from snapcount.games.scrimmage.state import Man, Play, find_man
from snapcount.games.scrimmage.tables import (
    BALL_MARKERS,
    COUNTERS,
    DEDUCTIONS,
    LONG_PASSER,
    LONG_RECEIVER,
    LONGEST_PASS,
    SHORT_PASSER,
    SHORT_RECEIVER,
    distance_points,
)

SHORT = 5
"""SC-9.29."""
_POINTS = {item["n"]: item.get("points_per_man", item.get("points_per_hex")) for item in DEDUCTIONS["items"]}


def forward_problem(play: Play) -> Refusal | None:
    """SC-16.14: whether the offence may commit to a forward pass now."""
    marker = BALL_MARKERS.get(play.o_ball)
    if play.changed:
        return Refusal("SC-13.26", "The play was changed in this turn: no pass can be called.")
    if play.forward_thrown:
        return Refusal("SC-9.32", "There is only one forward pass in a play, and it has been thrown.")
    if marker is not None and not marker.forward:
        return Refusal("SC-16.14", "This play has no forward pass.")
    if marker is not None and play.number < marker.earliest:
        return Refusal(
            "SC-13.18", f"This play has no forward pass before turn {marker.earliest} after the snap."
        )
    if play.ball_crossed:
        return Refusal("SC-9.42", "The ball has been carried across the line of scrimmage: no forward pass.")
    if play.ineligible_crossed:
        return Refusal(
            "SC-9.37", "A man who may not catch a pass has crossed the line of scrimmage: no forward pass."
        )
    return None


def throw_problem(play: Play, to: str, long: bool) -> Refusal | None:
    """SC-16.14: whether the holder may throw to this man now."""
    passer = find_man(play, play.holder)
    if to == passer.id or to[0] != "O":
        return Refusal("SC-9.35", f"{to} can't be thrown to.")
    receiver = find_man(play, to)
    if passer.id not in play.snapshot.passers:
        return Refusal("SC-9.34", f"{passer.id} may not throw.")
    if to not in play.snapshot.receivers:
        return Refusal("SC-9.35", f"{to} may not catch a pass.")
    for man in (passer, receiver):
        if man.hex < 0 or man.hit or man.level:
            return Refusal("SC-9.33", f"{man.id} is hit, down or off the field.")
    problem = range_problem(play, passer, receiver, long)
    if problem:
        return problem
    for man, cost in zip((passer, receiver), throw_costs(long), strict=True):
        if man.mp < cost:
            return too_dear(man, cost, "SC-9.41")
    return None


def throw_costs(long: bool) -> tuple[int, int]:
    """SC-7.3: MP of passer and receiver."""
    return (LONG_PASSER, LONG_RECEIVER) if long else (SHORT_PASSER, SHORT_RECEIVER)


def range_problem(play: Play, passer: Man, receiver: Man, long: bool) -> Refusal | None:
    """Length, sighting and direction of a pass."""
    far = distance(passer.hex, receiver.hex)
    if far > LONGEST_PASS:
        return Refusal("SC-9.36", f"{receiver.id} is {far} hexes away: no pass goes over more than 45.")
    if (far > SHORT) != long:
        kind = "six hexes or more" if long else "five hexes or fewer"
        return Refusal(
            "SC-9.29", f"{receiver.id} is {far} hexes away: now only a pass over {kind} can be thrown."
        )
    if not sights(passer, receiver):
        return Refusal("SC-9.40", f"{passer.id} does not see {receiver.id}.")
    if is_forward(play, passer, receiver) != (play.committed == "forward"):
        return Refusal(
            "SC-9.50", f"A {play.committed} pass was called: a throw to {receiver.id} would not be one."
        )
    if play.committed == "forward":
        if depth_of(play, passer.hex) > 0 or play.ball_crossed:
            return Refusal("SC-9.42", "A forward pass is thrown from behind the line of scrimmage.")
        if play.ineligible_crossed:
            return Refusal(
                "SC-9.37",
                "A man who may not catch a pass has crossed the line of scrimmage: no forward pass.",
            )
    return None


def is_forward(play: Play, passer: Man, receiver: Man) -> bool:
    """SC-9.31: the receiver is closer to the attacked goal."""
    return depth_of(play, receiver.hex) > depth_of(play, passer.hex)


def receivers(play: Play, long: bool) -> tuple[str, ...]:
    """Everybody to whom a legal pass of this length can be thrown."""
    if not play.holder:
        return ()
    return tuple(man.id for man in play.men if man.id[0] == "O" and throw_problem(play, man.id, long) is None)


class PassingPoints(NamedTuple):
    """SC-9.43: abilities and the five deductions (negative), summed."""

    passer: int
    receiver: int
    distance: int
    target: int
    passer_adjacent: int
    receiver_adjacent: int
    zoc_overlap: int
    net: int
    hexes: int


def passing_points(play: Play, by: str, to: str, target: int) -> PassingPoints:
    """SC-11.3, SC-11.4, SC-11.5, SC-11.6, SC-11.7, SC-11.8, SC-11.9, SC-11.10 `target` is the true Pass
    Target hex, -1 where none counts."""
    passer, receiver = find_man(play, by), find_man(play, to)
    hexes = distance(passer.hex, receiver.hex)
    aims = target >= 0 and is_forward(play, passer, receiver) and depth_of(play, receiver.hex) >= 1
    off_target = distance(receiver.hex, target) if aims else 0
    near_passer = close_men(play, passer, (by, to))
    near_receiver = tuple(man for man in close_men(play, receiver, (by, to)) if man[0] == "D")
    overlapping = zone_overlaps(play, passer, near_passer)
    points = (
        COUNTERS[by].passing,
        COUNTERS[to].receiving,
        -distance_points(hexes) if hexes <= LONGEST_PASS else -distance_points(LONGEST_PASS),
        -off_target * _POINTS[2],
        -len(near_passer) * _POINTS[3],
        -len(near_receiver) * _POINTS[4],
        -len(overlapping) * _POINTS[5],
    )
    return PassingPoints(*points, sum(points), hexes)


def close_men(play: Play, man: Man, but: tuple[str, ...]) -> tuple[str, ...]:
    """SC-11.6, SC-11.10: men in his hex or next to it, neutralized ones too."""
    near = (man.hex, *AROUND[man.hex])
    return tuple(other.id for other in play.men if other.hex in near and other.id not in but)


def zone_overlaps(play: Play, passer: Man, counted: tuple[str, ...]) -> tuple[str, ...]:
    """SC-11.8, SC-11.9: opponents on their feet whose zone shares a hex with the passer's."""
    zone = set(control(passer.hex, passer.facing))
    return tuple(
        man.id
        for man in play.men
        if man.id[0] == "D"
        and man.hex >= 0
        and not man.level
        and man.id not in counted
        and not zone.isdisjoint(control(man.hex, man.facing))
    )


def interceptors(play: Play) -> tuple[str, ...]:
    """SC-9.45, SC-9.47: defenders without a marker within three hexes of the intended receiver."""
    aimed = find_man(play, play.aimed).hex
    return tuple(man.id for man in play.men if interception_problem(play, man.id, aimed) is None)


def interception_problem(play: Play, id: str, aimed: int) -> Refusal | None:
    man = find_man(play, id)
    if id[0] != "D" or man.hex < 0 or man.hit or man.level:
        return Refusal("SC-9.47", f"{id} isn't a defender on his feet and free of a hit.")
    if distance(man.hex, aimed) > 3:
        return Refusal("SC-9.45", f"{id} is more than three hexes from the intended receiver.")
    return None
