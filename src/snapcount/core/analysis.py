"""What a position is worth: the chance to win it, and the points that come next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from snapcount.core.data.html import table
from snapcount.core.table import Refusal, Seat

if TYPE_CHECKING:
    from snapcount.core.game import Game
    from snapcount.core.review.judging import Judging
    from snapcount.core.rulebook import Rulebook

Names = tuple[str, str]


def every_option(options: Mapping[str, Any]) -> Refusal | None:
    return None


@dataclass(frozen=True)
class Analysis:
    """How a game's positions are judged. Only what everybody may see counts: hands and secret calls don't."""

    how: str
    """Who is assumed to play, and how it is known, in a few words."""
    win_chance: Callable[[Any], float] | None = None
    """The chance that home wins from a state, a tie counted one half: 0, ½ or 1 when it is over."""
    points_expected: Callable[[Any], float] | None = None
    """Home's points less away's that can be expected of the next score of the half."""
    problem: Callable[[Mapping[str, Any]], Refusal | None] = every_option
    """Why nothing can be said of games with these options."""
    judging: Judging | None = None
    """How a review tells decisions from luck."""
    otherwise: Analysis | None = None
    """How games are reviewed that have such a problem."""


class WinChance(NamedTuple):
    """How likely each side is to win, a tie counted one half. As a number it is home's chance."""

    home: float
    how: str
    names: Names = ("Home", "Away")

    @property
    def away(self) -> float:
        return 1 - self.home

    def __float__(self) -> float:
        return self.home

    def __str__(self) -> str:
        return f"{self.names[0]} {self.home:.1%}, {self.names[1]} {self.away:.1%} ({self.how})"

    def _repr_html_(self) -> str:
        chances = zip(self.names, (self.home, self.away), strict=True)
        return table([(name, f"{chance:.1%}") for name, chance in chances], self.how)


def win_chance(game: Game, position: Any = None) -> WinChance:
    """The chance to win a game, or another position of it."""
    found = analysis_of(game)
    if found.win_chance is None:
        raise game.rulebook.refusal(f"{game.rulebook.face.title} has no win chance to offer.")
    if (
        position is None
        and (loser := game.resigned if game.resigned is not None else game.timed_out) is not None
    ):
        return WinChance(float(loser), "the game is over", game.names)
    return WinChance(found.win_chance(placed(game, position)), found.how, game.names)


def points_expected(game: Game, seat: Seat, position: Any = None) -> float:
    """What a seat can expect of the next score of the half: below 0 where the other is likelier to score it."""
    found = analysis_of(game, otherwise=True)
    if found.points_expected is None:
        raise game.rulebook.refusal(f"{game.rulebook.face.title} has no expected points to offer.")
    points = found.points_expected(placed(game, position))
    return points if seat is Seat.HOME else -points


def analysis_of(game: Game, *, otherwise: bool = False) -> Analysis:
    """A game's analysis; `otherwise`: the second best will do where it has none for these options."""
    return analysis_for(game.rulebook, game.options_chosen, otherwise=otherwise)


def analysis_for(rulebook: Rulebook, options: Mapping[str, Any], *, otherwise: bool = False) -> Analysis:
    found = rulebook.analysis
    if found is None:
        raise rulebook.refusal(f"{rulebook.face.title} has no analysis: nobody has measured it yet.")
    refusal = found.problem(options)
    if refusal is None:
        return found
    if otherwise and found.otherwise is not None:
        return found.otherwise
    raise refusal


def placed(game: Game, position: Any) -> Any:
    """A position that this game could be in, checked; without one the game's own."""
    if position is None:
        return game.state
    if not isinstance(position, game.rulebook.rules.state):
        raise game.rulebook.refusal(f"That isn't a position of {game.rulebook.face.title}.")
    return game.rulebook.begin(game.options_chosen, position)
