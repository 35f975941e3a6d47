"""A game played out by coaches with pseudo-random dice: simulation, seasons, training."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from math import floor
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from snapcount.core.drivers.played_out import PlayedOut
from snapcount.core.drivers.recorded import Recorded
from snapcount.core.table import Dice, Question, Roll, Seat, Table

if TYPE_CHECKING:
    from snapcount.core.rulebook import Names, Rulebook, Value

T = TypeVar("T")
A = TypeVar("A")
B = TypeVar("B")


HOME, AWAY = Seat


class Coach(Protocol):
    """Answers questions from what its seat may see, and from nothing else.

    It may name, as `blind`, the classes of questions that it answers without a look at its view: a simulation then
    gives it None there and saves the building. A dict names for each the function that answers, to be called at once.
    """

    def answer(self, view: Any, question: Question[Any], random: Random) -> Any: ...


class RandomCoach:
    """Any legal answer, each equally likely: for tests and measurements."""

    def answer(self, view: Any, question: Question[Any], random: Random) -> Any:
        return question.sample(random)


class Cup:
    """Pseudo-random dice and cards: quick, and the same again for a seed."""

    __slots__ = ("random",)

    def __init__(self, random: Random) -> None:
        self.random = random.random

    def roll(self, dice: Dice) -> Roll:
        faces = dice.faces
        if faces:
            return faces[floor(self.random() * len(faces))]
        random, sides = self.random, dice.sides
        thrown = tuple([floor(random() * sides) + 1 for _ in range(dice.count)])
        return tuple(sorted(thrown)) if dice.alike else thrown

    def draw(self, deck: tuple[T, ...]) -> T:
        return deck[floor(self.random() * len(deck))]

    def draw_out(self, deck: tuple[T, ...]) -> tuple[T, tuple[T, ...]]:
        at = floor(self.random() * len(deck))
        return deck[at], deck[:at] + deck[at + 1 :]

    def deal(self, deck: tuple[T, ...], count: int) -> tuple[list[T], tuple[T, ...]]:
        random, left = self.random, list(deck)
        cards = [left.pop(floor(random() * size)) for size in range(len(deck), len(deck) - count, -1)]
        return cards, tuple(left)


class Sampled(Cup, Table):
    """Dice from `random`, answers from the coaches. `state` is the checkpoint that their views are built from."""

    __slots__ = ("answers", "blind", "direct", "listens", "state", "thoughts", "view")

    def __init__(
        self,
        random: Random,
        coaches: tuple[Coach, Coach],
        view: Callable[[Any, Seat | None], Any],
        thoughts: Random | None = None,
    ) -> None:
        super().__init__(random)
        self.direct = True
        self.listens = False
        self.thoughts = thoughts or random
        self.answers = tuple([coach.answer for coach in coaches])
        self.blind = tuple([blind(coach) for coach in coaches])
        self.view = view
        self.state: Any = None

    def ask(self, seat: Seat, question: Question[T]) -> T:
        habit = self.blind[seat].get(type(question))
        if habit is not None:
            return habit(None, question, self.thoughts)  # type: ignore[no-any-return]
        return self.answers[seat](self.view(self.state, seat), question, self.thoughts)  # type: ignore[no-any-return]

    def ask_both(self, home: Question[A], away: Question[B]) -> tuple[A, B]:
        return self.ask(HOME, home), self.ask(AWAY, away)


def blind(coach: Coach) -> Mapping[type, Callable[[None, Any, Random], Any]]:
    """The questions that a coach answers without looking, and how."""
    named = getattr(coach, "blind", ())
    return named if isinstance(named, Mapping) else dict.fromkeys(named, coach.answer)


def play_out(
    rulebook: Rulebook,
    options: Mapping[str, Value],
    coaches: tuple[Coach, Coach],
    seed: int,
    *,
    listen: bool = False,
    start: Any = None,
    names: Names = ("Home", "Away"),
) -> PlayedOut:
    """Play a whole game, or from a position on. Dice and thoughts have streams of their own: another coach meets the
    same dice.

    The coaches' answers are taken as they come; `Checked` (core/checked.py) looks at those of a coach that is new.
    """
    sampled = Sampled(Random(seed), coaches, rulebook.rules.view, Random(seed_of(seed, 1)))
    recorded = Recorded(sampled) if listen else None
    table: Table = recorded or sampled
    settled = rulebook.settle(options)
    state = rulebook.begin(settled, start)
    play, is_over = rulebook.rules.play, rulebook.rules.is_over
    plays = 0
    checkpoints: list[tuple[int, Any]] = []
    while not is_over(state):
        if recorded is not None:
            checkpoints.append((len(recorded.events), state))
        sampled.state = state
        state = play(table, state)
        plays += 1
    events, inputs = ([], []) if recorded is None else (recorded.events, recorded.inputs)
    score = rulebook.rules.score(state)
    return PlayedOut(state, events, inputs, plays, score, checkpoints, rulebook, settled, start, names)


def seed_of(root: int | str, index: int) -> int:
    """The seed of game `index`, the same whatever worker plays it."""
    return int.from_bytes(hashlib.sha256(f"{root}/{index}".encode()).digest()[:8], "big")
