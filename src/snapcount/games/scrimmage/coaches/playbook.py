"""The veteran's book of plays. A play is known again from the markers and from what was fixed at the snap."""

from __future__ import annotations

from random import Random
from typing import NamedTuple
from zlib import crc32

from snapcount.games.scrimmage.coaches.situation import GOAL_LINE, Situation, situation
from snapcount.games.scrimmage.questions.listed import Markers
from snapcount.games.scrimmage.rules.field import COLUMN, FIRST_ROW, LAST_ROW, LEFT_HASH, RIGHT_HASH, find
from snapcount.games.scrimmage.rules.sight import depth_of
from snapcount.games.scrimmage.state import Play, State
from snapcount.games.scrimmage.tables import COUNTERS


class Call(NamedTuple):
    """A play of the book: markers, a formation, where it goes."""

    name: str
    line: str
    ball: str
    formation: str
    lane: int
    """Columns between the snap and the lane of a run, to the offence's right."""
    near: int = 0
    route: int = 0
    """Depths between which a pass is aimed; 0 for a run."""
    turns: int = 1
    """Game-turns after the snap until the throw."""


BOOK = (
    Call("inside right", "aggressive_blocking", "run_right", "pro_set_right", 1),
    Call("inside left", "aggressive_blocking", "run_left", "pro_set_left", -1),
    Call("sweep right", "aggressive_blocking", "run_right", "pro_set_right", 6),
    Call("sweep left", "aggressive_blocking", "run_left", "pro_set_left", -6),
    Call("draw right", "pass_blocking", "run_right", "pro_set_right", 2),
    Call("draw left", "pass_blocking", "run_left", "pro_set_left", -2),
    Call("pitch right", "aggressive_blocking", "lateral_right", "pro_set_right", 5),
    Call("pitch left", "aggressive_blocking", "lateral_left", "pro_set_left", -5),
    Call("option right", "pass_blocking", "option_right", "pro_set_right", 6, 4, 14, 3),
    Call("option left", "pass_blocking", "option_left", "pro_set_left", -6, 4, 14, 3),
    Call("short pass", "pass_blocking", "forward_pass", "wide_pro_set", 0, 2, 8),
    Call("medium pass", "pass_blocking", "forward_pass", "wide_pro_set", 0, 8, 14),
    Call("deep pass", "pass_blocking", "forward_pass", "wide_pro_set", 0, 16, 26, 2),
    Call("screen", "pass_blocking", "forward_pass", "wide_pro_set", 0, -3, 1),
)


HURRY = 10
"""Hexes that a play should gain when time runs out."""

LENGTHS = (
    (3, ("short pass", "short pass", "screen", "short pass", "medium pass")),
    (7, ("short pass", "medium pass", "short pass", "screen", "short pass", "medium pass", "deep pass")),
    (99, ("medium pass", "short pass", "medium pass", "deep pass", "screen")),
)
"""Passes by the hexes that are still to gain, up to so many."""

RUNS = (
    ("aggressive_blocking", "run"),
    ("pass_blocking", "run"),
    ("aggressive_blocking", "lateral"),
    ("pass_blocking", "option"),
)
"""Kinds of runs: straight, draw, pitch, option. Most are straight."""


def share_of_passes(now: Situation) -> float:
    """The more is to gain on the fewer downs, the more often a pass; at the goal line there is little room for one."""
    if now.hurried:
        return 0.85
    each = now.hexes / (5 - min(now.down, 4))
    share = min(0.2 + 0.17 * each, 0.8)
    return share * (0.6 if now.to_goal <= GOAL_LINE else 1.0)


def choose(view: State, random: Random) -> Markers:
    """A pass or a run by the situation; the ball near a sideline goes to the wide side."""
    play, now = view.play, situation(view)
    if random.random() < share_of_passes(now):
        return Markers("pass_blocking", "forward_pass")
    wide = (COLUMN[play.hex] < LEFT_HASH + 1) - (COLUMN[play.hex] > RIGHT_HASH - 1)
    right = random.random() < 0.5 + 0.25 * wide * play.dir + 0.5 * turned(play)
    kind = random.choices(RUNS, (20, 4 * (now.hexes > 2), 1, 1))[0]
    return Markers(kind[0], kind[1] + ("_right" if right else "_left"))


def turned(play: Play) -> int:
    """1 where the quarterback in his place looks right, -1 where he looks left."""
    for man in play.men:
        if COUNTERS[man.id].passing >= 8 and depth_of(play, man.hex) > -4:
            facing = man.facing if play.dir > 0 else (man.facing + 3) % 6
            return {1: 1, 5: -1}.get(facing, 0)
    return 0


def called(view: State, play: Play) -> Call:
    """The play that this offence runs: it sees its own markers and the scoreboard."""
    now = situation(view)
    return call_of(play, max(now.hexes, HURRY) if now.hurried else now.hexes)


def call_of(play: Play, hexes: int) -> Call:
    """Among the plays with these markers the one that the defence at the snap and the hexes to gain suggest."""
    able = [call for call in BOOK if (call.line, call.ball) == (play.o_line, play.o_ball)]
    able = able or [call for call in BOOK if call.ball == play.o_ball] or [BOOK[0]]
    snap = play.snapshot
    if len(able) == 1 or not snap.d_line:
        return able[0]
    mixed = crc32(repr((play.scrimmage_line, play.hex, snap.d_line, snap.d_backs, snap.receivers)).encode())
    if not able[0].route:
        inside = 3 if len(snap.d_line) <= 4 else 1
        return able[0] if mixed % 4 < inside else able[-1]
    return beyond(pass_for(play, hexes, mixed >> 5), hexes)


def pass_for(play: Play, hexes: int, mixed: int) -> Call:
    """A pass as long as is needed, now and then a longer one; never beyond the end line."""
    room = depth_of(play, find(COLUMN[play.hex], LAST_ROW if play.dir > 0 else FIRST_ROW))
    names = next(names for most, names in LENGTHS if hexes <= most)
    able = [call for name in names for call in BOOK if call.name == name and call.near < room]
    return able[mixed % len(able)]


def beyond(call: Call, hexes: int) -> Call:
    """Aimed so that a catch is enough, where the play's routes are long enough for that."""
    return call._replace(near=hexes) if call.near < hexes <= call.route - 2 else call
