"""Where a hex is, as people on the field would say it."""

from __future__ import annotations

from collections.abc import Sequence

from snapcount.football.words import counted
from snapcount.games.scrimmage.rules.field import (
    CENTRE,
    COLUMN,
    LEFT_HASH,
    beyond_goal,
    depth,
    distance,
    in_yards,
)
from snapcount.games.scrimmage.state import Play, find_man
from snapcount.games.scrimmage.tables import COUNTERS

MIDDLE = CENTRE - LEFT_HASH
"""Columns on either side of the centre that are still the middle of the field."""


def man_name(id: str) -> str:
    """31 (RB)"""
    return f"{number(id)} ({COUNTERS[id].position})" if id in COUNTERS else id


def number(id: str) -> str:
    """31: no two of the two teams bear the same."""
    return id[1:] if id in COUNTERS else id


def together(men: Sequence[str]) -> str:
    """5, 55 and 64."""
    numbers = [number(man) for man in men]
    return " and ".join(filter(None, (", ".join(numbers[:-1]), numbers[-1])))


def downfield(dir: int, line: int, hex: int) -> str:
    """12 yards downfield, right side: seen from the offence (SC-2.17), from the line of scrimmage."""
    far = depth(dir, line, hex)
    long = (
        f"{counted(in_yards(abs(far)))} {'downfield' if far > 0 else 'behind the line'}"
        if far
        else "at the line"
    )
    if beyond_goal(dir, hex):
        long = "in the end zone"
    right = (COLUMN[hex] - CENTRE) * dir
    side = "middle" if abs(right) <= MIDDLE else "right side" if right > 0 else "left side"
    return f"{long}, {side}"


def across(dir: int, hex: int) -> str:
    """Between the hash marks: in the centre, one hex to the left, on the right hash mark."""
    right = (COLUMN[hex] - CENTRE) * dir
    side = "right" if right > 0 else "left"
    return (
        "in the centre"
        if not right
        else f"on the {side} hash mark"
        if abs(right) == MIDDLE
        else f"a hex to the {side}"
    )


def spot(play: Play, hex: int) -> str:
    return downfield(play.dir, play.scrimmage_line, hex)


def man_at(play: Play, id: str) -> str:
    """85 (WR), 12 yards downfield, right side."""
    return f"{man_name(id)}, {spot(play, find_man(play, id).hex)}"


def target(play: Play, hex: int) -> str:
    """12 yards downfield, right side, nearest 85."""
    near = nearest(play, hex)
    return spot(play, hex) + (f", nearest {number(near)}" if near else "")


def nearest(play: Play, hex: int) -> str:
    """Who may catch a pass and stands closest to a hex; "" where nobody may."""
    able = [
        man
        for man in play.men
        if man.hex >= 0 and man.id in play.snapshot.receivers and man.id != play.holder
    ]
    return min(able, key=lambda man: (distance(man.hex, hex), man.id)).id if able else ""


def room(dir: int, hex: int) -> str:
    """Which side of the ball is the wide one."""
    right = (COLUMN[hex] - CENTRE) * dir
    return (
        "As much room on either side."
        if not right
        else f"More room on the {'left' if right > 0 else 'right'}."
    )
