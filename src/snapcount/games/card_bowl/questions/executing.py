"""Decisions while a play is executed."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar, NamedTuple

from snapcount.core.table import Question, Refusal
from snapcount.games.card_bowl.rules.cards import VALUE, Card
from snapcount.games.card_bowl.state import Call, Foul, Next


class Chosen(NamedTuple):
    """A card of one's own on its place, as shown in a question."""

    place: str
    card: Card


@dataclass(frozen=True, slots=True)
class ExtraCard(Question[str]):
    """CB-13.18 The defence adds one card in range."""

    rule: ClassVar[str] = "CB-13.19"
    dp: ClassVar[str] = "DP-38"
    cards: tuple[Chosen, ...]
    call: Call
    handoff: Card = ""

    def options(self) -> tuple[str, ...]:
        return (*(chosen.place for chosen in self.cards), "none")


@dataclass(frozen=True, slots=True)
class CoverBack(Question[str]):
    """CB-24.5 A back nobody is on is covered at once by one unrevealed card."""

    rule: ClassVar[str] = "CB-24.5"
    dp: ClassVar[str] = "DP-39"
    cards: tuple[Chosen, ...]
    receiver: Chosen

    def options(self) -> tuple[str, ...]:
        return (*(chosen.place for chosen in self.cards), "none")


@dataclass(frozen=True, slots=True)
class DrawYardage(Question[int]):
    """CB-24.12 Draw so many yardage cards, or 0: go to the reception."""

    rule: ClassVar[str] = "CB-24.12"
    dp: ClassVar[str] = "DP-40"
    most: int
    drawn: tuple[Card, ...]
    """The pass card and the yardage cards so far."""
    receiver: Card
    offence: int
    defence: int
    sack_round: bool = False
    """The next card is preceded by a round of sack draws."""

    def options(self) -> range:
        return range(self.most + 1)


@dataclass(frozen=True, slots=True)
class LeaveOut(Question[tuple[Card, ...]]):
    """CB-24.21 Drawn cards to leave out of the yardage; sets with the same total are listed once."""

    rule: ClassVar[str] = "CB-24.21"
    dp: ClassVar[str] = "DP-41"
    drawn: tuple[Card, ...]
    offence: int
    defence: int
    ball: int

    def options(self) -> list[tuple[Card, ...]]:
        best: dict[int, tuple[Card, ...]] = {0: ()}
        for card in self.drawn:
            for value, chosen in list(best.items()):
                best.setdefault(value + VALUE[card], (*chosen, card))
        return list(best.values())

    def problem(self, answer: tuple[Card, ...]) -> Refusal | None:
        if len(set(answer)) == len(answer) and set(answer) <= set(self.drawn):
            return None
        return Refusal("CB-24.21", f"Only drawn cards can be left out: {', '.join(self.drawn)}.")


@dataclass(frozen=True, slots=True)
class ThrowAway(Question[str]):
    """CB-24.30 A pass caught short of the defence's total: complete it or throw it away."""

    rule: ClassVar[str] = "CB-24.30"
    dp: ClassVar[str] = "DP-42"
    yards: int
    ball: int

    def options(self) -> tuple[str, ...]:
        return ("complete", "throw_away")


@dataclass(frozen=True, slots=True)
class Tacklers(Question[tuple[str, ...]]):
    """CB-28.9, CB-28.15 Unrevealed cards against a set of an open-field run: all first, any may be held back."""

    rule: ClassVar[str] = "CB-28.9"
    dp: ClassVar[str] = "DP-43"
    listed: ClassVar[bool] = False
    cards: tuple[Chosen, ...]
    drawn: tuple[Card, ...]
    number: int
    spot: int

    def options(self) -> list[tuple[str, ...]]:
        places = [chosen.place for chosen in self.cards]
        if len(places) <= 6:
            counts = range(len(places), -1, -1)
            return [chosen for count in counts for chosen in combinations(places, count)]
        fewer = [tuple(place for place in places if place != out) for out in places]
        return [tuple(places), *fewer, *((place,) for place in places), ()]

    def problem(self, answer: tuple[str, ...]) -> Refusal | None:
        places = [chosen.place for chosen in self.cards]
        if len(set(answer)) == len(answer) and set(answer) <= set(places):
            return None
        return Refusal("CB-28.9", f"Only these can tackle now: {', '.join(places)}.")


