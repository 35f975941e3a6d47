"""Runs worked examples in the form of the ledger's Appendix B through the rules."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar, cast

from snapcount.core.data.answers import decode_answer
from snapcount.core.data.plain import to_plain
from snapcount.core.rulebook import Verdict
from snapcount.core.table import Dice, Listening, Pending, Question, Refusal, Roll, Seat
from snapcount.games.dice_football.examples.form import (
    NAMES,
    BadVector,
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
EXPECTED = ("outcomes", "state", "legal")


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
            f"{thrown} is no throw",
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


def run_examples(vectors: Sequence[Mapping[str, Any]]) -> Iterator[Verdict]:
    """A verdict for each example, in order."""
    for number, vector in enumerate(vectors, 1):
        yield run_example(vector, f"example {number}")


def run_example(vector: Any, name: str) -> Verdict:
    if isinstance(vector, Mapping) and isinstance(vector.get("id"), str):
        name = vector["id"]
    try:
        return judge(vector, name)
    except BadVector as problem:
        return Verdict(name, "failed", f"{str(problem)[:1].upper()}{str(problem)[1:]}.")
    except Refusal as refusal:
        return Verdict(name, "failed", str(refusal))


def judge(vector: Any, name: str) -> Verdict:
    need(isinstance(vector, Mapping), "an example must be an object")
    expect = vector.get("expect")
    need(isinstance(expect, Mapping), "expect must be an object")
    if any(str(key).startswith("win_probability") for key in expect):
        return Verdict(name, "skipped", "Win probabilities need a solver.")
    unknown = sorted(set(expect) - set(EXPECTED))
    need(not unknown, f"expect can't have {', '.join(map(str, unknown))}")
    need("state" in expect or "legal" in expect, "expect must have state or legal")
    for field in ("choices", "chance"):
        need(isinstance(vector.get(field, []), list), f"{field} must be a list")
    state = read_state(vector.get("given"), read_options(vector.get("options", {})))
    table = Vector(vector.get("choices", []), vector.get("chance", []))
    problems = list(differences(table, state, expect))
    return Verdict(name, "failed" if problems else "passed", " ".join(problems))


def differences(table: Vector, state: State, expect: Mapping[str, Any]) -> Iterator[str]:
    """Plays the example and says where it came out otherwise."""
    state, waiting = play_through(table, state, until_asked="legal" in expect)
    if not table.used_up:
        yield f"Not used up: {json.dumps(table.choices + table.chance)}."
    if "outcomes" in expect:
        yield from difference("Outcomes", expect["outcomes"], write_outcomes(table.events))
    if "legal" in expect:
        legal = {
            DECISIONS[type(question)]: [to_plain(option) for option in question.options()]
            for question in waiting.values()
        }
        yield from difference("Legal", expect["legal"], legal)
    if "state" in expect:
        if waiting and "legal" not in expect:
            yield f"Choices are used up, but still asked for: {described(waiting)}."
        else:
            yield from difference("State", expect["state"], write_state(state))


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


def difference(what: str, expected: Any, got: Any) -> Iterable[str]:
    """Equal in every field, numbers and truth values told apart."""
    if json.dumps(expected, sort_keys=True) != json.dumps(got, sort_keys=True):
        yield f"{what}: expected {json.dumps(expected)}, got {json.dumps(got)}."
