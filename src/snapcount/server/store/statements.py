"""The tables, and every statement on them: plain functions of a connection, the same for both databases."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    bindparam,
    delete,
    false,
    func,
    insert,
    select,
    update,
)

from snapcount.server.store.rows import Row, StoredMatch, StoredToken

METADATA = MetaData()

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("mode", Text, nullable=False),
    Column("home_kind", Text, nullable=False),
    Column("away_kind", Text, nullable=False),
    Column("home_level", Text, nullable=False),
    Column("away_level", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("created", Float, nullable=False),
    Column("rematch", Text),
    Column("pace_ms", Integer),
    Column("paused", Boolean, nullable=False, server_default=false()),
    Column("home_redrawn", Integer, nullable=False, server_default="0"),
    Column("away_redrawn", Integer, nullable=False, server_default="0"),
    Column("for_keeps", Boolean, nullable=False, server_default=false()),
    Column("season", Text),
    Column("season_game", Integer),
    Index("ix_matches_season", "season", "season_game", unique=True),
)
TOKENS = Table(
    "tokens",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    Column("match", Text, ForeignKey("matches.id"), nullable=False, index=True),
    Column("role", Text, nullable=False),
    Column("expires", Float, nullable=False),
)
INPUTS = Table(
    "inputs",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("line", Text, nullable=False),
    Column("answer_id", Text),
)

REDRAWN = (MATCHES.c.home_redrawn, MATCHES.c.away_redrawn)
APPEND = insert(INPUTS)
ADD_TOKEN = insert(TOKENS)
FIND_TOKEN = select(TOKENS).where(TOKENS.c.hash == bindparam("wanted"))
FIND_MATCH = select(MATCHES).where(MATCHES.c.id == bindparam("wanted"))
ROWS_AFTER = (
    select(INPUTS)
    .where(INPUTS.c.match == bindparam("wanted"), INPUTS.c.seq > bindparam("after"))
    .order_by(INPUTS.c.seq)
)


def append(connection: Connection, rows: Sequence[Row]) -> None:
    """Handed to the driver as they are: a row is its columns, and there may be thousands."""
    if rows:
        connection.exec_driver_sql(written_out(connection.dialect), list(rows))


@cache
def written_out(dialect: Dialect) -> str:
    return str(APPEND.compile(dialect=dialect))


def add_tokens(connection: Connection, tokens: Sequence[StoredToken]) -> None:
    if tokens:
        connection.execute(ADD_TOKEN, [token._asdict() for token in tokens])


def create(
    connection: Connection, match: StoredMatch, tokens: Sequence[StoredToken], rows: Sequence[Row]
) -> None:
    connection.execute(
        insert(MATCHES),
        {
            "id": match.id,
            "game": match.game,
            "mode": match.mode,
            "home_kind": match.kinds[0],
            "away_kind": match.kinds[1],
            "home_level": match.levels[0],
            "away_level": match.levels[1],
            "seed": match.seed,
            "created": match.created,
            "rematch": match.rematch,
            "for_keeps": match.for_keeps,
            "season": match.season,
            "season_game": match.season_game,
        },
    )
    add_tokens(connection, tokens)
    append(connection, rows)


def set_seed(connection: Connection, match: str, seed: bytes) -> None:
    connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(seed=seed))


def set_rematch(connection: Connection, match: str, rematch: str) -> str:
    connection.execute(
        update(MATCHES).where(MATCHES.c.id == match, MATCHES.c.rematch.is_(None)).values(rematch=rematch)
    )
    return str(connection.execute(select(MATCHES.c.rematch).where(MATCHES.c.id == match)).scalar_one())


def set_tempo(connection: Connection, match: str, ms: int, paused: bool) -> None:
    connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(pace_ms=ms, paused=paused))


def count_redrawn(connection: Connection, match: str, seat: int) -> tuple[int, int]:
    """One more line that a seat must draw again; the counts of both seats."""
    column = REDRAWN[seat]
    connection.execute(update(MATCHES).where(MATCHES.c.id == match).values({column: column + 1}))
    home, away = connection.execute(select(*REDRAWN).where(MATCHES.c.id == match)).one()
    return home, away


def token(connection: Connection, hashed: bytes) -> StoredToken | None:
    found: Any = connection.execute(FIND_TOKEN, {"wanted": hashed}).one_or_none()
    return None if found is None else StoredToken(bytes(found.hash), found.match, found.role, found.expires)


def roles(connection: Connection, wanted: str) -> set[str]:
    return set(connection.execute(select(TOKENS.c.role).where(TOKENS.c.match == wanted)).scalars())


def match(connection: Connection, wanted: str) -> StoredMatch | None:
    found: Any = connection.execute(FIND_MATCH, {"wanted": wanted}).one_or_none()
    if found is None:
        return None
    return StoredMatch(
        found.id,
        found.game,
        found.mode,
        (found.home_kind, found.away_kind),
        (found.home_level, found.away_level),
        bytes(found.seed),
        found.created,
        found.rematch,
        found.pace_ms,
        found.paused,
        (found.home_redrawn, found.away_redrawn),
        found.for_keeps,
        found.season,
        found.season_game,
    )


def rows(connection: Connection, wanted: str, after: int) -> list[Row]:
    found = connection.execute(ROWS_AFTER, {"wanted": wanted, "after": after})
    return [Row(row.match, row.seq, row.kind, row.line, row.answer_id) for row in found]


def made_before(connection: Connection, moment: float) -> list[str]:
    """The matches that were made before a moment, the oldest first."""
    old = select(MATCHES.c.id).where(MATCHES.c.created < moment).order_by(MATCHES.c.created, MATCHES.c.id)
    return list(connection.execute(old).scalars())


def opens_until(connection: Connection, wanted: str) -> float:
    """When the last link of a match ends; 0 if it has none."""
    ends = select(func.max(TOKENS.c.expires)).where(TOKENS.c.match == wanted)
    return float(connection.execute(ends).scalar_one() or 0)


def replace_tokens(connection: Connection, made: StoredToken) -> None:
    connection.execute(delete(TOKENS).where(TOKENS.c.match == made.match, TOKENS.c.role == made.role))
    add_tokens(connection, [made])


def delete_match(connection: Connection, wanted: str) -> None:
    """A match with its links and its lines."""
    connection.execute(update(MATCHES).where(MATCHES.c.rematch == wanted).values(rematch=None))
    for table, column in ((TOKENS, TOKENS.c.match), (INPUTS, INPUTS.c.match), (MATCHES, MATCHES.c.id)):
        connection.execute(delete(table).where(column == wanted))
