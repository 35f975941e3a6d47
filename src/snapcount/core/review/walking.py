"""Exact judging: the value after every decision and every card is worked out from all that can follow in the phase."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

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

Pairs = Callable[[Phase, Step, Step, Value], Met | None]
"""A sealed pair (home's step, away's), judged by a game's own model; None where it has nothing to say."""


class Walked:
    """The values inside one phase; questions that aren't asked about are answered by the strongest coach."""

    def __init__(self, rulebook: Rulebook, phase: Phase, value: Value) -> None:
        self.phase, self.value, self.rulebook = phase, value, rulebook
        coach = rulebook.coaches.levels[-1].make()
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
        return sum(float(chance) * self.value(state) for state, chance in spread.items())


def walk(rulebook: Rulebook, phase: Phase, value: Value, pairs: Pairs, by: str) -> Verdict:
    """Every part of a phase: decisions, guesses, cards; what is left between them is dice."""
    walked = Walked(rulebook, phase, value)
    now, verdict, number = value(phase.state), NOTHING, 0
    while number < len(phase.steps):
        step = phase.steps[number]
        if step.sealed and number + 1 < len(phase.steps):
            met = pair(walked, number, pairs, by)
            number += 2
            both = walked.after(number)
            if met is None:
                verdict += unjudged(phase.steps[number - 2 : number])
            else:
                now = met.value - met.best + now
                verdict += met.verdict
            verdict += luck(DICE, both - now)
            now = both
            continue
        number += 1
        if step.question is not None:
            met = alone(walked, step, number - 1, by)
            verdict += unjudged([step]) if met is None else luck(DICE, met.best - now) + met.verdict
            now = now if met is None else met.value
        elif step.deck and not isinstance(step.deck[0], Seat):
            drawn = walked.after(number)
            verdict += luck(CARDS, drawn - now)
            now = drawn
    return verdict


def pair(walked: Walked, count: int, pairs: Pairs, by: str) -> Met | None:
    """By the game's own model, or every pair tried where there are few."""
    phase = walked.phase
    home, away = sorted(phase.steps[count : count + 2], key=lambda step: step.given.seat or 0)
    met = pairs(phase, home, away, walked.value)
    if met is not None:
        return met
    assert home.question is not None and away.question is not None
    if not (home.question.listed and away.question.listed):
        return None
    ours, theirs = list(home.question.options()), list(away.question.options())
    if not 1 < len(ours) * len(theirs) <= MOST_PAIRS:
        return None
    matrix = [[walked.after(count, mine, other) for other in theirs] for mine in ours]
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


__all__ = ["Pairs", "Side", "Walked", "sealed", "walk"]
