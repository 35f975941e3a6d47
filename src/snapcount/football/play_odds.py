"""What a call leads to, in football words: yards, first downs, points, the ball lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import Any

from snapcount.core.data.html import table
from snapcount.football.scoring import lead

NOTHING = Fraction(0)


class PlayOdds(Mapping[Any, Fraction]):
    """The exact chance of every next checkpoint, and what can be read from them for the side that has the ball.

    A gain is how far the ball has moved for a side that still has it, fouls included, or to the goal line for its
    touchdown. A turnover is the ball for the other side without a score: intercepted, fumbled, on downs, a missed field
    goal, a punt.
    """

    def __init__(self, before: Any, chances: Mapping[Any, Fraction]) -> None:
        self.before = before
        self.chances: dict[Any, Fraction] = dict(chances)
        self.seat = before.situation.offence

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
        return lead(after.score, self.seat) - lead(self.before.score, self.seat)

    def gained(self, after: Any) -> Any:
        """Yards, or None where the play came to something else."""
        _, ball, down, _ = self.before.situation
        offence, spot, next_down, line = after.situation
        if not down or offence is not self.seat:
            return None
        if next_down:
            return spot - ball if not self.points(after) else None
        return line - ball if after.phase == "try" else None

    def is_first_down(self, after: Any) -> bool:
        now, then = self.before.situation, after.situation
        fresh = then.down == 1 and then.offence is self.seat and not self.points(after)
        return fresh and (now.down != 1 or then.line != now.line)

    def is_turnover(self, after: Any) -> bool:
        return (
            bool(after.situation.down) and after.situation.offence is not self.seat and not self.points(after)
        )

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

    def rows(self) -> list[tuple[str, str]]:
        chances = {
            "first down": self.first_down,
            "score": self.score,
            "scored on": self.scored_on,
            "turnover": self.turnover,
        }
        return [
            ("mean gain", f"{self.mean:.2f}"),
            *((name, f"{float(p):.2%}") for name, p in chances.items()),
        ]

    def __repr__(self) -> str:
        return f"<PlayOdds: {', '.join(f'{name} {value}' for name, value in self.rows())}>"

    def _repr_html_(self) -> str:
        return table(self.rows())
