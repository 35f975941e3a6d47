"""A private PostgreSQL for the tests: from the installed binaries, as a user of its own, on a socket in a folder."""

from __future__ import annotations

import glob
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest


@cache
def binaries() -> Path:
    """The newest server, installed first where that is possible. Without one: failure in CI, else skipped."""
    found = installed()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        command = "apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql"
        subprocess.run(["sh", "-c", command], check=False, capture_output=True, timeout=600)
        found = installed()
    if found is None:
        reason = "PostgreSQL is not installed: apt-get install postgresql"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    return found


def installed() -> Path | None:
    folders = sorted(glob.glob("/usr/lib/postgresql/*/bin"), key=lambda name: int(name.split("/")[-2]))
    tool = shutil.which("initdb")
    if not folders and tool:
        folders = [str(Path(tool).resolve().parent)]
    return Path(folders[-1]) if folders else None


def as_somebody(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return command
    user = next(
        name for name in ("postgres", "nobody") if name in {entry.pw_name for entry in pwd.getpwall()}
    )
    return ["setpriv", f"--reuid={user}", f"--regid={pwd.getpwnam(user).pw_gid}", "--clear-groups", *command]


class Postgres:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.count = 0

    def database(self) -> str:
        """The address of a new, empty database."""
        self.count += 1
        name = f"test{self.count}"
        create = ["createdb", "-h", str(self.folder), "-U", "snapcount", name]
        subprocess.run([str(binaries() / create[0]), *create[1:]], check=True, capture_output=True)
        return f"postgresql://snapcount@/{name}?host={self.folder}"


@contextmanager
def running() -> Generator[Postgres]:
    bin_folder = binaries()
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    if os.geteuid() == 0:
        entry = pwd.getpwnam("postgres" if "postgres" in {e.pw_name for e in pwd.getpwall()} else "nobody")
        os.chown(folder, entry.pw_uid, entry.pw_gid)
    data = folder / "data"
    initdb = [
        str(bin_folder / "initdb"),
        "-D",
        str(data),
        "-U",
        "snapcount",
        "-A",
        "trust",
        "-E",
        "UTF8",
        "--no-sync",
    ]
    subprocess.run(as_somebody([*initdb, "--locale=C"]), check=True, capture_output=True, cwd="/")
    settings = [
        "-c",
        "listen_addresses=",
        "-c",
        f"unix_socket_directories={folder}",
        "-c",
        "max_connections=60",
        "-c",
        "fsync=off",
    ]
    server = subprocess.Popen(
        as_somebody([str(bin_folder / "postgres"), "-D", str(data), *settings]),
        cwd="/",
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        ready = [str(bin_folder / "pg_isready"), "-h", str(folder), "-t", "20", "-q"]
        for _ in range(100):
            if subprocess.run(ready, check=False).returncode == 0:
                break
            assert server.poll() is None, "PostgreSQL didn't start"
            subprocess.run(["sleep", "0.1"], check=True)
        yield Postgres(folder)
    finally:
        server.send_signal(signal.SIGQUIT)
        server.wait(20)
        shutil.rmtree(folder, ignore_errors=True)
