"""A play with the dice, cards and answers that a lesson has for it."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, TypeVar, cast

from snapcount.core.data.plain import to_plain
from snapcount.core.drivers.live import Seats
from snapcount.core.game import Game
from snapcount.core.table import Dice, Pending, Question, Roll, Seat
from snapcount.lessons.lesson import Script

T = TypeVar("T")
LEARNER, OTHER = Seat.HOME, Seat.AWAY


class ScriptedDice:
    """Stands in for fair dice. With nothing left the game waits: a lesson never throws by chance."""

    counter = 0

    def __init__(self, script: Script) -> None:
        self.rolls = deque(script.dice)
        self.cards: deque[Any] = deque(script.cards)

    def announce(self) -> str:
        return ""

    def roll(self, dice: Dice) -> Roll:
        if not self.rolls:
            raise Pending({})
        thrown = self.rolls.popleft()
        assert len(thrown) == dice.count, f"{dice} was rolled, the lesson has {thrown!r}"
        return tuple(sorted(thrown)) if dice.alike else thrown

    def draw(self, deck: tuple[T, ...]) -> T:
        if not self.cards:
            raise Pending({})
        wanted = self.cards.popleft()
        for card in deck:
            if to_plain(card) == wanted:
                return card
        raise AssertionError(f"{wanted!r} is not in the deck {deck!r}")


def play(game: Game, script: Script, answers: Sequence[Any] = ()) -> Script:
    """Go on as far as the answers and the script lead; what is left of the script."""
    dice = ScriptedDice(script)
    game.dice = cast(Any, dice)
    if not game.waiting:
        game.advance(Seats(dice))
    theirs, mine = deque(script.theirs), deque([*answers, *script.mine])
    while True:
        if mine and LEARNER in game.waiting:
            game.answer(offered(mine.popleft(), game.waiting[LEARNER]), LEARNER)
        elif theirs and OTHER in game.waiting:
            game.answer(offered(theirs.popleft(), game.waiting[OTHER]), OTHER)
        else:
            return Script(tuple(dice.rolls), tuple(dice.cards), tuple(theirs), tuple(mine))


def offered(answer: Any, question: Question[Any]) -> Any:
    """`{"option": 0}` is the first of what is offered; everything else is the answer itself."""
    if isinstance(answer, dict) and answer.keys() == {"option"}:
        return tuple(question.options())[answer["option"]]
    return answer


def twin(game: Game) -> Game:
    """The same table once more: a try on it is taken back by forgetting it."""
    other = game.at(len(game.inputs), seed=0)
    other.dice = cast(Any, ScriptedDice(Script()))
    return other
