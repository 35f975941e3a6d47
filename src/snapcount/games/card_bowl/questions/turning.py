"""Decisions of the turns before a play is executed."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import ClassVar

from snapcount.core.table import Question, Refusal
from snapcount.games.card_bowl.questions.placing import some
from snapcount.games.card_bowl.rules.plays.calls import call_problem, calls, develop_moves, develop_problem
from snapcount.games.card_bowl.rules.turns.blocks import (
    back_moves,
    back_problem,
    backs_problem,
    moved_back,
    pattern_moves,
    pattern_problem,
)
from snapcount.games.card_bowl.rules.turns.defence import defence_moves, defence_turn_problem, moved_defender
from snapcount.games.card_bowl.rules.turns.match_ups import in_backfield, match_up, match_up_name, side_of_x
from snapcount.games.card_bowl.rules.turns.moves import DONE, Move, Turn, idle
from snapcount.games.card_bowl.state import Call, Field


@dataclass(frozen=True, slots=True)
class BlockingPattern(Question[Turn]):
    """CB-16.2 Whom each lineman and tight end blocks; those not named take the nearest front card."""

    rule: ClassVar[str] = "CB-16.2"
    dp: ClassVar[str] = "DP-25"
    field: Field
    acted: tuple[str, ...] = ()

    def options(self) -> list[Turn]:
        moves = [move for move in pattern_moves(self.field) if move.card not in self.acted]
        return [DONE, *(Turn((move,), False) for move in moves)]

    def problem(self, answer: Turn) -> Refusal | None:
        return pattern_problem(self.field, answer, self.acted)

    def sample(self, random: Random) -> Turn:
        return some(random, self.options())


@dataclass(frozen=True, slots=True)
class MoveBacks(Question[Turn]):
    """CB-16.6, CB-16.11 Backs move up as blockers or shift, in either pattern turn."""

    rule: ClassVar[str] = "CB-16.12"
    field: Field
    second: bool = False
    acted: tuple[str, ...] = ()

    @property
    def dp(self) -> str:
        return "DP-29" if self.second else "DP-26"

    def options(self) -> list[Turn]:
        return [DONE, *(Turn((move,), False) for move in back_moves(self.field, self.acted))]

    def problem(self, answer: Turn) -> Refusal | None:
        return backs_problem(self.field, answer, self.acted)

    def sample(self, random: Random) -> Turn:
        return some(random, self.options())


@dataclass(frozen=True, slots=True)
class Sneak(Question[str]):
    """CB-16.8 A quarterback sneak through one of these lanes, or not."""

    rule: ClassVar[str] = "CB-16.8"
    dp: ClassVar[str] = "DP-27"
    lanes: tuple[str, ...]

    def options(self) -> tuple[str, ...]:
        return ("no", *self.lanes)


@dataclass(frozen=True, slots=True)
class DefenceTurn(Question[Turn]):
    """CB-16.10, CB-17.10, CB-19.6 The defence's moves of this turn, one at a time or all together."""

    rule: ClassVar[str] = "CB-14.4"
    dp: ClassVar[str] = "DP-28"
    field: Field
    number: int
    acted: tuple[str, ...] = ()

    def options(self) -> list[Turn]:
        return [DONE, *(Turn((move,), False) for move in defence_moves(self.field, self.number, self.acted))]

    def problem(self, answer: Turn) -> Refusal | None:
        return defence_turn_problem(self.field, answer, self.number, self.acted)

    def sample(self, random: Random) -> Turn:
        return some(random, self.options())

    def after(self, turn: Turn) -> Field:
        """The field after these moves, for a picture of what is being planned."""
        field = self.field
        for move in turn.moves:
            field = moved_defender(field, move, self.number)
        return field


