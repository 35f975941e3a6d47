"""A table that answers from a worked example: its choices in order of play, its dice each with its purpose."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from snapcount.core.examples import BadExample
from snapcount.core.table import Dice, Listening, Pending, Question, Roll, Seat

T = TypeVar("T")
A = TypeVar("A")
B = TypeVar("B")
TEAMS = {Seat.HOME: "A", Seat.AWAY: "B"}
SEATS = {"A": Seat.HOME, "B": Seat.AWAY}

PURPOSES = {
    "roll_weather": "weather",
    "roll_wind": "wind_direction",
    "toss_phase": "toss",
    "onside": "onside",
    "fake_punt": "fake",
    "fake_kick": "fake",
    "let_it_bounce": "bounce",
    "penalty_symbol": "penalty",
}


class VectorTable(Listening):
    """One phase of a worked example, with the answers found for it so far."""

    def __init__(self, answers: Sequence[Any], chance: Sequence[Mapping[str, Any]], used: int) -> None:
        super().__init__()
        self.filing = False
        self.answers = list(answers)
        self.taken = 0
        self.chance = chance
        self.used = used
        self.entered: list[tuple[str, tuple[Any, ...]]] = []
        self.second = False

    def enter(self, number: str, body: Callable[..., T], args: tuple[Any, ...]) -> T:
        self.entered.append((body.__name__, args))
        self.second = False
        result = super().enter(number, body, args)
        self.entered.pop()
        return result

    def purpose(self) -> str:
        name, args = self.entered[-1]
        if name != "high_roll":
            return PURPOSES[name]
        what, first = args
        seat = first.other if self.second else first
        self.second = not self.second
        return f"{what}_{TEAMS[seat]}"

    def roll(self, dice: Dice) -> Roll:
        purpose = self.purpose()
        if self.used == len(self.chance):
            raise BadExample(f"The rules roll for {purpose} here, but the vector has no more dice.")
        given = self.chance[self.used]
        if given.get("roll") != purpose:
            raise BadExample(f"The rules roll for {purpose} here, the vector for {given.get('roll')!r}.")
        self.used += 1
        faces = given["dice"] if "dice" in given else [given.get("d6", given.get("value"))]
        if len(faces) != dice.count or not all(type(face) is int and 1 <= face <= 6 for face in faces):
            raise BadExample(f"{faces} isn't a throw of {dice.count} dice for {purpose}.")
        return tuple(sorted(faces))

    def draw(self, deck: tuple[T, ...]) -> T:
        raise BadExample("No cards are drawn in this game.")

    def ask(self, seat: Seat, question: Question[T]) -> T:
        if self.taken == len(self.answers):
            raise Pending({seat: question})
        answer: T = self.answers[self.taken]
        self.taken += 1
        refusal = question.problem(answer)
        if refusal is not None:
            raise refusal
        return answer

    def ask_both(self, home: Question[A], away: Question[B]) -> tuple[A, B]:
        raise BadExample("No sealed answers are given in this game.")
