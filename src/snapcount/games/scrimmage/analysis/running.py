"""How far a runner goes, judged as the veteran would run: where he can still stop, who tackles there, the way on."""

from __future__ import annotations

from snapcount.core.review.yards import Weighed
from snapcount.games.scrimmage.analysis.far import runs
from snapcount.games.scrimmage.coaches.playbook import called
from snapcount.games.scrimmage.coaches.tactics import best_place, may_go_on, rehearse
from snapcount.games.scrimmage.coaches.veteran_offence import run_worth
from snapcount.games.scrimmage.questions.move import Move, Plan
from snapcount.games.scrimmage.rules.actions import CLOSING, END
from snapcount.games.scrimmage.rules.field import GOAL_ROWS
from snapcount.games.scrimmage.rules.sight import depth_of
from snapcount.games.scrimmage.show.words import label
from snapcount.games.scrimmage.state import Play, State, find_man
from snapcount.games.scrimmage.view import view

AHEAD = 4.0
"""What the way on is worth at most; a touchdown is worth no more than to stand on the goal line with it."""


def runners_ways(state: State, question: Move, answer: Plan) -> list[Weighed]:
    """SC-7.4 The runner's own way, whatever part of it an answer has: what he can still come to after it.

    Where he hits somebody or hands off dice and other men decide, and nothing is judged; so with what the others do.
    """
    play = question.play
    if play.phase != "O.movement_contact" or play.committed or not runs(play):
        return []
    man = find_man(play, play.holder)
    last = answer[-1]
    if not any(action.man == man.id for action in answer) and last != END:
        return []
    if last.kind in CLOSING and last != END and last.man == man.id:
        return []
    worth = Worth(state, play)
    plan, there = best_place(play, man, worth.at)
    then = rehearse(play, answer[:-1] if last.kind in CLOSING else answer)
    best = (*plan, END)
    mine, ideal = label(question, answer), label(question, best)
    after = worth.after(then, ends=last == END)
    if mine == ideal:  # how he faces there is not told apart
        after = worth.at(*there)
    options = [Weighed(answer, mine, after)]
    if mine != ideal:
        options.append(Weighed(best, ideal, worth.at(*there)))
    if answer != (END,) != best:
        options.append(Weighed((END,), label(question, (END,)), worth.at(man.hex, man.facing, man.mp)))
    return options


class Worth:
    """The veteran's measure of a runner's places, in hexes."""

    def __init__(self, state: State, play: Play) -> None:
        seen = view(state, state.match.situation.offence)
        man = find_man(play, play.holder)
        self.goal = GOAL_ROWS - play.scrimmage_line if play.dir > 0 else play.scrimmage_line
        self.value = run_worth(play, man, called(seen, play))

    def at(self, hex: int, facing: int, left: int) -> float:
        return min(self.value(hex, facing, left), self.goal + AHEAD)

    def after(self, then: Play, ends: bool) -> float:
        """Where he stands if his phase is over, else the best that he can still come to."""
        man = find_man(then, then.holder) if then.holder else None
        if man is None or man.hex < 0:
            return -AHEAD
        here = self.at(man.hex, man.facing, man.mp)
        if then.end is not None:
            return min(here, depth_of(then, man.hex) + AHEAD)
        if ends or not may_go_on(man):
            return here
        return max(here, self.at(*best_place(then, man, self.at)[1]))
