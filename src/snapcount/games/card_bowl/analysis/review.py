"""How a game of Card Bowl is judged: by the veteran's own evaluation, from what the seat could see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from snapcount.core.review.judging import NOTHING, Judging, Value, Verdict
from snapcount.core.review.observed import Phase, Play, Step
from snapcount.core.review.reasons import Ranked, in_units
from snapcount.core.review.shapes import CARDS
from snapcount.core.review.yards import Scale, Weighed, slope, with_ball, with_points
from snapcount.core.table import Seat
from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.coaches.answers import best_answer, threat
from snapcount.games.card_bowl.coaches.defence import moment_of
from snapcount.games.card_bowl.coaches.offence import (
    WORTH_MOTION,
    after_motion,
    later,
    longer_throws,
    moment,
    quick,
    shown,
)
from snapcount.games.card_bowl.coaches.points import (
    EXTRA_POINT,
    TWO_POINTS,
    conversion,
    down_points,
    going_points,
    kick_points,
    points_of,
    punt_points,
)
from snapcount.games.card_bowl.coaches.prospects import prospects
from snapcount.games.card_bowl.coaches.sight import sight_of
from snapcount.games.card_bowl.rules.turns.blocks import back_moves, moved_back
from snapcount.games.card_bowl.rules.turns.match_ups import updated_ranges
from snapcount.games.card_bowl.show.labels import label
from snapcount.games.card_bowl.state import State
from snapcount.games.card_bowl.tables import LAW
from snapcount.games.card_bowl.view import View, view

IN_YARDS = "the veteran's own evaluation in yards, from what the seat could see"
IN_POINTS = "the veteran's own evaluation in points"
A_SCORE = 3
"""Points over which the worth of one is measured: close games hang on a single one, decisions seldom do."""
A_YARD, A_FIFTH = 1.0, 0.2
"""What the veteran's measures are too coarse to tell apart: yards, points."""
Options = list[Weighed]


def judge(play: Play, value: Value) -> Verdict:
    verdict = NOTHING
    for phase in play.phases:
        for step in phase.steps:
            seat, weigh = step.given.seat, WEIGHED.get(type(step.question))
            if seat is None or weigh is None:
                continue
            options = weigh(view(phase.state, seat), step.question, step.given.value)
            if len(options) > 1 and any(one.answer == step.given.value for one in options):
                verdict += scale(phase, step, seat, value).judged(step, options)
    return verdict


def scale(phase: Phase, step: Step, seat: Seat, value: Value) -> Scale:
    state: State = phase.state
    if isinstance(step.question, q.CallPlay | q.ChooseTry | q.TakePenalty):
        each = slope(value, seat, with_points(state, seat), A_SCORE)
        return Scale(value(state), each, A_FIFTH, IN_POINTS)
    # A yard that the offence gains is one that the defence loses.
    each = slope(value, state.situation.offence, with_ball(state, LAW.length))
    return Scale(value(state), each, A_YARD, IN_YARDS)


def why(value: Value, state: State, asked: str, ranked: Ranked) -> str:
    """In the yards or points that it was judged by."""
    if asked in ("CallPlay", "TakePenalty"):
        return in_units(slope(value, Seat.HOME, with_points(state, Seat.HOME), A_SCORE), "points", ranked)
    return in_units(slope(value, state.situation.offence, with_ball(state, LAW.length)), "yards", ranked)


def calls(seen: View, question: q.CallPlay, answer: str) -> Options:
    """The class of play, in points; late in the game the clock counts, which points don't know."""
    if seen.late:
        return []
    _, spot, down, line = question.situation
    to_go = line - spot
    made = (
        going_points(spot, to_go, conversion(to_go)) if down == LAW.downs else down_points(spot, down, to_go)
    )
    worth = {"scrimmage": made, "punt": punt_points(spot), "field_goal": kick_points(spot)}
    return [Weighed(call, label(question, call), points) for call, points in worth.items()]


def tries(seen: View, question: q.ChooseTry, answer: str) -> Options:
    worth = {"kick": EXTRA_POINT, "two": 2 * TWO_POINTS}
    return [Weighed(way, label(question, way), points) for way, points in worth.items()]