@dataclass(frozen=True, slots=True)
class BlockOrRelease(Question[tuple[str, ...]]):
    """CB-17.3 Which tight ends are shown as blockers; the others go out as receivers."""

    rule: ClassVar[str] = "CB-17.3"
    dp: ClassVar[str] = "DP-30"
    ends: tuple[str, ...]

    def options(self) -> list[tuple[str, ...]]:
        return [
            chosen for count in range(len(self.ends), -1, -1) for chosen in combinations(self.ends, count)
        ]

    def problem(self, answer: tuple[str, ...]) -> Refusal | None:
        for place in answer:
            if place not in self.ends:
                return Refusal("CB-17.4", f"{place} blocks nobody and can't be shown as a blocker.")
        return None if len(set(answer)) == len(answer) else Refusal("CB-17.3", "Name each tight end once.")


@dataclass(frozen=True, slots=True)
class MoveOneBack(Question[Move | None]):
    """CB-17.5 One back may move up, turned up, or shift."""

    rule: ClassVar[str] = "CB-17.5"
    dp: ClassVar[str] = "DP-31"
    field: Field

    def options(self) -> list[Move | None]:
        return [None, *back_moves(self.field, (), False)]

    def problem(self, answer: Move | None) -> Refusal | None:
        return None if answer is None else back_problem(self.field, answer, False)


@dataclass(frozen=True, slots=True)
class Execute(Question[Call | None]):
    """CB-17.6, CB-19.9, CB-19.10 Execute a play now, or not."""

    rule: ClassVar[str] = "CB-14.12"
    field: Field
    moment: str
    """blocking, start or end."""
    hot: tuple[str, ...] = ()
    automatic: bool = False
    pressure: int = 0
    may_wait: bool = True

    @property
    def dp(self) -> str:
        return {"blocking": "DP-32", "start": "DP-35", "end": "DP-37"}[self.moment]

    def options(self) -> list[Call | None]:
        return [*([None] if self.may_wait else []), *calls(self.field)]

    def problem(self, answer: Call | None) -> Refusal | None:
        if answer is None:
            return (
                None
                if self.may_wait
                else Refusal("CB-19.5", "There is nothing left to wait for: run or pass.")
            )
        return call_problem(self.field, answer)

    def sample(self, random: Random) -> Call | None:
        """Random play waits half the time, so that plays develop."""
        if self.may_wait and random.random() < 0.5:
            return None
        options = calls(self.field)
        return options[int(random.random() * len(options))]


@dataclass(frozen=True, slots=True)
class ShotgunBacks(Question[Turn]):
    """CB-18.12 Backs in shotgun step into match-ups on their side at once, one each."""

    rule: ClassVar[str] = "CB-18.12"
    dp: ClassVar[str] = "DP-34"
    field: Field
    hot: tuple[str, ...] = ()
    acted: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()

    def options(self) -> list[Turn]:
        moves = [
            Move(man.place, "block", match_up_name(at))
            for man in self.field.men
            for at, x in enumerate(self.field.xs)
            if in_backfield(man) and side_of_x(x) in (man.side, "M")
        ]
        return [DONE, *(turn for move in moves if self.problem(turn := Turn((move,), False)) is None)]

    def problem(self, answer: Turn) -> Refusal | None:
        field, acted, taken = self.field, self.acted, self.taken
        for move in answer.moves:
            if move.card in acted or move.act != "block":
                return Refusal("CB-18.12", f"{move.card} can't {move.act} here.")
            refusal = back_problem(field, move, False)
            if refusal is not None:
                return refusal
            if move.to in taken:
                return Refusal("CB-18.12", f"Only one back a turn can step into {move.to}.")
            side = next(man.side for man in field.men if man.place == move.card)
            if side_of_x(field.xs[match_up(move.to)]) not in (side, "M"):
                return Refusal("CB-18.12", f"{move.to} is not on the side of {move.card}.")
            acted, taken = (*acted, move.card), (*taken, move.to)
            field = moved_back(field, move, True)
        return idle(answer)

    def sample(self, random: Random) -> Turn:
        return some(random, self.options())


@dataclass(frozen=True, slots=True)
class Develop(Question[Move]):
    """CB-19.2 One offensive card is revealed or moved."""

    rule: ClassVar[str] = "CB-19.2"
    dp: ClassVar[str] = "DP-36"
    field: Field

    def options(self) -> list[Move]:
        return develop_moves(self.field)

    def problem(self, answer: Move) -> Refusal | None:
        return develop_problem(self.field, answer)
