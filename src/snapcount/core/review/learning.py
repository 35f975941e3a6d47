"""Learn from your mistakes: the positions of costly decisions asked again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from snapcount.core.data.answers import legal
from snapcount.core.review.shapes import Choice, Decision, Review
from snapcount.core.review.words import SMALL, best, percent
from snapcount.core.table import Question, Seat

if TYPE_CHECKING:
    from snapcount.core.game import Game

COSTLY = 0.02


class Compared(NamedTuple):
    """A new answer beside the one that was given."""

    label: str
    chance: float | None
    """The win chance with it; None where it was not weighed."""
    gain: float | None
    """What it is better by than the answer of the game."""
    good: bool
    """As good as the best, to a point of win chance."""
    words: str


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
        label = self.game.rulebook.face.words.label(question, legal(question, answer))
        new = next((choice for choice in decision.choices if choice.label == label), None)
        old = next(choice for choice in decision.choices if choice.chosen)
        top = max(choice.chance or 0.0 for choice in decision.choices)
        if new is None or new.chance is None or old.chance is None:
            return Compared(
                label, None, None, False, f"{label} was not weighed. Best: {best(decision.choices)}."
            )
        good = new.chance > top - SMALL
        return Compared(
            label, new.chance, new.chance - old.chance, good, said(decision, new, old.chance, good)
        )


def said(decision: Decision, new: Choice, old: float, good: bool) -> str:
    """Long Pass: 62 %, the best there is; Punt had 48 %."""
    assert new.chance is not None
    chance = f"{new.label}: win chance {percent(new.chance)}"
    if new.chosen:
        return f"{chance}, the same as in the game. Best: {best(decision.choices)}."
    how = "as good as any" if good else "better" if new.chance > old + SMALL else "no better"
    rest = "" if good else f" Best: {best(decision.choices)}."
    return f"{chance}, {how}; {decision.chosen} had {percent(old)}.{rest}"


def exercises(game: Game, review: Review, seat: Seat | None = None, least: float = COSTLY) -> list[Exercise]:
    """The costliest first."""
    return [Exercise(decision, game.at(decision.at)) for decision in review.costly(seat, least)]
