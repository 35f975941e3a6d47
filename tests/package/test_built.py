"""What people install: the built wheel and sdist, from a folder of files, with nothing fetched."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import snapcount
from tests.package.packed import closure, pack

ROOT = Path(__file__).parents[2]
PAGE = "snapcount/server/page/index.html"


def run(*words: str | Path, typed: str = "", **environment: str) -> str:
    # Somewhere else: what lies in the repository isn't what was installed.
    done = subprocess.run(
        [str(word) for word in words],
        env={**os.environ, **environment},
        cwd=ROOT.anchor,
        input=typed,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def build(source: Path, into: Path, *kinds: str) -> None:
    targets = [word for kind in kinds for word in ("-t", kind)]
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", *targets, "-d", str(into)],
        cwd=source,
        check=True,
        capture_output=True,
    )


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with both files."""
    folder = tmp_path_factory.mktemp("dist")
    build(ROOT, folder, "sdist", "wheel")
    return folder


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where `pip install snapcount` put it."""
    folder = tmp_path_factory.mktemp("installed")
    pip = (sys.executable, "-m", "pip", "install", "-q", "--no-compile", "--disable-pip-version-check")
    run(*pip, "--no-index", "--find-links", built, "--target", folder, "snapcount")
    return folder


def test_alone_it_is_library_and_terminal_without_dependencies(installed: Path) -> None:
    assert sorted(path.name for path in installed.iterdir() if path.suffix != ".dist-info") == [
        "bin",
        "snapcount",
    ]
    bare = (sys.executable, "-S", "-m", "snapcount")  # no packages but this one
    assert run(*bare, "--version", PYTHONPATH=str(installed)) == f"snapcount {snapcount.__version__}\n"
    watched = run(
        *bare, "watch", "dice_football", "--length", "quick", "--delay", "0", PYTHONPATH=str(installed)
    )
    assert "final" in watched.lower()


def test_with_the_extra_it_serves_the_page(installed: Path) -> None:
    program = (
        "from starlette.testclient import TestClient; from snapcount.server.app import create_app;"
        "import snapcount; print(snapcount.__file__); client = TestClient(create_app(), 'http://127.0.0.1');"
        "print(client.get('/').text)"
    )
    said = run(
        sys.executable, "-c", program, PYTHONPATH=str(installed), SNAPCOUNT_HOME=str(installed / "home")
    )
    assert said.startswith(str(installed)) and '<script type="module"' in said


def test_a_fresh_install_with_the_extra_finds_all_it_needs_in_an_index(built: Path, tmp_path: Path) -> None:
    """Nothing of this environment is seen: the wheel alone says what the server needs, and pip finds it in a folder."""
    index, fresh = tmp_path / "index", tmp_path / "fresh"
    index.mkdir()
    (wheel,) = built.glob("*.whl")
    shutil.copy(wheel, index)
    wanted = [
        each for text in about(wheel).get_all("Requires-Dist", []) if server_needs(each := Requirement(text))
    ]
    for one in closure(wanted).values():
        pack(one, index)
    pip = (sys.executable, "-m", "pip", "install", "-q", "--no-compile", "--disable-pip-version-check")
    run(*pip, "--no-index", "--find-links", index, "--target", fresh, "snapcount[server]")
    program = (
        "import sys; sys.path.insert(0, sys.argv[1]); import asyncio, fastapi, uvicorn, snapcount;"
        "from snapcount.server.app import create_app; create_app();"
        "print(all(found.__file__.startswith(sys.argv[1]) for found in (fastapi, uvicorn, snapcount)))"
    )
    said = run(sys.executable, "-I", "-S", "-c", program, fresh, SNAPCOUNT_HOME=str(tmp_path / "home"))
    assert said == "True\n"


def server_needs(wanted: Requirement) -> bool:
    return wanted.marker is not None and wanted.marker.evaluate({"extra": "server"})


def about(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as files:
        named = next(name for name in files.namelist() if name.endswith("METADATA"))
        return Parser().parsestr(files.read(named).decode())


def test_the_wheel_has_types_page_licence_and_links(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as files:
        names = files.namelist()
    said = about(wheel)
    assert {"snapcount/py.typed", PAGE} <= set(names)
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert {"server", "print", "solve"} <= set(said.get_all("Provides-Extra", []))
    assert all("extra ==" in need for need in said.get_all("Requires-Dist", []))
    assert {link.split(",")[0] for link in said.get_all("Project-URL", [])} >= {"Homepage", "Documentation"}
    assert "Typing :: Typed" in said.get_all("Classifier", [])
    assert not [name for name in names if name.endswith((".pyc", ".seed")) or "node_modules" in name]


def test_a_wheel_made_of_the_sdist_is_the_same(built: Path, tmp_path: Path) -> None:
    """Who builds from source needs no Node: the sdist has the page."""
    (sdist,), (wheel,) = built.glob("*.tar.gz"), built.glob("*.whl")
    with tarfile.open(sdist) as files:
        files.extractall(tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    build(source, tmp_path, "wheel")
    assert next(tmp_path.glob("*.whl")).read_bytes() == wheel.read_bytes()


def test_uvx_and_pipx_run_it(built: Path, tmp_path: Path) -> None:
    """From a folder of files; today's pipx has uv do the work."""
    folder = {
        "UV_OFFLINE": "1",
        "UV_NO_INDEX": "1",
        "UV_FIND_LINKS": str(built),
        "UV_PYTHON": sys.executable,
        "UV_CACHE_DIR": str(tmp_path / "cache"),
        "PIPX_HOME": str(tmp_path / "pipx"),
        "SNAPCOUNT_HOME": str(tmp_path / "home"),
    }
    for runner in (("uv", "tool", "run"), ("pipx", "run", "--python", sys.executable)):
        said = run(sys.executable, "-m", *runner, "snapcount", "play", "dice_football", typed="q\n", **folder)
        assert "`snapcount play dice_football` goes on." in said
