"""The engine on every Python that is to be had here, from 3.11 on: the same seed gives the same game to the byte."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
VERSIONS = ("3.11", "3.12", "3.13", "3.14", "3.13t", "3.14t")
PROGRAM = """
import hashlib, sys
sys.path.insert(0, sys.argv[1])
import snapcount
from random import Random
from snapcount.core.record.file import dump
for about in snapcount.games():
    game, random = snapcount.new(about.id, length=list(about.lengths)[-1], seed=5), Random(5)
    for _ in range(150):
        if not game.is_over:
            seat = min(game.waiting)
            game.answer(game.waiting[seat].sample(random), seat)
    said = dump(game) + repr([game.say(event) for event in game.events]) + str(game) + game.position(whole=True)
    print(about.id, hashlib.sha256(said.encode()).hexdigest()[:16])
played = snapcount.play_out("canadian_pro", "veteran", "rookie", seed=4, listen=True, minutes=5)
print(played.score, hashlib.sha256(str(played.box()).encode()).hexdigest()[:16])
"""


def said_by(python: str) -> str:
    done = subprocess.run(
        [python, "-I", "-S", "-B", "-c", PROGRAM, str(SOURCE)], capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def found(version: str) -> str | None:
    """On the path, or kept by pyenv, whose shims alone may stand for nothing."""
    places = [shutil.which(f"python{version}")]
    if shutil.which("pyenv"):
        kept = subprocess.run(["pyenv", "versions", "--bare"], capture_output=True, text=True).stdout.split()
        for name in kept:
            number, free = version.rstrip("t"), version.endswith("t")
            if name.startswith(f"{number}.") and name.endswith("t") == free:
                prefix = subprocess.run(
                    ["pyenv", "prefix", name], capture_output=True, text=True
                ).stdout.strip()
                places.append(f"{prefix}/bin/python")
    for python in places:
        if python and subprocess.run([python, "-c", "import sys"], capture_output=True).returncode == 0:
            return python
    return None


@pytest.mark.parametrize("version", VERSIONS)
def test_another_python_plays_the_same_games(version: str) -> None:
    python = found(version)
    if python is None:
        pytest.skip(f"there is no Python {version} here")
    assert said_by(python) == said_by(sys.executable)


# The page's own packages bring a Python of their own, 3.14 now: `npm --prefix web ci` is all it takes.

IN_NODE = """
const { loadPyodide } = await import(process.argv[1]);
const python = await loadPyodide({ stdout: (line) => console.log(line) });
python.mountNodeFS("/src", process.argv[2]);
console.error(python.runPython("import sys; sys.argv = ['', '/src']; '%d.%d' % sys.version_info[:2]"));
python.runPython(process.argv[3]);
"""
PYODIDE = ROOT / "web" / "node_modules" / "pyodide" / "pyodide.mjs"


@pytest.mark.skipif(not (PYODIDE.exists() and shutil.which("node")), reason="the page's packages aren't here")
def test_the_pages_python_plays_the_same_games() -> None:
    command = ["node", "--input-type=module", "-e", IN_NODE, PYODIDE.as_uri(), str(SOURCE), PROGRAM]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    assert done.stderr.split() == ["3.14"], "what the documents say of it"
    assert done.stdout == said_by(sys.executable)


COACHES = """
import hashlib, sys
sys.path.insert(0, sys.argv[1])
import snapcount
from random import Random
from snapcount.core.record.file import dump
from snapcount.games import find
for name, most in {"dice_football": 1000, "card_bowl": 250, "scrimmage": 50}.items():
    made = next(one.make for one in find(name).coaches.levels if one.level == "veteran")
    coaches, game, random = (made(), made()), snapcount.new(name, seed=7), Random(9)
    for _ in range(most):
        if not game.is_over:
            seat = min(game.waiting)
            game.answer(coaches[seat].answer(game.view(seat), game.waiting[seat], random), seat)
    print(name, game.is_over, game.score, hashlib.sha256(dump(game).encode()).hexdigest()[:16])
"""
"""Canadian Pro's coaches add up chances, and sum() does that more finely from 3.12 on; Out of Sight's draw with the
sine of the machine: docs/adr/0011-without-a-server.md."""


@pytest.mark.skipif(not (PYODIDE.exists() and shutil.which("node")), reason="the page's packages aren't here")
def test_coaches_of_three_games_think_the_same_in_the_pages_python() -> None:
    command = ["node", "--input-type=module", "-e", IN_NODE, PYODIDE.as_uri(), str(SOURCE), COACHES]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    here = subprocess.run(
        [sys.executable, "-I", "-S", "-B", "-c", COACHES, str(SOURCE)], capture_output=True, text=True
    )
    assert here.returncode == 0, here.stderr
    assert done.stdout == here.stdout
    assert "dice_football True" in done.stdout, "a whole game"
