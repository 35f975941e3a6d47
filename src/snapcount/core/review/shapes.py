"""What a review is made of: plain data, the same for every game. Win chances are home's, from 0 to 1."""

from __future__ import annotations

from math import fsum
from typing import Any, NamedTuple

from snapcount.core.rulebook import Names
from snapcount.core.table import Seat

DECISION = "decision"
GIVEN_UP = "giving up"
"""Neither a decision of the play nor luck: who gives up, or runs out of time, loses what chance was left."""
GUESSES, CARDS, DICE, HAND = "guesses", "cards", "dice", "hand"
"""Kinds of luck: two sealed calls that met, what was drawn, what was thrown, how a line came out."""


def is_luck(kind: str) -> bool:
    return kind not in (DECISION, GIVEN_UP)


class Part(NamedTuple):
    """A share of a change of home's win chance: a seat's decision, or luck of a kind."""

    kind: str
    seat: Seat | None
    """Whose decision; None for luck."""
    change: float


class Choice(NamedTuple):
    """What could have been answered."""

    label: str
    share: float | None
    """How often the best mix has it; None where nothing is mixed."""
    chance: float | None
    """The win chance of the side that decides, with this answer against the other's best; None where not known."""
    chosen: bool = False


class Decision(NamedTuple):
    """An answer that was judged."""

    seat: Seat
    at: int
    """The number of the input: `game.at(at)` is the moment before it."""
    play: int
    """The number of its play in the review."""
    asked: str
    """The question's name."""
    situation: str
    """4th and 2 at the Home 45, ahead 21–20, 12 plays left."""
    chosen: str
    cost: float
    """What it gave away of its own side's win chance; never below 0."""
    choices: tuple[Choice, ...] = ()
    judged: str = ""
    """By what, in a few words."""
    words: str = ""
    """3rd and 8 at the 30: Run gave away 6 %. Best: Long Pass 71 %, Short Pass 29 %."""
    why: str = ""
    came: str = ""
    """What came of it."""
    shown: Any = None
    """What a game's own board draws of it (a whole line, the best line): plain data."""


class Score(NamedTuple):
    """Points on the curve."""

    seat: Seat
    label: str
    """TD 21–14."""


class ReviewedPlay(NamedTuple):
    """A play on the curve. Its parts add up to `after - before`."""

    number: int
    at: int
    """How many inputs came before it."""
    before: float
    after: float
    period: str
    clock: str
    possession: Seat | None
    situation: str
    story: str
    """What happened, in a line."""
    score: tuple[int, int]
    """After it."""
    parts: tuple[Part, ...]
    scored: Score | None = None

    @property
    def luck(self) -> float:
        return fsum(part.change for part in self.parts if is_luck(part.kind))

    def decided(self, seat: Seat) -> float:
        return fsum(part.change for part in self.parts if part.kind == DECISION and part.seat is seat)


class Side(NamedTuple):
    """One face of a die, or one card: how often it should have come, and how often it did."""

    name: str
    expected: float
    came: int


class Tally(NamedTuple):
    """Dice or cards of one kind over the whole game."""

    name: str
    """Six-sided dice; Event cards."""
    all: int
    sides: tuple[Side, ...]
    unusual: float | None
    """How often chance alone is at least as uneven; None where there were too few to say."""
    words: str


class Sum(NamedTuple):
    """A row of "luck and decisions apart": the change over the whole game."""

    kind: str
    seat: Seat | None
    label: str
    change: float
    points: int
    """Whole points of win chance; those of all rows add up to the change from start to end in whole points."""
    words: str
    """6 of 41 cost 2 or more."""


class Turn(NamedTuple):
    """Where it turned: the largest part of a play, and the play."""

    play: int
    part: Part
    words: str


class Review(NamedTuple):
    """A whole game, looked back on."""

    title: str
    names: Names
    score: tuple[int, int]
    how: str
    """Who is assumed to play, and how decisions are judged."""
    start: float
    end: float
    plays: tuple[ReviewedPlay, ...]
    decisions: tuple[Decision, ...]
    """Every decision that was judged, in order."""
    unjudged: tuple[int, int]
    """How many of each side's decisions could not be: their part is 0, what came of them is luck."""
    sums: tuple[Sum, ...]
    turns: tuple[Turn, ...]
    tallies: tuple[Tally, ...]
    headlines: dict[str, str]
    """For home, away and whoever watches."""
    extra: dict[str, Any]
    """What only this game has: how a hand drifts."""
    complete: bool = True
    """False where it was stopped: the plays so far."""

    def costly(self, seat: Seat | None = None, least: float = 0.02) -> list[Decision]:
        """Decisions that gave away so much or more, the costliest first."""
        found = [one for one in self.decisions if one.cost >= least and seat in (None, one.seat)]
        return sorted(found, key=lambda one: -one.cost)

    def finest(self, seat: Seat, most: int = 3) -> list[Decision]:
        """Right answers where the likeliest mistake would have cost most: "what I did well"."""
        from snapcount.core.review.words import spared

        mine = [one for one in self.decisions if one.seat is seat and spared(one) >= 0.01]
        return sorted(mine, key=lambda one: -spared(one))[:most]

    def luckiest(self, seat: Seat, most: int = 5) -> list[ReviewedPlay]:
        """The plays in which luck helped this seat most."""
        sign = 1 if seat is Seat.HOME else -1
        ranked = sorted(self.plays, key=lambda play: -sign * play.luck)
        return [play for play in ranked[:most] if sign * play.luck > 0]

    def __str__(self) -> str:
        from snapcount.core.review.text import text

        return text(self)

    def _repr_html_(self) -> str:
        from snapcount.core.review.html import html

        return html(self)
