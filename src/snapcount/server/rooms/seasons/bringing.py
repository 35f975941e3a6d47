"""A season file that somebody brings: its games are played again from their records; beside them only plans count."""

from __future__ import annotations

import json
import sqlite3
import zlib
from base64 import b64decode, b64encode
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from snapcount.coaches.plans import parse
from snapcount.core.fair import seed_from
from snapcount.core.record.text import BadRecord
from snapcount.core.table import Refusal
from snapcount.football.words import counted
from snapcount.seasons import Season
from snapcount.seasons.file.rows import FORMAT, WholeGame
from snapcount.seasons.file.store import Store
from snapcount.seasons.games.plans import plans_in
from snapcount.seasons.games.playing import game_of, kept
from snapcount.seasons.league.reading import read
from snapcount.seasons.league.writing import opening
from snapcount.server.errors import ApiError, shortened
from snapcount.server.lobby import Lobby
from snapcount.server.rooms.seasons.making import NOBODY, keep
from snapcount.server.wire.seasons import SeasonBrought

IN_MEMORY = Path(":memory:")
HEAD = b"SQLite format 3\x00"
GAMES = "SELECT number, record, by, box FROM games WHERE home_score IS NOT NULL AND record IS NOT NULL"
MOST_PLAYOFFS = 64
LONGEST_PLAN = 100_000


async def bring(lobby: Lobby, who: str, raw: bytes) -> SeasonBrought:
    """The season goes on here. Whoever has its file knows its seed, so it is a season of one person."""
    told = json.loads(await lobby.office.reader.read(who, read_file, raw, list(lobby.games())))
    games = [WholeGame(*row)._replace(record=row[8] and b64decode(row[8])) for row in told["games"]]
    made = await keep(lobby, told["facts"], games, NOBODY, False)
    return SeasonBrought(season=made.season, token=made.token, note=told["note"])


# In a process of its own


def read_file(raw: bytes, known: Sequence[str]) -> str:
    """The facts and games of a season file as JSON, or a sentence about what is wrong with it."""
    if not raw.startswith(HEAD):
        raise ApiError(422, "no_season", "This isn't a season file.")
    try:
        try:
            return told(replayed(raw, known), "")
        except DAMAGED:
            season = saved(raw, known)
    except DAMAGED:
        raise ApiError(422, "damaged", "This season file is too damaged: its league can't be read.") from None
    except (Refusal, BadRecord) as problem:
        raise ApiError(422, "bad_season", shortened(f"This season can't be taken over. {problem}")) from None
    played = counted(sum(game.done for game in season.games()), "whole game")
    return told(
        season, f"The file was damaged: {played} could be taken from it. The others can be played again."
    )


DAMAGED = (sqlite3.Error, zlib.error)


def saved(raw: bytes, known: Sequence[str]) -> Season:
    """What is whole of a damaged file, game by game. Nothing is written: this process may not."""
    connection = in_memory(raw)
    connection.execute("PRAGMA writable_schema = ON")  # else SQLite reads nothing of a file that was cut off
    season = begun(facts_in(connection), known)
    for number in range(1, len(season.league.schedule) + MOST_PLAYOFFS):
        try:
            for found in connection.execute(f"{GAMES} AND number = ?", (number,)):
                take(season, *found)
        except (*DAMAGED, Refusal, BadRecord):
            continue
    return season


def replayed(raw: bytes, known: Sequence[str]) -> Season:
    connection = in_memory(raw)
    season = begun(facts_in(connection), known)
    for found in connection.execute(f"{GAMES} ORDER BY number").fetchall():
        take(season, *found)
    return season


def in_memory(raw: bytes) -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:")
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.deserialize(raw)
    return connection


def facts_in(connection: sqlite3.Connection) -> dict[str, str]:
    facts = {str(key): str(value) for key, value in connection.execute("SELECT key, value FROM season")}
    if facts.get("format") != FORMAT or not {"league", "seed"} <= facts.keys():
        raise Refusal("season", f"It isn't a season of format {FORMAT}.")
    return facts


def begun(facts: dict[str, str], known: Sequence[str]) -> Season:
    """The same season before its first game."""
    league = read(facts["league"], "Its league", is_seasons=True)
    if league.game not in known:
        raise Refusal("league", f"The {league.name} plays {league.game}, which this server doesn't have.")
    season = Season(Store.create(IN_MEMORY, *opening(league, facts["seed"][:100], facts.get("club", ""), {})))
    for club, plan in plans_in(facts).items():
        if club in season.league.by_id() and is_plan(plan, league.game):
            season.set_plan(plan, club)
    return season


def take(season: Season, number: int, record: bytes, by: str, box: str) -> None:
    """A game of the file, played again."""
    game, row = game_of(record, f"Game {number}"), season.row(number)
    clubs = season.league.by_id()
    names = tuple(clubs[club].name for club in row.clubs)
    right = game.names == names and game.dice.server_seed == seed_from(f"{season.seed}/{number}")
    if not right or not game.ended:
        raise Refusal("season", f"Game {number} is not the one that this season has there.")
    people = " ".join(club for club in str(by or "").split() if club in row.clubs)
    season.keep_played(kept(number, row.clubs, game, followed(season, row.clubs, box)), people)


def followed(season: Season, clubs: tuple[str, str], box: str) -> tuple[str, str]:
    """The plans that a game was played by: they only tell which line spoke."""
    try:
        plans = json.loads(box)["plans"]
        found = [str(plans.get(club, "")) for club in clubs]
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return "", ""
    home, away = (plan if is_plan(plan, season.league.game) else "" for plan in found)
    return home, away


def is_plan(text: str, game: str) -> bool:
    return 0 < len(text) <= LONGEST_PLAN and not isinstance(parse(text, game), list)


def told(season: Season, note: str) -> str:
    store = season.store
    assert isinstance(store, Store)
    columns = ", ".join(WholeGame._fields)
    rows: list[list[Any]] = [list(row) for row in store.rows(f"SELECT {columns} FROM games ORDER BY number")]
    for row in rows:
        row[8] = row[8] and b64encode(row[8]).decode()
    return json.dumps({"facts": store.facts(), "games": rows, "note": note})
