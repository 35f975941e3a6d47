"""Exact judging: the value after every decision and every card is worked out from all that can follow in the phase."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.core.drivers.odds import Odds
from snapcount.core.drivers.walk import Chosen
from snapcount.core.review.judging import NOTHING, Judged, Met, Side, Value, Verdict, sealed, single
from snapcount.core.review.observed import Phase, Step
from snapcount.core.review.shapes import CARDS, DICE, Part
from snapcount.core.rulebook import Rulebook
from snapcount.core.table import Question, Seat

MOST_OPTIONS = 12
"""Single decisions with more answers than this are not judged one by one."""
MOST_PAIRS = 25
DEPTH = 8
"""How deep a rule that calls itself is followed: less than a millionth is left out."""


class Weighed(NamedTuple):
    """What a game's own model made of some steps; without a `met` they could not be judged."""

    met: Met | None
    steps: int
    exact: bool = False
    """What the steps are worth is just what can be expected of them: it needn't be worked out again."""


class Walked:
    """The values inside one phase; questions that aren't asked about are answered by the veteran."""

    def __init__(self, rulebook: Rulebook, phase: Phase, value: Value) -> None:
        self.phase, self.value, self.rulebook = phase, value, rulebook
        coach = rulebook.coach("veteran").make()
        views = {seat: rulebook.rules.view(phase.state, seat) for seat in Seat}

        def answer(seat: Seat, question: Question[Any]) -> Any:
            return coach.answer(views[seat], question, Random(0))

        self.odds = Odds(answer, DEPTH)

    def after(self, count: int, *answers: Any) -> float:
        """What can be expected after so many of the phase's inputs and these answers."""
        known = [
            Chosen(step.given.value, step.given.seat) if step.question is not None else step.given.value
            for step in self.phase.steps[:count]
        ]
        spread = self.odds.of(
            self.rulebook.rules.play, self.phase.state, after=[*known, *map(Chosen, answers)]
        )
        return plain_sum(float(chance) * self.value(state) for state, chance in spread.items())


Own = Callable[[Walked, int], Weighed | None]
"""How a game itself judges the steps from a number on; None where it leaves them to exact odds."""


def walk(walked: Walked, judge: Own, by: str) -> Verdict:
    """Every part of a phase: decisions, guesses, cards; what is left between them is dice."""
    steps = walked.phase.steps
    now, verdict, number = walked.value(walked.phase.state), NOTHING, 0
    while number < len(steps):
        step = steps[number]
        if step.question is None:
            number += 1
            if is_card(step):
                drawn = walked.after(number)
                verdict += luck(CARDS, drawn - now)
                now = drawn
            continue
        weighed = judge(walked, number) or exactly(walked, number, by)
        met, number = weighed.met, number + weighed.steps
        if met is None:
            verdict += unjudged(steps[number - weighed.steps : number])
        else:
            verdict += luck(DICE, met.best - now) + met.verdict
            now = met.value
        if number < len(steps) and is_card(steps[number]) and not (weighed.exact and met is not None):
            expected = walked.after(number)
            verdict += luck(DICE, expected - now)
            now = expected
    return verdict


def is_card(step: Step) -> bool:
    """A coin is no card."""
    return bool(step.deck) and not isinstance(step.deck[0], Seat)


def exactly(walked: Walked, number: int, by: str) -> Weighed:
    """Every answer tried, or every pair of two sealed ones, where there are few."""
    steps = walked.phase.steps
    if not steps[number].sealed:
        return Weighed(alone(walked, steps[number], number, by), 1, exact=True)
    if number + 1 == len(steps):
        return Weighed(None, 1)
    return Weighed(pair(walked, number, by), 2, exact=True)


def pair(walked: Walked, number: int, by: str) -> Met | None:
    home, away = sorted(walked.phase.steps[number : number + 2], key=lambda step: step.given.seat or 0)
    assert home.question is not None and away.question is not None
    if not (home.question.listed and away.question.listed):
        return None
    ours, theirs = list(home.question.options()), list(away.question.options())
    if not 1 < len(ours) * len(theirs) <= MOST_PAIRS:
        return None
    matrix = [[walked.after(number, mine, other) for other in theirs] for mine in ours]
    return sealed(Side(home, ours), Side(away, theirs), matrix, by)


def alone(walked: Walked, step: Step, count: int, by: str) -> Met | None:
    """A decision that is made openly, every answer tried."""
    question = step.question
    assert question is not None
    if not question.listed:
        return None
    answers = list(question.options())
    if not 1 < len(answers) <= MOST_OPTIONS:
        return None
    return single(step, {answer: walked.after(count, answer) for answer in answers}, by)


def luck(kind: str, change: float) -> Verdict:
    return Verdict((Part(kind, None, change),))


def unjudged(steps: Sequence[Step]) -> Verdict:
    return Verdict(decisions=tuple(Judged(step) for step in steps if step.question is not None))
