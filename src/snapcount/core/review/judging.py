"""How decisions are told apart from luck: a sealed pair against its best mixes, a single answer against the best.

All values are home's win chance. What these functions return adds up: the value before, all parts, the value after.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import mul
from typing import Any, NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.core.equilibrium import solve
from snapcount.core.review.observed import Play, Step
from snapcount.core.review.reasons import CountsAs, Reason, of_games
from snapcount.core.review.shapes import DECISION, DICE, GUESSES, Decision, Part
from snapcount.core.table import Seat, plainly

Value = Callable[[Any], float]
"""Home's win chance in a state."""
NO_WORTH = 1e-9
"""Less than this is rounding, not a mistake."""


class Option(NamedTuple):
    """An answer that could have been given, the share of the best mix and the decider's own win chance."""

    answer: Any
    share: float | None
    chance: float | None
    label: str = ""
    """Where the question has no words for it."""


class Judged(NamedTuple):
    """A decision and what it cost; without options it was not judged."""

    step: Step
    cost: float = 0.0
    options: tuple[Option, ...] = ()
    by: str = ""
    why: str = ""
    shown: Any = None


class Verdict(NamedTuple):
    """What can be told apart of a play; the rest of its change is luck."""

    parts: tuple[Part, ...] = ()
    decisions: tuple[Judged, ...] = ()

    def __add__(self, other: Verdict) -> Verdict:  # type: ignore[override]
        return Verdict(self.parts + other.parts, self.decisions + other.decisions)


Judge = Callable[[Play, Value], Verdict]
Remark = Callable[[Value, Any, Decision], str]
"""The number that decides, beside what a mistake gave away in a state; "" where there is none."""
NOTHING = Verdict()


def nothing_more(decisions: Sequence[Decision]) -> dict[str, Any]:
    return {}


class Posed(NamedTuple):
    """A position asked as a puzzle, where a game weighs the answers by a measure of its own."""

    asked: str
    """The question's name."""
    asks: str
    """What is to be found, in a sentence."""
    measure: str
    """What the chances are chances of: "caught for a first down in"."""
    judged: str
    """By what, in a few words."""
    ranked: tuple[tuple[str, float], ...]
    """Answers in words with their chances, the best first."""
    point: tuple[str, ...] = ()
    why: str = ""
    """The number that decides, in a sentence."""
    kind: str = ""
    """Puzzles of one kind are put in turn with those of others."""
    like: str = ""
    """What it comes to, where its answer's name doesn't say it: of two that are alike one is enough."""


def nothing_said(value: Value, state: Any, decision: Decision) -> str:
    return ""


def nothing_posed(state: Any) -> Posed | None:
    return None


@dataclass(frozen=True)
class Judging:
    """How a game's plays are judged, and what its kinds of luck are called."""

    judge: Judge
    how: str
    """By what decisions are judged, in a sentence; what can't be judged is named."""
    luck: tuple[tuple[str, str], ...] = ((GUESSES, "guesses"), (DICE, "dice"))
    """Kinds of luck in the order in which they are told, with their names."""
    rest: str = DICE
    """The kind that is left when everything else is told apart."""
    decider: str = "dice"
    """What decides where nobody does: "the dice decided more"."""
    cards: str = "Cards"
    card_name: Callable[[Any], str] = plainly
    more: Callable[[Sequence[Decision]], dict[str, Any]] = nothing_more
    """What only this game has, of the decisions that were judged: plain data."""
    win_chance: Value | None = None
    """What is counted with where the game has no win chance of its own."""
    puzzles: Mapping[str, Sequence[CountsAs]] = field(default_factory=dict)
    """The questions that make puzzles, each with what an answer counts as; the first by which one is clearly best."""
    poses: Callable[[Any], Posed | None] = nothing_posed
    """What a state that a phase begins with can be asked as a puzzle, of home."""
    why: Reason = of_games
    remark: Remark = nothing_said


def own(seat: Seat, home: float) -> float:
    """Home's win chance as a seat's own."""
    return home if seat is Seat.HOME else 1 - home


