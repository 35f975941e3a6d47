"""A game that coaches play to its end in one go: a record like any other, without running a phase once per answer."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from snapcount.core.drivers.live import Seats
from snapcount.core.drivers.recorded import Input, answered
from snapcount.core.drivers.sampled import Coach
from snapcount.core.table import Question, Seat

if TYPE_CHECKING:
    from snapcount.core.game import Game


class Coached(Seats):
    """The game's own dice, and answers from the coaches as soon as they are asked."""

    def __init__(self, game: Game, coaches: tuple[Coach, Coach], thoughts: Random) -> None:
        super().__init__(game.dice)
        self.game, self.coaches, self.thoughts = game, coaches, thoughts

    def answer(self, asked: dict[Seat, Question[Any]]) -> Input:
        seat = min(asked)
        given = self.coaches[seat].answer(self.game.view(seat), asked[seat], self.thoughts)
        return answered(seat, asked[seat], given)


def let_coaches_play(game: Game, coaches: tuple[Coach, Coach], thoughts: Random) -> None:
    """From where the game stands to its end."""
    game.advance(Coached(game, coaches, thoughts))
