"""Seasons in the server's database: their tables, and every statement on them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    Table,
    Text,
    delete,
    insert,
    select,
    update,
)

from snapcount.seasons.file.rows import GameRow, WholeGame, digest_of
from snapcount.seasons.games.playing import Played
from snapcount.server.store.rows import SeasonLink, StoredSeason
from snapcount.server.store.statements import MATCHES, METADATA

SEASONS = Table(
    "seasons",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("created", Float, nullable=False),
    Column("several", Boolean, nullable=False),
    Column("simulating", Float, nullable=False, server_default="0"),
)
FACTS = Table(
    "season_facts",
    METADATA,
    Column("season", Text, ForeignKey("seasons.id"), primary_key=True),
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
GAMES = Table(
    "season_games",
    METADATA,
    Column("season", Text, ForeignKey("seasons.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("week", Integer, nullable=False),
    Column("stage", Text, nullable=False),
    Column("home", Text, nullable=False),
    Column("away", Text, nullable=False),
    Column("date", Text, nullable=False),
    Column("home_score", Integer),
    Column("away_score", Integer),
    Column("record", LargeBinary),
    Column("box", Text),
    Column("out", Text),
    Column("by", Text),
    Column("digest", Text),
)
CLUBS = Table(
    "season_clubs",
    METADATA,
    Column("season", Text, ForeignKey("seasons.id"), primary_key=True),
    Column("club", Text, primary_key=True),
    Column("name", Text, nullable=False),
)
LINKS = Table(
    "season_links",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    Column("season", Text, ForeignKey("seasons.id"), nullable=False, index=True),
    Column("role", Text, nullable=False),
    Column("club", Text, nullable=False),
    Column("expires", Float, nullable=False),
)
WITHOUT_RECORD = [column for column in GAMES.c if column.name not in ("season", "record", "box", "digest")]


# Writing


def create(
    connection: Connection,
    made: StoredSeason,
    facts: Mapping[str, str],
    games: Sequence[WholeGame],
    links: Sequence[SeasonLink],
) -> None:
    connection.execute(insert(SEASONS), made._asdict())
    connection.execute(
        insert(FACTS), [{"season": made.id, "key": key, "value": value} for key, value in facts.items()]
    )
    if games:
        connection.execute(insert(GAMES), [{"season": made.id, **game._asdict()} for game in games])
    add_links(connection, links)


def add_links(connection: Connection, links: Sequence[SeasonLink]) -> None:
    if links:
        connection.execute(insert(LINKS), [link._asdict() for link in links])


def add_games(connection: Connection, season: str, games: Iterable[GameRow]) -> None:
    """Games that are there already stay as they are: another worker was first."""
    for game in games:
        there = select(GAMES.c.number).where(GAMES.c.season == season, GAMES.c.number == game.number)
        if connection.execute(there).first() is None:
            row = dict(zip(WholeGame._fields[:6], game[:6], strict=True))
            connection.execute(insert(GAMES), {"season": season, **row})


def keep(connection: Connection, season: str, played: Played, by: str) -> bool:
    """A finished game; False where it has been kept already."""
    out = json.dumps(played.out, ensure_ascii=False)
    changed = connection.execute(
        update(GAMES)
        .where(GAMES.c.season == season, GAMES.c.number == played.number, GAMES.c.home_score.is_(None))
        .values(
            home_score=played.score[0],
            away_score=played.score[1],
            record=played.record,
            box=played.box,
            out=out,
            by=by,
            digest=digest_of(played.score, played.record, played.box, out),
        )
    )
    return changed.rowcount == 1


def take_club(connection: Connection, link: SeasonLink, name: str) -> bool:
    """A club and the link of who has it now; False where somebody was first."""
    there = select(CLUBS.c.club).where(CLUBS.c.season == link.season, CLUBS.c.club == link.club)
    if connection.execute(there).first() is not None:
        return False
    connection.execute(insert(CLUBS), {"season": link.season, "club": link.club, "name": name})
    add_links(connection, [link] if link.hash else [])
    return True


def free_club(connection: Connection, season: str, club: str) -> None:
    """The computer has it again; links to it open nothing any more."""
    drop_links(connection, season, "club", club)
    connection.execute(delete(CLUBS).where(CLUBS.c.season == season, CLUBS.c.club == club))


def drop_links(connection: Connection, season: str, role: str, club: str) -> None:
    connection.execute(
        delete(LINKS).where(LINKS.c.season == season, LINKS.c.role == role, LINKS.c.club == club)
    )


def replace_link(connection: Connection, made: SeasonLink) -> None:
    drop_links(connection, made.season, made.role, made.club)
    add_links(connection, [made])


def set_simulating(connection: Connection, season: str, until: float) -> None:
    connection.execute(update(SEASONS).where(SEASONS.c.id == season).values(simulating=until))


def go_on_simulating(connection: Connection, season: str, until: float) -> bool:
    """False where somebody has stopped it."""
    running = update(SEASONS).where(SEASONS.c.id == season, SEASONS.c.simulating > 0)
    return connection.execute(running.values(simulating=until)).rowcount == 1


def note(connection: Connection, season: str, key: str, value: str) -> None:
    connection.execute(delete(FACTS).where(FACTS.c.season == season, FACTS.c.key == key))
    connection.execute(insert(FACTS), {"season": season, "key": key, "value": value})


def set_several(connection: Connection, season: str) -> None:
    connection.execute(update(SEASONS).where(SEASONS.c.id == season).values(several=True))


def delete_season(connection: Connection, season: str) -> None:
    """A season with its games and links. Matches of it are matches like others from then on."""
    connection.execute(
        update(MATCHES).where(MATCHES.c.season == season).values(season=None, season_game=None)
    )
    for table in (LINKS, CLUBS, GAMES, FACTS):
        connection.execute(delete(table).where(table.c.season == season))
    connection.execute(delete(SEASONS).where(SEASONS.c.id == season))


# Reading


def link(connection: Connection, hashed: bytes) -> SeasonLink | None:
    found: Any = connection.execute(select(LINKS).where(LINKS.c.hash == hashed)).one_or_none()
    return None if found is None else SeasonLink(*found)._replace(hash=bytes(found.hash))


def season(connection: Connection, wanted: str) -> StoredSeason | None:
    found: Any = connection.execute(select(SEASONS).where(SEASONS.c.id == wanted)).one_or_none()
    return None if found is None else StoredSeason(*found)


def facts(connection: Connection, wanted: str) -> dict[str, str]:
    found = connection.execute(select(FACTS.c.key, FACTS.c.value).where(FACTS.c.season == wanted))
    return {row.key: row.value for row in found}


def games(connection: Connection, wanted: str) -> list[GameRow]:
    """All games without their records; begun is also what has a match."""
    begun = set(connection.execute(select(MATCHES.c.season_game).where(MATCHES.c.season == wanted)).scalars())
    found = connection.execute(
        select(*WITHOUT_RECORD).where(GAMES.c.season == wanted).order_by(GAMES.c.number)
    )
    return [
        GameRow._make((*row[:8], row.number in begun, row.out or "[[], []]", row.by or "")) for row in found
    ]


def record(connection: Connection, wanted: str, number: int) -> bytes | None:
    found = connection.execute(
        select(GAMES.c.record).where(GAMES.c.season == wanted, GAMES.c.number == number)
    ).scalar_one_or_none()
    return None if found is None else bytes(found)


def boxes(connection: Connection, wanted: str, numbers: Sequence[int]) -> dict[int, str]:
    found = connection.execute(
        select(GAMES.c.number, GAMES.c.box).where(
            GAMES.c.season == wanted, GAMES.c.number.in_(numbers), GAMES.c.box.is_not(None)
        )
    )
    return {row.number: row.box for row in found}


def whole(connection: Connection, wanted: str) -> list[WholeGame]:
    """Every game with all that is kept of it, for a file."""
    columns = [GAMES.c[name] for name in WholeGame._fields]
    found = connection.execute(select(*columns).where(GAMES.c.season == wanted).order_by(GAMES.c.number))
    return [
        WholeGame(*row)._replace(record=None if row.record is None else bytes(row.record)) for row in found
    ]


def clubs(connection: Connection, wanted: str) -> dict[str, str]:
    """The clubs that people have taken, and by what name."""
    found = connection.execute(select(CLUBS.c.club, CLUBS.c.name).where(CLUBS.c.season == wanted))
    return {row.club: row.name for row in found}


def match_of(connection: Connection, wanted: str, number: int) -> str | None:
    """The match that a game of the season is played in."""
    return connection.execute(
        select(MATCHES.c.id).where(MATCHES.c.season == wanted, MATCHES.c.season_game == number)
    ).scalar_one_or_none()