class Side(NamedTuple):
    """One of two sealed answers: where it was given, and all that could have been."""

    step: Step
    answers: Sequence[Any]

    @property
    def chosen(self) -> int:
        return list(self.answers).index(self.step.given.value)


class Met(NamedTuple):
    """Answers that were weighed: what best play was worth, what these are worth, and the verdict between."""

    best: float
    value: float
    verdict: Verdict


class Mixed(NamedTuple):
    """The best mixes of a matrix, and what each answer is worth against the other side's mix: for the row side."""

    value: float
    rows: tuple[float, ...]
    columns: tuple[float, ...]
    row_worth: list[float]
    column_worth: list[float]


def mixed(matrix: Sequence[Sequence[float]]) -> Mixed:
    found = solve([list(row) for row in matrix])
    rows, columns = tuple(map(float, found.rows)), tuple(map(float, found.columns))
    against_columns = [plain_sum(map(mul, columns, row)) for row in matrix]
    against_rows = [float(plain_sum(map(mul, rows, column))) for column in zip(*matrix, strict=True)]
    return Mixed(float(found.value), rows, columns, against_columns, against_rows)


def snap(
    seat: Seat, calls: Side, defences: Side | Sequence[Any], matrix: Sequence[Sequence[float]], by: str
) -> Met:
    """The offence's call and the defence's: `matrix[i][j]` is the win chance of `seat`, which calls, for i against j.

    A side's own part is what its answer is worth against the other's best mix, less the value of the game; how the two
    met beyond that is a guess. Where nobody defended (a kick was announced), only the call is judged.
    """
    best = mixed(matrix)
    sign = 1 if seat is Seat.HOME else -1
    lost = no_gain(best.row_worth[calls.chosen] - best.value)
    parts = [Part(DECISION, seat, sign * lost)]
    judged = [Judged(calls.step, -lost, ranked(calls.answers, best.rows, best.row_worth), by)]
    met = best.row_worth[calls.chosen]
    if isinstance(defences, Side):
        met = matrix[calls.chosen][defences.chosen]
        given = -no_gain(best.value - best.column_worth[defences.chosen])
        parts.append(Part(DECISION, seat.other, sign * given))
        parts.append(Part(GUESSES, None, sign * (met - best.value - lost - given)))
        theirs = [1 - worth for worth in best.column_worth]
        judged.append(Judged(defences.step, given, ranked(defences.answers, best.columns, theirs), by))
    return Met(own(seat, best.value), own(seat, met), Verdict(tuple(parts), tuple(judged)))


def sealed(home: Side, away: Side, matrix: Sequence[Sequence[float]], by: str = "") -> Met:
    """Two sealed answers of any kind: `matrix[i][j]` is home's win chance with home's answer i and away's j."""
    return snap(Seat.HOME, home, away, matrix, by)


def all_luck(play: Play, value: Value) -> Verdict:
    """Nothing is judged."""
    return NOTHING


def no_gain(change: float) -> float:
    """Nobody does better than the best: above 0 is rounding."""
    return change if change < -NO_WORTH else 0.0


def ranked(answers: Sequence[Any], shares: Sequence[Any], chances: Sequence[float]) -> tuple[Option, ...]:
    """The best first: by share, then by win chance."""
    options = [
        Option(answer, max(0.0, float(share)), chance)
        for answer, share, chance in zip(answers, shares, chances, strict=True)
    ]
    return tuple(sorted(options, key=lambda one: (-round(one.share or 0.0, 6), -(one.chance or 0.0))))


def single(step: Step, values: Mapping[Any, float], by: str = "") -> Met:
    """One answer against the best of all: `values` are home's win chance with each."""
    seat = step.given.seat
    assert seat is not None
    best = max(values.values()) if seat is Seat.HOME else min(values.values())
    chosen = values[step.given.value]
    cost = own(seat, best) - own(seat, chosen)
    cost = cost if cost > NO_WORTH else 0.0
    part = Part(DECISION, seat, -cost if seat is Seat.HOME else cost)
    options = sorted(
        (Option(answer, None, own(seat, value)) for answer, value in values.items()),
        key=lambda one: -(one.chance or 0.0),
    )
    return Met(best, chosen, Verdict((part,), (Judged(step, cost, tuple(options), by),)))