def penalties(seen: View, question: q.TakePenalty, answer: str) -> Options:
    """Both outcomes in points for the side that was offended; a try is always better played again."""
    if seen.trying:
        return []
    seat = question.foul.vs.other
    return [
        Weighed(choice, label(question, choice), points_of(after, seat))
        for choice, after in zip(question.choices, question.after, strict=True)
    ]


def executions(seen: View, question: q.Execute, answer: Any) -> Options:
    """Every play that could be executed, in yards; to wait is worth what the next turn promises."""
    sight = sight_of(seen, question.field)
    at = moment(seen, question, sight)
    best: dict[Any, float] = {}
    for worth in prospects(sight, question.field, at, seen.offence):
        best[worth.call] = max(worth.use, best.get(worth.call, worth.use))
    if question.may_wait and question.moment == "blocking":
        best[None] = later(sight, question.field, at, seen)
    return [Weighed(call, label(question, call), use) for call, use in best.items()]


def yardage(seen: View, question: q.DrawYardage, answer: int) -> Options:
    throws = longer_throws(seen, question)
    return [Weighed(count, label(question, count), throw.use) for count, throw in enumerate(throws)]


def defences(seen: View, question: q.DefenceTurn, answer: Any) -> Options:
    """A whole turn beside the veteran's: what each leaves the offence. Moves made one by one are not judged."""
    if question.acted or not answer.done:
        return []
    field, at, number = question.field, moment_of(seen), question.number
    sight = sight_of(seen, field)
    moves, after = best_answer(sight, field, at, number)
    theirs = answer._replace(moves=moves)
    options = [Weighed(answer, label(question, answer), -threat(sight, question.after(answer), at, number))]
    if theirs != answer:
        options.append(Weighed(theirs, label(question, theirs), -threat(sight, after, at, number)))
    return options


def motions_made(seen: View, question: q.Motion, answer: Any) -> Options:
    """CB-12.15 Who goes in motion, or nobody: what it promises beyond what the defence's answer takes back."""
    return [
        Weighed(
            shift,
            label(question, shift),
            after_motion(seen, question, shift) - (WORTH_MOTION if shift is not None else 0.0),
        )
        for shift in question.options()
    ]


def tight_ends(seen: View, question: q.BlockOrRelease, answer: Any) -> Options:
    """CB-17.3 Who blocks and who goes out, by the best play of the moment after it."""
    if seen.field is None:
        return []
    sight, at, field = sight_of(seen, seen.field), moment_of(seen), updated_ranges(seen.field)
    return [
        Weighed(block, label(question, block), quick(sight, shown(field, block), at, seen))
        for block in question.options()
    ]


def backs(seen: View, question: q.MoveOneBack, answer: Any) -> Options:
    """CB-17.5 A back who leads the way, or stays; the veteran thinks of nothing else."""
    field, at = question.field, moment_of(seen)
    sight = sight_of(seen, field)
    found: dict[Any, float] = {None: quick(sight, field, at, seen)}
    for move in back_moves(field, (), False):
        if move.act == "block":
            found[move] = quick(sight, moved_back(field, move, True), at, seen)
    return [Weighed(move, label(question, move), use) for move, use in found.items()]


WEIGHED: dict[type, Callable[[View, Any, Any], Options]] = {
    q.CallPlay: calls,
    q.ChooseTry: tries,
    q.TakePenalty: penalties,
    q.Execute: executions,
    q.DrawYardage: yardage,
    q.DefenceTurn: defences,
    q.Motion: motions_made,
    q.BlockOrRelease: tight_ends,
    q.MoveOneBack: backs,
}

JUDGING = Judging(
    judge,
    "Calls, motions, tight ends, backs who lead the way, plays executed, yardage cards, penalties and turns of the "
    "defence are judged by the veteran's own evaluation, in yards or points turned into win chance. Formations, single "
    "blocks, kicks and the clock are not judged: nobody has measured them yet; what came of them counts as the cards'.",
    ((CARDS, "cards"),),
    CARDS,
    "cards",
    why=why,
    puzzles=dict.fromkeys(("CallPlay", "Execute", "DefenceTurn", "DrawYardage", "TakePenalty"), (str,)),
)
