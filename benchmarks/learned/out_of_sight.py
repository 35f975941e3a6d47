"""Out of Sight as its lessons teach it: what somebody finds who looks at the field, drawn with a beginner's hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import cos, hypot, radians, sin
from random import Random
from typing import NamedTuple

from benchmarks.learned.pupil import Pupil, Taught
from snapcount.core.habits import AS_USUAL
from snapcount.core.table import Seat
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.coaches.drawer import Drawer
from snapcount.games.out_of_sight.questions.drawn import CallPlay, KickIt, KickOff, RunAfterCatch, RunBack
from snapcount.games.out_of_sight.questions.listed import DeclarePlay, SetLinebackers
from snapcount.games.out_of_sight.rules.field import Field, find
from snapcount.games.out_of_sight.rules.geometry import Point
from snapcount.games.out_of_sight.rules.pen_line import Law, Line
from snapcount.games.out_of_sight.rules.playbook import Execution, run_law, shape_of, straight_drop
from snapcount.games.out_of_sight.rules.trace import first_contact
from snapcount.games.out_of_sight.state import Path
from snapcount.games.out_of_sight.view import View

HAND = "novice"
"""How far the hand of somebody who draws for the first time strays (OS-21.5)."""
ROOM = 0.8
"""Lesson 1: "Give the bar a full yard": a lane is as long as its worst of three lines side by side."""
TAUGHT = ("dive", "off_tackle_left", "off_tackle_right", "sweep_left", "sweep_right")
"""Lesson 3: Dive through the middle, Off-Tackle three to nine yards out, Sweep nine and more."""
WIDEST = 11.0
HEADINGS = tuple(map(radians, (-24, -12, 0, 12, 24)))
FAR, PIECES = 60.0, 15
WHITE = 1.1
"""Lesson 4: the white patch lies behind the triangle, so far from the middle of the square."""
SLANT_REACH = 15.0
A_STEP = 1.0
UP_CLOSE = 1.4
"""Lesson 7: up against the ball."""
DEEP_KICK, PUNT, POSTS = 57.0, 45.0, 116.5
"""Lessons 8 and 9: where the dots were that worked."""
THE_TWENTY = 20.0


class Lane(NamedTuple):
    """A way that one saw, and how far it goes."""

    gain: float
    play: str
    path: Path


def beside(path: Path) -> Iterator[Path]:
    """The same line a little to the left and to the right."""
    start, *rest = path
    for aside in (0.0, -ROOM, ROOM):
        yield start, *stepped(tuple((x, y + aside) for x, y in rest))


def stepped(path: Path) -> Iterator[Point]:
    """The last leg in short pieces: who is stopped early need not look at the rest."""
    *corners, (x, y), (end_x, end_y) = path
    yield from (*corners, (x, y))
    for part in range(1, PIECES + 1):
        yield x + (end_x - x) * part / PIECES, y + (end_y - y) * part / PIECES


def reach(field: Field, law: Law, start: Path, path: Path, play: str, least: float = -FAR) -> float:
    """How far this line goes before something stops it, with a yard of room on both sides.

    Who looks for the longest says how long it is `least`: shorter ones aren't looked at any closer."""
    kept = shape_of(tables.PLAYBOOK[play], start[0]) if play else None
    far = FAR * 2
    for way in beside(path):
        end = first_contact(field, Line((*start, *way[1:]), law, len(start) - 1, kept=kept))
        far = min(far, law.goes * (end.at[0] - start[0][0]))
        if far <= least:
            break
    return far


def longest(field: Field, law: Law, start: Path, ways: Iterable[Path], play: str = "") -> tuple[float, Path]:
    best: tuple[float, Path] = (-FAR, ())
    for way in ways:
        far = reach(field, law, start, way, play, best[0])
        if far > best[0]:
            best = far, way
    return best


def lanes(view: View) -> list[Lane]:
    return list(seen_lanes(view.options.field, view.ball_at, view.going, view.weather))


