"""What a call leads to, in football words: yards, first downs, points, the ball lost."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from snapcount.core.data.html import table
from snapcount.football.scoring import lead

NOTHING = Fraction(0)


def never(after: Any) -> bool:
    return False


def as_it_is(state: Any) -> Any:
    return state


class PlayOdds(Mapping[Any, Fraction]):
    """The exact chance of every next checkpoint, and what can be read from them for the side that has the ball.

    A gain is how far the ball has moved for a side that still has it, fouls included, or to the goal line for its
    touchdown. A turnover is the ball for the other side without a score: intercepted, fumbled, on downs, a missed field
    goal, a punt. Before a toss, a kickoff or a try there is no down to win or to turn over; `keeps` is the chance that
    the side has the ball at the next one all the same (an onside kick). Where a game stops inside a play, `goes_on` is
    the chance that it isn't over at the next checkpoint.
    """

    def __init__(
        self,
        before: Any,
        chances: Mapping[Any, Fraction],
        inside: Callable[[Any], bool] = never,
        standing: Callable[[Any], Any] = as_it_is,
    ) -> None:
        """`standing`: what has situation, score and phase of a state."""
        self.inside, self.standing = inside, standing
        self.before = standing(before)
        self.chances: dict[Any, Fraction] = dict(chances)
        self.seat = self.before.situation.offence

    def __getitem__(self, after: Any) -> Fraction:
        return self.chances[after]

    def __iter__(self) -> Iterator[Any]:
        return iter(self.chances)

    def __len__(self) -> int:
        return len(self.chances)

    def chance(self, test: Callable[[Any], bool]) -> Fraction:
        """The chance of the checkpoints that a function picks out."""
        return sum((chance for after, chance in self.chances.items() if test(after)), NOTHING)

    def points(self, after: Any) -> int:
        """By how many more points the offence leads, or by fewer."""
        return lead(self.standing(after).score, self.seat) - lead(self.before.score, self.seat)

    def gained(self, after: Any) -> Any:
        """Yards, or None where the play came to something else."""
        _, ball, down, _ = self.before.situation
        then = self.standing(after)
        offence, spot, next_down, line = then.situation
        if not down or offence is not self.seat or self.inside(after):
            return None
        if next_down:
            return spot - ball if not self.points(after) else None
        return line - ball if then.phase == "try" else None

    def has_ball(self, after: Any, seat: Any) -> bool:
        """Whether that side has a down to play, and nobody has scored."""
        then = self.standing(after).situation
        return bool(then.down) and then.offence is seat and not self.points(after)

    def is_first_down(self, after: Any) -> bool:
        now, then = self.before.situation, self.standing(after).situation
        fresh = then.down == 1 and self.has_ball(after, self.seat)
        return bool(now.down) and fresh and (now.down != 1 or then.line != now.line)

    def is_turnover(self, after: Any) -> bool:
        return bool(self.before.situation.down) and self.has_ball(after, self.seat.other)

    @property
    def gains(self) -> dict[Any, Fraction]:
        """The chance of every gain, in yards."""
        found: dict[Any, Fraction] = {}
        for after, chance in self.chances.items():
            yards = self.gained(after)
            if yards is not None:
                found[yards] = found.get(yards, NOTHING) + chance
        return dict(sorted(found.items()))

    @property
    def mean(self) -> float:
        """Yards on average, a play that is no gain counted as none."""
        return float(sum((yards * chance for yards, chance in self.gains.items()), NOTHING))

    @property
    def first_down(self) -> Fraction:
        return self.chance(self.is_first_down)

    @property
    def score(self) -> Fraction:
        """Points for the offence."""
        return self.chance(lambda after: self.points(after) > 0)

    @property
    def scored_on(self) -> Fraction:
        """Points for the other side."""
        return self.chance(lambda after: self.points(after) < 0)

    @property
    def turnover(self) -> Fraction:
        return self.chance(self.is_turnover)

    @property
    def keeps(self) -> Fraction:
        """The ball for the same side at the next checkpoint, and no points."""
        return self.chance(lambda after: self.has_ball(after, self.seat))

    @property
    def goes_on(self) -> Fraction:
        return self.chance(self.inside)

    def rows(self) -> list[tuple[str, str]]:
        """Of a play that surely goes on nothing can be said yet."""
        going = self.goes_on
        if going == 1:
            return [("the play goes on", "100.00%"), ("ways", f"{len(self.chances):,}")]
        points = {"score": self.score, "scored on": self.scored_on}
        if self.before.situation.down:
            chances = {"first down": self.first_down, **points, "turnover": self.turnover}
        else:
            chances = {**points, "keeps the ball": self.keeps}
        return [
            *([("mean gain", f"{self.mean:.2f}")] if self.before.situation.down else []),
            *((name, f"{float(p):.2%}") for name, p in chances.items()),
            *([("the play goes on", f"{float(going):.2%}")] if going else []),
        ]

    def __repr__(self) -> str:
        return f"<PlayOdds: {', '.join(f'{name} {value}' for name, value in self.rows())}>"

    def _repr_html_(self) -> str:
        return table(self.rows())


class Standing(NamedTuple):
    """What is read of a state that keeps it elsewhere."""

    situation: Any
    score: Any
    phase: str


def between_plays(
    phases: Collection[str], standing: Callable[[Any], Any] = as_it_is
) -> Callable[[Any, Mapping[Any, Fraction]], PlayOdds]:
    """The odds of a game that stops inside its plays too: in all but these phases one is going on."""

    def odds(before: Any, chances: Mapping[Any, Fraction]) -> PlayOdds:
        return PlayOdds(before, chances, lambda after: standing(after).phase not in phases, standing)

    return odds
