"""A program of many processes that is stopped from outside: it keeps what it has, and nothing of it stays behind."""

from __future__ import annotations

import csv
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from snapcount.cli.numbers.stopping import stoppable

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="such signals are not there")
ENDLESS = ("dice_football", "-n", "1000000", "--length", "quick", "--jobs", "2")
LATE = 60


@pytest.fixture
def program(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """Games without end, the first of them already written."""
    words = ("simulate", *ENDLESS, "--out", tmp_path / "plays.parquet", "--games", tmp_path / "games.csv")
    running = subprocess.Popen(
        [sys.executable, "-m", "snapcount", *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        start_new_session=True,
        preexec_fn=heard,
    )
    until(lambda: (tmp_path / "games.csv").is_file() and (tmp_path / "games.csv").stat().st_size > 1000)
    yield running
    running.kill()
    running.communicate()


def heard() -> None:
    """Whoever runs the tests may ignore them (`nohup`, a shell's background)."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


def until(seen: Callable[[], bool]) -> None:
    late = time.monotonic() + LATE
    while not seen():
        assert time.monotonic() < late
        time.sleep(0.05)


def workers(running: subprocess.Popen[str]) -> list[int]:
    found = Path(f"/proc/{running.pid}/task/{running.pid}/children")
    if not found.is_file():
        pytest.skip("this system doesn't say whose child a process is")
    return [int(pid) for pid in found.read_text(encoding="ascii").split()]


def is_gone(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return True
    return state == "Z"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_whoever_stops_it_finds_whole_files_of_the_same_games(
    program: subprocess.Popen[str], tmp_path: Path, number: signal.Signals
) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    children = workers(program)
    os.killpg(program.pid, number)  # as a system that shuts down does, and a terminal that is closed
    said, wrong = program.communicate(timeout=LATE)
    assert (program.returncode, wrong) == (130, "")
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        games = [row["game_id"] for row in csv.DictReader(file)]
    assert games and f"Stopped; the {len(games)} games that were done:" in said
    plays = parquet.read_table(tmp_path / "plays.parquet", columns=["game_id"])
    assert list(dict.fromkeys(plays["game_id"].to_pylist())) == games
    assert children and all(map(is_gone, children))


def test_killed_at_once_it_takes_its_workers_along(program: subprocess.Popen[str]) -> None:
    children = workers(program)
    program.kill()
    program.wait()
    assert len(children) == 2
    until(lambda: all(map(is_gone, children)))


def test_a_worker_that_is_killed_is_said_in_a_sentence(program: subprocess.Popen[str]) -> None:
    first, second = workers(program)
    os.kill(first, signal.SIGKILL)
    _, wrong = program.communicate(timeout=LATE)
    assert program.returncode == 2 and wrong.startswith("snapcount: A process was ended from outside")
    assert is_gone(second)


def test_what_is_begun_is_finished_before_one_stops() -> None:
    done: list[str] = []
    with pytest.raises(KeyboardInterrupt), stoppable() as stopping:
        with stopping.whole():
            os.kill(os.getpid(), signal.SIGTERM)
            done.append("the rest")
        done.append("more")
    assert done == ["the rest"]


def test_a_signal_that_is_ignored_stays_so() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)  # as `nohup` does
    try:
        with stoppable():
            os.kill(os.getpid(), signal.SIGHUP)
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, before)