class Block(NamedTuple):
    """A downfield blocker on a tackler."""

    blocker: str
    tackler: str


@dataclass(frozen=True, slots=True)
class DownfieldBlocks(Question[tuple[Block, ...]]):
    """CB-28.12 Unrevealed receivers block tacklers of their own side, one each."""

    rule: ClassVar[str] = "CB-28.12"
    dp: ClassVar[str] = "DP-44"
    listed: ClassVar[bool] = False
    blockers: tuple[Chosen, ...]
    tacklers: tuple[Chosen, ...]
    pairs: tuple[Block, ...]
    yards: int
    """The yards of the set before tackles."""

    def options(self) -> list[tuple[Block, ...]]:
        found: list[tuple[Block, ...]] = [()]
        for pair in self.pairs:
            found += [
                (*blocks, pair)
                for blocks in found
                if all(block.blocker != pair.blocker and block.tackler != pair.tackler for block in blocks)
            ]
            if len(found) > 120:
                break
        return found

    def problem(self, answer: tuple[Block, ...]) -> Refusal | None:
        blockers = {block.blocker for block in answer}
        tacklers = {block.tackler for block in answer}
        if len(blockers) == len(tacklers) == len(answer) and set(answer) <= set(self.pairs):
            return None
        return Refusal("CB-28.12", "A hidden receiver blocks one tackler on his side.")


@dataclass(frozen=True, slots=True)
class GoOut(Question[str]):
    """CB-32.26 Late in the half: go out of bounds instead of the next set, or run."""

    rule: ClassVar[str] = "CB-32.26"
    dp: ClassVar[str] = "DP-45"
    spot: int
    cards: int

    def options(self) -> tuple[str, ...]:
        return ("run", "out")


@dataclass(frozen=True, slots=True)
class ScrambleOut(Question[str]):
    """CB-23.4 A scramble around the end: out of bounds for two yards less, or stay in."""

    rule: ClassVar[str] = "CB-23.4"
    dp: ClassVar[str] = "DP-46"
    yards: int

    def options(self) -> tuple[str, ...]:
        return ("stay", "out")


@dataclass(frozen=True, slots=True)
class RunItOut(Question[str]):
    """CB-4.15 An interception in the own end zone: touchback or run."""

    rule: ClassVar[str] = "CB-4.15"
    dp: ClassVar[str] = "DP-47"
    spot: int

    def options(self) -> tuple[str, ...]:
        return ("touchback", "run")


@dataclass(frozen=True, slots=True)
class Declare(Question[int]):
    """CB-29.7 Fall on a loose ball (+1, +2) or scoop it (-1, -2), declared by both at once; the safest stands first."""

    rule: ClassVar[str] = "CB-29.7"
    dp: ClassVar[str] = "DP-48"
    lost: bool
    """Whether this seat's team lost the ball."""
    spot: int

    def options(self) -> tuple[int, ...]:
        return (2, 1, 0, -1, -2)


@dataclass(frozen=True, slots=True)
class TakePenalty(Question[str]):
    """CB-30.4 The offended team takes the penalty or the play, seeing where each would leave it."""

    rule: ClassVar[str] = "CB-30.4"
    dp: ClassVar[str] = "DP-49"
    foul: Foul
    choices: tuple[str, ...]
    after: tuple[Next, ...]
    """What would follow each choice."""
    events: tuple[str, ...] = ()
    """How the play would have ended, as `Result.event` says it."""
    points: tuple[int, ...] = ()

    def options(self) -> tuple[str, ...]:
        return self.choices


@dataclass(frozen=True, slots=True)
class ThrowScreenAway(Question[str]):
    """CB-26.11 A screen caught behind the line: run or throw it away; CB-27.4 a lateral never asks this."""

    rule: ClassVar[str] = "CB-26.11"
    dp: ClassVar[str] = "DP-50"
    yards: int

    def options(self) -> tuple[str, ...]:
        return ("run", "throw_away")
