"""A server's games are copied and its old ones deleted while it runs: `snapcount backup` and `snapcount prune`."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from time import time

import httpx
import pytest

from snapcount.cli.main import main
from snapcount.games import GAMES
from tests.server.doors.test_command import served
from tests.server.postgres import Postgres, binaries
from tests.server.table import Client, bearer, go, make

pytestmark = pytest.mark.web
DAY = 86_400


def snapcount_does(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "snapcount.cli.main", *words], capture_output=True, text=True, timeout=60
    )


async def at_work(host: str, link: str, seen: dict[str, int], enough: asyncio.Event) -> None:
    """Whoever sits here answers at random where asked; `seen` is the last place that was acknowledged."""
    me, random = await Client(host, link).sit(), Random(link)
    while not enough.is_set() and not me.state["over"]:
        asked = me.asked()
        if asked is None:
            await me.hear()
        else:
            given = await me.answer(random.choice(asked["options"])["value"], seat=asked["seat"])
            seen[link] = given["seq"]
            await me.settled(given["seq"])
    await me.leave()


def test_a_backup_made_under_load_holds_all_that_was_acknowledged_and_every_match_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SNAPCOUNT_PACE_MS", "1")
    games, copies = tmp_path / "games.db", [tmp_path / f"copy{n}.db" for n in range(3)]
    with served(tmp_path, "--db", str(games), "--no-limits") as (_, http, host):
        links = [make(http, "hotseat", "dice_football")["table"] for _ in range(4)]
        links += [make(http, "watch", game)["watch"] for game in GAMES]
        seen: dict[str, int] = {}
        acknowledged: list[dict[str, int]] = []

        async def work() -> None:
            enough = asyncio.Event()
            players = [asyncio.create_task(at_work(host, link, seen, enough)) for link in links]
            for copy in copies:
                await asyncio.sleep(0.5)
                acknowledged.append(dict(seen))
                done = await asyncio.to_thread(snapcount_does, "backup", str(copy), "--db", str(games))
                assert done.returncode == 0, done.stderr
                assert done.stdout.startswith(f"9 matches from {games} in {copy}.\n")
            enough.set()
            await asyncio.gather(*players)

        go(work())
    assert acknowledged[0] and acknowledged[0] != acknowledged[-1], "the server was at work meanwhile"
    for copy, before in zip(copies, acknowledged, strict=True):
        with served(tmp_path, "--db", str(copy)) as (_, _, host):
            for link in links:
                again = go(Client(host, link).sit())
                assert again.state["seq"] > before.get(link, -1)
    assert copies[0].stat().st_mode & 0o077 == 0, "the seeds of unfinished games are in it"
    assert not list(tmp_path.glob("*.unfinished"))


def test_a_backup_overwrites_nothing_and_says_what_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there = tmp_path / "there.db"
    there.write_text("mine")
    assert main(["backup", str(tmp_path / "copy.db"), "--db", str(tmp_path / "nothing.db")]) == 2
    assert "There are no games at" in capsys.readouterr().err
    assert main(["backup", str(there), "--db", str(there)]) == 2
    assert "exists already" in capsys.readouterr().err and there.read_text() == "mine"
    assert main(["backup", str(tmp_path / "copy.db"), "--db", str(there)]) == 2
    assert "can't be copied" in capsys.readouterr().err
    assert sorted(tmp_path.iterdir()) == [there]
    key = tmp_path / "copy.db.key"
    key.write_text("mine too")
    assert main(["backup", str(tmp_path / "copy.db"), "--db", str(there)]) == 2
    assert f"{key} exists already" in capsys.readouterr().err and key.read_text() == "mine too"
    assert sorted(tmp_path.iterdir()) == [key, there]


def test_a_server_that_goes_on_from_a_backup_signs_with_the_same_key(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Beside the games, or wherever it lies."""
    for given in ([], ["--key", str(tmp_path / "elsewhere.key")]):
        games, copy = tmp_path / f"games{len(given)}.db", tmp_path / f"copy{len(given)}.db"
        with served(tmp_path, "--db", str(games), *given) as (_, http, _):
            key = http.get("/api/key").json()["key"]
        assert main(["backup", str(copy), "--db", str(games), *given]) == 0
        kept = copy.with_name(copy.name + ".key")
        assert f"The key that this server signs with in {kept}." in capsys.readouterr().out
        assert kept.stat().st_mode & 0o077 == 0, "who has it signs as this server"
        with served(tmp_path, "--db", str(copy)) as (_, http, _):
            assert http.get("/api/key").json()["key"] == key


