"""Two sealed answers weighed by playing on: every pair on the same cards and dice, until the phase ends."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from snapcount.core.analysis import analysis_of
from snapcount.core.drivers.live import Live
from snapcount.core.drivers.recorded import Input, answered
from snapcount.core.drivers.sampled import Cup, seed_of
from snapcount.core.table import Pending, Question, Seat

if TYPE_CHECKING:
    from snapcount.core.game import Game

Policy = Callable[[Seat, Question[Any]], Any]
TIMES = 400
"""How often the cards are dealt anew. Every pair of answers meets the same deals, so that pairs compare far better than
so few deals could tell what one of them is worth."""
MOST_PAIRS = 25


class Pair(NamedTuple):
    """Two questions that are answered unseen, and what the phase was given before them."""

    known: list[Input]
    home: Question[Any]
    away: Question[Any]


class Matrix(NamedTuple):
    """Home's chance to win with each of home's answers (rows) against each of away's."""

    home: list[Any]
    away: list[Any]
    chances: list[list[float]]


class Onward(Cup):
    """Chance from a seed, and a policy's answers."""

    counter = 0

    def __init__(self, random: Random, policy: Policy) -> None:
        super().__init__(random)
        self.policy = policy

    def announce(self, rule: str) -> str:
        return ""

    def answer(self, asked: dict[Seat, Question[Any]]) -> Input:
        seat = min(asked)
        return answered(seat, asked[seat], self.policy(seat, asked[seat]))

    def checkpoint(self, state: Any) -> None:
        """Nothing is compared."""


class Given(Onward):
    """Nothing but what was given."""

    def answer(self, asked: dict[Seat, Question[Any]]) -> Input:
        raise Pending(asked)


class Looking(Live):
    """Runs to the open question and says whether it is one of two that are sealed."""

    pair: Pair | None = None

    def ask_both(self, home: Question[Any], away: Question[Any]) -> tuple[Any, Any]:
        self.pair = Pair(self.inputs[: self.used], home, away)
        answers = super().ask_both(home, away)
        self.pair = None
        return answers


def open_pair(game: Game, policy: Policy) -> Pair | None:
    """Both questions of the sealed pair that is open, one of them answered already or not."""
    inputs = list(game.moments[-1].inputs)
    table = Looking(inputs, Given(Random(0), policy))
    try:
        game.rulebook.rules.play(table, game.state)
    except Pending:
        return table.pair
    return None


def weighed(game: Game, policy: Policy) -> Matrix | None:
    """What every pair of answers makes of home's chance to win; None where no two short lists of answers are sealed."""
    if not game.waiting:
        return None
    pair = open_pair(game, policy)
    if pair is None or not (pair.home.listed and pair.away.listed):
        return None
    home, away = list(pair.home.options()), list(pair.away.options())
    chance = analysis_of(game).win_chance
    if chance is None or not 1 < len(home) * len(away) <= MOST_PAIRS:
        return None

    def worth(mine: Any, theirs: Any) -> float:
        both = [answered(Seat.HOME, pair.home, mine), answered(Seat.AWAY, pair.away, theirs)]
        total = 0.0
        for deal in range(TIMES):
            onward = Onward(Random(seed_of("sealed", deal)), policy)
            total += chance(game.rulebook.rules.play(Live([*pair.known, *both], onward), game.state))
        return total / TIMES

    return Matrix(home, away, [[worth(mine, theirs) for theirs in away] for mine in home])
