"""Card Bowl as its lessons teach it."""

from __future__ import annotations

from random import Random
from typing import Any

from benchmarks.learned.pupil import Pupil, Rules, Taught, always
from snapcount.core.habits import AS_USUAL
from snapcount.core.table import Seat
from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.rules.cards import VALUE
from snapcount.games.card_bowl.rules.lineup.arrange import arranged, book_set
from snapcount.games.card_bowl.rules.lineup.formations import NAMED_SHAPES, SHAPES
from snapcount.games.card_bowl.rules.turns.match_ups import (
    blocked_lanes,
    blocking_value,
    in_backfield,
    in_cover_range,
    in_lane,
    line_range,
    match_up_name,
)
from snapcount.games.card_bowl.rules.turns.moves import DONE, Move, Turn
from snapcount.games.card_bowl.state import Call, Field, Next
from snapcount.games.card_bowl.tables import DEFENCE_FORMATIONS, LAW
from snapcount.games.card_bowl.view import View

HIDDEN = 9
"""Lesson 1: "Count a face-down card as a 9"."""
BIG = 10
"""Lesson 10: "two tens or better" make a pass."""
A_LONG_WAY = 6
TEN_MORE = 10
DOUBLE_TEAM = 2
FAR_PUNT = "4"
LONGEST = 8
"""Intervals of five seconds: "Use all 40"."""
FOUR_THREE: dict[str, Any] = next(row for row in DEFENCE_FORMATIONS["named"] if row["name"] == "4-3")


def to_go(view: View) -> int:
    return view.situation.line - view.situation.ball


def ahead(view: View) -> int:
    seat = view.seat if view.seat is not None else Seat.HOME
    return view.score[seat] - view.score[seat.other]


# With the ball


def lay_out(view: View, question: q.SetOffence, random: Random) -> object:
    """Lesson 3: one big card, run behind seven blockers; two and a long way to go, throw."""
    second = sorted((VALUE[card] for card in question.hand), reverse=True)[1]
    throw = second >= BIG and view.situation.down >= LAW.downs - 1 and to_go(view) >= A_LONG_WAY
    formation, plan = ("Shotgun spread", "pass") if throw else ("Double tight", "run")
    return arranged(NAMED_SHAPES[formation], question.hand, plan)


def backs(view: View, field: Field) -> list[tuple[int, str]]:
    """Values and places of those who can carry the ball, the best first."""
    men = zip(field.men, view.offence, strict=True)
    return sorted(((VALUE[card], man.place) for man, card in men if in_backfield(man)), reverse=True)


def best_lane(view: View, field: Field) -> str:
    """Lessons 1 and 4: your blockers less their men, a face-down card a 9."""
    worth = [0] * len(field.xs)
    for man, card in zip(field.men, view.offence, strict=True):
        if man.at >= 0:
            worth[man.at] += blocking_value(man, card)
    for defender, card in zip(field.defenders, view.defence, strict=True):
        if defender.m >= 0 and not defender.hang:
            worth[defender.m] -= VALUE[card] if card else HIDDEN
    named = [(in_lane(worth, lane), name) for name, lane in blocked_lanes(field).items()]
    return max(named)[1] if named else ""


def lead_blocker(view: View, question: q.MoveOneBack, random: Random) -> object:
    """Lesson 4: a second back blocks in the lane when they can no longer answer."""
    able = backs(view, question.field)
    lane = best_lane(view, question.field)
    move = Move(able[1][1], "block", lane.split("-")[0]) if len(able) > 1 and lane else None
    return move if question.problem(move) is None else None


def run(view: View, question: q.Execute, random: Random) -> object:
    """Lessons 1 and 2: the back, if he is the bigger card; through the lane with the best count."""
    able = backs(view, question.field)
    lane = best_lane(view, question.field)
    throws = VALUE[view.offence[0]]
    return Call("rush", able[0][1], lane) if able and lane and able[0][0] >= throws - 1 else AS_USUAL


def wait(view: View, question: q.Execute, random: Random) -> object:
    """Lesson 5: cold pocket, wait and throw long; a hot lane, go now."""
    cold = question.moment == "blocking" and question.may_wait and to_go(view) >= TEN_MORE
    return None if cold else AS_USUAL


