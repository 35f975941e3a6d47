"""What would the book do? The question at hand, judged as a review would judge an answer to it, before it is given."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from snapcount.core.analysis import Analysis, analysis_for
from snapcount.core.drivers.recorded import Input, answered
from snapcount.core.foresight import Mixes, shown
from snapcount.core.review.judging import Judged
from snapcount.core.review.observed import Observed, Phase, Play, Step
from snapcount.core.review.shapes import Choice
from snapcount.core.review.words import Teller, best, percent
from snapcount.core.rulebook import Rulebook
from snapcount.core.table import Pending, Question, Refusal, Seat

if TYPE_CHECKING:
    from snapcount.core.game import Game

MOST = 6
"""Answers that are told."""


class Position(NamedTuple):
    """A moment of a game, small enough to be sent elsewhere: the last checkpoint and what was given since."""

    game: str
    options: Mapping[str, Any]
    state: Any
    inputs: tuple[Input, ...]
    over: float | None = None
    """Home's result, where a seat gave up or ran out of time."""


class Book(NamedTuple):
    """What the book says to one seat. Chances are that seat's own, from 0 to 1."""

    by: str
    """Who says it, and who is assumed to play."""
    choices: tuple[Choice, ...]
    """The best first, with their share of the best mix, and the win chance with each, where they are known."""
    worth: float | None
    """The win chance with the best; None where nothing is known but what a coach would do."""
    words: str
    """Long Pass 71 %, Short Pass 29 %; worth 54 %."""


NOTHING = Book("", (), None, "")


def position_of(game: Game) -> Position:
    loser = game.resigned if game.resigned is not None else game.timed_out
    over = None if loser is None else float(loser)
    return Position(game.rulebook.id, game.options_chosen, game.state, tuple(game.moments[-1].inputs), over)


def chance_at(rulebook: Rulebook, position: Position) -> tuple[float | None, str]:
    """Home's win chance, and who is assumed to play; or why there is none."""
    if position.over is not None:
        return position.over, "the game is over"
    try:
        found = analysis_for(rulebook, position.options)
    except Refusal as refusal:
        return None, refusal.sentence
    if found.win_chance is None:
        return None, f"{rulebook.face.title} has no win chance to offer."
    return found.win_chance(position.state), found.how


def book_at(rulebook: Rulebook, position: Position, seat: Seat) -> Book:
    """From what this seat may know: a sealed or secret answer of the other is never looked at."""
    moment = Moment(rulebook, position, seat)
    if moment.question is None:
        return NOTHING
    judged = moment.judged()
    if judged is None:
        return moment.coached()
    found = Teller(rulebook, ("Home", "Away")).choices(judged)[:MOST]
    choices = tuple(choice._replace(chosen=False) for choice in found)
    worth = max((choice.chance for choice in choices if choice.chance is not None), default=None)
    return Book(judged.by, choices, worth, said(choices, worth))


def said(choices: tuple[Choice, ...], worth: float | None) -> str:
    """The best mix and its worth; of single answers the best, and the next two."""
    if any(choice.share for choice in choices) and worth is not None:
        return f"{best(choices)}; worth {percent(worth)}."
    others = [f"{one.label} {percent(one.chance)}" for one in choices[1:3] if one.chance is not None]
    return f"{'; '.join([best(choices), *others])}."


class Moment:
    """The open question of a seat, with stand-ins for the answers that a judgement needs and nobody has given."""

    def __init__(self, rulebook: Rulebook, position: Position, seat: Seat) -> None:
        self.rulebook, self.position, self.seat = rulebook, position, seat
        table = Observed(position.inputs, 0)
        waiting: dict[Seat, Question[Any]] = {}
        try:
            if not rulebook.rules.is_over(position.state):
                rulebook.rules.play(table, position.state)
        except Pending as pending:
            waiting = dict(pending.questions)
        self.question = waiting.get(seat)
        self.steps = table.steps
        self.sealed = len(waiting) == len(Seat)
        self.hidden = waiting[seat.other] if self.sealed else self.put_away()

    def put_away(self) -> Question[Any] | None:
        """The other's question, if its answer lies face down before us: the answer itself is put away."""
        last = self.steps[-1] if self.steps else None
        if last is None or last.question is None or last.given.seat is self.seat:
            return None
        pairs = sum(1 for step in self.steps if step.sealed)
        if not (last.sealed and pairs % 2) and not last.question.secret:
            return None
        self.sealed = last.sealed
        self.steps = self.steps[:-1]
        return last.question

    def judged(self, answer: Any = None) -> Judged | None:
        """An answer, or the question with a stand-in for it, as a review judges it; None where it doesn't."""
        found = self.analysis()
        if found is None or found.judging is None or self.question is None:
            return None
        chance = found.win_chance or found.judging.win_chance
        if chance is None:
            return None
        mine = self.step(self.seat, self.question, answer)
        steps = [*self.steps, mine]
        if self.hidden is not None:
            steps.append(self.step(self.seat.other, self.hidden, None))
        phase = Phase(self.position.state, tuple(steps), None, 0, ())
        verdict = found.judging.judge(Play((phase,)), chance)
        return next((one for one in verdict.decisions if one.step is mine and one.options), None)

    def analysis(self) -> Analysis | None:
        try:
            return analysis_for(self.rulebook, self.position.options, otherwise=True)
        except Refusal:
            return None

    def step(self, seat: Seat, question: Question[Any], answer: Any) -> Step:
        given = self.stand_in(seat, question) if answer is None else answer
        return Step(len(self.steps), answered(seat, question, given), question, self.sealed)

    def stand_in(self, seat: Seat, question: Question[Any]) -> Any:
        """Any answer that is weighed will do: what the others are worth doesn't hang on it."""
        mixes: Mixes | None = self.rulebook.coaches.equilibrium(self.position.state, {seat: question})
        for mix in () if mixes is None else (mixes.offence, mixes.defence):
            for answer, _ in shown(mix)[:1]:
                if question.problem(answer) is None:
                    return answer
        coach = self.rulebook.coach("veteran").make()
        return coach.answer(self.rulebook.rules.view(self.position.state, seat), question, Random(0))

    def coached(self) -> Book:
        """What can't be judged: the veteran's own answer, and no more."""
        assert self.question is not None
        name = self.rulebook.coach("veteran").name
        label = self.rulebook.face.words.label(self.question, self.stand_in(self.seat, self.question))
        return Book(
            f"{name}, the veteran; this kind of decision is not judged",
            (Choice(label, None, None),),
            None,
            f"{name} would answer: {label}.",
        )
