"""Learn from your mistakes: the positions of costly decisions asked again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from snapcount.core.book import Moment, position_of
from snapcount.core.data.answers import legal
from snapcount.core.review.shapes import Decision, Review
from snapcount.core.review.words import SMALL, best, percent
from snapcount.core.table import Question, Seat

if TYPE_CHECKING:
    from snapcount.core.game import Game

COSTLY = 0.02


class Compared(NamedTuple):
    """A new answer beside the one that was given."""

    label: str
    chance: float | None
    """The win chance with it; None where it can't be weighed."""
    gain: float | None
    """What it is better by than the answer of the game."""
    good: bool
    """As good as the best, to a point of win chance."""
    verdict: str
    """How it does, without giving the best away."""
    words: str
    """The same, and what would have been best."""


class Exercise(NamedTuple):
    """A costly decision, and the game as it stood before it: a branch that can be played on."""

    decision: Decision
    game: Game

    @property
    def question(self) -> Question[Any]:
        return self.game.waiting[self.decision.seat]

    def compare(self, answer: Any) -> Compared:
        """How an answer does; plain values will do. One that the rules refuse is refused."""
        question, decision = self.question, self.decision
        given = legal(question, answer)
        label = self.game.rulebook.face.words.label(question, given)
        old = next(choice for choice in decision.choices if choice.chosen)
        top = max(choice.chance or 0.0 for choice in decision.choices)
        chance = self.chance(label, given, top)
        rest = f" Best: {best(decision.choices)}."
        if chance is None or old.chance is None:
            verdict = f"{label} can't be weighed here."
            return Compared(label, None, None, False, verdict, verdict + rest)
        good = chance > top - SMALL
        verdict = said(decision, label, (chance, old.chance, top), good)
        return Compared(
            label, chance, chance - old.chance, good, verdict, verdict if good else verdict + rest
        )

    def chance(self, label: str, answer: Any, top: float) -> float | None:
        """As the review has weighed it; an answer that it hadn't thought of is judged now, in the same way."""
        for choice in self.decision.choices:
            if choice.label == label:
                return choice.chance
        judged = Moment(self.game.rulebook, position_of(self.game), self.decision.seat).judged(answer)
        return None if judged is None else max(0.0, top - judged.cost)


def said(decision: Decision, label: str, chances: tuple[float, float, float], good: bool) -> str:
    """Long Pass: win chance 62 %, as good as any; Punt had 48 %."""
    new, old, top = chances
    chance = f"{label}: win chance {percent(new)}"
    if label == decision.chosen:
        return f"{chance}, the same as in the game: it gives away {percent(top - new)}."
    how = "as good as any" if good else "better" if new > old + SMALL else "no better"
    lost = "" if good else f" It gives away {percent(top - new)}."
    return f"{chance}, {how}; {decision.chosen} had {percent(old)}.{lost}"


def exercises(game: Game, review: Review, seat: Seat | None = None, least: float = COSTLY) -> list[Exercise]:
    """The costliest first."""
    return [Exercise(decision, game.at(decision.at)) for decision in review.costly(seat, least)]
