"""Play-offs: seeds from the table, a bracket in which the better-placed club is at home, a champion."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from snapcount.seasons.league.league import League
from snapcount.seasons.standings.standings import Result
from snapcount.seasons.standings.table import Place

ROUNDS = {2: "final", 4: "semi-final", 8: "quarter-final"}


def seeds(league: League, overall: Sequence[Place], by_division: Mapping[str, Sequence[Place]]) -> list[str]:
    """Who takes part, the best first: the winners of the divisions before the rest where the league says so."""
    order = [place.standing.club for place in overall]
    if league.playoffs.by == "division":
        first = [places[0].standing.club for places in by_division.values() if places]
        order = [club for club in order if club in first] + [club for club in order if club not in first]
    return order[: league.playoffs.clubs]


def bracket(size: int) -> list[tuple[int, int]]:
    """Pairs of the first round by seed, in bracket order, for a full bracket: (1, 4), (2, 3)."""
    order = [1]
    while len(order) < size:
        both = 2 * len(order) + 1
        order = [seed for one in order for seed in (one, both - one)]
    return list(zip(order[::2], order[1::2], strict=True))


def stage_name(clubs: int) -> str:
    return ROUNDS.get(clubs, f"round of {clubs}")


def next_round(
    order: Sequence[str], played: Sequence[Result], winner: Callable[[Result], str]
) -> tuple[str, list[tuple[str, str]], str]:
    """The stage that is due, its games as (home, away), and the champion where there is one.

    The first round's byes go to the best; a game that is played already is in the list all the same.
    """
    if len(order) < 2:
        return "", [], order[0] if order else ""
    size = 2
    while size < len(order):
        size *= 2
    alive = [tuple(order[seed - 1] if seed <= len(order) else "" for seed in pair) for pair in bracket(size)]
    results = {frozenset((game.home, game.away)): game for game in played}
    while True:
        stage, games = stage_name(2 * len(alive)), []
        through: list[str] = []
        for pair in alive:
            one, other = sorted(pair, key=lambda club: order.index(club) if club else len(order))
            if not other:
                through.append(one)
                continue
            games.append((one, other))
            found = results.get(frozenset((one, other)))
            through.append("" if found is None else winner(found))
        if "" in through:
            return stage, games, ""
        if len(through) == 1:
            return stage, games, through[0]
        alive = list(zip(through[::2], through[1::2], strict=True))
