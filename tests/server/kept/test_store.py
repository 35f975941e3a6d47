"""The store, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine

from snapcount.server.store import Row, SeqTaken, StoredDrive, StoredMatch, StoredToken, open_store
from snapcount.server.store.migrate import configuration
from snapcount.server.store.sql import SqlStore
from snapcount.server.store.statements import METADATA
from snapcount.server.store.writer import Job

MATCH = StoredMatch("m1", "toy", "match", ("person", "person"), ("", ""), b"\x00seed\xff", 12.5)
TOKEN = StoredToken(b"\x01" * 32, "m1", "home", 99.0)


def row(seq: int, line: str = "{}", match: str = "m1") -> Row:
    return Row(match, seq, "answer", line, f"id{seq}")


def append(store: SqlStore, rows: list[Row]) -> Awaitable[None]:
    return store.append(lambda: rows)


def with_store(address: str, work: Callable[[SqlStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = open_store(address)
        await store.open(lambda news: None)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_what_was_written_is_there_after_opening_again(address: str) -> None:
    async def write(store: SqlStore) -> None:
        await store.create(MATCH, [TOKEN], [row(0), row(1, '{"a":"ü"}')])

    async def read(store: SqlStore) -> None:
        assert await store.match("m1") == MATCH
        assert await store.match("m2") is None
        assert await store.token(TOKEN.hash) == TOKEN
        assert await store.token(b"\x02" * 32) is None
        assert await store.rows("m1") == [row(0), row(1, '{"a":"ü"}')]
        assert await store.rows("m1", 0) == [row(1, '{"a":"ü"}')]

    with_store(address, write)
    with_store(address, read)


def test_the_first_daily_drive_of_a_person_is_kept_the_best_stand_first_and_old_days_go(address: str) -> None:
    drive = StoredDrive("toy", 20261116, b"\x01" * 32, "Ann", "punt", 0, 12, 4, "⬛🟨🟥", 1.0)
    better = drive._replace(person=b"\x02" * 32, name="Bob", how="touchdown", points=6, yards=9)

    async def work(store: SqlStore) -> None:
        assert await store.add_drive(drive._replace(day=20261101), 0)
        assert await store.add_drive(drive, 20261110) and await store.add_drive(better, 20261110)
        assert not await store.add_drive(drive._replace(name="again", points=6), 20261110)
        assert await store.best_drives("toy", 20261116, 5) == (2, [better, drive])
        assert await store.best_drives("toy", 20261116, 1) == (2, [better])
        assert await store.place_of_drive("toy", 20261116, drive.person) == 2
        assert await store.place_of_drive("toy", 20261116, b"\x03" * 32) is None
        assert await store.best_drives("toy", 20261101, 5) == (0, [])

    with_store(address, work)


def test_of_racing_writes_exactly_one_wins_each_place(address: str) -> None:
    async def race(store: SqlStore) -> None:
        await store.create(MATCH, [TOKEN], [row(0)])
        for seq in range(1, 20):
            tries = [append(store, [row(seq, str(who)), row(seq + 100, str(who))]) for who in range(5)]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(result is None for result in results) == 1
            assert sum(isinstance(result, SeqTaken) for result in results) == 4
        rows = await store.rows("m1")
        assert len(rows) == 39, "of those that lost nothing is stored, not even their free places"

    with_store(address, race)


def test_one_refused_write_takes_no_other_down_with_it(address: str) -> None:
    async def mix(store: SqlStore) -> None:
        matches = [MATCH._replace(id=f"m{number}") for number in range(30)]
        for match in matches:
            await store.create(match, [], [row(0, match=match.id)])
        tries = [
            append(store, [row(0 if number % 3 == 0 else 1, match=match.id)])
            for number, match in enumerate(matches)
        ]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert [isinstance(result, SeqTaken) for result in results] == [
            number % 3 == 0 for number in range(30)
        ]

    with_store(address, mix)


def test_the_rules_run_before_the_transaction_and_one_surprise_takes_no_other_down(address: str) -> None:
    async def play(store: SqlStore) -> None:
        order: list[str] = []
        write = store.database.write

        async def writing(jobs: Sequence[Job]) -> list[Any]:
            order.append(f"write {len(jobs)}")
            return await write(jobs)

        store.database.write = writing  # type: ignore[method-assign]
        await store.create(MATCH, [], [row(0)])
        order.clear()

        def played(seq: int) -> list[Row]:
            order.append("play")
            return [row(seq // (seq != 3))]

        tries = [store.append(partial(played, seq)) for seq in (1, 2, 3)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert order == ["play", "play", "play", "write 2"]
        assert [type(result) for result in results] == [type(None), type(None), ZeroDivisionError]
        assert [found.seq for found in await store.rows("m1")] == [0, 1, 2]

    with_store(address, play)


def test_the_first_rematch_stays(address: str) -> None:
    async def rematch(store: SqlStore) -> None:
        await store.create(MATCH, [], [row(0)])
        made = await asyncio.gather(*(store.set_rematch("m1", f"r{number}") for number in range(4)))
        assert len(set(made)) == 1
        again = await store.match("m1")
        assert again is not None and again.rematch == made[0]

    with_store(address, rematch)


def test_the_migrations_lead_to_the_tables_that_are_used(address: str) -> None:
    async def compare(store: SqlStore) -> None:
        def differences(connection: Connection) -> list[object]:
            return list(compare_metadata(MigrationContext.configure(connection), METADATA))

        found = await store.read(differences)
        assert found == []

    with_store(address, compare)


def test_a_write_that_can_t_be_made_is_not_acknowledged(address: str) -> None:
    async def fail(store: SqlStore) -> None:
        with pytest.raises(SeqTaken):
            await append(store, [row(0, match="nowhere")])
        assert await store.rows("nowhere") == []

    with_store(address, fail)


def test_a_database_of_the_first_version_keeps_its_games(address: str) -> None:
    """Written by the tables of then, read by those of now."""

    async def fill(store: SqlStore) -> None:
        await store.create(MATCH, [TOKEN], [row(0), row(1, '{"a":"ü"}')])

    async def read(store: SqlStore) -> None:
        assert await store.rows("m1") == [row(0), row(1, '{"a":"ü"}')]
        await append(store, [row(2)])
        with pytest.raises(SeqTaken):
            await append(store, [row(1)])

    with_store(address, fill)
    downgrade(address)
    with_store(address, read)


def downgrade(address: str) -> None:
    url = address.replace("postgresql://", "postgresql+asyncpg://") if "://" in address else None

    def back(connection: Connection) -> None:
        command.downgrade(configuration(connection), "0001")

    async def run() -> None:
        engine = create_async_engine(url or "")
        async with engine.begin() as connection:
            await connection.run_sync(back)
        await engine.dispose()

    if url is not None:
        asyncio.run(run())
        return
    engine = create_engine(f"sqlite:///{address}")
    with engine.begin() as connection:
        back(connection)
        made = connection.execute(text("SELECT sql FROM sqlite_master WHERE name = 'inputs'")).scalar_one()
        assert "WITHOUT ROWID" in made, "as it was"
    engine.dispose()
