"""Dice Football as its lessons teach it."""

from __future__ import annotations

from random import Random

from benchmarks.learned.pupil import Pupil, Rules, Taught, always
from snapcount.core.habits import AS_USUAL
from snapcount.football.scoring import lead
from snapcount.games.dice_football import questions as q
from snapcount.games.dice_football.state import Call
from snapcount.games.dice_football.tables import FIELD, PASS_NUMBERS
from snapcount.games.dice_football.view import View

SHORT_YARDAGE = 2
"""Lesson 9: "Third and 2 against a guesser: which card makes it most often?" """
NEAR_THE_GOAL = 6
"""Lesson 7: "First and goal on the 6", where a long pass flies out of the end zone."""
FIRST_DOWN_WORTH = 10
TURNOVERS = (1, 3)
"""Events of interception and fumble."""


def to_go(view: View) -> int:
    return view.situation.line - view.situation.ball


def fourth_down(view: View, question: q.CallPlay, random: Random) -> object:
    """Lesson 6: eight or less, go; more: kick inside the 30, punt behind midfield, throw long in between."""
    if view.situation.down < 4 or to_go(view) <= 8:
        return AS_USUAL
    if FIELD - view.situation.ball < 30:
        return Call.FIELD_GOAL
    return Call.PUNT if view.situation.ball < 50 else Call.LONG_PASS


def last_play(view: View, question: q.CallPlay, random: Random) -> object:
    """Lesson 8: the clock is plays; with the last of them kick for three that level or win."""
    behind = -lead(view.score, view.situation.offence)
    last = view.left == 1 and (view.half == 1 or 0 <= behind <= 3)
    return Call.FIELD_GOAL if last and question.in_range else AS_USUAL


def near_the_goal(view: View, question: q.CallPlay, random: Random) -> object:
    """Lesson 7: close in, run or throw short."""
    close = FIELD - view.situation.ball <= NEAR_THE_GOAL
    return Call.SHORT_PASS if close and to_go(view) > SHORT_YARDAGE else AS_USUAL


def against_a_guesser(view: View, question: q.CallPlay, random: Random) -> object:
    """Lesson 9: a Long Pass gains 9 on average; for two yards a Run makes it most often."""
    return Call.RUN if to_go(view) <= SHORT_YARDAGE else Call.LONG_PASS


def shorter_list(view: View, question: q.ChangePlay, random: Random) -> object:
    """Lessons 2 and 5: his card lies open, so throw where his list is shorter."""
    lists = {
        call: len(PASS_NUMBERS[call, False][question.defence]) for call in (Call.LONG_PASS, Call.SHORT_PASS)
    }
    return min(lists, key=lists.__getitem__)


def by_what_he_needs(view: View, question: q.CallDefence, random: Random) -> object:
    """Lesson 3: with ten or more to go on third down he needs a long one."""
    far = view.situation.down >= 3 and to_go(view) > FIRST_DOWN_WORTH
    return 4 if far else AS_USUAL


def against_his_card(view: View, question: q.ChangeDefence, random: Random) -> object:
    """Lesson 3: 5 for the run, 2 for the short one, 1 or 4 for the bomb."""
    return {Call.RUN: 5, Call.SHORT_PASS: 2, Call.LONG_PASS: 1}.get(question.call, AS_USUAL)


def bad_match_up(view: View, question: q.TakeTimeout, random: Random) -> object:
    """Lesson 5: a timeout for another card where the other side has guessed right."""
    attacking = view.seat is view.situation.offence
    stopped = {Call.RUN: (4, 5), Call.SHORT_PASS: (2, 5), Call.LONG_PASS: (1, 4)}.get(question.call, ())
    if not stopped:
        return False
    return (question.defence in stopped) is attacking


def what_it_is_worth(view: View, question: q.ThrowChallenge, random: Random) -> object:
    """Lesson 5: spend timeouts on turnovers and first downs, not on three yards."""
    first_down = max(question.stands, question.overturned) >= to_go(view)
    return question.event in TURNOVERS or first_down


def the_twenty(view: View, question: q.ReturnBall, random: Random) -> object:
    """Lesson 8: a kickoff is an even bet; below your own 10 take the touchback of a punt."""
    return q.Catch.TOUCHBACK if question.spot < 10 and question.kind != "kickoff" else q.Catch.RETURN


def when_deep_is_too_late(view: View, question: q.KickOff, random: Random) -> object:
    """Lesson 8: behind with four plays left, an onside kick; else deep."""
    late = view.half == 2 and view.left <= 4 and lead(view.score, view.situation.offence) < 0
    return q.Kick.ONSIDE if late and question.onside else q.Kick.DEEP


def one_or_two(view: View, question: q.CallTry, random: Random) -> object:
    """Lesson 7: kick the one unless only two will do."""
    needed = view.half == 2 and view.left == 0 and lead(view.score, view.situation.offence) == -2
    return Call.RUN if needed else Call.FIELD_GOAL


RULES: Rules = {
    q.CallPlay: (
        Taught(8, last_play),
        Taught(6, fourth_down),
        Taught(7, near_the_goal),
        Taught(9, against_a_guesser),
    ),
    q.ChangePlay: (Taught(5, shorter_list),),
    q.CallDefence: (Taught(3, by_what_he_needs), Taught(9, always(5))),
    q.ChangeDefence: (Taught(3, against_his_card),),
    q.TakeTimeout: (Taught(5, bad_match_up),),
    q.ThrowChallenge: (Taught(5, what_it_is_worth),),
    q.ReturnBall: (Taught(8, the_twenty),),
    q.KickOff: (Taught(8, when_deep_is_too_late),),
    q.CallTry: (Taught(7, one_or_two),),
    q.DefendTry: (Taught(3, always(5)),),
}


def pupil() -> Pupil:
    return Pupil(RULES)
