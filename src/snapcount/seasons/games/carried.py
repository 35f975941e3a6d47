"""What goes from game to game of a season: only Canadian Pro Football has men to be hurt and cards to keep to.

It is imported where it is asked: whoever plays another game doesn't wait for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from snapcount.core.drivers.sampled import Coach
from snapcount.core.rulebook import Value
from snapcount.core.table import Seat

Key = tuple[str, str]
WITH_CARDS = "canadian_pro"


class Carried(NamedTuple):
    """What a club brings to a game."""

    cards: str = ""
    out: tuple[tuple[str, int], ...] = ()
    """Who misses it, and how many more games after it."""
    used: tuple[tuple[Key, float], ...] = ()
    """How often its men have had the ball this season."""
    part: float = 0.0
    """How much of its season is over when this game is; 0: nobody counts."""

    def rations(self) -> dict[Key, float]:
        """How often each man may have had the ball by the end of this game."""
        return {key: most * self.part for key, most in limits(self.cards).items()} if self.part else {}


def limits(cards: str) -> dict[Key, float]:
    """How often each man of a club's cards had the ball in the year that they were made of."""
    from snapcount.games.canadian_pro.teams import season as pro

    return pro.limits(cards)


def usage(club: Carried) -> list[tuple[str, str, float, float, float]]:
    """How much of his season each man has had: kind, man, so far, pro rata by the end of the next game, on his card."""
    used, rations = dict(club.used), club.rations()
    whole = limits(club.cards) if rations else {}
    return [
        (kind, man, used.get((kind, man), 0), rations[kind, man], most) for (kind, man), most in whole.items()
    ]


def start_of(
    game: str, options: Mapping[str, Value], clubs: tuple[Carried, Carried], weather: int = 0
) -> Any:
    """The position that a game begins in where that is not its own; None else."""
    if game != WITH_CARDS or not (weather or any(club.out or club.part for club in clubs)):
        return None
    from snapcount.games.canadian_pro.teams import season as pro

    out = {seat: [pro.Out(*man) for man in clubs[seat].out] for seat in Seat}
    line_ups = {
        seat: pro.line_up(clubs[seat].cards, dict(clubs[seat].used), out[seat]) if clubs[seat].part else {}
        for seat in Seat
    }
    return pro.opening(options, out, line_ups, weather)


def kept_to(game: str, coach: Coach, club: Carried) -> Coach:
    """A coach who keeps to his club's cards, where it has any."""
    if game != WITH_CARDS or not club.part:
        return coach
    from snapcount.games.canadian_pro.coaches.rationed import Rationed

    return Rationed(coach, club.rations(), dict(club.used))


def still_out(game: str, began: Any, ended: Any) -> tuple[tuple[tuple[str, int], ...], ...]:
    """Who misses the next game, by seat."""
    if game != WITH_CARDS:
        return (), ()
    from snapcount.games.canadian_pro.teams import season as pro

    found = pro.still_out(began, ended)
    return tuple(tuple((man.player, man.games) for man in found[seat]) for seat in Seat)


def out_for(games: int) -> str:
    """The rest of the season, this game, this one and two more."""
    from snapcount.games.canadian_pro.teams import season as pro

    if games >= pro.REST_OF_SEASON:
        return "the rest of the season"
    return "this game" if games == 0 else f"this game and {games} more"


def season_on_cards(game: str, cards: str) -> list[dict[str, Any]]:
    """The players' lines of the year that a club's cards were made of."""
    if game != WITH_CARDS or not cards:
        return []
    from snapcount.games.canadian_pro.teams import season as pro

    return [
        {"category": line.category, "player": line.player, **line.figures} for line in pro.real_lines(cards)
    ]