@lru_cache(maxsize=8)
def seen_lanes(name_of_field: str, ball: Point, goes: int, weather: str) -> tuple[Lane, ...]:
    """Lessons 1 to 3: find the hole, then the play that owns it; the longest first, one for each play."""
    found: list[Lane] = []
    field = find(name_of_field)
    for name in TAUGHT:
        play = tables.PLAYBOOK[name]
        drop = straight_drop(play, ball, goes) or (ball,)
        law = run_law(play, ball, goes, weather)
        low, high = play.cross[0] + 0.5, min(play.cross[1], WIDEST) - 0.5
        out = [low + step for step in range(int(high - low) + 1)]
        sides = [play.side * far for far in out] if play.side else [*out, *(-far for far in out), 0.0]
        ways = [
            (drop[-1], (ball[0], ball[1] + goes * aside), onward(ball[0], ball[1] + goes * aside, goes, turn))
            for aside in sides
            for turn in HEADINGS
        ]
        gain, path = longest(field, law, drop, ways, name)
        found.append(Lane(gain, name, path))
    return tuple(sorted(found, reverse=True))


def onward(x: float, y: float, goes: int, heading: float) -> Point:
    return x + goes * FAR * cos(heading), y + FAR * sin(heading)


def whites(view: View) -> list[Point]:
    """Lesson 4: the white patches that a Slant reaches, the nearest first."""
    found: list[Point] = []
    x, y = view.ball_at
    for square in find(view.options.field).squares:
        turn = radians(square.symbol.angle)
        white = square.shape.x - WHITE * cos(turn), square.shape.y - WHITE * sin(turn)
        deep, aside = view.going * (white[0] - x), abs(white[1] - y)
        if tables.PLAYBOOK["slant"].depth[0] <= deep <= SLANT_REACH - 1 and aside <= 9:
            found.append(white)
    return sorted(found, key=lambda white: hypot(white[0] - x, white[1] - y))


def mine(view: View) -> tuple[int, int]:
    seat = view.seat if view.seat is not None else Seat.HOME
    return view.score[seat], view.score[seat.other]