def test_for_postgresql_the_command_says_the_line_that_makes_a_copy(
    tmp_path: Path,
    postgres: Postgres,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    db, copy, restored = postgres.database(), tmp_path / "games.dump", postgres.database()
    with served(tmp_path, "--db", db, "--no-limits") as (_, http, _):
        link = make(http, "hotseat", "dice_football")["table"]
        assert main(["backup", str(copy), "--db", db]) == 2
        said = capsys.readouterr()
        assert "Nothing was copied." in said.err and not copy.exists()
        line = next(line.strip() for line in said.out.splitlines() if "pg_dump" in line)
        tools = {"PATH": f"{binaries()}:/usr/bin:/bin"}
        subprocess.run(["sh", "-c", line], check=True, env=tools)
        subprocess.run(
            ["sh", "-c", next(line for line in said.out.splitlines() if "cp -p" in line)], check=True
        )
        key = http.get("/api/key").json()["key"]
    restore = ["pg_restore", "--no-owner", f"--dbname={restored}", str(copy)]
    subprocess.run([str(binaries() / restore[0]), *restore[1:]], check=True, env=tools)
    with served(tmp_path, "--db", restored, "--key", f"{copy}.key") as (_, http, host):
        assert go(Client(host, link).sit()).state["questions"]
        assert http.get("/api/key").json()["key"] == key


def test_the_line_for_postgresql_shows_no_password(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup", "x.dump", "--db", "postgresql+asyncpg://me:secret@db.example/games?a=b"]) == 2
    said = capsys.readouterr()
    assert "'postgresql://me@db.example/games?a=b'" in said.out and "secret" not in said.out + said.err


async def resigned(host: str, link: str) -> None:
    table = await Client(host, link).sit()
    await table.send(type="resign", seat="home")
    await table.until("ended")
    await table.leave()


def opens(http: httpx.Client, link: str) -> bool:
    status = http.get("/api/match", headers=bearer(link)).status_code
    assert status in (200, 404)
    return status == 200


def test_prune_deletes_old_games_that_are_over_while_the_server_runs(tmp_path: Path) -> None:
    games = tmp_path / "games.db"
    with served(tmp_path, "--db", str(games), "--no-limits") as (_, http, host):
        made = ("over and old", "running and old", "shut and old", "over and young")
        links = {name: make(http, "hotseat", "dice_football")["table"] for name in made}
        for name in ("over and old", "over and young"):
            go(resigned(host, links[name]))
        ids = {
            name: http.get("/api/match", headers=bearer(link)).json()["match"] for name, link in links.items()
        }
        with closing(sqlite3.connect(games, timeout=10)) as db, db:
            for name in made[:3]:
                db.execute("UPDATE matches SET created = ? WHERE id = ?", (time() - 366 * DAY, ids[name]))
            db.execute("UPDATE matches SET created = ? WHERE id = ?", (time() - 364 * DAY, ids[made[3]]))
            db.execute("UPDATE tokens SET expires = 1 WHERE match = ?", (ids["shut and old"],))

        words = ("prune", "--older-than", "365d", "--db", str(games))
        dry = snapcount_does(*words, "--dry-run")
        assert dry.returncode == 0, dry.stderr
        *told, total = dry.stdout.splitlines()
        standing = {line.split()[1]: line.split(maxsplit=4)[4] for line in told}
        assert standing == {
            ids["over and old"]: "over",
            ids["running and old"]: "still running",
            ids["shut and old"]: "no link opens it any more",
        }
        assert total == "3 older than 365 days: 2 would go, 1 stay."
        assert matches_in(games) == set(ids.values()), "a dry run changes nothing"

        done = snapcount_does(*words)
        assert done.stdout.splitlines() == [*told, "3 older than 365 days: 2 deleted, 1 stay."]
        assert matches_in(games) == {ids["running and old"], ids["over and young"]}
        assert make(http, "hotseat", "dice_football")
    with served(tmp_path, "--db", str(games)) as (_, http, _):
        assert [opens(http, links[name]) for name in made] == [False, True, False, True]


def matches_in(games: Path) -> set[str]:
    """The matches that have a row anywhere; each has its rows everywhere."""
    with closing(sqlite3.connect(games)) as db:
        tables = ("SELECT id FROM matches", "SELECT match FROM tokens", "SELECT match FROM inputs")
        first, *others = ({row[0] for row in db.execute(query)} for query in tables)
        assert all(other == first for other in others)
        return first


def test_prune_works_on_postgresql(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    db = postgres.database()
    with served(tmp_path, "--db", db, "--no-limits") as (_, http, host):
        link = make(http, "hotseat", "dice_football")["table"]
        go(resigned(host, link))
        psql = [str(binaries() / "psql"), "-q", db, "-c", "UPDATE matches SET created = 0"]
        subprocess.run(psql, check=True)
        assert main(["prune", "--older-than", "1d", "--db", db]) == 0
        assert capsys.readouterr().out.endswith("1 older than 1 days: 1 deleted, 0 stay.\n")
    with served(tmp_path, "--db", db) as (_, http, _):
        assert not opens(http, link)


@pytest.mark.parametrize("age", ["365", "0d", "-3d", "d", "1e3d", "two weeks"])
def test_prune_refuses_what_is_no_number_of_days(age: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["prune", "--older-than", age])
    assert "--older-than" in capsys.readouterr().err
