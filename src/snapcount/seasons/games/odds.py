"""What is to come: the rest of a season drawn ten thousand times from games that the clubs have played by computer.

Every pairing is played a number of times first; a season is then drawn game by game from the results of its pairings.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from snapcount.core.drivers.sampled import play_out, seed_of
from snapcount.core.table import Refusal, Seat
from snapcount.games import find
from snapcount.seasons.games.carried import start_of
from snapcount.seasons.games.playing import Work, coach_of
from snapcount.seasons.league.league import Fixture, League
from snapcount.seasons.standings.playoffs import next_round, seeds
from snapcount.seasons.standings.standings import Result
from snapcount.seasons.standings.table import table

if TYPE_CHECKING:
    from snapcount.seasons.season import Season

Pair = tuple[str, str]
Score = tuple[int, int]
Pools = Mapping[Pair, Sequence[Score]]
SHARE = 200
"""Seasons that one worker draws at a time."""
TOGETHER = 25
"""Games of a pairing that one worker plays in a row: its coaches work out two clubs' cards once for all of them."""
TRIES = 20
"""A tie in the play-offs is drawn again so often before the better placed goes on."""


# Games of every pairing


def pairings(season: Season, games: int) -> list[Work]:
    """The games to be played first, in rounds: all pairings once, then again. Nobody is out, rations are one game's."""
    ids = [club.id for club in season.league.clubs]
    later = season.league.playoffs.clubs > 1 and not season.champion
    due = {game.clubs for game in season.games() if not game.done and not game.stage}
    wanted = [(home, away) for home in ids for away in ids if home != away and (later or (home, away) in due)]
    return [work_of(season, pair, index) for index in range(games) for pair in wanted]


def work_of(season: Season, pair: Pair, index: int) -> Work:
    fresh = (season.fresh(pair[0]), season.fresh(pair[1]))
    return season.between(pair, index, f"odds/{pair[0]}/{pair[1]}/{index}", fresh, {})


def play_pairing(work: Work) -> tuple[Pair, Score]:
    """One game, of which only the score is kept."""
    rulebook = find(work.game)
    start = start_of(work.game, rulebook.settle(work.options), work.carried)
    coaches = (coach_of(work, Seat.HOME), coach_of(work, Seat.AWAY))
    played = play_out(rulebook, work.options, coaches, seed_of(work.seed, 0), start=start)
    return work.clubs, played.score


def together(works: Sequence[Work]) -> list[tuple[Work, ...]]:
    """The same games in pieces for workers: every pairing once, so that one may stop after that; then each in a row."""
    first: dict[Pair, Work] = {}
    rest: dict[Pair, list[Work]] = {}
    for work in works:
        if work.clubs in first:
            rest.setdefault(work.clubs, []).append(work)
        else:
            first[work.clubs] = work
    once = [(work,) for work in first.values()]
    return once + [
        tuple(row[at : at + TOGETHER]) for row in rest.values() for at in range(0, len(row), TOGETHER)
    ]


def play_together(works: Sequence[Work]) -> list[tuple[Pair, Score]]:
    return [play_pairing(work) for work in works]


# Seasons


class Draw(NamedTuple):
    """Seasons to be drawn by one worker: the same whoever draws them."""

    league: League
    done: tuple[Result, ...]
    due: tuple[Fixture, ...]
    pools: Pools
    lots: Mapping[str, float]
    seed: str
    playoffs: tuple[Result, ...]
    """Games of the play-offs that are over."""
    numbers: range


@dataclass
class Odds:
    """How often what happened, by club."""

    replays: int = 0
    points: dict[str, float] = field(default_factory=dict[str, float])
    places: dict[str, list[int]] = field(default_factory=dict[str, list[int]])
    """How often first, second, … of the table."""
    divisions: dict[str, int] = field(default_factory=dict[str, int])
    playoffs: dict[str, int] = field(default_factory=dict[str, int])
    champions: dict[str, int] = field(default_factory=dict[str, int])

    def add(self, other: Odds) -> None:
        self.replays += other.replays
        for mine, theirs in (
            (self.points, other.points),
            (self.divisions, other.divisions),
            (self.playoffs, other.playoffs),
            (self.champions, other.champions),
        ):
            for club, value in theirs.items():
                mine[club] = mine.get(club, 0) + value  # type: ignore[assignment]
        for club, counts in other.places.items():
            known = self.places.setdefault(club, [0] * len(counts))
            self.places[club] = [one + more for one, more in zip(known, counts, strict=True)]


