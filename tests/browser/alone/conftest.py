"""The page as plain files, in a folder of a web host: no server answers anything."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PATIENCE
from tests.browser.serving import ROOT

DIST = ROOT / "dist"
LONG = 90_000
"""Milliseconds in which a whole engine starts, on a busy machine too."""


class Host:
    """A web host. It can be switched off, as a network can."""

    def __init__(self, folder: Path) -> None:
        self.serving = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
        Thread(target=self.serving.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.serving.server_port}/games/snapcount"

    def stop(self) -> None:
        self.serving.shutdown()
        self.serving.server_close()


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


def built() -> Path:
    """Made by `make static`, here where it isn't there."""
    if not (DIST / "files.json").is_file():
        subprocess.run([sys.executable, str(ROOT / "tools" / "make_static.py")], check=True)
    return DIST


class Copied:
    """A web host of its own, on which another version can be put."""

    def __init__(self, folder: Path) -> None:
        self.files = folder / "games" / "snapcount"
        shutil.copytree(built(), self.files)
        self.host = Host(folder)

    def put_on_another_version(self) -> None:
        version = json.loads((self.files / "files.json").read_text())["version"]
        for name in ("files.json", "service.js"):
            file = self.files / name
            file.write_text(file.read_text().replace(version, "another"))


@pytest.fixture
def copied(page_built: None, tmp_path: Path) -> Iterator[Copied]:
    copied = Copied(tmp_path / "host")
    yield copied
    copied.host.stop()


@pytest.fixture(scope="package")
def server(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """In place of a server: what the tests of the other shell need of it is its address."""
    folder = tmp_path_factory.mktemp("host")
    (folder / "games").mkdir()
    (folder / "games" / "snapcount").symlink_to(built())
    host = Host(folder)
    expect.set_options(timeout=LONG)
    yield host
    expect.set_options(timeout=PATIENCE)
    host.stop()
