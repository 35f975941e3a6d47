"""Runs worked examples in the form of the ledger's Appendix B through the rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar, cast

from snapcount.core import examples
from snapcount.core.data.answers import decode_answer
from snapcount.core.data.plain import to_plain
from snapcount.core.examples import NOTHING, Skipped
from snapcount.core.rulebook import Verdict
from snapcount.core.table import Dice, Listening, Pending, Question, Roll, Seat
from snapcount.games.dice_football.analysis import solved
from snapcount.games.dice_football.examples.form import (
    NAMES,
    need,
    read_options,
    read_seat,
    read_state,
    write_outcomes,
    write_state,
)
from snapcount.games.dice_football.questions import (
    CallDefence,
    CallPlay,
    CallTry,
    ChangeDefence,
    ChangePlay,
    ChooseSide,
    DefendTry,
    KickOff,
    ReturnBall,
    TakeTimeout,
    ThrowChallenge,
)
from snapcount.games.dice_football.rules.course import is_over, play
from snapcount.games.dice_football.state import State

T = TypeVar("T")
A = TypeVar("A")
B = TypeVar("B")

DECISIONS: dict[type[Question[Any]], str] = {
    ChooseSide: "toss",
    KickOff: "kickoff",
    ReturnBall: "return",
    CallPlay: "offence_card",
    CallDefence: "defence_card",
    TakeTimeout: "timeout",
    ChangePlay: "new_offence_card",
    ChangeDefence: "new_defence_card",
    ThrowChallenge: "challenge",
    CallTry: "try_offence_card",
    DefendTry: "try_defence_card",
}


TOLERANCE = 0.0005
"""What `win_probability.json` asks for."""


class Measured(NamedTuple):
    """A chance that may be off by a little."""

    chance: float
    tolerance: float


CHANCES: dict[str, Callable[[State], Seat]] = {
    "win_probability_of_offence": lambda state: state.situation.offence,
    "win_probability_of_receivers": lambda state: state.situation.offence.other,
}
"""Whose chance to win an example can expect."""


class Vector(Listening):
    """A table that takes choices and chance from two lists, in the order asked and drawn."""

    def __init__(self, choices: Sequence[Any], chance: Sequence[Any]) -> None:
        super().__init__()
        self.choices = list(choices)
        self.chance = list(chance)

    @property
    def used_up(self) -> bool:
        return not self.choices and not self.chance

    def take(self, kind: str) -> Any:
        need(bool(self.chance), f"the next {kind} is needed, but chance is used up")
        drawn = self.chance.pop(0)
        fine = isinstance(drawn, Mapping) and set(drawn) == {kind}
        need(fine, f"the next {kind} is needed, but chance has {json.dumps(drawn)}")
        return drawn[kind]

    def roll(self, dice: Dice) -> Roll:
        thrown = self.take("throw")
        fine = isinstance(thrown, list) and len(thrown) == dice.count
        need(
            fine and all(type(die) is int and 1 <= die <= dice.sides for die in thrown),
            f"{thrown} isn't a throw",
        )
        return tuple(sorted(thrown))

    def draw(self, deck: tuple[T, ...]) -> T:
        if isinstance(deck[0], Seat):
            return cast(T, read_seat(self.take("coin"), "coin"))
        card = self.take("event")
        need(type(card) is int and card in deck, f"the event {card} is not in the deck {list(deck)}")
        return cast(T, card)

    def ask(self, seat: Seat, question: Question[T]) -> T:
        return cast(T, self.choose({seat: question})[seat])

    def ask_both(self, home: Question[A], away: Question[B]) -> tuple[A, B]:
        answers = self.choose({Seat.HOME: home, Seat.AWAY: away})
        return answers[Seat.HOME], answers[Seat.AWAY]

    def choose(self, asked: dict[Seat, Question[Any]]) -> dict[Seat, Any]:
        """Every answer asked for; without choices left, `Pending` with the questions that are open."""
        answers: dict[Seat, Any] = {}
        while asked.keys() > answers.keys():
            left = {seat: question for seat, question in asked.items() if seat not in answers}
            if not self.choices:
                raise Pending(left)
            seat, value = self.match(self.choices.pop(0), left)
            answer = decode_answer(left[seat], value)
            refusal = left[seat].problem(answer)
            if refusal is not None:
                raise refusal
            answers[seat] = answer
        return answers

    def match(self, choice: Any, asked: dict[Seat, Question[Any]]) -> tuple[Seat, Any]:
        fine = isinstance(choice, Mapping) and set(choice) == {"by", "decision", "value"}
        need(fine, f"a choice must have by, decision and value, not {json.dumps(choice)}")
        seat = read_seat(choice["by"], "by")
        fine = seat in asked and DECISIONS[type(asked[seat])] == choice["decision"]
        need(fine, f"{described(asked)} is asked for, but the next choice is {json.dumps(choice)}")
        return seat, choice["value"]


def described(asked: Mapping[Seat, Question[Any]]) -> str:
    return " and ".join(f"{DECISIONS[type(question)]} by {NAMES[seat]}" for seat, question in asked.items())


def run(vectors: Sequence[Any]) -> Iterator[Verdict]:
    """A verdict for each example, in order."""
    return examples.run(vectors, play_example, alike)


def play_example(vector: Mapping[str, Any]) -> dict[str, Any]:
    """What an example may expect: the outcomes, the state they lead to, and what may be chosen there."""
    expect = vector["expect"]
    wanted = {"state", "legal", *CHANCES} & expect.keys()
    need(bool(wanted), "expect must have state, legal or a win probability")
    state = read_state(vector["given"], read_options(vector.get("options", {})))
    table = Vector(vector["choices"], vector["chance"])
    state, waiting = play_through(table, state, until_asked="legal" in expect)
    need(table.used_up, f"not used up: {json.dumps(table.choices + table.chance)}")
    open_still = bool(waiting) and "legal" not in expect
    need(not open_still, f"choices are used up, but still asked for: {described(waiting)}")
    legal = {
        DECISIONS[type(question)]: [to_plain(option) for option in question.options()]
        for question in waiting.values()
    }
    found = {"outcomes": write_outcomes(table.events), "legal": legal, "state": write_state(state)}
    return found | chances(state, wanted, expect.get("tolerance", TOLERANCE))


def chances(state: State, wanted: set[str], tolerance: Any) -> dict[str, Any]:
    """The win probabilities that are asked for, by the solved game (DF-15.8)."""
    if not wanted & CHANCES.keys():
        return {}
    refusal = solved.problem(state.options._asdict())
    if refusal is not None:
        raise Skipped(refusal.sentence)
    number = type(tolerance) in (int, float) and tolerance >= 0
    need(number, f"tolerance must be a number of 0 or more, not {tolerance!r}")
    home = solved.win_chance(state)
    found = {
        name: home if CHANCES[name](state) is Seat.HOME else 1 - home for name in wanted & CHANCES.keys()
    }
    return {name: Measured(chance, float(tolerance)) for name, chance in found.items()} | {
        "tolerance": tolerance
    }


def alike(name: str, expected: Any, found: Any) -> bool | str | None:
    """Equal in every field, numbers and truth values told apart; an expected state leaves nothing out."""
    if found is NOTHING:
        return None
    if isinstance(found, Measured):
        near = type(expected) in (int, float) and abs(expected - found.chance) <= found.tolerance
        return near or f"{name}: expected {expected!r}, got {found.chance:.5f}."
    return json.dumps(expected, sort_keys=True) == json.dumps(found, sort_keys=True)


def play_through(
    table: Vector, state: State, *, until_asked: bool
) -> tuple[State, dict[Seat, Question[Any]]]:
    """From phase to phase until the inputs are used up, or on to the next decision."""
    while not is_over(state) and (until_asked or not table.used_up):
        try:
            state = play(table, state)
        except Pending as pending:
            return state, pending.questions
    return state, {}