def draws(season: Season, pools: Pools, replays: int) -> list[Draw]:
    games = [game for game in season.games() if not game.stage]
    done = tuple(game.result for game in games if game.done)
    due = tuple(Fixture(game.week, game.home, game.away) for game in games if not game.done)
    missing = {(fixture.home, fixture.away) for fixture in due} - pools.keys()
    if missing:
        raise Refusal("season", "Not every pairing has been played: nothing can be said yet.")
    work = Draw(
        season.league,
        done,
        due,
        pools,
        season.lots,
        season.seed,
        tuple(season.results(playoffs=True)),
        range(0),
    )
    return [work._replace(numbers=range(at, min(at + SHARE, replays))) for at in range(0, replays, SHARE)]


def drawn(work: Draw) -> Odds:
    """A share of the seasons."""
    found = Odds()
    for number in work.numbers:
        draw_one(work, Random(f"{work.seed}/season/{number}"), found)
    return found


def draw_one(work: Draw, random: Random, found: Odds) -> None:
    league = work.league
    results = [
        *work.done,
        *(
            Result(0, game.week, game.home, game.away, *random.choice(work.pools[game.home, game.away]))
            for game in work.due
        ),
    ]
    places = table(league, results, work.lots)
    found.replays += 1
    for place in places:
        club = place.standing.club
        found.points[club] = found.points.get(club, 0) + place.points
        found.places.setdefault(club, [0] * len(places))[place.rank - 1] += 1
    divisions = {name: table(league, results, work.lots, name) for name in league.divisions}
    for of in divisions.values():
        count(found.divisions, of[0].standing.club)
    order = seeds(league, places, divisions)
    for club in order:
        count(found.playoffs, club)
    count(found.champions, play_off(order, work, random) if order else places[0].standing.club)


def count(counts: dict[str, int], club: str) -> None:
    counts[club] = counts.get(club, 0) + 1


def play_off(order: Sequence[str], work: Draw, random: Random) -> str:
    """Round after round until one is left; the better placed goes on after a tie."""

    def winner(result: Result) -> str:
        if result.home_score == result.away_score:
            return min(result.home, result.away, key=order.index)
        return result.home if result.home_score > result.away_score else result.away

    played = list(work.playoffs)
    while True:
        _, pairs, champion = next_round(order, played, winner)
        if champion:
            return champion
        known = {(game.home, game.away) for game in played}
        due = [pair for pair in pairs if pair not in known]
        played += [Result(0, 0, *pair, *decided(work.pools[pair], random)) for pair in due]


def decided(pool: Sequence[Score], random: Random) -> Score:
    """A result with a winner, where there is one."""
    score = random.choice(pool)
    for _ in range(TRIES):
        if score[0] != score[1]:
            break
        score = random.choice(pool)
    return score


# All of it


def pools_of(scores: Iterable[tuple[Pair, Score]]) -> dict[Pair, list[Score]]:
    pools: dict[Pair, list[Score]] = {}
    for pair, score in scores:
        pools.setdefault(pair, []).append(score)
    return pools


def odds(season: Season, replays: int = 10_000, games: int = 20, jobs: int = 1) -> Odds:
    """How the season ends, so many times over. The same numbers whatever the number of processes."""
    from snapcount.simulation.workers import in_order

    pieces = in_order(play_together, together(pairings(season, games)), jobs)
    pools = pools_of(score for piece in pieces for score in piece)
    found = Odds()
    for part in in_order(drawn, draws(season, pools, replays), jobs):
        found.add(part)
    return found
