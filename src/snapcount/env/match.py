"""One game in ids and numbers: what every environment plays on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from snapcount.core.drivers.sampled import Cup
from snapcount.core.drivers.stepped import Chances
from snapcount.core.fair import FairDice, seed_from
from snapcount.core.rulebook import Rulebook, Value
from snapcount.core.stepping.codec import Codec, Field, Ids, packed, packing
from snapcount.core.stepping.redrawn import as_known_to
from snapcount.core.stepping.steps import Steps
from snapcount.core.table import Question, Refusal, Seat
from snapcount.games import find

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]
FLOAT = np.dtype(np.float32)
REWARDS = ("win", "points")
DICE = ("quick", "fair")
REMEMBERED = 6
"""How many ids of an answer in the making an observation shows."""
WRITTEN = (
    Field("ids written", 32),
    *(Field(f"id written {ago} before", 1) for ago in range(1, REMEMBERED + 1)),
)


@cache
def codec_of(game: str) -> Codec:
    """The written ids and fields of a game."""
    find(game)
    codec: Codec = import_module(f"snapcount.games.{game}.codec").CODEC
    return codec


def fields_of(codec: Codec) -> tuple[Field, ...]:
    return codec.fields + WRITTEN if codec.factored else codec.fields


@cache
def bounds(count: int) -> tuple[Numbers, Numbers]:
    """The least and the most that so many numbers may be."""
    most = np.ones(count, np.float32)
    return -most, most


@lru_cache(maxsize=4096)
def written_row(ids: Ids, size: int) -> bytes:
    """What is written of an answer, as numbers."""
    last = [(number + 1) / size for number in ids[: -REMEMBERED - 1 : -1]]
    return packed([len(ids) / 32, *last, *[0.0] * (REMEMBERED - len(last))])


@lru_cache(maxsize=4096)
def mask_of(legal: Ids, size: int) -> Mask:
    mask = np.zeros(size, np.int8)
    mask[list(legal)] = 1
    return mask


class Match:
    """A game whose answers come as ids: some answers are written in more than one."""

    def __init__(self, rulebook: Rulebook, codec: Codec, steps: Steps) -> None:
        self.rulebook = rulebook
        self.codec = codec
        self.steps = steps
        self.written: dict[Seat, Ids] = {}
        """What each seat has written of an answer that needs more."""
        self.looked: tuple[Question[Any] | None, Ids, Sequence[int]] = (None, (), ())
        """The question and ids that were looked at last, and what was legal there."""

    @property
    def is_over(self) -> bool:
        return self.steps.is_over

    @property
    def seat(self) -> Seat | None:
        """Whose id is awaited; with sealed answers home's come first."""
        waiting = self.steps.waiting
        if len(waiting) == 1:
            (seat,) = waiting
            return seat
        return min(waiting, default=None)

    @property
    def lead(self) -> int:
        """Home's points before away's."""
        home, away = self.steps.score
        return home - away

    def legal(self, seat: Seat) -> Sequence[int]:
        """The ids that the seat may play now, ascending."""
        question = self.steps.waiting.get(seat)
        if question is None:
            return ()
        written = self.written.get(seat, ())
        asked, ids, legal = self.looked
        if asked is not question or ids != written:
            legal = self.codec.spellings[type(question)].legal(question, written)
            self.looked = (question, written, legal)
        return legal

    def play(self, seat: Seat, number: int) -> None:
        """Write an id; when the answer is complete the game goes on. What is not legal changes nothing."""
        codec, question = self.codec, self.steps.waiting.get(seat)
        if question is None or number not in self.legal(seat):
            raise self.refusal(seat, number)
        if not self.written:
            alone = codec.alone.get(type(question))
            if alone is not None and number in alone:
                self.steps.answer(seat, alone[number])
                return
        written = (*self.written.get(seat, ()), int(number))
        if codec.factored and codec.legal(question, written):
            self.written = {**self.written, seat: written}
            return
        self.steps.answer(seat, codec.read(question, written))
        if self.written:
            self.written = {other: ids for other, ids in self.written.items() if other is not seat}

    def refusal(self, seat: Seat, number: int) -> Refusal:
        question = self.steps.waiting.get(seat)
        if question is None:
            return self.rulebook.refusal(f"Nothing is asked of {seat.name.lower()} now.")
        name = self.codec.names[number] if 0 <= number < self.codec.size else "nothing"
        return Refusal(question.rule, f"The id {number} ({name}) is not possible here: look at the mask.")

    # What a seat sees

    def numbers(self, seat: Seat) -> Numbers:
        """The seat's observation: `fields` names its numbers."""
        steps, codec = self.steps, self.codec
        found = codec.numbers(steps.view(seat), seat, steps.waiting.get(seat))
        # NumPy takes three times as long for a list
        whole = found if type(found) is bytearray else bytearray(packing(len(found))(*found))
        if codec.factored:
            whole += written_row(self.written.get(seat, ()), codec.size)
        row: Numbers = np.frombuffer(whole, FLOAT)
        if whole is not found:
            least, most = bounds(len(row))
            np.minimum(row, most, out=row)
            np.maximum(row, least, out=row)
        return row

    def mask(self, seat: Seat, size: int = 0) -> Mask:
        legal = self.legal(seat)
        return mask_of(legal if type(legal) is tuple else tuple(legal), size or self.codec.size).copy()

    def board(self, seat: Seat | None) -> str:
        """The table as text, for `render`."""
        return self.rulebook.face.board(self.steps.view(seat), ("Home", "Away"))

    # Going back, and trying out

    def clone(self, seat: Seat | None = None, seed: int | None = None) -> Match:
        """The same moment with other dice; for a seat also with other secrets, as far as it can't know them."""
        steps = self.steps.clone() if seat is None else as_known_to(self.steps, seat, Random(seed))
        if seed is not None:
            steps.chances = Cup(Random(seed))
        other = Match(self.rulebook, self.codec, steps)
        own = self.written.get(seat, ()) if seat is not None else ()
        other.written = self.written if seat is None else {seat: own} if own else {}
        return other

    def restore(self, moment: Match) -> None:
        """Back to a moment that was cloned; the dice go on."""
        self.steps.restore(moment.steps)
        self.written = moment.written


def dice_of(kind: str, seed: int) -> Chances:
    """The dice of a seed: those of `play_out` (quick) or of `new` (fair)."""
    return Cup(Random(seed)) if kind == "quick" else FairDice(seed_from(seed))


def new_match(game: str, options: Mapping[str, Value], dice: str, seed: int) -> Match:
    rulebook = find(game)
    return Match(rulebook, codec_of(game), Steps(rulebook, options, chances=dice_of(dice, seed)))


def one_of(name: str, value: str, expected: Sequence[str]) -> str:
    if value not in expected:
        raise Refusal("env", f"{name} can't be {value!r}: expected {' or '.join(expected)}.")
    return value
