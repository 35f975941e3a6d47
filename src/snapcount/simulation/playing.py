"""A worker's share of the games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from snapcount.coaches import Seated, seated
from snapcount.coaches import name_of as called
from snapcount.coaches.names import names_of
from snapcount.core.drivers.sampled import play_out, seed_of
from snapcount.core.rulebook import Value
from snapcount.core.table import Seat
from snapcount.football.columns import Row
from snapcount.football.row_chances import known, with_chances
from snapcount.games import find
from snapcount.simulation.files import encoded
from snapcount.simulation.tables import drive_rows, game_row, player_rows


class Work(NamedTuple):
    """A few games for one worker. Game i has the seed f(root, i), whoever plays it."""

    game: str
    options: Mapping[str, Value]
    coaches: tuple[Seated, Seated]
    root: int
    games: range
    wanted: Mapping[str, str]
    """Which tables are wanted, each in which form: a file's ending, or "" for the rows themselves."""
    chances: bool = False
    trusted: bool = False


class Done(NamedTuple):
    """A line a game, and of the tables that are wanted what is to be written."""

    games: list[Row]
    tables: dict[str, object]


def play_games(work: Work) -> Done:
    lines: list[Row] = []
    tables: dict[str, list[Row]] = {name: [] for name in work.wanted}
    for played in each_game(work):
        lines.append(played["games"][0])
        for name in work.wanted:
            tables[name] += played[name]
    return Done(lines, {name: encoded(name, form, tables[name]) for name, form in work.wanted.items()})


def each_game(work: Work) -> Iterator[dict[str, list[Row]]]:
    rulebook = find(work.game)
    who = (name_of(work.coaches[0]), name_of(work.coaches[1]))
    names = names_of(rulebook, work.options, dict(zip(Seat, who, strict=True)))
    for index in work.games:
        seed = seed_of(work.root, index)
        home, away = (seated(rulebook, coach, trusted=work.trusted) for coach in work.coaches)
        played = play_out(rulebook, work.options, (home, away), seed, listen=True)
        game_id = f"{rulebook.id}_{work.root}_{index}"
        rows = rulebook.face.rows(played.events, names)
        if work.chances:
            sure = known(rulebook, work.options)
            rows = with_chances(rows, played.events, played.checkpoints, played.state, sure)
        rows = [{**row, "game_id": game_id} for row in rows]
        made = {"plays": rows, "games": [game_row(game_id, seed, names, who, rows, played.score)]}
        for name, rows_of in (("drives", drive_rows), ("players", player_rows)):
            if name in work.wanted:
                made[name] = rows_of(game_id, rows)
        yield made


def name_of(coach: Seated) -> str:
    """A level of the game or a file by its name; one of a program's as one from a file."""
    return coach if isinstance(coach, str) else f":{called(coach)}"
