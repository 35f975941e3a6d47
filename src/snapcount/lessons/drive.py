"""The free play at the end of a lesson: a drive against a coach with real dice."""

from __future__ import annotations

from random import Random

from snapcount.core.drivers.live import Seats
from snapcount.core.fair import FairDice, new_seed
from snapcount.core.game import Game
from snapcount.core.table import Seat
from snapcount.lessons.scripted import LEARNER, OTHER, twin


class FreeDrive:
    """Until somebody scores, the ball changes hands or the half is over; points for the learner are a pass."""

    def __init__(self, position: Game, coach: str) -> None:
        self.game = twin(position)
        self.game.dice = FairDice(new_seed())
        self.game.advance(Seats(self.game.dice))
        self.coach = self.game.rulebook.coach(coach).make()
        self.random = Random(int.from_bytes(new_seed(), "big"))
        self.score = self.game.score
        self.offence = self.holder()
        self.let_coach_answer()

    def answer(self, answer: object) -> None:
        self.game.answer(answer, LEARNER)
        self.let_coach_answer()

    def let_coach_answer(self) -> None:
        while OTHER in self.game.waiting and not self.over:
            question = self.game.waiting[OTHER]
            self.game.answer(self.coach.answer(self.game.view(OTHER), question, self.random), OTHER)

    @property
    def over(self) -> bool:
        game = self.game
        return game.is_over or game.score != self.score or self.holder() != self.offence

    @property
    def passed(self) -> bool:
        return self.game.score[LEARNER] > self.score[LEARNER]

    def holder(self) -> Seat | None:
        board = self.game.rulebook.face.scoreboard(self.game.view(None), self.game.names)
        found: Seat | None = board.possession
        return found