class Learner:
    """Looks as the lessons say and draws with its hand."""

    def __init__(self) -> None:
        self.hand = Drawer(HAND)

    # With the ball

    def sneak(self, view: View, question: CallPlay, random: Random) -> object:
        """Lesson 9: one yard, Sneak; straight ahead."""
        if view.situation.line - view.situation.ball > A_STEP:
            return AS_USUAL
        x, y = question.ball_at
        return Execution("sneak", None, self.hand.drawn(((x, y), (x + question.goes * 5, y)), random))

    def throw(self, view: View, question: CallPlay, random: Random) -> object:
        """Lessons 4 and 5: where no hole is long enough a Slant to the nearest white that is far enough."""
        to_go = view.situation.line - view.situation.ball
        if view.situation.down == 1 or lanes(view)[0].gain >= to_go or "slant" not in question.plays:
            return AS_USUAL
        near = whites(view)
        enough = [white for white in near if view.going * (white[0] - view.ball_at[0]) >= to_go]
        drop = straight_drop(tables.PLAYBOOK["slant"], view.ball_at, view.going)
        if not near or drop is None:
            return AS_USUAL
        return Execution("slant", drop, self.hand.dotted(drop[-1], (enough or near)[0], random))

    def run(self, view: View, question: CallPlay, random: Random) -> object:
        """Lesson 6: the best-looking lane is where they are, so take the second best if it is long enough."""
        best, second = lanes(view)[:2]
        lane = second if second.gain >= min(4.0, best.gain) else best
        drop = straight_drop(tables.PLAYBOOK[lane.play], view.ball_at, view.going)
        return Execution(lane.play, drop, self.hand.drawn(lane.path, random))

    def run_on(self, view: View, question: RunAfterCatch, random: Random) -> object:
        """Lesson 5: sidestep, then go. It is dark: nobody sees where his own triangle stands now."""
        x, y = question.start
        aside = y + (2.5 if y >= 0 else -2.5)
        return self.hand.drawn(((x, y), (x + question.goes, aside), (x + question.goes * FAR, aside)), random)

    # Kicks

    def declare(self, view: View, question: DeclarePlay, random: Random) -> object:
        """Lesson 9: far from home punt, inside their 45 kick, one yard Sneak."""
        options = question.options()
        ours, theirs = mine(view)
        last = view.left <= 2 and view.quarter in (2, 4) and -3 <= ours - theirs <= 0
        if question.trying:
            return AS_USUAL
        if question.down < 4 and not last:
            return "scrimmage"
        if "field_goal" in options:
            return "field_goal"
        short = view.situation.line - view.situation.ball <= A_STEP
        return "scrimmage" if short or question.down < 4 else "punt"

    def kick(self, view: View, question: KickIt, random: Random) -> object:
        """Lesson 9: 45 yards past the line; or between the posts, past the bar and short of the stands."""
        x, y = question.start
        if question.kind == "punt":
            room = 100 - view.situation.ball - 5
            past = min(PUNT, question.most - 10, room)
            return self.hand.dotted((x, y), (x + question.goes * (10 + past), y), random)
        return self.hand.dotted((x, y), (POSTS if question.goes == 1 else 100 - POSTS, 0.0), random)

    def kick_off(self, view: View, question: KickOff, random: Random) -> object:
        """Lesson 8: deep and in bounds."""
        far = min(DEEP_KICK, question.most - 8)
        x, y = question.start
        return self.hand.dotted((x, y), (x + question.goes * far, y), random)

    def run_back(self, view: View, question: RunBack, random: Random) -> object:
        """Lesson 8: round the red; a wall of red, take the 20."""
        x, y = question.start
        ways: list[Path] = []
        for turn in HEADINGS:
            bend = x + question.goes * 10 * cos(turn), y + 10 * sin(turn)
            ways += [((x, y), bend, onward(*bend, question.goes, then)) for then in HEADINGS]
        best = longest(find(question.field), question.law, ((x, y),), ways)
        own = x if question.goes == 1 else 100 - x
        if question.in_end_zone and own + best[0] < THE_TWENTY:
            return "touchback"
        return self.hand.drawn(best[1], random)

    # Against the ball

    def stand(self, view: View, question: SetLinebackers, random: Random) -> object:
        """Lesson 7: one on the gap, two on the white; short yardage, up against the ball."""
        x, y = question.scrimmage_x, question.ball_y
        close = x + question.goes * UP_CLOSE
        gap = (
            (close, y)
            if view.situation.line - view.situation.ball <= 2
            else on_the_way(lanes(view)[0], close)
        )
        placed: Path = (gap,) if question.code((gap,)) is None else ((close, y),)
        for spot in (*whites(view), *((close, y + aside) for aside in (3, -3, 6, -6))):
            if len(placed) < tables.LINEBACKERS and question.code_beside(spot, placed) is None:
                placed = (*placed, spot)
        return placed


def on_the_way(lane: Lane, x: float) -> Point:
    """Where a lane passes this line."""
    _, (x0, y0), (x1, y1) = lane.path
    return x, y0 + (y1 - y0) * (x - x0) / (x1 - x0)


def pupil() -> Pupil:
    learner = Learner()
    return Pupil(
        {
            CallPlay: (Taught(9, learner.sneak), Taught(4, learner.throw), Taught(6, learner.run)),
            RunAfterCatch: (Taught(5, learner.run_on),),
            DeclarePlay: (Taught(9, learner.declare),),
            KickIt: (Taught(9, learner.kick),),
            KickOff: (Taught(8, learner.kick_off),),
            RunBack: (Taught(8, learner.run_back),),
            SetLinebackers: (Taught(7, learner.stand),),
        }
    )
