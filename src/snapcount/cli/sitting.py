"""A game at one keyboard: who sits there, what is kept, whose answer is hidden. It shows nothing itself."""

from __future__ import annotations

import secrets
from pathlib import Path
from random import Random
from typing import Any

from snapcount.core.drivers.sampled import Coach
from snapcount.core.game import Game
from snapcount.core.table import Refusal, Seat
from snapcount.core.taking_back import take_back_point


class Sitting:
    """Every accepted answer is kept before its result is shown."""

    def __init__(self, game: Game, coaches: dict[Seat, Coach], path: Path, again: str = "") -> None:
        self.game = game
        self.coaches = coaches
        self.path = path
        self.again = again
        """The command that goes on with it."""
        self.random = Random(secrets.randbits(64) if game.seed is None else game.seed)
        self.people = [seat for seat in Seat if seat not in coaches]

    def keep(self) -> None:
        self.game.save(self.path)

    def left(self) -> str:
        return f"Saved in {self.path}. `{self.again}` goes on."

    def ended(self) -> str:
        return f"The record is in {self.path}; `snapcount verify {self.path}` checks the dice."

    @property
    def eyes(self) -> Seat | None:
        """Whose eyes look at what is open to all: the only person's, or those of nobody in particular."""
        return self.people[0] if len(self.people) == 1 else None

    def coach_to_answer(self) -> Seat | None:
        return next((seat for seat in self.game.waiting if seat in self.coaches), None)

    def thought(self, seat: Seat) -> Any:
        """What a coach answers; it may take its time."""
        return self.coaches[seat].answer(self.game.view(seat), self.game.waiting[seat], self.random)

    def accept(self, answer: Any, seat: Seat) -> None:
        """An answer into the game and onto the disk, or a `Refusal` and nothing has changed."""
        self.game.answer(answer, seat)
        self.keep()

    def take_back(self) -> None:
        """To the last question that a person answered; what a coach had sealed is thought out anew."""
        point = take_back_point(self.game, self.people)
        if point is None:
            raise Refusal("undo", "There is nothing to take back: you have not answered anything yet.")
        self.game.cut(point, self.eyes)
        self.keep()
        self.random = Random(secrets.randbits(64))

    def hidden(self, seat: Seat) -> bool:
        """Whether the other person at the keyboard must not see what this one answers."""
        sealed = len(self.game.waiting) == 2 or self.game.waiting[seat].secret or self.sealed_by_other(seat)
        return len(self.people) == 2 and sealed

    def sealed_by_other(self, seat: Seat) -> bool:
        """The other person has already given a sealed answer in this same moment."""
        inputs = self.game.moments[-1].inputs
        return (
            len(self.people) == 2 and bool(inputs) and inputs[-1].kind == "answer" and inputs[-1].seat != seat
        )
