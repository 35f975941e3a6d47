"""The computer plays what is due: here or in several processes, each game kept as soon as it is over."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import TYPE_CHECKING

from snapcount.seasons.games.playing import Played, play

if TYPE_CHECKING:
    from snapcount.seasons.file.rows import GameRow
    from snapcount.seasons.season import Season


def run(
    season: Season, *, weeks: int | None, everybody: bool, jobs: int, stop: Callable[[], bool]
) -> Iterator[GameRow]:
    """Every game as it ends."""
    wanted = Wanted(season, last_week(season, weeks), everybody)
    if jobs == 1:
        while not stop() and (due := wanted.due()):
            yield wanted.keep(play(season.work(due[0].number)))
        return
    yield from together(wanted, jobs, stop)


def last_week(season: Season, weeks: int | None) -> int:
    """So many weeks from the first in which a game is due."""
    first = next((game.week for game in season.games() if not game.done), 0)
    return first + weeks - 1 if weeks is not None else 1 << 30


def for_the_computer(season: Season, people: Collection[str], last_week: int) -> list[GameRow]:
    """Games that are due up to a week and that nobody plays: neither for one of these clubs, nor already."""
    return [
        game
        for game in season.due()
        if game.week <= last_week and not game.begun and set(people).isdisjoint(game.clubs)
    ]


class Wanted:
    """The games that the computer may play now."""

    def __init__(self, season: Season, last_week: int, everybody: bool) -> None:
        self.season, self.last_week = season, last_week
        self.people = () if everybody else (season.club,)

    def due(self) -> list[GameRow]:
        return for_the_computer(self.season, self.people, self.last_week)

    def keep(self, played: Played) -> GameRow:
        self.season.keep_played(played)
        return self.season.row(played.number)


def together(wanted: Wanted, jobs: int, stop: Callable[[], bool]) -> Iterator[GameRow]:
    """Games whose clubs have nothing else to do are played at the same time."""
    season = wanted.season
    from snapcount.simulation.crew import crew  # not everywhere are there processes

    with crew(jobs) as hand_out:
        running: dict[Future[Played], int] = {}
        while True:
            if not stop():
                for game in wanted.due():
                    if game.number not in running.values() and len(running) < 2 * jobs:
                        running[hand_out(play, season.work(game.number))] = game.number
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                del running[future]
                yield wanted.keep(future.result())
