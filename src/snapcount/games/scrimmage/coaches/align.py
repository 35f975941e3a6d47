"""How the veteran lines up his defence: a stored front, backs over the receivers, now and then a blitz."""

from __future__ import annotations

from random import Random

from snapcount.games.scrimmage.coaches.situation import GOAL_LINE, Situation
from snapcount.games.scrimmage.coaches.tactics import Plan, rehearse
from snapcount.games.scrimmage.questions.place import Layout, Place, Placement
from snapcount.games.scrimmage.rules.actions import END, Action
from snapcount.games.scrimmage.rules.deploy import approach
from snapcount.games.scrimmage.rules.field import COLUMN, FIRST_ROW, GOAL_ROWS, LAST_ROW, find, row_at
from snapcount.games.scrimmage.rules.sight import depth_of
from snapcount.games.scrimmage.state import Play, find_man
from snapcount.games.scrimmage.tables import COUNTERS

LONG = 3
"""Hexes a down from which on a pass is more likely than a run."""
SAFETY, DEEP = 8, 12
"""Whoever a front keeps so far back stands so deep that no receiver is behind him when the ball comes."""
CORNER = 7
"""Columns from the ball beyond which a front has its corners."""
WIDE = 5
"""Columns from the ball beyond which a man of the offence is a wide receiver."""


def line_up(play: Play, front: Layout, blitz: tuple[str, ...] = ()) -> Layout:
    """A front with its corners over the wide men, safeties behind them, blitzers up to the line."""
    taken: set[int] = set()
    chosen: list[Placement] = []
    for place in sorted(front, key=lambda place: depth_of(play, place.hex)):
        hex = spot(play, place, blitz)
        chosen.append(place._replace(hex=vacant(play, hex, taken)))
        taken.add(chosen[-1].hex)
    return tuple(sorted(chosen, key=lambda place: int(place.man[1:])))


def spot(play: Play, place: Placement, blitz: tuple[str, ...]) -> int:
    d, column, ball = depth_of(play, place.hex), COLUMN[place.hex], COLUMN[play.hex]
    if place.man in blitz:
        return find(ball + (4 if column > ball else -4), row_at(play.dir, play.scrimmage_line, 1))
    wide = wide_column(play, 1 if column > ball else -1)
    if d >= SAFETY:
        d = min(DEEP, depth_of(play, find(ball, last_row(play))))
        column = ball + (wide - ball) // 2 if wide else column
    elif wide and abs(column - ball) > CORNER:
        column = wide + (-1 if wide > ball else 1)
    return find(column, min(max(row_at(play.dir, play.scrimmage_line, d), FIRST_ROW), LAST_ROW))


def last_row(play: Play) -> int:
    """No defender need stand further back: two rows into the end zone that he defends."""
    return row_at(play.dir, GOAL_ROWS if play.dir > 0 else 0, 2)


def wide_column(play: Play, side: int) -> int:
    """The column of the offence's widest man on a side of the ball, 0 if nobody stands wide there."""
    ball = COLUMN[play.hex]
    out = [COLUMN[man.hex] for man in play.men if man.id[0] == "O" and (COLUMN[man.hex] - ball) * side > WIDE]
    return max(out, key=lambda column: column * side, default=0)


def vacant(play: Play, hex: int, taken: set[int]) -> int:
    """This hex or one next to it in its row."""
    for aside in (0, 1, -1, 2, -2, 3, -3):
        near = find(COLUMN[hex] + aside, row_at(play.dir, play.scrimmage_line, depth_of(play, hex)))
        if near >= 0 and near not in taken:
            return near
    return hex


def place_defence(play: Play, question: Place, now: Situation, random: Random) -> Layout:
    """A front by what is to gain; against a huddle nobody is wide yet, so the backs move over later."""
    front = question.formation(random.choice(fronts(now)))
    backers = [place.man for place in front if COUNTERS[place.man].position == "OLB"]
    number = random.choices((0, 1, 2), (6, 3, 1))[0]
    return line_up(play, front, tuple(random.sample(backers, min(number, len(backers)))))


def fronts(now: Situation) -> tuple[str, ...]:
    """More linemen the less is to gain, more backs the more."""
    if now.to_goal <= GOAL_LINE:
        return ("goal_line", "five_two")
    if now.hexes <= 2:
        return ("five_two", "four_three")
    if now.hurried or now.hexes / (5 - min(now.down, 4)) > LONG:
        return ("nickel", "nickel", "four_three")
    return ("four_three", "four_three", "nickel")


def shift(play: Play) -> Plan:
    """Before the snap: corners and safeties over to where the receivers went."""
    front = tuple(Placement(man.id, man.hex, man.facing) for man in play.men if man.id[0] == "D")
    plan: list[Action] = []
    for place in line_up(play, front):
        man = find_man(play, place.man)
        if place.hex != man.hex and man.status == "fresh":
            path = approach(play, man.id, place.hex, man.facing)
            plan += path
            play = rehearse(play, path)
    return (*plan, END)
