"""`snapcount.simulate`: many games in a program."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any, NamedTuple

from snapcount.coaches import Seated
from snapcount.core.rulebook import Value
from snapcount.football.boxscore import Box, box_score
from snapcount.football.columns import Row
from snapcount.games import find
from snapcount.simulation.playing import Work, name_of, play_games
from snapcount.simulation.summary import Tally
from snapcount.simulation.tables import TABLES
from snapcount.simulation.workers import in_order

SHARE = 50


class Simulation(NamedTuple):
    """Games that were played, as tables of rows: what `polars.DataFrame` or `pandas.DataFrame` take.

    >>> found = snapcount.simulate("dice_football", 2, length="quick")
    >>> sum(row["touchdown"] for row in found.plays) >= 0, len(found.boxes), found.summary["games"]
    (True, 2, 2)
    """

    plays: list[Row]
    """One a play, nflverse's names and meanings."""
    drives: list[Row]
    players: list[Row]
    """One a man and game, where men have names."""
    games: list[Row]
    summary: dict[str, Any]

    @property
    def boxes(self) -> list[Box]:
        """The box score of each game."""
        names = {game["game_id"]: (game["home_team"], game["away_team"]) for game in self.games}
        return [
            box_score(list(rows), names[game_id])
            for game_id, rows in groupby(self.plays, lambda row: str(row["game_id"]))
        ]


def simulate(
    game: str,
    n: int,
    *,
    home: Seated = "rookie",
    away: Seated = "rookie",
    seed: int = 1,
    jobs: int = 1,
    chances: bool = False,
    trusted: bool = False,
    options: Mapping[str, Value] | None = None,
) -> Simulation:
    """The same as `snapcount.simulate`, its options in a mapping."""
    rulebook = find(game)
    settled = rulebook.settle(options or {})
    tables: dict[str, list[Row]] = {name: [] for name in TABLES}
    tally = Tally()
    for done in in_order(
        play_games, shares(rulebook.id, settled, (home, away), seed, n, jobs, chances, trusted), jobs
    ):
        for line in done.games:
            tally.add(line)
        for name, rows in done.tables.items():
            assert isinstance(rows, list)
            tables[name] += rows
    summary = tally.summary(rulebook.face.title, (name_of(home), name_of(away)), 0.0)
    return Simulation(**tables, summary=summary)


def shares(
    game: str,
    options: Mapping[str, Value],
    coaches: tuple[Seated, Seated],
    root: int,
    n: int,
    workers: int,
    chances: bool,
    trusted: bool,
    wanted: Mapping[str, str] | None = None,
) -> list[Work]:
    """The games in pieces: small enough that all workers end together, large enough to be worth sending."""
    size = max(1, min(SHARE, n // (4 * workers)))
    forms = dict.fromkeys(TABLES, "") if wanted is None else wanted
    return [
        Work(game, options, coaches, root, range(at, min(at + size, n)), forms, chances, trusted)
        for at in range(0, n, size)
    ]
