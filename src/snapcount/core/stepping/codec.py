"""Answers as numbers, and views as rows of numbers: what programs that learn are made of.

A game's `codec.py` is the written list: an id never changes its meaning within a version of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from struct import Struct
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from snapcount.core.table import Question, Seat

Ids = tuple[int, ...]


class Field(NamedTuple):
    """One number of an observation: what it says, divided by `most`, which brings it to -1 … 1."""

    name: str
    most: float = 1.0


class Part:
    """Some fields, and rows of them in which what is not said is 0."""

    def __init__(self, *fields: Field) -> None:
        self.fields = fields
        self.places = {field.name: (at, field.most) for at, field in enumerate(fields)}

    def row(self, said: Mapping[str, float]) -> list[float]:
        row = [0.0] * len(self.fields)
        for name, number in said.items():
            at, most = self.places[name]
            row[at] = number / most
        return row


def each(prefix: str, names: Sequence[object]) -> tuple[Field, ...]:
    """A field for each of these, 1 where it is so."""
    return tuple(Field(f"{prefix} {name}") for name in names)


def one_of(names: Sequence[Any]) -> dict[Any, list[float]]:
    """For each of these the row that has 1 in its place."""
    return {name: [float(other == name) for other in names] for name in names}


@cache
def packing(count: int) -> Callable[..., bytes]:
    """So many numbers as 32-bit floats."""
    return Struct(f"{count}f").pack


def packed(row: Sequence[float]) -> bytes:
    """Numbers as 32-bit floats between -1 and 1: for parts of an observation that are met again."""
    return packing(len(row))(*[1.0 if number > 1.0 else max(number, -1.0) for number in row])


class Spelling(Protocol):
    """How the answers of one question are written in ids."""

    def legal(self, question: Any, written: Ids) -> Sequence[int]:
        """The ids that may stand next, ascending; none where the answer is complete."""
        ...

    def read(self, question: Any, written: Ids) -> Any:
        """The answer that these ids are."""
        ...

    def spell(self, question: Any, answer: Any) -> Ids:
        """The ids of an answer. A plan of several moves is several answers, one after another."""
        ...


class Listed:
    """One id for each answer."""

    def __init__(self, answers: Mapping[Any, int]) -> None:
        self.ids = dict(answers)
        self.answers = {number: answer for answer, number in answers.items()}

    def legal(self, question: Question[Any], written: Ids) -> Sequence[int]:
        ids = self.ids
        return () if written else sorted([ids[option] for option in question.options()])

    def read(self, question: Question[Any], written: Ids) -> Any:
        return self.answers[written[0]]

    def spell(self, question: Question[Any], answer: Any) -> Ids:
        return (self.ids[answer],)


def whole_answers(
    spellings: Mapping[type[Question[Any]], Spelling],
) -> dict[type[Question[Any]], dict[int, Any]]:
    """The answers of all questions that have one id for each."""
    return {kind: spelled.answers for kind, spelled in spellings.items() if isinstance(spelled, Listed)}


class Numbering:
    """Hands out ids in the order in which they are asked for, with a name for each."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def one(self, name: str) -> int:
        self.names.append(name)
        return len(self.names) - 1

    def block(self, prefix: str, names: Sequence[object]) -> dict[Any, int]:
        """An id for each of these, named after it."""
        return {each: self.one(f"{prefix}{each}") for each in names}


class Codec(NamedTuple):
    """All of it for one game."""

    names: tuple[str, ...]
    """Every id in words; its place in the list is the id."""
    spellings: Mapping[type[Question[Any]], Spelling]
    fields: tuple[Field, ...]
    numbers: Callable[[Any, Seat, Question[Any] | None], list[float] | bytearray]
    """A view and the question of its seat, if it is asked one, as the numbers that `fields` names.

    A game that puts most of them together from parts gives them packed, as 32-bit floats between -1 and 1.
    """
    factored: bool = False
    """Some answers are written in more than one id: an observation then says what is written so far."""
    alone: Mapping[type[Question[Any]], Mapping[int, Any]] = MappingProxyType({})
    """Ids that are a whole answer where they stand first, and the answer: what is written most is read at once."""

    @property
    def size(self) -> int:
        return len(self.names)

    def legal(self, question: Question[Any], written: Ids = ()) -> Sequence[int]:
        return self.spellings[type(question)].legal(question, written)

    def read(self, question: Question[Any], written: Ids) -> Any:
        return self.spellings[type(question)].read(question, written)

    def spell(self, question: Question[Any], answer: Any) -> Ids:
        return self.spellings[type(question)].spell(question, answer)
