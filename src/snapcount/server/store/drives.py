"""Daily drives that were entered in a day's table: one a person, game and day."""

from __future__ import annotations

from sqlalchemy import (
    Column,
    Connection,
    Float,
    Integer,
    LargeBinary,
    Table,
    Text,
    delete,
    func,
    insert,
    select,
)

from snapcount.server.store.rows import StoredDrive
from snapcount.server.store.statements import METADATA

DRIVES = Table(
    "drives",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("person", LargeBinary, primary_key=True),
    Column("name", Text, nullable=False),
    Column("how", Text, nullable=False),
    Column("points", Integer, nullable=False),
    Column("yards", Integer, nullable=False),
    Column("plays", Integer, nullable=False),
    Column("picture", Text, nullable=False),
    Column("at", Float, nullable=False),
)
BEST_FIRST = (DRIVES.c.points.desc(), DRIVES.c.yards.desc(), DRIVES.c.plays, DRIVES.c.at)
MOST = 2000
"""Drives in the table of a game and day."""


def add(connection: Connection, drive: StoredDrive, forget_before: int) -> bool:
    """Whether it was entered: a person's first counts, and a full table takes no more. Old days go."""
    connection.execute(delete(DRIVES).where(DRIVES.c.day < forget_before))
    there = select(func.count()).where(DRIVES.c.game == drive.game, DRIVES.c.day == drive.day)
    full = connection.execute(there).scalar_one() >= MOST
    if full or connection.execute(there.where(DRIVES.c.person == drive.person)).scalar_one():
        return False
    connection.execute(insert(DRIVES), drive._asdict())
    return True


def best(connection: Connection, game: str, day: int, most: int) -> tuple[int, list[StoredDrive]]:
    """How many there are, and the best of them."""
    here = (DRIVES.c.game == game, DRIVES.c.day == day)
    count = connection.execute(select(func.count()).where(*here)).scalar_one()
    found = connection.execute(select(DRIVES).where(*here).order_by(*BEST_FIRST).limit(most))
    return int(count), [StoredDrive(*row)._replace(person=bytes(row.person)) for row in found]


def place(connection: Connection, game: str, day: int, person: bytes) -> int | None:
    """Which place a person has; None without a drive."""
    here = select(DRIVES.c.person).where(DRIVES.c.game == game, DRIVES.c.day == day).order_by(*BEST_FIRST)
    people = [bytes(found) for found in connection.execute(here).scalars()]
    return people.index(person) + 1 if person in people else None