def throw(view: View, question: q.Execute, random: Random) -> object:
    """Lesson 2: to the big card, one whom nobody is on if there is one."""
    covered = {defender.on for defender in question.field.defenders}
    able = [
        (VALUE[card] - BIG // 5 * (man.place in covered), man.place)
        for man, card in zip(question.field.men, view.offence, strict=True)
        if man.kind == "W" or (man.kind == "T" and not man.up)
    ]
    return Call("pass", max(able)[1]) if able else AS_USUAL


def anything(view: View, question: q.Execute, random: Random) -> object:
    """Something must be done with the ball."""
    return next(call for call in question.options() if call is not None)


def one_card_more(view: View, question: q.DrawYardage, random: Random) -> object:
    """Lesson 5: one card more after waiting, if ten or more are to go; the receiver's suit kills it."""
    return 1 if question.most and len(question.drawn) == 1 and not question.sack_round else 0


# Against the ball


def strong_linebackers(view: View, question: q.SetDefence, random: Random) -> object:
    """Lesson 6: 4-3, strong linebackers."""
    return book_set(FOUR_THREE, question.hand, SHAPES[question.shape], "backers")


def up_and_cover(view: View, question: q.DefenceTurn, random: Random) -> object:
    """Lesson 6: outside linebackers into double teams, the middle one free. Lesson 7: safeties on open receivers."""
    if question.number != 1 or question.acted:
        return DONE
    moves = (*double_teams(question.field), *open_receivers(question.field))
    turn = Turn(moves) if moves else DONE
    return turn if question.problem(turn) is None else DONE


def double_teams(field: Field) -> tuple[Move, ...]:
    moves: list[Move] = []
    blocks = [man.at for man in field.men]
    counts = [blocks.count(at) for at in range(len(field.xs))]
    for defender in field.defenders:
        if defender.zone.startswith("OLB") and not field.gun:
            reach = [at for at in line_range(defender, field.xs) if counts[at] >= DOUBLE_TEAM]
            if reach:
                at = max(reach, key=counts.__getitem__)
                counts[at] -= 1
                moves.append(Move(defender.place, "line", match_up_name(at)))
    return tuple(moves)


def open_receivers(field: Field) -> tuple[Move, ...]:
    moves: dict[str, Move] = {}
    covered = {defender.on for defender in field.defenders}
    for man in field.men:
        if man.kind == "W" and man.place not in covered:
            able = [
                d.place for d in field.defenders if d.zone[:1] == "S" and in_cover_range(d, man, man.side)
            ]
            safety = next((place for place in able if place not in moves), None)
            if safety is not None:
                moves[safety] = Move(safety, "cover", man.place)
    return tuple(moves.values())


def highest(view: View, question: q.ExtraCard, random: Random) -> object:
    """Lesson 6: one free card always counts at the end, the best one."""
    return max(question.cards, key=lambda chosen: VALUE[chosen.card]).place


def everybody(view: View, question: q.Tacklers, random: Random) -> object:
    """Lesson 7: always send everybody."""
    return tuple(chosen.place for chosen in question.cards)


# Flags, kicks and the clock


def both_ends(view: View, question: q.TakePenalty, random: Random) -> object:
    """Lesson 8: before you accept, ask what the down would be."""
    us = question.foul.vs.other
    return max(zip(question.choices, question.after, strict=True), key=lambda one: standing(one[1], us))[0]


def standing(after: Next, us: Seat) -> tuple[float, float]:
    """Points at hand, then yards of the field with a lost down counted as ten."""
    offence, ball, down, line = after.situation
    sign = 1 if offence is us else -1
    scored = {"try": 1, "kickoff": 1}.get(after.kind, 0)
    return sign * scored, sign * (ball - TEN_MORE * (down - 1) - (line - ball))


def fourth_down(view: View, question: q.CallPlay, random: Random) -> object:
    """Lesson 9: your half, punt; two yards or less, go; inside their 20 and far to go, kick."""
    _, ball, down, line = question.situation
    if down < LAW.downs:
        return "scrimmage"
    if ball >= 80 and line - ball > 2:
        return "field_goal"
    return "scrimmage" if line - ball <= 2 or ball > 62 else "punt"


def one_snap(view: View, question: q.CallPlay, random: Random) -> object:
    """Lesson 10: 0:10 left and a kick is enough; or ahead, and they can't stop the clock: kneel."""
    lead, ball = ahead(view), question.situation.ball
    if view.quarter >= 4 and view.left <= 3 and -3 <= lead <= 0 and ball >= 65:
        return "field_goal"
    seat = view.seat if view.seat is not None else Seat.HOME
    burnt = view.quarter >= 4 and lead > 0 and not view.timeouts[seat.other] and view.left <= 2 * LONGEST
    return "kneel" if burnt and question.situation.down < LAW.downs else AS_USUAL


def burn_or_hurry(view: View, question: q.RunOff, random: Random) -> object:
    """Lesson 10: behind, stop the clock; ahead, let it run."""
    if view.quarter < 4 or not ahead(view):
        return AS_USUAL
    return LONGEST if ahead(view) > 0 else 6


def stop_the_clock(view: View, question: q.TakeTimeout, random: Random) -> object:
    return "timeout" if view.late and view.quarter >= 4 and ahead(view) < 0 else "no"


RULES: Rules = {
    q.SetOffence: (Taught(3, lay_out),),
    q.MoveOneBack: (Taught(4, lead_blocker),),
    q.Execute: (Taught(1, run), Taught(5, wait), Taught(2, throw), Taught(0, anything)),
    q.DrawYardage: (Taught(5, one_card_more),),
    q.Discard: (Taught(6, lambda view, question, random: question.among[: question.count]),),
    q.SetDefence: (Taught(6, strong_linebackers),),
    q.DefenceTurn: (Taught(7, up_and_cover),),
    q.ExtraCard: (Taught(6, highest),),
    q.Tacklers: (Taught(7, everybody),),
    q.TakePenalty: (Taught(8, both_ends),),
    q.Declare: (Taught(8, always(2)),),
    q.CallPlay: (Taught(10, one_snap), Taught(9, fourth_down)),
    q.PuntPlan: (Taught(9, always(FAR_PUNT)),),
    q.RunOff: (Taught(10, burn_or_hurry),),
    q.TakeTimeout: (Taught(10, stop_the_clock),),
}


def pupil() -> Pupil:
    return Pupil(RULES, (None, DONE, "no"))
